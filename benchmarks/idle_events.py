"""What events cost while nothing moves: one server has a hundred leagues of 24 at tables of four, far past its limit.
All lobbies are open, nobody comes, and nothing is due.

The bot calls ``Events.tick`` every second. Here it is called as often as in so many minutes, without waiting in
between: enough of them that each event is looked at again, as often as that is done where nothing moves. Prints the
processor time of all threads of this process as a share of one core over those minutes. The store is a SQLite file.

    uv run python -m benchmarks.idle_events
    uv run python -m benchmarks.idle_events --profile
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import logging
import pstats
import tempfile
from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path
from time import process_time

from bot.tables.notes import PostedMessage
from bot.time import HOUR, MINUTE
from cogs.events.event import Entrant, EventStage, ServerEvent
from cogs.events.plan import EventKind
from cogs.events.service import LOOK_EVERY_S, LOOK_IDLE_EVERY_S
from tests.support.seasons import BEGAN, CHANNEL, MANAGER, PERSON, EventProcess, World, event_process, plan

SERVER = 1
AIM = 0.01
"""Of one core."""


async def begun(here: EventProcess, events: int, people: int, seats: int) -> list[int]:
    """So many events whose first round has begun, all with the lobbies of their tables."""
    await here.store.servers.meet(SERVER, "en-US")
    numbers = list[int]()
    chosen = replace(plan(EventKind.LEAGUE, people=people, seats=seats), days=7)
    for at in range(events):
        some = range(PERSON + at * people, PERSON + (at + 1) * people)
        for person in some:
            await here.store.people.meet(person, f"P{person}", "en-US", SERVER, f"P{person}")
        entrants = tuple(Entrant(number, person) for number, person in enumerate(some, 1))
        event = ServerEvent(0, SERVER, CHANNEL, None, MANAGER, chosen, BEGAN, entrants=entrants)
        numbers.append((await here.events.store.add(event)).id)
    return numbers


async def settle(here: EventProcess, numbers: list[int]) -> int:
    """Look at all events until nothing is due any more, and show their lobbies. Gives how many there are."""
    for _ in range(3):
        for number in numbers:
            await here.events.look(number)
    lobbies = 0
    for number in numbers:
        event = await here.events.store.get(number)
        assert event.stage == EventStage.ON
        for one in event.undecided:
            async with here.tables.changing(one.table) as table:
                table.posted.lobby = PostedMessage(table.channel, table.id, here.tables.now())
                await here.tables.save(table, human=False)
            lobbies += 1
    return lobbies


async def measure(events: int, people: int, seats: int, minutes: int, *, profiles: bool) -> float:
    """Print what so many idle events cost, and give it as a share of one core."""
    now = BEGAN
    with tempfile.TemporaryDirectory() as folder:
        async with event_process(Path(folder) / "m.db", lambda: now, World()) as here:
            numbers = await begun(here, events, people, seats)
            lobbies = await settle(here, numbers)
            now += HOUR
            for _ in range(3 * int(LOOK_EVERY_S)):  # what was noted while they began is done
                now += 1.0
                await here.events.tick()
            versions = [(await here.events.store.get(number)).version for number in numbers]
            print(f"{events} events of {people} at tables of {seats}, {lobbies} lobbies open")
            took = list[float]()
            with cProfile.Profile() if profiles else nullcontext() as profile:
                for _ in range(int(minutes * MINUTE)):
                    now, began = now + 1.0, process_time()
                    await here.events.tick()
                    took.append(process_time() - began)
            assert versions == [(await here.events.store.get(number)).version for number in numbers], "nothing moves"
    share, longest = sum(took) / (minutes * MINUTE), max(took)
    print(f"{len(took)} ticks, one a second; the longest took {longest:.3f} s")
    print(f"{100 * share:.2f} % of one core (aim: at most {100 * AIM:.0f} %)")
    if profile is not None:
        pstats.Stats(profile).sort_stats("cumulative").print_stats(50)
    return share


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--events", type=int, default=100)
    parser.add_argument("--people", type=int, default=24)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--minutes", type=int, default=int(2 * LOOK_IDLE_EVERY_S / MINUTE))
    parser.add_argument("--profile", action="store_true", help="print which functions take it (they take longer then)")
    chosen = parser.parse_args()
    logging.disable(logging.ERROR)
    share = asyncio.run(measure(chosen.events, chosen.people, chosen.seats, chosen.minutes, profiles=chosen.profile))
    raise SystemExit(0 if share <= AIM else 1)
