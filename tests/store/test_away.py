"""A database that is away: one fault for the store, a sentence for people, and patience at the start."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import sqlite3
import time
from collections.abc import AsyncIterator, Coroutine, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager, closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import asyncpg
import pytest
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from bot.store.database import Database, connect
from bot.store.drivers import pooled
from bot.store.faults import Limits, StoreAway, StoreBusy
from bot.store.schema import arrivals
from tests.support.databases import Databases, new_database, on, opened
from tests.support.house import House

SOON_S = 0.05
"""A limit that is reached soon, in seconds."""
ENDLESS = sa.text("WITH RECURSIVE many(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM many) SELECT max(n) FROM many")


@asynccontextmanager
async def full_pool(database: Database) -> AsyncIterator[None]:
    """All connections are in use, and nobody waits for one."""
    pool: Any = database.engine.pool
    usual, pool._timeout = pool._timeout, 0.0
    async with AsyncExitStack() as held:
        for _ in range(pool.size() - pool.checkedout()):
            await held.enter_async_context(database.reading())
        yield
    pool._timeout = usual


@contextmanager
def away(database: Database) -> Iterator[None]:
    """No connection can be had, as from asyncpg when the server is gone: a bare error of the network."""

    def fails(*_: object) -> None:
        raise ConnectionRefusedError("the server is gone")

    sa.event.listen(database.engine.sync_engine, "checkout", fails)
    yield
    sa.event.remove(database.engine.sync_engine, "checkout", fails)


# the store


async def test_a_full_pool_is_a_busy_store(tmp_path: Path) -> None:
    async with opened(tmp_path / "m.db") as database:
        async with full_pool(database):
            with pytest.raises(StoreBusy):
                await database.answers()
            with pytest.raises(StoreBusy):
                async with database.writing():
                    pytest.fail("nothing is written")
        assert await database.answers()


async def test_what_the_network_raises_is_a_store_that_is_away(tmp_path: Path) -> None:
    async with opened(tmp_path / "m.db") as database:
        with away(database), pytest.raises(StoreAway, match="the server is gone"):
            await database.answers()
        assert await database.answers()


async def test_a_statement_has_a_time_limit(tmp_path: Path) -> None:
    async with opened(tmp_path / "m.db", limits=Limits(statement_s=SOON_S)) as database:
        with pytest.raises(StoreAway, match="interrupted"):
            await database.one(ENDLESS)
        assert await database.answers(), "the connection serves the next one"


async def forget(database: Database) -> None:
    """A write that waits for nobody."""
    async with database.writing() as connection:
        await connection.execute(sa.text("PRAGMA busy_timeout=1"))
        await connection.execute(sa.text("DELETE FROM arrivals"))


async def test_a_file_that_another_holds_is_a_store_that_is_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.drivers.LOCK_WAIT_MS", 300)
    async with opened(tmp_path / "m.db") as database:
        with closing(sqlite3.connect(tmp_path / "m.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(StoreAway, match="locked"):
                await forget(database)


@pytest.mark.parametrize("statement", ["SELECT * FROM no_such_table", "SELEC 1"])
async def test_a_wrong_statement_is_a_mistake_of_ours(tmp_path: Path, statement: str) -> None:
    async with opened(tmp_path / "m.db") as database:
        with pytest.raises(sa.exc.OperationalError):
            await database.one(sa.text(statement))


async def test_a_row_that_may_not_be_is_a_mistake_of_ours(tmp_path: Path) -> None:
    async with opened(tmp_path / "m.db") as database:
        with pytest.raises(IntegrityError):
            async with database.writing() as connection:
                await connection.execute(sa.text("INSERT INTO rounds (table_id, round) VALUES (99, 1)"))


async def test_a_server_that_is_not_there_yet_is_away() -> None:
    """A PostgreSQL that comes up after the bot. A file of SQLite that cannot be opened needs an operator."""
    with closing(socket.socket()) as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with pytest.raises(StoreAway):
        await connect(f"postgresql+asyncpg://me@127.0.0.1:{port}/maumau")


async def cut_all(url: str) -> None:
    """End all other connections to a database of PostgreSQL, and wait until the server has."""
    own = await asyncpg.connect(url.replace("+asyncpg", ""))
    others = "FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
    async with asyncio.timeout(10):
        while await own.fetchval(f"SELECT count(pg_terminate_backend(pid)) {others}"):  # noqa: ASYNC110 -- nobody tells
            await asyncio.sleep(0.01)
    await own.close()


async def test_connections_that_were_cut_meanwhile_are_not_used(tmp_path: Path, postgresql: Databases) -> None:
    """A PostgreSQL that was restarted: who reads and writes next notices nothing."""
    with on(postgresql):
        url, used = await new_database(tmp_path / "m.db"), list[Any]()
        async with opened(tmp_path / "m.db") as database:
            for _ in range(3):
                async with database.writing() as connection, database.reading() as other:
                    await connection.execute(sa.delete(arrivals))
                    await other.execute(sa.select(arrivals))
                    now = [pooled(one).driver_connection for one in (connection, other)]
                assert not {*map(id, now)} & {*map(id, used)}, "both were replaced"
                used += now
                await cut_all(url)
                async with asyncio.timeout(10):
                    while not all(one.is_closed() for one in now):  # noqa: ASYNC110 -- nobody tells
                        await asyncio.sleep(0.01)


async def test_who_writes_before_it_is_known_that_the_connection_was_cut_notices_nothing(
    tmp_path: Path, postgresql: Databases
) -> None:
    """The server has ended it, and nobody has looked at the line yet."""
    with on(postgresql):
        url = await new_database(tmp_path / "m.db")
        async with opened(tmp_path / "m.db") as database:
            for _ in range(5):
                async with database.writing() as connection:
                    await connection.execute(sa.delete(arrivals))
                    process = pooled(connection).driver_connection.get_server_pid()
                with ThreadPoolExecutor(1) as elsewhere:  # while it is waited for, nothing else runs here
                    elsewhere.submit(asyncio.run, cut_all(url)).result()
                async with database.writing() as connection:
                    await connection.execute(sa.delete(arrivals))
                    assert pooled(connection).driver_connection.get_server_pid() != process


SLOW_S = 3.0
"""A limit that a slow statement reaches while others are answered, in seconds."""


async def test_one_slow_statement_is_no_database_that_is_away(tmp_path: Path, postgresql: Databases) -> None:
    """Whoever else asks is answered, before it has reached its limit and after."""
    with on(postgresql):
        await new_database(tmp_path / "m.db")
        async with opened(tmp_path / "m.db", limits=Limits(statement_s=SLOW_S)) as database:
            slow = asyncio.create_task(database.one(sa.text("SELECT pg_sleep(60)")))
            while not slow.done():
                assert await database.answers()
                await asyncio.sleep(0.2)
            assert await database.answers()
            with pytest.raises(StoreAway):
                await slow


# closing


counts_connections = pytest.mark.skipif(
    not Path("/proc/self/fd").exists(), reason="only Linux tells which files are open"
)


def connections(file: Path) -> int:
    """Connections to a file that are open, each of which is a descriptor."""
    open_now = 0
    for descriptor in Path("/proc/self/fd").iterdir():
        with suppress(FileNotFoundError):  # a thread has just closed it
            open_now += os.readlink(descriptor) == str(file)
    return open_now


async def soon_closed(file: Path) -> bool:
    """Whether all connections to a file are closed within ten seconds, without a search for garbage."""
    for _ in range(1000):
        if not connections(file):
            return True
        await asyncio.sleep(0.01)  # a thread that was about to open one closes it first
    return False


@counts_connections
async def test_a_closed_store_has_no_connection_and_gets_none(tmp_path: Path) -> None:
    """Work in the background that has not heard of it would open one that nobody closes."""
    file = tmp_path / "m.db"
    async with opened(file) as database:
        inside, go_on = asyncio.Event(), asyncio.Event()

        async def reads() -> None:
            async with database.reading() as connection:
                inside.set()
                await go_on.wait()
                await connection.execute(sa.text("SELECT 1"))

        reading = asyncio.create_task(reads())
        await inside.wait()
        closing_it = asyncio.create_task(database.close())
        await asyncio.sleep(0)
        go_on.set()
        await closing_it
        assert reading.done()
        assert connections(file) == 0
        with pytest.raises(StoreAway, match="closed"):
            await database.answers()
        with pytest.raises(StoreAway, match="closed"):
            await forget(database)
        assert connections(file) == 0


async def writes(database: Database) -> None:
    """A write, and a question whose rows are fetched after it was asked."""
    async with database.writing() as connection:
        await connection.execute(sa.text("DELETE FROM arrivals"))
        await connection.execute(sa.text("SELECT name FROM sqlite_master"))


@counts_connections
@pytest.mark.parametrize("times", [1, 2])
async def test_work_that_is_stopped_holds_nothing_and_leaves_nothing_open(tmp_path: Path, times: int) -> None:
    """Wherever it is stopped, also while it stops."""
    file = tmp_path / "m.db"
    await new_database(file)
    for steps in range(40):
        async with opened(file) as database:
            await database.answers()
            await stopped_after(steps, times, [writes(database), writes(database), database.answers()])
            async with asyncio.timeout(4):  # SQLite gives the lock to write up after 15 seconds
                await writes(database)
        assert await soon_closed(file), f"stopped after {steps} steps"


@counts_connections
async def test_who_is_stopped_while_a_connection_opens_leaves_none_open(tmp_path: Path) -> None:
    """Its thread has opened it already, and the event loop has not heard of it yet."""
    file = tmp_path / "m.db"
    await new_database(file)
    for steps in range(20):
        async with opened(file) as database, database.reading():  # which has the connection that was open
            asked = asyncio.create_task(database.answers())
            for _ in range(steps):
                await asyncio.sleep(0)
            time.sleep(0.005)  # noqa: ASYNC251 -- the thread of the connection works meanwhile
            asked.cancel()
            await asyncio.wait([asked])
        assert await soon_closed(file), f"stopped after {steps} steps"


async def stopped_after(steps: int, times: int, doing: Sequence[Coroutine[Any, Any, object]]) -> None:
    """Begin this, and stop it, once or twice, after so many steps of the event loop."""
    tasks = [asyncio.create_task(one) for one in doing]
    for _ in range(steps):
        await asyncio.sleep(0)
    for _ in range(times):
        for task in tasks:
            task.cancel()
        await asyncio.sleep(0)
    await asyncio.wait(tasks)


# people


def told(caplog: pytest.LogCaptureFixture) -> list[str]:
    """The lines of the log with a traceback, or about a mistake of ours."""
    return [line.getMessage() for line in caplog.records if line.exc_info or "mistake" in line.getMessage()]


async def test_a_newcomer_is_told_when_the_store_is_away(house: House, caplog: pytest.LogCaptureFixture) -> None:
    """Nothing is known of her, so the interaction's beginning asks the store."""
    caplog.set_level(logging.INFO)
    with away(house.services.store.database):
        answer = await house.eva.slash(house.channel, "open", game="classic")
        assert "can't reach my notes" in answer.response.content
    assert not told(caplog)
    answer = await house.eva.slash(house.channel, "open", game="classic")
    assert "can't reach my notes" not in str(answer.response.content)


async def test_a_press_is_answered_when_the_store_is_away(house: House, caplog: pytest.LogCaptureFixture) -> None:
    await house.seated("ana")
    caplog.set_level(logging.INFO)
    with away(house.services.store.database):
        answer = await house.press(house.bia, "join")
        assert "can't reach my notes" in answer.response.content
        await house.env.advance_time(2)
    assert not told(caplog)
    await house.press(house.bia, "join")
    assert (await house.table()).seat_of(house.bia.id) is not None


async def test_a_full_pool_is_a_refusal(house: House, caplog: pytest.LogCaptureFixture) -> None:
    await house.seated("ana")
    caplog.set_level(logging.INFO)
    async with full_pool(house.services.store.database):
        answer = await house.press(house.bia, "join")
    assert "Lots of people" in answer.response.content
    assert not told(caplog)


async def test_whatever_goes_wrong_at_the_beginning_is_told(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    await house.seated("ana")

    async def fails(*_: object) -> None:
        raise LookupError("a mistake")

    monkeypatch.setattr(house.services.responder, "_recognise", fails)
    answer = await house.press(house.bia, "join")
    assert "Something went wrong" in answer.response.content
    answer = await house.bia.slash(house.channel, "open", game="classic")
    assert "Something went wrong" in answer.response.content


async def test_a_server_that_only_reads_does_not_answer(tmp_path: Path, postgresql: Databases) -> None:
    """A standby, say. It does again once what failed last can be written."""
    with on(postgresql):
        url = await new_database(tmp_path / "m.db")
        own = await asyncpg.connect(url.replace("+asyncpg", ""))
        async with opened(tmp_path / "m.db") as database:
            assert await database.answers()
            for mode in ("on", "off"):
                await own.execute(
                    f'ALTER DATABASE "{url.rpartition("/")[2]}" SET default_transaction_read_only = {mode}'
                )
                await cut_all(url)
                own = await asyncpg.connect(url.replace("+asyncpg", ""))
                await own.execute("SET default_transaction_read_only = off")
                if mode == "on":
                    with pytest.raises(StoreAway, match="read-only"):
                        async with database.writing() as connection:
                            await connection.execute(sa.delete(arrivals))
                    with pytest.raises(StoreAway, match="read-only"):
                        await database.answers()
            assert await database.answers()
        await own.close()
