"""Plainer names: players, settings, prompt

The columns are renamed in place. Batch mode would copy the table and drop the old one, and SQLite would then delete
the rows of other tables that belong to it.
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

COLUMNS = {"sitters": "players", "habits": "settings", "asked": "prompt"}


def upgrade() -> None:
    for old, new in COLUMNS.items():
        op.execute(sa.text(f"ALTER TABLE tables RENAME COLUMN {old} TO {new}"))


def downgrade() -> None:
    for old, new in COLUMNS.items():
        op.execute(sa.text(f"ALTER TABLE tables RENAME COLUMN {new} TO {old}"))
