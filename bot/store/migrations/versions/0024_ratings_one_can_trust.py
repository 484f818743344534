"""What ratings are reckoned from

Ratings and places are those among people from now on. The next start reckons the accounts of every server with results.
"""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"
branch_labels = None
depends_on = None

SCOPE = ("server", "season", "game")
NEW: dict[str, dict[str, Any]] = {
    "standings": {
        "solo": sa.Integer,
        "solo_won": sa.Integer,
        "since": sa.Float,
        "slots": sa.Float,
        "squares": sa.Float,
    },
    "seasons": {"varied": sa.Float, "counted": sa.Float},
}
"""New columns of accounts. They are reckoned anew before anybody reads them."""


def upgrade() -> None:
    op.create_table(
        "meetings",
        sa.Column("server", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("person", sa.BigInteger(), nullable=False),
        sa.Column("other", sa.BigInteger(), nullable=False),
        sa.Column("often", sa.Float(), nullable=False),
        sa.Column("upto", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("server", "game", "person", "other"),
    )
    op.add_column("places", sa.Column("someone", sa.BigInteger()))
    op.add_column("places", sa.Column("rank", sa.Integer()))
    for table, columns in NEW.items():
        for name, kind in columns.items():
            op.add_column(table, sa.Column(name, kind(), nullable=False, server_default="0"))
    op.create_index("ix_standings_solo", "standings", [*SCOPE, "solo_won", "person"])
    op.drop_index("ix_standings_wins", "standings")
    op.create_index("ix_standings_wins", "standings", [*SCOPE, "matches_won", "won", "person", "rounds"])
    op.add_column("rounds", sa.Column("among_people", sa.Boolean(), nullable=False, server_default=sa.true()))
    # two people may be partners where points are shared
    op.execute(
        "UPDATE rounds SET among_people = (SELECT CASE WHEN rounds.measure LIKE '%-shared'"
        " THEN 2 * count(person) > count(*) ELSE count(person) > 1 END"
        " FROM points WHERE points.table_id = rounds.table_id AND points.round = rounds.round)"
    )
    # the next podium says it in a line
    op.execute("INSERT INTO podiums (server, season) SELECT DISTINCT server, 'ratings' FROM rounds")
    op.execute("DELETE FROM recounts")
    op.execute("INSERT INTO recounts (server, noted) SELECT DISTINCT server, 1 FROM rounds")


def downgrade() -> None:
    op.drop_index("ix_standings_wins", "standings")
    op.create_index("ix_standings_wins", "standings", [*SCOPE, "matches_won", "won", "person"])
    op.drop_index("ix_standings_solo", "standings")
    for table, columns in NEW.items():
        for name in columns:
            op.drop_column(table, name)
    op.execute("DELETE FROM podiums WHERE season = 'ratings'")
    op.drop_column("rounds", "among_people")
    op.drop_column("places", "rank")
    op.drop_column("places", "someone")
    op.drop_table("meetings")
