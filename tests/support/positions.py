"""Positions of the day to test with: found once, with little computing."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, timedelta
from functools import cache
from typing import Any

from pydantic_core import from_json, to_json

from bot.matches.analysis_worker import SavedPuzzle, save_puzzle
from bot.matches.positions import asked_in
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


def saved(name: str, **other: Any) -> SavedPuzzle:
    """It as the database has it, with other values."""
    found: SavedPuzzle = from_json(to_json({**save_puzzle(puzzle(name)), **other}))
    return found


def day_for(name: str) -> str:
    """A day on which a game is asked, with as many players as its seed has here."""
    day = date(2026, 1, 1)
    while asked_in(day.isoformat(), 0) != (name, SEEDS[name][0]):
        day += timedelta(days=1)
    return day.isoformat()
