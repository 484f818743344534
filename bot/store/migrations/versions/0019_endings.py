"""How matches have ended, and which places count

Matches of earlier versions have no ending on record, and all their places count.
"""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("ending", sa.String(length=16)))
    op.add_column("tables", sa.Column("ended_why", sa.String(length=16)))
    op.add_column("tables", sa.Column("ended_by", sa.BigInteger()))
    op.add_column("places", sa.Column("counted", sa.Boolean(), nullable=False, server_default=sa.true()))
    op.add_column("standings", sa.Column("uncounted", sa.Integer(), nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("standings", "uncounted")
    op.drop_column("places", "counted")
    for name in ("ended_by", "ended_why", "ending"):
        op.drop_column("tables", name)
