"""Reliability: whether people finish the matches that they begin in a server, and how soon they answer.

What does not count against anybody: pauses, holidays, quiet hours, time in which nobody could play, and being sent
away.
Who is absent when a match ends, or has left it, has not finished it. Who comes back before its end has.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.reliability.answers import median_answers
from bot.reliability.store import MATCHES_COUNTED, Attendance, AttendanceStore
from bot.store.database import Row
from bot.store.tables import LoggedStep
from bot.tables.endings import Ending, Why
from bot.tables.repository import Results, ResultsOfChange
from bot.tables.table import Refused, Table
from bot.time import Span
from rules.match import AWAY, GONE, RoundEnded
from rules.table import SomeEvent

NEWCOMER_MATCHES = 5
"""Who has begun fewer matches in a server is a newcomer there."""
NEWCOMERS_SEATED = 2
"""How many newcomers a table lets in that is for people who finish their matches."""
LEAST_PEOPLE = 2
"""A match counts if at least so many people play in it."""
NOBODYS_FAULT = (Why.CLOSED, Why.SERVER, Why.DAMAGED)
"""After matches that ended so, nobody has finished or not finished."""

Uncounted = Callable[[Table, float], Awaitable[Sequence[Sequence[Span]]]]
"""Gives for each seat the spans since a time in which nobody waits for it. Times of the play clock."""


async def all_counted(table: Table, _since: float) -> Sequence[Sequence[Span]]:
    """Everybody is always waited for. The default of ``Reliability``."""
    return [() for _ in table.players]


class Reliability:
    """How reliable people are in a server. Tables for one do not count."""

    def __init__(self, store: AttendanceStore, uncounted: Uncounted = all_counted) -> None:
        self.store, self.uncounted = store, uncounted

    async def of(self, server: int, person: int) -> Attendance:
        """Give what is known of a person in a server."""
        return await self.store.record(server, person)

    async def check(self, table: Table, person: int) -> None:
        """Raise ``Refused`` unless a person may sit down at a table for people who finish nine of ten matches. A few
        newcomers may; and the host, who opens it.
        """
        if table.settings["company"] == "off" or person == table.host:
            return
        record = await self.of(table.server, person)
        if is_new(record):
            seated = [one.person for one in table.players if one.person is not None and not one.gone]
            new = [one for one in seated if is_new(await self.of(table.server, one))]
            if len(new) >= NEWCOMERS_SEATED:
                raise Refused("newcomers", most=NEWCOMERS_SEATED)
        elif not finishes(record.finished):
            facts = {"finished": sum(record.finished), "begun": len(record.finished)}
            raise Refused("unfinished", count=lacking(record), **facts)


class Attended:
    """The results of tables, and with them what rounds and matches say about their people."""

    def __init__(self, results: Results, reliability: Reliability) -> None:
        self.results, self.reliability = results, reliability

    async def of(self, table: Table, events: Sequence[SomeEvent], at: float) -> ResultsOfChange | None:
        """Give what a change with these events ends; None when it ends nothing. ``at`` is real time."""
        found = await self.results.of(table, events, at)
        if (found is None and table.ended is None) or table.alone:
            return found
        over = any(isinstance(event, RoundEnded) for event in events)
        uncounted = await self.reliability.uncounted(table, table.opened) if over else ()
        return NewAttendance(self.reliability.store, found, table, at, uncounted)


class NewAttendance:
    """What a round or a match that ends says about its people, with its results. ``uncounted`` says for each seat when
    nobody waits for it; empty if no round has ended.
    """

    def __init__(
        self,
        store: AttendanceStore,
        results: ResultsOfChange | None,
        table: Table,
        at: float,
        uncounted: Sequence[Sequence[Span]],
    ) -> None:
        self.store, self.results, self.table, self.at, self.uncounted = store, results, table, at, uncounted

    async def write(self, connection: AsyncConnection) -> None:
        """Save it within the transaction that ends the round or match, whose steps are saved."""
        if self.results is not None:
            await self.results.write(connection)
        rows = _of_match(self.table, self.at) if self.table.ended is not None else []
        if self.uncounted and self.table.state is not None:
            steps = await self.store.steps(connection, self.table.id, self.table.state.round)
            rows += _of_round(self.table, steps, self.at, self.uncounted)
        if rows:
            await self.store.add(connection, rows)


def _of_round(table: Table, steps: Sequence[LoggedStep], at: float, uncounted: Sequence[Sequence[Span]]) -> list[Row]:
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


def _of_match(table: Table, at: float) -> list[Row]:
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
    """Give how many matches a person has to finish in a row until it is nine of ten: new ones push old ones out."""
    found, count = list(record.finished), 0
    while not finishes(found):
        count += 1
        found = [True, *found][:MATCHES_COUNTED]
    return count
