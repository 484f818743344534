"""Reckons the accounts of a server anew from its results, after these were changed or are read otherwise.

A migration after which results are read otherwise notes every server.

A large server has a million accounts. They are reckoned beside what goes on there, and what differs is written in
pieces, each a short transaction of its own. A result that comes meanwhile is added to what was reckoned, and its
accounts are written once more: nothing has to wait. If results were changed, all is reckoned again. The note that a
server is to be reckoned goes with the last piece, and only if no result is missing: whoever dies in the middle is
followed by somebody who begins again.
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import contextmanager
from enum import Enum
from typing import Any, TypeVar

from sqlalchemy import Column, ColumnElement, Select, Table, and_, delete, exists, func, select, tuple_
from sqlalchemy import Row as Found
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.matches.results import MatchResult, PlaceTaken, RoundResult, RoundScore, somebody
from bot.process.loop import SOON_FREED
from bot.shards import ALL, Shards
from bot.store.database import Database, Row
from bot.store.schema import erasures, matches, places, points, recounts, restarts, rounds, servers
from cogs.standings.accounts import Book, SomeShelf, rate_places, removing, saving

log = logging.getLogger(__name__)

RESULTS_A_TIME = 500
"""How many rounds or matches are read at a time."""
RESULTS_A_STEP = 5
"""How many rounds or matches are added before others get their turn. A match takes one or two milliseconds."""
ROWS_A_STEP = 200
"""How many accounts are compared before others get their turn. Half of a million have to be, where a thousand people
have finished 25,000 matches.
"""
ROWS_A_PIECE = 100
"""Upper bound on the accounts that one transaction writes. Each stands in up to five indexes."""

_ROUND = ("round", "seed", "ended", "measure", "lowest", "version", "among_people")
_TOLD = ("round", "seed", "at", "measure", "lowest", "version", "among_people")
"""The columns of a round, and the names of these values in a result."""

Some = TypeVar("Some")
Key = tuple[float, ...]
"""Of a round or match: when it ended, and its primary key. Results are added in this order."""


class RecountStore:
    """Reckons accounts anew."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def run_pending(self, shards: Shards = ALL) -> None:
        """Reckon the accounts of all noted servers of these shards anew, one after the other."""
        for server in filter(shards.has, await self.list_pending()):
            log.info("the accounts of server %s are reckoned anew from its results", server)
            await self.run(server)

    async def list_pending(self) -> list[int]:
        """Return the noted servers, without those that the bot has left: nobody sees their accounts."""
        left = select(servers.c.id).where(servers.c.left.is_not(None))
        asked = select(recounts.c.server).where(recounts.c.server.not_in(left)).order_by(recounts.c.server)
        return await self.database.numbers(asked)

    async def run(self, server: int) -> None:
        """Reckon the accounts of a server anew from its results, in the order in which rounds and matches ended. Only
        rows that differ are written.
        """
        noted = self.database.insert(recounts).values(server=server, noted=1).on_conflict_do_nothing()
        async with self.database.writing() as connection:
            await connection.execute(noted)
        with soon_freed():
            while (now := await self._noted(server)) is not None:
                reckoning = Reckoning(self.database, server, now)
                try:
                    await reckoning.run()
                finally:
                    await reckoning.forget()

    async def _noted(self, server: int) -> int | None:
        """How often it was noted that a server is to be reckoned; None if that is done."""
        row = await self.database.one(select(recounts.c.noted).where(recounts.c.server == server))
        return None if row is None else int(row["noted"])


class Piece(Enum):
    """What became of a piece: it is written, results have come before it, all is written, or the reckoning is over: it
    holds no more.
    """

    WRITTEN, BEHIND, DONE, OVER = range(4)


class Reckoning:
    """The accounts of a server as its results make them. It holds as long as the server is ``noted`` so often: whoever
    changes results notes it once more.
    """

    def __init__(self, database: Database, server: int, noted: int) -> None:
        self.database, self.server, self.noted = database, server, noted
        self.book = Book()
        self._gone: list[tuple[SomeShelf, list[Row]]] = []
        """The keys of saved accounts that are of nobody."""
        self._ratings: list[tuple[int, int, float]] = []
        """By table and person, where they differ from what is noted with the places."""
        self._erased: dict[int, int] = {}
        """People whose data is being deleted, by the numbers that stand for them."""
        self._added: dict[Table, int] = {rounds: 0, matches: 0}
        self._last: dict[Table, Key] = {}

    async def run(self) -> None:
        """Reckon, and write what differs, until all is written or somebody has changed results."""
        await self.begin()
        while await self.piece() in (Piece.WRITTEN, Piece.BEHIND):
            pass

    async def begin(self) -> None:
        """Reckon, and find out what differs."""
        begun = select(restarts.c.season, restarts.c.at).where(restarts.c.server == self.server)
        self.book = Book({str(row["season"]): float(row["at"]) for row in await self.database.all(begun)})
        for row in await self.database.all(select(erasures.c.person, erasures.c.secret)):
            self._erased[row["person"]] = somebody(row["secret"], self.server)
        await self._add_new()
        for shelf in self.book.shelves:
            self._gone.append((shelf, await self._compare(shelf)))

    async def forget(self) -> None:
        """Free what was reckoned, some at a time."""
        for shelf in self.book.shelves:
            for _ in shelf.forget(ROWS_A_STEP):
                await asyncio.sleep(0)

    # reading

    async def _add_new(self) -> None:
        """Add the results that have come since the last one that was added."""
        async with self.database.reading() as connection:
            asked = select(
                rounds.c.table_id, rounds.c.game, *(rounds.c[name] for name in _ROUND), self._is_void(rounds)
            )
            async for some in self._in_order(connection, asked, rounds):
                scored = await _scores(connection, [(one.table_id, one.round) for one in some])
                async for one in _yield_in_steps(some):
                    if not one.void:
                        told: Row = dict(zip(_TOLD, one[2:-1], strict=True))
                        who = [each for each in scored[one.table_id, one.round] if each.person not in self._erased]
                        result = RoundResult(**told, scores=who, match_winners=())
                        self.book.add_round(one.game, result)
            over = select(*(matches.c[name] for name in ("table_id", "game", "ended", "rounds", "voided")))
            async for some in self._in_order(connection, over, matches):
                placed, rated = await _places(connection, [one.table_id for one in some])
                async for one in _yield_in_steps(some):
                    self._add_match(one, placed[one.table_id], rated)

    def _add_match(
        self,
        one: Found[tuple[object, ...]],
        took: list[PlaceTaken],
        rated: Mapping[tuple[int, int | None], float | None],
    ) -> None:
        took = [
            place._replace(person=None, someone=self._erased[place.person]) if place.person in self._erased else place
            for place in took
        ]
        if one.voided is not None:
            took = [place._replace(counted=False) for place in took]
        new = self.book.add_match(one.game, MatchResult(one.ended, one.rounds, took))
        for who, rating in new.items():
            if rated.get((one.table_id, who), rating) != rating:  # who was erased is not noted
                self._ratings.append((one.table_id, who, rating))

    def _is_void(self, table: Table) -> ColumnElement[bool]:
        voided = select(matches.c.table_id).where(and_(matches.c.server == self.server, matches.c.voided.is_not(None)))
        return table.c.table_id.in_(voided).label("void")

    async def _in_order(
        self, connection: AsyncConnection, asked: Select[tuple[object, ...]], table: Table
    ) -> AsyncIterator[Sequence[Found[tuple[object, ...]]]]:
        """Yield the rounds or matches that have ended since the last one, in order, some at a time."""
        key = _key(table)
        while True:
            some = (await connection.execute(asked.where(self._new(table)).order_by(*key).limit(RESULTS_A_TIME))).all()
            if not some:
                return
            yield some
            self._added[table] += len(some)
            self._last[table] = tuple(some[-1]._mapping[column] for column in key)

    def _new(self, table: Table) -> ColumnElement[bool]:
        """Which rounds or matches of the server have ended since the last one that was added."""
        here, after = table.c.server == self.server, self._last.get(table)
        return here if after is None else and_(here, table.c.ended >= after[0], tuple_(*_key(table)) > after)

    async def _compare(self, shelf: SomeShelf) -> list[Row]:
        """Pass over the accounts that are saved as they are. Gives the keys of those that have to go.

        Each part is a query of its own: one for all of them would take longer than a statement may.
        """
        gone: list[Row] = []
        table = shelf.table
        key = [column for column in table.primary_key if column.name != "server"]
        asked = select(table).where(table.c.server == self.server).order_by(*key).limit(ROWS_A_STEP)
        async with self.database.reading() as connection:
            some = (await connection.execute(asked)).mappings().all()
            while some:
                gone.extend(shelf.leave_equal(some))
                after = tuple(some[-1][column.name] for column in key)
                some = (await connection.execute(asked.where(tuple_(*key) > after))).mappings().all()
        return gone

    # writing

    async def piece(self) -> Piece:
        """Write a piece of what differs, in a transaction, or add the results that have come before it."""
        found = await self._piece()
        if found == Piece.BEHIND:
            await self._add_new()
        return found

    async def _piece(self) -> Piece:
        async with self.database.writing() as connection:
            await self.database.lock_server(connection, self.server)
            noted = select(recounts.c.noted).where(recounts.c.server == self.server).with_for_update()
            if (await connection.execute(noted)).scalar() != self.noted:
                return Piece.OVER
            come = [
                (await connection.execute(select(exists().where(self._new(table))))).scalar() for table in self._added
            ]
            if any(come):
                return Piece.BEHIND
            if await self._write(connection):
                return Piece.WRITTEN
            return Piece.DONE if await self._is_whole(connection) else Piece.OVER

    async def _write(self, connection: AsyncConnection) -> bool:
        """Write some of what differs. Gives False if nothing is left."""
        for shelf in self.book.shelves:
            if not shelf.all_taken:
                if rows := shelf.take_touched(self.server, ROWS_A_PIECE):
                    await saving(self.database.insert, shelf.table, tuple(rows[0])).execute_all(connection, rows)
                return True
        for shelf, gone in self._gone:
            if rows := _take_piece(gone):
                if keys := [key for key in rows if not shelf.has(key)]:  # a result may have come that makes it
                    await removing(shelf.table).execute_all(
                        connection, [{"server": self.server, **key} for key in keys]
                    )
                return True
        if ratings := _take_piece(self._ratings):
            await rate_places(connection, ratings)
            return True
        return False

    async def _is_whole(self, connection: AsyncConnection) -> bool:
        """Take the note away, if each result was added: one may have ended at the very time of another."""
        for table, added in self._added.items():
            counted = select(func.count()).select_from(table).where(table.c.server == self.server)
            if (await connection.execute(counted)).scalar() != added:
                return False
        mine = and_(recounts.c.server == self.server, recounts.c.noted == self.noted)
        return bool((await connection.execute(delete(recounts).where(mine))).rowcount)


def _key(table: Table) -> list[Column[Any]]:
    return [table.c.ended, *table.primary_key]


def _take_piece(some: list[Some]) -> list[Some]:
    """Take as many of these as a piece writes."""
    taken = some[-ROWS_A_PIECE:]
    del some[-ROWS_A_PIECE:]
    return taken


async def _yield_in_steps(some: Sequence[Some]) -> AsyncIterator[Some]:
    """Yield these one after the other. After each step others get their turn."""
    for place, one in enumerate(some):
        if place % RESULTS_A_STEP == 0:
            await asyncio.sleep(0)
        yield one


async def _scores(
    connection: AsyncConnection, which: Sequence[tuple[int, int]]
) -> defaultdict[tuple[int, int], list[RoundScore]]:
    given: defaultdict[tuple[int, int], list[RoundScore]] = defaultdict(list)
    scored = select(*(points.c[name] for name in ("table_id", "round", "seat", "person", "points", "won")))
    here = points.c.table_id.in_({number for number, _ in which})
    wanted = set(which)
    for number, one, seat, person, gained, won in await connection.execute(scored.where(here).order_by(points.c.seat)):
        if (number, one) in wanted:
            given[number, one].append(RoundScore(seat, person, gained, 0, won))
    return given


async def _places(
    connection: AsyncConnection, numbers: Sequence[int]
) -> tuple[defaultdict[int, list[PlaceTaken]], dict[tuple[int, int | None], float | None]]:
    """Return the places of these matches, and the ratings that are noted with them."""
    placed: defaultdict[int, list[PlaceTaken]] = defaultdict(list)
    rated: dict[tuple[int, int | None], float | None] = {}
    came = select(places.c.table_id, places.c.rating, *(places.c[name] for name in PlaceTaken._fields))
    here = places.c.table_id.in_(numbers)
    for number, rating, *told in await connection.execute(came.where(here).order_by(places.c.table_id, places.c.seat)):
        place = PlaceTaken(*told)
        placed[number].append(place)
        rated[number, place.person] = rating
    return placed, rated


@contextmanager
def soon_freed() -> Iterator[None]:
    """While very many objects are made that are freed soon: no full search, however many there are."""
    work = object()
    SOON_FREED.add(work)
    try:
        yield
    finally:
        SOON_FREED.remove(work)
