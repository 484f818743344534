"""Times that do not count: pauses of a table, and holidays of those who are asked.

Spans are times of the play clock, from and until; they are sorted, and none touches another.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

Span = tuple[float, float]


class SpansOfAbsence(NamedTuple):
    """When nothing goes on for ``everybody``; and when nothing does for those who are ``asked``, that included."""

    everybody: tuple[Span, ...] = ()
    asked: tuple[Span, ...] = ()


NO_ABSENCE = SpansOfAbsence()


def joined(spans: Iterable[Span], since: float = float("-inf")) -> tuple[Span, ...]:
    """These spans in order, and as one where they touch; those that were over by ``since`` are left out."""
    found: list[Span] = []
    for begin, end in sorted(span for span in spans if span[0] < span[1] and span[1] > since):
        if found and begin <= found[-1][1]:
            found[-1] = found[-1][0], max(end, found[-1][1])
        else:
            found.append((begin, end))
    return tuple(found)


def later(at: float, seconds: float, spans: Sequence[Span]) -> float:
    """The time that comes so many seconds that count after another."""
    due = at + seconds
    for begin, end in spans:
        if end > at and begin <= due:
            due += end - max(begin, at)
    return due


def counted(at: float, due: float, spans: Sequence[Span]) -> float:
    """How many seconds that count lie between two times; none where the second is the earlier one."""
    resting = sum(max(0.0, min(end, due) - max(begin, at)) for begin, end in spans)
    return max(0.0, due - at - resting)


def moved(due: float, now: float, before: Sequence[Span], after: Sequence[Span]) -> float:
    """A time that was set when other spans were known: as many seconds that count are left until it."""
    return due if before == after else later(now, counted(now, due, before), after)
