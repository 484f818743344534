"""Worker processes for slow work: one job at a time, with a limit on its time; servers take turns.

A job is an importable function of a module, with plain values as arguments and result. A process that dies or hangs
is replaced for the next job.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
import traceback
from collections import OrderedDict, deque
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from contextvars import Context
from dataclasses import dataclass, field
from math import inf
from multiprocessing import resource_tracker
from multiprocessing.process import BaseProcess
from pathlib import Path
from time import monotonic
from typing import Generic, TypeVar

log = logging.getLogger(__name__)


T = TypeVar("T")


class FairQueue(Generic[T]):
    """What waits, by its group. Within a group the order is that of arrival. An empty queue is false."""

    def __init__(self) -> None:
        self._queues: OrderedDict[int, deque[T]] = OrderedDict()

    def __len__(self) -> int:
        return sum(map(len, self._queues.values()))

    def __bool__(self) -> bool:
        return bool(self._queues)

    def __iter__(self) -> Iterator[T]:
        return (one for queue in self._queues.values() for one in queue)

    def count_waiting(self, group: int) -> int:
        """How much of a group waits."""
        return len(self._queues.get(group, ()))

    def add(self, group: int, one: T) -> None:
        """Let one more wait."""
        self._queues.setdefault(group, deque()).append(one)

    def take(self) -> T:
        """Take what is next out of the queue. Raises ``KeyError`` if nothing waits."""
        group, queue = self._queues.popitem(last=False)
        one = queue.popleft()
        if queue:
            self._queues[group] = queue
        return one

    def discard(self, group: int, one: T) -> None:
        """Take this one out of the queue, if it waits."""
        queue = self._queues.get(group)
        if queue is not None and one in queue:
            queue.remove(one)
            if not queue:
                del self._queues[group]

    def clear(self) -> None:
        """Let nothing wait."""
        self._queues.clear()


WAITING_FOR_SERVER, WAITING_IN_ALL = 50, 400
"""Upper bounds on jobs that wait: for one server, and for all together."""
SAVED_S = 600.0
"""Upper bound on the time that a budget saves, in seconds."""
LEAST_SHARE = 0.5
"""A job that was given up is to blame if it has had this share of one processor. Otherwise the machine was busy."""


class NotDone(Exception):
    """A job could not be done. The caller has to do without its result. The message says why, and nothing of what the
    job was given.
    """


class Passing(NotDone):
    """A job could not be done for a reason that passes and says nothing about the job: it may be tried again soon."""


class Busy(Passing):
    """Too many jobs wait already, so this one was not accepted."""


class Interrupted(Passing):
    """The process of a job was ended."""


class Starved(Passing):
    """The process of a job got no time on this machine."""


class TookLong(NotDone):
    """A job has had its time, and came to no end."""


class CoreBudget:
    """How much time the jobs of a worker may take: a ``share`` of one core. What is not used is saved, up to
    some minutes, so that who asks after a quiet time does not wait. Who asks goes first: what nobody waits for leaves
    half of what can be saved. ``ticks`` is a clock that never jumps.
    """

    def __init__(self, share: float = 1.0, ticks: Callable[[], float] = monotonic) -> None:
        self.share, self._ticks = share, ticks
        self._saved, self._at = SAVED_S, ticks()
        self.spent = 0.0
        """The time that jobs have taken in all, in seconds."""

    def spend(self, seconds: float) -> None:
        """Note that a job has taken so long."""
        self._saved = self._saved_seconds() - seconds
        self._at = self._ticks()
        self.spent += seconds

    def wait_s(self, *, asked: bool) -> float:
        """Return in how many seconds the next job may begin; 0: now. ``asked``: somebody waits for it."""
        lacks = (0.0 if asked else SAVED_S / 2) - self._saved_seconds()
        return max(0.0, lacks / self.share)

    def _saved_seconds(self) -> float:
        """How much time is saved now, in seconds; less than nothing after a long job."""
        return min(SAVED_S, self._saved + self.share * (self._ticks() - self._at))


@dataclass(eq=False)
class Job(Generic[T]):
    """A job that waits for its turn, or has ``begun``. ``done`` gets its result, or ``NotDone``."""

    server: int
    work: Callable[..., T]
    given: tuple[object, ...]
    limit: float
    """Upper bound on its time, in seconds."""
    asked: bool = True
    """Whether somebody waits for it."""
    done: asyncio.Future[T] = field(default_factory=lambda: asyncio.get_running_loop().create_future())
    begun: bool = False
    since: float = field(default_factory=monotonic)

    def fail(self, why: str, kind: type[NotDone] = NotDone) -> None:
        """Let whoever waits know why there is no result."""
        if not self.done.done():
            self.done.set_exception(kind(f"{self.work.__qualname__}: {why}"))


class Worker:
    """Does one job after the other. The process starts with the first one.

    Each server has a queue of its own, and the servers take turns: one that asks for much waits for itself alone. What
    nobody waits for (``run_background_job``) comes after everything that somebody waits for.

    A job that takes longer than its ``limit`` in seconds, usually that of the worker, is given up and its process
    killed, even if nobody waits for it any more. The time begins with the job, not while it waits. A worker with a
    ``budget`` yields: it has low priority on the machine, and rests when it has taken its share. The process of one
    that is not ``lasting`` ends when it has nothing to do.
    """

    def __init__(self, limit: float, *, budget: CoreBudget | None = None, lasting: bool = True) -> None:
        self.limit, self.budget, self.lasting = limit, budget, lasting
        self._pool: ProcessPoolExecutor | None = None
        self._asked: FairQueue[Job[object]] = FairQueue()
        self._unasked: FairQueue[Job[object]] = FairQueue()
        self._came = asyncio.Event()
        self._runner: asyncio.Task[None] | None = None
        self._at_work: Job[object] | None = None

    @property
    def yielding(self) -> bool:
        """Whether the process has low priority on the machine."""
        return self.budget is not None

    @property
    def waiting(self) -> int:
        """The number of jobs that are not done yet."""
        return len(self._asked) + len(self._unasked) + (self._at_work is not None)

    @property
    def behind_s(self) -> float:
        """For how long the oldest job that is not done yet has waited, in seconds."""
        jobs = [*self._asked, *self._unasked, *([self._at_work] if self._at_work is not None else [])]
        return monotonic() - min(job.since for job in jobs) if jobs else 0.0

    async def run_job(self, server: int, work: Callable[..., T], *given: object, limit: float | None = None) -> T:
        """Do a job for a server (0: for none), and give its result. Raises ``NotDone``."""
        return await self._result(self._add(Job(server, work, given, limit or self.limit)))

    async def run_background_job(
        self,
        server: int,
        work: Callable[..., T],
        *given: object,
        begun: Callable[[Job[T]], None] = lambda _: None,
    ) -> T:
        """Do a job that nobody waits for, when there is time. ``begun`` is given the job, which can be hurried. Raises
        ``NotDone``.
        """
        job = self._add(Job(server, work, given, self.limit, asked=False))
        begun(job)
        return await self._result(job)

    def hurry(self, job: Job[T]) -> None:
        """Somebody waits for a job now."""
        if job.asked or job.begun or job.done.done():
            return
        self._unasked.discard(job.server, job)  # type: ignore[arg-type]
        job.asked = True
        self._asked.add(job.server, job)  # type: ignore[arg-type]
        self._came.set()

    def submit(self, server: int, work: Callable[..., T], *given: object) -> Job[T]:
        """Queue a job for a server (0: for none). Raises ``Busy``."""
        return self._add(Job(server, work, given, self.limit))

    def abandon(self, job: Job[T]) -> None:
        """Do not begin a job, because nobody wants it any more. One that has begun goes on."""
        if job.begun or job.done.done():
            return
        job.done.cancel()
        self._queue(job).discard(job.server, job)  # type: ignore[arg-type]

    def stop(self) -> None:
        """Kill the process, whatever it does. The jobs that wait are not done."""
        runner, self._runner = self._runner, None
        if runner is not None:
            runner.cancel()
        left = [*self._asked, *self._unasked]
        if self._at_work is not None:
            left.append(self._at_work)
        self._asked.clear()
        self._unasked.clear()
        self._at_work = None
        for job in left:
            job.fail("the worker was stopped", Interrupted)
        self._end_process()

    async def _result(self, job: Job[T]) -> T:
        try:
            return await asyncio.shield(job.done)
        except asyncio.CancelledError:
            self.abandon(job)
            raise

    def _queue(self, job: Job[T]) -> FairQueue[Job[object]]:
        return self._asked if job.asked else self._unasked

    def _add(self, job: Job[T]) -> Job[T]:
        """Queue a job. Raises ``Busy``."""
        queue = self._queue(job)
        if queue.count_waiting(job.server) >= WAITING_FOR_SERVER or self.waiting >= WAITING_IN_ALL:
            raise Busy(f"{job.work.__qualname__}: {self.waiting} jobs wait")
        job.done.add_done_callback(_consume_exception)
        queue.add(job.server, job)  # type: ignore[arg-type]
        self._came.set()
        if self._runner is None:
            self._runner = asyncio.create_task(self._run(), name="a worker's jobs", context=Context())
        return job

    async def _run(self) -> None:
        """Do what waits, the servers in turn, as far as the budget allows."""
        while self._asked or self._unasked:
            if self.budget is not None and (wait := self.budget.wait_s(asked=bool(self._asked))):
                await self._rest(wait)
                continue
            job = (self._asked or self._unasked).take()
            self._at_work, job.begun = job, True
            began = monotonic()
            await self._carry_out(job)
            if self.budget is not None:
                self.budget.spend(monotonic() - began)
            self._at_work = None
        self._runner = None
        if not self.lasting:
            self._end_process()

    async def _rest(self, seconds: float) -> None:
        """Do nothing for so long, or until another job comes."""
        if not self.lasting:
            self._end_process()
        self._came.clear()
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._came.wait()

    async def _carry_out(self, job: Job[object]) -> None:
        kind, used = NotDone, 0.0
        try:
            running = await self._begin(job)
            used = self._used_s()
            async with asyncio.timeout(job.limit):
                result = await running
        except TimeoutError:
            starved = self._used_s() - used < job.limit * LEAST_SHARE
            self._end_process()  # the next job has a new one
            why = f"it took longer than {job.limit:g} s"
            log.info("%s for server %s was given up: %s", job.work.__qualname__, job.server, why)
            job.fail(why, Starved if starved else TookLong)
            return
        except BrokenProcessPool:
            self._end_process()
            why, kind = "its process died", Interrupted
        except JobFailed as fault:
            why = str(fault)
        except Exception as fault:  # noqa: BLE001 -- what cannot be sent to another process: any type
            why = f"{type(fault).__name__} on the way"
        else:
            if not job.done.done():
                job.done.set_result(result)
            return
        log.warning("%s for server %s was not done: %s", job.work.__qualname__, job.server, why)
        job.fail(why, kind)

    def _used_s(self) -> float:
        """Return how much time of a processor the process has had, in seconds; infinite where that cannot be known."""
        for process in (self._pool and self._pool._processes) or ():
            with suppress(OSError, ValueError, IndexError, AttributeError):
                told = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
                return (int(told[11]) + int(told[12])) / os.sysconf("SC_CLK_TCK")
        return inf

    async def _begin(self, job: Job[object]) -> asyncio.Future[object]:
        """Hand a job to the process; to a new one if the old one has died meanwhile."""
        loop = asyncio.get_running_loop()
        try:
            return loop.run_in_executor(await self._living(), _attempt, job.work, job.given)
        except BrokenProcessPool:
            self._end_process()
            return loop.run_in_executor(await self._living(), _attempt, job.work, job.given)

    async def _living(self) -> ProcessPoolExecutor:
        """Return the process, which a thread starts: that takes too long for the loop."""
        pool = self._pool
        if pool is None:
            pool = self._pool = ProcessPoolExecutor(
                1, multiprocessing.get_context("spawn"), _init_worker, (self.yielding,)
            )
            await asyncio.to_thread(_start, pool)
        return pool

    def _end_process(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            workers = [*(pool._processes or {}).values()]
            pool.shutdown(wait=False, cancel_futures=True)
            for worker in workers:  # a process that hangs would outlive the bot
                worker.kill()


def _start(pool: ProcessPoolExecutor) -> None:
    """Start the process of a pool by giving it a first job. If the pool is shut down meanwhile, the process ends."""
    with block_sigint():
        pool.submit(os.getpid)


@contextmanager
def block_sigint() -> Iterator[None]:
    """A process that is started meanwhile does not hear Ctrl+C, also before it can ignore it: it begins with imports.
    This one hears it afterwards. The tracker of resources is started before, because that lets signals in again.
    """
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _consume_exception(done: asyncio.Future[T]) -> None:
    """Note that the caller may be gone: then nobody asks for the fault."""
    if not done.cancelled():
        done.exception()


class JobFailed(Exception):
    """A job raised an exception. The message names its type and place, and not its text, which may name cards."""


def _attempt(work: Callable[..., T], given: tuple[object, ...]) -> T:
    """Do a job, in the process of the worker. Raises ``JobFailed``."""
    try:
        return work(*given)
    except Exception as fault:  # noqa: BLE001 -- whatever a job raises is told in the same way
        place = traceback.extract_tb(fault.__traceback__)[-1]
        where = f"{os.path.basename(place.filename)}:{place.lineno} in {place.name}"
        raise JobFailed(f"{type(fault).__name__} at {where}") from None


NICE = 15
"""The niceness of a process with low priority. Windows does not have it."""


def _init_worker(yielding: bool) -> None:
    """Set a worker process up: it ignores Ctrl+C and what ends the bot, and ends whenever the bot ends."""
    if yielding and hasattr(os, "nice"):
        os.nice(NICE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)  # systemd sends it to all; the bot stops its workers itself
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: BaseProcess) -> None:
    parent.join()
    os._exit(0)
