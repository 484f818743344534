"""Who finishes the matches that they begin, and how soon people answer.

How long people took to answer is read from the log of a round. What does not count against anybody: pauses, holidays,
quiet hours, time in which nobody could play, and being sent away. A person who is absent when a match ends, or has
left it, has not finished it; who comes back before its end has.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Sequence
from statistics import median
from typing import NamedTuple

from sqlalchemy import and_, bindparam, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.database import Database, ReadCache, Row
from bot.store.drivers import FrequentQuery, FrequentStatement
from bot.store.schema import attendance, log, rounds
from bot.store.tables import LoggedStep, Write
from bot.tables.availability import Availability
from bot.tables.table import Ending, Refused, Table, Why
from bot.time import Span, counting_between
from rules import upcasting
from rules.match import AWAY, GONE, CameBack, RoundEnded, WentAway
from rules.records import Json
from rules.table import Awaited, Settled, SomeEvent

READ = tuple(kind.__name__ for kind in (Awaited, Settled, WentAway, CameBack))
"""The events that are read. A round has many others."""


def median_answers(
    steps: Sequence[LoggedStep], uncounted: Sequence[Sequence[Span]], absent: Collection[int] = ()
) -> dict[int, float]:
    """Return the median time to answer of each seat in a round, in counting seconds.

    ``uncounted`` says for each seat which times do not count: pauses, holidays, quiet hours. ``absent`` are the seats
    that are absent after the round. A turn that the house took because its time was up lasted as long as that; what a
    computer player does for an absent seat is nobody's answer.
    """
    found: defaultdict[int, list[float]] = defaultdict(list)
    asked: dict[int, float] = {}
    read = [(step, [event for code in step.events for event in _read(code)]) for step in steps]
    away = _away_at_first([event for _, events in read for event in events], absent)
    for step, events in read:
        answered = any(isinstance(event, Awaited | Settled) for event in events)
        if step.seat in asked and answered:
            since = asked.pop(step.seat)
            if step.seat not in away and step.seat < len(uncounted):
                found[step.seat].append(counting_between(since, step.at, uncounted[step.seat]))
        for event in events:
            match event:
                case Awaited():
                    seats = event.decision.seats
                    asked = {seat: asked.get(seat, step.at) if event.same else step.at for seat in seats}
                case WentAway():
                    away.add(event.seat)
                case CameBack():
                    away.discard(event.seat)
    return {seat: median(times) for seat, times in found.items()}


def _read(code: Json) -> Sequence[SomeEvent]:
    assert isinstance(code, list)
    name = str(code[0]).partition("@")[0]
    return upcasting.events(code) if name in READ else ()


def _away_at_first(events: Sequence[SomeEvent], absent: Collection[int]) -> set[int]:
    """Return the seats that were absent at the beginning of the round: the first news of them is that they came back;
    or there is none, and they are ``absent`` still.
    """
    first: dict[int, bool] = {}
    for event in events:
        if isinstance(event, WentAway | CameBack):
            first.setdefault(event.seat, isinstance(event, CameBack))
    return {seat for seat, back in first.items() if back} | ({*absent} - first.keys())


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
        """Return the steps of a round that has just ended, in the transaction that ends it."""
        found = await _STEPS.all(connection, {"number": number, "round": round_})
        return [LoggedStep(row["seat"], row["at"], row["events"]) for row in found]

    async def record(self, server: int, person: int) -> Attendance:
        """Return what is known of a person in a server."""
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


NEWCOMER_MATCHES = 5
"""Who has begun fewer matches in a server is a newcomer there."""
NEWCOMERS_SEATED = 2
"""How many newcomers a table lets in that is for people who finish their matches."""
LEAST_PEOPLE = 2
"""A match counts if at least so many people play in it."""
NOBODYS_FAULT = (Why.CLOSED, Why.SERVER, Why.DAMAGED)
"""After matches that ended so, nobody has finished or not finished."""


class Reliability:
    """How reliable people are in a server. Tables for one do not count."""

    def __init__(self, store: AttendanceStore, availability: Availability) -> None:
        self.store, self.availability = store, availability

    async def get(self, server: int, person: int) -> Attendance:
        """Return what is known of a person in a server."""
        return await self.store.record(server, person)

    async def prepare_write(self, table: Table, events: Sequence[SomeEvent], at: float) -> Write | None:
        """Return what writes what a change with these events says about people; None when it ends no round and no
        match. ``at`` is real time.
        """
        over = any(isinstance(event, RoundEnded) for event in events)
        if table.game.alone or not (over or table.ended is not None):
            return None
        uncounted = await self.availability.uncounted_spans(table, table.opened) if over else ()
        return NewAttendance(self.store, table, at, uncounted).write

    async def check(self, table: Table, person: int) -> None:
        """Raise ``Refused`` unless a person may sit down at a table for people who finish nine of ten matches. A few
        newcomers may; and the host, who opens it.
        """
        if table.settings["company"] == "off" or person == table.host:
            return
        record = await self.get(table.server, person)
        if is_new(record):
            seated = [one.person for one in table.players if one.person is not None and not one.gone]
            new = [one for one in seated if is_new(await self.get(table.server, one))]
            if len(new) >= NEWCOMERS_SEATED:
                raise Refused("newcomers", most=NEWCOMERS_SEATED)
        elif not finishes(record.finished):
            facts = {"finished": sum(record.finished), "begun": len(record.finished)}
            raise Refused("unfinished", count=lacking(record), **facts)


class NewAttendance:
    """What a round or a match that ends says about its people. ``uncounted`` says for each seat when
    nobody waits for it; empty if no round has ended.
    """

    def __init__(
        self,
        store: AttendanceStore,
        table: Table,
        at: float,
        uncounted: Sequence[Sequence[Span]],
    ) -> None:
        self.store, self.table, self.at, self.uncounted = store, table, at, uncounted

    async def write(self, connection: AsyncConnection) -> None:
        """Save it within the transaction that ends the round or match, whose steps are saved."""
        rows = _match_rows(self.table, self.at) if self.table.ended is not None else []
        if self.uncounted and self.table.state is not None:
            steps = await self.store.steps(connection, self.table.id, self.table.state.round)
            rows += _round_rows(self.table, steps, self.at, self.uncounted)
        if rows:
            await self.store.add(connection, rows)


def _round_rows(table: Table, steps: Sequence[LoggedStep], at: float, uncounted: Sequence[Sequence[Span]]) -> list[Row]:
    """How soon everybody answered in a round."""
    state = table.state
    if state is None:
        return []
    absent = [seat for seat, status in enumerate(state.status) if status == AWAY]
    common = {"table_id": table.id, "round": state.round, "server": table.server, "at": at, "finished": None}
    return [
        {**common, "person": table.players[seat].person, "answer_s": seconds}
        for seat, seconds in median_answers(steps, uncounted, absent).items()
        if table.players[seat].person is not None
    ]


def _match_rows(table: Table, at: float) -> list[Row]:
    """Who has finished a match. Nobody has finished a void one, but who left it has not."""
    state, record = table.state, table.ended
    if state is None or record is None or record.why in NOBODYS_FAULT:
        return []
    people = [seat for seat in state.dealt if not table.players[seat].computer]
    if len(people) < LEAST_PEOPLE:
        return []
    rows = []
    for seat in people:
        player, status = table.players[seat], state.status[seat]
        stayed = status not in (GONE, AWAY)
        sent = player.placed is not None or seat in table.sent_away
        if player.person is None or sent or (stayed and record.ending == Ending.VOID):
            continue
        rows.append(
            {
                "table_id": table.id,
                "round": 0,
                "server": table.server,
                "at": at,
                "finished": stayed,
                "person": player.person,
                "answer_s": None,
            }
        )
    return rows


def is_new(record: Attendance) -> bool:
    """Whether too little is known of a person to say anything."""
    return len(record.finished) < NEWCOMER_MATCHES


def finishes(finished: Sequence[bool]) -> bool:
    """Whether nine of ten of these matches were finished."""
    return 10 * sum(finished) >= 9 * len(finished)


def lacking(record: Attendance) -> int:
    """Count how many matches a person has to finish in a row until it is nine of ten: new ones push old ones out."""
    found, count = list(record.finished), 0
    while not finishes(found):
        count += 1
        found = [True, *found][:MATCHES_COUNTED]
    return count
