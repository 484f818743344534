"""Such positions as the database has them, and the days on which they are asked."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Any

from pydantic_core import from_json, to_json

from cogs.daily.positions import choose_game
from cogs.daily.puzzles import SavedPuzzle, save_puzzle
from tests.support.positions import SEEDS, puzzle


def saved(name: str, **other: Any) -> SavedPuzzle:
    """It as the database has it, with other values."""
    found: SavedPuzzle = from_json(to_json({**save_puzzle(puzzle(name)), **other}))
    return found


def day_for(name: str) -> str:
    """A day on which a game is asked, with as many players as its seed has here."""
    day = date(2026, 1, 1)
    while choose_game(day.isoformat(), 0) != (name, SEEDS[name][0]):
        day += timedelta(days=1)
    return day.isoformat()
