"""The time in which people can play: it stands while nobody can, and no other clock makes it jump."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.tables.lobby import Location, TableSetup
from bot.tables.table import Player
from bot.time import PlayClock
from tests.support.house import House
from tests.support.repository import process

pytestmark = pytest.mark.both_databases


class Clocks:
    """A clock on the wall, and one that never jumps."""

    def __init__(self) -> None:
        self.wall, self.ticks = 1_000_000.0, 50.0

    def later(self, seconds: float) -> None:
        """So much time passes."""
        self.wall += seconds
        self.ticks += seconds


def test_it_stands_until_people_can_play() -> None:
    clocks = Clocks()
    clock = PlayClock(lambda: clocks.wall, lambda: clocks.ticks)
    clocks.later(60)
    assert not clock.running
    assert clock.now() == 1_000_000
    clock.run()
    clocks.later(5)
    assert (clock.now(), clock.ahead) == (1_000_005, 60)
    clock.run()
    assert (clock.now(), clock.ahead) == (1_000_005, 60), "running already"


def test_a_break_does_not_count_and_the_wall_is_ahead_by_it() -> None:
    clocks = Clocks()
    clock = PlayClock(lambda: clocks.wall, lambda: clocks.ticks)
    clock.run()
    clocks.later(10)
    clock.stand()
    clocks.later(90)
    clock.stand()
    assert clock.now() == 1_000_010
    clock.run()
    clocks.later(1)
    assert (clock.now(), clock.ahead) == (1_000_011, 90)


def test_it_goes_on_from_where_another_process_stopped() -> None:
    clocks = Clocks()
    clock = PlayClock(lambda: clocks.wall, lambda: clocks.ticks)
    clock.set(999_000.0)
    clock.run()
    assert (clock.now(), clock.ahead) == (999_000, 1_000)
    clock.set(999_500.0)
    clocks.later(2)
    assert clock.now() == 999_502


def test_a_clock_on_the_wall_that_jumps_is_no_time() -> None:
    clocks = Clocks()
    clock = PlayClock(lambda: clocks.wall, lambda: clocks.ticks)
    clock.run()
    clocks.wall += 9 * 86_400
    clocks.later(1)
    assert (clock.now(), clock.ahead) == (1_000_001, 0)


async def test_the_time_is_kept(tmp_path: Path) -> None:
    async with process(tmp_path / "m.db") as here:
        assert await here.store.clock.load() is None
        await here.store.clock.keep(5.0)
        await here.store.clock.keep(7.5)
    async with process(tmp_path / "m.db") as here:
        assert await here.store.clock.load() == 7.5


async def test_a_deadline_is_shown_by_the_clock_on_the_wall(tmp_path: Path) -> None:
    async with process(tmp_path / "m.db") as here:
        await here.store.servers.meet(1, "en-US")
        await here.store.people.meet(1, "ana", "en-US")
        here.tables.clock.ahead = 90.0
        table = await here.tables.get(
            (await here.lobbies.open(Location(1, 10), Player(1, "ana"), TableSetup("voador"))).id
        )
        assert table.clock_of("expire") == f"<t:{1_000_000 + 86_400 + 90}:R>"


async def test_the_clock_runs_while_the_bot_is_connected_and_is_kept(house: House) -> None:
    bot = house.bot
    assert bot.clock.running
    await bot.on_shard_disconnect(0)
    assert not bot.clock.running
    await bot.on_shard_resumed(0)
    assert bot.clock.running
    house.later(60)
    await bot.services.timer.tick()
    assert await bot.services.store.clock.load() == bot.services.timer.now()


async def test_a_match_waits_while_its_place_cannot_be_reached(house: House) -> None:
    """Nobody loses a turn that nobody could see."""
    await house.begun("ana", "bia", turn_clock="1m")
    await house.lay("top 5S\nhand ana 5H 9D\nhand bia 6C 2H\nstock 4H 4D\nturn ana\n")
    house.env.inject_error("*", f"/channels/{house.channel.id}/messages*", status=403, code=50001, times=1)
    async with house.services.tables.changing(house.number) as changing:
        changing.prompt = changing.version + 1
        changing.deadlines["turn"] = house.bot.clock.now() + 58  # else the message would stay as it is
        await house.services.tables.save(changing)
    await house.services.painter.finish()
    assert (await house.table()).posted.lost
    house.later(600)
    await house.services.timer.tick()
    table = await house.table()
    assert table.awaited == (0,)
    await house.services.painter.repost(table)
    await house.services.painter.finish()
    table = await house.table()
    assert not table.posted.lost
    assert 50 < table.deadlines["turn"] - house.bot.clock.now() <= 60
