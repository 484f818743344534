"""A new name in a server: it stands at the table and in the standings as soon as the bot hears of it."""

from __future__ import annotations

from typing import Any

import pytest

from bot.discord.access import TRUSTED_TO_MOVE_S
from rules.cards import parse
from rules.table import Action
from tests.support.house import House

LAID = "top 5S\nhand ana 6S 5D KH\nhand bia 6D 7S 9C\nhand caio KC QC 8D\nstock 2C 3C 4C 10C\nturn ana\n"


def called(house: House, who: Any, name: str | None) -> None:
    """Somebody gets a name in the server. Discord does not tell the bot of it."""
    house.env.backend.get_member(house.guild.id, who.id).nick = name


async def kept(house: House, who: Any) -> str:
    return (await house.services.store.people.names_in([who.id], house.guild.id))[who.id]


async def test_a_new_name_stands_at_the_table_and_in_ones_standings_with_the_next_press(house: House) -> None:
    await house.begun("ana", "bia", "caio", rules="classic")
    await house.lay(LAID)
    called(house, house.ana, "Anuschka")
    answer = await house.record(house.ana)
    assert "Anuschka" in house.said(answer.response._message)
    await house.services.painter.finish()
    assert "Anuschka" in house.said(await house.table_message())
    called(house, house.ana, None)
    await house.press(house.ana, "hand")
    await house.services.painter.finish()
    assert "Anuschka" not in house.said(await house.table_message())
    assert await kept(house, house.ana) == "ana"


async def test_a_new_name_is_known_from_a_message_at_the_table(house: House) -> None:
    await house.begun("ana", "bia", "caio", rules="classic")
    called(house, house.ana, "Anuschka")
    await house.ana.send(house.channel, "hello")
    await house.services.painter.finish()
    assert "Anuschka" in house.said(await house.table_message())


async def test_a_new_name_of_who_only_plays_in_direct_messages_is_asked_for(house: House) -> None:
    """As it is asked whether they are still in the server."""
    await house.begun("ana", "bia", "caio", rules="classic", turn_clock="7d")
    await house.lay(LAID)
    called(house, house.ana, "Anuschka")
    await house.passes(TRUSTED_TO_MOVE_S + 1)
    await house.play(house.ana, "6♠")
    await house.services.painter.finish()
    assert "Anuschka" in house.said(await house.table_message())
    assert await kept(house, house.ana) == "Anuschka"


async def test_a_name_in_another_server_changes_nothing_here(house: House) -> None:
    await house.begun("ana", "bia", "caio", rules="classic")
    other = house.env.create_guild("Other")
    ana = other.add_member(house.ana.user)
    house.env.backend.get_member(other.id, ana.id).nick = "Anuschka"
    await house.record(ana, where=other.create_text_channel("sala"))
    await house.services.painter.finish()
    assert "Anuschka" not in house.said(await house.table_message())
    assert await kept(house, house.ana) == "ana"


async def test_a_process_that_dies_while_it_notes_a_name_notes_it_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And the press in which it was heard counts, though it has changed the table before."""
    await house.begun("ana", "bia", "caio", rules="classic")
    await house.lay(LAID)

    async def dies(*_: object) -> None:
        raise RuntimeError

    monkeypatch.setattr(house.services.store.people, "rename", dies)
    called(house, house.ana, "Anuschka")
    with pytest.raises(RuntimeError):
        await house.services.membership.note_name(house.guild.id, house.ana.id, "Anuschka")
    await house.restart()
    await house.press(house.ana, "hand")
    assert await kept(house, house.ana) == "Anuschka"
    await house.services.matches.act(house.number, house.ana.id, [Action("play", (parse("6S"),))])
    await house.services.painter.finish()
    assert "Anuschka" in house.said(await house.table_message())
