"""Plainer names: players, settings, prompt; and a deadline that is called after what it does

The columns are renamed in place. Batch mode would copy the table and drop the old one, and SQLite would then delete the
rows of other tables that belong to it.
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
    _rename_deadline("secret", "shown")


def downgrade() -> None:
    _rename_deadline("shown", "secret")
    for old, new in COLUMNS.items():
        op.execute(sa.text(f"ALTER TABLE tables RENAME COLUMN {new} TO {old}"))


def _rename_deadline(old: str, new: str) -> None:
    tables = sa.table("tables", sa.column("id"), sa.column("deadlines", sa.JSON()))
    connection = op.get_bind()
    for number, deadlines in connection.execute(sa.select(tables.c.id, tables.c.deadlines)).all():
        if old in deadlines:
            deadlines[new] = deadlines.pop(old)
            connection.execute(sa.update(tables).where(tables.c.id == number).values(deadlines=deadlines))
