"""What people have won in a server: results as they are saved, and leaderboards as they are read.

The accounts can be computed from the results again at any time (``recount``). An index gives the rows of a page and
the places.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from sqlalchemy import (
    ColumnElement,
    FromClause,
    RowMapping,
    Select,
    and_,
    bindparam,
    delete,
    func,
    literal,
    select,
    tuple_,
    union_all,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.matches.accounts import ALL, AccountStore, Standing, Total, account, season_of
from bot.matches.rating import from_sort_value
from bot.matches.results import Feats, MatchResult, RoundResult, feats_of_round, match_result, round_result
from bot.matches.statistics import StatisticsStore
from bot.store.database import Database, ReadCache, Row
from bot.store.drivers import FrequentQuery, FrequentStatement
from bot.store.schema import (
    log,
    matches,
    nicknames,
    people,
    places,
    podiums,
    points,
    rounds,
    scores,
    seasons,
    servers,
    standings,
)
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


RATING, WINS, PLACINGS, POINTS, COMPUTERS = "rating", "wins", "placings", "points", "computers"
MONTHS_OFFERED = 12
"""How many of the last months can be chosen."""


class Ladder(NamedTuple):
    """Which leaderboard: a server, month and game, and what it is sorted ``by``. Points are of one ``measure``."""

    server: int
    season: str
    game: str
    by: str
    measure: str = ""


class Ranked(NamedTuple):
    """A line of a leaderboard. It has no ``place`` if the person has played too little, or the rating is provisional.
    ``gone``: the person has left the server. The place is 0 then, and is nobody's: others are placed without them.
    """

    place: int | None
    person: int
    name: str
    facts: Row
    gone: bool = False


@dataclass(frozen=True, slots=True)
class LadderPage:
    """A page of a leaderboard, the number of lines on all pages, and the reader's own line, wherever it is."""

    lines: list[Ranked]
    count: int
    own: Ranked | None


class StandingsStore:
    """The accounts of people. Every public method is one transaction."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def leaders(self, ladder: Ladder, me: int, *, page: int, size: int) -> LadderPage:
        """Give a page of a leaderboard, counted from 0, and the line of ``me``."""
        board = _board(ladder.by)
        which = {name: getattr(ladder, name) for name in board.scope}
        async with self.database.reading() as connection:
            mine = (await connection.execute(board.mine, which | {"me": me})).mappings().first()
            if mine is None:
                return LadderPage([], 0, None)  # nothing was played in this server
            count = int(mine["listed"])
            page = min(page, max(0, count - 1) // size)
            asked = which | {"size": size, "skip": page * size}
            rows = [dict(row) for row in (await connection.execute(board.page, asked)).mappings()]
            ahead: dict[tuple[float, ...], int] = {}
            if page and rows:
                key = board.key(rows[0])
                better = which | {f"own_{name}": value for name, value in zip(board.keys, key, strict=True)}
                ahead[key] = int((await connection.execute(board.better, better)).scalar_one())
            gone = [board.key(row) for row in (await connection.execute(board.gone, which)).mappings()]

        def ranked(row: Row, before: int | None) -> Ranked:
            left = sum(one > board.key(row) for one in gone) if before is not None else 0
            return _ranked(ladder, row, None if before is None else before - left)

        lines = [ranked(row, ahead.setdefault(board.key(row), place)) for place, row in enumerate(rows, page * size)]
        own = None
        if mine["person"] is not None:
            own = ranked(dict(mine), int(mine["ahead"]) if mine["is_listed"] else None)
        return LadderPage(lines, count, own)

    async def played_in(self, server: int, season: str) -> dict[str, Total]:
        """Give what was played in a server in a month, by game, the most played first. The sum is under ``""``."""
        return (await self.played(server, season))[0]

    async def played(self, server: int, season: str) -> tuple[dict[str, Total], list[str]]:
        """Give the same, and the last months in which something was played in the server, the newest first."""
        async with self.database.reading() as connection:
            asked = {"server": server, "season": season, "most": MONTHS_OFFERED}
            rows = (await connection.execute(_PLAYED, asked)).mappings().all()
        of_season = sorted((row for row in rows if not row["month"]), key=lambda row: (-row["rounds"], row["game"]))
        months = sorted((str(row["season"]) for row in rows if row["month"]), reverse=True)
        return {row["game"]: account(Total, row) for row in of_season}, months

    async def accounts(self, server: int, person: int) -> dict[str, Standing]:
        """Give a person's all-time accounts by game. All games together are under ``""``."""
        here = and_(standings.c.server == server, standings.c.season == ALL)
        games = select(seasons.c.game).where(and_(seasons.c.server == server, seasons.c.season == ALL))
        mine = and_(here, standings.c.game.in_(games), standings.c.person == person)
        rows = await self.database.all(select(standings).where(mine))
        return {row["game"]: account(Standing, row) for row in sorted(rows, key=_most_played_first)}

    # podiums

    async def podiums_due(self, now: float) -> list[tuple[int, str]]:
        """Give the servers whose last month with results has no announced podium yet, with that month."""
        last = season_of(now)
        told = (
            select(podiums.c.season)
            .where(podiums.c.server == seasons.c.server)
            .where(podiums.c.season == seasons.c.season)
        )
        over = and_(seasons.c.game == ALL, seasons.c.season > ALL, seasons.c.season < last, ~told.exists())
        rows = await self.database.all(
            select(seasons.c.server, func.max(seasons.c.season).label("season")).where(over).group_by(seasons.c.server)
        )
        return [(int(row["server"]), str(row["season"])) for row in rows]

    async def note_podium(self, server: int, season: str) -> None:
        """Note that the podiums of this month and earlier months need not be announced any more."""
        past = select(seasons.c.server, seasons.c.season).where(
            and_(seasons.c.server == server, seasons.c.game == ALL, seasons.c.season > ALL, seasons.c.season <= season)
        )
        async with self.database.writing() as connection:
            await connection.execute(
                self.database.insert(podiums).from_select(["server", "season"], past).on_conflict_do_nothing()
            )
            await connection.execute(delete(podiums).where(and_(podiums.c.server == server, _RECKONED)))

    async def reckoned_untold(self, server: int) -> bool:
        """Whether a server has still to be told that ratings were reckoned anew."""
        untold = select(podiums.c.season).where(and_(podiums.c.server == server, _RECKONED))
        return await self.database.one(untold) is not None


_RECKONED = podiums.c.season == "ratings"
"""Rows that a migration has left: the next podium says that ratings were reckoned anew."""


def _most_played_first(row: Row) -> int:
    return -int(row["matches"] + row["solo"] + row["uncounted"])


class BoardQueries(NamedTuple):
    """The queries of the leaderboards of one order. They are made once: making one takes longer than asking it."""

    scope: Sequence[str]
    """The columns that say which leaderboard it is."""
    keys: Sequence[str]
    """The columns by which people are sorted."""
    mine: Select[tuple[object, ...]]
    """How many are listed; the reader's own line, with how many are ahead and whether it is listed."""
    page: Select[tuple[object, ...]]
    better: Select[int]
    """How many are ahead of others."""
    gone: Select[tuple[object, ...]]
    """By what those are sorted who have left the server."""

    def key(self, row: Row | RowMapping) -> tuple[float, ...]:
        """By what a row is sorted."""
        return tuple(row[name] for name in self.keys)


_LISTED: Mapping[str, tuple[Sequence[str], Callable[[FromClause], ColumnElement[bool]]]] = {
    RATING: (("rating",), lambda kept: kept.c.rating.is_not(None)),
    WINS: (("matches_won", "won"), lambda kept: kept.c.rounds > 0),
    PLACINGS: (("placing",), lambda kept: kept.c.placing.is_not(None)),
    POINTS: (("merit",), lambda kept: kept.c.merit.is_not(None)),
    COMPUTERS: (("solo_won",), lambda kept: kept.c.solo_won > 0),
}
"""The orders: the columns by which people are sorted, the highest first, and who is listed."""


@cache
def _board(by: str) -> BoardQueries:
    kept, (keys, is_listed) = (scores if by == POINTS else standings), _LISTED[by]
    scope = ["server", "season", "game", *(["measure"] if by == POINTS else [])]

    def of_scope(table: FromClause) -> ColumnElement[bool]:
        return and_(*(table.c[name] == bindparam(name) for name in scope))

    def with_names(table: FromClause, whole: FromClause) -> Select[tuple[object, ...]]:
        """The columns of a table, with the names of its people in the server."""
        here = and_(nicknames.c.server == table.c.server, nicknames.c.person == table.c.person)
        joined = whole.outerjoin(people, people.c.id == table.c.person).outerjoin(nicknames, here)
        name = func.coalesce(nicknames.c.name, people.c.name, "?").label("name")
        return select(*table.c, name, func.coalesce(nicknames.c.gone, literal(False)).label("gone")).select_from(joined)

    listed = and_(of_scope(kept), is_listed(kept))
    count = select(func.count()).select_from(kept).where(listed)
    own = kept.alias("own")
    behind = tuple_(*(kept.c[name] for name in keys))
    ahead = count.where(behind > tuple_(*(own.c[name] for name in keys))).correlate(own)
    mine = with_names(own, servers.outerjoin(own, and_(of_scope(own), own.c.person == bindparam("me"))))
    order = [kept.c[name].desc() for name in (*keys, "person")]
    given = tuple_(*(bindparam(f"own_{name}", type_=kept.c[name].type) for name in keys))
    return BoardQueries(
        scope,
        keys,
        mine.add_columns(
            count.scalar_subquery().label("listed"),
            ahead.scalar_subquery().label("ahead"),
            is_listed(own).label("is_listed"),
        ).where(servers.c.id == bindparam("server")),
        with_names(kept, kept).where(listed).order_by(*order).limit(bindparam("size")).offset(bindparam("skip")),
        count.where(behind > given),
        select(*(kept.c[name] for name in keys))
        .join(nicknames, and_(nicknames.c.server == kept.c.server, nicknames.c.person == kept.c.person))
        .where(and_(listed, nicknames.c.gone)),
    )


_OF_SERVER = seasons.c.server == bindparam("server")
_MONTHS = and_(_OF_SERVER, seasons.c.game == ALL, seasons.c.season != ALL)
_PLAYED = union_all(
    select(seasons, literal(False).label("month")).where(and_(_OF_SERVER, seasons.c.season == bindparam("season"))),
    select(
        select(seasons, literal(True).label("month"))
        .where(_MONTHS)
        .order_by(seasons.c.season.desc())
        .limit(bindparam("most"))
        .subquery()
    ),
)
"""What was played in a month, and the last months."""


def _ranked(ladder: Ladder, row: Row, ahead: int | None) -> Ranked:
    """A line. A provisional rating has no place."""
    provisional = ladder.by == RATING and row["rating"] is not None and from_sort_value(row["rating"], 0.0)[1]
    gone = bool(row["gone"])
    place = None if ahead is None or provisional else 0 if gone else ahead + 1
    return Ranked(place, int(row["person"]), str(row["name"]), row, gone)
