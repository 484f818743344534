"""Events in which nothing moves cost next to nothing, and what moves them is still noticed at once."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.tables.notes import PostedMessage
from bot.time import DAY, HOUR
from cogs.events.event import Entrant, ServerEvent, Went
from cogs.events.match import How
from cogs.events.service import LOOK_EVERY_S, LOOK_IDLE_EVERY_S
from tests.support.queries import asked
from tests.support.seasons import BEGAN, CHANNEL, MANAGER, EventProcess, World, event_process, plan

PEOPLE = (101, 102, 103, 104)


class Idle:
    """A league of four at tables of two whose lobbies are open, and to which nobody comes."""

    def __init__(self, here: EventProcess) -> None:
        self.here, self.now = here, BEGAN
        self.number = 0

    async def begin(self) -> None:
        here = self.here
        await here.store.servers.meet(1, "en-US")
        for person in PEOPLE:
            await here.store.people.meet(person, f"P{person}", "en-US", 1, f"P{person}")
        entrants = tuple(Entrant(number, person) for number, person in enumerate(PEOPLE, 1))
        chosen = replace(plan(people=4), days=7)
        made = ServerEvent(0, 1, CHANNEL, None, MANAGER, chosen, BEGAN, entrants=entrants)
        self.number = (await here.events.store.add(made)).id
        await self.tick(3)
        for one in (await self.event()).undecided:
            async with here.tables.changing(one.table) as table:
                table.posted.lobby = PostedMessage(table.channel, table.id, self.now)
                await here.tables.save(table, human=False)
        await self.tick(3)

    async def tick(self, times: int = 1) -> list[str]:
        """So many looks of those that are made every 20 seconds. Gives what they have asked the store."""
        async with asked(self.here.store) as statements:
            for _ in range(times):
                self.now += LOOK_EVERY_S
                await self.here.events.tick()
        return [statement for statement, _ in statements]

    async def event(self) -> ServerEvent:
        return await self.here.events.store.get(self.number)


@pytest.fixture
async def idle(tmp_path: Path) -> AsyncIterator[Idle]:
    now = [lambda: BEGAN]
    async with event_process(tmp_path / "m.db", lambda: now[0](), World()) as here:
        found = Idle(here)
        now[0] = lambda: found.now
        await found.begin()
        yield found


async def test_where_nothing_moves_one_question_is_asked_of_all_events(idle: Idle) -> None:
    assert len(await idle.tick()) == 1
    idle.now += LOOK_IDLE_EVERY_S
    assert len(await idle.tick()) > 1, "now and then it is looked at all the same"
    assert len(await idle.tick()) == 1


async def test_who_has_left_the_server_is_gone_with_the_next_look(idle: Idle) -> None:
    await idle.here.membership.note_gone(1, PEOPLE[0])
    await idle.tick()
    assert (await idle.event()).entrants[0].went == Went.AWAY


async def test_who_may_not_play_any_more_is_gone_with_the_next_look(idle: Idle) -> None:
    await idle.here.management.keep_out(1, PEOPLE[0], MANAGER, None)
    await idle.tick()
    assert (await idle.event()).entrants[0].went == Went.OUT


async def test_whose_data_was_deleted_is_gone_with_the_next_look(idle: Idle) -> None:
    await idle.here.privacy.erase(PEOPLE[0])
    await idle.tick()
    assert (await idle.event()).entrants[0].went == Went.ERASED


async def test_time_off_moves_the_round_with_the_next_look(idle: Idle) -> None:
    await idle.here.store.holidays.add(PEOPLE[0], BEGAN, BEGAN + 5 * DAY, BEGAN)
    await idle.tick()
    assert (await idle.event()).moved > 0


async def test_what_is_due_is_done_in_time(idle: Idle) -> None:
    """However long nothing has moved before."""
    due = (await idle.event()).remind_at
    idle.now = due - LOOK_EVERY_S - 1
    await idle.tick()
    assert not any(one.reminded for one in (await idle.event()).undecided)
    await idle.tick()
    assert all(one.reminded for one in (await idle.event()).undecided)
    idle.now = (await idle.event()).begin_by - LOOK_EVERY_S - 1
    await idle.tick()
    assert (await idle.event()).round == 1
    await idle.tick()
    event = await idle.event()
    assert {one.how for one in event.list_round(1)} == {How.ABSENT}


async def test_who_announces_time_off_just_before_a_match_is_lost_still_moves_the_round(idle: Idle) -> None:
    idle.now = (await idle.event()).begin_by - 2 * LOOK_EVERY_S - 1
    await idle.tick()
    await idle.here.store.holidays.add(PEOPLE[0], BEGAN, BEGAN + 5 * DAY, BEGAN)
    await idle.tick()
    event = await idle.event()
    assert (event.round, event.moved > 0) == (1, True)


async def test_a_clock_that_has_stood_still_is_shown_with_the_next_look(idle: Idle) -> None:
    idle.here.tables.clock.ahead = 5 * HOUR
    await idle.tick()
    _, shown = await idle.here.events.store.get_with_shown(idle.number)
    assert shown.ahead == 5 * HOUR
