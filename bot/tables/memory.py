"""What a table remembers of events. Events declare it themselves: no game is known here."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.tables.notes import RoundAccount
from bot.tables.saved import NONE
from bot.tables.table import Table
from rules.match import RoundEnded, Scored
from rules.table import NOBODY, SomeEvent

RECENT_EVENTS = 24
"""How many of the last public events a table keeps for its painter."""
SILENCE, HEARD = "silence", "heard"
"""Names of messages that are noted: the one that began a silence, and the last one that has cost something."""


def remember(table: Table, events: Sequence[SomeEvent], message: int | None, now: float) -> None:
    """Note what these events mean for later; ``message`` is the one that asked for what was done."""
    notes = table.notes
    _begin_round(table, events)
    public = [seen.code() for event in events if not event.untold and (seen := event.seen_by(NOBODY)) is not None]
    notes.recent = (notes.recent + public)[-RECENT_EVENTS:]
    for event in events:
        if event.since:
            notes.since[event.since] = max(message or snowflake(now), notes.since.get(event.since, 0))
        if event.card_shown() >= 0:
            notes.shown = event.card_shown()
        if isinstance(event, RoundEnded):
            notes.shown = NONE
        if isinstance(event, Scored):
            notes.scored = RoundAccount(table.state.round if table.state else 0, list(event.lines))


def _begin_round(table: Table, events: Sequence[SomeEvent]) -> None:
    """With a new round the last words are forgotten, and the totals at its beginning noted."""
    notes, state = table.notes, table.state
    if state is None or state.round == notes.round:
        return
    notes.round, notes.recent = state.round, []
    counted = [line for event in events for line in event.counted()]
    notes.began = [
        total - sum(points for scorer, _, _, points in counted if scorer == seat)
        for seat, total in enumerate(state.totals)
    ]


def spoken(events: Iterable[SomeEvent]) -> bool:
    """Whether a message broke a rule of talk."""
    return any(event.since == HEARD for event in events)


def silent_since(table: Table) -> int:
    """The message since which nobody may speak; 0 before there was one."""
    return table.notes.since.get(SILENCE, 0)


def heard_until(table: Table) -> int:
    """Messages up to this one need not be judged any more; 0 when nothing is known."""
    return max(silent_since(table), table.notes.since.get(HEARD, 0))


def snowflake(now: float) -> int:
    """The least id that Discord gives at this time."""
    return (int(now * 1000) - 1_420_070_400_000) << 22
