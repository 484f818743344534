"""Keeps rows in memory that are read often. Whoever changes a row says so within the transaction that changes it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")
CACHED_ROWS = 10_000
"""Upper bound on cached rows of one kind. One more empties the cache."""


class ReadCache(Generic[K, V]):
    """Values of one kind by their keys. None is not cached: it is read again each time.

    ``note`` is told which rows the present transaction changes.
    """

    def __init__(self, note: Callable[[ReadCache[K, V], K], None]) -> None:
        self._note = note
        self._kept: dict[K, V] = {}
        self._changes = 0

    async def get(self, key: K, read: Callable[[], Awaitable[V]]) -> V:
        """Give the value of a key: the cached one, otherwise what ``read`` gives."""
        if key in self._kept:
            return self._kept[key]
        before, found = self._changes, await read()
        if found is not None and self._changes == before:  # otherwise something was changed during the read
            if len(self._kept) >= CACHED_ROWS:
                self._kept.clear()
            self._kept[key] = found
        return found

    def changes(self, key: K) -> None:
        """The present transaction changes this row: drop it once that is over, here and in other processes."""
        self._note(self, key)

    def drop(self, key: K) -> None:
        """Drop a value that was changed. A read that is under way is not cached either."""
        self._changes += 1
        self._kept.pop(key, None)

    def clear(self) -> None:
        """Drop all values."""
        self._changes += 1
        self._kept.clear()
