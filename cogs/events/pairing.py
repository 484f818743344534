"""Who meets whom: everybody (circle method), whoever stands alike (Swiss), or whoever is left (knock-out).

All count places from 1: a place is what is paired, whoever holds it. The best seed has place 1.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

Pairing = tuple[int | None, int | None]
"""The places of a match; None where nobody is met."""


def circle(count: int, legs: int = 1) -> list[list[tuple[int, int]]]:
    """Return the rounds in which each of so many places meets each other once a leg, by the circle method of Berger's
    tables. With an odd count one sits out each round. In every second leg home and away are exchanged.
    """
    ring: list[int] = [*range(1, count + 1), *([0] if count % 2 else [])]
    last, turning = ring[-1], ring[:-1]
    found: list[list[tuple[int, int]]] = []
    half = len(ring) // 2
    for number in range(len(ring) - 1):
        turned = [*turning[number * half % len(turning) :], *turning[: number * half % len(turning)]]
        first = (turned[0], last) if number % 2 == 0 else (last, turned[0])
        pairs = [first, *((turned[at], turned[-at]) for at in range(1, half))]
        found.append([pair for pair in pairs if 0 not in pair])
    back = [[(away, home) for home, away in pairs] for pairs in found]
    return [pairs for leg in range(legs) for pairs in (back if leg % 2 else found)]


def bracket(count: int) -> list[Pairing]:
    """Return the first round of a knock-out. The best seeds meet nobody if the count is no power of two, and meet each
    other as late as can be.
    """
    size, order = 1, [1]
    while size < count:
        size *= 2
        order = [seed for one in order for seed in (one, size + 1 - one)]
    seeds = [seed if seed <= count else None for seed in order]
    return [*zip(seeds[::2], seeds[1::2], strict=True)]


def seat_pairs(pairs: Sequence[Pairing], first: Mapping[int, int]) -> list[Pairing]:
    """Give home, which has the first seat, to whoever of each pair has had it less often. Where both have had it as
    often, those who stand first in their pairs have it by turns.

    ``first`` is by how much more often a place has had the first seat than the second one.
    """
    found: list[Pairing] = []
    for at, (one, other) in enumerate(pairs):
        more = first.get(one or 0, 0) - first.get(other or 0, 0) or at % 2
        found.append((other, one) if one and other and more > 0 else (one, other))
    return found


class SwissScore(NamedTuple):
    """A place in a Swiss tournament: its points, and whom it has met how often.

    ``free_wins`` counts the wins without a match. ``first`` is by how much more often it has had the first seat than
    the second one.
    """

    place: int
    points: int
    met: Mapping[int, int]
    free_wins: int = 0
    first: int = 0


NOBODY = 0
"""Stands for whom the one meets who has a bye."""
SEATS_APART = 2
"""Whoever has had one of the two seats so many times more often does not have it again, where pairing allows that."""
AGAIN, SAME_SEAT, BYE, DIFFERENCE = 10**16, 10**13, 10**10, 10**4
"""What a pair costs: for each time they have met, and for each win without a match of who has a bye; if both have had
the same seat too often; for a bye, by each who is placed behind; for each point squared by which they differ. All that
costs less together is less than the next one.
"""


def pair_swiss(scores: Sequence[SwissScore]) -> list[Pairing]:
    """Pair a round of a Swiss tournament. ``scores`` are in the order of the standings, the best first.

    The pairs are those of least cost, found exactly as a matching of a weighted graph (Ólafsson, *Weighted Matching in
    Chess Tournaments*, 1990): nobody meets anybody twice if it can be helped, then whoever has the most alike points,
    then the upper half of those against the lower half. Of an odd count the last one has the bye who has not won
    without a match yet.
    """
    from networkx import Graph, max_weight_matching  # takes half a second, and few need it

    graph, half = Graph(), _halves(scores)
    for at, one in enumerate(scores):
        for other in scores[:at]:
            apart = abs(half[one.place] - half[other.place])
            seats = sorted((one.first, other.first))
            cost = AGAIN * one.met.get(other.place, 0) + DIFFERENCE * (one.points - other.points) ** 2 + apart
            cost += SAME_SEAT * (seats[0] >= SEATS_APART or seats[1] <= -SEATS_APART)
            graph.add_edge(one.place, other.place, weight=-cost)
        if len(scores) % 2:
            cost = AGAIN * one.free_wins + BYE * (len(scores) - at)
            graph.add_edge(one.place, NOBODY, weight=-cost)
    met = {
        place: other for pair in max_weight_matching(graph, maxcardinality=True) for place, other in (pair, pair[::-1])
    }
    found: list[Pairing] = []
    done: set[int] = set()
    for one in scores:
        if one.place not in done:
            other = met[one.place]
            done |= {one.place, other}
            found.append((one.place, None if other == NOBODY else other))
    return seat_pairs(found, {one.place: one.first for one in scores})


def _halves(scores: Sequence[SwissScore]) -> dict[int, int]:
    """Say for each place which of a half of those with the same points it is: equal ones of both halves meet."""
    found: dict[int, int] = {}
    for points in {one.points for one in scores}:
        group = [one.place for one in scores if one.points == points]
        found |= {place: at % (-(-len(group) // 2)) for at, place in enumerate(group)}
    return found
