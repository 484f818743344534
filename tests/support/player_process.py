"""A process that plays at random through the door, and says what was answered; it is made to be killed.

It opens tables on a database, or goes on with those that are there, and writes a line ``answered TABLE VERSION`` for
every change after the door has answered.
"""

from __future__ import annotations

import asyncio
import sys
import time
from pathlib import Path
from random import Random

from bot.services import Store
from bot.store.database import Database, connect
from bot.tables.lobby import Location, TableSetup
from bot.tables.table import Player, Refused, Table
from rules.match import OVER, PLAYING, WAITING
from rules.table import Action, IllegalAction
from tests.support.databases import new_database
from tests.support.repository import Process

SERVER, CHANNEL = 1, 10
PEOPLE = range(1, 5)
AT_A_TIME = 3


def answered(table: Table) -> None:
    """What a player would see now: the change is done."""
    sys.stdout.write(f"answered {table.id} {table.version}\n")
    sys.stdout.flush()


async def open_table(here: Process, chance: Random) -> int:
    """Two to four people and a computer player, with options drawn by lot."""
    for person in PEOPLE:
        await here.store.people.meet(person, f"person{person}", "en-US")
    table = await here.lobbies.open(
        Location(SERVER, CHANNEL), Player(1, "person1"), TableSetup(chance.choice(["voador", "classic"]))
    )
    for person in list(PEOPLE)[1 : chance.randint(2, 4)]:
        answered((await here.lobbies.sit(table.id, person, f"person{person}")).table)
    answered((await here.lobbies.add_computer(table.id, 1)).table)
    answered((await here.lobbies.set_option(table.id, 1, "target", 60)).table)
    answered((await here.lobbies.start(table.id, 1)).table)
    return table.id


async def something(here: Process, number: int, chance: Random) -> bool:
    """One change at a table; False when its match is over, or it never began."""
    table = await here.tables.get(number)
    state = table.state
    if table.closed is not None or state is None or state.phase == OVER:
        return False
    try:
        if state.phase == WAITING:
            answered((await here.matches.deal(number, 1)).table)
            return True
        seat = table.awaited[0]
        if seat in table.computers:
            here.tables.now = lambda: time.time() + 3600  # no pause
            outcome = await here.deadlines.let_computer_move(number)
            if outcome is not None:
                answered(outcome.table)
            return True
        anybody = chance.choice([seat, seat, seat, *state.order])
        offers = table.game.legal(state, anybody)
        person = table.players[anybody].person
        if offers and person is not None and state.phase == PLAYING:
            answered((await here.matches.act(number, person, [chance.choice(offers)])).table)
        elif person is not None:
            answered((await here.matches.act(number, person, [Action("says", number=1)])).table)
    except (IllegalAction, Refused):
        pass  # a random choice
    return True


async def play(file: Path) -> None:
    """Play for ever."""
    chance = Random()
    store = Store(Database(await connect(await new_database(file))))
    here = Process(store, time.time, computer_pause=1.0)
    await store.servers.meet(SERVER, "en-US")
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    playing = [number for number, *_ in await store.open_tables.places()]
    while True:
        while len(playing) < AT_A_TIME:
            playing.append(await open_table(here, chance))
        going = await asyncio.gather(*(something(here, number, chance) for number in playing))
        playing = [number for number, goes in zip(playing, going, strict=True) if goes]


def run(file: Path) -> None:
    """What the process does."""
    asyncio.run(play(file))
