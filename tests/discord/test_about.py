"""*About this bot*: version, uptime, latency, tables and a link, to whoever asks."""

from __future__ import annotations

from importlib import metadata
from typing import Any

from bot.screens.doors import AboutPress
from tests.support.house import House


async def test_about_tells_version_uptime_latency_and_tables(house: House) -> None:
    began = int(house.time())
    await house.begun("ana", "bia")
    await house.caio.slash(house.channel, "daily", what="new")
    elsewhere = house.env.create_guild("Elsewhere")
    room = elsewhere.create_text_channel("sala")
    dora = elsewhere.add_member(house.dora.user)
    await dora.slash(room, "open", game="classic")
    answer = await house.visit(house.ana, AboutPress())
    said = house.said(answer.response._message)
    assert metadata.version("maumau") in said
    assert f"<t:{began}:R>" in said
    assert "Open tables: 2 in this server, 3 in all" in said
    assert " ms." in said
    assert "More about me" not in said


async def test_about_leads_to_where_the_operator_says(house: House) -> None:
    cog: Any = house.bot.get_cog("AboutCog")
    cog.settings = house.settings.model_copy(update={"about_link": "https://example.org/maumau"})
    answer = await house.visit(house.ana, AboutPress())
    assert "https://example.org/maumau" in house.said(answer.response._message)
