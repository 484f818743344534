"""Rounds a second in the laboratory with one process and with two, and the time of a strategy's decision.

``uv run python -m benchmarks.lab`` prints a table. Compare figures of the same machine at the same time only.
"""

from __future__ import annotations

import time
from random import Random

from rich.console import Console

from lab.pool import Processes, ShareOut
from lab.rounds import Setup, usual_players
from lab.simulate import in_memory
from rules.catalogue import RULEBOOKS, make
from rules.match import PLAYING
from rules.strategies.by_name import NAMES, player
from rules.table import NOBODY, Action

ROUNDS_BY_GAME = {"german": 40_000, "classic": 30_000, "zheng": 2_000}
"""Enough rounds to make the start of processes negligible."""
SPEEDUP_AIM = 1.8
DECISIONS_BY_STRATEGY = {"random": 2000, "greedy": 2000, "sensible": 2000, "thinking": 12}
QUIET = Console(quiet=True)


def main() -> None:
    print(f"{'rounds a second':<14}{'1 process':>12}{'2 processes':>14}{'times':>8}   aim {SPEEDUP_AIM}")
    for game, games in ROUNDS_BY_GAME.items():
        setup = Setup(game=game, players=usual_players(game))
        one, two = (games / seconds(setup, games, Processes(jobs)) for jobs in (1, 2))
        print(f"{game:<14}{one:>12.0f}{two:>14.0f}{two / one:>8.2f}")
    print(f"\n{'µs a decision':<14}" + "".join(f"{name:>12}" for name in NAMES))
    for game in RULEBOOKS:
        print(f"{game:<14}" + "".join(f"{decision(game, name):>12,.0f}" for name in NAMES))


def seconds(setup: Setup, games: int, share_out: ShareOut) -> float:
    """How long these games take."""
    begun = time.perf_counter()
    in_memory(setup, games, share_out, QUIET)
    return time.perf_counter() - begun


def decision(game: str, name: str) -> float:
    """Mean time of a strategy's decision at a table of sensible players, in microseconds."""
    rules, asked, lot = make(game), player(name, time.perf_counter), Random(game)
    sensible, left, spent, deal = player("sensible", time.perf_counter), DECISIONS_BY_STRATEGY[name], 0.0, 0
    while left:
        state, deal = rules.new(usual_players(game)), deal + 1
        rules.apply(state, NOBODY, Action("deal", text=f"bench{deal}"))
        while left and state.phase == PLAYING:
            seat = state.stack[-1].seats[0]
            begun = time.perf_counter()
            asked.plays(rules, state, seat, lot)
            spent += time.perf_counter() - begun
            left -= 1
            rules.apply(state, seat, sensible.plays(rules, state, seat, lot))
    return 1e6 * spent / DECISIONS_BY_STRATEGY[name]


if __name__ == "__main__":
    main()
