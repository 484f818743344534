"""Deleting much data in pieces, each a short transaction of its own: everybody else writes in between."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager

from sqlalchemy import Delete, delete, func, null, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.database import Database, part
from bot.store.schema import metadata, tables

ROWS_A_PIECE = 80
"""Upper bound on the rows that one transaction deletes."""
TABLES_A_LOOK = 50
"""How many tables are counted at a time before they are deleted."""
OF_TABLES = [
    table for table in reversed(metadata.sorted_tables) if any(key.column.table is tables for key in table.foreign_keys)
]
"""What hangs on a table at which people play, and goes with it."""


class Pieces(ABC):
    """Deletes something in pieces. ``_check`` raises what stops it."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._pieces = self._delete_all()

    async def piece(self) -> bool:
        """Delete a piece, in a transaction. Gives False if nothing is left to do."""
        return await anext(self._pieces, False)

    @abstractmethod
    def _delete_all(self) -> AsyncIterator[bool]:
        """Delete everything; it yields after each piece."""

    @abstractmethod
    async def _check(self, connection: AsyncConnection) -> None:
        """Raise what stops it, within a transaction."""

    @asynccontextmanager
    async def _piece(self) -> AsyncIterator[AsyncConnection]:
        async with self.database.erasing_part() as connection:
            await self._check(connection)
            yield connection

    async def _delete(self, parts: Sequence[Delete]) -> bool:
        """Delete a piece of these parts, in their order. Gives whether nothing of them is left."""
        async with self._piece() as connection:
            return await delete_some(connection, parts, {})

    async def _delete_tables(self, numbers: Sequence[int]) -> AsyncIterator[None]:
        """Delete tables whole, as many at a time as a piece has room for."""
        for begin in range(0, len(numbers), TABLES_A_LOOK):
            sizes = await self._sizes(numbers[begin : begin + TABLES_A_LOOK])
            for some in _in_pieces(sizes):
                if sizes[some[0]] > ROWS_A_PIECE:
                    async for _ in self._empty(some[0]):
                        yield
                async with self._piece() as connection:
                    await connection.execute(delete(tables).where(tables.c.id.in_(some)))
                yield

    async def _sizes(self, numbers: Sequence[int]) -> Mapping[int, int]:
        """Return how many rows go with each of these tables."""
        found = Counter(dict.fromkeys(numbers, 1))
        for table in OF_TABLES:
            which = table.c.table_id
            counted = select(which, func.count().label("rows")).where(which.in_(numbers)).group_by(which)
            found.update({row["table_id"]: row["rows"] for row in await self.database.all(counted)})
        return found

    async def _empty(self, number: int) -> AsyncIterator[None]:
        """Delete what hangs on a table that is too large for one piece. First it becomes one that is closed and
        compacted: such a table needs no log, if it stays after all.
        """
        async with self._piece() as connection:
            closed = func.coalesce(tables.c.closed, tables.c.touched)
            bare = update(tables).where(tables.c.id == number).values(closed=closed, state=null(), due=null())
            await connection.execute(bare)
        yield
        parts = [part(table, table.c.table_id == number) for table in OF_TABLES]
        while not await self._delete(parts):
            yield


async def delete_some(connection: AsyncConnection, parts: Sequence[Delete], given: Mapping[str, int]) -> bool:
    """Delete as much of these parts as a piece has room for. Gives whether nothing of them is left."""
    room = ROWS_A_PIECE
    for one in parts:
        room -= (await connection.execute(one, {"room": room, **given})).rowcount
        if room <= 0:
            return False
    return True


def _in_pieces(sizes: Mapping[int, int]) -> Iterator[list[int]]:
    """Put tables together, in order, as long as their rows fit into a piece."""
    some, rows = list[int](), 0
    for number, size in sizes.items():
        if some and rows + size > ROWS_A_PIECE:
            yield some
            some, rows = [], 0
        some.append(number)
        rows += size
    if some:
        yield some
