"""What has happened since somebody's last turn, out of the event log: nothing of it is kept beside that."""

from __future__ import annotations

from collections.abc import Sequence

from bot.replays.store import ReplayStore
from bot.store.database import Row
from bot.tables.table import Table
from rules import upcasting
from rules.table import Settled, SomeEvent

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
