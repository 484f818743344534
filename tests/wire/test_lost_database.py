"""A PostgreSQL that goes away, stands still or has no connection left: every press is answered in time with the truth,
nothing is done twice, and play goes on by itself.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import asyncpg
import pytest
import pytest_asyncio

from tests.support.databases import Databases
from tests.support.postgresql import PostgreSQL
from tests.wire.people import Person, begun, done, offered, until
from tests.wire.play import Company, holds
from tests.wire.process import BotProcess
from tests.wire.small_discord import Interaction, SmallDiscord

pytestmark = pytest.mark.gate

LIMIT_S, WAIT_S = 3.0, 2.0
"""What the bot is told: how long a statement may take, and how long it waits for a connection, in seconds."""
IN_TIME_S = 15.0
"""Seconds in which somebody reads what has become of a press. Discord has heard within three that it comes."""
NOTES = "can't reach my notes"
CONNECTIONS = 40


@pytest.fixture
def server() -> Iterator[PostgreSQL]:
    """One of the test's own, to be ill-treated."""
    made = PostgreSQL(max_connections=str(CONNECTIONS))
    made.start()
    yield made
    made.remove()


@pytest_asyncio.fixture
async def bot(discord: SmallDiscord, server: PostgreSQL, tmp_path: Path) -> AsyncIterator[BotProcess]:
    url = await Databases(server.address).get(tmp_path)
    told = {"DATABASE_LIMIT": str(LIMIT_S), "DATABASE_WAIT": str(WAIT_S), "DATABASE_CONNECTIONS": "4", "REPEATS": "2"}
    async with BotProcess(discord, tmp_path, DATABASE_URL=url, LUCK_PER_DAY="50", **told) as process:
        yield process
    assert "Traceback" not in process.said(), process.said()


async def read(*sent: Interaction) -> str:
    """Wait until something can be read of all of these; give it."""
    async with asyncio.timeout(IN_TIME_S):
        for one in sent:
            await one.read.wait()
    assert all(one.took < 3.0 for one in sent), "Discord gives up after three seconds"
    return "\n".join(one.says() for one in sent)


async def playing(discord: SmallDiscord) -> tuple[Person, Person]:
    ana, bia = Person(discord, "ana"), Person(discord, "bia")
    await begun(discord, ana, bia)
    return ana, bia


def mover(*people: Person) -> Person:
    return next(one for one in people if offered(one.hand(), "move"))


async def goes_on(discord: SmallDiscord, bot: BotProcess, *people: Person) -> None:
    """By itself: sooner or later a press is done. A cut connection is noticed by who uses it first."""
    before = bot.ask("SELECT max(version) FROM tables")[0][0]
    async with asyncio.timeout(40):
        while bot.ask("SELECT max(version) FROM tables")[0][0] == before:
            who = mover(*people)
            await read(who.press(who.hand(), "move"))
    await until(lambda: bot.ask("SELECT count(*) FROM tables WHERE painted < version") == [(0,)], 40)


async def test_a_server_that_is_stopped_and_comes_back(
    discord: SmallDiscord, bot: BotProcess, server: PostgreSQL
) -> None:
    people = await playing(discord)
    who = mover(*people)
    server.stop()
    assert NOTES in await read(who.press(who.hand(), "move"))
    assert NOTES in await read(Person(discord, "eva").command("open")), "of her nothing is known"
    await asyncio.sleep(4)  # the timer fails again and again
    server.start()
    await goes_on(discord, bot, *people)
    await until(lambda: "over, not again within 2 s: the timer failed" in bot.said(), 20)
    lines = bot.said().splitlines()
    assert [line for line in lines if "[error" in line] == [], "nothing is to be mended in the bot"
    failed = [line for line in lines if "the timer failed:" in line and "over," not in line]
    assert len([line for line in failed if "times more" not in line]) == 1
    assert len(failed) < 8
    assert "sqlalche.me" not in bot.said()
    assert "voice" not in bot.said()


async def test_a_server_that_stands_still(discord: SmallDiscord, bot: BotProcess, server: PostgreSQL) -> None:
    """Connections stay, and nobody answers: a statement has a time limit."""
    people = await playing(discord)
    who = mover(*people)
    steps = bot.ask("SELECT count(*) FROM log")
    server.freeze()
    try:
        assert NOTES in await read(who.press(who.hand(), "move"), Person(discord, "eva").command("open"))
    finally:
        server.thaw()
    await goes_on(discord, bot, *people)
    assert bot.ask("SELECT count(*) FROM log")[0][0] > steps[0][0]


async def take_all(dsn: str, taken: AsyncExitStack) -> None:
    """Open connections until there is none left."""
    while True:
        try:
            other = await asyncpg.connect(dsn)
        except asyncpg.TooManyConnectionsError:
            return
        taken.push_async_callback(other.close)


async def test_a_server_without_a_free_connection(discord: SmallDiscord, bot: BotProcess, server: PostgreSQL) -> None:
    people = await playing(discord)
    who = mover(*people)
    async with AsyncExitStack() as taken:
        dsn = bot.url.replace("+asyncpg", "")
        killer = await asyncpg.connect(dsn)
        taken.push_async_callback(killer.close)
        await killer.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
        await take_all(dsn, taken)
        assert NOTES in await read(who.press(who.hand(), "move"), Person(discord, "eva").command("open"))
    await goes_on(discord, bot, *people)


@pytest.mark.timeout(300)
async def test_restarted_in_the_midst_nothing_is_lost_or_done_twice(
    discord: SmallDiscord, bot: BotProcess, server: PostgreSQL
) -> None:
    company = Company(discord, [bot], 2, Random(3))
    await company.sit_down()
    company.play()
    for _ in range(4):
        await asyncio.sleep(1.0)
        await asyncio.to_thread(server.stop)
        await asyncio.to_thread(server.start)
        company.say_again()
    await asyncio.sleep(3.0)
    await company.stop()
    assert await holds(company, 0.05) > 3


async def test_a_hundred_presses_at_once_wait_in_line(discord: SmallDiscord, bot: BotProcess) -> None:
    """Of four connections each gets its turn: nobody is told of a mistake."""
    ana = Person(discord, "ana")
    await done(ana.command("open"))
    people = [Person(discord, f"p{number}") for number in range(100)]
    said = await read(*(one.command("games") for one in people))
    assert "went wrong" not in said
    assert "Traceback" not in bot.said()
