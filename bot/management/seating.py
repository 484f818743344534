"""Who may sit down at the tables of a server."""

from __future__ import annotations

from collections.abc import Callable

from bot.management.store import ManagementStore
from bot.reliability.service import Reliability
from bot.tables.table import ERASED_NAME, Refused, Table
from bot.time import moment


class Seating:
    """Refuses people whom a server keeps out, and people who leave too many matches where that is asked. ``now`` gives
    real time.
    """

    def __init__(self, store: ManagementStore, reliability: Reliability, now: Callable[[], float]) -> None:
        self.store, self.reliability, self.now = store, reliability, now

    async def check(self, table: Table, person: int) -> None:
        """Raise ``Refused`` unless this person may sit down at a table of a server."""
        for kept in await self.store.kept_out(table.server, self.now(), person):
            by = f"<@{kept.by}>" if kept.by else ERASED_NAME
            if kept.until is None:
                raise Refused("kept-out", who=by)
            raise Refused("kept-out-until", who=by, until=moment(kept.until, "f"))
        await self.reliability.check(table, person)
