"""Saves the results of finished rounds and matches, in the transaction of the change that ends them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.standings.feats import feats_of_round
from bot.standings.results import Feats, MatchResult, RoundResult, match_result, round_results
from bot.standings.statistics import StatisticsStore
from bot.standings.store import StandingsStore
from bot.store.cache import ReadCache
from bot.store.database import Database
from bot.store.quick import FrequentStatement
from bot.store.schema import log, matches, places, points, rounds
from bot.store.tables import LogEntry
from bot.tables.table import Table
from rules.match import MatchEnded, RoundEnded
from rules.records import Json
from rules.table import SomeEvent

_ROUND, _POINTS = FrequentStatement(rounds.insert()), FrequentStatement(points.insert())
_MATCH, _PLACES = FrequentStatement(matches.insert()), FrequentStatement(places.insert())


class ResultStore:
    """The results of rounds and matches. All accounts are computed from them."""

    def __init__(self, database: Database, standings: StandingsStore, statistics: StatisticsStore) -> None:
        self.database, self.standings, self.statistics = database, standings, statistics
        self.rounds_by_game: ReadCache[int, Mapping[str, int]] = database.cache("rounds")

    async def of(
        self, table: Table, events: Sequence[SomeEvent], entries: Sequence[LogEntry], at: float
    ) -> NewResults | None:
        """Give what a change with these events ends; None when it ends nothing. ``entries`` are its last steps.

        ``at`` is real time, in seconds.
        """
        round_ended = any(isinstance(event, RoundEnded) for event in events)
        if not round_ended and not any(isinstance(event, MatchEnded) for event in events):
            return None
        feats = await self._feats(table, entries) if round_ended and not table.alone else {}
        ended, finished = round_results(table, events, at, feats), match_result(table, events, at)
        if not ended and finished is None:
            return None
        return NewResults(self, table, ended, finished)

    async def rounds_of(self, person: int, game: str) -> int:
        """Give how many rounds of a game a person has finished, in all servers."""
        return (await self.rounds_by_game.get(person, lambda: self._rounds_of(person))).get(game, 0)

    async def _rounds_of(self, person: int) -> Mapping[str, int]:
        counted = select(points.c.game, func.count().label("rounds")).where(points.c.person == person)
        return {row["game"]: row["rounds"] for row in await self.database.all(counted.group_by(points.c.game))}

    async def _feats(self, table: Table, entries: Sequence[LogEntry]) -> Mapping[int, Feats]:
        """Give what was done in the round that has just ended."""
        return feats_of_round([*await self._saved_events(table.id), *(entry.events for entry in entries)])

    async def _saved_events(self, number: int) -> list[list[Json]]:
        """Give the events of each saved step since the last finished round of a table."""
        async with self.database.reading() as connection:
            last = select(func.max(rounds.c.version)).where(rounds.c.table_id == number)
            since = (await connection.execute(last)).scalar() or 0
            steps = select(log.c.events).where(log.c.table_id == number, log.c.version > since)
            return [*(await connection.execute(steps.order_by(log.c.version))).scalars()]


class NewResults:
    """What one change ends: finished rounds, and the match if it ends too."""

    def __init__(
        self,
        store: ResultStore,
        table: Table,
        ended: Sequence[RoundResult],
        finished: MatchResult | None,
    ) -> None:
        self.store, self.ended, self.finished = store, ended, finished
        self._number, self._server, self._game = table.id, table.server, table.game.name
        self._seen_in = table.seen_in

    async def write(self, connection: AsyncConnection) -> None:
        """Save the results in this transaction, and add them to the accounts."""
        await self.store.database.alone_with(connection, self._server)
        for result in self.ended:
            await self._write_round(connection, result)
        if self.finished is not None:
            await self._write_match(connection, self.finished)
        for person in {score.person for result in self.ended for score in result.scores if score.person is not None}:
            self.store.rounds_by_game.changes(person)

    async def _write_round(self, connection: AsyncConnection, result: RoundResult) -> None:
        common = {"table_id": self._number, "round": result.round, "server": self._server, "game": self._game}
        told = {name: getattr(result, name) for name in ("seed", "measure", "lowest", "version")}
        await _ROUND.execute(connection, common | told | {"ended": result.at})
        winners = result.match_winners
        rows = [common | one._asdict() | {"match_won": one.seat in winners} for one in result.scores]
        await _POINTS.execute_all(connection, rows)
        if result.measure:
            await self.store.standings.count_round(connection, self._server, self._game, result)
            await self.store.statistics.count_feats(connection, self._server, self._game, result)

    async def _write_match(self, connection: AsyncConnection, result: MatchResult) -> None:
        common = {"table_id": self._number, "server": self._server, "game": self._game, "ended": result.at}
        more = {"rounds": result.rounds, "seen_in": self._seen_in}
        await _MATCH.execute(connection, common | more)
        await _PLACES.execute_all(connection, [common | one._asdict() for one in result.places])
        await self.store.standings.count_match(connection, self._number, self._server, self._game, result)
        await self.store.statistics.count_rivals(connection, self._server, self._game, result)
