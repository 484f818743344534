"""Upgrades a database to the newest schema: in one transaction, after a copy was made. Nothing else migrates. And
what operators do with a database: check it, back it up, restore it.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy import Connection, event, func, select, text
from sqlalchemy.dialects.sqlite.aiosqlite import AsyncAdapt_aiosqlite_connection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store.database import MIGRATIONS, BadDatabase, check_version, newest, opening, version_of
from bot.store.drivers import copy, files_of, is_file, make_private, path_of, refuse_damaged, restoring
from bot.store.faults import PATIENT, plain
from bot.store.lock import hold

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
            raise BadDatabase(f"the database cannot be used: {fault}") from fault
    async with opening(url, PATIENT, prepare=make_private) as engine:
        try:
            async with engine.connect() as connection:
                before = await connection.run_sync(version_of)
            if before != newest():
                await _upgrade(engine, url, before)
        finally:
            await engine.dispose()
    return before, newest()


def kept_before_upgrade(path: Path) -> Path:
    """Where the copy of a database is that was made before it became of the newest version."""
    return path.with_name(f"{path.name}.before-{newest()}")


async def _upgrade(engine: AsyncEngine, url: str, before: str) -> None:
    check_version(before)
    if is_file(url):
        if before:
            kept = kept_before_upgrade(path_of(url))
            await asyncio.to_thread(copy, path_of(url), kept)  # the loop must not stand still, however large it is
            log.info("the database was of version %s: %s is a copy of it", before, kept.name)
        _begin_explicitly(engine)
    async with engine.begin() as connection:
        if not is_file(url):  # processes that are started together upgrade one after the other
            await connection.execute(select(func.pg_advisory_xact_lock(UPGRADE_LOCK)))
            if await connection.run_sync(version_of) == newest():
                return
        await connection.run_sync(_migrate)


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


def _migrate(connection: Connection) -> None:
    """Run the migrations within the transaction of this connection."""
    from alembic import command  # slow to import, and seldom needed
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


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
    """Give the faults that SQLite finds in its file, a line each."""
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
