"""Reckons the accounts of a server anew from its results, after these were changed or are read otherwise.

A migration after which results are read otherwise notes every server.
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import AsyncIterator, Iterator, Sequence
from typing import NamedTuple, TypeVar

from sqlalchemy import Row as Found
from sqlalchemy import Select, Table, and_, delete, func, select, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.matches.results import MatchResult, PlaceTaken, RoundResult, RoundScore
from bot.process.loop import soon_freed
from bot.store.database import Database, Row
from bot.store.schema import (
    matches,
    places,
    points,
    recounts,
    restarts,
    rounds,
    servers,
    standings,
)
from cogs.standings.accounts import Book, SomeShelf, rate_places, saving

log = logging.getLogger(__name__)


Some = TypeVar("Some")

RESULTS_A_TIME = 500
"""How many rounds or matches are read at a time."""
RESULTS_A_STEP = 10
"""How many rounds or matches are added before others get their turn. A match takes a millisecond."""
ROWS_A_STEP = 200
"""How many accounts are compared or written before others get their turn. Half of a million have to be, where a
thousand people have finished 25,000 matches.
"""
TRIES = 3
"""How often a server is reckoned beside what goes on there. The last time everything else waits."""

_ROUND = ("round", "seed", "ended", "measure", "lowest", "version", "among_people")
_TOLD = ("round", "seed", "at", "measure", "lowest", "version", "among_people")
"""The columns of a round, and the names of these values in a result."""


class Mark(NamedTuple):
    """What tells whether the results of a server have changed."""

    rounds: int
    matches: int
    accounts: int
    """Fewer, once somebody was erased."""
    noted: int


class Changes(NamedTuple):
    """What has to change in the saved accounts of a kind: those that are new or differ, and the keys of those that
    go.
    """

    new: SomeShelf
    gone: list[Row]


class Reckoned(NamedTuple):
    """What has to change in the accounts of a server to be as its results make them, and in the ratings after each
    match. It holds as long as the mark does.
    """

    mark: Mark
    changes: list[Changes]
    ratings: list[tuple[int, int, float]]
    """By table and person, where they differ from what is noted with the places."""


class RecountStore:
    """Reckons accounts anew. Every public method is one transaction a server."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def run_all(self) -> None:
        """Reckon the accounts of all noted servers anew, one after the other."""
        for server in await self.noted():
            log.info("the accounts of server %s are reckoned anew from its results", server)
            await self.run(server)

    async def noted(self) -> list[int]:
        """Return the noted servers, without those that the bot has left: nobody sees their accounts."""
        left = select(servers.c.id).where(servers.c.left.is_not(None))
        asked = select(recounts.c.server).where(recounts.c.server.not_in(left)).order_by(recounts.c.server)
        return await self.database.numbers(asked)

    async def run(self, server: int) -> None:
        """Reckon the accounts of a server anew from its results, in the order in which rounds and matches ended.

        They are reckoned beside what goes on in the server, and written if no result has come meanwhile. Only rows that
        differ are written.
        """
        with soon_freed():
            await self._run(server)

    async def _run(self, server: int) -> None:
        for _ in range(TRIES - 1):
            async with self.database.reading() as connection:
                found = await self._reckon(connection, server)
            async with self.database.writing() as connection:
                await self.database.lock_server(connection, server)
                if await self._mark(connection, server) == found.mark:
                    await self._write(connection, server, found)
                    return
            for shelf, _ in found.changes:  # to free all of it at once would take long
                for _ in shelf.take_rows(server, ROWS_A_STEP):
                    await asyncio.sleep(0)
        async with self.database.writing() as connection:
            await self.database.lock_server(connection, server)
            await self._write(connection, server, await self._reckon(connection, server))

    async def _mark(self, connection: AsyncConnection, server: int) -> Mark:
        counts = [
            (await connection.execute(select(func.count()).select_from(table).where(table.c.server == server))).scalar()
            for table in (rounds, matches, standings)
        ]
        noted = (await connection.execute(select(recounts.c.noted).where(recounts.c.server == server))).scalar()
        return Mark(*(int(one or 0) for one in (*counts, noted)))

    async def _reckon(self, connection: AsyncConnection, server: int) -> Reckoned:
        begun = select(restarts.c.season, restarts.c.at).where(restarts.c.server == server)
        book = Book({str(season): float(at) for season, at in (await connection.execute(begun)).all()})
        found = Reckoned(await self._mark(connection, server), [], [])
        voided = select(matches.c.table_id).where(and_(matches.c.server == server, matches.c.voided.is_not(None)))
        asked = select(rounds.c.table_id, rounds.c.game, *(rounds.c[name] for name in _ROUND))
        asked = asked.where(rounds.c.table_id.not_in(voided))
        async for some in _in_order(connection, asked, rounds, server):
            scored = await _scores(connection, [(one.table_id, one.round) for one in some])
            async for one in _in_steps(some):
                told: Row = dict(zip(_TOLD, one[2:], strict=True))
                result = RoundResult(**told, scores=scored[one.table_id, one.round], match_winners=())
                book.add_round(one.game, result)
        over = select(*(matches.c[name] for name in ("table_id", "game", "ended", "rounds", "voided")))
        async for some in _in_order(connection, over, matches, server):
            placed, rated = await _places(connection, [one.table_id for one in some])
            async for one in _in_steps(some):
                took = placed[one.table_id]
                if one.voided is not None:
                    took = [place._replace(counted=False) for place in took]
                new = book.add_match(one.game, MatchResult(one.ended, one.rounds, took))
                for who, rating in new.items():
                    if rated.get((one.table_id, who), rating) != rating:  # who was erased is not noted
                        found.ratings.append((one.table_id, who, rating))
        for shelf in book.shelves:
            found.changes.append(await self._compare(connection, server, shelf))
        return found

    async def _compare(self, connection: AsyncConnection, server: int, shelf: SomeShelf) -> Changes:
        """Return what has to change in the saved accounts of a server so that they are these.

        Each part is a query of its own: one for all of them would take longer than a statement may.
        """
        changes = Changes(shelf, [])
        table = shelf.table
        key = [column for column in table.primary_key if column.name != "server"]
        asked = select(table).where(table.c.server == server).order_by(*key).limit(ROWS_A_STEP)
        some = (await connection.execute(asked)).mappings().all()
        while some:
            changes.gone.extend(shelf.remove_equal(some))
            after = tuple(some[-1][column.name] for column in key)
            some = (await connection.execute(asked.where(tuple_(*key) > after))).mappings().all()
        return changes

    async def _write(self, connection: AsyncConnection, server: int, found: Reckoned) -> None:
        for shelf, gone in found.changes:
            table = shelf.table
            for rows in shelf.take_rows(server, ROWS_A_STEP):
                if rows:
                    await saving(self.database.insert, table, tuple(rows[0])).execute_all(connection, rows)
                await asyncio.sleep(0)
            for keys in _parts(gone):
                which = tuple_(*(table.c[name] for name in keys[0])).in_([tuple(key.values()) for key in keys])
                await connection.execute(delete(table).where(and_(table.c.server == server, which)))
        for ratings in _parts(found.ratings):
            await rate_places(connection, ratings)
            await asyncio.sleep(0)
        await connection.execute(delete(recounts).where(recounts.c.server == server))


def _parts(some: Sequence[Some]) -> Iterator[Sequence[Some]]:
    """Yield these in parts, each for one statement."""
    for begin in range(0, len(some), ROWS_A_STEP):
        yield some[begin : begin + ROWS_A_STEP]


async def _in_steps(some: Sequence[Some]) -> AsyncIterator[Some]:
    """Yield these one after the other. After each step others get their turn."""
    for place, one in enumerate(some):
        if place % RESULTS_A_STEP == 0:
            await asyncio.sleep(0)
        yield one


async def _in_order(
    connection: AsyncConnection, asked: Select[tuple[object, ...]], table: Table, server: int
) -> AsyncIterator[Sequence[Found[tuple[object, ...]]]]:
    """Yield the rounds or matches of a server in the order in which they ended, some at a time."""
    key = [table.c.ended, *table.primary_key]
    after: tuple[float, ...] | None = None
    while True:
        here = table.c.server == server
        where = here if after is None else and_(here, table.c.ended >= after[0], tuple_(*key) > after)
        some = (await connection.execute(asked.where(where).order_by(*key).limit(RESULTS_A_TIME))).all()
        if not some:
            return
        yield some
        last = some[-1]._mapping
        after = tuple(last[column] for column in key)


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
