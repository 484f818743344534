"""Tables that were opened, played and closed leave nothing in memory, whatever part of the bot had to do with them."""

from __future__ import annotations

import gc
from collections import deque
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from tests.support.house import House

BOUNDED = {
    "Tables._cache",  # CACHED_TABLES
    "Tables._posted",  # of the same tables
    "LatestSteps._kept",  # as many tables
    "Responder._begun",  # REMEMBERED_INTERACTIONS
    "TalkCog._edits",  # EDITS_KNOWN
    "Lucks._taken",  # REMEMBERED_ROUNDS
}
"""What may hold something of a table that is closed, up to a bound."""
FEW, MANY = 15, 150
"""What grows with the tables is seen with a few."""


def held(bot: Any) -> dict[str, int]:
    """How much the parts of a bot hold, by class and attribute."""
    found: dict[str, int] = {}
    seen, left = set[int](), [bot, bot.services, *vars(bot.services).values(), *bot.cogs.values()]
    while left:
        one = left.pop()
        if id(one) in seen or not type(one).__module__.startswith(("bot.", "cogs.")):
            continue
        seen.add(id(one))
        for name, value in attributes(one):
            if isinstance(value, Mapping | set | list | deque):
                name = f"{type(one).__name__}.{name}"
                found[name] = max(found.get(name, 0), len(value))
            else:
                left.append(value)
    return found


def attributes(one: object) -> Iterator[tuple[str, Any]]:
    """The attributes of an object, with slots or without."""
    yield from getattr(one, "__dict__", {}).items()
    for kind in type(one).__mro__:
        for name in getattr(kind, "__slots__", ()):
            if hasattr(one, name):
                yield name, getattr(one, name)


async def play(house: House) -> None:
    """A table of two people and a computer player is opened, played a bit, and left by all."""
    await house.begun("ana", "bia", computers=1, rules="classic")
    for _ in range(2):
        table = await house.table()
        if table.state is None or not table.awaited:
            break
        person = table.players[table.awaited[0]].person
        if person is not None:
            moves = table.game.moves(table.state, table.awaited[0])
            await house.services.matches.act(table.id, person, [moves[0]])
    for who in (house.bia, house.ana):
        await house.leave(who)
    assert (await house.table()).closed is not None
    await house.services.painter.finish()


async def leaves_nothing(house: House, tables: int) -> None:
    for _ in range(3):  # what is made once
        await play(house)
    before = held(house.bot)
    assert "Tables._cache" in before, "the parts of the bot are found"
    for _ in range(tables):
        await play(house)
    await house.passes(60)
    await house.services.painter.finish()
    gc.collect()
    grown = {name: size - before.get(name, 0) for name, size in held(house.bot).items() if name not in BOUNDED}
    assert not {name: more for name, more in grown.items() if more >= tables // 2}
    assert dict(house.services.painter.paintings) == {}


async def test_tables_that_are_closed_leave_nothing(house: House) -> None:
    await leaves_nothing(house, FEW)


@pytest.mark.gate
@pytest.mark.timeout(1200)
async def test_many_tables_that_are_closed_leave_nothing(house: House) -> None:
    await leaves_nothing(house, MANY)
