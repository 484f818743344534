"""The servers in which the daily board was announced"""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "boards",
        sa.Column("server", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("date", sa.String(10), nullable=False),
        sa.PrimaryKeyConstraint("server"),
    )


def downgrade() -> None:
    op.drop_table("boards")
