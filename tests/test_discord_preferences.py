"""``/me`` and ``/settings`` on Discord: who reads what, in which language, from the moment at which it was chosen."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot import texts
from bot.preferences import DECLARED
from bot.renderers import preferences_view
from bot.router import Press
from bot.store.choices import Whose
from tests.house import House, parts
from tests.test_structure import check

LAID = "top 5S\nhand ana 7S 5D KH\nhand bia 7H 2C 9C\nhand caio 9D 9H\nturn ana\n"


def manager(house: House) -> Any:
    """Somebody who manages the server."""
    role = house.guild.create_role("managers", permissions=discord.Permissions(manage_guild=True))
    return house.guild.add_member(house.env.create_user("boss"), roles=[role])


@pytest.mark.parametrize("tongue", texts.LANGUAGES)
async def test_the_screens_keep_discords_limits_and_mark_what_holds(house: House, tongue: str) -> None:
    for whose, preferences in DECLARED.items():
        view = preferences_view(whose, {name: one.choices[-1] for name, one in preferences.items()}, tongue)
        assert check(house, view) == {"prefer"}
        for part in parts(view.to_components()):  # type: ignore[no-untyped-call]
            if "options" in part:
                assert [option["default"] for option in part["options"]][-1]
                assert sum(option["default"] for option in part["options"]) == 1


async def test_a_person_chooses_a_language_and_what_they_alone_see_is_in_it_at_once(house: House) -> None:
    await house.begun("ana", "bia", "caio")
    await house.lay(LAID)
    screen = (await house.ana.slash(house.channel, "me")).response._message
    assert "What you alone see" in house.said(screen)
    before = house.said(house.hand(house.ana))
    answer = await house.choose(house.ana, "prefer", "pt-BR", message=screen)
    assert "O que só você vê" in house.said(answer.response._message), "the screen itself, in place"
    await house.bot.painter.finish()
    after = house.said(house.hand(house.ana))
    assert after != before
    assert texts.text("pt-BR", "hand-turn", top="5♠") in after
    assert len(house.messages(house.dm(house.ana))) == 2, "edited, not sent anew"
    refused = await house.ana.slash(house.channel, "play", card="KH")
    assert texts.text("pt-BR", "why-does-not-follow", card="K♥", top="5♠", rule="VOA-4") in refused.response.content
    assert "is to move" in (await house.bia.slash(house.channel, "draw")).response.content
    assert "clockwise" in house.said(await house.table_message()), "what everybody sees stays as it is"


async def test_a_choice_holds_after_a_restart_and_can_be_taken_back(house: House) -> None:
    await house.ana.slash(house.channel, "me", language="zh-CN")
    await house.restart()
    assert texts.text("zh-CN", "prefer-person-title") in house.said(
        (await house.ana.slash(house.channel, "me")).response._message
    )
    back = await house.ana.slash(house.channel, "me", language="auto")
    assert texts.text("en", "prefer-person-title") in house.said(back.response._message)


async def test_who_manages_the_server_chooses_its_language_and_the_table_is_in_it(house: House) -> None:
    await house.begun("ana", "bia", "caio")
    await house.lay(LAID)
    boss = manager(house)
    screen = (await boss.slash(house.channel, "settings")).response._message
    await house.choose(boss, "prefer", "sr-Latn", message=screen)
    await house.bot.painter.finish()
    assert texts.text("sr-Latn", "table-title", game=texts.text("sr-Latn", "game-voador"), round=1) in house.said(
        await house.table_message()
    )
    assert "5♠" in house.said(house.hand(house.ana))
    assert texts.text("en", "hand-turn", top="5♠") in house.said(house.hand(house.ana)), "hands are their owners'"
    board = await house.ana.slash(house.channel, "leaderboard")
    assert texts.text("sr-Latn", "leaders-none") in house.said(board.response._message)
    await house.bot.lobbies.close(house.number, house.ana.id)
    await house.ana.slash(house.channel, "table open")
    house.number += 1
    assert texts.text("sr-Latn", "lobby-plain") in house.said(await house.table_message())


async def test_nobody_else_changes_the_settings_of_a_server(house: House) -> None:
    """The command is hidden from others; a forged press is refused."""
    await house.begun("ana", "bia", "caio")
    refused = await house.forge(house.bia, "mm1:prefer:0:-1:server.language", ["pt-BR"])
    assert refused.response.content == texts.text("en", "refused-manage-only")
    for argument in ("server.language", "person.colour", "nobody.language", ""):
        answer = await house.forge(house.bia, f"mm1:prefer:0:-1:{argument}", ["pt-BR"])
        assert answer.ephemeral, argument
    for value in ("tlh", "", "auto;"):
        await house.forge(house.bia, "mm1:prefer:0:-1:person.language", [value])
    assert await house.bot.preferences.of("server", house.guild.id) == {"language": "auto"}
    assert (await house.bot.preferences.of("person", house.bia.id))["language"] == "auto"


@pytest.mark.parametrize("whose", DECLARED)
async def test_every_choice_of_every_preference_can_be_made_on_its_screen(house: House, whose: Whose) -> None:
    boss = manager(house)
    owner = boss.id if whose == "person" else house.guild.id
    for name, preference in DECLARED[whose].items():
        for choice in (*preference.choices, preference.usual):
            screen = (await boss.slash(house.channel, "me" if whose == "person" else "settings")).response._message
            custom_id = Press("prefer", 0, argument=f"{whose}.{name}").id
            await boss.select(house._real(screen), [choice], custom_id=custom_id)
            assert (await house.bot.preferences.of(whose, owner))[name] == choice
