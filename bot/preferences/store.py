"""Stored preferences of people and servers. They are declared in bot/preferences/declared.py."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from sqlalchemy import and_, bindparam, delete, select

from bot.store.cache import ReadCache
from bot.store.database import Database, Row
from bot.store.schema import audit, person_preferences, server_preferences

Whose = Literal["person", "server"]
KEPT_IN = {"person": person_preferences, "server": server_preferences}
_CHOICES = {
    whose: select(kept.c.name, kept.c.value).where(kept.c[whose] == bindparam("whose"))
    for whose, kept in KEPT_IN.items()
}


class PreferenceStore:
    """Chosen values by the name of their preference. Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._chosen: ReadCache[tuple[Whose, int], Mapping[str, str]] = database.cache("preferences")

    async def chosen(self, whose: Whose, number: int) -> Mapping[str, str]:
        """Give what a person or a server has chosen. Everything else is at its default."""
        return await self._chosen.get((whose, number), lambda: self._choices_of(whose, number))

    async def choose(self, whose: Whose, number: int, name: str, value: str | None, entry: Row | None = None) -> None:
        """Save a choice of a person or server known to the store. None: the default. ``entry``: a row of the audit."""
        kept = KEPT_IN[whose]
        async with self.database.writing() as connection:
            if value is None:
                await connection.execute(delete(kept).where(and_(kept.c[whose] == number, kept.c.name == name)))
            else:
                await self.database.upsert(connection, kept, {whose: number, "name": name}, {"value": value})
            if entry is not None:
                await connection.execute(audit.insert(), entry)
            self._chosen.changes((whose, number))

    async def _choices_of(self, whose: Whose, number: int) -> Mapping[str, str]:
        rows = await self.database.all(_CHOICES[whose], {"whose": number})
        return {str(row["name"]): str(row["value"]) for row in rows}
