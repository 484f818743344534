"""Who waits for another one's write shares its transaction: one commit for all, and each is undone alone."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from bot.store.database import Database
from bot.store.faults import StoreAway
from bot.store.quick import FrequentStatement, direct_of
from bot.store.schema import arrivals
from tests.support.databases import opened

MANY = 12
ARRIVE = FrequentStatement(arrivals.insert())
LATER = "PRAGMA defer_foreign_keys=ON"
NOWHERE = "INSERT INTO seats (table_id, seat, person) VALUES (99, 1, 99)"
"""There is no such table: with ``LATER``, the commit fails by it."""


class Wrong(Exception):
    """What goes wrong in one of the bodies."""


def kept(file: Path) -> set[int]:
    """What another process finds in the file."""
    with closing(sqlite3.connect(file)) as other:
        return {int(event) for (event,) in other.execute("SELECT event FROM arrivals")}


async def writes(database: Database, event: int, *statements: str, fails: bool = False) -> None:
    async with database.writing() as connection:
        await ARRIVE.execute(connection, {"event": event, "table_id": 1, "at": 0.0})
        for statement in statements:
            await connection.execute(sa.text(statement))
        if fails:
            raise Wrong


@asynccontextmanager
async def commits(database: Database) -> AsyncIterator[list[str]]:
    """The commits of the connection that writes."""
    await writes(database, 0)
    assert database._writer is not None
    direct = direct_of(database._writer)._direct
    assert isinstance(direct, sqlite3.Connection)
    found: list[str] = []
    direct.set_trace_callback(lambda said: found.append(said) if said == "COMMIT" else None)
    yield found
    direct.set_trace_callback(None)


async def together(database: Database, *writers: Coroutine[object, object, None]) -> list[BaseException | None]:
    """Let these wait while another one writes. Gives how each ended."""
    tasks: list[asyncio.Task[None]] = []
    with suppress(StoreAway):
        async with database.writing():
            tasks += [asyncio.create_task(one) for one in writers]
            await asyncio.sleep(0)
    return await asyncio.gather(*tasks, return_exceptions=True)


async def test_many_at_once_are_committed_at_once(tmp_path: Path) -> None:
    file = tmp_path / "m.db"
    async with opened(file) as database, commits(database) as found:
        seen: list[set[int]] = []

        async def one(event: int) -> None:
            await writes(database, event)
            seen.append(kept(file))

        await together(database, *(one(event) for event in range(1, MANY)))
        assert all(kept_then >= {*range(1, MANY)} for kept_then in seen), "nobody goes on before it is kept"
        assert len(found) == 1
        await writes(database, MANY)
        assert len(found) == 2


@pytest.mark.parametrize("bad", [{0}, {4}, {MANY - 1}, {0, 1}, {3, 4, 5}, {*range(MANY)} - {6}])
async def test_who_fails_is_undone_alone(tmp_path: Path, bad: set[int]) -> None:
    file = tmp_path / "m.db"
    async with opened(file) as database:
        ends = await together(database, *(writes(database, event, fails=event in bad) for event in range(MANY)))
        assert {event for event, end in enumerate(ends) if isinstance(end, Wrong)} == bad
        assert kept(file) == {*range(MANY)} - bad
        await writes(database, MANY)


async def test_a_commit_that_fails_is_said_to_all_who_share_it(tmp_path: Path) -> None:
    file = tmp_path / "m.db"
    statements = ([], [LATER, NOWHERE], [])
    async with opened(file) as database:
        ends = await together(database, *(writes(database, event, *bad) for event, bad in enumerate(statements)))
        assert all(isinstance(end, StoreAway) for end in ends)
        assert kept(file) == set()
        await writes(database, 5)
        assert kept(file) == {5}
        with pytest.raises(IntegrityError):
            await writes(database, 6, LATER, NOWHERE)
        assert kept(file) == {5}


@pytest.mark.parametrize("steps", range(30))
async def test_who_is_stopped_takes_nobody_along_unheard(tmp_path: Path, steps: int) -> None:
    """Whoever was not told of a fault is kept."""
    file = tmp_path / "m.db"
    async with opened(file) as database:
        tasks = [asyncio.create_task(writes(database, event, "SELECT 1")) for event in range(6)]
        for _ in range(steps):
            await asyncio.sleep(0)
        tasks[2].cancel()
        ends = await asyncio.gather(*tasks, return_exceptions=True)
        told = {event for event, end in enumerate(ends) if end is not None}
        assert all(isinstance(ends[event], StoreAway) for event in told - {2})
        assert kept(file) >= {*range(6)} - told
        assert kept(file) & (told - {2}) == set()
        async with asyncio.timeout(4):
            await writes(database, 9)


async def test_what_is_open_when_the_store_is_closed_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "m.db"
    for steps in range(20):
        async with opened(file) as database:
            first = max(kept(file), default=-1) + 1
            tasks = [asyncio.create_task(writes(database, first + event)) for event in range(4)]
            for _ in range(steps):
                await asyncio.sleep(0)
            await database.close()
            ends = await asyncio.gather(*tasks, return_exceptions=True)
            done = {first + event for event, end in enumerate(ends) if end is None}
            assert done == {event for event in kept(file) if event >= first}
