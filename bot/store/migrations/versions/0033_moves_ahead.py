"""Moves ahead: the log says which actions were some.

What was logged before was none. An armed jump of version 0.2.0 cannot be told from one that was pressed.
"""

import sqlalchemy as sa
from alembic import op

revision = "0033"
down_revision = "0032"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("log", sa.Column("ahead", sa.Boolean(), nullable=False, server_default=sa.false()))
