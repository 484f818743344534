"""Chance for computer players that make no mistakes."""

from __future__ import annotations

from random import Random


class Flawless(Random):
    """A lot by which no computer player errs or forgets to declare."""

    def random(self) -> float:
        return 1.0

    def getrandbits(self, k: int, /) -> int:
        """By these a thing is chosen: without them Python would ask ``random`` until it is below 1."""
        return super().getrandbits(k)
