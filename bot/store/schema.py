"""The tables of the database. Discord ids are 64-bit numbers; times are seconds since 1970."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    false,
    text,
    true,
)

INTEGER_LIMIT, BIG_INTEGER_LIMIT = 2**31 - 1, 2**63 - 1
"""Upper bounds on the numbers that columns of these types hold. Whatever reads a number from outside holds them."""

metadata = MetaData(
    naming_convention={"ix": "ix_%(table_name)s_%(column_0_name)s", "fk": "fk_%(table_name)s_%(column_0_name)s"}
)

DELETED: dict[str, object] = {"person": "delete"}
"""A person's id. The row is deleted with the person's data."""
ANONYMISED: dict[str, object] = {"person": "anonymise"}
"""A person's id or name in a row that concerns others too. With the person's data it is removed, and the row stays:
the id is NULL then.
"""
OF_SERVER: dict[str, object] = {"server": "delete"}
"""A server's id. The row is deleted with the server's data."""
OF_NOBODY: dict[str, object] = {"nobody": True}
"""None of these, or deleted with its row.

Every column that could hold an id or a name has one of these marks (``info``). Deleting and making anonymous read
them, so that no table is forgotten. What is exported says ``about_people``.
"""


def about_people(sentence: str, exported: str = "", withheld: str = "") -> dict[str, object]:
    """What a table with people in it says of itself (``info``): which ``sentence`` of *My data* tells of it (a text
    ``privacy-…``); the columns that a person's export has, which is what that person may see now; and those that are
    ``withheld``.

    A counter of a running table says that somebody has acted unseen; the seed of a round that is being tried is its
    deck.
    """
    return {"sentence": sentence, "exported": exported, "withheld": withheld}


OPEN, UNPAINTED = text("closed IS NULL"), text("painted < version")
LEFT = text('"left" IS NOT NULL')
DUE, WHOLE = text("due IS NOT NULL"), text("closed IS NOT NULL AND state IS NOT NULL")
WRITTEN, TITLED = text("definition IS NOT NULL"), text("title IS NOT NULL")
"""Conditions of partial indexes. Frequent queries concern few tables, and the indexes contain only those."""

servers = Table(
    "servers",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False, info=OF_SERVER),
    Column("locale", String(16), nullable=False, default="en-US"),
    Column("left", Float),  # when the bot left, in real time
    Column("greeted", Float),  # when the bot said what it needs, in real time
    Index("ix_servers_left", "left", sqlite_where=LEFT, postgresql_where=LEFT),
)

people = Table(
    "people",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False, info=DELETED),
    Column("name", String(64), nullable=False, info=OF_NOBODY),
    Column("locale", String(16), nullable=False, default="en-US"),
    Column("dm_channel", BigInteger, info=OF_NOBODY),
    Column("takes_dms", Boolean, nullable=False, default=True),
    info=about_people("you", "id name locale dm_channel takes_dms"),
)

nicknames = Table(  # what a person is called in a server
    "nicknames",
    metadata,
    Column("server", BigInteger, nullable=False, info=OF_SERVER),
    Column("person", BigInteger, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, info=DELETED),
    Column("name", String(64), nullable=False, info=OF_NOBODY),
    Column(
        "gone", Boolean, nullable=False, default=False, server_default=false()
    ),  # has left the server, as far as Discord has said
    PrimaryKeyConstraint("server", "person"),
    Index("ix_nicknames_person", "person"),
    info=about_people("you", "server person name gone"),
)

person_preferences = Table(  # values that are not the default, by the names in bot/people/preferences.py
    "person_preferences",
    metadata,
    Column("person", BigInteger, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, info=DELETED),
    Column("name", String(32), nullable=False, info=OF_NOBODY),
    Column("value", Text, nullable=False, info=OF_NOBODY),
    PrimaryKeyConstraint("person", "name"),
    info=about_people("choices", "person name value"),
)

erasures = Table(  # people whose data is being deleted: it goes on until this row is deleted, too
    "erasures",
    metadata,
    Column("person", BigInteger, primary_key=True, autoincrement=False, info=DELETED),
    # from it comes the number that stands for the person in each server (``places``)
    Column("secret", BigInteger, nullable=False, info=OF_NOBODY),
    info=about_people("choices", "person", withheld="secret"),
)

digests = Table(  # people who get one message for all tables, and when the next one is due
    "digests",
    metadata,
    Column(
        "person",
        BigInteger,
        ForeignKey("people.id", ondelete="CASCADE"),
        primary_key=True,
        autoincrement=False,
        info=DELETED,
    ),
    Column("due", Float, nullable=False),  # in real time; 0: to be computed from what the person has chosen
    Index("ix_digests_due", "due"),
    info=about_people("choices", "person due"),
)

wishes = Table(  # people who want to be told when a table opens in a server; empty: any game, any pace
    "wishes",
    metadata,
    Column("person", BigInteger, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, info=DELETED),
    Column("server", BigInteger, ForeignKey("servers.id", ondelete="CASCADE"), nullable=False, info=OF_SERVER),
    Column("game", String(16), nullable=False, info=OF_NOBODY),
    Column("pace", String(8), nullable=False, info=OF_NOBODY),
    Column("until", Float, nullable=False),
    Column("told", Float, nullable=False, server_default="0"),
    PrimaryKeyConstraint("person", "server"),
    Index("ix_wishes_server", "server"),
    info=about_people("choices", "person server game pace until told"),
)

server_preferences = Table(
    "server_preferences",
    metadata,
    Column("server", BigInteger, ForeignKey("servers.id", ondelete="CASCADE"), nullable=False, info=OF_SERVER),
    Column("name", String(32), nullable=False, info=OF_NOBODY),
    Column("value", Text, nullable=False, info=OF_NOBODY),
    PrimaryKeyConstraint("server", "name"),
)

presets = Table(  # options that a server has saved, with the version of their rules
    "presets",
    metadata,
    Column("server", BigInteger, ForeignKey("servers.id", ondelete="CASCADE"), nullable=False, info=OF_SERVER),
    Column("name", String(32), nullable=False, info=OF_NOBODY),
    Column("game", String(16), nullable=False),
    Column("definition", Text, info=OF_NOBODY),  # as at a table
    Column("rules_version", Integer, nullable=False),
    Column("options", JSON, nullable=False, info=OF_NOBODY),
    Column("settings", JSON, nullable=False, info=OF_NOBODY),
    PrimaryKeyConstraint("server", "name"),
)

games = Table(  # games that a server has written down
    "games",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("server", BigInteger, ForeignKey("servers.id", ondelete="CASCADE"), nullable=False, info=OF_SERVER),
    Column("name", String(64), nullable=False, info=OF_NOBODY),  # no other of the server has it, in small letters
    Column("version", Integer, nullable=False),  # counts how often it was saved
    Column("definition", Text, nullable=False, info=OF_NOBODY),
    Column("about", Text, info=OF_NOBODY),  # the sentence about it; NULL where an earlier version saved it
    Column("author", BigInteger, info=ANONYMISED),  # who saved it last
    Column("changed", Float, nullable=False),  # in real time
    Column("checked", JSON, info=OF_NOBODY),  # what its check has found; NULL: this version was not checked
    Index("ix_games_server", "server"),
    sqlite_autoincrement=True,  # the number of a deleted game is given to no other
    info=about_people("written", "id server name version definition about author changed checked"),
)

game_drafts = Table(  # games that somebody is working at
    "game_drafts",
    metadata,
    Column("person", BigInteger, nullable=False, info=DELETED),
    Column("server", BigInteger, ForeignKey("servers.id", ondelete="CASCADE"), nullable=False, info=OF_SERVER),
    Column("game", Integer),  # the game of the server that is changed; NULL: a new one
    Column("base", Integer, nullable=False),  # the version of that game with which the work began
    Column("steps", JSON, nullable=False, info=OF_NOBODY),  # the definition after each change, the newest last
    Column("prompt", Integer, nullable=False),  # counts the changes; buttons carry it
    Column("touched", Float, nullable=False),  # in real time
    Column("table_id", Integer),  # where the winner of a round makes a rule; NULL: it is to be a game of the server
    PrimaryKeyConstraint("person", "server"),
    Index("ix_game_drafts_server", "server"),
    Index("ix_game_drafts_touched", "touched"),
    info=about_people("written", "person server game base steps prompt touched table_id"),
)

holidays = Table(
    "holidays",
    metadata,
    Column("person", BigInteger, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, info=DELETED),
    Column("begins", Float, nullable=False),  # in real time
    Column("ends", Float, nullable=False),
    PrimaryKeyConstraint("person", "begins"),
    info=about_people("choices", "person begins ends"),
)

calls = Table(  # who was called to a table within the last hour
    "calls",
    metadata,
    # a person; or a server, where everybody with its role was called
    Column("called", BigInteger, primary_key=True, autoincrement=False, info=DELETED),
    Column("server", BigInteger, nullable=False, info=OF_SERVER),
    Column("at", Float, nullable=False),
    info=about_people("you", "called server at"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("server", BigInteger, ForeignKey("servers.id"), nullable=False, info=OF_SERVER),
    Column("channel", BigInteger, nullable=False, info=OF_NOBODY),
    Column("thread", BigInteger, info=OF_NOBODY),
    Column("parent", BigInteger, info=OF_NOBODY),  # the channel above, where ``channel`` is a public thread
    Column(
        "host", BigInteger, info=ANONYMISED
    ),  # NULL: a closed table whose host's data was erased, or an event's lobby
    Column("game", String(16), nullable=False),
    Column("definition", Text, info=OF_NOBODY),  # a game that people have written, word by word; NULL: it has a name
    Column("title", String(64), info=OF_NOBODY),  # what they call it; NULL also where an earlier version opened it
    Column("rules_version", Integer, nullable=False),
    Column("options", JSON, nullable=False, info=OF_NOBODY),
    # settings of the table that are not rules: turn clock, thread
    Column("settings", JSON, nullable=False, info=OF_NOBODY),
    Column("version", Integer, nullable=False),
    Column("painted", Integer, nullable=False),
    Column("prompt", Integer, nullable=False),  # counts the decisions that all have seen fall; buttons carry it
    Column("players", JSON, nullable=False, info=ANONYMISED),
    Column("state", JSON, info=OF_NOBODY),  # JSON's null in a lobby; NULL once the table has been compacted
    Column(
        "notes", JSON, nullable=False, info=ANONYMISED
    ),  # recent events of the table, and what is known of its round
    Column("posted", JSON, nullable=False, info=ANONYMISED),  # what the painter has posted; only the painter writes it
    Column("due", Float),  # the next deadline, for the timer
    Column("deadlines", JSON, nullable=False, info=OF_NOBODY),
    Column("opened", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("closed", Float),
    # how its match has ended, and why, as bot/tables/table.py says; NULL: it has not, or an earlier version closed it
    Column("ending", String(16)),
    Column("ended_why", String(16)),
    Column("ended_by", BigInteger, info=ANONYMISED),  # the person who closed it, if one person did
    # whether it is less than what its server counts
    Column("ended_small", Boolean, nullable=False, default=False, server_default=false()),
    # nobody may speak; after a downtime the messages since then are read
    Column("silent", Boolean, nullable=False, default=False, server_default=false()),
    # by how many seconds real time was ahead of the play clock: so the times are that its messages name
    Column("painted_ahead", Float, nullable=False, default=0.0, server_default="0"),
    Index("ix_tables_painted_ahead", "painted_ahead", "id", sqlite_where=OPEN, postgresql_where=OPEN),
    Index("ix_tables_due", "due", sqlite_where=DUE, postgresql_where=DUE),
    Index("ix_tables_channel", "channel", "game", sqlite_where=OPEN, postgresql_where=OPEN),
    Index("ix_tables_thread", "thread", sqlite_where=OPEN, postgresql_where=OPEN),
    Index("ix_tables_server", "server", "game", sqlite_where=OPEN, postgresql_where=OPEN),
    Index("ix_tables_of_server", "server"),
    Index("ix_tables_written", "server", "game", "id", sqlite_where=WRITTEN, postgresql_where=WRITTEN),
    Index("ix_tables_titled", "server", "title", "game", "id", sqlite_where=TITLED, postgresql_where=TITLED),
    Index("ix_tables_whole", "closed", sqlite_where=WHOLE, postgresql_where=WHOLE),
    # Rows are long: queries at the start are answered from the index, without reading the rows.
    Index("ix_tables_open", "id", "channel", "thread", "closed", sqlite_where=OPEN, postgresql_where=OPEN),
    Index("ix_tables_unpainted", "id", sqlite_where=UNPAINTED, postgresql_where=UNPAINTED),
    Index("ix_tables_silent", "id", sqlite_where=text("silent = 1"), postgresql_where=text("silent")),
    info=about_people(
        "games",
        "id server channel thread parent host game definition rules_version options settings opened "
        "closed ending ended_why ended_by ended_small title",
        withheld="version painted painted_ahead prompt players state notes posted due deadlines touched silent",
    ),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", Integer, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", BigInteger, ForeignKey("people.id"), index=True, info=DELETED),
    PrimaryKeyConstraint("table_id", "seat"),
    info=about_people("games", "table_id seat person"),
)

log = Table(
    "log",
    metadata,
    Column("table_id", Integer, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("version", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("action", JSON, nullable=False, info=OF_NOBODY),  # contains seats, no people
    Column("events", JSON, nullable=False, info=OF_NOBODY),
    Column(
        "house", Boolean, nullable=False, default=False, server_default=false()
    ),  # the house acted, because somebody's time was up
    Column("ahead", Boolean, nullable=False, default=False, server_default=false()),  # it was a move ahead
    PrimaryKeyConstraint("table_id", "version"),
)

rounds = Table(
    "rounds",
    metadata,
    Column("table_id", Integer, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("round", Integer, nullable=False),
    Column("server", BigInteger, ForeignKey("servers.id"), nullable=False, info=OF_SERVER),
    Column("game", String(16), nullable=False),
    Column("seed", String(64), nullable=False, info=OF_NOBODY),
    Column("ended", Float, nullable=False),
    Column(
        "measure", String(32), nullable=False, info=OF_NOBODY, default="", server_default=""
    ),  # what its points mean; empty: they are not compared between people
    Column("lowest", Boolean, nullable=False, default=False, server_default=false()),  # whether few points are good
    # version of the table at the last step of the round; 0: not known
    Column("version", Integer, nullable=False, default=0, server_default="0"),
    Column("among_people", Boolean, nullable=False, default=True, server_default=true()),  # and no computers
    PrimaryKeyConstraint("table_id", "round"),
    Index("ix_rounds_seed", "seed"),
    Index("ix_rounds_server", "server", "ended"),
)

points = Table(
    "points",
    metadata,
    Column("table_id", Integer, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("round", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("server", BigInteger, ForeignKey("servers.id"), nullable=False, info=OF_SERVER),
    Column("game", String(16), nullable=False),
    Column("person", BigInteger, ForeignKey("people.id"), info=ANONYMISED),
    Column("points", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("match_won", Boolean, nullable=False, default=False),
    Column("total", Integer),  # after the round; not known for old rounds
    # what was done in the round (``feats``, ``favourites``); not known for old rounds
    Column("debt", Integer),
    Column("silences", Integer),
    Column("laid", JSON, info=OF_NOBODY),
    # luck, and what mistakes gave away, in 1/10,000 of a round won (alone: of 100 points); NULL: not worked out
    Column("luck", Integer),
    Column("mistakes", Integer),
    Column("gave", Integer),
    PrimaryKeyConstraint("table_id", "round", "seat"),
    Index("ix_points_person", "person", "game"),
    Index("ix_points_server", "server"),
    info=about_people(
        "games",
        "table_id round seat server game person points won match_won total debt silences laid luck mistakes gave",
    ),
)

matches = Table(
    "matches",
    metadata,
    Column("table_id", Integer, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("server", BigInteger, ForeignKey("servers.id"), nullable=False, info=OF_SERVER),
    Column("game", String(16), nullable=False),
    Column("ended", Float, nullable=False),
    Column("rounds", Integer, nullable=False),
    # the channel that says who may see it; 0 is none
    Column("seen_in", BigInteger, nullable=False, server_default="0", info=OF_NOBODY),
    # since when it is void, because somebody who manages the server said so; NULL: it is not
    Column("voided", Float),
    Column("voided_by", BigInteger, info=ANONYMISED),
    Index("ix_matches_server", "server", "ended", "table_id"),
    Index("ix_matches_seen", "server", "seen_in"),
    info=about_people("decisions", "table_id server game ended rounds seen_in voided voided_by"),
)

places = Table(
    "places",
    metadata,
    Column("table_id", Integer, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", BigInteger, ForeignKey("people.id"), info=ANONYMISED),
    Column("server", BigInteger, nullable=False, info=OF_SERVER),
    Column("game", String(16), nullable=False),
    Column("ended", Float, nullable=False),
    Column("place", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("side", Integer, nullable=False),  # partners have the same
    Column("rating", Float),  # the person's rating in this game after it
    # whether it counts for wins, streaks and ratings
    Column("counted", Boolean, nullable=False, default=True, server_default=true()),
    # instead of a person whose data was erased: a number drawn at random, the same for all places in this server
    Column("someone", BigInteger, info=OF_NOBODY),
    Column("rank", Integer),  # the place for the rating, by the points without the first round; NULL: an old match
    PrimaryKeyConstraint("table_id", "seat"),
    Index("ix_places_person", "person", "server", "ended", "table_id"),
    Index("ix_places_game", "person", "server", "game", "ended", "table_id"),
    info=about_people(
        "games",
        "table_id seat person server game ended place total side rating counted rank",
        withheld="someone",
    ),
)

_SCOPE = ("server", "season", "game")


def _scope() -> list[Column[int] | Column[str]]:
    """Columns for the scope of a standing: server, month (empty: all time) and game (empty: all games)."""
    return [
        Column("server", BigInteger, nullable=False, info=OF_SERVER),
        Column("season", String(7), nullable=False),
        Column("game", String(16), nullable=False),
    ]


_WHOSE = ("server", "game", "person")


def _whose() -> list[Column[int] | Column[str]]:
    """Columns for the owner of a value: person, server and game (empty: all games)."""
    return [
        Column("server", BigInteger, nullable=False, info=OF_SERVER),
        Column("game", String(16), nullable=False),
        Column("person", BigInteger, nullable=False, info=DELETED),
    ]


seasons = Table(
    "seasons",
    metadata,
    *_scope(),
    Column("rounds", Integer, nullable=False),
    Column("matches", Integer, nullable=False),
    # whom people meet, as cogs/standings/rating.py says: sums over people, of all time and of a game
    Column("varied", Float, nullable=False, default=0.0, server_default="0"),
    Column("counted", Float, nullable=False, default=0.0, server_default="0"),
    PrimaryKeyConstraint(*_SCOPE),
)

standings = Table(
    "standings",
    metadata,
    *_scope(),
    Column("person", BigInteger, nullable=False, info=DELETED),
    # among people
    Column("rounds", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("matches", Integer, nullable=False),
    Column("matches_won", Integer, nullable=False),
    Column("seconds", Integer, nullable=False),
    Column("thirds", Integer, nullable=False),
    Column("beaten", Float, nullable=False),  # sum over matches of the share of other people who were placed behind
    Column("streak", Integer, nullable=False),  # matches won in a row: at present, and the most
    Column("best_streak", Integer, nullable=False),
    # against computer players alone
    Column("solo", Integer, nullable=False, default=0, server_default="0"),
    Column("solo_won", Integer, nullable=False, default=0, server_default="0"),
    Column(
        "uncounted", Integer, nullable=False, default=0, server_default="0"
    ),  # matches that do not count: they have places, and no more
    # the strength in a game, as cogs/standings/rating.py says
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column(
        "since", Float, nullable=False, default=0.0, server_default="0"
    ),  # when the last rated match of all time ended
    Column("rated", Integer, nullable=False),
    Column("slots", Float, nullable=False, default=0.0, server_default="0"),
    Column("squares", Float, nullable=False, default=0.0, server_default="0"),
    Column("rating", Float),  # what lists are sorted by (``kept``); NULL without a rated match
    Column("placing", Float),  # what lists are sorted by; NULL as long as there are too few matches
    PrimaryKeyConstraint(*_SCOPE, "person"),
    Index("ix_standings_rating", *_SCOPE, "rating", "person"),
    Index("ix_standings_solo", *_SCOPE, "solo_won", "person"),
    Index("ix_standings_wins", *_SCOPE, "matches_won", "won", "person", "rounds"),
    Index("ix_standings_placing", *_SCOPE, "placing", "person"),
    info=about_people(
        "accounts",
        "server season game person rounds won matches matches_won seconds thirds beaten streak "
        "best_streak solo solo_won uncounted mu sigma since rated slots squares rating placing",
    ),
)

scores = Table(
    "scores",
    metadata,
    *_scope(),
    Column("measure", String(32), nullable=False, info=OF_NOBODY),
    Column("person", BigInteger, nullable=False, info=DELETED),
    Column("rounds", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("merit", Float),  # points a round, negated where few are good; NULL as long as there are too few rounds
    PrimaryKeyConstraint(*_SCOPE, "measure", "person"),
    Index("ix_scores_merit", *_SCOPE, "measure", "merit", "person"),
    info=about_people("accounts", "server season game measure person rounds points merit"),
)

feats = Table(
    "feats",
    metadata,
    *_whose(),
    Column("debt", Integer, nullable=False),  # the largest debt that was drawn
    Column("silences", Integer, nullable=False),  # broken silences
    PrimaryKeyConstraint(*_WHOSE),
    info=about_people("accounts", "server game person debt silences"),
)

favourites = Table(
    "favourites",
    metadata,
    *_whose(),
    Column("card", Integer, nullable=False),
    Column("laid", Integer, nullable=False),
    PrimaryKeyConstraint(*_WHOSE, "card"),
    Index("ix_favourites_laid", *_WHOSE, "laid", "card"),
    info=about_people("accounts", "server game person card laid"),
)

rivals = Table(
    "rivals",
    metadata,
    *_whose(),
    Column("other", BigInteger, nullable=False, info=DELETED),
    Column("ahead", Integer, nullable=False),  # matches in which the person was placed before the other, and behind
    Column("behind", Integer, nullable=False),
    Column("lead", Integer, nullable=False),  # the first minus the second
    PrimaryKeyConstraint(*_WHOSE, "other"),
    Index("ix_rivals_lead", *_WHOSE, "lead", "other"),
    info=about_people("accounts", "server game person ahead behind lead", withheld="other"),
)

recounts = Table(
    "recounts",
    metadata,
    # servers whose accounts are to be reckoned anew from their results, and how often that was noted
    Column("server", BigInteger, primary_key=True, autoincrement=False, info=OF_SERVER),
    Column("noted", Integer, nullable=False),
)

restarts = Table(
    "restarts",
    metadata,
    Column("server", BigInteger, nullable=False, info=OF_SERVER),
    Column("season", String(7), nullable=False),
    Column("at", Float, nullable=False),  # the season was started anew then: what was before does not count in it
    PrimaryKeyConstraint("server", "season"),
)

meetings = Table(  # how often a person has met another lately, as cogs/standings/rating.py says
    "meetings",
    metadata,
    *_whose(),
    Column("other", BigInteger, nullable=False, info=DELETED),
    Column("often", Float, nullable=False),
    Column("upto", Integer, nullable=False),
    PrimaryKeyConstraint(*_WHOSE, "other"),
    info=about_people("accounts", "server game person often upto", withheld="other"),
)

Table(  # of version 0.2.0, which writes it in a rolling update; it goes with the next version
    "podiums",
    metadata,
    Column("server", BigInteger, nullable=False, info=OF_SERVER),
    Column("season", String(7), nullable=False),
    PrimaryKeyConstraint("server", "season"),
)

Table(  # of version 0.2.0, too
    "boards",
    metadata,
    Column("server", BigInteger, primary_key=True, autoincrement=False, info=OF_SERVER),
    Column("date", String(10), nullable=False),
)

announced = Table(  # what was announced in a server, or had no channel there: of each kind the last period
    "announced",
    metadata,
    Column("kind", String(20), nullable=False, info=OF_NOBODY),
    Column("server", BigInteger, nullable=False, info=OF_SERVER),
    Column("period", String(10), nullable=False),  # a day or a month
    PrimaryKeyConstraint("kind", "server"),
    Index("ix_announced_server", "server"),
)

dailies = Table(
    "dailies",
    metadata,
    Column("date", String(10), primary_key=True),  # in UTC
    Column("seed", String(64), nullable=False, info=OF_NOBODY),
)

positions = Table(  # the position of each day, and what its moves are worth
    "positions",
    metadata,
    Column("date", String(10), primary_key=True),  # in UTC
    Column("seed", String(64), nullable=False, info=OF_NOBODY),  # from which it is found; told to nobody
    Column("found", JSON, info=OF_NOBODY),  # as cogs/daily/positions.py saves it; NULL: it is not found yet
)

position_answers = Table(  # what people have answered to the position of a day
    "position_answers",
    metadata,
    Column("date", String(10), nullable=False),
    Column("person", BigInteger, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, info=DELETED),
    Column("move", Integer, nullable=False),  # its place among the moves of the position
    Column("best", Boolean, nullable=False),  # whether it was the best one
    PrimaryKeyConstraint("date", "person"),
    Index("ix_position_answers_person", "person"),
    info=about_people("choices", "date person move best"),
)

clock = Table(
    "clock",
    metadata,
    Column("id", Integer, primary_key=True),  # there is only one row
    Column("played", Float, nullable=False),  # the saved time of the play clock
)

arrivals = Table(
    "arrivals",
    metadata,
    Column("event", BigInteger, nullable=False, info=OF_NOBODY),  # the id of a press, a command or a message
    Column("table_id", Integer, nullable=False),  # where it took effect; 0: it opened a table
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("event", "table_id"),
    Index("ix_arrivals_at", "at"),
)

lessons = Table(
    "lessons",
    metadata,
    Column("person", BigInteger, nullable=False, info=DELETED),
    Column("game", String(16), nullable=False),
    Column(
        "lesson", String(32), nullable=False, info=OF_NOBODY
    ),  # the present step; empty before the first and after the last
    Column(
        "actions", JSON, nullable=False, info=OF_NOBODY
    ),  # the actions of the person in it, from which it is replayed; none in a round, …
    Column("state", JSON, info=OF_NOBODY),  # … which is saved as it is; NULL also where an earlier version saved it
    Column("definition", Text, info=OF_NOBODY),  # of a game that is being tried out, word by word, …
    Column("seed", String(64), info=OF_NOBODY),  # … and the seed of its deal; NULL: a lesson of the project's
    Column("channel", BigInteger, nullable=False, info=OF_NOBODY),  # where it was opened
    Column("prompt", Integer, nullable=False),  # counts the person's actions in lessons; buttons carry it
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("person", "game"),
    info=about_people("choices", "person game lesson actions definition channel prompt at", withheld="seed state"),
)

tries = Table(
    "tries",
    metadata,
    Column("date", String(10), nullable=False),
    Column("person", BigInteger, nullable=False, info=DELETED),
    Column("table_id", Integer, nullable=False),  # the table at which the person tried this day's deal
    PrimaryKeyConstraint("date", "person"),
    Index("ix_tries_person", "person"),
    info=about_people("choices", "date person table_id"),
)

scripts = Table(
    "scripts",
    metadata,
    Column("table_id", Integer, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("script", Text, nullable=False, info=ANONYMISED),  # the log of a compacted table, as a script
    Column("log", LargeBinary, info=OF_NOBODY),  # its log, packed
    info=about_people("games"),
)

analyses = Table(
    "analyses",
    metadata,
    Column("table_id", Integer, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("round", Integer, nullable=False),
    Column("server", BigInteger, ForeignKey("servers.id"), nullable=False, info=OF_SERVER),
    Column("at", Float, nullable=False),  # in real time
    Column("found", JSON, nullable=False, info=OF_NOBODY),  # contains seats, no people
    PrimaryKeyConstraint("table_id", "round"),
    Index("ix_analyses_server", "server", "at"),
)

luck = Table(
    "luck",
    metadata,
    Column("table_id", Integer, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("round", Integer, nullable=False),
    Column("server", BigInteger, ForeignKey("servers.id", ondelete="CASCADE"), nullable=False, info=OF_SERVER),
    Column("at", Float, nullable=False),  # in real time
    Column("found", JSON, nullable=False, info=OF_NOBODY),  # contains seats, no people
    PrimaryKeyConstraint("table_id", "round"),
    Index("ix_luck_server", "server", "at"),
)

attendance = Table(  # whether people finish matches, and how soon they answer: a row a round, and one a match
    "attendance",
    metadata,
    Column("table_id", Integer, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("round", Integer, nullable=False),  # 0: the match
    Column("person", BigInteger, nullable=False, info=DELETED),
    Column("server", BigInteger, nullable=False, info=OF_SERVER),
    Column("at", Float, nullable=False),  # in real time
    Column("answer_s", Float),  # the median time to answer in the round, in seconds that count
    Column("finished", Boolean),  # of a match: whether the person has finished it
    PrimaryKeyConstraint("table_id", "round", "person"),
    Index("ix_attendance_person", "person", "server", "at"),
    info=about_people("attendance", "table_id round person server at answer_s finished"),
)

audit = Table(
    "audit",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("server", BigInteger, nullable=False, info=OF_SERVER),
    Column("at", Float, nullable=False),  # in real time
    Column("what", String(16), nullable=False),  # a power of bot/tables/repository.py
    Column("by", BigInteger, info=ANONYMISED),  # NULL: nobody alone, or somebody whose data was erased
    Column("whom", BigInteger, info=ANONYMISED),
    Column("table_id", Integer),  # the table it was done at, and the channel that says who may see it; 0 is none
    Column("seen_in", BigInteger, nullable=False, server_default="0", info=OF_NOBODY),
    Column("detail", String(200), nullable=False, server_default="", info=OF_NOBODY),
    Index("ix_audit_server", "server", "at"),
    Index("ix_audit_at", "at"),
    info=about_people("decisions", "id server at what by whom table_id seen_in detail"),
)

kept_out = Table(  # people who may not play in a server
    "kept_out",
    metadata,
    Column("server", BigInteger, nullable=False, info=OF_SERVER),
    Column("person", BigInteger, nullable=False, info=DELETED),
    Column("since", Float, nullable=False),  # in real time
    Column("until", Float),  # NULL: for good
    Column("by", BigInteger, info=ANONYMISED),
    PrimaryKeyConstraint("server", "person"),
    info=about_people("decisions", "server person since until by"),
)

events = Table(  # leagues, knock-outs and Swiss tournaments of a server, as cogs/events/event.py says
    "events",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("server", BigInteger, ForeignKey("servers.id", ondelete="CASCADE"), nullable=False, info=OF_SERVER),
    Column("channel", BigInteger, nullable=False, info=OF_NOBODY),
    Column("parent", BigInteger, info=OF_NOBODY),  # the channel above, where ``channel`` is a public thread
    Column("by", BigInteger, info=ANONYMISED),  # who has made it
    Column("name", String(64), nullable=False, info=OF_NOBODY),
    Column("kind", String(16), nullable=False),
    Column("game", String(16), nullable=False),
    Column("definition", Text, info=OF_NOBODY),  # as at a table
    Column("title", String(64), info=OF_NOBODY),
    Column("rules_version", Integer, nullable=False),
    Column("options", JSON, nullable=False, info=OF_NOBODY),
    Column("settings", JSON, nullable=False, info=OF_NOBODY),
    Column("role", BigInteger, nullable=False, info=OF_NOBODY),  # who may sign up; 0: everybody
    Column("places", Integer, nullable=False),
    Column("weeks", Integer, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("days", Integer),  # how long a round takes; NULL: the weeks are divided by the rounds
    Column("minutes", Integer, nullable=False, server_default="0"),  # the same, in minutes; 0: it takes days
    Column("seats", Integer, nullable=False, server_default="2"),  # how many sit at a table
    Column("allowed", JSON, nullable=False, server_default="[2]", info=OF_NOBODY),  # the places its game is dealt for
    Column("team", Integer, nullable=False, server_default="1"),  # how many hold a place together
    Column("scoring", String(16), nullable=False, server_default="places"),
    Column("late", String(16), nullable=False, server_default="always"),  # until when one may join
    Column("above", Integer, nullable=False, server_default="0"),  # the event above it; 0: none
    Column("moves", Integer, nullable=False, server_default="0"),  # how many go up to that, and come down
    Column("follows", Integer),  # the event of the season before
    Column("begins", Float, nullable=False),  # the end of the sign-up, or the begin of the round, by the play clock
    Column("moved", Float, nullable=False, server_default="0"),  # by how many seconds, for somebody's time off
    Column("ends", Float, nullable=False, server_default="0"),  # by the play clock; 0: nothing is moved
    Column("stage", String(16), nullable=False),
    Column("round", Integer, nullable=False),
    Column("fixtures", JSON, nullable=False, info=OF_NOBODY),  # its matches: places, tables, numbers of entrants
    # direct messages that call to its matches: tables, numbers of entrants, messages
    Column("calls", JSON(none_as_null=True), info=OF_NOBODY),
    Column("version", Integer, nullable=False),
    Column("shown", Integer, nullable=False),  # the version that its message shows
    Column("posted", JSON, nullable=False, info=OF_NOBODY),  # its message, of which round, and whether its end was told
    Index("ix_events_server", "server", "stage"),
    Index("ix_events_follows", "follows", unique=True),  # one season after another
    sqlite_autoincrement=True,  # tables know it by its number
    info=about_people(
        "events",
        "id server channel parent by name kind game definition title rules_version options settings "
        "role places weeks rounds days minutes seats team scoring late above moves follows begins moved ends stage "
        "round",
        withheld="allowed fixtures calls version shown posted",
    ),
)

entrants = Table(  # who has signed up for an event
    "entrants",
    metadata,
    Column("event_id", Integer, ForeignKey("events.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),  # the order of signing up
    Column("server", BigInteger, nullable=False, info=OF_SERVER),
    Column("person", BigInteger, info=ANONYMISED),
    Column("place", Integer),  # NULL: in the reserve, or it has not begun
    Column("went", String(16)),  # why they do not take part any more
    Column("missed", Integer, nullable=False),  # matches in a row
    Column("barred_by", JSON(none_as_null=True), info=OF_NOBODY),  # numbers of who may have kept them from coming
    Column("asks", JSON, nullable=False, server_default="[]", info=OF_NOBODY),  # numbers of their partners
    PrimaryKeyConstraint("event_id", "number"),
    Index("ix_entrants_person", "person"),
    info=about_people("events", "event_id number server person place went missed asks", withheld="barred_by"),
)


def columns_of_person(table: Table) -> list[Column[int]]:
    """Return the columns of a table that hold only a person's id."""
    return [column for column in table.c if column.info.get("person") and isinstance(column.type, BigInteger)]
