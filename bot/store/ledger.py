"""The day's deal: its seed, who has tried it, and its board."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import and_, select

from bot.store.learning import Learning
from bot.store.schema import dailies, people, points, tries


class DailyResult(NamedTuple):
    """What somebody has reached with a day's deal."""

    person: int
    name: str
    points: int


class Ledger(Learning):
    """The deals of days. Every method is one transaction."""

    async def daily_seed(self, date: str, new: str) -> str:
        """The seed of a day's deal; ``new`` becomes it when nobody has asked for it before."""
        async with self._writing() as connection:
            await connection.execute(self._insert(dailies).values(date=date, seed=new).on_conflict_do_nothing())
            found = await connection.execute(select(dailies.c.seed).where(dailies.c.date == date))
            return str(found.scalar_one())

    async def tried(self, date: str, person: int) -> int | None:
        """The table at which a person has tried a day's deal."""
        row = await self._one(select(tries.c.table_id).where(and_(tries.c.date == date, tries.c.person == person)))
        return int(row["table_id"]) if row else None

    async def daily_results(self, date: str, server: int) -> list[DailyResult]:
        """What the people of a server have reached with a day's deal, the best first."""
        rows = await self._all(
            select(
                people.c.id.label("person"),
                people.c.name,
                points.c.points,
            )
            .join_from(tries, points, and_(points.c.table_id == tries.c.table_id, points.c.person == tries.c.person))
            .join(people, people.c.id == points.c.person)
            .where(and_(tries.c.date == date, points.c.server == server, points.c.won))
            .order_by(points.c.points, people.c.name)
        )
        return [DailyResult(**row) for row in rows]
