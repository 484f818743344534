"""A moment of a match: what a replay shows, a film draws and an analysis counts."""

from __future__ import annotations

from dataclasses import dataclass

from bot.tables.table import Table
from rules.match import Match
from rules.table import SomeEvent


@dataclass(frozen=True, slots=True)
class Moment:
    """A match after one of its moves: who moved, whether the house did it for the seat, and what happened."""

    table: Table
    state: Match
    number: int
    count: int
    rounds: tuple[int, ...]
    seat: int
    house: bool
    events: list[SomeEvent]
