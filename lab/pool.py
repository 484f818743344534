"""Share work among processes of this machine: what comes out does not depend on how many there are.

What a killed worker had not finished is done again. Ctrl+C keeps what is done. Workers end when their parent is gone.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import resource_tracker
from multiprocessing.process import BaseProcess
from typing import Protocol, TypeVar

Share = TypeVar("Share")
Result = TypeVar("Result")
BROKEN_POOLS_LIMIT = 8
"""Give up after this many broken pools in a row without a finished share: then it is no accident."""


class WorkersFail(RuntimeError):
    """Those who should play cannot; the message is for people."""


class ShareOut(Protocol):
    """Has shares worked on, by whomever, and hands each result to ``keep`` with the place of its share, in any order.

    Nothing else holds a result. Gives whether Ctrl+C stopped it. Raises ``WorkersFail``, and what ``keep`` raises.
    """

    def __call__(
        self, work: Callable[[Share], Result], shares: Mapping[int, Share], keep: Callable[[int, Result], None]
    ) -> bool:
        """Work on all shares."""


class Processes:
    """Shares work among so many processes; one means this one."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def __call__(
        self, work: Callable[[Share], Result], shares: Mapping[int, Share], keep: Callable[[int, Result], None]
    ) -> bool:
        try:
            if self.jobs <= 1:
                for place, share in shares.items():
                    keep(place, work(share))
            else:
                self._in_pools(work, shares, keep)
        except KeyboardInterrupt:
            return True
        return False

    def _in_pools(
        self, work: Callable[[Share], Result], shares: Mapping[int, Share], keep: Callable[[int, Result], None]
    ) -> None:
        left, broken = dict(shares), 0
        while left:
            before = len(left)
            pool = ProcessPoolExecutor(
                self.jobs, mp_context=multiprocessing.get_context("spawn"), initializer=_begin_worker
            )
            try:
                self._in_one_pool(pool, work, left, keep)
            except BrokenProcessPool:
                broken = 0 if len(left) < before else broken + 1
                if broken >= BROKEN_POOLS_LIMIT:
                    raise WorkersFail("the processes are killed again and again; is there too little memory?") from None
            finally:
                pool.shutdown(wait=False, cancel_futures=True)

    def _in_one_pool(
        self,
        pool: ProcessPoolExecutor,
        work: Callable[[Share], Result],
        left: dict[int, Share],
        keep: Callable[[int, Result], None],
    ) -> None:
        """Hand out the shares that are ``left``, only a few ahead, so that Ctrl+C stops soon."""
        waiting = iter([*left])
        running: dict[Future[Result], int] = {}
        while left:
            while len(running) < 2 * self.jobs and (place := next(waiting, None)) is not None:
                with block_sigint():
                    running[pool.submit(work, left[place])] = place
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                place = running.pop(future)
                keep(place, future.result())
                del left[place]


@contextmanager
def heard_afterwards() -> Iterator[None]:
    """Ctrl+C meanwhile is heard afterwards. A library that is written in another language may take it for another fault
    in the middle of its work, and say so.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    heard: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: heard.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if heard:
        signal.raise_signal(signal.SIGINT)


@contextmanager
def block_sigint() -> Iterator[None]:
    """A process that is started meanwhile does not hear Ctrl+C, also before it can ignore it: it begins with imports.
    This one hears it afterwards, whichever of its threads the signal reaches: a process that it has half started would
    end with a fault. The tracker of resources is started before, because that lets signals in again.
    """
    with heard_afterwards():
        if not hasattr(signal, "pthread_sigmask"):  # Windows
            yield
            return
        resource_tracker.ensure_running()
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin_worker() -> None:
    """Ctrl+C reaches every process of a terminal, and the first one alone reacts. When that is gone, so is this one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None
    threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: BaseProcess) -> None:
    parent.join()
    os._exit(0)
