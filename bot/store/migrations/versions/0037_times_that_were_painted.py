"""With which times a table was painted

Its messages name times of the clock on the wall. While the bot is down the play clock stands, and they are others.
"""

import sqlalchemy as sa
from alembic import op

revision = "0037"
down_revision = "0036"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("painted_ahead", sa.Float(), nullable=False, server_default="0"))
    still_open = sa.text("closed IS NULL")
    op.create_index(
        "ix_tables_painted_ahead",
        "tables",
        ["painted_ahead", "id"],
        sqlite_where=still_open,
        postgresql_where=still_open,
    )
