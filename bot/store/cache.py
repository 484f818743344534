"""What was read before and is asked for all the time: it is at hand, and right as soon as it has been changed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Hashable
from typing import Any, Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")
CACHED_ROWS = 10_000
"""How many rows of one kind are kept. One more empties the cache."""


class ReadCache(Generic[K, V]):
    """Values of one kind by their keys. None is not kept: it is read again each time.

    It joins ``all_kinds``, which are cleared together when somebody is taken out of everything.
    """

    def __init__(self, all_kinds: list[ReadCache[Any, Any]]) -> None:
        all_kinds.append(self)
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
        """A value was changed: what is at hand is not right any more, nor is what is being read at this moment."""
        self._changes += 1
        self._kept.pop(key, None)

    def clear(self) -> None:
        """Any value may have been changed."""
        self._changes += 1
        self._kept.clear()
