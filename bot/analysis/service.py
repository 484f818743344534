"""Analyses of finished rounds: everybody's chances. Each is computed once and then stored.

How it looks is in ``bot/analysis/views.py``.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple
from weakref import WeakValueDictionary

from bot.analysis.store import AnalysisStore
from bot.analysis.worker import Analysis, AnalysisWorker
from bot.process.worker import Busy, NotDone
from bot.replays.moment import Moment
from bot.replays.service import Replays
from bot.tables.table import Refused
from bot.time import DAY, HOUR, moment
from rules.match import PLAYING, Left, Stopped, WentAway
from rules.records import Json
from rules.table import NOBODY

log = logging.getLogger(__name__)

WAITING_ROUNDS, WAITING_IN_ALL = 8, 40
"""Upper bounds on rounds that wait for their analysis: of one server, and of all. One more would wait too long."""
FAILED_FOR_S = HOUR
"""A round whose analysis has failed is not tried again for this time, in seconds: it may have taken minutes."""
ROUND_MOMENTS_LIMIT = 3000
"""A round with more moments is not analysed."""
Round = tuple[int, int]
"""The number of a table, and of a round."""


class UnderWay(NamedTuple):
    """An analysis that is not done yet."""

    server: int
    task: asyncio.Task[Analysis]


class Analyses:
    """Has rounds analysed, at most ``most`` a day for a server. ``wall`` gives real time. ``counted`` is called with a
    table and a round that has just been analysed.

    The caller checks beforehand whether the person may see the round.
    """

    def __init__(
        self,
        store: AnalysisStore,
        replays: Replays,
        worker: AnalysisWorker,
        most: int,
        wall: Callable[[], float],
        counted: Callable[[int, int], Awaitable[None]],
    ) -> None:
        self.store, self.replays, self.worker, self.most, self.wall = store, replays, worker, most, wall
        self._counted = counted
        self._under_way: dict[Round, UnderWay] = {}
        self._failed: dict[Round, float] = {}
        """Until when a round is not tried again, in real time."""
        self._turns: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        """A server's rounds are analysed one after the other, because each may be its last one for the day."""

    async def kept(self, number: int, which: int) -> Analysis | None:
        """Give the stored analysis of a round; None if there is none, or it cannot be read."""
        found = await self.store.get(number, which)
        try:
            return None if found is None else Analysis.load(found)
        except (ValueError, LookupError, TypeError) as damage:
            log.warning("the analysis of round %s of table %s cannot be read: %r", which, number, damage)
            return None

    def begin(self, server: int, number: int, which: int) -> asyncio.Task[Analysis]:
        """Start the analysis of a round, or join the one under way. It may take a minute.

        Raises ``Refused`` if too many wait, or if this one has failed lately. The task raises ``Refused`` if the round
        is not finished, or no more rounds may be analysed today.
        """
        key = (number, which)
        if key not in self._under_way:
            if self._failed.get(key, 0.0) > self.wall():
                raise self._has_failed(key)
            of_server = sum(other.server == server for other in self._under_way.values())
            if of_server >= WAITING_ROUNDS or len(self._under_way) >= WAITING_IN_ALL:
                raise Refused("analyses-busy")
            task = asyncio.create_task(self._analyse(server, number, which))
            self._under_way[key] = UnderWay(server, task)
            task.add_done_callback(lambda done: self._is_done(key, done))
        return self._under_way[key].task

    async def finish(self) -> None:
        """Wait for all analyses under way."""
        while self._under_way:
            await asyncio.wait([one.task for one in self._under_way.values()])

    async def stop(self) -> None:
        """Cancel all analyses under way."""
        tasks = [one.task for one in self._under_way.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.worker.stop()

    async def _analyse(self, server: int, number: int, which: int) -> Analysis:
        await self._check(server)
        moments = _played(await self.replays.round(server, number, which))
        async with self._turns.setdefault(server, asyncio.Lock()):
            await self._check(server)  # meanwhile other rounds of this server may have been analysed
            states = await asyncio.to_thread(_saved, moments)
            try:
                found = await self.worker.analyse(server, moments[0].table.game, states)
            except Busy:
                raise Refused("analyses-busy") from None
            except NotDone:
                now = self.wall()
                self._failed = {key: until for key, until in self._failed.items() if until > now}
                self._failed[number, which] = now + FAILED_FOR_S
                raise self._has_failed((number, which)) from None
            found = found._replace(
                decisive=[
                    one._replace(events=_seen(moments[one.place]), house=moments[one.place].house)
                    for one in found.decisive
                    if not any(isinstance(event, GOING) for event in moments[one.place].events)
                ]
            )
            row = {"table_id": number, "round": which, "server": server, "at": self.wall(), "found": found.save()}
            await self.store.keep(row)
        await self._counted(number, which)
        return found

    def _has_failed(self, key: Round) -> Refused:
        return Refused("analysis-failed", when=moment(self._failed[key] + 1))

    async def _check(self, server: int) -> None:
        """Refuse an analysis above the server's limit for a day."""
        done = await self.store.since(server, self.wall() - DAY)
        if not self.most:
            raise Refused("analyses-off")
        if len(done) >= self.most:
            raise Refused("analyses-used-up", most=self.most, when=moment(done[-self.most] + DAY + 1))

    def _is_done(self, key: Round, done: asyncio.Task[Analysis]) -> None:
        del self._under_way[key]
        if not done.cancelled():
            done.exception()  # the person who asked may be gone


GOING = (Left, WentAway, Stopped)
"""Who goes changes chances, but makes no move."""


def _played(moments: Sequence[Moment]) -> list[Moment]:
    """Give the moments of a round up to its end, without what follows before the next deal. Raises ``Refused``."""
    end = next((place for place, moment in enumerate(moments) if moment.state.phase != PLAYING), len(moments) - 1)
    if end >= ROUND_MOMENTS_LIMIT:
        raise Refused("no-analysis")
    return [*moments[: end + 1]]


def _saved(moments: Sequence[Moment]) -> list[Json]:
    return [moment.state.save() for moment in moments]


def _seen(moment: Moment) -> list[Json]:
    """Give the events of a moment that everybody saw, in their saved form."""
    seen = [event.seen_by(NOBODY) for event in moment.events if not event.untold]
    return [event.code() for event in seen if event is not None]
