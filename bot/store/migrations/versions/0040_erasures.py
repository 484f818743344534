"""A person's data is deleted in pieces

A row says whose data is being deleted. Whoever dies in the middle is followed by somebody who goes on.
"""

import sqlalchemy as sa
from alembic import op

revision = "0040"
down_revision = "0039"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "erasures",
        sa.Column("person", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("secret", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("person"),
    )
