"""What an operator does with a database: upgrade, copy, restore and check it."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy import text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store.database import BadDatabase, check_version
from bot.store.faults import plain
from bot.store.process_lock import hold
from bot.store.sqlite_file import copy, files_of, is_file, path_of, restoring
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
