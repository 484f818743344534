"""What an operator does with a database: upgrade, copy and check it."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store.database import BadDatabase, connect, newest, version_of
from bot.store.process_lock import ProcessLock


async def upgrade(url: str) -> tuple[str, str]:
    """Upgrade a database to the newest schema. Gives the versions before and after. No bot may use the database
    meanwhile.

    Raises ``BadDatabase``.
    """
    only = ProcessLock(url)
    try:
        before = ""
        if not url.startswith("sqlite") or _file(url).exists():
            engine = await connect(url, migrate=False)
            try:
                async with engine.connect() as connection:
                    before = await connection.run_sync(version_of)
            finally:
                await engine.dispose()
        await (await connect(url)).dispose()
    finally:
        only.release()
    return before, newest()


async def opened(url: str) -> AsyncEngine:
    """Open a database as it is, whether a bot uses it or not. Raises ``BadDatabase`` if its schema is of another
    version.
    """
    if url.startswith("sqlite") and not _file(url).exists():
        raise BadDatabase(f"there is no database {_file(url)}")
    engine = await connect(url, migrate=False, statement_limit_s=None)
    async with engine.connect() as connection:
        version = await connection.run_sync(version_of)
    if version != newest():
        await engine.dispose()
        raise BadDatabase(f"the database is of version {version or 'none'}, not {newest()}: `maumau db upgrade` first")
    return engine


def backup(url: str, target: Path) -> int:
    """Copy an SQLite database into a file, also while the bot writes to it. Gives the size of the copy in bytes.

    The copy contains everything that was committed before. It gets its name only when it is complete. Only its owner
    may read the file, because it contains hands and seeds. Raises ``BadDatabase``.
    """
    if not url.startswith("sqlite"):
        raise BadDatabase("`maumau db backup` copies databases of SQLite; for PostgreSQL there is pg_dump")
    if target.exists():
        raise BadDatabase(f"{target} is there already")
    part = target.with_name(f"{target.name}.part")
    try:
        os.close(os.open(part, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600))
        try:
            _copy(_file(url), part)
            part.rename(target)
        finally:
            part.unlink(missing_ok=True)
        return target.stat().st_size
    except (sqlite3.Error, OSError) as fault:
        raise BadDatabase(f"the database cannot be copied to {target}: {fault}") from fault


def _copy(source: Path, part: Path) -> None:
    address = f"{source.absolute().as_uri()}?mode=rw"  # rw: a missing file is not created
    with closing(sqlite3.connect(address, uri=True, timeout=15)) as reading, closing(sqlite3.connect(part)) as copy:
        reading.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")  # one file, without WAL files
        found = copy.execute("PRAGMA quick_check").fetchone()[0]
    if found != "ok":
        raise sqlite3.DatabaseError(found)


async def unsound(engine: AsyncEngine) -> list[str]:
    """Give the faults that SQLite finds in its file, a line each."""
    if engine.dialect.name != "sqlite":
        return []
    async with engine.connect() as connection:
        whole = [str(row[0]) for row in await connection.execute(text("PRAGMA integrity_check"))]
        loose = (await connection.execute(text("PRAGMA foreign_key_check"))).all()
    lost = [f"row {row} of {table} refers to a row of {other} that is not there" for table, row, other, _ in loose]
    return [line for line in whole if line != "ok"] + lost


def _file(url: str) -> Path:
    return Path(str(make_url(url).database))
