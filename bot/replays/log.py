"""The log of a table: the states it folds to, its deals, and what has happened since somebody's last turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Self

from bot.replays.store import ReplayStore
from bot.store.database import Row
from bot.tables.table import Table, from_row
from rules import upcasting
from rules.table import Action, IllegalAction, Settled, SomeEvent, Stalled

CANNOT_BE = (IllegalAction, Stalled, ValueError, LookupError, TypeError, AttributeError)
"""What is raised by an action that the rules refuse, and by a log that was damaged."""


class Folding:
    """Goes through the log of a table; ``state`` is that to which the logged events have led so far.

    How many sat there at the beginning, the first deal says. Raises one of ``CANNOT_BE``.
    """

    def __init__(self, table: Table, log: Sequence[Row]) -> None:
        self.game = table.game
        first = len(Deal.among([event for code in log[0]["events"] for event in upcasting.events(code)])[0].hands)
        computers = tuple(seat for seat, player in enumerate(table.players[:first]) if player.person is None)
        self.state = self.game.new(first, computers=computers)

    def fold(self, row: Row) -> list[SomeEvent]:
        """Let the logged events have happened."""
        found = [event for code in row["events"] for event in upcasting.events(code)]
        for event in found:
            event.change(self.state)  # type: ignore[arg-type]  # it is one of the table's own
        return found


async def table_and_log(store: ReplayStore, number: int) -> tuple[Table, list[Row]]:
    row = await store.row(number)
    if await store.script(number) is not None:
        raise LookupError(f"of table {number} only its script is kept, which `maumau replay --write` gives")
    if row is None or row["state"] is None:
        raise LookupError(f"there is no table {number} that has been played")
    return from_row(row), await store.history(number)


class Deal(NamedTuple):
    """What was dealt: to the seats, as the stock, and turned up."""

    hands: tuple[tuple[int, ...], ...]
    stock: tuple[int, ...]
    pile: tuple[int, ...]

    @classmethod
    def among(cls, events: Sequence[SomeEvent]) -> list[Self]:
        """What these events have dealt: those with hands."""
        return [
            cls(event.hands, getattr(event, "stock", ()), getattr(event, "pile", ()))
            for event in events
            if hasattr(event, "hands")
        ]

    @property
    def shape(self) -> tuple[object, ...]:
        """Which cards were dealt from, and how many went where."""
        whole = sorted(card for some in (*self.hands, self.stock, self.pile) for card in some)
        return whole, [len(hand) for hand in self.hands], len(self.stock), len(self.pile)


def action_of(row: Row) -> Action:
    verb, cards, seat, suit, number, text = row["action"]
    return Action(verb, tuple(cards), seat, suit, number, text)


STEPS_LOOKED_THROUGH = 60
"""How many steps of a table are looked through. More seldom lie between two turns of one person."""


async def since_last_turn(store: ReplayStore, table: Table, seat: int) -> list[SomeEvent]:
    """What has happened since a seat's last turn, as it was seen there; nothing where nothing is asked of it."""
    if seat not in table.awaited() or table.alone:
        return []
    steps = await store.latest_steps(table.id, table.version, STEPS_LOOKED_THROUGH)
    return since_turn(steps, seat, table.players[seat].idle)


def since_turn(steps: Sequence[Row], seat: int, idle: int) -> list[SomeEvent]:
    """What this seat has seen of these steps, the last ones first, since its person's last turn in this round.

    Of a seat that has been ``idle`` the house has played the last turns: they are among it.
    """
    found: list[list[SomeEvent]] = []
    waiting = True
    for step in steps:
        events = [event for code in step["events"] for event in upcasting.events(code)]
        mine = step["seat"] == seat
        if mine and not idle and any(isinstance(event, Settled) for event in events):
            if not waiting:
                break
            continue  # what is asked now goes on with it: a drawn card, a suit to call
        waiting = waiting and mine
        found.append([seen for event in events if (seen := event.seen_by(seat)) is not None])
        if step["action"][0] == "deal":
            break
    return [event for events in reversed(found) for event in events]
