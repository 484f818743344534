"""What the processes of one database tell each other: that something was changed which another one may hold in memory.

A bell is rung within the transaction that makes the change (``NOTIFY``), so nobody hears of what was not committed, and
nothing committed is kept quiet. Who could not hear for a while drops everything, and looks at the store anew.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Hashable

from pydantic_core import from_json, to_json
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

log = logging.getLogger(__name__)

CHANNEL = "maumau"
"""The channel on which PostgreSQL passes the messages on. Every database has its own."""

Hears = Callable[[Hashable], None]


class Bell:
    """Rings in other processes, and hears them. ``hear`` and ``when_missed`` are called while the parts are built."""

    def __init__(self) -> None:
        self._hears: dict[str, Hears] = {}
        self._missed: list[Callable[[], None]] = []

    def hear(self, name: str, does: Hears) -> None:
        """Call this with what was changed, when a bell of that name is heard: a number, a text or a tuple of them."""
        if name in self._hears:
            raise ValueError(f"two hear the bell {name}")
        self._hears[name] = does

    def when_missed(self, does: Callable[[], None]) -> None:
        """Call this when bells may have been missed: whatever is held may be out of date."""
        self._missed.append(does)

    async def ring(self, connection: AsyncConnection, name: str, key: Hashable) -> None:
        """Tell the other processes once this transaction is committed."""
        await connection.execute(select(func.pg_notify(CHANNEL, to_json([name, key]).decode())))

    def heard(self, message: str) -> None:
        """Another process has rung, or this one. A newer version may ring what this one does not know."""
        name, key = from_json(message)
        does = self._hears.get(name)
        if does is not None:
            does(tuple(key) if isinstance(key, list) else key)

    def missed(self) -> None:
        """For a while nothing was heard."""
        log.info("what other processes have changed is looked up anew")
        for does in self._missed:
            does()
