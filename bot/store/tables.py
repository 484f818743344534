"""Tables as they are saved: their rows, their event logs, and which of them are open."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import NamedTuple

from sqlalchemy import and_, bindparam, case, delete, func, null, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.database import Database, Row
from bot.store.schema import log, seats, tables
from bot.store.schema import tries as attempts
from rules.records import Json

_IDS, _OPEN = select(tables.c.id), tables.c.closed.is_(None)
_THIS = tables.c.id == bindparam("number")
_SAVE = update(tables).where(and_(_THIS, tables.c.version == bindparam("loaded")))
_SAVE_UNSEEN = _SAVE.values(
    painted=case((tables.c.painted == tables.c.version, bindparam("version")), else_=tables.c.painted),
    version=bindparam("version"),
)
_LOG = log.insert()
_FURTHER = case((tables.c.painted < bindparam("upto"), bindparam("upto")), else_=tables.c.painted)
_KEEP = update(tables).where(_THIS).values(painted=_FURTHER)
"""The statements that save every press. They are made once; the values say which columns are set."""

Write = Callable[[AsyncConnection], Awaitable[None]]
"""What else is written in the transaction that saves a table."""


class LogEntry(NamedTuple):
    """One accepted action of a table, as it goes into the event log."""

    version: int
    at: float
    seat: int
    action: Sequence[Json]
    events: Sequence[Json]
    house: bool = False
    """Whether the house did it in place of somebody whose time was up."""


class StaleVersion(Exception):
    """Somebody else has changed the table since it was loaded."""


class TableStore:
    """The rows of tables. Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, row: Row, *, tries: str = "") -> int:
        """A new table; its id. Its host ``tries`` the deal of that date with it. Raises ``AlreadyHandled``.

        Raises ``StaleVersion`` when the host has tried that deal already.
        """
        async with self.database.changing(0) as connection:
            added = await connection.execute(tables.insert().values(row))
            key = added.inserted_primary_key
            number = int(key[0]) if key else 0
            if tries:
                attempt = {"date": tries, "person": row["host"], "table_id": number}
                noted = await connection.execute(self.database.insert(attempts).on_conflict_do_nothing(), attempt)
                if noted.rowcount == 0:
                    raise StaleVersion(tries)
            await self._seat(connection, number, row["players"])
            return number

    async def get(self, number: int) -> Row | None:
        """A table as it was last saved."""
        return await self.database.one(select(tables).where(tables.c.id == number))

    async def several(self, numbers: Sequence[int]) -> list[Row]:
        """Several tables as they were last saved; those that there are."""
        return await self.database.all(select(tables).where(tables.c.id.in_(numbers))) if numbers else []

    async def host(self, number: int) -> int | None:
        """Who invites to a table, whatever else of it cannot be read."""
        row = await self.database.one(select(tables.c.host).where(tables.c.id == number))
        return int(row["host"]) if row else None

    async def version(self, number: int) -> int:
        """The version at which a table was last saved; 0 when there is none."""
        row = await self.database.one(select(tables.c.version).where(tables.c.id == number))
        return int(row["version"]) if row else 0

    async def save(
        self,
        number: int,
        loaded: int,
        row: Row,
        steps: Sequence[LogEntry] = (),
        also: Write | None = None,
        *,
        seen: bool = True,
    ) -> None:
        """Save a changed table with what happened, if it still has the version at which it was ``loaded``.

        ``also`` is written with it. A change that is not ``seen`` needs no painting: a table that was painted stays so.

        Raises ``StaleVersion`` when it has not, and ``AlreadyHandled`` when what leads to it has had its effect; then
        nothing is saved.
        """
        async with self.database.changing(number) as connection:
            changed = await connection.execute(
                _SAVE if seen else _SAVE_UNSEEN, {"number": number, "loaded": loaded, **row}
            )
            if changed.rowcount != 1:
                raise StaleVersion(number)
            if row.get("closed") is not None:
                await connection.execute(delete(seats).where(seats.c.table_id == number))  # nobody sits there any more
            elif "players" in row:
                await self._seat(connection, number, row["players"])
            if steps:
                await connection.execute(_LOG, [{"table_id": number, **step._asdict()} for step in steps])
            if also is not None:
                await also(connection)

    async def keep_posted(self, number: int, posted: Row, painted: int = 0) -> None:
        """Remember what the painter has posted of a table, and up to which version it has painted it."""
        async with self.database.writing() as connection:
            await connection.execute(_KEEP, {"number": number, "upto": painted, "posted": posted})

    async def close(self, number: int, at: float) -> None:
        """Close a table whatever is in its row, which stays as it is beside that."""
        async with self.database.changing(number) as connection:
            closed = {"closed": at, "due": null(), "silent": False, "painted": tables.c.version}
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


class OpenTables:
    """Which tables are open, where, and what waits at them. Every method is one query."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def due(self, now: float) -> list[int]:
        """The tables with a deadline that has passed, the longest overdue first."""
        return await self.database.numbers(_IDS.where(tables.c.due <= now).order_by(tables.c.due))

    async def unpainted(self) -> list[int]:
        """The tables that have changed since they were last painted, also those that were closed then."""
        return await self.database.numbers(_IDS.where(tables.c.painted < tables.c.version))

    async def in_channel(self, channel: int) -> list[int]:
        """The open tables of a channel or thread."""
        here = or_(tables.c.thread == channel, and_(tables.c.channel == channel, tables.c.thread.is_(None)))
        return await self.database.numbers(_IDS.where(and_(here, _OPEN)).order_by(tables.c.id))

    async def around(self, channel: int) -> list[int]:
        """The open tables of a channel with those of its threads, or of a thread."""
        here = or_(tables.c.thread == channel, tables.c.channel == channel)
        return await self.database.numbers(_IDS.where(and_(here, _OPEN)).order_by(tables.c.id))

    async def of_person(self, person: int) -> list[int]:
        """The open tables at which a person sits."""
        there = _IDS.join(seats, seats.c.table_id == tables.c.id).where(and_(seats.c.person == person, _OPEN))
        return await self.database.numbers(there.order_by(tables.c.id))

    async def of_server(self, server: int) -> list[int]:
        """The open tables of a server."""
        return await self.database.numbers(_IDS.where(and_(tables.c.server == server, _OPEN)).order_by(tables.c.id))

    async def servers(self) -> list[int]:
        """The servers in which tables are open."""
        return await self.database.numbers(select(tables.c.server).where(_OPEN).distinct())

    async def count(self, games: Sequence[str], *, channel: int = 0, server: int = 0) -> int:
        """How many tables of these games are open in a channel, with its threads, or in a server."""
        where = tables.c.channel == channel if channel else tables.c.server == server
        counted = select(func.count()).select_from(tables)
        row = await self.database.one(counted.where(and_(where, _OPEN, tables.c.game.in_(games))))
        return int(next(iter(row.values()))) if row else 0

    async def silent(self) -> list[int]:
        """The open tables at which nobody may speak now."""
        return await self.database.numbers(_IDS.where(tables.c.silent))

    async def places(self) -> list[tuple[int, int, int | None]]:
        """Every open table with its channel and thread."""
        rows = await self.database.all(select(tables.c.id, tables.c.channel, tables.c.thread).where(_OPEN))
        return [(int(row["id"]), int(row["channel"]), row["thread"]) for row in rows]
