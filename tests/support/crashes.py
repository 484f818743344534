"""What a process leaves that dies: the files of its database, as they are before each statement."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from shutil import copyfile
from typing import Any

import sqlalchemy as sa
from sqlalchemy.pool import Pool


class Crashes:
    """A copy of a database for each different state in which a process could die, in order.

    The files are what the system keeps when a process is killed. SQLite repairs them from the WAL when they are opened.
    """

    def __init__(self, database: Path, folder: Path) -> None:
        self._database, self._folder = database, folder
        self._seen: set[tuple[bytes, bytes]] = set()
        self._begun = False
        self.left: list[Path] = []
        self.statements = 0

    def begin(self) -> None:
        """From now on."""
        self._folder.mkdir()
        self._begun = True
        self._copy()

    def end(self) -> None:
        """Until now: the last state is the one in which nothing is left to do."""
        self._begun = False
        self._copy()

    def statement(self, _: str) -> None:
        """Before a statement, a commit too."""
        if self._begun:
            self.statements += 1
            self._copy()

    def _copy(self) -> None:
        wal = _wal(self._database)
        now = self._database.read_bytes() if self._database.exists() else b"", wal.read_bytes() if wal.exists() else b""
        if now in self._seen:
            return
        self._seen.add(now)
        copied = self._folder / f"{len(self.left)}.db"
        copied.write_bytes(now[0])
        _wal(copied).write_bytes(now[1])
        self.left.append(copied)


def _wal(database: Path) -> Path:
    return database.with_name(f"{database.name}-wal")


@contextmanager
def crashing(database: Path, folder: Path) -> Iterator[Crashes]:
    """Look at every connection to SQLite that is opened meanwhile; from ``begin`` on the states are kept."""
    crashes = Crashes(database, folder)

    def opened(connection: Any, _: object) -> None:
        connection.driver_connection._conn.set_trace_callback(crashes.statement)

    sqlite3.enable_callback_tracebacks(True)  # otherwise nobody hears of a fault in the callback
    sa.event.listen(Pool, "connect", opened)
    try:
        yield crashes
    finally:
        sa.event.remove(Pool, "connect", opened)
        sqlite3.enable_callback_tracebacks(False)


def dumped(database: Path) -> str:
    """All that is in a database, in SQL."""
    with closing(sqlite3.connect(database)) as raw:
        return "\n".join(raw.iterdump())


def copied(database: Path, target: Path) -> Path:
    """A copy of a database that nobody has open."""
    return Path(copyfile(database, target))
