"""A queue in which groups take turns: a group of which much waits delays itself, and no other by more than a turn."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Iterator
from typing import Generic, TypeVar

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
