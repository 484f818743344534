"""A process of its own for work that takes time, so that nobody waits for an answer meanwhile.

A job is a function of a module that can be imported, and plain values; so is what it gives. A process that dies or
hangs is replaced with the next job.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.process import BaseProcess
from typing import TypeVar

T = TypeVar("T")


class NotDone(Exception):
    """A job could not be done: whoever wanted it goes without."""


class Worker:
    """Does one job after the other. The process begins with the first one.

    A job that is not done after so many seconds (``patience``) is given up, and the process with it, also when
    nobody waits for it any more. One that is ``yielding`` lets everything else of the machine go first.
    """

    def __init__(self, patience: float, *, yielding: bool = False) -> None:
        self.patience, self.yielding = patience, yielding
        self._pool: ProcessPoolExecutor | None = None
        self._under_way: set[asyncio.Task[object]] = set()

    @property
    def waiting(self) -> int:
        """How many jobs are not done yet."""
        return len(self._under_way)

    async def do(self, job: Callable[..., T], *given: object) -> T:
        """What the job makes of what is given. Raises ``NotDone``."""
        task = asyncio.create_task(self._do(job, given))
        self._under_way.add(task)
        task.add_done_callback(self._is_done)
        return await asyncio.shield(task)

    async def _do(self, job: Callable[..., T], given: tuple[object, ...]) -> T:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), _alone, (self.yielding,))
        pool = self._pool
        try:
            async with asyncio.timeout(self.patience):
                return await asyncio.get_running_loop().run_in_executor(pool, job, *given)
        except (BrokenProcessPool, TimeoutError) as fault:
            if pool is self._pool:
                self.stop()  # the next job has a new process
            raise NotDone(job.__qualname__) from fault
        except asyncio.CancelledError as fault:
            if pool is self._pool:
                raise
            raise NotDone(job.__qualname__) from fault  # it waited behind one that was given up
        except Exception as fault:
            raise NotDone(job.__qualname__) from fault

    def _is_done(self, task: asyncio.Task[object]) -> None:
        self._under_way.discard(task)
        if not task.cancelled():
            task.exception()  # whoever asked may be gone

    def stop(self) -> None:
        """End the process, whatever it is at."""
        pool, self._pool = self._pool, None
        if pool is not None:
            workers = [*(pool._processes or {}).values()]
            pool.shutdown(wait=False, cancel_futures=True)
            for worker in workers:  # one that hangs would outlive the bot
                worker.kill()


NICE = 15
"""How far a process steps back that lets others go first; Windows knows nothing of it."""


def _alone(yielding: bool) -> None:
    """A working process is stopped by the bot alone, and ends with it, however that ends."""
    if yielding and hasattr(os, "nice"):
        os.nice(NICE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: BaseProcess) -> None:
    parent.join()
    os._exit(0)
