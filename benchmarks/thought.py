"""The measurements behind `thinking`: how far ahead it should look, and which cards make a hand better.

``uv run python -m benchmarks.thought horizon voador ime`` takes positions of sensible rounds and plays many imagined
tables on from each move. The worth of a move is what it brings at the end of the round. Printed is how well the mean of
a few other tables, judged after some decisions a player, agrees with that worth (a correlation; 1 is the best).

``uv run python -m benchmarks.thought hands voador ime`` explains by the hands who wins from a position (a conditional
logit): by the logarithm of the number of cards, and by the cards of each rank, compared with plain cards.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import islice
from random import Random

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import minimize

from rules.cards import RANK, RANKS
from rules.catalogue import RULEBOOKS, make
from rules.families import family_of
from rules.game import SomeGame
from rules.match import PLAYING, Match
from rules.strategies.by_name import sensibly
from rules.strategies.playing import act, gains, play_on, quickly
from rules.strategies.shedding import WORTH
from rules.strategies.thinking import TRIED_MOVES_LIMIT, Known
from rules.table import NOBODY, Action

HORIZONS_DECISIONS = (1, 2, 3, 4, 6, 10)
"""After how many decisions a player a table is judged."""
TABLES_A_MOVE = (15, 50)
DECISIONS_LIMIT = 3000
"""More than any round takes."""
COLUMNS = (*RANKS, "joker")
Table = NDArray[np.float64]


def rounds(game: SomeGame, name: str, players: int) -> Iterator[tuple[Match, Random]]:
    """Freshly dealt rounds, without end."""
    number = 0
    while True:
        state, number = game.new(players), number + 1
        game.apply(state, NOBODY, Action("deal", text=f"{name}/{number}"))
        yield state, Random(f"{name}/{number}")


def sensible_step(game: SomeGame, state: Match, lot: Random) -> None:
    """Play one decision sensibly."""
    seat = state.stack[-1].seats[0]
    act(game, state, family_of(game).strategy, seat, sensibly(game, state, seat, lot))


def positions(game: SomeGame, players: int, count: int) -> Iterator[tuple[Known, list[Action]]]:
    """Positions with a choice, each from another round, and the moves worth considering."""
    for state, lot in rounds(game, "position", players):
        for _ in range(lot.randrange(40)):
            if state.phase == PLAYING:
                sensible_step(game, state, lot)
        while state.phase == PLAYING:
            known = Known(game, state, state.stack[-1].seats[0], lot)
            if len(moves := known.ranked()[:TRIED_MOVES_LIMIT]) > 1:
                count -= 1
                yield known, moves
                break
            sensible_step(game, state, lot)
        if not count:
            return


def gains_by_horizon(known: Known, move: Action, world: Match, players: int) -> list[float]:
    """What a move brings at an imagined table, judged after each horizon and at the end of the round."""
    game, quick, before, done = known.game, quickly(known.game), tuple(world.totals), 0
    act(game, world, family_of(game).strategy, known.seat, move)
    found = []
    for until in (*(some * players for some in HORIZONS_DECISIONS), DECISIONS_LIMIT):
        play_on(game, world, quick, until - done)
        done = until
        found.append(gains(game, before, world)[known.seat])
    return found


def print_horizons(game: SomeGame, players: int, count: int, worlds: int) -> None:
    """Print how well a few tables agree with the worth of a move, by horizon."""
    lot, half, judged_by, worth, noise = Random("worlds"), worlds // 2, [], [], []
    for known, moves in positions(game, players, count):
        tables = [known.imagined(lot) for _ in range(worlds)]
        all_gains = np.array([[gains_by_horizon(known, move, one.copy(), players) for move in moves] for one in tables])
        ahead = all_gains[:, 1:] - all_gains[:, :1]
        judged_by.append(ahead[half:].mean(0))
        worth.append(ahead[:half, :, -1].mean(0))
        noise.append(ahead.var(0))
    seen, true, spread = np.concatenate(judged_by), np.concatenate(worth), np.concatenate(noise)
    real = np.maximum(1e-9, seen.var(0) - spread.mean(0) / (worlds - half))
    shared = ((seen - seen.mean(0)) * (true - true.mean())[:, None]).mean(0)
    for place, some in enumerate((*HORIZONS_DECISIONS, "end")):
        agree = [
            shared[place] / np.sqrt(real[-1] * (real[place] + spread[:, place].mean() / few)) for few in TABLES_A_MOVE
        ]
        print(f"{game.name:10}{some:>10}" + "".join(f"{one:>12.2f}" for one in agree))


def print_hands(game: SomeGame, players: int, count: int) -> None:
    """Print how much the number of cards and each rank are worth."""
    rows, won = [], []
    for state, lot in islice(rounds(game, "hands", players), count):
        here, wait = [], lot.randrange(6)
        for _ in range(DECISIONS_LIMIT):
            if state.phase != PLAYING:
                break
            wait -= 1
            if wait < 0:
                here.append([[sum(RANK[card] == rank for card in hand) for rank in range(14)] for hand in state.hands])
                wait = 3 + lot.randrange(6)
            sensible_step(game, state, lot)
        if state.phase != PLAYING and state.won[-1] != NOBODY:
            rows += here
            won += [state.won[-1]] * len(here)
    ranks = np.array(rows, float)
    told = np.concatenate([np.log(np.maximum(0.5, ranks.sum(2, keepdims=True))), ranks], 2)
    chosen = told[np.arange(len(won)), won]

    def unlikely(weights: Table) -> tuple[float, Table]:
        score = told @ weights
        chance = np.exp(score - score.max(1, keepdims=True))
        chance /= chance.sum(1, keepdims=True)
        slope = (chance[:, :, None] * told).sum(1) - chosen
        return -float(np.log(chance[np.arange(len(won)), won]).mean()), slope.mean(0)

    weights = minimize(unlikely, np.zeros(15), jac=True, method="L-BFGS-B").x
    held = ranks.sum((0, 1)) > 0
    plain = np.mean([weights[1 + rank] for rank in range(14) if rank not in WORTH and held[rank]])
    by_rank = [f"{weights[1 + rank] - plain:+.2f}" if held[rank] else "" for rank in range(14)]
    print(f"{game.name:10}{players:>8}{weights[0]:>8.2f}" + "".join(f"{one:>7}" for one in by_rank))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("horizon", "hands"))
    parser.add_argument("games", nargs="*", default=[name for name in RULEBOOKS if name not in ("zheng", "solitaire")])
    parser.add_argument("--positions", type=int, default=150)
    parser.add_argument("--worlds", type=int, default=300, help="tables for each move")
    parser.add_argument("--rounds", type=int, default=4000)
    asked = parser.parse_args()
    if asked.what == "horizon":
        print(f"{'game':10}{'decisions':>10}" + "".join(f"{f'{few} tables':>12}" for few in TABLES_A_MOVE))
        for name in asked.games:
            print_horizons(make(name), 4, asked.positions, asked.worlds)
        return
    print(f"{'game':10}{'players':>8}{'log n':>8}" + "".join(f"{one:>7}" for one in COLUMNS))
    for name in asked.games:
        for players in (2, 4):
            print_hands(make(name), players, asked.rounds)


if __name__ == "__main__":
    main()
