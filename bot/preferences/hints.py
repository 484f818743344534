"""Decides who gets hints under the hand: as the person has chosen, otherwise in the first rounds of a game."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.preferences.declared import AUTO, HINTS
from bot.preferences.service import Preferences
from bot.tables.table import Table

FIRST_ROUNDS = 2
"""Without a choice, a person gets hints in this many rounds of a game."""


class Hints:
    """Decides who gets hints at which table. ``rounds_of`` tells how many rounds of a game a person has played."""

    def __init__(self, rounds_of: Callable[[int, str], Awaitable[int]], preferences: Preferences) -> None:
        self.rounds_of, self.preferences = rounds_of, preferences

    async def wanted(self, table: Table, person: int) -> bool:
        """Whether a person gets hints at a table. Nobody does in games where misplays cost cards."""
        if table.game.charges_misplays:
            return False
        chosen = (await self.preferences.of("person", person))[HINTS.name]
        if chosen != AUTO:
            return chosen == "on"
        return await self.rounds_of(person, table.game.name) < FIRST_ROUNDS
