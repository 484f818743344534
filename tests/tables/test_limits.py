"""How many tables there may be at once; each limit is told in a sentence."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
import sqlalchemy as sa

from bot.tables.lobby import Lobbies, TableLimits
from bot.tables.table import Refused
from tests.support.repository import Process, process


async def met(here: Process, *limits: int) -> None:
    """A server whose people are known, and these limits: for a person, a channel, a server."""
    here.lobbies = Lobbies(here.tables, TableLimits(*limits))
    await here.store.servers.meet(1, "en-US")
    for person in (1, 2, 3):
        await here.store.people.meet(person, f"person {person}", "en-US")


async def refused(why: str, **open_one: object) -> None:
    here = open_one.pop("here")
    assert isinstance(here, Process)
    with pytest.raises(Refused) as fault:
        await here.lobbies.open(**open_one)
    assert fault.value.key == why


async def test_a_person_sits_at_so_many_tables_and_no_more(tmp_path: Path) -> None:
    async with process(tmp_path / "m.db") as here:
        await met(here, 2, 10, 10)
        first = await here.lobbies.open(1, 10, 1, "ana", "voador")
        await here.lobbies.open_alone(1, 10, 1, "ana")
        await refused("too-many-of-yours", here=here, server=1, channel=11, host=1, name="ana", game="classic")
        other = await here.lobbies.open(1, 11, 2, "bia", "voador")
        with pytest.raises(Refused, match="too-many-of-yours"):
            await here.lobbies.sit(other.id, 1, "ana")
        await here.lobbies.close(first.id, 1)
        await here.lobbies.sit(other.id, 1, "ana")


async def test_a_channel_and_a_server_have_so_many_tables_and_no_more(tmp_path: Path) -> None:
    async with process(tmp_path / "m.db") as here:
        await met(here, 10, 2, 3)
        for host in (1, 2):
            await here.lobbies.open(1, 10, host, "somebody", "voador")
        await refused("too-many-here", here=here, server=1, channel=10, host=3, name="caio", game="voador")
        await here.lobbies.open_alone(1, 10, 3, "caio")  # is in nobody's way
        await here.lobbies.open(1, 11, 3, "caio", "voador")
        await refused("too-many-in-server", here=here, server=1, channel=12, host=3, name="caio", game="voador")


async def test_a_damaged_table_is_in_nobodys_way(tmp_path: Path) -> None:
    async with process(tmp_path / "m.db") as here:
        await met(here, 1, 1, 1)
        await here.lobbies.open(1, 10, 1, "ana", "voador")
        async with here.store.database.engine.begin() as connection:
            await connection.execute(sa.text("UPDATE tables SET notes = '{}', players = '5'"))
        here.tables.drop(lambda _: True)
        await here.lobbies.open(1, 10, 1, "ana", "voador")
        await refused("too-many-of-yours", here=here, server=1, channel=10, host=1, name="ana", game="voador")
        await refused("too-many-here", here=here, server=1, channel=10, host=2, name="bia", game="voador")


async def test_a_damaged_table_does_not_count_beside_others(tmp_path: Path) -> None:
    async with process(tmp_path / "m.db") as here:
        await met(here, 2, 2, 2)
        damaged = await here.lobbies.open(1, 10, 1, "ana", "voador")
        await here.lobbies.open(1, 10, 1, "ana", "voador")
        async with here.store.database.engine.begin() as connection:
            await connection.execute(sa.text("UPDATE tables SET players = '5' WHERE id = :it"), {"it": damaged.id})
        here.tables.drop(lambda _: True)
        await here.lobbies.open(1, 10, 1, "ana", "voador")
        await refused("too-many-of-yours", here=here, server=1, channel=10, host=1, name="ana", game="voador")
        await refused("too-many-here", here=here, server=1, channel=10, host=2, name="bia", game="voador")
        await refused("too-many-in-server", here=here, server=1, channel=11, host=2, name="bia", game="voador")


async def test_tables_opened_at_once_are_counted_one_after_the_other(tmp_path: Path) -> None:
    async with process(tmp_path / "m.db") as here:
        await met(here, 3, 10, 10)
        tries = (here.lobbies.open(1, 10, 1, "ana", "voador") for _ in range(8))
        found = await asyncio.gather(*tries, return_exceptions=True)
        assert sum(isinstance(one, Refused) for one in found) == 5
