"""Time: its units, the play clock, and spans of time that do not count.

The play clock stands still while the bot is down or not connected, and it never jumps. All deadlines and all times of
the rules are times of this clock. Real time is ``ahead`` of it by the time that was lost.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import lru_cache
from math import inf
from typing import NamedTuple, Protocol, TypeVar

K = TypeVar("K", bound=Hashable)
MINUTE, HOUR, DAY = 60.0, 3600.0, 86_400.0
"""In seconds."""

NOTICED_BREAK_S = 300.0
"""People notice a downtime of at least this length, in seconds."""
BELOW_TIME_BITS = 22
"""The lower bits of a Discord id, which say nothing of the time at which it was made."""


class Clock(Protocol):
    """Gives the time in which people can play, in seconds."""

    ahead: float
    back: float

    def catch_up(self, at: float) -> None:
        """Go on from this time, if it is later."""

    def now(self) -> float:
        """Return the present time."""


def day_of(at: float) -> str:
    """Return the day of a real time, as ``YYYY-MM-DD`` in UTC."""
    return datetime.fromtimestamp(at, UTC).date().isoformat()


def end_of_day(date: str) -> float:
    """Return the real time at which such a day is over."""
    return datetime.fromisoformat(date).replace(tzinfo=UTC).timestamp() + DAY


def real_time(clock: Clock) -> float:
    """Return the present time in seconds since 1970, as results and holidays have it."""
    return clock.now() + clock.ahead


class PlayClock:
    """Seconds since 1970, minus the time in which nobody could play. The clock stands still until ``run``.

    ``wall`` gives real time; ``ticks`` is a clock that never jumps. Both are in seconds.
    """

    def __init__(self, wall: Callable[[], float], ticks: Callable[[], float] = time.monotonic) -> None:
        self._wall, self._ticks = wall, ticks
        self._at = wall()
        self._since: float | None = None
        self.back = float("-inf")
        """The time at which people could play again, after the start or a noticed downtime."""
        self._begun = False
        self.ahead = 0.0
        """Seconds by which real time is ahead. A whole number that stays the same while the clock runs."""

    @property
    def running(self) -> bool:
        """Whether the clock runs, that is, people can play."""
        return self._since is not None

    def now(self) -> float:
        """Return the present time of the play clock."""
        return self._at if self._since is None else self._at + self._ticks() - self._since

    def set(self, at: float) -> None:
        """Go on from a saved time."""
        self._at = at
        if self._since is not None:
            self._since = self._ticks()

    def catch_up(self, at: float) -> None:
        """Go on from this time, if it is later: in another process people could play meanwhile."""
        behind = at - self.now()
        if behind <= 0:
            return
        self.set(at)
        if self._since is not None:
            self.ahead = float(round(self._wall() - at))
            if behind >= NOTICED_BREAK_S:
                self.back = at

    def run(self) -> None:
        """Let the clock run: people can play from now on."""
        if self._since is None:
            self._since = self._ticks()
            before, self.ahead = self.ahead, float(round(self._wall() - self._at))
            if not self._begun or self.ahead - before >= NOTICED_BREAK_S:
                self._begun, self.back = True, self._at

    def stand(self) -> None:
        """Stop the clock until ``run``."""
        self._at, self._since = self.now(), None


# Spans of time that do not count: begin and end as times of the play clock, sorted, with gaps between them.

Span = tuple[float, float]


class SpansOfAbsence(NamedTuple):
    """Spans in which nothing goes on for ``everybody``; and for the players who are ``asked``, which include the
    former.
    """

    everybody: tuple[Span, ...] = ()
    asked: tuple[Span, ...] = ()


def merge_spans(spans: Iterable[Span], since: float = float("-inf")) -> tuple[Span, ...]:
    """Sort these spans, and join those that touch. Spans that ended by ``since`` are left out."""
    found: list[Span] = []
    for begin, end in sorted(span for span in spans if span[0] < span[1] and span[1] > since):
        if found and begin <= found[-1][1]:
            found[-1] = found[-1][0], max(end, found[-1][1])
        else:
            found.append((begin, end))
    return tuple(found)


def add_counting(at: float, seconds: float, spans: Sequence[Span]) -> float:
    """Return the time that is this many counting seconds later."""
    due = at + seconds
    for begin, end in spans:
        if end > at and begin <= due:
            due += end - max(begin, at)
    return due


def counting_between(at: float, due: float, spans: Sequence[Span]) -> float:
    """Count the counting seconds between two times; 0 if ``due`` is earlier."""
    stopped = sum(max(0.0, min(end, due) - max(begin, at)) for begin, end in spans)
    return max(0.0, due - at - stopped)


def move_deadline(due: float, now: float, before: Sequence[Span], after: Sequence[Span]) -> float:
    """Move a deadline that was set with other spans: the counting seconds left until it stay the same."""
    return due if before == after else add_counting(now, counting_between(now, due, before), after)


def snowflake(now: float) -> int:
    """Return the smallest Discord id of this time."""
    return (int(now * 1000) - 1_420_070_400_000) << BELOW_TIME_BITS


class Interval:
    """Says when something is due that is done now and then, at least so many seconds apart. It is due at first."""

    def __init__(self, seconds: float) -> None:
        self._seconds, self._next = seconds, 0.0

    def due(self, now: float) -> bool:
        """Whether it is to be done now. Then it is due again after the interval."""
        if now < self._next:
            return False
        self._next = now + self._seconds
        return True

    def once_more(self) -> None:
        """It is not done yet: it is due with the next call."""
        self._next = 0.0


LONGEST_RETRY_S = 900.0
"""Upper bound on the time until what has failed is tried again, in seconds."""


@dataclass(slots=True, eq=False, kw_only=True)
class Retry:
    """Something that may fail, and when it is tried again."""

    failed: int = 0
    due: float = 0.0
    """When it is tried again; 0 if it has not failed."""

    def put_off(self, now: float, first: float, alike: int = 1) -> None:
        """Note that it has failed once more. It is tried again after a ``first`` time in seconds for so many tries
        ``alike``, then after twice the time with each.
        """
        self.failed += 1
        self.due = now + min(first * 2.0 ** max(0, self.failed - alike), LONGEST_RETRY_S)

    def give_up(self) -> None:
        """Note that it is not tried again by itself."""
        self.failed, self.due = 0, inf

    def succeed(self) -> None:
        """Note that it has not failed."""
        self.failed, self.due = 0, 0.0


def moment(at: float, style: str = "R") -> str:
    """Write a moment, given in seconds since 1970. ``style``: ``R`` how far away it is, ``f`` date and time, ``d`` the
    date.
    """
    return f"<t:{int(at)}:{style}>"


def season_of(at: float) -> str:
    """Return the month of a real time, as ``YYYY-MM`` in UTC."""
    return _month(int(at // DAY))


@lru_cache
def _month(day: int) -> str:
    return datetime.fromtimestamp(day * DAY, UTC).strftime("%Y-%m")
