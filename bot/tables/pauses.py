"""Pauses, which a majority agrees on, and holidays, which somebody has announced: times that do not count
at a table.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.tables.overtaken import all_look_again
from bot.tables.repository import Tables
from bot.tables.table import Outcome, Refused, Table, clock_seconds, majority
from bot.time import DAY, HOUR

PAUSE_LENGTHS = ("24h", "1h", "6h", "12h", "48h", "72h", "7d")
"""Lengths of a pause. The first is the default."""


USUAL_PAUSE_DAYS = 14
"""For how many days a match may be paused in all, unless its server says otherwise."""
PauseBudget = Callable[[int], Awaitable[float]]
"""For how long a match may be paused in all, in seconds; by its server."""


async def usual_budget(_server: int) -> float:
    """The budget where no server says otherwise. The default of ``Pauses``."""
    return USUAL_PAUSE_DAYS * DAY


@all_look_again
class Pauses:
    """Pauses and holidays of a table. Every method raises ``Refused`` for what is not allowed.

    All pauses of a match together take at most its ``budget``: a majority cannot hold up for months what it loses.
    """

    def __init__(self, tables: Tables, budget: PauseBudget = usual_budget) -> None:
        self.tables, self.budget = tables, budget

    async def pause(self, number: int, person: int, length: str = "") -> tuple[Table, int]:
        """Ask for a pause. The first person to ask sets the length. Gives how many others still have to ask for it."""
        async with self.tables.changing(number) as table:
            table.held_seat(person)
            state, now = table.begun_state(), self.tables.now()
            if table.paused(now):
                raise Refused("paused", until=table.paused_until)
            if any(at > now for at in table.game.alarms(state).values()):
                raise Refused("pause-timed")
            if (length or PAUSE_LENGTHS[0]) not in PAUSE_LENGTHS:
                raise Refused("bad-value")
            if not self._still(table):
                table.notes.pause.length = length or PAUSE_LENGTHS[0]
            budget = await self.budget(table.server)
            if table.notes.pause.used + clock_seconds(table.notes.pause.length) > budget:
                left = max(0.0, budget - table.notes.pause.used)
                raise Refused("pause-used", days=round(budget / DAY), left=int(left // HOUR))
            if lacking := self._ask(table, person):
                return (await self.tables.save(table)).table, lacking
            until = now + clock_seconds(table.notes.pause.length)
            table.notes.pause.span, table.notes.pause.asking = [now, until], []
            await self.tables.fit(table)
            table.deadlines["resume"] = until
            return (await self.tables.save(table)).table, 0

    async def go_on(self, number: int, person: int) -> tuple[Table, int]:
        """Ask that a pause ends. Gives how many others still have to ask for it."""
        async with self.tables.changing(number) as table:
            table.held_seat(person)
            if not table.paused(self.tables.now()):
                raise Refused("not-paused")
            if lacking := self._ask(table, person):
                return (await self.tables.save(table)).table, lacking
            table.end_pause(self.tables.now())
            await self.tables.fit(table)
            return (await self.tables.save(table)).table, 0

    async def fit(self, number: int) -> Outcome:
        """Move the deadlines after somebody at the table has announced holidays, or has come back."""
        async with self.tables.changing(number) as table:
            await self.tables.fit(table)
            return await self.tables.save(table, human=False)

    def _ask(self, table: Table, person: int) -> int:
        """Add a person to those who ask for the pause, or for its end. Gives how many are still needed."""
        voters = table.voters()
        table.notes.pause.asking = sorted({*self._still(table), person} & {*voters})
        return max(0, majority(voters) - len(table.notes.pause.asking))

    def _still(self, table: Table) -> list[int]:
        """Give those who have asked and may still vote."""
        return [person for person in table.notes.pause.asking if person in table.voters()]
