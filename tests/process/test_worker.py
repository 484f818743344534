"""Slow work in a process of its own: each job has its time, each server its turn, and what failed says why."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pytest
import pytest_asyncio

from bot.process.jobs import (
    SAVED_S,
    WAITING_FOR_SERVER,
    WAITING_IN_ALL,
    Busy,
    CoreBudget,
    Interrupted,
    Job,
    NotDone,
    Passing,
    Starved,
    Worker,
)
from tests.support import patience
from tests.support.examples import rest_in_gate
from tests.support.jobs import clumsy, doubled, never_back, noted, process_of, slow, telling
from tests.support.paths import ROOT

HERE, THERE = 1, 2


@pytest.fixture(autouse=True)
def no_spare_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each worker starts and ends its own process."""
    monkeypatch.setattr(patience, "SPARE", {True: [], False: []})
    monkeypatch.setattr(patience, "SPARE_PROCESSES", 0)


@pytest_asyncio.fixture
async def worker() -> AsyncIterator[Worker]:
    made = Worker(40)
    yield made
    made.stop()


async def begun(worker: Worker, server: int = HERE, seconds: float = 60) -> asyncio.Task[int]:
    """A job that is at work, in a process that has started."""
    await worker.run_job(server, doubled, 1)
    task = asyncio.create_task(worker.run_job(server, slow, seconds))
    while not worker._at_work:  # noqa: ASYNC110 -- it begins with the next turn of the loop
        await asyncio.sleep(0)
    return task


def lives(process: int) -> bool:
    """Whether there is such a process."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


# patience


async def test_the_time_in_the_queue_is_no_time_of_the_job(worker: Worker) -> None:
    await worker.run_job(HERE, doubled, 1)
    worker.limit = 1.5
    done = await asyncio.gather(*(worker.run_job(HERE, slow, 0.5) for _ in range(6)))
    assert len(set(done)) == 1, "all by the same process: none was killed"


@pytest.mark.gate
async def test_a_job_that_hangs_takes_no_other_along(worker: Worker, caplog: pytest.LogCaptureFixture) -> None:
    await worker.run_job(HERE, doubled, 1)
    worker.limit = 3.0
    hangs = asyncio.create_task(worker.run_job(HERE, slow, 60))
    behind = [asyncio.create_task(worker.run_job(HERE, doubled, number)) for number in range(4)]
    with pytest.raises(NotDone), caplog.at_level(logging.INFO):
        await hangs
    assert await asyncio.gather(*behind) == [0, 2, 4, 6]
    assert {line.levelno for line in caplog.records} == {logging.INFO}, "it was ended on purpose"


@pytest.mark.gate
async def test_a_job_that_hangs_is_given_up_also_when_nobody_waits(worker: Worker) -> None:
    """Tables do not wait as long as that: their moves are made, and what was thought is forgotten."""
    await worker.run_job(HERE, doubled, 1)
    worker.limit = 0.5
    gone = await begun(worker)
    gone.cancel()
    await asyncio.sleep(0)
    assert worker.waiting == 1
    worker.limit = 30
    assert await worker.run_job(HERE, doubled, 2) == 4


@pytest.mark.gate
async def test_a_process_that_is_stopped_is_replaced_and_the_next_jobs_are_done(worker: Worker) -> None:
    """As by SIGSTOP, or a machine that has no time for it. Who waited for it hears that."""
    await worker.run_job(HERE, doubled, 1)
    stopped = process_of(worker)
    assert stopped is not None
    os.kill(stopped, signal.SIGSTOP)
    worker.limit = 3.0
    began = time.monotonic()
    first = asyncio.create_task(worker.run_job(HERE, slow, 0.1))
    others = [asyncio.create_task(worker.run_job(server, slow, 0.1)) for server in (HERE, THERE, THERE)]
    with pytest.raises(NotDone, match="slow: it took longer than 3 s"):
        await first
    assert time.monotonic() - began < 4
    done = await asyncio.gather(*others)
    assert len(set(done)) == 1
    assert done[0] != stopped
    while lives(stopped):  # noqa: ASYNC110 -- a thread notices its end
        await asyncio.sleep(0.05)


async def test_a_process_that_died_while_idle_costs_no_job(worker: Worker) -> None:
    await worker.run_job(HERE, doubled, 1)
    dead, pool = process_of(worker), worker._pool
    os.kill(dead or 0, signal.SIGKILL)
    while not pool._broken:  # noqa: ASYNC110 -- a thread notices
        await asyncio.sleep(0.01)
    assert await worker.run_job(HERE, doubled, 2) == 4
    assert process_of(worker) != dead


# its start


async def test_a_thread_starts_the_process_and_not_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes tens of milliseconds, and everybody would wait for it."""
    starting, start = [], ProcessPoolExecutor._spawn_process

    def noting(pool: ProcessPoolExecutor) -> None:
        starting.append(threading.current_thread())
        start(pool)

    monkeypatch.setattr(ProcessPoolExecutor, "_spawn_process", noting)
    worker = Worker(60)
    try:
        assert await worker.run_job(HERE, doubled, 1) == 2
        assert [thread is threading.main_thread() for thread in starting] == [False]
    finally:
        worker.stop()


async def test_a_worker_that_is_stopped_while_its_process_starts_can_be_used_again() -> None:
    worker = Worker(60)
    try:
        waiting = asyncio.create_task(worker.run_job(HERE, doubled, 1))
        while worker._pool is None:  # noqa: ASYNC110 -- a thread has begun with it
            await asyncio.sleep(0)
        worker.stop()
        with pytest.raises(NotDone, match="the worker was stopped"):
            await waiting
        assert await worker.run_job(HERE, doubled, 2) == 4
    finally:
        worker.stop()


# servers take turns


async def test_servers_take_turns(worker: Worker, tmp_path: Path) -> None:
    before, notes = await begun(worker, seconds=0.2), tmp_path / "notes"
    jobs = [worker.run_job(HERE, noted, notes, "a") for _ in range(5)]
    jobs += [worker.run_job(THERE, noted, notes, "b") for _ in range(2)] + [worker.run_job(3, noted, notes, "c")]
    await asyncio.gather(before, *jobs)
    assert notes.read_text(encoding="utf-8") == "abcabaaa"


async def test_a_server_fills_its_own_queue_and_no_other(worker: Worker) -> None:
    await begun(worker)
    for number in range(WAITING_FOR_SERVER):
        worker.submit(HERE, doubled, number)
    with pytest.raises(Busy, match=f"doubled: {WAITING_FOR_SERVER + 1} jobs wait"):
        worker.submit(HERE, doubled, 1)
    with pytest.raises(Busy):
        await worker.run_job(HERE, doubled, 1)
    for number in range(WAITING_IN_ALL - WAITING_FOR_SERVER - 1):
        worker.submit(THERE + number // WAITING_FOR_SERVER, doubled, number)
    with pytest.raises(Busy):
        worker.submit(999, doubled, 1)


async def test_what_nobody_wants_any_more_is_not_begun(worker: Worker, tmp_path: Path) -> None:
    before, notes = await begun(worker, seconds=0.2), tmp_path / "notes"
    tasks = [asyncio.create_task(worker.run_job(THERE, noted, notes, word)) for word in "abc"]
    await asyncio.sleep(0)
    tasks[1].cancel()
    await asyncio.gather(before, *tasks, return_exceptions=True)
    assert notes.read_text(encoding="utf-8") == "ac"
    assert worker.waiting == 0


# what failed


async def test_what_failed_says_why_and_nothing_of_what_it_was_given(
    worker: Worker, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    with pytest.raises(NotDone, match=r"telling: KeyError at jobs.py:\d+ in telling"):
        await worker.run_job(HERE, telling, "seed 7S")
    with pytest.raises(NotDone, match="clumsy: its process died"):
        await worker.run_job(HERE, clumsy, "dies")
    with pytest.raises(NotDone, match=r"never_back: .* on the way"):
        await worker.run_job(HERE, never_back)
    told = [record.getMessage() for record in caplog.records if record.levelno == logging.WARNING]
    assert [line.partition(" for server 1 was not done: ")[0] for line in told] == ["telling", "clumsy", "never_back"]
    assert "7S" not in caplog.text
    assert await worker.run_job(HERE, doubled, 2) == 4


async def test_what_waits_when_it_is_stopped_is_not_done(worker: Worker) -> None:
    running = await begun(worker)
    waiting = asyncio.create_task(worker.run_job(HERE, doubled, 1))
    await asyncio.sleep(0)
    worker.stop()
    for task in (running, waiting):
        with pytest.raises(NotDone, match="the worker was stopped"):
            await task
    assert (worker.waiting, process_of(worker)) == (0, None)
    assert await worker.run_job(HERE, doubled, 2) == 4, "it can be used again"


async def test_a_process_that_is_not_to_last_ends_when_nothing_waits() -> None:
    worker = Worker(30, lasting=False)
    try:
        one, other = await asyncio.gather(worker.run_job(HERE, slow, 0.01), worker.run_job(THERE, slow, 0.01))
        assert one == other
        assert process_of(worker) is None
    finally:
        worker.stop()


# a budget


class Ticks:
    """A clock that says what it is told to."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_budget_gives_its_share_of_a_core_and_saves_for_who_asks() -> None:
    ticks = Ticks()
    budget = CoreBudget(0.25, ticks)
    assert budget.wait_s(asked=False) == 0
    budget.spend(SAVED_S / 2 + 10)
    assert budget.wait_s(asked=True) == 0, "half is saved for who asks"
    assert budget.wait_s(asked=False) == 40
    budget.spend(SAVED_S / 2)
    assert budget.wait_s(asked=True) == 40
    ticks.now += 40
    assert budget.wait_s(asked=True) == 0
    ticks.now += 1_000_000
    budget.spend(SAVED_S)
    assert budget.wait_s(asked=True) == 0
    assert budget.wait_s(asked=False) == SAVED_S / 2 / 0.25, "no more is saved"


def test_whatever_is_asked_for_all_servers_take_no_more_than_their_share() -> None:
    """A week in which there is always something to do."""
    ticks = Ticks()
    budget, week = CoreBudget(0.25, ticks), 7 * 86_400
    while ticks.now < week:
        if wait := budget.wait_s(asked=False):
            ticks.now += wait
        else:
            ticks.now += 10
            budget.spend(10)
    assert budget.spent < 0.25 * week + SAVED_S


async def test_what_nobody_waits_for_comes_last_and_rests_when_its_share_is_used(tmp_path: Path) -> None:
    budget, notes = CoreBudget(0.5), tmp_path / "notes"
    worker = Worker(40, budget=budget, lasting=False)
    try:
        before = await begun(worker, seconds=0.2)
        unasked = [asyncio.create_task(worker.run_background_job(HERE, noted, notes, "b")) for _ in range(2)]
        await asyncio.sleep(0)
        await asyncio.gather(before, *(worker.run_job(THERE, noted, notes, "a") for _ in range(3)), *unasked)
        assert notes.read_text(encoding="utf-8") == "aaabb"
        budget.spend(SAVED_S / 2)
        late = asyncio.create_task(worker.run_background_job(HERE, noted, notes, "c"))
        await worker.run_job(THERE, noted, notes, "d")
        while worker._pool is not None:  # noqa: ASYNC110 -- it rests without a process
            await asyncio.sleep(0.01)
        assert (worker.waiting, late.done()) == (1, False)
        assert 0 < worker.behind_s < 60
    finally:
        worker.stop()
    with pytest.raises(Interrupted):
        await late
    assert (worker.waiting, worker.behind_s) == (0, 0)


async def test_what_somebody_waits_for_after_all_is_hurried(tmp_path: Path) -> None:
    """It uses what is saved for who asks, and comes before what nobody waits for."""
    budget, notes, jobs = CoreBudget(0.01), tmp_path / "notes", list[Job[None]]()
    worker = Worker(40, budget=budget, lasting=False)
    budget.spend(SAVED_S / 2 + 10)
    try:
        late = [
            asyncio.create_task(worker.run_background_job(HERE, noted, notes, letter, begun=jobs.append))
            for letter in "ab"
        ]
        await asyncio.sleep(0.2)
        assert not notes.exists(), "it rests"
        worker.hurry(jobs[1])
        await late[1]
        assert (notes.read_text(encoding="utf-8"), late[0].done()) == ("b", False)
        worker.hurry(jobs[1])
    finally:
        worker.stop()
    with pytest.raises(Interrupted):
        await late[0]


async def test_whose_process_was_ended_or_got_no_time_is_not_to_blame(worker: Worker) -> None:
    """A job is to blame if it has failed, or has had its time."""
    with pytest.raises(Interrupted):
        await worker.run_job(HERE, clumsy, "dies")
    await worker.run_job(HERE, doubled, 1)
    worker.limit = 1.0
    with pytest.raises(Starved):
        await worker.run_job(HERE, slow, 60)
    worker.limit = 40
    with pytest.raises(NotDone) as fault:
        await worker.run_job(HERE, telling, "x")
    assert not isinstance(fault.value, Passing)


@pytest.mark.parametrize(
    "module",
    [
        "cogs.lookback.worker",
        *rest_in_gate(["cogs.lookback.film", "cogs.daily.puzzles", "cogs.workshop.check", "cogs.lessons.courses"], []),
    ],
)
def test_a_worker_process_loads_no_bot(module: str) -> None:
    """It would take four times the memory, and a second of each start."""
    code = f"import {module}, sys; sys.exit('bot.app' in sys.modules or 'bot.services' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False, cwd=ROOT).returncode == 0
