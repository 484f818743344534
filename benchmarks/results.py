"""Fill a store with many finished rounds of one server, and with all that is kept of them, as after years of play."""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Sequence
from itertools import permutations
from pathlib import Path
from random import Random
from time import time
from typing import Any

from bot.services import Store
from bot.store.database import Database, connect
from cogs.standings.boards import measures
from rules.catalogue import FOR_TABLES
from tests.support.standings import recounts_of

PEOPLE, SEATS, ROUNDS_A_MATCH = 1000, 4, 4
"""People in the server, seats at a table, and rounds of a match."""
FIRST_PERSON_ID = 4 * 10**17
HISTORY_S = 400 * 86_400.0
"""The time over which the matches are spread, up to now."""
KINDS_OF_CARDS = 54


async def add_results(database: Path, rounds: int, chance: Random) -> int:
    """Add finished matches with this many rounds to the server of the first table; return the server's id.

    Tables are copies of the first one. Results are written directly; the bot computes the standings from them.
    """
    connection = sqlite3.connect(database)
    with connection:
        (server,) = connection.execute("SELECT server FROM tables WHERE id = 1").fetchone()
        (after,) = connection.execute("SELECT max(id) FROM tables").fetchone()
        people = [(FIRST_PERSON_ID + n, f"player {n}", "en-US", 1) for n in range(PEOPLE)]
        connection.executemany("INSERT INTO people (id, name, locale, takes_dms) VALUES (?, ?, ?, ?)", people)
        Played(connection, server, after, chance).write(rounds // ROUNDS_A_MATCH)
    connection.close()
    store = Store(Database(await connect(f"sqlite+aiosqlite:///{database}")))
    try:
        await recounts_of(store).run(int(server))
    finally:
        await store.database.close()
    return int(server)


class Played:
    """Writes finished matches of a server; their tables have the numbers after the last one there is."""

    def __init__(self, connection: sqlite3.Connection, server: int, after: int, chance: Random) -> None:
        self.connection, self.server, self.after, self.chance = connection, server, after, chance
        self.met: Counter[tuple[str, int, int, int]] = Counter()

    def write(self, matches: int) -> None:
        numbers = range(self.after + 1, self.after + matches + 1)
        began = time() - HISTORY_S
        for number in numbers:
            self._match(number, began + HISTORY_S * (number - self.after) / matches)
        self._tables(numbers)
        self._feats()

    def _match(self, number: int, ended: float) -> None:
        game, chance = self.chance.choice(FOR_TABLES), self.chance
        who = [FIRST_PERSON_ID + one for one in chance.sample(range(PEOPLE), SEATS)]
        totals = [0] * SEATS
        for which in range(1, ROUNDS_A_MATCH + 1):
            seed, at = f"{chance.getrandbits(128):032x}", ended - 600 * (ROUNDS_A_MATCH - which)
            told = (number, which, self.server, game, seed, at, measures(game)[0], 0, 40 * which)
            self._insert("rounds", told, "table_id round server game seed ended measure lowest version")
            winner = chance.randrange(SEATS)
            for seat, person in enumerate(who):
                gained = chance.randrange(60)
                totals[seat] += gained
                line = (number, which, seat, self.server, game, person, gained, seat == winner, 0, totals[seat])
                self._insert("points", line, "table_id round seat server game person points won match_won total")
        best = sorted(range(SEATS), key=lambda seat: -totals[seat])
        line = (number, self.server, game, ended, ROUNDS_A_MATCH, number % 5)
        self._insert("matches", line, "table_id server game ended rounds seen_in")
        for place, seat in enumerate(best, 1):
            line = (number, seat, who[seat], self.server, game, ended, place, totals[seat], seat)
            self._insert("places", line, "table_id seat person server game ended place total side")
        for (at_first, first), (at_second, second) in permutations(enumerate(who[seat] for seat in best), 2):
            for some in ("", game):
                self.met[some, first, second, at_first < at_second] += 1

    def _tables(self, numbers: range) -> None:
        """The tables of the matches, closed and compacted."""
        own = {"id": "n", "closed": "touched", "due": "NULL", "state": "NULL", "painted": "version", "silent": "0"}
        names = [row[1] for row in self.connection.execute("PRAGMA table_info(tables)")]
        columns = ", ".join(own.get(name, name) for name in names)
        many = f"SELECT {numbers[0]} UNION ALL SELECT n + 1 FROM number WHERE n < {numbers[-1]}"
        copy = f"INSERT INTO tables SELECT {columns} FROM tables, number WHERE id = 1"
        self.connection.execute(f"WITH RECURSIVE number(n) AS ({many}) {copy}")

    def _feats(self) -> None:
        """How often people laid which cards, and whom they beat."""
        for person in range(FIRST_PERSON_ID, FIRST_PERSON_ID + PEOPLE):
            for game in ("", *FOR_TABLES):
                whose = (self.server, game, person)
                self._insert("feats", (*whose, self.chance.randrange(20), 1), "server game person debt silences")
                for card in range(KINDS_OF_CARDS):
                    line = (*whose, card, self.chance.randrange(1000))
                    self._insert("favourites", line, "server game person card laid")
        for game, person, other, _ in {(*key[:3], True): 0 for key in self.met}:
            ahead, behind = self.met[game, person, other, True], self.met[game, person, other, False]
            line = (self.server, game, person, other, ahead, behind, ahead - behind)
            self._insert("rivals", line, "server game person other ahead behind lead")

    def _insert(self, table: str, line: Sequence[Any], columns: str) -> None:
        names = columns.split()
        marks = ", ".join("?" * len(names))
        self.connection.execute(f"INSERT INTO {table} ({', '.join(names)}) VALUES ({marks})", line)
