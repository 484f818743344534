"""The announced holidays of people. Times are real time."""

from __future__ import annotations

from sqlalchemy import and_, bindparam, delete, select, update

from bot.store.cache import ReadCache
from bot.store.database import Database
from bot.store.schema import holidays
from bot.time import DAY, Span

HOLIDAYS_KEPT_S = 62 * DAY
"""How long past holidays are kept, in seconds. Until then they count for their month."""
_HOLIDAYS = (
    select(holidays.c.begins, holidays.c.ends)
    .where(holidays.c.person == bindparam("whose"))
    .order_by(holidays.c.begins)
)


class HolidayStore:
    """Holidays. Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._away: ReadCache[int, tuple[Span, ...]] = database.cache("holidays")

    async def of(self, person: int) -> tuple[Span, ...]:
        """Give a person's holidays as begin and end, the first ones first."""
        return await self._away.get(person, lambda: self._holidays_of(person))

    async def add(self, person: int, begins: float, ends: float, now: float) -> None:
        """Add holidays of a person known to the store. Delete those that ended long ago."""
        async with self.database.writing() as connection:
            old = and_(holidays.c.person == person, holidays.c.ends < now - HOLIDAYS_KEPT_S)
            await connection.execute(delete(holidays).where(old))
            await self.database.upsert(connection, holidays, {"person": person, "begins": begins}, {"ends": ends})
            self._away.changes(person)

    async def end(self, person: int, now: float) -> None:
        """Delete a person's coming holidays, and end the present ones."""
        async with self.database.writing() as connection:
            theirs = holidays.c.person == person
            await connection.execute(delete(holidays).where(and_(theirs, holidays.c.begins >= now)))
            await connection.execute(update(holidays).where(and_(theirs, holidays.c.ends > now)).values(ends=now))
            self._away.changes(person)

    async def _holidays_of(self, person: int) -> tuple[Span, ...]:
        rows = await self.database.all(_HOLIDAYS, {"whose": person})
        return tuple((float(row["begins"]), float(row["ends"])) for row in rows)
