"""What a process leaves that dies: the files of its database, as they are before each statement and each commit."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from shutil import copyfile

import sqlalchemy as sa
from sqlalchemy.engine import Engine

EVENTS = ("before_cursor_execute", "commit")


@contextmanager
def crashes(database: Path, folder: Path) -> Iterator[list[Path]]:
    """A copy of the database for each different state in which a process could die meanwhile, in order.

    The files are what the system keeps when a process is killed. SQLite repairs them from the WAL when they are opened.
    """
    folder.mkdir()
    found: list[Path] = []
    seen: set[tuple[bytes, bytes]] = set()
    wal = database.with_name(f"{database.name}-wal")

    def look(*_: object) -> None:
        now = database.read_bytes(), wal.read_bytes() if wal.exists() else b""
        if now in seen:
            return
        seen.add(now)
        copied = folder / f"{len(found)}.db"
        copied.write_bytes(now[0])
        copied.with_name(f"{copied.name}-wal").write_bytes(now[1])
        found.append(copied)

    for event in EVENTS:
        sa.event.listen(Engine, event, look)
    try:
        yield found
    finally:
        for event in EVENTS:
            sa.event.remove(Engine, event, look)
    look()


def dumped(database: Path) -> str:
    """All that is in a database, in SQL."""
    with closing(sqlite3.connect(database)) as raw:
        return "\n".join(raw.iterdump())


def copied(database: Path, target: Path) -> Path:
    """A copy of a database that nobody has open."""
    return Path(copyfile(database, target))
