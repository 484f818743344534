"""Who may sit down at the tables of a server."""

from __future__ import annotations

from collections.abc import Callable

from bot.desk.store import DeskStore
from bot.tables.table import ERASED_NAME, Refused, Table


class Door:
    """Refuses people whom a server keeps out. ``now`` gives real time."""

    def __init__(self, store: DeskStore, now: Callable[[], float]) -> None:
        self.store, self.now = store, now

    async def check(self, table: Table, person: int) -> None:
        """Raise ``Refused`` unless this person may play in the server of a table."""
        for kept in await self.store.kept_out(table.server, self.now(), person):
            by = f"<@{kept.by}>" if kept.by else ERASED_NAME
            if kept.until is None:
                raise Refused("kept-out", who=by)
            raise Refused("kept-out-until", who=by, until=f"<t:{int(kept.until)}:f>")
