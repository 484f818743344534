"""What happens at a table when one of its deadlines has passed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.tables.computers import Computers, asked
from bot.tables.repository import Tables, retry_all_on_conflict
from bot.tables.schedule import RULE, steps_ahead
from bot.tables.table import Due, Going, Outcome, Table, Why, clock_seconds, steps_to_stop
from bot.tables.transition import steps_to_go
from bot.time import counting_between, later
from rules.match import IN
from rules.table import NOBODY, Action, IllegalAction, Stalled

ABSENT_AFTER_TURNS = 3
"""A seat is absent after the house has played this many turns in a row for it (AMM-42)."""
PARTS_OF_A_TURN = 10
"""A part of a turn is its clock divided by this. People are reminded again when the last part begins."""
SHORTEST_REMINDED_PART_S = 300.0
"""Where a part is shorter than this, in seconds, they are not reminded again."""
GRACE_LIMIT_S = 3600.0
"""When the bot has been down, a turn that is due gets a part of its clock more: at most this, in seconds."""

Quiet = Callable[[int], Awaitable[float]]


async def never_quiet(_: int) -> float:
    """Nobody has quiet hours. The default of ``Deadlines``."""
    return 0.0


@retry_all_on_conflict
class Deadlines:
    """Meets the deadlines of tables. A method gives None when its deadline no longer holds, because somebody has acted.

    ``quiet_hours_until`` says until when a person must not be rung, as a time of the play clock. A time in the past
    means: ring now.
    """

    def __init__(self, tables: Tables, computers: Computers, quiet_hours_until: Quiet = never_quiet) -> None:
        self.tables, self.computers, self.quiet_hours_until = tables, computers, quiet_hours_until
        self._met_by: dict[Due, Callable[[int], Awaitable[Outcome | None]]] = {
            "expire": self.lapse,
            "stale": self.lapse,
            "deal": self.deal_next,
            RULE: self.go_on_without_rule,
            "vote": self.expire_vote,
            "alarm": self.ring_alarm,
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
            seat = asked(table)
            if seat is None or not self._passed(table, "computer"):
                return None
            return await self.tables.apply(table, await self.computers.todo(table, seat))

    async def move_ahead(self, number: int) -> Outcome | None:
        """Do what somebody who is asked now has said before, as if they had pressed it."""
        async with self.tables.changing(number) as table:
            if not self._passed(table, "ahead"):
                return None
            del table.deadlines["ahead"]
            todo = steps_ahead(table, int(self.tables.now()))
            if not todo:
                return await self._waits_anew(table)
            return await self.tables.apply(table, todo, human=True, ahead=True)

    async def time_out(self, number: int) -> Outcome | None:
        """The turn clock has run out: the house plays for the seat. After several such turns the seat is absent."""
        async with self.tables.changing(number) as table:
            seat = next(iter(table.awaited_seats_of_people()), None)
            if seat is None or not self._passed(table, "turn"):
                return None
            if self._has_time(table) or await self._is_on_holiday(table):
                return await self.tables.save(table, human=False)
            player = table.players[seat]
            player.idle += 1
            todo = await self.computers.sensible(table, seat)
            if player.idle >= ABSENT_AFTER_TURNS:
                todo = [(seat, Action(Going.AWAY)), *todo]
            return await self.tables.apply(table, todo, house=True)

    async def deal_next(self, number: int) -> Outcome | None:
        """Deal the next round, because nobody has asked for it."""
        async with self.tables.changing(number) as table:
            if not self._passed(table, "deal"):
                return None
            return await self.tables.apply(table, [(NOBODY, self.tables.next_deal(table))])

    async def go_on_without_rule(self, number: int) -> Outcome | None:
        """The winner of the last round has made no rule in time: the next round may be dealt."""
        async with self.tables.changing(number) as table:
            if not self._passed(table, RULE):
                return None
            del table.deadlines[RULE]
            return await self._waits_anew(table)

    async def ring_alarm(self, number: int) -> Outcome | None:
        """A time that the rules declare has come: a round may end, or hands may be shown."""
        async with self.tables.changing(number) as table:
            if not self._passed(table, "alarm"):
                return None
            try:
                return await self.tables.apply(table, [(NOBODY, Action("time"))])
            except IllegalAction:
                return await self._waits_anew(table)

    async def expire_vote(self, number: int) -> Outcome | None:
        """End the open vote, because its time has run out."""
        async with self.tables.changing(number) as table:
            if table.state is None or table.state.vote is None or not self._passed(table, "vote"):
                return None
            return await self.tables.apply(table, [(NOBODY, Action("expire"))])

    async def remind(self, number: int) -> Outcome | None:
        """Remind the people from whom a decision is awaited: at half time, and when little time is left.

        If one of them has quiet hours, the reminder waits until those are over, unless the turn ends before. Reminders
        that became due meanwhile are one.
        """
        async with self.tables.changing(number) as table:
            if not self._passed(table, "remind"):
                return None
            now, due = self.tables.now(), table.deadlines.pop("remind")
            until = max([now, *[await self.quiet_hours_until(person) for person in _people_awaited(table)]])
            if now < until < table.deadlines.get("turn", due):
                table.deadlines["remind"] = until
                return await self.tables.save(table, human=False, paint=False)
            table.notes.ring = table.version + 1
            absence, turn = await self.tables.absence(table), table.deadlines.get("turn", due)
            part = clock_seconds(table.settings["turn_clock"]) / PARTS_OF_A_TURN
            last = later(now, counting_between(now, turn, absence.asked) - part, absence.asked)
            if part >= SHORTEST_REMINDED_PART_S and last > now + 1:
                table.deadlines["remind"] = last
            return await self.tables.save(table, human=False)

    async def resume(self, number: int) -> Outcome | None:
        """End a pause whose time is over."""
        async with self.tables.changing(number) as table:
            if not self._passed(table, "resume"):
                return None
            table.end_pause(self.tables.now())
            await self.tables.fit(table)
            return await self.tables.save(table, human=False)

    async def hide_shown(self, number: int) -> Outcome | None:
        """A card has been shown at the table long enough. Only earlier versions showed one there; the painter removes
        it.
        """
        async with self.tables.changing(number) as table:
            if not self._passed(table, "shown"):
                return None
            del table.deadlines["shown"]
            return await self.tables.save(table, human=False)

    async def lapse(self, number: int) -> Outcome | None:
        """Close a lobby that was not started, or a table at which nobody acts any more: who was awaited has left.

        Where the channel is lost nobody can come, and who has caused that must not gain by it: everybody is absent, and
        the computer players play on.
        """
        async with self.tables.changing(number) as table:
            if not self._passed(table, "expire") and not self._passed(table, "stale"):
                return None
            if table.state is None:
                table.closed = self.tables.now()
                return await self.tables.save(table, human=False)
            there = [seat for person in table.voters() if (seat := table.seat_of(person)) is not None]
            absent = [(seat, Action(Going.AWAY)) for seat in there if table.state.status[seat] == IN]
            if table.posted.lost and absent and not table.alone:
                table.touched = self.tables.now()  # the computer players have time for their moves
                return await self.tables.apply(table, absent)
            awaited = table.awaited_seats_of_people()
            try:
                return await self.tables.apply(table, steps_to_go(table, awaited, Going.LEFT, Why.STALE))
            except Stalled:  # a mistake in the rules keeps nobody at the table for ever
                return await self.tables.apply(table, steps_to_stop(Why.STALE))

    async def _waits_anew(self, table: Table) -> Outcome:
        """Save a table at which one deadline is over, and nothing else has happened."""
        await self.tables.set_deadlines(table, table.prompt)
        return await self.tables.save(table, human=False)

    def _has_time(self, table: Table) -> bool:
        """Whether a turn ran out so soon after the bot came back that its player may not have seen it. If so, it gets
        more time, once.
        """
        if table.timed:
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
        if table.timed:
            return False
        now = self.tables.now()
        on = [end for begin, end in (await self.tables.absence(table)).asked if begin <= now < end]
        await self.tables.fit(table)
        table.deadlines["turn"] = max([table.deadlines["turn"], *on])
        return table.deadlines["turn"] > now

    def _passed(self, table: Table, kind: Due) -> bool:
        return table.passed(kind, self.tables.now())


def _people_awaited(table: Table) -> list[int]:
    """Give the people from whom a decision is awaited."""
    seats = [table.players[seat] for seat in table.awaited_seats_of_people()]
    return [player.person for player in seats if player.person is not None]
