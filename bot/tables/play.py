"""What people do in a match: act, deal the next round, make moves ahead.

A majority agrees on a pause. It is time that does not count at the table, as holidays are that somebody has
announced.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Protocol

from bot.tables.deadlines import ABSENT_AFTER_TURNS
from bot.tables.notes import NO_CARD
from bot.tables.repository import Tables, Trigger, retry_all_on_conflict
from bot.tables.schedule import RULE
from bot.tables.table import Going, Outcome, Refused, Table, check_held, clock_seconds, majority
from bot.tables.transition import hand_over_host, hold_at_place, steps_to_go, vote_opened
from bot.time import DAY, HOUR
from rules.ahead import AHEAD_LIMIT, JUMP, MoveAhead
from rules.cards import SUITS
from rules.match import AWAY, JOINING, PLAYING
from rules.table import NOBODY, Action
from rules.verbs import AMEND

OF_ONES_HAND = ("draw", "pass")
"""What is refused because of one's hand, though it names no card."""


@retry_all_on_conflict
class Matches:
    """Matches that have begun. Every method raises ``IllegalAction`` or ``Refused``; nothing has changed then."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def act(
        self,
        number: int,
        person: int,
        actions: Sequence[Action],
        *,
        prompt: int | None = None,
        vote: int | None = None,
        message: int | None = None,
    ) -> Outcome:
        """A person acts; several actions are one change. An absent player comes back by acting.

        ``prompt`` is that of the decision which the pressed button answers, ``vote`` the id of
        the command that opened its vote. ``message`` is the id of what asks for the action now.
        """
        async with self.tables.changing(number) as table:
            seat = table.held_seat(person)
            table.begun_state()
            if prompt not in (None, table.prompt) or vote not in (None, vote_opened(table)):
                raise Refused("moved-on")
            if actions[0].verb != "back":
                self._check_going(table)
            if any(action.seat >= len(table.players) for action in actions):
                raise Refused("bad-value")
            if any(action.cards or action.verb in OF_ONES_HAND for action in actions):
                table.check_looked(seat, self.tables.now())
            todo = [step for action in actions for step in ((seat, action), *_replies(table, action))]
            back = [step for step in _return_step(table, seat) if step not in todo]
            return await self.tables.apply(table, [*back, *todo], Trigger.PERSON, message=message)

    async def rename(self, number: int, person: int, name: str) -> None:
        """A person is called something else."""
        async with self.tables.changing(number) as table:
            table.players[table.held_seat(person)].name = name
            await self.tables.save(table, human=False)

    async def make_absent(self, number: int, person: int, suspects: Collection[int] = ()) -> Outcome:
        """A person has left the server. In a match a computer player takes over the seat; in a lobby the seat becomes
        free. ``suspects`` are people who may have banned them: they do not come out better than they stand.

        If no other person is seated, the table is closed. Otherwise the next person becomes host when the host has
        left, also one who was absent before.
        """
        async with self.tables.changing(number) as table:
            seat, now = table.held_seat(person), self.tables.now()
            table.players[seat].ahead = []
            if table.state is None:
                table.players.pop(seat)
                hand_over_host(table, now)
                return await self.tables.save(table)
            for other in table.state.dealt if table.state.won else ():
                if other != seat and table.players[other].person in suspects:
                    hold_at_place(table, table.state, other)
            host = table.host
            hand_over_host(table, now, but=person)
            if table.host != host and table.state.status[seat] == AWAY:  # a computer player sits in already
                return await self.tables.save(table, human=False)
            table.players[seat].idle = ABSENT_AFTER_TURNS  # nobody who is found again is asked for them
            how = Going.LEFT if table.state.status[seat] == JOINING else Going.AWAY
            return await self.tables.apply(table, steps_to_go(table, [seat], how))

    async def deal(self, number: int, person: int, press: int = 0) -> Outcome:
        """Deal the next round. Any seated person may ask for it. ``press`` is the id of the interaction.

        As long as the winner of the last round may make a rule, only they may ask: then they make none.
        """
        async with self.tables.changing(number) as table:
            seat = table.held_seat(person)
            self._check_going(table)
            if RULE in table.deadlines and table.rule_maker not in (NOBODY, seat):
                raise Refused("rule-first", who=table.players[table.rule_maker].name, until=table.clock_of(RULE))
            table.deadlines.pop(RULE, None)
            deal = self.tables.next_deal(table, press)
            return await self.tables.apply(table, [(NOBODY, deal)], Trigger.PERSON, message=press or None)

    async def amend(self, number: int, person: int, text: str) -> Outcome:
        """The winner of the last round makes a rule: ``text`` is the game's definition from now on, in which one thing
        has changed.
        """
        async with self.tables.changing(number) as table:
            seat = table.held_seat(person)
            self._check_going(table)
            if RULE not in table.deadlines or seat != table.rule_maker:
                raise Refused("no-rule-now")
            del table.deadlines[RULE]
            return await self.tables.apply(table, [(seat, Action(AMEND, text=text))], Trigger.PERSON)

    async def look(self, number: int, person: int) -> int:
        """Give the card at which each who plays may look once in a round (VOA-20). It is given once to each seat, also
        when the answer does not arrive.

        Nobody else can tell who has looked: no event, no new painting.
        """
        async with self.tables.changing(number) as table:
            seat, round_ = table.held_seat(person), table.notes.round
            if table.state is None or round_.shown == NO_CARD or seat not in table.state.order:
                raise Refused("nothing-to-look-at")
            if seat in round_.looked:
                raise Refused("looked-already")
            round_.looked = [*round_.looked, seat]
            await self.tables.save(table, human=False, paint=False)
            return round_.shown

    async def plan(
        self, number: int, person: int, ahead: Sequence[MoveAhead], before: Sequence[MoveAhead] | None = None
    ) -> Outcome:
        """Set the moves ahead of a person for this round, in order. A jump is made at once if it is legal now. An
        absent player comes back. Nobody else can tell.

        ``before`` are those that the person saw; None: whatever they are.
        """
        async with self.tables.changing(number) as table:
            seat, state = table.held_seat(person), table.begun_state()
            self._check_going(table)
            seen = table.own_view(seat, self.tables.now())
            if table.game.alone or state.phase != PLAYING or seat not in state.order:
                raise Refused("ahead-no-round")
            if before is not None and table.players[seat].ahead != [*before]:
                raise Refused("moved-on")
            if len(ahead) > AHEAD_LIMIT:
                raise Refused("ahead-full", most=AHEAD_LIMIT)
            for one in ahead:
                if one.action.verb == JUMP and JUMP not in table.game.interrupts:
                    raise Refused("no-jumping")
                if seen.anytime and one.action.verb != JUMP:  # which cards go is for the player to find out
                    raise Refused("ahead-risk")
                if any(answer.seat >= len(table.players) or answer.suit >= len(SUITS) for answer in one.then):
                    raise Refused("bad-value")
                if one.action.cards and not table.game.combines(one.action.cards):
                    raise Refused("ahead-together")
                check_held(one.action.cards, seen.hand)
            table.players[seat].ahead, table.players[seat].dropped = [*ahead], []
            return await self.tables.apply(table, _return_step(table, seat), Trigger.PERSON, seat=seat)

    def _check_going(self, table: Table) -> None:
        """Raise ``Refused`` during a pause."""
        if table.paused(self.tables.now()):
            raise Refused("paused", until=table.paused_until)


def _return_step(table: Table, seat: int) -> list[tuple[int, Action]]:
    """Give the step by which somebody absent takes the seat again."""
    return [(seat, Action("back"))] if table.begun_state().status[seat] == AWAY else []


def _replies(table: Table, action: Action) -> list[tuple[int, Action]]:
    """Give what the computer player replies to whom something is put, as to the question how many cards it has (IME-7).
    The seat of an absent person does not reply.
    """
    put = table.game.interrupts.get(action.verb)
    if put is None or not put.reply or action.seat < 0 or not table.players[action.seat].computer:
        return []
    return [(action.seat, Action(put.reply))]


PAUSE_LENGTHS = ("24h", "1h", "6h", "12h", "48h", "72h", "7d")
"""Lengths of a pause. The first is the default."""


USUAL_PAUSE_DAYS = 14
"""For how many days a match may be paused in all, unless its server says otherwise."""


class PauseLimits(Protocol):
    """Knows for how long matches may be paused."""

    async def pause_budget(self, table: Table) -> float:
        """Return for how long the match of a table may be paused in all, in seconds."""


@retry_all_on_conflict
class Pauses:
    """Pauses and holidays of a table. Every method raises ``Refused`` for what is not allowed.

    All pauses of a match together take at most its ``budget``: a majority cannot hold up for months what it loses.
    """

    def __init__(self, tables: Tables, budget: PauseLimits) -> None:
        self.tables, self.budget = tables, budget

    async def pause(self, number: int, person: int, length: str = "") -> tuple[Table, int]:
        """Ask for a pause. The first person to ask sets the length. Gives how many others still have to ask for it."""
        async with self.tables.changing(number) as table:
            table.held_seat(person)
            state, now = table.begun_state(), self.tables.now()
            if table.paused(now):
                raise Refused("paused", until=table.paused_until)
            if any(at > now for at in table.game.alarms(state).values()):
                raise Refused("pause-timed")
            if (length or PAUSE_LENGTHS[0]) not in PAUSE_LENGTHS:
                raise Refused("bad-value")
            if not self._still(table):
                table.notes.pause.length = length or PAUSE_LENGTHS[0]
            budget = await self.budget.pause_budget(table)
            if table.notes.pause.used + clock_seconds(table.notes.pause.length) > budget:
                left = max(0.0, budget - table.notes.pause.used)
                raise Refused("pause-used", days=round(budget / DAY), left=int(left // HOUR))
            if lacking := self._ask(table, person):
                return (await self.tables.save(table, human=False)).table, lacking
            until = now + clock_seconds(table.notes.pause.length)
            table.notes.pause.span, table.notes.pause.asking = [now, until], []
            await self.tables.shift_deadlines(table)
            table.deadlines["resume"] = until
            return (await self.tables.save(table)).table, 0

    async def go_on(self, number: int, person: int) -> tuple[Table, int]:
        """Ask that a pause ends. Gives how many others still have to ask for it."""
        async with self.tables.changing(number) as table:
            table.held_seat(person)
            if not table.paused(self.tables.now()):
                raise Refused("not-paused")
            if lacking := self._ask(table, person):
                return (await self.tables.save(table, human=False)).table, lacking
            table.end_pause(self.tables.now())
            await self.tables.shift_deadlines(table)
            return (await self.tables.save(table)).table, 0

    async def shift_deadlines(self, number: int) -> Outcome:
        """Move the deadlines after somebody at the table has announced holidays, or has come back."""
        async with self.tables.changing(number) as table:
            await self.tables.shift_deadlines(table)
            return await self.tables.save(table, human=False)

    def _ask(self, table: Table, person: int) -> int:
        """Add a person to those who ask for the pause, or for its end. Gives how many are still needed."""
        voters = table.voters()
        table.notes.pause.asking = sorted({*self._still(table), person} & {*voters})
        return max(0, majority(voters) - len(table.notes.pause.asking))

    def _still(self, table: Table) -> list[int]:
        """Give those who have asked and may still vote."""
        return [person for person in table.notes.pause.asking if person in table.voters()]
