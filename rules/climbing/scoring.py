"""What a finished round counts, by the placing, as an account that can be read line by line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from rules.climbing.state import ZhengState
from rules.match import Line
from rules.options import Options
from rules.rounds import Scoring

ALONE = ((0, "first", 2), (1, "second", 1))
"""Places and what they count, alone (ZSY-20)."""


class InTeams(Protocol):
    """What the points have to know of their game."""

    options: Options

    def side(self, state: ZhengState, seat: int) -> tuple[int, ...]:
        """Who scores together with a seat."""

    def in_threes(self, seats: Sequence[int]) -> bool:
        """Whether so many play in two teams of three."""


def alone(game: InTeams, state: ZhengState, winner: int) -> list[Line]:
    """Two points to the first out, one to the second (ZSY-20); partners add theirs up (ZSY-45)."""
    del winner
    placed = state.placed
    return [
        (seat, why, -1, points)
        for place, why, points in ALONE
        for seat in game.side(state, placed[place] if place < len(placed) else -1)
    ]


def in_threes(game: InTeams, state: ZhengState, winner: int) -> list[Line]:
    """Two teams of three: points by the places of the whole team (ZSY-41, ZSY-42)."""
    del winner
    first, second, *others, last = state.placed
    ours, theirs = game.side(state, first), game.side(state, second)
    if ours != theirs:
        found = [(ours, "first", 3), (theirs, "second", 2)]
        found.append((theirs if last in ours else ours, "not-last", 2))
    elif others[0] in ours:
        found = [(ours, "first-three", 10)]
    elif last in ours:
        found = [(ours, "first-two", 5)]
    else:
        found = [(ours, "first-two", int(game.options["fourth_or_fifth"]))]
    return [(seat, why, -1, points) for side, why, points in found for seat in side]


def by_place(game: InTeams, state: ZhengState, winner: int) -> list[Line]:
    """The account of a round: teams of three have their own (ZSY-41), all others score as alone (ZSY-45)."""
    return (in_threes if game.in_threes(state.placed) else alone)(game, state, winner)


BY_PLACE = Scoring(lowest_wins=False, account=by_place)
