"""How long people wait for the answer to a press, when many press at many tables.

The real process runs on a small Discord (`tests/wire`) with a thousand tables under way, each with two people and a
computer player. A crowd presses at once; each person presses again half a second after the last answer. Meanwhile the
bot paints, and its computer players move.

An answer counts when it can be read. That Discord was told in time that it is coming is counted apart.

    uv run python -m benchmarks.crowd --tables 1000 --seconds 15
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import monotonic

from benchmarks.many import FIRST_CHANNEL_ID, FIRST_THREAD_ID, PERSON_ID_STEP, multiply
from bot.views.press import OPERATIONS, Slots
from tests.wire import payloads
from tests.wire.laying import lay
from tests.wire.people import Person, begun, until
from tests.wire.process import FreshProcess
from tests.wire.small_discord import SmallDiscord

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
PAUSE_S, READ_WITHIN_S = 0.5, 10.0
"""Between an answer and the next press; and the longest time until an answer can be read, in seconds."""
AIM_S, MEMORY_AIM_MB = 0.5, 200
"""99 of 100 read the first real answer within this time, and the process needs no more memory than this."""
DEFERRALS = (5, 6)
"""The first answers that show nothing: Discord is told that something is coming."""


class Regulars:
    """The two people of each table."""

    def __init__(self, discord: SmallDiscord, first: tuple[Person, Person], tables: int) -> None:
        self.discord = discord
        self.at = {1: first}
        for number in range(2, tables + 1):
            self.at[number] = self._copy(first[0], number), self._copy(first[1], number)
            channel, thread = FIRST_CHANNEL_ID + number, FIRST_THREAD_ID + number
            parent = discord.channels[channel] = payloads.text_channel(channel, discord.guild_id, "mesa")
            discord.channels[thread] = payloads.thread(thread, parent, "mesa", discord.me["id"])

    def _copy(self, person: Person, number: int) -> Person:
        made = Person(self.discord, person.name)
        made.id = person.id + number * PERSON_ID_STEP
        made.user = self.discord.users[made.id] = payloads.user(made.id, person.name)
        self.discord.channels[made.id] = payloads.direct(made.id, made.user)
        return made

    async def press(self, number: int, seen: Seen) -> None:
        """Both people press *Draw* and *Pass*, whoever's turn it is."""
        for person in self.at[number]:
            for op in ("draw", "pass"):
                thread = FIRST_THREAD_ID + number
                place = thread if thread in self.discord.channels else self.discord.channel
                message = {"channel_id": str(place), "id": str(place)} | payloads.message(
                    place, self.discord.channels[place], self.discord.me, {}
                )
                made = person.send_press(message, OPERATIONS[op].of_slots(Slots(number, None, "")).id)
                try:
                    await asyncio.wait_for(made.read.wait(), READ_WITHIN_S)
                    seen.times.append(made.read_after)
                except TimeoutError:
                    seen.unanswered += 1
                seen.deferred += made.kind in DEFERRALS
                await asyncio.sleep(PAUSE_S)


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


async def crowd(regulars: Regulars, size: int, seconds: float, chance: Random) -> Seen:
    """Let a crowd of this size press for this long. Each person is at tables that nobody else presses at."""
    seen, over = Seen(), monotonic() + seconds
    numbers = chance.sample(sorted(regulars.at), len(regulars.at))
    if len(numbers) < size:
        raise SystemExit(f"{size} people need as many tables, not {len(numbers)}: choose --tables")

    async def one(mine: list[int]) -> None:
        await asyncio.sleep(chance.random() * PAUSE_S)
        for number in cycle(mine):
            if monotonic() >= over:
                return
            await regulars.press(number, seen)

    await asyncio.gather(*(one(numbers[place::size]) for place in range(size)))
    kept = seen.worst <= AIM_S and not seen.unanswered
    print(
        f"{size} people: {len(seen.times) / seconds:.0f} presses a second,"
        f" read after {median(seen.times) * 1000:.0f} ms (median), {seen.worst * 1000:.0f} ms (99 of 100),"
        f" {max(seen.times) * 1000:.0f} ms (at most); {seen.deferred} deferred first,"
        f" {seen.unanswered} not answered: {'kept' if kept else 'missed'}"
    )
    return seen


async def run(tables: int, seconds: float, sizes: Sequence[int]) -> None:
    """Make the tables, and let the crowds press."""
    with tempfile.TemporaryDirectory() as folder:
        async with (
            SmallDiscord() as discord,
            FreshProcess(discord, Path(folder), CHARTS="on", LOG_LEVEL="WARNING") as bot,
        ):
            ana, bia = Person(discord, "ana"), Person(discord, "bia")
            await begun(discord, ana, bia, computer="Medium")
            await until(lambda: bot.ask("SELECT painted = version FROM tables") == [(1,)])
            bot.terminate()
            await bot.ended()
            await lay(bot.database, CARDS)
            multiply(bot.database, tables, ana.id, bia.id)
            regulars = Regulars(discord, (ana, bia), tables)
            await bot.start()
            for size in sizes:
                await crowd(regulars, size, seconds, Random(size))
                worked, now = bot.worked(), monotonic()
                steps = bot.ask("SELECT count(*) FROM log")[0][0]
                print(f"  {steps} steps were played by then, {len(discord.requests)} requests made")
                await until(lambda: bot.ask("SELECT count(*) FROM tables WHERE painted < version") == [(0,)], 120)
                print(f"  painted {monotonic() - now:.1f} s later, after {bot.worked() - worked:.1f} s of work")
                print(f"  {bot.memory_mb():.0f} MB of memory at most, aim {MEMORY_AIM_MB}")
            assert "Traceback" not in bot.said(), bot.said()[-4000:]


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--tables", type=int, default=1000)
    asked.add_argument("--seconds", type=float, default=15)
    asked.add_argument("--people", type=int, nargs="*", default=CROWD_SIZES)
    given = asked.parse_args()
    asyncio.run(run(given.tables, given.seconds, given.people))


if __name__ == "__main__":
    main()
