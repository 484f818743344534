"""The chances of a finished round: asked for, and kept. ``tabs`` shows them.

Each round is analysed once, and the result is stored.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import NamedTuple
from weakref import WeakValueDictionary

from sqlalchemy import and_, select

from bot.people.preferences import COUNTING, YES_OR_NO, Preference, Preferences, declare
from bot.process.jobs import Busy, Interrupted, NotDone, Worker
from bot.store.database import Database, Row
from bot.store.schema import analyses, tables
from bot.tables.table import Refused
from bot.time import DAY, HOUR, moment
from cogs.lookback.luck import Lucks, Round, Wanted
from cogs.lookback.replays import Moment, Replays
from cogs.lookback.worker import Analysis, Effort, SavedAnalysis, analyse_round
from rules.match import PLAYING, Left, Stopped, WentAway
from rules.records import Json
from rules.table import NOBODY

log = logging.getLogger(__name__)


class AnalysisStore:
    """Analyses of finished rounds. Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def get(self, number: int, which: int) -> SavedAnalysis | None:
        """Return the analysis of a round; None if it was not analysed."""
        query = select(analyses.c.found).where(and_(analyses.c.table_id == number, analyses.c.round == which))
        row = await self.database.one(query)
        return row["found"] if row else None

    async def list_times_since(self, server: int, at: float) -> list[float]:
        """Return the times at which rounds of a server were analysed since ``at``, the earliest first."""
        query = select(analyses.c.at).where(and_(analyses.c.server == server, analyses.c.at > at))
        return [float(row["at"]) for row in await self.database.all(query.order_by(analyses.c.at))]

    async def keep(self, row: Row) -> None:
        """Save the analysis of a round, in place of an older one. Does nothing if the table was deleted."""
        key = {name: row[name] for name in ("table_id", "round")}
        async with self.database.writing() as connection:
            there = await connection.execute(select(tables.c.id).where(tables.c.id == row["table_id"]))
            if there.first() is not None:
                await self.database.upsert(
                    connection, analyses, key, {name: row[name] for name in row.keys() - key.keys()}
                )


ANALYSES = declare("server", COUNTING, Preference("analyses", ("on", "off"), shared=YES_OR_NO))
"""Whether rounds are analysed for the server."""


def wanted_in(preferences: Preferences, most: int) -> Wanted:
    """Tell of a server whether its rounds are analysed: it wants that, and the bot does so for ``most`` a day."""

    async def wanted(server: int) -> bool:
        return most > 0 and (await preferences.of("server", server))[ANALYSES.name] == ANALYSES.usual

    return wanted


WAITING_ROUNDS, WAITING_IN_ALL = 8, 40
"""Upper bounds on rounds that wait for their analysis: of one server, and of all. One more would wait too long."""
FAILED_FOR_S = HOUR
"""A round whose analysis has failed is not tried again for this time, in seconds: it may have taken minutes."""
INTERRUPTED_FOR_S = 30.0
"""The same for one whose process was ended, in seconds."""
ROUND_MOMENTS_LIMIT = 3000
"""A round with more moments is not analysed."""


class UnderWay(NamedTuple):
    """An analysis that is not done yet."""

    server: int
    task: asyncio.Task[Analysis]


class Analyses:
    """Has rounds analysed, at most ``most`` a day for a server. ``wall`` gives real time. ``counted`` is called with a
    table and a round that has just been analysed. ``lucks`` takes the round apart beside that. ``effort`` says
    how much is computed for each.

    The caller checks beforehand whether the person may see the round.
    """

    def __init__(
        self,
        store: AnalysisStore,
        replays: Replays,
        worker: Worker,
        most: int,
        wall: Callable[[], float],
        counted: Callable[[int, int], Awaitable[None]],
        lucks: Lucks | None = None,
        effort: Effort = Effort(),  # noqa: B008 - it never changes
    ) -> None:
        self.effort = effort
        self.store, self.replays, self.worker, self.most, self.wall = store, replays, worker, most, wall
        self._lucks = lucks
        self._counted = counted
        self._under_way: dict[Round, UnderWay] = {}
        self._failed: dict[Round, float] = {}
        """Until when a round is not tried again, in real time."""
        self._turns: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        """A server's rounds are analysed one after the other, because each may be its last one for the day."""

    async def load(self, number: int, which: int) -> Analysis | None:
        """Return the stored analysis of a round; None if there is none, or it cannot be read."""
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

    async def _analyse(self, server: int, number: int, which: int) -> Analysis:
        await self._check(server)
        moments = moments_of_round(await self.replays.round(server, number, which))
        async with self._turns.setdefault(server, asyncio.Lock()):
            await self._check(server)  # meanwhile other rounds of this server may have been analysed
            states = await asyncio.to_thread(_to_json, moments)
            try:
                game = moments[0].table.game
                found = await self.worker.run_job(
                    server, analyse_round, game.source, dict(game.options), states, self.effort
                )
            except Busy:
                raise Refused("analyses-busy") from None
            except NotDone as why:
                now, pause = self.wall(), INTERRUPTED_FOR_S if isinstance(why, Interrupted) else FAILED_FOR_S
                self._failed = {key: until for key, until in self._failed.items() if until > now}
                self._failed[number, which] = now + pause
                raise self._has_failed((number, which)) from None
            found = found._replace(
                decisive=[
                    one._replace(events=_seen_events(moments[one.place]), house=moments[one.place].house)
                    for one in found.decisive
                    if not any(isinstance(event, GOING) for event in moments[one.place].events)
                ]
            )
            row = {"table_id": number, "round": which, "server": server, "at": self.wall(), "found": found.save()}
            await self.store.keep(row)
            if self._lucks is not None:
                with suppress(Refused, NotDone):  # the chances are told all the same
                    await self._lucks.analyse(server, number, which)
        await self._counted(number, which)
        return found

    def _has_failed(self, key: Round) -> Refused:
        return Refused("analysis-failed", when=moment(self._failed[key] + 1))

    async def _check(self, server: int) -> None:
        """Refuse an analysis above the server's limit for a day."""
        done = await self.store.list_times_since(server, self.wall() - DAY)
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


def moments_of_round(moments: Sequence[Moment]) -> list[Moment]:
    """Return the moments of a round up to its end, without what follows before the next deal. Raises ``Refused``."""
    end = next((place for place, moment in enumerate(moments) if moment.state.phase != PLAYING), len(moments) - 1)
    if end >= ROUND_MOMENTS_LIMIT:
        raise Refused("no-analysis")
    return [*moments[: end + 1]]


def _to_json(moments: Sequence[Moment]) -> list[Json]:
    return [moment.state.save() for moment in moments]


def _seen_events(moment: Moment) -> list[Json]:
    """Return the events of a moment that everybody saw, in their saved form."""
    seen = [event.seen_by(NOBODY) for event in moment.events if not event.untold]
    return [event.code() for event in seen if event is not None]
