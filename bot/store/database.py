"""The connection: one engine, set up so that what is committed stays, and brought to the newest schema at the start."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine


class BadDatabase(Exception):
    """The database cannot be opened or brought up to date; the message says why, in one line."""


async def connect(url: str) -> AsyncEngine:
    """An engine on this database, migrated. Raises ``BadDatabase``."""
    engine = None
    try:
        engine = create_async_engine(url)
        if engine.dialect.name == "sqlite":
            event.listen(engine.sync_engine, "connect", _settle_sqlite)
        async with engine.begin() as connection:
            await connection.run_sync(_migrate)
    except (DBAPIError, OSError, ImportError, CommandError) as fault:
        if engine is not None:
            await engine.dispose()
        why = fault.orig if isinstance(fault, DBAPIError) else fault
        raise BadDatabase(f"the database cannot be used: {why}") from fault
    return engine


def _settle_sqlite(connection: Any, record: object) -> None:
    """Readers beside one writer, keys that hold, and a commit that has reached the disk."""
    del record
    try:
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "foreign_keys=ON", "synchronous=FULL", "busy_timeout=5000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()
    except BaseException:
        connection.close()  # nobody else knows of it yet
        raise


def _migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
