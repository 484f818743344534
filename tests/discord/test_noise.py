"""How often the bot speaks up in a channel: pings, the table's message at its end, laughter."""

from __future__ import annotations

from typing import Any

import pytest

from bot.tables.lobby import CALL_INTERVAL_S
from tests.support.house import House

EPHEMERAL = 1 << 6
SILENT = "top 5S\nhand ana KS 5D 6D 4S\nhand bia 7H 2C 9C\nhand caio 9D 9H 5H\nturn ana\n"


def posted(house: House) -> int:
    """How many messages the bot has sent to the channel."""
    path = f"/channels/{house.channel.id}/messages"
    return len([one for one in house.env.http_requests if one.method == "POST" and path in one.path])


async def invite(house: House, **whom: Any) -> list[Any]:
    """Open a table, invite, close; and give whom the messages of the channel ring."""
    await house.seated("ana")
    await house.ana.slash(house.channel, "table invite", **whom)
    await house.ana.slash(house.channel, "table close")
    return [
        [*one.ping_role_ids, *one.ping_user_ids]
        for one in house.messages(house.channel.id)
        if one.ping_role_ids or one.ping_user_ids
    ]


async def test_a_new_message_is_sent_once_and_not_edited_at_once(house: House) -> None:
    await house.begun("ana", "bia")
    await house.services.painter.finish()
    for who in (house.ana, house.bia):
        path = f"/channels/{house.dm(who)}/messages"
        assert {one.method for one in house.env.http_requests if path in one.path} == {"POST"}


# pings


@pytest.mark.both_databases
async def test_a_role_is_called_once_an_hour_from_whichever_table(house: House) -> None:
    role = house.guild.create_role("players")
    await house.seated("ana")
    await house.ana.slash(house.channel, "table close")
    await house.services.preferences.choose("server", house.guild.id, "role", str(role.id))
    for _ in range(3):
        assert await invite(house) == [[role.id]]
    await house.restart()
    assert await invite(house) == [[role.id]], "a restart forgets nothing"
    await house.passes(CALL_INTERVAL_S)
    assert await invite(house) == [[role.id]] * 2


@pytest.mark.both_databases
async def test_a_person_is_invited_once_an_hour_to_whichever_table(house: House) -> None:
    for _ in range(3):
        assert await invite(house, player=house.bia) == [[house.bia.id]]
    await house.restart()
    assert await invite(house, player=house.bia) == [[house.bia.id]]
    assert await invite(house, player=house.caio) == [[house.bia.id], [house.caio.id]], "others may be"
    await house.passes(CALL_INTERVAL_S)
    assert (await invite(house, player=house.bia))[-1] == [house.bia.id]


# the table's message


async def test_a_table_at_the_end_of_its_channel_is_not_posted_again(house: House) -> None:
    await house.begun("ana", "bia")
    await house.services.painter.finish()
    sent, there = posted(house), (await house.table_message()).id
    for _ in range(8):
        await house.ana.slash(house.channel, "table show")
        await house.dora.slash(house.channel, "table show")
    await house.services.painter.finish()
    assert (posted(house), (await house.table_message()).id) == (sent, there)


async def test_a_table_below_which_others_have_written_moves_to_the_end(house: House) -> None:
    await house.begun("ana", "bia")
    await house.services.painter.finish()
    sent, old = posted(house), (await house.table_message()).id
    await house.dora.send(house.channel, "hello")
    for _ in range(8):
        await house.ana.slash(house.channel, "table show")
        await house.services.painter.finish()
    new = (await house.table_message()).id
    assert posted(house) == sent + 1
    assert [one for one in house.messages(house.channel.id) if not one.flags & EPHEMERAL][-1].id == new > old
    assert old not in house.env.backend.messages[house.channel.id]


async def test_a_table_that_somebody_has_deleted_is_posted_again(house: House) -> None:
    await house.begun("ana", "bia")
    await house.services.painter.finish()
    old = (await house.table_message()).id
    house.env.backend.delete_message(house.channel.id, old)
    await house.env.settle()
    await house.ana.slash(house.channel, "table show")
    await house.services.painter.finish()
    assert (await house.table_message()).id > old


# elsewhere


async def test_a_table_is_shown_to_who_asks_for_it_elsewhere(house: House) -> None:
    await house.begun("ana", "bia")
    await house.services.painter.finish()
    sent, elsewhere = posted(house), house.guild.create_text_channel("outra")
    answer = await house.ana.slash(elsewhere, "table show")
    said = house.said(answer.response._message)
    assert answer.ephemeral
    assert house.said(await house.table_message()) in said
    assert f"https://discord.com/channels/{house.guild.id}/{house.channel.id}/" in said
    assert "hand" in house.buttons(answer.response._message)
    assert (posted(house), house.messages(elsewhere.id)) == (sent, [answer.response._message])


async def test_one_of_several_tables_is_shown_and_not_a_hand(house: House) -> None:
    await house.seated("ana", "bia")
    house.channel = house.guild.create_text_channel("outra")
    await house.seated("ana", "caio")
    answer = await house.ana.slash(house.guild.create_text_channel("terceira"), "table show")
    answer = await house.choose(house.ana, "which", "2", message=answer.response._message)
    said = house.said(answer.response._message)
    assert f"<@{house.caio.id}>" in said
    assert "join" in house.buttons(answer.response._message), said


# laughter


async def test_laughter_is_a_line_of_the_table(house: House) -> None:
    await house.begun("ana", "bia", "caio")
    await house.lay(SILENT)
    await house.play(house.ana, "K♠")
    await house.services.painter.finish()
    sent, requests = posted(house), len(house.env.http_requests)
    for _ in range(8):
        await house.press(house.bia, "laugh")
        await house.services.painter.finish()
    await house.press(house.caio, "laugh")
    await house.services.painter.finish()
    assert "😂 Laughing: bia, caio" in house.said(await house.table_message()).splitlines()
    edits = [one for one in house.env.http_requests[requests:] if one.method == "PATCH"]
    assert (posted(house), len(edits)) == (sent, 2)
    await house.caio.slash(house.channel, "play", move="draw")
    await house.caio.slash(house.channel, "play", move="pass")
    await house.services.painter.finish()
    assert "😂" not in house.said(await house.table_message())
