"""Deadlines: turn clocks, computer players, the next deal, lobbies and forgotten tables.

Deadlines are times of the play clock in the store. One timer meets those that have passed.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from time import monotonic
from typing import Protocol

from sqlalchemy import func, select
from sqlalchemy.dialects import postgresql
from structlog.contextvars import bound_contextvars

from bot.store.database import Database
from bot.store.faults import log_fault
from bot.store.schema import clock
from bot.tables.deadlines import Deadlines
from bot.tables.repository import Tables
from bot.tables.table import Damaged, Due, Refused, Table
from rules.table import IllegalAction

log = logging.getLogger(__name__)


class ClockStore:
    """The play clock. Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def played(self) -> float | None:
        """Give the saved time of the play clock; None if there is none yet."""
        row = await self.database.one(select(clock.c.played))
        return float(row["played"]) if row else None

    async def keep(self, at: float) -> float:
        """Save the time of the play clock. Gives the saved time: where several processes play, the latest of theirs,
        because people could play as long as one of them ran.
        """
        if self.database.notifier is None:
            async with self.database.writing() as connection:
                await self.database.upsert(connection, clock, {"id": 1}, {"played": at})
            return at
        put = postgresql.insert(clock).values(id=1, played=at)
        latest = {"played": func.greatest(clock.c.played, put.excluded.played)}
        async with self.database.writing() as connection:
            kept = put.on_conflict_do_update(index_elements=["id"], set_=latest).returning(clock.c.played)
            return float((await connection.execute(kept)).scalar_one())


RETRY_AFTER_S, RETRY_DAMAGED_AFTER_S = 30.0, 3600.0
"""Seconds until a deadline that failed is tried again. For a damaged table it is much later."""
SAVE_CLOCK_EVERY_S = 10.0
"""Interval at which the play clock is saved, in seconds. A crash loses at most this much of it."""
LAPSING: tuple[Due, ...] = ("expire", "stale")
"""Deadlines that are met also when Discord cannot reach the table. The others wait until it can."""
TABLES_AT_A_TIME = 8
"""How many tables' deadlines are met at the same time."""
FORGET_ARRIVALS_EVERY_S = 3600.0
"""Interval at which the store forgets old interactions and messages, in seconds."""


class Repaints(Protocol):
    """What paints tables."""

    def wake(self, number: int) -> None:
        """Have a table painted soon."""

    async def retry(self) -> None:
        """Try again what Discord refused a while ago."""

    async def look(self, table: Table) -> None:
        """Find out whether the message of a table is still there, and with it the channel."""


class Timer:
    """Meets the deadlines of all tables."""

    def __init__(
        self, database: Database, clocks: ClockStore, tables: Tables, deadlines: Deadlines, painter: Repaints
    ) -> None:
        self.database, self.clocks = database, clocks
        self.tables, self.deadlines, self.painter, self.now = tables, deadlines, painter, tables.now
        self._put_off: dict[int, float] = {}
        self._kept = 0.0
        self._forgotten = 0.0
        self._swept = monotonic()

    def age(self) -> float:
        """Seconds since the last complete pass over the passed deadlines, or since the start."""
        return monotonic() - self._swept

    async def tick(self) -> None:
        """Meet one passed deadline of each table. The others follow with the next tick."""
        await self.painter.retry()
        now = self.now()
        if abs(now - self._kept) >= SAVE_CLOCK_EVERY_S:
            self._kept = now
            self.tables.clock.catch_up(await self.clocks.keep(now))
        self._put_off = {number: until for number, until in self._put_off.items() if until > now}
        due = iter([number for number in await self.tables.open_tables.due(now) if number not in self._put_off])
        await asyncio.gather(*(self._meet_each(due) for _ in range(TABLES_AT_A_TIME)))
        if now - self._forgotten > FORGET_ARRIVALS_EVERY_S:
            self._forgotten = now
            if await self.database.is_leader():
                await self.database.forget_arrivals()
        self._swept = monotonic()

    async def _meet_each(self, due: Iterator[int]) -> None:
        """Meet deadlines of these tables until none is left. Several tasks share the iterator."""
        for number in due:
            with bound_contextvars(table=number):
                await self._meet_one(number)

    async def _meet_one(self, number: int) -> None:
        """Meet a deadline of a table. One that cannot be met is put off; the other tables do not wait for it."""
        try:
            await self._one(number)
        except Damaged:
            self.painter.wake(number)  # the painter tells the host
            self._put_off[number] = self.now() + RETRY_DAMAGED_AFTER_S
        except (Refused, IllegalAction) as why:
            log.info("a deadline of table %s is moot: %s", number, why)
            self._put_off[number] = self.now() + RETRY_AFTER_S
        except Exception as fault:  # noqa: BLE001 -- logged; the other tables go on
            log_fault(log, fault, "a deadline of table %s could not be met, trying again", number)
            self._put_off[number] = self.now() + RETRY_AFTER_S

    async def _one(self, number: int) -> None:
        table = await self.tables.get(number)
        passed = [(due, kind) for kind, due in table.deadlines.items() if due <= self.now()]
        if table.posted.lost and table.voters():  # it waits for its people, unless all are absent
            passed = [(due, kind) for due, kind in passed if kind in LAPSING]
            self._put_off[number] = self.now() + RETRY_AFTER_S
        if passed:
            _, kind = min(passed)
            if kind == "stale" and not table.posted.lost:  # nobody has acted, so nothing was painted
                await self.painter.look(table)
            await self.deadlines.meet(number, kind)
