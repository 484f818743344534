"""What a server keeps of its matches: places, standings, ratings

For finished matches, the places are computed from the rounds: the winners are known, the others follow by their totals.
The bot computes standings and ratings at its next start.
"""

import json
from collections import defaultdict
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

SCOPE = ("server", "season", "game")
FEW_ARE_GOOD = ("cards", "amm_points")
"""Scorings in which the lowest total wins. Games without an option for scoring are like this too, except one."""
MANY_ARE_GOOD = ("zheng",)
ROWS_PER_STATEMENT = 1000


def _scope() -> list[sa.Column[Any]]:
    return [
        sa.Column("server", sa.BigInteger(), nullable=False),
        sa.Column("season", sa.String(length=7), nullable=False),
        sa.Column("game", sa.String(length=16), nullable=False),
    ]


def _numbers(*names: str) -> list[sa.Column[Any]]:
    return [sa.Column(name, sa.Integer(), nullable=False) for name in names]


def _floats(*names: str) -> list[sa.Column[Any]]:
    return [sa.Column(name, sa.Float(), nullable=False) for name in names]


def upgrade() -> None:
    _results()
    _accounts()
    op.drop_index("ix_points_server", "points")
    op.drop_index("ix_rounds_server", "rounds")
    op.add_column("scripts", sa.Column("log", sa.LargeBinary()))
    op.add_column("log", sa.Column("house", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("points", sa.Column("total", sa.Integer()))
    op.add_column("rounds", sa.Column("measure", sa.String(length=32), nullable=False, server_default=""))
    op.add_column("rounds", sa.Column("lowest", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("rounds", sa.Column("version", sa.Integer(), nullable=False, server_default="0"))
    _tell_results()


def _results() -> None:
    op.create_table(
        "matches",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("server", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(length=16), nullable=False),
        *_floats("ended"),
        *_numbers("rounds"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_matches_table_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["server"], ["servers.id"], name="fk_matches_server"),
        sa.PrimaryKeyConstraint("table_id"),
    )
    op.create_index("ix_matches_server", "matches", ["server", "ended", "table_id"])
    op.create_table(
        "places",
        *_numbers("table_id", "seat"),
        sa.Column("person", sa.BigInteger()),
        sa.Column("server", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(length=16), nullable=False),
        *_floats("ended"),
        *_numbers("place", "total", "side"),
        sa.Column("rating", sa.Float()),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_places_table_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_places_person"),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_index("ix_places_person", "places", ["person", "server", "ended", "table_id"])
    op.create_index("ix_places_game", "places", ["person", "server", "game", "ended", "table_id"])


def _accounts() -> None:
    op.create_table("seasons", *_scope(), *_numbers("rounds", "matches"), sa.PrimaryKeyConstraint(*SCOPE))
    op.create_table(
        "standings",
        *_scope(),
        sa.Column("person", sa.BigInteger(), nullable=False),
        *_numbers("rounds", "won", "matches", "matches_won", "seconds", "thirds"),
        *_floats("beaten"),
        *_numbers("streak", "best_streak", "rated"),
        *_floats("mu", "sigma"),
        sa.Column("rating", sa.Float()),
        sa.Column("placing", sa.Float()),
        sa.PrimaryKeyConstraint(*SCOPE, "person"),
    )
    op.create_index("ix_standings_rating", "standings", [*SCOPE, "rating", "person"])
    op.create_index("ix_standings_wins", "standings", [*SCOPE, "matches_won", "won", "person"])
    op.create_index("ix_standings_placing", "standings", [*SCOPE, "placing", "person"])
    op.create_table(
        "scores",
        *_scope(),
        sa.Column("measure", sa.String(length=32), nullable=False),
        sa.Column("person", sa.BigInteger(), nullable=False),
        *_numbers("rounds", "points"),
        sa.Column("merit", sa.Float()),
        sa.PrimaryKeyConstraint(*SCOPE, "measure", "person"),
    )
    op.create_index("ix_scores_merit", "scores", [*SCOPE, "measure", "merit", "person"])
    op.create_table(
        "podiums",
        sa.Column("server", sa.BigInteger(), nullable=False),
        sa.Column("season", sa.String(length=7), nullable=False),
        sa.PrimaryKeyConstraint("server", "season"),
    )


def _tell_results() -> None:
    """Save what the points of each table mean, and the places in finished matches."""
    connection = op.get_bind()
    said = connection.execute(
        sa.text("SELECT id, game, options FROM tables WHERE id IN (SELECT table_id FROM rounds)")
    ).all()
    means = {number: _measured(game, _object(options)) for number, game, options in said}
    told = [{"number": number, "m": measure, "low": lowest} for number, (measure, lowest) in means.items()]
    for begin in range(0, len(told), ROWS_PER_STATEMENT):
        connection.execute(
            sa.text("UPDATE rounds SET measure = :m, lowest = :low WHERE table_id = :number").bindparams(
                sa.bindparam("low", type_=sa.Boolean())
            ),
            told[begin : begin + ROWS_PER_STATEMENT],
        )
    over = sa.text(
        "SELECT p.table_id, p.round, p.seat, p.person, p.points, p.match_won, r.server, r.game, r.ended FROM points p "
        "JOIN rounds r ON r.table_id = p.table_id AND r.round = p.round "
        "WHERE p.table_id IN (SELECT table_id FROM points WHERE match_won) ORDER BY p.table_id, p.round, p.seat"
    )
    tables = defaultdict(list)
    for row in connection.execute(over).mappings():
        if means[row["table_id"]][0]:  # a game alone has no places
            tables[row["table_id"]].append(row)
    matches, places = [], []
    for number, rows in tables.items():
        common = {
            "table_id": number,
            "server": rows[-1]["server"],
            "game": rows[-1]["game"],
            "ended": rows[-1]["ended"],
        }
        matches.append(common | {"rounds": len({row["round"] for row in rows})})
        places += [common | place for place in _places(rows, *means[number])]
    for name, found in (("matches", matches), ("places", places)):
        table = sa.table(name, *(sa.column(column) for column in (found[0] if found else ())))
        for begin in range(0, len(found), ROWS_PER_STATEMENT):
            connection.execute(sa.insert(table), found[begin : begin + ROWS_PER_STATEMENT])


def _measured(game: str, options: dict[str, Any]) -> tuple[str, bool]:
    """Give what points mean at a table, and whether few are good."""
    if game == "solitaire":
        return "", True
    scoring = str(options.get("scoring", "points"))
    shared = "-shared" if options.get("teams", "off") != "off" else ""
    lowest = scoring in FEW_ARE_GOOD if "scoring" in options else game not in MANY_ARE_GOOD
    return scoring + shared, lowest


def _places(rows: list[Any], measure: str, lowest: bool) -> list[dict[str, Any]]:
    """Give the places: winners first, then by total, and last the players who were not there at the end.

    Players who scored the same in every round are taken for partners.
    """
    last = rows[-1]["round"]
    person: dict[int, Any] = {}
    scored: defaultdict[int, dict[int, int]] = defaultdict(dict)
    won: set[int] = set()
    for row in rows:
        person[row["seat"]] = row["person"]
        scored[row["seat"]][row["round"]] = row["points"]
        if row["match_won"]:
            won.add(row["seat"])
    totals = {seat: sum(by_round.values()) for seat, by_round in scored.items()}
    staying = [seat for seat in scored if last in scored[seat]]
    sign = 1 if lowest else -1
    rank = {seat: (seat not in won, 0 if seat in won else sign * totals[seat]) for seat in staying}
    found = []
    for seat in scored:
        side, place = seat, 1 + len(staying)
        if seat in rank:
            place = 1 + sum(other < rank[seat] for other in rank.values())
            if measure.endswith("-shared"):
                side = next(other for other in sorted(scored) if scored[other] == scored[seat])
        found.append({"seat": seat, "person": person[seat], "place": place, "total": totals[seat], "side": side})
    return found


def _object(text: object) -> dict[str, Any]:
    """Read a JSON column; an empty object if it is damaged."""
    try:
        found = json.loads(text) if isinstance(text, str) else text
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


def downgrade() -> None:
    for table in ("podiums", "scores", "standings", "seasons", "places", "matches"):
        op.drop_table(table)
    for name in ("version", "lowest", "measure"):
        with op.batch_alter_table("rounds") as batch:
            batch.drop_column(name)
    for table, name in (("points", "total"), ("log", "house"), ("scripts", "log")):
        with op.batch_alter_table(table) as batch:
            batch.drop_column(name)
    op.create_index("ix_rounds_server", "rounds", ["server", "game", "table_id"])
    op.create_index("ix_points_server", "points", ["server", "person", "game", "won", "match_won", "points"])
