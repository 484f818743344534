"""What is erased is in no file of the database any more."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from bot.store.database import ROWS_DELETED_AT_ONCE
from bot.store.schema import arrivals
from cogs.people.erasure import ErasureStore, Privacy
from tests.support.queries import asked, plans
from tests.support.repository import Process, begun, process
from tests.support.usual import no_hand

NAME = "Quetzalli-of-the-long-name"


@pytest.fixture(autouse=True)
def kept_as_usual(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is deleted is left in the file, unless somebody asks otherwise: so is SQLite. Debian's overwrites it."""
    connect = sqlite3.connect

    def connected(*given: Any, **named: Any) -> sqlite3.Connection:
        made = connect(*given, **named)
        made.execute("PRAGMA secure_delete=OFF")
        return made

    monkeypatch.setattr(sqlite3, "connect", connected)


def holding(folder: Path, word: str) -> set[str]:
    """The files of a folder in which a word stands."""
    return {path.name for path in folder.iterdir() if word.encode() in path.read_bytes()}


async def met(here: Process) -> Privacy:
    """A match at which the person sits who is to be erased."""
    number = await begun(here, "classic", 2)
    await here.store.people.meet(9, NAME, "en-US")
    await here.lobbies.sit(number, 9, NAME)
    return Privacy(ErasureStore(here.store.database), here.store.open_tables, here.tables, here.lobbies, no_hand)


async def test_who_is_erased_is_in_no_file(tmp_path: Path) -> None:
    async with process(tmp_path / "m.db") as here:
        privacy = await met(here)
        assert holding(tmp_path, NAME)
        await privacy.erase(9)
        assert holding(tmp_path, NAME) == set()
        assert holding(tmp_path, "p1")
    assert holding(tmp_path, NAME) == set()


async def test_a_reader_only_puts_it_off(tmp_path: Path) -> None:
    """Somebody copies the database just then: the log of changes is emptied with the next sweep."""
    async with process(tmp_path / "m.db") as here:
        privacy = await met(here)
        with closing(sqlite3.connect(tmp_path / "m.db", isolation_level=None)) as other:
            other.execute("BEGIN")
            other.execute("SELECT count(*) FROM people").fetchall()
            await privacy.erase(9)
            assert holding(tmp_path, NAME)
            other.execute("COMMIT")
        await here.store.database.forget_arrivals()
        assert holding(tmp_path, NAME) == set()


async def test_what_is_kept_no_longer_goes_some_at_a_time(tmp_path: Path) -> None:
    async with process(tmp_path / "m.db") as here:
        database, now = here.store.database, time.time()
        many = [{"event": one, "table_id": 0, "at": 5.0} for one in range(2 * ROWS_DELETED_AT_ONCE + 1)]
        async with database.writing() as connection:
            await connection.execute(arrivals.insert(), [*many, {"event": -1, "table_id": 0, "at": now}])
        async with asked(here.store) as statements:
            await database.forget_arrivals()
        assert sum(statement.startswith("DELETE") for statement, _ in statements) == 3
        assert await database.numbers(sa.select(arrivals.c.event)) == [-1]
        told = await plans(here.store, [one for one in statements if one[0].startswith("DELETE")])
        assert not [line for line in told if line.startswith("SCAN")]
