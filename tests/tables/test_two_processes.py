"""Two processes at the tables of one PostgreSQL: each keeps its own servers' tables, and hears what the other does."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest_asyncio
import sqlalchemy as sa

from bot.services import open_store
from bot.shards import read
from bot.store.faults import StoreOvertaken
from bot.store.schema import people, seats
from bot.tables.peers import PeerSync, ShownHand
from bot.tables.repository import retry_on_conflict
from bot.tables.table import Refused, Table
from cogs.archive.logs import LogStore
from cogs.people.erasure import ErasureStore, Privacy
from rules.ahead import ONLY, MoveAhead
from rules.match import PLAYING
from rules.table import Action, IllegalAction
from tests.support.databases import Databases
from tests.support.postgresql import on_server
from tests.support.repository import Process, begun, laid
from tests.support.usual import no_hand

NOW, NAME = 1_000_000.0, "Quetzalli"
SOON_S = 10.0
"""Seconds within which one process hears the other, also on a busy machine."""


class Half(Process):
    """A process with one of two shards. It notes what it would paint."""

    def __init__(self, store: Any) -> None:
        super().__init__(store, lambda: NOW)
        self.painted, self.unseen = list[int](), list[tuple[int, int]]()
        self.asked: list[tuple[int, tuple[int, ...], tuple[ShownHand, ...], tuple[int, ...]]] = []
        self.tables.changed[:] = [self._changed]
        self.peers = PeerSync(
            store.database,
            self.tables,
            self._changed_elsewhere,
            lambda table, seats, shown, whose: self.asked.append((table.id, tuple(seats), tuple(shown), tuple(whose))),
        )

    def _changed_elsewhere(self, table: Table, alone: int | None) -> None:
        if alone is None:
            self._changed(table)
        else:
            self.unseen.append((table.version, alone))

    def _changed(self, table: Table) -> None:
        if self.tables.is_ours(table):
            self.painted.append(table.version)


@pytest_asyncio.fixture
async def halves(postgresql: Databases, tmp_path: Path) -> AsyncIterator[tuple[Half, Half]]:
    """The process of the server in which tests play, and another one."""
    url = await postgresql.get(tmp_path)
    async with AsyncExitStack() as stack:
        made = []
        for part in ("0/2", "1/2"):
            store = await open_store(url, read(part))
            stack.push_async_callback(store.database.close)
            made.append(Half(store))
            stack.push_async_callback(made[-1].peers.stop)
        yield made[0], made[1]
    postgresql.forget()


async def comes(true: Any) -> None:
    async with asyncio.timeout(SOON_S):
        while not true():  # noqa: ASYNC110 -- another connection is what it waits for
            await asyncio.sleep(0.01)


async def test_what_another_process_changes_is_painted_by_the_one_of_the_server(halves: tuple[Half, Half]) -> None:
    mine, other = halves
    number = await laid(mine)
    held = await mine.tables.get(number)
    outcome = await other.matches.act(number, 1, [Action("play", (held.views[0].hand[0],))])
    await comes(lambda: outcome.table.version in mine.painted)
    assert not other.painted
    assert (await mine.tables.get(number)).version == outcome.table.version


async def test_what_only_one_seat_sees_paints_nothing_that_all_see(halves: tuple[Half, Half]) -> None:
    """COM-22: a plan comes from a direct message, and so by way of another process. The moment would tell."""
    mine, other = halves
    number = await laid(mine)
    await mine.tables.get(number)
    painted = list(mine.painted)
    outcome = await other.matches.plan(number, 2, [MoveAhead(Action(ONLY))])
    await comes(lambda: (outcome.table.version, 1) in mine.unseen)
    assert mine.painted == painted


async def test_tables_of_others_are_not_kept(halves: tuple[Half, Half]) -> None:
    mine, other = halves
    number = await laid(mine)
    before = await other.tables.get(number)
    held = await mine.tables.get(number)
    outcome = await mine.matches.act(number, 1, [Action("play", (held.views[0].hand[0],))])
    assert (await other.tables.get(number)).version == outcome.table.version > before.version
    assert [table.version for table in await other.tables.get_many([number])] == [outcome.table.version]
    assert not await other.tables.is_ours_by_number(number)
    assert await mine.tables.is_ours_by_number(number)
    assert other.tables.count_open() == 0
    await other.tables.find_open()
    assert other.tables.count_open() == 0, "and its places are not known there"


async def test_a_table_that_another_process_closes_is_open_nowhere(halves: tuple[Half, Half]) -> None:
    mine, other = halves
    table = await mine.tables.get(await laid(mine))
    assert mine.tables.list_open_in(table.place) == [table.id]
    await other.lobbies.close(table.id, 9, may_close=True)
    await comes(lambda: mine.tables.list_open_in(table.place) == [])


async def test_what_is_due_concerns_the_process_of_the_server(halves: tuple[Half, Half]) -> None:
    mine, other = halves
    number = await laid(mine)
    assert await mine.store.open_tables.list_due(1e12) == [number]
    assert await other.store.open_tables.list_due(1e12) == []
    assert await mine.store.open_tables.list_unpainted() == [number]
    assert await other.store.open_tables.list_unpainted() == []
    assert await other.store.open_tables.list_for_person(1) == [number], "but who asks for their tables sees all"


async def test_hands_that_were_not_shown_are_painted_by_the_process_of_the_server(halves: tuple[Half, Half]) -> None:
    mine, other = halves
    number = await laid(mine)
    shown = ShownHand(3, 1, 77)
    await other.peers.delegate_paint(number, [2], [shown], [1])
    await comes(lambda: (number, (2,), (shown,), (1,)) in mine.asked)
    assert not other.asked


async def test_what_was_missed_is_painted(halves: tuple[Half, Half]) -> None:
    """The bell was not heard; whoever hears again looks at every table that is not painted."""
    mine, other = halves
    number = await laid(mine)
    held = await mine.tables.get(number)
    notifier = mine.store.database.notifier
    assert notifier is not None
    heard, notifier._hears = notifier._hears, {}
    outcome = await other.matches.act(number, 1, [Action("play", (held.views[0].hand[0],))])
    await other.peers.delegate_paint(number, [], [], [])
    notifier._hears = heard
    assert outcome.table.version not in mine.painted
    notifier.on_missed()
    await comes(lambda: outcome.table.version in mine.painted)


async def test_who_is_erased_in_one_process_is_held_in_none(halves: tuple[Half, Half]) -> None:
    mine, other = halves
    number = await laid(mine)
    await mine.store.people.meet(9, NAME, "en-US")
    assert (await mine.store.people.get(9) or {})["name"] == NAME
    await mine.lobbies.sit(number, 9, NAME)
    privacy = Privacy(ErasureStore(other.store.database), other.store.open_tables, other.tables, other.lobbies, no_hand)
    await privacy.erase(9)
    async with asyncio.timeout(SOON_S):
        while await mine.store.people.get(9) is not None:  # noqa: ASYNC110 -- another connection rings
            await asyncio.sleep(0.01)
        while NAME in [one.name for one in (await mine.tables.get(number)).players]:  # noqa: ASYNC110 -- likewise
            await asyncio.sleep(0.01)


# two at once


async def test_of_twenty_who_want_one_place_through_two_processes_one_has_it(halves: tuple[Half, Half]) -> None:
    mine, other = halves
    number = await begun(mine, "zheng", 3)
    table = await mine.tables.get(number)
    most = table.game.seats[1]
    for person in range(4, most):
        await mine.store.people.meet(person, f"p{person}", "en-US")
        await mine.lobbies.sit(number, person, f"p{person}")
    many = range(100, 120)
    for person in many:
        await mine.store.people.meet(person, f"p{person}", "en-US")
    sat = await asyncio.gather(
        *((mine if person % 2 else other).lobbies.sit(number, person, f"p{person}") for person in many),
        return_exceptions=True,
    )
    refused = [str(one) for one in sat if isinstance(one, IllegalAction)]
    assert refused == ["table-full (COM-7)"] * (len(many) - 1), "each has looked at the table as it is"
    async with mine.store.database.reading() as connection:
        seated = (await connection.execute(sa.select(seats.c.person).where(seats.c.table_id == number))).scalars().all()
    assert len(seated) == most


async def test_of_two_transactions_that_block_each_other_one_begins_anew(halves: tuple[Half, Half]) -> None:
    mine, other = halves
    for person in (1, 2):
        await mine.store.people.meet(person, "p", "en-US")
    met = asyncio.Barrier(2)
    begun_at: list[int] = []

    async def rename(here: Half, first: int, second: int) -> None:
        async with here.store.database.writing() as connection:
            begun_at.append(first)
            await connection.execute(people.update().where(people.c.id == first).values(name=f"by {first}"))
            if len(begun_at) <= 2:
                await met.wait()
            await connection.execute(people.update().where(people.c.id == second).values(name=f"by {first}"))

    how = await asyncio.gather(rename(mine, 1, 2), rename(other, 2, 1), return_exceptions=True)
    assert {*map(type, how)} == {StoreOvertaken, type(None)}, how
    begun_at.clear()
    met = asyncio.Barrier(2)
    again = retry_on_conflict(rename)
    await asyncio.gather(again(mine, 1, 2), again(other, 2, 1))
    assert len(begun_at) > 2, "one has begun anew, and may be in the way again before the other one knows"
    async with mine.store.database.reading() as connection:
        names = (await connection.execute(sa.select(people.c.name).where(people.c.id.in_((1, 2))))).scalars().all()
    assert names in (["by 1"] * 2, ["by 2"] * 2), "one after the other"
    assert await mine.store.database.answers()


async def test_where_transactions_must_be_serial_all_is_done_or_refused(
    halves: tuple[Half, Half], postgresql: Databases, tmp_path: Path
) -> None:
    """An operator has set the database so: what PostgreSQL rolls back is begun anew."""
    mine, _ = halves
    name = (await postgresql.get(tmp_path)).rpartition("/")[2]
    await on_server(postgresql.server, f"ALTER DATABASE {name} SET default_transaction_isolation = 'serializable'")
    for half in halves:
        await half.store.database._close_writer()
        await half.store.database.engine.dispose()
    number = await begun(mine, "voador", 4)

    async def plays(here: Half, person: int) -> int:
        done = 0
        for _ in range(12):
            table = await here.tables.get(number)
            seat = table.held_seat(person)
            if table.state is None or table.state.phase != PLAYING or seat not in table.awaited:
                await asyncio.sleep(0.01)
                continue
            try:
                await here.matches.act(number, person, [table.game.legal(table.state, seat)[0]], prompt=table.prompt)
                done += 1
            except (Refused, IllegalAction):  # the other half was quicker, perhaps by a hidden draw
                continue
        return done

    done = await asyncio.gather(*(plays(here, person) for person in range(1, 5) for here in halves))
    known = [await here.tables.get(number) for here in halves]  # who did the last thing knows of it first
    table = max(known, key=lambda table: table.version)
    log = await LogStore(mine.store.database).history(number)
    assert sum(done) > 4
    assert [step["version"] for step in log] == list(range(log[0]["version"], table.version + 1))
    async with mine.store.database.reading() as connection:
        assert (await connection.execute(sa.text("SHOW transaction_isolation"))).scalar() == "serializable"
