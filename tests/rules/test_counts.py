"""Counts: how many ways a deal can go on, move by move. A rule that changes by mistake changes a number.

``tests/rules/counts.txt`` has a line for each game and seed: the numbers of ways after one, two, three … moves. After a
wanted change it is written anew by ``uv run python -m tests.rules.test_counts``.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from rules.catalogue import make
from rules.game import SomeGame
from rules.match import PLAYING
from rules.table import NOBODY, Action
from tests.support.games import DOCUMENTED

COUNTS = Path(__file__).with_name("counts.txt")
SEEDS, DEPTH = ("1", "2", "3", "4"), 5
DEPTHS = {"zheng": 3}
"""Where a hand can be played in hundreds of ways fewer moves are counted."""
VARIANTS = {
    "voador": {"secret_card": "on"},
    "amm": {"poker": "on", "jokers": "both", "chupa_cabra": "on"},
    "ime": {"packs": 2, "seven_defence": "chain", "draw_limit": 4},
    "zheng": {"twos_in_sequences": "on"},
    "german": {"packs": 2, "ace": "again", "nine": "reverse", "jack_on_jack": "on"},
    "serbian": {"queen": "on", "two_of_diamonds": "on", "ace_cover": "draw_one"},
}
"""Options with which a game is counted besides its own."""


def ways(game: SomeGame, state: Any, depth: int) -> int:
    """How many sequences of so many moves there are from here."""
    if depth == 0 or state.phase != PLAYING:
        return 1
    seat = state.stack[-1].seats[0]
    total = 0
    for move in game.moves(state, seat):
        after = state.copy()
        game.apply(after, seat, move)
        total += ways(game, after, depth - 1)
    return total


def line(name: str, seed: str, variant: bool) -> str:
    """The line of a game and a seed."""
    game = make(name, VARIANTS[name] if variant else {})
    state = game.new(min(3, game.seats[1]))
    game.apply(state, NOBODY, Action("deal", text=seed))
    depth = 3 if variant else DEPTHS.get(name, DEPTH)
    numbers = " ".join(str(ways(game, state, steps)) for steps in range(1, depth + 1))
    return f"{name}{'+' if variant else ''} {seed}: {numbers}"


PLAN = [
    (name, seed, variant)
    for name in DOCUMENTED
    for variant in (False, True)
    for seed in SEEDS
    if not variant or name in VARIANTS
]


@pytest.mark.gate
@pytest.mark.parametrize(("name", "seed", "variant"), PLAN)
def test_a_deal_goes_on_in_as_many_ways_as_ever(name: str, seed: str, variant: bool) -> None:
    assert line(name, seed, variant) in COUNTS.read_text("utf-8").splitlines()


if __name__ == "__main__":
    COUNTS.write_text("\n".join(line(*one) for one in PLAN) + "\n", encoding="utf-8")
