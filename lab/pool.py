"""Work shared among processes: the same results in the same order however many there are.

A worker that is killed takes nothing along: what it had not finished is done again. Ctrl+C keeps what is done.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from multiprocessing import get_context
from typing import Generic, TypeVar

Share = TypeVar("Share")
Result = TypeVar("Result")
BROKEN_POOLS_LIMIT = 8
"""How many pools in a row may break without a share done. After that the machine is to blame, not chance."""


class WorkersDie(RuntimeError):
    """Processes are killed again and again."""


@dataclass
class Done(Generic[Result]):
    """The results of the shares that were done, in the order of the shares; ``stopped``: not all were."""

    results: list[Result] = field(default_factory=list)
    stopped: bool = False


def share_out(
    work: Callable[[Share], Result], shares: Sequence[Share], jobs: int, tell: Callable[[int], None]
) -> Done[Result]:
    """Have every share worked on; ``tell`` is told the place of each that is done. Raises ``WorkersDie``."""
    found: dict[int, Result] = {}
    stopped = False
    try:
        if jobs <= 1:
            for place, share in enumerate(shares):
                found[place] = work(share)
                tell(place)
        else:
            _in_processes(work, shares, jobs, tell, found)
    except KeyboardInterrupt:
        stopped = True
    return Done([found[place] for place in sorted(found)], stopped)


def _in_processes(
    work: Callable[[Share], Result],
    shares: Sequence[Share],
    jobs: int,
    tell: Callable[[int], None],
    found: dict[int, Result],
) -> None:
    broken = 0
    while len(found) < len(shares):
        before = len(found)
        pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_leave_stopping_to_the_first)
        try:
            _one_pool(pool, work, shares, jobs, tell, found)
        except BrokenProcessPool:
            broken = 0 if len(found) > before else broken + 1
            if broken >= BROKEN_POOLS_LIMIT:
                raise WorkersDie("the processes are killed again and again; is there too little memory?") from None
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _one_pool(
    pool: ProcessPoolExecutor,
    work: Callable[[Share], Result],
    shares: Sequence[Share],
    jobs: int,
    tell: Callable[[int], None],
    found: dict[int, Result],
) -> None:
    """Hand out what is left, a few shares ahead, so that stopping does not have to wait."""
    left = [place for place in range(len(shares)) if place not in found][::-1]
    running: dict[Future[Result], int] = {}
    while left or running:
        while left and len(running) < 2 * jobs:
            place = left.pop()
            running[pool.submit(work, shares[place])] = place
        for future in wait(running, return_when=FIRST_COMPLETED).done:
            place = running.pop(future)
            found[place] = future.result()
            tell(place)


def _leave_stopping_to_the_first() -> None:
    """Ctrl+C reaches every process of a terminal; only the first one decides."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
