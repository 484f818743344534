"""Two processes on one PostgreSQL open a matchday at the same time, and each is killed at every step of it: each match
gets one table.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.services import Store
from bot.store.database import Database, connect
from bot.store.schema import tables
from bot.time import DAY
from cogs.events.plan import EventKind
from tests.support.databases import Databases
from tests.support.seasons import BEGAN, CHANNEL, MANAGER, EventProcess, World, plan

pytestmark = pytest.mark.gate

PEOPLE = range(101, 109)
KILLS = 24
"""How many of the steps are tried; the benchmark of faults kills at any."""


class Killed(BaseException):
    """The process has died."""


class Life:
    """How many statements and commits a process still makes before it dies; none after that."""

    def __init__(self, engine: AsyncEngine, left: int) -> None:
        self.left, self.died = left, False
        sa.event.listen(engine.sync_engine, "before_cursor_execute", self._take)
        sa.event.listen(engine.sync_engine, "commit", self._take)

    def _take(self, *_: Any) -> None:
        self.left -= 1
        if self.left < 0:
            self.died = True
            raise Killed


async def started(url: str, world: World, now: float, left: int = 10**6) -> tuple[EventProcess, Life]:
    engine = await connect(url)
    life = Life(engine, left)
    return EventProcess(Store(Database(engine)), lambda: now, world), life


async def look(here: EventProcess, number: int) -> None:
    """Look at the event as its process does, until it dies. What a dying process raises nobody hears."""
    await asyncio.gather(here.events.look(number), return_exceptions=True)
    await here.store.database.close()


async def signed_up(url: str) -> int:
    """An event of eight at tables of four that begins now."""
    here, _ = await started(url, World(), BEGAN)
    await here.store.servers.meet(1, "en-US")
    event = await here.events.create(1, CHANNEL, None, MANAGER, plan(EventKind.LEAGUE, people=8, seats=4), DAY)
    for person in PEOPLE:
        await here.store.people.meet(person, f"P{person}", "en-US", 1, f"P{person}")
        await here.events.join(1, event.id, person, ())
    await here.store.database.close()
    return event.id


@pytest.mark.timeout(300)
async def test_each_killed_at_every_step_of_opening_a_matchday_opens_each_table_once(
    postgresql: Databases, tmp_path: Path
) -> None:
    url = await postgresql.get(tmp_path / "0.db")
    number, (whole, life) = await signed_up(url), await started(url, World(), BEGAN + DAY)
    before = life.left
    await look(whole, number)
    steps = before - life.left
    assert steps > KILLS, "a matchday is opened in more steps"
    killed = 0
    for step in range(1, steps + 2, max(1, steps // KILLS)):
        url, world = await postgresql.get(tmp_path / f"{step}.db"), World()
        number = await signed_up(url)
        pair = [await started(url, world, BEGAN + DAY, left) for left in (step, step + 1)]
        await asyncio.gather(*(look(process, number) for process, _ in pair))
        killed += sum(life.died for _, life in pair)
        last, _ = await started(url, world, BEGAN + DAY)
        for _ in range(3):
            await last.events.look(number)
        fixtures = (await last.events.store.get(number)).list_round(1)
        rows = await last.store.database.all(sa.select(tables.c.id, tables.c.closed))
        await last.store.database.close()
        assert [len(one.places) for one in fixtures] == [4, 4]
        assert {row["id"] for row in rows} == {one.table for one in fixtures}, "each match has had one table"
        assert all(row["closed"] is None for row in rows)
        postgresql.forget()
    assert killed >= KILLS, "too little is proved"
