"""How soon the bot answers after it was started, with many tables in the store.

A database with so many open tables, all of them painted, a hundredth of them silent; then the process is started on it
(`tests/wire`: the real one, on a small Discord), and presses come in until one is answered.

    uv run python -m benchmarks.start --tables 20000
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from pathlib import Path
from time import monotonic

from benchmarks.many import multiply
from tests.wire.people import Person, begun, done, until
from tests.wire.process import BotProcess
from tests.wire.small_discord import SmallDiscord

AIM = 3.0
"""Seconds in which it should answer."""


async def measure(tables: int) -> float:
    """Seconds from the start of the process to its first answer."""
    with tempfile.TemporaryDirectory() as folder:
        async with SmallDiscord() as discord, BotProcess(discord, Path(folder)) as bot:
            ana, bia, caio = (Person(discord, name) for name in ("ana", "bia", "caio"))
            await begun(discord, ana, bia)
            await until(lambda: bot.ask("SELECT painted = version FROM tables") == [(1,)])
            bot.terminate()
            await bot.ended()
            multiply(bot.database, tables)
            began, made = monotonic(), len(discord.requests)
            await bot.start()
            logged_in = monotonic() - began
            await done(caio.command("rules", name="voador"))
            answered, worked = monotonic() - began, bot.worked()
            await asyncio.sleep(5)
            painted = [one for one in discord.requests[made:] if "/channels/" in one.path]
            print(f"{tables} open tables: logged in after {logged_in:.2f} s, answered after {answered:.2f} s")
            print(f"processor time until then: {worked:.2f} s")
            print(f"in the five seconds after that: {bot.worked() - worked:.2f} s, and {len(painted)} requests")
            assert "Traceback" not in bot.said(), bot.said()
            return answered


def main() -> None:
    """Measure, print, and say whether the aim is met."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--tables", type=int, default=20_000)
    took = asyncio.run(measure(asked.parse_args().tables))
    print(f"aim: {AIM} s: {'met' if took < AIM else 'missed'}")


if __name__ == "__main__":
    main()
