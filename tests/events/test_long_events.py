"""Events with partners, moved for time off, that take nobody in any more, and that follow each other, on Discord."""

from __future__ import annotations

from typing import Any

import pytest

from bot.tables.table import Refused
from bot.time import DAY
from cogs.events.commands import EventCog
from cogs.events.event import EventStage
from cogs.events.plan import EventScoring, Late
from cogs.people.presets import presets_of
from tests.events.test_events import NUMBER, come, event, lobbies, made, passes, play_out, press, signed_up, told
from tests.support.house import House, manager, parts, read

SIX = ("ana", "bia", "caio", "dora", "eva", "fabio")


async def draft(house: House, boss: Any, **said: Any) -> Any:
    """A new event of somebody who manages the server, with what is seldom chosen."""
    shown = (await boss.slash(house.channel, "event new", **said)).response._message
    return (await house.press(boss, "event-draft", message=shown)).response._message


def newest(house: House) -> Any:
    """The newest message of an event in the channel."""
    return next(one for one in reversed(told(house)) if "event-more" in house.buttons(one))


async def chosen(house: House, boss: Any, message: Any, **values: str) -> Any:
    """The same message after each of these choices."""
    for what, value in values.items():
        (which,) = selects(message, f"{what}/")
        await house.actor(boss, message).select(house._real(message), [value], custom_id=which)
        message = house.env.backend.get_message(house.channel.id, message.id)
    return message


def selects(message: Any, subject: str = "") -> list[str]:
    """The ids of the selects of a message whose subject begins like this."""
    ids = [part["custom_id"] for part in parts(message.components) if part["type"] in (3, 5)]
    return [
        one for one in ids if (press := read(one)) is not None and getattr(press, "subject", "").startswith(subject)
    ]


async def partners_event(house: House) -> Any:
    """An event of Zheng Shangyou in pairs, by a preset."""
    boss = manager(house)
    await boss.slash(house.channel, "open", game="zheng")
    await house.services.lobbies.set_option(1, boss.id, "teams", "on")
    await house.services.lobbies.set_option(1, boss.id, "target", 1)
    await presets_of(house.services).save(house.guild.id, 1, boss.id, "Pairs")
    await house.services.lobbies.close(1, boss.id)
    await made(house, boss, name="Pairs", preset="pairs", game="zheng", seats=4, days=2)
    return boss


async def choose_partner(house: House, who: Any, *whom: Any) -> str:
    """Somebody says behind *More* with whom they want to play."""
    more = (await house.press(who, "event-more", message=newest(house))).response._message
    (which,) = selects(more)
    answer = await house.actor(who, more).select(house._real(more), [*whom], custom_id=which)
    await passes(house, 2)
    return answer.response.content or house.said(answer.response._message)


async def test_partners_sign_up_ask_each_other_and_win_together(house: House) -> None:
    await partners_event(house)
    for name in SIX:
        await press(house, house.people[name], "event-join")
    assert "partners at tables of 4" in house.said(newest(house))
    assert "as soon as **dora**" not in await choose_partner(house, house.ana, house.dora)
    assert any("**ana** wants to play" in house.said(one) for one in house.messages(house.dm(house.dora)))
    assert "ana & dora" not in house.said(newest(house))
    assert "You play with ana." in await choose_partner(house, house.dora, house.ana)
    assert "ana & dora" in house.said(newest(house))
    outsider = house.guild.add_member(house.env.create_user("outsider"))
    assert "Only somebody who has signed up" in await choose_partner(house, house.bia, outsider)
    await house.cog(EventCog).events.begin(house.guild.id, NUMBER)
    await passes(house, 2)
    now = await event(house)
    assert (now.plan.team, now.count, now.rounds) == (2, 3, 3)
    assert {house.ana.id, house.dora.id} in [{one.person for one in team} for team in now.teams.values()]
    for number in (1, 2, 3):
        now = await event(house)
        assert now.round == number
        (one,) = now.undecided
        called = [
            house.people[name]
            for name in SIX
            if (who := now.entrant(house.people[name].id)) and who.place in one.places
        ]
        assert len(called) == 4
        call = next(
            message for message in reversed(house.messages(house.dm(called[0]))) if "Your match" in house.said(message)
        )
        assert "You play with" in house.said(call)
        assert "A team that isn't complete" in house.said(call)
        for lobby in (await lobbies(house)).values():
            assert "A team that isn't complete" in house.said(lobby)
        await come(house, *SIX)
        table = await house.services.tables.get(one.table)
        assert len(table.players) == 4
        sides = [now.entrant(player.person or 0).place for player in table.players]  # type: ignore[union-attr]
        assert sides == [*one.places, *one.places], "each sits between two opponents"
        await play_out(house)
    over = await event(house)
    assert over.stage == EventStage.OVER
    assert all(sum(one.points or ()) == 2 for one in over.fixtures if len(one.places) == 2)
    assert " & " in house.said(told(house)[-1])


async def test_a_round_is_moved_for_somebodys_time_off_and_names_nobody(house: House) -> None:
    await signed_up(house, "ana", "bia", "caio", days=4)
    now = await event(house)
    (one,) = now.undecided
    person = now.last_of(one.places[0]).person
    who = next(member for member in house.people.values() if member.id == person)
    before = [message for message in house.messages(house.dm(who)) if "Your match" in house.said(message)]
    assert len(before) == 1
    until = house.services.absences.now()
    await house.services.absences.store.add(who.id, until - DAY, until + 5 * DAY, until)
    await passes(house, 30)
    moved = await event(house)
    assert moved.begins == now.begins
    assert moved.moved == moved.most_moved or moved.moved > 3 * DAY
    said = house.said(newest(house))
    assert "longer than planned: somebody has time off" in said
    calls = [message for message in house.messages(house.dm(who)) if "Your match" in house.said(message)]
    assert len(calls) == 1, "one call, with the new time"
    assert house.said(calls[0]) != house.said(before[0])
    await passes(house, now.begin_by - house.services.tables.now() + 1)
    assert (await event(house)).undecided, "it waits"
    await passes(house, moved.begin_by - house.services.tables.now() + 1)
    assert (await event(house)).list_round(1)[0].points is not None or (await event(house)).round > 1


async def test_an_event_that_takes_nobody_in_says_so_and_offers_no_button(house: House) -> None:
    boss = manager(house)
    message = await draft(house, boss, name="Closed", game="classic", seats=2)
    message = await chosen(house, boss, message, late=Late.NEVER.value, scoring=EventScoring.FEWEST.value)
    said = house.said(message)
    assert "Nobody new once it has started" in said
    assert "The points of the game count" in said
    await house.press(boss, "event-post", message=message)
    await passes(house, 2)
    for name in ("ana", "bia", "caio"):
        await press(house, house.people[name], "event-join")
    await house.cog(EventCog).events.begin(house.guild.id, NUMBER)
    await passes(house, 2)
    now = await event(house)
    assert (now.plan.late, now.plan.scoring) == (Late.NEVER, EventScoring.FEWEST)
    with pytest.raises(Refused, match="event-closed"):
        await house.cog(EventCog).events.join(house.guild.id, NUMBER, house.eva.id, ())
    more = (await house.press(house.eva, "event-more", message=newest(house))).response._message
    assert "event-join" not in house.buttons(more)
    while (await event(house)).running:
        await come(house, "ana", "bia", "caio")
        await play_out(house)
    results = await press(house, house.eva, "event-table")
    assert "Points a match" in results


async def test_a_spot_that_becomes_free_is_told_to_who_gets_it_and_to_all(house: House) -> None:
    await signed_up(house, "ana", "bia", "caio", "dora", days=4, places=3)
    await house.cog(EventCog).events.leave(house.guild.id, NUMBER, house.bia.id)
    await passes(house, 2)
    assert any("it's yours, with the points" in house.said(one) for one in house.messages(house.dm(house.dora)))
    more = (await house.press(house.eva, "event-more", message=newest(house))).response._message
    assert "**dora**: took over from bia" in house.said(more)
    assert "Over by" in house.said(more)


async def play_season(house: House, number: int) -> None:
    """An event is played to its end; everybody comes who is called."""
    events = house.cog(EventCog).events
    while (await events.store.get(number)).running:
        await events.look(number)
        await come(house, *SIX)
        await play_out(house)


@pytest.mark.parametrize("killed", [False, True])
async def test_a_season_follows_another_with_promotion(
    house: House, monkeypatch: pytest.MonkeyPatch, killed: bool
) -> None:
    """Two leagues: three play above, three below; each has one who goes up or down. It may die between the two."""
    boss = await made(house, name="First", days=1)
    events = house.cog(EventCog).events
    message = await draft(house, boss, name="Second", game="classic", seats=2)
    message = await chosen(house, boss, message, above=str(NUMBER))
    await house.press(boss, "event-post", message=message)
    below = 2
    for number, some in ((NUMBER, SIX[:3]), (below, SIX[3:])):
        for name in some:
            await events.join(house.guild.id, number, house.people[name].id, ())
    assert (await events.store.get(below)).plan.above == NUMBER
    await events.begin(house.guild.id, NUMBER)
    await play_season(house, NUMBER)
    shown = (await boss.slash(house.channel, "event show", event="#1")).response._message
    assert "go down to **Second**" in house.said(shown)
    refused = await house.press(boss, "event-next", message=shown)
    assert "**Second** isn't over yet" in refused.response.content
    await events.begin(house.guild.id, below)
    await play_season(house, below)
    add = events.store.add
    if killed:

        async def add_first(new: Any) -> Any:
            if new.plan.above:
                raise ConnectionResetError
            return await add(new)

        monkeypatch.setattr(events.store, "add", add_first)
        with pytest.raises(ConnectionResetError):
            await events.follow(house.guild.id, NUMBER, boss.id, DAY)
        monkeypatch.undo()
    await house.press(boss, "event-next", message=shown)
    await events.follow(house.guild.id, NUMBER, boss.id, DAY)  # pressed twice
    third, fourth = await events.store.get(3), await events.store.get(4)
    with pytest.raises(Refused, match="no-event"):
        await events.store.get(5)
    assert (third.plan.name, fourth.plan.name) == ("First 2", "Second 2")
    assert (third.plan.follows, fourth.plan.follows, fourth.plan.above) == (NUMBER, below, 3)
    was = {one.person for one in (await events.store.get(NUMBER)).entrants}
    now = {one.person for one in third.entrants}
    assert len(now & was) == 2, "one has come up"
    assert {one.person for one in (*third.entrants, *fourth.entrants)} == {house.people[name].id for name in SIX}
    await passes(house, 2)
    assert any("you're signed up" in house.said(one) for one in house.messages(house.dm(house.ana)))
    others = await house.press(
        house.ana, "event-table", message=next(one for one in told(house) if "event-table" in house.buttons(one))
    )
    assert "event-next" not in house.buttons(others.response._message)
