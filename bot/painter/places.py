"""Who may paint now: so many at once, that presses are answered between, and in the order of what matters."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from heapq import heappop, heappush
from itertools import count

PAINTED_AT_A_TIME = 16
"""How many parts of tables are painted at the same time."""
PLACE_HELD_S = 1.0
"""After this many seconds somebody else may begin although Discord has not answered: waiting takes no work."""


class Place:
    """The right to paint, until it is given back."""

    def __init__(self, places: Places) -> None:
        self._places: Places | None = places
        self._timer = asyncio.get_running_loop().call_later(PLACE_HELD_S, self.leave)

    def leave(self) -> None:
        """Give it back; a second time does nothing."""
        self._timer.cancel()
        if self._places is not None:
            self._places.free()
            self._places = None


class Places:
    """Hands out the places; of those who wait the lowest rank comes first, then who came first."""

    def __init__(self) -> None:
        self._free = PAINTED_AT_A_TIME
        self._waiting: list[tuple[int, int, asyncio.Future[None]]] = []
        self._numbers = count()

    @asynccontextmanager
    async def one(self, rank: int) -> AsyncIterator[None]:
        """A place for as long as something is painted."""
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
        place = Place(self)
        try:
            yield
        finally:
            place.leave()

    def free(self) -> None:
        """A place is free: the next one has it."""
        while self._waiting:
            _, _, turn = heappop(self._waiting)
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1
