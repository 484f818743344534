"""People's accounts in a server, and how results are added to them. The database is elsewhere.

A result counts for its month and for all time, for its game and for all games. Ratings exist for single games only.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeVar

from sqlalchemy import RowMapping, Table

from bot.standings.rating import ALL, Scope, Score, Standing, Total, count_match, count_round, scopes, season_of
from bot.standings.results import MatchResult, RoundResult
from bot.store.database import Row
from bot.store.schema import scores, seasons, standings


class Whose(NamedTuple):
    """Of whom an account is, in which scope."""

    season: str
    game: str
    person: int


class WhosePoints(NamedTuple):
    """The same of points, which are those of one measure."""

    season: str
    game: str
    measure: str
    person: int


Account = TypeVar("Account", Standing, Score, Total)


class Book:
    """Accounts of a server while results are added to them.

    ``restarts`` says which seasons were started anew, and when, in real time. What has ended before does not count in
    them.
    """

    def __init__(self, restarts: Mapping[str, float] | None = None) -> None:
        self._restarts = restarts or {}
        self._missed: Book | None = None
        """Where results go that do not count in their season, while there is such a result."""
        self.standings: defaultdict[Whose, Standing] = defaultdict(Standing)
        self.scores: defaultdict[WhosePoints, Score] = defaultdict(Score)
        self.totals: defaultdict[Scope, Total] = defaultdict(Total)

    def round(self, game: str, result: RoundResult) -> None:
        """Add a finished round."""
        if not result.measure:
            return
        self._open(result.at)
        count_round(result, game, self._standing, self._score)
        for scope in scopes(game, result.at):
            self._counting(scope.season).totals[scope].rounds += 1

    def match(self, game: str, result: MatchResult) -> dict[int, float]:
        """Add a finished match. Gives the new all-time ratings."""
        self._open(result.at)
        for scope in scopes(game, result.at):
            self._counting(scope.season).totals[scope].matches += 1
        return count_match(result, game, self._standing)

    def load(self, table: Table, rows: Sequence[RowMapping]) -> None:
        """Put saved accounts of a database table into the book."""
        for row in rows:
            if table is standings:
                self.standings[Whose(*(row[name] for name in Whose._fields))] = account(Standing, row)
            elif table is scores:
                self.scores[WhosePoints(*(row[name] for name in WhosePoints._fields))] = account(Score, row)
            else:
                self.totals[Scope(*(row[name] for name in Scope._fields))] = account(Total, row)

    def rows(self, server: int) -> list[tuple[Table, list[Row]]]:
        """Give all accounts as rows, by database table."""
        return [
            (standings, [_row(server, *one) for one in self.standings.items()]),
            (scores, [_row(server, *one) for one in self.scores.items()]),
            (seasons, [_row(server, *one) for one in self.totals.items()]),
        ]

    def _standing(self, scope: Scope, person: int) -> Standing:
        return self._counting(scope.season).standings[Whose(*scope, person)]

    def _score(self, scope: Scope, measure: str, person: int) -> Score:
        return self._counting(scope.season).scores[WhosePoints(*scope, measure, person)]

    def _open(self, at: float) -> None:
        """Begin with a result that ended at this real time."""
        self._missed = Book() if at <= self._restarts.get(season_of(at), float("-inf")) else None

    def _counting(self, season: str) -> Book:
        """Give the book in which the present result counts for this season, or all time."""
        return self if season == ALL or self._missed is None else self._missed


def account(kind: type[Account], row: Row | RowMapping) -> Account:
    """Make an account from its row."""
    return kind(**{name: row[name] for name in kind.__slots__})


def _row(server: int, key: Scope | Whose | WhosePoints, account: Account) -> Row:
    return {"server": server, **key._asdict(), **{name: getattr(account, name) for name in account.__slots__}}
