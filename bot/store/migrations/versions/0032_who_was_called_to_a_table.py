"""When a person, or a server's role for looking for players, was last called to a table"""

import sqlalchemy as sa
from alembic import op

revision = "0032"
down_revision = "0031"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "calls",
        sa.Column("called", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("server", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("called"),
    )


def downgrade() -> None:
    op.drop_table("calls")
