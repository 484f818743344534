"""Keeps what is made from objects that never change, by the identity of the object."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

V = TypeVar("V")


class MadeFrom(Generic[V]):
    """Values that are made from objects which are replaced, never changed in place. At most so many are kept.

    An object is kept with its values: no other can get its identity meanwhile.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[tuple[int, Hashable], tuple[object, V]] = OrderedDict()

    def get(self, source: object, part: Hashable, make: Callable[[], V]) -> V:
        """Give what was made of a part of an object; make it if it is not kept."""
        key = id(source), part
        kept = self._kept.get(key)
        if kept is not None:
            return kept[1]
        return self.put(source, part, make())

    def put(self, source: object, part: Hashable, value: V) -> V:
        """Keep what was made of a part of an object. Gives it."""
        self._kept[id(source), part] = source, value
        if len(self._kept) > self._most:
            self._kept.popitem(last=False)
        return value
