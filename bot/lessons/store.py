"""Queries about lessons: how far people are, and what was offered to them."""

from __future__ import annotations

from sqlalchemy import select

from bot.store.database import Database, Row
from bot.store.schema import lessons


class LessonStore:
    """How far people are in the lessons of each game. Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def of(self, person: int) -> list[Row]:
        """Give a person's lessons, one row for each game. The one that was opened last comes first."""
        mine = select(lessons).where(lessons.c.person == person)
        return await self.database.all(mine.order_by(lessons.c.prompt.desc()))

    async def keep(self, person: int, game: str, values: Row) -> None:
        """Save how far a person is in a game."""
        async with self.database.writing() as connection:
            await self.database.upsert(connection, lessons, {"person": person, "game": game}, values)

    async def offer(self, person: int, game: str) -> bool:
        """Note that the lessons of a game were offered. Gives False if that was done before, or they were begun."""
        async with self.database.writing() as connection:
            row = {"person": person, "game": game, "lesson": "", "actions": [], "channel": 0, "prompt": 0, "at": 0.0}
            noted = await connection.execute(self.database.insert(lessons).values(row).on_conflict_do_nothing())
            return noted.rowcount > 0
