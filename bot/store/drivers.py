"""What differs between SQLite and PostgreSQL: a database as a file, the short way of every press, and
notifications between processes.

The statements of every press take the shortest way. SQLAlchemy writes the SQL once, and from then on the driver's own
connection is given it at once. SQLite executes such a statement in some microseconds: the way through SQLAlchemy, the
event loop and the thread of the connection takes a hundred times as long, so only the commit keeps to the thread.
PostgreSQL needs a way to the server and back, and SQLAlchemy's part of it takes longer than that.

A notification tells other processes that something was changed which they may hold in memory. It is published within
the transaction that makes the change (``NOTIFY``), so nobody hears of what was not committed, and nothing committed
is kept quiet. A process that could not listen for a while drops everything, and looks at the store again.
"""

from __future__ import annotations

import logging
import os
import sqlite3
import sys
from collections.abc import Awaitable, Callable, Hashable, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from threading import Timer
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar, cast

import aiosqlite
from pydantic_core import from_json, to_json
from sqlalchemy import ARRAY, Compiled, Dialect, Select, Text, bindparam, func, select
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.pool import PoolProxiedConnection
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.dml import UpdateBase

if TYPE_CHECKING:
    import asyncpg
    from sqlalchemy.dialects.postgresql.asyncpg import AsyncAdapt_asyncpg_connection

log = logging.getLogger(__name__)


OWNER_ALONE = 0o600
"""The mode of files that contain hands and seeds."""
COPY_LIMIT_S = 15.0
"""How long a copy waits for others to finish with the file, in seconds."""

CHECK_LIMIT_S = 5.0
"""How long a file is checked before it is used, in seconds: a large one in part only."""
DAMAGED = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
WRITES_BY, BY_JOURNAL = 18, 1
"""Where an SQLite file says how it is written, and that it is written without a WAL, as backups are."""
WAL_HEADER, FRAME_HEADER, LAST_FRAME = 32, 24, 16
"""The bytes of the header of a WAL and of each frame in it, and where its index says which frame is the last read."""


def is_file(url: str) -> bool:
    """Whether this is the address of an SQLite database."""
    return url.startswith("sqlite")


def path_of(url: str) -> Path:
    """The file of an SQLite database itself, whatever links lead to it."""
    return Path(str(make_url(url).database)).resolve()


def make_private(path: Path) -> None:
    """Create the file if there is none, and let its owner alone read it and its WAL. SQLite makes new files beside it
    like it. Nobody may have the database open in this process: SQLite would lose its locks. Raises ``OSError``.
    """
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, OWNER_ALONE))
    for file in files_of(path):
        if file.exists() and file.stat().st_mode & 0o077:
            file.chmod(OWNER_ALONE)


def files_of(path: Path) -> list[Path]:
    """The files that make up a database, those that are not there included."""
    return [path.with_name(path.name + suffix) for suffix in ("", "-wal", "-shm")]


def restoring(path: Path) -> Path:
    """The folder into which a database is moved while a backup takes its place."""
    return path.with_name(f"{path.name}.restoring")


def check_neighbour_files(path: Path) -> None:
    """Raise ``sqlite3.DatabaseError`` if by what lies beside it the file is not the database that was there. SQLite
    would open it all the same, and spoil or delete what could be saved.
    """
    wal = files_of(path)[1]
    has_wal = wal.exists() and wal.stat().st_size > 0
    if restoring(path).exists():
        raise sqlite3.DatabaseError("`maumau db restore` was begun and not ended: run it again")
    if not path.exists() or path.stat().st_size == 0:
        patterns = (f"{path.name}.before-*", f"{path.name}.replaced-*", f"{path.stem}-*.db", "backups/*.db")
        lost = [wal] if has_wal else []
        lost += [one for pattern in patterns for one in sorted(path.parent.glob(pattern))]
        if lost:
            state = "empty" if path.exists() else "missing"
            raise sqlite3.DatabaseError(
                f"{path.name} is {state}, and {lost[0].relative_to(path.parent)} is there: `maumau db restore FILE`"
                " puts a backup back; for a new database move away what is there"
            )
        return
    with path.open("rb") as file:
        header = file.read(WRITES_BY + 1)
    if has_wal and header[WRITES_BY:] == bytes([BY_JOURNAL]):
        raise sqlite3.DatabaseError(
            f"{path.name} is a backup, and {wal.name} belongs to the file that was there before: move {wal.name} away"
        )


def refuse_damaged(path: Path) -> None:
    """Raise ``sqlite3.DatabaseError`` if the file is damaged, as far as that is found within ``CHECK_LIMIT_S``.

    It is only read: who closes a file last writes its WAL into it and deletes the WAL, and of a file that is damaged,
    or is not the one of this WAL, nothing could be saved then.
    """
    check_neighbour_files(path)
    if not path.exists() or path.stat().st_size == 0:
        return
    with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True, timeout=CHECK_LIMIT_S)) as connection:
        limit = Timer(CHECK_LIMIT_S, connection.interrupt)
        limit.start()
        try:
            connection.execute("SELECT count(*) FROM sqlite_master").fetchone()  # it reads the WAL
            found = "noise within its WAL" if _loses_commits(path) else "ok"
            if found == "ok":
                found = str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
        except sqlite3.DatabaseError as fault:
            found = str(fault) if fault.sqlite_errorcode & 0xFF in DAMAGED else "ok"  # others are met when it is used
        finally:
            limit.cancel()
            limit.join()
    if found != "ok":
        what = " ".join(found.removeprefix("*** in database main ***").split())
        raise sqlite3.DatabaseError(f"it is damaged ({what}). `maumau db restore FILE` puts a backup back")


def _loses_commits(path: Path) -> bool:
    """Whether SQLite, which has just read the WAL of a file, leaves out transactions that were committed: it reads up
    to the first frame whose checksum is wrong. One commit after that may be of a transaction that a power cut has torn.
    """
    _, wal, index = files_of(path)
    if (
        not wal.exists()
        or not index.exists()
        or wal.stat().st_size < WAL_HEADER
        or index.stat().st_size < LAST_FRAME + 4
    ):
        return False
    with index.open("rb") as file:
        file.seek(LAST_FRAME)
        read = int.from_bytes(file.read(4), sys.byteorder)
    with wal.open("rb") as file:
        header = file.read(WAL_HEADER)
        size, salts, commits = int.from_bytes(header[8:12]), header[16:24], 0
        for start in range(WAL_HEADER + read * (FRAME_HEADER + size), wal.stat().st_size, FRAME_HEADER + size):
            file.seek(start)
            frame = file.read(FRAME_HEADER)
            commits += frame[8:16] == salts and frame[4:8] != bytes(4)
    return commits > 1


def copy(source: Path, target: Path) -> None:
    """Copy a database with everything that was committed, also while a bot writes to it.

    The copy gets its name only when it is complete and sound, and replaces what has that name. Only its owner may read
    it. Raises ``sqlite3.Error`` and ``OSError``.
    """
    check_neighbour_files(source)
    part = target.with_name(f"{target.name}.part")
    os.close(os.open(part, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, OWNER_ALONE))
    try:
        _copy(source, part)
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)


def _copy(source: Path, part: Path) -> None:
    address = f"{source.as_uri()}?mode=rw"  # rw: a missing file is not created
    with (
        closing(sqlite3.connect(address, uri=True, timeout=COPY_LIMIT_S)) as reading,
        closing(sqlite3.connect(part)) as copied,
    ):
        reading.backup(copied)
        copied.execute("PRAGMA journal_mode=DELETE")  # one file, without WAL files
        found = copied.execute("PRAGMA quick_check").fetchone()[0]
    if found != "ok":
        raise sqlite3.DatabaseError(found)


LOCK_WAIT_MS = 15_000
"""Upper bound on waiting until another process has written to an SQLite file, in milliseconds."""
Row = dict[str, Any]
T = TypeVar("T")
V = TypeVar("V")
DIRECT = "direct"
"""The key under which a connection of the pool keeps its direct way to the driver."""


class SqlStatement(NamedTuple):
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


class WrittenQuery(NamedTuple):
    """A query as SQL: the names of its columns, and what reads values that the database keeps in another form."""

    written: SqlStatement
    names: Sequence[str]
    read: Mapping[str, Callable[[object], object]]


class FrequentStatement:
    """An insert, update or delete that presses execute often. Columns with a default have to be given."""

    def __init__(self, statement: UpdateBase) -> None:
        self._statement = statement
        self._written: dict[tuple[str, ...], SqlStatement] = {}

    async def execute(self, connection: AsyncConnection, row: Mapping[str, object]) -> int:
        """Execute it with these values of parameters and columns. Gives how many rows it has changed."""
        written = self._for(connection.dialect, row)
        return await driver_of(connection).change(written.sql, written.values(row))

    async def execute_all(self, connection: AsyncConnection, rows: Sequence[Mapping[str, object]]) -> None:
        """Execute it for each of these rows, which have the same columns."""
        if rows:
            written = self._for(connection.dialect, rows[0])
            await driver_of(connection).change_all(written.sql, [written.values(row) for row in rows])

    def _for(self, dialect: Dialect, row: Mapping[str, object]) -> SqlStatement:
        """The statement for the columns of this row."""
        which = (dialect.name, *row)
        written = self._written.get(which)
        if written is None:
            compiled = self._statement.compile(dialect=dialect, column_keys=list(row))
            written = self._written[which] = _to_sql(compiled, dialect, tuple(row))
        return written


class FrequentQuery:
    """A query of the transactions that presses execute often."""

    def __init__(self, query: Select[tuple[object, ...]]) -> None:
        self._query = query
        self._written: dict[str, WrittenQuery] = {}

    async def all(self, connection: AsyncConnection, row: Mapping[str, object]) -> list[Row]:
        """Return the rows that it finds with these values of parameters."""
        dialect = connection.dialect
        query = self._written.get(dialect.name)
        if query is None:
            query = self._written[dialect.name] = self._write(dialect)
        rows = await driver_of(connection).find(query.written.sql, query.written.values(row))
        found = [dict(zip(query.names, values, strict=True)) for values in rows]
        for name, made in query.read.items():
            for one in found:
                one[name] = made(one[name])
        return found

    def _write(self, dialect: Dialect) -> WrittenQuery:
        columns = self._query.selected_columns
        read = () if dialect.name == "postgresql" else columns  # asyncpg reads all values by itself
        readers = {column.name: column.type.dialect_impl(dialect).result_processor(dialect, None) for column in read}
        return WrittenQuery(
            _to_sql(self._query.compile(dialect=dialect, compile_kwargs={"render_postcompile": True}), dialect, ()),
            [column.name for column in columns],
            {name: reader for name, reader in readers.items() if reader is not None},
        )


def _to_sql(compiled: Compiled, dialect: Dialect, given: Sequence[str]) -> SqlStatement:
    """A statement as SQL. The parameters that are not given are constants, unless they have no value."""
    assert isinstance(compiled, SQLCompiler)
    processors = {
        name: bind.type.dialect_impl(dialect).bind_processor(dialect) for name, bind in compiled.binds.items()
    }
    return SqlStatement(
        str(compiled),
        compiled.positiontup or (),
        {name: value for name, value in compiled.params.items() if name not in given},
        {name: processor for name, processor in processors.items() if processor is not None},
    )


class InSQLite:
    """A connection that writes into SQLite. Its faults are raised as SQLAlchemy does, without the values: they are
    seeds and hands.
    """

    def __init__(self, connection: AsyncConnection, driver: aiosqlite.Connection) -> None:
        self._connection, self._direct = connection, driver._conn
        self._direct.execute("PRAGMA busy_timeout=0")
        self._direct.set_progress_handler(None, 0)  # its statements have no cursor that says when they began

    def _run(self, run: Callable[[str, V], T], sql: str, values: V) -> T:
        try:
            return run(sql, values)
        except sqlite3.Error as fault:
            raise _as_dbapi_error(self._connection, sql, fault, sqlite3.Error) from fault

    async def change(self, sql: str, values: Sequence[object]) -> int:
        """Execute a statement. Gives how many rows it has changed."""
        return self._run(self._direct.execute, sql, values).rowcount

    async def change_all(self, sql: str, values: Sequence[Sequence[object]]) -> None:
        """Execute a statement for each of these values."""
        self._run(self._direct.executemany, sql, values)

    async def find(self, sql: str, values: Sequence[object]) -> Sequence[Sequence[object]]:
        """Return the rows of a query."""
        return self._run(lambda sql, values: self._direct.execute(sql, values).fetchall(), sql, values)

    async def begin(self) -> None:
        """Begin a transaction, and take the lock to write: nothing within it waits for others. If another process
        writes, the connection's thread waits for it, at most ``LOCK_WAIT_MS``. Raises ``DBAPIError``.
        """
        await self._connection.begin()
        try:
            self._direct.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError:
            self._direct.execute(f"PRAGMA busy_timeout={LOCK_WAIT_MS}")
            await self._connection.exec_driver_sql("BEGIN IMMEDIATE")  # if that fails, the connection is used no more
            self._direct.execute("PRAGMA busy_timeout=0")

    async def roll_back(self) -> None:
        """Undo a transaction, also one whose commit has failed. SQLAlchemy takes that for ended; SQLite does not."""
        await self._connection.rollback()
        if self._direct.in_transaction:
            self._direct.rollback()

    async def set_mark(self) -> None:
        """Mark how far a transaction has come."""
        self._direct.execute("SAVEPOINT mark")

    async def back_to_mark(self) -> bool:
        """Undo what a transaction has done since its last mark. False if SQLite has undone all by itself."""
        if self._direct.in_transaction:
            self._direct.execute("ROLLBACK TO mark")
        return self._direct.in_transaction


class InPostgreSQL:
    """A connection that writes into PostgreSQL. Its faults are raised as SQLAlchemy does."""

    def __init__(self, connection: AsyncConnection, driver: asyncpg.Connection) -> None:
        self._connection, self._direct = connection, driver
        self._adapted = cast("AsyncAdapt_asyncpg_connection", pooled(connection).dbapi_connection)

    async def _run(self, run: Awaitable[T], sql: str) -> T:
        try:
            return await run
        except Exception as fault:  # noqa: BLE001 -- SQLAlchemy knows which of them are the database's, and raises all
            base = self._adapted.dbapi.Error
            try:
                self._adapted._handle_exception(fault)
            except base as translated:
                lost = is_cut(self._direct) or isinstance(translated, self._adapted.dbapi.InternalClientError)
                raise _as_dbapi_error(self._connection, sql, translated, base, lost=lost) from fault

    async def change(self, sql: str, values: Sequence[object]) -> int:
        """Execute a statement. Gives how many rows it has changed."""
        status = await self._run(self._direct.execute(sql, *values), sql)
        return int(status.rpartition(" ")[-1])  # "INSERT 0 1", "UPDATE 1"

    async def change_all(self, sql: str, values: Sequence[Sequence[object]]) -> None:
        """Execute a statement for each of these values."""
        await self._run(self._direct.executemany(sql, values), sql)

    async def find(self, sql: str, values: Sequence[object]) -> Sequence[Sequence[object]]:
        """Return the rows of a query."""
        return [tuple(found) for found in await self._run(self._direct.fetch(sql, *values), sql)]

    async def begin(self) -> None:
        """Begin a transaction at once: SQLAlchemy would wait for its first statement, and does not see these."""
        await self._connection.begin()
        await self._run(self._adapted._start_transaction(), "BEGIN")  # type: ignore[no-untyped-call]

    async def roll_back(self) -> None:
        """Undo a transaction."""
        await self._connection.rollback()

    async def set_mark(self) -> None:
        """Mark how far a transaction has come."""
        await self._run(self._direct.execute("SAVEPOINT mark"), "SAVEPOINT mark")

    async def back_to_mark(self) -> bool:
        """Undo what a transaction has done since its last mark."""
        await self._run(self._direct.execute("ROLLBACK TO mark"), "ROLLBACK TO mark")
        return True


Direct = InSQLite | InPostgreSQL


def _as_dbapi_error(
    connection: AsyncConnection, sql: str, fault: Exception, base: type[Exception], *, lost: bool = False
) -> BaseException:
    """A fault of a driver as SQLAlchemy raises it."""
    return DBAPIError.instance(
        sql, None, fault, base, hide_parameters=True, connection_invalidated=lost, dialect=connection.dialect
    )


def prepare(connection: AsyncConnection) -> None:
    """Prepare a connection that writes, and is used for nothing else."""
    driver = pooled(connection).driver_connection
    reaches: Direct
    if isinstance(driver, aiosqlite.Connection):
        reaches = InSQLite(connection, driver)
    else:
        reaches = InPostgreSQL(connection, cast("asyncpg.Connection", driver))
    pooled(connection).info[DIRECT] = reaches


def driver_of(connection: AsyncConnection) -> Direct:
    """What reaches the driver of a connection that was prepared."""
    return cast(Direct, pooled(connection).info[DIRECT])


def pooled(connection: AsyncConnection) -> PoolProxiedConnection:
    """The pool's connection."""
    assert connection.sync_connection is not None, "it was begun"
    return connection.sync_connection.connection


def is_cut(driver: object) -> bool:
    """Whether a driver knows that its connection to a server has ended. No statement is sent to find out."""
    is_closed: Callable[[], bool] | None = getattr(driver, "is_closed", None)
    return is_closed is not None and is_closed()


CHANNEL = "maumau"
"""The channel on which PostgreSQL passes the messages on. Every database has its own."""

_NOTIFY = FrequentQuery(select(func.pg_notify(CHANNEL, func.unnest(bindparam("told", type_=ARRAY(Text))))))

Hears = Callable[[Hashable], None]


class Notifier:
    """Notifies other processes, and hears of them. Parts subscribe while they are built."""

    def __init__(self) -> None:
        self._hears: dict[str, Hears] = {}
        self._missed: list[Callable[[], None]] = []

    def subscribe(self, name: str, does: Hears) -> None:
        """Call this with what was changed, when another process publishes it: a number, a text or a tuple of them."""
        if name in self._hears:
            raise ValueError(f"{name} has two subscribers")
        self._hears[name] = does

    def on_gap(self, does: Callable[[], None]) -> None:
        """Call this when notifications may have been missed: whatever is held may be out of date."""
        self._missed.append(does)

    async def publish(self, connection: AsyncConnection, changed: Sequence[tuple[str, Hashable]]) -> None:
        """Tell the other processes all this once the transaction is committed: names, and what was changed."""
        if changed:
            told = {to_json(one).decode() for one in changed}
            await _NOTIFY.all(connection, {"told": list(told)})

    def dispatch(self, message: str) -> None:
        """Hand on what a process has published. A newer version may publish what this one does not know."""
        name, key = from_json(message)
        does = self._hears.get(name)
        if does is not None:
            does(tuple(key) if isinstance(key, list) else key)

    def on_missed(self) -> None:
        """For a while nothing was heard."""
        log.info("what other processes have changed is looked up anew")
        for does in self._missed:
            does()
