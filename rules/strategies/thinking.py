"""A computer player that thinks: it deals the cards that it does not see many times, and plays each table on.

Determinized Monte Carlo: every world that is imagined is tried with every move still in question, so that moves are
compared on the same cards; whatever falls behind is given up. What its family finds sensible is played unless
something else is seen to be better. It knows no game: a table dealt anew (``Game.dealt_anew``), and quick moves.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import inf, sqrt

from rules.chance import Lot
from rules.families import family_of
from rules.game import SomeGame
from rules.match import Match
from rules.strategies.playing import act, gains, play_on, quickly
from rules.table import Action

TRIED_MOVES_LIMIT = 6
"""Upper bound on the moves that are tried: the most promising ones."""
WORLDS_PER_COMPARISON = 8
"""After how many worlds it is asked again which moves have fallen behind."""
GIVEN_UP_STANDARD_ERRORS = 2.0
"""How far behind the best a move is given up, in standard errors."""
ALONE_DECISIONS = 400
"""How many decisions a table of one player is played on. With others, it is the family's horizon for each player."""


@dataclass(frozen=True, slots=True)
class Budget:
    """Upper bounds on thinking about a decision: in playouts, and in seconds of a clock handed in; 0 is no bound."""

    playouts: int = 0
    seconds: float = 0.0
    clock: Callable[[], float] = lambda: 0.0


class Known:
    """A table as far as a seat knows it: what it sees, and tables as they may be.

    The cards that the seat does not see were dealt anew before anything else, so that no true one is in here.
    """

    __slots__ = ("_state", "game", "seat")

    def __init__(self, game: SomeGame, state: Match, seat: int, lot: Lot) -> None:
        self.game, self.seat = game, seat
        self._state = game.dealt_anew(state, seat, lot)

    def rank_moves(self) -> list[Action]:
        """The moves worth a thought, the most sensible first."""
        strategy = family_of(self.game).strategy
        return strategy.rank_moves(strategy.glance(self.game, self._state, self.seat))

    def imagined(self, lot: Lot) -> Match:
        """A table that looks to the seat as this one does."""
        return self.game.dealt_anew(self._state, self.seat, lot)


@dataclass(slots=True)
class Tried:
    """A move, and what it has brought in each world."""

    move: Action
    gained: list[float] = field(default_factory=list)
    total: float = 0.0

    def deficit_to(self, other: Tried) -> float:
        """By how many standard errors it is behind another one, in the worlds in which both were tried."""
        less = [theirs - own for own, theirs in zip(self.gained, other.gained, strict=False)]
        mean = sum(less) / len(less)
        spread = sum((one - mean) ** 2 for one in less) / max(1, len(less) - 1)
        if spread == 0:
            return inf * mean if mean else 0.0
        return mean / sqrt(spread / len(less))


WorthOfTable = Callable[[SomeGame, tuple[int, ...], Match], Sequence[float]]
"""What a table that was played on is worth to each seat; the totals are those from before."""


def think(known: Known, budget: Budget, lot: Lot, worth: WorthOfTable = gains) -> Action:
    """The move that promises most to the seat, from which a decision is awaited, by what a table is ``worth``."""
    moves = known.rank_moves()
    if len(moves) == 1:
        return moves[0]
    asked = [Tried(move) for move in moves[:TRIED_MOVES_LIMIT]]
    sensible, still = asked[0], asked
    spent, until = 0, budget.clock() + budget.seconds
    while len(still) > 1 and not (
        (budget.playouts and spent >= budget.playouts) or (budget.seconds and budget.clock() >= until)
    ):
        world = known.imagined(lot)
        for tried in still:
            gain = _played(known, world.copy(), tried.move, worth)
            tried.gained.append(gain)
            tried.total += gain
        spent += len(still)
        if len(still[0].gained) % WORLDS_PER_COMPARISON == 0:
            best = max(still, key=lambda one: one.total)
            still = [one for one in still if one is best or one.deficit_to(best) < GIVEN_UP_STANDARD_ERRORS]
    best = max(still, key=lambda one: one.total)
    enough = family_of(known.game).strategy.ahead
    return best.move if best.gained and sensible.deficit_to(best) > enough else sensible.move


def _played(known: Known, world: Match, move: Action, worth: WorthOfTable) -> float:
    """What the seat gains in this world with the move."""
    game, before = known.game, tuple(world.totals)
    act(game, world, family_of(game).strategy, known.seat, move)
    horizon = family_of(game).strategy.horizon * len(world.order) if len(world.order) > 1 else ALONE_DECISIONS
    play_on(game, world, quickly(game), horizon)
    return worth(game, before, world)[known.seat]
