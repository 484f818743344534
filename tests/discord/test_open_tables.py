"""*Free seats* of ``/games``: where one more person may sit down, as far as they may see it."""

from __future__ import annotations

from typing import Any

from discord import PermissionOverwrite

from bot.words import texts
from cogs.tables.screens import MyTablesPress, OpenTablesPress, SitPress
from tests.support.house import House, parts


async def listed(house: House, who: Any) -> Any:
    answer = await house.visit(who, OpenTablesPress(0), where=house.elsewhere)
    assert answer.response.ephemeral
    return answer.response._message


async def opened(house: House, host: Any, where: Any = None, rules: str = "voador") -> int:
    await host.slash(where or house.channel, "open", game=rules)
    house.number += 1
    await house.services.painter.finish()
    return house.number


def elsewhere(house: House) -> Any:
    house.elsewhere = house.guild.create_text_channel("elsewhere")
    return house.elsewhere


async def test_one_sits_down_from_the_list_and_is_told_where(house: House) -> None:
    elsewhere(house)
    number = await opened(house, house.ana)
    message = await listed(house, house.bia)
    said = house.said(message)
    assert f"#{number}" in said
    assert "Mau Mau Voador" in said
    assert "Time per turn: 24" in said
    assert "ana" in said
    answer = await house.press(house.bia, SitPress.op, message=message)
    table = await house.table()
    assert table.people == [house.ana.id, house.bia.id]
    assert f"/{table.place}" in house.said(answer.response._message)
    assert texts.text("en", "tables-none") in house.said(await listed(house, house.bia)), "one sits there already"


async def test_a_match_that_takes_players_is_listed_behind_the_lobbies(house: House) -> None:
    elsewhere(house)
    await house.begun("ana", "bia")
    await opened(house, house.eva)
    said = house.said(await listed(house, house.caio))
    assert said.index("#2") < said.index("#1")
    assert "you're in from the next round" in said
    await house.forge_at(house.caio, await house.table_message(), SitPress("1").id)
    table = await house.services.tables.get(1)
    assert table.players[2].person == house.caio.id
    assert table.state is not None
    assert 2 not in table.state.order


async def test_what_one_cannot_see_is_neither_listed_nor_joined(house: House) -> None:
    elsewhere(house)
    secret = house.guild.create_text_channel("secret", overwrites={house.bia: PermissionOverwrite(view_channel=False)})
    number = await opened(house, house.ana, secret)
    message = await listed(house, house.bia)
    assert f"#{number}" not in house.said(message)
    answer = await house.forge_at(house.bia, message, SitPress(str(number)).id)
    assert answer.response.content == texts.text("en", "refused-no-table")
    assert (await house.table()).people == [house.ana.id]
    assert f"#{number}" in house.said(await listed(house, house.caio))


async def test_a_table_that_sent_somebody_away_is_not_offered_to_them(house: House) -> None:
    elsewhere(house)
    await house.seated("ana", "bia")
    await house.services.lobbies.send_away(1, house.ana.id, house.bia.id)
    assert "#1" not in house.said(await listed(house, house.bia))
    assert "#1" in house.said(await listed(house, house.caio))


async def test_a_table_of_another_server_is_not_joined(house: House) -> None:
    elsewhere(house)
    number = await opened(house, house.ana)
    other = house.env.create_guild("Other")
    channel = other.create_text_channel("there")
    guest = other.add_member(house.env.create_user("guest"))
    message = (await house.visit(guest, OpenTablesPress(0), where=channel)).response._message
    assert texts.text("en", "tables-none") in house.said(message)
    house.guild = other  # where it is forged
    answer = await house.forge_at(guest, message, SitPress(str(number)).id)
    assert answer.response.content == texts.text("en", "refused-no-table")


async def test_full_closed_and_lone_tables_are_not_listed(house: House) -> None:
    elsewhere(house)
    await house.ana.slash(house.channel, "daily", what="new")
    house.number += 1
    await house.seated("ana", "bia")
    full = await opened(house, house.eva, rules="zheng")
    for _ in range(7):
        await house.services.lobbies.add_computer(full, house.eva.id)
    said = house.said(await listed(house, house.caio))
    assert ("#2" in said, "#1" in said, "#3" in said) == (True, False, False)
    await house.services.lobbies.close_by_manager(2, house.dora.id)
    assert "#2" not in house.said(await listed(house, house.caio))


async def test_the_list_has_pages_and_an_old_button_says_that_the_table_is_closed(house: House) -> None:
    elsewhere(house)
    hosts = [house.guild.add_member(house.env.create_user(f"host {n}")) for n in range(11)]
    channels = [house.guild.create_text_channel(f"place-{n}") for n in range(11)]
    for host, channel in zip(hosts, channels, strict=True):
        await opened(house, host, channel)
    first = await listed(house, house.caio)
    assert "#11" not in house.said(first)
    second = (await house.forge_at(house.caio, first, OpenTablesPress(1).id)).response._message
    assert "#11" in house.said(second)
    await house.services.lobbies.close_by_manager(11, house.dora.id)
    answer = await house.press(house.caio, SitPress.op, message=second)
    assert answer.response.content == texts.text("en", "refused-table-closed")


async def test_ones_own_tables_lead_to_free_seats_and_back(house: House) -> None:
    elsewhere(house)
    await opened(house, house.ana)
    mine = (await house.bia.slash(house.guild.create_text_channel("talk"), "games")).response._message
    assert "You're not at any table" in house.said(mine)
    labels = [part.get("label") for part in parts(mine.components) if part["type"] == 2]
    assert labels == ["Play now", "Mine", "Free seats · 1", "Open a table"]
    await house.press(house.bia, OpenTablesPress.op, message=mine)
    free = house.env.backend.get_message(mine.channel_id, mine.id)
    assert "### Free seats" in house.said(free)
    assert SitPress.op in house.buttons(free)
    await house.press(house.bia, MyTablesPress.op, message=free)
    assert "You're not at any table" in house.said(house.env.backend.get_message(mine.channel_id, mine.id))


async def test_a_hand_opens_beside_the_list_of_ones_tables(house: House) -> None:
    await house.begun("ana", "bia")
    await house.lay("top 5S\nhand ana 6S KH\nhand bia 7D 9C 2C\nturn ana\n")
    mine = (await house.ana.slash(house.channel, "games")).response._message
    assert "Your turn at 1 table" in house.said(mine)
    assert "top: 5♠" in house.said(mine)
    answer = await house.press(house.ana, "hand", message=mine)
    assert answer.response._message.id != mine.id, "the list is the way back"
    others = house.said((await house.bia.slash(house.channel, "games")).response._message)
    assert "No table is waiting for you" in others
    assert "Waiting for ana" in others


async def test_where_nobody_waits_one_opens_a_table(house: House) -> None:
    elsewhere(house)
    message = await listed(house, house.caio)
    assert texts.text("en", "tables-none") in house.said(message)
    await house.press(house.caio, "open", message=message)
    house.number += 1
    assert (await house.table()).host == house.caio.id
