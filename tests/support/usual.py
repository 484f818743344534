"""How things are where no server and no person has said anything, for tests that are not about that."""

from __future__ import annotations

from collections.abc import Sequence

from bot.tables.notes import Stakes
from bot.tables.play import USUAL_PAUSE_DAYS
from bot.tables.table import Table
from bot.time import DAY, Span


class Usual:
    """Nobody is away, has quiet hours or is kept out; every match counts, and may be paused for the usual time."""

    async def holidays_of(self, table: Table, seats: Sequence[int]) -> Sequence[Span]:
        return ()

    async def uncounted_spans(self, table: Table, since: float) -> Sequence[Sequence[Span]]:
        return [() for _ in table.players]

    async def quiet_hours_until(self, person: int) -> float:
        return 0.0

    async def check(self, table: Table, person: int) -> None:
        return

    async def pause_budget(self, table: Table) -> float:
        return USUAL_PAUSE_DAYS * DAY

    async def stakes(self, table: Table) -> Stakes:
        return Stakes(counts=True)


async def no_hand(number: int, person: int) -> None:
    """There is no hand that a person has got."""
