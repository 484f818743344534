"""Transactions: who reads and who writes when, and what is kept with every change."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import delete, literal, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store.cache import ReadCache
from bot.store.idempotency import AlreadyHandled, cause
from bot.store.process_lock import ProcessLock
from bot.store.schema import arrivals
from bot.units import DAY

Row = dict[str, Any]

ARRIVALS_KEPT_S = 2 * DAY
"""How long the id of an interaction or message is remembered, in seconds."""


class Transactions:
    """One writes at a time, in the order in which they came: connections that contend for SQLite's lock wait by turns
    of chance, and in the end one is refused. ``only`` is what keeps other processes away.
    """

    def __init__(self, engine: AsyncEngine, only: ProcessLock | None = None) -> None:
        self.engine, self._only = engine, only
        self._writer = asyncio.Lock()
        self.at_hand: list[ReadCache[Any, Any]] = []
        self._insert = sqlite.insert if engine.dialect.name == "sqlite" else postgresql.insert

    async def close(self) -> None:
        """Close the connections to the database."""
        await self.engine.dispose()
        if self._only is not None:
            self._only.release()

    async def answers(self) -> bool:
        """Whether the database answers."""
        return await self._one(select(literal(1))) is not None

    async def forget(self) -> None:
        """Forget what came from outside so long ago that it will not come again."""
        async with self._writing() as connection:
            await connection.execute(delete(arrivals).where(arrivals.c.at < time.time() - ARRIVALS_KEPT_S))

    @asynccontextmanager
    async def _changing(self, number: int) -> AsyncIterator[AsyncConnection]:
        """A transaction that changes a table. What leads to it is noted with it. Raises ``AlreadyHandled``."""
        why = cause()
        first = why is not None and number not in why.seen_at
        async with self._writing() as connection:
            if why is not None and first:
                row = {"event": why.id, "table_id": number, "at": time.time()}
                noted = await connection.execute(self._insert(arrivals).on_conflict_do_nothing(), row)
                if noted.rowcount == 0:
                    raise AlreadyHandled(why.id)
            yield connection
        if why is not None:
            why.seen_at.add(number)

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        async with self._writer, self.engine.begin() as connection:
            yield connection

    async def _one(self, query: Any) -> Row | None:
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).mappings().first()
        return dict(found) if found else None

    async def _all(self, query: Any) -> list[Row]:
        async with self.engine.connect() as connection:
            return [dict(row) for row in (await connection.execute(query)).mappings()]

    async def _numbers(self, query: Any) -> list[int]:
        """What a query of one column of numbers finds."""
        return [int(next(iter(row.values()))) for row in await self._all(query)]

    async def _upsert(self, connection: AsyncConnection, table: Any, key: Row, values: Row) -> None:
        await connection.execute(
            self._insert(table).values(key | values).on_conflict_do_update(index_elements=list(key), set_=values)
        )
