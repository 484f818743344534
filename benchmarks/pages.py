"""How long the database needs for the lists that people ask for, when much has been played.

The store has many idle tables and many finished rounds, all rounds in one server of a thousand people. Each list is
asked for through the same methods as its command uses, for random people and pages. Each question is asked a few times,
and the shortest time counts. Time spent waiting for a processor is left out: that depends on the machine. The slowest
question must meet the aim.

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
from benchmarks.results import FIRST_PERSON_ID, PEOPLE, ROUNDS_A_MATCH, add_results
from bot.services import Store
from bot.store.database import Database, connect
from cogs.standings.accounts import ALL, season_of
from cogs.standings.boards import orders
from cogs.standings.store import Ladder
from rules.catalogue import FOR_TABLES, make
from tests.support.repository import open_repository, process
from tests.support.standings import boards_of, statistics_of
from tests.support.town import Town
from tests.wire.held import waited_in_all

QUESTION_AIM_MS = 50
QUESTIONS_A_COMMAND, TIMES_ASKED = 60, 3
"""How many questions of each command there are, and how often each is asked."""
TABLES_OF_ONE_PERSON, LINES_A_PAGE = 20, 8
"""One person sits at as many tables as the settings allow."""

Question = Callable[[], Awaitable[object]]


class Lists:
    """Random questions of each command."""

    def __init__(self, store: Store, server: int, matches: int, chance: Random) -> None:
        self.store, self.server, self.matches, self.chance = store, server, matches, chance

    def leaderboard(self) -> Question:
        """A page, the asker's own line, and the games and months to choose from."""
        game, me = self.chance.choice((ALL, *FOR_TABLES)), self._person()
        by, measure = self.chance.choice(orders(game))
        ladder = Ladder(self.server, self.chance.choice((ALL, season_of(time()))), game, by, measure)
        page = self.chance.choice((0, self.chance.randrange(PEOPLE // LINES_A_PAGE), 10**6))

        async def ask() -> None:
            await boards_of(self.store).leaders(ladder, me, page=page, size=LINES_A_PAGE)
            await boards_of(self.store).played(self.server, ladder.season)

        return ask

    def history(self) -> Question:
        """The first, the last or another page of all matches, or of one person's."""
        person = self.chance.choice((None, self._person()))
        page = self.chance.choice((0, self.chance.randrange(self.matches // LINES_A_PAGE), 10**6))
        return lambda: self.store.logs.finished(self.server, person=person, page=page, size=LINES_A_PAGE)

    def stats(self) -> Question:
        """What a person has done, in one game or in all."""
        person, game = self._person(), self.chance.choice((ALL, *FOR_TABLES))

        async def ask() -> None:
            await boards_of(self.store).accounts(self.server, person)
            await self.store.people.get(person)
            await statistics_of(self.store).feats(self.server, game, person)

        return ask

    def games(self) -> Question:
        """A person's open tables, none of them cached."""

        async def ask() -> None:
            here = open_repository(self.store, time, 0)
            found = await here.readable(await self.store.open_tables.of_person(FIRST_PERSON_ID))
            assert len(found) == TABLES_OF_ONE_PERSON

        return ask

    def _person(self) -> int:
        return FIRST_PERSON_ID + self.chance.randrange(PEOPLE)


async def filled(database: Path, tables: int, rounds: int) -> int:
    """Make the store; return the id of the server with the rounds."""
    async with process(database) as here:
        await Town(here, Random(1)).open(make("voador"))
    multiply(database, tables)
    server = await add_results(database, rounds, Random(2))
    connection = sqlite3.connect(database)
    with connection:
        connection.execute(
            f"UPDATE seats SET person = {FIRST_PERSON_ID} WHERE seat = 0 AND table_id <= {TABLES_OF_ONE_PERSON}"
        )
    connection.close()
    return server


async def took(ask: Question) -> tuple[float, float]:
    """Milliseconds that a question takes: without waiting for a processor, and by the wall clock."""
    spent = []
    for _ in range(TIMES_ASKED):
        before, began = waited_in_all(), perf_counter()
        await ask()
        by_wall = perf_counter() - began
        spent.append((1000 * (by_wall - waited_in_all() + before), 1000 * by_wall))
    return min(spent)


async def measure(tables: int, rounds: int) -> None:
    """Fill a store, ask, and print the times."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "maumau.db"
        server = await filled(database, tables, rounds)
        store = Store(Database(await connect(f"sqlite+aiosqlite:///{database}")))
        try:
            size = database.stat().st_size / 1e6
            print(f"{tables} idle tables, {rounds} finished rounds, {size:.0f} MB")
            print(f"{'ms':<16}{'median':>8}{'longest':>9}{'by the wall':>13}{'longest':>9}   aim {QUESTION_AIM_MS}")
            lists = Lists(store, server, rounds // ROUNDS_A_MATCH, Random(3))
            for question in (lists.leaderboard, lists.history, lists.stats, lists.games):
                own, wall = zip(*[await took(question()) for _ in range(QUESTIONS_A_COMMAND)], strict=True)
                told = f"{median(own):>8.1f}{max(own):>9.1f}{median(wall):>13.1f}{max(wall):>9.1f}"
                print(f"/{question.__name__:<15}{told}   {'met' if max(own) <= QUESTION_AIM_MS else 'MISSED'}")
        finally:
            await store.database.close()


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--tables", type=int, default=20_000)
    asked.add_argument("--rounds", type=int, default=100_000)
    given = asked.parse_args()
    asyncio.run(measure(given.tables, given.rounds))


if __name__ == "__main__":
    main()
