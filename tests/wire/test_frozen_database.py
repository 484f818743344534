"""A PostgreSQL that stands still, and a bot with the limits that it has if nobody says others: whoever presses reads
the truth in time, however much is pressed meanwhile.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio

from tests.support.databases import Databases
from tests.support.postgresql import PostgreSQL
from tests.wire.people import Person, begun, offered, until
from tests.wire.process import BotProcess
from tests.wire.small_discord import Interaction, SmallDiscord

pytestmark = pytest.mark.gate

IN_TIME_S = 15.0
"""Seconds from a press until somebody reads what has become of it."""
NOTES = "can't reach my notes"
PATIENCE_S = 90.0
NEWCOMERS = 15
"""In each wave: with all others they are more than there are connections."""


@pytest.fixture
def server() -> Iterator[PostgreSQL]:
    """One of the test's own, to be ill-treated."""
    made = PostgreSQL()
    made.start()
    yield made
    made.thaw()
    made.remove()


@pytest_asyncio.fixture
async def bot(discord: SmallDiscord, server: PostgreSQL, tmp_path: Path) -> AsyncIterator[BotProcess]:
    url = await Databases(server.address).get(tmp_path)
    async with BotProcess(discord, tmp_path, DATABASE_URL=url) as process:
        yield process
    assert "Traceback" not in process.said(), process.said()


def pressed_by_all(discord: SmallDiscord, pairs: list[tuple[Person, Person]], wave: int) -> list[Interaction]:
    """Who is to move moves, the other one asks for something, and newcomers want tables."""
    made = []
    for pair in pairs:
        for person in pair:
            hand = person.hand()
            made.append(person.press(hand, "move") if offered(hand, "move") else person.command("games"))
    return made + [Person(discord, f"new{wave}-{number}").command("open") for number in range(NEWCOMERS)]


@pytest.mark.timeout(300)
async def test_every_press_is_answered_in_time(discord: SmallDiscord, bot: BotProcess, server: PostgreSQL) -> None:
    pairs = []
    for number in range(3):
        pair = Person(discord, f"ana{number}"), Person(discord, f"bia{number}")
        discord.channel = discord.add_channel(f"mesa{number}", discord.guild_id)
        discord.dispatch("CHANNEL_CREATE", discord.channels[discord.channel])
        await begun(discord, *pair)
        pairs.append(pair)
    server.freeze()
    made: list[Interaction] = []
    for wave in range(3):
        made += pressed_by_all(discord, pairs, wave)
        await asyncio.sleep(4.0)
    async with asyncio.timeout(PATIENCE_S):
        for one in made:
            await one.read.wait()
    took = sorted(round(one.read_after, 1) for one in made)
    server.thaw()
    assert all(one.took < 3.0 for one in made), "Discord gives up after three seconds"
    assert [one.says() for one in made if NOTES not in one.says()] == []
    assert took[-1] < IN_TIME_S, took
    assert [line for line in bot.said().splitlines() if "[error" in line] == [], "nothing is to be mended in the bot"
    await until(lambda: bot.ask("SELECT count(*) FROM tables WHERE painted < version") == [(0,)], 40)
