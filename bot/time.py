"""The time in which people can play. It stands while the bot is down or cut off, and no other clock makes it jump.

All deadlines, and all times of the rules, are told by it; clocks on the wall are ``ahead`` by what was lost.
"""

from __future__ import annotations

import time
from collections.abc import Callable

BREAK = 300.0
"""A time of so many seconds in which nobody could play is one that people have noticed."""


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
            if not self._begun or self.ahead - before >= BREAK:
                self._begun, self.back = True, self._at

    def stand(self) -> None:
        """Nobody can play until it runs again."""
        self._at, self._since = self.now(), None
