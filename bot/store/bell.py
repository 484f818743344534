"""What the processes of one database tell each other: that something was changed which another one may hold in memory.

A bell is rung within the transaction that makes the change (``NOTIFY``), so nobody hears of what was not committed, and
nothing committed is kept quiet. Who could not hear for a while drops everything, and looks at the store anew.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Hashable, Sequence

from pydantic_core import from_json, to_json
from sqlalchemy import ARRAY, Text, bindparam, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.quick import FrequentQuery

log = logging.getLogger(__name__)

CHANNEL = "maumau"
"""The channel on which PostgreSQL passes the messages on. Every database has its own."""

_NOTIFY = FrequentQuery(select(func.pg_notify(CHANNEL, func.unnest(bindparam("told", type_=ARRAY(Text))))))

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

    async def ring(self, connection: AsyncConnection, rung: Sequence[tuple[str, Hashable]]) -> None:
        """Tell the other processes all this once the transaction is committed: names, and what was changed."""
        if rung:
            told = {to_json(one).decode() for one in rung}
            await _NOTIFY.all(connection, {"told": list(told)})

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
