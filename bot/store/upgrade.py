"""What operators do with a whole database: upgrade it, check it, back it up, restore it, move it into another one.

An upgrade to the newest schema is one transaction, after a copy was made. Nothing else migrates.

A move makes a PostgreSQL of a file of SQLite, or the other way round. Rows are copied in the order of their keys, some
in each transaction. A move that was interrupted goes on after the last row that is there. Until all is there and
checked the new database says so in place of its version, and no bot uses it.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable, Sequence
from contextlib import aclosing, asynccontextmanager, closing
from datetime import UTC, datetime
from pathlib import Path
from shutil import disk_usage
from typing import TYPE_CHECKING

from sqlalchemy import (
    JSON,
    Column,
    ColumnElement,
    Connection,
    RowMapping,
    Table,
    Text,
    bindparam,
    cast,
    event,
    func,
    select,
    text,
    tuple_,
    update,
)
from sqlalchemy import table as named
from sqlalchemy.dialects.sqlite.aiosqlite import AsyncAdapt_aiosqlite_connection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store.database import (
    MIGRATIONS,
    MOVING,
    BadDatabase,
    BlockedDatabase,
    Row,
    check_exists,
    check_version,
    connect,
    newest,
    opening,
    unusable,
    version_of,
)
from bot.store.drivers import copy, files_of, is_file, make_private, path_of, refuse_damaged, restoring
from bot.store.faults import PATIENT, plain
from bot.store.lock import hold
from bot.store.schema import metadata

if TYPE_CHECKING:
    from alembic.config import Config

log = logging.getLogger(__name__)


UPGRADE_LOCK = 0x6D61756D6177
"""The number of the advisory lock under which a PostgreSQL is upgraded."""


async def upgrade(url: str) -> tuple[str, str]:
    """Upgrade a database to the newest schema, or make it. Gives the versions before and after.

    The caller holds the lock of the database. A process that dies meanwhile leaves the database as it was. Raises
    ``BadDatabase``, also for a damaged file, and ``StoreAway``.
    """
    if is_file(url):
        try:
            await asyncio.to_thread(refuse_damaged, path_of(url))
        except (sqlite3.Error, OSError) as fault:
            raise unusable(fault, path_of(url)) from fault
    async with opening(url, PATIENT, prepare=make_private) as engine:
        try:
            async with engine.connect() as connection:
                before = await connection.run_sync(version_of)
            if before != newest():
                await _upgrade(engine, url, before)
        finally:
            await engine.dispose()
    return before, newest()


def backup_path(path: Path) -> Path:
    """Where the copy of a database is that was made before it became of the newest version."""
    return path.with_name(f"{path.name}.before-{newest()}")


def check_room(path: Path) -> None:
    """Raise ``BlockedDatabase`` if there is none for the copy of a database and for its new form, which is written
    beside it before it takes the place of the old one.
    """
    needs = 2 * sum(file.stat().st_size for file in files_of(path) if file.exists())
    free = disk_usage(path.parent).free
    if free < needs:
        raise BlockedDatabase(
            f"the disk is too full: to be upgraded the database needs {megabytes(needs)} beside it, and "
            f"{megabytes(free)} are free"
        )
    log.info("the upgrade needs up to %s beside the database, and %s are free", megabytes(needs), megabytes(free))


def megabytes(size: int) -> str:
    return f"{size / 1e6:,.1f} MB"


async def _upgrade(engine: AsyncEngine, url: str, before: str) -> None:
    check_version(before)
    if is_file(url):
        if before:
            kept = backup_path(path_of(url))
            check_room(path_of(url))
            await asyncio.to_thread(copy, path_of(url), kept)  # the loop must not stand still, however large it is
            log.info("the database was of version %s: %s is a copy of it", before, kept.name)
        _begin_explicitly(engine)
    async with engine.begin() as connection:
        if not is_file(url):  # processes that are started together upgrade one after the other
            await connection.execute(select(func.pg_advisory_xact_lock(UPGRADE_LOCK)))
            if (before := await connection.run_sync(version_of)) == newest():
                return
        await connection.run_sync(_migrate if before else _make)


def _begin_explicitly(engine: AsyncEngine) -> None:
    """Let every transaction begin when it is said, with its right to write. sqlite3 begins one before the first change
    of a row only: changes of the schema before that would be committed one by one.
    """

    def leave_it(connection: AsyncAdapt_aiosqlite_connection, *_: object) -> None:
        connection.isolation_level = None

    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    event.listen(engine.sync_engine, "checkout", leave_it)
    event.listen(engine.sync_engine, "begin", begin)


def _make(connection: Connection) -> None:
    """Make all tables of the schema within the transaction of this connection."""
    from alembic.command import stamp  # slow to import, and seldom needed

    metadata.create_all(connection)
    stamp(_alembic(connection), "head")


def _migrate(connection: Connection) -> None:
    """Run the migrations within the transaction of this connection."""
    from alembic import command

    command.upgrade(_alembic(connection), "head")


def _alembic(connection: Connection) -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config


async def upgrade_alone(url: str) -> tuple[str, str]:
    """Upgrade a database to the newest schema. Gives the versions before and after. No bot may use the database
    meanwhile.

    Raises ``BadDatabase`` and ``StoreAway``.
    """
    lock = await hold(url)
    try:
        return await upgrade(url)
    finally:
        await lock.release()


def backup(url: str, target: Path) -> int:
    """Copy an SQLite database into a file, also while the bot writes to it. Gives the size of the copy in bytes.

    The copy contains everything that was committed before. Its folder is made if there is none. Only its owner may
    read both, because the copy contains hands and seeds. Raises ``BadDatabase``.
    """
    if not is_file(url):
        raise BadDatabase("`maumau db backup` copies databases of SQLite; for PostgreSQL there is pg_dump")
    source = path_of(url)
    if not source.exists():
        raise BadDatabase(f"there is no database {source}")
    if target.exists():
        raise BadDatabase(f"{target} is there already")
    try:
        target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        copy(source, target)
        return target.stat().st_size
    except (sqlite3.Error, OSError) as fault:
        raise BadDatabase(f"the database cannot be copied to {target}: {fault}") from fault


async def restore(url: str, backup: Path) -> Path | None:
    """Put a backup in the place of an SQLite database. No bot may use it meanwhile. Gives the folder in which the files
    are kept that were there before, if there were any. A restore that was interrupted goes on when it is asked for
    again; until then no bot starts. Raises ``BadDatabase``.
    """
    if not is_file(url):
        raise BadDatabase("`maumau db restore` is for databases of SQLite; for PostgreSQL there is pg_restore")
    lock = await hold(url)
    try:
        return await asyncio.to_thread(_restore, path_of(url), backup)
    except (sqlite3.Error, OSError) as fault:
        raise BadDatabase(f"{backup} cannot be restored: {fault}") from fault
    finally:
        await lock.release()


def _restore(path: Path, backup: Path) -> Path | None:
    if not backup.is_file():
        raise BadDatabase(f"there is no file {backup}")
    backup = backup.resolve()
    if backup == path:
        raise BadDatabase(f"{backup} is the database itself")
    new, aside = path.with_name(f"{path.name}.new"), restoring(path)
    try:
        copy(backup, new)
        with closing(sqlite3.connect(new)) as connection:
            if not connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone():
                raise BadDatabase(f"{backup} is no database of maumau")
            check_version(str(connection.execute("SELECT version_num FROM alembic_version").fetchone()[0]))
    except BaseException:
        new.unlink(missing_ok=True)
        raise
    aside.mkdir(mode=0o700, exist_ok=True)
    for file in files_of(path):
        kept = aside / file.name
        if file.exists() and not kept.exists():  # an interrupted restore has kept the one that was there before
            file.rename(kept)
    new.replace(path)
    if not any(aside.iterdir()):
        aside.rmdir()
        return None
    return aside.rename(path.with_name(f"{path.name}.replaced-{datetime.now(UTC):%Y%m%d-%H%M%S}"))


async def unsound(engine: AsyncEngine) -> list[str]:
    """Return the faults that SQLite finds in its file, a line each."""
    if engine.dialect.name != "sqlite":
        return []
    try:
        async with engine.connect() as connection:
            whole = [str(row[0]) for row in await connection.execute(text("PRAGMA integrity_check"))]
            loose = (await connection.execute(text("PRAGMA foreign_key_check"))).all()
    except DBAPIError as fault:
        return [plain(fault)]
    lost = [f"row {row} of {table} refers to a row of {other} that is not there" for table, row, other, _ in loose]
    return [line for line in whole if line != "ok"] + lost


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
