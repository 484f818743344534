"""For whom hints stand under the hand: as somebody has chosen, else in the first rounds of a game."""

from __future__ import annotations

from bot.preferences import AUTO, HINTS, Preferences
from bot.store.queries import Store
from bot.tables import Table

FIRST_ROUNDS = 2
"""In so many rounds of a game somebody gets hints who has not chosen."""
AT_HAND = 10_000
"""Of so many people it is kept at hand that they have played a game before."""


class Hints:
    """Who gets hints where."""

    def __init__(self, store: Store, preferences: Preferences) -> None:
        self.store, self.preferences = store, preferences
        self._versed: set[tuple[int, str]] = set()

    async def wanted(self, table: Table, person: int) -> bool:
        """Whether a person gets hints at a table; nobody does where misplays are part of the game."""
        if table.game.charges_misplays:
            return False
        chosen = (await self.preferences.of("person", person))[HINTS.name]
        return chosen == "on" if chosen != AUTO else not await self._knows(person, table.game.name)

    async def _knows(self, person: int, game: str) -> bool:
        if (person, game) in self._versed:
            return True
        knows = await self.store.rounds_of(person, game) >= FIRST_ROUNDS
        if knows:
            if len(self._versed) >= AT_HAND:
                self._versed.clear()
            self._versed.add((person, game))
        return knows
