"""Reads the log of a table: the states it folds to, and its deals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Self

from bot.replays.store import ReplayStore
from bot.store.database import Row
from bot.tables.table import Table, from_row
from rules import upcasting
from rules.match import Match
from rules.table import Action, IllegalAction, SomeEvent, Stalled

CANNOT_BE = (IllegalAction, Stalled, ValueError, LookupError, TypeError, AttributeError)
"""Raised for an action that the rules refuse, or for a damaged log."""


class Folding:
    """Goes through the log of a table. ``state`` is the state after the logged events so far.

    The first deal says how many players there were at the start. Raises one of ``CANNOT_BE``.
    """

    def __init__(self, table: Table, log: Sequence[Row]) -> None:
        self.game = table.game
        first = len(Deal.among([event for code in log[0]["events"] for event in upcasting.events(code)])[0].hands)
        computers = tuple(seat for seat, player in enumerate(table.players[:first]) if player.computer)
        self.state = self.game.new(first, computers=computers)

    def fold(self, row: Row) -> list[SomeEvent]:
        """Apply the logged events of a row to the state."""
        found = [event for code in row["events"] for event in upcasting.events(code)]
        happen(self.state, found)
        return found


def happen(state: Match, events: Sequence[SomeEvent]) -> None:
    """Apply events of a table to a state of its game, which they change."""
    for event in events:
        event.change(state)  # type: ignore[arg-type]  # it is an event of this table's game


async def table_and_log(store: ReplayStore, number: int) -> tuple[Table, list[Row]]:
    row = await store.row(number)
    if await store.script(number) is not None:
        raise LookupError(f"of table {number} only its script is kept, which `maumau replay --write` gives")
    if row is None or row["state"] is None:
        raise LookupError(f"there is no table {number} that has been played")
    return from_row(row), await store.history(number)


class Deal(NamedTuple):
    """What was dealt: the hands, the stock, and the cards turned up."""

    hands: tuple[tuple[int, ...], ...]
    stock: tuple[int, ...]
    pile: tuple[int, ...]

    @classmethod
    def among(cls, events: Sequence[SomeEvent]) -> list[Self]:
        """Give the deals among these events."""
        return [
            cls(event.hands, getattr(event, "stock", ()), getattr(event, "pile", ()))
            for event in events
            if hasattr(event, "hands")
        ]

    @property
    def shape(self) -> tuple[object, ...]:
        """Give the cards that were dealt from, and how many went where."""
        whole = sorted(card for some in (*self.hands, self.stock, self.pile) for card in some)
        return whole, [len(hand) for hand in self.hands], len(self.stock), len(self.pile)


def action_of(row: Row) -> Action:
    verb, cards, seat, suit, number, text = row["action"]
    return Action(verb, tuple(cards), seat, suit, number, text)
