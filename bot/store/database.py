"""The connection: one engine, set up so that what is committed stays, and brought to the newest schema at the start."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import aiosqlite
from sqlalchemy import Connection, event, inspect, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

DATABASE_CONNECTIONS = 16
"""Upper bound on queries that run at the same time."""
MIGRATIONS = Path(__file__).with_name("migrations")


class BadDatabase(Exception):
    """The database cannot be opened or brought up to date; the message says why, in one line."""


class _Cursor(aiosqlite.Cursor):
    """A cursor that is closed at once."""

    async def close(self) -> None:
        self._cursor.close()


async def connect(url: str, *, migrate: bool = True) -> AsyncEngine:
    """An engine on this database, brought to the newest schema (``migrate``) or as it is. Raises ``BadDatabase``.

    Nothing is rolled back when a connection is handed back: every transaction here has an end of its own.
    """
    engine = None
    try:
        sqlite = url.startswith("sqlite")
        engine = create_async_engine(
            url,
            pool_reset_on_return=None,
            hide_parameters=True,  # they are seeds and hands, and errors go into the log
            pool_size=DATABASE_CONNECTIONS,
            max_overflow=0,  # those beyond would be opened and closed for each query
            connect_args={"check_same_thread": False} if sqlite else {},
        )
        if sqlite:
            event.listen(engine.sync_engine, "connect", _settle_sqlite)
        async with engine.begin() as connection:
            await connection.run_sync(_migrate if migrate else version_of)
    except BaseException as fault:
        if engine is not None:
            await engine.dispose()
        if not isinstance(fault, (DBAPIError, OSError, ImportError)):
            raise
        why = fault.orig if isinstance(fault, DBAPIError) else fault
        raise BadDatabase(f"the database cannot be used: {why}") from fault
    return engine


def _settle_sqlite(connection: Any, _: object) -> None:
    """Readers beside one writer, foreign keys that are enforced, and a commit that has reached the disk.

    Cursors are made and closed here, and not in the thread of the connection: neither waits for the disk, and each way
    to that thread and back takes longer than the statement. Nor is that way gone to take back what only was read.
    """
    driver = connection.driver_connection
    driver.cursor = lambda: _Cursor(driver, driver._conn.cursor())
    take_back = driver.rollback

    async def rollback() -> None:
        if driver._conn.in_transaction:
            await take_back()

    driver.rollback = rollback
    try:
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "foreign_keys=ON", "synchronous=FULL", "busy_timeout=15000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()
    except BaseException:
        connection.close()  # nobody else knows of it yet
        raise


def _migrate(connection: Connection) -> None:
    """Bring the database to the newest schema. Alembic takes its time to load, and is needed after an update only."""
    version = version_of(connection)
    if version == newest():
        return
    if version > newest():
        raise BadDatabase("the database cannot be used: it is of a newer version of maumau. Run that one")
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def newest() -> str:
    """The version of the schema that this bot works with."""
    return max(path.name[:4] for path in MIGRATIONS.glob("versions/[0-9]*.py"))


def version_of(connection: Connection) -> str:
    """The version of a database's schema; nothing where there is none yet."""
    if not inspect(connection).has_table("alembic_version"):
        return ""
    return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar() or "")
