"""What an operator does with a database: upgrade, copy and check it."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store.database import BadDatabase
from bot.store.process_lock import hold
from bot.store.sqlite_file import copy, is_file, path_of
from bot.store.upgrade import upgrade


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


async def unsound(engine: AsyncEngine) -> list[str]:
    """Give the faults that SQLite finds in its file, a line each."""
    if engine.dialect.name != "sqlite":
        return []
    async with engine.connect() as connection:
        whole = [str(row[0]) for row in await connection.execute(text("PRAGMA integrity_check"))]
        loose = (await connection.execute(text("PRAGMA foreign_key_check"))).all()
    lost = [f"row {row} of {table} refers to a row of {other} that is not there" for table, row, other, _ in loose]
    return [line for line in whole if line != "ok"] + lost
