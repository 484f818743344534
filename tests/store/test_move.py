"""A database becomes another one: everything is there, whatever interrupted it meanwhile, and play goes on."""

from __future__ import annotations

from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.cli import _as_before
from bot.services import Store, open_store
from bot.store.database import BadDatabase
from bot.store.lock import InUse, hold
from bot.store.schema import metadata, tables
from bot.store.upgrade import move
from bot.tables.lobby import Location, TableSetup
from bot.tables.table import Player
from cogs.archive.logs import LogStore
from cogs.archive.verify import disagreements
from tests.support.databases import Databases, address
from tests.support.repository import Process, begun, process
from tests.support.town import match

NOW = 1_000_000.0


async def played(file: Path) -> None:
    """Finished matches, one that goes on, a lobby, and somebody's choices."""
    async with process(file) as here:
        for _ in range(3):
            await match(here)
        await begun(here, "voador", 3)
        await here.store.people.meet(9, "Zoé 🃏", "pt-BR", 1, "Zo")
        await here.store.preferences.choose("person", 9, "language", "de")
        await here.lobbies.open(Location(1, 10), Player(9, "Zoé"), TableSetup("classic"))


async def everything(engine: AsyncEngine) -> dict[str, list[str]]:
    async with engine.connect() as connection:
        return {
            table.name: [
                repr(tuple(row))
                for row in await connection.execute(sa.select(table).order_by(*table.primary_key.columns))
            ]
            for table in metadata.sorted_tables
        }


async def contents(url: str) -> dict[str, list[str]]:
    store = await open_store(url)
    try:
        return await everything(store.database.engine)
    finally:
        await store.database.close()


def nobody(_: int, __: int) -> None:
    """Nobody looks at the progress."""


async def test_everything_is_moved_and_played_on(tmp_path: Path, postgresql: Databases) -> None:
    await played(tmp_path / "m.db")
    old, new = address(tmp_path / "m.db"), await postgresql.empty()
    seen: list[tuple[int, int]] = []
    rows = await move(old, new, lambda *told: seen.append(told), _as_before)
    assert seen[-1] == (sum(rows.values()), sum(rows.values()))
    assert seen == sorted(seen)
    assert await contents(new) == await contents(old)
    store = await open_store(new)
    try:
        assert (await disagreements(LogStore(store.database), lambda _: None))[1] == 0
        await plays_on(store)
    finally:
        await store.database.close()


async def plays_on(store: Store) -> None:
    """The match goes on, and a new table has a number of its own."""
    here = Process(store, lambda: NOW)
    number = (await store.open_tables.list_for_person(3))[-1]
    table = await here.tables.get(number)
    mover = table.players[table.awaited[0]].person or 0
    assert table.state is not None
    await here.matches.act(number, mover, [table.game.legal(table.state, table.awaited[0])[0]])
    opened = await here.lobbies.open(Location(1, 10), Player(9, "Zoé"), TableSetup("classic"))
    assert opened.id > number
    await here.lobbies.set_option(opened.id, 9, "target", 1)


async def test_a_json_null_is_not_the_same_as_nothing(tmp_path: Path, postgresql: Databases) -> None:
    """A lobby has JSON's null as its state, a compacted table none."""
    await played(tmp_path / "m.db")
    old, new = address(tmp_path / "m.db"), await postgresql.empty()
    async with process(tmp_path / "m.db") as here:
        await LogStore(here.store.database).compact(1, "a script")
        nulls = await nulls_of(here.store)
    await move(old, new, nobody, _as_before)
    store = await open_store(new)
    try:
        assert await nulls_of(store) == nulls
        assert {is_null for _, is_null in nulls} == {True, False}
    finally:
        await store.database.close()


async def nulls_of(store: Store) -> list[tuple[int, bool]]:
    async with store.database.reading() as connection:
        asked = sa.select(tables.c.id, tables.c.state.is_(sa.null())).order_by(tables.c.id)
        return [(number, bool(is_null)) for number, is_null in await connection.execute(asked)]


class Interrupted(BaseException):
    """The process has ended."""


async def test_a_move_that_was_interrupted_goes_on(
    tmp_path: Path, postgresql: Databases, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.upgrade.ROWS_A_TIME", 20)
    await played(tmp_path / "m.db")
    old, new = address(tmp_path / "m.db"), await postgresql.empty()
    started: list[int] = []

    def interrupting(done: int, of: int) -> None:
        started.append(done)
        if done > of * len(interruptions) / 4:
            interruptions.append(done)
            raise Interrupted

    interruptions: list[int] = []
    while len(interruptions) < 4:
        with pytest.raises(Interrupted):
            await move(old, new, interrupting, _as_before)
        with pytest.raises(BadDatabase, match="run the same `maumau db move` again"):
            await open_store(new)
    assert interruptions == sorted(interruptions)
    await move(old, new, nobody, _as_before)
    assert await contents(new) == await contents(old)


async def test_what_is_used_is_not_moved_into(tmp_path: Path, postgresql: Databases) -> None:
    await played(tmp_path / "m.db")
    await played(tmp_path / "other.db")
    with pytest.raises(BadDatabase, match="not empty: there are"):
        await move(address(tmp_path / "m.db"), address(tmp_path / "other.db"), nobody, _as_before)
    with pytest.raises(BadDatabase, match="twice the same"):
        await move(address(tmp_path / "m.db"), address(tmp_path / "m.db"), nobody, _as_before)


async def test_a_bot_that_runs_keeps_its_database(tmp_path: Path, postgresql: Databases) -> None:
    await played(tmp_path / "m.db")
    lock = await hold(address(tmp_path / "m.db"))
    with pytest.raises(InUse):
        await move(address(tmp_path / "m.db"), await postgresql.empty(), nobody, _as_before)
    await lock.release()


async def test_it_goes_back_to_sqlite(tmp_path: Path, postgresql: Databases) -> None:
    await played(tmp_path / "m.db")
    old, new, again = address(tmp_path / "m.db"), await postgresql.empty(), address(tmp_path / "again.db")
    await move(old, new, nobody, _as_before)
    await move(new, again, nobody, _as_before)
    assert await contents(again) == await contents(old)


async def test_a_table_that_was_damaged_before_is_moved_as_it_is(tmp_path: Path, postgresql: Databases) -> None:
    await played(tmp_path / "m.db")
    async with process(tmp_path / "m.db") as here, here.store.database.engine.begin() as connection:
        await connection.execute(tables.update().where(tables.c.id == 2).values(state=["no state"]))
    new = await postgresql.empty()
    await move(address(tmp_path / "m.db"), new, nobody, _as_before)
    store = await open_store(new)
    assert (await disagreements(LogStore(store.database), lambda _: None))[1] == 1
    await store.database.close()
