"""From version 0.2.0 to the next one

The log says which actions were moves ahead; what was logged before was none, for an armed jump of 0.2.0 cannot be told
from one that was pressed. People may get one message for all tables at times of their own: when the next one is due.
"""

import sqlalchemy as sa
from alembic import op

revision = "0033"
down_revision = "0032"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("log", sa.Column("ahead", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "digests",
        sa.Column("person", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("due", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_digests_person", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person"),
    )
    op.create_index("ix_digests_due", "digests", ["due"])
