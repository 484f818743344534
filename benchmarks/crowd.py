"""How long people wait for the answer to a press, when many press at many tables.

The real process runs on a small Discord (`tests/wire`) with a thousand tables under way, each with two people and a
computer player. A crowd presses at once; each person presses again half a second after the last answer. Meanwhile the
bot paints, and its computer players move.

    uv run python -m benchmarks.crowd --tables 1000 --seconds 15
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import monotonic

from benchmarks.many import FIRST_CHANNEL_ID, FIRST_THREAD_ID, PERSON_ID_STEP, multiply
from bot.views.press import OPERATIONS, Slots
from tests.wire import payloads
from tests.wire.laying import lay
from tests.wire.people import Person, begun, until
from tests.wire.process import BotProcess
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
PAUSE_S = 0.5
"""Between an answer and the next press."""


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

    async def press(self, number: int, times: list[float], unanswered: list[int]) -> None:
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
                    await asyncio.wait_for(made.answered.wait(), 5)
                    times.append(made.took)
                except TimeoutError:
                    unanswered.append(number)
                await asyncio.sleep(PAUSE_S)


async def crowd(regulars: Regulars, size: int, seconds: float, chance: Random) -> list[float]:
    """Let a crowd of this size press for this long; return how long each answer took, in seconds."""
    times: list[float] = []
    unanswered: list[int] = []
    over = monotonic() + seconds
    free = iter(chance.sample(sorted(regulars.at), len(regulars.at)))

    async def one() -> None:
        await asyncio.sleep(chance.random() * PAUSE_S)
        while monotonic() < over:
            await regulars.press(next(free), times, unanswered)

    await asyncio.gather(*(one() for _ in range(size)))
    worst = quantiles(times, n=100)[98]
    print(
        f"{size} people: {len(times) / seconds:.0f} presses a second, answered after {median(times) * 1000:.0f} ms"
        f" (median), {worst * 1000:.0f} ms (99 of 100); {len(unanswered)} not answered"
    )
    return times


async def run(tables: int, seconds: float) -> None:
    """Make the tables, and let the crowds press."""
    with tempfile.TemporaryDirectory() as folder:
        async with SmallDiscord() as discord, BotProcess(discord, Path(folder), LOG_LEVEL="WARNING") as bot:
            ana, bia = Person(discord, "ana"), Person(discord, "bia")
            await begun(discord, ana, bia, computer="Medium")
            await until(lambda: bot.ask("SELECT painted = version FROM tables") == [(1,)])
            bot.terminate()
            await bot.ended()
            await lay(bot.database, CARDS)
            multiply(bot.database, tables, ana.id, bia.id)
            regulars = Regulars(discord, (ana, bia), tables)
            await bot.start()
            for size in CROWD_SIZES:
                await crowd(regulars, size, seconds, Random(size))
                worked, now = bot.worked(), monotonic()
                steps = bot.ask("SELECT count(*) FROM log")[0][0]
                print(f"  {steps} steps were played by then, {len(discord.requests)} requests made")
                await until(lambda: bot.ask("SELECT count(*) FROM tables WHERE painted < version") == [(0,)], 120)
                print(f"  painted {monotonic() - now:.1f} s later, after {bot.worked() - worked:.1f} s of work")
            assert "Traceback" not in bot.said(), bot.said()[-4000:]


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--tables", type=int, default=1000)
    asked.add_argument("--seconds", type=float, default=15)
    given = asked.parse_args()
    asyncio.run(run(given.tables, given.seconds))


if __name__ == "__main__":
    main()
