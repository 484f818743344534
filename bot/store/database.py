"""The database: an engine whose commits are durable, its schema, and its transactions.

Every press, command and message takes effect once. Discord may deliver one again after a lost connection. The code
that handles it names its id (``set_cause``). The store saves the id with the change, in the same transaction, and
raises ``AlreadyHandled`` for an id that it knows.

A frozen server keeps its connections and says nothing. Whoever asks it first waits for the limit of a statement. From
then on all are told at once, until it has answered one question that is asked again and again.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Hashable, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from contextvars import Context, ContextVar
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Generic, Protocol, TypeVar, cast
from weakref import WeakSet

import aiosqlite
from pydantic_core import from_json, to_json
from sqlalchemy import (
    ColumnElement,
    Connection,
    Delete,
    Executable,
    Integer,
    Table,
    bindparam,
    delete,
    event,
    func,
    inspect,
    literal,
    select,
    text,
    tuple_,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.dialects.sqlite.aiosqlite import AsyncAdapt_aiosqlite_connection
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError, DisconnectionError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bot.store.drivers import (
    LOCK_WAIT_MS,
    FrequentStatement,
    Notifier,
    check_neighbour_files,
    driver_of,
    is_cut,
    is_file,
    path_of,
    pooled,
    prepare,
)
from bot.store.drivers import Row as Row
from bot.store.faults import (
    CONNECTION_LIMIT_S,
    USUAL,
    Limits,
    StoreAway,
    StoreBusy,
    StoreOvertaken,
    is_full,
    is_locked,
    plain,
    to_store_away,
)
from bot.store.schema import arrivals, metadata
from bot.time import DAY

log = logging.getLogger(__name__)


K = TypeVar("K", bound=Hashable)
V = TypeVar("V")
CACHED_ROWS = 10_000
"""Upper bound on cached rows of one kind. One more empties the cache."""


class ReadCache(Generic[K, V]):
    """Values of one kind by their keys. None is not cached: it is read again each time.

    ``note`` is told which rows the present transaction changes.
    """

    def __init__(self, note: Callable[[ReadCache[K, V], K], None]) -> None:
        self._note = note
        self._kept: dict[K, V] = {}
        self._changes = 0

    async def get(self, key: K, read: Callable[[], Awaitable[V]]) -> V:
        """Return the value of a key: the cached one, otherwise what ``read`` gives."""
        if key in self._kept:
            return self._kept[key]
        before, found = self._changes, await read()
        if found is not None and self._changes == before:  # otherwise something was changed during the read
            if len(self._kept) >= CACHED_ROWS:
                self._kept.clear()
            self._kept[key] = found
        return found

    def changes(self, key: K) -> None:
        """The present transaction changes this row: drop it once that is over, here and in other processes."""
        self._note(self, key)

    def drop(self, key: K) -> None:
        """Drop a value that was changed. A read that is under way is not cached either."""
        self._changes += 1
        self._kept.pop(key, None)

    def clear(self) -> None:
        """Drop all values."""
        self._changes += 1
        self._kept.clear()


class AlreadyHandled(Exception):
    """This has taken effect before. Nothing is to be done or answered."""


@dataclass(slots=True)
class Cause:
    """The id of a press, command or message, and the tables at which it has taken effect."""

    id: int
    seen_at: set[int] = field(default_factory=set)


_CAUSE: ContextVar[Cause | None] = ContextVar("cause", default=None)


def cause() -> Cause | None:
    """Return the cause of the present change; None if nothing from outside caused it."""
    return _CAUSE.get()


def set_cause(number: int) -> None:
    """Name the cause of everything that the present task does from now on."""
    _CAUSE.set(Cause(number))


@contextmanager
def with_cause(number: int) -> Iterator[None]:
    """Name the cause of a part of what the present task does."""
    before = _CAUSE.set(Cause(number))
    try:
        yield
    finally:
        _CAUSE.reset(before)


SILENT_S = 2.0
"""If nothing was heard for so long when a limit is reached, in seconds, it is not one slow statement: the timer asks
every second.
"""
ASK_EVERY_S = 1.0
"""The pause before a silent database is asked again, in seconds."""


class Answering:
    """Whether a database answers. ``ask`` asks it something."""

    def __init__(self, ask: Callable[[], Awaitable[object]]) -> None:
        self._ask, self._heard = ask, monotonic()
        self.silent = False
        self._asking: asyncio.Task[None] | None = None
        self._stopped = False

    def on_answered(self) -> None:
        """The database has answered."""
        self._heard = monotonic()
        if self.silent:
            self.silent = False
            log.info("the database answers again")

    def refuse(self) -> None:
        """Raise ``StoreAway`` for a silent database: nothing is to be begun."""
        if self.silent:
            raise _nothing_heard()

    def classify_fault(self, fault: BaseException, own: StoreAway | None) -> StoreAway | None:
        """Note a fault, and give the ``StoreAway`` to raise for it; None if it is a mistake of ours. ``own`` is what
        the fault is without regard to others.
        """
        busy = type(own) is StoreBusy
        if monotonic() - self._heard <= SILENT_S or not (busy or isinstance(fault, TimeoutError)):
            return own
        if not self.silent:
            self.silent = True
            log.warning("the database does not answer: everybody is told so until it does")
            if self._asking is None and not self._stopped:
                self._asking = asyncio.create_task(self._ask_until_heard(), name="ask the database", context=Context())
        return _nothing_heard() if busy else own  # those who have the connections wait for answers

    async def stop(self) -> None:
        """Ask no more."""
        self._stopped = True
        if self._asking is not None:
            self._asking.cancel()
            await asyncio.wait({self._asking})

    async def _ask_until_heard(self) -> None:
        while self.silent:
            try:
                await self._ask()
            except (TimeoutError, PoolTimeout):
                await asyncio.sleep(ASK_EVERY_S)
            except Exception:  # noqa: BLE001 -- it says something: whoever uses it next hears what is wrong
                self.on_answered()
            else:
                self.on_answered()
        self._asking = None


def _nothing_heard() -> StoreAway:
    return StoreAway(TimeoutError("nothing is heard of it"))


Inserting = Callable[[Table], sqlite.Insert] | Callable[[Table], postgresql.Insert]
"""The database's own way to insert, which knows what to do about a row that is there already."""

ROWS_A_TIME = 100
"""How many rows of a long answer are read before others get their turn."""
READERS_WAIT_MS, EMPTYING_TRIES, EMPTIED_AGAIN_S = 20, 10, 0.05
"""Upper bound on waiting for readers before SQLite's log of changes is emptied, in milliseconds. Writers wait too. And
how often it is tried, with the pause after which it is tried again, in seconds.
"""
ROWS_DELETED_AT_ONCE = 200
"""Upper bound on the rows that one transaction deletes of those that are kept no longer."""
STEPS_BETWEEN_LOOKS = 1_000_000
"""How many steps SQLite takes before it looks at the time again: some hundredths of a second."""
ARRIVALS_KEPT_S = 2 * DAY
"""How long the ids of interactions and messages are remembered, in seconds."""
MOVING = "moving"
"""The version of a database into which another one is being moved: nobody may use it before all is there."""
ERASED = "erased"
"""The notification for data that was erased: whatever is held in memory may be of it."""
MIGRATIONS = Path(__file__).with_name("migrations")
LAST_WITH_ALL_STEPS = "ac36b414"
"""The commit that upgrades databases of any version before 0.2.0, that of 0.1.0 with them."""


class BadDatabase(Exception):
    """The database cannot be opened or upgraded. The message says why, in one line."""


class BlockedDatabase(BadDatabase):
    """Something is in the way that may pass: the disk is full, or another program has locked the file."""


def unusable(fault: BaseException, file: Path | None) -> BadDatabase:
    """What a fault of the driver or the disk means at the start; ``file``: that of an SQLite database."""
    if file is not None and is_full(fault, file):
        return BlockedDatabase(f"the disk is full: the database cannot be used before there is room ({plain(fault)})")
    if is_locked(fault):
        return BlockedDatabase(f"another program has locked the database: close that one ({plain(fault)})")
    return BadDatabase(f"the database cannot be used: {plain(fault)}")


class _Cursor(aiosqlite.Cursor):
    """A cursor that is closed at once, without a way through the connection's thread."""

    async def close(self) -> None:
        self._cursor.close()


async def connect(url: str, limits: Limits = USUAL) -> AsyncEngine:
    """Make an engine on a database of the newest schema, and change nothing.

    Raises ``BadDatabase``, and ``StoreAway`` for a PostgreSQL that cannot be reached yet.
    """
    check_exists(url)
    async with opening(url, limits) as engine:
        async with engine.connect() as connection:
            version = await connection.run_sync(version_of)
            there = await connection.run_sync(lambda sync: inspect(sync).get_table_names())
        check_version(version)
        if version != newest():
            raise BadDatabase(
                f"the database is of version {version or 'none'}, not {newest()}: `maumau db upgrade` first"
            )
        if lost := metadata.tables.keys() - set(there):
            raise BadDatabase(f"the database cannot be used: it has lost its tables {', '.join(sorted(lost))}")
    return engine


async def check_usable(url: str) -> None:
    """Raise ``BadDatabase`` if this bot can neither use nor upgrade a database. Raises ``StoreAway``."""
    async with opening(url, Limits(statement_s=CONNECTION_LIMIT_S)) as engine:
        async with engine.connect() as connection:
            version = await connection.run_sync(version_of)
        check_version(version)
        await engine.dispose()


@asynccontextmanager
async def opening(
    url: str, limits: Limits, *, prepare: Callable[[Path], None] | None = None
) -> AsyncIterator[AsyncEngine]:
    """An engine on a database. It is closed only if what is done first with it fails. ``prepare`` is called with the
    file of an SQLite database before. Raises ``BadDatabase`` and ``StoreAway``.

    Nothing is rolled back when a connection returns to the pool: every transaction here ends by itself.
    """
    engine = None
    try:
        if is_file(url):
            check_neighbour_files(path_of(url))
            if prepare is not None:
                prepare(path_of(url))
        engine = create_async_engine(
            url,
            pool_reset_on_return=None,
            hide_parameters=True,  # parameters are seeds and hands, and errors go into the log
            pool_size=limits.connections,
            max_overflow=0,  # no extra connections: they would be opened and closed for each query
            pool_timeout=limits.wait_s,
            connect_args={"check_same_thread": False, "async_creator_fn": _open_sqlite}
            if is_file(url)
            else {"timeout": limits.wait_s, "command_timeout": limits.statement_s},
            json_serializer=lambda value: to_json(value).decode(),  # three times as fast as json
            json_deserializer=from_json,
        )
        if not is_file(url):
            event.listen(engine.sync_engine, "checkout", _refuse_cut)
        elif limits.statement_s is not None:
            event.listen(engine.sync_engine, "connect", partial(_limit_sqlite, limits.statement_s))
        yield engine
    except BaseException as fault:
        if engine is not None:
            await engine.dispose()
        if not isinstance(fault, (DBAPIError, OSError, ImportError, sqlite3.Error)):
            raise
        if not is_file(url) and (told := to_store_away(fault)):
            raise told from fault
        raise unusable(fault, path_of(url) if is_file(url) else None) from fault


async def _open_sqlite(*where: str, **how: object) -> aiosqlite.Connection:
    """Open a connection to SQLite. If the task that asks for it is cancelled meanwhile, the connection closes as soon
    as it is open: aiosqlite would forget it, and it would stay open until the garbage collector finds it.
    """
    make: Callable[..., aiosqlite.Connection] = aiosqlite.connect
    driver = make(*where, **how)
    driver._thread.daemon = True  # SQLAlchemy sets this only where it opens the connection itself
    opening = asyncio.ensure_future(_opened_sqlite(driver))
    try:
        return await asyncio.shield(opening)
    except asyncio.CancelledError:
        opening.add_done_callback(lambda _: driver.stop())
        raise


async def _opened_sqlite(driver: aiosqlite.Connection) -> aiosqlite.Connection:
    """Open this connection and set SQLite up: readers beside one writer, enforced foreign keys, commits that wait for
    the disk, and zeros over what is deleted.

    Cursors and functions are made, and cursors closed, here and not in the thread of the connection. None of it needs
    the disk, each way to that thread and back takes longer than the statement, and whoever is cancelled on that way
    would leave the connection open. A transaction that only read is not rolled back, for the same reason. A connection
    closes in its thread, whatever becomes of the task that asked for it: in aiosqlite's own way it stays open, or is
    waited for without end, when that task is cancelled.
    """
    await driver
    take_back, stop_thread = driver.rollback, driver.stop
    make_function: Callable[..., None] = driver._conn.create_function

    cursors = WeakSet[_Cursor]()

    def cursor() -> aiosqlite.Cursor:
        made = _Cursor(driver, driver._conn.cursor())
        cursors.add(made)
        return made

    async def rollback() -> None:
        if driver._conn.in_transaction:
            await take_back()

    async def create_function(*given: object, **named: object) -> None:
        make_function(*given, **named)

    def leave() -> None:
        for one in list(cursors):
            one._cursor.close()
        driver._conn.rollback()

    def stop() -> asyncio.Future[object] | None:
        if driver._running and driver._connection is not None:
            # a statement that was left in the middle would keep its lock and the file, beyond the end of the connection
            driver._tx.put_nowait((None, leave))
        return stop_thread()

    async def close() -> None:
        if driver._running and (stopped := stop()):
            await stopped

    vars(driver).update(cursor=cursor, rollback=rollback, create_function=create_function, stop=stop, close=close)
    try:
        for pragma in (
            "journal_mode=WAL",
            "foreign_keys=ON",
            "synchronous=FULL",
            "secure_delete=ON",
            f"busy_timeout={LOCK_WAIT_MS}",
        ):
            driver._conn.execute(f"PRAGMA {pragma}").close()
    except BaseException:
        await close()  # nothing else uses it yet
        raise
    return driver


def _limit_sqlite(limit_s: float, connection: AsyncAdapt_aiosqlite_connection, _: object) -> None:
    """Interrupt statements that take longer. Each has a cursor of its own, so it begins when that is made."""
    driver = connection.driver_connection
    make: Callable[[], aiosqlite.Cursor] = driver.cursor
    begun = 0.0

    def cursor() -> aiosqlite.Cursor:
        nonlocal begun
        begun = time.monotonic()
        return make()

    driver.cursor = cursor
    driver._conn.set_progress_handler(lambda: time.monotonic() - begun > limit_s, STEPS_BETWEEN_LOOKS)


def _refuse_cut(connection: DBAPIConnection, *_: object) -> None:
    """Have the pool open another connection to PostgreSQL instead of one that was cut while nobody used it."""
    if is_cut(connection.driver_connection):
        raise DisconnectionError("it was cut")


async def _cut(connection: AsyncConnection) -> None:
    """Give up a connection to a server that does not answer, without a word: a farewell would be waited for."""
    if connection.invalidated:
        return
    end: Callable[[], object] | None = getattr(pooled(connection).driver_connection, "terminate", None)
    if end is not None:
        end()
    await connection.invalidate()


def check_exists(url: str) -> None:
    """Raise ``BadDatabase`` if this is the address of a file that is not there."""
    if is_file(url) and not path_of(url).exists():
        raise BadDatabase(f"there is no database {path_of(url)}")


def versions() -> list[str]:
    """The versions of the schema that this bot upgrades, the oldest first: that of 0.2.0 and those after it."""
    return sorted(path.name[:4] for path in MIGRATIONS.glob("versions/[0-9]*.py"))


def newest() -> str:
    """The version of the schema that this bot works with."""
    return versions()[-1]


def version_of(connection: Connection) -> str:
    """Return the version of a database's schema; an empty string if it has none yet."""
    if not inspect(connection).has_table("alembic_version"):
        return ""
    return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar() or "")


def check_version(version: str) -> None:
    """Raise ``BadDatabase`` if this bot can neither use nor upgrade a database of this version."""
    if version == MOVING:
        raise BadDatabase("a move into this database was begun and not ended: run the same `maumau db move` again")
    if version > newest():
        raise BadDatabase("the database cannot be used: it is of a newer version of maumau. Run that one")
    if version and version not in versions():
        raise BadDatabase(
            f"the database cannot be used: it is of version {version}, from before 0.2.0."
            f" Run `maumau db upgrade` of commit {LAST_WITH_ALL_STEPS} first"
        )


class DatabaseLock(Protocol):
    """Keeps other processes away from a database, or from a part of its servers.

    ``notifier`` tells others what this process changes; None where there are no others.
    """

    notifier: Notifier | None

    def when_lost(self, does: Callable[[], None]) -> None:
        """Call this when another process has taken over, or may: this one has to end."""

    async def release(self) -> None:
        """Release the lock."""

    async def is_leader(self) -> bool:
        """Whether this process does what concerns no server in particular. Of several processes one does."""


def part(table: Table, which: ColumnElement[bool]) -> Delete:
    """A statement that deletes these rows, as many as there is ``room`` for."""
    key, room = [*table.primary_key], bindparam("room", type_=Integer)
    return delete(table).where(tuple_(*key).in_(select(*key).where(which).limit(room)))


class Database:
    """Runs the transactions of all stores.

    One transaction writes at a time, in order of arrival. Connections that compete for SQLite's lock wait for random
    times, and one of them fails in the end. ``lock`` keeps other processes away until the database is closed.
    """

    def __init__(self, engine: AsyncEngine, lock: DatabaseLock | None = None) -> None:
        self.engine, self._lock = engine, lock
        self._writing, self._waiting = asyncio.Lock(), 0
        self._writer: AsyncConnection | None = None
        self._shared: asyncio.Future[None] | None = None
        """The commit of the transaction that is open, and in which several have written."""
        self._committing: asyncio.Task[None] | None = None
        self.notifier = lock.notifier if lock is not None else None
        self._clear_caches: list[Callable[[], None]] = []
        self._changed: list[tuple[str, Hashable, Callable[[], None]]] = []
        self._mark = 0
        """How many were changed before the one whose turn it is to write."""
        self._erased_in_wal = False
        self._closed, self._in_use, self._returned = False, 0, asyncio.Event()
        self._answering = Answering(self._ask)
        self._takes_nothing = False
        """Whether the last transaction that wrote has failed by a fault of the database."""
        self.insert = sqlite.insert if engine.dialect.name == "sqlite" else postgresql.insert
        self._arrive = FrequentStatement(self.insert(arrivals).on_conflict_do_nothing())

    async def close(self) -> None:
        """Close the connections, and release the lock. Whoever uses one is waited for, and nobody gets one afterwards:
        an engine that was disposed of would open new ones, and leave them open.
        """
        self._closed = True
        await self._answering.stop()
        async with self._writing:
            await self._commit_shared()
            await self._close_writer()
        while self._in_use:
            self._returned.clear()
            await self._returned.wait()
        await self.engine.dispose()
        if self._lock is not None:
            await self._lock.release()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read from. Raises ``StoreAway``, also for what goes wrong while it is used."""
        self._refuse_if_closed()
        self._answering.refuse()
        connected = False
        self._in_use += 1
        try:
            async with self.engine.connect() as connection:
                connected = True
                try:
                    yield connection
                except TimeoutError as fault:
                    self._answering.classify_fault(fault, None)
                    if self._answering.silent:
                        await _cut(connection)
                    raise
            self._answering.on_answered()
        except Exception as fault:
            told = self._answering.classify_fault(fault, to_store_away(fault))
            if told is None and connected:
                raise
            raise told or StoreAway(fault) from fault
        finally:
            self._in_use -= 1
            self._returned.set()

    def _refuse_if_closed(self) -> None:
        if self._closed:
            raise StoreAway(ConnectionError("the bot has closed it"))

    async def answers(self) -> bool:
        """Whether the database answers, and takes what is written: if it has not last, that is tried."""
        if self._takes_nothing:
            async with self.writing() as connection:
                await connection.execute(text("UPDATE alembic_version SET version_num = version_num"))
        return await self.one(select(literal(1))) is not None

    async def _ask(self) -> None:
        """Ask the database anything. Raises what the driver raises."""
        async with self.engine.connect() as connection:
            try:
                await connection.execute(select(literal(1)))
            except TimeoutError:
                await _cut(connection)
                raise

    async def forget_arrivals(self) -> None:
        """Forget the interactions and messages that are too old to arrive again, and what is left of erased data."""
        await self.delete_old(arrivals, arrivals.c.at < time.time() - ARRIVALS_KEPT_S)
        await self._empty_wal()

    async def delete_old(self, table: Table, which: ColumnElement[bool]) -> None:
        """Delete rows that are kept no longer, some at a time, each time in a transaction of its own."""
        some = part(table, which)
        while True:
            async with self.writing() as connection:
                found = await connection.execute(some, {"room": ROWS_DELETED_AT_ONCE})
            if found.rowcount < ROWS_DELETED_AT_ONCE:
                return

    # reading

    async def one(self, query: Executable, given: Mapping[str, object] | None = None) -> Row | None:
        """Return the first row of a query with these values of its parameters, or None."""
        async with self.reading() as connection:
            found = (await connection.execute(query, given)).mappings().first()
        return dict(found) if found else None

    async def all(self, query: Executable, given: Mapping[str, object] | None = None) -> list[Row]:
        """Return all rows of a query with these values of its parameters."""
        async with self.reading() as connection:
            return [dict(row) for row in (await connection.execute(query, given)).mappings()]

    async def all_in_batches(self, query: Executable) -> list[Row]:
        """Return all rows of a query that may have thousands. They are read some at a time: others get their turn."""
        async with self.reading() as connection:
            found = (await connection.stream(query)).mappings()
            return [dict(row) async for some in found.partitions(ROWS_A_TIME) for row in some]

    async def numbers(self, query: Executable) -> list[int]:
        """Return the numbers of a query with one column."""
        return [int(next(iter(row.values()))) for row in await self.all(query)]

    def cache(self, name: str) -> ReadCache[K, V]:
        """Make a new cache of rows. All caches are cleared when data is erased. Other processes know it by its name."""
        made = ReadCache[K, V](lambda cache, key: self._changed.append((name, key, partial(cache.drop, key))))
        self._clear_caches.append(made.clear)
        if self.notifier is not None:
            self.notifier.subscribe(name, cast(Callable[[Hashable], None], made.drop))
        return made

    def tell(self, name: str, key: Hashable) -> None:
        """Publish this to other processes once the present transaction is committed."""
        self._changed.append((name, key, lambda: None))

    def clear_caches(self) -> None:
        """Drop all cached rows."""
        for clear in self._clear_caches:
            clear()

    def when_overtaken(self, does: Callable[[], None]) -> None:
        """Call this when another process has taken this one's place on the database, or may take it."""
        if self._lock is not None:
            self._lock.when_lost(does)

    async def is_leader(self) -> bool:
        """Whether this process does what concerns no server in particular."""
        return self._lock is None or await self._lock.is_leader()

    # writing

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes. All of them use one connection, which stays open: it never waits for a reader.
        Raises ``StoreAway``.

        Those who wait for each other share one transaction. Each is undone alone if it fails, and none ends before the
        commit of all.
        """
        self._answering.refuse()
        await self._acquire_writer()
        try:
            self._refuse_if_closed()
            self._answering.refuse()
            shared = self._shared
            try:
                connection = await self._begin()
                yield connection
                if shared is None and self._waiting == 0:
                    await self._commit(connection)
                else:
                    shared = self._share()
            except BaseException as fault:
                why = await self._undo(fault)
                if why is fault:
                    raise
                raise why from fault
        finally:
            self._writing.release()
        if shared is not None:
            await asyncio.shield(shared)

    async def _acquire_writer(self) -> None:
        """Wait until it is one's turn to write."""
        self._waiting += 1
        try:
            await self._writing.acquire()
        finally:
            self._waiting -= 1

    async def _begin(self) -> AsyncConnection:
        """Begin a transaction, or take part in the one that others share. A connection that was cut since the last one
        is replaced, also one that only now turns out to be: nothing is lost with it.
        """
        self._mark = len(self._changed)
        if self._shared is not None and self._writer is not None:
            await driver_of(self._writer).set_mark()
            return self._writer
        if self._writer is not None and is_cut(pooled(self._writer).driver_connection):
            await self._drop_writer()
        if self._writer is not None:
            try:
                await driver_of(self._writer).begin()
            except DBAPIError as fault:
                if not fault.connection_invalidated:
                    raise
                await self._drop_writer()
            else:
                return self._writer
        self._writer = await self._connected()
        await driver_of(self._writer).begin()
        return self._writer

    async def _drop_writer(self) -> None:
        """Give up the connection that writes, which was cut."""
        cut, self._writer = self._writer, None
        if cut is not None:
            await cut.invalidate()
            await cut.close()

    def _share(self) -> asyncio.Future[None]:
        """Leave the transaction open for those who wait. It is committed when it is the turn of nobody among them."""
        if self._shared is None:
            self._shared = asyncio.get_running_loop().create_future()
            self._committing = asyncio.create_task(self._commit_later(self._shared), name="commit")
        return self._shared

    async def _commit_later(self, shared: asyncio.Future[None]) -> None:
        async with self._writing:
            if self._shared is shared:
                await self._commit_shared()

    async def _commit_shared(self) -> None:
        """Commit what others share, if there is anything. They are told how it went."""
        shared = self._shared
        if shared is None or self._writer is None:
            return
        try:
            await self._commit(self._writer)
        except BaseException as fault:
            why = await self._abandon(fault)
            if not isinstance(why, Exception):
                raise why from fault
        else:
            self._shared = None
            shared.set_result(None)

    async def _commit(self, connection: AsyncConnection) -> None:
        """Commit, and tell other processes what was changed. What is cached of it is dropped."""
        if self.notifier is not None:
            await self.notifier.publish(connection, [(name, key) for name, key, _ in self._changed])
        await connection.commit()
        self._takes_nothing = False
        self._answering.on_answered()
        self._drop_changed()

    async def _undo(self, fault: BaseException) -> BaseException:
        """Undo what the one has written whose turn it is, after this fault. Gives what to raise."""
        alone = self._shared is not None and to_store_away(fault) is None and isinstance(fault, Exception)
        try:
            if not alone or self._writer is None or not await driver_of(self._writer).back_to_mark():
                return await self._abandon(fault)
        except BaseException as worse:  # noqa: BLE001 -- the caller raises it
            return await self._abandon(worse)
        self._drop_changed(self._mark)
        return fault

    async def _abandon(self, fault: BaseException) -> BaseException:
        """Give up the present transaction after this fault, for all who share it. Gives what to raise."""
        told = self._answering.classify_fault(fault, to_store_away(fault))
        self._takes_nothing = self._takes_nothing or (told is not None and not isinstance(told, StoreOvertaken))
        shared, self._shared = self._shared, None
        if shared is not None:
            shared.set_exception(told or StoreAway(fault))
            shared.exception()  # those who share it may all have been stopped
        try:
            if self._writer is not None:
                if isinstance(told, StoreOvertaken) or (told is None and isinstance(fault, Exception)):
                    await driver_of(self._writer).roll_back()
                else:  # the connection is lost, or the task was stopped, perhaps in the middle of a statement
                    lost, self._writer = self._writer, None  # at once: the task may be stopped again
                    if self._answering.silent:
                        await _cut(lost)
                    else:
                        await lost.invalidate()
                    await lost.close()
        finally:
            self._drop_changed()
        return told or fault

    def _drop_changed(self, since: int = 0) -> None:
        """Drop what is cached of the rows that the transaction has changed, or may have changed, since there were so
        many of them.
        """
        for _, _, drop in self._changed[since:]:
            drop()
        del self._changed[since:]

    async def _connected(self) -> AsyncConnection:
        """A connection that writes, and that the caller closes. Raises ``StoreAway``."""
        try:
            connection = await self.engine.connect()
            prepare(connection)
            return connection
        except Exception as fault:
            raise self._answering.classify_fault(fault, to_store_away(fault)) or StoreAway(fault) from fault

    async def _close_writer(self) -> None:
        connection, self._writer = self._writer, None
        if connection is not None:
            await connection.close()

    @asynccontextmanager
    async def changing(self, number: int) -> AsyncIterator[AsyncConnection]:
        """A transaction that changes a table. It also saves the id of what caused the change. Raises
        ``AlreadyHandled``.
        """
        why = cause()
        first = why is not None and number not in why.seen_at
        async with self.writing() as connection:
            if why is not None and first:
                row = {"event": why.id, "table_id": number, "at": time.time()}
                if await self._arrive.execute(connection, row) == 0:
                    raise AlreadyHandled(why.id)
            yield connection
        if why is not None:
            why.seen_at.add(number)

    @asynccontextmanager
    async def erasing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that erases data. After it all caches are cleared, and it is in no file any more: SQLite
        overwrites what is deleted (``secure_delete``), and its log of changes is emptied.
        """
        try:
            async with self.erasing_part() as connection:
                yield connection
                self.tell(ERASED, 0)
        finally:
            self.clear_caches()
        await self._empty_wal()

    @asynccontextmanager
    async def erasing_part(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that erases a part of something large. The last part is ``erasing``, which clears up after all
        of them.
        """
        async with self.writing() as connection:
            yield connection
        self._erased_in_wal = self.engine.dialect.name == "sqlite"

    async def _empty_wal(self) -> None:
        """Empty SQLite's log of changes if something erased is in it. What prevents that passes; it is tried again.

        Most of it is done while others write.
        """
        try:
            for _ in range(EMPTYING_TRIES):
                if not self._erased_in_wal:
                    return
                async with self.reading() as connection:
                    await connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")
                async with self._writing, self.reading() as connection:
                    await self._commit_shared()
                    await connection.exec_driver_sql(f"PRAGMA busy_timeout={READERS_WAIT_MS}")
                    checkpoint = await connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
                    self._erased_in_wal = bool(checkpoint.scalar())  # somebody still reads what was there before
                    await connection.exec_driver_sql(f"PRAGMA busy_timeout={LOCK_WAIT_MS}")
                if self._erased_in_wal:
                    await asyncio.sleep(EMPTIED_AGAIN_S)
        except StoreAway as why:
            log.warning("the WAL cannot be emptied yet: %s", why)

    async def lock_server(self, connection: AsyncConnection, server: int) -> None:
        """Let no other process reckon the results of a server before this transaction is over."""
        if self.notifier is not None:
            await connection.execute(select(func.pg_advisory_xact_lock(server)))

    async def upsert(self, connection: AsyncConnection, table: Table, key: Row, values: Row) -> None:
        """Insert a row, or set these values in the row with this key."""
        await connection.execute(
            self.insert(table).values(key | values).on_conflict_do_update(index_elements=list(key), set_=values)
        )
