"""Positions of the day to test with: found once, with little computing."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from rules.catalogue import make
from rules.strategies.positions import Puzzle, Search, find

SMALL = Search(decisions=4, glance=6, closer=2, look=40, last=80)
"""Takes a quarter of a second, and finds something with few seeds."""
SEEDS: Mapping[str, tuple[int, str]] = {"zheng": (4, "t14/0"), "prsi": (2, "t31/0")}
"""How many play, and such a seed, by game."""


@cache
def puzzle(name: str) -> Puzzle:
    """The position of a game."""
    players, seed = SEEDS[name]
    found = find(make(name), players, seed, SMALL)
    assert found is not None
    return found
