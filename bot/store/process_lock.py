"""Allows one bot for each database. The process locks a file beside it; the lock ends with the process, however it
ends.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from sqlalchemy.engine import make_url

from bot.store.database import BadDatabase

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


class ProcessLock:
    """Locks a database for this process until ``release``. Raises ``InUse``. Only SQLite files are locked."""

    def __init__(self, url: str) -> None:
        self._file: int | None = None
        if not url.startswith("sqlite"):
            return
        path = Path(f"{make_url(url).database}.lock")
        try:
            file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as fault:
            raise BadDatabase(f"the database cannot be used: {fault}") from fault
        try:
            _lock(file)
        except OSError:
            os.close(file)
            raise InUse(
                f"another maumau runs on this database ({path.with_suffix('').name}); stop that one first"
            ) from None
        self._file = file

    def release(self) -> None:
        """Release the lock. The file is not deleted: another process may be waiting for it."""
        if self._file is not None:
            os.close(self._file)
            self._file = None
