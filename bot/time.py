"""Time: its units, the clock that stands while nobody can play, and spans of time that do not count.

The play clock stands while the bot is down or cut off, and no other clock makes it jump. All deadlines and all times of
the rules are told by it; clocks on the wall are ``ahead`` by what was lost.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple, Protocol

MINUTE, HOUR, DAY = 60.0, 3600.0, 86_400.0
"""Seconds of each."""

NOTICED_BREAK_S = 300.0
"""People notice a break of this length in which nobody could play, in seconds."""


class Clock(Protocol):
    """Tells the time in which people can play, in seconds."""

    ahead: float
    back: float

    def now(self) -> float:
        """The time."""


class PlayClock:
    """Seconds since 1970 less the time in which nobody could play. It stands until it is told to ``run``.

    ``wall`` is the clock that people look at, ``ticks`` one that never jumps; both in seconds.
    """

    def __init__(self, wall: Callable[[], float], ticks: Callable[[], float] = time.monotonic) -> None:
        self._wall, self._ticks = wall, ticks
        self._at = wall()
        self._since: float | None = None
        self.back = float("-inf")
        """The time at which people could play again, after the start or a longer break."""
        self._begun = False
        self.ahead = 0.0
        """By how many seconds clocks on the wall are ahead: whole ones, and the same as long as this one runs."""

    @property
    def running(self) -> bool:
        """Whether people can play."""
        return self._since is not None

    def now(self) -> float:
        """The time."""
        return self._at if self._since is None else self._at + self._ticks() - self._since

    def set(self, at: float) -> None:
        """Go on from the time at which people could last play."""
        self._at = at
        if self._since is not None:
            self._since = self._ticks()

    def run(self) -> None:
        """People can play from now on."""
        if self._since is None:
            self._since = self._ticks()
            before, self.ahead = self.ahead, float(round(self._wall() - self._at))
            if not self._begun or self.ahead - before >= NOTICED_BREAK_S:
                self._begun, self.back = True, self._at

    def stand(self) -> None:
        """Nobody can play until it runs again."""
        self._at, self._since = self.now(), None


# spans of time that do not count: times of the play clock, from and until, sorted, none touching another

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


def snowflake(now: float) -> int:
    """The least id that Discord gives at this time."""
    return (int(now * 1000) - 1_420_070_400_000) << 22
