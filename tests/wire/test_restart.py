"""Killed at the worst moment, and away while people talk: nothing is posted twice, nothing is missed."""

from __future__ import annotations

import asyncio

import pytest

from tests.wire.laying import lay
from tests.wire.payloads import Json, text
from tests.wire.people import Person, begun, done, until
from tests.wire.process import BotProcess
from tests.wire.small_discord import SmallDiscord

pytestmark = pytest.mark.gate

SILENCE = """
top 5S
hand ana KS 5D 6D 4S
hand bia 7H 2C 9C
hand caio 9D 9H 5H
turn ana
"""
LAST_CARD = "top 5S\nhand ana 6S\nhand bia 2C 9C\nturn ana\n"


async def laid(discord: SmallDiscord, bot: BotProcess, script: str, *names: str) -> dict[str, Person]:
    """People play at a table that is laid out like this; the bot has just started."""
    people = {name: Person(discord, name) for name in names}
    await begun(discord, *people.values())
    await until(lambda: bot.ask("SELECT painted = version FROM tables") == [(1,)])
    await bot.kill()
    await lay(bot.database, script)
    await bot.start()
    await until(lambda: bot.ask("SELECT painted = version FROM tables") == [(1,)])
    return people


def results(discord: SmallDiscord) -> list[Json]:
    return [one for channel in discord.messages.values() for one in channel.values() if "Round 1" in text(one)]


async def test_a_result_whose_answer_was_lost_is_not_posted_again(discord: SmallDiscord, bot: BotProcess) -> None:
    people = await laid(discord, bot, LAST_CARD, "ana", "bia")
    thread = bot.ask("SELECT thread FROM tables")[0][0]
    before = len(discord.said(thread))
    lost = discord.fault("POST", f"/channels/{thread}/messages", never=True, acts=True)
    await done(people["ana"].press(people["ana"].hand(), "move"))
    await until(lambda: lost.met)
    await bot.kill()
    await bot.start()
    await until(lambda: bot.ask("SELECT painted = version FROM tables") == [(1,)])
    assert len(discord.said(thread)) == before + 1


async def test_nothing_is_painted_at_a_start_where_all_was_painted(discord: SmallDiscord, bot: BotProcess) -> None:
    """Also of a table in a thread, which is saved once more when it has moved there."""
    await begun(discord, Person(discord, "ana"), Person(discord, "bia"))
    await until(lambda: bot.ask("SELECT painted = version FROM tables") == [(1,)])
    bot.terminate()
    assert await bot.ended() == 0
    made = len(discord.requests)
    await bot.start()
    await until(lambda: "ready in" in bot.said().rpartition("logging in")[2])
    await asyncio.sleep(0.5)
    sent = [one for one in discord.requests[made:] if one.method != "GET"]  # a king that was turned up has it read
    assert not [one for one in sent if "/channels/" in one.path]


def hands(bot: BotProcess) -> list[int]:
    """How many cards each has."""
    counts = "SELECT json_array_length(value) FROM tables, json_each(tables.state, '$.hands')"
    return [count for (count,) in bot.ask(counts)]


async def test_VOA_17_what_was_said_while_the_bot_was_away_costs_two_cards(
    discord: SmallDiscord, bot: BotProcess
) -> None:
    """Also when somebody else speaks as soon as it is back."""
    people = await laid(discord, bot, SILENCE, "ana", "bia", "caio")
    await done(people["ana"].press(people["ana"].hand(), "move", label="K♤"))
    thread = bot.ask("SELECT thread FROM tables")[0][0]
    assert bot.ask("SELECT silent FROM tables") == [(1,)]
    before = hands(bot)
    await bot.kill()
    await asyncio.sleep(0.1)
    people["bia"].say(thread, "what a nice card")
    await asyncio.sleep(0.1)
    await bot.start()
    people["caio"].say(thread, "I did not see it")
    await until(lambda: hands(bot) == [before[0], before[1] + 2, before[2] + 2])


async def test_VOA_17_a_message_that_is_delivered_again_is_fined_once(discord: SmallDiscord, bot: BotProcess) -> None:
    people = await laid(discord, bot, SILENCE, "ana", "bia", "caio")
    await done(people["ana"].press(people["ana"].hand(), "move", label="K♤"))
    thread = bot.ask("SELECT thread FROM tables")[0][0]
    before = hands(bot)
    said = people["bia"].say(thread, "what a nice card")
    await until(lambda: hands(bot)[1] == before[1] + 2)
    await asyncio.sleep(11)  # VOA-17 fines nobody twice in ten seconds
    discord.dispatch("MESSAGE_CREATE", said)
    people["caio"].say(thread, "nice, yes")
    await until(lambda: hands(bot) == [before[0], before[1] + 2, before[2] + 2])
