"""What people are called in each server, and who has left it

The name of a person was that of the server in which they were seen last, and stood on the boards of other servers.
"""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "nicknames",
        sa.Column("server", sa.BigInteger(), nullable=False),
        sa.Column("person", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("gone", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_nicknames_person", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("server", "person"),
    )


def downgrade() -> None:
    op.drop_table("nicknames")
