"""The file of an SQLite database: where it is, who may read it, what is wrong with it, and copies of it."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from threading import Timer

from sqlalchemy.engine import make_url

OWNER_ALONE = 0o600
"""The mode of files that contain hands and seeds."""
COPY_LIMIT_S = 15.0
"""How long a copy waits for others to finish with the file, in seconds."""

CHECK_LIMIT_S = 5.0
"""How long a file is checked before it is used, in seconds: a large one in part only."""
DAMAGED = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
WRITES_BY, BY_JOURNAL = 18, 1
"""Where an SQLite file says how it is written, and that it is written without a WAL, as backups are."""


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
    for file in files_of(path):
        if file.exists() and file.stat().st_mode & 0o077:
            file.chmod(OWNER_ALONE)


def files_of(path: Path) -> list[Path]:
    """The files that make up a database, those that are not there included."""
    return [path.with_name(path.name + suffix) for suffix in ("", "-wal", "-shm")]


def restoring(path: Path) -> Path:
    """The folder into which a database is moved while a backup takes its place."""
    return path.with_name(f"{path.name}.restoring")


def look_beside(path: Path) -> None:
    """Raise ``sqlite3.DatabaseError`` if by what lies beside it the file is not the database that was there. SQLite
    would open it all the same, and spoil or delete what could be saved.
    """
    wal = files_of(path)[1]
    has_wal = wal.exists() and wal.stat().st_size > 0
    if restoring(path).exists():
        raise sqlite3.DatabaseError("`maumau db restore` was begun and not ended: run it again")
    if not path.exists() or path.stat().st_size == 0:
        lost = [wal] if has_wal else []
        if path.exists():
            patterns = (f"{path.name}.before-*", f"{path.name}.replaced-*", f"{path.stem}-*.db", "backups/*.db")
            lost += [one for pattern in patterns for one in sorted(path.parent.glob(pattern))]
        if lost:
            raise sqlite3.DatabaseError(
                f"{path.name} is empty, and {lost[0].relative_to(path.parent)} is there: `maumau db restore FILE` puts"
                " a backup back; for a new database move both away"
            )
        return
    with path.open("rb") as file:
        header = file.read(WRITES_BY + 1)
    if has_wal and header[WRITES_BY:] == bytes([BY_JOURNAL]):
        raise sqlite3.DatabaseError(
            f"{path.name} is a backup, and {wal.name} belongs to the file that was there before: move {wal.name} away"
        )


def refuse_damaged(path: Path) -> None:
    """Raise ``sqlite3.DatabaseError`` if the file is damaged, as far as that is found within ``CHECK_LIMIT_S``.

    It is only read: who closes a file last writes its WAL into it and deletes the WAL, and of a file that is damaged,
    or is not the one of this WAL, nothing could be saved then.
    """
    look_beside(path)
    if not path.exists() or path.stat().st_size == 0:
        return
    with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True, timeout=CHECK_LIMIT_S)) as connection:
        limit = Timer(CHECK_LIMIT_S, connection.interrupt)
        limit.start()
        try:
            found = str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
        except sqlite3.DatabaseError as fault:
            found = str(fault) if fault.sqlite_errorcode & 0xFF in DAMAGED else "ok"  # others are met when it is used
        finally:
            limit.cancel()
            limit.join()
    if found != "ok":
        what = " ".join(found.removeprefix("*** in database main ***").split())
        raise sqlite3.DatabaseError(f"it is damaged ({what}). `maumau db restore FILE` puts a backup back")


def copy(source: Path, target: Path) -> None:
    """Copy a database with everything that was committed, also while a bot writes to it.

    The copy gets its name only when it is complete and sound, and replaces what has that name. Only its owner may read
    it. Raises ``sqlite3.Error`` and ``OSError``.
    """
    look_beside(source)
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
