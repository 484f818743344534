"""Draws pictures that take time, in a worker's process, so that the loop does not wait for them.

A job is an importable function of a module, with plain values as arguments. It gives the bytes of a picture. A picture
that several ask for at the same time is drawn once, and the last pictures are cached.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from importlib import import_module

from bot.process.jobs import Job, NotDone, Worker

log = logging.getLogger(__name__)


CACHED_PICTURES = 64
"""Upper bound on cached pictures."""
Work = Callable[..., bytes]


TOOLS = ("bot.drawing.charts", "bot.drawing.cards")
"""The modules that draw; extensions add theirs. Importing them takes two seconds on a small machine."""


@dataclass(eq=False)
class Drawing:
    """A picture that is not drawn yet, and how many wait for it."""

    job: Job[bytes]
    waiting: int = 0


class DrawingWorker:
    """Draws pictures in the process of a worker. It starts with the first one, or before (``open``). A picture that
    nobody waits for any more is not begun.
    """

    def __init__(self, worker: Worker) -> None:
        self._worker = worker
        self.tools = [*TOOLS]
        self._under_way: dict[Hashable, Drawing] = {}
        self._drawn: OrderedDict[Hashable, bytes] = OrderedDict()

    async def open(self) -> None:
        """Start the process, so that the first picture need not wait for it."""
        try:
            await self._worker.run_job(0, _import_modules, tuple(self.tools))
        except NotDone as why:
            log.warning("the drawing process starts with the first picture only: %s", why)

    async def draw(self, server: int, work: Work, *given: Hashable) -> bytes:
        """Draw a picture for a server: the result of this work with these arguments. Raises ``NotDone``."""
        key = (work.__module__, work.__qualname__, given)
        if key in self._drawn:
            self._drawn.move_to_end(key)
            return self._drawn[key]
        one = self._under_way.get(key)
        if one is None or one.job.done.done():
            one = self._under_way[key] = Drawing(self._worker.submit(server, work, *given))
            one.job.done.add_done_callback(lambda done: self._cache_result(key, done))
        one.waiting += 1
        try:
            return await asyncio.shield(one.job.done)  # others may wait for the same picture
        finally:
            one.waiting -= 1
            if not one.waiting:
                self._worker.abandon(one.job)

    async def draw_if_quick(self, seconds: float, server: int, work: Work, *given: Hashable) -> bytes | None:
        """Draw a picture. Gives None if it takes longer or cannot be drawn: then the message goes without it."""
        try:
            async with asyncio.timeout(seconds):
                return await self.draw(server, work, *given)
        except NotDone as why:
            log.warning("a message goes without its picture: %s", why)
        except TimeoutError:
            log.warning("a message goes without its picture: %s was not there after %g s", work.__qualname__, seconds)
        return None

    def _cache_result(self, key: Hashable, done: asyncio.Future[bytes]) -> None:
        if (one := self._under_way.get(key)) is not None and one.job.done is done:
            del self._under_way[key]
        if not done.cancelled() and done.exception() is None:
            self._drawn[key] = done.result()
            while len(self._drawn) > CACHED_PICTURES:
                self._drawn.popitem(last=False)


def _import_modules(tools: Sequence[str]) -> None:
    for tool in tools:
        import_module(tool)
