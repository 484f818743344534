"""Allows one bot for each database. The lock ends with the process, however it ends.

Beside a file of SQLite a file is locked. In PostgreSQL it is an advisory lock, which ends with its connection.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from pathlib import Path

from sqlalchemy import func, select, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store.database import BadDatabase, DatabaseLock, opening
from bot.store.sqlite_file import is_file, path_of

log = logging.getLogger(__name__)

ADVISORY_LOCK = 0x6D61756D6175
"""The number of the advisory lock. Locks of other databases of the same server are apart."""
NOTICE_DEATH = {"tcp_keepalives_idle": 30, "tcp_keepalives_interval": 10, "tcp_keepalives_count": 3}
"""How PostgreSQL notices, within a minute, that the machine of the lock's holder is gone (in seconds, and tries)."""
TAKE_AGAIN_EVERY_S = 5.0
"""Pause between two tries to take a lock again that was lost with its connection, in seconds."""

if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class InUse(BadDatabase):
    """Another process uses the database."""


async def hold(url: str) -> DatabaseLock:
    """Lock a database for this process until ``release``. Raises ``InUse``, ``BadDatabase`` and ``StoreAway``."""
    if is_file(url):
        return FileLock(path_of(url))
    async with opening(url, statement_limit_s=None) as engine:
        lock = AdvisoryLock(engine)
        await lock.take()
    return lock


class FileLock:
    """Locks a file beside the database. Whatever links lead to the database, the lock is beside the file itself."""

    def __init__(self, database: Path) -> None:
        path = database.with_name(f"{database.name}.lock")
        try:
            file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as fault:
            raise BadDatabase(f"the database cannot be used: {fault}") from fault
        try:
            _lock(file)
        except OSError:
            os.close(file)
            raise InUse(f"another maumau runs on this database ({database.name}); stop that one first") from None
        self._file: int | None = file

    async def release(self) -> None:
        """Release the lock. The file is not deleted: another process may be waiting for it."""
        if self._file is not None:
            os.close(self._file)
            self._file = None


class AdvisoryLock:
    """Holds an advisory lock on a connection of its own. When that is lost, the lock is taken again."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._connection: AsyncConnection | None = None
        self._taking: asyncio.Task[None] | None = None

    async def take(self) -> None:
        """Take the lock. Raises ``InUse``, and what the driver raises."""
        connection = await self._engine.connect()
        try:
            if not (await connection.execute(select(func.pg_try_advisory_lock(ADVISORY_LOCK)))).scalar_one():
                raise InUse("another maumau runs on this database; stop that one first")
            for name, value in NOTICE_DEATH.items():
                await connection.execute(text(f"SET {name} = {value}"))
            driver = (await connection.get_raw_connection()).driver_connection
            assert driver is not None
            driver.add_termination_listener(self._lost)
        except BaseException:
            await connection.close()
            raise
        self._connection = connection

    async def release(self) -> None:
        """Release the lock."""
        if self._taking is not None:
            self._taking.cancel()
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.invalidate()
            await connection.close()
        await self._engine.dispose()

    def _lost(self, _: object) -> None:
        if self._connection is not None:
            log.warning("the lock of the database is lost with its connection, and is taken again")
            self._taking = asyncio.get_running_loop().create_task(self._take_again(self._connection))
            self._connection = None

    async def _take_again(self, lost: AsyncConnection) -> None:
        await lost.invalidate()
        await lost.close()
        while self._connection is None:
            try:
                await self.take()
            except InUse as why:
                log.error("%s", why)
            except (SQLAlchemyError, OSError) as fault:
                log.warning("the lock of the database cannot be taken again yet: %s", fault)
            if self._connection is None:
                await asyncio.sleep(TAKE_AGAIN_EVERY_S)
