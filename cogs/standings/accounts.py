"""People's accounts in a server, and how results are added to them.

A result counts for its month and for all time, for its game and for all games. Ratings exist for single games only.
What is counted is counted among people; matches against computer players alone have a count of their own.

New results are added to the saved accounts in the transaction that saves the results. A round only adds to sums,
which the database does without being asked for them before. A match is rated, so the accounts of its people are read
first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, fields
from functools import cache
from typing import Generic, NamedTuple, TypeVar

from sqlalchemy import (
    ColumnElement,
    Float,
    RowMapping,
    Select,
    Table,
    and_,
    bindparam,
    case,
    cast,
    delete,
    literal_column,
    null,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql.base import ReadOnlyColumnCollection
from sqlalchemy.sql.elements import KeyedColumnElement

from bot.matches.results import MatchResult, PlaceTaken, RoundResult, among_people
from bot.store.database import Database, Inserting, Row
from bot.store.drivers import FrequentQuery, FrequentStatement
from bot.store.schema import meetings, places, rivals, scores, seasons, standings
from bot.time import season_of
from cogs.standings.rating import (
    Circle,
    KnownOfPeople,
    Meeting,
    Strength,
    displayed_rating,
    from_sort_value,
    is_settled,
    rate,
    record_meetings,
    sides_of,
    sort_value,
)

COUNTS_FROM = 5
"""How many matches, or rounds for points, a person must have played before a mean is shown."""
ALL = ""
"""Stands for all time, or all games."""


class Scope(NamedTuple):
    """The month (``YYYY-MM``, UTC) and game that an account is for."""

    season: str
    game: str


class Holder(NamedTuple):
    """Whose account it is, in which scope."""

    season: str
    game: str
    person: int


class PointsHolder(NamedTuple):
    """The same of points, which are those of one measure."""

    season: str
    game: str
    measure: str
    person: int


class Pair(NamedTuple):
    """A person and another one, in a game."""

    game: str
    person: int
    other: int


@dataclass(slots=True)
class Standing(Strength):
    """A person's account in a scope. The strength of a month is that of the month alone; whom somebody has met is kept
    with the one of all time.
    """

    rounds: int = 0
    won: int = 0
    matches: int = 0
    matches_won: int = 0
    seconds: int = 0
    thirds: int = 0
    beaten: float = 0.0
    streak: int = 0
    best_streak: int = 0
    solo: int = 0
    """Matches against computer players alone, and how many of them were won."""
    solo_won: int = 0
    uncounted: int = 0
    """Matches that do not count: they are in the history, and nowhere else."""
    rating: float | None = None
    """What lists are sorted by (``sort_value``)."""
    placing: float | None = None

    def finish(self, place: int, beaten: float) -> None:
        """Add a match: the place among people, and the share of the others who were placed behind."""
        self.matches += 1
        self.beaten += beaten
        self.matches_won += place == 1
        self.seconds += place == 2
        self.thirds += place == 3
        self.streak = self.streak + 1 if place == 1 else 0
        self.best_streak = max(self.best_streak, self.streak)
        if self.matches >= COUNTS_FROM:
            self.placing = self.beaten / self.matches


@dataclass(slots=True)
class Score:
    """A person's points in a scope, all of the same measure."""

    rounds: int = 0
    points: int = 0
    merit: float | None = None

    def add(self, points: int, *, lowest: bool) -> None:
        """Add the points of a round."""
        self.rounds += 1
        self.points += points
        if self.rounds >= COUNTS_FROM:
            mean = self.points / self.rounds
            self.merit = -mean if lowest else mean


@dataclass(slots=True)
class Total(Circle):
    """How many rounds and matches were played in a scope, and whom people usually meet."""

    rounds: int = 0
    matches: int = 0


@dataclass(slots=True)
class Rivalry:
    """How often a person was placed before another, and behind."""

    ahead: int = 0
    behind: int = 0
    lead: int = 0


Key = TypeVar("Key", Scope, Holder, PointsHolder, Pair)
Account = TypeVar("Account", Standing, Score, Total, Meeting, Rivalry)


class Shelf(Generic[Key, Account]):
    """Accounts of one kind by their keys, and the database table in which they are saved."""

    def __init__(self, table: Table, key: type[Key], kind: type[Account]) -> None:
        self.table = table
        self._key: type[Key] = key
        self._kind: type[Account] = kind
        self._columns = [one.name for one in fields(kind)]
        self._held: dict[Key, Account] = {}
        self._touched: set[Key] = set()

    def __getitem__(self, key: Key) -> Account:
        """An account, which is a new one if there was none. Whoever takes it may change it."""
        self._touched.add(key)
        held = self._held.get(key)
        if held is None:
            held = self._held[key] = self._kind()
        return held

    def load(self, rows: Iterable[Row]) -> None:
        """Put saved accounts here."""
        for row in rows:
            key = self._key(*(row[name] for name in self._key._fields))
            self._held[key] = self._kind(**{name: row[name] for name in self._columns})

    def rows(self, server: int, columns: Sequence[str] = ()) -> list[Row]:
        """Return the accounts as rows, with all columns or these. People who were erased are left out."""
        return _rows(self._held.items(), server, columns or self._columns)

    def leave_equal(self, saved: Iterable[RowMapping]) -> list[Row]:
        """Pass over the accounts that are saved as they are here. Gives the keys of saved rows that have no account."""
        gone: list[Row] = []
        for row in saved:
            key = self._key(*(row[name] for name in self._key._fields))
            held = self._held.get(key)
            if held is None:
                gone.append(key._asdict())
            elif all(getattr(held, name) == row[name] for name in self._columns):
                self._touched.discard(key)
        return gone

    def has(self, key: Row) -> bool:
        """Whether there is an account of this key."""
        return self._key(**key) in self._held

    def take_touched(self, server: int, most: int) -> list[Row]:
        """Give accounts that may have changed since they were last given, so many at most, as rows. Who was erased is
        left out.
        """
        taken = [self._touched.pop() for _ in range(min(most, len(self._touched)))]
        return _rows([(key, self._held[key]) for key in taken], server, self._columns)

    @property
    def all_taken(self) -> bool:
        """Whether all that may have changed was given."""
        return not self._touched

    def forget(self, most: int) -> Iterator[None]:
        """Forget all accounts, so many at a time: to free all of them at once would take long."""
        while self._held:
            for _ in range(min(most, len(self._held))):
                self._touched.discard(self._held.popitem()[0])
            yield


SomeShelf = (
    Shelf[Holder, Standing]
    | Shelf[PointsHolder, Score]
    | Shelf[Scope, Total]
    | Shelf[Pair, Meeting]
    | Shelf[Pair, Rivalry]
)


def _rows(accounts: Iterable[tuple[Key, Account]], server: int, columns: Sequence[str]) -> list[Row]:
    return [
        {"server": server, **key._asdict(), **{name: getattr(held, name) for name in columns}}
        for key, held in accounts
        if getattr(key, "person", 0) >= 0 and getattr(key, "other", 0) >= 0
    ]


class Book:
    """Accounts of a server while results are added to them. Somebody who was erased has one too while they are reckoned
    anew, which is not saved: the ratings of others follow from it.

    ``restarts`` says which seasons were started anew, and when, in real time. What has ended before does not count in
    them.
    """

    def __init__(self, restarts: Mapping[str, float] | None = None) -> None:
        self._restarts = restarts or {}
        self.standings = Shelf(standings, Holder, Standing)
        self.scores = Shelf(scores, PointsHolder, Score)
        self.totals = Shelf(seasons, Scope, Total)
        self.meetings = Shelf(meetings, Pair, Meeting)
        self.rivals = Shelf(rivals, Pair, Rivalry)

    @property
    def shelves(self) -> Sequence[SomeShelf]:
        """All accounts, by kind."""
        return self.standings, self.scores, self.totals, self.meetings, self.rivals

    def add_round(self, game: str, result: RoundResult) -> None:
        """Add a finished round. Points count only within a game and a measure."""
        if not result.measure:
            return
        for scope in self._scopes(game, result.at):
            self.totals[scope].rounds += 1
            for one in result.scores if result.among_people else ():
                if one.person is None:
                    continue
                mine = self.standings[Holder(*scope, one.person)]
                mine.rounds += 1
                mine.won += one.won
                if scope.game != ALL:
                    holder = PointsHolder(*scope, result.measure, one.person)
                    self.scores[holder].add(one.points, lowest=result.lowest)

    def add_match(self, game: str, result: MatchResult) -> dict[int, float]:
        """Add a finished match. Gives the new all-time rating of each person who was rated."""
        result = result._replace(places=sorted(result.places))  # sums come out the same in each order of seats
        placed = among_people(result.places)
        for scope in self._scopes(game, result.at):
            self.totals[scope].matches += 1
            for one in result.places:
                if one.who is None:
                    continue
                mine = self.standings[Holder(*scope, one.who)]
                if not one.counted:
                    mine.uncounted += 1
                elif one.seat in placed:
                    mine.finish(*placed[one.seat])
                else:
                    mine.solo += 1
                    mine.solo_won += one.place == 1
        self._rivals(game, result.places)
        return self._rate(game, result)

    def _seasons(self, at: float) -> list[str]:
        """The seasons in which a result of this real time counts: all time, and its month."""
        month = season_of(at)
        return [ALL] if at <= self._restarts.get(month, float("-inf")) else [ALL, month]

    def _scopes(self, game: str, at: float) -> list[Scope]:
        """The scopes in which a result of this game at this time counts."""
        seasons = self._seasons(at)
        return [scope for scope in scopes(game, at) if scope.season in seasons]

    def _rivals(self, game: str, places: Sequence[PlaceTaken]) -> None:
        counted = [(one.who, one) for one in places if one.counted and one.who is not None]
        for who, one in counted:
            for whom, other in counted:
                if one.side == other.side:
                    continue
                ahead, behind = int(one.place < other.place), int(one.place > other.place)
                for some in (ALL, game):
                    rivalry = self.rivals[Pair(some, who, whom)]
                    rivalry.ahead += ahead
                    rivalry.behind += behind
                    rivalry.lead += ahead - behind

    def _rate(self, game: str, result: MatchResult) -> dict[int, float]:
        """Rate a match, for all time and for its month. It weighs the same in both."""
        sides = sides_of(result)
        if not sides:
            return {}
        ever = Scope(ALL, game)
        circle = self.totals[ever]

        def strength(who: int, season: str = ALL) -> Standing:
            return self.standings[Holder(season, game, who)]

        def meeting(who: int, other: int) -> Meeting:
            return self.meetings[Pair(game, who, other)]

        weights = record_meetings(sides, KnownOfPeople(strength, meeting, circle))
        found: dict[int, float] = {}
        for season in self._seasons(result.at):
            at = result.at if season == ALL else 0.0
            mine = {who: strength(who, season) for members in sides.values() for one in members if (who := one.who)}
            before = {who: (each.mu, each.deviation_at(at)) for who, each in mine.items()}
            after = before | rate(sides, result.rounds, before, weights)
            for who in weights:
                each = mine[who]
                (each.mu, each.sigma), each.since = after[who], at
                each.rated += season != ALL  # the other one was counted when it was weighed
                was = each.rating is not None and not from_sort_value(each.rating, at)[1]
                settled = is_settled(each.sigma, circle.share(strength(who)), was=was)
                each.rating = sort_value(each.mu, each.sigma, each.since, settled=settled)
                if season == ALL:
                    found[who] = displayed_rating(each.mu, each.sigma)
        return found


def scopes(game: str, at: float) -> list[Scope]:
    """Return the scopes in which a result of this game at this time counts."""
    return [Scope(season, some) for season in (ALL, season_of(at)) for some in (ALL, game)]


def account(kind: type[Account], row: Row | RowMapping) -> Account:
    return kind(**{one.name: row[one.name] for one in fields(kind)})


New = ReadOnlyColumnCollection[str, KeyedColumnElement[float]]
Made = Callable[[New], ColumnElement[float]]
"""The values of a new row, and what makes of them what is saved."""


class AccountStore:
    """Adds results to accounts. Every method is a part of the caller's transaction."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def count_round(self, connection: AsyncConnection, server: int, game: str, result: RoundResult) -> None:
        """Add a round to the accounts."""
        book = Book()
        book.add_round(game, result)
        insert, merit = self.database.insert, (("merit", _fewest if result.lowest else _most),)
        won, gained, played = ("rounds", "won"), ("rounds", "points"), ("rounds",)
        await adding(insert, standings, won).execute_all(connection, book.standings.rows(server, won))
        await adding(insert, scores, gained, merit).execute_all(connection, book.scores.rows(server, gained))
        await adding(insert, seasons, played).execute_all(connection, book.totals.rows(server, played))

    async def count_match(
        self, connection: AsyncConnection, number: int, server: int, game: str, result: MatchResult
    ) -> None:
        """Add a match to the accounts, and note the ratings after it with its places."""
        book = Book()
        here = {"server": server, "now": scopes(game, result.at)[-1].season, "game": game}
        people = [one.person for one in result.places if one.person is not None]
        book.totals.load(await _SEASONS.all(connection, here))
        for person in people:
            book.standings.load(await _STANDINGS.all(connection, {**here, "person": person}))
            for other in people:
                pair = {"server": server, "game": game, "person": person, "other": other}
                book.meetings.load(await _MEETINGS.all(connection, pair))
        ratings = book.add_match(game, result)
        for shelf in book.shelves:
            table, rows = shelf.table, shelf.rows(server)
            if not rows:
                continue
            if table is rivals:  # these were not read: what the book has is what is to be added
                put = adding(self.database.insert, rivals, ("ahead", "behind", "lead"))
            else:
                put = saving(self.database.insert, table, tuple(rows[0]))
            await put.execute_all(connection, rows)
        await rate_places(connection, [(number, who, rating) for who, rating in ratings.items() if who in people])


async def rate_places(connection: AsyncConnection, new: Iterable[tuple[int, int, float]]) -> None:
    """Note with places the ratings after their matches: by table and person."""
    rows = [{"number": number, "whose": person, "now": rating} for number, person, rating in new]
    await _RATED.execute_all(connection, rows)


@cache
def saving(insert: Inserting, table: Table, columns: Sequence[str]) -> FrequentStatement:
    """A statement that inserts rows with these columns, and replaces rows that have the same key."""
    key, put = [column.name for column in table.primary_key], insert(table)
    set_ = {name: put.excluded[name] for name in columns if name not in key}
    return FrequentStatement(put.on_conflict_do_update(index_elements=key, set_=set_))


@cache
def removing(table: Table) -> FrequentStatement:
    """A statement that deletes the row with a key."""
    return FrequentStatement(delete(table).where(and_(*(one == bindparam(one.name) for one in table.primary_key))))


@cache
def adding(
    insert: Inserting, table: Table, sums: Sequence[str], more: Sequence[tuple[str, Made]] = ()
) -> FrequentStatement:
    """A statement that inserts rows. Where a row with the same key exists, ``sums`` are added to it, and ``more`` gives
    a formula for other columns. The remaining columns of a new row are those of a new account.
    """
    key, given = [column.name for column in table.primary_key], {*sums, *(name for name, _ in more)}
    rest = {name: value for name, value in NEW.get(table, {}).items() if name not in given}
    new: dict[str, ColumnElement[object]] = {name: literal_column(repr(value)) for name, value in rest.items()}
    put = insert(table).values(new) if new else insert(table)
    set_ = {name: table.c[name] + put.excluded[name] for name in sums}
    set_ |= {name: made(put.excluded) for name, made in more}
    return FrequentStatement(put.on_conflict_do_update(index_elements=key, set_=set_))


def _most(new: New) -> ColumnElement[float]:
    """The points a round, from enough rounds on."""
    rounds = scores.c.rounds + new["rounds"]
    mean = cast(scores.c.points + new["points"], Float) / rounds
    return case((rounds >= COUNTS_FROM, mean), else_=null())


def _fewest(new: New) -> ColumnElement[float]:
    """The same where few points are good."""
    return -_most(new)


def _non_empty_columns(account: Standing | Total) -> dict[str, object]:
    """The columns of an account that are not empty."""
    return {name: value for name, value in asdict(account).items() if value is not None}


NEW: Mapping[Table, Mapping[str, object]] = {
    standings: _non_empty_columns(Standing()),
    seasons: _non_empty_columns(Total()),
}
"""The columns of new accounts."""


def _select_in_scopes(table: Table) -> Select[tuple[object, ...]]:
    """The accounts of a table in the scopes in which a result counts."""
    here = [table.c.server == bindparam("server"), table.c.season.in_(("", bindparam("now")))]
    return select(table).where(and_(*here, table.c.game.in_(("", bindparam("game")))))


_SEASONS = FrequentQuery(_select_in_scopes(seasons))
_STANDINGS = FrequentQuery(_select_in_scopes(standings).where(standings.c.person == bindparam("person")))
_MEETINGS = FrequentQuery(
    select(meetings).where(
        and_(*(meetings.c[name] == bindparam(name) for name in ("server", "game", "person", "other")))
    )
)
_RATED = FrequentStatement(
    update(places)
    .where(and_(places.c.table_id == bindparam("number"), places.c.person == bindparam("whose")))
    .values(rating=bindparam("now"))
)
