"""One try for each person at a daily deal; scripts of compacted tables; indexes for frequent queries"""

import json

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

OPEN = sa.text("closed IS NULL")
DUE = sa.text("due IS NOT NULL")
WHOLE = sa.text("closed IS NOT NULL AND state IS NOT NULL")


def upgrade() -> None:
    op.create_table(
        "tries",
        sa.Column("date", sa.String(length=10), nullable=False),
        sa.Column("person", sa.BigInteger(), nullable=False),
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("date", "person"),
    )
    op.create_table(
        "scripts",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("script", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_scripts_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id"),
    )
    _note_tries()
    op.execute(sa.text("DELETE FROM seats WHERE table_id IN (SELECT id FROM tables WHERE closed IS NOT NULL)"))
    op.drop_index("ix_tables_due", "tables")
    op.create_index("ix_tables_due", "tables", ["due"], sqlite_where=DUE, postgresql_where=DUE)
    op.drop_index("ix_tables_channel", "tables")
    for name in ("channel", "server"):
        op.create_index(f"ix_tables_{name}", "tables", [name, "game"], sqlite_where=OPEN, postgresql_where=OPEN)
    op.create_index("ix_tables_thread", "tables", ["thread"], sqlite_where=OPEN, postgresql_where=OPEN)
    op.create_index("ix_tables_whole", "tables", ["closed"], sqlite_where=WHOLE, postgresql_where=WHOLE)
    op.drop_index("ix_points_server", "points")
    op.create_index("ix_points_server", "points", ["server", "person", "game", "won", "match_won", "points"])
    op.create_index("ix_rounds_server", "rounds", ["server", "game", "table_id"])
    op.create_index("ix_rounds_seed", "rounds", ["seed"])


def _note_tries() -> None:
    """Note a try for each person who has finished or begun a daily deal."""
    connection = op.get_bind()
    finished = sa.text(
        "SELECT dailies.date, points.person, points.table_id FROM dailies JOIN rounds ON rounds.seed = dailies.seed "
        "JOIN points ON points.table_id = rounds.table_id AND points.round = rounds.round WHERE points.person > 0"
    )
    begun = sa.text("SELECT notes, host, id FROM tables WHERE closed IS NULL AND game = 'solitaire'")
    tries = {(date, person): number for date, person, number in connection.execute(finished).all()}
    for notes, host, number in connection.execute(begun).all():
        try:
            kept = json.loads(notes) if isinstance(notes, str) else notes
        except ValueError:
            continue  # a damaged table, of which nothing is known
        date = kept.get("daily") if isinstance(kept, dict) else None
        if date:
            tries.setdefault((date, host), number)
    table = sa.table("tries", sa.column("date"), sa.column("person"), sa.column("table_id"))
    if tries:
        rows = [{"date": date, "person": person, "table_id": number} for (date, person), number in tries.items()]
        connection.execute(sa.insert(table), rows)


def downgrade() -> None:
    op.drop_index("ix_rounds_seed", "rounds")
    op.drop_index("ix_rounds_server", "rounds")
    op.drop_index("ix_points_server", "points")
    op.create_index("ix_points_server", "points", ["server"])
    for name in ("whole", "thread", "server", "channel", "due"):
        op.drop_index(f"ix_tables_{name}", "tables")
    op.create_index("ix_tables_channel", "tables", ["channel"])
    op.create_index("ix_tables_due", "tables", ["due"])
    op.drop_table("scripts")
    op.drop_table("tries")
