"""What the painter has posted gets its own column, so that painting and playing never write the same one"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

POSTED = ("message", "lobby", "hands", "settled", "told_round", "lost")
"""Keys that were in the notes before."""


def upgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("posted", sa.JSON(), nullable=False, server_default='{"hands": {}}'))
    tables = sa.table("tables", sa.column("id"), sa.column("notes", sa.JSON()), sa.column("posted", sa.JSON()))
    connection = op.get_bind()
    for number, notes in connection.execute(sa.select(tables.c.id, tables.c.notes)).all():
        posted = {"hands": {}} | {name: notes.pop(name) for name in POSTED if name in notes}
        connection.execute(sa.update(tables).where(tables.c.id == number).values(notes=notes, posted=posted))


def downgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_column("posted")
