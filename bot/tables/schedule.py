"""What happens by itself at a table, and when."""

from __future__ import annotations

from bot.tables.saved import NONE
from bot.tables.table import DAY, Table, clock_seconds
from rules.match import OVER, PLAYING, WAITING

LOBBY_LIFE, TABLE_LIFE = DAY, 7 * DAY
NEXT_DEAL, SHOWN_FOR, VOTE_OPEN = 180.0, 20.0, 600.0
"""Seconds until the next round is dealt by itself, a shown card is taken away, and a vote expires."""


def schedule(table: Table, loaded: int, now: float, computer_pause: float) -> dict[str, float]:
    """The deadlines of a table that had the version ``loaded``: those that still hold are kept as they are."""
    state = table.state
    if state is None or table.closed is not None or state.phase == OVER:
        return {}
    due = {"stale": table.touched + TABLE_LIFE}
    if table.notes.shown != NONE:
        due["shown"] = table.deadlines.get("shown", now + SHOWN_FOR)
    if state.phase == PLAYING:
        alarms = [at for at in table.game.alarms(state).values() if at > now]
        due |= {"alarm": min(alarms)} if alarms else {}
    if state.vote is not None:
        due["vote"] = table.deadlines.get("vote", now + VOTE_OPEN)
    if state.phase == WAITING:
        return due | ({"deal": table.deadlines.get("deal", now + NEXT_DEAL)} if table.complete else {})
    return due | _of_decision(table, loaded, now, computer_pause)


def _of_decision(table: Table, loaded: int, now: float, computer_pause: float) -> dict[str, float]:
    """When computer players move, and people run out of time or are reminded; anew with each decision."""
    due, awaited = {}, table.awaited()
    old = table.deadlines if table.prompt <= loaded else {}
    if any(table.by_computer(seat) for seat in awaited):
        due["computer"] = old.get("computer", now + computer_pause)
    clock = clock_seconds(table.settings["turn_clock"])
    if clock and any(not table.by_computer(seat) for seat in awaited):
        due["turn"] = old.get("turn", now + clock)
        if "turn" not in old:
            due["remind"] = now + clock / 2
        elif "remind" in old:
            due["remind"] = old["remind"]
    return due
