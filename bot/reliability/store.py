"""Who finishes matches, and how soon people answer: what rounds and matches leave behind, and what is read of it."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median
from typing import NamedTuple

from sqlalchemy import and_, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.cache import ReadCache
from bot.store.database import Database, Row
from bot.store.quick import FrequentStatement
from bot.store.schema import attendance

MATCHES_COUNTED, ROUNDS_COUNTED = 20, 30
"""How many of the last matches and rounds of a person in a server count."""
_ADD = FrequentStatement(attendance.insert())


class Record(NamedTuple):
    """What is known of a person in a server: of their last matches, whether each was finished, the newest first; the
    median time to answer in seconds; and the last time that they finished a round, in real time.
    """

    finished: tuple[bool, ...] = ()
    answer_s: float | None = None
    seen: float | None = None


class AttendanceStore:
    """Attendance. Every method is one transaction, or part of one."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._records: ReadCache[tuple[int, int], Record] = database.cache()

    async def add(self, connection: AsyncConnection, rows: Sequence[Row]) -> None:
        """Save rows of a round or a match, in the transaction that ends it."""
        await _ADD.execute_all(connection, rows)

    def committed(self, rows: Sequence[Row]) -> None:
        """Drop what is cached of these people, because the transaction is committed."""
        for row in rows:
            self._records.drop((row["server"], row["person"]))

    async def record(self, server: int, person: int) -> Record:
        """Give what is known of a person in a server."""
        return await self._records.get((server, person), lambda: self._record_of(server, person))

    async def _record_of(self, server: int, person: int) -> Record:
        theirs = and_(attendance.c.person == person, attendance.c.server == server)
        newest = attendance.c.at.desc()
        over = select(attendance.c.finished).where(theirs, attendance.c.finished.is_not(None))
        times = select(attendance.c.answer_s).where(theirs, attendance.c.answer_s.is_not(None))
        async with self.database.reading() as connection:
            found = (await connection.execute(over.order_by(newest).limit(MATCHES_COUNTED))).scalars().all()
            answers = (await connection.execute(times.order_by(newest).limit(ROUNDS_COUNTED))).scalars().all()
            last = select(func.max(attendance.c.at)).where(theirs, attendance.c.round > 0)
            seen = (await connection.execute(last)).scalar()
        return Record(tuple(map(bool, found)), median(answers) if answers else None, seen)
