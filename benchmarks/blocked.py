"""How long the event loop of the bot is held up by anything: whoever presses meanwhile waits so much longer.

People play at random at four tables on a small Discord (`tests/wire`) with the real process, and somebody asks for
everything that shows much: leaderboards, statistics, finished matches, films and chances of rounds. Each step of the
event loop that takes longer than ``AIM`` is said in the log; the start of the process does not count.

    uv run python -m benchmarks.blocked --seconds 60
"""

from __future__ import annotations

import argparse
import asyncio
import re
import tempfile
from pathlib import Path
from random import Random
from statistics import median
from time import monotonic

from tests.wire.people import Person, offered, until
from tests.wire.play import Company
from tests.wire.process import BotProcess
from tests.wire.small_discord import SmallDiscord

AIM = 20
"""Milliseconds for which a step of the event loop may hold up others."""
TABLES = 4
ASKED = ("leaderboard", "stats", "history", "games", "me", "about", "rules", "table show")
HELD = re.compile(r"held up for (\d+) ms by (.*)")


async def curious(discord: SmallDiscord, seconds: float, chance: Random) -> int:
    """Ask for this and that, and for the film and the chances of what is over; how often."""
    asker, asked, seen = Person(discord, "eva"), 0, set[str]()
    until_then = monotonic() + seconds
    while monotonic() < until_then:
        asker.command(chance.choice(ASKED))
        asked += 1
        for message in [one for channel in [*discord.channels] for one in discord.said(channel)]:
            if offered(message, "film") and message["id"] not in seen:
                seen.add(message["id"])
                for op in ("film", "analyse"):
                    asker.press(message, op)
                    asked += 1
        await asyncio.sleep(0.3)
    return asked


async def measure(seconds: float) -> None:
    """Print what held the loop up, the longest first."""
    with tempfile.TemporaryDirectory() as folder:
        async with SmallDiscord() as discord, BotProcess(discord, Path(folder), HELD_UP=str(AIM)) as bot:
            company = Company(discord, bot, TABLES, Random(1))
            await company.sit_down()
            await until(lambda: "ready in" in bot.said())
            before = len(bot.said())
            company.play()
            asked = await curious(discord, seconds, Random(2))
            await company.stop()
            held = sorted(((int(found[1]), found[2]) for found in HELD.finditer(bot.said()[before:])), reverse=True)
            rounds = bot.ask("SELECT count(*) FROM rounds")[0][0]
    print(f"{len(company.pressed)} presses, {rounds} rounds, {asked} questions in {seconds:g} s")
    longest = f"longest {held[0][0]} ms, median {median(one for one, _ in held):g} ms" if held else "none"
    print(f"steps of more than {AIM} ms: {len(held)}; {longest}; aim: none: {'MISSED' if held else 'met'}")
    for length, what in held[:12]:
        print(f"{length:>6} ms  {what[-160:]}")


def main() -> None:
    """As asked for."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--seconds", type=float, default=60)
    asyncio.run(measure(asked.parse_args().seconds))


if __name__ == "__main__":
    main()
