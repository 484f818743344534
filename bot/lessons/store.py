"""What is asked of somebody's lessons: how far they are, and what they have been offered."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store.cache import ReadCache
from bot.store.process_lock import ProcessLock
from bot.store.schema import lessons, points
from bot.store.transactions import Row, Transactions


class LessonStore(Transactions):
    """How far people are in the lessons of each game. Every method is one transaction."""

    def __init__(self, engine: AsyncEngine, only: ProcessLock | None = None) -> None:
        super().__init__(engine, only)
        self._rounds: ReadCache[int, Mapping[str, int]] = ReadCache(self.at_hand)

    async def lessons_of(self, person: int) -> list[Row]:
        """A person's lessons, one row a game; the one that was open last comes first."""
        mine = select(lessons).where(lessons.c.person == person)
        return await self._all(mine.order_by(lessons.c.prompt.desc()))

    async def keep_lesson(self, person: int, game: str, values: dict[str, Any]) -> None:
        """Remember how far a person is in a game."""
        async with self._writing() as connection:
            await self._upsert(connection, lessons, {"person": person, "game": game}, values)

    async def offer_lessons(self, person: int, game: str) -> bool:
        """Note that the lessons of a game were offered; false where they were before, or have been begun."""
        async with self._writing() as connection:
            row = {"person": person, "game": game, "lesson": "", "actions": [], "channel": 0, "prompt": 0, "at": 0.0}
            noted = await connection.execute(self._insert(lessons).values(row).on_conflict_do_nothing())
            return noted.rowcount > 0

    async def rounds_of(self, person: int, game: str) -> int:
        """How many rounds of a game a person has finished, in whatever server."""
        return (await self._rounds.get(person, lambda: self._rounds_by_game(person))).get(game, 0)

    # within

    async def _rounds_by_game(self, person: int) -> Mapping[str, int]:
        counted = select(points.c.game, func.count().label("rounds")).where(points.c.person == person)
        return {row["game"]: row["rounds"] for row in await self._all(counted.group_by(points.c.game))}
