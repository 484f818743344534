"""Who is answered now, and who waits."""

from __future__ import annotations

import asyncio
from itertools import count
from random import Random

import pytest

from bot.discord.responder import (
    REFUSALS_AT_ONCE,
    SERVED_AT_ONCE,
    TOO_OLD_S,
    UNDEFERRED_TOO_OLD_S,
    WAITING_FOR_ONE,
    Admission,
    Ignored,
    Overloaded,
    Ticket,
)
from bot.process.metrics import Metrics

SERVER, OTHER_SERVER = 1, 2


class Gate:
    """An admission, and who has entered it, in order."""

    def __init__(self) -> None:
        self.metrics = Metrics()
        self.admission = Admission(self.metrics.shed)
        self.entered: list[Ticket] = []
        self._asked = count()

    async def come(self, person: int, group: int = SERVER, asked: object = None) -> Ticket | None:
        visit = await self.admission.enter(person, group, asked or next(self._asked))
        if visit is not None:
            self.entered.append(visit)
        return visit

    def sent(self, person: int, group: int = SERVER, asked: object = None) -> asyncio.Task[Ticket | None]:
        return asyncio.create_task(self.come_and_go(person, group, asked))

    async def come_and_go(self, person: int, group: int, asked: object) -> Ticket | None:
        """Who is refused is told so at once."""
        try:
            visit = await self.come(person, group, asked)
        except Overloaded:
            self.admission.on_refused(person)
            raise
        if visit is None:
            self.admission.on_refused(person)
        return visit

    def shed(self, why: str) -> float:
        return self.metrics.registry.get_sample_value("maumau_presses_shed_total", {"why": why}) or 0

    async def full(self) -> None:
        """As many people as are served at once."""
        for person in range(1000, 1000 + SERVED_AT_ONCE):
            await self.come(person, person)


async def rest() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


async def test_a_person_is_answered_one_after_the_other_in_order() -> None:
    gate = Gate()
    first = await gate.come(1)
    assert first is not None
    later = [gate.sent(1) for _ in range(WAITING_FOR_ONE)]
    await rest()
    assert gate.entered == [first], "and others are not held up"
    assert await gate.come(2)
    with pytest.raises(Overloaded) as refused:
        await gate.come(1)
    assert refused.value.key == "one-at-a-time"
    assert gate.shed("person") == 1
    gate.admission.on_answered(first)
    await rest()
    assert later[0].done()
    assert not later[1].done()
    second = await later[0]
    assert second is not None
    gate.admission.leave(second)
    assert await later[1]


async def test_the_same_press_is_merged_while_it_is_under_way_and_counts_after() -> None:
    gate = Gate()
    first = await gate.come(1, asked="My hand")
    assert first is not None
    assert await gate.come(1, asked="My hand") is None
    assert gate.shed("merged") == 1
    gate.admission.leave(first)
    assert await gate.come(1, asked="My hand")


async def test_who_presses_faster_than_anybody_reads_is_ignored() -> None:
    gate = Gate()
    assert await gate.come(1, asked="My hand")
    for _ in range(REFUSALS_AT_ONCE):
        assert await gate.come(1, asked="My hand") is None
    with pytest.raises(Ignored):
        await gate.come(1, asked="My hand")
    assert gate.shed("ignored") == 1
    gate.admission.on_refused(1)
    assert await gate.come(1, asked="My hand") is None


async def test_servers_take_turns() -> None:
    """Three hundred people of one server delay nobody of another by more than a turn."""
    gate = Gate()
    await gate.full()
    crowd = [gate.sent(person, SERVER) for person in range(300)]
    await rest()
    other = gate.sent(999, OTHER_SERVER)
    await rest()
    for served, visit in enumerate(gate.entered):
        assert served <= SERVED_AT_ONCE + 2
        gate.admission.release_slot(visit)
        await rest()
        if other.done():
            break
    else:
        pytest.fail("nobody of the other server came in")
    for visit in gate.entered:
        gate.admission.leave(visit)
        await rest()
    assert all(one.done() for one in crowd)
    mine = [visit.person for visit in gate.entered if visit.group == SERVER]
    assert mine == sorted(mine), "in the order in which they came"


async def test_who_is_too_old_is_not_begun() -> None:
    gate = Gate()
    assert gate.admission.check_age(UNDEFERRED_TOO_OLD_S - 0.1, deferred=False)
    assert not gate.admission.check_age(UNDEFERRED_TOO_OLD_S + 0.1, deferred=False)
    assert gate.admission.check_age(TOO_OLD_S - 0.1, deferred=True)
    with pytest.raises(Overloaded) as refused:
        gate.admission.check_age(TOO_OLD_S + 0.1, deferred=True)
    assert refused.value.key == "busy"
    assert (gate.shed("unanswerable"), gate.shed("busy")) == (1, 1)


@pytest.mark.parametrize("seed", range(20))
async def test_whatever_ends_how_nobody_is_forgotten_and_never_too_many_work(seed: int) -> None:
    """People come, are answered, are stopped while they wait or work, and leave twice."""
    chance, gate = Random(seed), Gate()
    inside: list[Ticket] = []
    waiting: list[asyncio.Task[Ticket | None]] = []
    for _ in range(400):
        match chance.randrange(5):
            case 0 | 1:
                waiting.append(gate.sent(chance.randrange(30), chance.randrange(4), chance.randrange(9) + 1))
            case 2 if inside:
                gate.admission.leave(inside.pop(chance.randrange(len(inside))))
            case 3 if inside:
                visit = chance.choice(inside)
                chance.choice((gate.admission.release_slot, gate.admission.on_answered))(visit)
            case 4 if waiting and chance.random() < 0.3:
                chance.choice(waiting).cancel()
        await rest()
        inside += gate.entered
        gate.entered.clear()
        assert sum(visit.working for visit in inside) <= SERVED_AT_ONCE
    for _ in range(len(waiting)):
        for visit in inside:
            gate.admission.leave(visit)
            gate.admission.leave(visit)
        inside = list(gate.entered)
        gate.entered.clear()
        await rest()
    assert all(task.done() for task in waiting)
    for visit in [*inside, *gate.entered]:
        gate.admission.leave(visit)
    left = gate.admission
    assert (left._working, left._lines, len(left._waiting), len(left._refusing)) == (0, {}, 0, 0)


async def test_of_what_somebody_types_the_newest_is_offered() -> None:
    """One offer is worked on and one waits, also where all are served."""
    gate = Gate()
    first = await gate.admission.enter_typing(1, SERVER)
    assert first is not None
    later = [asyncio.create_task(gate.admission.enter_typing(1, SERVER)) for _ in range(5)]
    await asyncio.sleep(0)
    other = await gate.admission.enter_typing(2, SERVER)
    assert other is not None
    gate.admission.leave_typing(first)
    offered = await asyncio.gather(*later)
    assert [visit is not None for visit in offered] == [False] * 4 + [True]
    gate.admission.leave_typing(offered[-1])
    gate.admission.leave_typing(other)
    assert gate.shed("typed-on") == 4
    await gate.full()
    waiting = asyncio.create_task(gate.admission.enter_typing(1, SERVER))
    newest = asyncio.create_task(gate.admission.enter_typing(1, SERVER))
    await asyncio.sleep(0)
    assert await waiting is None
    assert not newest.done()
    gate.admission.leave(gate.entered[0])
    visit = await newest
    gate.admission.leave_typing(visit)
    for one in gate.entered[1:]:
        gate.admission.leave(one)
    assert gate.admission._working == 0
