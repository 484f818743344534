"""Standings in a server: accounts that are updated with every result, and the pages of a leaderboard.

The accounts can be computed again from the results at any time. An index gives the rows of a page and the places.
"""

from __future__ import annotations

import logging
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from functools import cache
from typing import NamedTuple, TypeVar

from sqlalchemy import (
    Column,
    ColumnElement,
    RowMapping,
    Table,
    and_,
    bindparam,
    delete,
    func,
    insert,
    select,
    true,
    tuple_,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.standings.rating import ALL, Scope, Score, Standing, Total, count_match, count_round, scopes, season_of
from bot.standings.results import MatchResult, PlaceTaken, RoundResult, RoundScore
from bot.store.database import Database, Inserting, Row
from bot.store.people import called_in, gone_from
from bot.store.quick import FrequentStatement
from bot.store.schema import (
    audit,
    matches,
    people,
    places,
    podiums,
    points,
    restarts,
    rounds,
    scores,
    seasons,
    standings,
)

log = logging.getLogger(__name__)

RATING, WINS, PLACINGS, POINTS = "rating", "wins", "placings", "points"
MONTHS_OFFERED = 12
"""How many of the last months can be chosen."""
ROWS_A_STATEMENT = 1000
"""How many rows one statement writes."""


class Ladder(NamedTuple):
    """Which leaderboard: a server, month and game, and what it is sorted ``by``. Points are of one ``measure``."""

    server: int
    season: str
    game: str
    by: str
    measure: str = ""


class Ranked(NamedTuple):
    """A line of a leaderboard. It has no ``place`` if the person has played too little. ``gone``: the person has left
    the server.
    """

    place: int | None
    person: int
    name: str
    facts: Row
    gone: bool = False


@dataclass(frozen=True, slots=True)
class Page:
    """A page of a leaderboard, the number of lines on all pages, and the reader's own line, wherever it is."""

    lines: list[Ranked]
    count: int
    own: Ranked | None


class StandingsStore:
    """The accounts of people. Every public method is one transaction."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def leaders(self, ladder: Ladder, me: int, *, page: int, size: int) -> Page:
        """Give a page of a leaderboard, counted from 0, and the line of ``me``."""
        kept, keys = _sorted_by(ladder)
        here = _where(kept, ladder)
        counted = and_(here, *(key.is_not(None) for key in keys))
        counts = select(func.count()).where(counted)
        async with self.database.reading() as connection:
            count = int((await connection.execute(counts)).scalar_one())
            page = min(page, max(0, count - 1) // size)
            order = [key.desc() for key in (*keys, kept.c.person)]
            query = select(kept).where(counted).order_by(*order).limit(size).offset(page * size)
            rows = [dict(row) for row in (await connection.execute(query)).mappings()]
            found = await connection.execute(select(kept).where(and_(here, kept.c.person == me)))
            own = next((dict(row) for row in found.mappings()), None)
            ahead: dict[tuple[float, ...], int] = {}
            for row in (*rows[:1], *([own] if own else [])):
                key = tuple(row[one.name] for one in keys)
                if None not in key:
                    better = and_(counted, tuple_(*keys) > tuple_(*key))
                    ahead[key] = int((await connection.execute(select(func.count()).where(better))).scalar_one())
            names = await _names(connection, ladder.server, [row["person"] for row in (*rows, *([own] if own else []))])
        lines = []
        for place, row in enumerate(rows, page * size):
            key = tuple(row[one.name] for one in keys)
            lines.append(_ranked(row, names, ahead.setdefault(key, place)))
        mine = None if own is None else _ranked(own, names, ahead.get(tuple(own[one.name] for one in keys)))
        return Page(lines, count, mine)

    async def played_in(self, server: int, season: str) -> dict[str, Total]:
        """Give what was played in a server in a month, by game, the most played first. The sum is under ``""``."""
        here = and_(seasons.c.server == server, seasons.c.season == season)
        rows = await self.database.all(select(seasons).where(here))
        rows.sort(key=lambda row: (-row["rounds"], row["game"]))
        return {row["game"]: Total(row["rounds"], row["matches"]) for row in rows}

    async def months(self, server: int) -> list[str]:
        """Give the last months in which something was played in a server, the newest first."""
        here = and_(seasons.c.server == server, seasons.c.game == ALL, seasons.c.season != ALL)
        newest = select(seasons.c.season).where(here).order_by(seasons.c.season.desc()).limit(MONTHS_OFFERED)
        return [str(row["season"]) for row in await self.database.all(newest)]

    async def accounts(self, server: int, person: int) -> dict[str, Standing]:
        """Give a person's all-time accounts by game. All games together are under ``""``."""
        here = and_(standings.c.server == server, standings.c.season == ALL)
        games = select(seasons.c.game).where(and_(seasons.c.server == server, seasons.c.season == ALL))
        mine = and_(here, standings.c.game.in_(games), standings.c.person == person)
        rows = await self.database.all(select(standings).where(mine))
        return {row["game"]: _made(Standing, row) for row in sorted(rows, key=lambda row: -row["rounds"])}

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

    async def podium_told(self, server: int, season: str) -> None:
        """Note that the podiums of this month and earlier months need not be announced any more."""
        past = select(seasons.c.server, seasons.c.season).where(
            and_(seasons.c.server == server, seasons.c.game == ALL, seasons.c.season > ALL, seasons.c.season <= season)
        )
        async with self.database.writing() as connection:
            await connection.execute(
                self.database.insert(podiums).from_select(["server", "season"], past).on_conflict_do_nothing()
            )

    # results

    async def recount_if_needed(self) -> None:
        """Compute all accounts, if there are results but no accounts yet."""
        async with self.database.reading() as connection:
            has = (await connection.execute(select(rounds.c.round).where(rounds.c.measure != "").limit(1))).first()
            counted = (await connection.execute(select(seasons.c.game).limit(1))).first()
        if has and not counted:
            log.info("computing standings and ratings from the results, once")
            await self.recount()

    async def recount(self, server: int | None = None) -> None:
        """Compute all accounts again, or those of a server, in the order in which rounds and matches ended."""
        async with self.database.writing() as connection:
            await self._recount(connection, server)

    async def void(self, number: int, at: float | None, by: int | None, deed: Row) -> bool:
        """Make a finished match void, since a real time and by order of a person; None: it counts again. The accounts
        of its server are computed again. ``deed`` is the row of the audit.

        Gives False if there is no such match, or it was void, or counted, already.
        """
        before = matches.c.voided.is_(None) if at is not None else matches.c.voided.is_not(None)
        there = and_(matches.c.table_id == number, before)
        async with self.database.writing() as connection:
            found = await connection.execute(select(matches.c.server).where(there))
            server = found.scalar()
            if server is None:
                return False
            await connection.execute(update(matches).where(there).values(voided=at, voided_by=by))
            await connection.execute(update(places).where(places.c.table_id == number).values(rating=None))
            await self._recount(connection, server)
            await connection.execute(audit.insert(), deed)
            return True

    async def restart(self, server: int, season: str, at: float, deed: Row) -> None:
        """Start a season anew: what has ended before this real time does not count in it. ``deed`` is the row of the
        audit.
        """
        async with self.database.writing() as connection:
            await self.database.upsert(connection, restarts, {"server": server, "season": season}, {"at": at})
            for table in (standings, scores, seasons):
                await connection.execute(delete(table).where(and_(table.c.server == server, table.c.season == season)))
            await connection.execute(audit.insert(), deed)

    async def restarted(self, server: int, season: str) -> float | None:
        """Give when a season was started anew, in real time. None if it was not."""
        row = await self.database.one(
            select(restarts.c.at).where(and_(restarts.c.server == server, restarts.c.season == season))
        )
        return float(row["at"]) if row else None

    async def _recount(self, connection: AsyncConnection, only: int | None) -> None:
        """Compute accounts again in a transaction: of one server, or of all."""
        books: defaultdict[int, _Book] = defaultdict(_Book)
        rated: list[Row] = []
        happened = [
            *await _rounds(connection, only),
            *await _matches(connection, only),
            *await _restarts(connection, only),
        ]
        happened.sort(key=lambda one: one.at)  # at the same moment rounds, matches, seasons
        for _, server, number, game, what in happened:
            match what:
                case RoundResult():
                    books[server].round(game, what)
                case MatchResult():
                    rated += _ratings(number, books[server].match(game, what))
                case season:
                    books[server].restart(season)
        for table in (standings, scores, seasons):
            await connection.execute(delete(table).where(_of(table, only)))
        for server, book in books.items():
            for table, rows in book.rows(server):
                for begin in range(0, len(rows), ROWS_A_STATEMENT):
                    await connection.execute(insert(table), rows[begin : begin + ROWS_A_STATEMENT])
        if rated:
            await _RATED.execute_all(connection, rated)

    async def count_round(self, connection: AsyncConnection, server: int, game: str, result: RoundResult) -> None:
        """Add a round to the accounts, in the transaction that saves it."""
        book = await self._open_book(connection, server, game, result.at, [one.person for one in result.scores])
        book.round(game, result)
        await self._close_book(connection, server, book)

    async def count_match(
        self, connection: AsyncConnection, number: int, server: int, game: str, result: MatchResult
    ) -> None:
        """Add a match to the accounts, in the transaction that saves it."""
        book = await self._open_book(connection, server, game, result.at, [one.person for one in result.places])
        ratings = _ratings(number, book.match(game, result))
        await self._close_book(connection, server, book)
        if ratings:
            await _RATED.execute_all(connection, ratings)

    async def _open_book(
        self, connection: AsyncConnection, server: int, game: str, at: float, who: Iterable[int | None]
    ) -> _Book:
        """Load the accounts that a result changes."""
        book = _Book()
        which, mine = scopes(game, at), [person for person in who if person is not None]

        async def rows(table: Table) -> Sequence[RowMapping]:
            here = [table.c.server == server]
            here += [table.c[name].in_({getattr(one, name) for one in which}) for name in Scope._fields]
            here += [table.c.person.in_(mine)] if "person" in table.c else []
            return (await connection.execute(select(table).where(and_(*here)))).mappings().all()

        for row in await rows(standings):
            book.standings[_Whose(*(row[name] for name in _Whose._fields))] = _made(Standing, row)
        for row in await rows(scores):
            book.scores[_WhosePoints(*(row[name] for name in _WhosePoints._fields))] = _made(Score, row)
        for row in await rows(seasons):
            book.totals[Scope(*(row[name] for name in Scope._fields))] = _made(Total, row)
        return book

    async def _close_book(self, connection: AsyncConnection, server: int, book: _Book) -> None:
        for table, rows in book.rows(server):
            if rows:
                await saving(self.database.insert, table, tuple(rows[0])).execute_all(connection, rows)


_KEPT = ("round", "seed", "ended", "measure", "lowest", "version")
_TOLD = ("round", "seed", "at", "measure", "lowest", "version")
"""The columns of a round, and the names of these values in a result."""


@cache
def saving(insert: Inserting, table: Table, columns: Sequence[str]) -> FrequentStatement:
    """What inserts rows with these columns, or replaces the rows that have the same keys."""
    key, put = [column.name for column in table.primary_key], insert(table)
    set_ = {name: put.excluded[name] for name in columns if name not in key}
    return FrequentStatement(put.on_conflict_do_update(index_elements=key, set_=set_))


_RATED = FrequentStatement(
    update(places)
    .where(and_(places.c.table_id == bindparam("number"), places.c.person == bindparam("whose")))
    .values(rating=bindparam("now"))
)


class _Whose(NamedTuple):
    """Of whom an account is, in which scope."""

    season: str
    game: str
    person: int


class _WhosePoints(NamedTuple):
    """The same of points, which are those of one measure."""

    season: str
    game: str
    measure: str
    person: int


Account = TypeVar("Account", Standing, Score, Total)


class _Book:
    """Accounts of a server while results are added to them."""

    def __init__(self) -> None:
        self.standings: defaultdict[_Whose, Standing] = defaultdict(Standing)
        self.scores: defaultdict[_WhosePoints, Score] = defaultdict(Score)
        self.totals: defaultdict[Scope, Total] = defaultdict(Total)

    def round(self, game: str, result: RoundResult) -> None:
        """Add a finished round."""
        if not result.measure:
            return
        count_round(result, game, self._standing, self._score)
        for scope in scopes(game, result.at):
            self.totals[scope].rounds += 1

    def match(self, game: str, result: MatchResult) -> dict[int, float]:
        """Add a finished match. Gives the new all-time ratings."""
        for scope in scopes(game, result.at):
            self.totals[scope].matches += 1
        return count_match(result, game, self._standing)

    def restart(self, season: str) -> None:
        """Start a season anew: what it has so far does not count."""
        self.standings = defaultdict(
            Standing, {key: one for key, one in self.standings.items() if key.season != season}
        )
        self.scores = defaultdict(Score, {key: one for key, one in self.scores.items() if key.season != season})
        self.totals = defaultdict(Total, {key: one for key, one in self.totals.items() if key.season != season})

    def rows(self, server: int) -> list[tuple[Table, list[Row]]]:
        """Give all accounts as rows, by database table."""
        return [
            (standings, [_row(server, *one) for one in self.standings.items()]),
            (scores, [_row(server, *one) for one in self.scores.items()]),
            (seasons, [_row(server, *one) for one in self.totals.items()]),
        ]

    def _standing(self, scope: Scope, person: int) -> Standing:
        return self.standings[_Whose(*scope, person)]

    def _score(self, scope: Scope, measure: str, person: int) -> Score:
        return self.scores[_WhosePoints(*scope, measure, person)]


class _Happened(NamedTuple):
    """What changes the accounts of a server: a round, a match, or a season that is started anew."""

    at: float
    server: int
    number: int
    game: str
    what: RoundResult | MatchResult | str


def _of(table: Table, server: int | None) -> ColumnElement[bool]:
    """A condition for the rows of a server, or of all."""
    return true() if server is None else table.c.server == server


async def _voided(connection: AsyncConnection, server: int | None) -> set[int]:
    """Give the matches that are void by order of somebody."""
    void = select(matches.c.table_id).where(and_(_of(matches, server), matches.c.voided.is_not(None)))
    return {*(await connection.execute(void)).scalars()}


async def _rounds(connection: AsyncConnection, server: int | None) -> list[_Happened]:
    """Give the finished rounds, without those of void matches."""
    voided = await _voided(connection, server)
    given: defaultdict[tuple[int, int], list[RoundScore]] = defaultdict(list)
    scored = select(*(points.c[name] for name in ("table_id", "round", "seat", "person", "points", "won")))
    scored = scored.where(_of(points, server)).order_by(points.c.seat)
    for number, which, seat, person, gained, won in await connection.execute(scored):
        given[number, which].append(RoundScore(seat, person, gained, 0, won))
    asked = select(rounds.c.table_id, rounds.c.server, rounds.c.game, *(rounds.c[name] for name in _KEPT))
    found = []
    for number, where, game, *kept in await connection.execute(asked.where(_of(rounds, server))):
        told = dict(zip(_TOLD, kept, strict=True))
        result = RoundResult(**told, scores=given[number, told["round"]], match_winners=(), feats={})
        if number not in voided:
            found.append(_Happened(result.at, where, number, game, result))
    return found


async def _matches(connection: AsyncConnection, server: int | None) -> list[_Happened]:
    """Give the finished matches. No place of a void one counts."""
    voided = await _voided(connection, server)
    placed: defaultdict[int, list[PlaceTaken]] = defaultdict(list)
    came = select(places.c.table_id, *(places.c[name] for name in PlaceTaken._fields))
    for number, *place in await connection.execute(came.where(_of(places, server)).order_by(places.c.seat)):
        one = PlaceTaken(*place)
        placed[number].append(one._replace(counted=False) if number in voided else one)
    over = select(*(matches.c[name] for name in ("table_id", "server", "game", "ended", "rounds")))
    return [
        _Happened(ended, where, number, game, MatchResult(ended, lasted, placed[number]))
        for number, where, game, ended, lasted in await connection.execute(over.where(_of(matches, server)))
    ]


async def _restarts(connection: AsyncConnection, server: int | None) -> list[_Happened]:
    """Give the seasons that were started anew."""
    asked = select(restarts.c.at, restarts.c.server, restarts.c.season).where(_of(restarts, server))
    return [_Happened(at, where, 0, "", season) for at, where, season in await connection.execute(asked)]


def _row(server: int, key: Scope | _Whose | _WhosePoints, account: Account) -> Row:
    return {"server": server, **key._asdict(), **{name: getattr(account, name) for name in account.__slots__}}


def _made(kind: type[Account], row: Row | RowMapping) -> Account:
    return kind(**{one.name: row[one.name] for one in fields(kind)})


def _ratings(number: int, ratings: dict[int, float]) -> list[Row]:
    return [{"number": number, "whose": person, "now": rating} for person, rating in ratings.items()]


def _sorted_by(ladder: Ladder) -> tuple[Table, list[Column[float]]]:
    """Give the database table of a leaderboard, and the columns to sort by, the highest first."""
    if ladder.by == POINTS:
        return scores, [scores.c.merit]
    keys: dict[str, list[Column[float]]] = {
        RATING: [standings.c.rating],
        WINS: [standings.c.matches_won, standings.c.won],
        PLACINGS: [standings.c.placing],
    }
    return standings, keys[ladder.by]


def _where(kept: Table, ladder: Ladder) -> ColumnElement[bool]:
    here = [kept.c.server == ladder.server, kept.c.season == ladder.season, kept.c.game == ladder.game]
    return and_(*here, *([kept.c.measure == ladder.measure] if ladder.by == POINTS else []))


def _ranked(row: Row, names: dict[int, tuple[str, bool]], ahead: int | None) -> Ranked:
    person = int(row["person"])
    name, gone = names.get(person, ("?", False))
    return Ranked(None if ahead is None else ahead + 1, person, name, row, gone)


async def _names(connection: AsyncConnection, server: int, who: Sequence[int]) -> dict[int, tuple[str, bool]]:
    """Give what people are called in a server, and whether they have left it."""
    if not who:
        return {}
    asked = select(people.c.id, called_in(server), gone_from(server)).where(people.c.id.in_(set(who)))
    rows = await connection.execute(asked)
    return {int(number): (str(name), bool(gone)) for number, name, gone in rows.all()}
