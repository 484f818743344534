"""What is asked of the database, and how it looks for it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import sqlalchemy as sa

from bot.services import Store


@asynccontextmanager
async def asked(store: Store) -> AsyncIterator[list[tuple[str, Any]]]:
    """The statements that are sent to the database meanwhile."""
    found: list[tuple[str, Any]] = []

    def note(_: Any, __: Any, statement: str, given: Any, *___: Any) -> None:
        found.append((statement, given))

    sa.event.listen(store.database.engine.sync_engine, "before_cursor_execute", note)
    yield found
    sa.event.remove(store.database.engine.sync_engine, "before_cursor_execute", note)


async def plans(store: Store, statements: list[tuple[str, Any]]) -> list[str]:
    found = []
    async with store.database.engine.connect() as connection:
        for statement, given in statements:
            rows = await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", given)
            found += [f"{row[3]}   [{statement}]" for row in rows.all()]
    return found
