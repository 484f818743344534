"""Servers that have removed the bot: some time later all about them is deleted, and about people known from there only.

A large server has a million rows. They are deleted in pieces, each a short transaction of its own: everybody else
writes in between. What is deleted first is found again by what is deleted last, so whoever dies in the middle is
followed by somebody who goes on. The row of the server goes last of all.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager

import sqlalchemy
from sqlalchemy import (
    ColumnElement,
    Delete,
    Integer,
    Select,
    and_,
    bindparam,
    delete,
    exists,
    func,
    null,
    select,
    tuple_,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection
from structlog.contextvars import bound_contextvars

from bot.matches.results import note_recount
from bot.store.database import Database
from bot.store.people import PEOPLE, ServerStore
from bot.store.schema import columns_of_person, metadata, nicknames, people, recounts, seats, servers, standings, tables
from bot.tables.repository import Tables
from bot.time import DAY, Interval

log = logging.getLogger(__name__)

LEFT_SERVER_KEPT_DAYS = 30
"""How many days the data of a server is kept after it has removed the bot."""
CHECK_LEFT_SERVERS_S = 600.0
"""Interval at which servers that removed the bot are looked for, in seconds."""
ROWS_A_PIECE, PEOPLE_A_PIECE = 500, 200
"""Upper bounds on the rows that one transaction deletes, and on the people whom it forgets."""
TABLES_A_LOOK = 50
"""How many tables are counted at a time before they are deleted."""
PIECES_A_TICK = 10
"""Upper bound on the pieces that are deleted in a row."""

OF_TABLES = [
    table for table in reversed(metadata.sorted_tables) if any(key.column.table is tables for key in table.foreign_keys)
]
"""What hangs on a table at which people play, and goes with it."""
OF_PEOPLE = [
    table
    for table in reversed(metadata.sorted_tables)
    if table is not people
    and not any(column.info.get("server") for column in table.c)
    and any(column.info["person"] == "delete" for column in columns_of_person(table))
]
"""What is stored of people everywhere, and goes with them."""


class _CameBack(Exception):
    """The bot is in the server again, or was there in between."""


class ServerErasure:
    """Deletes the data of a server that the bot has ``left``, and all about people who are known from there only, in
    pieces. (None: it has not left, and the data is deleted all the same.)

    If the bot comes back to the server meanwhile (``came_back``), what is left stays. The accounts of the server are
    noted to be recomputed then, from the results that are left.
    """

    def __init__(self, database: Database, server: int, left: float | None) -> None:
        self.database, self.server, self.left = database, server, left
        self.came_back = False
        self._pieces = self._delete_all()

    async def piece(self) -> bool:
        """Delete a piece, in a transaction. Gives False if nothing is left to do."""
        return await anext(self._pieces, False)

    async def _delete_all(self) -> AsyncIterator[bool]:
        try:
            async with self._piece() as connection:
                await note_recount(self.database, connection, self.server)
            yield True
            for step in (self._delete_tables, self._name_players, self._delete_rest, self._delete_people):
                async for _ in step():
                    yield True
            async with self.database.erasing() as connection:
                await self._check(connection)
                for table, column in ((recounts, recounts.c.server), (servers, servers.c.id)):
                    await connection.execute(delete(table).where(column == self.server))
        except _CameBack:
            self.came_back = True
            async with self.database.erasing():
                pass  # what was erased of it is at hand nowhere

    @asynccontextmanager
    async def _piece(self) -> AsyncIterator[AsyncConnection]:
        async with self.database.erasing_part() as connection:
            await self._check(connection)
            yield connection

    async def _check(self, connection: AsyncConnection) -> None:
        """Raise ``_CameBack`` unless the bot has left the server, at that time and for good."""
        asked = select(servers.c.left).where(servers.c.id == self.server).with_for_update()
        if [*(await connection.execute(asked)).scalars()] != [self.left]:
            raise _CameBack

    async def _delete(self, parts: Sequence[Delete]) -> bool:
        """Delete a piece of these parts, in their order. Gives whether nothing of them is left."""
        async with self._piece() as connection:
            return await _delete_some(connection, parts, {})

    async def _delete_tables(self) -> AsyncIterator[None]:
        """Delete tables whole, as many at a time as a piece has room for."""
        rows = await self.database.many(select(tables.c.id).where(tables.c.server == self.server))
        numbers = [int(row["id"]) for row in rows]
        for begin in range(0, len(numbers), TABLES_A_LOOK):
            sizes = await self._sizes(numbers[begin : begin + TABLES_A_LOOK])
            for some in _in_pieces(sizes):
                if sizes[some[0]] > ROWS_A_PIECE:
                    async for _ in self._empty(some[0]):
                        yield
                async with self._piece() as connection:
                    await connection.execute(delete(tables).where(tables.c.id.in_(some)))
                yield

    async def _sizes(self, numbers: Sequence[int]) -> Mapping[int, int]:
        """Return how many rows go with each of these tables."""
        found = Counter(dict.fromkeys(numbers, 1))
        for table in OF_TABLES:
            which = table.c.table_id
            counted = select(which, func.count().label("rows")).where(which.in_(numbers)).group_by(which)
            found.update({row["table_id"]: row["rows"] for row in await self.database.all(counted)})
        return found

    async def _empty(self, number: int) -> AsyncIterator[None]:
        """Delete what hangs on a table that is too large for one piece. First it becomes one that is closed and
        compacted: such a table needs no log, if the bot comes back meanwhile.
        """
        async with self._piece() as connection:
            closed = func.coalesce(tables.c.closed, tables.c.touched)
            bare = update(tables).where(tables.c.id == number).values(closed=closed, state=null(), due=null())
            await connection.execute(bare)
        yield
        parts = [_part(table, table.c.table_id == number) for table in OF_TABLES]
        while not await self._delete(parts):
            yield

    async def _name_players(self) -> AsyncIterator[None]:
        """Give everybody who has played there a name there: by that people are found whom nobody else knows. Earlier
        versions did not save it.
        """
        named = exists().where(and_(nicknames.c.server == self.server, nicknames.c.person == people.c.id))
        played = select(standings.c.person).where(standings.c.server == self.server)
        unnamed = select(people.c.id, people.c.name).where(and_(people.c.id.in_(played), ~named))
        found = await self.database.many(unnamed)
        for begin in range(0, len(found), ROWS_A_PIECE):
            async with self._piece() as connection:
                rows = [
                    {"server": self.server, "person": row["id"], "name": row["name"], "gone": True}
                    for row in found[begin : begin + ROWS_A_PIECE]
                ]
                await connection.execute(self.database.insert(nicknames).on_conflict_do_nothing(), rows)
            yield

    async def _delete_rest(self) -> AsyncIterator[None]:
        """Delete what is neither a table nor a person."""
        parts = [*_parts_of(self.server)]
        while not await self._delete(parts):
            yield

    async def _delete_people(self) -> AsyncIterator[None]:
        """Take people out of the server, and delete everything about those whom nobody else knows."""
        here = nicknames.c.server == self.server
        known = sorted(await self._known_elsewhere())
        for begin in range(0, len(known), ROWS_A_PIECE):
            of_known = nicknames.c.person.in_(known[begin : begin + ROWS_A_PIECE])
            await self._delete([_part(nicknames, and_(here, of_known))])
            yield
        first = and_(here, nicknames.c.person <= bindparam("last"))
        unknown = select(nicknames.c.person).where(and_(first, *_met_nowhere_since(self.server)))
        parts = [*_parts_about(unknown)]
        ends = (delete(people).where(people.c.id.in_(unknown)), delete(nicknames).where(first))
        asked = select(nicknames.c.person).where(here).order_by(nicknames.c.person).limit(PEOPLE_A_PIECE)
        while some := await self.database.numbers(asked):
            last = {"last": some[-1]}
            async with self._piece() as connection:
                if await _delete_some(connection, parts, last):
                    for end in ends:
                        await connection.execute(end, last)
                for person in some:
                    self.database.tell(PEOPLE, person)
            self.database.clear_caches()
            yield

    async def _known_elsewhere(self) -> set[int]:
        """Return those of the server's people who are known from somewhere else, too. It is looked up once, without a
        transaction that anybody waits for: it reads whole tables.
        """
        found = set[int]()
        here = select(nicknames.c.person).where(nicknames.c.server == self.server)
        for table in metadata.tables.values():
            at = [column != self.server for column in table.c if column.info.get("server")]
            for column in columns_of_person(table):
                if at or table is seats:
                    asked = select(column.label("person")).where(and_(column.in_(here), *at)).distinct()
                    found.update(row["person"] for row in await self.database.many(asked))
        return found


def _part(table: sqlalchemy.Table, where: ColumnElement[bool]) -> Delete:
    """A statement that deletes these rows, as many as there is ``room`` for."""
    key, room = [*table.primary_key], bindparam("room", type_=Integer)
    return delete(table).where(tuple_(*key).in_(select(*key).where(where).limit(room)))


async def _delete_some(connection: AsyncConnection, parts: Sequence[Delete], given: Mapping[str, int]) -> bool:
    """Delete as much of these parts as a piece has room for. Gives whether nothing of them is left."""
    room = ROWS_A_PIECE
    for part in parts:
        room -= (await connection.execute(part, {"room": room, **given})).rowcount
        if room <= 0:
            return False
    return True


def _in_pieces(sizes: Mapping[int, int]) -> Iterator[list[int]]:
    """Put tables together, in order, as long as their rows fit into a piece."""
    some, rows = list[int](), 0
    for number, size in sizes.items():
        if some and rows + size > ROWS_A_PIECE:
            yield some
            some, rows = [], 0
        some.append(number)
        rows += size
    if some:
        yield some


def _parts_of(server: int) -> Iterator[Delete]:
    """The rows of a server, without its tables, the names of its people, and what goes last."""
    for table in reversed(metadata.sorted_tables):
        if table in (tables, nicknames, recounts, servers, *OF_TABLES):
            continue
        for column in table.c:
            if column.info.get("server") == "delete":
                yield _part(table, _through_parent(table, server) if _parents(table) else column == server)


def _parents(table: sqlalchemy.Table) -> list[sqlalchemy.ForeignKey]:
    """The keys of a table to another one that has a server: by that its rows are found quickly."""
    return [key for key in table.foreign_keys if key.column.table is not servers and "server" in key.column.table.c]


def _through_parent(table: sqlalchemy.Table, server: int) -> ColumnElement[bool]:
    key = _parents(table)[0]
    return key.parent.in_(select(key.column).where(key.column.table.c.server == server))


def _parts_about(persons: Select[tuple[int]]) -> Iterator[Delete]:
    """What is stored of these people everywhere, but for who they are."""
    for table in OF_PEOPLE:
        for column in columns_of_person(table):
            yield _part(table, column.in_(persons))


def _met_nowhere_since(server: int) -> Iterator[ColumnElement[bool]]:
    """Conditions for people in a server who were met in no other since it was looked up, and have sat down nowhere."""
    other = nicknames.alias()
    yield ~exists().where(and_(other.c.person == nicknames.c.person, other.c.server != server))
    yield ~exists().where(seats.c.person == nicknames.c.person)


class LeftServers:
    """Deletes servers that the bot left long ago.

    ``wall`` gives real time, because time without the bot counts here. ``there`` gives the servers in which the bot is
    now.
    """

    def __init__(
        self,
        database: Database,
        servers: ServerStore,
        tables: Tables,
        wall: Callable[[], float],
        there: Callable[[], set[int]],
    ) -> None:
        self.database, self.servers, self.tables = database, servers, tables
        self.wall, self.there = wall, there
        self._interval = Interval(CHECK_LEFT_SERVERS_S)
        self._erasure: ServerErasure | None = None

    async def tick(self) -> None:
        """Delete some pieces, if there are any; now and then, look for the next server."""
        now = self.wall()
        erasure, self._erasure = self._erasure, None
        if erasure is None and self._interval.due(now):
            erasure = await self._next(now)
        if erasure is not None:
            with bound_contextvars(server=erasure.server):
                await self._go_on(erasure)

    async def _next(self, now: float) -> ServerErasure | None:
        """Return the next server that is to be deleted."""
        long_ago = await self.servers.left_before(now - LEFT_SERVER_KEPT_DAYS * DAY)
        for server in filter(self.tables.shards.has, long_ago):
            if server not in self.there():
                return ServerErasure(self.database, server, long_ago[server])
            await self.servers.note_there(server)
        return None

    async def _go_on(self, erasure: ServerErasure) -> None:
        for _ in range(PIECES_A_TICK):
            goes_on = await erasure.piece()
            self.tables.drop(lambda table: table.server == erasure.server)
            if not goes_on:
                log.info(
                    "a server came back while its data was deleted: what is left stays"
                    if erasure.came_back
                    else "the data of a server that removed the bot is deleted"
                )
                self._interval.once_more()  # there may be more of them
                return
        self._erasure = erasure
