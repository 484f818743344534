"""The statements of every press, on the shortest way to SQLite.

SQLite executes such a statement in some microseconds. The way through SQLAlchemy, the event loop and the thread of the
connection takes a hundred times as long. Here SQLAlchemy writes the SQL once, and the connection is given it at once.
Only the commit waits for the disk, and it keeps to the thread. Every other database is used in the ordinary way.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

import aiosqlite
from sqlalchemy import Compiled, Dialect, Select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.pool import PoolProxiedConnection
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.dml import UpdateBase

LOCK_WAIT_MS = 15_000
"""Upper bound on waiting until another process has written to an SQLite file, in milliseconds."""
Row = dict[str, Any]
T = TypeVar("T")
V = TypeVar("V")
DIRECT = "direct"
"""The key of SQLite's own connection, in what is known of a connection of the pool."""


class Written(NamedTuple):
    """A statement as SQL: the names of its parameters in order, those that are constants, and what prepares values."""

    sql: str
    names: Sequence[str]
    constants: Mapping[str, object]
    prepare: Mapping[str, Callable[[object], object]]

    def values(self, row: Mapping[str, object]) -> Sequence[object]:
        """The parameters of the statement in order, for the values of a row."""
        given = {**self.constants, **row}
        for name, prepare in self.prepare.items():
            given[name] = prepare(given[name])
        return list(map(given.__getitem__, self.names))


class FrequentStatement:
    """An insert, update or delete that presses execute often. Columns with a default have to be given."""

    def __init__(self, statement: UpdateBase) -> None:
        self._statement = statement
        self._written: dict[tuple[str, ...], Written] = {}

    async def execute(self, connection: AsyncConnection, row: Mapping[str, object]) -> int:
        """Execute it with these values of parameters and columns. Gives how many rows it has changed."""
        direct = direct_of(connection)
        if direct is None:
            return int((await connection.execute(self._statement, row)).rowcount)
        written = self._for(connection.dialect, row)
        return _run(direct.execute, written.sql, written.values(row), connection.dialect).rowcount

    async def execute_all(self, connection: AsyncConnection, rows: Sequence[Mapping[str, object]]) -> None:
        """Execute it for each of these rows, which have the same columns."""
        direct = direct_of(connection)
        if not rows:
            return
        if direct is None:
            await connection.execute(self._statement, rows)
            return
        written = self._for(connection.dialect, rows[0])
        _run(direct.executemany, written.sql, [written.values(row) for row in rows], connection.dialect)

    def _for(self, dialect: Dialect, row: Mapping[str, object]) -> Written:
        """The statement for the columns of this row."""
        columns = tuple(row)
        written = self._written.get(columns)
        if written is None:
            written = self._written[columns] = self._write(dialect, columns)
        return written

    def _write(self, dialect: Dialect, columns: Sequence[str]) -> Written:
        return _written(self._statement.compile(dialect=dialect, column_keys=list(columns)), dialect, columns)


class FrequentQuery:
    """A query of the transactions that presses execute often."""

    def __init__(self, query: Select[tuple[object, ...]]) -> None:
        self._query = query
        self._written: tuple[Written, Sequence[str], Mapping[str, Callable[[object], object]]] | None = None

    async def all(self, connection: AsyncConnection, row: Mapping[str, object]) -> list[Row]:
        """Give the rows that it finds with these values of parameters."""
        direct = direct_of(connection)
        if direct is None:
            return [dict(found) for found in (await connection.execute(self._query, row)).mappings()]
        if self._written is None:
            self._written = self._write(connection.dialect)
        written, names, read = self._written

        def fetched(sql: str, values: Sequence[object]) -> list[tuple[object, ...]]:
            return direct.execute(sql, values).fetchall()

        rows = _run(fetched, written.sql, written.values(row), connection.dialect)
        found = [dict(zip(names, values, strict=True)) for values in rows]
        for name, made in read.items():
            for one in found:
                one[name] = made(one[name])
        return found

    def _write(self, dialect: Dialect) -> tuple[Written, Sequence[str], Mapping[str, Callable[[object], object]]]:
        """The SQL, the names of its columns, and what reads values that SQLite keeps in another form."""
        columns = self._query.selected_columns
        readers = {column.name: column.type.dialect_impl(dialect).result_processor(dialect, None) for column in columns}
        return (
            _written(self._query.compile(dialect=dialect, compile_kwargs={"render_postcompile": True}), dialect, ()),
            [column.name for column in columns],
            {name: reader for name, reader in readers.items() if reader is not None},
        )


def _written(compiled: Compiled, dialect: Dialect, given: Sequence[str]) -> Written:
    """A statement as SQL. The parameters that are not given are constants, unless they have no value."""
    assert isinstance(compiled, SQLCompiler)
    processors = {
        name: bind.type.dialect_impl(dialect).bind_processor(dialect) for name, bind in compiled.binds.items()
    }
    return Written(
        str(compiled),
        compiled.positiontup or (),
        {name: value for name, value in compiled.params.items() if name not in given},
        {name: processor for name, processor in processors.items() if processor is not None},
    )


def _run(run: Callable[[str, V], T], sql: str, values: V, dialect: Dialect) -> T:
    """Give what SQLite makes of a statement. Its faults are raised as SQLAlchemy does, without the values: they are
    seeds and hands.
    """
    try:
        return run(sql, values)
    except sqlite3.Error as fault:
        raise DBAPIError.instance(sql, None, fault, sqlite3.Error, hide_parameters=True, dialect=dialect) from fault


def prepare(connection: AsyncConnection) -> None:
    """Prepare a connection that writes, and is used for nothing else."""
    driver = pooled(connection).driver_connection
    if isinstance(driver, aiosqlite.Connection):
        driver._conn.execute("PRAGMA busy_timeout=0")
        driver._conn.set_progress_handler(None, 0)  # its statements have no cursor that says when they began
        pooled(connection).info[DIRECT] = driver._conn


async def begin(connection: AsyncConnection) -> None:
    """Begin a transaction that writes. For SQLite this takes the lock to write: nothing within it waits for others.

    If another process writes, the connection's thread waits for it, at most ``LOCK_WAIT_MS``. Raises ``DBAPIError``.
    """
    await connection.begin()
    direct = direct_of(connection)
    if direct is None:
        return
    try:
        direct.execute("BEGIN IMMEDIATE")
    except sqlite3.OperationalError:
        direct.execute(f"PRAGMA busy_timeout={LOCK_WAIT_MS}")
        await connection.exec_driver_sql("BEGIN IMMEDIATE")  # if that fails, the connection is used no more
        direct.execute("PRAGMA busy_timeout=0")


async def roll_back(connection: AsyncConnection) -> None:
    """Undo a transaction, also one whose commit has failed: SQLAlchemy takes that for ended, and SQLite does not."""
    await connection.rollback()
    direct = direct_of(connection)
    if direct is not None and direct.in_transaction:
        direct.rollback()


def set_mark(connection: AsyncConnection) -> None:
    """Mark how far a transaction of SQLite has come."""
    _in_sqlite(connection).execute("SAVEPOINT mark")


def back_to_mark(connection: AsyncConnection) -> bool:
    """Undo what a transaction of SQLite has done since its last mark. False if SQLite has undone all by itself."""
    direct = _in_sqlite(connection)
    if direct.in_transaction:
        direct.execute("ROLLBACK TO mark")
    return direct.in_transaction


def _in_sqlite(connection: AsyncConnection) -> sqlite3.Connection:
    found = direct_of(connection)
    assert found is not None, "only there do several share a transaction"
    return found


def direct_of(connection: AsyncConnection) -> sqlite3.Connection | None:
    """SQLite's own connection, of one that was prepared. None for every other database."""
    found = pooled(connection).info.get(DIRECT)
    return found if isinstance(found, sqlite3.Connection) else None


def pooled(connection: AsyncConnection) -> PoolProxiedConnection:
    """The pool's connection."""
    assert connection.sync_connection is not None, "it was begun"
    return connection.sync_connection.connection


def is_cut(driver: object) -> bool:
    """Whether a driver knows that its connection to a server has ended. No statement is sent to find out."""
    is_closed: Callable[[], bool] | None = getattr(driver, "is_closed", None)
    return is_closed is not None and is_closed()
