"""Draws pictures that take time, in a process of its own, so that no answer waits for them.

A job is an importable function of a module, with plain values as arguments. It gives the bytes of a picture. A picture
that several ask for at the same time is drawn once, and the last pictures are cached.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Hashable
from importlib import import_module

from bot.process.worker import NotDone, Worker

log = logging.getLogger(__name__)

DRAWING_LIMIT_S = 30.0
"""A drawing that takes longer is cancelled, and its process killed, in seconds."""
CACHED_PICTURES = 64
"""Upper bound on cached pictures."""
Job = Callable[..., bytes]


TOOLS = ("bot.pictures.charts", "bot.pictures.film", "bot.pictures.cards")
"""The modules that draw. Importing them takes two seconds on a small machine."""


class DrawingWorker:
    """Draws one picture after the other. The process starts with the first one, or before (``open``)."""

    def __init__(self) -> None:
        self._worker = Worker(DRAWING_LIMIT_S)
        self._under_way: dict[Hashable, asyncio.Task[bytes]] = {}
        self._drawn: OrderedDict[Hashable, bytes] = OrderedDict()

    async def open(self) -> None:
        """Start the process, so that the first picture need not wait for it."""
        try:
            await self._worker.do(_fetch_tools)
        except NotDone as why:
            log.warning("the drawing process starts with the first picture only: %r", why)

    async def draw(self, job: Job, *given: Hashable) -> bytes:
        """Draw a picture: the result of this job with these arguments. Raises ``NotDone``."""
        key = (job.__module__, job.__qualname__, given)
        if key in self._drawn:
            self._drawn.move_to_end(key)
            return self._drawn[key]
        task = self._under_way.get(key)
        if task is None:
            task = self._under_way[key] = asyncio.create_task(self._worker.do(job, *given))
            task.add_done_callback(lambda done: self._keep(key, done))
        return await asyncio.shield(task)  # others may wait for the same picture

    async def soon(self, seconds: float, job: Job, *given: Hashable) -> bytes | None:
        """Draw a picture. Gives None if it takes longer or cannot be drawn: then the message goes without it."""
        try:
            async with asyncio.timeout(seconds):
                return await self.draw(job, *given)
        except (NotDone, TimeoutError) as why:
            log.warning("a picture could not be drawn (%s): %r", job.__qualname__, why)
            return None

    async def close(self) -> None:
        """Stop drawing."""
        for task in [*self._under_way.values()]:
            task.cancel()
        await asyncio.gather(*self._under_way.values(), return_exceptions=True)
        self._worker.stop()

    def _keep(self, key: Hashable, done: asyncio.Task[bytes]) -> None:
        del self._under_way[key]
        if not done.cancelled() and done.exception() is None:
            self._drawn[key] = done.result()
            while len(self._drawn) > CACHED_PICTURES:
                self._drawn.popitem(last=False)


def _fetch_tools() -> None:
    for tool in TOOLS:
        import_module(tool)
