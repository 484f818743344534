"""Which servers' accounts are to be reckoned anew

The next start reckons those of every server that has results.
"""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "recounts",
        sa.Column("server", sa.BigInteger(), nullable=False),
        sa.Column("noted", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("server"),
    )
    op.execute("INSERT INTO recounts (server, noted) SELECT DISTINCT server, 1 FROM rounds")


def downgrade() -> None:
    op.drop_table("recounts")
