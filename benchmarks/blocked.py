"""How long single steps hold up the event loop of the bot: whoever presses meanwhile waits as long.

The real process runs on a small Discord (`tests/wire`). People play at random at some tables, among them the game with
the longest lists, and against computer players that think. Others ask, in all languages, for everything that takes
time: leaderboards, statistics, finished matches, films and chances of rounds. The log names each step of the event loop
that takes longer than ``STEP_AIM_MS``. The start of the process does not count.

The time for which a step waited for a processor is printed apart: then other programs used the machine, and the bot
could not help it.

With ``--crowd`` it is measured instead what each job does whose work grows with a server (`benchmarks/large.py`): the
longest step of the event loop, and the longest time for which it holds the one writer of the database.

    uv run python -m benchmarks.blocked --seconds 60
    uv run python -m benchmarks.blocked --crowd
    uv run python -m benchmarks.blocked --crowd --only accounts,erasure
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from pathlib import Path
from random import Random
from time import monotonic

from benchmarks import large
from tests.wire.held import Held, read
from tests.wire.people import Person, offered, until
from tests.wire.play import Company
from tests.wire.process import FreshProcess
from tests.wire.small_discord import SmallDiscord

STEP_AIM_MS = 20
"""Upper bound on a step of the event loop, in milliseconds."""
MEASURED_S = 60.0
SETTLES_S = 1.0
"""Right after it is ready the process counts its objects, once: some hundredths of a second, before anybody presses."""
STEPS_SHOWN = 8
GAMES = ("voador", "zheng", "ime", "amm", "german", "classic")
COMPUTER_LEVEL = "Hard"
LOCALES = ("en-US", "pt-BR", "hr", "zh-CN", "de")
COMMANDS = (
    *("leaderboard", "stats", "history", "games", "me", "about", "rules", "table show", "learn", "help", "solitaire"),
)


async def curious(discord: SmallDiscord, seconds: float, chance: Random) -> int:
    """Run commands, and ask for the film and the chances of finished rounds; return how often."""
    askers, asked, seen = [Person(discord, f"eva{locale}", locale) for locale in LOCALES], 0, set[str]()
    until_then = monotonic() + seconds
    while monotonic() < until_then:
        asker = chance.choice(askers)
        asker.command(chance.choice(COMMANDS))
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
    """Return the steps that held the loop up, the longest first, by their time without waiting for a processor."""
    with tempfile.TemporaryDirectory() as folder:
        async with (
            SmallDiscord() as discord,
            FreshProcess(discord, Path(folder), CHARTS="on", HELD_UP=str(STEP_AIM_MS)) as bot,
        ):
            company = Company(discord, [bot], len(GAMES), Random(1), GAMES, COMPUTER_LEVEL)
            await company.sit_down()
            await until(lambda: "ready in" in bot.said())
            await asyncio.sleep(SETTLES_S)
            before = len(bot.said())
            company.play()
            asked = await curious(discord, seconds, Random(2))
            await company.stop()
            rounds = bot.ask("SELECT count(*) FROM rounds")[0][0]
            print(f"\n{len(company.pressed)} presses, {rounds} rounds, {asked} questions in {seconds:g} s")
            return sorted(read(bot.said()[before:]), key=lambda one: -one.own)


def report(seconds: float) -> None:
    """Print what held the loop up, and whether the aim is met."""
    held = asyncio.run(measure(seconds))
    own = [one for one in held if one.own > STEP_AIM_MS]
    longest = f"longest {max((one.wall for one in held), default=0):.0f} ms"
    print(f"steps of more than {STEP_AIM_MS} ms by the wall clock: {len(held)}; {longest}")
    longest = f"longest {max((one.own for one in held), default=0):.0f} ms"
    print(f"without waiting for a processor: {len(own)}; {longest}; aim: none: {'MISSED' if own else 'met'}")
    for one in held[:STEPS_SHOWN]:
        print(f"  {one}")


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--seconds", type=float, default=MEASURED_S)
    asked.add_argument("--crowd", action="store_true", help="measure the jobs of a large server")
    asked.add_argument(
        "--only", default="", help="only the jobs whose names contain one of these: some words, with commas between"
    )
    given = asked.parse_args()
    if given.crowd:
        missed = asyncio.run(large.measure(given.only))
        print(f"aims missed: {', '.join(missed) or 'none'}")
    else:
        report(given.seconds)


if __name__ == "__main__":
    main()
