"""Levels: how well a computer player plays, as places on the curve of skill (docs/strategies.md).

The hard one thinks. The others play sensibly, and make mistakes that people make, in the share of their decisions that
sets them apart by what a person notices within ``ROUNDS_TO_NOTICE``; in the same share they forget to declare.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from rules.chance import Lot
from rules.families import family_of
from rules.game import SomeGame
from rules.match import Match
from rules.table import Action

EASY, USUAL, HARD = LEVELS = ("easy", "medium", "hard")
"""From the weakest on."""
ROUNDS_TO_NOTICE = 30
"""Within so many rounds a person tells neighbouring levels apart."""


class Errs(NamedTuple):
    """The share of decisions in which the easy and the medium player of a game err."""

    easy: float
    medium: float


ERRS: Mapping[str, Errs] = {
    "classic": Errs(easy=0.75, medium=0.2),
    "german": Errs(easy=0.75, medium=0.25),
    "serbian": Errs(easy=0.5, medium=0.25),
    "voador": Errs(easy=0.55, medium=0.15),
    "amm": Errs(easy=0.55, medium=0.0),
    "ime": Errs(easy=0.3, medium=0.05),
    "zheng": Errs(easy=0.4, medium=0.0),
    "pesten": Errs(easy=0.75, medium=0.2),
    "makao": Errs(easy=0.35, medium=0.0),
    "switch": Errs(easy=0.6, medium=0.15),
    "prsi": Errs(easy=0.75, medium=0.25),
    "tschau-sepp": Errs(easy=0.6, medium=0.15),
    "crazy-eights": Errs(easy=0.75, medium=0.2),
    "club": Errs(easy=0.75, medium=0.3),
    "branne": Errs(easy=0.75, medium=0.3),
}
"""By game: found by ``benchmarks.levels``, and set right by what ``maumau tournament`` then measured."""
OTHERWISE = Errs(easy=0.6, medium=0.15)
"""In games that were not measured, those that people have written: from the middle of the table."""


def levels_for(game: SomeGame) -> tuple[str, ...]:
    """The levels that can be told apart at this game, from the weakest on."""
    return LEVELS if family_of(game).strategy.parts_levels(game) else (EASY, HARD)


def nearest(game: SomeGame, level: str) -> str:
    """The level that is played at this game where this one was chosen."""
    return level if level in levels_for(game) else HARD


def errs(game: SomeGame, level: str) -> float:
    """In which share of its decisions a player of this level errs, and how often it forgets to declare."""
    shares = ERRS.get(game.source, OTHERWISE)
    return shares.easy if level == EASY else shares.medium if level == USUAL else 0.0


def mistaken(game: SomeGame, state: Match, seat: int, share: float, lot: Lot) -> Action | None:
    """In this share of decisions a mistake, where people make any in such a position; else None."""
    if lot.random() >= share:
        return None
    strategy = family_of(game).strategy
    found = strategy.mistakes(strategy.glance(game, state, seat))
    return lot.choice(found) if found else None
