"""The time of the play clock."""

from __future__ import annotations

from sqlalchemy import func, select
from sqlalchemy.dialects import postgresql

from bot.store.database import Database
from bot.store.schema import clock


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
        if self.database.bell is None:
            async with self.database.writing() as connection:
                await self.database.upsert(connection, clock, {"id": 1}, {"played": at})
            return at
        put = postgresql.insert(clock).values(id=1, played=at)
        latest = {"played": func.greatest(clock.c.played, put.excluded.played)}
        async with self.database.writing() as connection:
            kept = put.on_conflict_do_update(index_elements=["id"], set_=latest).returning(clock.c.played)
            return float((await connection.execute(kept)).scalar_one())
