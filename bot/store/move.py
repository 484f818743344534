"""Moves everything of one database into another one: a file of SQLite becomes a PostgreSQL, or the other way round.

Rows are copied in the order of their keys, some in each transaction. A move that was interrupted goes on after the last
row that is there. Until all is there and checked the new database says so in place of its version, and no bot uses it.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable, Sequence
from contextlib import aclosing, asynccontextmanager

from sqlalchemy import (
    JSON,
    Column,
    ColumnElement,
    RowMapping,
    Table,
    Text,
    bindparam,
    cast,
    func,
    select,
    text,
    tuple_,
    update,
)
from sqlalchemy import table as named
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store.database import MOVING, BadDatabase, Row, check_exists, connect, newest, opening, version_of
from bot.store.faults import PATIENT
from bot.store.lock import hold
from bot.store.schema import metadata
from bot.store.upgrade import upgrade

ROWS_A_TIME = 500
"""How many rows are read and written in one go."""
_VERSION = named("alembic_version", Column("version_num"))

Check = Callable[[AsyncEngine, AsyncEngine], Awaitable[Sequence[str]]]
"""Gives what is amiss in the second of two databases, in lines; nothing if it is as the first."""


async def move(source: str, target: str, told: Callable[[int, int], None], check: Check) -> dict[str, int]:
    """Copy all rows of a database into an empty one, or go on with a move that was begun. Gives the rows by table.

    ``told`` is called with how many rows of how many are there. ``check`` is asked before the new database may be used.
    No bot may use either meanwhile. Raises ``BadDatabase`` and ``StoreAway``.
    """
    if source == target:
        raise BadDatabase("this is twice the same database")
    check_exists(source)
    async with _held(source), _held(target):
        old = await connect(source, PATIENT)
        try:
            async with opening(target, PATIENT) as new:
                try:
                    return await _moved(old, new, target, told, check)
                except DBAPIError as fault:
                    raise BadDatabase(f"a row cannot be moved: {fault.orig}") from fault
                finally:
                    await new.dispose()
        finally:
            await old.dispose()


@asynccontextmanager
async def _held(url: str) -> AsyncIterator[None]:
    lock = await hold(url)
    try:
        yield
    finally:
        await lock.release()


async def _moved(
    old: AsyncEngine, new: AsyncEngine, target: str, told: Callable[[int, int], None], check: Check
) -> dict[str, int]:
    await _prepare(new, target)
    rows = await _counts(old)
    done = 0
    for table in metadata.sorted_tables:
        there = (await _counts(new))[table.name]
        done += there
        told(done, sum(rows.values()))
        async with aclosing(_copy(old, new, table)) as copying:
            async for written in copying:
                done += written
                told(done, sum(rows.values()))
    there_now = await _counts(new)
    amiss = [f"{name}: {there_now[name]} rows of {count}" for name, count in rows.items() if there_now[name] != count]
    amiss += await check(old, new)
    if amiss:
        raise BadDatabase(f"the new database is not as the old one, and is not used: {'; '.join(amiss)}")
    await _finish(new)
    return rows


async def _prepare(new: AsyncEngine, target: str) -> None:
    """Make the tables, or find those of a move that was begun. Raises ``BadDatabase`` for a database that is used."""
    async with new.connect() as connection:
        version = await connection.run_sync(version_of)
    if version == MOVING:
        return
    await upgrade(target)
    used = [name for name, count in (await _counts(new)).items() if count]
    if used:
        raise BadDatabase(f"the database to move into is not empty: there are {', '.join(used)}")
    async with new.begin() as connection:
        await connection.execute(update(_VERSION).values(version_num=MOVING))


async def _counts(engine: AsyncEngine) -> dict[str, int]:
    async with engine.connect() as connection:
        return {
            table.name: int((await connection.execute(select(func.count()).select_from(table))).scalar_one())
            for table in metadata.sorted_tables
        }


async def _copy(old: AsyncEngine, new: AsyncEngine, table: Table) -> AsyncGenerator[int, None]:
    """Copy the rows that come after the last one that is there. Gives how many, after each transaction."""
    key = [*table.primary_key.columns]
    read = select(*(_written(column) for column in table.columns)).order_by(*key).limit(ROWS_A_TIME)
    put = table.insert().values({column: _taken(column, new) for column in table.columns})
    async with old.connect() as reading, new.connect() as writing:
        while True:
            last = await _last(writing, table)
            await writing.rollback()
            after = read if last is None else read.where(tuple_(*key) > tuple_(*last))
            rows = [_named(row) for row in (await reading.execute(after)).mappings()]
            await reading.rollback()
            if not rows:
                return
            async with writing.begin():
                await writing.execute(put, rows)
            yield len(rows)


async def _last(connection: AsyncConnection, table: Table) -> Sequence[object] | None:
    """The key of the last row of a table that is there, as values of a query."""
    key = [*table.primary_key.columns]
    row = (await connection.execute(select(*key).order_by(*(column.desc() for column in key)).limit(1))).first()
    return (
        None if row is None else [bindparam(None, value, column.type) for value, column in zip(row, key, strict=True)]
    )


def _written(column: Column[str]) -> ColumnElement[str]:
    """How a column is read. JSON is read as it is written: its null is not the same as no value."""
    return cast(column, Text).label(column.name) if isinstance(column.type, JSON) else column


def _taken(column: Column[str], new: AsyncEngine) -> ColumnElement[str]:
    """How its values are written."""
    if not isinstance(column.type, JSON):
        return bindparam(f"new_{column.name}", type_=column.type)
    plain = bindparam(f"new_{column.name}", type_=Text())
    return cast(plain, JSON) if new.dialect.name == "postgresql" else plain


def _named(row: RowMapping) -> Row:
    return {f"new_{name}": value for name, value in row.items()}


async def _finish(new: AsyncEngine) -> None:
    """Have new rows counted on from the last ones, and say that all is there."""
    async with new.begin() as connection:
        for table in metadata.sorted_tables:
            column = table.autoincrement_column
            if column is not None and new.dialect.name == "postgresql":
                highest = func.coalesce(func.max(column), 0) + 1
                sequence = func.pg_get_serial_sequence(table.name, column.name)
                await connection.execute(select(func.setval(sequence, highest, text("false"))).select_from(table))
        await connection.execute(update(_VERSION).values(version_num=newest()))
