"""Whether `thinking` would win more matches if it weighed what the points of a round do to the match.

``uv run python -m benchmarks.stakes classic --deals 1200`` plays matches of two that begin with totals between half of
the target and the target. Both think; one of them weighs, in rounds that may end the match, the chance to win the match
instead of the round: where the match is over, whoever has won it; else by how far everybody is from the target. Each
match is played twice, with the seats changed. Printed is by how much that one is ahead, in matches.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from random import Random

import polars as pl

from lab.figures import mean_of
from lab.sums import Sums
from lab.tournament import CONFIDENCE_LEVEL
from rules.catalogue import make
from rules.families import family_of
from rules.game import SomeGame
from rules.match import OVER, PLAYING, Match
from rules.strategies.playing import act, gains
from rules.strategies.thinking import Budget, Known, think
from rules.table import NOBODY, Action

ROUNDS_LIMIT, DECISIONS_LIMIT = 60, 3000
MOST_OF_A_ROUND = 25
"""A round may end the match where somebody is this near the target, or nearer than their hand counts."""


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("game")
    asked.add_argument("--deals", type=int, default=1200)
    asked.add_argument("--playouts", type=int, default=50)
    given = asked.parse_args()
    game = make(given.game)
    ahead = [sum(played(game, deal, seat, given.playouts) for seat in range(2)) / 2 for deal in range(given.deals)]
    figure = mean_of(Sums.of(pl.Series(ahead)), CONFIDENCE_LEVEL)
    print(f"{given.game}: {given.deals:,} deals, who weighs the match is ahead by {figure.words} in matches")


def played(game: SomeGame, deal: int, weighs: int, playouts: int) -> float:
    """Play a match on: 1 if the seat that ``weighs`` the match wins it, -1 if the other one does."""
    chance, lot, strategy = Random(f"stakes {deal}"), Random(f"{deal} {weighs}"), family_of(game).strategy
    state = game.new(2)
    state.totals = [chance.randrange(game.target // 2, game.target) for _ in range(2)]
    for number in range(ROUNDS_LIMIT):
        game.apply(state, NOBODY, Action("deal", text=f"stakes {deal}/{number}"))
        for _ in range(DECISIONS_LIMIT):
            if state.phase != PLAYING:
                break
            seat = state.stack[-1].seats[0]
            act(game, state, strategy, seat, thought(game, state, seat, playouts, lot, match=seat == weighs))
        if state.phase in (OVER, PLAYING):
            break
    return 2 * chances(game, state.totals)[weighs] - 1


def thought(game: SomeGame, state: Match, seat: int, playouts: int, lot: Random, *, match: bool) -> Action:
    """What the thinking player does; with ``match`` it weighs the match where the round may end it."""
    known = Known(game, state, seat, lot)
    weighs = match and len(known.ranked()) > 1 and may_end(game, known.imagined(lot))
    return think(known, Budget(playouts), lot, prospects if weighs else gains)


def may_end(game: SomeGame, state: Match) -> bool:
    """Whether somebody is about to reach the target."""
    values = game.scoring.values
    held = [max(MOST_OF_A_ROUND, sum(values[card] for card in hand)) for hand in state.hands]
    return any(total + points >= game.target for total, points in zip(state.totals, held, strict=True))


def prospects(game: SomeGame, _before: tuple[int, ...], state: Match) -> Sequence[float]:
    """The chances of both to win the match: over who goes out first, by how many moves each hand still takes."""
    if state.phase != PLAYING:
        return chances(game, state.totals)
    left, values = [family_of(game).strategy.left(hand) for hand in state.hands], game.scoring.values
    held = [sum(values[card] for card in hand) for hand in state.hands]
    pace = [1 / moves if moves else 1e9 for moves in left]
    found = [0.0, 0.0]
    for first in range(2):
        totals = [
            total + points * (seat != first)
            for seat, (total, points) in enumerate(zip(state.totals, held, strict=True))
        ]
        totals[first] += game.scoring.winner
        found = [
            chance + pace[first] / sum(pace) * then for chance, then in zip(found, chances(game, totals), strict=True)
        ]
    return found


def chances(game: SomeGame, totals: Sequence[int]) -> Sequence[float]:
    """The chances of both to win the match with these totals, whose lowest wins."""
    first, second = totals
    if max(totals) >= game.target:
        share = (first < second) + (first == second) / 2
    else:
        share = (game.target - first) / (2 * game.target - first - second)
    return (share, 1 - share) if game.scoring.lowest_wins else (1 - share, share)


if __name__ == "__main__":
    main()
