"""Saved tables: their rows, their event logs, and which of them are open."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from typing import NamedTuple

from sqlalchemy import Select, and_, bindparam, case, delete, func, null, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.shards import ALL, Shards
from bot.store.database import Database, Row
from bot.store.drivers import FrequentStatement
from bot.store.schema import audit, calls, log, points, seats, tables
from bot.store.schema import tries as attempts
from bot.time import NOTICED_BREAK_S
from rules.records import Json

_IDS, _OPEN = select(tables.c.id), tables.c.closed.is_(None)
_THIS = tables.c.id == bindparam("number")
_LOADED = update(tables).where(and_(_THIS, tables.c.version == bindparam("loaded")))
_STILL_PAINTED = case((tables.c.painted == tables.c.version, bindparam("version")), else_=tables.c.painted)
_FURTHER = case((tables.c.painted < bindparam("upto"), bindparam("upto")), else_=tables.c.painted)
_SAVE = FrequentStatement(_LOADED)
_SAVE_UNSEEN = FrequentStatement(_LOADED.values(painted=_STILL_PAINTED, version=bindparam("version")))
_LOG = FrequentStatement(log.insert())
_KEEP = FrequentStatement(update(tables).where(_THIS).values(painted=_FURTHER))
"""The statements that save every press. The values say which columns are set."""
_GET, _VERSION = select(tables).where(_THIS), select(tables.c.version).where(_THIS)
_LATEST = (
    select(log.c.seat, log.c.action, log.c.events, log.c.ahead)
    .where(and_(log.c.table_id == bindparam("number"), log.c.version <= bindparam("upto")))
    .order_by(log.c.version.desc())
    .limit(bindparam("most"))
)
"""The queries of every press."""

Write = Callable[[AsyncConnection], Awaitable[None]]
"""Writes something else in the transaction that saves a table."""
WriteTable = Callable[[AsyncConnection, int], Awaitable[None]]
"""Writes something else in the transaction that adds a table, whose number it gets."""


class LogEntry(NamedTuple):
    """One accepted action of a table, as it is saved in the event log."""

    version: int
    at: float
    seat: int
    action: Sequence[Json]
    events: Sequence[Json]
    house: bool = False
    """Whether the house acted for somebody whose time was up."""
    ahead: bool = False
    """Whether it was a move ahead."""


class LoggedStep(NamedTuple):
    """A step of a round as its log has it."""

    seat: int
    at: float
    events: Sequence[Json]


class StaleVersion(Exception):
    """The table was changed by another transaction since it was loaded."""


class TriedBefore(Exception):
    """The person has tried the deal of this day before."""


class TableStore:
    """The rows of tables. Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, row: Row, *, tries: str = "", also: WriteTable | None = None) -> int:
        """Add a table; give its id. ``tries`` is the date of the daily deal that its host tries. ``also`` writes in the
        same transaction. Raises ``AlreadyHandled``.

        Raises ``TriedBefore`` if the host has tried that deal before.
        """
        async with self.database.changing(0) as connection:
            added = await connection.execute(tables.insert().values(row))
            key = added.inserted_primary_key
            number = int(key[0]) if key else 0
            if tries:
                attempt = {"date": tries, "person": row["host"], "table_id": number}
                noted = await connection.execute(self.database.insert(attempts).on_conflict_do_nothing(), attempt)
                if noted.rowcount == 0:
                    raise TriedBefore(tries)
            if also is not None:
                await also(connection, number)
            await self._seat(connection, number, row["players"])
            return number

    async def get(self, number: int) -> Row | None:
        """Return a table as it was last saved."""
        return await self.database.one(_GET, {"number": number})

    async def get_many(self, numbers: Sequence[int]) -> list[Row]:
        """Return those of these tables that exist, as they were last saved."""
        return await self.database.all(select(tables).where(tables.c.id.in_(numbers))) if numbers else []

    async def host(self, number: int) -> int | None:
        """Return the host of a table, even if the rest of its row cannot be read. None if nobody is."""
        row = await self.database.one(select(tables.c.host).where(tables.c.id == number))
        return row["host"] if row else None

    async def note_calls(self, called: Sequence[int], server: int, at: float, interval: float) -> bool:
        """Note that people are called to a table of a server, or, by the server's own id, everybody with its role.
        Gives False if one of them was called less than ``interval`` seconds ago, at whichever table: nothing is noted.
        """
        async with self.database.writing() as connection:
            await connection.execute(delete(calls).where(calls.c.at <= at - interval))
            if (await connection.execute(select(calls.c.at).where(calls.c.called.in_(called)))).first():
                return False
            noted = [{"called": one, "server": server, "at": at} for one in called]
            call = self.database.insert(calls).values(noted).on_conflict_do_nothing()  # by another process meanwhile
            return (await connection.execute(call)).rowcount == len(noted)

    async def version(self, number: int) -> int:
        """Return the version at which a table was last saved; 0 if it does not exist."""
        row = await self.database.one(_VERSION, {"number": number})
        return int(row["version"]) if row else 0

    async def latest_steps(self, number: int, version: int, most: int) -> list[Row]:
        """Return the last steps of a table up to a version, the newest first."""
        return await self.database.all(_LATEST, {"number": number, "upto": version, "most": most})

    async def points_by_round(self, number: int) -> dict[int, tuple[float | None, ...]]:
        """Return the totals of each seat at a table: before the first round, and after each round.

        The total is None where the seat was not there. For old rounds the totals are not known, and the points are
        added up instead.
        """
        query = select(points.c.round, points.c.seat, points.c.points, points.c.total)
        rows = await self.database.all(query.where(points.c.table_id == number).order_by(points.c.round, points.c.seat))
        played = sorted({row["round"] for row in rows})
        lines: dict[int, list[float | None]] = {}
        for row in rows:
            line = lines.setdefault(row["seat"], [None] * (len(played) + 1))
            place = played.index(row["round"]) + 1
            before = line[place - 1] or 0.0
            line[place] = before + row["points"] if row["total"] is None else float(row["total"])
            if line[place - 1] is None:
                line[place - 1] = (line[place] or 0.0) - row["points"]
        return {seat: tuple(lines[seat]) for seat in sorted(lines)}

    async def save(
        self,
        number: int,
        loaded: int,
        row: Row,
        steps: Sequence[LogEntry] = (),
        also: Write | None = None,
        audited: Sequence[Row] = (),
        *,
        seen: bool = True,
    ) -> None:
        """Save a changed table and its log, if it still has the version at which it was ``loaded``.

        ``also`` writes in the same transaction. ``audited`` are rows of the audit. A change that is not ``seen`` needs
        no painting: a table that was painted counts as painted still.

        Raises ``StaleVersion`` if the table has another version, and ``AlreadyHandled`` if the cause of the change took
        effect before. Nothing is saved then.
        """
        async with self.database.changing(number) as connection:
            save = _SAVE if seen else _SAVE_UNSEEN
            if await save.execute(connection, {"number": number, "loaded": loaded, **row}) != 1:
                raise StaleVersion(number)
            if row.get("closed") is not None:
                await connection.execute(delete(seats).where(seats.c.table_id == number))  # nobody is seated any more
            elif "players" in row:
                await self._seat(connection, number, row["players"])
            for step in steps:
                await _LOG.execute(connection, {"table_id": number, **step._asdict()})
            if also is not None:
                await also(connection)
            if audited:
                await connection.execute(audit.insert(), audited)

    async def keep_posted(self, number: int, posted: Row, painted: int = 0, ahead: float = 0.0) -> None:
        """Save what the painter has posted of a table, and up to which version it has painted it, while real time was
        ``ahead`` of the play clock by so many seconds; 0: it is not painted yet.
        """
        times = {"painted_ahead": ahead} if painted else {}
        async with self.database.writing() as connection:
            await _KEEP.execute(connection, {"number": number, "upto": painted, "posted": posted, **times})

    async def close(self, number: int, at: float, ended: Row, entry: Row) -> None:
        """Close a table without reading its row. The columns that say how its match ``ended`` are set, the others stay
        as they are. ``entry`` is a row of the audit; it gets the server and the channel of the table.
        """
        where = select(tables.c.server, func.coalesce(tables.c.parent, tables.c.channel)).where(tables.c.id == number)
        async with self.database.changing(number) as connection:
            server, seen_in = (await connection.execute(where)).one()
            await connection.execute(audit.insert(), {**entry, "server": server, "seen_in": seen_in})
            closed = {**ended, "closed": at, "due": null(), "silent": False, "painted": tables.c.version}
            await connection.execute(update(tables).where(tables.c.id == number).values(closed))
            await connection.execute(delete(seats).where(seats.c.table_id == number))

    async def _seat(self, connection: AsyncConnection, number: int, players: Iterable[Row]) -> None:
        await connection.execute(delete(seats).where(seats.c.table_id == number))
        rows = [
            {"table_id": number, "seat": seat, "person": player["person"]}
            for seat, player in enumerate(players)
            if not player["gone"]
        ]
        if rows:
            await connection.execute(seats.insert(), rows)


_PLAYED = (
    select(tables.c.game, tables.c.title)
    .where(and_(tables.c.server == bindparam("server"), tables.c.title.is_not(None)))
    .group_by(tables.c.game, tables.c.title)
    .order_by(func.max(tables.c.id).desc())
)
"""The games that people have written and opened tables of in a server, the newest first."""


class PlayedGames:
    """The games that people have written, as they were played at tables. Every method is one query."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def titles(self, server: int, played: Collection[str]) -> dict[str, str]:
        """Return what people call those of these games that they have written and played in a server, by the name in
        the database.
        """
        return await self._titles(server, _PLAYED.where(tables.c.game.in_(played))) if played else {}

    async def titles_like(self, server: int, typed: str, most: int) -> dict[str, str]:
        """The same for so many games at most of which the title contains what was typed, the newest first."""
        ways = {typed, typed.lower(), typed.upper(), typed.capitalize()}  # the database folds ASCII alone
        like = or_(*(tables.c.title.icontains(way, autoescape=True) for way in ways))
        return await self._titles(server, _PLAYED.where(like).limit(most))

    async def _titles(self, server: int, query: Select[tuple[str, str | None]]) -> dict[str, str]:
        async with self.database.reading() as connection:
            rows = (await connection.execute(query, {"server": server})).mappings()
            return {row["game"]: row["title"] for row in rows}

    async def definition(self, server: int, played: str) -> str:
        """Return the definition of a game that people of a server have written and played, by the name in the database;
        empty where there is none.
        """
        this = and_(tables.c.server == server, tables.c.game == played, tables.c.definition.is_not(None))
        row = await self.database.one(select(tables.c.definition).where(this).order_by(tables.c.id.desc()).limit(1))
        return "" if row is None else str(row["definition"])


class OpenTables:
    """Finds open tables: where they are, and which need attention. Every method is one query.

    What is done without being asked concerns the servers of these ``shards``; what people ask for, all.
    """

    def __init__(self, database: Database, shards: Shards = ALL) -> None:
        self.database, self.shards = database, shards
        self._mine = shards.among(tables.c.server)

    async def list_due(self, now: float) -> list[int]:
        """Return the tables of these shards with a deadline that has passed, the earliest deadline first."""
        due = and_(tables.c.due <= now, self._mine)
        return await self.database.numbers(_IDS.where(due).order_by(tables.c.due))

    async def list_unpainted(self) -> list[int]:
        """Return the tables of these shards that have changed since they were last painted, also closed ones."""
        return await self.database.numbers(_IDS.where(and_(tables.c.painted < tables.c.version, self._mine)))

    async def list_with_old_times(self, ahead: float) -> list[int]:
        """Return the open tables of these shards whose messages may name other times than those that hold now, when
        real time is ``ahead`` of the play clock by so many seconds.
        """
        then = tables.c.painted_ahead
        moved = or_(then <= ahead - NOTICED_BREAK_S, then >= ahead + NOTICED_BREAK_S)
        return await self.database.numbers(_IDS.where(and_(_OPEN, moved, self._mine)).order_by(tables.c.id))

    async def list_in_channel(self, channel: int) -> list[int]:
        """Return the open tables of a channel or thread."""
        here = or_(tables.c.thread == channel, and_(tables.c.channel == channel, tables.c.thread.is_(None)))
        return await self.database.numbers(_IDS.where(and_(here, _OPEN)).order_by(tables.c.id))

    async def list_in_place(self, channel: int) -> list[int]:
        """Return the open tables of a channel and its threads, or of a thread."""
        here = or_(tables.c.thread == channel, tables.c.channel == channel)
        return await self.database.numbers(_IDS.where(and_(here, _OPEN)).order_by(tables.c.id))

    async def list_for_person(self, person: int) -> list[int]:
        """Return the open tables at which a person is seated."""
        there = _IDS.join(seats, seats.c.table_id == tables.c.id).where(and_(seats.c.person == person, _OPEN))
        return await self.database.numbers(there.order_by(tables.c.id))

    async def list_for_server(self, server: int) -> list[int]:
        """Return the open tables of a server."""
        return await self.database.numbers(_IDS.where(and_(tables.c.server == server, _OPEN)).order_by(tables.c.id))

    async def servers(self) -> list[int]:
        """Return the servers of these shards in which tables are open."""
        return await self.database.numbers(select(tables.c.server).where(and_(_OPEN, self._mine)).distinct())

    async def count_all(self) -> int:
        """Count the open tables of all servers."""
        return (await self.database.numbers(select(func.count()).select_from(tables).where(_OPEN)))[0]

    async def count(self, *, but: Sequence[str] = (), channel: int = 0, server: int = 0) -> int:
        """Count the open tables in a channel with its threads, or in a server, without those of some games."""
        where = tables.c.channel == channel if channel else tables.c.server == server
        counted = select(func.count()).select_from(tables)
        row = await self.database.one(counted.where(and_(where, _OPEN, tables.c.game.not_in(but))))
        return int(next(iter(row.values()))) if row else 0

    async def silent(self) -> list[int]:
        """Return the open tables of these shards at which nobody may speak now."""
        return await self.database.numbers(_IDS.where(and_(tables.c.silent, self._mine)))

    async def places(self) -> list[tuple[int, int, int | None]]:
        """Return every open table of these shards with its channel and thread."""
        asked = select(tables.c.id, tables.c.channel, tables.c.thread).where(and_(_OPEN, self._mine))
        rows = await self.database.all(asked)
        return [(int(row["id"]), int(row["channel"]), row["thread"]) for row in rows]
