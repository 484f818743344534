"""Luck and skill of finished rounds: worked out by themselves one after the other, and saved. ``tabs`` tells them.

Each round of people is taken apart once (``rules/strategies/luck.py``), in the process that also analyses chances, and
only after it is over. Where a server has had its rounds for the day, or too many wait, a round is left out.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from functools import partial
from weakref import WeakValueDictionary

from sqlalchemy import and_, func, select, update

from bot.process.jobs import Job, NotDone, Worker
from bot.store.database import Database
from bot.store.faults import StoreAway
from bot.store.schema import luck, points, tables
from bot.tables.table import Refused
from bot.time import DAY
from cogs.lookback.replays import Deeds, Replays
from cogs.lookback.worker import GivenStep, Luck, SavedLuck, compute_luck
from rules.match import IN
from rules.options import Value
from rules.records import Json
from rules.strategies.luck import Depth

log = logging.getLogger(__name__)

WAITING_IN_ALL = 60
"""Upper bound on rounds that wait. One more is left out: its result is long gone when its turn would come."""
REMEMBERED_ROUNDS = 2000
"""So many rounds are known to have been taken up."""
ROUND_DEEDS_LIMIT = 1500
"""A longer round is left out."""


class LuckStore:
    """Luck and skill of finished rounds. Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def get(self, number: int, which: int) -> SavedLuck | None:
        """Return what was saved of a round, or None."""
        query = select(luck.c.found).where(and_(luck.c.table_id == number, luck.c.round == which))
        row = await self.database.one(query)
        return row["found"] if row else None

    async def count_since(self, server: int, at: float) -> int:
        """Return how many rounds of a server were taken apart since then."""
        row = await self.database.one(
            select(func.count().label("many")).where(and_(luck.c.server == server, luck.c.at > at))
        )
        return int(row["many"]) if row else 0

    async def people_of(self, number: int, which: int) -> list[int]:
        """Return the seats of a round that people had whose data is still there."""
        here = and_(points.c.table_id == number, points.c.round == which, points.c.person.is_not(None))
        return await self.database.numbers(select(points.c.seat).where(here))

    async def keep(self, number: int, which: int, server: int, at: float, found: Luck) -> None:
        """Save luck and skill of a round, also with each seat's points. Does nothing if the table was deleted."""
        async with self.database.writing() as connection:
            if (await connection.execute(select(tables.c.id).where(tables.c.id == number))).first() is None:
                return
            key = {"table_id": number, "round": which}
            await self.database.upsert(connection, luck, key, {"server": server, "at": at, "found": found.save()})
            for share in found.shares:
                mistakes = found.mistakes_of(share.seat)
                here = and_(points.c.table_id == number, points.c.round == which, points.c.seat == share.seat)
                values = {"luck": share.luck, "mistakes": len(mistakes), "gave": sum(one["gave"] for one in mistakes)}
                await connection.execute(update(points).where(here).values(values))


Round = tuple[int, int]
"""The number of a table, and of a round."""
Wanted = Callable[[int], Awaitable[bool]]
"""Tells of a server whether it wants its rounds analysed."""


class Lucks:
    """Takes rounds apart, at most ``most`` a day for a server. ``wall`` gives real time. ``counted`` is called with a
    table and a round when that is done; ``wanted`` says whether a server wants it.
    """

    def __init__(
        self,
        store: LuckStore,
        replays: Replays,
        worker: Worker,
        most: int,
        wall: Callable[[], float],
        wanted: Wanted,
        counted: Callable[[int, int], Awaitable[None]],
    ) -> None:
        self.store, self.replays, self.worker, self.most, self.wall = store, replays, worker, most, wall
        self.depth = Depth()
        self._wanted, self._counted = wanted, counted
        self._taken: OrderedDict[tuple[int, int], None] = OrderedDict()
        self._under_way: dict[Round, asyncio.Task[None]] = {}
        self._jobs: dict[Round, Job[SavedLuck | None]] = {}
        """What of it waits for its process."""
        self._asked: dict[Round, int] = {}
        """Rounds for which somebody waits, with their server."""
        self._turns: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        """A server's rounds are taken apart one after the other, because each may be its last one for the day."""

    async def load(self, number: int, which: int) -> Luck | None:
        """Return luck and skill of a round; None if it was not taken apart, or that cannot be read."""
        found = await self.store.get(number, which)
        try:
            return None if found is None else Luck.load(found)
        except (ValueError, LookupError, TypeError) as damage:
            log.warning("luck of round %s of table %s cannot be read: %r", which, number, damage)
            return None

    def begin(self, server: int, number: int, which: int, *, asked: bool = False) -> asyncio.Task[None] | None:
        """A round is over: take it apart when its turn comes, unless that was begun before or too many wait; ``asked``:
        somebody waits for it, and for all of this server that come before it. Gives what is under way for it, if
        anything is.
        """
        key = (number, which)
        if (task := self._under_way.get(key)) is not None:
            if asked:
                self._asked[key] = server
                for job in self._jobs.values():
                    self._hurry(job)
            return task
        if not (self.most and server) or key in self._taken or len(self._under_way) >= WAITING_IN_ALL:
            return None
        self._taken[key] = None
        while len(self._taken) > REMEMBERED_ROUNDS:
            self._taken.popitem(last=False)
        task = asyncio.create_task(self._by_itself(server, number, which), name=f"luck at table {number}")
        self._under_way[key] = task
        if asked:
            self._asked[key] = server
        task.add_done_callback(lambda _: self._forget(key))
        return task

    def _forget(self, key: Round) -> None:
        for kept in (self._under_way, self._asked, self._jobs):
            kept.pop(key, None)

    def _hurry(self, job: Job[SavedLuck | None]) -> None:
        if job.server in self._asked.values():
            self.worker.hurry(job)

    async def _do(
        self, key: Round, server: int, work: Callable[..., SavedLuck | None], *given: object
    ) -> SavedLuck | None:
        """Do a job when there is time; at once, where somebody waits for what comes after it in their server."""

        def begun(job: Job[SavedLuck | None]) -> None:
            self._jobs[key] = job
            self._hurry(job)

        return await self.worker.run_background_job(server, work, *given, begun=begun)

    async def analyse(self, server: int, number: int, which: int) -> Luck | None:
        """Take a finished round apart for somebody who waits for it, or return what was found before. None where it has
        no luck and skill: it was broken off, or there were computer players alone. Raises ``Refused`` and ``NotDone``.
        """
        return await self._analyse(server, number, which, self.worker.run_job)

    @property
    def waiting(self) -> int:
        """The number of rounds that are to be taken apart by themselves."""
        return len(self._under_way)

    async def _analyse(self, server: int, number: int, which: int, do: DoJob) -> Luck | None:
        if (found := await self.load(number, which)) is not None or not self.most:
            return found
        people = await self.store.people_of(number, which)
        if not people:
            return None
        deeds = await self.replays.deeds(server, number, which)
        if len(deeds.done) > ROUND_DEEDS_LIMIT:
            return None
        given = await asyncio.to_thread(_given, deeds, people)
        saved = await do(server, compute_luck, *given, f"{number}/{which}", self.depth)
        if saved is None:
            return None
        found = Luck.load(saved)
        await self.store.keep(number, which, server, self.wall(), found)
        return found

    async def finish(self) -> None:
        """Wait for all rounds under way."""
        while self._under_way:
            await asyncio.wait(self._under_way.values())

    async def stop(self) -> None:
        """Leave all rounds that are not done. Whoever looks at one of them later has it taken apart then."""
        tasks = [*self._under_way.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _by_itself(self, server: int, number: int, which: int) -> None:
        try:
            async with self._turns.setdefault(server, asyncio.Lock()):
                done = await self.store.count_since(server, self.wall() - DAY)
                if done >= self.most or not await self._wanted(server):
                    return
                found = await self._analyse(server, number, which, partial(self._do, (number, which)))
        except (Refused, NotDone, StoreAway) as why:
            log.info("luck of round %s of table %s is left out: %s", which, number, type(why).__name__)
            return
        if found is not None:
            await self._counted(number, which)


DoJob = Callable[..., Awaitable[SavedLuck | None]]
"""Does a job for a server, and gives what it has found."""
Given = tuple[str, Mapping[str, Value], Json, Sequence[GivenStep], Json]


def _given(deeds: Deeds, people: Collection[int]) -> Given:
    """A round as plain data for another process. Mistakes are those of people who moved themselves. States are text: to
    pass thousands of small objects on at once would keep all other threads waiting.
    """
    steps = [
        GivenStep(
            json.dumps(one.state.save(), separators=(",", ":")),
            one.seat,
            one.action.plain(),
            one.at,
            one.seat in people and not one.house and one.state.status[one.seat] == IN,
            one.moment,
        )
        for one in deeds.done
    ]
    return deeds.game.source, dict(deeds.game.options), deeds.undealt.save(), steps, deeds.end.save()
