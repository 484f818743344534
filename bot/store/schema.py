"""The tables of the database. Ids of Discord are 64-bit numbers; times are seconds since 1970."""

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
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    text,
)

metadata = MetaData(
    naming_convention={"ix": "ix_%(table_name)s_%(column_0_name)s", "fk": "fk_%(table_name)s_%(column_0_name)s"}
)

DELETED: dict[str, object] = {"person": "delete"}
"""A person's id: with their data the row is deleted."""
ANONYMISED: dict[str, object] = {"person": "anonymise"}
"""A person's id or name, in a row that others have a part in: with their data it is taken out, and the row stays."""
OF_SERVER: dict[str, object] = {"server": "delete"}
"""A server's id: with its data the row is deleted."""
OF_NOBODY: dict[str, object] = {"nobody": True}
"""Neither, or it goes with its row.

Every column that could hold an id or a name says one of these (``info``): what is deleted, made anonymous and exported
is found by them, so that no table is forgotten (``bot/store/erasing.py``).
"""
OF_OTHERS_TOO: dict[str, object] = {"others": True}
"""Beside that: what a person's export leaves out, for it holds what is others' or hidden."""

OPEN, UNPAINTED = text("closed IS NULL"), text("painted < version")
LEFT = text('"left" IS NOT NULL')
DUE, WHOLE = text("due IS NOT NULL"), text("closed IS NOT NULL AND state IS NOT NULL")
"""Whatever is asked of tables often, is asked of few of them: their indexes have these alone."""

servers = Table(
    "servers",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False, info=OF_SERVER),
    Column("locale", String(16), nullable=False, default="en-US"),
    Column("left", Float),  # since when the bot is not there, by the clock on the wall
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
)

tables = Table(
    "tables",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("server", BigInteger, ForeignKey("servers.id"), nullable=False, info=OF_SERVER),
    Column("channel", BigInteger, nullable=False, info=OF_NOBODY),
    Column("thread", BigInteger, info=OF_NOBODY),
    Column("host", BigInteger, nullable=False, info=ANONYMISED),
    Column("game", String(16), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("options", JSON, nullable=False, info=OF_NOBODY),
    Column("settings", JSON, nullable=False, info=OF_NOBODY),  # what the table does beside the rules: clock, thread
    Column("version", Integer, nullable=False),
    Column("painted", Integer, nullable=False),
    Column("prompt", Integer, nullable=False),  # the version at which the present decision was asked
    Column("players", JSON, nullable=False, info=ANONYMISED | OF_OTHERS_TOO),
    Column(
        "state", JSON, info=OF_NOBODY | OF_OTHERS_TOO
    ),  # JSON's null in a lobby; NULL once the table has been compacted
    Column(
        "notes", JSON, nullable=False, info=ANONYMISED | OF_OTHERS_TOO
    ),  # the last words of the table, and what is known of its round
    Column(
        "posted", JSON, nullable=False, info=ANONYMISED | OF_OTHERS_TOO
    ),  # what the painter has posted; the painter alone writes it
    Column("due", Float),  # the next deadline, for the timer
    Column("deadlines", JSON, nullable=False, info=OF_NOBODY | OF_OTHERS_TOO),
    Column("opened", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("closed", Float),
    Column("silent", Boolean, nullable=False, default=False),  # nobody may speak: after a downtime it is read what was
    Index("ix_tables_due", "due", sqlite_where=DUE, postgresql_where=DUE),
    Index("ix_tables_channel", "channel", "game", sqlite_where=OPEN, postgresql_where=OPEN),
    Index("ix_tables_thread", "thread", sqlite_where=OPEN, postgresql_where=OPEN),
    Index("ix_tables_server", "server", "game", sqlite_where=OPEN, postgresql_where=OPEN),
    Index("ix_tables_whole", "closed", sqlite_where=WHOLE, postgresql_where=WHOLE),
    # a row is long: what the start asks for is found without reading the others
    Index("ix_tables_open", "id", "channel", "thread", "closed", sqlite_where=OPEN, postgresql_where=OPEN),
    Index("ix_tables_unpainted", "id", sqlite_where=UNPAINTED, postgresql_where=UNPAINTED),
    Index("ix_tables_silent", "id", sqlite_where=text("silent = 1"), postgresql_where=text("silent")),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", Integer, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", BigInteger, ForeignKey("people.id"), index=True, info=DELETED),
    PrimaryKeyConstraint("table_id", "seat"),
)

log = Table(
    "log",
    metadata,
    Column("table_id", Integer, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("version", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("action", JSON, nullable=False, info=OF_NOBODY),  # people are seats here
    Column("events", JSON, nullable=False, info=OF_NOBODY),
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
    PrimaryKeyConstraint("table_id", "round"),
    Index("ix_rounds_server", "server", "game", "table_id"),
    Index("ix_rounds_seed", "seed"),
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
    PrimaryKeyConstraint("table_id", "round", "seat"),
    Index("ix_points_server", "server", "person", "game", "won", "match_won", "points"),  # all that standings ask for
)

dailies = Table(
    "dailies",
    metadata,
    Column("date", String(10), primary_key=True),  # in UTC
    Column("seed", String(64), nullable=False, info=OF_NOBODY),
)

clock = Table(
    "clock",
    metadata,
    Column("id", Integer, primary_key=True),  # there is one
    Column("played", Float, nullable=False),  # the time up to which people could play
)

arrivals = Table(
    "arrivals",
    metadata,
    Column("event", BigInteger, nullable=False, info=OF_NOBODY),  # the id of a press, a command or a message
    Column("table_id", Integer, nullable=False),  # where it has had its effect; 0: it has opened a table
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("event", "table_id"),
    Index("ix_arrivals_at", "at"),
)

tries = Table(
    "tries",
    metadata,
    Column("date", String(10), nullable=False),
    Column("person", BigInteger, nullable=False, info=DELETED),
    Column("table_id", Integer, nullable=False),  # where the person has tried this day's deal
    PrimaryKeyConstraint("date", "person"),
)

scripts = Table(
    "scripts",
    metadata,
    Column("table_id", Integer, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("script", Text, nullable=False, info=ANONYMISED),  # what is left of the log of a table that was compacted
)
