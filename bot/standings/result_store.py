"""Saves the results of finished rounds and matches, in the transaction of the change that ends them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sqlalchemy import and_, bindparam, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.standings.account_store import AccountStore
from bot.standings.feats import feats_of_round
from bot.standings.results import Feats, MatchResult, RoundResult, match_result, round_result
from bot.standings.statistics import StatisticsStore
from bot.store.cache import ReadCache
from bot.store.database import Database
from bot.store.quick import FrequentQuery, FrequentStatement
from bot.store.schema import log, matches, places, points, rounds
from bot.tables.table import Table
from rules.table import SomeEvent

_ROUND, _POINTS = FrequentStatement(rounds.insert()), FrequentStatement(points.insert())
_MATCH, _PLACES = FrequentStatement(matches.insert()), FrequentStatement(places.insert())
_LAST = select(func.coalesce(func.max(rounds.c.version), 0)).where(rounds.c.table_id == bindparam("number"))
_STEPS = FrequentQuery(
    select(log.c.events)
    .where(and_(log.c.table_id == bindparam("number"), log.c.version > _LAST.scalar_subquery()))
    .where(log.c.version <= bindparam("version"))
    .order_by(log.c.version)
)
"""What happened in each step since the last finished round."""
_FIRST = FrequentQuery(
    select(points.c.seat, points.c.points).where(and_(points.c.table_id == bindparam("number"), points.c.round == 1))
)

_ROUNDS_BY_GAME = (
    select(points.c.game, func.count().label("rounds"))
    .where(points.c.person == bindparam("whose"))
    .group_by(points.c.game)
)


class ResultStore:
    """The results of rounds and matches. All accounts are computed from them."""

    def __init__(self, database: Database, accounts: AccountStore, statistics: StatisticsStore) -> None:
        self.database, self.accounts, self.statistics = database, accounts, statistics
        self.rounds_by_game: ReadCache[int, Mapping[str, int]] = database.cache("rounds")

    async def of(self, table: Table, events: Sequence[SomeEvent], at: float) -> NewResults | None:
        """Give what a change with these events ends; None when it ends nothing. ``at`` is real time, in seconds."""
        ended, finished = round_result(table, events, at), match_result(table, events, at)
        return None if ended is None and finished is None else NewResults(self, table, ended, finished)

    async def rounds_of(self, person: int, game: str) -> int:
        """Give how many rounds of a game a person has finished, in all servers."""
        return (await self.rounds_by_game.get(person, lambda: self._rounds_of(person))).get(game, 0)

    async def _rounds_of(self, person: int) -> Mapping[str, int]:
        return {row["game"]: row["rounds"] for row in await self.database.all(_ROUNDS_BY_GAME, {"whose": person})}


class NewResults:
    """What one change ends: a round, the match, or both."""

    def __init__(
        self, store: ResultStore, table: Table, ended: RoundResult | None, finished: MatchResult | None
    ) -> None:
        self.store, self.ended, self.finished = store, ended, finished
        self._number, self._server, self._game = table.id, table.server, table.game.name
        self._seen_in = table.seen_in

    async def write(self, connection: AsyncConnection) -> None:
        """Save the results in this transaction, and add them to the accounts. The steps that led to them are saved."""
        await self.store.database.alone_with(connection, self._server)
        if self.ended is not None:
            await self._write_round(connection, self.ended)
        if self.finished is not None:
            await self._write_match(connection, self.finished)
        for score in self.ended.scores if self.ended is not None else ():
            if score.person is not None:
                self.store.rounds_by_game.changes(score.person)

    async def _write_round(self, connection: AsyncConnection, result: RoundResult) -> None:
        feats = await self._feats(connection, result) if result.measure else {}
        common = {"table_id": self._number, "round": result.round, "server": self._server, "game": self._game}
        told = {name: getattr(result, name) for name in ("seed", "measure", "lowest", "version", "among_people")}
        await _ROUND.execute(connection, common | told | {"ended": result.at})
        winners = result.match_winners
        rows = [
            common | one._asdict() | {"match_won": one.seat in winners} | feats.get(one.seat, Feats()).row
            for one in result.scores
        ]
        await _POINTS.execute_all(connection, rows)
        if result.measure:
            await self.store.accounts.count_round(connection, self._server, self._game, result)
            did = {one.person: feats[one.seat] for one in result.scores if one.person is not None and one.seat in feats}
            await self.store.statistics.count_feats(connection, self._server, self._game, did)

    async def _feats(self, connection: AsyncConnection, result: RoundResult) -> Mapping[int, Feats]:
        """Give what each seat did in the round that has just ended, from the steps since the last one."""
        here = {"number": self._number, "version": result.version}
        return feats_of_round(step["events"] for step in await _STEPS.all(connection, here))

    async def _write_match(self, connection: AsyncConnection, result: MatchResult) -> None:
        first = {row["seat"]: row["points"] for row in await _FIRST.all(connection, {"number": self._number})}
        result = result.ranked(first)
        common = {"table_id": self._number, "server": self._server, "game": self._game, "ended": result.at}
        more = {"rounds": result.rounds, "seen_in": self._seen_in}
        await _MATCH.execute(connection, common | more)
        await _PLACES.execute_all(connection, [common | one._asdict() for one in result.places])
        await self.store.accounts.count_match(connection, self._number, self._server, self._game, result)
