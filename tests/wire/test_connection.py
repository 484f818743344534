"""The bot logs in on the small Discord, plays there, and comes back after whatever happens to the connection."""

from __future__ import annotations

import pytest

from tests.wire.payloads import text
from tests.wire.people import Person, begun, done, offered, until
from tests.wire.process import BotProcess
from tests.wire.small_discord import SmallDiscord


async def test_a_table_is_opened_and_played_in_its_thread(discord: SmallDiscord, bot: BotProcess) -> None:
    ana, bia = Person(discord, "ana"), Person(discord, "bia")
    await begun(discord, ana, bia)
    thread = next(number for number, channel in discord.channels.items() if channel["type"] == 11)
    await until(lambda: discord.said(thread))
    mover = next(person for person in (ana, bia) if offered(person.hand(), "move"))
    answer = await done(mover.press(mover.hand(), "move"))
    assert answer.kind == 7, "the hand that was pressed is the answer"
    await until(lambda: bot.ask("SELECT painted = version FROM tables") == [(1,)])
    assert f"**{mover.name}**" in text(discord.said(thread)[0])


@pytest.mark.parametrize("how", ["dropped", "asked", "invalid", "invalid, resumable"])
async def test_the_bot_comes_back(discord: SmallDiscord, bot: BotProcess, how: str) -> None:
    """What is pressed while it was away arrives when it resumes."""
    ana = Person(discord, "ana")
    if how == "dropped":
        await discord.drop()
    elif how == "asked":
        discord.ask_to_reconnect()
    else:
        discord.invalidate(resumable="resumable" in how)
    if how == "invalid":
        await until(lambda: discord.identified == 2)
    else:
        await until(lambda: discord.resumed == 1)
    await done(ana.command("open"))
    await until(lambda: discord.said(discord.channel))


async def test_what_happened_while_it_was_away_is_heard_when_it_resumes(discord: SmallDiscord, bot: BotProcess) -> None:
    ana = Person(discord, "ana")
    await discord.drop()
    await done(ana.command("open"))
    assert discord.resumed == 1
