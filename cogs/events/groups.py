"""Who sits together at tables of three to six: everybody with everybody (league), whoever stands alike (Swiss), or
whoever is left (knock-out).

All count places from 1, as in ``pairing``: a place is what is seated, whoever holds it. The best seed has place 1.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cache
from itertools import combinations, permutations
from math import ceil
from typing import NamedTuple

from cogs.events.designs import DESIGNS
from rules.chance import shuffled

SEATS_LIMIT = 6
"""Upper bound on the seats of a table."""
TRIES = 60
"""How often an arrangement is looked for, from others that are near it."""
KICKED = 4
"""Of so many tries one starts from nothing, the others from the best one so far."""
SMALLER_AGAIN, MET_AGAIN, SAME_POT = 10**6, 10**4, 10
"""What an arrangement costs: for each time that who sits at a smaller table has done so before; for each time that two
at a table have met; for two at a table of a knock-out who have come equally far.
"""


class SeatedScore(NamedTuple):
    """A place, its points, and what it has had in earlier rounds: whom it has met how often, how often it sat at a
    table smaller than others (or at none), and how often at which seat.
    """

    place: int
    points: float = 0.0
    met: Mapping[int, int] = {}
    smaller: int = 0
    seats: Mapping[int, int] = {}


Sizes = tuple[int, ...]
"""How many sit at each table, the largest one first."""
Cost = Callable[[SeatedScore, SeatedScore], float]
"""What it costs that two sit together."""


@cache
def table_sizes(count: int, seats: int, allowed: Sizes) -> Sizes:
    """Divide so many people among tables of ``seats``, or of one fewer, as evenly as can be.

    Where that leaves a table of two, one more sit at a table instead, if the game allows so many (``allowed`` are the
    numbers of seats that it can be dealt to). Where nothing fits, any number that it allows does, or somebody is left
    over; nothing is given for fewer people than it can be dealt to.
    """
    found = _divide(count, seats, [size for size in allowed if size <= seats + 1])
    if count not in found:
        found = _divide(count, seats, allowed)
    return found[max(found)][1]


def _divide(count: int, seats: int, offered: Sequence[int]) -> dict[int, tuple[tuple[int, int, int], Sizes]]:
    """Return the best sizes of tables for each number of people up to ``count`` for which there are any: the fewest
    tables of two, then of too many, then the most even.
    """
    found: dict[int, tuple[tuple[int, int, int], Sizes]] = {0: ((0, 0, 0), ())}
    for number in range(1, count + 1):
        several = [
            (
                (twos + (size == 2 < seats), over + (size > seats), uneven + (seats + 1 - size) ** 2),
                tuple(sorted((*sizes, size), reverse=True)),
            )
            for size in offered
            if number - size in found
            for (twos, over, uneven), sizes in [found[number - size]]
        ]
        if several:
            found[number] = min(several)
    return found


def usual_rounds(count: int, seats: int, allowed: Sizes) -> int:
    """In how many rounds of a league so many people can all have met, at least three."""
    meetings = sum(size * (size - 1) // 2 for size in table_sizes(count, seats, allowed))
    return max(3, ceil(count * (count - 1) / 2 / max(1, meetings)))


def seat_league(scores: Sequence[SeatedScore], sizes: Sizes, number: int) -> list[list[int]]:
    """Seat the ``number``-th round of a league: the fewest repeated meetings, and those at smaller tables who have sat
    there least often.

    The first rounds are those of a known design where there is one (``DESIGNS``), as long as it is as good.
    """
    least = min((one.met.get(other.place, 0) for one, other in combinations(scores, 2)), default=0)

    def cost(one: SeatedScore, other: SeatedScore) -> float:
        return float(one.met.get(other.place, 0) - least) ** 2

    found = _Arrangement(scores, sizes, cost).improve(TRIES, f"league {len(scores)} {sizes} {number}")
    known = DESIGNS.get((len(scores), sizes), ())
    if number <= len(known):
        designed = _Arrangement(scores, sizes, cost, known[number - 1])
        found = designed if designed.total <= found.total else found
    return _take_seats(scores, found.tables)


def seat_swiss(scores: Sequence[SeatedScore], sizes: Sizes) -> list[list[int]]:
    """Seat a round of a Swiss tournament: whoever has as many points, with the fewest repeated meetings. ``scores`` are
    in the order of the standings, the best first.
    """

    def cost(one: SeatedScore, other: SeatedScore) -> float:
        return MET_AGAIN * one.met.get(other.place, 0) + (one.points - other.points) ** 2

    ordered = _Arrangement(scores, sizes, cost, _in_order(len(scores), sizes))
    found = ordered.improve(KICKED, f"swiss {len(scores)} {sizes}")
    return _take_seats(scores, found.tables)


def seat_knockout(scores: Sequence[SeatedScore], sizes: Sizes) -> list[list[int]]:
    """Seat a round of a knock-out: the strongest ones apart, and those who have met already. ``scores`` are in the
    order of their strength.
    """
    pots = {one.place: at // len(sizes) for at, one in enumerate(scores)}

    def cost(one: SeatedScore, other: SeatedScore) -> float:
        return MET_AGAIN * one.met.get(other.place, 0) + SAME_POT * (pots[one.place] == pots[other.place])

    found = _Arrangement(scores, sizes, cost, _snake(len(scores), sizes)).improve(1)
    return _take_seats(scores, found.tables)


def going_on(size: int) -> int:
    """How many go on from a table of a knock-out: half of it."""
    return ceil(size / 2)


def knockout_rounds(count: int, seats: int, allowed: Sizes) -> int:
    """How many rounds a knock-out of so many people has; the last one is played at one table. Who finds no seat goes on
    without a match.
    """
    number = 0
    while sizes := table_sizes(count, seats, allowed):
        over, number = count - sum(sizes), number + 1
        if len(sizes) == 1 and not over:
            break
        count = sum(map(going_on, sizes)) + over
    return number


def _in_order(count: int, sizes: Sizes) -> list[int]:
    """The table of each of so many, those together who stand next to each other; -1 for whoever is left over."""
    found = [table for table, size in enumerate(sizes) for _ in range(size)]
    return found + [-1] * (count - len(found))


def _snake(count: int, sizes: Sizes) -> list[int]:
    """The table of each of so many, those apart who stand next to each other: to the last table and back."""
    found, room, forward = list[int](), [*sizes], True
    while len(found) < count:
        for table in range(len(sizes)) if forward else reversed(range(len(sizes))):
            if room[table] and len(found) < count:
                room[table] -= 1
                found.append(table)
        forward = not forward
        if not any(room):
            found += [-1] * (count - len(found))
    return found


class _Arrangement:
    """Who sits at which table, and what that costs. It becomes better by exchanging two at a time."""

    def __init__(self, scores: Sequence[SeatedScore], sizes: Sizes, cost: Cost, table_of: Sequence[int] = ()) -> None:
        self.scores, self.sizes = scores, sizes
        self.table_of = [*table_of] or _in_order(len(scores), sizes)
        self._pairs = [[0.0 if one is other else cost(one, other) for other in scores] for one in scores]
        least = min(one.smaller for one in scores)
        self._smaller = [SMALLER_AGAIN * (one.smaller - least) for one in scores]
        self._sit_down()

    def _sit_down(self) -> None:
        self._at: list[set[int]] = [set() for _ in range(len(self.sizes) + 1)]  # the last one: who is left over
        for one, table in enumerate(self.table_of):
            self._at[table].add(one)

    def _costs(self, one: int, table: int, without: int = -1) -> float:
        """What it costs that one sits at a table, from which another has gone."""
        smaller = table < 0 or self.sizes[table] < self.sizes[0]
        pairs = self._pairs[one]
        met = sum(pairs[other] for other in self._at[table] if other != without) if table >= 0 else 0.0
        return met + (self._smaller[one] if smaller else 0.0)

    @property
    def total(self) -> float:
        """What all of it costs; each pair counts twice."""
        return sum(self._costs(one, table) for one, table in enumerate(self.table_of))

    @property
    def tables(self) -> list[list[int]]:
        """The places at each table, sorted."""
        return [sorted(self.scores[one].place for one in some) for some in self._at[:-1]]

    def improve(self, tries: int, seed: str = "") -> _Arrangement:
        """Exchange two at a time as long as that is better; then from near the best, so many times in all. The same
        seed gives the same on every machine.
        """
        best, best_total = [*self.table_of], float("inf")
        for number in range(tries):
            if number and number % KICKED == 0:
                self.table_of = shuffled(seed, number, self.table_of)
            elif number:
                self.table_of, order = [*best], shuffled(seed, number, range(len(best)))
                for one, other in zip(order[: 2 + len(best) // 8], reversed(order), strict=False):
                    self.table_of[one], self.table_of[other] = self.table_of[other], self.table_of[one]
            self._sit_down()
            while self._exchange_once():
                pass
            if (total := self.total) < best_total:
                best, best_total = [*self.table_of], total
        self.table_of = best
        self._sit_down()
        return self

    def _exchange_once(self) -> bool:
        """Exchange any two at different tables where that is better. Gives whether there were any."""
        changed = False
        for one, other in combinations(range(len(self.scores)), 2):
            mine, theirs = self.table_of[one], self.table_of[other]
            if mine == theirs:
                continue
            now = self._costs(one, mine) + self._costs(other, theirs)
            if self._costs(one, theirs, other) + self._costs(other, mine, one) < now - 1e-9:
                self._at[mine] ^= {one, other}
                self._at[theirs] ^= {one, other}
                self.table_of[one], self.table_of[other] = theirs, mine
                changed = True
        return changed


def _take_seats(scores: Sequence[SeatedScore], tables: Collection[Sequence[int]]) -> list[list[int]]:
    """Put those at each table in the order of seats in which each has sat least often where they sit now."""
    had = {one.place: one.seats for one in scores}
    found = []
    for number, some in enumerate(tables):
        turned = [*some[number % len(some) :], *some[: number % len(some)]]
        orders = permutations(turned)
        found.append([*min(orders, key=lambda order: sum(had[one].get(at, 0) ** 2 for at, one in enumerate(order)))])
    return found
