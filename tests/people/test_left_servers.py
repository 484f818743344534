"""A large server that removed the bot is deleted in pieces: nobody waits, and it may come back in the middle."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from bot.chores import Chores
from bot.store.drivers import pooled
from bot.store.schema import metadata
from bot.time import DAY
from cogs.people import pieces as in_pieces
from cogs.people.erasure import ErasureStore
from cogs.people.left_servers import LEFT_SERVER_KEPT_DAYS, PEOPLE_A_PIECE, LeftServers, ServerErasure
from cogs.people.pieces import ROWS_A_PIECE
from tests.store.test_crash_points import nothing_amiss, opened, over
from tests.support.queries import asked, plans
from tests.support.repository import Process, begun, process
from tests.support.standings import recounts_of

NOW = 10_000_000.0
LONG_AGO = NOW - (LEFT_SERVER_KEPT_DAYS + 1) * DAY
LEFT, OTHER = 77, 2
FIRST = 10_000
"""The first of the people of the server that left. Every tenth plays elsewhere, too."""
PEOPLE, TABLES, LOGGED = 3 * PEOPLE_A_PIECE, 40, 30


NOTHING = {
    sa.BigInteger: 0,
    sa.Integer: 0,
    sa.Float: 0.0,
    sa.Boolean: False,
    sa.String: "",
    sa.Text: "",
    sa.JSON: [],
}


def row(table: str, /, **given: Any) -> dict[str, Any]:
    """A row of a table: what is not given, and has to be something, is nothing."""
    columns = [one for one in metadata.tables[table].c if not one.nullable and one.default is None]
    return {one.name: NOTHING[type(one.type)] for one in columns} | given


async def put(here: Process, name: str, rows: list[dict[str, Any]]) -> None:
    async with here.store.database.writing() as connection:
        for begin in range(0, len(rows), 500):
            await connection.execute(metadata.tables[name].insert(), rows[begin : begin + 500])


async def large(here: Process) -> None:
    """A server that left, with many people, many tables, and one with a long log."""
    for server in (LEFT, OTHER):
        await here.store.servers.meet(server, "en-US")
    await here.store.servers.note_left(LEFT, LONG_AGO)
    persons = range(FIRST, FIRST + PEOPLE)
    await put(here, "people", [row("people", id=one, name="x", takes_dms=True) for one in persons])
    known = [row("nicknames", server=LEFT, person=one, name="x") for one in persons if one % 3]
    known += [row("nicknames", server=OTHER, person=one, name="x") for one in persons if one % 10 == 0]
    await put(here, "nicknames", known)
    await put(here, "standings", [row("standings", server=LEFT, person=one) for one in persons])
    await put(
        here,
        "position_answers",
        [row("position_answers", date=f"{day}", person=one) for one in persons for day in range(3)],
    )
    await put(here, "events", [row("events", id=1, server=LEFT)])
    await put(here, "entrants", [row("entrants", event_id=1, number=one, server=LEFT, person=one) for one in persons])
    numbers = range(1, TABLES + 1)
    await put(here, "tables", [row("tables", id=one, server=LEFT, host=FIRST, closed=5.0) for one in numbers])
    long = [row("log", table_id=1, version=one) for one in range(2 * ROWS_A_PIECE + 50)]
    await put(
        here, "log", [*long, *(row("log", table_id=one, version=at) for one in numbers[1:] for at in range(LOGGED))]
    )
    for name, more in (("rounds", {"round": 1}), ("matches", {}), ("points", {"round": 1, "seat": 0, "person": FIRST})):
        await put(here, name, [row(name, table_id=one, server=LEFT, **more) for one in numbers])


async def left_of(here: Process) -> dict[str, int]:
    """How many rows are left of the server, and of its people."""
    found = {}
    for name, table in metadata.tables.items():
        for column in table.c:
            if column.info.get("server") or (column.info.get("person") and isinstance(column.type, sa.BigInteger)):
                which = column == LEFT if column.info.get("server") else column.between(FIRST, FIRST + PEOPLE)
                counted = sa.select(sa.func.count().label("rows")).select_from(table).where(which)
                if many := ((await here.store.database.one(counted)) or {})["rows"]:
                    found[f"{name}.{column.name}"] = many
    return found


def changed(here: Process) -> int:
    """How many rows SQLite has changed, with those that went along."""
    assert here.store.database._writer is not None
    return int(pooled(here.store.database._writer).driver_connection._conn.total_changes)


async def test_no_transaction_deletes_more_than_a_piece(tmp_path: Path) -> None:
    async with process(tmp_path / "m.db") as here:
        await large(here)
        erasure, sizes, before = ServerErasure(here.store.database, LEFT, LONG_AGO), [], changed(here)
        while await erasure.piece():
            sizes.append(changed(here) - before)
            before = changed(here)
        assert sum(sizes) > 10 * ROWS_A_PIECE
        assert max(sizes) <= ROWS_A_PIECE + 2 * PEOPLE_A_PIECE, "people and their names go on top"
        assert len(sizes) < 120, "small ones go together"


@pytest.mark.both_databases
async def test_what_is_left_are_those_who_are_known_elsewhere(tmp_path: Path) -> None:
    async with process(tmp_path / "m.db") as here:
        await large(here)
        await ErasureStore(here.store.database).delete_server(LEFT)
        tenth = PEOPLE // 10
        assert await left_of(here) == {
            "people.id": tenth,
            "nicknames.person": tenth,
            "position_answers.person": 3 * tenth,
        }


async def test_nothing_that_holds_the_writer_reads_a_whole_table(tmp_path: Path) -> None:
    async with process(tmp_path / "m.db") as here:
        await large(here)
        async with asked(here.store) as statements:
            await ErasureStore(here.store.database).delete_server(LEFT)
        told = await plans(here.store, [one for one in statements if one[0].startswith("DELETE")])
        scans = {line.split(" ")[1] for line in told if line.startswith("SCAN")}
        assert scans <= {"calls"}, "there are those of the last hour only"


async def test_others_write_between_two_pieces(tmp_path: Path) -> None:
    async with process(tmp_path / "m.db") as here:
        await large(here)
        number = await begun(here, "voador", 2)
        erasure = asyncio.create_task(ErasureStore(here.store.database).delete_server(LEFT))
        moves = 0
        while not erasure.done():
            table = await here.tables.get(number)
            assert table.state is not None
            seat = table.awaited[0]
            await here.matches.act(number, seat + 1, [table.game.moves(table.state, seat)[0]])
            moves += 1
            if (await here.tables.get(number)).state.phase != "playing":  # type: ignore[union-attr]
                number = await begun(here, "voador", 2)
        assert moves >= 5
        await erasure


def deleting(here: Process, there: set[int]) -> LeftServers:
    """What deletes left servers, of a bot that is in these servers now."""
    store = here.store
    return LeftServers(store.database, store.servers, here.tables, lambda: NOW, lambda: there)


async def test_a_server_that_comes_back_in_the_middle_keeps_what_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After each piece: accounts are what the results make that are left, and everything can be read."""
    monkeypatch.setattr(in_pieces, "ROWS_A_PIECE", 20)
    pieces = 0
    while True:
        async with process(tmp_path / f"{pieces}.db") as here:
            for _ in range(2):
                await over(here, await opened(here))
            await here.store.servers.note_left(1, LONG_AGO)
            erasure = ServerErasure(here.store.database, 1, LONG_AGO)
            for _ in range(pieces):
                await erasure.piece()
            here.tables.forget()
            await here.store.servers.note_there(1)
            assert not await erasure.piece()
            if not erasure.came_back:
                assert await here.store.servers.all() == {}
                break
            if pieces % 2:  # whoever was deleting it may have died, and the next one knows nothing of it
                await deleting(here, {1}).tick()
            await recounts_of(here.store).run_pending()
            assert await recounts_of(here.store).list_pending() == []
            await nothing_amiss(here.store)
            await over(here, await opened(here))
            await nothing_amiss(here.store)
        pieces += 1
    assert pieces > 5


async def nobody_leads() -> bool:
    return False


async def test_a_chore_that_takes_long_keeps_no_other_waiting() -> None:
    done, twice = 0, asyncio.Event()

    async def slow() -> None:
        await twice.wait()

    async def quick() -> None:
        nonlocal done
        done += 1
        if done == 2:
            twice.set()

    chores = Chores(nobody_leads)
    chores.add("slow", slow)
    chores.add("quick", quick)
    chores.begin()
    await asyncio.wait_for(twice.wait(), 20)
    await asyncio.wait_for(chores.stop(), 5)
