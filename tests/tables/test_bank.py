"""The time bank: what a turn takes beyond its clock is paid from it, once for the whole match."""

from __future__ import annotations

from pathlib import Path

from bot.tables.play import Pauses
from bot.tables.table import to_row
from bot.time import HOUR
from tests.support.folding import each
from tests.support.room import LAST, TURN, Room, room
from tests.support.usual import Usual

CLOCKED = {"turn_clock": "1h", "time_bank": "6h"}


async def spent(here: Room, number: int) -> list[float]:
    return [player.spent for player in (await here.get(number)).players]


async def test_a_turn_lasts_as_long_as_its_clock_and_the_bank(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        number = await here.laid(TURN, **CLOCKED)
        assert (await here.left(number))["turn"] == 7 * HOUR
        await here.later(HOUR - 1)
        await here.turn_of(number, 1)
        assert await spent(here, number) == [0, 0], "within its clock a turn costs nothing"
        await here.later(3 * HOUR)
        await here.turn_of(number, 2)
        assert await spent(here, number) == [0, 2 * HOUR]
        await here.later(60)
        await here.turn_of(number, 1)
        assert (await here.left(number))["turn"] == 5 * HOUR, "what is left for the next turn"


async def test_when_both_are_used_up_the_house_plays_and_only_the_clock_is_left(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        number = await here.laid(TURN, **CLOCKED)
        await here.later(7 * HOUR + 1, ticks=3)
        assert await spent(here, number) == [6 * HOUR, 0]
        assert (await here.get(number)).players[0].idle == 1
        if (await here.get(number)).awaited == (1,):
            await here.turn_of(number, 2)
        assert (await here.left(number))["turn"] == HOUR


async def test_who_leaves_and_comes_back_has_no_new_bank(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        number = await here.laid(TURN.replace("ana bia", "ana bia caio") + "\nhand caio 3C 4C", **CLOCKED)
        await here.later(3 * HOUR)
        await here.turn_of(number, 1)
        await here.lobbies.leave_seat(number, 1)
        await here.lobbies.sit(number, 1, "ana")
        assert await spent(here, number) == [2 * HOUR, 0, 0]


async def test_a_pause_costs_nothing(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        number = await here.laid(TURN, **CLOCKED)
        pauses = Pauses(here.tables, Usual())
        await here.later(2 * HOUR)
        for person in (1, 2):
            await pauses.pause(number, person, "24h")
        await here.later(10 * HOUR)
        for person in (1, 2):
            await pauses.go_on(number, person)
        await here.turn_of(number, 1)
        assert await spent(here, number) == [HOUR, 0]


async def test_a_table_of_before_has_no_bank(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        number = await here.laid(TURN, turn_clock="1h")
        table = (await here.get(number)).draft()
        before = {name: value for name, value in table.settings.items() if name in ("turn_clock", "thread")}
        players = [{name: value for name, value in one.save().items() if name != "spent"} for one in table.players]
        await here.here.store.tables.save(
            number, table.version, to_row(table) | {"settings": before, "players": players, "version": 99}
        )
        here.tables.drop(lambda one: one.id == number)
        await here.later(HOUR + 1, ticks=3)
        table = await here.get(number)
        assert table.settings["time_bank"] == "off"
        assert table.players[0].idle == 1


@each("bank", ["off", "7d"])
async def test_a_long_bank_does_not_make_a_table_stale(tmp_path: Path, bank: str) -> None:
    async with room(tmp_path) as here:
        number = await here.laid(LAST, turn_clock="7d", time_bank=bank)
        table = await here.get(number)
        assert table.deadlines["stale"] > table.deadlines["turn"]
