"""Chance: a stream of numbers that depends on a seed alone, on every machine and in every version of Python.

The numbers of a roll come from SHA-256 of ``seed/roll/block``, eight to a block; whoever knows the seed can deal the
round again (COM-8).
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
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
    """The fingerprint of a seed (COM-8). It is shown before the deal, and proves that the seed was not changed later.

    It does not cover what was mixed in later.
    """
    return sha256(f"maumau {seed.partition(MIXED)[0]}".encode()).hexdigest()


_EIGHT = Struct(">8I")
_ALL = 1 << 32


class _Numbers:
    """The numbers of a roll, each below 2 ** 32."""

    __slots__ = ("_begun", "_block", "_left")

    def __init__(self, seed: str, roll: int) -> None:
        self._begun, self._block = sha256(f"{seed}/{roll}/".encode()), 0
        self._left: list[int] = []

    def below(self, limit: int) -> int:
        """A number from 0 to ``limit`` - 1, each equally likely. The uneven end of the range is drawn again."""
        while True:
            if not self._left:
                self._next_block()
            number = self._left.pop()
            found = number % limit
            if number - found + limit <= _ALL:
                return found

    def _next_block(self) -> None:
        hashed = self._begun.copy()
        hashed.update(b"%d" % self._block)
        self._block += 1
        self._left = [*_EIGHT.unpack(hashed.digest())]
        self._left.reverse()


def shuffled(seed: str, roll: int, cards: Sequence[T]) -> list[T]:
    """The same cards in the order that this roll of the seed gives (Fisher and Yates, from the last place down)."""
    order, numbers = list(cards), _Numbers(seed, roll)
    for last in range(len(order) - 1, 0, -1):
        other = numbers.below(last + 1)
        order[last], order[other] = order[other], order[last]
    return order


def draw_one(seed: str, roll: int, things: Sequence[T]) -> T:
    """One of these things."""
    return things[_Numbers(seed, roll).below(len(things))]


class Shuffler(Protocol):
    """Who shuffles at a table: the pack before a deal, and the pile within a round."""

    def pack(self, seed: str, cards: Sequence[int], /) -> list[int]:
        """All cards of the game, given in order, as they lie for the deal; the last is dealt first."""

    def pile(self, seed: str, roll: int, cards: Sequence[int], /) -> list[int]:
        """The cards of a pile, given as they lie face up with the top last, as stock; its last card is drawn first."""


class FairShuffler:
    """Shuffles so that every order is equally likely, whatever lay there before."""

    def pack(self, seed: str, cards: Sequence[int], /) -> list[int]:
        """The pack as the seed's first roll gives it."""
        return shuffled(seed, 1, cards)

    def pile(self, seed: str, roll: int, cards: Sequence[int], /) -> list[int]:
        """The pile as this roll of the seed gives it."""
        return shuffled(seed, roll, cards)


FAIR: Shuffler = FairShuffler()


class Seeded:
    """A lot that a seed fixes on every machine: what is asked of it in the same order is answered the same."""

    def __init__(self, seed: str) -> None:
        self._seed, self._rolls = seed, 0

    def random(self) -> float:
        """A number from 0 up to 1."""
        return _Numbers(self._seed, self._roll()).below(_ALL) / _ALL

    def choice(self, seq: Sequence[T], /) -> T:
        """One of these things."""
        return draw_one(self._seed, self._roll(), seq)

    def shuffle(self, x: list[int], /) -> None:
        """Put them in another order."""
        x[:] = shuffled(self._seed, self._roll(), x)

    def _roll(self) -> int:
        self._rolls += 1
        return self._rolls
