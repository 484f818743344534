"""The daily games are switched off: a try that was begun is played on, its channel stays chosen, and it is still one's
only try when they are on again.
"""

from __future__ import annotations

from bot.people.preferences import DECLARED
from bot.words.texts import text
from cogs.daily import setup
from cogs.daily.announcements import DAILY
from cogs.daily.commands import DailyCog, SolitaireCog
from tests.support.house import House


async def test_a_try_goes_on_and_counts(house: House) -> None:
    server = house.guild.id
    await house.services.store.servers.meet(server, "en")
    await house.services.preferences.choose("server", server, DAILY.name, str(house.channel.id))
    hand = (await house.ana.slash(house.channel, "daily", what="daily")).response._message
    table = await house.services.tables.get(1)
    for cog in (DailyCog, SolitaireCog):
        await house.bot.remove_cog(cog.__cog_name__)
    assert "the daily deal" not in house.bot.chores.names

    helped = await house.ana.slash(house.channel, "help")
    assert "Today's puzzle" not in house.said(helped.response._message)
    shown = await house.ana.slash(house.channel, "play")
    assert shown.response._message.id != hand.id
    assert text("en", "refused-not-offered-now") not in house.said(shown.response._message)
    await house.ana.slash(house.channel, "play", move="draw")
    assert (await house.services.tables.get(1)).version > table.version, "it is played on"

    await setup(house.bot)
    assert (await house.services.preferences.of("server", server))[DAILY.name] == str(house.channel.id)
    assert DAILY.name in DECLARED["server"]
    await house.ana.slash(house.channel, "daily", what="daily")
    assert len(await house.services.store.open_tables.list_for_person(house.ana.id)) == 1, (
        "it is the one that was begun"
    )
