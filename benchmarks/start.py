"""How soon the bot answers after its start, with many tables and results in the store.

The database has many open tables, all painted and one in a hundred silent, and many finished rounds. The real process
is started on it (`tests/wire`, a small Discord), and a command waits for its answer.

    uv run python -m benchmarks.start --tables 20000 --rounds 100000
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from pathlib import Path
from random import Random
from time import monotonic

from benchmarks.many import multiply
from benchmarks.results import add_results
from tests.wire.people import Person, begun, done, until
from tests.wire.process import FreshProcess
from tests.wire.small_discord import SmallDiscord

ANSWER_AIM_S = 3.0


async def measure(tables: int, rounds: int) -> float:
    """Return the seconds from the start of the process to its first answer, without waiting for a processor."""
    with tempfile.TemporaryDirectory() as folder:
        async with SmallDiscord() as discord, FreshProcess(discord, Path(folder), CHARTS="on") as bot:
            ana, bia, caio = (Person(discord, name) for name in ("ana", "bia", "caio"))
            await begun(discord, ana, bia)
            await until(lambda: bot.ask("SELECT painted = version FROM tables") == [(1,)])
            bot.terminate()
            await bot.ended()
            multiply(bot.database, tables)
            if rounds:
                await add_results(bot.database, rounds, Random(1))
            began, made = monotonic(), len(discord.requests)
            await bot.start()
            logged_in = monotonic() - began
            await done(caio.command("rules", name="voador"))
            answered, worked, waited = monotonic() - began, bot.worked(), bot.waited()
            await asyncio.sleep(5)
            painted = [one for one in discord.requests[made:] if "/channels/" in one.path]
            print(f"{tables} open tables, {rounds} finished rounds")
            print(f"logged in after {logged_in:.2f} s, answered after {answered:.2f} s")
            print(f"of that {waited:.2f} s of waiting for a processor that others used; work: {worked:.2f} s")
            print(f"in the five seconds after that: {bot.worked() - worked:.2f} s, and {len(painted)} requests")
            assert "Traceback" not in bot.said(), bot.said()
            return answered - waited


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--tables", type=int, default=20_000)
    asked.add_argument("--rounds", type=int, default=100_000)
    given = asked.parse_args()
    took = asyncio.run(measure(given.tables, given.rounds))
    print(f"aim: {ANSWER_AIM_S} s: {'met' if took < ANSWER_AIM_S else 'missed'}")


if __name__ == "__main__":
    main()
