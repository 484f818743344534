"""What managers of a server decide about results: matches that are void, and seasons that start again.

The results stay as they are. Accounts that are computed again keep to the rulings, and what people did in a match is
taken out of their statistics, or put back.
"""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import and_, select, update

from bot.matches.results import Accounts, note_recount
from bot.store.database import Database, Row
from bot.store.schema import audit, matches, places, restarts


class Rulings:
    """Rulings about results. ``entry`` is the row of the audit, saved in the same transaction. Times are real time."""

    def __init__(self, database: Database, accounts: Sequence[Accounts]) -> None:
        self.database, self.accounts = database, accounts

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
            await self.database.lock_server(connection, server)
            await connection.execute(update(matches).where(there).values(voided=at, voided_by=by))
            await connection.execute(update(places).where(places.c.table_id == number).values(rating=None))
            for accounts in self.accounts:
                await accounts.judge(connection, number, counts=at is None)
            await connection.execute(audit.insert(), entry)
            await note_recount(self.database, connection, server)
        await self._recount(server)
        return True

    async def restart(self, server: int, season: str, at: float, entry: Row) -> None:
        """Start a season anew: what has ended before this time does not count in it."""
        async with self.database.writing() as connection:
            await self.database.upsert(connection, restarts, {"server": server, "season": season}, {"at": at})
            await connection.execute(audit.insert(), entry)
            await note_recount(self.database, connection, server)
        await self._recount(server)

    async def restarted_at(self, server: int, season: str) -> float | None:
        """Return the time at which a season was started again; None if it was not."""
        here = and_(restarts.c.server == server, restarts.c.season == season)
        row = await self.database.one(select(restarts.c.at).where(here))
        return float(row["at"]) if row else None

    async def _recount(self, server: int) -> None:
        for accounts in self.accounts:
            await accounts.recount(server)
