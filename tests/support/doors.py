"""A process as it stands before the database: the door and all who go through it, without Discord."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from bot.store.database import connect
from bot.store.tables import Store
from bot.tables.computers import Computers
from bot.tables.deadlines import Deadlines
from bot.tables.lobby import Lobbies
from bot.tables.play import Matches
from bot.tables.repository import Tables
from tests.support.databases import new_database


class Process:
    """The application on a store, painting nothing."""

    def __init__(self, store: Store, now: Callable[[], float], computer_pause: float = 2.0) -> None:
        self.store = store
        self.tables = Tables(store, now=now, changed=lambda _: None, computer_pause=computer_pause)
        self.lobbies, self.matches = Lobbies(self.tables), Matches(self.tables)
        self.deadlines = Deadlines(self.tables, Computers(self.tables))


@asynccontextmanager
async def process(path: Path, now: float = 1_000_000.0) -> AsyncIterator[Process]:
    """A process on this file, in which the clock stands."""
    store = Store(await connect(await new_database(path)))
    try:
        yield Process(store, lambda: now)
    finally:
        await store.close()
