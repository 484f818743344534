"""Several processes on one PostgreSQL: who has which shards, and what they tell each other."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.services import Store, open_store
from bot.shards import ALL, Shards, read
from bot.store import lock as process_lock
from bot.store.database import BadDatabase, connect, newest
from bot.store.faults import StoreAway
from bot.store.lock import ADVISORY_LOCK, SHARD_LOCKS, AdvisoryLock, InUse, ShardsInUse, hold
from bot.store.upgrade import upgrade
from bot.tables.lobby import Location, TableSetup
from bot.tables.table import Player
from rules.catalogue import RULEBOOKS
from tests.support.databases import Databases, new_database, on
from tests.support.folding import each
from tests.support.postgresql import on_server
from tests.support.repository import Process

WITHIN_S = 10.0
"""Seconds within which one process hears another, also on a busy machine."""
SHARD_HOLDERS = sa.text(
    "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND classid = :locks AND granted"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
).bindparams(locks=SHARD_LOCKS)


@pytest.fixture
def kept_in(request: pytest.FixtureRequest, postgresql: Databases) -> Iterator[str]:
    """One file of SQLite serves one process: almost all here is on PostgreSQL."""
    kind: str = getattr(request, "param", "postgresql")
    if kind == "sqlite":
        yield kind
        return
    with on(postgresql):
        yield kind


@pytest.fixture
async def url(tmp_path: Path, kept_in: str) -> str:
    return await new_database(tmp_path / "m.db")


@asynccontextmanager
async def opened(url: str, shards: str) -> AsyncIterator[Store]:
    store = await open_store(url, read(shards))
    try:
        yield store
    finally:
        await store.database.close()


async def comes(true: Callable[[], Awaitable[bool]]) -> None:
    """Wait until something is so. A connection that was cut is noticed by who uses it first."""
    async with asyncio.timeout(WITHIN_S):
        while True:
            with suppress(StoreAway):
                if await true():
                    return
            await asyncio.sleep(0.01)


# which shards


@each(
    ("written", "count", "meant"),
    [
        ("", 0, ALL),
        ("", 4, Shards(0, 3, 4)),
        ("0-3/16", 0, Shards(0, 3, 16)),
        ("4-7", 16, Shards(4, 7, 16)),
        ("5/16", 16, Shards(5, 5, 16)),
    ],
)
def test_which_shards_are_meant(written: str, count: int, meant: Shards) -> None:
    assert read(written, count) == meant


@each(
    ("written", "count", "why"),
    [
        ("3-1/4", 0, "the first shard has to come first"),
        ("0-8/8", 0, "the last of 8 shards is 7"),
        ("0-3", 0, "of how many shards"),
        ("0-3/0", 0, "of how many shards, as in 0-3/16$"),
        ("0-3/16", 8, "but SHARD_COUNT is 8"),
        ("some", 0, "looks like 0-3/16"),
    ],
)
def test_what_is_no_shards_is_told_in_one_line(written: str, count: int, why: str) -> None:
    with pytest.raises(ValueError, match=why) as fault:
        read(written, count)
    assert "\n" not in str(fault.value)


def test_every_server_belongs_to_one_process() -> None:
    parts = [read("0-3/8"), read("4-6/8"), read("7/8")]
    servers = [0, *(number << 22 | 5 for number in range(100))]
    assert [sum(part.has(server) for part in parts) for server in servers] == [1] * len(servers)
    assert parts[0].has(0), "direct messages come to shard 0"
    assert not any(part.whole for part in parts)
    assert read("0-7/8").whole


async def test_the_database_divides_servers_likewise(url: str) -> None:
    parts = [read("0-3/8"), read("4-6/8"), read("7/8")]
    async with opened(url, "0-3/8") as store:
        for number in range(24):
            server = number << 22 | 5
            asked = [part.among(sa.literal(server, sa.BigInteger)).label(str(part)) for part in parts]
            found = await store.database.one(sa.select(*asked))
            assert found is not None
            assert list(found.values()) == [part.has(server) for part in parts]


# one process a shard


async def test_the_same_shard_is_had_once_and_free_when_its_process_ends(url: str) -> None:
    first = await hold(url, read("0-3/8"))
    with pytest.raises(ShardsInUse, match="another maumau has shard 3 of 8"):
        await hold(url, read("3-7/8"))
    second = await hold(url, read("4-7/8"))
    await first.release()
    await (await hold(url, read("0-3/8"))).release()
    await second.release()


async def test_all_shards_and_a_part_of_them_exclude_each_other(url: str) -> None:
    part = await hold(url, read("0-3/8"))
    with pytest.raises(InUse, match="stop that one first"):
        await hold(url)
    await part.release()
    whole = await hold(url)
    with pytest.raises(InUse, match="for all shards"):
        await hold(url, read("0-3/8"))
    await whole.release()


async def test_all_have_to_count_the_same_shards(url: str) -> None:
    part = await hold(url, read("0-3/8"))
    with pytest.raises(BadDatabase, match="this one counts 16 shards, others on this database 8") as why:
        await hold(url, read("4-7/16"))
    assert "\n" not in str(why.value)
    await part.release()


async def test_one_keeps_house(url: str) -> None:
    async with opened(url, "0-3/8") as one:
        async with opened(url, "4-7/8") as other:
            assert await one.database.is_leader()
            assert not await other.database.is_leader()
        async with opened(url, "4-7/8") as other:
            await one.database._lock.release()
            await comes(other.database.is_leader)


async def test_a_lost_connection_takes_its_locks_again(url: str) -> None:
    async with opened(url, "0-3/8") as store:
        engine = create_async_engine(url)

        async def holders() -> list[int]:
            """Look, and take no shard: that would be taken from the one that wants it back."""
            async with engine.connect() as connection:
                return list((await connection.execute(SHARD_HOLDERS)).scalars())

        before = await holders()
        assert len(before) == 4
        await engine.dispose()
        await cut_all(url)

        async def taken() -> bool:
            return len(now := await holders()) == 4 and not {*now} & {*before}

        await comes(taken)
        await engine.dispose()
        with pytest.raises(ShardsInUse):
            await hold(url, read("1/8"))
        assert isinstance(store.database._lock, AdvisoryLock)
        assert not store.database._lock.lost.done()


async def test_who_has_lost_its_shards_to_another_process_knows(url: str) -> None:
    async with opened(url, "0-3/8") as store, AsyncExitStack() as stack:
        engine = create_async_engine(url, isolation_level="AUTOCOMMIT")
        stack.push_async_callback(engine.dispose)
        other = await stack.enter_async_context(engine.connect())
        await other.execute(sa.text("SET application_name = 'other'"))
        waiting = asyncio.create_task(other.execute(sa.select(sa.func.pg_advisory_lock(SHARD_LOCKS, 2))))
        await asyncio.sleep(0)
        overtaken = asyncio.Event()
        store.database.when_overtaken(overtaken.set)
        await cut_all(url, "other")  # whoever waits for a lock has it before one who comes later
        async with asyncio.timeout(WITHIN_S):
            await waiting
            await overtaken.wait()


async def standing(url: str, name: str) -> AsyncEngine:
    """Somebody who has all shards, and then asks nothing any more."""
    engine = create_async_engine(url, isolation_level="AUTOCOMMIT", pool_reset_on_return=None)
    async with engine.connect() as connection:
        await connection.execute(sa.select(sa.func.pg_try_advisory_lock(ADVISORY_LOCK)))
        await connection.execute(sa.text(f"SET application_name = '{name}'"))
    await asyncio.sleep(0.3)
    return engine


async def test_who_does_not_confirm_its_lock_loses_it(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process_lock, "TAKE_AWAY_AFTER_S", 0.1)
    engine = await standing(url, process_lock.CONFIRMING)
    await (await hold(url)).release()
    await engine.dispose()


async def test_a_process_of_an_earlier_version_which_confirms_nothing_keeps_its_lock(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(process_lock, "TAKE_AWAY_AFTER_S", 0.1)
    engine = await standing(url, "")
    for shards in ("", "0-3/8"):
        with pytest.raises(InUse):
            await hold(url, read(shards))
    await engine.dispose()


async def test_who_confirms_its_lock_keeps_it(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process_lock, "TAKE_AWAY_AFTER_S", 1.0)
    monkeypatch.setattr(process_lock, "CONFIRM_EVERY_S", 0.1)
    first = await hold(url, read("0-3/8"))
    await asyncio.sleep(1.5)
    with pytest.raises(ShardsInUse):
        await hold(url, read("0-3/8"))
    assert isinstance(first, AdvisoryLock)
    assert not first.lost.done()
    await first.release()


async def cut_all(url: str, but: str = "nobody") -> None:
    """Cut all connections but one, as a restart of the server does."""
    server, _, name = url.rpartition("/")
    await on_server(
        server,
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"  # noqa: S608
        f" WHERE datname = '{name}' AND application_name <> '{but}'",
    )


async def test_twelve_that_are_started_together_upgrade_once(postgresql: Databases) -> None:
    url = await postgresql.empty()
    found = await asyncio.gather(*(upgrade(url) for _ in range(12)))
    assert {after for _, after in found} == {newest()}


async def test_opening_never_migrates_and_the_lock_is_held_by_one(url: str) -> None:
    async def version() -> str:
        engine = create_async_engine(url)
        async with engine.connect() as connection:
            found = str(await connection.scalar(sa.text("SELECT version_num FROM alembic_version")))
        await engine.dispose()
        return found

    engine = create_async_engine(url)
    async with engine.begin() as connection:
        await connection.execute(sa.text("UPDATE alembic_version SET version_num = '0032'"))
    await engine.dispose()
    with pytest.raises(BadDatabase, match="`maumau db upgrade` first"):
        await connect(url)
    assert await version() == "0032"
    lock = await hold(url)
    with pytest.raises(InUse):
        await hold(url)
    await lock.release()


@pytest.mark.parametrize("kept_in", ["sqlite", "postgresql"], indirect=True)
async def test_a_database_that_has_lost_a_table_is_told_in_one_line(url: str) -> None:
    engine = create_async_engine(url)
    async with engine.begin() as connection:
        await connection.execute(sa.text("DROP TABLE points"))
    await engine.dispose()
    with pytest.raises(BadDatabase, match="it has lost its tables points") as why:
        await open_store(url)
    assert "\n" not in str(why.value)


# what they tell each other


async def test_what_one_process_changes_another_does_not_hold_any_longer(url: str) -> None:
    async with opened(url, "0-3/8") as one, opened(url, "4-7/8") as other:
        await one.people.meet(5, "eva", "en-US")
        await other.people.meet(5, "eva", "en-US")
        assert (await one.preferences.get_all("person", 5))["language"] == "auto"
        await other.preferences.choose("person", 5, "language", "de")
        await other.people.save_contact(5, dm_channel=77)

        async def knows() -> bool:
            known = await one.people.get(5)
            chosen = await one.preferences.get_all("person", 5)
            return known is not None and known["dm_channel"] == 77 and chosen["language"] == "de"

        await comes(knows)


async def test_of_twenty_for_one_place_through_two_processes_one_has_it(url: str) -> None:
    """The version in the store decides between two at once. The one who loses looks again, and is told how it is."""
    async with opened(url, "0-3/8") as one, opened(url, "4-7/8") as other:
        doors = [Process(store, time.time).lobbies for store in (one, other)]
        await one.servers.meet(1, "en-US")
        most, late = RULEBOOKS["zheng"].seats[1], range(100, 120)
        for person in (*range(1, most), *late):
            await one.people.meet(person, f"p{person}", "en-US")
        table = await doors[0].open(Location(1, 10), Player(1, "p1"), TableSetup("zheng"))
        for person in range(2, most):
            await doors[0].sit(table.id, person, f"p{person}")
        sitting = [doors[person % 2].sit(table.id, person, f"p{person}") for person in late]
        async with asyncio.timeout(WITHIN_S):
            came = await asyncio.gather(*sitting, return_exceptions=True)
        refused = [why for why in came if isinstance(why, BaseException)]
        assert len(refused) == 19
        assert {str(why) for why in refused} == {"table-full"}
        row = await other.tables.get(table.id)
        assert row is not None
        assert len(row["players"]) == most


async def test_what_was_not_committed_rings_no_bell(url: str) -> None:
    async with opened(url, "0-3/8") as one, opened(url, "4-7/8") as other:
        heard: list[str] = []
        assert one.database.notifier is not None
        one.database.notifier.subscribe("tried", lambda key: heard.append(str(key)))
        with suppress(LookupError):
            async with other.database.writing():
                other.database.tell("tried", 1)
                raise LookupError
        async with other.database.writing():
            other.database.tell("tried", 2)

        async def rung() -> bool:
            return bool(heard)

        await comes(rung)
        assert heard == ["2"]


async def test_a_bell_that_was_missed_is_made_good(url: str) -> None:
    async with opened(url, "0-3/8") as one, opened(url, "4-7/8") as other:
        await other.people.meet(5, "eva", "en-US")
        assert (await one.people.get(5) or {})["name"] == "eva"
        missed = asyncio.Event()
        assert one.database.notifier is not None
        one.database.notifier.on_gap(one.database.clear_caches)
        one.database.notifier.on_gap(missed.set)
        await cut_all(url)

        async def written() -> bool:
            await other.people.meet(5, "Eva", "en-US")
            return True

        async def known() -> bool:
            return (await one.people.get(5) or {})["name"] == "Eva"

        await comes(written)
        async with asyncio.timeout(WITHIN_S):
            await missed.wait()
        await comes(known)


async def test_the_play_clock_is_the_latest_of_all(url: str) -> None:
    async with opened(url, "0-3/8") as one, opened(url, "4-7/8") as other:
        assert await one.clock.keep(100.0) == 100.0
        assert await other.clock.keep(90.0) == 100.0
        assert await other.clock.keep(110.0) == 110.0
