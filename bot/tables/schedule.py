"""Which deadlines a table has, and when they are due. What happens then is in ``deadlines``.

The time bank is time beside the turn clock, for the whole match. A turn that takes longer than its clock is paid from
it: the deadline of a turn is its clock and what the bank still has, so what a turn has cost is read from its
deadline.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from bot.tables.table import Due, Stage, Table, clock_seconds
from bot.time import DAY, SpansOfAbsence, add_counting, counting_between, move_deadline
from rules.ahead import steps
from rules.match import Match
from rules.table import NOBODY, Action

OFF = "off"


def time_bank_left(table: Table, seats: Sequence[int]) -> float:
    """Return what is left in the bank for a decision of these seats, in seconds. Only who is asked alone has a bank:
    when several are asked at once, one could use up the time of another.
    """
    whole = clock_seconds(table.settings["time_bank"])
    if not whole or len(seats) != 1 or seats[0] in table.computers or table.ends_at is not None:
        return 0.0
    return max(0.0, whole - table.players[seats[0]].spent)


def charge_time_bank(table: Table, seats: Sequence[int], now: float) -> None:
    """These seats are asked no more: take from the bank what the decision took beyond its clock. The deadlines are
    still those of the decision.
    """
    had = time_bank_left(table, seats)
    if had and "turn" in table.deadlines:
        kept = min(had, counting_between(now, table.deadlines["turn"], table.notes.pause.uncounted_spans("asked")))
        table.players[seats[0]].spent += had - kept


LOBBY_LIFE_S, TABLE_LIFE_S = DAY, 7 * DAY
"""Seconds until a lobby is closed that was not started, and a table at which nobody acts."""
NEXT_DEAL_S = 180.0
"""Seconds until the next round is dealt."""
SHORTEST_VOTE_S, UNCLOCKED_VOTE_S = 600.0, DAY
"""How long a vote is open at least, and at a table without a turn clock, in seconds."""
ANNOUNCING_S = 10.0
"""How long a computer player waits at least, in seconds, while a person has a last card to announce."""
SHARE_OF_TIMED_ROUND, SHORTEST_TIMED_TURN_S = 0.1, 60.0
"""In a round that ends at a time (IME-51) a turn takes at most this part of what is left, but no less than so many
seconds: who has the fewest cards would wait.
"""
RULE: Final = "rule"
"""The deadline by which the winner of a round makes a rule."""
RULE_S = DAY
"""How long the winner has for it, in seconds."""


FOR_EVERYBODY: tuple[Due, ...] = ("deal", RULE, "vote", "computer", "ahead")
STALE: tuple[Due, ...] = ("stale",)
FOR_ASKED: tuple[Due, ...] = ("turn", "remind", *STALE)
"""Deadlines that stand still during a pause; then those that stand still also while somebody who is asked is away."""


class PauseBefore(NamedTuple):
    """How long it takes, in seconds, until a computer player moves, and until a move ahead is made: drawn by chance."""

    computer: float
    ahead: Callable[[], float]


def schedule(table: Table, prompt: int, now: float, pause: PauseBefore, absence: SpansOfAbsence) -> dict[Due, float]:
    """Return the deadlines of a table. Deadlines that still hold are kept. ``prompt`` is that of before the change.

    As long as there is the deadline ``rule``, the winner of the round may make a rule, and no round is dealt.
    """
    state = table.state
    if state is None or table.stage is Stage.OVER:
        return {}
    shift_deadlines(table, now, absence)
    old = table.deadlines
    longest_turn = clock_seconds(table.settings["turn_clock"]) + clock_seconds(table.settings["time_bank"])
    # when a turn may take a week, the house plays first, and the next player is asked
    life = max(TABLE_LIFE_S, 2 * longest_turn)
    due: dict[Due, float] = {"stale": max(old.get("stale", 0.0), add_counting(table.touched, life, absence.asked))}
    if table.paused(now):
        due["resume"] = table.notes.pause.span[1]
    if alarms := [at for at in table.alarms.values() if at > now]:
        due["alarm"] = min(alarms)
    if state.vote is not None:
        due["vote"] = old.get("vote", add_counting(now, _vote_s(table), absence.everybody))
    if table.rule_maker != NOBODY and (RULE in old or table.prompt != prompt):
        return due | {RULE: old.get(RULE, add_counting(now, RULE_S, absence.everybody))}
    if table.stage is Stage.BETWEEN:
        return due | (
            {"deal": old.get("deal", add_counting(now, NEXT_DEAL_S, absence.everybody))} if table.complete else {}
        )
    return due | _decision_deadlines(table, state, prompt, now, pause, absence)


def _vote_s(table: Table) -> float:
    """How long a vote is open, in seconds: as long as a turn, because people come as soon as that."""
    return max(SHORTEST_VOTE_S, clock_seconds(table.settings["turn_clock"]) or UNCLOCKED_VOTE_S)


def _decision_deadlines(
    table: Table, state: Match, prompt: int, now: float, pause: PauseBefore, absence: SpansOfAbsence
) -> dict[Due, float]:
    """Return the deadlines of the present decision: move of a computer player or ahead, turn clock, reminder. Each
    decision has new ones.
    """
    due: dict[Due, float] = {}
    awaited = table.awaited
    old = table.deadlines if table.prompt == prompt else {}
    if any(seat in table.computers for seat in awaited):
        wait = pause.computer and max(pause.computer, _announcing_s(table, state))
        due["computer"] = min(old.get("computer", math.inf), add_counting(now, wait, absence.everybody))
    if steps_ahead(table, int(now)):
        wait = pause.computer and max(pause.ahead(), _announcing_s(table, state))
        due["ahead"] = old["ahead"] if "ahead" in old else add_counting(now, wait, absence.everybody)
    clock, ends = clock_seconds(table.settings["turn_clock"]), table.ends_at
    if ends is not None and table.people_awaited:  # nobody is reminded: it is played at one sitting
        longest = max(SHORTEST_TIMED_TURN_S, SHARE_OF_TIMED_ROUND * (ends - now))
        due["turn"] = old.get("turn", now + min(clock or longest, longest))
    elif clock and table.people_awaited:
        due["turn"] = old.get("turn", add_counting(now, clock + time_bank_left(table, awaited), absence.asked))
        if "turn" not in old:
            due["remind"] = add_counting(now, clock / 2, absence.asked)
        elif "remind" in old:
            due["remind"] = old["remind"]
    return due


def steps_ahead(table: Table, now: int) -> list[tuple[int, Action]]:
    """Give what one of those who are asked now does by their moves ahead; nothing if there is none."""
    for seat in table.people_awaited if table.plans else ():
        if table.players[seat].ahead:
            todo = steps(table.game, table.begun_state(), seat, table.players[seat].ahead, now)
            if todo:
                return todo
    return []


def _announcing_s(table: Table, state: Match) -> float:
    """How long people have to announce their last card, or to accuse a computer player that has not, before another one
    goes on, in seconds.
    """
    people = any(seat not in table.computers for seat in table.game.to_announce(state))
    return ANNOUNCING_S if people or not table.computers.isdisjoint(table.game.to_accuse(state)) else 0.0


def shift_deadlines(table: Table, now: float, absence: SpansOfAbsence) -> None:
    """Move the deadlines of a table after a change of the times that do not count. The time left that counts stays the
    same.
    """
    if not (table.notes.pause.spans or absence.everybody or absence.asked):
        return
    after = {"everybody": [*absence.everybody], "asked": [*absence.asked]}
    for kinds, name in ((FOR_EVERYBODY, "everybody"), (STALE if table.ends_at is not None else FOR_ASKED, "asked")):
        before = table.notes.pause.uncounted_spans(name)
        for kind in table.deadlines.keys() & set(kinds):
            table.deadlines[kind] = move_deadline(table.deadlines[kind], now, before, after[name])
    table.notes.pause.spans = {name: [list(span) for span in spans] for name, spans in after.items() if spans}
