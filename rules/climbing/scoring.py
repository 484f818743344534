"""What a finished round counts, by the placing, as an account that can be read line by line."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from rules.match import Line

ALONE = ((0, "first", 2), (1, "second", 1))
"""Places and what they count, alone (ZSY-20)."""
Side = Callable[[int], tuple[int, ...]]
"""Who scores together with a seat."""


def alone(placed: Sequence[int], side: Side) -> list[Line]:
    """Two points to the first out, one to the second (ZSY-20); partners add theirs up (ZSY-45)."""
    return [
        (seat, why, -1, points) for place, why, points in ALONE if place < len(placed) for seat in side(placed[place])
    ]


def in_threes(placed: Sequence[int], side: Side, fourth_or_fifth: int) -> list[Line]:
    """Two teams of three: points by the places of the whole team (ZSY-41, ZSY-42)."""
    first, second, *others, last = placed
    ours, theirs = side(first), side(second)
    if ours != theirs:
        found = [(ours, "first", 3), (theirs, "second", 2)]
        found.append((theirs if last in ours else ours, "not-last", 2))
    elif others[0] in ours:
        found = [(ours, "first-three", 10)]
    elif last in ours:
        found = [(ours, "first-two", 5)]
    else:
        found = [(ours, "first-two", fourth_or_fifth)]
    return [(seat, why, -1, points) for team, why, points in found for seat in team]


def shared(accounts: Iterable[Sequence[Line]]) -> list[Line]:
    """What a round counts that might have ended in any of these ways: the mean by seat, rounded down (COM-20)."""
    totals: dict[int, int] = {}
    number = 0
    for lines in accounts:
        number += 1
        for seat, _, _, points in lines:
            totals[seat] = totals.get(seat, 0) + points
    return [(seat, "shared", -1, points // number) for seat, points in sorted(totals.items()) if points >= number]
