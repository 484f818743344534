"""Events over weeks on a real file: people go in all ways, and the process dies before each write."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from bot.shards import read
from bot.tables.notes import PostedMessage
from bot.time import DAY
from cogs.events.event import EventStage
from cogs.events.plan import EventKind
from tests.support.crashes import crashing
from tests.support.examples import rest_in_gate
from tests.support.seasons import (
    BEGAN,
    CHANNEL,
    MANAGER,
    EventProcess,
    Season,
    World,
    check_event,
    event_process,
    gains,
    plan,
    reopened,
)

PEOPLE = (101, 102, 103, 104)


@pytest.mark.parametrize("seats", rest_in_gate((2, 3, 4), [2, 4]))
@pytest.mark.parametrize("kind", rest_in_gate(EventKind, [EventKind.LEAGUE]))
async def test_an_event_over_weeks_ends_with_a_full_table(tmp_path: Path, kind: EventKind, seats: int) -> None:
    """The benchmark plays 200 events of up to 24; this is one of six or seven, for a change."""
    mine = plan(kind, people=6 if seats == 2 else 7, weeks=2, seats=seats)
    season = Season(tmp_path / "m.db", Random(f"test {kind}"), [mine], reserve=2, abandoned=0)
    (event,) = await season.play()
    here = await reopened(season.path, season.clock, season.world)
    try:
        decided = await check_event(here.store, event, season.world.sent, season.going.erased)
        assert decided
        await gains(here.store, season, event)
    finally:
        await here.store.database.close()


async def come_and_play(here: EventProcess, season: Season) -> None:
    """All who are called come, and all matches are played."""
    for number in await here.store.open_tables.list_for_server(1):
        table = await here.tables.get(number)
        table.posted.lobby = table.posted.lobby or PostedMessage(CHANNEL, number, season.now)
        for person in list(table.notes.guests.challenged):
            await here.events.come(table.notes.origin.event, person)
        if (await here.tables.get(number)).state is not None:  # else the event begins it
            await season._play_out(number)


async def test_the_process_may_die_before_any_write(tmp_path: Path) -> None:
    """No table opens twice, no match is without one, no result is lost, and the winner is told."""
    path, world = tmp_path / "m.db", World()
    season = Season(path, Random("crash"), [])
    with crashing(path, tmp_path / "left") as crashes:
        async with event_process(path, season.clock, world) as here:
            season.here = here
            await here.store.servers.meet(1, "en-US")
            event = await here.events.create(1, CHANNEL, None, MANAGER, plan(people=3, weeks=1), DAY)
            for person in PEOPLE:
                await here.store.people.meet(person, f"P{person}", "en-US", 1, f"P{person}")
                await here.events.join(1, event.id, person, ())
            season.now += DAY
            crashes.begin()
            await here.events.look(event.id)
            await come_and_play(here, season)
            await here.events.look(event.id)
            await here.events.leave(1, event.id, PEOPLE[0])
            await here.events.look(event.id)
            await come_and_play(here, season)
            await here.events.look(event.id)
            crashes.end()
    assert len(crashes.left) > 15
    for left in crashes.left:
        again, told = Season(left, Random("crash"), []), World()
        again.now = BEGAN + DAY
        again.here = here = await reopened(left, again.clock, told)
        try:
            for _ in range(6):
                await here.events.look(event.id)
                await come_and_play(here, again)
            await here.events.look(event.id)
            over = await here.events.store.get(event.id)
            assert over.stage == EventStage.OVER
            await check_event(here.store, over, told.sent + world.sent, [])
            tables = [one.table for one in over.fixtures if one.table]
            assert len(tables) == len({*tables})
            assert await here.store.open_tables.count_all() == 0
        finally:
            await here.store.database.close()


async def test_only_the_process_of_a_server_moves_its_events_on(tmp_path: Path) -> None:
    async with event_process(tmp_path / "m.db", lambda: BEGAN + 2 * DAY, World()) as here:
        await here.store.servers.meet(1, "en-US")
        event = await here.events.create(1, CHANNEL, None, MANAGER, plan(), -DAY)
        here.events.store.shards = read("1/2")
        assert await here.events.store.list_pending() == {}
        await here.events.look(event.id)
        assert (await here.events.store.get(event.id)).stage == EventStage.OPEN
        here.events.store.shards = read("0/2")
        assert [*await here.events.store.list_pending()] == [event.id]
        await here.events.look(event.id)
        assert (await here.events.store.get(event.id)).stage == EventStage.FEW
