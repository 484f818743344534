"""Decides who gets hints under the hand: as the person has chosen, otherwise in the first rounds of a game."""

from __future__ import annotations

from bot.preferences.declared import AUTO, HINTS
from bot.preferences.service import Preferences
from bot.standings.result_store import ResultStore
from bot.tables.table import Table

FIRST_ROUNDS = 2
"""Without a choice, a person gets hints in this many rounds of a game."""


class Hints:
    """Decides who gets hints at which table."""

    def __init__(self, results: ResultStore, preferences: Preferences) -> None:
        self.results, self.preferences = results, preferences

    async def wanted(self, table: Table, person: int) -> bool:
        """Whether a person gets hints at a table. Nobody does in games where misplays cost cards."""
        if table.game.charges_misplays:
            return False
        chosen = (await self.preferences.of("person", person))[HINTS.name]
        if chosen != AUTO:
            return chosen == "on"
        return await self.results.rounds_of(person, table.game.name) < FIRST_ROUNDS
