"""Allows one bot for each database, or for each shard of Discord. The lock ends with the process, however it ends.

Beside a file of SQLite a file is locked. In PostgreSQL they are advisory locks, which end with their connection. On
that connection a process also hears what others change, and asks something every few seconds: PostgreSQL notes when, by
its own clock. A process that gets no answer gives its locks up; only long after that others may end its session, and
take them.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from collections.abc import Awaitable, Callable
from datetime import datetime
from pathlib import Path

from sqlalchemy import ColumnElement, func, select, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.shards import ALL, Shards
from bot.store.database import BadDatabase, DatabaseLock, opening, unusable
from bot.store.drivers import CHANNEL, Notifier, is_file, path_of
from bot.store.faults import CONNECTION_LIMIT_S, Limits, StoreAway

log = logging.getLogger(__name__)


ADVISORY_LOCK, HOUSE_LOCK = 0x6D61756D6175, 0x6D61756D6176
"""The numbers of advisory locks: of the whole database, which processes for a part of the shards share; and of who does
what concerns no server in particular. Locks of other databases of the same server are apart.
"""
SHARD_LOCKS, COUNT_LOCKS = 0x6D617531, 0x6D617532
"""The first numbers of locks with two: the second one is a shard, or how many shards there are."""
NOTICE_DEATH = {"tcp_keepalives_idle": 30, "tcp_keepalives_interval": 10, "tcp_keepalives_count": 3}
"""How PostgreSQL notices, within a minute, that the machine of the lock's holder is gone (in seconds, and tries)."""
CONFIRM_EVERY_S, GIVE_UP_AFTER_S, TAKE_AWAY_AFTER_S = 5.0, 30.0, 60.0
"""How often a process confirms its locks, how long after the last time it gives them up, and how long after it others
take them, in seconds. ``NOTICE_DEATH`` must not be shorter than the second one.
"""
CONFIRMING = "maumau lock"
"""The name of sessions that confirm their locks. Those of earlier versions do not."""
TAKE_AGAIN_EVERY_S = 1.0
"""Pause between two tries to take a lock again that was lost with its connection, in seconds."""
OTHER_COUNTS = text(
    "SELECT objid FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 2 AND classid = :locks AND objid <> :count"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database()) LIMIT 1"
)
WHO_AM_I = text("SELECT pid, backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()")
END_SESSION = text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid = :pid AND backend_start = :since")
END_UNCONFIRMED = text(
    "SELECT count(pg_terminate_backend(pid, 1000)) FROM pg_stat_activity WHERE datname = current_database()"
    " AND application_name = :name AND state_change < clock_timestamp() - make_interval(secs => :seconds)"
)

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


class ShardsInUse(Exception):
    """Another process has some of these shards. This one may wait for its end."""


async def hold(url: str, shards: Shards = ALL) -> DatabaseLock:
    """Lock a database for this process until ``release``, or these shards on it.

    Raises ``InUse``, ``ShardsInUse``, ``BadDatabase`` and ``StoreAway``.
    """
    if is_file(url):
        return FileLock(path_of(url))
    async with opening(url, Limits(statement_s=CONNECTION_LIMIT_S)) as engine:
        lock = AdvisoryLock(engine, shards)
        try:
            await lock.take()
        except ShardsInUse:
            await engine.dispose()
            raise
    return lock


class FileLock:
    """Locks a file beside the database. Whatever links lead to the database, the lock is beside the file itself."""

    notifier: Notifier | None = None

    def __init__(self, database: Path) -> None:
        path = database.with_name(f"{database.name}.lock")
        try:
            file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as fault:
            raise unusable(fault, database) from fault
        try:
            _lock(file)
        except OSError:
            os.close(file)
            raise InUse(f"another maumau runs on this database ({database.name}); stop that one first") from None
        self._file: int | None = file

    def when_lost(self, does: Callable[[], None]) -> None:
        """Nobody can take it from this process."""

    async def release(self) -> None:
        """Release the lock. The file is not deleted: another process may be waiting for it."""
        if self._file is not None:
            os.close(self._file)
            self._file = None

    async def is_leader(self) -> bool:
        """It is the only process."""
        return True


class AdvisoryLock:
    """Holds advisory locks on a connection of its own. When that is lost, they are taken again.

    If another process has been quicker then, or if the locks could not be confirmed for too long, it is ``lost``.
    """

    def __init__(self, engine: AsyncEngine, shards: Shards = ALL) -> None:
        self._engine = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._shards = shards
        self.notifier: Notifier | None = None if shards.whole else Notifier()
        self.lost = asyncio.get_running_loop().create_future()
        self._connection: AsyncConnection | None = None
        self._session: tuple[int, datetime] | None = None
        self._keeps_house = False
        self._taking: asyncio.Task[None] | None = None
        self._confirming: asyncio.Task[None] | None = None
        self._asking = asyncio.Lock()
        self._until: asyncio.TimerHandle | None = None

    def when_lost(self, does: Callable[[], None]) -> None:
        """Call this when others have taken the locks, or may."""
        self.lost.add_done_callback(lambda _: does())

    async def take(self) -> None:
        """Take the locks. Raises ``InUse``, ``ShardsInUse``, and what the driver raises."""
        asked = asyncio.get_running_loop().time()
        connection = await self._engine.connect()
        try:
            silent = {"name": CONFIRMING, "seconds": TAKE_AWAY_AFTER_S}
            if ended := (await connection.execute(END_UNCONFIRMED, silent)).scalar_one():
                log.warning("%d processes have not confirmed their locks for too long: their sessions are ended", ended)
            await self._lock(connection)
            for name, value in NOTICE_DEATH.items():
                await connection.execute(text(f"SET {name} = {value}"))
            driver = (await connection.get_raw_connection()).driver_connection
            assert driver is not None
            if self.notifier is not None:
                notifier = self.notifier
                await driver.add_listener(CHANNEL, lambda *told: notifier.dispatch(told[-1]))
            pid, since = (await connection.execute(WHO_AM_I)).one()
            self._session = int(pid), since
            await connection.execute(text(f"SET application_name = '{CONFIRMING}'"))
            driver.add_termination_listener(self._lost)
        except BaseException:
            await connection.invalidate()  # with its locks
            await connection.close()
            raise
        self._connection = connection
        self._confirmed(asked)
        self._confirming = asyncio.create_task(self._confirm(connection, driver.execute), name="confirm the lock")

    async def _lock(self, connection: AsyncConnection) -> None:
        if self._shards.whole:
            if not await _true(connection, func.pg_try_advisory_lock(ADVISORY_LOCK)):
                raise InUse("another maumau runs on this database; stop that one first")
            return
        if not await _true(connection, func.pg_try_advisory_lock_shared(ADVISORY_LOCK)):
            raise InUse("another maumau runs on this database for all shards; stop that one first")
        count = self._shards.count
        await _true(connection, func.pg_try_advisory_lock_shared(COUNT_LOCKS, count))
        other = (await connection.execute(OTHER_COUNTS, {"locks": COUNT_LOCKS, "count": count})).scalar()
        if other is not None:
            raise InUse(f"this one counts {count} shards, others on this database {other}: all have to say the same")
        for shard in self._shards.ids or ():
            if not await _true(connection, func.pg_try_advisory_lock(SHARD_LOCKS, shard)):
                raise ShardsInUse(f"another maumau has shard {shard} of {count} on this database")

    async def _confirm(self, connection: AsyncConnection, ask: Callable[..., Awaitable[object]]) -> None:
        """Ask something on the connection again and again, which PostgreSQL notes."""
        loop = asyncio.get_running_loop()
        while self._connection is connection:
            await asyncio.sleep(CONFIRM_EVERY_S)
            asked = loop.time()
            try:
                async with self._asking:
                    await ask("SELECT 1", timeout=GIVE_UP_AFTER_S)
            except Exception:  # noqa: BLE001, S112 -- it is lost, which the driver tells, or not answered: time runs
                continue
            self._confirmed(asked)

    def _confirmed(self, asked: float) -> None:
        """Hold the locks for so long from when that was asked, by the clock of the event loop."""
        if self._until is not None:
            self._until.cancel()
        self._until = asyncio.get_running_loop().call_at(asked + GIVE_UP_AFTER_S, self._give_up)

    def _give_up(self) -> None:
        if self._taking is not None:
            self._taking.cancel()
        if not self.lost.done():
            log.error("the lock of the database is lost: not confirmed for %g s, others may take it", GIVE_UP_AFTER_S)
            self.lost.set_result(None)

    async def release(self) -> None:
        for ended in (self._taking, self._confirming, self._until):
            if ended is not None:
                ended.cancel()
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.invalidate()
            await connection.close()
        await self._engine.dispose()

    async def is_leader(self) -> bool:
        """Whether this process does what concerns no server in particular: it does from when it asks first."""
        if self._shards.whole:
            return True
        if not self._keeps_house and self._connection is not None and not self._asking.locked():
            try:
                async with self._asking:
                    self._keeps_house = await _true(self._connection, func.pg_try_advisory_lock(HOUSE_LOCK))
            except (SQLAlchemyError, OSError):
                return False  # it is being lost
        return self._keeps_house

    def _lost(self, _: object) -> None:
        if self._connection is not None:
            log.warning("the lock of the database is lost with its connection, and is taken again")
            self._taking = asyncio.get_running_loop().create_task(self._take_again(self._connection))
            self._connection, self._keeps_house = None, False
            if self._confirming is not None:
                self._confirming.cancel()

    async def _take_again(self, gone: AsyncConnection) -> None:
        await gone.invalidate()
        await gone.close()
        while self._connection is None:
            try:
                await self._end_session()
                await self.take()
            except (InUse, ShardsInUse) as why:
                log.error("the lock of the database is lost: %s", why)
                if not self.lost.done():
                    self.lost.set_result(None)
                return
            except (SQLAlchemyError, OSError) as fault:
                log.warning("the lock of the database cannot be taken again yet: %s", StoreAway(fault))
            if self._connection is None:
                await asyncio.sleep(TAKE_AGAIN_EVERY_S)
        log.info("the lock of the database is taken again")
        if self.notifier is not None:
            self.notifier.on_missed()

    async def _end_session(self) -> None:
        """End the session that has held the locks, if the server has not noticed yet that its connection is cut."""
        assert self._session is not None
        async with self._engine.connect() as connection:
            pid, since = self._session
            await connection.execute(END_SESSION, {"pid": pid, "since": since})


async def _true(connection: AsyncConnection, asked: ColumnElement[bool]) -> bool:
    return bool((await connection.execute(select(asked))).scalar_one())
