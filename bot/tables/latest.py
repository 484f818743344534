"""What happened at a table lately, for who looks at it now. It is kept as events, so that no press decodes it again."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from itertools import takewhile
from typing import NamedTuple

from bot.made_from import MadeFrom
from bot.store.tables import TableStore
from bot.tables.notes import RoundSoFar
from bot.tables.table import Table
from rules import upcasting
from rules.table import Settled, SomeEvent

STEPS_LOOKED_THROUGH = 60
"""Upper bound on steps of a table that are searched. Two turns of a person seldom lie further apart."""
KEPT_TABLES, KEPT_STEPS = 256, 24
"""Upper bounds on tables whose latest steps are kept in memory, and on kept steps of each."""
RECENT_EVENTS = 24
"""How many of the last events that everybody saw a table keeps, for hands and for the painter."""
ENDS_A_TURN = ("play", "pass")
"""Verbs with which one ends a turn of one's own. What is answered beside it (a card that is passed on) ends none."""
KEPT_LISTS = 1024
"""Upper bound on lists of such events that are kept decoded. Each change of a table makes another one."""
_RECENT: MadeFrom[Sequence[SomeEvent]] = MadeFrom(KEPT_LISTS)


def recent(notes: RoundSoFar) -> Sequence[SomeEvent]:
    """The last events of the round that everybody saw."""
    codes = notes.recent
    return _RECENT.get(codes, 0, lambda: upcasting.all_events(codes))


def add_recent(notes: RoundSoFar, seen: Sequence[SomeEvent]) -> None:
    """Note events that everybody saw. They need not be decoded again."""
    events = [*recent(notes), *seen][-RECENT_EVENTS:]
    notes.recent = [*notes.recent, *(event.code() for event in seen)][-RECENT_EVENTS:]
    _RECENT.put(notes.recent, 0, events)


class LatestStep(NamedTuple):
    """An accepted action, without what it was: the seat that acted, the verb, and all events that followed."""

    seat: int
    verb: str
    events: Sequence[SomeEvent]


class LatestSteps:
    """The latest steps of the tables that were changed a short while ago; of all others they are read."""

    def __init__(self, store: TableStore) -> None:
        self._store = store
        self._kept: OrderedDict[int, tuple[int, list[LatestStep]]] = OrderedDict()

    def add(self, number: int, loaded: int, version: int, steps: Sequence[LatestStep]) -> None:
        """Note the steps, in order, by which a table that was loaded at a version came to another."""
        before, kept = self._kept.get(number, (None, []))
        if before == loaded:
            self._keep(number, version, [*reversed(steps), *kept])

    async def since_last_turn(self, table: Table, seat: int) -> list[SomeEvent]:
        """Give what happened since a seat's last turn, as that seat saw it. Empty if nothing is awaited from the
        seat.
        """
        if seat not in table.awaited() or table.alone:
            return []
        fresh = _fresh(table, seat)
        version, steps = self._kept.get(table.id, (None, []))
        if version == table.version:
            found = since_turn(steps, seat, table.players[seat].idle, fresh=fresh)
            if found is not None:
                return found
        rows = await self._store.latest_steps(table.id, table.version, STEPS_LOOKED_THROUGH)
        steps = [LatestStep(row["seat"], row["action"][0], upcasting.all_events(row["events"])) for row in rows]
        self._keep(table.id, table.version, steps)
        found = since_turn(steps, seat, table.players[seat].idle, fresh=fresh)
        return found if found is not None else seen_of(steps, seat)

    def _keep(self, number: int, version: int, steps: Sequence[LatestStep]) -> None:
        self._kept[number] = version, list(steps[:KEPT_STEPS])
        self._kept.move_to_end(number)
        while len(self._kept) > KEPT_TABLES:
            self._kept.popitem(last=False)


def _fresh(table: Table, seat: int) -> bool:
    """Whether a new turn is asked for, and not a part of one that goes on."""
    awaits = table.view(seat).awaits
    return awaits is not None and awaits.kind == "turn"


def _movers(event: SomeEvent) -> set[int]:
    """The seats that lay or draw cards with an event."""
    return {seat for seat, _ in (*event.cards_laid(), *event.cards_drawn())}


def _caused(steps: Sequence[LatestStep], seat: int) -> list[LatestStep] | None:
    """What a seat's own move has led to, without the cards that it has moved itself. None if the newest steps ended no
    turn of it.
    """
    back = [*takewhile(lambda step: step.seat == seat, steps)]
    if not any(step.verb in ENDS_A_TURN for step in back):
        return None
    own = [event for step in back for event in step.events if seat in _movers(event)]
    if any(event.cards_drawn() for event in own):
        return None
    return [LatestStep(seat, step.verb, [event for event in step.events if event not in own]) for step in back]


def since_turn(steps: Sequence[LatestStep], seat: int, idle: int, *, fresh: bool = False) -> list[SomeEvent] | None:
    """Give what this seat saw of these steps since its person's last turn in this round. The newest step comes first.

    For an ``idle`` seat the house played the last turns: their events are included. Where the turn has come straight
    back, as ``fresh``, it is what the own move has led to. None if the steps do not go back that far.
    """
    if fresh and not idle and (caused := _caused(steps, seat)) is not None:
        return seen_of(caused, seat)
    # what the seat did last belongs to the turn that the present question continues: a drawn card, a suit to call
    turn = [*takewhile(lambda step: step.seat == seat, steps)]
    found = [step for step in turn if idle or not _settles(step)]
    for step in steps[len(turn) :]:
        if step.seat == seat and not idle and _settles(step):
            return seen_of(found, seat)
        found.append(step)
        if step.verb == "deal":
            return seen_of(found, seat)
    return None


def _settles(step: LatestStep) -> bool:
    """Whether a step has answered a question."""
    return any(isinstance(event, Settled) for event in step.events)


def seen_of(steps: Sequence[LatestStep], seat: int) -> list[SomeEvent]:
    """Give the events of these steps as a seat saw them. The newest step comes first, the oldest event too."""
    return [seen for step in reversed(steps) for event in step.events if (seen := event.seen_by(seat)) is not None]
