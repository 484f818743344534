"""The puzzle of the day: one position from play, the same for everybody, and the question what one would play.

It is found a day ahead from rounds of computer players (``rules/strategies/positions.py``), by a seed that is told to
nobody, in the process that also analyses rounds. Who has answered sees what each move is worth; when the day is over,
so does everybody. Who has answered what is told to nobody else: there are counts alone.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from datetime import date as day
from datetime import timedelta
from typing import NamedTuple

from bot.process.jobs import NotDone, Worker
from bot.store.faults import StoreAway
from bot.tables.table import Refused
from bot.time import DAY, HOUR, Interval, day_of
from cogs.daily.puzzles import SavedPuzzle, find_puzzle, load_puzzle
from cogs.daily.store import PositionStore, PositionTally
from rules.catalogue import make
from rules.strategies.positions import Puzzle, Search

log = logging.getLogger(__name__)

GAMES = ("classic", "german", "zheng", "voador", "crazy-eights", "prsi", "makao", "switch")
"""The games whose positions are asked, one after the other from day to day."""
PLAYERS = (2, 3, 4)
"""How many play, in turn."""
ROUNDS_OF_A_GAME, ROUNDS_LIMIT = 12, 60
"""After how many rounds without a good position it is looked for in another game; and in how many rounds in all."""
OTHER_GAME = 3
"""How far away that game is: not so near that the days around would have the same one."""
LOOK_EVERY_S = 60.0
"""Interval at which it is asked whether a position is missing, in seconds."""
NONE_FOR_S = HOUR
"""A day in whose rounds there is no good position is not tried again for this time, in seconds."""
RETRY_AFTER_S = 15.0
"""The pause after a search that was not done, in seconds. It doubles with each one, up to the time above."""


def choose_game(date: str, attempt: int) -> tuple[str, int]:
    """The game of a day's position, and how many play, in an attempt from 0 to find it."""
    number = day.fromisoformat(date).toordinal()
    name = GAMES[(number + OTHER_GAME * (attempt // ROUNDS_OF_A_GAME)) % len(GAMES)]
    fewest, most = make(name).seats
    return name, max(fewest, min(most, PLAYERS[(number // len(GAMES) + attempt) % len(PLAYERS)]))


class PositionStanding(NamedTuple):
    """How a person stands with a position: the ``move`` with which they have answered, or None; how many positions in a
    row up to it they have found the best one; and how many others have, if that is told also of those ``in_server``.
    """

    move: int | None
    streak: int
    tally: PositionTally
    in_server: bool = False


class Positions:
    """Finds the position of today, if it is missing, and that of tomorrow; gives them, and takes answers. ``wall``
    gives real time, ``new_seed`` seeds; ``wanted``: whether the operator wants positions to be found.

    Of several processes one calls ``tick``; if two do for a moment, the first position counts.
    """

    def __init__(
        self,
        store: PositionStore,
        worker: Worker,
        wall: Callable[[], float],
        new_seed: Callable[[], str],
        *,
        wanted: bool = True,
    ) -> None:
        self.store, self.worker, self.wall, self.new_seed, self.wanted = store, worker, wall, new_seed, wanted
        self.search = Search()
        self._interval = Interval(LOOK_EVERY_S)
        self._finding: asyncio.Task[None] | None = None
        self._failed: dict[str, float] = {}
        """Until when a day is not tried again, in real time."""
        self._failures = 0
        """How many searches in a row were not done."""
        self._there: set[str] = set()
        """The days whose positions are there, and can be read."""

    @property
    def today(self) -> str:
        return day_of(self.wall())

    async def tick(self) -> None:
        """Begin to find a position that is missing, if it is time and none is being looked for."""
        now = self.wall()
        if not self.wanted or self._finding is not None or not self._interval.due(now):
            return
        for date in (day_of(now), day_of(now + DAY)):
            if date in self._there or self._failed.get(date, 0.0) > now:
                continue
            saved = await self.store.get(date)
            if saved is not None and (date == day_of(now) or _load(date, saved) is not None):
                self._there = {date, *(other for other in self._there if other >= day_of(now))}
                continue
            if saved is not None:
                await self.store.discard(date)
            self._finding = asyncio.create_task(self._find(date), name="the position of a day")
            self._finding.add_done_callback(self._is_done)
            return

    async def wait_until_found(self) -> None:
        """Wait until the position that is looked for is found."""
        while self._finding is not None:
            await asyncio.wait([self._finding])

    async def stop(self) -> None:
        """Look for no position any more."""
        if self._finding is not None:
            self._finding.cancel()
            await asyncio.gather(self._finding, return_exceptions=True)

    def _is_done(self, done: asyncio.Task[None]) -> None:
        self._finding = None
        self._interval.once_more()
        if not done.cancelled() and (fault := done.exception()) is not None:
            log.error("a position could not be found", exc_info=fault)

    async def _find(self, date: str) -> None:
        """Look through one round after the other. A round is a job of its own: between two others have their turn.
        People wait for the position of a day that has begun.
        """
        now = self.wall()
        self._failed = {other: until for other, until in self._failed.items() if until > now}
        self._failed[date] = now + NONE_FOR_S  # unless it is found
        do = self.worker.run_job if date <= self.today else self.worker.run_background_job
        try:
            seed = await self.store.seed(date, self.new_seed())
            for attempt in range(ROUNDS_LIMIT):
                name, players = choose_game(date, attempt)
                found = await do(0, find_puzzle, name, {}, players, f"{seed}/{attempt}", self.search)
                if found is not None:
                    await self.store.keep(date, found)
                    del self._failed[date]
                    self._failures = 0
                    log.info("the position of %s is found", date)
                    return
        except StoreAway as why:
            del self._failed[date]
            log.info("the position of %s is not kept: %s", date, why)
        except NotDone as why:
            pause = min(NONE_FOR_S, RETRY_AFTER_S * 2**self._failures)
            self._failures += 1
            self._failed[date] = self.wall() + pause
            log.info("the position of %s is not found yet, trying again in %d s: %s", date, pause, why)
        else:
            log.warning("there is no good position for %s", date)

    async def puzzle(self, date: str) -> Puzzle:
        """Return the position of a day that has begun. Raises ``Refused``."""
        today = self.today
        saved = await self.store.get(date) if date <= today else None
        if saved is None and date == today:
            raise Refused("position-soon") if self.wanted else Refused("position-off")
        if saved is None:
            raise Refused("position-none")
        found = _load(date, saved)
        if found is None:
            raise Refused("position-old")
        return found

    async def yesterday(self) -> str:
        """Return the day before this one, if it has a position; otherwise an empty text."""
        date = day_before(self.today)
        return date if await self.store.get(date) is not None else ""

    async def standing(self, date: str, person: int, server: int) -> PositionStanding:
        """Return how a person stands who is shown a solution in a server, or (0) in none."""
        move = await self.store.find_answer(date, person) if person else None
        streak = await self.store.streak(date, person) if move is not None else 0
        return PositionStanding(move, streak, await self.store.tally(date, server), server != 0)


def day_before(date: str) -> str:
    """The day before a day, as ``YYYY-MM-DD``."""
    return (day.fromisoformat(date) - timedelta(days=1)).isoformat()


def _load(date: str, saved: SavedPuzzle) -> Puzzle | None:
    """A position; None if this version cannot read it."""
    try:
        return load_puzzle(saved)
    except (ValueError, LookupError, TypeError) as damage:
        log.warning("the position of %s cannot be read: %r", date, damage)
        return None
