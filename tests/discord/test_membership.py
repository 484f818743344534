"""Servers that remove the bot, and people who are banned or leave: nobody waits for them, and they do not play on."""

from __future__ import annotations

import asyncio

import discord
import pytest

from bot.discord.access import TRUSTED_FOR_S, TRUSTED_TO_MOVE_S
from bot.tables.schedule import LOBBY_LIFE_S
from rules.match import AWAY, IN
from tests.support.house import House
from tests.support.repository import HandClock

LAID = "top 5S\nhand ana 7S 5D KH\nhand bia 7H 2C 9C\nhand caio 9D 9H 5S\nstock 4H 4D 6D 8C\nturn ana\n"
GONE = {"status": 403, "code": 50278, "message": "Cannot send messages to this user due to no mutual guilds"}


async def status(house: House, seat: int) -> int:
    table = await house.table()
    assert table.state is not None
    return table.state.status[seat]


async def begun(house: House) -> None:
    await house.begun("ana", "bia", "caio", turn_clock="off")
    await house.lay(LAID)


@pytest.mark.parametrize("away", [False, True])
async def test_a_server_that_removes_the_bot_ends_no_match(house: House, away: bool) -> None:
    """Else whoever is losing removes it. Also where it did so while the bot was down; a lobby lapses as ever."""
    await begun(house)
    await house.bia.slash(house.channel, "open")
    await house.dora.slash(house.channel, "daily", what="new")
    if away:
        await house.services.painter.finish()
        del house.env.backend.guilds[house.guild.id]  # without a word to the bot, which is down
        await house.restart()
    else:
        house.env.backend.remove_guild(house.guild.id)
        await house.env.settle()
    await house.services.painter.finish()
    table = await house.services.tables.get(1)
    assert table.closed is None
    await house.passes(LOBBY_LIFE_S + 1)
    assert [number for number, *_ in await house.services.store.open_tables.places()] == [1, 3]


async def test_a_server_that_is_out_of_reach_for_a_while_keeps_its_tables(house: House) -> None:
    await begun(house)
    await house.services.painter.finish()
    await house.restart()
    assert (await house.table()).closed is None


async def test_who_is_banned_is_absent_at_once_and_the_table_is_told(house: House) -> None:
    await begun(house)
    house.env.backend.apply_ban(house.guild.id, house.ana.id, None)
    await house.env.settle()
    assert await status(house, 0) == AWAY
    assert "ana** is away" in house.said(await house.table_message())
    assert (await house.table()).host == house.bia.id
    await house.env.advance_time(3)
    assert (await house.table()).awaited != (0,), "a computer player goes on"


async def test_who_is_banned_is_shown_nothing_more(house: House) -> None:
    """Who is away in the server reads so on the hand; who has left it, or was banned, sees the cards no more."""
    await begun(house)
    hand = house.hand(house.ana)
    before = (hand.id, house.said(hand))
    house.env.backend.apply_ban(house.guild.id, house.ana.id, None)
    await house.env.settle()
    asked = len(house.env.http_requests)
    for _ in range(3):
        house.services.painter.wake(house.number)
        await house.services.painter.finish()
    hand = house.hand(house.ana)
    assert (hand.id, house.said(hand)) == before
    assert len(house.env.http_requests) - asked <= 1, "nobody is asked for again and again"


async def test_who_is_gone_from_the_server_does_not_play_on_by_direct_message(house: House) -> None:
    """Discord does not tell the bot who leaves: it asks, before a press from elsewhere counts."""
    await begun(house)
    before = (await house.table()).state
    assert before is not None
    house.guild.remove_member(house.ana)
    house.services.membership.clock = HandClock(lambda: house.bot.clock.now() + TRUSTED_FOR_S)
    answer = await house.play(house.ana, "7♠")
    said = " ".join(house.said(one._message) for one in (answer.response, *answer.followups) if one)
    assert "no longer in this table's server" in said or "no longer in this table's server" in house.said(
        house.hand(house.ana)
    )
    assert await status(house, 0) == AWAY
    assert len(await house.hand_cards("ana")) == 3
    assert "is away" in house.said(await house.table_message())


async def test_who_is_gone_when_asked_to_move_keeps_nobody_waiting(house: House) -> None:
    await begun(house)
    house.guild.remove_member(house.caio)
    (await house.table()).posted.hands[2].at = 0.0
    house.services.membership.clock = HandClock(lambda: house.bot.clock.now() + TRUSTED_TO_MOVE_S)
    await house.play(house.ana, "7♠")  # caio has to answer it, and his hand would be sent anew
    assert await status(house, 2) == AWAY
    assert await status(house, 0) == IN
    assert "caio** is away" in house.said(await house.table_message())


async def test_who_has_no_server_in_common_any_more_is_absent(house: House) -> None:
    await begun(house)
    house.guild.remove_member(house.caio)
    house.env.inject_error("*", f"/channels/{house.dm(house.caio)}/messages*", times=None, **GONE)
    await house.play(house.ana, "7♠")
    assert await status(house, 2) == AWAY


async def test_who_is_gone_from_the_server_leaves_its_lobby(house: House) -> None:
    await house.seated("ana", "bia")
    house.env.backend.apply_ban(house.guild.id, house.ana.id, None)
    await house.env.settle()
    table = await house.table()
    assert [player.name for player in table.players] == ["bia"]
    assert table.host == house.bia.id


async def test_a_table_whose_only_person_is_gone_is_closed(house: House) -> None:
    await house.begun("ana", computers=2)
    house.env.backend.apply_ban(house.guild.id, house.ana.id, None)
    await house.env.settle()
    assert (await house.table()).closed is not None


async def test_who_comes_back_to_the_server_takes_the_seat_again(house: House) -> None:
    await begun(house)
    house.env.backend.apply_ban(house.guild.id, house.caio.id, None)
    await house.env.settle()
    assert await status(house, 2) == AWAY
    house.env.backend.remove_ban(house.guild.id, house.caio.id)
    house.env.backend.add_member(house.guild.id, house.caio.id)
    await house.press(house.caio, "back")
    assert await status(house, 2) == IN


async def test_a_discord_that_does_not_say_who_is_there_makes_nobody_absent(house: House) -> None:
    await begun(house)
    house.services.membership.clock = HandClock(lambda: house.bot.clock.now() + TRUSTED_FOR_S)
    house.env.inject_error("GET", "/guilds/*/members/*", status=500, times=None)
    await house.play(house.ana, "7♠")
    assert await status(house, 0) == IN
    assert len(await house.hand_cards("ana")) == 2


async def test_a_discord_that_does_not_answer_keeps_nobody_from_playing(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A press has to be answered in time, whoever is asked for."""

    async def hangs(*_: object) -> None:
        await asyncio.Event().wait()

    await begun(house)
    monkeypatch.setattr(discord.Guild, "fetch_member", hangs)
    monkeypatch.setattr("bot.discord.access.ASK_LIMIT_S", 0.05)
    async with asyncio.timeout(5):
        assert not await house.services.membership.make_absent_if_gone(await house.table(), house.ana.id, 0)
