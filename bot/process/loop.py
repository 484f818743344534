"""The event loop: which one it is, that it does not stand still, and that garbage holds nobody up.

The loop is uvloop, except on Windows, for which there is none. Python's own takes a fifth longer for each way to
PostgreSQL and back.

By default the garbage collector searches all objects again and again. That takes a fifth of a second, and longer with
many cached tables; nothing else runs meanwhile. Here only new objects are searched, a few at a time. Objects that
survive are frozen: the collector ignores them from then on. Most of them are freed as usual when nothing refers to
them any more; only objects that refer to each other in a circle are not. For those, all objects are searched while
Discord is not connected, when nobody can press anything. The same is done when there are twice as many objects as
after the last full search: one delay is better than memory that grows without limit. Code that makes very many
objects that are freed soon says so (``soon_freed``), and that search waits for the end.
"""

from __future__ import annotations

import asyncio
import faulthandler
import gc
import os
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from time import monotonic
from types import TracebackType
from typing import Self

if sys.platform == "win32":
    from asyncio import new_event_loop
else:
    from uvloop import new_event_loop

STANDS_S, BEAT_EVERY_S = 60.0, 5.0
"""How long the event loop may stand still, and how often it shows that it does not, in seconds."""


def runner() -> asyncio.Runner:
    """What runs coroutines on such a loop."""
    return asyncio.Runner(loop_factory=new_event_loop)


@asynccontextmanager
async def end_if_stalled() -> AsyncIterator[None]:
    """End the process with exit code 1 if the loop stands still meanwhile: what each thread does is written to the
    standard error stream before. The watch needs no turn of Python, which a loop in C or in compiled rules never gives.
    systemd is shown, too, that the loop goes on.
    """
    beating = asyncio.create_task(_beat(), name="beat")
    tell_systemd("READY=1")
    try:
        yield
    finally:
        beating.cancel()
        faulthandler.cancel_dump_traceback_later()


async def _beat() -> None:
    while True:
        faulthandler.dump_traceback_later(STANDS_S, exit=True)
        tell_systemd("WATCHDOG=1")
        await asyncio.sleep(BEAT_EVERY_S)


def tell_systemd(state: str) -> None:
    """Tell systemd how this process is, if it has started it and wants to know (``sd_notify``)."""
    if address := os.environ.get("NOTIFY_SOCKET"):
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as there, suppress(OSError):
            there.setblocking(False)
            there.sendto(state.encode(), "\0" + address[1:] if address.startswith("@") else address)


WORTH_A_LOOK, QUICK_TO_LOOK_THROUGH = 4_000, 12_000
"""How many new objects are worth a search, and how many can be searched within some milliseconds."""
LOOK_EVERY_S, FULL_LOOK_EVERY_S = 1.0, 3600.0
"""Seconds between two searches of new objects; and at least between two full searches."""
GROWTH_FACTOR = 2
"""A full search is done when there are this many times as many objects as after the last one."""
NEVER_BY_ITSELF = 10**9
OLDEST_GENERATION = 2
"""The generation of objects that have survived two collections."""


SOON_FREED: set[object] = set()
"""What is going on that makes very many objects which are freed soon."""


class Garbage:
    """Controls the collector of this process within ``async with``. It can be used once."""

    def __init__(self) -> None:
        self._usual = gc.get_threshold()
        self._looking: asyncio.Task[None] | None = None
        self._all_seen = monotonic()
        self._stays = self._since = 0

    async def __aenter__(self) -> Self:
        gc.set_threshold(self._usual[0], self._usual[1], NEVER_BY_ITSELF)
        self._looking = asyncio.create_task(self._look_again_and_again(), name="garbage")
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, why: BaseException | None, at: TracebackType | None
    ) -> None:
        assert self._looking is not None
        self._looking.cancel()
        gc.set_threshold(*self._usual)
        gc.unfreeze()

    async def freeze(self) -> None:
        """Freeze all present objects: they were made at the start, and will stay. To count them takes long."""
        gc.freeze()
        self._count()

    async def keep_new(self) -> None:
        """Freeze all new objects: they will stay, and bring the next full search no nearer."""
        self._stays += self._since + _new()
        self._since = 0
        gc.freeze()

    async def look_through_all(self) -> None:
        """Search all objects, also frozen ones. It takes long, so it is done at most once an hour."""
        if monotonic() - self._all_seen >= FULL_LOOK_EVERY_S:
            self._look_through_all()

    def _look_through_all(self) -> None:
        self._all_seen = monotonic()
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self._count()

    def _count(self) -> None:
        self._stays, self._since = gc.get_freeze_count(), 0

    def look(self) -> None:
        """Search new objects if there are enough of them. If there are too many to search quickly, freeze them
        unsearched.
        """
        if (new := _new()) < WORTH_A_LOOK:
            return
        if new <= QUICK_TO_LOOK_THROUGH:
            gc.collect()
            new = _new()
        if new > WORTH_A_LOOK // 2:
            gc.freeze()
            self._since += new
        # Some of the frozen objects may be gone. Counting takes long too, so it is done only if it could matter.
        if self._since > (GROWTH_FACTOR - 1) * self._stays > 0 and not SOON_FREED:
            self._since = gc.get_freeze_count() - self._stays
            if self._since > (GROWTH_FACTOR - 1) * self._stays:
                self._look_through_all()

    async def _look_again_and_again(self) -> None:
        while True:
            await asyncio.sleep(LOOK_EVERY_S)
            self.look()


def _new() -> int:
    """Count the objects that have survived two collections and are not frozen."""
    return len(gc.get_objects(generation=OLDEST_GENERATION))
