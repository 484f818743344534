"""Many tables, made from one: each with people, a channel and a thread of its own."""

from __future__ import annotations

import sqlite3
from pathlib import Path

FIRST_CHANNEL_ID, FIRST_THREAD_ID = 10**17, 2 * 10**17
"""Table n is played in the channel whose id is this plus n, and in the thread likewise."""
PERSON_ID_STEP = 10**6
"""The ids of the people at table n are those of the first table plus n times this."""


def multiply(database: Path, tables: int, *people: int) -> None:
    """Copy the only table until there are this many. Each copy has people of its own in place of these."""
    connection = sqlite3.connect(database)
    players = "players"
    for person in people:
        players = f"replace({players}, '{person}', {person} + n * {PERSON_ID_STEP})"
    thread_replaced = f"replace(posted, coalesce(thread, '-'), {FIRST_THREAD_ID} + n)"
    own = {
        "id": "n",
        "channel": f"{FIRST_CHANNEL_ID} + n",
        "thread": f"{FIRST_THREAD_ID} + n",
        "silent": "n % 100 = 0",
        "players": players,
        "posted": f"replace({thread_replaced}, channel, {FIRST_CHANNEL_ID} + n)",
    }
    names = [row[1] for row in connection.execute("PRAGMA table_info(tables)")]
    columns = ", ".join(own.get(name, name) for name in names)
    seated = " ".join(f"WHEN {person} THEN {person} + n * {PERSON_ID_STEP}" for person in people)
    who = f"CASE person {seated} ELSE person END" if people else "person"
    numbers = f"WITH RECURSIVE number(n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM number WHERE n < {tables})"
    with connection:
        connection.execute(
            f"{numbers} INSERT INTO people (id, name, locale, dm_channel, takes_dms)"
            f" SELECT id + n * {PERSON_ID_STEP}, name, locale, id + n * {PERSON_ID_STEP}, takes_dms FROM people, number"
        )
        connection.execute(f"{numbers} INSERT INTO tables SELECT {columns} FROM tables, number WHERE id = 1")
        connection.execute(f"{numbers} INSERT INTO seats SELECT n, seat, {who} FROM seats, number WHERE table_id = 1")
    connection.close()
