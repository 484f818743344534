"""Compacts tables that were closed long ago: their log becomes a script, and what a replay needs is packed."""

from __future__ import annotations

import logging

from discord.ext import commands
from structlog.contextvars import bound_contextvars

from bot.chores import every
from bot.store.faults import StoreAway
from bot.time import DAY, Clock, Interval
from cogs.archive.logs import LogStore, export_script

log = logging.getLogger(__name__)

COMPACTED_A_TIME = 20
"""How many tables are compacted at a time. It is small, so that nothing else waits long."""
COMPACT_EVERY_S = 600.0
"""How long to wait before the next tables are compacted, in seconds."""


class Compactor(commands.Cog):
    """Compacts tables that were closed more than ``days`` ago; none if ``days`` is 0."""

    def __init__(self, store: LogStore, days: int, clock: Clock) -> None:
        self.store, self.days, self.clock = store, days, clock
        self._interval = Interval(COMPACT_EVERY_S)
        self._unreadable: set[int] = set()

    @every(1, "compacting", leader=True)
    async def tick(self) -> None:
        """Compact some tables, if it is time."""
        now = self.clock.now()
        if self.days and self._interval.due(now):
            await self.compact(now - self.days * DAY)

    async def compact(self, before: float) -> None:
        """Compact some of the tables that were closed before this time."""
        for number in await self.store.compactable(before, COMPACTED_A_TIME + len(self._unreadable)):
            if number not in self._unreadable:
                with bound_contextvars(table=number):
                    await self._compact_one(number)

    async def _compact_one(self, number: int) -> None:
        """Compact a table. If it cannot be written as a script, it stays as it is. If it was never dealt, it has no
        script.
        """
        try:
            script = await export_script(self.store, number)
        except LookupError:
            script = None
        except StoreAway:
            raise
        except Exception:  # whatever is wrong with it, the other tables are compacted
            log.exception("table %s cannot be compacted", number)
            self._unreadable.add(number)
            return
        await self.store.compact(number, script)
