"""What managers of a server rule about results: matches that are void, and seasons that start anew.

The results stay as they are. Accounts that are reckoned anew keep to the rulings (``recount.py``), and what people did
in a match is taken out of their statistics, or put back (``statistics.py``).
"""

from __future__ import annotations

from sqlalchemy import and_, delete, select, update

from bot.standings.recount import RecountStore
from bot.standings.statistics import StatisticsStore
from bot.store.database import Database, Row
from bot.store.schema import audit, matches, places, restarts, scores, seasons, standings


class Rulings:
    """Rulings about results. ``entry`` is the row of the audit, saved in the same transaction. Times are real time."""

    def __init__(self, database: Database, recounts: RecountStore, statistics: StatisticsStore) -> None:
        self.database, self.recounts, self.statistics = database, recounts, statistics

    async def void(self, number: int, at: float | None, by: int | None, entry: Row) -> bool:
        """Make a finished match void, by order of a person; with None for the time: it counts again.

        Gives False if there is no such match, or it was void, or counted, already.
        """
        before = matches.c.voided.is_(None) if at is not None else matches.c.voided.is_not(None)
        there = and_(matches.c.table_id == number, before)
        async with self.database.writing() as connection:
            server = (await connection.execute(select(matches.c.server).where(there))).scalar()
            if server is None:
                return False
            await self.database.alone_with(connection, server)
            await connection.execute(update(matches).where(there).values(voided=at, voided_by=by))
            await connection.execute(update(places).where(places.c.table_id == number).values(rating=None))
            await self.statistics.judge(connection, number, counts=at is None)
            await connection.execute(audit.insert(), entry)
            await self.recounts.note(connection, server)
        await self.recounts.run(server)
        return True

    async def restart(self, server: int, season: str, at: float, entry: Row) -> None:
        """Start a season anew: what has ended before this time does not count in it."""
        async with self.database.writing() as connection:
            await self.database.upsert(connection, restarts, {"server": server, "season": season}, {"at": at})
            for table in (standings, scores, seasons):
                await connection.execute(delete(table).where(and_(table.c.server == server, table.c.season == season)))
            await connection.execute(audit.insert(), entry)
            await self.recounts.note(connection, server)  # what is reckoned at this moment does not know of it
        await self.recounts.run(server)

    async def restarted(self, server: int, season: str) -> float | None:
        """Give when a season was started anew. None if it was not."""
        here = and_(restarts.c.server == server, restarts.c.season == season)
        row = await self.database.one(select(restarts.c.at).where(here))
        return float(row["at"]) if row else None
