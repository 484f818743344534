"""Deadlines: turn clocks, computer players, the next deal, lobbies and forgotten tables.

Deadlines are times of the play clock in the store. One timer finds those that have passed; what happens at a table then
stands below it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from time import monotonic
from typing import Protocol

from sqlalchemy import func, select
from sqlalchemy.dialects import postgresql
from structlog.contextvars import bound_contextvars

from bot.store.database import Database
from bot.store.faults import log_fault
from bot.store.schema import clock
from bot.tables.availability import Availability
from bot.tables.computers import Computers, computer_to_move
from bot.tables.repository import Tables, Trigger, retry_all_on_conflict
from bot.tables.schedule import RULE, steps_ahead
from bot.tables.table import Damaged, Due, Going, Outcome, Refused, Table, Why, clock_seconds, steps_to_stop
from bot.tables.transition import steps_to_go
from bot.time import add_counting, counting_between
from rules.match import IN
from rules.table import NOBODY, Action, IllegalAction, Stalled

log = logging.getLogger(__name__)


class ClockStore:
    """The play clock. Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def load(self) -> float | None:
        """Return the saved time of the play clock; None if there is none yet."""
        row = await self.database.one(select(clock.c.played))
        return float(row["played"]) if row else None

    async def keep(self, at: float) -> float:
        """Save the time of the play clock. Gives the saved time: where several processes play, the latest of theirs,
        because people could play as long as one of them ran.
        """
        if self.database.notifier is None:
            async with self.database.writing() as connection:
                await self.database.upsert(connection, clock, {"id": 1}, {"played": at})
            return at
        put = postgresql.insert(clock).values(id=1, played=at)
        latest = {"played": func.greatest(clock.c.played, put.excluded.played)}
        async with self.database.writing() as connection:
            kept = put.on_conflict_do_update(index_elements=["id"], set_=latest).returning(clock.c.played)
            return float((await connection.execute(kept)).scalar_one())


RETRY_AFTER_S, RETRY_DAMAGED_AFTER_S = 30.0, 3600.0
"""Seconds until a deadline that failed is tried again. For a damaged table it is much later."""
SAVE_CLOCK_EVERY_S = 10.0
"""Interval at which the play clock is saved, in seconds. A crash loses at most this much of it."""
LAPSING: tuple[Due, ...] = ("expire", "stale")
"""Deadlines that are met also when Discord cannot reach the table. The others wait until it can."""
TABLES_AT_A_TIME = 8
"""How many tables' deadlines are met at the same time."""
FORGET_ARRIVALS_EVERY_S = 3600.0
"""Interval at which the store forgets old interactions and messages, in seconds."""


class Repaints(Protocol):
    """What paints tables."""

    def wake(self, number: int) -> None:
        """Have a table painted soon."""

    async def retry(self) -> None:
        """Try again what Discord refused a while ago."""

    async def check_message(self, table: Table) -> None:
        """Find out whether the message of a table is still there, and with it the channel."""


class Timer:
    """Meets the deadlines of all tables."""

    def __init__(
        self, database: Database, clocks: ClockStore, tables: Tables, deadlines: Deadlines, painter: Repaints
    ) -> None:
        self.database, self.clocks = database, clocks
        self.tables, self.deadlines, self.painter, self.now = tables, deadlines, painter, tables.now
        self._put_off: dict[int, float] = {}
        self._kept = 0.0
        self._forgotten = 0.0
        self._swept = monotonic()

    def age(self) -> float:
        """Seconds since the last complete pass over the passed deadlines, or since the start."""
        return monotonic() - self._swept

    async def tick(self) -> None:
        """Meet one passed deadline of each table. The others follow with the next tick."""
        await self.painter.retry()
        now = self.now()
        if abs(now - self._kept) >= SAVE_CLOCK_EVERY_S:
            self._kept = now
            self.tables.clock.catch_up(await self.clocks.keep(now))
        self._put_off = {number: until for number, until in self._put_off.items() if until > now}
        due = iter([number for number in await self.tables.open_tables.list_due(now) if number not in self._put_off])
        await asyncio.gather(*(self._meet_each(due) for _ in range(TABLES_AT_A_TIME)))
        if now - self._forgotten > FORGET_ARRIVALS_EVERY_S:
            self._forgotten = now
            if await self.database.is_leader():
                await self.database.forget_arrivals()
        self._swept = monotonic()

    async def _meet_each(self, due: Iterator[int]) -> None:
        """Meet deadlines of these tables until none is left. Several tasks share the iterator."""
        for number in due:
            with bound_contextvars(table=number):
                await self._meet_one(number)

    async def _meet_one(self, number: int) -> None:
        """Meet a deadline of a table. One that cannot be met is put off; the other tables do not wait for it."""
        try:
            await self._one(number)
        except Damaged:
            self.painter.wake(number)  # the painter tells the host
            self._put_off[number] = self.now() + RETRY_DAMAGED_AFTER_S
        except (Refused, IllegalAction) as why:
            log.info("a deadline of table %s is moot: %s", number, why)
            self._put_off[number] = self.now() + RETRY_AFTER_S
        except Exception as fault:  # noqa: BLE001 -- logged; the other tables go on
            log_fault(log, fault, "a deadline of table %s could not be met, trying again", number)
            self._put_off[number] = self.now() + RETRY_AFTER_S

    async def _one(self, number: int) -> None:
        table = await self.tables.get(number)
        passed = [(due, kind) for kind, due in table.deadlines.items() if due <= self.now()]
        if table.posted.lost and table.voters():  # it waits for its people, unless all are absent
            passed = [(due, kind) for due, kind in passed if kind in LAPSING]
            self._put_off[number] = self.now() + RETRY_AFTER_S
        if passed:
            _, kind = min(passed)
            if kind == "stale" and not table.posted.lost:  # nobody has acted, so nothing was painted
                await self.painter.check_message(table)
            await self.deadlines.meet(number, kind)


ABSENT_AFTER_TURNS = 3
"""A seat is absent after the house has played this many turns in a row for it (AMM-42)."""
PARTS_OF_A_TURN = 10
"""A part of a turn is its clock divided by this. People are reminded again when the last part begins."""
SHORTEST_REMINDED_PART_S = 300.0
"""Where a part is shorter than this, in seconds, they are not reminded again."""
GRACE_LIMIT_S = 3600.0
"""When the bot has been down, a turn that is due gets a part of its clock more: at most this, in seconds."""


@retry_all_on_conflict
class Deadlines:
    """Meets the deadlines of tables. A method gives None when its deadline no longer holds: somebody has acted."""

    def __init__(self, tables: Tables, computers: Computers, availability: Availability) -> None:
        self.tables, self.computers, self.availability = tables, computers, availability
        self._met_by: dict[Due, Callable[[int], Awaitable[Outcome | None]]] = {
            "expire": self.close_stale,
            "stale": self.close_stale,
            "deal": self.deal_next,
            RULE: self.go_on_without_rule,
            "vote": self.expire_vote,
            "alarm": self.fire_game_timer,
            "computer": self.let_computer_move,
            "ahead": self.move_ahead,
            "turn": self.time_out,
            "remind": self.remind,
            "resume": self.resume,
            "shown": self.hide_shown,
        }

    async def meet(self, number: int, kind: Due) -> Outcome | None:
        """Do what is due at a deadline of this kind."""
        return await self._met_by[kind](number)

    async def let_computer_move(self, number: int) -> Outcome | None:
        """Make the move of the computer player from whom a decision is awaited."""
        async with self.tables.changing(number) as table:
            seat = computer_to_move(table)
            if seat is None or not self._has_passed(table, "computer"):
                return None
            return await self.tables.apply(table, await self.computers.todo(table, seat))

    async def move_ahead(self, number: int) -> Outcome | None:
        """Do what somebody who is asked now has said before, as if they had pressed it."""
        async with self.tables.changing(number) as table:
            if not self._has_passed(table, "ahead"):
                return None
            todo = steps_ahead(table, int(self.tables.now()))
            if todo:
                return await self.tables.apply(table, todo, Trigger.AHEAD)
            del table.deadlines["ahead"]
            return await self._reschedule(table)

    async def time_out(self, number: int) -> Outcome | None:
        """The turn clock has run out: the house plays for the seat. After several such turns the seat is absent."""
        async with self.tables.changing(number) as table:
            seat = next(iter(table.people_awaited), None)
            if seat is None or not self._has_passed(table, "turn"):
                return None
            if self._has_time(table) or await self._is_on_holiday(table):
                return await self.tables.save(table, human=False)
            player = table.players[seat]
            player.idle += 1
            todo = await self.computers.sensible(table, seat)
            if player.idle >= ABSENT_AFTER_TURNS:
                todo = [(seat, Action(Going.AWAY)), *todo]
            return await self.tables.apply(table, todo, Trigger.TIMEOUT)

    async def deal_next(self, number: int) -> Outcome | None:
        """Deal the next round, because nobody has asked for it."""
        async with self.tables.changing(number) as table:
            if not self._has_passed(table, "deal"):
                return None
            return await self.tables.apply(table, [(NOBODY, self.tables.next_deal(table))])

    async def go_on_without_rule(self, number: int) -> Outcome | None:
        """The winner of the last round has made no rule in time: the next round may be dealt."""
        async with self.tables.changing(number) as table:
            if not self._has_passed(table, RULE):
                return None
            del table.deadlines[RULE]
            return await self._reschedule(table)

    async def fire_game_timer(self, number: int) -> Outcome | None:
        """A time that the rules declare has come: a round may end, or hands may be shown."""
        async with self.tables.changing(number) as table:
            if not self._has_passed(table, "alarm"):
                return None
            try:
                return await self.tables.apply(table, [(NOBODY, Action("time"))])
            except IllegalAction:
                return await self._reschedule(table)

    async def expire_vote(self, number: int) -> Outcome | None:
        """End the open vote, because its time has run out."""
        async with self.tables.changing(number) as table:
            if table.state is None or table.state.vote is None or not self._has_passed(table, "vote"):
                return None
            return await self.tables.apply(table, [(NOBODY, Action("expire"))])

    async def remind(self, number: int) -> Outcome | None:
        """Remind the people from whom a decision is awaited: at half time, and when little time is left.

        If one of them has quiet hours, the reminder waits until those are over, unless the turn ends before. Reminders
        that became due meanwhile are one.
        """
        async with self.tables.changing(number) as table:
            if not self._has_passed(table, "remind"):
                return None
            now, due = self.tables.now(), table.deadlines.pop("remind")
            quiet = self.availability.quiet_hours_until
            until = max([now, *[await quiet(person) for person in _awaited_people(table)]])
            if now < until < table.deadlines.get("turn", due):
                table.deadlines["remind"] = until
                return await self.tables.save(table, human=False, paint=False)
            table.notes.ring = table.version + 1
            absence, turn = await self.tables.absence(table), table.deadlines.get("turn", due)
            part = clock_seconds(table.settings["turn_clock"]) / PARTS_OF_A_TURN
            last = add_counting(now, counting_between(now, turn, absence.asked) - part, absence.asked)
            if part >= SHORTEST_REMINDED_PART_S and last > now + 1:
                table.deadlines["remind"] = last
            return await self.tables.save(table, human=False)

    async def resume(self, number: int) -> Outcome | None:
        """End a pause whose time is over."""
        async with self.tables.changing(number) as table:
            if not self._has_passed(table, "resume"):
                return None
            table.end_pause(self.tables.now())
            await self.tables.shift_deadlines(table)
            return await self.tables.save(table, human=False)

    async def hide_shown(self, number: int) -> Outcome | None:
        """A card has been shown at the table long enough. Only earlier versions showed one there; the painter removes
        it.
        """
        async with self.tables.changing(number) as table:
            if not self._has_passed(table, "shown"):
                return None
            del table.deadlines["shown"]
            return await self.tables.save(table, human=False)

    async def close_stale(self, number: int) -> Outcome | None:
        """Close a lobby that was not started, or a table at which nobody acts any more: who was awaited has left.

        Where the channel is lost nobody can come, and who has caused that must not gain by it: everybody is absent, and
        the computer players play on.
        """
        async with self.tables.changing(number) as table:
            if not self._has_passed(table, "expire") and not self._has_passed(table, "stale"):
                return None
            if table.state is None:
                table.close(self.tables.now())
                return await self.tables.save(table, human=False)
            there = [seat for person in table.voters() if (seat := table.seat_of(person)) is not None]
            absent = [(seat, Action(Going.AWAY)) for seat in there if table.state.status[seat] == IN]
            if table.posted.lost and absent and not table.game.alone:
                table.touched = self.tables.now()  # the computer players have time for their moves
                return await self.tables.apply(table, absent)
            awaited = table.people_awaited
            try:
                return await self.tables.apply(table, steps_to_go(table, awaited, Going.LEFT, Why.STALE))
            except Stalled:  # a mistake in the rules keeps nobody at the table for ever
                return await self.tables.apply(table, steps_to_stop(Why.STALE))

    async def _reschedule(self, table: Table) -> Outcome:
        """Save a table at which one deadline is over, and nothing else has happened."""
        await self.tables.set_deadlines(table, table.prompt)
        return await self.tables.save(table, human=False)

    def _has_time(self, table: Table) -> bool:
        """Whether a turn ran out so soon after the bot came back that its player may not have seen it. If so, it gets
        more time, once.
        """
        if table.ends_at is not None:
            return False
        due = table.deadlines["turn"]
        short = min(clock_seconds(table.settings["turn_clock"]) / PARTS_OF_A_TURN, GRACE_LIMIT_S)
        if due >= self.tables.clock.back + short:
            return False
        table.deadlines["turn"] = max(due, self.tables.clock.back) + short
        return True

    async def _is_on_holiday(self, table: Table) -> bool:
        """Whether the turn waits for a holiday. While the bot was down, real time went on, so a holiday may have begun
        on the play clock.
        """
        if table.ends_at is not None:
            return False
        now = self.tables.now()
        on = [end for begin, end in (await self.tables.absence(table)).asked if begin <= now < end]
        await self.tables.shift_deadlines(table)
        table.deadlines["turn"] = max([table.deadlines["turn"], *on])
        return table.deadlines["turn"] > now

    def _has_passed(self, table: Table, kind: Due) -> bool:
        return table.has_passed(kind, self.tables.now())


def _awaited_people(table: Table) -> list[int]:
    seats = [table.players[seat] for seat in table.people_awaited]
    return [player.person for player in seats if player.person is not None]
