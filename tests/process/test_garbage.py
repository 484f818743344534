"""The collector of garbage looks at what is new, a little at a time, and at everything while nobody can press."""

from __future__ import annotations

import gc
import sys
from collections.abc import AsyncIterator
from subprocess import run
from weakref import ref

import pytest

from bot.process.loop import FULL_LOOK_EVERY_S, GROWTH_FACTOR, QUICK_TO_LOOK_THROUGH, WORTH_A_LOOK, Garbage
from cogs.standings.recount import soon_freed
from tests.support.paths import ROOT
from tests.wire.held import read


class Ring:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.own = self


@pytest.fixture
async def garbage() -> AsyncIterator[Garbage]:
    async with Garbage() as led:
        await led.freeze()
        yield led


def grow_old(things: int) -> list[list[int]]:
    """So many things at which Python has looked twice."""
    made: list[list[int]] = [[] for _ in range(things)]
    gc.collect(1)
    return made


async def test_what_the_start_has_made_is_passed_by(garbage: Garbage) -> None:
    assert gc.get_freeze_count() > 1000
    assert gc.get_threshold()[2] > QUICK_TO_LOOK_THROUGH, "and Python does not look through everything by itself"


async def test_few_new_things_are_not_worth_a_look(garbage: Garbage) -> None:
    before = gc.get_freeze_count()
    kept = grow_old(WORTH_A_LOOK // 2)
    garbage.look()
    assert gc.get_freeze_count() <= before + WORTH_A_LOOK // 4, len(kept)


async def test_what_is_freed_soon_is_no_reason_to_look_through_everything(garbage: Garbage) -> None:
    """While it is there, and also afterwards."""
    ring = Ring()
    gone = ref(ring)
    gc.collect(1)
    gc.freeze()  # only a full search finds it
    del ring
    garbage._stays = gc.get_freeze_count() // GROWTH_FACTOR + 2 * QUICK_TO_LOOK_THROUGH
    garbage._since = garbage._stays  # so there is nearly too much already
    with soon_freed():
        kept = []
        for _ in range(6):
            kept.append(grow_old(QUICK_TO_LOOK_THROUGH + 100))
            garbage.look()
            assert gone() is not None
        assert gc.get_freeze_count() > GROWTH_FACTOR * garbage._stays
        kept.clear()
    again = grow_old(QUICK_TO_LOOK_THROUGH + 100)
    garbage.look()
    assert gone() is not None
    assert len(again) > QUICK_TO_LOOK_THROUGH


async def test_what_holds_itself_goes_and_what_stays_is_passed_by_from_then_on(garbage: Garbage) -> None:
    ring = Ring()
    gone = ref(ring)
    gc.collect(1)
    del ring
    before, kept = gc.get_freeze_count(), grow_old(WORTH_A_LOOK + 100)
    garbage.look()
    assert gone() is None
    assert gc.get_freeze_count() - before > WORTH_A_LOOK, len(kept)


async def test_so_much_that_a_look_takes_long_is_passed_by_until_discord_is_gone(garbage: Garbage) -> None:
    ring = Ring()
    gone = ref(ring)
    gc.collect(1)
    del ring
    kept = grow_old(QUICK_TO_LOOK_THROUGH + 100)
    garbage.look()
    assert gone() is not None, len(kept)
    await garbage.look_through_all()
    assert gone() is not None, "it is too soon: at most once an hour"
    garbage._all_seen -= FULL_LOOK_EVERY_S
    await garbage.look_through_all()
    assert gone() is None
    assert gc.get_freeze_count() > 1000, "and what stays is passed by again"


async def test_what_will_stay_brings_no_full_search_nearer(garbage: Garbage) -> None:
    """Parsed texts are as many objects as the bot has at its start."""
    before = garbage._stays
    kept = grow_old(QUICK_TO_LOOK_THROUGH)
    await garbage.keep_new()
    assert garbage._stays >= before + len(kept)
    assert garbage._since == 0
    assert gc.get_freeze_count() >= before + len(kept)


async def test_afterwards_everything_is_as_before() -> None:
    before = gc.get_threshold(), gc.get_freeze_count()
    async with Garbage() as led:
        await led.freeze()
    assert (gc.get_threshold(), gc.get_freeze_count()) == before


HOLDING_UP = """
import asyncio, gc, time
from tests.wire.held import say_what_holds_up

async def sleeps():
    time.sleep(0.1)

async def works():
    until = time.thread_time() + 0.1
    while time.thread_time() < until:
        pass

async def several():
    await asyncio.sleep(0)
    for one in (sleeps, works):
        await asyncio.create_task(one())

say_what_holds_up(50)
asyncio.run(several())
"""


def test_it_is_told_what_holds_the_event_loop_up() -> None:
    """How long by the wall, how long at work; where it was; and what only waited for a processor is told apart."""
    told = run([sys.executable, "-c", HOLDING_UP], cwd=ROOT, capture_output=True, text=True)
    asleep, at_work = read(told.stderr)
    assert "sleeps" in asleep.where
    assert asleep.work < 50 < asleep.own <= asleep.wall
    assert "works" in at_work.where
    assert at_work.work >= 50
    assert at_work.own <= at_work.wall


async def test_twice_as_much_as_there_was_is_looked_through_at_once(garbage: Garbage) -> None:
    """What holds itself would else stay for as long as Discord does."""
    gone: list[ref[Ring]] = []
    for _ in range(4 + 2 * gc.get_freeze_count() // QUICK_TO_LOOK_THROUGH):
        rings = [Ring() for _ in range(QUICK_TO_LOOK_THROUGH + 100)]
        gone.append(ref(rings[0]))
        gc.collect(1)
        garbage.look()  # so many are passed by as they are
        del rings
        if gone[0]() is None:
            break
    assert gone[0]() is None
    assert len(gone) > 1
