"""The chance of winning a round from a position: it is played on many times, and counted who wins.

All hands are as they are; what nobody sees is drawn anew each time (``Game.hands_open``). Everybody plays sensibly,
and errs now and then, as people do: else a game without a stock would go on in one way alone.
"""

from __future__ import annotations

from rules.chance import Lot, Seeded
from rules.game import SomeGame
from rules.match import PLAYING, Match
from rules.strategies.by_name import at_random, sensibly
from rules.strategies.playing import Chooser, play_on
from rules.table import NOBODY, Action, Stalled

RANDOM_MOVE_SHARE = 0.1
"""The share of decisions that are any move at all."""
PLAYOUT_DECISIONS_LIMIT = 1500
"""Upper bound on the decisions of a playout. A round that is not over then has no winner."""


def wins(game: SomeGame, state: Match, seed: str, numbers: range) -> list[int]:
    """By seat: of the playouts of these numbers, how many its side wins. Who has left wins none.

    The same seed and numbers give the same again, and positions that are alike are played on alike.
    """
    found = [0] * len(state.status)
    seats = [seat for seat in range(len(found)) if game.plays(state, seat)]  # also who is out and plays no more
    for number in numbers:
        winner = _winner(game, state, Seeded(f"{seed}/{number}"))
        for seat in seats:
            found[seat] += winner != NOBODY and game.side_of(state, seat) == game.side_of(state, winner)
    return found


def _winner(game: SomeGame, state: Match, lot: Lot) -> int:
    """Who wins the round when it is played on; ``NOBODY`` where it comes to no end."""
    other = state
    if state.phase == PLAYING:
        other = game.hands_open(state, lot)
        try:
            play_on(game, other, _sensible(game, lot), PLAYOUT_DECISIONS_LIMIT)
        except Stalled:
            return NOBODY
    return other.won[-1] if other.phase != PLAYING else NOBODY


def _sensible(game: SomeGame, lot: Lot) -> Chooser:
    def chooser(state: Match, seat: int) -> Action:
        plays = at_random if lot.random() < RANDOM_MOVE_SHARE else sensibly
        return plays(game, state, seat, lot)

    return chooser
