"""From version 0.1.0 to 0.2.0

New tables and columns, indexes for frequent queries, and what can be said of the rows of 0.1.0. The bot computes
standings and ratings at its next start.

Columns are renamed, added and dropped in place. Batch mode would copy the table and drop the old one, and SQLite would
then delete the rows of other tables that belong to it.
"""

import json
from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0032"
down_revision = "0003"
branch_labels = None
depends_on = None

SCOPE = ("server", "season", "game")
WHOSE = ("server", "game", "person")
ROWS_PER_STATEMENT = 1000
ERASED_BEFORE = 0
"""What stood for a person whose data was erased."""
FEW_ARE_GOOD = ("cards", "amm_points")
"""Scorings in which the lowest total wins. Games without an option for scoring are like this too, except one."""
MANY_ARE_GOOD = ("zheng",)

TABLES = sa.table("tables", sa.column("id", sa.Integer), sa.column("players", sa.JSON), sa.column("deadlines", sa.JSON))


def upgrade() -> None:
    _create_tables_of_people()
    _create_tables_of_servers()
    _create_tables_of_play()
    _create_tables_of_results()
    _create_accounts()
    _note_tries()  # before somebody who was erased is nobody: a try needs an id
    _change_tables()
    _change_other_columns()
    op.execute("DELETE FROM seats WHERE table_id IN (SELECT id FROM tables WHERE closed IS NOT NULL)")
    _fill_results()
    _change_indexes()


# new tables


def _create_tables_of_people() -> None:
    op.create_table(
        "nicknames",
        sa.Column("server", sa.BigInteger(), nullable=False),
        sa.Column("person", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("gone", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_nicknames_person", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("server", "person"),
    )
    op.create_table(
        "person_preferences",
        sa.Column("person", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_person_preferences_person", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "name"),
    )
    op.create_table(
        "holidays",
        sa.Column("person", sa.BigInteger(), nullable=False),
        sa.Column("begins", sa.Float(), nullable=False),
        sa.Column("ends", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_holidays_person", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "begins"),
    )
    op.create_table(
        "calls",
        sa.Column("called", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("server", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("called"),
    )
    op.create_table(
        "lessons",
        sa.Column("person", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("lesson", sa.String(32), nullable=False),
        sa.Column("actions", sa.JSON(), nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("prompt", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("definition", sa.Text()),
        sa.Column("seed", sa.String(64)),
        sa.PrimaryKeyConstraint("person", "game"),
    )


def _create_tables_of_servers() -> None:
    op.create_table(
        "server_preferences",
        sa.Column("server", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["server"], ["servers.id"], name="fk_server_preferences_server", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("server", "name"),
    )
    op.create_table(
        "presets",
        sa.Column("server", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("settings", sa.JSON(), nullable=False),
        sa.Column("definition", sa.Text()),
        sa.ForeignKeyConstraint(["server"], ["servers.id"], name="fk_presets_server", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("server", "name"),
    )
    op.create_table(
        "games",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("server", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("definition", sa.Text(), nullable=False),
        sa.Column("author", sa.BigInteger()),
        sa.Column("changed", sa.Float(), nullable=False),
        sa.Column("checked", sa.JSON()),
        sa.Column("about", sa.Text()),
        sa.ForeignKeyConstraint(["server"], ["servers.id"], name="fk_games_server", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_games_server", "games", ["server"])
    op.create_table(
        "game_drafts",
        sa.Column("person", sa.BigInteger(), nullable=False),
        sa.Column("server", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.Integer()),
        sa.Column("base", sa.Integer(), nullable=False),
        sa.Column("steps", sa.JSON(), nullable=False),
        sa.Column("prompt", sa.Integer(), nullable=False),
        sa.Column("touched", sa.Float(), nullable=False),
        sa.Column("table_id", sa.Integer()),
        sa.ForeignKeyConstraint(["server"], ["servers.id"], name="fk_game_drafts_server", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "server"),
    )
    op.create_index("ix_game_drafts_server", "game_drafts", ["server"])
    op.create_index("ix_game_drafts_touched", "game_drafts", ["touched"])
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("server", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("what", sa.String(16), nullable=False),
        sa.Column("by", sa.BigInteger()),
        sa.Column("whom", sa.BigInteger()),
        sa.Column("table_id", sa.Integer()),
        sa.Column("seen_in", sa.BigInteger(), nullable=False, server_default="0"),
        sa.Column("detail", sa.String(200), nullable=False, server_default=""),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_audit_server", "audit", ["server", "at"])
    op.create_index("ix_audit_at", "audit", ["at"])
    op.create_table(
        "kept_out",
        sa.Column("server", sa.BigInteger(), nullable=False),
        sa.Column("person", sa.BigInteger(), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.Column("until", sa.Float()),
        sa.Column("by", sa.BigInteger()),
        sa.PrimaryKeyConstraint("server", "person"),
    )


def _create_tables_of_play() -> None:
    op.create_table(
        "clock",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("played", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "arrivals",
        sa.Column("event", sa.BigInteger(), nullable=False),
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("event", "table_id"),
    )
    op.create_index("ix_arrivals_at", "arrivals", ["at"])
    op.create_table(
        "tries",
        sa.Column("date", sa.String(10), nullable=False),
        sa.Column("person", sa.BigInteger(), nullable=False),
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("date", "person"),
    )
    op.create_table(
        "boards",
        sa.Column("server", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("date", sa.String(10), nullable=False),
        sa.PrimaryKeyConstraint("server"),
    )
    op.create_table(
        "scripts",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("script", sa.Text(), nullable=False),
        sa.Column("log", sa.LargeBinary()),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_scripts_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id"),
    )
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("server", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("found", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_analyses_table_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["server"], ["servers.id"], name="fk_analyses_server"),
        sa.PrimaryKeyConstraint("table_id", "round"),
    )
    op.create_index("ix_analyses_server", "analyses", ["server", "at"])


def _create_tables_of_results() -> None:
    op.create_table(
        "matches",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("server", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("ended", sa.Float(), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("seen_in", sa.BigInteger(), nullable=False, server_default="0"),
        sa.Column("voided", sa.Float()),
        sa.Column("voided_by", sa.BigInteger()),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_matches_table_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["server"], ["servers.id"], name="fk_matches_server"),
        sa.PrimaryKeyConstraint("table_id"),
    )
    op.create_index("ix_matches_server", "matches", ["server", "ended", "table_id"])
    op.create_index("ix_matches_seen", "matches", ["server", "seen_in"])
    op.create_table(
        "places",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.BigInteger()),
        sa.Column("server", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("ended", sa.Float(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("total", sa.Integer(), nullable=False),
        sa.Column("side", sa.Integer(), nullable=False),
        sa.Column("rating", sa.Float()),
        sa.Column("counted", sa.Boolean(), nullable=False, server_default=sa.true()),
        sa.Column("someone", sa.BigInteger()),
        sa.Column("rank", sa.Integer()),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_places_table_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_places_person"),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_index("ix_places_person", "places", ["person", "server", "ended", "table_id"])
    op.create_index("ix_places_game", "places", ["person", "server", "game", "ended", "table_id"])
    op.create_table(
        "attendance",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("person", sa.BigInteger(), nullable=False),
        sa.Column("server", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("answer_s", sa.Float()),
        sa.Column("finished", sa.Boolean()),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_attendance_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "round", "person"),
    )
    op.create_index("ix_attendance_person", "attendance", ["person", "server", "at"])
    op.create_table(
        "recounts",
        sa.Column("server", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("noted", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("server"),
    )
    op.create_table(
        "restarts",
        sa.Column("server", sa.BigInteger(), nullable=False),
        sa.Column("season", sa.String(7), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("server", "season"),
    )
    op.create_table(
        "podiums",
        sa.Column("server", sa.BigInteger(), nullable=False),
        sa.Column("season", sa.String(7), nullable=False),
        sa.PrimaryKeyConstraint("server", "season"),
    )


def _create_accounts() -> None:
    op.create_table(
        "seasons",
        *_scope(),
        *_integers("rounds", "matches"),
        *_floats("varied", "counted", default="0"),
        sa.PrimaryKeyConstraint(*SCOPE),
    )
    op.create_table(
        "standings",
        *_scope(),
        sa.Column("person", sa.BigInteger(), nullable=False),
        *_integers("rounds", "won", "matches", "matches_won", "seconds", "thirds"),
        *_floats("beaten"),
        *_integers("streak", "best_streak", "rated"),
        *_floats("mu", "sigma"),
        sa.Column("rating", sa.Float()),
        sa.Column("placing", sa.Float()),
        *_integers("uncounted", "solo", "solo_won", default="0"),
        *_floats("since", "slots", "squares", default="0"),
        sa.PrimaryKeyConstraint(*SCOPE, "person"),
    )
    op.create_index("ix_standings_rating", "standings", [*SCOPE, "rating", "person"])
    op.create_index("ix_standings_solo", "standings", [*SCOPE, "solo_won", "person"])
    op.create_index("ix_standings_wins", "standings", [*SCOPE, "matches_won", "won", "person", "rounds"])
    op.create_index("ix_standings_placing", "standings", [*SCOPE, "placing", "person"])
    op.create_table(
        "scores",
        *_scope(),
        sa.Column("measure", sa.String(32), nullable=False),
        sa.Column("person", sa.BigInteger(), nullable=False),
        *_integers("rounds", "points"),
        sa.Column("merit", sa.Float()),
        sa.PrimaryKeyConstraint(*SCOPE, "measure", "person"),
    )
    op.create_index("ix_scores_merit", "scores", [*SCOPE, "measure", "merit", "person"])
    op.create_table("feats", *_whose(), *_integers("debt", "silences"), sa.PrimaryKeyConstraint(*WHOSE))
    op.create_table("favourites", *_whose(), *_integers("card", "laid"), sa.PrimaryKeyConstraint(*WHOSE, "card"))
    op.create_index("ix_favourites_laid", "favourites", [*WHOSE, "laid", "card"])
    op.create_table(
        "rivals",
        *_whose(),
        sa.Column("other", sa.BigInteger(), nullable=False),
        *_integers("ahead", "behind", "lead"),
        sa.PrimaryKeyConstraint(*WHOSE, "other"),
    )
    op.create_index("ix_rivals_lead", "rivals", [*WHOSE, "lead", "other"])
    op.create_table(
        "meetings",
        *_whose(),
        sa.Column("other", sa.BigInteger(), nullable=False),
        *_floats("often"),
        *_integers("upto"),
        sa.PrimaryKeyConstraint(*WHOSE, "other"),
    )


def _scope() -> list[sa.Column[Any]]:
    return [
        sa.Column("server", sa.BigInteger(), nullable=False),
        sa.Column("season", sa.String(7), nullable=False),
        sa.Column("game", sa.String(16), nullable=False),
    ]


def _whose() -> list[sa.Column[Any]]:
    return [
        sa.Column("server", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("person", sa.BigInteger(), nullable=False),
    ]


def _integers(*names: str, default: str | None = None) -> list[sa.Column[Any]]:
    return [sa.Column(name, sa.Integer(), nullable=False, server_default=default) for name in names]


def _floats(*names: str, default: str | None = None) -> list[sa.Column[Any]]:
    return [sa.Column(name, sa.Float(), nullable=False, server_default=default) for name in names]


# columns of tables that there are


def _change_tables() -> None:
    """Rename and add columns of ``tables``, and say in them what was said otherwise."""
    for old, new in (("sitters", "players"), ("habits", "settings"), ("asked", "prompt")):
        op.alter_column("tables", old, new_column_name=new)
    op.add_column("tables", sa.Column("silent", sa.Boolean(), nullable=False, server_default=sa.false()))
    # SQLite cannot let a column be empty that could not: another one takes its place
    op.add_column("tables", sa.Column("whose", sa.BigInteger()))
    op.execute("UPDATE tables SET silent = (closed IS NULL), whose = nullif(host, 0)")
    op.drop_column("tables", "host")
    op.alter_column("tables", "whose", new_column_name="host")
    op.add_column("tables", sa.Column("ending", sa.String(16)))
    op.add_column("tables", sa.Column("ended_why", sa.String(16)))
    op.add_column("tables", sa.Column("ended_by", sa.BigInteger()))
    op.add_column("tables", sa.Column("parent", sa.BigInteger()))
    op.add_column("tables", sa.Column("ended_small", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("definition", sa.Text()))
    op.add_column("tables", sa.Column("title", sa.String(64)))
    _rewrite(TABLES.c.players, '%"person":%0,%', lambda players: [_without_zero(player) for player in players])
    _rewrite(TABLES.c.deadlines, '%"secret"%', _with_secret_renamed)
    _fill_parents()


def _rewrite(column: sa.ColumnClause[Any], pattern: str, rewritten: Callable[[Any], Any]) -> None:
    """Rewrite a JSON column of the tables where its text is like the pattern."""
    connection = op.get_bind()
    some = sa.select(TABLES.c.id, column).where(sa.cast(column, sa.Text).like(pattern))
    for number, value in connection.execute(some).all():
        connection.execute(sa.update(TABLES).where(TABLES.c.id == number).values({column: rewritten(value)}))


def _without_zero(player: dict[str, Any]) -> dict[str, Any]:
    """A person who was erased is nobody, and the seat says so. A result cannot refer to 0."""
    return {**player, "person": None, "erased": True} if player["person"] == ERASED_BEFORE else player


def _with_secret_renamed(deadlines: dict[str, float]) -> dict[str, float]:
    return {name: at for name, at in deadlines.items() if name != "secret"} | {"shown": deadlines["secret"]}


def _fill_parents() -> None:
    """Whoever played again did so in the thread that the bot had made for the table before: its channel is above."""
    op.create_index("ix_tables_made", "tables", ["thread"])
    op.execute(
        "UPDATE tables SET parent ="
        " (SELECT min(before.channel) FROM tables AS before WHERE before.thread = tables.channel)"
        " WHERE channel IN (SELECT made.thread FROM tables AS made WHERE made.thread IS NOT NULL)"
    )
    op.drop_index("ix_tables_made", "tables")


def _change_other_columns() -> None:
    op.add_column("servers", sa.Column("left", sa.Float()))
    op.add_column("servers", sa.Column("greeted", sa.Float()))
    op.add_column("log", sa.Column("house", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("points", sa.Column("total", sa.Integer()))
    op.add_column("points", sa.Column("debt", sa.Integer()))
    op.add_column("points", sa.Column("silences", sa.Integer()))
    op.add_column("points", sa.Column("laid", sa.JSON()))
    op.add_column("rounds", sa.Column("measure", sa.String(32), nullable=False, server_default=""))
    op.add_column("rounds", sa.Column("lowest", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("rounds", sa.Column("version", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("rounds", sa.Column("among_people", sa.Boolean(), nullable=False, server_default=sa.true()))


# indexes of tables that there are


def _change_indexes() -> None:
    for table, name in (("tables", "due"), ("tables", "channel"), ("points", "server")):
        op.drop_index(f"ix_{table}_{name}", table)
    _create_partial_index("servers", "left", ["left"], '"left" IS NOT NULL')
    _create_partial_index("tables", "due", ["due"], "due IS NOT NULL")
    _create_partial_index("tables", "channel", ["channel", "game"], "closed IS NULL")
    _create_partial_index("tables", "thread", ["thread"], "closed IS NULL")
    _create_partial_index("tables", "server", ["server", "game"], "closed IS NULL")
    _create_partial_index("tables", "written", ["server", "game", "id"], "definition IS NOT NULL")
    _create_partial_index("tables", "titled", ["server", "title", "game", "id"], "title IS NOT NULL")
    _create_partial_index("tables", "whole", ["closed"], "closed IS NOT NULL AND state IS NOT NULL")
    _create_partial_index("tables", "open", ["id", "channel", "thread", "closed"], "closed IS NULL")
    _create_partial_index("tables", "unpainted", ["id"], "painted < version")
    op.create_index(
        "ix_tables_silent", "tables", ["id"], sqlite_where=sa.text("silent = 1"), postgresql_where=sa.text("silent")
    )
    op.create_index("ix_points_person", "points", ["person", "game"])
    op.create_index("ix_rounds_seed", "rounds", ["seed"])
    op.create_index("ix_rounds_server", "rounds", ["server", "ended"])


def _create_partial_index(table: str, name: str, columns: Sequence[str], condition: str) -> None:
    where = sa.text(condition)
    op.create_index(f"ix_{table}_{name}", table, columns, sqlite_where=where, postgresql_where=where)


# what can be said of the rows of 0.1.0


def _note_tries() -> None:
    """Note a try for each person who has finished or begun a daily deal."""
    connection = op.get_bind()
    finished = sa.text(
        "SELECT dailies.date, points.person, points.table_id FROM dailies JOIN rounds ON rounds.seed = dailies.seed "
        "JOIN points ON points.table_id = rounds.table_id AND points.round = rounds.round WHERE points.person > 0 "
        "ORDER BY points.table_id"
    )
    begun = sa.text("SELECT notes, host, id FROM tables WHERE closed IS NULL AND game = 'solitaire' ORDER BY id")
    tries = {(date, person): number for date, person, number in connection.execute(finished).all()}
    for notes, host, number in connection.execute(begun).all():
        date = _object(notes).get("daily")
        if date:
            tries.setdefault((date, host), number)
    _insert("tries", [{"date": date, "person": who, "table_id": number} for (date, who), number in tries.items()])


def _fill_results() -> None:
    """Save what the points of each round mean, the places in finished matches, and which servers to compute.

    The places are computed from the rounds: the winners are known, the others follow by their totals.
    """
    connection = op.get_bind()
    played = connection.execute(
        sa.text("SELECT id, game, options FROM tables WHERE id IN (SELECT table_id FROM rounds)")
    ).all()
    meaning = {number: _meaning(game, _object(options)) for number, game, options in played}
    meant = [{"number": number, "m": measure, "low": lowest} for number, (measure, lowest) in meaning.items()]
    put = sa.text("UPDATE rounds SET measure = :m, lowest = :low WHERE table_id = :number")
    for begin in range(0, len(meant), ROWS_PER_STATEMENT):
        connection.execute(
            put.bindparams(sa.bindparam("low", type_=sa.Boolean())), meant[begin : begin + ROWS_PER_STATEMENT]
        )
    # two people may be partners where points are shared
    op.execute(
        "UPDATE rounds SET among_people = (SELECT CASE WHEN rounds.measure LIKE '%-shared'"
        " THEN 2 * count(person) > count(*) ELSE count(person) > 1 END"
        " FROM points WHERE points.table_id = rounds.table_id AND points.round = rounds.round)"
    )
    _fill_matches(meaning)
    op.execute("INSERT INTO recounts (server, noted) SELECT DISTINCT server, 1 FROM rounds")
    # the next podium says in a line that ratings were computed again
    op.execute("INSERT INTO podiums (server, season) SELECT DISTINCT server, 'ratings' FROM rounds")


def _meaning(game: str, options: dict[str, Any]) -> tuple[str, bool]:
    """Give what points mean at a table, and whether few are good."""
    if game == "solitaire":
        return "", True
    scoring = str(options.get("scoring", "points"))
    shared = "-shared" if options.get("teams", "off") != "off" else ""
    lowest = scoring in FEW_ARE_GOOD if "scoring" in options else game not in MANY_ARE_GOOD
    return scoring + shared, lowest


def _fill_matches(meaning: dict[int, tuple[str, bool]]) -> None:
    over = sa.text(
        "SELECT p.table_id, p.round, p.seat, p.person, p.points, p.match_won, r.server, r.game, r.ended,"
        " coalesce(t.parent, t.channel) AS seen_in FROM points p"
        " JOIN rounds r ON r.table_id = p.table_id AND r.round = p.round JOIN tables t ON t.id = p.table_id"
        " WHERE p.table_id IN (SELECT table_id FROM points WHERE match_won) ORDER BY p.table_id, p.round, p.seat"
    )
    tables = defaultdict(list)
    for row in op.get_bind().execute(over).mappings():
        if meaning[row["table_id"]][0]:  # a game alone has no places
            tables[row["table_id"]].append(row)
    matches, places = [], []
    for number, rows in tables.items():
        last = rows[-1]
        common = {"table_id": number, "server": last["server"], "game": last["game"], "ended": last["ended"]}
        matches.append(common | {"rounds": len({row["round"] for row in rows}), "seen_in": last["seen_in"]})
        places += [common | place for place in _places(rows, *meaning[number])]
    _insert("matches", matches)
    _insert("places", places)


def _places(rows: Sequence[sa.RowMapping], measure: str, lowest: bool) -> list[dict[str, Any]]:
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


def _insert(name: str, rows: Sequence[dict[str, Any]]) -> None:
    table = sa.table(name, *(sa.column(column) for column in (rows[0] if rows else ())))
    for begin in range(0, len(rows), ROWS_PER_STATEMENT):
        op.get_bind().execute(sa.insert(table), rows[begin : begin + ROWS_PER_STATEMENT])
