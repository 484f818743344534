"""How often the easy and the medium player of a game err: ``ERRS`` in ``rules/strategies/levels.py``.

``uv run python -m benchmarks.levels classic german`` lets the hard player play against a sensible one, and that one
against players that err in more and more of their decisions, and against ``greedy``, below which no medium player
should be. It prints the line of each game in that table, with how far apart its levels then are (intervals of 99 %).

Leads add up as logarithms of odds, so few duels are needed with players that think. ``maumau tournament GAME --strategy
hard,medium,easy`` measures what comes of it.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from itertools import pairwise
from math import atanh, tanh

from rich.console import Console

from lab.figures import Figure, derive
from lab.pool import Processes
from lab.rounds import Setup, seats_for
from lab.tournament import NOTICED_STANDARD_ERRORS, duel
from rules.strategies.levels import ROUNDS_TO_NOTICE, Errs

AIM = 1.05
"""How much further apart levels are set than a person has to notice: the duels have errors."""
SHARES = (0.0, 0.1, 0.2, 0.35, 0.5, 0.65, 0.8)
"""The shares of decisions in which the measured players err; those between follow by a straight line."""
STEP = 0.05
"""To what a share is rounded."""
GREEDY_ENOUGH = 0.05
"""So much below ``greedy`` a medium player may be: nobody notices that within a thousand rounds."""
QUIET = Console(quiet=True)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("games", nargs="+")
    asked.add_argument("--deals", type=int, default=1500, help="how many a duel of players that do not think")
    asked.add_argument("--hard-deals", type=int, default=300)
    asked.add_argument("--hard", default="hard", help="who plays as the hard one")
    asked.add_argument("--lead", type=float, help="how far the hard one is ahead of a sensible one, where it is known")
    asked.add_argument("--players", type=int, default=2)
    given = asked.parse_args()
    for game in given.games:
        print(line_of(game, given), flush=True)


def line_of(game: str, given: argparse.Namespace) -> str:
    """The line of a game: its shares, and how far apart its levels are."""
    players = seats_for(game, given.players)

    def lead(first: str, second: str, deals: int) -> tuple[Figure, float]:
        setup = Setup(game=game, players=players, strategies=(first, second), seed="levels", rotated=True)
        found = duel(setup, deals, Processes(1), QUIET)[0]
        return derive(lambda ahead: atanh(max(-0.999, min(0.999, ahead))), found.ahead), found.spread

    known = given.lead and Figure(*(3 * [atanh(given.lead)]), 1)
    above = known or lead(given.hard, "sensible", given.hard_deals)[0]
    greedy = lead("sensible", "greedy", given.deals)[0]
    steps, spreads = list[Figure](), []
    for less, more in pairwise(f"erring:{share:g}" if share else "sensible" for share in SHARES):
        step, spread = lead(less, more, given.deals)
        steps.append(step)
        spreads.append(spread)
    aim = atanh(min(0.99, AIM * NOTICED_STANDARD_ERRORS * max(spreads) / ROUNDS_TO_NOTICE**0.5))
    shares = [number * STEP for number in range(round(SHARES[-1] / STEP) + 1)]
    lost = {share: _lost(share, [step.value for step in steps]) for share in shares}
    medium = next((share for share in shares if above.value + lost[share] >= aim), SHARES[-1])
    easy = next((share for share in shares if lost[share] - lost[medium] >= aim), SHARES[-1])
    levels = Errs(round(easy, 2), round(medium, 2))
    apart = (
        derive(lambda hard, *steps: tanh(hard + _lost(medium, steps)), above, *steps),
        derive(lambda *steps: tanh(_lost(easy, steps) - _lost(medium, steps)), *steps),
    )
    hard, sensible = (derive(tanh, one) for one in (above, greedy))
    return (
        f'    "{game}": {levels},  # hard above sensible {hard.words}, sensible above greedy {sensible.words}; '
        f"levels apart {apart[0].words}, {apart[1].words}"
        + (", medium below greedy" if lost[medium] > greedy.value + GREEDY_ENOUGH else "")
    )


def _lost(share: float, steps: Sequence[float]) -> float:
    """Return how far who errs so often is behind a sensible player. ``steps`` are those between ``SHARES``."""
    return sum(
        step * min(1.0, max(0.0, (share - low) / (high - low)))
        for step, (low, high) in zip(steps, pairwise(SHARES), strict=True)
    )


if __name__ == "__main__":
    main()
