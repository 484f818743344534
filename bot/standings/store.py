"""Standings in a server: accounts that are updated with every result, and the pages of a leaderboard.

The accounts can be reckoned anew from the results at any time (``recount.py``). An index gives the rows of a page and
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

from bot.standings.accounts import ALL, Standing, Total, account, season_of
from bot.standings.rating import from_sort_value
from bot.store.database import Database, Row
from bot.store.schema import nicknames, people, podiums, scores, seasons, servers, standings

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
        board = _board(ladder.by)
        which = {name: getattr(ladder, name) for name in board.scope}
        async with self.database.reading() as connection:
            mine = (await connection.execute(board.mine, which | {"me": me})).mappings().first()
            if mine is None:
                return Page([], 0, None)  # nothing was played in this server
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
        return Page(lines, count, own)

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
