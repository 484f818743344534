"""A database that is away or slow: how long is waited for it, and what is said."""

from __future__ import annotations

import errno
import logging
import sqlite3
from pathlib import Path
from shutil import disk_usage
from typing import NamedTuple

from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout

DATABASE_CONNECTIONS = 16
"""Upper bound on queries that run at the same time."""
CONNECTION_LIMIT_S, STATEMENT_LIMIT_S = 5.0, 10.0
"""Upper bounds on waiting for a connection, and on a statement, in seconds. A person has waited long enough then."""


class Limits(NamedTuple):
    """Upper bounds: connections, the wait for one, and the time of a statement, in seconds."""

    connections: int = DATABASE_CONNECTIONS
    wait_s: float = CONNECTION_LIMIT_S
    statement_s: float | None = STATEMENT_LIMIT_S
    """None for what an operator waits for."""


USUAL = Limits()
PATIENT = Limits(statement_s=None)


AWAY_IN_SQLITE = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_INTERRUPT,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_CORRUPT,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_PROTOCOL,
    sqlite3.SQLITE_NOTADB,
}
"""Result codes of SQLite for a file that cannot be used now. A wrong statement has another one."""
PRIMARY_CODE = 0xFF
"""The bits of an extended result code of SQLite that say what kind it is."""
OVERTAKEN_IN_POSTGRESQL = "40"
"""The class of SQLSTATE for transactions that were rolled back: a deadlock, or one that another one came before."""
AWAY_IN_POSTGRESQL = ("08", "25006", "53", "55", "57", "58")
"""How SQLSTATEs begin: connection, a server or user that only reads, resources, an object in use, an operator stepped
in (also: starting up, a statement that took too long), and the system.
"""


class StoreAway(Exception):
    """The database cannot be reached, or does not answer in time. The message says why, in one line.

    A change that was being committed may or may not be saved.
    """

    passes = True
    """It is in the log when it begins, and is counted from then on (``bot/process/logs.py``)."""

    def __init__(self, why: BaseException) -> None:
        super().__init__(f"the database does not answer: {plain(why)}")


LITTLE_ROOM_BYTES = 1 << 20
"""With less free on its disk, a fault of writing to an SQLite file means that the disk is full."""


def is_full(fault: BaseException, database: Path) -> bool:
    """Whether a fault of the file of a database says that the disk, or what this user may take of it, is full. SQLite
    calls that an I/O error where it writes beside the file.
    """
    cause = _cause_of(fault)
    if isinstance(cause, OSError):
        return cause.errno in (errno.ENOSPC, errno.EDQUOT)
    code = _sqlite_code(fault)
    return code == sqlite3.SQLITE_FULL or (
        code == sqlite3.SQLITE_IOERR and disk_usage(database.parent).free < LITTLE_ROOM_BYTES
    )


def is_locked(fault: BaseException) -> bool:
    """Whether a fault of SQLite says that another program keeps everybody else from its file."""
    return _sqlite_code(fault) in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


def _cause_of(fault: BaseException) -> BaseException | None:
    """What the driver has raised."""
    return fault.orig if isinstance(fault, DBAPIError) else fault


def _sqlite_code(fault: BaseException) -> int:
    """The kind of a fault of SQLite; 0 if it is none."""
    return int(getattr(_cause_of(fault), "sqlite_errorcode", 0)) & PRIMARY_CODE


def plain(fault: BaseException) -> str:
    """What a driver or the network says of a fault, without what SQLAlchemy adds."""
    told: BaseException = fault
    if isinstance(fault, DBAPIError) and fault.orig is not None:
        told = fault.orig.__cause__ or fault.orig  # asyncpg's own fault is behind the one that SQLAlchemy makes of it
    elif isinstance(fault, SQLAlchemyError) and fault.args:
        return str(fault.args[0])
    if isinstance(told, TimeoutError) and not str(told):
        return "no answer in time"
    return str(told) or type(told).__name__


class StoreBusy(StoreAway):
    """All connections to the database were in use for too long. Nothing was done."""


class StoreOvertaken(StoreBusy):
    """Another transaction came first: this one was rolled back, and may be begun again."""


def to_store_away(fault: BaseException) -> StoreAway | None:
    """Return what a fault of a driver, or of the pool, is to those who use the store; None if it is a mistake of ours.

    asyncpg raises errors of its own, and also the bare ``OSError`` and ``TimeoutError`` of the network.
    """
    if isinstance(fault, PoolTimeout):
        return StoreBusy(fault)
    if isinstance(fault, OSError):
        return StoreAway(fault)
    lost = isinstance(fault, DBAPIError) and fault.connection_invalidated
    state = str(getattr(_cause_of(fault), "sqlstate", None) or "")
    if state[:2] == OVERTAKEN_IN_POSTGRESQL:
        return StoreOvertaken(fault)
    if lost or _sqlite_code(fault) in AWAY_IN_SQLITE or state.startswith(AWAY_IN_POSTGRESQL):
        return StoreAway(fault)
    return None


def log_fault(log: logging.Logger, fault: Exception, said: str, *args: object) -> None:
    """Log what has failed: an error with a traceback, or a warning when the database is away. Then there is nothing to
    mend here.
    """
    if isinstance(fault, StoreAway):
        log.warning(f"{said}: %s", *args, fault)
    else:
        log.error(said, *args, exc_info=fault)
