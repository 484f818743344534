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
from contextlib import contextmanager
from contextvars import Context
from dataclasses import dataclass, field
from multiprocessing import resource_tracker
from multiprocessing.process import BaseProcess
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

    def of(self, group: int) -> int:
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


class NotDone(Exception):
    """A job could not be done. The caller has to do without its result. The message says why, and nothing of what the
    job was given.
    """


class Busy(NotDone):
    """Too many jobs wait already, so this one was not accepted."""


@dataclass(eq=False)
class Job(Generic[T]):
    """A job that waits for its turn, or has ``begun``. ``done`` gets its result, or ``NotDone``."""

    server: int
    work: Callable[..., T]
    given: tuple[object, ...]
    done: asyncio.Future[T] = field(default_factory=lambda: asyncio.get_running_loop().create_future())
    begun: bool = False

    def fail(self, why: str) -> None:
        """Let whoever waits know why there is no result."""
        if not self.done.done():
            self.done.set_exception(NotDone(f"{self.work.__qualname__}: {why}"))


class Worker:
    """Does one job after the other. The process starts with the first one.

    Each server has a queue of its own, and the servers take turns: one that asks for much waits for itself alone.

    A job that takes longer than ``patience`` seconds is given up and its process killed, even if nobody waits for it
    any more. The time begins with the job, not while it waits. A ``yielding`` worker has low priority on the machine.
    The process of one that is not ``lasting`` ends when nothing waits.
    """

    def __init__(self, patience: float, *, yielding: bool = False, lasting: bool = True) -> None:
        self.patience, self.yielding, self.lasting = patience, yielding, lasting
        self._pool: ProcessPoolExecutor | None = None
        self._waiting: FairQueue[Job[object]] = FairQueue()
        self._runner: asyncio.Task[None] | None = None
        self._at_work: Job[object] | None = None

    @property
    def waiting(self) -> int:
        """The number of jobs that are not done yet."""
        return len(self._waiting) + (self._at_work is not None)

    async def do(self, server: int, work: Callable[..., T], *given: object) -> T:
        """Do a job for a server (0: for none), and give its result. Raises ``NotDone``."""
        job = self.submit(server, work, *given)
        try:
            return await asyncio.shield(job.done)
        except asyncio.CancelledError:
            self.abandon(job)
            raise

    def submit(self, server: int, work: Callable[..., T], *given: object) -> Job[T]:
        """Queue a job for a server (0: for none). Raises ``Busy``."""
        if self._waiting.of(server) >= WAITING_FOR_SERVER or self.waiting >= WAITING_IN_ALL:
            raise Busy(f"{work.__qualname__}: {self.waiting} jobs wait")
        job = Job(server, work, given)
        job.done.add_done_callback(_heard)
        self._waiting.add(server, job)  # type: ignore[arg-type]
        if self._runner is None:
            self._runner = asyncio.create_task(self._run(), name="a worker's jobs", context=Context())
        return job

    def abandon(self, job: Job[T]) -> None:
        """Do not begin a job, because nobody wants it any more. One that has begun goes on."""
        if job.begun or job.done.done():
            return
        job.done.cancel()
        self._waiting.discard(job.server, job)  # type: ignore[arg-type]

    def stop(self) -> None:
        """Kill the process, whatever it does. The jobs that wait are not done."""
        runner, self._runner = self._runner, None
        if runner is not None:
            runner.cancel()
        left = [*self._waiting]
        if self._at_work is not None:
            left.append(self._at_work)
        self._waiting.clear()
        self._at_work = None
        for job in left:
            job.fail("the worker was stopped")
        self._end_process()

    async def _run(self) -> None:
        """Do what waits, the servers in turn."""
        while self._waiting:
            job = self._waiting.take()
            self._at_work, job.begun = job, True
            await self._carry_out(job)
            self._at_work = None
        self._runner = None
        if not self.lasting:
            self._end_process()

    async def _carry_out(self, job: Job[object]) -> None:
        try:
            running = await self._begin(job)
            async with asyncio.timeout(self.patience):
                result = await running
        except TimeoutError:
            self._end_process()  # the next job has a new one
            why = f"it took longer than {self.patience:g} s"
            log.info("%s for server %s was given up: %s", job.work.__qualname__, job.server, why)
            job.fail(why)
            return
        except BrokenProcessPool:
            self._end_process()
            why = "its process died"
        except JobFailed as fault:
            why = str(fault)
        except Exception as fault:  # noqa: BLE001 -- what cannot be sent to another process: any type
            why = f"{type(fault).__name__} on the way"
        else:
            if not job.done.done():
                job.done.set_result(result)
            return
        log.warning("%s for server %s was not done: %s", job.work.__qualname__, job.server, why)
        job.fail(why)

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
            pool = self._pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), _alone, (self.yielding,))
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


def _heard(done: asyncio.Future[T]) -> None:
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


def _alone(yielding: bool) -> None:
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
