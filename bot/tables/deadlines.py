"""What happens at a table when one of its deadlines has passed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.tables.computers import Computers, asked
from bot.tables.notes import NO_CARD
from bot.tables.repository import Tables
from bot.tables.schedule import SHOWN_CARD_S, schedule
from bot.tables.table import Outcome, Table, clock_seconds
from bot.time import counted, later
from rules.table import NOBODY, Action, IllegalAction

ABSENT_AFTER_TURNS = 3
"""After so many turns in a row played by the house a seat is absent (AMM-42)."""
LAST_PART, LAST_REMINDER_S = 10, 300.0
"""The last tenth of a turn's time, in which people are reminded again where it has as many seconds; who comes back with
the bot after a break has as much, too, but not more than an hour."""
LONGEST_GRACE_S = 3600.0

Quiet = Callable[[int], Awaitable[float]]


async def never_quiet(_: int) -> float:
    """Nobody has quiet hours."""
    return 0.0


class Deadlines:
    """Each method gives None when its deadline stands no longer, for somebody may just have acted.

    ``quiet`` says until when somebody is not to be rung, by the play clock; any time that has passed where they are.
    """

    def __init__(self, tables: Tables, computers: Computers, quiet: Quiet = never_quiet) -> None:
        self.tables, self.computers, self.quiet = tables, computers, quiet
        self._met_by: dict[str, Callable[[int], Awaitable[Outcome | None]]] = {
            "expire": self.lapse,
            "stale": self.lapse,
            "deal": self.deal_next,
            "vote": self.expire_vote,
            "alarm": self.ring_alarm,
            "computer": self.let_computer_move,
            "turn": self.time_out,
            "remind": self.remind,
            "resume": self.resume,
            "shown": self.hide_shown,
        }

    async def meet(self, number: int, kind: str) -> Outcome | None:
        """Do what is due at a deadline of this kind."""
        return await self._met_by[kind](number)

    async def let_computer_move(self, number: int) -> Outcome | None:
        """The computer player from whom a decision is awaited makes its move."""
        async with self.tables.changing(number) as table:
            seat = asked(table)
            if seat is None or not self._passed(table, "computer"):
                return None
            return await self.tables.apply(table, await self.computers.todo(table, seat))

    async def time_out(self, number: int) -> Outcome | None:
        """The turn clock has run out: the house plays for the seat, which is absent after several such turns."""
        async with self.tables.changing(number) as table:
            seat = next((seat for seat in table.awaited() if not table.by_computer(seat)), None)
            if seat is None or not self._passed(table, "turn"):
                return None
            if self._has_time(table) or await self._is_away(table):
                return await self.tables.save(table, human=False)
            player = table.players[seat]
            player.idle += 1
            todo = await self.computers.sensible(table, seat)
            if player.idle >= ABSENT_AFTER_TURNS:
                todo.insert(0, (seat, Action("away")))
            return await self.tables.apply(table, todo, house=True)

    async def deal_next(self, number: int) -> Outcome | None:
        """Nobody has asked for the next round: it is dealt by itself."""
        async with self.tables.changing(number) as table:
            if not self._passed(table, "deal"):
                return None
            return await self.tables.apply(table, [(NOBODY, self.tables.deal(table))])

    async def ring_alarm(self, number: int) -> Outcome | None:
        """A time that the rules know has come: a round may be over by it, or hands may be shown."""
        async with self.tables.changing(number) as table:
            if not self._passed(table, "alarm"):
                return None
            try:
                return await self.tables.apply(table, [(NOBODY, Action("time"))])
            except IllegalAction:
                table.deadlines = schedule(table, table.version, self.tables.now(), self.tables.computer_pause)
                return await self.tables.save(table, human=False)

    async def expire_vote(self, number: int) -> Outcome | None:
        """The time for the open vote has run out."""
        async with self.tables.changing(number) as table:
            if table.state is None or table.state.vote is None or not self._passed(table, "vote"):
                return None
            return await self.tables.apply(table, [(NOBODY, Action("expire"))])

    async def remind(self, number: int) -> Outcome | None:
        """The people from whom a decision is awaited are to be rung once more: at half time, and when little is left.

        Where it is night for one of them it is done when that is over, and once, however much has become due.
        """
        async with self.tables.changing(number) as table:
            if not self._passed(table, "remind"):
                return None
            now, due = self.tables.now(), table.deadlines.pop("remind")
            until = max([now, *[await self.quiet(person) for person in _asked(table)]])
            if now < until < table.deadlines.get("turn", due):
                table.deadlines["remind"] = until
                return await self.tables.save(table, human=False, paint=False)
            table.notes.ring = table.version + 1
            rests, turn = await self.tables.rests(table), table.deadlines.get("turn", due)
            part = clock_seconds(table.settings["turn_clock"]) / LAST_PART
            last = later(now, counted(now, turn, rests.asked) - part, rests.asked)
            if part >= LAST_REMINDER_S and last > now + 1:
                table.deadlines["remind"] = last
            return await self.tables.save(table, human=False)

    async def resume(self, number: int) -> Outcome | None:
        """A pause is over."""
        async with self.tables.changing(number) as table:
            if not self._passed(table, "resume"):
                return None
            table.end_pause()
            await self.tables.fit(table)
            return await self.tables.save(table, human=False)

    async def hide_shown(self, number: int) -> Outcome | None:
        """A card has been shown long enough (VOA-20); one that was not posted yet is still to be shown."""
        async with self.tables.changing(number) as table:
            if not self._passed(table, "shown"):
                return None
            now, posted = self.tables.now(), table.posted.shown
            seen = posted is not None and table.state is not None and posted.round == table.state.round
            until = (posted.at if posted is not None and seen else now) + SHOWN_CARD_S
            if until > now:
                table.deadlines["shown"] = until
                return await self.tables.save(table, human=False, paint=False)
            del table.deadlines["shown"]
            table.notes.round.shown = NO_CARD
            return await self.tables.save(table, human=False)

    async def lapse(self, number: int) -> Outcome | None:
        """A lobby that was not begun, or a table at which nobody acts any more, is closed."""
        async with self.tables.changing(number) as table:
            if not self._passed(table, "expire") and not self._passed(table, "stale"):
                return None
            table.closed = self.tables.now()
            return await self.tables.save(table, human=False)

    def _has_time(self, table: Table) -> bool:
        """Whether a turn ran out so soon after people could play again that they may not have seen it: it has a while
        more, once."""
        due = table.deadlines["turn"]
        short = min(clock_seconds(table.settings["turn_clock"]) / LAST_PART, LONGEST_GRACE_S)
        if due >= self.tables.clock.back + short:
            return False
        table.deadlines["turn"] = max(due, self.tables.clock.back) + short
        return True

    async def _is_away(self, table: Table) -> bool:
        """Whether the turn stands still by now, by a holiday that the time of a break has brought nearer."""
        now = self.tables.now()
        on = [end for begin, end in (await self.tables.rests(table)).asked if begin <= now < end]
        await self.tables.fit(table)
        table.deadlines["turn"] = max([table.deadlines["turn"], *on])
        return table.deadlines["turn"] > now

    def _passed(self, table: Table, kind: str) -> bool:
        return table.passed(kind, self.tables.now())


def _asked(table: Table) -> list[int]:
    """The people from whom a decision is awaited."""
    seats = [table.players[seat] for seat in table.awaited() if not table.by_computer(seat)]
    return [player.person for player in seats if player.person is not None]
