"""Servers that have removed the bot: some time later all about them is deleted, and about people known from there only.

A large server has a million rows. They are deleted in pieces, each a short transaction of its own: everybody else
writes in between. What is deleted first is found again by what is deleted last, so whoever dies in the middle is
followed by somebody who goes on. The row of the server goes last of all.
"""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable, Iterator

import sqlalchemy
from sqlalchemy import (
    ColumnElement,
    Delete,
    Select,
    and_,
    bindparam,
    delete,
    exists,
    select,
)
from sqlalchemy.ext.asyncio import AsyncConnection
from structlog.contextvars import bound_contextvars

from bot.matches.results import note_recount
from bot.store.database import Database, part
from bot.store.people import PEOPLE, ServerStore
from bot.store.schema import columns_of_person, metadata, nicknames, people, recounts, seats, servers, standings, tables
from bot.tables.repository import Tables
from bot.time import DAY, Interval
from cogs.people.pieces import OF_TABLES, ROWS_A_PIECE, Pieces, delete_some

log = logging.getLogger(__name__)

LEFT_SERVER_KEPT_DAYS = 30
"""How many days the data of a server is kept after it has removed the bot."""
CHECK_LEFT_SERVERS_S = 600.0
"""Interval at which servers that removed the bot are looked for, in seconds."""
PEOPLE_A_PIECE = 200
"""Upper bound on the people whom one transaction forgets."""
PIECES_A_TICK = 10
"""Upper bound on the pieces that are deleted in a row."""

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


class ServerErasure(Pieces):
    """Deletes the data of a server that the bot has ``left``, and all about people who are known from there only, in
    pieces. (None: it has not left, and the data is deleted all the same.)

    If the bot comes back to the server meanwhile (``came_back``), what is left stays. The accounts of the server are
    noted to be recomputed then, from the results that are left.
    """

    def __init__(self, database: Database, server: int, left: float | None) -> None:
        super().__init__(database)
        self.server, self.left = server, left
        self.came_back = False

    async def _delete_all(self) -> AsyncIterator[bool]:
        try:
            async with self._piece() as connection:
                await note_recount(self.database, connection, self.server)
            yield True
            for step in (self._delete_its_tables, self._name_players, self._delete_rest, self._delete_people):
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

    async def _check(self, connection: AsyncConnection) -> None:
        """Raise ``_CameBack`` unless the bot has left the server, at that time and for good."""
        asked = select(servers.c.left).where(servers.c.id == self.server).with_for_update()
        if [*(await connection.execute(asked)).scalars()] != [self.left]:
            raise _CameBack

    async def _delete_its_tables(self) -> AsyncIterator[None]:
        rows = await self.database.all_in_batches(select(tables.c.id).where(tables.c.server == self.server))
        async for _ in self._delete_tables([int(row["id"]) for row in rows]):
            yield

    async def _name_players(self) -> AsyncIterator[None]:
        """Give everybody who has played there a name there: by that people are found whom nobody else knows. Earlier
        versions did not save it.
        """
        named = exists().where(and_(nicknames.c.server == self.server, nicknames.c.person == people.c.id))
        played = select(standings.c.person).where(standings.c.server == self.server)
        unnamed = select(people.c.id, people.c.name).where(and_(people.c.id.in_(played), ~named))
        found = await self.database.all_in_batches(unnamed)
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
            await self._delete([part(nicknames, and_(here, of_known))])
            yield
        first = and_(here, nicknames.c.person <= bindparam("last"))
        unknown = select(nicknames.c.person).where(and_(first, *_met_nowhere_since(self.server)))
        parts = [*_parts_about(unknown)]
        ends = (delete(people).where(people.c.id.in_(unknown)), delete(nicknames).where(first))
        asked = select(nicknames.c.person).where(here).order_by(nicknames.c.person).limit(PEOPLE_A_PIECE)
        while some := await self.database.numbers(asked):
            last = {"last": some[-1]}
            async with self._piece() as connection:
                if await delete_some(connection, parts, last):
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
                    found.update(row["person"] for row in await self.database.all_in_batches(asked))
        return found


def _parts_of(server: int) -> Iterator[Delete]:
    """The rows of a server, without its tables, the names of its people, and what goes last."""
    for table in reversed(metadata.sorted_tables):
        if table in (tables, nicknames, recounts, servers, *OF_TABLES):
            continue
        for column in table.c:
            if column.info.get("server") == "delete":
                yield part(table, _through_parent(table, server) if _parents(table) else column == server)


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
            yield part(table, column.in_(persons))


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
        long_ago = await self.servers.list_left_before(now - LEFT_SERVER_KEPT_DAYS * DAY)
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
