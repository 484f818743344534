"""Own games: what is tried out, and by which seed it was dealt; an index for those that were played in a server"""

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("lessons", sa.Column("definition", sa.Text()))
    op.add_column("lessons", sa.Column("seed", sa.String(length=64)))
    written = sa.text("definition IS NOT NULL")
    op.create_index(
        "ix_tables_written", "tables", ["server", "game", "id"], sqlite_where=written, postgresql_where=written
    )


def downgrade() -> None:
    op.drop_index("ix_tables_written", "tables")
    op.drop_column("lessons", "seed")
    op.drop_column("lessons", "definition")
