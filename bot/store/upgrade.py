"""Upgrades a database to the newest schema: in one transaction, after a copy was made. Nothing else migrates."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from pathlib import Path

from sqlalchemy import Connection, event, func, select
from sqlalchemy.dialects.sqlite.aiosqlite import AsyncAdapt_aiosqlite_connection
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store.database import MIGRATIONS, BadDatabase, check_version, newest, opening, version_of
from bot.store.limits import PATIENT
from bot.store.sqlite_file import copy, is_file, make_private, path_of, refuse_damaged

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
