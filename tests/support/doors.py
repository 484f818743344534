"""A process as it stands before the database: the door and all who go through it, without Discord."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from bot.services import Store
from bot.store.database import Database, connect
from bot.tables.computers import Computers
from bot.tables.deadlines import Deadlines
from bot.tables.lobby import Lobbies
from bot.tables.play import Matches
from bot.tables.repository import Tables


@dataclass
class HandClock:
    """A play clock that says what it is told to."""

    read: Callable[[], float]
    ahead: float = 0.0
    back: float = float("-inf")

    def now(self) -> float:
        """The time."""
        return self.read()


def open_door(store: Store, now: Callable[[], float], computer_pause: float = 2.0) -> Tables:
    """The door to the tables of a store, painting nothing."""
    return Tables(
        store.tables,
        store.open_tables,
        store.results,
        clock=HandClock(now),
        changed=lambda _: None,
        computer_pause=computer_pause,
    )


class Process:
    """The application on a store, painting nothing."""

    def __init__(self, store: Store, now: Callable[[], float], computer_pause: float = 2.0) -> None:
        self.store = store
        self.tables = open_door(store, now, computer_pause)
        self.lobbies, self.matches = Lobbies(self.tables), Matches(self.tables)
        self.deadlines = Deadlines(self.tables, Computers(self.tables))


@asynccontextmanager
async def process(path: Path, now: float = 1_000_000.0) -> AsyncIterator[Process]:
    """A process on this file, in which the clock stands."""
    store = Store(Database(await connect(f"sqlite+aiosqlite:///{path}")))
    try:
        yield Process(store, lambda: now)
    finally:
        await store.database.close()
