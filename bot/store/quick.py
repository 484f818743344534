"""The statements of every press, on the shortest way to SQLite.

SQLite executes such a statement in some microseconds. The way through SQLAlchemy, the event loop and the thread of the
connection takes a hundred times as long. Here SQLAlchemy writes the SQL once, and the connection is given it at once.
Only the commit waits for the disk, and it keeps to the thread. Every other database is used in the ordinary way.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import aiosqlite
from sqlalchemy import Dialect
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql.dml import UpdateBase

LOCK_WAIT_MS = 15_000
"""Upper bound on waiting until another process has written to an SQLite file, in milliseconds."""


class Written(NamedTuple):
    """A statement as SQL: the names of its parameters in order, those that are constants, and what prepares values."""

    sql: str
    names: Sequence[str]
    constants: dict[str, Any]
    prepare: dict[str, Callable[[Any], Any]]

    def values(self, row: dict[str, Any]) -> list[Any]:
        """The parameters of the statement in order, for the values of a row."""
        given = self.constants | row
        return [self.prepare[name](given[name]) if name in self.prepare else given[name] for name in self.names]


class FrequentStatement:
    """An insert, update or delete that every press executes. Columns with a default have to be given."""

    def __init__(self, statement: UpdateBase) -> None:
        self._statement = statement
        self._written: dict[tuple[str, ...], Written] = {}

    async def execute(self, connection: AsyncConnection, row: dict[str, Any]) -> int:
        """Execute it with these values of parameters and columns. Gives how many rows it has changed."""
        direct = _direct(connection)
        if direct is None:
            return int((await connection.execute(self._statement, row)).rowcount)
        columns = tuple(row)
        written = self._written.get(columns)
        if written is None:
            written = self._written[columns] = self._write(connection.dialect, columns)
        values = written.values(row)
        try:
            return direct.execute(written.sql, values).rowcount
        except sqlite3.Error as fault:  # told as SQLAlchemy tells it, without the values: they are seeds and hands
            raise DBAPIError.instance(
                written.sql, None, fault, sqlite3.Error, hide_parameters=True, dialect=connection.dialect
            ) from fault

    def _write(self, dialect: Dialect, columns: Sequence[str]) -> Written:
        compiled = self._statement.compile(dialect=dialect, column_keys=list(columns))
        processors = {
            name: bind.type.dialect_impl(dialect).bind_processor(dialect) for name, bind in compiled.binds.items()
        }
        return Written(
            str(compiled),
            compiled.positiontup or (),
            {name: value for name, value in compiled.params.items() if name not in columns},
            {name: processor for name, processor in processors.items() if processor is not None},
        )


def _direct(connection: AsyncConnection) -> sqlite3.Connection | None:
    """SQLite's own connection, with the lock to write. None if it is another database, or another process writes."""
    driver = connection.sync_connection.connection.driver_connection if connection.sync_connection else None
    if not isinstance(driver, aiosqlite.Connection):
        return None
    direct = driver._conn
    return direct if direct.in_transaction or _locked(direct) else None


def _locked(connection: sqlite3.Connection) -> bool:
    """Begin a transaction with the lock to write, without waiting for the lock. Gives whether that was possible."""
    connection.execute("PRAGMA busy_timeout=0")
    try:
        connection.execute("BEGIN IMMEDIATE")
    except sqlite3.OperationalError:
        return False
    finally:
        connection.execute(f"PRAGMA busy_timeout={LOCK_WAIT_MS}")
    return True
