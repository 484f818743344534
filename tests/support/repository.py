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
from bot.tables.lobby import Lobbies, Location, TableLimits, TableSetup
from bot.tables.play import Matches
from bot.tables.repository import Chance, Tables
from bot.tables.table import Player
from cogs.people.reliability import AttendanceStore, Reliability
from rules.ahead import JUMP, MoveAhead
from rules.cards import parse
from rules.options import Options
from rules.script.reading import read
from rules.script.replay import lay_out
from rules.table import Action
from tests.support.databases import new_database
from tests.support.flawless import Flawless
from tests.support.standings import add_up
from tests.support.usual import Usual


@dataclass
class HandClock:
    """A play clock that says what it is told to."""

    read: Callable[[], float]
    ahead: float = 0.0
    back: float = float("-inf")

    def now(self) -> float:
        """The time."""
        return self.read()

    def catch_up(self, at: float) -> None:
        """It is never behind."""


def open_repository(
    store: Store, now: Callable[[], float], computer_pause: float = 2.0, reliability: Reliability | None = None
) -> Tables:
    """The door to the tables of a store, painting nothing."""
    tables = Tables(
        store.tables,
        store.open_tables,
        clock=HandClock(now),
        computer_pause=computer_pause,
        availability=Usual(),
        stakes=Usual(),
        chance=Chance(lot=Flawless()),
    )
    if not store.results.accounts:
        add_up(store)
    tables.results += [
        store.results.prepare_write,
        (reliability or Reliability(AttendanceStore(store.database), Usual())).prepare_write,
    ]
    return tables


class Process:
    """The application on a store, painting nothing."""

    def __init__(self, store: Store, now: Callable[[], float], computer_pause: float = 2.0) -> None:
        self.store = store
        self.reliability = Reliability(AttendanceStore(store.database), Usual())
        self.tables = open_repository(store, now, computer_pause, self.reliability)
        self.lobbies, self.matches = Lobbies(self.tables, TableLimits()), Matches(self.tables)
        self.deadlines = Deadlines(self.tables, Computers(self.tables), Usual())


@asynccontextmanager
async def process(path: Path, now: float = 1_000_000.0) -> AsyncIterator[Process]:
    """A process on this file, in which the clock stands."""
    store = Store(Database(await connect(await new_database(path))))
    try:
        yield Process(store, lambda: now)
    finally:
        await store.database.close()


async def begun(here: Process, game: str, seats: int, options: Options | None = None) -> int:
    """A match of people, dealt; a person's id is its seat and one."""
    await here.store.servers.meet(1, "en-US")
    for person in range(1, seats + 1):
        await here.store.people.meet(person, f"p{person}", "en-US")
    table = await here.lobbies.open(Location(1, 10), Player(1, "p1"), TableSetup(game, options=options))
    for person in range(2, seats + 1):
        await here.lobbies.sit(table.id, person, f"p{person}")
    await here.lobbies.start(table.id, 1)
    return table.id


PEOPLE = ("ana", "bia", "caio")
LAID = """
rules voador
seats ana bia caio
top 5S
hand ana 7S JD 5D KH
hand bia 5H 2C 9C
hand caio 9D 9H 5S
stock 4H 4D 6D 8C 3C 3D
turn ana
"""


async def laid(here: Process, script: str = LAID) -> int:
    """A table laid out as a script says; a person's id is its seat and one."""
    await here.store.servers.meet(1, "en-US")
    for person, name in enumerate(PEOPLE, 1):
        await here.store.people.meet(person, name, "en-US")
    table = await here.lobbies.open(Location(1, 10), Player(1, "ana"), TableSetup("voador"))
    for person in (2, 3):
        await here.lobbies.sit(table.id, person, PEOPLE[person - 1])
    await here.lobbies.start(table.id, 1)
    async with here.tables.changing(table.id) as changing:
        changing.set_state(lay_out(read(script), changing.game))
        changing.prompt = changing.version + 1
        await here.tables.save(changing)
    return table.id


def jumps(*cards: str) -> list[MoveAhead]:
    """Moves ahead that jump in with these cards."""
    return [MoveAhead(Action(JUMP, (parse(card),))) for card in cards]
