"""Databases of the newest schema: migrated once a process, then copied, which takes a hundredth of the time.

They are files of SQLite, or within ``on`` databases of a PostgreSQL.
"""

from __future__ import annotations

import atexit
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import cache
from pathlib import Path
from shutil import copyfile, rmtree
from tempfile import mkdtemp
from typing import Any
from uuid import uuid4

from bot.store.database import Database, connect
from bot.store.upgrade import upgrade
from tests.support.postgresql import on_server


@cache
def _folder() -> Path:
    """Where the migrated file lies until the process ends."""
    folder = mkdtemp(prefix="maumau")
    atexit.register(rmtree, folder, ignore_errors=True)
    return Path(folder)


class Databases:
    """The databases that were made on a PostgreSQL, by the file that each of them stands for."""

    def __init__(self, server: str) -> None:
        self.server = server
        self._migrated = ""
        self._made: dict[Path, str] = {}
        self._old: list[str] = []

    async def get(self, path: Path) -> str:
        """The address of the database that stands for this path. It is made if there is none."""
        await self._drop_old()
        if not self._migrated:
            name = _any_name()
            await on_server(self.server, f"CREATE DATABASE {name}")
            await upgrade(f"{self.server}/{name}")
            self._migrated = name
        if path not in self._made:
            name = _any_name()
            await on_server(self.server, f"CREATE DATABASE {name} TEMPLATE {self._migrated} STRATEGY FILE_COPY")
            self._made[path] = name
        return f"{self.server}/{self._made[path]}"

    async def empty(self) -> str:
        """The address of a database without a schema."""
        name = _any_name()
        await on_server(self.server, f"CREATE DATABASE {name}")
        self._old.append(name)
        return f"{self.server}/{name}"

    def forget(self) -> None:
        """The test is over. Its databases are dropped before the next one is made, or in the end."""
        self._old += self._made.values()
        self._made.clear()

    async def drop(self) -> None:
        """Drop all."""
        self.forget()
        self._old += [self._migrated] if self._migrated else []
        await self._drop_old()

    async def _drop_old(self) -> None:
        while self._old and self._made == {}:
            await on_server(self.server, f"DROP DATABASE IF EXISTS {self._old.pop()} WITH (FORCE)")


_now: Databases | None = None


@contextmanager
def on(databases: Databases) -> Iterator[None]:
    """Make new databases there meanwhile."""
    global _now
    _now = databases
    try:
        yield
    finally:
        _now = None
        databases.forget()


async def new_database(path: Path) -> str:
    """The address of the database at this path, brought up to date; where there is none, one without tables to play at
    is put there.
    """
    if _now is not None:
        return await _now.get(path)
    migrated = _folder() / "migrated.db"
    if not migrated.exists():
        await upgrade(address(migrated))
    if not _put(migrated, path):
        await upgrade(address(path))
    return address(path)


@asynccontextmanager
async def opened(path: Path, **how: Any) -> AsyncIterator[Database]:
    """The database at this path, until it is closed."""
    database = Database(await connect(await new_database(path), **how))
    try:
        yield database
    finally:
        await database.close()


def _put(migrated: Path, path: Path) -> bool:
    if path.exists():
        return False
    copyfile(migrated, path)
    return True


def _any_name() -> str:
    return f"maumau_{uuid4().hex}"


def address(path: Path) -> str:
    return f"sqlite+aiosqlite:///{path}"
