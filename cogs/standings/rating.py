"""How strong people are in a game, reckoned from the places of their matches. ``docs/ratings.md`` says why.

What is known of a person grows with each match against other people. How much a match says depends on its length, and
on how many different people its players meet: who always meets the same ones cannot be compared with everybody else.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import sqrt
from typing import NamedTuple

from openskill.models import BradleyTerryPart, BradleyTerryPartRating

from bot.matches.results import MatchResult, PlaceTaken
from bot.time import DAY

SCALE, MIDDLE = 40.0, 1000.0
"""One unit of the rating model is shown as ``SCALE`` points, and added to ``MIDDLE``."""
MEAN, SPREAD, LUCK = 25.0, 25.0 / 6, 25.0 / 6
"""What is supposed of a newcomer, how uncertain that is, and the luck in a match of usual length."""
CAREFUL = 3.0
"""How many deviations a rating is shown below what is supposed: it is a careful lower bound."""
USUAL_ROUNDS, COUNTED_ROUNDS_LIMIT = 5, 20
"""Not counting the first one: a match of ``USUAL_ROUNDS`` has the usual luck. Those beyond ``COUNTED_ROUNDS_LIMIT`` say
nothing more.
"""
FADE_A_DAY = 1 / 90
"""By how much a strength becomes more uncertain each day without a match, in units of the rating model."""
REMEMBERED = 0.97
"""After each match, earlier meetings count this share of what they did before. So about the last 33 matches count."""
LASTING_MATCHES = 33
"""From so many matches on, a person counts fully when it is asked whom people usually meet."""
USUAL_VARIETY_LIMIT = 24.0
"""Upper bound on the variety that is expected of anybody."""
BEFORE_OTHERS = 1e6
"""What is added to a rating that is no longer provisional. It is more than all ratings."""
DIGITS = 6
"""Decimal places of saved ratings. Sums in another order differ in the last digits. Rounding keeps partners equal."""
KNOWN, SETTLED = 0.9, 0.5
"""A rating is provisional until it is less uncertain than this share of ``SPREAD``, and while its person has less than
this share of enough variety (``Circle.share``).
"""
TOO_FEW, ENOUGH = 0.5, 0.75
"""Shares of the usual variety. At the lower one matches begin to count for the rating, from the upper one on fully."""
OFTEN = 1.5
"""Those who meet more than so many times as often as usual count less for each other."""


@dataclass(slots=True)
class Strength:
    """What is known of the strength of a person in a game, and of whom the person has met."""

    mu: float = MEAN
    sigma: float = SPREAD
    since: float = 0.0
    """When the last rated match ended, in real time."""
    rated: int = 0
    """How many matches were rated."""
    slots: float = 0.0
    squares: float = 0.0
    """Sums over the people met: how often, and the squares of that. Both fade (``REMEMBERED``)."""

    @property
    def variety(self) -> float:
        """How many people it would be if all of them had been met equally often."""
        return self.slots * self.slots / self.squares if self.squares else 0.0

    def deviation_at(self, at: float) -> float:
        """Return the deviation at a time, which grows while somebody is away."""
        days = max(0.0, at - self.since) / DAY if self.rated else 0.0
        return min(SPREAD, self.sigma + FADE_A_DAY * days)


@dataclass(slots=True)
class Meeting:
    """How often a person has met another lately. ``upto`` is the number of the person's matches at that time."""

    often: float = 0.0
    upto: int = 0


@dataclass(slots=True)
class Circle:
    """Whom the people of a server meet in a game: sums over people, who count by their matches."""

    varied: float = 0.0
    counted: float = 0.0

    @property
    def usual(self) -> float:
        """The usual variety."""
        return min(USUAL_VARIETY_LIMIT, self.varied / self.counted) if self.counted else 0.0

    def add(self, strength: Strength, sign: int) -> None:
        """Add a person, or take one out."""
        matches = min(strength.rated, LASTING_MATCHES)
        self.varied += sign * matches * strength.variety
        self.counted += sign * matches

    def share(self, strength: Strength) -> float:
        """Measure how far somebody meets enough different people, from 0 to 1."""
        if not self.usual:
            return 1.0
        return min(1.0, max(0.0, (strength.variety / self.usual - TOO_FEW) / (ENOUGH - TOO_FEW)))


class KnownOfPeople(NamedTuple):
    """What the people of a match have of their strengths and meetings, by who they are."""

    strength: Callable[[int], Strength]
    meeting: Callable[[int, int], Meeting]
    circle: Circle


def sides_of(result: MatchResult) -> dict[int, list[PlaceTaken]]:
    """Return the sides that are rated: those of people alone, if there are two, and all have equal numbers. Otherwise
    none. The first round does not count for the rating (``MatchResult.with_ranks``), so a match needs a second one.
    """
    sides: defaultdict[int, list[PlaceTaken]] = defaultdict(list)
    for one in result.places if result.rounds > 1 else ():
        sides[one.side].append(one if one.rank is None else one._replace(place=abs(one.rank)))
    people = {side: members for side, members in sides.items() if all(one.who is not None for one in members)}
    sizes = {len(members) for members in people.values()}
    return people if len(people) > 1 and len(sizes) == 1 else {}


def record_meetings(sides: Mapping[int, Sequence[PlaceTaken]], known: KnownOfPeople) -> dict[int, float]:
    """Note who has met whom in a match, and give what it weighs for each person who is rated, from 0 to 1."""
    everybody = [one for members in sides.values() for one in members]
    mine = {one.who: known.strength(one.who) for one in everybody if one.who is not None and one.rated}
    often: dict[tuple[int, int], float] = {}
    for who, strength in mine.items():
        known.circle.add(strength, -1)
        strength.rated += 1
        others = [one.who for one in everybody if one.who is not None and one.who != who]
        strength.slots = REMEMBERED * strength.slots + len(others)
        strength.squares *= REMEMBERED * REMEMBERED
        for other in others:
            meeting = known.meeting(who, other)
            before = meeting.often * REMEMBERED ** (strength.rated - meeting.upto)
            strength.squares += 2 * before + 1
            meeting.often, meeting.upto = before + 1, strength.rated
            often[who, other] = before + 1
        known.circle.add(strength, 1)
    weights = {}
    for one in everybody:
        if one.who not in mine or one.who is None:
            continue
        strength = mine[one.who]
        usual = OFTEN * strength.slots / known.circle.usual
        weight, opponents = known.circle.share(strength), []
        for each in everybody:
            if each.who is None or each.who == one.who:
                continue
            share = known.circle.share(known.strength(each.who)) * min(1.0, usual / often[one.who, each.who]) ** 2
            if each.side == one.side:
                weight *= share
            else:
                opponents.append(share)
        weights[one.who] = weight * sum(opponents) / len(opponents)
    return weights


def rate(
    sides: Mapping[int, Sequence[PlaceTaken]],
    rounds: int,
    strengths: Mapping[int, tuple[float, float]],
    weights: Mapping[int, float],
) -> dict[int, tuple[float, float]]:
    """Return the new mean and deviation of each person of a match of so many rounds who is rated, from those before.

    Each is rated by their own place: who has left stands behind their side. Who was sent away counts only for those
    who were behind or level, so that nobody gains by sending others away.
    """
    model = _model(min(rounds - 1, COUNTED_ROUNDS_LIMIT), len(sides))
    done: dict[frozenset[tuple[int, int]], dict[int | None, BradleyTerryPartRating]] = {}
    found: dict[int, tuple[float, float]] = {}
    for side, members in sides.items():
        for one in members:
            if one.who is None or not weights.get(one.who):
                continue
            ranks = {other: _rank(theirs, one.place) for other, theirs in sides.items() if other != side}
            ranked = tuple((other, rank) for other, rank in ranks.items() if rank is not None)
            if not ranked or not all(each.rated for each in members):
                continue
            key = (*ranked, (side, 2 * one.place))
            new = done.get(frozenset(key))
            if new is None:
                teams = [[model.rating(*strengths[each.who or 0]) for each in sides[other]] for other, _ in key]
                rated = model.rate(teams, ranks=[float(rank) for _, rank in key])
                new = done[frozenset(key)] = {
                    each.who: rating
                    for (other, _), team in zip(key, rated, strict=True)
                    for each, rating in zip(sides[other], team, strict=True)
                }
            compared = len(ranked) / len(ranks)  # each comparison weighs alike, however many there are
            found[one.who] = _step_towards(strengths[one.who], new[one.who], weights[one.who] * compared)
    return found


def _rank(members: Sequence[PlaceTaken], place: int) -> int | None:
    """Return the rank of the side of others for somebody with this place, doubled; None if it is left out."""
    sent = [one.place for one in members if not one.rated]
    if sent:
        return 2 * place - 1 if min(sent) <= place else None
    return 2 * min(one.place for one in members)


def _step_towards(before: tuple[float, float], new: BradleyTerryPartRating, weight: float) -> tuple[float, float]:
    """Go a part of the way to a new rating."""
    mu, sigma = before
    return mu + weight * (new.mu - mu), sigma * (new.sigma / sigma) ** weight


@lru_cache
def _model(rounds: int, sides: int) -> BradleyTerryPart:
    """Return the rating model of a match of so many rounds and sides: with fewer rounds, luck decides more.

    It compares each side with each other one, and takes the mean: so who shares a place stands between those ahead and
    those behind. The library's Plackett-Luce gives less for a shared place than for a worse one.

    The library would leave people more uncertain than they are, and so their ratings less steady (its ``gamma``).
    """
    luck = LUCK * sqrt(USUAL_ROUNDS / rounds)
    return BradleyTerryPart(mu=MEAN, sigma=SPREAD, beta=luck, tau=0.0, gamma=lambda *_: 1.0, window_size=sides)


def displayed_rating(mu: float, sigma: float) -> float:
    """Return a rating as it is shown: a careful lower bound of a person's strength."""
    return MIDDLE + SCALE * (mu - CAREFUL * sigma)


def is_settled(sigma: float, share: float, *, was: bool) -> bool:
    """Whether a rating is no longer provisional, with a share of enough variety. If it ``was`` settled before, it does
    not matter that absence has made it more uncertain since.
    """
    return (was or sigma < KNOWN * SPREAD) and share >= SETTLED


def sort_value(mu: float, sigma: float, since: float, *, settled: bool) -> float:
    """Return a rating as it is saved to sort by: provisional ones come after all others. Ratings of people who are away
    fall equally fast (``fallen``), so their order only changes with matches.
    """
    return round(displayed_rating(mu, sigma) + fallen(since) + (BEFORE_OTHERS if settled else 0.0), DIGITS)


def from_sort_value(rating: float, now: float) -> tuple[float, bool]:
    """Return a saved rating as it is shown at a time, and whether it is provisional. Those of a month do not fall:
    their time is 0.
    """
    provisional = rating < BEFORE_OTHERS / 2
    return rating - fallen(now) - (0.0 if provisional else BEFORE_OTHERS), provisional


def fallen(at: float) -> float:
    """By how much ratings have fallen since 1970, for people who do not play."""
    return SCALE * CAREFUL * FADE_A_DAY * at / DAY
