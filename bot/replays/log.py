"""Reads the log of a table: the states it folds to, and its deals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple, Self

from bot.replays.store import ReplayStore
from bot.store.database import Row
from bot.tables.table import Table, from_row
from rules import upcasting
from rules.catalogue import after_change, before_change
from rules.match import Match
from rules.rounds import SomeGame
from rules.table import Action, IllegalAction, SomeEvent, Stalled
from rules.verbs import AMEND

CANNOT_BE = (IllegalAction, Stalled, ValueError, LookupError, TypeError, AttributeError)
"""Raised for an action that the rules refuse, or for a damaged log."""


class Folding:
    """Goes through the log of a table. ``state`` is the state after the logged events so far, and ``game`` the game as
    it is then: the winner of a round may have changed it.

    The first deal says how many players there were at the start. Raises one of ``CANNOT_BE``.
    """

    def __init__(self, table: Table, log: Sequence[Row]) -> None:
        self.game = game_at_first(table, log)
        first = len(Deal.among(events_of(log[0]))[0].hands)
        computers = tuple(seat for seat, player in enumerate(table.players[:first]) if player.computer)
        self.state = self.game.new(first, computers=computers)

    def fold(self, row: Row) -> list[SomeEvent]:
        """Apply the logged events of a row to the state."""
        found = events_of(row)
        happen(self.state, found)
        if row["action"][0] == AMEND:
            self.game = after_change(self.game, found)
        return found


def events_of(row: Row) -> list[SomeEvent]:
    """The events of a row of a log."""
    return upcasting.all_events(row["events"])


def game_at_first(table: Table, log: Sequence[Row]) -> SomeGame:
    """The game with which a match began."""
    changed = next((row for row in log if row["action"][0] == AMEND), None)
    return (before_change(events_of(changed)) if changed is not None else None) or table.game


def with_game(table: Table, game: SomeGame) -> Table:
    """A table as it was while this game was played there."""
    return table if table.game is game else replace(table, game=game)


def happen(state: Match, events: Sequence[SomeEvent]) -> None:
    """Apply events of a table to a state of its game, which they change."""
    for event in events:
        event.change(state)  # type: ignore[arg-type]  # it is an event of this table's game


async def table_and_log(store: ReplayStore, number: int) -> tuple[Table, list[Row]]:
    """Give a table that has been played, and its log. Raises ``LookupError`` if there is none, or only its script is
    kept.
    """
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
    """The action of a row of a log."""
    verb, cards, seat, suit, number, text = row["action"]
    return Action(verb, tuple(cards), seat, suit, number, text)
