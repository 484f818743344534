"""The players of the laboratory, by name: how they choose. The levels at a table are in ``bot/tables/computers.py``."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

from rules.chance import Lot
from rules.families import family_of
from rules.game import SomeGame
from rules.match import Match
from rules.strategies.levels import EASY, HARD, LEVELS, USUAL, errs, mistaken
from rules.strategies.thinking import Budget, Known, think
from rules.table import Action

Plays = Callable[[SomeGame, Match, int, Lot], Action]
"""What the seat from which a decision is awaited does."""
NAMES = ("random", "greedy", "sensible", "thinking")
"""From the weakest on, without the levels of a table."""
OFFERED = (
    f"{', '.join((*NAMES, *LEVELS))}; thinking:500 thinks for 500 playouts, thinking:50ms for 50 milliseconds, and "
    "erring:0.2 errs in a fifth of its decisions"
)
"""All that may be named, told to people."""
DEFAULT_PLAYOUTS = 200
"""How many playouts ``thinking`` takes for a decision, where nothing else is said."""


class UnknownStrategy(ValueError):
    """There is no strategy of that name."""

    def __init__(self, name: str) -> None:
        super().__init__(f"no strategy {name!r}; there are {OFFERED}")


class Strategist(NamedTuple):
    """A strategy with its budget: ``exact`` when the same lots lead to the same choices. ``errs`` says in which share
    of its decisions at a game it errs, and how often it forgets to declare.
    """

    name: str
    plays: Plays
    exact: bool = True
    errs: Callable[[SomeGame], float] | None = None


def at_random(game: SomeGame, state: Match, seat: int, lot: Lot) -> Action:
    """Any move."""
    return lot.choice(game.moves(state, seat))


def greedily(game: SomeGame, state: Match, seat: int, lot: Lot) -> Action:
    """Whatever gets rid of most cards now."""
    return lot.choice(family_of(game).strategy.greedy(game.moves(state, seat)))


def sensibly(game: SomeGame, state: Match, seat: int, lot: Lot) -> Action:
    """What its family finds sensible."""
    strategy = family_of(game).strategy
    return lot.choice(strategy.best(strategy.glance(game, state, seat)))


def erring(share: Callable[[SomeGame], float]) -> Plays:
    """A sensible player that errs, as people do, in this share of its decisions."""

    def plays(game: SomeGame, state: Match, seat: int, lot: Lot) -> Action:
        found = mistaken(game, state, seat, share(game), lot)
        return sensibly(game, state, seat, lot) if found is None else found

    return plays


def thinking(budget: Budget) -> Plays:
    """A player that thinks within this budget."""

    def plays(game: SomeGame, state: Match, seat: int, lot: Lot) -> Action:
        return think(Known(game, state, seat, lot), budget, lot)

    return plays


def player(name: str, clock: Callable[[], float]) -> Strategist:
    """The player of this name; behind a colon ``thinking`` may say its budget, and ``erring`` says how often it errs.
    Raises ``UnknownStrategy``.
    """
    kind, _, said = name.partition(":")
    simple: dict[str, Plays] = {"random": at_random, "greedy": greedily, "sensible": sensibly}
    if kind in simple and not said:
        return Strategist(name, simple[kind])
    if name in (EASY, USUAL):
        return _who_errs(name, lambda game: errs(game, name))
    if kind == "erring" and SHARE.fullmatch(said):
        fixed = float(said)
        return _who_errs(name, lambda _: fixed)
    if name == HARD:
        kind = "thinking"
    number = said.removesuffix("ms")
    if kind != "thinking" or (said and not (number.isdigit() and int(number))):
        raise UnknownStrategy(name)
    if said.endswith("ms"):
        return Strategist(name, thinking(Budget(seconds=int(number) / 1000, clock=clock)), exact=False)
    return Strategist(name, thinking(Budget(playouts=int(number or DEFAULT_PLAYOUTS))))


SHARE = re.compile(r"0|1|0\.[0-9]+")
"""How the share of decisions in which somebody errs is written."""


def _who_errs(name: str, share: Callable[[SomeGame], float]) -> Strategist:
    return Strategist(name, erring(share), errs=share)
