"""A computer player that plays sensibly: each family of games has its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from rules.families import family_of
from rules.game import SomeGame
from rules.match import PLAYING, Match
from rules.strategies.playing import SPEECHES_LIMIT
from rules.table import Action
from rules.view import View

Choose = Callable[[Sequence[Action]], Action]
"""Chance, handed in: one of several moves that are equally good."""


def choose(view: View, pick: Choose) -> Action:
    """The move for the seat of this view, from which a decision is awaited."""
    return pick(family_of(view).strategy.best(view))


def speeches(game: SomeGame, state: Match, seat: int) -> Iterator[Action]:
    """What the seat says before it moves on, by a word or two, or by two knocks under silence. Each is done before the
    next one is asked for.
    """
    for _ in range(SPEECHES_LIMIT):
        said = speaks(game.view(state, seat)) if state.phase == PLAYING else None
        if said is None:
            return
        yield said


def speaks(view: View) -> Action | None:
    """What the seat says before it moves on; None where there is nothing to say."""
    return family_of(view).strategy.speaks(view)
