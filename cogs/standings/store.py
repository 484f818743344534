"""What people have won in a server: leaderboards as they are read; and statistics, updated with each result: the cards
that people lay, the debts they drew, whom they beat. An index gives the rows of a page and the places.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import sqrt
from typing import NamedTuple, Self

import sqlalchemy
from sqlalchemy import (
    ColumnElement,
    FromClause,
    RowMapping,
    Select,
    and_,
    bindparam,
    case,
    delete,
    exists,
    func,
    literal,
    select,
    tuple_,
    union_all,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.matches.results import Feats
from bot.store.database import Database, Row
from bot.store.people import name_column
from bot.store.schema import (
    announced,
    favourites,
    feats,
    matches,
    nicknames,
    people,
    places,
    points,
    rivals,
    rounds,
    scores,
    seasons,
    servers,
    standings,
)
from bot.tables.table import PLAYED_ALONE
from bot.time import DAY, season_of
from cogs.people.announcer import is_announced
from cogs.standings.accounts import ALL, New, Standing, Total, account, adding
from cogs.standings.rating import from_sort_value

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


PODIUM, RECOMPUTED = "podium", "recomputed"
"""Kinds of announcements: the best of a month; and which month's was the last one before a migration had the ratings
computed again.
"""


class StandingsStore:
    """The accounts of people. Every public method is one transaction."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def leaders(self, ladder: Ladder, me: int, *, page: int, size: int) -> LadderPage:
        """Return a page of a leaderboard, counted from 0, and the line of ``me``."""
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

        def rank_row(row: Row, before: int | None) -> Ranked:
            left = sum(one > board.key(row) for one in gone) if before is not None else 0
            return _ranked(ladder, row, None if before is None else before - left)

        lines = [rank_row(row, ahead.setdefault(board.key(row), place)) for place, row in enumerate(rows, page * size)]
        own = None
        if mine["person"] is not None:
            own = rank_row(dict(mine), int(mine["ahead"]) if mine["is_listed"] else None)
        return LadderPage(lines, count, own)

    async def totals_in_month(self, server: int, season: str) -> dict[str, Total]:
        """Return what was played in a server in a month, by game, the most played first. The sum is under ``""``."""
        return (await self.recent_totals(server, season))[0]

    async def recent_totals(self, server: int, season: str) -> tuple[dict[str, Total], list[str]]:
        """Return the same, and the last months in which something was played in the server, the newest first."""
        async with self.database.reading() as connection:
            asked = {"server": server, "season": season, "most": MONTHS_OFFERED}
            rows = (await connection.execute(_PLAYED, asked)).mappings().all()
        of_season = sorted((row for row in rows if not row["month"]), key=lambda row: (-row["rounds"], row["game"]))
        months = sorted((str(row["season"]) for row in rows if row["month"]), reverse=True)
        return {row["game"]: account(Total, row) for row in of_season}, months

    async def accounts(self, server: int, person: int) -> dict[str, Standing]:
        """Return a person's all-time accounts by game. All games together are under ``""``."""
        here = and_(standings.c.server == server, standings.c.season == ALL)
        games = select(seasons.c.game).where(and_(seasons.c.server == server, seasons.c.season == ALL))
        mine = and_(here, standings.c.game.in_(games), standings.c.person == person)
        rows = await self.database.all(select(standings).where(mine))
        return {row["game"]: account(Standing, row) for row in sorted(rows, key=_most_played_first)}

    # podiums

    async def list_due_podiums(self, now: float) -> list[tuple[int, str]]:
        """Return the servers whose last month with results has no announced podium yet, with that month."""
        last = season_of(now)
        told = is_announced(PODIUM, seasons.c.server, seasons.c.season)
        over = and_(seasons.c.game == ALL, seasons.c.season > ALL, seasons.c.season < last, ~told)
        rows = await self.database.all(
            select(seasons.c.server, func.max(seasons.c.season).label("season")).where(over).group_by(seasons.c.server)
        )
        return [(int(row["server"]), str(row["season"])) for row in rows]

    async def tells_of_recount(self, server: int) -> bool:
        """Whether no podium was announced since a migration had the ratings of a server computed again."""
        since = announced.alias()
        told = and_(since.c.kind == PODIUM, since.c.server == server, since.c.period > announced.c.period)
        recomputed = and_(announced.c.kind == RECOMPUTED, announced.c.server == server)
        untold = select(announced.c.server).where(recomputed, ~exists().where(told))
        return await self.database.one(untold) is not None


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


CHARTED_MATCHES = 50
"""How many of the last matches the chart shows."""


class Rival(NamedTuple):
    """Another person whom somebody met in matches: how often the person was placed before the other, and behind."""

    person: int
    name: str
    ahead: int
    behind: int


class FeatsInAll(NamedTuple):
    """What a person did in a game. ``card`` is the card laid most often; -1 if there is none."""

    debt: int
    silences: int
    card: int
    laid: int
    beats: Rival | None
    bows: Rival | None
    ratings: list[float]
    """The rating after each of the last matches against people, the oldest first."""


MONTH_S = 30.4 * DAY
PERIOD_S, AGO_S = MONTH_S, (12 * MONTH_S, 6 * MONTH_S, 3 * MONTH_S)
"""How long is *lately*; and with which time it is compared: a period around then, the oldest that differs."""
OLDEST_S = AGO_S[0] + PERIOD_S
TOLD_FROM_ROUNDS = 10
"""Of fewer rounds no mean is told."""


class Mean(NamedTuple):
    """A mean over rounds, and half of its interval of 95 %."""

    value: float
    error: float

    @classmethod
    def of(cls, numbers: Sequence[float]) -> Self:
        mean = sum(numbers) / len(numbers)
        spread = sum((one - mean) ** 2 for one in numbers) / (len(numbers) - 1)
        return cls(mean, 1.96 * sqrt(spread / len(numbers)))

    def differs(self, other: Mean) -> bool:
        """Whether the difference is more than chance."""
        return abs(self.value - other.value) > sqrt(self.error**2 + other.error**2)


class Then(NamedTuple):
    """How many mistakes a round it was so many months ago."""

    months: int
    mistakes: Mean


class RecentPlay(NamedTuple):
    """How somebody played in the last month, in so many ``rounds``: mistakes a round, and what they gave away and luck
    brought, in percent of a round won. ``then`` was different, where it was.
    """

    rounds: int
    mistakes: Mean
    gave: Mean
    luck: Mean
    then: Then | None

    @property
    def means(self) -> dict[str, Mean]:
        """What is told as a mean, by its name."""
        return {"mistakes": self.mistakes, "gave": self.gave, "luck": self.luck}


def _points_in(server: int) -> ColumnElement[bool]:
    """A condition for the points of a server, where these are looked for by the person. By the server, which has an
    index of its own, SQLite would read all that were ever made there.
    """
    return points.c.server + 0 == server


class StatisticsStore:
    """Counts of what people did. Every public method is one transaction."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def feats(self, server: int, game: str, person: int) -> FeatsInAll:
        """Return what a person did in a server, in a game or in all games (empty)."""

        def mine(table: sqlalchemy.Table) -> ColumnElement[bool]:
            return and_(table.c.server == server, table.c.game == game, table.c.person == person)

        async with self.database.reading() as connection:
            done = (await connection.execute(select(feats).where(mine(feats)))).mappings().first()
            most = select(favourites.c.card, favourites.c.laid).where(mine(favourites))
            most = most.order_by(favourites.c.laid.desc(), favourites.c.card.desc()).limit(1)
            card, laid = (await connection.execute(most)).first() or (-1, 0)
            met = select(rivals, name_column(server)).join(people, people.c.id == rivals.c.other).where(mine(rivals))
            first = met.order_by(rivals.c.lead.desc(), rivals.c.other.desc()).limit(1)
            last = met.order_by(rivals.c.lead, rivals.c.other).limit(1)
            beats = _rival((await connection.execute(first)).mappings().first(), 1)
            bows = _rival((await connection.execute(last)).mappings().first(), -1)
            rated = select(places.c.rating).where(
                and_(places.c.person == person, places.c.server == server, places.c.game == game)
            )
            newest = rated.order_by(places.c.ended.desc(), places.c.table_id.desc()).limit(CHARTED_MATCHES)
            ratings = [rating for rating in (await connection.execute(newest)).scalars() if rating is not None]
        debt, silences = (done["debt"], done["silences"]) if done else (0, 0)
        return FeatsInAll(debt, silences, card, laid, beats, bows, ratings[::-1])

    async def play_lately(self, server: int, game: str, person: int, now: float) -> RecentPlay | None:
        """Return how a person has played lately in a server, in a game or in all of them (empty), by the rounds that
        were taken apart; None if those are too few. ``now`` is real time.
        """
        mine = and_(_points_in(server), points.c.person == person, points.c.mistakes.is_not(None))
        theirs = points.c.game.not_in(PLAYED_ALONE) if game == ALL else points.c.game == game
        void = select(matches.c.table_id).where(and_(matches.c.server == server, matches.c.voided.is_not(None)))
        of_round = and_(rounds.c.table_id == points.c.table_id, rounds.c.round == points.c.round)
        query = select(rounds.c.ended, points.c.mistakes, points.c.gave, points.c.luck).join(rounds, of_round)
        query = query.where(and_(mine, theirs, points.c.table_id.not_in(void), rounds.c.ended > now - OLDEST_S))
        found = [(now - row["ended"], row) for row in await self.database.all(query)]
        lately = [row for age, row in found if age < PERIOD_S]
        if len(lately) < TOLD_FROM_ROUNDS:
            return None
        mistakes, then = Mean.of([row["mistakes"] for row in lately]), None
        for ago in AGO_S:
            before = [row["mistakes"] for age, row in found if abs(age - ago) < PERIOD_S / 2]
            if len(before) >= TOLD_FROM_ROUNDS and mistakes.differs(other := Mean.of(before)):
                then = Then(round(ago / MONTH_S), other)
                break
        gave, luck = (Mean.of([row[name] / 100 for row in lately]) for name in ("gave", "luck"))
        return RecentPlay(len(lately), mistakes, gave, luck, then)

    async def count_feats(
        self, connection: AsyncConnection, server: int, game: str, did: Mapping[int, Feats], times: int = 1
    ) -> None:
        """Count what people did in a game, in the transaction that saves it; with -1 ``times``: take it out again, but
        for the largest debt.
        """
        done: list[Row] = []
        cards: list[Row] = []
        for person, one in did.items():
            for some in (ALL, game):
                whose = {"server": server, "game": some, "person": person}
                done.append(whose | {"debt": one.debt, "silences": times * one.silences})
                cards += [whose | {"card": card, "laid": times * laid} for card, laid in sorted(one.laid.items())]
        await adding(self.database.insert, feats, ("silences",), _LARGEST_DEBT).execute_all(connection, done)
        await adding(self.database.insert, favourites, ("laid",)).execute_all(connection, cards)

    async def judge(self, connection: AsyncConnection, number: int, *, counts: bool) -> None:
        """Count what people did in a match, or take it out, in the transaction that says whether it ``counts``.

        Rounds of earlier versions stay counted: what was done in each of them is not known.
        """
        found: dict[tuple[int, str], dict[int, Feats]] = {}
        kept = points.c.server, points.c.game, points.c.person, points.c.debt, points.c.silences, points.c.laid
        known = and_(points.c.table_id == number, points.c.person.is_not(None), points.c.debt.is_not(None))
        for server, game, person, debt, silences, laid in (await connection.execute(select(*kept).where(known))).all():
            found.setdefault((server, game), {}).setdefault(person, Feats()).add(debt, silences, laid)
        for (server, game), did in found.items():
            await self.count_feats(connection, server, game, did, 1 if counts else -1)
            here = and_(favourites.c.server == server, favourites.c.game.in_((ALL, game)), favourites.c.person.in_(did))
            await connection.execute(delete(favourites).where(and_(here, favourites.c.laid <= 0)))
            for person in did:
                for some in (ALL, game):
                    await self._reckon_debt(connection, server, some, person)

    async def _reckon_debt(self, connection: AsyncConnection, server: int, game: str, person: int) -> None:
        """Reckon the largest debt of somebody anew. If it may have been in a round of an earlier version, it stays."""
        void = select(matches.c.table_id).where(and_(matches.c.server == server, matches.c.voided.is_not(None)))
        counted = [_points_in(server), points.c.person == person, points.c.table_id.not_in(void)]
        counted += [points.c.game == game] if game != ALL else []
        asked = select(func.max(points.c.debt), func.count() - func.count(points.c.debt)).where(and_(*counted))
        largest, unknown = (await connection.execute(asked)).one()
        if not unknown:
            mine = and_(feats.c.server == server, feats.c.game == game, feats.c.person == person)
            await connection.execute(update(feats).where(mine).values(debt=largest or 0))


def _largest(new: New) -> ColumnElement[int]:
    """An SQL expression: the larger of the saved debt and a new one."""
    return case((feats.c.debt < new["debt"], new["debt"]), else_=feats.c.debt)


_LARGEST_DEBT = (("debt", _largest),)


def _rival(row: RowMapping | None, way: int) -> Rival | None:
    """Return a rival, if the person was placed before them (or behind, by ``way``) more often than not."""
    if row is None or row["lead"] * way <= 0:
        return None
    return Rival(row["other"], row["name"], row["ahead"], row["behind"])
