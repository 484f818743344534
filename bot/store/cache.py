"""Rows that are read all the time are kept in memory; whoever changes one drops it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")
CACHED_ROWS = 10_000
"""How many rows of one kind are kept. One more empties the cache."""


class ReadCache(Generic[K, V]):
    """Values of one kind by their keys. None is not kept: it is read again each time."""

    def __init__(self) -> None:
        self._kept: dict[K, V] = {}
        self._changes = 0

    async def get(self, key: K, read: Callable[[], Awaitable[V]]) -> V:
        """The value of a key, as it was ``read`` before or is now."""
        if key in self._kept:
            return self._kept[key]
        before, found = self._changes, await read()
        if found is not None and self._changes == before:  # else something was changed while it was read
            if len(self._kept) >= CACHED_ROWS:
                self._kept.clear()
            self._kept[key] = found
        return found

    def drop(self, key: K) -> None:
        """A value was changed: neither what is kept nor what is being read at this moment is right any more."""
        self._changes += 1
        self._kept.pop(key, None)

    def clear(self) -> None:
        """Any value may have been changed."""
        self._changes += 1
        self._kept.clear()
