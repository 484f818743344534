"""The collector of garbage, led so that it holds nobody up: nobody is answered while it is at work.

Left to itself it looks through everything that there is, again and again: a fifth of a second, and longer with many
tables at hand. Here it looks at what is new alone, a little at a time. What is still there after that is passed by from
then on; it goes when nobody needs it any more, but for things that hold each other. For these everything is
looked through while Discord is gone, when nobody can press anything; or when there is twice as much as there was then,
for somebody held up once is better than memory without end.
"""

from __future__ import annotations

import asyncio
import gc
from time import monotonic
from types import TracebackType
from typing import Self

WORTH_A_LOOK, QUICK_TO_LOOK_THROUGH = 4_000, 12_000
"""So many things are worth a look, and so many can be looked through within some milliseconds."""
LOOK_EVERY_S, FULL_LOOK_EVERY_S = 1.0, 3600.0
"""Seconds between two looks, and at least between two looks through everything."""
GROWTH_FACTOR = 2
"""A full look comes at once when there are this many times as many objects as after the last one."""
NEVER_BY_ITSELF = 10**9
OLDEST_GENERATION = 2
"""The generation of those things that Python has looked at twice."""


class Garbage:
    """Leads the collector of this process while it is entered; not to be used again."""

    def __init__(self) -> None:
        self._usual = gc.get_threshold()
        self._looking: asyncio.Task[None] | None = None
        self._all_seen = monotonic()
        self._stays = self._since = 0

    async def __aenter__(self) -> Self:
        gc.set_threshold(self._usual[0], self._usual[1], NEVER_BY_ITSELF)
        self._looking = asyncio.create_task(self._look_again_and_again(), name="garbage")
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, why: BaseException | None, at: TracebackType | None
    ) -> None:
        assert self._looking is not None
        self._looking.cancel()
        gc.set_threshold(*self._usual)
        gc.unfreeze()

    async def pass_by(self) -> None:
        """Have all that there is passed by: the start has made it, and it stays."""
        gc.freeze()
        self._count()

    async def look_through_all(self) -> None:
        """Look through everything, also what was passed by. It takes long, and is done once an hour at most."""
        if monotonic() - self._all_seen >= FULL_LOOK_EVERY_S:
            self._look_through_all()

    def _look_through_all(self) -> None:
        self._all_seen = monotonic()
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self._count()

    def _count(self) -> None:
        self._stays, self._since = gc.get_freeze_count(), 0

    def look(self) -> None:
        """Look through what is new, if that is worth it. So much that it takes long is passed by as it is."""
        if (new := _new()) < WORTH_A_LOOK:
            return
        if new <= QUICK_TO_LOOK_THROUGH:
            gc.collect()
            new = _new()
        if new > WORTH_A_LOOK // 2:
            gc.freeze()
            self._since += new
        if (
            self._since > (GROWTH_FACTOR - 1) * self._stays > 0
        ):  # if all of it is there still: to count it takes long, too
            self._since = gc.get_freeze_count() - self._stays
            if self._since > (GROWTH_FACTOR - 1) * self._stays:
                self._look_through_all()

    async def _look_again_and_again(self) -> None:
        while True:
            await asyncio.sleep(LOOK_EVERY_S)
            self.look()


def _new() -> int:
    """How many things there are that Python has looked at twice, and that are not passed by."""
    return len(gc.get_objects(generation=OLDEST_GENERATION))
