"""The file of an SQLite database: where it is, who may read it, and copies of it."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy.engine import make_url

OWNER_ALONE = 0o600
"""The mode of files that contain hands and seeds."""
COPY_LIMIT_S = 15.0
"""How long a copy waits for others to finish with the file, in seconds."""


def is_file(url: str) -> bool:
    """Whether this is the address of an SQLite database."""
    return url.startswith("sqlite")


def path_of(url: str) -> Path:
    """The file of an SQLite database itself, whatever links lead to it."""
    return Path(str(make_url(url).database)).resolve()


def make_private(path: Path) -> None:
    """Create the file if there is none, and let its owner alone read it and its WAL. SQLite makes new files beside it
    like it. Nobody may have the database open in this process: SQLite would lose its locks. Raises ``OSError``.
    """
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, OWNER_ALONE))
    for file in (path, *(path.with_name(path.name + suffix) for suffix in ("-wal", "-shm"))):
        if file.exists() and file.stat().st_mode & 0o077:
            file.chmod(OWNER_ALONE)


def copy(source: Path, target: Path) -> None:
    """Copy a database with everything that was committed, also while a bot writes to it.

    The copy gets its name only when it is complete and sound, and replaces what has that name. Only its owner may read
    it. Raises ``sqlite3.Error`` and ``OSError``.
    """
    part = target.with_name(f"{target.name}.part")
    os.close(os.open(part, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, OWNER_ALONE))
    try:
        _copy(source, part)
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)


def _copy(source: Path, part: Path) -> None:
    address = f"{source.as_uri()}?mode=rw"  # rw: a missing file is not created
    with (
        closing(sqlite3.connect(address, uri=True, timeout=COPY_LIMIT_S)) as reading,
        closing(sqlite3.connect(part)) as copied,
    ):
        reading.backup(copied)
        copied.execute("PRAGMA journal_mode=DELETE")  # one file, without WAL files
        found = copied.execute("PRAGMA quick_check").fetchone()[0]
    if found != "ok":
        raise sqlite3.DatabaseError(found)
