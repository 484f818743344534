"""Two processes, each with half of the shards, on one PostgreSQL: they play together as one process plays alone."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from signal import SIGCONT, SIGSTOP
from time import monotonic

import asyncpg
import pytest
import pytest_asyncio

from benchmarks.faults import killed
from bot.screens.doors import AboutPress
from bot.store.schema import metadata
from tests.support.databases import Databases
from tests.support.postgresql import Cable
from tests.wire.faults import Bucket
from tests.wire.payloads import Json, text
from tests.wire.people import Person, begun, done, is_hand, offered, tells_refusal, until
from tests.wire.play import Company, holds
from tests.wire.process import BotProcess, sharded
from tests.wire.small_discord import SmallDiscord

pytestmark = pytest.mark.gate

NEWER = "9999"
"""A version that this one does not know."""
NOTES = "can't reach my notes"
SOON_S = 3.0
"""Seconds within which people are answered."""


@pytest_asyncio.fixture
async def bots(discord: SmallDiscord, postgresql: Databases, tmp_path: Path) -> AsyncIterator[list[BotProcess]]:
    """Two processes on one database; one server for each, the first of which is the one of the first process."""
    async with AsyncExitStack() as running:
        started = sharded(discord, tmp_path, await postgresql.get(tmp_path), processes=2, guilds=2)
        for one in started:
            await running.enter_async_context(one)
        yield started
    for one in started:
        assert "Traceback" not in one.said(), one.said()


def mesa(discord: SmallDiscord, process: int) -> int:
    """The channel of the server of a process."""
    guild = str(discord.guilds[process])
    return next(number for number, channel in discord.channels.items() if channel.get("guild_id") == guild)


async def painted(bots: list[BotProcess]) -> None:
    await until(lambda: bots[0].ask("SELECT count(*) FROM tables WHERE painted < version") == [(0,)], 20)


def at_the_table(discord: SmallDiscord, bots: list[BotProcess]) -> Json:
    """The newest message in the thread of the table that was opened last."""
    thread = bots[0].ask("SELECT thread FROM tables ORDER BY id DESC LIMIT 1")[0][0]
    return discord.said(thread)[-1]


async def test_a_match_of_another_processs_server_is_played_in_direct_messages(
    discord: SmallDiscord, bots: list[BotProcess]
) -> None:
    """Direct messages come to the process of shard 0, and the table is painted by that of shard 1."""
    discord.channel = mesa(discord, 1)
    ana, bia = Person(discord, "ana"), Person(discord, "bia")
    await begun(discord, ana, bia)
    assert "was opened" in bots[1].said()
    assert "was opened" not in bots[0].said()
    chance, changes = Random(5), 0
    for _ in range(12):
        await painted(bots)
        mover = next((one for one in (ana, bia) if is_hand(one.hand()) and offered(one.hand(), "move")), None)
        if mover is None:
            break
        shown = text(at_the_table(discord, bots))
        answer = await done(mover.send_press(mover.hand(), chance.choice(offered(mover.hand(), "move"))))
        assert answer.took < SOON_S
        assert answer.kind == 7, "the hand that was pressed is the answer"
        await painted(bots)
        changes += text(at_the_table(discord, bots)) != shown  # not every draw is seen at the table
    assert changes > 3
    for person in (ana, bia):
        hands = [one for one in discord.said(discord.direct(person.id)) if is_hand(one)]
        assert len(hands) == 1
    assert len(discord.said(bots[0].ask("SELECT thread FROM tables")[0][0])) == 1, "the table is shown once"


async def test_one_card_that_is_laid_through_both_processes_at_once_is_laid_once(
    discord: SmallDiscord, bots: list[BotProcess]
) -> None:
    """On the hand in direct messages and on the one that was shown in the channel: the version in the store decides."""
    discord.channel = mesa(discord, 1)
    people = Person(discord, "ana"), Person(discord, "bia")
    await begun(discord, *people)
    await painted(bots)
    mover = next(one for one in people if offered(one.hand(), "move"))
    in_channel = (await done(mover.press(at_the_table(discord, bots), "hand"))).shown
    assert in_channel is not None
    card = offered(mover.hand(), "move")[-1]
    assert card in offered(in_channel, "move")
    pressed = mover.send_press(mover.hand(), card), mover.send_press(in_channel, card)
    await done(*pressed)
    assert all(one.read_after < SOON_S for one in pressed)
    assert bots[0].ask("SELECT count(*) FROM log WHERE seat >= 0") == [(1,)]
    arrived = {event for (event,) in bots[0].ask("SELECT event FROM arrivals")}
    assert len(arrived & {one.id for one in pressed}) == 1
    assert sum(tells_refusal(one.says()) for one in pressed) == 1


async def test_the_same_shards_twice_the_second_waits_and_takes_over(
    discord: SmallDiscord, bots: list[BotProcess], tmp_path: Path
) -> None:
    standby = BotProcess(discord, tmp_path, "8-15/16", DATABASE_URL=bots[1].url)
    standby.log = tmp_path / "standby"
    await standby.begin()
    await until(lambda: "another maumau has shard 8 of 16 on this database" in standby.said(), 30)
    await bots[1].kill()
    died = monotonic()
    await until(lambda: "ready in 1 servers" in standby.said(), 20)
    assert monotonic() - died < 15
    discord.channel = mesa(discord, 1)
    await done(Person(discord, "ana").command("open"))
    bia = Person(discord, "bia")
    opened = await done(bia.command("help"))
    assert opened.shown is not None
    about = await done(bia.send_press(opened.shown, AboutPress().id))
    assert "8-15/16" in about.says()
    await standby.kill()
    assert "Traceback" not in standby.said()


LOCK_TIMES = "0.3 2 6"
"""How often a lock is confirmed, and after what time it is given up and taken away, in seconds."""
SECOND = set(range(8, 16))
"""The shards of the second process."""


@asynccontextmanager
async def standby(discord: SmallDiscord, folder: Path, url: str) -> AsyncIterator[BotProcess]:
    """A process that waits for the shards of the second one."""
    spare = BotProcess(discord, folder, "8-15/16", DATABASE_URL=url, LOCK_TIMES=LOCK_TIMES)
    spare.log = folder / "standby"
    connected = discord.ready & SECOND
    await spare.begin()
    discord.ready |= connected
    await until(lambda: "another maumau has shard 8 of 16 on this database" in spare.said(), 30)
    yield spare
    await spare.kill()
    assert "Traceback" not in spare.said(), spare.said()


async def is_served_by(discord: SmallDiscord, spare: BotProcess) -> None:
    """Its server plays on with the process that has taken over."""
    await until(lambda: "ready in 1 servers" in spare.said(), 30)
    discord.channel = mesa(discord, 1)
    await done(Person(discord, "ana").command("open"))


async def test_who_is_cut_off_from_the_database_leaves_discord_before_another_one_takes_over(
    discord: SmallDiscord, postgresql: Databases, tmp_path: Path
) -> None:
    url = await postgresql.get(tmp_path)
    port = int(postgresql.server.rpartition(":")[2])
    async with Cable(port) as cable:
        first, second = sharded(discord, tmp_path, url, processes=2, guilds=2)
        second.environment |= {"DATABASE_URL": url.replace(f":{port}/", f":{cable.port}/"), "LOCK_TIMES": LOCK_TIMES}
        async with first, second, standby(discord, tmp_path, url) as spare:
            cable.cut()
            await until(lambda: not SECOND & discord.ready, 10)
            assert "their sessions are ended" not in spare.said()
            await is_served_by(discord, spare)
            assert "their sessions are ended" in spare.said()
            assert await second.ended() == 1
        assert "not confirmed for 2 s" in second.said()
        assert "Traceback" not in second.said(), second.said()


async def test_who_is_frozen_is_replaced_and_ends_when_it_wakes(
    discord: SmallDiscord, postgresql: Databases, tmp_path: Path
) -> None:
    url = await postgresql.get(tmp_path)
    first, second = sharded(discord, tmp_path, url, processes=2, guilds=2)
    second.environment["LOCK_TIMES"] = LOCK_TIMES
    async with first, second, standby(discord, tmp_path, url) as spare:
        second.signal(SIGSTOP)
        frozen = monotonic()
        await is_served_by(discord, spare)
        assert monotonic() - frozen > 6 - 0.5, "no sooner than the lock may be taken away"
        second.signal(SIGCONT)
        assert await second.ended() == 1
        assert "the lock of the database is lost" in second.said()
        assert "Traceback" not in second.said(), second.said()


async def test_a_second_one_of_an_old_version_does_not_wait_for_what_it_cannot_take_over(
    discord: SmallDiscord, bots: list[BotProcess], tmp_path: Path
) -> None:
    """Neither one that is started after the upgrade, nor one that waits already."""
    standbys = []
    for number in range(2):
        one = BotProcess(discord, tmp_path, "8-15/16", DATABASE_URL=bots[1].url)
        one.log = tmp_path / f"standby{number}"
        standbys.append(one)
    await standbys[0].begin()
    await until(lambda: "another maumau has shard 8 of 16 on this database" in standbys[0].said(), 30)
    await upgraded(bots[0].url)
    await standbys[1].begin()
    for one in standbys:
        assert await one.ended() == 2
        assert one.said().strip().endswith("it is of a newer version of maumau. Run that one")


@pytest.mark.timeout(300)
async def test_one_limit_holds_for_all_processes(discord: SmallDiscord, bots: list[BotProcess]) -> None:
    """Discord refuses what is too much of both together: that waits, and nothing is lost."""
    company = Company(discord, bots, 2, Random(4))
    await company.sit_down()
    discord.limits.overall = Bucket(3, 1.0)
    company.play()
    await asyncio.sleep(8)
    await company.stop()
    refused = [one for one in discord.requests if one.status == 429]
    discord.limits.overall = None
    assert refused
    assert await holds(company, 0.05) > 3


@pytest.mark.timeout(300)
@pytest.mark.parametrize("seconds", [15, 40])
async def test_killed_at_random_nothing_is_lost_or_done_twice(
    discord: SmallDiscord, bots: list[BotProcess], seconds: int
) -> None:
    company = Company(discord, bots, 4, Random(7))
    await company.sit_down()
    company.play()
    assert await killed(company, kills=seconds, seconds=seconds) > 1
    await company.stop()
    assert await holds(company, 0.05) > 10


async def upgraded(url: str) -> None:
    """What a newer version does in a rolling update: every table has a column more, with a default."""
    connection = await asyncpg.connect(url.replace("+asyncpg", ""))
    try:
        async with connection.transaction():
            for table in metadata.sorted_tables:
                await connection.execute(f'ALTER TABLE "{table.name}" ADD COLUMN later INTEGER NOT NULL DEFAULT 0')
            await connection.execute("UPDATE alembic_version SET version_num = $1", NEWER)
    finally:
        await connection.close()


@pytest.mark.timeout(300)
async def test_a_newer_version_upgrades_the_database_and_the_old_one_plays_on_until_it_is_stopped(
    discord: SmallDiscord, bots: list[BotProcess]
) -> None:
    """One that is started again says why it does not run, and ends."""
    company = Company(discord, bots, 2, Random(6))
    await company.sit_down()
    company.play()
    await until(lambda: len(company.done()) > 5, 40)
    await upgraded(bots[0].url)
    before = len(company.done())
    await until(lambda: len(company.done()) > before + 10, 40)
    await company.stop()
    await until(lambda: bots[0].ask("SELECT count(*) FROM tables WHERE painted < version") == [(0,)], 20)
    assert not [one.says() for one in company.pressed if NOTES in one.says()]
    arrived = {event for (event,) in bots[0].ask("SELECT event FROM arrivals")}
    assert {one.id for one in company.done()} <= arrived
    await bots[1].kill()
    await bots[1].begin()
    assert await bots[1].ended() == 2
    assert bots[1].said().strip().endswith("it is of a newer version of maumau. Run that one")
