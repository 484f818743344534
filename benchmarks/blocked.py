"""How long the event loop of the bot is held up by anything: whoever presses meanwhile waits so much longer.

People play at random at some tables on a small Discord (`tests/wire`) with the real process, also the game of the
longest lists, and against computer players that think; and others ask, in all languages, for everything that shows
much: leaderboards, statistics, finished matches, films and chances of rounds. Each step of the event loop that takes
longer than ``AIM`` is said in the log; the start of the process does not count.

What a step only waited for a processor is told apart: then others used the machine, and the bot could not help it.

    uv run python -m benchmarks.blocked --seconds 60
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from pathlib import Path
from random import Random
from time import monotonic

from tests.wire.held import Held, read
from tests.wire.people import Person, offered, until
from tests.wire.play import Company
from tests.wire.process import BotProcess
from tests.wire.small_discord import SmallDiscord

AIM = 20
"""Milliseconds for which a step of the event loop may hold up others."""
SECONDS = 60.0
SHOWN = 8
"""So many of the longest steps are printed."""
GAMES = ("voador", "zheng", "ime", "amm", "german", "classic")
COMPUTER = "Hard"
LOCALES = ("en-US", "pt-BR", "hr", "zh-CN", "de")
ASKED = ("leaderboard", "stats", "history", "games", "me", "about", "rules", "table show", "learn", "help", "solitaire")


async def curious(discord: SmallDiscord, seconds: float, chance: Random) -> int:
    """Ask for this and that, and for the film and the chances of what is over; how often."""
    askers, asked, seen = [Person(discord, f"eva{locale}", locale) for locale in LOCALES], 0, set[str]()
    until_then = monotonic() + seconds
    while monotonic() < until_then:
        asker = chance.choice(askers)
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


async def measure(seconds: float) -> list[Held]:
    """What held the loop up, the longest first, without what the machine did to it."""
    with tempfile.TemporaryDirectory() as folder:
        async with SmallDiscord() as discord, BotProcess(discord, Path(folder), HELD_UP=str(AIM)) as bot:
            company = Company(discord, bot, len(GAMES), Random(1), GAMES, COMPUTER)
            await company.sit_down()
            await until(lambda: "ready in" in bot.said())
            before = len(bot.said())
            company.play()
            asked = await curious(discord, seconds, Random(2))
            await company.stop()
            rounds = bot.ask("SELECT count(*) FROM rounds")[0][0]
            print(f"\n{len(company.pressed)} presses, {rounds} rounds, {asked} questions in {seconds:g} s")
            return sorted(read(bot.said()[before:]), key=lambda one: -one.own)


def report(seconds: float) -> None:
    """Measure for so long, and print what held the loop up and whether the aim is met."""
    held = asyncio.run(measure(seconds))
    own = [one for one in held if one.own > AIM]
    print(
        f"steps of more than {AIM} ms by the wall: {len(held)}; longest {max((h.wall for h in held), default=0):.0f} ms"
    )
    longest = f"longest {max((one.own for one in held), default=0):.0f} ms"
    print(f"without waiting for a processor: {len(own)}; {longest}; aim: none: {'MISSED' if own else 'met'}")
    for one in held[:SHOWN]:
        print(f"  {one}")


def main() -> None:
    """As asked for."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--seconds", type=float, default=SECONDS)
    report(asked.parse_args().seconds)


if __name__ == "__main__":
    main()
