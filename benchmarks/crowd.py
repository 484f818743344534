"""How long people wait for the answer to a press, when many press at many tables.

A thousand tables are under way. A crowd presses at once; each person presses again half a second after the last answer.
Meanwhile the bot paints, and its computer players move.

An answer counts when it can be read. That Discord was told in time that it is coming is counted apart.

    uv run python -m benchmarks.crowd --tables 1000 --seconds 15
"""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import cycle
from random import Random
from statistics import median, quantiles
from time import monotonic

from benchmarks.town import AIM_S, DEFERRALS, Town, town
from bot.screens.components import OPERATIONS, Slots

CROWD_SIZES = (20, 100)
CARDS = """
top 5S
hand ana 4H 6D 8C
hand bia 4D 6C 8H
hand zezé 4C 6H 8D
stock 9H 9D 9C 10H 10D 10C 3H 3D 3C 9H 9D 9C 10H 10D 10C 3H 3D 3C
turn ana
"""
"""Nobody can lay a card: everybody draws and passes."""
PAUSE_S = 0.5
"""Between an answer and the next press, in seconds."""
MEMORY_AIM_MB = 200
"""The process needs no more memory than this."""
LOOKS = 5
"""How often memory is looked at, in equal parts of the time."""
PAINTED_WITHIN_S = 120.0
"""Upper bound on the time until every table is painted, in seconds."""


@dataclass
class Seen:
    """What a crowd has seen: after how many seconds it could read each answer, and how often Discord was told first
    that the answer is coming.
    """

    times: list[float] = field(default_factory=list)
    deferred: int = 0
    unanswered: int = 0

    @property
    def worst(self) -> float:
        """What 99 of 100 did not wait longer than, in seconds."""
        return quantiles(self.times, n=100)[98]


async def press(place: Town, number: int, seen: Seen) -> None:
    """Have both people of a table press *Draw* and *Pass*, whoever's turn it is."""
    for person in place.at[number]:
        for op in ("draw", "pass"):
            button = OPERATIONS[op].from_slots(Slots(number, None, "")).id
            made = await place.press(person, place.at_the_table(number), button)
            if made.read.is_set():
                seen.times.append(made.read_after)
            else:
                seen.unanswered += 1
            seen.deferred += made.kind in DEFERRALS
            await asyncio.sleep(PAUSE_S)


async def crowd(place: Town, size: int, seconds: float, chance: Random) -> Seen:
    """Let a crowd of this size press for this long. Each person is at tables that nobody else presses at."""
    seen, over = Seen(), monotonic() + seconds
    numbers = chance.sample(sorted(place.at), len(place.at))
    if len(numbers) < size:
        raise SystemExit(f"{size} people need as many tables, not {len(numbers)}: choose --tables")

    async def one(mine: list[int]) -> None:
        await asyncio.sleep(chance.random() * PAUSE_S)
        for number in cycle(mine):
            if monotonic() >= over:
                return
            await press(place, number, seen)

    async def looked() -> list[float]:
        found = []
        for _ in range(LOOKS):
            await asyncio.sleep(seconds / LOOKS)
            found.append(place.bot.memory_mb(peak=False))
        return found

    memory, *_ = await asyncio.gather(looked(), *(one(numbers[first::size]) for first in range(size)))
    kept = seen.worst <= AIM_S and not seen.unanswered
    print(
        f"{size} people: {len(seen.times) / seconds:.0f} presses a second,"
        f" read after {median(seen.times) * 1000:.0f} ms (median), {seen.worst * 1000:.0f} ms (99 of 100),"
        f" {max(seen.times) * 1000:.0f} ms (at most); {seen.deferred} deferred first,"
        f" {seen.unanswered} not answered: {'kept' if kept else 'missed'}"
    )
    told, grown = ", ".join(f"{one:.0f}" for one in memory), memory[-1] / memory[0] - 1
    print(f"  {told} MB of memory after each fifth of the time: {grown:+.1%} from the first to the last")
    return seen


async def run(tables: int, seconds: float, sizes: Sequence[int]) -> None:
    """Make the tables, and let the crowds press."""
    async with town(tables, CARDS) as place:
        bot = place.bot
        for size in sizes:
            await crowd(place, size, seconds, Random(size))
            worked, now = bot.worked(), monotonic()
            steps = bot.ask("SELECT count(*) FROM log")[0][0]
            print(f"  {steps} steps were played by then, {len(place.discord.requests)} requests made")
            await place.painted(PAINTED_WITHIN_S)
            print(f"  painted {monotonic() - now:.1f} s later, after {bot.worked() - worked:.1f} s of work")
            print(f"  {bot.memory_mb():.0f} MB of memory at most, aim {MEMORY_AIM_MB}")


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--tables", type=int, default=1000)
    asked.add_argument("--seconds", type=float, default=15)
    asked.add_argument("--people", type=int, nargs="*", default=CROWD_SIZES)
    given = asked.parse_args()
    asyncio.run(run(given.tables, given.seconds, given.people))


if __name__ == "__main__":
    main()
