"""Who finishes matches, and how soon people answer: what rounds and matches leave behind, and what is read of it."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median
from typing import NamedTuple

from sqlalchemy import and_, bindparam, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.cache import ReadCache
from bot.store.database import Database, Row
from bot.store.quick import FrequentQuery, FrequentStatement
from bot.store.schema import attendance, log, rounds
from bot.store.tables import LoggedStep

MATCHES_COUNTED, ROUNDS_COUNTED = 20, 30
"""How many of the last matches and rounds of a person in a server count."""
_ADD = FrequentStatement(attendance.insert())
_BEFORE = select(func.coalesce(func.max(rounds.c.version), 0)).where(
    and_(rounds.c.table_id == bindparam("number"), rounds.c.round < bindparam("round"))
)
_STEPS = FrequentQuery(
    select(log.c.seat, log.c.at, log.c.events)
    .where(and_(log.c.table_id == bindparam("number"), log.c.version > _BEFORE.scalar_subquery()))
    .order_by(log.c.version)
)
"""What was done since the round before."""


class Attendance(NamedTuple):
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
        self._records: ReadCache[tuple[int, int], Attendance] = database.cache("attendance")

    async def add(self, connection: AsyncConnection, rows: Sequence[Row]) -> None:
        """Save rows of a round or a match, in the transaction that ends it."""
        await _ADD.execute_all(connection, rows)
        for row in rows:
            self._records.changes((row["server"], row["person"]))

    async def steps(self, connection: AsyncConnection, number: int, round_: int) -> list[LoggedStep]:
        """Give the steps of a round that has just ended, in the transaction that ends it."""
        found = await _STEPS.all(connection, {"number": number, "round": round_})
        return [LoggedStep(row["seat"], row["at"], row["events"]) for row in found]

    async def record(self, server: int, person: int) -> Attendance:
        """Give what is known of a person in a server."""
        return await self._records.get((server, person), lambda: self._record_of(server, person))

    async def _record_of(self, server: int, person: int) -> Attendance:
        theirs = and_(attendance.c.person == person, attendance.c.server == server)
        newest = attendance.c.at.desc()
        over = select(attendance.c.finished).where(theirs, attendance.c.finished.is_not(None))
        times = select(attendance.c.answer_s).where(theirs, attendance.c.answer_s.is_not(None))
        async with self.database.reading() as connection:
            found = (await connection.execute(over.order_by(newest).limit(MATCHES_COUNTED))).scalars().all()
            answers = (await connection.execute(times.order_by(newest).limit(ROUNDS_COUNTED))).scalars().all()
            last = select(func.max(attendance.c.at)).where(theirs, attendance.c.round > 0)
            seen = (await connection.execute(last)).scalar()
        return Attendance(tuple(map(bool, found)), median(answers) if answers else None, seen)
