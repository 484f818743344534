"""How long people wait when the rounds of many tables of one server end within a second.

At each table somebody lays the last card; everybody does so
within a second. Each end of a round counts points, ratings and what was done, and posts a result and two hands. At the
same time some people ask for the leaderboard.

    uv run python -m benchmarks.rush --tables 300
"""

from __future__ import annotations

import argparse
import asyncio
from random import Random
from statistics import median
from time import monotonic

from benchmarks.town import AIM_S, DEFERRALS, READ_WITHIN_S, read, town
from bot.screens.components import Slots
from bot.screens.prompts import CardPress
from tests.wire.people import until
from tests.wire.small_discord import Interaction

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
    async with town(tables, LAST_CARD) as place:
        bot = place.bot

        async def last_card(number: int) -> Interaction:
            await asyncio.sleep(chance.random())
            person = place.at[number][0]
            button = CardPress.of_slots(Slots(number, place.prompt, "")).id
            return await place.press(person, place.discord.direct(person.id), button, ("play.6S",))

        async def curious(number: int) -> Interaction:
            await asyncio.sleep(chance.random())
            return await read(place.at[number][1].command("leaderboard"))

        began, worked = monotonic(), bot.worked()
        ends = [last_card(number) for number in place.at]
        looks = [curious(number) for number in list(place.at)[:CURIOUS]]
        answers = await asyncio.gather(*ends, *looks)
        print(f"{bot.worked() - worked:.1f} s of work until all was answered")
        _tell(f"{tables} last cards", answers[:tables])
        _tell(f"{len(looks)} leaderboards", answers[tables:])
        await until(lambda: bot.ask("SELECT count(*) FROM rounds") == [(tables,)], READ_WITHIN_S)
        await place.painted(PAINTED_WITHIN_S)
        print(f"all painted {monotonic() - began:.1f} s after the first press, {bot.memory_mb():.0f} MB at most")


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
