"""Changes a second at the door to the tables, and how long one takes: SQLite, and PostgreSQL with several processes.

A change is what a press makes of a table: it is read, checked, written with its event log, and committed. In each
process people act at tables of its own, some of them at once; nothing is painted or sent. PostgreSQL waits for the disk
as it usually does. Runs take turns, so that what else the machine does harms all of them alike.

    uv run python -m benchmarks.changes --seconds 5 --turns 3
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from itertools import count
from pathlib import Path
from random import Random
from statistics import median, quantiles

from bot.process.loop import runner
from bot.services import open_store
from bot.shards import ALL, Shards
from bot.store.database import with_cause
from bot.store.upgrade import upgrade
from bot.tables.lobby import Location, TableSetup
from bot.tables.table import Player
from bot.time import BELOW_TIME_BITS
from rules.match import PLAYING
from tests.support.databases import Databases, address
from tests.support.postgresql import PostgreSQL
from tests.support.repository import Process

PROCESSES = (1, 2, 4)
PEOPLE_AT_ONCE = 8
"""How many people of a process act at the same time, each at a table of its own."""
AIM = 2.0
"""A change on PostgreSQL takes less than this many times what it takes on SQLite."""
AS_USUAL = {"fsync": "on", "full_page_writes": "on", "synchronous_commit": "on"}
PRESSES = 10**6
"""The ids of the presses at a table begin at its number times this."""
ENDS_WITHIN_S = 60.0
"""Upper bound on the time that a run takes longer than it should, in seconds."""


SETUP_S = 5.0
"""The time in which every process opens the database and deals, in seconds."""


def changes(url: str, shards: Shards, since: float, until: float) -> list[float]:
    """Act at tables until a time; how long each change took that began after ``since``, in seconds."""
    with runner() as running:
        return running.run(_changes(url, shards, since, until))


async def _changes(url: str, shards: Shards, since: float, until: float) -> list[float]:
    store = await open_store(url, shards)
    try:
        here, server = Process(store, time.time), (shards.first << BELOW_TIME_BITS) + 1
        await store.servers.meet(server, "en-US")
        people = [shards.first * 1000 + 2 * number for number in range(1, PEOPLE_AT_ONCE + 1)]
        numbers = [await _begun(here, server, person) for person in people]
        taken = await asyncio.gather(*(_act(here, number, since, until) for number in numbers))
        return [took for table in taken for took in table]
    finally:
        await store.database.close()


async def _begun(here: Process, server: int, person: int) -> int:
    """A match of two people, dealt."""
    for one in (person, person + 1):
        await here.store.people.meet(one, f"p{one}", "en-US")
    table = await here.lobbies.open(Location(server, person), Player(person, f"p{person}"), TableSetup("german"))
    await here.lobbies.sit(table.id, person + 1, f"p{person + 1}")
    await here.lobbies.start(table.id, person)
    return table.id


async def _act(here: Process, number: int, since: float, until: float) -> list[float]:
    """People act at a table, and deal again, until this time. They open another one when their match is over."""
    chance, took = Random(number), list[float]()
    for press in count(number * PRESSES):
        began, began_at = time.perf_counter(), time.time()
        if began_at > until:
            break
        table = await here.tables.get(number)
        if table.closed is not None:
            table = await here.tables.get(number := await _begun(here, table.server, table.host))
        state = table.state
        assert state is not None
        with with_cause(press):
            seat = table.awaited[0] if state.phase == PLAYING else 0
            person = table.players[seat].person
            assert person is not None
            if state.phase != PLAYING:
                await here.matches.deal(number, person)
            else:
                await here.matches.act(number, person, [chance.choice(table.game.moves(state, seat))])
        if began_at > since:
            took.append(time.perf_counter() - began)
    return took


def measured(pool: ProcessPoolExecutor, url: str, processes: int, seconds: float) -> list[float]:
    """Have so many processes act on a database at the same time."""
    parts = [ALL] if processes == 1 else [Shards(number, number, processes) for number in range(processes)]
    since = time.time() + SETUP_S
    running = [pool.submit(changes, url, part, since, since + seconds) for part in parts]
    return [took for one in running for took in one.result(SETUP_S + seconds + ENDS_WITHIN_S)]


async def empty(folder: Path, server: PostgreSQL, processes: int) -> str:
    """A new database: a file for no processes, otherwise on PostgreSQL."""
    url = await Databases(server.address).empty() if processes else address(folder / f"{time.time_ns()}.db")
    await upgrade(url)
    return url


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--seconds", type=float, default=5)
    asked.add_argument("--turns", type=int, default=3)
    given = asked.parse_args()
    server, taken = PostgreSQL(**AS_USUAL), {processes: list[list[float]]() for processes in (0, *PROCESSES)}
    server.start()
    context = multiprocessing.get_context("spawn")
    try:
        with tempfile.TemporaryDirectory() as folder, ProcessPoolExecutor(max(PROCESSES), mp_context=context) as pool:
            [*pool.map(time.sleep, [1.0] * max(PROCESSES))]  # all have started
            for _ in range(given.turns):
                for processes, turns in taken.items():
                    url = asyncio.run(empty(Path(folder), server, processes))
                    turns.append(measured(pool, url, max(1, processes), given.seconds))
    finally:
        server.remove()
    print(f"{'':<26}{'changes/s':>10}{'p50, ms':>10}{'p99, ms':>10}{'beside SQLite':>15}   aim: below {AIM:g}")
    on_file = median(median(turn) for turn in taken[0])
    for processes, turns in taken.items():
        name = f"PostgreSQL, {processes} process{'es' * (processes > 1)}" if processes else "SQLite, 1 process"
        middle, worst = (median(of(turn) for turn in turns) for of in (median, lambda turn: quantiles(turn, n=100)[98]))
        rate = median(len(turn) / given.seconds for turn in turns)
        print(f"{name:<26}{rate:>10.0f}{middle * 1000:>10.1f}{worst * 1000:>10.1f}{middle / on_file:>15.2f}")


if __name__ == "__main__":
    main()
