"""Discord in trouble: the hands of those who are to move come before everything else, and nothing before its time."""

from __future__ import annotations

from time import monotonic

import pytest

from tests.wire.payloads import text
from tests.wire.people import Person, begun, done, offered, until
from tests.wire.process import BotProcess
from tests.wire.small_discord import SmallDiscord

pytestmark = pytest.mark.gate


async def turn(*people: Person) -> float:
    """Whoever is to move does, and somebody else gets a hand to move with; how long that took."""
    player = next(person for person in people if offered(person.hand(), "move"))
    others = [person for person in people if person is not player]
    began = monotonic()
    while not any(offered(person.hand(), "move") for person in others):
        await done(player.press(player.hand(), "move"))
        if offered(player.hand(), "move"):
            continue
        await until(lambda: any(offered(person.hand(), "move") for person in people))
    return monotonic() - began


async def test_a_table_that_cannot_be_painted_holds_up_no_hand(discord: SmallDiscord, bot: BotProcess) -> None:
    people = [Person(discord, name) for name in ("ana", "bia", "caio")]
    await begun(discord, *people)
    await until(lambda: bot.ask("SELECT painted = version FROM tables") == [(1,)])
    thread = bot.ask("SELECT thread FROM tables")[0][0]
    trouble = [discord.fault(method, f"/channels/{thread}/*", status=500, times=None) for method in ("POST", "PATCH")]
    for _ in range(3):
        assert await turn(*people) < 3
    assert trouble[1].met
    discord.faults.clear()
    await until(lambda: bot.ask("SELECT painted = version FROM tables") == [(1,)], 30)


@pytest.mark.parametrize("status", [503, 500])
async def test_a_hand_that_is_refused_is_sent_again_a_second_later(
    discord: SmallDiscord, bot: BotProcess, status: int
) -> None:
    people = [Person(discord, name) for name in ("ana", "bia")]
    await begun(discord, *people)
    await until(lambda: bot.ask("SELECT painted = version FROM tables") == [(1,)])
    for person in people:
        discord.fault("*", f"/channels/{discord.direct(person.id)}/messages*", status=status)
    assert await turn(*people) < 4


@pytest.mark.parametrize("status", [500, 502])
@pytest.mark.parametrize("whose", ["one hand", "all hands", "all channels"])
async def test_twelve_faults_of_discord_cost_three_turns_a_few_seconds(
    discord: SmallDiscord, bot: BotProcess, status: int, whose: str
) -> None:
    """Not half a minute for each five of them, as by discord.py's own tries."""
    people = [Person(discord, name) for name in ("ana", "bia")]
    await begun(discord, *people)
    await until(lambda: bot.ask("SELECT painted = version FROM tables") == [(1,)])
    waits = next(person for person in people if not offered(person.hand(), "move"))
    hands = [f"/channels/{discord.direct(person.id)}/messages*" for person in people]
    paths = {"one hand": [f"/channels/{discord.direct(waits.id)}/messages*"], "all hands": hands}
    chosen = paths.get(whose, ["/channels/*"])
    faults = [discord.fault("*", path, status=status, times=12 // len(chosen)) for path in chosen]
    assert sum([await turn(*people) for _ in range(3)]) < 12
    assert sum(fault.met for fault in faults) == 12
    await until(lambda: bot.ask("SELECT painted = version FROM tables") == [(1,)], 30)


@pytest.mark.parametrize("everywhere", [False, True])
async def test_nothing_is_sent_before_its_time(discord: SmallDiscord, bot: BotProcess, everywhere: bool) -> None:
    """Neither to the route that is limited, nor to any when all are; answers to presses are free of that."""
    people = [Person(discord, name) for name in ("ana", "bia")]
    await begun(discord, *people)
    await until(lambda: bot.ask("SELECT painted = version FROM tables") == [(1,)])
    limit = discord.fault("*", "/channels/*", status=429, retry_after=2.0, everywhere=everywhere)
    await turn(*people)
    assert limit.met == 1
    await until(lambda: bot.ask("SELECT painted = version FROM tables") == [(1,)])
    assert "**" in text(discord.said(bot.ask("SELECT thread FROM tables")[0][0])[0])
