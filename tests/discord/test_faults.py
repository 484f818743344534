"""Faults as people meet them: closed direct messages, lost places, missing permissions, a Discord that does not answer,
and restarts. Nothing is lost, nothing is silent, and what could not be painted is painted afterwards.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import discord
import pytest
from simcord.backend import serializers
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.discord.hands import CLOSED_TRIED_EVERY_S, EDITED_WITHIN_S
from bot.discord.public import END_SHOWN_WITHIN_S
from bot.screens.lobby import ComputerPress, JoinPress, StartPress
from bot.store.faults import StoreAway
from bot.tables.deadlines import SAVE_CLOCK_EVERY_S
from bot.tables.schedule import LOBBY_LIFE_S
from bot.tables.table import Table
from bot.time import LONGEST_RETRY_S
from bot.words import texts
from rules.cards import parse
from rules.table import Action
from tests.support.house import House, cards, manager, parts

LAID = """
top 5S
hand ana 7S 5D KH
hand bia 7H 2C 9C
hand caio 9D 9H 5S
stock 4H 4D 6D 8C
turn ana
"""
DMS_CLOSED = {"status": 403, "code": 50007, "message": "Cannot send messages to this user"}
REFUSALS = ((500, 0), (403, 50013), (404, 0))

pytestmark = pytest.mark.usefixtures("no_mistakes")


def dm_path(house: House, who: discord.abc.Snowflake) -> str:
    return f"/channels/{house.dm(who)}/messages"


def deny(house: House, channel: int, *denied: str) -> None:
    """Take permissions away from the bot in a channel."""
    _, bits = discord.PermissionOverwrite(**dict.fromkeys(denied, False)).pair()
    house.env.backend.set_overwrite(
        channel, Overwrite(target_id=house.env.backend.bot_user.id, type=OverwriteType.MEMBER, allow=0, deny=bits.value)
    )


def allow_again(house: House, channel: int) -> None:
    house.env.backend.set_overwrite(
        channel, Overwrite(target_id=house.env.backend.bot_user.id, type=OverwriteType.MEMBER, allow=0, deny=0)
    )


async def begun(house: House, *names: str, **options: str) -> None:
    await house.begun(*(names or ("ana", "bia", "caio")), **options)
    await house.lay(LAID)


async def painted(house: House) -> None:
    """The store knows the table to be painted as it is."""
    await house.services.painter.finish()
    row = await house.services.store.tables.get(house.number)
    assert row is not None
    assert row["painted"] == row["version"]
    assert house.number not in await house.services.store.open_tables.list_unpainted()


async def still_to_be_painted(house: House) -> None:
    """The store knows that what the table shows is not what it is."""
    await house.services.painter.finish()
    assert house.number in await house.services.store.open_tables.list_unpainted()


def direct(house: House, who: discord.abc.Snowflake) -> list[str]:
    return [house.said(message) for message in house.messages(house.dm(who))]


# direct messages


@pytest.mark.parametrize("path", ["/channels/*/messages", "/users/@me/channels"])
async def test_closed_direct_messages_are_told_once_and_my_hand_takes_their_place(house: House, path: str) -> None:
    await house.seated("ana")
    house.env.inject_error("POST", path, **DMS_CLOSED)
    answer = await house.press(house.bia, "join")
    assert answer.ephemeral
    assert "can't message you" in house.said(answer.response._message)
    requests = len(house.env.http_requests)
    await house.press(house.ana, "start")
    await house.lay("top 5S\nhand ana 6S 5D KH\nhand bia 7H 8S 9C\nturn bia\n")
    tried = [request for request in house.env.http_requests[requests:] if "/users/@me/channels" in request.path]
    assert len(tried) == 1, "the host's, and no second one"
    answer = await house.press(house.bia, "hand")
    assert answer.ephemeral
    assert "7♥ 8♠ 9♣" in house.said(answer.response._message)
    shown = answer.response._message
    await house.bia.click(house._real(shown), custom_id=next(iter(_moves(shown))))
    assert "You played 8♠" in house.said(house.env.backend.get_message(shown.channel_id, shown.id))
    answer = await house.bia.slash(house.channel, "play")
    assert "7♥ 9♣" in house.said(answer.response._message)


def _moves(message: Any) -> list[str]:
    return [part["custom_id"] for part in parts(message.components) if ":move:" in part.get("custom_id", "")]


async def test_who_opens_direct_messages_again_presses_join_again(house: House) -> None:
    await house.seated("ana")
    house.env.inject_error("POST", "/users/@me/channels", **DMS_CLOSED)
    await house.press(house.bia, "join")
    await house.press(house.bia, "join")
    assert "You have a seat" in direct(house, house.bia)[-1]
    await house.press(house.ana, "start")
    assert "Mau Mau Voador" in direct(house, house.bia)[-1]
    answer = await house.press(house.ana, "hand")
    assert answer.ephemeral


async def test_direct_messages_that_are_closed_during_the_match(house: House) -> None:
    await begun(house)
    house.env.inject_error("*", dm_path(house, house.caio) + "*", times=None, **DMS_CLOSED)
    await house.play(house.ana, "7♠")
    await painted(house)
    person = await house.services.store.people.get(house.caio.id)
    assert person is not None
    assert not person["takes_dms"]
    answer = await house.press(house.caio, "hand")
    assert "Draw 3" in house.said(answer.response._message)


async def test_who_has_left_the_server_is_written_to_no_more(house: House) -> None:
    await begun(house)
    left = {"status": 403, "code": 50278, "message": "Cannot send messages to this user due to no mutual guilds"}
    house.env.inject_error("*", dm_path(house, house.caio) + "*", times=None, **left)
    house.guild.remove_member(house.caio)
    await house.play(house.ana, "7♠")
    await painted(house)
    before = len(house.env.http_requests)
    await house.bia.slash(house.channel, "play", move="accuse ana")
    assert not [one for one in house.env.http_requests[before:] if one.path.startswith(dm_path(house, house.caio))]


# places


async def test_a_deleted_table_message_is_painted_anew(house: House) -> None:
    await begun(house)
    old = await house.table_message()
    house.env.backend.delete_message(old.channel_id, old.id)
    await house.play(house.ana, "7♠")
    new = await house.table_message()
    assert new.id != old.id
    assert "must draw 3 or answer" in house.said(new)


@pytest.mark.parametrize("thread", ["auto", "off"])
async def test_a_deleted_place_makes_the_match_wait_until_it_goes_on_elsewhere(house: House, thread: str) -> None:
    await house.begun("ana", "bia", "caio", thread=thread)
    await house.lay(LAID)
    table = await house.table()
    assert (table.thread is None) == (thread == "off")
    house.env.backend.delete_channel(table.place)
    await house.env.settle()
    await house.play(house.ana, "7♠")
    assert "Draw 3" in direct(house, house.caio)[-1]
    told = [said for said in direct(house, house.ana) if "can't get to" in said]
    assert len(told) == 1
    await house.play(house.caio, "Draw 3")
    assert len([said for said in direct(house, house.ana) if "can't get to" in said]) == 1
    await still_to_be_painted(house)

    elsewhere = house.guild.create_text_channel("outra")
    answer = await house.bia.slash(elsewhere, "table here")
    assert "Only the host" in answer.response.content
    answer = await house.ana.slash(elsewhere, "table here")
    assert "continues here" in answer.response.content
    message = await house.table_message()
    assert message.channel_id == elsewhere.id
    assert "caio draws 3" in house.said(message)
    await painted(house)


async def test_of_two_tables_the_lost_one_is_meant_by_table_here(house: House) -> None:
    second = house.guild.create_text_channel("segunda")
    await begun(house)
    first, house.channel = house.channel, second
    await house.begun("ana", "dora")
    house.number = 1
    house.env.backend.delete_channel(first.id)
    await house.env.settle()
    await house.services.painter.repost(await house.table())
    await house.services.painter.finish()
    answer = await house.ana.slash(second, "table here")
    assert "continues here" in answer.response.content
    assert (await house.table()).place == second.id


async def test_a_table_goes_on_only_where_those_who_play_see_it(house: House) -> None:
    await begun(house)
    hidden = discord.PermissionOverwrite(view_channel=False)
    secret = house.guild.create_text_channel("secret", overwrites={house.bia: hidden})
    answer = await house.ana.slash(secret, "table here")
    assert "bia" in answer.response.content
    assert "can't see this channel" in answer.response.content
    assert (await house.table()).place == house.channel.id


async def test_a_table_cannot_go_on_in_another_server(house: House) -> None:
    await begun(house)
    other = house.env.create_guild("Other")
    ana = other.add_member(house.ana.user)
    answer = await ana.slash(other.create_text_channel("sala"), "table here")
    assert "no table here" in answer.response.content
    assert (await house.table()).place == house.channel.id


@pytest.mark.parametrize("missing", ["send_messages", "embed_links"])
async def test_opening_a_table_without_a_permission_names_what_is_needed(house: House, missing: str) -> None:
    deny(house, house.channel.id, missing)
    answer = await house.ana.slash(house.channel, "open")
    assert answer.ephemeral
    named = {"send_messages": "Send Messages", "embed_links": "Embed Links"}[missing]
    assert f"I'm missing **{named}**." in answer.response.content
    assert not await house.services.store.open_tables.places()


async def time_out(house: House, for_s: float) -> None:
    """Somebody times the bot itself out. Discord tells it of that whatever its intents are; SimCord does not."""
    until = datetime.now(UTC) + timedelta(seconds=for_s)  # discord.py compares it with the clock of the machine
    backend, guild = house.env.backend, house.guild.id
    me = backend.edit_member(guild, backend.bot_user.id, {"timed_out_until": until.isoformat() if for_s else None})
    told = {**serializers.member_payload(backend, backend.get_guild(guild), me), "guild_id": str(guild)}
    house.bot._connection.parsers["GUILD_MEMBER_UPDATE"](told)
    await house.env.settle()


@pytest.mark.parametrize(
    ("command", "options"), [("open", {"game": "classic"}), ("event new", {"name": "Cup", "kind": "league"})]
)
async def test_where_the_bot_is_timed_out_that_is_said_and_no_permission_is_missed(
    house: House, command: str, options: dict[str, str]
) -> None:
    await time_out(house, 3600)
    answer = await manager(house).slash(house.channel, command, **options)
    assert answer.ephemeral
    assert "I'm timed out in this server until <t:" in answer.response.content
    await time_out(house, 0)
    assert "timed out" not in str((await manager(house).slash(house.channel, command, **options)).response.content)


async def test_who_plays_where_the_bot_is_timed_out_hears_that_and_the_table_goes_on_after_it(house: House) -> None:
    await begun(house)
    await time_out(house, 3600)
    wear(await house.table())
    await house.services.matches.act(house.number, house.ana.id, [Action("play", (parse("7S"),))])
    await still_to_be_painted(house)
    for who in (house.ana, house.guild.owner):
        assert len([said for said in direct(house, who) if "I'm timed out in the server of your table" in said]) == 1
        assert not [said for said in direct(house, who) if "I'm missing" in said]
    await time_out(house, 0)
    await house.services.painter.finish()
    assert "must draw 3 or answer" in house.said(await house.table_message())


@pytest.mark.parametrize("code", [50013, 50001])
async def test_a_permission_taken_away_during_the_match(house: House, code: int) -> None:
    await begun(house)
    house.env.inject_error(
        "*", f"/channels/{house.channel.id}/messages*", status=403, code=code, message="Missing", times=None
    )
    await house.play(house.ana, "7♠")
    await still_to_be_painted(house)
    assert len([said for said in direct(house, house.ana) if "can't get to" in said]) == 1
    house.env.backend.faults.clear()
    await house.play(house.caio, "Draw 3")
    assert "draws 3" in house.said(await house.table_message())
    house.env.inject_error("*", f"/channels/{house.channel.id}/messages*", status=403, code=code, times=None)
    await house.play(house.bia, "7♥")
    assert len([said for said in direct(house, house.ana) if "can't get to" in said]) == 2, "lost once more"


def wear(table: Table) -> None:
    """Have the table's message posted anew: to edit its own, the bot needs not be allowed to write."""
    assert table.posted.place is not None
    table.posted.place.worn = True


@pytest.mark.parametrize(
    ("missing", "named", "thread"),
    [
        ("view_channel", "View Channels", "off"),
        ("send_messages", "Send Messages", "off"),
        ("send_messages_in_threads", "Send Messages in Threads", "auto"),
    ],
)
async def test_a_lost_permission_is_named_to_who_can_give_it_and_the_table_is_back_at_once(
    house: House, missing: str, named: str, thread: str
) -> None:
    """Also to the owner of the server, once however many tables wait."""
    await begun(house, thread=thread)
    await begun(house, thread=thread)
    deny(house, house.channel.id, missing)
    for number in (1, 2):
        house.number = number
        wear(await house.table())
        await house.services.matches.act(number, house.ana.id, [Action("play", (parse("7S"),))])
        await still_to_be_painted(house)
    lost = f"in <#{(await house.table()).place}> I'm missing **{named}**"
    assert [lost in said for said in direct(house, house.ana)].count(True) == 2 - (thread == "auto")
    owner = [said for said in direct(house, house.guild.owner) if "I'm missing" in said]
    assert len(owner) == 1
    assert f"**{named}**" in owner[0]
    paintings = house.services.painter.paintings
    deny(house, house.channel.id, missing, "add_reactions")  # another change, which mends nothing
    await house.env.settle()
    assert [painting.public.due > 0 for painting in paintings.values()] == [True, True], "it is not asked in vain"
    allow_again(house, house.channel.id)
    await house.env.settle()
    await painted(house)
    for number in (1, 2):
        house.number = number
        assert "**caio** must draw 3" in house.said(await house.table_message())


async def test_a_lost_permission_of_a_role_that_is_given_back_paints_at_once(house: House) -> None:
    await begun(house)
    assert house.guild.me is not None
    roles = {role.id: role.permissions for role in house.guild.me.roles}
    for role, permissions in roles.items():
        without = discord.Permissions(permissions.value)
        without.update(send_messages=False, administrator=False)
        house.env.backend.edit_role(house.guild.id, role, {"permissions": without.value})
    wear(await house.table())
    await house.play(house.ana, "7♠")
    await still_to_be_painted(house)
    for role, permissions in roles.items():
        house.env.backend.edit_role(house.guild.id, role, {"permissions": permissions.value})
    await house.env.settle()
    await painted(house)
    assert "**caio** must draw 3" in house.said(await house.table_message())


@pytest.mark.parametrize(("status", "code"), REFUSALS)
async def test_where_a_thread_is_refused_the_channel_is_played_in(house: House, status: int, code: int) -> None:
    await house.seated("ana", "bia", thread="auto")
    house.env.inject_error("POST", "/channels/*/messages/*/threads", status=status, code=code)
    await house.press(house.ana, "start")
    table = await house.table()
    assert table.thread is None
    message = await house.table_message()
    assert message.channel_id == house.channel.id
    assert "round 1" in house.said(message)
    await painted(house)


async def test_a_match_that_is_closed_while_its_thread_is_made_is_painted_to_its_end(house: House) -> None:
    await house.seated("ana", "bia", thread="auto")
    lobbies = house.services.painter.public.lobbies
    set_thread = lobbies.set_thread

    async def too_late(number: int, thread: int) -> None:
        await lobbies.close(number, house.dora.id, may_close=True)
        await set_thread(number, thread)

    lobbies.set_thread = too_late
    await house.press(house.ana, "start")
    await house.services.painter.finish()
    table = await house.table()
    assert (table.thread, table.closed is None) == (None, False)
    message = await house.table_message()
    assert message.channel_id == house.channel.id
    assert "start" not in house.buttons(message)
    await painted(house)


async def test_without_the_permission_for_threads_none_is_tried(house: House) -> None:
    await house.seated("ana", "bia", thread="auto")
    deny(house, house.channel.id, "create_public_threads")
    await house.press(house.ana, "start")
    assert (await house.table()).thread is None
    assert not [request for request in house.env.http_requests if request.path.endswith("/threads")]


async def test_a_thread_that_was_made_before_a_crash_is_found_again(house: House) -> None:
    await house.seated("ana", "bia", thread="auto")
    lobby = await house.table_message()
    channel = house.bot.get_channel(house.channel.id)
    assert isinstance(channel, discord.TextChannel)
    thread = await channel.get_partial_message(lobby.id).create_thread(name="made before")
    house.env.inject_error("POST", "/channels/*/messages/*/threads", status=400, code=160004)
    await house.press(house.ana, "start")
    assert (await house.table()).thread == thread.id
    assert (await house.table_message()).channel_id == thread.id


# a Discord that does not answer


REQUESTS = {
    "interaction answer": ("POST", "/interactions/*/*/callback"),
    "table edit": ("PATCH", "/channels/{table}/messages/*"),
    "hand send": ("POST", "/channels/{caio}/messages"),
    "hand edit": ("PATCH", "/channels/{caio}/messages/*"),
    "delete": ("DELETE", "/channels/*/messages/*"),
}


@pytest.mark.parametrize("kind", REQUESTS)
@pytest.mark.parametrize(("status", "code"), REFUSALS)
async def test_a_refused_request_loses_nothing(house: House, kind: str, status: int, code: int) -> None:
    """Whatever request fails once, the card is laid, and everything is shown as it is soon after."""
    await begun(house)
    table, caio = house.channel.id, house.dm(house.caio)
    if kind in ("hand send", "delete"):
        (await house.table()).posted.hands[2].at = 0.0
    method, path = REQUESTS[kind]
    house.env.inject_error(method, path.format(table=table, caio=caio), status=status, code=code)
    await house.play(house.ana, "7♠")
    assert not [fault for fault in house.env.backend.faults if fault["times"]], "the request was not made"
    laid = await house.table()
    assert laid.state is not None
    assert laid.state.debt == 3
    await house.env.advance_time(20)
    caio_reads = not (kind == "hand send" and status != 500)
    if caio_reads:
        assert "Draw 3" in house.said(house.hand(house.caio))
    assert any("5♦ K♥" in said for said in direct(house, house.ana)[-2:])
    if kind == "table edit" and code == 50013:
        assert any("can't get to" in said for said in direct(house, house.ana))
    assert "must draw 3 or answer" in house.said(await house.table_message())
    await painted(house)


@pytest.mark.parametrize(("status", "code"), [(500, 0), (404, 0)])
async def test_a_table_that_could_not_be_posted_is_posted_later(house: House, status: int, code: int) -> None:
    house.env.inject_error("POST", f"/channels/{house.channel.id}/messages", status=500)
    answer = await house.ana.slash(house.channel, "open")
    assert answer.ephemeral
    house.number = 1
    assert (await house.table()).posted.lobby is None
    await house.env.advance_time(20)
    assert "free seats" in house.said(await house.table_message())


async def test_a_direct_message_that_cannot_be_opened_now_is_no_closed_door(house: House) -> None:
    await house.seated("ana")
    house.env.inject_error("POST", "/users/@me/channels", status=500)
    await house.press(house.bia, "join")
    assert (await house.table()).seat_of(house.bia.id) == 1
    await house.press(house.ana, "start")
    assert "Mau Mau Voador" in direct(house, house.bia)[-1]


async def test_one_hand_that_does_not_arrive_keeps_no_other_back(house: House) -> None:
    await house.seated("ana", "bia", "caio")
    house.env.inject_error("POST", dm_path(house, house.ana), status=500)
    await house.press(house.ana, "start")
    for who in (house.bia, house.caio):
        assert "fairness code" not in direct(house, who)[-1]
        assert "Mau Mau Voador" in direct(house, who)[-1]
    assert not direct(house, house.ana)
    await house.env.advance_time(20)
    assert "Mau Mau Voador" in direct(house, house.ana)[-1]
    await painted(house)


async def test_what_stays_refused_is_tried_ever_more_seldom(house: House) -> None:
    await begun(house)
    path = f"/channels/{house.channel.id}/messages/*"
    house.env.inject_error("PATCH", path, status=500, times=None)
    before = len(house.env.http_requests)
    await house.play(house.ana, "7♠")
    for _ in range(11):
        house.later(10)
        await house.env.advance_time(1)
    tries = [
        one for one in house.env.http_requests[before:] if one.method == "PATCH" and str(house.channel.id) in one.path
    ]
    assert 3 <= len(tries) <= 7
    house.env.backend.faults.clear()
    await house.passes(130)
    assert "must draw 3 or answer" in house.said(await house.table_message())


@pytest.mark.parametrize(("status", "code"), [(429, 30046), (400, 30046), (400, 50083)])
async def test_a_message_too_old_to_be_edited_is_posted_anew(house: House, status: int, code: int) -> None:
    """Also in an archived thread, which only a new message wakes."""
    await begun(house)
    old = await house.table_message()
    house.env.inject_error("PATCH", f"/channels/*/messages/{old.id}", status=status, code=code)
    await house.play(house.ana, "7♠")
    new = await house.table_message()
    assert new.id > old.id
    assert "must draw 3 or answer" in house.said(new)
    assert old.id not in house.env.backend.messages[house.channel.id]


async def test_emojis_that_cannot_be_uploaded_leave_plain_cards(house: House) -> None:
    from bot.drawing.emojis import ensure_emojis

    house.env.inject_error("*", "/applications/*/emojis", status=500, times=None)
    faces = await ensure_emojis(house.bot)
    assert faces.text(cards("7S")[0]) == "7♤"


# restarts


async def test_a_restart_is_not_noticed(house: House) -> None:
    await house.begun("ana", "bia", "caio", computers=1, turn_clock="1m")
    await house.lay(LAID + "hand zezé 4C 4S 10H\n")
    message, hand = await house.table_message(), house.hand(house.ana)
    await house.restart()
    assert (await house.table_message()).id == message.id
    assert house.hand(house.ana).id == hand.id, "nobody is written to again"
    await house.play(house.ana, "7♠")  # an old button
    assert "Zezé** must draw 3" in house.said(await house.table_message())
    await house.restart()
    await house.env.advance_time(3)  # the computer player's clock goes on
    assert "Zezé draws 3" in house.said(await house.table_message())
    table = await house.table()
    assert table.awaited == (2,)
    await house.restart()
    await house.env.advance_time(61 + SAVE_CLOCK_EVERY_S)
    assert (await house.table()).awaited != (2,), "the turn clock went on after the restart"


async def test_messages_that_were_replaced_are_deleted_by_the_next_process_if_this_one_dies(house: House) -> None:
    async def dies(*_: object) -> None:
        pass

    await begun(house)
    old = [await house.table_message(), house.hand(house.caio)]
    house.services.painter._tidy = dies
    await house.passes(EDITED_WITHIN_S + 1)
    await house.dora.send(house.channel, "hello")
    await house.services.painter.repost(await house.table())
    await house.play(house.ana, "7♠")
    await house.services.painter.finish()
    new = [await house.table_message(), house.hand(house.caio)]
    assert [one.id != other.id for one, other in zip(old, new, strict=True)] == [True, True]
    there = [house.messages(one.channel_id) for one in old]
    assert [one in some for one, some in zip(old, there, strict=True)] == [True, True]
    assert house.number in await house.services.store.open_tables.list_unpainted()
    await house.restart()
    await painted(house)
    there = [house.messages(one.channel_id) for one in old]
    assert [one in some for one, some in zip(old, there, strict=True)] == [False, False]
    assert [await house.table_message(), house.hand(house.caio)] == new
    assert (await house.table()).posted.replaced == {}


async def test_what_was_committed_but_not_painted_is_painted_at_the_start(house: House) -> None:
    await begun(house)
    house.services.tables.changed[:] = [lambda _: None]  # the crash comes before the painter hears of it
    with house.env.time_context():
        await house.services.matches.act(house.number, house.ana.id, [Action("play", tuple(cards("7S")))])
    assert house.number in await house.services.store.open_tables.list_unpainted()
    assert "draws 3" not in house.said(await house.table_message())
    await house.restart()
    assert "must draw 3 or answer" in house.said(await house.table_message())
    assert "Draw 3" in house.said(house.hand(house.caio))
    await painted(house)


async def test_the_last_result_is_painted_at_the_start_although_the_match_is_over(house: House) -> None:
    await house.begun("ana", "bia", target="1")
    await house.lay("top 5S\nhand ana 6S\nhand bia 2C 9C\nturn ana\n")
    house.services.tables.changed[:] = [lambda _: None]
    with house.env.time_context():
        await house.services.matches.act(house.number, house.ana.id, [Action("play", tuple(cards("6S")))])
    await house.restart()
    said = "\n".join(house.said(message) for message in house.messages(house.channel.id))
    assert "🏆 ana wins the match" in said
    await painted(house)


# where the table stands in its channel


async def test_a_buried_table_is_posted_anew_with_the_next_turn(house: House) -> None:
    await begun(house)
    old = await house.table_message()
    for number in range(8):
        await house.dora.send(house.channel, f"word {number}")
    assert (await house.table_message()).id == old.id, "not before the next turn"
    await house.play(house.ana, "7♠")
    new = await house.table_message()
    assert house.messages(house.channel.id)[-1].id == new.id
    assert old.id not in house.env.backend.messages[house.channel.id]
    for number in range(7):
        await house.dora.send(house.channel, f"word {number}")
    await house.play(house.caio, "Draw 3")
    assert (await house.table_message()).id == new.id


async def test_a_table_message_older_than_a_day_is_posted_anew_with_the_next_deal(house: House) -> None:
    await house.begun("ana", "bia", "caio", target="100", turn_clock="off")
    await house.lay("top 5S\nhand ana 6S 5D\nhand bia 8S 2C 9C\nhand caio 9S\nturn ana\n")
    old = await house.table_message()
    house.later(90_000)
    await house.play(house.ana, "6♠")
    await house.play(house.caio, "9♠")
    assert (await house.table_message()).id == old.id, "a turn edits it"
    await house.press(house.ana, "deal")
    assert (await house.table_message()).id > old.id
    assert old.id not in house.env.backend.messages[house.channel.id]


async def test_the_table_and_the_lobby_are_posted_anew_when_asked_for(house: House) -> None:
    await house.seated("ana", "bia")
    for _ in range(2):
        old = await house.table_message()
        await house.dora.send(house.channel, "words")
        await house.ana.slash(house.channel, "table show")
        new = await house.table_message()
        assert new.id > old.id
        assert old.id not in house.env.backend.messages[house.channel.id]
        if (await house.table()).state is None:
            await house.press(house.ana, "start")


# lobby and match


async def test_a_lobby_expires_after_a_day(house: House) -> None:
    await house.seated("ana", "bia")
    await house.passes(LOBBY_LIFE_S - 60)
    assert (await house.table()).closed is None
    await house.passes(120)
    assert (await house.table()).closed is not None
    assert "was closed" in house.said(await house.table_message()) or "closed" in house.said(
        await house.table_message()
    )
    answer = await house.forge(house.bia, f"mm1:join:{house.number}:-1:")
    assert "closed" in answer.response.content


async def test_a_full_table_takes_nobody_more(house: House) -> None:
    await house.seated("ana", computers=11)
    answer = await house.forge(house.ana, ComputerPress(house.number).id)
    assert "for up to 12" in answer.response.content
    answer = await house.forge(house.bia, JoinPress(house.number).id)
    assert "for up to 12" in answer.response.content


async def test_more_than_the_game_takes_do_not_begin(house: House) -> None:
    """Eight have sat down for another game; the table says how many can play this one, and deals when they fit."""
    await house.seated("ana", computers=7)
    await house.services.lobbies.choose_game(house.number, house.ana.id, "ime")
    await house.services.painter.finish()
    assert "for 6 players at most" in house.said(await house.table_message())
    answer = await house.forge(house.ana, StartPress(house.number).id)
    assert "for 6 players at most" in answer.response.content
    assert (await house.table()).state is None
    await house.services.lobbies.dismiss_computer(house.number, house.ana.id)
    await house.services.lobbies.dismiss_computer(house.number, house.ana.id)
    await house.services.painter.finish()
    await house.press(house.ana, "start")
    assert (await house.table()).state is not None


async def test_too_few_and_those_who_are_not_host(house: House) -> None:
    await house.seated("ana")
    answer = await house.forge(house.ana, f"mm1:start:{house.number}:-1:")
    assert "at least 2" in answer.response.content
    await house.press(house.bia, "join")
    for op in ("start", "computer", "level", "dismiss", "options"):
        answer = await house.forge(house.bia, f"mm1:{op}:{house.number}:-1:", ["easy"] if op == "level" else None)
        assert "Only the host" in answer.response.content, op


async def test_the_host_leaves_and_the_next_person_is_host(house: House) -> None:
    await house.seated("ana", "bia", "caio")
    await house.sure(house.ana, house.press(house.ana, "leave"))
    assert (await house.table()).host == house.bia.id
    await house.press(house.bia, "start")
    await house.leave(house.bia)
    table = await house.table()
    assert table.host == house.caio.id
    assert table.closed is not None or table.state is not None


async def test_leaving_joining_and_coming_back_while_the_match_runs(house: House) -> None:
    await begun(house)
    answer = await house.leave(house.ana)
    assert "left the match" in house.said(answer.response._message)
    assert (await house.table()).host == house.bia.id
    said = house.said(await house.table_message())
    assert "ana** leaves" in said
    answer = await house.press(house.ana, "hand")
    assert "not at this table" in answer.response.content
    answer = await house.forge(house.dora, f"mm1:join:{house.number}:-1:")
    assert answer.ephemeral
    answer = await house.forge(house.ana, f"mm1:join:{house.number}:-1:")
    said = house.said(await house.table_message())
    assert "dora (joins next round)" in said
    assert "ana (joins next round)" in said
    answer = await house.press(house.dora, "hand")
    assert "from the next round" in house.said(answer.response._message)


async def test_when_the_last_person_leaves_the_table_is_closed(house: House) -> None:
    await house.begun("ana", computers=2)
    await house.leave(house.ana)
    table = await house.table()
    assert table.closed is not None
    assert not table.deadlines
    assert "Nobody is still playing. The points stay as they are." in house.said(await house.table_message())


async def test_start_pressed_twice_begins_once(house: House) -> None:
    await house.seated("ana", "bia")
    await house.press(house.ana, "start")
    answer = await house.forge(house.ana, f"mm1:start:{house.number}:-1:")
    assert "already started" in answer.response.content
    table = await house.table()
    assert table.state is not None
    assert table.state.round == 1


async def test_playing_again_opens_one_lobby_for_all(house: House) -> None:
    await house.begun("ana", "bia", target="1", silence_penalty="5")
    await house.lay("top 5S\nhand ana 6S\nhand bia 2C 9C\nturn ana\n")
    await house.play(house.ana, "6♠")
    over = await house.table_message()
    await house.press(house.bia, "again", message=over)
    await house.press(house.ana, "again", message=over)
    assert [number for number, *_ in await house.services.store.open_tables.places()] == [2]
    table = await house.services.tables.get(2)
    assert table.host == house.bia.id
    assert [player.name for player in table.players] == ["bia", "ana"]
    assert table.game.options["silence_penalty"] == 5


LOST = {"status": 403, "code": 50013, "message": "Missing", "times": None}
"""A channel in which the bot may not write."""


async def lose(house: House) -> None:
    """A match with a computer player, which is to move, loses its channel."""
    await house.begun("ana", "bia", computers=1)
    await house.lay("top 5S\nhand ana 6S 5D KH\nhand bia 8S 7D QC\nhand zezé 6D 2C 9C\nturn ana\n")
    house.env.inject_error("*", f"/channels/{house.channel.id}/messages*", **LOST)
    await house.play(house.ana, "6♠")
    await still_to_be_painted(house)
    table = await house.table()
    assert table.posted.lost
    assert table.players[table.awaited[0]].computer


@pytest.mark.parametrize("restarted", [False, True])
async def test_a_channel_that_is_there_again_is_found_by_itself(house: House, restarted: bool) -> None:
    """Else a match in which a computer player is to move waits until it lapses."""
    await lose(house)
    waits = await house.table()
    house.env.backend.faults.clear()
    if restarted:
        await house.restart()
    await house.passes(LONGEST_RETRY_S)
    await house.env.advance_time(5)
    table = await house.table()
    assert not table.posted.lost
    assert table.awaited != waits.awaited
    assert "6♦" in house.said(await house.table_message())


async def test_time_that_was_lost_with_a_channel_is_not_lost_with_the_database(house: House) -> None:
    """The deadlines are moved as soon as that can be saved, and the loss is known until then."""
    await lose(house)
    house.env.backend.faults.clear()
    lobbies, since = house.services.painter.public.lobbies, (await house.table()).posted.lost
    extend_deadlines, tried = lobbies.extend_deadlines, list[float]()

    async def away_at_first(number: int, lost: float) -> None:
        tried.append(lost)
        if len(tried) == 1:
            raise StoreAway(OSError("away"))
        await extend_deadlines(number, lost)

    lobbies.extend_deadlines = away_at_first
    await house.passes(LONGEST_RETRY_S)
    await house.env.advance_time(5)
    assert tried == [since, since]
    assert not (await house.table()).posted.lost


async def test_a_lost_channel_is_not_asked_all_the_time(house: House) -> None:
    await lose(house)
    before = len(house.env.http_requests)
    for _ in range(60):
        await house.passes(60)
    assert len(house.env.http_requests) - before < 12


@pytest.mark.parametrize("back", [True, False])
async def test_the_end_of_a_match_is_shown_when_its_channel_is_there_again(house: House, back: bool) -> None:
    await lose(house)
    for person in (house.ana, house.bia):
        await house.services.lobbies.leave_seat(1, person.id)
    await still_to_be_painted(house)
    assert (await house.table()).closed
    if back:
        house.env.backend.faults.clear()
    await house.passes(LONGEST_RETRY_S)
    await house.services.painter.finish()
    assert ("again" in house.buttons(await house.table_message())) == back
    await house.passes(END_SHOWN_WITHIN_S)
    await painted(house)
    assert not house.services.painter.waiting


async def test_who_closes_direct_messages_in_a_match_is_told_once_and_gets_hands_again(house: House) -> None:
    await house.begun("ana", "bia", "caio")
    await house.lay("top 5S\nhand ana 6S 5D KH\nhand bia 8S 7D QC\nhand caio 7S 6D 2C 9C\nturn ana\n")
    house.env.inject_error("*", f"/channels/{house.dm(house.caio)}/*", times=None, **DMS_CLOSED)
    await house.play(house.ana, "6♠")
    await painted(house)
    first, second = [house.said((await house.press(house.caio, "hand")).response._message) for _ in range(2)]
    assert texts.text("en", "hand-no-dms") in first
    assert texts.text("en", "hand-no-dms") not in second
    assert "7♠" in second
    asked = len(house.env.http_requests)
    await house.press(house.caio, "hand")
    assert len(house.env.http_requests) - asked < 3, "not tried with each press"
    house.env.backend.faults.clear()
    house.later(CLOSED_TRIED_EVERY_S)
    assert "Play ♠, **6**" not in direct(house, house.caio)[-1]
    await house.press(house.caio, "hand")
    await painted(house)
    assert "Play ♠, **6**" in direct(house, house.caio)[-1]
