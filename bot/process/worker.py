"""A process of its own for slow work, so that no answer waits for it.

A job is an importable function of a module, with plain values as arguments and result. A process that dies or hangs is
replaced for the next job.
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
    """A job could not be done. The caller has to do without its result."""


class Worker:
    """Does one job after the other. The process starts with the first one.

    A job that takes longer than ``patience`` seconds is given up and its process killed, even if nobody waits for it
    any more. A ``yielding`` worker has low priority on the machine.
    """

    def __init__(self, patience: float, *, yielding: bool = False) -> None:
        self.patience, self.yielding = patience, yielding
        self._pool: ProcessPoolExecutor | None = None
        self._under_way: set[asyncio.Task[object]] = set()

    @property
    def waiting(self) -> int:
        """The number of jobs that are not done yet."""
        return len(self._under_way)

    async def do(self, job: Callable[..., T], *given: object) -> T:
        """Run a job with these arguments, and give its result. Raises ``NotDone``."""
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
            raise NotDone(job.__qualname__) from fault  # it waited behind a job that was given up
        except Exception as fault:
            raise NotDone(job.__qualname__) from fault

    def _is_done(self, task: asyncio.Task[object]) -> None:
        self._under_way.discard(task)
        if not task.cancelled():
            task.exception()  # the caller may be gone

    def stop(self) -> None:
        """Kill the process, whatever it does."""
        pool, self._pool = self._pool, None
        if pool is not None:
            workers = [*(pool._processes or {}).values()]
            pool.shutdown(wait=False, cancel_futures=True)
            for worker in workers:  # a process that hangs would outlive the bot
                worker.kill()


NICE = 15
"""The niceness of a process with low priority. Windows does not have it."""


def _alone(yielding: bool) -> None:
    """Set a worker process up: it ignores Ctrl+C, and ends whenever the bot ends."""
    if yielding and hasattr(os, "nice"):
        os.nice(NICE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: BaseProcess) -> None:
    parent.join()
    os._exit(0)
