"""Who waits for another one's write shares its transaction: one commit for all, and each is undone alone."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import suppress
from pathlib import Path

import pytest
import pytest_asyncio
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from bot.store.database import Database
from bot.store.drivers import FrequentStatement
from bot.store.faults import StoreAway, StoreOvertaken
from bot.store.schema import arrivals
from tests.support.databases import opened

MANY = 12
ARRIVE = FrequentStatement(arrivals.insert())
LATER = "PRAGMA defer_foreign_keys=ON"
NOWHERE = "INSERT INTO seats (table_id, seat, person) VALUES (99, 1, 99)"
"""There is no such table: with ``LATER``, the commit fails by it."""
CUT = "SELECT pg_terminate_backend(pg_backend_pid())"
DEADLOCK = "DO $$ BEGIN RAISE SQLSTATE '40P01'; END $$"

PAUSE_S = 0.0003
"""A part of the time that a statement takes on PostgreSQL, in seconds."""


class Wrong(Exception):
    """What goes wrong in one of the bodies."""


@pytest_asyncio.fixture
async def database(tmp_path: Path, kept_in: str) -> AsyncIterator[Database]:
    async with opened(tmp_path / "m.db") as found:
        yield found


async def kept(database: Database) -> set[int]:
    """What another connection finds."""
    return set(await database.numbers(sa.select(arrivals.c.event)))


async def writes(database: Database, event: int, *statements: str, fails: bool = False) -> None:
    async with database.writing() as connection:
        await ARRIVE.execute(connection, {"event": event, "table_id": 1, "at": 0.0})
        for statement in statements:
            await connection.execute(sa.text(statement))
        if fails:
            raise Wrong


def commits(database: Database) -> list[object]:
    """The commits from now on."""
    found: list[object] = []
    sa.event.listen(database.engine.sync_engine, "commit", found.append)
    return found


async def together(database: Database, *writers: Coroutine[object, object, None]) -> list[BaseException | None]:
    """Let these wait while another one writes. Gives how each ended."""
    tasks: list[asyncio.Task[None]] = []
    with suppress(StoreAway):
        async with database.writing():
            tasks += [asyncio.create_task(one) for one in writers]
            await asyncio.sleep(0)
    return await asyncio.gather(*tasks, return_exceptions=True)


@pytest.mark.both_databases
async def test_many_at_once_are_committed_at_once(database: Database) -> None:
    found, seen = commits(database), list[set[int]]()

    async def one(event: int) -> None:
        await writes(database, event)
        seen.append(await kept(database))

    await together(database, *(one(event) for event in range(1, MANY)))
    assert all(kept_then >= {*range(1, MANY)} for kept_then in seen), "nobody goes on before it is kept"
    assert len(found) == 1
    await writes(database, MANY)
    assert len(found) == 2


@pytest.mark.both_databases
@pytest.mark.parametrize("bad", [{0}, {4}, {MANY - 1}, {0, 1}, {3, 4, 5}, {*range(MANY)} - {6}])
async def test_who_fails_is_undone_alone(database: Database, bad: set[int]) -> None:
    ends = await together(database, *(writes(database, event, fails=event in bad) for event in range(MANY)))
    assert {event for event, end in enumerate(ends) if isinstance(end, Wrong)} == bad
    assert await kept(database) == {*range(MANY)} - bad
    await writes(database, MANY)


@pytest.mark.both_databases
@pytest.mark.parametrize("bad", [{0}, {4}, {MANY - 1}])
async def test_a_statement_that_fails_is_undone_alone(database: Database, bad: set[int]) -> None:
    wrong = [NOWHERE] if database.engine.dialect.name == "postgresql" else ["INSERT INTO arrivals (event) VALUES (1)"]
    ends = await together(database, *(writes(database, e, *(wrong if e in bad else [])) for e in range(MANY)))
    assert {event for event, end in enumerate(ends) if isinstance(end, IntegrityError)} == bad
    assert await kept(database) == {*range(MANY)} - bad


async def test_a_commit_that_fails_is_said_to_all_who_share_it(database: Database) -> None:
    statements: tuple[list[str], ...] = ([], [LATER, NOWHERE], [])
    ends = await together(database, *(writes(database, event, *bad) for event, bad in enumerate(statements)))
    assert all(isinstance(end, StoreAway) for end in ends)
    assert await kept(database) == set()
    await writes(database, 5)
    assert await kept(database) == {5}
    with pytest.raises(IntegrityError):
        await writes(database, 6, LATER, NOWHERE)
    assert await kept(database) == {5}


@pytest.mark.parametrize("kept_in", ["postgresql"], indirect=True)
@pytest.mark.parametrize(("fault", "told"), [(CUT, StoreAway), (DEADLOCK, StoreOvertaken)])
async def test_a_transaction_that_is_lost_is_said_to_all_who_share_it(
    database: Database, fault: str, told: type[Exception]
) -> None:
    ends = await together(database, *(writes(database, event, *([fault] if event == 2 else [])) for event in range(5)))
    assert all(isinstance(end, told) for end in ends[:3])
    assert await kept(database) == {event for event, end in enumerate(ends) if end is None}
    await writes(database, 9)


@pytest.mark.both_databases
@pytest.mark.parametrize("steps", range(30))
async def test_who_is_stopped_takes_nobody_along_unheard(database: Database, steps: int) -> None:
    """Whoever was not told of a fault is kept."""
    tasks = [asyncio.create_task(writes(database, event, "SELECT 1")) for event in range(6)]
    for _ in range(steps):
        await asyncio.sleep(PAUSE_S if database.engine.dialect.name == "postgresql" else 0)
    tasks[2].cancel()
    ends = await asyncio.gather(*tasks, return_exceptions=True)
    told = {event for event, end in enumerate(ends) if end is not None}
    assert all(isinstance(ends[event], StoreAway) for event in told - {2})
    assert await kept(database) >= {*range(6)} - told
    assert await kept(database) & (told - {2}) == set()
    async with asyncio.timeout(4):
        await writes(database, 9)


@pytest.mark.both_databases
async def test_what_is_open_when_the_store_is_closed_is_kept(tmp_path: Path, kept_in: str) -> None:
    file = tmp_path / "m.db"
    for steps in range(20):
        async with opened(file) as database:
            first = max(await kept(database), default=-1) + 1
            tasks = [asyncio.create_task(writes(database, first + event)) for event in range(4)]
            for _ in range(steps):
                await asyncio.sleep(0)
            await database.close()
            ends = await asyncio.gather(*tasks, return_exceptions=True)
            done = {first + event for event, end in enumerate(ends) if end is None}
        async with opened(file) as database:
            assert done == {event for event in await kept(database) if event >= first}
