"""Chance, handed in: a stream of numbers that a seed fixes on every machine and in every version of Python.

The numbers of a roll come from SHA-256 of ``seed/roll/block``, eight to a block; whoever knows the seed can deal the
round again (COM-8).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import count
from struct import Struct
from typing import Protocol, TypeVar

T = TypeVar("T")


class Lot(Protocol):
    """Chance where nothing has to be dealt again by anybody else: a generator handed in, as ``random.Random`` is."""

    def random(self) -> float:
        """A number from 0 up to 1."""

    def choice(self, seq: Sequence[T], /) -> T:
        """One of these things."""

    def shuffle(self, x: list[int], /) -> None:
        """Put them in another order."""


MIXED = "+"
"""Behind it stands in a seed what was not known yet when its fingerprint was shown."""


def commitment(seed: str) -> str:
    """The fingerprint of a seed, shown before it is used, so that the one shown after the round is no other (COM-8).

    What was mixed in later is no part of it.
    """
    return sha256(f"maumau {seed.partition(MIXED)[0]}".encode()).hexdigest()


_EIGHT = Struct(">8I")


def _numbers(seed: str, roll: int) -> Iterator[int]:
    begun = sha256(f"{seed}/{roll}/".encode())
    for block in count():
        hashed = begun.copy()
        hashed.update(b"%d" % block)
        yield from _EIGHT.unpack(hashed.digest())


_ALL = 1 << 32


def _below(numbers: Iterator[int], limit: int) -> int:
    """A number from 0 to ``limit`` - 1, each equally likely: the uneven end of the range is thrown again."""
    even = _ALL - _ALL % limit
    for number in numbers:
        if number < even:
            return number % limit
    raise AssertionError("the stream has no end")


def shuffled(seed: str, roll: int, cards: Sequence[T]) -> list[T]:
    """The same cards in the order that this roll of the seed gives (Fisher and Yates, from the last place down)."""
    order = list(cards)
    numbers = _numbers(seed, roll)
    for limit in range(len(order), 1, -1):  # each ``_below``, written out: a deal asks for a hundred
        even, number = _ALL - _ALL % limit, next(numbers)
        while number >= even:
            number = next(numbers)
        last, other = limit - 1, number % limit
        order[last], order[other] = order[other], order[last]
    return order


def drawn(seed: str, roll: int, things: Sequence[T]) -> T:
    """One of these things."""
    return things[_below(_numbers(seed, roll), len(things))]


class Seeded:
    """A lot that a seed fixes on every machine: what is asked of it in the same order is answered the same."""

    def __init__(self, seed: str) -> None:
        self._seed, self._rolls = seed, 0

    def random(self) -> float:
        """A number from 0 up to 1."""
        return next(_numbers(self._seed, self._roll())) / 2**32

    def choice(self, seq: Sequence[T], /) -> T:
        """One of these things."""
        return drawn(self._seed, self._roll(), seq)

    def shuffle(self, x: list[int], /) -> None:
        """Put them in another order."""
        x[:] = shuffled(self._seed, self._roll(), x)

    def _roll(self) -> int:
        self._rolls += 1
        return self._rolls
