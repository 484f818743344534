"""When people are there to play, as tables ask for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from bot.tables.table import Table
from bot.time import Span


class Availability(Protocol):
    """Knows when people are there. Times are those of the play clock."""

    async def holidays_of(self, table: Table, seats: Sequence[int]) -> Sequence[Span]:
        """Return when the people of these seats are on holiday, as their table counts it."""

    async def uncounted_spans(self, table: Table, since: float) -> Sequence[Sequence[Span]]:
        """Return for each seat the spans since a time in which nobody waits for it."""

    async def quiet_hours_until(self, person: int) -> float:
        """Return until when a person must not be rung; a time in the past: ring now."""
