"""What stands in the messages of events keeps Discord's limits, in every language, under whatever name one plays."""

from __future__ import annotations

from dataclasses import replace

import discord
import pytest

from bot.words import texts
from bot.words.texts import Person
from cogs.events.course import advance
from cogs.events.drawings import draw_end, draw_meetings, draw_results
from cogs.events.event import Entrant, EventStage, ServerEvent, Went
from cogs.events.match import LOSS, WIN, Fixture, How, SeenTable
from cogs.events.plan import EventKind, EventPlan, EventScoring, Late
from cogs.events.screens import (
    Roster,
    Where,
    cross_view,
    end_view,
    event_view,
    leave_view,
    match_view,
    more_view,
    standings_view,
    stop_view,
)
from tests.support.screens import check

NOW = 1_000_000.0
HOSTILE = ("**@everyone**", "`x`" * 10, "W" * 32, "[a](https://b.c)", "<@1>", "~~~~", "# big", "\u202ename")
LINK = "https://discord.com/channels/700000000000000000/700000000000000000/700000000000000000"


def event_of(kind: EventKind, people: int, stage: EventStage, team: int = 1) -> ServerEvent:
    """An event of many people, in the middle of its course or at its end."""
    plan = EventPlan("W" * 64, kind, "voador", None, "*" * 64, 1, {}, {}, 5 * 10**17, people, 26, 0)
    plan = replace(plan, team=team, late=Late.HALF, scoring=EventScoring.FEWEST if team > 1 else EventScoring.PLACES)
    entrants = tuple(
        Entrant(number, number, asks=(number + 1 if number % 2 else number - 1,)) for number in range(1, people + 12)
    )
    event = ServerEvent(10**9, 10**18, 10**18, None, 9, plan, NOW, entrants=entrants)
    if stage == EventStage.OPEN:
        return event
    event = advance(event, {}, {}, NOW, [one.number for one in event.signed_up])
    rounds = 0
    while event.running and (stage == EventStage.OVER or rounds < 2):
        event = replace(
            event, fixtures=tuple(replace(one, table=one.table or at) for at, one in enumerate(event.fixtures, 1))
        )
        seen = {
            one.table: SeenTable(begun=True, closed=True, taken=(1, 2) * team) if one.table % 5 else SeenTable()
            for one in event.undecided
        }
        event = advance(event, {3: Went.ERASED} if rounds == 1 else {}, seen, event.begin_by, ())
        rounds += 1
    return event if stage in (EventStage.ON, EventStage.OVER) else replace(event, stage=stage)


@pytest.mark.parametrize("team", [1, 2])
@pytest.mark.parametrize("kind", [*EventKind])
@pytest.mark.parametrize("stage", [*EventStage])
async def test_every_screen_fits_in_every_language(kind: EventKind, stage: EventStage, team: int) -> None:
    event = event_of(kind, 20 if kind == EventKind.LEAGUE else 64, stage, team)
    assert event.stage == stage
    called = {one.person: HOSTILE[at % len(HOSTILE)] for at, one in enumerate(event.entrants) if one.person}
    named = Roster(called, {one.table: LINK for one in event.fixtures}, 0.0)
    for reader in (Person(tongue) for tongue in texts.LANGUAGES):
        mentioned = [10**18 + one.number for one in event.holders.values()]
        views = [event_view(event, named, reader, which, mentioned) for which in range(event.round + 1)]
        views += [standings_view(event, named, page, reader) for page in range(20)]
        views += [more_view(event, named, reader, manages=True), leave_view(event, reader), stop_view(event, reader)]
        where = Where("*" * 100, LINK)
        for one in event.undecided[:3]:
            mine = event.last_of(one.places[0])
            views += [match_view(event, one, mine, named, where, reader, again=again) for again in (False, True)]
        if event.round:
            pictured = draw_results(event, named, reader, 2)
            assert pictured.draw(pictured.given).startswith(b"\x89PNG")
            views.append(standings_view(event, named, 0, reader, drawn=pictured.shown, crossed=True, manages=True))
        if (met := draw_meetings(event, named, reader)) is not None:
            views.append(cross_view(event, met.shown, reader))
            assert met.draw(met.given).startswith(b"\x89PNG")
        if stage == EventStage.OVER:
            views += [end_view(event, named, reader, shown) for shown in (None, draw_end(event, named, reader).shown)]
        for view in views:
            check(view)
            said = " ".join(part.content for part in view.walk_children() if hasattr(part, "content"))
            assert "@everyone" not in said.replace(r"\@everyone", "")
            assert "](https://b.c" not in said


def test_whoever_was_erased_is_someone_and_a_place_that_nobody_holds_is_crossed_out() -> None:
    event = event_of(EventKind.LEAGUE, 3, EventStage.ON)
    entrants = tuple(replace(one, person=None) if one.place == 1 else one for one in event.entrants)
    erased = replace(event, entrants=entrants)
    named = Roster({number: f"p{number}" for number in range(2, 20)}, {}, 0.0)
    assert named.place(erased, 1) == "someone"
    assert named.place(erased.go({1: Went.ERASED}), 1) != "someone", "the waiting list has taken over"
    alone = replace(erased, entrants=tuple(one for one in erased.entrants if one.place)).go({1: Went.ERASED})
    assert named.place(alone, 1) == "~~someone~~"


def test_who_meets_nobody_in_a_knock_out_goes_through_and_nobody_is_said_to_win() -> None:
    event = event_of(EventKind.KNOCKOUT, 7, EventStage.ON)
    fixtures = [
        Fixture(2, (1, None), points=(WIN, LOSS), how=How.BYE),
        Fixture(2, (None, None), points=(0, 0), how=How.ABSENT),
    ]
    event = replace(event, round=2, fixtures=(*event.list_round(1), *fixtures))
    named = Roster({number: f"p{number}" for number in range(1, 20)}, {}, 0.0)
    said = [
        part.content for part in event_view(event, named, Person("en"), 2).walk_children() if hasattr(part, "content")
    ]
    lines = "\n".join(said).splitlines()
    assert "✅ p1: no opponent this time, goes through" in lines
    assert "nobody's left for this match" in lines
    assert "win" not in "\n".join(said)


@pytest.mark.parametrize(
    ("places", "stage", "label"),
    [
        (3, EventStage.OPEN, "Sign up"),
        (2, EventStage.OPEN, "Join waiting list"),
        (2, EventStage.ON, "Join waiting list"),
    ],
)
async def test_whoever_gets_no_place_at_once_is_asked_to_the_waiting_list(
    places: int, stage: EventStage, label: str
) -> None:
    plan = EventPlan("Autumn", EventKind.LEAGUE, "voador", None, None, 1, {}, {}, 0, places, 6, 0)
    event = ServerEvent(1, 1, 1, None, 9, plan, NOW, entrants=(Entrant(1, 1), Entrant(2, 2)), stage=stage)
    named = Roster({1: "Ana", 2: "Bia"}, {}, 0.0)
    views = [more_view(event, named, Person("en"))]
    views += [event_view(event, named, Person("en"), 0)] if stage == EventStage.OPEN else []
    for view in views:
        (join,) = [
            one
            for one in view.walk_children()
            if isinstance(one, discord.ui.Button) and "event-join" in str(one.custom_id)
        ]
        assert join.label == label
        assert (join.style == discord.ButtonStyle.success) == (label == "Sign up")


def test_who_has_come_up_or_gone_down_by_the_last_round_is_marked() -> None:
    """Who was last of three level ones is second now, and the first one last; before round two nobody is."""
    plan = EventPlan("Autumn", EventKind.LEAGUE, "classic", None, None, 1, {}, {}, 0, 8, 0, 4, 7, 3, (2, 3, 4))
    event = ServerEvent(1, 1, 1, None, 9, plan, NOW, entrants=tuple(Entrant(one, one) for one in (1, 2, 3)))
    event, said = advance(event, {}, {}, NOW, [1, 2, 3]), []
    named = Roster({1: "Ana", 2: "Bia", 3: "Caio"}, {}, 0.0)
    for order in ((1, 2, 3), (3, 2, 1), (3, 2, 1)):
        event = replace(event, fixtures=tuple(replace(one, table=one.table or one.round) for one in event.fixtures))
        (one,) = event.undecided
        taken = tuple(order[place - 1] for place in one.places)
        event = advance(event, {}, {one.table: SeenTable(begun=True, closed=True, taken=taken)}, NOW, ())
        view = event_view(event, named, Person("en"), event.round)
        said.append("\n".join(part.content for part in view.walk_children() if hasattr(part, "content")))
    assert not any(sign in said[0] for sign in "▲▼")
    assert "Bia ▲ **3**" in said[2]
    assert "Ana ▼ **2**" in said[2]
