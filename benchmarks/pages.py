"""How long the database needs for the lists that people ask for, when much has been played.

A store with so many idle tables and so many finished rounds, all of these in one server among a thousand people; then
each list is asked for as its command does, of people and pages by lot, through the rooms of ``bot/store``. Every
question is asked a few times and the shortest counts, and what was only waiting for a processor that others used is
left out: that tells of the machine. Of all questions the longest must keep to the aim.

    uv run python -m benchmarks.pages --tables 20000 --rounds 100000
"""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter, time

from benchmarks.many import multiply
from benchmarks.results import FIRST, LENGTH, PEOPLE, add_results
from bot.standings.rating import ALL, season_of
from bot.standings.store import Ladder
from bot.standings.views import orders
from bot.store.database import connect
from bot.store.tables import Store
from bot.tables.repository import Tables
from rules.catalogue import FOR_TABLES, make
from tests.support.doors import process
from tests.support.town import Town
from tests.wire.held import waited_in_all

AIM = 50
"""Milliseconds."""
ASKED, TRIES = 60, 3
"""How many questions of each kind there are, and how often each of them is asked."""
OWN, PAGE = 20, 8
"""At so many tables one person sits, as many as may be; so many lines stand on a page."""

Question = Callable[[], Awaitable[object]]


class Lists:
    """The questions of each command, by lot."""

    def __init__(self, store: Store, server: int, matches: int, chance: Random) -> None:
        self.store, self.server, self.matches, self.chance = store, server, matches, chance

    def leaderboard(self) -> Question:
        """A page of it, one's own line, and what else may be chosen."""
        game, me = self.chance.choice((ALL, *FOR_TABLES)), self._person()
        by, measure = self.chance.choice(orders(game))
        ladder = Ladder(self.server, self.chance.choice((ALL, season_of(time()))), game, by, measure)
        page = self.chance.choice((0, self.chance.randrange(PEOPLE // PAGE), 10**6))

        async def ask() -> None:
            await self.store.leaders(ladder, me, page=page, size=PAGE)
            await self.store.played_in(self.server, ladder.season)
            await self.store.months(self.server)

        return ask

    def history(self) -> Question:
        """A page of all matches, or of somebody's, the first, the last or one between."""
        person = self.chance.choice((None, self._person()))
        page = self.chance.choice((0, self.chance.randrange(self.matches // PAGE), 10**6))
        return lambda: self.store.finished(self.server, person=person, page=page, size=PAGE)

    def stats(self) -> Question:
        """What somebody has done, in a game or in all."""
        person, game = self._person(), self.chance.choice((ALL, *FOR_TABLES))

        async def ask() -> None:
            await self.store.accounts(self.server, person)
            await self.store.person(person)
            await self.store.feats(self.server, game, person)

        return ask

    def games(self) -> Question:
        """Somebody's open tables, none of which is at hand."""

        async def ask() -> None:
            here = Tables(self.store, now=time, changed=lambda _: None, computer_pause=0)
            found = await here.readable(await self.store.tables_of(FIRST))
            assert len(found) == OWN

        return ask

    def _person(self) -> int:
        return FIRST + self.chance.randrange(PEOPLE)


async def filled(database: Path, tables: int, rounds: int) -> int:
    """Make the store. The server in which everything is."""
    async with process(database) as here:
        await Town(here, Random(1)).open(make("voador"))
    multiply(database, tables)
    server = await add_results(database, rounds, Random(2))
    connection = sqlite3.connect(database)
    with connection:
        connection.execute(f"UPDATE seats SET person = {FIRST} WHERE seat = 0 AND table_id <= {OWN}")
    connection.close()
    return server


async def took(ask: Question) -> tuple[float, float]:
    """Milliseconds that a question takes, without waiting for a processor and by the wall."""
    spent = []
    for _ in range(TRIES):
        before, began = waited_in_all(), perf_counter()
        await ask()
        by_wall = perf_counter() - began
        spent.append((1000 * (by_wall - waited_in_all() + before), 1000 * by_wall))
    return min(spent)


async def measure(tables: int, rounds: int) -> None:
    """Fill a store, ask, and print how long it took."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "maumau.db"
        server = await filled(database, tables, rounds)
        store = Store(await connect(f"sqlite+aiosqlite:///{database}"))
        try:
            size = database.stat().st_size / 1e6
            print(f"{tables} idle tables, {rounds} finished rounds, {size:.0f} MB")
            print(f"{'ms':<16}{'median':>8}{'longest':>9}{'by the wall':>13}{'longest':>9}   aim {AIM}")
            lists = Lists(store, server, rounds // LENGTH, Random(3))
            for question in (lists.leaderboard, lists.history, lists.stats, lists.games):
                own, wall = zip(*[await took(question()) for _ in range(ASKED)], strict=True)
                told = f"{median(own):>8.1f}{max(own):>9.1f}{median(wall):>13.1f}{max(wall):>9.1f}"
                print(f"/{question.__name__:<15}{told}   {'met' if max(own) <= AIM else 'MISSED'}")
        finally:
            await store.close()


def main() -> None:
    """As asked for."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--tables", type=int, default=20_000)
    asked.add_argument("--rounds", type=int, default=100_000)
    given = asked.parse_args()
    asyncio.run(measure(given.tables, given.rounds))


if __name__ == "__main__":
    main()
