"""What happens at a table when one of its deadlines has passed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.tables.door import Tables
from bot.tables.saved import NONE
from bot.tables.schedule import SHOWN_FOR, schedule
from bot.tables.steps import question, unseen
from bot.tables.table import Outcome, Refused, Table
from rules.strategies import sensible
from rules.table import NOBODY, Action, IllegalAction, SomeEvent

ABSENT_AFTER = 3
"""After so many turns in a row played by the house a seat is absent (AMM-42)."""


class Deadlines:
    """Each method gives None when its deadline stands no longer, for somebody may just have acted."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._met_by: dict[str, Callable[[int], Awaitable[Outcome | None]]] = {
            "expire": self.lapse,
            "stale": self.lapse,
            "deal": self.deal_next,
            "vote": self.expire_vote,
            "alarm": self.ring_alarm,
            "computer": self.let_computer_move,
            "turn": self.time_out,
            "remind": self.remind,
            "shown": self.hide_shown,
        }

    async def meet(self, number: int, kind: str) -> Outcome | None:
        """Do what is due at a deadline of this kind."""
        return await self._met_by[kind](number)

    async def let_computer_move(self, number: int) -> Outcome | None:
        """The computer player from whom a decision is awaited makes its move."""
        async with self.tables.changing(number) as table:
            seat = next((seat for seat in table.awaited() if table.by_computer(seat)), None)
            if seat is None or not self._passed(table, "computer"):
                return None
            return await self.tables.apply(table, self._sensible(table, seat))

    async def time_out(self, number: int) -> Outcome | None:
        """The turn clock has run out: the house plays for the seat, which is absent after several such turns."""
        async with self.tables.changing(number) as table:
            seat = next((seat for seat in table.awaited() if not table.by_computer(seat)), None)
            if seat is None or not self._passed(table, "turn"):
                return None
            player = table.players[seat]
            player.idle += 1
            todo = self._sensible(table, seat)
            if player.idle >= ABSENT_AFTER:
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
        """The people from whom a decision is awaited are to be rung once more."""
        async with self.tables.changing(number) as table:
            if not self._passed(table, "remind"):
                return None
            del table.deadlines["remind"]
            table.notes.ring = table.prompt
            return await self.tables.save(table, human=False)

    async def hide_shown(self, number: int) -> Outcome | None:
        """A card has been shown long enough (VOA-20); one that was not posted yet is still to be shown."""
        async with self.tables.changing(number) as table:
            if not self._passed(table, "shown"):
                return None
            now, posted = self.tables.now(), table.posted.shown
            seen = posted is not None and table.state is not None and posted.round == table.state.round
            until = (posted.at if posted is not None and seen else now) + SHOWN_FOR
            if until > now:
                table.deadlines["shown"] = until
                return await self.tables.save(table, human=False, paint=False)
            del table.deadlines["shown"]
            table.notes.shown = NONE
            return await self.tables.save(table, human=False)

    async def lapse(self, number: int) -> Outcome | None:
        """A lobby that was not begun, or a table at which nobody acts any more, is closed."""
        async with self.tables.changing(number) as table:
            if not self._passed(table, "expire") and not self._passed(table, "stale"):
                return None
            table.closed = self.tables.now()
            return await self.tables.save(table, human=False)

    def _passed(self, table: Table, kind: str) -> bool:
        return table.passed(kind, self.tables.now())

    def _sensible(self, table: Table, seat: int) -> list[tuple[int, Action]]:
        """What a computer player does until its decision has fallen: a hidden draw leaves it open (COM-22)."""
        if table.state is None:
            raise Refused("not-started")
        state, todo, asked = table.state.copy(), list[tuple[int, Action]](), question(table.state)
        happened: list[SomeEvent] = []
        while question(state) == asked and unseen(happened):
            action = sensible.choose(table.game.view(state, seat), self.tables.pick)
            todo.append((seat, action))
            happened = [*table.game.apply(state, seat, action, int(self.tables.now()))]
        return todo
