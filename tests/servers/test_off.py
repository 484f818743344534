"""The desk is switched off: who was kept out stays out, presets and settings go on, and the audit is there again."""

from __future__ import annotations

from bot.words.texts import text
from cogs.people.seating import SeatingStore
from cogs.servers import setup
from cogs.servers.commands import AboutCog, ArrivalCog, ServerCog
from tests.support.house import House, manager


async def test_what_was_decided_holds_while_nobody_decides(house: House) -> None:
    boss = manager(house)
    await house.services.store.servers.meet(house.guild.id, "en")
    await house.services.store.people.meet(house.bia.id, "bia", "en")
    await house.cog(ServerCog).management.keep_out(house.guild.id, house.bia.id, boss.id, None)
    desk = await house.desk(boss)
    for cog in (AboutCog, ArrivalCog, ServerCog):
        await house.bot.remove_cog(cog.__cog_name__)

    answer = await house.press(boss, "desk", message=desk.response._message)
    said = answer.response.content or house.said(answer.response._message)
    assert text("en", "refused-not-offered-now") in said
    await house.seated("ana")
    refused = await house.press(house.bia, "join")
    assert f"<@{boss.id}>" in (refused.response.content or house.said(refused.response._message))
    assert await SeatingStore(house.services.store.database).list_barred(house.guild.id, house.bot.wall(), house.bia.id)
    await house.services.preferences.choose("server", house.guild.id, "language", "de")

    await setup(house.bot)
    shown = await house.desk(boss)
    assert text("en", "refused-not-offered-now") not in house.said(shown.response._message)
    (line,) = await house.cog(ServerCog).management.lines(house.guild.id, house.bia.id)
    assert line.whom == house.bia.id
