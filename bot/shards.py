"""The part of Discord that a process has: its shards, and with them the servers for which it does everything.

Discord says to which shard a server belongs. Direct messages come to shard 0. There is no other partition: whoever has
a server's shard gets its events, paints its tables and meets its deadlines.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Integer, literal, true

from bot.time import BELOW_TIME_BITS

WRITTEN = re.compile(r"(\d{1,5})(?:\s*-\s*(\d{1,5}))?(?:\s*/\s*(\d{1,5}))?")
"""``3``, ``0-3`` or ``0-3/16``."""
SHARD_COUNT_LIMIT = 16_384
"""Upper bound on the number of shards."""


@dataclass(frozen=True, slots=True)
class Shards:
    """The shards from ``first`` to ``last`` of ``count``. A count of 0 means all, as many as Discord recommends."""

    first: int = 0
    last: int = 0
    count: int = 0

    @property
    def whole(self) -> bool:
        """Whether these are all shards, so that no other process is needed."""
        return self.last - self.first + 1 >= self.count

    @property
    def ids(self) -> list[int] | None:
        """The numbers of the shards; None for as many as Discord recommends."""
        return list(range(self.first, self.last + 1)) if self.count else None

    def has(self, server: int) -> bool:
        """Whether a server belongs to these. Direct messages, which have no server (0), belong to shard 0."""
        return self.whole or self.first <= (server >> BELOW_TIME_BITS) % self.count <= self.last

    def among(self, server: ColumnElement[int]) -> ColumnElement[bool]:
        """The condition of a query that a column with a server's id belongs to these."""
        if self.whole:
            return true()
        return (server.bitwise_rshift(literal(BELOW_TIME_BITS, Integer)) % self.count).between(self.first, self.last)

    def __str__(self) -> str:
        numbers = str(self.first) if self.first == self.last else f"{self.first}-{self.last}"
        return f"{numbers}/{self.count}" if self.count else "all"


ALL = Shards()
"""All shards, in one process."""


def read(written: str, count: int = 0) -> Shards:
    """Read which shards are meant: ``0-3/16``, or ``0-3`` where the ``count`` is said elsewhere. An empty text means
    all. Raises ``ValueError``.
    """
    if not written.strip():
        return Shards(0, count - 1, count) if count else Shards()
    found = WRITTEN.fullmatch(written.strip())
    if found is None:
        raise ValueError(f"is {written!r}; it looks like 0-3/16")
    first = int(found[1])
    last, said = int(found[2] or first), int(found[3] or 0)
    if said and count and said != count:
        raise ValueError(f"is {written!r}, but SHARD_COUNT is {count}")
    count = said or count
    if not 0 < count <= SHARD_COUNT_LIMIT:
        shards = written.partition("/")[0].strip()
        raise ValueError(f"is {written!r}; it has to say of how many shards, as in {shards}/16")
    if last < first:
        raise ValueError(f"is {written!r}; the first shard has to come first")
    if last >= count:
        raise ValueError(f"is {written!r}; the last of {count} shards is {count - 1}")
    return Shards(first, last, count)
