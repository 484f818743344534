"""How much is painted at the same time, and who comes first."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from heapq import heappop, heappush
from itertools import count

PAINTED_AT_A_TIME = 16
"""How many parts of tables are painted at the same time."""
SLOT_HELD_S = 1.0
"""A slot becomes free after this many seconds, even if Discord has not answered: waiting costs no work."""


class PaintSlot:
    """The right to paint. It ends when it is given back, or after ``SLOT_HELD_S``."""

    def __init__(self, slots: PaintSlots) -> None:
        self._slots: PaintSlots | None = slots
        self._timer = asyncio.get_running_loop().call_later(SLOT_HELD_S, self.leave)

    def leave(self) -> None:
        """Give the slot back. A second call does nothing."""
        self._timer.cancel()
        if self._slots is not None:
            self._slots.free()
            self._slots = None


class PaintSlots:
    """Limits how much is painted at the same time. Of those who wait, the lowest rank is first, then who came first."""

    def __init__(self) -> None:
        self._free = PAINTED_AT_A_TIME
        self._waiting: list[tuple[int, int, asyncio.Future[None]]] = []
        self._numbers = count()

    @asynccontextmanager
    async def one(self, rank: int) -> AsyncIterator[None]:
        """Hold a slot while something is painted."""
        if self._free:
            self._free -= 1
        else:
            turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            heappush(self._waiting, (rank, next(self._numbers), turn))
            try:
                await turn
            except asyncio.CancelledError:
                if turn.done() and not turn.cancelled():
                    self.free()
                raise
        slot = PaintSlot(self)
        try:
            yield
        finally:
            slot.leave()

    def free(self) -> None:
        """Pass a free slot to the next that waits."""
        while self._waiting:
            _, _, turn = heappop(self._waiting)
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1
