"""The time bank: time beside the turn clock, for the whole match. A turn that takes longer than its clock is paid from
it.

The deadline of a turn is its clock and what the bank still has. So what a turn has cost is read from its deadline.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.tables.table import Table, clock_seconds
from bot.time import counting_between

OFF = "off"


def left(table: Table, seats: Sequence[int]) -> float:
    """Give what is left in the bank for a decision of these seats, in seconds. Only who is asked alone has a bank: when
    several are asked at once, one could use up the time of another.
    """
    whole = clock_seconds(table.settings["time_bank"])
    if not whole or len(seats) != 1 or table.by_computer(seats[0]):
        return 0.0
    return max(0.0, whole - table.players[seats[0]].spent)


def pay(table: Table, seats: Sequence[int], now: float) -> None:
    """These seats are asked no more: take from the bank what the decision took beyond its clock. The deadlines are
    still those of the decision.
    """
    had = left(table, seats)
    if had and "turn" in table.deadlines:
        kept = min(had, counting_between(now, table.deadlines["turn"], table.notes.pause.not_counted("asked")))
        table.players[seats[0]].spent += had - kept
