"""What a process does for its tables because another one has changed them, and what it leaves to another one.

A press in a direct message arrives at the process of shard 0, whatever table it is about. The change is committed
there. The process of the table's server hears of it, paints, and meets the deadlines.
"""

from __future__ import annotations

import asyncio
import contextvars
import logging
from collections.abc import Callable, Coroutine, Hashable, Sequence
from typing import NamedTuple, cast

from bot.store.database import ERASED, Database
from bot.store.faults import log_fault
from bot.tables.repository import CHANGED, Tables
from bot.tables.table import Refused, Table
from rules.table import NOBODY

log = logging.getLogger(__name__)


PAINT = "paint"
"""The notification for a table that is to be painted: its number, its server, seats whose hands are out of date, hands
that were shown, and the seats whose hands are looked at.
"""
LOOK_AGAIN_AFTER_S = 5.0
"""Pause before the store is asked again for what has changed, in seconds, if it did not answer."""


class ShownHand(NamedTuple):
    """A hand that an answer has shown, at a version of the table: that of a seat, on this message."""

    version: int
    seat: int
    message: int


class PeerSync:
    """The other processes on this database. ``changed`` is called for a table of this process that another one has
    changed, with the only seat that sees it (None: everybody does); ``paint`` for one that is to be painted, with seats
    whose hands are out of date, hands that the other one has shown, and the seats whose hands are looked at. ``NOBODY``
    in place of a seat stands for all of them.
    """

    def __init__(
        self,
        database: Database,
        tables: Tables,
        changed: Callable[[Table, int | None], None],
        paint: Callable[[Table, Sequence[int], Sequence[ShownHand], Sequence[int]], None],
    ) -> None:
        self.database, self.tables, self.changed, self.paint = database, tables, changed, paint
        self._looking: set[asyncio.Task[None]] = set()
        if database.notifier is not None:
            database.notifier.subscribe(CHANGED, self._hear_changed)
            database.notifier.subscribe(PAINT, self._hear_paint)
            database.notifier.subscribe(ERASED, lambda _: self._on_missed())
            database.notifier.on_gap(self._on_missed)

    async def delegate_paint(
        self, number: int, seats: Sequence[int], shown: Sequence[ShownHand], whose: Sequence[int]
    ) -> None:
        """Have the hands of a table painted by the process that has it, those of ``whose`` as far as something is new,
        and those of ``seats``, which are out of date. These hands were shown here.
        """
        if self.database.notifier is not None:
            table = await self.tables.get(number)
            async with self.database.writing():
                self.database.tell(PAINT, (number, table.server, tuple(seats), tuple(shown), tuple(whose)))

    async def stop(self) -> None:
        """Stop looking at what has changed."""
        for task in self._looking:
            task.cancel()
        await asyncio.gather(*self._looking, return_exceptions=True)

    def _hear_changed(self, key: Hashable) -> None:
        number, server, version, *more = cast(tuple[int, int, int, bool, int], key)  # the version before says less
        seen, whose = more[0] if more else True, more[1] if len(more) > 1 else NOBODY
        if self.tables.shards.has(server) and self.tables.invalidate(number, version):
            self._begin(self._look(number, None if seen else whose))

    def _hear_paint(self, key: Hashable) -> None:
        number, server, seats, shown, *more = cast(tuple[int, int, list[int], list[list[int]], list[int]], key)
        whose = more[0] if more else [NOBODY]
        if self.tables.shards.has(server):
            self._begin(self._paint(number, seats, [ShownHand(*one) for one in shown], whose))

    def _on_missed(self) -> None:
        """Anything may have changed: hold nothing, and look at every table that is not painted."""
        self.database.clear_caches()
        self.tables.forget()
        self._begin(self._look_at_all())

    async def _paint(self, number: int, seats: Sequence[int], shown: Sequence[ShownHand], whose: Sequence[int]) -> None:
        try:
            self.paint(await self.tables.get(number), seats, shown, whose)
        except Refused as why:
            log.info("table %s cannot be read: %s", number, why)
        except Exception as fault:  # noqa: BLE001 -- logged; its hands are sent with the next change
            log_fault(log, fault, "table %s was to be painted, and could not be read", number)

    async def _look(self, number: int, alone: int | None = None) -> None:
        try:
            self.changed(await self.tables.get(number), alone)
        except Refused as why:
            log.info("table %s was changed by another process, and cannot be read: %s", number, why)
        except Exception as fault:  # noqa: BLE001 -- logged; what was missed is looked up
            log_fault(log, fault, "table %s was changed by another process, and could not be read", number)
            await asyncio.sleep(LOOK_AGAIN_AFTER_S)
            self._on_missed()

    async def _look_at_all(self) -> None:
        try:
            await self.tables.find_open()
            for number in await self.tables.open_tables.list_unpainted():
                self._begin(self._look(number))
        except Exception as fault:  # noqa: BLE001 -- logged; it is tried again
            log_fault(log, fault, "what other processes have changed could not be looked up, trying again")
            await asyncio.sleep(LOOK_AGAIN_AFTER_S)
            self._on_missed()

    def _begin(self, looking: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(looking, name="look at what was changed", context=contextvars.Context())
        self._looking.add(task)
        task.add_done_callback(self._looking.discard)
