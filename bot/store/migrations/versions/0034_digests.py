"""People may get one message for all tables at times of their own: when the next one is due."""

import sqlalchemy as sa
from alembic import op

revision = "0034"
down_revision = "0033"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "digests",
        sa.Column("person", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("due", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_digests_person", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person"),
    )
    op.create_index("ix_digests_due", "digests", ["due"])
