"""Kill the bot's process at random moments of play, then let Discord fail: nothing may be lost.

People play at random on a small Discord (`tests/wire`). After each SIGKILL the process is started again; some starts
are killed too, before the bot has logged in. Discord delivers the last presses once more. After each kill everything
that was answered is kept, and now and then ``maumau db check`` finds nothing amiss. At the end no answered press is
lost, none was carried out twice, all tables are painted, and nothing was posted twice. Then Discord answers a part of
all requests with 429, 500, 502 and 503 for a while. Again nothing is lost, and no request is sent earlier than Discord
allows. At last people press whatever they see, while the bot is killed as often again.

    uv run python -m benchmarks.faults --kills 1000 --trouble 60
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from time import monotonic

from tests.support.conforming import nonconforming
from tests.support.databases import Databases
from tests.support.postgresql import PostgreSQL
from tests.wire.people import until
from tests.wire.play import Company, holds
from tests.wire.process import BotProcess, sharded
from tests.wire.small_discord import SmallDiscord
from tests.wire.wandering import Wanderers
from tests.wire.wandering import holds as all_is_well

TABLES = 4
PLAY_BEFORE_KILL_MAX_S = 1.5
"""Upper bound on the time of play before a kill."""
KILLED_STARTS, START_MAX_S = 0.3, 1.0
"""The part of the starts that are killed too, and the upper bound on the time before that."""
CHECKED_AFTER_EACH, CHECKED_EVERY_KILLS = 10, 50
"""``maumau db check`` runs after each of so many kills, then after every fiftieth."""
FAULTS = ({"status": 429, "retry_after": 1.0}, {"status": 500}, {"status": 503}, {"status": 502})
DONE_WITHIN_S = 120
"""How long people who press whatever they see go on after the kills, until a move is done and somebody erased."""
FAULT_SHARE = 0.1
"""The part of the requests that each kind of fault hits."""


async def killed(company: Company | Wanderers, kills: int, seconds: float = 1e9) -> int:
    """Kill the bot this many times, or until the seconds are over; return how many times. Raises ``AssertionError``
    when something that was answered is not kept after a kill, or a log does not fold. All logs are folded after each of
    the first kills, and seldom later, for they grow.
    """
    began = monotonic()
    for kill in range(kills):
        if monotonic() - began > seconds:
            return kill
        await asyncio.sleep(company.chance.random() * PLAY_BEFORE_KILL_MAX_S)
        bot = company.chance.choice(company.bots)
        await bot.kill()
        if kill == 0 or company.chance.random() < KILLED_STARTS:
            await bot.begin()
            await asyncio.sleep(company.chance.random() * START_MAX_S)
            await bot.kill()
        await bot.start()
        company.say_again()
        await company.kept()
        if kill < CHECKED_AFTER_EACH or (kill + 1) % CHECKED_EVERY_KILLS == 0:
            await company.bots[0].check()
            print(f"{kill + 1} kills, {monotonic() - began:.0f} s: {len(company.pressed)} presses", flush=True)
    return kills


async def troubled(company: Company, seconds: float) -> None:
    """Discord answers with faults on every route, and limits all channels."""
    discord = company.discord
    discord.limits.rules["/channels/*"] = (5, 5.0)
    faults = [discord.fault("*", "*", times=None, share=FAULT_SHARE, **trouble) for trouble in FAULTS]
    faults.append(discord.fault("*", "/channels/*", times=None, share=0.02, status=429, everywhere=True))
    await asyncio.sleep(seconds)
    discord.faults = [one for one in discord.faults if one not in faults]


async def wander(kills: int, seconds: float, seed: int) -> None:
    """People press whatever they see: they open tables, sit down, leave, draw, jump in, delete their data. Raises
    ``AssertionError`` when something was lost.
    """
    with tempfile.TemporaryDirectory() as folder:
        async with SmallDiscord() as discord, BotProcess(discord, Path(folder)) as bot:
            people = Wanderers(discord, bot, Random(seed))
            await people.begin()
            count = await killed(people, kills, seconds)
            await until(lambda: bool(people.done() and people.gone), DONE_WITHIN_S)  # chance may have had neither
            await people.stop()
            print(f"{count} kills among people who press everything: {await all_is_well(people)}")


async def run(kills: int, seconds: float, trouble: float, seed: int) -> None:
    """Play through kills and faults. Raises ``AssertionError`` when something was lost."""
    with tempfile.TemporaryDirectory() as folder:
        async with SmallDiscord() as discord, BotProcess(discord, Path(folder)) as bot:
            company = Company(discord, [bot], TABLES, Random(seed))
            await company.sit_down()
            company.play()
            count = await killed(company, kills, seconds)
            await company.stop()
            answered = await holds(company)
            print(f"{count} kills: {len(company.pressed)} presses, {answered} answered, none lost, none done twice")
            company.play()
            await troubled(company, trouble)
            await company.stop()
            discord.limits.rules.clear()
            answered = await holds(company) - answered
            assert not discord.limits.early, discord.limits.early
            assert not (problems := nonconforming(discord.requests)), problems
            assert "Traceback" not in bot.said(), bot.said()
            print(f"{trouble:g} s of trouble: {answered} answered, nothing lost, nothing sent before its time")


async def run_processes(kills: int, seconds: float, seed: int, processes: int, guilds: int, tables: int) -> None:
    """The same for several processes on one PostgreSQL, one of which is killed each time. Raises ``AssertionError``
    when something was lost.
    """
    server = PostgreSQL()
    server.start()
    with tempfile.TemporaryDirectory() as folder:
        try:
            url = await Databases(server.address).get(Path(folder))
            async with SmallDiscord() as discord, AsyncExitStack() as running:
                bots = sharded(discord, Path(folder), url, processes, guilds)
                for bot in bots:
                    await running.enter_async_context(bot)
                company = Company(discord, bots, tables, Random(seed))
                await company.sit_down()
                company.play()
                count = await killed(company, kills, seconds)
                await company.stop()
                answered = await holds(company, enough=0)
                assert answered > count, f"only {answered} presses are done: too little is proved"
                assert not any("Traceback" in bot.said() for bot in bots), [bot.said() for bot in bots]
                print(
                    f"{count} kills of {processes} processes: {len(company.pressed)} presses, {answered} answered, "
                    "none lost, none done twice"
                )
        finally:
            server.remove()


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--kills", type=int, default=1000)
    asked.add_argument("--seconds", type=float, default=1e9, help="stop killing after this time")
    asked.add_argument("--trouble", type=float, default=60, help="seconds in which Discord fails")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--processes", type=int, default=1, help="processes of eight shards each, on a PostgreSQL")
    asked.add_argument("--servers", type=int, default=30, help="servers on Discord, with more than one process")
    asked.add_argument("--tables", type=int, default=60, help="tables, with more than one process")
    given = asked.parse_args()
    if given.processes > 1:
        asyncio.run(run_processes(given.kills, given.seconds, given.seed, given.processes, given.servers, given.tables))
        return
    asyncio.run(run(given.kills, given.seconds, given.trouble, given.seed))
    asyncio.run(wander(given.kills, given.seconds, given.seed))


if __name__ == "__main__":
    main()
