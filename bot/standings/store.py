"""Standings in a server: accounts that are updated with every result, and the pages of a leaderboard.

The accounts can be reckoned anew from the results at any time (``recount.py``). An index gives the rows of a page and
the places.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from sqlalchemy import (
    Column,
    ColumnElement,
    Table,
    and_,
    bindparam,
    func,
    select,
    tuple_,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.standings.accounts import Book, account
from bot.standings.rating import ALL, Scope, Standing, Total, scopes, season_of
from bot.standings.results import MatchResult, RoundResult
from bot.store.database import Database, Inserting, Row
from bot.store.people import called_in, gone_from
from bot.store.quick import FrequentStatement
from bot.store.schema import people, places, podiums, scores, seasons, standings

RATING, WINS, PLACINGS, POINTS = "rating", "wins", "placings", "points"
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
        return {row["game"]: account(Standing, row) for row in sorted(rows, key=lambda row: -row["rounds"])}

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
        ratings = book.match(game, result)
        await self._close_book(connection, server, book)
        await rate_places(connection, [(number, person, rating) for person, rating in ratings.items()])

    async def _open_book(
        self, connection: AsyncConnection, server: int, game: str, at: float, who: Iterable[int | None]
    ) -> Book:
        """Load the accounts that a result changes."""
        book = Book()
        which, mine = scopes(game, at), [person for person in who if person is not None]
        for table in (standings, scores, seasons):
            here = [table.c.server == server]
            here += [table.c[name].in_({getattr(one, name) for one in which}) for name in Scope._fields]
            here += [table.c.person.in_(mine)] if "person" in table.c else []
            book.load(table, (await connection.execute(select(table).where(and_(*here)))).mappings().all())
        return book

    async def _close_book(self, connection: AsyncConnection, server: int, book: Book) -> None:
        for table, rows in book.rows(server):
            if rows:
                await saving(self.database.insert, table, tuple(rows[0])).execute_all(connection, rows)


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


async def rate_places(connection: AsyncConnection, new: Iterable[tuple[int, int, float]]) -> None:
    """Note with places the ratings after their matches: by table and person."""
    rows = [{"number": number, "whose": person, "now": rating} for number, person, rating in new]
    await _RATED.execute_all(connection, rows)


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
