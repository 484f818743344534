"""The seed of each day's deal of Solitaire"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "dailies",
        sa.Column("date", sa.String(length=10), nullable=False),
        sa.Column("seed", sa.String(length=64), nullable=False),
        sa.PrimaryKeyConstraint("date"),
    )


def downgrade() -> None:
    op.drop_table("dailies")
