"""How long people wait when the rounds of many tables of one server end within a second.

The real process runs on a small Discord (`tests/wire`). At each table somebody lays the last card; everybody does so
within a second. Each end of a round counts points, ratings and what was done, and posts a result and two hands. At the
same time some people ask for the leaderboard.

    uv run python -m benchmarks.rush --tables 300
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from pathlib import Path
from random import Random
from statistics import median
from time import monotonic

from benchmarks.crowd import AIM_S, DEFERRALS, READ_WITHIN_S, Regulars
from benchmarks.many import multiply
from bot.views.press import Slots
from bot.views.prompts import CardPress
from tests.wire.laying import lay
from tests.wire.payloads import message
from tests.wire.people import Person, begun, until
from tests.wire.process import FreshProcess
from tests.wire.small_discord import Interaction, SmallDiscord

LAST_CARD = """
top 5S
hand ana 6S
hand bia 4D 6C 8H
hand zezé 4C 6H 8D
turn ana
"""
CURIOUS = 30
"""How many people ask for the leaderboard meanwhile."""
PAINTED_WITHIN_S = 300.0
"""Upper bound on the time until every table is painted, in seconds: a server's messages have a rate limit."""


async def run(tables: int) -> None:
    """End a round at every table, and tell how long people waited."""
    chance = Random(tables)
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
            await lay(bot.database, LAST_CARD)
            multiply(bot.database, tables, ana.id, bia.id)
            regulars = Regulars(discord, (ana, bia), tables)
            prompt = bot.ask("SELECT prompt FROM tables")[0][0]
            await bot.start()

            async def last_card(number: int) -> Interaction:
                await asyncio.sleep(chance.random())
                person = regulars.at[number][0]
                place = discord.direct(person.id)
                pressed = {"channel_id": str(place), "id": str(place)} | message(
                    place, discord.channels[place], discord.me, {}
                )
                made = person.send_press(pressed, CardPress.of_slots(Slots(number, prompt, "")).id, ("play.6S",))
                return await _read(made)

            async def curious(number: int) -> Interaction:
                await asyncio.sleep(chance.random())
                return await _read(regulars.at[number][1].command("leaderboard"))

            began, worked = monotonic(), bot.worked()
            ends = [last_card(number) for number in regulars.at]
            looks = [curious(number) for number in list(regulars.at)[:CURIOUS]]
            answers = await asyncio.gather(*ends, *looks)
            print(f"{bot.worked() - worked:.1f} s of work until all was answered")
            _tell(f"{tables} last cards", answers[:tables])
            _tell(f"{len(looks)} leaderboards", answers[tables:])
            await until(lambda: bot.ask("SELECT count(*) FROM rounds") == [(tables,)], READ_WITHIN_S)
            await until(
                lambda: bot.ask("SELECT count(*) FROM tables WHERE painted < version") == [(0,)], PAINTED_WITHIN_S
            )
            print(f"all painted {monotonic() - began:.1f} s after the first press, {bot.memory_mb():.0f} MB at most")
            assert "Traceback" not in bot.said(), bot.said()[-4000:]


async def _read(made: Interaction) -> Interaction:
    try:
        await asyncio.wait_for(made.read.wait(), READ_WITHIN_S)
    except TimeoutError:
        return made
    return made


def _tell(what: str, answers: list[Interaction]) -> None:
    times = [one.read_after for one in answers if one.read.is_set()]
    missing = len(answers) - len(times)
    late = sum(took > AIM_S for took in times)
    deferred = sum(one.kind in DEFERRALS for one in answers)
    print(
        f"{what}: read after {median(times) * 1000:.0f} ms (median), {max(times) * 1000:.0f} ms (at most),"
        f" {late} after more than {AIM_S} s, {deferred} deferred first, {missing} not answered"
    )


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--tables", type=int, default=300)
    asyncio.run(run(asked.parse_args().tables))


if __name__ == "__main__":
    main()
