"""Presets in the database: options of games that servers save under names."""

from __future__ import annotations

from sqlalchemy import and_, delete, select

from bot.store.database import Database, Row
from bot.store.schema import presets
from rules.plain_text import caseless


class PresetStore:
    """Presets. Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def of_server(self, server: int) -> list[Row]:
        """Give all presets of a server, by name."""
        return await self.database.all(select(presets).where(presets.c.server == server).order_by(presets.c.name))

    async def save(self, row: Row, most: int) -> bool:
        """Save a preset of a server known to the store. Replaces one whose name differs in capital letters only.

        Gives False if the server already has ``most`` presets.
        """
        server, name = row["server"], row["name"]
        async with self.database.writing() as connection:
            found = await connection.execute(select(presets.c.name).where(presets.c.server == server))
            taken = [one for (one,) in found]
            same = [one for one in taken if caseless(one) == caseless(name)]
            if not same and len(taken) >= most:
                return False
            await connection.execute(delete(presets).where(and_(presets.c.server == server, presets.c.name.in_(same))))
            await connection.execute(presets.insert().values(row))
        return True

    async def delete(self, server: int, name: str) -> None:
        """Delete a preset."""
        async with self.database.writing() as connection:
            await connection.execute(delete(presets).where(and_(presets.c.server == server, presets.c.name == name)))
