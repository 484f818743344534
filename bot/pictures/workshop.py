"""Where pictures are drawn that take time: in a process of its own, so that nobody waits for an answer meanwhile.

A job is a function of a module that can be imported, and plain values; it gives the bytes of a picture. What is asked
for several times at once is drawn once, and the last pictures are kept.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.process import BaseProcess

PATIENCE = 30.0
"""Seconds after which a drawing is given up, and its process with it."""
KEPT = 64
"""So many of the last pictures are kept."""
Job = Callable[..., bytes]


class NotDrawn(Exception):
    """A picture could not be drawn: whoever wanted it goes without."""


class Workshop:
    """Draws one picture after the other. The process begins with the first one."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._under_way: dict[Hashable, asyncio.Task[bytes]] = {}
        self._drawn: OrderedDict[Hashable, bytes] = OrderedDict()

    async def draw(self, job: Job, *given: Hashable) -> bytes:
        """The picture that this job makes of what is given. Raises ``NotDrawn``."""
        key = (job.__module__, job.__qualname__, given)
        if key in self._drawn:
            self._drawn.move_to_end(key)
            return self._drawn[key]
        task = self._under_way.get(key)
        if task is None:
            task = self._under_way[key] = asyncio.create_task(self._draw(job, given))
            task.add_done_callback(lambda done: self._keep(key, done))
        return await asyncio.shield(task)  # who asks and goes away takes the picture from nobody else

    async def close(self) -> None:
        """Draw nothing more."""
        for task in [*self._under_way.values()]:
            task.cancel()
        await asyncio.gather(*self._under_way.values(), return_exceptions=True)
        self._stop()

    async def _draw(self, job: Job, given: tuple[Hashable, ...]) -> bytes:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), _alone)
        pool = self._pool
        try:
            async with asyncio.timeout(PATIENCE):
                return await asyncio.get_running_loop().run_in_executor(pool, job, *given)
        except (BrokenProcessPool, TimeoutError) as fault:
            if pool is self._pool:
                self._stop()  # the next picture has a new process
            raise NotDrawn(job.__qualname__) from fault
        except Exception as fault:
            raise NotDrawn(job.__qualname__) from fault

    def _keep(self, key: Hashable, done: asyncio.Task[bytes]) -> None:
        del self._under_way[key]
        if not done.cancelled() and done.exception() is None:
            self._drawn[key] = done.result()
            while len(self._drawn) > KEPT:
                self._drawn.popitem(last=False)

    def _stop(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            workers = [*(pool._processes or {}).values()]
            pool.shutdown(wait=False, cancel_futures=True)
            for worker in workers:  # one that hangs would outlive the bot
                worker.kill()


def _alone() -> None:
    """A drawing process is stopped by the bot alone, and ends with it, however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: BaseProcess) -> None:
    parent.join()
    os._exit(0)
