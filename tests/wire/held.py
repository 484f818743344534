"""What the event loop of a process does in one go for so long that everybody else waits.

Of each such step it is told how long it took by the clock on the wall; for how much of that its thread only waited for
a processor, because others used the machine (Linux tells); how long the thread itself worked, and how much of that was
the collector of garbage; and where it was, looked up a few times while it went on. What is neither work nor waiting for
a processor is waiting for the disk, or for another thread of the bot.
"""

from __future__ import annotations

import asyncio
import gc
import os
import re
import signal
import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from time import perf_counter, thread_time
from types import FrameType
from typing import Any, NamedTuple

from tests.support.paths import ROOT

LOOKS_EVERY_S = 0.004
"""Seconds between two looks at what a long step is at."""
SAID = re.compile(r"held up for ([\d.]+) ms \(([\d.]+) waiting, ([\d.]+) at work, ([\d.]+) collecting\) at (.*)")


class Held(NamedTuple):
    """A step of the event loop: milliseconds by the wall, waiting for a processor, at work, collecting; and where."""

    wall: float
    waiting: float
    work: float
    collecting: float
    where: str

    @property
    def own(self) -> float:
        """For how long the bot held everybody up, and not the machine.

        It may have waited for its processor already when the step began, so that it can have worked for longer.
        """
        return max(self.wall - self.waiting, self.work)

    def __str__(self) -> str:
        return (
            f"held up for {self.wall:.1f} ms ({self.waiting:.1f} waiting, {self.work:.1f} at work,"
            f" {self.collecting:.1f} collecting) at {self.where}"
        )


def read(log: str) -> list[Held]:
    """What a log says of long steps."""
    return [Held(*map(float, found.groups()[:-1]), found[5]) for found in SAID.finditer(log)]


def say_what_holds_up(milliseconds: float, say: Callable[[Held], object] | None = None) -> None:
    """Have the event loop say which of its steps take longer than this, on the standard error stream if not otherwise.
    For the main thread, once in a process.
    """
    say = say or (lambda held: sys.stderr.write(f"{held}\n"))
    run, waited, collected = asyncio.Handle._run, _waited(), _collected()
    seen: dict[str, int] = {}
    first = milliseconds / 2000
    signal.signal(signal.SIGALRM, lambda _, frame: _look(seen, frame))
    signal.siginterrupt(signal.SIGALRM, False)

    def timed(handle: asyncio.Handle) -> None:
        seen.clear()
        gone, busy, garbage, began = waited(), thread_time(), collected(), perf_counter()
        signal.setitimer(signal.ITIMER_REAL, first, LOOKS_EVERY_S)
        run(handle)
        signal.setitimer(signal.ITIMER_REAL, 0)
        took = 1000 * (perf_counter() - began)
        if took > milliseconds:
            work, garbage = 1000 * (thread_time() - busy), 1000 * (collected() - garbage)
            say(Held(took, 1000 * (waited() - gone), work, garbage, _told(seen, handle)))

    asyncio.Handle._run = timed


def waited_in_all() -> float:
    """Seconds for which all threads of this process have waited for a processor that others used; 0 where nobody
    knows. Where one works after the other it is by so much that the machine was slower than the process."""
    found = 0
    for thread in Path("/proc/self/task").glob("*/schedstat"):
        with suppress(OSError):  # it has just ended
            found += int(thread.read_bytes().split()[1])
    return found / 1e9


def _waited() -> Callable[[], float]:
    """Tells for how many seconds this thread has waited for a processor that others used; 0 where nobody knows."""
    try:
        file = os.open("/proc/thread-self/schedstat", os.O_RDONLY)
    except OSError:
        return lambda: 0.0
    return lambda: int(os.pread(file, 64, 0).split()[1]) / 1e9


def _collected() -> Callable[[], float]:
    """Tells for how many seconds the collector of garbage has been at work."""
    began, total = 0.0, 0.0

    def told(phase: str, _: dict[str, int]) -> None:
        nonlocal began, total
        if phase == "start":
            began = perf_counter()
        else:
            total += perf_counter() - began

    gc.callbacks.append(told)
    return lambda: total


def _look(seen: dict[str, int], frame: FrameType | None) -> None:
    """Note where the thread is: the function that runs, and those of ours that called it."""
    places = []
    while frame is not None and len(places) < 5:
        code = frame.f_code
        if not places or (code.co_filename.startswith(str(ROOT)) and ".venv" not in code.co_filename):
            places.append(f"{code.co_qualname}:{frame.f_lineno}")
        frame = frame.f_back
    where = " < ".join(one for one in places if not one.startswith(("say_what_holds_up", "<module>")))
    seen[where] = seen.get(where, 0) + 1


def _told(seen: dict[str, int], handle: asyncio.Handle) -> str:
    """Where a step mostly was; of one at which nobody looked, what it goes on with."""
    if seen:
        return "; ".join(sorted(seen, key=lambda one: -seen[one])[:3])
    task: Any = getattr(handle._callback, "__self__", None)
    return " > ".join(_awaiting(task.get_coro())) if isinstance(task, asyncio.Task) else repr(handle)


def _awaiting(coroutine: Any) -> Iterable[str]:
    """The functions within which a task waits now, the outermost first."""
    while coroutine is not None and hasattr(coroutine, "__qualname__"):
        frame = getattr(coroutine, "cr_frame", None)
        yield f"{coroutine.__qualname__}:{frame.f_lineno if frame else 'done'}"
        coroutine = getattr(coroutine, "cr_await", None)
