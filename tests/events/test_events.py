"""``/event`` as people use it: sign up by a button, come to a match, see the table, be told who has won."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from discord import PermissionOverwrite
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.screens.doors import EventsPress
from bot.screens.lobby import IN_LOBBY, LeavePress
from bot.tables.table import Refused
from bot.time import DAY, HOUR
from bot.words import texts
from cogs.events.commands import EventCog
from cogs.events.event import EventStage, ServerEvent, Went
from cogs.events.plan import EventKind
from cogs.events.service import EVENTS_PER_SERVER
from cogs.events.standings import list_winners
from cogs.people.presets import presets_of
from cogs.people.privacy import PrivacyCog
from cogs.servers.commands import ServerCog
from rules.strategies import sensible
from tests.support.house import House, manager, show_command
from tests.support.workshop import ROSA, games_of

NUMBER = 1
EPHEMERAL = 64


async def made(house: House, boss: Any = None, **said: Any) -> Any:
    """Who manages the server makes an event; gives them."""
    boss = boss or manager(house)
    await posted(house, boss, **said)
    await house.env.advance_time(2)
    return boss


async def posted(house: House, boss: Any, place: Any = None, **said: Any) -> str:
    """Who manages the server posts an event; gives what they are answered."""
    chosen = {"name": "Autumn *cup*", "kind": "league", "game": "classic", "seats": 2, **said}
    answer = await boss.slash(place or house.channel, "event new", **chosen)
    if "event-post" not in house.buttons(answer.response._message):
        return answer.response.content
    answer = await house.press(boss, "event-post", message=answer.response._message)
    return answer.response.content or house.said(answer.response._message)


async def passes(house: House, seconds: float) -> None:
    """So much time passes, and all is done and shown that is due by it."""
    await house.passes(seconds)
    await house.cog(EventCog).events.look(NUMBER)
    await house.services.painter.finish()


async def event(house: House) -> ServerEvent:
    return await house.cog(EventCog).events.store.get(NUMBER)


def told(house: House) -> list[Any]:
    """The messages of events in the channel, the oldest first."""
    public = [one for one in house.messages(house.channel.id) if not one.flags & EPHEMERAL]
    return [one for one in public if "🏆" in house.said(one) and "I'm here" not in house.said(one)]


async def press(house: House, who: Any, op: str) -> str:
    """Press a button of the newest message of an event, or behind its *More*; gives what is answered."""
    message = next(one for one in reversed(told(house)) if {op, "event-more"} & {*house.buttons(one)})
    if op not in house.buttons(message):
        message = (await house.press(who, "event-more", message=message)).response._message
    answer = await house.press(who, op, message=message)
    await passes(house, 2)
    return answer.response.content or house.said(answer.response._message)


async def leave(house: House, who: Any) -> None:
    """Somebody leaves an event that is on, by *More*."""
    more = await house.press(who, "event-more", message=told(house)[-1])
    asked = await house.press(who, "event-leave", message=more.response._message)
    await house.press(who, "event-leave-sure", message=asked.response._message)


async def signed_up(house: House, *names: str, **said: Any) -> Any:
    """An event for which these people have signed up, the first round begun."""
    boss = await made(house, **said)
    for name in names:
        await press(house, house.people[name], "event-join")
    await house.cog(EventCog).events.begin(house.guild.id, NUMBER)
    await passes(house, 2)
    return boss


async def lobbies(house: House) -> dict[int, Any]:
    """The messages of the open lobbies, by table."""
    found = {}
    for number in await house.services.store.open_tables.list_for_server(house.guild.id):
        table = await house.services.tables.get(number)
        if table.state is None and table.posted.lobby is not None:
            found[number] = house.env.backend.get_message(house.channel.id, table.posted.lobby.id)
    return found


async def come(house: House, *names: str) -> None:
    """These people press *I'm here* wherever they are called."""
    for name in names:
        who = house.people[name]
        for number, message in (await lobbies(house)).items():
            table = await house.services.tables.get(number)
            if who.id in table.notes.guests.challenged:
                await house.press(who, "challenge-yes", message=message)
    await passes(house, 2)


async def play_matches(house: House) -> None:
    """All matches that are on are played to their ends."""
    for number in await house.services.store.open_tables.list_for_server(house.guild.id):
        while (table := await house.services.tables.get(number)).state is not None and table.closed is None:
            seats = table.awaited
            if not seats:
                await house.services.matches.deal(number, table.host or 0)
                continue
            move = sensible.choose(table.views[seats[0]], Random(7).choice)
            await house.services.matches.act(number, table.players[seats[0]].person or 0, [move])


async def play_out(house: House) -> None:
    """The same, and the event hears of it."""
    await play_matches(house)
    await passes(house, 2)


async def test_a_league_from_the_sign_up_to_the_winner(house: House) -> None:
    await made(house, days=2)
    (message,) = told(house)
    said = house.said(message)
    assert r"Autumn \*cup\*" in said
    game = "Mau-Mau to 100 points, fewest win"
    assert f"{game} · League · everybody against everybody · one match every 2 days" in said
    assert "0 of 16" in said
    assert set(house.buttons(message)) == {"event-join", "event-more"}
    for name in ("ana", "bia", "caio"):
        assert "You're in" in await press(house, house.people[name], "event-join")
    asked = await house.press(house.ana, "event-join", message=told(house)[0])
    assert "Leave it again?" in house.said(asked.response._message)
    await house.press(house.ana, "event-cancel", message=asked.response._message)
    assert "**3 of 16** ana, bia, caio" in house.said(told(house)[0])
    await passes(house, 3 * DAY)
    for number in (1, 2, 3):
        assert (await event(house)).round == number
        assert f"round {number} of 3" in house.said(told(house)[-1])
        assert set(house.buttons(told(house)[-1])) == {"event-mine", "event-table", "event-more"}
        ((table, lobby),) = (await lobbies(house)).items()
        assert "as soon as you're both here" in house.said(lobby)
        assert {"challenge-yes", "controls"} == set(house.buttons(lobby))
        await come(house, "ana", "bia", "caio")
        begun = await house.services.tables.get(table)
        assert begun.state is not None
        assert begun.thread is not None, "it is played in a thread"
        called = [begun.players[seat].person for seat in (0, 1)]
        (fixture,) = (await event(house)).list_round(number)
        holders = (await event(house)).holders
        assert called == [holders[place].person for place in fixture.places], "the home one sits first"
        await play_out(house)
    over = await event(house)
    assert over.stage == EventStage.OVER
    ends = [house.said(one) for one in told(house) if "wins" in house.said(one) or "share" in house.said(one)]
    assert len(ends) == 1, "the winner is told once"
    await passes(house, HOUR)
    assert [house.said(one) for one in told(house)][-1] == ends[0]
    await house.restart()
    await passes(house, HOUR)
    assert [house.said(one) for one in told(house)][-1] == ends[0], "also after a restart"
    assert "1\\." in await press(house, house.dora, "event-table")


async def test_whoever_does_not_come_loses_and_is_out_after_two_matches(house: House) -> None:
    await signed_up(house, "ana", "bia", "caio", days=2, places=3)
    assert "waiting list" in await press(house, house.dora, "event-join")
    for _ in range(3):
        await come(house, "ana", "dora")
        now = await event(house)
        if now.stage == EventStage.OVER:
            break
        await passes(house, now.round_s)
    over = await event(house)
    missed = [one for one in over.entrants if one.went == Went.MISSED]
    assert {one.person for one in missed} <= {house.bia.id, house.caio.id}
    assert missed, "neither came twice"
    assert all(one.points is not None for one in over.fixtures)
    dora = over.entrant(house.dora.id)
    assert dora is not None
    assert dora.place is not None, "the reserve has taken over"
    said = await press(house, next(one for one in (house.bia, house.caio) if one.id == missed[0].person), "event-table")
    assert "Autumn" in said
    with pytest.raises(Refused, match="event-missed" if over.running else "event-over"):
        await house.cog(EventCog).events.join(house.guild.id, NUMBER, missed[0].person or 0, ())


async def test_nobody_changes_what_is_played_or_who_plays(house: House) -> None:
    boss = await signed_up(house, "ana", "bia", "caio")
    ((number, lobby),) = (await lobbies(house)).items()
    table = await house.services.tables.get(number)
    called = {house.people[name].id: house.people[name] for name in ("ana", "bia", "caio")}
    home, away = (called[person] for person in table.notes.guests.invited)
    (other,) = (who for who in called.values() if who.id not in table.notes.guests.invited)
    house.number = number
    answer = await house.forge_at(other, lobby, f"mm1:join:{number}:-1:")
    assert "belongs to an event" in answer.response.content
    answer = await house.forge_at(other, lobby, f"mm1:challenge-yes:{number}:-1:")
    assert "no match to play here" in answer.response.content
    await house.press(home, "challenge-yes", message=lobby)
    for who in (home, away, other, boss):
        for op in ("start", "options", "computer", "challenge-no"):
            answer = await house.forge_at(who, lobby, f"mm1:{op}:{number}:-1:")
            assert "event" in answer.response.content or "challenged" in answer.response.content, (op, answer)
    answer = await home.slash(house.channel, "table close")
    assert (await house.services.tables.get(number)).closed is None
    assert not (await house.services.tables.get(number)).has_room
    await house.forge_at(home, lobby, LeavePress(number, IN_LOBBY).id)
    table = await house.services.tables.get(number)
    assert set(table.notes.guests.challenged) == {home.id, away.id}, "who leaves the lobby may still come"
    assert table.closed is None
    await house.press(home, "challenge-yes", message=lobby)
    await house.press(away, "challenge-yes", message=lobby)
    table = await house.services.tables.get(number)
    assert table.state is not None
    assert table.host in (home.id, away.id)
    with pytest.raises(Refused, match="event-table"):
        await house.services.lobbies.sit(number, other.id, "other")
    with pytest.raises(Refused, match="event-table"):
        await house.services.lobbies.send_away(number, home.id, away.id, may_alone=True)


async def test_a_lobby_that_a_manager_closes_opens_again(house: House) -> None:
    boss = await signed_up(house, "ana", "bia", "caio")
    ((number, _),) = (await lobbies(house)).items()
    await house.services.lobbies.close(number, boss.id, may_close=True)
    await passes(house, 2)
    ((other, _),) = (await lobbies(house)).items()
    assert other != number
    assert [one.table for one in (await event(house)).undecided] == [other]


@pytest.mark.parametrize("way", ["leaves", "is banned", "is kept out", "is erased"])
async def test_the_first_of_the_reserve_takes_over_from_whoever_is_gone(house: House, way: str) -> None:
    boss = await signed_up(house, "ana", "bia", "caio", places=3)
    await press(house, house.dora, "event-join")
    ((number, _),) = (await lobbies(house)).items()
    gone = (await house.services.tables.get(number)).notes.guests.invited[0]
    who = next(one for one in house.people.values() if one.id == gone)
    (place,) = (one.place for one in (await event(house)).entrants if one.person == gone)
    if way == "leaves":
        await leave(house, who)
    elif way == "is banned":
        await house.services.membership.note_gone(house.guild.id, gone)
    elif way == "is kept out":
        await house.cog(ServerCog).management.keep_out(house.guild.id, gone, boss.id, None)
    else:
        await house.cog(PrivacyCog).privacy.erase(gone)
    await passes(house, 30)
    now = await event(house)
    holder = now.holders[place or 0]
    assert holder.person == house.dora.id
    ((other, lobby),) = (await lobbies(house)).items()
    assert other != number, "another table opens for the two who are to play"
    assert house.dora.id in (await house.services.tables.get(other)).notes.guests.invited
    assert f"<@{house.dora.id}>" in house.said(lobby)
    if way == "is erased":
        assert all(one.person != gone for one in now.entrants)
        assert (await house.services.tables.get(number)).notes.guests.invited.count(gone) == 0
    assert len(now.entrants) == 4


async def test_whoever_joins_has_the_place_that_is_free(house: House) -> None:
    await signed_up(house, "ana", "bia", "caio", "dora", places=4, days=7)
    await leave(house, house.ana)
    await passes(house, 30)
    (free,) = (await event(house)).free_places
    assert "You're in" in await press(house, house.eva, "event-join")
    assert (await event(house)).holders[free].person == house.eva.id
    assert "waiting list" in await press(house, house.ana, "event-join"), "it was given"


async def test_only_managers_make_begin_and_stop_events(house: House) -> None:
    """Also where the server shows the command to everybody."""
    await show_command(house, "event")
    answer = await house.ana.slash(house.channel, "event new", name="Cup", kind="knockout")
    assert answer.response.content == texts.text("en", "refused-manage-only")
    boss = await signed_up(house, "ana", "bia", "caio")
    answer = await house.ana.slash(house.channel, "event stop")
    assert answer.response.content == texts.text("en", "refused-manage-only")
    for op in ("event-begin", "event-stop"):
        answer = await house.forge_at(house.ana, told(house)[0], f"mm1:{op}:0:-1:{NUMBER}")
        assert answer.response.content == texts.text("en", "refused-manage-only")
    asked = await boss.slash(house.channel, "event stop", event=r"autumn *CUP*")
    assert "3 people are" in house.said(asked.response._message)
    await house.press(boss, "event-stop", message=asked.response._message)
    await passes(house, 2)
    assert (await event(house)).stage == EventStage.STOPPED
    assert await lobbies(house) == {}
    assert any("has stopped this event" in house.said(one) for one in told(house))
    lines = await house.cog(ServerCog).management.lines(house.guild.id)
    assert [(line.what, line.by) for line in lines if line.what == "event"] == [("event", boss.id)]


async def test_an_event_for_which_too_few_sign_up_says_so(house: House) -> None:
    await made(house, signup=1)
    await press(house, house.ana, "event-join")
    await passes(house, DAY + 60)
    assert (await event(house)).stage == EventStage.FEW
    (message,) = told(house)
    assert "didn't start" in house.said(message)
    assert not house.buttons(message)


async def test_who_leaves_before_it_begins_leaves_no_trace_and_may_come_back(house: House) -> None:
    await made(house)
    assert "You're in" in await press(house, house.ana, "event-join")
    assert "You're out" in await press(house, house.ana, "event-leave")
    assert (await event(house)).entrants == ()
    assert "You're in" in await press(house, house.ana, "event-join")
    answer = await house.forge_at(house.bia, told(house)[0], f"mm1:event-leave:0:-1:{NUMBER}")
    assert "aren't in this event" in answer.response.content


async def test_only_a_role_may_sign_up(house: House) -> None:
    role = house.guild.create_role("club")
    member = house.guild.add_member(house.env.create_user("zoe"), roles=[role])
    await made(house, role=role)
    assert "can sign up here" in await press(house, house.ana, "event-join")
    assert "You're in" in await press(house, member, "event-join")


async def test_a_role_that_is_deleted_keeps_nobody_out(house: House) -> None:
    role = house.guild.create_role("club")
    boss = await made(house, role=role)
    assert "can sign up here" in await press(house, house.ana, "event-join")
    house.env.backend.delete_role(house.guild.id, role.id)
    await house.env.settle()
    await passes(house, 30)
    assert "the role it was for is gone" in house.said(told(house)[-1])
    assert [one for one in house.messages(house.dm(boss)) if "was deleted" in house.said(one)]
    await passes(house, 30)
    assert len([one for one in house.messages(house.dm(boss)) if "was deleted" in house.said(one)]) == 1
    assert "You're in" in await press(house, house.ana, "event-join")


async def test_games_list_a_match_that_waits_for_whom_it_concerns(house: House) -> None:
    await signed_up(house, "ana", "bia", "caio")
    ((number, _),) = (await lobbies(house)).items()
    table = await house.services.tables.get(number)
    called = {who.id: who for who in house.people.values()}
    home, away = (called[person] for person in table.notes.guests.invited)
    shown = (await home.slash(house.channel, "games")).response._message
    assert "Your match:" in house.said(shown)
    answer = await house.press(home, "event-here", message=shown)
    assert "You're here." in house.said(answer.response._message)
    again = (await home.slash(house.channel, "games")).response._message
    assert f"waiting for <@{away.id}>" in house.said(again)
    assert "event-here" not in house.buttons(again)
    elsewhere = await house.fabio.slash(house.channel, "games")
    assert f"#{number}" not in (elsewhere.response.content or house.said(elsewhere.response._message))


async def test_a_game_that_is_not_for_two_is_played_at_larger_tables(house: House) -> None:
    boss = manager(house)
    assert "Sign up until" in await posted(house, boss, game="zheng")
    plan = (await event(house)).plan
    assert plan.seats == min(plan.allowed) > 2
    for _ in range(EVENTS_PER_SERVER - 1):
        assert "Sign up until" in await posted(house, boss)
    assert "already has 5 events" in await posted(house, boss)


async def test_whoever_is_shown_no_command_finds_the_events_by_a_button(house: House) -> None:
    none = await house.visit(house.ana, EventsPress())
    assert texts.text("en", "refused-no-event") in house.said(none.response._message)
    boss = await made(house)
    shown = (await house.visit(house.ana, EventsPress())).response._message
    assert "event-more" in house.buttons(shown), "the only one"
    await posted(house, boss, name="Cup")
    asked = (await house.visit(house.ana, EventsPress())).response._message
    assert sorted(house.options(asked, "events")) == ["1", "2"]
    chosen = await house.choose(house.ana, "events", "2", message=asked)
    assert "Cup" in house.said(chosen.response._message)


async def test_an_event_is_shown_to_whoever_sees_its_channel(house: House) -> None:
    await show_command(house, "event")
    answer = await house.ana.slash(house.channel, "event show")
    assert answer.response.content == texts.text("en", "refused-no-event")
    boss = await made(house)
    shown = await house.ana.slash(house.channel, "event show", event="#1")
    assert "event-join" in house.buttons(shown.response._message)
    assert "event-begin" not in house.buttons(shown.response._message)
    shown = await boss.slash(house.channel, "event show")
    assert "event-begin" in house.buttons(shown.response._message)
    refused = await house.press(boss, "event-begin", message=shown.response._message)
    assert "An event needs at least 3 people" in refused.response.content
    for name in ("ana", "bia", "caio"):
        await house.cog(EventCog).events.join(house.guild.id, NUMBER, house.people[name].id, ())
    begun = await house.press(boss, "event-begin", message=shown.response._message)
    assert "event-begin" not in house.buttons(begun.response._message)
    offered = await house.ana.autocomplete(house.channel, "event show", "event", "aut")
    assert [choice["value"] for choice in offered] == ["#1"]


async def test_a_match_that_is_not_over_with_its_round_is_lost_by_who_took_longer(house: House) -> None:
    await signed_up(house, "ana", "bia", "caio", days=2)
    await come(house, "ana", "bia", "caio")
    (one,) = (await event(house)).undecided
    table = await house.services.tables.get(one.table)
    assert table.state is not None
    slow = table.awaited[0]
    assert table.settings["turn_clock"] == "6h"
    house.later((await event(house)).round_s)
    await house.cog(EventCog).events.look(NUMBER)
    table = await house.services.tables.get(one.table)
    assert table.closed is not None
    (fixture,) = (await event(house)).list_round(1)
    assert fixture.points == ((0, 2) if slow == 0 else (2, 0))


async def test_a_knock_out_gives_the_best_seed_a_bye(house: House) -> None:
    await signed_up(house, "ana", "bia", "caio", kind="knockout", days=2)
    now = await event(house)
    assert now.plan.kind == EventKind.KNOCKOUT
    assert now.rounds == 2
    assert [one.how for one in now.list_round(1) if one.points is not None] == ["bye"]
    await come(house, "ana", "bia", "caio")
    await play_out(house)
    await come(house, "ana", "bia", "caio")
    await play_out(house)
    over = await event(house)
    assert over.stage == EventStage.OVER
    assert len(list_winners(over)) == 1


async def test_whoever_has_not_come_is_told_again_once(house: House) -> None:
    await signed_up(house, "ana", "bia", "caio")
    ((number, lobby),) = (await lobbies(house)).items()
    called = {house.people[name].id: house.people[name] for name in ("ana", "bia", "caio")}
    home, away = (called[one] for one in (await house.services.tables.get(number)).notes.guests.invited)
    await house.press(home, "challenge-yes", message=lobby)
    now = await event(house)
    await passes(house, now.remind_at - house.services.tables.now() + 60)
    await passes(house, HOUR)
    (call,) = house.messages(house.dm(away))
    assert "is waiting for you" in house.said(call), "the first one was deleted"
    assert "unless you come" in house.said(call)
    assert set(house.buttons(call)) == {"event-here"}
    assert not [one for one in house.messages(house.dm(home)) if "is waiting" in house.said(one)]


async def test_tables_of_events_take_no_place_from_others(house: House) -> None:
    await signed_up(house, "ana", "bia", "caio", "dora")
    house.services.lobbies.limits = house.services.lobbies.limits._replace(channel=1)
    await house.eva.slash(house.channel, "open", game="classic")
    mine = await house.services.store.open_tables.list_for_person(house.eva.id)
    assert len(mine) == 1
    answer = await house.fabio.slash(house.channel, "open", game="classic")
    assert "open tables" in answer.response.content


async def test_nobody_hears_of_an_event_in_a_channel_that_they_do_not_see(house: House) -> None:
    await show_command(house, "event")
    place = house.guild.create_text_channel("club")
    _, deny = PermissionOverwrite(view_channel=False).pair()
    over = Overwrite(target_id=house.ana.id, type=OverwriteType.MEMBER, allow=0, deny=deny.value)
    house.env.backend.set_overwrite(place.id, over)
    await house.env.settle()
    boss = manager(house)
    await posted(house, boss, place, name="Quetzalli")
    await house.env.advance_time(2)
    assert await house.ana.autocomplete(house.channel, "event show", "event", "") == []
    none = texts.text("en", "refused-no-event")
    for said in ({}, {"event": "#1"}, {"event": "Quetzalli"}):
        assert (await house.ana.slash(house.channel, "event show", **said)).response.content == none
    shown = (await house.ana.slash(house.channel, "games")).response._message
    for op in ("event-join", "event-leave", "event-leave-sure", "event-table"):
        answer = await house.forge_at(house.ana, shown, f"mm1:{op}:0:{0 if op == 'event-table' else -1}:1")
        assert answer.response.content == none, op
    assert (await event(house)).entrants == ()
    assert "Quetzalli" in house.said((await boss.slash(house.channel, "event show")).response._message)


async def test_a_game_of_the_servers_own_is_what_is_played(house: House) -> None:
    """Also after the game was changed or deleted: the event keeps it as it was."""
    await show_command(house, "event")
    await house.services.store.servers.meet(house.guild.id, "en-US")
    own = await games_of(house).take(house.guild.id, house.ana.id, ROSA)
    await signed_up(house, "ana", "bia", "caio", game="Tia *Rosa*")
    shown = (await house.ana.slash(house.channel, "event show")).response._message
    more = await house.press(house.ana, "event-more", message=shown)
    assert r"Tia \*Rosa\*" in house.said(more.response._message)
    await games_of(house).delete(house.guild.id, f"#{own.id}")
    await come(house, "ana", "bia", "caio")
    (one,) = (await event(house)).undecided
    table = await house.services.tables.get(one.table)
    assert table.state is not None
    assert table.game.book.title == "Tia *Rosa*"
    assert table.notes.stakes.counts is False, "a game of one's own counts for no rating"


async def test_a_preset_says_what_is_played_and_how_quick(house: House) -> None:
    boss = manager(house)
    await boss.slash(house.channel, "open", game="classic")
    for name, value in {"target": 5, "turn_clock": "15m", "thread": "off"}.items():
        await house.services.lobbies.set_option(1, boss.id, name, value)
    await presets_of(house.services).save(house.guild.id, 1, boss.id, "Friday")
    await house.services.lobbies.close(1, boss.id)
    shown = (await boss.slash(house.channel, "event new", name="Cup", kind="league", preset="friday")).response._message
    await house.press(boss, "event-post", message=shown)
    for name in ("ana", "bia", "caio"):
        await house.cog(EventCog).events.join(house.guild.id, NUMBER, house.people[name].id, ())
    await house.cog(EventCog).events.begin(house.guild.id, NUMBER)
    await passes(house, 2)
    (one,) = (await event(house)).undecided
    table = await house.services.tables.get(one.table)
    assert table.game.options["target"] == 5
    assert table.settings["turn_clock"] == "15m"
    assert table.settings["thread"] == "auto", "matches of events have threads"


def call_of(house: House, who: Any) -> Any:
    """The only call that somebody has got to a match."""
    (call,) = [
        one for one in house.messages(house.dm(who)) if "event-here" in house.buttons(one) or "🏆" in house.said(one)
    ]
    return call


async def test_an_event_is_made_by_selects_and_posted_when_it_looks_right(house: House) -> None:
    boss = manager(house)
    shown = (await boss.slash(house.channel, "event new")).response._message
    usual = "· League · everybody against everybody · tables of 4 · one match a week"
    assert usual in house.said(shown), "all has a default"
    await house.choose(boss, "event-draft", "knockout", message=shown)
    await house.choose(boss, "event-draft", "3 32", message=shown)
    shown = house.env.backend.get_message(house.channel.id, shown.id)
    assert (
        "Mau-Mau to 100 points, fewest win · Knock-out · the better half of each table goes through · "
        "tables of 4 · a week for each round" in house.said(shown)
    )
    assert not told(house), "nobody else sees it"
    answer = await house.forge_at(house.ana, shown, "mm1:event-post:0:-1:0//7/3/16/0/4/0/Cup")
    assert answer.response.content == texts.text("en", "refused-manage-only")
    await house.press(boss, "event-post", message=shown)
    await passes(house, 2)
    plan = (await event(house)).plan
    assert (plan.kind, plan.days, plan.places) == (EventKind.KNOCKOUT, 7, 32)


async def test_a_call_comes_by_direct_message_and_goes_when_the_match_begins(house: House) -> None:
    await signed_up(house, "ana", "bia", "caio")
    ((number, _),) = (await lobbies(house)).items()
    called = {house.people[name].id: house.people[name] for name in ("ana", "bia", "caio")}
    home, away = (called[one] for one in (await house.services.tables.get(number)).notes.guests.invited)
    assert (await event(house)).plan.days == 7
    mentioned = told(house)[-1].ping_user_ids
    assert {*mentioned} == {home.id, away.id}, "the week mentions who plays"
    call = call_of(house, home)
    assert f"Your match: {away.name}" in house.said(call)
    assert "[to the event](https://" in house.said(call), "no name stands within a link"
    assert "Mau-Mau · to 100" in house.said(call)
    await house.click(home, call, house.buttons(call)["event-here"])
    call = house.env.backend.get_message(house.dm(home), call.id)
    assert "You're here." in house.said(call), "it becomes the answer"
    assert "event-here" not in house.buttons(call)
    again = await house.forge_at(home, told(house)[-1], f"mm1:event-here:0:-1:{NUMBER}")
    assert "You're here." in house.said(again.response._message), "pressed twice"
    mine = await house.press(away, "event-mine", message=told(house)[-1])
    assert f"{home.name} is waiting for you" in house.said(mine.response._message)
    await passes(house, 2)
    assert f"{away.name} isn't here yet" in house.said(told(house)[-1])
    await house.press(away, "event-here", message=mine.response._message)
    await passes(house, 2)
    await house.env.settle()
    for who in (home, away):
        assert not [one for one in house.messages(house.dm(who)) if "🏆" in house.said(one)], "the hand is there now"
    assert "being played" in house.said(told(house)[-1])
    mine = await house.press(home, "event-mine", message=told(house)[-1])
    assert "🏆" not in house.said(mine.response._message), "the hand"
    (other,) = (one for one in called.values() if one not in (home, away))
    none = await house.press(other, "event-mine", message=told(house)[-1])
    assert "no match at the moment" in house.said(none.response._message)
    assert (await event(house)).calls == ()


async def test_a_knock_out_names_its_rounds_and_lists_its_bracket(house: House) -> None:
    await signed_up(house, "ana", "bia", "caio", kind="knockout", days=2)
    assert "· Semi-finals" in house.said(told(house)[-1])
    await come(house, "ana", "bia", "caio")
    await play_out(house)
    said = house.said(told(house)[-1])
    assert "· Final\n" in said
    assert "**Semi-finals**" in said
    assert "~~" in said, "who has lost is out"
    assert "no opponent" in said
    assert "matchday" not in said.lower()
    await come(house, "ana", "bia", "caio")
    await play_out(house)
    assert any("wins!" in house.said(one) and "**Final**" in house.said(one) for one in told(house))


async def test_whoever_is_out_is_told_so_and_offered_the_results_and_no_way_to_leave(house: House) -> None:
    await signed_up(house, "ana", "bia", "caio", kind="knockout", days=2)
    await come(house, "ana", "bia", "caio")
    await play_out(house)
    now = await event(house)
    (out,) = (who for who in house.people.values() if now.is_out(who.id))
    more = (await house.press(out, "event-more", message=told(house)[-1])).response._message
    assert "event-leave" not in house.buttons(more)
    asked = (await house.forge_at(out, more, f"mm1:event-leave:0:-1:{NUMBER}")).response._message
    assert "event-leave-sure" not in house.buttons(asked)
    left = next(who for who in house.people.values() if now.match_of(who.id))
    await leave(house, left)
    for who in (out, left):
        mine = (await house.press(who, "event-mine", message=told(house)[-1])).response._message
        assert r"You're out of **Autumn \*cup\***." in house.said(mine)
        assert set(house.buttons(mine)) == {"event-table"}


async def test_the_lobby_of_a_match_names_the_two_and_no_free_seats(house: House) -> None:
    await signed_up(house, "ana", "bia", "caio")
    ((number, lobby),) = (await lobbies(house)).items()
    home, away = (await house.services.tables.get(number)).notes.guests.invited
    said = house.said(lobby)
    assert said.strip().startswith(f"### 🏆 <@{home}> – <@{away}> · Mau-Mau · Autumn \\*cup\\*\n"), said
    assert "free seats" not in said
    assert "players" not in said


async def test_whoever_leaves_a_match_is_asked_by_what_comes_of_it(house: House) -> None:
    await signed_up(house, "ana", "bia", "caio")
    await come(house, "ana", "bia", "caio")
    (one,) = (await event(house)).undecided
    table = await house.services.tables.get(one.table)
    who = next(one for one in house.people.values() if one.id == table.players[0].person)
    asked = await house.forge_at(who, told(house)[-1], f"mm1:leave:{table.id}:-1:")
    assert f"It ends, and <@{table.players[1].person}> wins it" in house.said(asked.response._message)
    await house.press(who, "leave", message=asked.response._message)
    await passes(house, 2)
    assert (await house.services.tables.get(table.id)).closed is not None
    (fixture,) = (await event(house)).list_round(1)
    assert fixture.points == (0, 2)


async def test_at_a_table_of_four_three_play_on_and_the_fourth_comes_last(house: House) -> None:
    """A league of four; dora does not come to the first match. It begins without her when its time is over."""
    await signed_up(house, "ana", "bia", "caio", "dora", days=2, seats=4, rounds=2)
    said = house.said(told(house)[-1])
    assert "nobody's here yet" in said
    ((number, lobby),) = (await lobbies(house)).items()
    assert "as soon as you're all here" in house.said(lobby)
    await come(house, "ana", "bia", "caio")
    assert (await house.services.tables.get(number)).state is None
    assert "dora isn't here yet" in house.said(told(house)[-1])
    mine = await house.press(house.dora, "event-mine", message=told(house)[-1])
    assert "are waiting for you" in house.said(mine.response._message)
    await passes(house, (await event(house)).begin_by - house.services.tables.now() + 1)
    await passes(house, 2)
    table = await house.services.tables.get(number)
    assert table.state is not None
    assert [player.name for player in table.players].count("dora") == 0
    assert len(table.players) == 3
    refused = await house.press(house.dora, "event-here", message=mine.response._message)
    assert "started without you" in (refused.response.content or house.said(refused.response._message))
    await play_out(house)
    assert any("counts as lost" in house.said(one) for one in house.messages(house.dm(house.dora)))
    assert not any("counts as lost" in house.said(one) for one in house.messages(house.dm(house.ana)))
    (one, _) = (await event(house)).fixtures
    assert one.how is not None
    assert any("dora didn't come" in house.said(one) for one in told(house))
    points = {(await event(house)).last_of(place).person: one.points_of(place) for place in one.places}
    assert points[house.dora.id] == 0
    assert sorted(points.values()) == [0, 2, 4, 6]
    await come(house, "ana", "bia", "caio", "dora")
    await play_out(house)
    over = await event(house)
    assert over.stage == EventStage.OVER
    assert [len(one.players) for one in over.fixtures] == [3, 4]
    results = await press(house, house.eva, "event-table")
    assert "of 2 won)" in results


async def test_in_a_match_of_four_who_leaves_in_the_midst_is_last(house: House) -> None:
    await signed_up(house, "ana", "bia", "caio", "dora", days=2, seats=4)
    await come(house, "ana", "bia", "caio", "dora")
    (one,) = (await event(house)).undecided
    await house.services.lobbies.leave_seat(one.table, house.bia.id)
    await play_out(house)
    (over, *_) = (await event(house)).fixtures
    points = {(await event(house)).last_of(place).person: over.points_of(place) for place in over.places}
    assert points[house.bia.id] == 0
    assert sorted(points.values()) == [0, 2, 4, 6]


async def test_a_club_evening_is_three_rounds_of_minutes(house: House) -> None:
    """Chosen at once: rounds of forty minutes, ten to come, tables of four with turns of a minute."""
    boss = manager(house)
    shown = (await boss.slash(house.channel, "event new", name="Evening")).response._message
    await house.choose(boss, "event-draft", "evening", message=shown)
    shown = house.env.backend.get_message(house.channel.id, shown.id)
    assert "Swiss" in house.said(shown)
    assert "tables of 4 · 40 minutes for each round · 3 rounds" in house.said(shown)
    await house.press(boss, "event-post", message=shown)
    await passes(house, 2)
    for name in ("ana", "bia", "caio", "dora"):
        await press(house, house.people[name], "event-join")
    await house.cog(EventCog).events.begin(house.guild.id, NUMBER)
    await passes(house, 2)
    now = await event(house)
    assert (now.rounds, now.round_s, now.begin_by - now.begins) == (3, 40 * 60, 10 * 60)
    for number in (1, 2, 3):
        assert (await event(house)).round == number
        await come(house, "ana", "bia", "caio", "dora")
        (one,) = (await event(house)).undecided
        assert (await house.services.tables.get(one.table)).settings["turn_clock"] == "1m"
        await play_out(house)
    assert (await event(house)).stage == EventStage.OVER
