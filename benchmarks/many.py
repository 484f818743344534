"""Many tables, made from one: each with people, a channel and a thread of its own."""

from __future__ import annotations

import sqlite3
from pathlib import Path

PLACES, THREADS = 10**17, 2 * 10**17
"""Table n is played in the channel of this number and n, or the thread."""
APART = 10**6
"""The people of table n have ids that are n times as much greater than those of the first."""


def multiply(database: Path, tables: int, *people: int) -> None:
    """Copy the only table until there are so many; of these people, table n has those of its own."""
    connection = sqlite3.connect(database)
    players = "players"
    for person in people:
        players = f"replace({players}, '{person}', {person} + n * {APART})"
    own = {
        "id": "n",
        "channel": f"{PLACES} + n",
        "thread": f"{THREADS} + n",
        "silent": "n % 100 = 0",
        "players": players,
        "posted": f"replace(replace(posted, coalesce(thread, '-'), {THREADS} + n), channel, {PLACES} + n)",
    }
    names = [row[1] for row in connection.execute("PRAGMA table_info(tables)")]
    columns = ", ".join(own.get(name, name) for name in names)
    seated = " ".join(f"WHEN {person} THEN {person} + n * {APART}" for person in people)
    who = f"CASE person {seated} ELSE person END" if people else "person"
    numbers = f"WITH RECURSIVE number(n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM number WHERE n < {tables})"
    with connection:
        connection.execute(
            f"{numbers} INSERT INTO people (id, name, locale, dm_channel, takes_dms)"
            f" SELECT id + n * {APART}, name, locale, id + n * {APART}, takes_dms FROM people, number"
        )
        connection.execute(f"{numbers} INSERT INTO tables SELECT {columns} FROM tables, number WHERE id = 1")
        connection.execute(f"{numbers} INSERT INTO seats SELECT n, seat, {who} FROM seats, number WHERE table_id = 1")
    connection.close()
