"""One message for all tables that wait for a person, at times of their own."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator, Sequence
from datetime import datetime, time, timedelta
from zoneinfo import ZoneInfo

import discord
from sqlalchemy import and_, bindparam, select, update

from bot.discord.sender import PASSING, Sender, is_permanent
from bot.people.absence import quiet_hours_end, quiet_times, today_in
from bot.people.preferences import DIGEST, UNPLANNED, ZONE, Preferences, split_values
from bot.shards import Shards
from bot.store.database import Database
from bot.store.faults import log_fault
from bot.store.people import PeopleStore
from bot.store.schema import digests
from bot.tables.repository import Tables
from bot.tables.table import Table
from bot.time import DAY, HOUR
from cogs.tables.screens import digest_view, waits_for

log = logging.getLogger(__name__)

RETRY_AFTER_S = 60.0
"""How long to wait after a failure before the next try, in seconds."""
SENT_AT_ONCE = 4
"""How many digests are sent at the same time."""
_DUE = select(digests).where(digests.c.due <= bindparam("now")).order_by(digests.c.due)


class DigestStore:
    """When the next digest of each person is due who gets any. ``PreferenceStore`` adds and deletes them. Every method
    is one transaction.
    """

    def __init__(self, database: Database) -> None:
        self.database = database

    async def due(self, now: float) -> list[tuple[int, float]]:
        """Return the people whose digest is due, or is to be planned, with that time."""
        rows = await self.database.all(_DUE, {"now": now})
        return [(int(row["person"]), float(row["due"])) for row in rows]

    async def plan(self, person: int, was: float, due: float) -> None:
        """Save when the next digest is due, unless the person has chosen something else since."""
        unchanged = and_(digests.c.person == person, digests.c.due == was)
        async with self.database.writing() as connection:
            await connection.execute(update(digests).where(unchanged).values(due=due))


class Digests:
    """Sends digests, in the process that has the direct messages. What was due while the bot was down is one message.

    A digest that falls into quiet hours waits for their end. Without a table that waits there is none. ``wall`` gives
    real time, and ``has_left`` makes a seat absent whose person has left the server.
    """

    def __init__(
        self,
        store: DigestStore,
        preferences: Preferences,
        people: PeopleStore,
        tables: Tables,
        sender: Sender,
        shards: Shards,
        wall: Callable[[], float],
        has_left: Callable[[Table, int], Awaitable[bool]],
    ) -> None:
        self.store, self.preferences, self.people, self.wall = store, preferences, people, wall
        self.tables, self.sender, self.shards, self.has_left = tables, sender, shards, has_left

    async def tick(self) -> None:
        """Send the digests that are due."""
        if self.shards.has(0):
            due = iter(await self.store.due(self.wall()))
            await asyncio.gather(*(self._send_each(due) for _ in range(SENT_AT_ONCE)))

    async def _send_each(self, due: Iterator[tuple[int, float]]) -> None:
        """Send digests until none is left. Several tasks share the iterator. A failure affects nobody else."""
        for person, at in due:
            try:
                coming = await self._send_due(person, at)
            except PASSING as fault:
                log.info("a digest could not be sent, trying again: %s", fault)
                coming = self.wall() + RETRY_AFTER_S
            except Exception as fault:  # noqa: BLE001 -- logged; it is tried again
                log_fault(log, fault, "a digest could not be sent, trying again")
                coming = self.wall() + RETRY_AFTER_S
            await self.store.plan(person, at, coming)

    async def _send_due(self, person: int, due: float) -> float:
        """Send a digest unless it has to wait or was only to be planned. Gives when the next one is due."""
        chosen, now = await self.preferences.read("person", person), self.wall()
        hours = split_values(DIGEST.kind, chosen[DIGEST.name])
        if not hours:  # it was called off a moment ago
            return now + DAY
        if due != UNPLANNED:
            until = quiet_hours_end(now, quiet_times(chosen))
            if until > now:
                return until
            try:
                await self._send(person, due, hours)
            except discord.HTTPException as fault:
                if not is_permanent(fault):
                    raise
                log.error("Discord refuses a digest; the next one is tried at its time: %s", fault)
        return next_digest(now, hours, chosen[ZONE.name])

    async def _send(self, person: int, due: float, hours: Sequence[str]) -> None:
        known = await self.people.get(person)
        if known is None or not known["takes_dms"]:
            return
        mine = await self.tables.get_many(await self.tables.open_tables.list_for_person(person))
        waiting = [table for table in mine if waits_for(table, person) and not await self.has_left(table, person)]
        if waiting:
            view = digest_view(waiting, await self.preferences.reader(person), hours)
            await self.sender.direct(person, known, view, nonce=digest_nonce(person, due))


def digest_nonce(person: int, due: float) -> str:
    """Return the nonce of a digest. A second try soon after has the same one: Discord posts it once.

    No other person has it, because Discord compares all that the bot sends to anybody.
    """
    return f"{person:x} {int(due // HOUR):x}"


def next_digest(after: float, hours: Sequence[str], zone: str) -> float:
    """Return the next time after another one at which it is one of these hours of the day in a time zone."""
    today, here = today_in(zone, after), ZoneInfo(zone)
    days = [today + timedelta(days=days) for days in range(3)]
    times = (datetime.combine(day, time(int(hour)), here).timestamp() for day in days for hour in hours)
    return min(at for at in times if at > after)
