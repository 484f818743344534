"""*Challenge* in the menu of a person, and ``/open`` with people: who is asked, who answers, how it ends."""

from __future__ import annotations

import json
from typing import Any

import pytest
from discord import PermissionOverwrite
from discord.enums import ChannelType
from simcord.backend import serializers
from simcord.backend.models.channel import Overwrite, OverwriteType

from bot.people.preferences import NEVER, PING, QUIET
from bot.screens.lobby import AcceptPress, DeclinePress, JoinPress, StartPress
from bot.store.schema import attendance
from bot.tables.lobby import CALL_INTERVAL_S
from bot.tables.notes import GuestList
from bot.tables.schedule import LOBBY_LIFE_S
from bot.words import texts
from cogs.servers.commands import ServerCog
from cogs.tables.screens import OpenTablesPress
from tests.discord.test_visibility import hidden, private_thread, thread_in
from tests.support.erasing import NAME, forgotten, standing
from tests.support.house import House, manager, spoil

pytestmark = pytest.mark.usefixtures("no_mistakes")

YES, NO = AcceptPress.op, DeclinePress.op
MENU = "Challenge"
NOT_THEM = texts.text("en", "refused-no-challenge")


async def challenge(house: House, who: Any, *whom: Any, rules: str = "classic", where: Any = None) -> Any:
    """Challenge people by the command; gives the answer."""
    named = dict(zip(("player", "player2", "player3"), whom, strict=False))
    answer = await who.slash(where or house.channel, "open", game=rules, **named)
    await counted(house)
    return answer


@pytest.fixture
def quetzalli(house: House) -> Any:
    """A name that stands nowhere else."""
    house.people[NAME.lower()] = house.guild.add_member(house.env.create_user(NAME))
    return house.people[NAME.lower()]


async def private_thread_of_hidden(house: House, who: Any) -> Any:
    """A private thread of a channel that somebody may not see (any more)."""
    return thread_in(house, await hidden(house, who), ChannelType.private_thread)


async def counted(house: House) -> None:
    """``house.table`` is the newest one."""
    await house.services.painter.finish()
    while await house.services.store.tables.get(house.number + 1) is not None:
        house.number += 1


async def settled(house: House) -> str:
    """What stands in the table's message when everything is painted."""
    await house.services.painter.finish()
    return house.said(await house.table_message())


def rung(house: House, where: Any = None, method: str = "POST") -> list[list[int]]:
    """Whom each new message of a channel rings, if it rings anybody; or whom each edited one goes on mentioning."""
    found = []
    for one in house.env.http_requests:
        if one.method == method and one.path.startswith(f"/channels/{(where or house.channel).id}/messages"):
            mentions = one.json.get("allowed_mentions") or {}
            assert not mentions.get("parse")
            assert not mentions.get("roles")
            found.append(sorted(int(person) for person in mentions.get("users", ())))
    return [people for people in found if people]


def public(house: House) -> list[Any]:
    """What the bot has posted for everybody."""
    return [one for one in house.messages(house.channel.id) if not one.flags & 1 << 6]


def told(house: House, answer: Any) -> str:
    """What one person alone was answered."""
    assert answer.response.ephemeral
    return house.said(answer.response._message).strip()


async def untouched(house: House, answer: Any, key: str = "no-challenge") -> None:
    """Nothing was opened, posted or noted, and one person was told so."""
    assert told(house, answer) == texts.text("en", f"refused-{key}")
    assert await house.services.store.tables.get(house.number + 1) is None
    assert rung(house) == []


# asking, and answering


async def test_one_press_asks_and_one_press_begins_the_match(house: House) -> None:
    answer = await house.ana.context_menu(house.channel, MENU, house.bia)
    await counted(house)
    assert "controls" not in house.buttons(answer.response._message)
    assert "start" in house.buttons(answer.response._message), "the host has their buttons, as of any lobby"
    assert texts.text("en", "challenge-awaited", ready="no") in told(house, answer)
    (message,) = public(house)
    assert rung(house) == [[house.bia.id]]
    assert f"<@{house.ana.id}> challenges <@{house.bia.id}>!" in house.said(message)
    assert {YES, NO, "join", "controls"} <= house.buttons(message).keys()
    table = await house.table()
    assert (table.game.name, table.people, table.state) == ("classic", [house.ana.id], None)
    await house.press(house.bia, YES)
    table = await house.table()
    assert table.people == [house.ana.id, house.bia.id]
    assert table.state is not None
    await house.services.painter.finish()
    assert all("hand" not in house.said(house.hand(who)) or house.offered(who) for who in (house.ana, house.bia))
    assert rung(house) == [[house.bia.id]]


async def test_the_hosts_own_message_says_that_the_match_has_begun(house: House) -> None:
    mine = (await challenge(house, house.ana, house.bia)).response._message
    await house.press(house.bia, YES)
    await house.services.painter.finish()
    await house.services.sender.finish()
    shown = house.env.backend.get_message(house.channel.id, mine.id)
    assert "Started" in house.said(shown)
    assert house.buttons(shown) == {}


async def test_an_old_start_button_says_that_the_match_has_begun_and_shows_the_hand(house: House) -> None:
    mine = (await challenge(house, house.ana, house.bia, house.caio)).response._message
    start = StartPress(1).id
    await house.press(house.bia, YES)
    await house.press(house.caio, YES)
    await house.passes(60)
    before = await house.table()
    answer = await house.forge_at(house.ana, house.env.backend.get_message(house.channel.id, mine.id), start)
    assert "The match has already started." in told(house, answer)
    assert "I'll write when it's your turn" in told(house, answer), "the hand stands below"
    assert await house.table() == before
    assert told(house, await house.forge(house.bia, start)) == texts.text("en", "refused-host-only")


async def test_several_are_asked_in_one_message_which_rings_exactly_them(house: House) -> None:
    await challenge(house, house.ana, house.bia, house.caio, house.bia)
    assert rung(house) == [[house.bia.id, house.caio.id]]
    answer = await house.press(house.caio, YES)
    assert texts.text("en", "seated-host", host=f"<@{house.ana.id}>") not in told(house, answer), (
        "nobody has to start it"
    )
    assert f"<@{house.caio.id}>\n⏳ <@{house.bia.id}>" in await settled(house)
    assert (await house.table()).state is None
    await house.press(house.bia, "join")
    assert (await house.table()).state is not None, "to join is to accept"
    assert len(rung(house)) == 1
    assert rung(house, method="PATCH")[0] == [house.bia.id], "who is waited for finds it among their mentions"


async def test_who_declines_is_not_asked_again_and_leaves_the_lobby_to_others(house: House) -> None:
    await challenge(house, house.ana, house.bia, house.caio)
    answer = await house.press(house.bia, NO)
    assert told(house, answer) == texts.text("en", "declined")
    said = await settled(house)
    assert f"Not this time: <@{house.bia.id}>" in said
    assert f"challenges <@{house.caio.id}>!" in said
    assert told(house, await house.press(house.bia, NO)) == texts.text("en", "refused-not-challenged")
    await house.press(house.caio, YES)
    assert (await house.table()).state is None, "not all have accepted"
    assert not {YES, NO} & house.buttons(await house.table_message()).keys()
    assert "challenges" not in await settled(house)
    await house.press(house.bia, "join")
    assert "Not this time" not in await settled(house)
    await house.press(house.ana, "start")
    assert (await house.table()).people == [house.ana.id, house.caio.id, house.bia.id]


async def test_a_lobby_is_as_it_was_where_nobody_is_challenged(house: House) -> None:
    await house.seated("ana", "bia")
    assert not {YES, NO} & house.buttons(await house.table_message()).keys()
    assert rung(house) == []
    assert (await house.table()).state is None


async def test_the_seats_of_a_challenge_are_kept(house: House) -> None:
    await challenge(house, house.ana, house.bia, house.caio, rules="zheng")
    for _ in range(5):
        await house.computer(house.ana)
    answer = await house.press(house.dora, "join")
    assert told(house, answer) == texts.text("en", "refused-table-full", most=8)
    elsewhere = house.guild.create_text_channel("elsewhere")
    listed = await house.visit(house.dora, OpenTablesPress(0), where=elsewhere)
    assert "#1" not in told(house, listed), "and nobody is offered them"
    await house.press(house.bia, NO)
    await house.press(house.dora, "join")
    answer = await house.press(house.bia, "join")
    assert told(house, answer) == texts.text("en", "refused-table-full", most=8)
    await house.press(house.caio, YES)
    assert len((await house.table()).players) == 8


async def test_somebody_plays_at_two_tables_to_which_they_were_challenged(house: House) -> None:
    await challenge(house, house.ana, house.bia)
    await house.press(house.bia, YES)
    house.later(CALL_INTERVAL_S)
    await challenge(house, house.caio, house.bia)
    await house.press(house.bia, YES)
    assert len(await house.services.store.open_tables.list_for_person(house.bia.id)) == 2
    assert (await house.table()).people == [house.caio.id, house.bia.id]


# who is not asked


async def test_oneself_and_bots_are_not_challenged(house: House) -> None:
    robot = house.guild.add_member(house.env.create_user("robot", bot=True))
    await untouched(house, await house.ana.context_menu(house.channel, MENU, house.ana), "yourself")
    await untouched(house, await challenge(house, house.ana, house.bia, house.ana), "yourself")
    await untouched(house, await house.ana.context_menu(house.channel, MENU, robot))
    await untouched(house, await challenge(house, house.ana, house.bia, robot))


async def test_who_has_left_the_server_is_not_challenged(house: House) -> None:
    gone = house.env.create_user("gone")
    data = menu(house, gone.id) | {"resolved": {"users": {str(gone.id): user(house, gone)}}}
    await untouched(house, await house.ana._dispatch_interaction(2, house.channel, data))


async def test_a_challenge_stands_in_games_for_whom_it_asks(house: House) -> None:
    await challenge(house, house.ana, house.bia)
    bia = await house.bia.slash(house.channel, "games")
    assert f"<@{house.ana.id}> challenges you" in house.said(bia.response._message)
    assert "challenges" not in house.said((await house.caio.slash(house.channel, "games")).response._message)
    await house.bia.click(bia.response, custom_id=AcceptPress(house.number).id)
    assert (await house.table()).people == [house.ana.id, house.bia.id]
    again = await house.bia.slash(house.channel, "games")
    assert "challenges" not in house.said(again.response._message)


async def test_a_challenge_stands_in_games_unless_its_channel_is_hidden(house: House) -> None:
    secret = house.guild.create_text_channel("soon secret")
    await challenge(house, house.ana, house.bia, where=secret)
    assert "challenges" in house.said((await house.bia.slash(house.channel, "games")).response._message)
    unseen = PermissionOverwrite(view_channel=False).pair()[1].value
    house.env.backend.set_overwrite(secret.id, Overwrite(house.bia.id, OverwriteType.MEMBER, 0, unseen))
    assert "challenges" not in house.said((await house.bia.slash(house.channel, "games")).response._message)


async def test_who_cannot_see_the_channel_hears_nothing_of_it(house: House) -> None:
    secret = house.guild.create_text_channel("secret", overwrites={house.bia: PermissionOverwrite(view_channel=False)})
    await untouched(house, await house.ana.context_menu(secret, MENU, house.bia))
    assert rung(house, secret) == []
    assert house.env.backend.dm_channels.get(house.bia.id) is None
    await challenge(house, house.ana, house.caio, where=secret)
    await house.bia.slash(house.channel, "open")
    answer = await house.forge_at(house.bia, house.messages(house.channel.id)[-1], AcceptPress(1).id)
    assert told(house, answer) == texts.text("en", "refused-no-table")


async def test_in_a_private_thread_only_who_is_in_it_is_called(house: House) -> None:
    """A mention would bring anybody else in. Who stands there to ask is in it."""
    place = await private_thread(house, house.ana)
    for who in (house.ana, house.bia):
        house.env.backend.add_thread_member(place.id, who.id)
    await house.env.settle()
    await untouched(house, await challenge(house, house.ana, house.caio, where=place))
    assert rung(house, place) == []
    await challenge(house, house.ana, house.bia, where=place)
    assert rung(house, place) == [[house.bia.id]]
    answer = await house.ana.slash(place, "table invite", player=house.dora)
    assert answer.response.content == texts.text("en", "refused-not-invited")
    house.env.backend.add_thread_member(place.id, house.dora.id)
    await house.env.settle()
    await house.ana.slash(place, "table invite", player=house.dora)
    assert rung(house, place) == [[house.bia.id], [house.dora.id]]
    secret = await private_thread_of_hidden(house, house.eva)
    for who in (house.ana, house.eva):
        house.env.backend.add_thread_member(secret.id, who.id)
    await house.env.settle()
    assert told(house, await challenge(house, house.ana, house.eva, where=secret)) == NOT_THEM


async def test_who_may_not_play_is_refused_with_the_same_words_as_anybody(house: House) -> None:
    """Nobody learns from a challenge whom a server keeps out, or who leaves matches."""
    management = house.cog(ServerCog).management
    await house.services.store.people.meet(house.bia.id, "bia", "en-US")
    await management.keep_out(house.guild.id, house.bia.id, manager(house).id, None)
    await untouched(house, await challenge(house, house.ana, house.bia))
    await house.services.preferences.choose("server", house.guild.id, "company", "on")
    left = {"table_id": 1, "server": house.guild.id, "person": house.dora.id, "finished": False}
    await house.services.store.servers.meet(house.guild.id, "en-US")
    await house.seated("eva")
    async with house.services.store.database.writing() as connection:
        await connection.execute(attendance.insert(), [left | {"round": -n, "at": float(n)} for n in range(6)])
    await untouched(house, await challenge(house, house.ana, house.dora))
    await untouched(house, await challenge(house, house.ana, house.caio, house.dora))
    await challenge(house, house.ana, house.caio)
    assert rung(house) == [[house.caio.id]], "nobody was called together with who could not be"


async def test_who_is_kept_out_after_being_challenged_does_not_sit_down(house: House) -> None:
    await challenge(house, house.ana, house.bia)
    await house.services.store.people.meet(house.bia.id, "bia", "en-US")
    await house.cog(ServerCog).management.keep_out(house.guild.id, house.bia.id, manager(house).id, None)
    assert "You can't play in this server" in told(house, await house.press(house.bia, YES))
    assert (await house.table()).people == [house.ana.id]


@pytest.mark.both_databases
async def test_nobody_is_called_more_than_once_an_hour_by_whatever_way(house: House) -> None:
    await house.seated("dora")
    await house.dora.slash(house.channel, "table invite", player=house.bia)
    assert told(house, await challenge(house, house.ana, house.bia)) == NOT_THEM
    assert told(house, await challenge(house, house.ana, house.caio, house.bia)) == NOT_THEM
    await challenge(house, house.ana, house.caio)
    await house.press(house.caio, NO)
    await house.restart()
    assert told(house, await house.ana.context_menu(house.channel, MENU, house.caio)) == NOT_THEM
    answer = await house.dora.slash(house.channel, "table invite", player=house.caio)
    assert "can't invite them" in answer.response.content
    assert rung(house) == [[house.bia.id], [house.caio.id]]
    await house.passes(CALL_INTERVAL_S)
    await challenge(house, house.ana, house.bia, house.caio)
    assert rung(house)[2:] == [[house.bia.id, house.caio.id]]


@pytest.mark.parametrize(("name", "value"), [(PING.name, NEVER), (QUIET.name, "now")])
async def test_who_wants_no_reminders_is_named_but_not_rung(house: House, name: str, value: str) -> None:
    if value == "now":
        house.later((24 - house.env.now().hour) % 24 * 3600)  # midnight, where all of these hours are quiet
        value = "23-9"
    await house.services.store.people.meet(house.bia.id, "bia", "en-US")
    await house.services.preferences.choose("person", house.bia.id, name, value)
    await challenge(house, house.ana, house.bia, house.caio)
    assert rung(house) == [[house.caio.id]]
    assert f"<@{house.bia.id}>" in house.said(public(house)[0])
    await house.press(house.bia, YES)
    assert (await house.table()).people == [house.ana.id, house.bia.id]


async def test_where_one_may_not_open_a_table_one_challenges_nobody(house: House) -> None:
    other = house.guild.create_text_channel("cards")
    await house.services.store.servers.meet(house.guild.id, "en-US")
    await house.services.preferences.choose("server", house.guild.id, "places", str(other.id))
    answer = await house.ana.context_menu(house.channel, MENU, house.bia)
    assert f"<#{other.id}>" in told(house, answer)
    await house.services.preferences.choose("server", house.guild.id, "places", "all")
    await house.services.preferences.choose("server", house.guild.id, "opening", "managers")
    answer = await house.ana.context_menu(house.channel, MENU, house.bia)
    await untouched(house, answer, "managers-only")
    await house.ana.context_menu(other, "Challenge", house.bia)
    assert rung(house, other) == []


# forged, old and late


def user(house: House, who: Any) -> dict[str, Any]:
    return dict(serializers.user_payload(house.env.backend.get_user(who.id)))


def menu(house: House, target: object) -> dict[str, Any]:
    return {"id": "1", "name": MENU, "type": 2, "target_id": str(target), "resolved": {}}


async def test_a_menu_that_no_discord_sends_is_answered_with_a_sentence(house: House) -> None:
    bia = {str(house.bia.id): user(house, house.bia)}
    whole = menu(house, house.bia.id) | {"resolved": {"users": bia}}
    shapes: list[dict[str, Any]] = [
        *(whole | {"target_id": one} for one in (None, 5, [], {}, "x", "5", house.ana.id)),
        *(whole | {"resolved": one} for one in (None, [], "x", {}, {"users": []}, {"users": {"5": None}})),
        *(whole | {"resolved": {"channels": {str(house.bia.id): one}}} for one in ({}, None)),
        *(whole | {"name": one} for one in (None, 5, [], {}, "play", "table", "challenge")),
        *(whole | {"options": one} for one in ([{"name": "card", "type": 3, "value": "7S"}], "x", 5)),
        *(whole | {"type": one} for one in (3, 1, "2", None)),
        {name: value for name, value in whole.items() if name != "target_id"},
        {name: value for name, value in whole.items() if name != "resolved"},
    ]
    for data in shapes:
        answer = await house.ana._dispatch_interaction(2, house.channel, data)
        unknown = data["name"] in (None, 5, "play", "table", "challenge") or data["type"] == 1
        answered = "refused-not-offered-now" if unknown else "refused-unreadable"
        assert told(house, answer) == texts.text("en", answered), data
        assert (await house.ana._dispatch_interaction(4, house.channel, data)).response is None
    assert await house.services.store.tables.get(1) is None


async def test_nobody_answers_for_somebody_else(house: House) -> None:
    await challenge(house, house.ana, house.bia, house.caio)
    await house.press(house.caio, NO)
    before = await house.table()
    elsewhere = house.guild.create_text_channel("elsewhere")
    await house.dora.slash(elsewhere, "open")
    foreign = house.messages(elsewhere.id)[-1]
    for op in (YES, NO):
        for who in (house.ana, house.caio, house.dora):
            assert told(house, await house.press(who, op)) == texts.text("en", "refused-not-challenged")
        for argument in ("x", str(house.bia.id), "seat"):
            answer = await house.forge(house.dora, f"mm1:{op}:1:-1:{argument}")
            assert told(house, answer) == texts.text("en", "refused-not-challenged")
        await house.forge_at(house.bia, foreign, f"mm1:{op}:1:-1:")
        await house.forge_at(house.bia, foreign, f"mm1:{op}:2:-1:")
    assert await house.table() == before


async def test_an_old_button_of_a_challenge_says_that_it_is_over(house: House) -> None:
    await challenge(house, house.ana, house.bia, house.caio)
    await house.press(house.bia, YES)
    await house.services.lobbies.set_option(house.number, house.ana.id, "thread", "off")
    await house.press(house.ana, "start")
    for op in (YES, NO):
        answer = await house.forge(house.caio, f"mm1:{op}:1:-1:")
        assert told(house, answer) == texts.text("en", "refused-not-challenged")
    assert (await house.table()).people == [house.ana.id, house.bia.id]
    await house.forge(house.caio, JoinPress(1).id)
    assert (await house.table()).seat_of(house.caio.id) is not None, "with the next deal, as anybody"


async def test_a_challenge_ends_by_itself_and_its_message_says_so(house: House) -> None:
    await challenge(house, house.ana, house.bia)
    await house.passes(LOBBY_LIFE_S + 1)
    said = await settled(house)
    assert texts.text("en", "challenge-over") in said
    assert f"<@{house.bia.id}>" not in said
    assert [*house.buttons(await house.table_message())] == ["open"]
    await challenge(house, house.ana, house.bia)
    await house.press(house.bia, NO)
    await house.ana.slash(house.channel, "table close")
    assert texts.text("en", "challenge-over") not in await settled(house), "everybody has answered"


async def test_a_message_that_is_posted_again_rings_nobody(house: House) -> None:
    await challenge(house, house.ana, house.bia)
    await house.dora.send(house.channel, "hello")
    await house.ana.slash(house.channel, "table show")
    await settled(house)
    house.env.backend.delete_message(house.channel.id, (await house.table_message()).id)
    await house.env.settle()
    await house.ana.slash(house.channel, "table show")
    await house.services.painter.finish()
    assert YES in house.buttons(await house.table_message())
    assert rung(house) == [[house.bia.id]]


@pytest.mark.both_databases
async def test_a_challenge_outlives_the_bot(house: House) -> None:
    await challenge(house, house.ana, house.bia, house.caio)
    await house.restart()
    await house.press(house.bia, YES)
    await house.restart()
    await house.press(house.caio, YES)
    table = await house.table()
    assert table.people == [house.ana.id, house.bia.id, house.caio.id]
    assert table.state is not None
    assert len(rung(house)) == 1


async def test_a_lobby_that_an_earlier_version_has_saved_goes_on(house: House) -> None:
    await house.seated("ana", "bia")
    row = await house.services.store.tables.get(1) or {}
    notes = row["notes"] | {"schema": 8}
    notes["guests"] = {name: one for name, one in notes["guests"].items() if name not in ("challenged", "declined")}
    await spoil(house, 1, notes=json.dumps(notes))
    await house.restart()
    await house.press(house.caio, "join")
    await house.press(house.ana, "start")
    assert (await house.table()).people == [house.ana.id, house.bia.id, house.caio.id]


# who leaves, and who is forgotten


async def test_a_challenger_who_leaves_takes_the_challenge_along(house: House) -> None:
    await challenge(house, house.ana, house.bia)
    await house.press(house.dora, "join")
    await house.leave(house.ana)
    said = await settled(house)
    assert f"<@{house.bia.id}>" not in said
    assert f"👑 <@{house.dora.id}>" in said
    assert told(house, await house.forge(house.bia, AcceptPress(1).id)) == texts.text("en", "refused-not-challenged")
    house.later(CALL_INTERVAL_S)
    await challenge(house, house.caio, house.bia)
    await house.leave(house.caio)
    assert texts.text("en", "challenge-over") in await settled(house)


async def test_a_challenger_who_is_forgotten_takes_the_challenge_along(house: House, quetzalli: Any) -> None:
    await challenge(house, quetzalli, house.bia)
    await house.press(house.dora, "join")
    await forgotten(house, quetzalli)
    said = await settled(house)
    assert f"<@{quetzalli.id}>" not in said
    assert f"<@{house.bia.id}>" not in said
    assert (await house.table()).notes.guests == GuestList()


@pytest.mark.both_databases
@pytest.mark.parametrize("answer", [None, YES, NO])
@pytest.mark.parametrize("closed", [False, True])
async def test_who_was_challenged_and_is_forgotten_stands_nowhere(
    house: House, quetzalli: Any, answer: str | None, closed: bool
) -> None:
    await challenge(house, house.ana, quetzalli, house.bia)
    if answer:
        await house.press(quetzalli, answer)
    if closed:
        await house.sure(house.ana, house.ana.slash(house.channel, "table close"))
    await forgotten(house, quetzalli)
    said = await settled(house)
    assert f"<@{quetzalli.id}>" not in said
    if not closed:
        assert f"⏳ <@{house.bia.id}>" in said
    assert await standing(house, quetzalli.id, NAME) == []


# who leaves the server


async def test_who_leaves_the_server_is_waited_for_no_longer(house: House) -> None:
    """Discord tells nothing of it: it is found out when somebody else sits down."""
    await challenge(house, house.ana, house.bia, house.caio)
    house.guild.remove_member(house.caio)
    await house.press(house.bia, YES)
    table = await house.table()
    assert table.state is not None, "all who are there have accepted"
    assert table.people == [house.ana.id, house.bia.id]


@pytest.mark.parametrize("computer", [False, True])
async def test_the_seat_of_who_has_left_the_server_is_anybodys(house: House, computer: bool) -> None:
    await challenge(house, house.ana, house.bia, house.caio, rules="zheng")
    for _ in range(5):
        await house.computer(house.ana)
    house.guild.remove_member(house.caio)
    answer = await (house.computer(house.ana) if computer else house.press(house.dora, "join"))
    assert "full" not in told(house, answer)
    table = await house.table()
    assert table.notes.guests == GuestList(challenged=[house.bia.id])
    assert len(table.players) == 7
    assert f"<@{house.caio.id}>" not in await settled(house)


async def test_the_seat_of_who_is_banned_is_anybodys_at_once(house: House) -> None:
    await challenge(house, house.ana, house.bia, house.caio)
    house.env.backend.apply_ban(house.guild.id, house.caio.id, None)
    await house.env.settle()
    assert f"<@{house.caio.id}>" not in await settled(house)
    assert (await house.table()).notes.guests.challenged == [house.bia.id]
