"""Adds results to people's accounts, one result at a time. The store saves the accounts.

A result counts for its month and for all time, for its game and for all games. Ratings exist for single games only.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import lru_cache, partial
from typing import NamedTuple

from openskill.models import PlackettLuce, PlackettLuceRating

from bot.standings.results import MatchResult, PlaceTaken, RoundResult
from bot.time import DAY

COUNTS_FROM = 5
"""How many matches, or rounds for points, a person must have played before a mean is shown."""
ALL = ""
"""Stands for all time, or all games."""
SCALE, MIDDLE = 40.0, 1000.0
"""Ratings begin at ``MIDDLE``. One unit of the rating model is shown as ``SCALE`` points."""
RATING = PlackettLuce()


class Scope(NamedTuple):
    """The month (``YYYY-MM``, UTC) and game that an account is for."""

    season: str
    game: str


@dataclass(slots=True)
class Standing:
    """A person's account in a scope."""

    rounds: int = 0
    won: int = 0
    matches: int = 0
    matches_won: int = 0
    seconds: int = 0
    thirds: int = 0
    beaten: float = 0.0
    streak: int = 0
    best_streak: int = 0
    rated: int = 0
    mu: float = RATING.mu
    sigma: float = RATING.sigma
    rating: float | None = None
    placing: float | None = None
    uncounted: int = 0
    """Matches that do not count: they are in the history, and nowhere else."""

    def finish(self, place: int, beaten: float) -> None:
        """Add a finished match: the place, and the share of the others who were placed behind."""
        self.matches += 1
        self.beaten += beaten
        self.matches_won += place == 1
        self.seconds += place == 2
        self.thirds += place == 3
        self.streak = self.streak + 1 if place == 1 else 0
        self.best_streak = max(self.best_streak, self.streak)
        if self.matches >= COUNTS_FROM:
            self.placing = self.beaten / self.matches

    def rate(self, new: PlackettLuceRating) -> None:
        """Set the rating after a match against other people."""
        self.rated += 1
        self.mu, self.sigma = new.mu, new.sigma
        if self.rated >= COUNTS_FROM:
            self.rating = shown(new)


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
class Total:
    """How many rounds and matches were played in a scope."""

    rounds: int = 0
    matches: int = 0


def season_of(at: float) -> str:
    """Give the month of a real time."""
    return _month(int(at // DAY))


@lru_cache
def _month(day: int) -> str:
    return datetime.fromtimestamp(day * DAY, UTC).strftime("%Y-%m")


def scopes(game: str, at: float) -> list[Scope]:
    """Give the scopes in which a result of this game at this time counts."""
    return [Scope(season, some) for season in (ALL, season_of(at)) for some in (ALL, game)]


def shown(rating: PlackettLuceRating) -> float:
    """Give a rating as it is shown: a careful lower estimate of a person's strength."""
    return rating.ordinal(alpha=SCALE, target=MIDDLE)


StandingOf = Callable[[Scope, int], Standing]
NewRating = tuple[int, PlackettLuceRating]


def count_round(
    result: RoundResult, game: str, standing: StandingOf, score: Callable[[Scope, str, int], Score]
) -> None:
    """Add a round to the accounts. Points count only within a game and a measure."""
    for scope in scopes(game, result.at):
        for one in result.scores:
            if one.person is None:
                continue
            mine = standing(scope, one.person)
            mine.rounds += 1
            mine.won += one.won
            if scope.game != ALL:
                score(scope, result.measure, one.person).add(one.points, lowest=result.lowest)


def count_match(result: MatchResult, game: str, standing: StandingOf) -> dict[int, float]:
    """Add a match to the accounts, as far as its places count. Gives the new all-time rating of each rated person."""
    found: dict[int, float] = {}
    for scope in scopes(game, result.at):
        for one in result.places:
            if one.person is None:
                continue
            if one.counted:
                standing(scope, one.person).finish(one.place, _beaten(one, result.places))
            else:
                standing(scope, one.person).uncounted += 1
        if scope.game != ALL:
            for person, new in _rated(result.places, partial(standing, scope)):
                standing(scope, person).rate(new)
                if scope.season == ALL:
                    found[person] = shown(new)
    return found


def _beaten(mine: PlaceTaken, places: Sequence[PlaceTaken]) -> float:
    """Give the share of the other players, also computer players, who were placed behind. A tie counts half.

    Places that do not count are left out.
    """
    others = [one.place for one in places if one.side != mine.side and one.counted]
    ahead = sum(1.0 if place > mine.place else 0.5 if place == mine.place else 0.0 for place in others)
    return ahead / len(others) if others else 0.0


def _rated(
    places: Sequence[PlaceTaken], standing: Callable[[int], Standing]
) -> Iterator[tuple[int, PlackettLuceRating]]:
    """Give the new ratings of the people of a match, rated side against side. Computer players are left out, and places
    that do not count.
    """
    sides: dict[int, dict[int, int]] = {}
    for one in places:
        if one.person is not None and one.counted:
            sides.setdefault(one.side, {})[one.person] = one.place
    if len(sides) < 2:
        return
    accounts = [[standing(person) for person in side] for side in sides.values()]
    teams = [[RATING.rating(mu=mine.mu, sigma=mine.sigma) for mine in side] for side in accounts]
    ranks = [float(min(side.values())) for side in sides.values()]
    for side, team in zip(sides.values(), RATING.rate(teams, ranks=ranks), strict=True):
        yield from zip(side, team, strict=True)
