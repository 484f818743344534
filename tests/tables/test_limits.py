"""How many tables there may be at once; each limit is told in a sentence."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
import sqlalchemy as sa

from bot.tables.lobby import Lobbies, Location, TableLimits, TableSetup
from bot.tables.table import Player, Refused
from tests.support.repository import Process, process


async def met(here: Process, *limits: int) -> None:
    """A server whose people are known, and these limits: for a person, a channel, a server."""
    here.lobbies = Lobbies(here.tables, TableLimits(*limits))
    await here.store.servers.meet(1, "en-US")
    for person in (1, 2, 3):
        await here.store.people.meet(person, f"person {person}", "en-US")


async def refused(why: str, here: Process, channel: int, host: Player, game: str) -> None:
    with pytest.raises(Refused) as fault:
        await here.lobbies.open(Location(1, channel), host, TableSetup(game))
    assert fault.value.key == why


async def test_a_person_sits_at_so_many_tables_and_no_more(tmp_path: Path) -> None:
    async with process(tmp_path / "m.db") as here:
        await met(here, 2, 10, 10)
        first = await here.lobbies.open(Location(1, 10), Player(1, "ana"), TableSetup("voador"))
        await here.lobbies.open_alone(Location(1, 10), Player(1, "ana"))
        await refused("too-many-of-yours", here, 11, Player(1, "ana"), "classic")
        other = await here.lobbies.open(Location(1, 11), Player(2, "bia"), TableSetup("voador"))
        with pytest.raises(Refused, match="too-many-of-yours"):
            await here.lobbies.sit(other.id, 1, "ana")
        await here.lobbies.close(first.id, 1)
        await here.lobbies.sit(other.id, 1, "ana")


async def test_a_channel_and_a_server_have_so_many_tables_and_no_more(tmp_path: Path) -> None:
    async with process(tmp_path / "m.db") as here:
        await met(here, 10, 2, 3)
        for host in (1, 2):
            await here.lobbies.open(Location(1, 10), Player(host, "somebody"), TableSetup("voador"))
        await refused("too-many-here", here, 10, Player(3, "caio"), "voador")
        await here.lobbies.open_alone(Location(1, 10), Player(3, "caio"))  # is in nobody's way
        await here.lobbies.open(Location(1, 11), Player(3, "caio"), TableSetup("voador"))
        await refused("too-many-in-server", here, 12, Player(3, "caio"), "voador")


async def test_a_damaged_table_is_in_nobodys_way(tmp_path: Path) -> None:
    async with process(tmp_path / "m.db") as here:
        await met(here, 1, 1, 1)
        await here.lobbies.open(Location(1, 10), Player(1, "ana"), TableSetup("voador"))
        async with here.store.database.engine.begin() as connection:
            await connection.execute(sa.text("UPDATE tables SET notes = '{}', players = '5'"))
        here.tables.drop(lambda _: True)
        await here.lobbies.open(Location(1, 10), Player(1, "ana"), TableSetup("voador"))
        await refused("too-many-of-yours", here, 10, Player(1, "ana"), "voador")
        await refused("too-many-here", here, 10, Player(2, "bia"), "voador")


async def test_a_damaged_table_does_not_count_beside_others(tmp_path: Path) -> None:
    async with process(tmp_path / "m.db") as here:
        await met(here, 2, 2, 2)
        damaged = await here.lobbies.open(Location(1, 10), Player(1, "ana"), TableSetup("voador"))
        await here.lobbies.open(Location(1, 10), Player(1, "ana"), TableSetup("voador"))
        async with here.store.database.engine.begin() as connection:
            await connection.execute(sa.text("UPDATE tables SET players = '5' WHERE id = :it"), {"it": damaged.id})
        here.tables.drop(lambda _: True)
        await here.lobbies.open(Location(1, 10), Player(1, "ana"), TableSetup("voador"))
        await refused("too-many-of-yours", here, 10, Player(1, "ana"), "voador")
        await refused("too-many-here", here, 10, Player(2, "bia"), "voador")
        await refused("too-many-in-server", here, 11, Player(2, "bia"), "voador")


async def test_tables_opened_at_once_are_counted_one_after_the_other(tmp_path: Path) -> None:
    async with process(tmp_path / "m.db") as here:
        await met(here, 3, 10, 10)
        tries = (here.lobbies.open(Location(1, 10), Player(1, "ana"), TableSetup("voador")) for _ in range(8))
        found = await asyncio.gather(*tries, return_exceptions=True)
        assert sum(isinstance(one, Refused) for one in found) == 5
