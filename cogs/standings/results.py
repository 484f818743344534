"""What is added up of results as they come: the hook of ``bot/matches/results.py``."""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.matches.results import Feats, MatchResult, RoundResult
from bot.shards import Shards
from bot.store.database import Database
from bot.time import Interval
from cogs.standings.accounts import AccountStore
from cogs.standings.recount import RecountStore
from cogs.standings.store import StandingsStore, StatisticsStore

LOOK_EVERY_S = 600.0
"""How long to wait before servers are looked for whose accounts are to be computed anew, in seconds."""


class Standings:
    """The accounts and statistics of all servers."""

    def __init__(self, database: Database) -> None:
        self.added, self.recounts = AccountStore(database), RecountStore(database)
        self.standings, self.statistics = StandingsStore(database), StatisticsStore(database)
        self._interval = Interval(LOOK_EVERY_S)

    async def count_round(
        self, connection: AsyncConnection, server: int, game: str, result: RoundResult, did: Mapping[int, Feats]
    ) -> None:
        """Add a round, with what each person did in it."""
        await self.added.count_round(connection, server, game, result)
        await self.statistics.count_feats(connection, server, game, did)

    async def count_match(
        self, connection: AsyncConnection, number: int, server: int, game: str, result: MatchResult
    ) -> None:
        """Add the match of this table."""
        await self.added.count_match(connection, number, server, game, result)

    async def judge(self, connection: AsyncConnection, number: int, *, counts: bool) -> None:
        """Add what people did in a match, or take it out."""
        await self.statistics.judge(connection, number, counts=counts)

    async def recount(self, server: int) -> None:
        """Compute the accounts of a server anew."""
        await self.recounts.run(server)

    async def tick(self, now: float, shards: Shards) -> None:
        """Compute the accounts of noted servers anew, if it is time: an upgrade has changed how, or a server came back
        too late, and its data was deleted in part.
        """
        if self._interval.due(now):
            await self.recounts.run_pending(shards)
