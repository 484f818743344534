"""Ids of interactions and messages that have taken effect; indexes for open, unpainted and silent tables"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

OPEN = sa.text("closed IS NULL")
UNPAINTED = sa.text("painted < version")


def upgrade() -> None:
    op.create_table(
        "arrivals",
        sa.Column("event", sa.BigInteger(), nullable=False),
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("event", "table_id"),
    )
    op.create_index("ix_arrivals_at", "arrivals", ["at"])
    op.add_column("tables", sa.Column("silent", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.execute(sa.text("UPDATE tables SET silent = (closed IS NULL)"))  # until each is saved again
    places = ["id", "channel", "thread", "closed"]
    op.create_index("ix_tables_open", "tables", places, sqlite_where=OPEN, postgresql_where=OPEN)
    op.create_index("ix_tables_unpainted", "tables", ["id"], sqlite_where=UNPAINTED, postgresql_where=UNPAINTED)
    op.create_index(
        "ix_tables_silent", "tables", ["id"], sqlite_where=sa.text("silent = 1"), postgresql_where=sa.text("silent")
    )


def downgrade() -> None:
    for name in ("silent", "unpainted", "open"):
        op.drop_index(f"ix_tables_{name}", "tables")
    op.drop_column("tables", "silent")
    op.drop_index("ix_arrivals_at", "arrivals")
    op.drop_table("arrivals")
