"""What the bot does without being asked, again and again. Each chore has a loop of its own: none waits for another, and
a fault is logged and stops none.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from typing import NamedTuple, TypeVar

from discord.ext import tasks

from bot.store.faults import log_fault

log = logging.getLogger(__name__)

Method = TypeVar("Method", bound=Callable[..., Awaitable[None]])
_EVERY = "_every"


class _Interval(NamedTuple):
    name: str
    seconds: float
    leader: bool


def every(seconds: float, name: str, *, leader: bool = False) -> Callable[[Method], Method]:
    """Mark a method of a cog as a chore, which the log calls by this ``name``; ``leader``: only one of all processes
    does it. It begins when the bot is ready, and ends with the cog.
    """

    def mark(method: Method) -> Method:
        setattr(method, _EVERY, _Interval(name, seconds, leader))
        return method

    return mark


class _Chore:
    """A chore, with its loop. ``lock`` is held while it is done."""

    def __init__(self, does: Callable[[], Coroutine[None, None, None]], seconds: float) -> None:
        self.lock, self.loop = asyncio.Lock(), tasks.loop(seconds=seconds)(does)

    async def stop(self) -> None:
        """Stop it once it has done what it is at: not in the middle of a query."""
        async with self.lock:
            self.loop.cancel()


class Chores:
    """All chores. ``is_leader`` says whether this process does what only one of all does."""

    def __init__(self, is_leader: Callable[[], Awaitable[bool]]) -> None:
        self.is_leader = is_leader
        self._chores: dict[str, _Chore] = {}
        self._begun = False

    def add(
        self, name: str, does: Callable[[], Awaitable[None]], seconds: float = 1.0, *, leader: bool = False
    ) -> None:
        """Add a chore. Raises ``ValueError`` if there is one of this name."""
        if name in self._chores:
            raise ValueError(f"two chores are called {name!r}")

        async def do() -> None:
            async with chore.lock:
                try:
                    if not leader or await self.is_leader():
                        await does()
                except Exception as fault:  # noqa: BLE001 -- logged; it is tried again
                    log_fault(log, fault, "%s failed", name)

        chore = self._chores[name] = _Chore(do, seconds)
        if self._begun:
            chore.loop.start()

    @property
    def names(self) -> list[str]:
        """What they are called, in the order in which they were added."""
        return [*self._chores]

    def serve(self, cog: object) -> None:
        """Add the methods of a cog that are marked as chores."""
        for interval, method in _chores_of(cog):
            self.add(interval.name, method, interval.seconds, leader=interval.leader)

    def begin(self) -> bool:
        """Begin all of them; those that are added later begin at once. Gives whether they had not begun before."""
        if self._begun:
            return False
        self._begun = True
        for chore in self._chores.values():
            chore.loop.start()
        return True

    async def stop(self, *names: str) -> None:
        """Stop these, or all, each once it has done what it is at."""
        await asyncio.gather(*(self._chores[name].stop() for name in names or self._chores))

    async def remove_cog(self, cog: object) -> None:
        """Stop the chores of a cog that goes, and forget them."""
        for interval, _ in _chores_of(cog):
            await self._chores.pop(interval.name).stop()

    def cancel(self) -> None:
        """Stop all of them at once."""
        for chore in self._chores.values():
            chore.loop.cancel()


def _chores_of(cog: object) -> Iterator[tuple[_Interval, Callable[[], Awaitable[None]]]]:
    for name in dir(type(cog)):
        if (interval := getattr(getattr(type(cog), name, None), _EVERY, None)) is not None:
            yield interval, getattr(cog, name)
