"""Holidays of people"""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "holidays",
        sa.Column("person", sa.BigInteger(), nullable=False),
        sa.Column("begins", sa.Float(), nullable=False),
        sa.Column("ends", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_holidays_person", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "begins"),
    )


def downgrade() -> None:
    op.drop_table("holidays")
