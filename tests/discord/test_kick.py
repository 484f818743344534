"""Sending somebody away from a table: by the host, by who manages the server, or by most of the others."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.words import texts
from rules.match import AWAY, GONE
from tests.support.house import House, parts


async def manager(house: House) -> object:
    role = house.guild.create_role("managers", permissions=discord.Permissions(manage_guild=True))
    return house.guild.add_member(house.env.create_user("manager"), roles=[role])


async def names(house: House) -> list[str]:
    return [player.name for player in (await house.table()).players if not player.gone]


async def test_a_host_chooses_from_a_list_whom_to_send_away_or_who_is_the_host(house: House) -> None:
    await house.begun("ana", "bia", "caio")
    more = (await house.press(house.ana, "more")).response._message
    asked = (await house.choose(house.ana, "away-whom", str(house.bia.id), message=more)).response._message
    assert "Send **bia** away" in house.said(asked)
    await house.press(house.ana, "sendaway", message=asked)
    more = (await house.press(house.ana, "more")).response._message
    answer = await house.choose(house.ana, "hand-over", str(house.caio.id), message=more)
    assert texts.text("en", "host-done", who="caio") in house.said(answer.response._message)
    assert (await house.table()).host == house.caio.id


@pytest.mark.parametrize("begun", [False, True])
async def test_who_is_sent_away_may_not_come_back(house: House, begun: bool) -> None:
    """In a lobby by the host alone. In a match by most of the others; the hand is played to the end of the round."""
    await house.seated("ana", "bia", "caio")
    if begun:
        await house.press(house.ana, "start")
        answer = await house.sure(house.ana, house.ana.slash(house.channel, "table kick", player="bia"))
        assert texts.text("en", "kick-asked", who="bia", count=1) in house.said(answer.response._message)
        await house.lay("top 5S\nhand ana 6S\nhand bia 2C 9C\nhand caio 7D 8D 9D\nturn ana\n")
    who = house.caio if begun else house.ana
    answer = await house.sure(who, who.slash(house.channel, "table kick", player="bia"))
    assert "bia is no longer at the table" in house.said(answer.response._message)
    if begun:
        assert (await house.table()).begun_state().status[1] == AWAY
        answer = await house.press(house.bia, "hand")
        assert "sent away" in house.said(answer.response._message)
        await house.play(house.ana, "6♠")
        assert (await house.table()).begun_state().status[1] == GONE
    assert await names(house) == ["ana", "caio"]
    answer = await house.forge(house.bia, "mm1:join:1:-1:")
    assert "sent away" in house.said(answer.response._message)
    assert await names(house) == ["ana", "caio"]
    if begun:
        assert "bia** is sent away from the table" in house.said(await house.table_message())
        last = house.hand(house.bia)
        assert "were sent away from table #1" in house.said(last)
        assert not [part for part in parts(last.components) if "custom_id" in part]


async def test_who_manages_the_server_sends_away_at_a_table_without_a_seat_there(house: House) -> None:
    await house.begun("ana", "bia", "caio")
    somebody = await manager(house)
    answer = await house.sure(somebody, somebody.slash(house.channel, "table kick", player="ana"))
    assert "no longer" in house.said(answer.response._message)
    assert (await house.table()).people == [house.bia.id, house.caio.id]
    assert (await house.table()).host == house.bia.id


@pytest.mark.parametrize("begun", [False, True])
async def test_most_of_the_others_together_send_the_host_away(house: House, begun: bool) -> None:
    await house.seated("ana", "bia", "caio", "dora", "eva")
    if begun:
        await house.press(house.ana, "start")
    for _ in range(2):
        answer = await house.sure(house.bia, house.bia.slash(house.channel, "table kick", player="ana"))
        assert "2 more people have to ask" in house.said(answer.response._message), "nobody asks twice"
    assert "Send **ana** away from the table? 1 of 3 say yes" in house.said(await house.table_message())
    answer = await house.sure(house.dora, house.dora.slash(house.channel, "table kick", player="ana"))
    assert "One more person has to ask" in house.said(answer.response._message), "two of four are not most of them"
    await house.sure(house.eva, house.eva.slash(house.channel, "table kick", player="ana"))
    table = await house.table()
    assert table.people == [house.bia.id, house.caio.id, house.dora.id, house.eva.id]
    assert table.host == house.bia.id
    assert "say yes" not in house.said(await house.table_message())


async def test_who_manages_another_server_has_no_more_say_at_a_table_of_this_one(house: House) -> None:
    """Bia plays here, and manages a server of her own. Her commands there find this table, at which her turn is."""
    await house.begun("ana", "bia", "caio")
    other = house.env.create_guild("Other")
    role = other.create_role("managers", permissions=discord.Permissions(manage_guild=True))
    bia, sala = other.add_member(house.bia.user, roles=[role]), other.create_text_channel("sala")
    answer = await house.sure(bia, bia.slash(sala, "table kick", player="ana"))
    assert "One more person has to ask" in house.said(answer.response._message)
    answer = await bia.slash(sala, "table host", player="bia")
    assert "Only the host" in house.said(answer.response._message)
    answer = await bia.slash(sala, "table invite", player=other.add_member(house.dora.user))
    assert "no table here" in house.said(answer.response._message)
    table = await house.table()
    assert (table.host, table.notes.guests.invited) == (house.ana.id, [])
    assert await names(house) == ["ana", "bia", "caio"]


async def test_who_manages_the_server_names_their_own_table_from_any_channel(house: House) -> None:
    """As everybody does: where they manage no table, their own one is meant."""
    await house.seated("ana", "bia", "caio")
    somebody: Any = await manager(house)
    await house.services.store.people.meet(somebody.id, "manager", "en-US")
    await house.services.lobbies.sit(1, somebody.id, "manager")
    await house.press(house.ana, "start")
    second = house.guild.create_text_channel("segunda")
    answer = await house.sure(somebody, somebody.slash(second, "table kick", player="bia"))
    assert texts.text("en", "kick-asked", who="bia", count=1) in house.said(answer.response._message), (
        "who plays there asks"
    )


async def test_one_of_two_does_not_send_the_other_away(house: House) -> None:
    await house.begun("ana", "bia")
    answer = await house.sure(house.bia, house.bia.slash(house.channel, "table kick", player="ana"))
    assert "the only one here who can" in house.said(answer.response._message)
    assert await names(house) == ["ana", "bia"]


async def test_who_does_not_sit_there_has_no_voice(house: House) -> None:
    await house.begun("ana", "bia", "caio")
    answer = await house.sure(house.dora, house.dora.slash(house.channel, "table kick", player="ana"))
    assert "not at this table" in house.said(answer.response._message)
    for name in ("bia", "nobody"):
        answer = await house.sure(house.bia, house.bia.slash(house.channel, "table kick", player=name))
        assert "isn't one of the choices" in house.said(answer.response._message)
    assert (await house.table()).notes.guests.unwanted == {}


async def test_the_others_are_offered_while_somebody_types(house: House) -> None:
    await house.seated("ana", "bia", "caio", computers=1)
    offered = await house.bia.autocomplete(house.channel, "table kick", "player", "")
    assert [choice["name"] for choice in offered] == ["ana", "caio"]
    assert await house.dora.autocomplete(house.channel, "table kick", "player", "") == []


async def test_who_leaves_has_no_buttons_left(house: House) -> None:
    await house.begun("ana", "bia", "caio")
    await house.leave(house.bia)
    last = house.hand(house.bia)
    assert "no longer at this table" in house.said(last)
    assert not [part for part in parts(last.components) if "custom_id" in part]
    await house.forge(house.bia, "mm1:join:1:-1:")
    assert "leaves" in house.said(await house.table_message()), "and may come back, unlike who was sent away"
    assert "bia" in await names(house)
