"""Stored analyses of rounds."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import and_, or_, select

from bot.analysis.worker import SavedAnalysis
from bot.store.database import Database, Row
from bot.store.schema import analyses, rounds, tables


class AnalysisStore:
    """Analyses of finished rounds. Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def get(self, number: int, which: int) -> SavedAnalysis | None:
        """Give the analysis of a round; None if it was not analysed."""
        query = select(analyses.c.found).where(and_(analyses.c.table_id == number, analyses.c.round == which))
        row = await self.database.one(query)
        return row["found"] if row else None

    async def since(self, server: int, at: float) -> list[float]:
        """Give the times at which rounds of a server were analysed since ``at``, the earliest first."""
        query = select(analyses.c.at).where(and_(analyses.c.server == server, analyses.c.at > at))
        return [float(row["at"]) for row in await self.database.all(query.order_by(analyses.c.at))]

    async def keep(self, row: Row) -> None:
        """Save the analysis of a round, in place of an older one. Does nothing if the table was deleted."""
        key = {name: row[name] for name in ("table_id", "round")}
        async with self.database.writing() as connection:
            there = await connection.execute(select(tables.c.id).where(tables.c.id == row["table_id"]))
            if there.first() is not None:
                await self.database.upsert(
                    connection, analyses, key, {name: row[name] for name in row.keys() - key.keys()}
                )

    async def last_round(self, server: int, channel: int, person: int, alone: Sequence[str]) -> tuple[int, int] | None:
        """Give table and number of the round that ended last in a channel or thread. Of games that are played
        ``alone``, only this person's own count.
        """
        here = or_(tables.c.channel == channel, tables.c.thread == channel)
        open_to = or_(tables.c.game.not_in(alone), tables.c.host == person)
        found = select(rounds.c.table_id, rounds.c.round).join(tables, tables.c.id == rounds.c.table_id)
        found = found.where(and_(rounds.c.server == server, here, open_to)).order_by(rounds.c.ended.desc()).limit(1)
        row = await self.database.one(found)
        return (int(row["table_id"]), int(row["round"])) if row else None
