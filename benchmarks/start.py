"""How soon the bot answers after it was started, with many tables in the store.

A database with so many open tables, all of them painted, a hundredth of them silent; then the process is started on it
(`tests/wire`: the real one, on a small Discord), and presses come in until one is answered.

    uv run python -m benchmarks.start --tables 20000
"""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import tempfile
from pathlib import Path
from time import monotonic

from tests.wire.people import Person, begun, done, until
from tests.wire.process import BotProcess
from tests.wire.small_discord import SmallDiscord

AIM = 3.0
"""Seconds in which it should answer."""


def multiply(database: Path, tables: int) -> None:
    """Copy the only table and its seats, each copy into a channel of its own."""
    connection = sqlite3.connect(database)
    names = [row[1] for row in connection.execute("PRAGMA table_info(tables)")]
    own = {"id": "n", "channel": "1000 + n", "thread": "100000 + n", "silent": "n % 100 = 0"}
    columns = ", ".join(own.get(name, name) for name in names)
    numbers = f"WITH RECURSIVE number(n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM number WHERE n < {tables})"
    with connection:
        connection.execute(f"{numbers} INSERT INTO tables SELECT {columns} FROM tables, number WHERE id = 1")
        connection.execute(f"{numbers} INSERT INTO seats SELECT n, seat, person FROM seats, number WHERE table_id = 1")
    connection.close()


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
