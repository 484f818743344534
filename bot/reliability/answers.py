"""How long people took to answer what they were asked in a round. Read from its log; times that do not count are left
out.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Sequence
from statistics import median

from bot.store.tables import LoggedStep
from bot.time import Span, counting_between
from rules import upcasting
from rules.match import CameBack, WentAway
from rules.records import Json
from rules.table import Awaited, Settled, SomeEvent

READ = tuple(kind.__name__ for kind in (Awaited, Settled, WentAway, CameBack))
"""The events that are read. A round has many others."""


def median_answers(
    steps: Sequence[LoggedStep], uncounted: Sequence[Sequence[Span]], absent: Collection[int] = ()
) -> dict[int, float]:
    """Give the median time to answer of each seat in a round, in counting seconds.

    ``uncounted`` says for each seat which times do not count: pauses, holidays, quiet hours. ``absent`` are the seats
    that are absent after the round. A turn that the house took because its time was up lasted as long as that; what a
    computer player does for an absent seat is nobody's answer.
    """
    found: defaultdict[int, list[float]] = defaultdict(list)
    asked: dict[int, float] = {}
    read = [(step, [event for code in step.events for event in _read(code)]) for step in steps]
    away = _away_at_first([event for _, events in read for event in events], absent)
    for step, events in read:
        answered = any(isinstance(event, Awaited | Settled) for event in events)
        if step.seat in asked and answered:
            since = asked.pop(step.seat)
            if step.seat not in away and step.seat < len(uncounted):
                found[step.seat].append(counting_between(since, step.at, uncounted[step.seat]))
        for event in events:
            match event:
                case Awaited():
                    seats = event.decision.seats
                    asked = {seat: asked.get(seat, step.at) if event.same else step.at for seat in seats}
                case WentAway():
                    away.add(event.seat)
                case CameBack():
                    away.discard(event.seat)
    return {seat: median(times) for seat, times in found.items()}


def _read(code: Json) -> Sequence[SomeEvent]:
    assert isinstance(code, list)
    name = str(code[0]).partition("@")[0]
    return upcasting.events(code) if name in READ else ()


def _away_at_first(events: Sequence[SomeEvent], absent: Collection[int]) -> set[int]:
    """Give the seats that were absent at the beginning of the round: the first news of them is that they came back; or
    there is none, and they are ``absent`` still.
    """
    first: dict[int, bool] = {}
    for event in events:
        if isinstance(event, WentAway | CameBack):
            first.setdefault(event.seat, isinstance(event, CameBack))
    return {seat for seat, back in first.items() if back} | ({*absent} - first.keys())
