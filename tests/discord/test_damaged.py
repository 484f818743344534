"""One damaged table among others: it says so, to its host and in the log, and the others go on; and which table is
meant, where there are several."""

from __future__ import annotations

import json
import logging

import discord
import pytest

from bot.words.texts import text
from tests.support.examples import rest_in_gate
from tests.support.house import House, cards, spoil

LAID = "top 5S\nhand ana 7S 5D KH\nhand bia 7H 2C 9C\nturn ana\n"
NOTES = {"schema": 99}


DAMAGES = {
    "unknown game": {"game": "whist"},
    "no JSON": {"state": "{hands: [[1,2,"},
    "a newer schema": {"state": json.dumps({"schema": 99})},
    "newer rules": {"rules_version": 99},
    "other notes": {"notes": json.dumps(NOTES)},
    "other players": {"players": json.dumps([{"name": "ana"}])},
    "no players": {"players": "5"},
    "hands of another kind": {"state": None},
}


@pytest.mark.parametrize("damage", rest_in_gate(DAMAGES, ["no JSON", "newer rules", "other notes"]))
async def test_a_damaged_table_stands_in_nobodys_way(
    house: House, damage: str, caplog: pytest.LogCaptureFixture
) -> None:
    second = house.guild.create_text_channel("segunda")
    await house.begun("ana", "bia")
    await house.lay(LAID)
    row = await house.services.store.tables.get(1)
    assert row is not None
    change = dict(DAMAGES[damage])
    if "state" in change and change["state"] is None:
        change["state"] = json.dumps(row["state"] | {"hands": [["JD", "KH"], "secret"]})
    house.channel, first = second, house.channel
    await house.begun("caio", "ana", turn_clock="1m")
    await house.lay("top 5S\nhand caio 7S 5D KH\nhand ana 7H 2C 9C\nturn caio\n")
    lost = await house.services.store.tables.get(1)
    assert lost is not None
    await spoil(house, 1, **change)
    await house.services.painter.finish()
    await house.restart()
    assert any("#1" in house.said(message) for message in house.messages(house.dm(house.ana)))
    answer = await house.ana.slash(second, "play")
    assert "2♣ 7♥ 9♣" in house.said(answer.response._message), "the other table goes on"
    await house.play(house.caio, "7♠")
    assert "must draw 3 or answer" in house.said(await house.table_message())
    await house.env.advance_time(61)
    assert (await house.table()).awaited == (0,), "deadlines of others are met"
    answer = await house.bia.slash(first, "play")
    assert "can't read table #1" in answer.response.content
    answer = await house.forge(house.bia, "mm1:hand:1:-1:")
    assert "can't read table #1" in answer.response.content
    errors = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert [record.getMessage()[:22] for record in errors] == ["table 1 cannot be read"], "it is said once"
    assert not any(record.exc_info for record in caplog.records)
    assert "JD" not in caplog.text
    assert str(cards("JD KH")) not in caplog.text


async def test_a_damaged_table_is_closed_by_its_host_and_by_who_manages_the_server(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    role = house.guild.create_role("managers", permissions=discord.Permissions(manage_guild=True))
    manager = house.guild.add_member(house.env.create_user("manager"), roles=[role])
    await house.seated("ana", "bia")
    await house.seated("caio")
    for number in (1, 2):
        await spoil(house, number, game="whist")
    house.services.tables._cache.clear()
    answer = await house.sure(house.bia, house.bia.slash(house.channel, "table close"))
    assert "can't read table #1" in house.said(answer.response._message)
    answer = await house.sure(house.ana, house.ana.slash(house.channel, "table close"))
    assert "closed" in house.said(answer.response._message)
    assert [number for number, *_ in await house.services.store.open_tables.places()] == [2]
    await house.sure(manager, manager.slash(house.channel, "table close"))
    assert await house.services.store.open_tables.places() == []
    assert await house.services.store.open_tables.list_for_person(house.ana.id) == []
    answer = await house.sure(manager, manager.slash(house.channel, "table close"))
    assert "no table here" in house.said(answer.response._message)


async def test_a_damaged_table_is_closed_before_one_that_goes_on(house: House) -> None:
    """Nobody could choose it from a list; and who closes it is told which one it was."""
    await house.seated("ana", "bia")
    await house.seated("ana")
    await spoil(house, 1, game="whist")
    house.services.tables._cache.clear()
    answer = await house.sure(house.ana, house.ana.slash(house.channel, "table close"))
    assert "Table #1" in house.said(answer.response._message)
    assert [number for number, *_ in await house.services.store.open_tables.places()] == [2]
    answer = await house.sure(house.ana, house.ana.slash(house.channel, "table close"))
    assert house.said(answer.response._message).strip() == text("en", "notice-closed")
    assert await house.services.store.open_tables.places() == []


# which table


async def test_close_means_a_table_of_this_channel_only(house: House) -> None:
    second = house.guild.create_text_channel("segunda")
    await house.begun("ana", "bia")
    answer = await house.sure(house.ana, house.ana.slash(second, "table close"))
    assert "no table here" in house.said(answer.response._message)
    assert (await house.table()).closed is None
    answer = await house.sure(house.dora, house.dora.slash(house.channel, "table close"))
    assert "Only the host" in house.said(answer.response._message)
    for who in (house.bia, house.ana):
        await house.sure(who, who.slash(house.channel, "table close"))
    assert (await house.table()).closed is not None


async def test_who_manages_the_server_closes_any_table_from_its_channel(house: House) -> None:
    role = house.guild.create_role("managers", permissions=discord.Permissions(manage_guild=True))
    manager = house.guild.add_member(house.env.create_user("manager"), roles=[role])
    await house.begun("ana", "bia", thread="auto")
    assert (await house.table()).thread is not None
    answer = await house.sure(manager, manager.slash(house.channel, "table close"))
    assert "closed" in house.said(answer.response._message)
    assert (await house.table()).closed is not None
    for host in (house.ana, house.bia):
        await host.slash(house.channel, "open")
    answer = await house.sure(manager, manager.slash(house.channel, "table close"))
    listed = answer.response._message
    assert "#2" in house.said(listed)
    assert "#3" in house.said(listed)
    await house.sure(manager, house.choose(manager, "which", "3", message=listed))
    assert [number for number, *_ in await house.services.store.open_tables.places()] == [2]


async def test_two_solitaires_in_one_channel_are_told_apart(house: House) -> None:
    await house.ana.slash(house.channel, "daily", what="new")
    await house.ana.slash(house.channel, "daily", what="daily")
    answer = await house.ana.slash(house.channel, "play", move="draw")
    listed = answer.response._message
    assert "#1 Mau-Mau Solitaire" in house.said(listed)
    assert "#2 Mau-Mau Solitaire (20" in house.said(listed)
    await house.choose(house.ana, "which", "2", message=listed)
    hand = house.env.backend.get_message(listed.channel_id, listed.id)
    assert "Your turn" in house.said(hand)
    assert {one.split(":")[2] for one in house.buttons(hand).values()} == {"2"}
    answer = await house.sure(house.ana, house.ana.slash(house.channel, "table close"))
    await house.choose(house.ana, "which", "1", message=answer.response._message)
    assert await house.services.store.open_tables.list_for_person(house.ana.id) == [2]


async def test_a_list_of_many_tables_pages(house: House) -> None:
    for _ in range(13):
        await house.ana.slash(house.channel, "open")
    answer = await house.ana.slash(house.channel, "play")
    listed = answer.response._message
    assert "page 1 of 2" in house.said(listed)
    await house.press(house.ana, "page", message=listed)
    listed = house.env.backend.get_message(listed.channel_id, listed.id)
    assert "page 2 of 2" in house.said(listed)
    assert house.options(listed, "which") == ["9", "10", "11", "12", "13"]
    assert len(house.said(listed)) < 4000
    answer = await house.choose(house.ana, "which", "12", message=listed)
    assert "hasn't started" in answer.response.content


async def test_the_list_is_nobody_elses(house: House) -> None:
    await house.begun("ana", "bia")
    for does in ("hand", "leave", "close", "nosuch", ""):
        answer = await house.forge(house.dora, f"mm1:which:0:-1:{does}", ["1"])
        assert answer.ephemeral
    assert (await house.table()).closed is None
