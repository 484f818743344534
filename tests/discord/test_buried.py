"""When other messages have come below a table's message, the next turn posts it anew, whoever has written them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from bot.discord.public import BURIED_AFTER_MESSAGES
from bot.screens.components import notice_view
from tests.support.house import House

Below = Callable[[House, int], Awaitable[None]]


async def talk(house: House, count: int) -> None:
    """Somebody who does not play writes."""
    for number in range(count):
        await house.eva.send(house.channel, f"hello {number}")


async def notices(house: House, count: int) -> None:
    """The bot itself writes."""
    for _ in range(count):
        await house.services.sender.send(house.channel.id, notice_view("hello"))
    await house.env.settle()


async def after_a_restart(house: House, count: int) -> None:
    await house.restart()
    await talk(house, count)


async def between_two_tables(house: House, count: int) -> None:
    """The other table of the channel is posted in between."""
    await talk(house, count - 1)
    await house.caio.slash(house.channel, "open")


async def buried(house: House, below: Below, count: int) -> bool:
    await house.begun("ana", "bia", thread="off")
    await house.lay("top 5S\nhand ana 6S 5D KH\nhand bia 8S 7D QC\nturn ana\n")
    first = await house.table_message()
    await below(house, count)
    await house.play(house.ana, "6♠")
    await house.services.painter.finish()
    return (await house.table_message()).id != first.id


@pytest.mark.parametrize("below", [talk, notices, after_a_restart, between_two_tables])
async def test_the_tables_message_is_posted_anew(house: House, below: Below) -> None:
    assert await buried(house, below, BURIED_AFTER_MESSAGES)


@pytest.mark.parametrize("below", [talk, notices, after_a_restart])
async def test_a_few_messages_do_not_bury_it(house: House, below: Below) -> None:
    assert not await buried(house, below, BURIED_AFTER_MESSAGES - 1)


async def test_nothing_is_kept_of_places_without_tables(house: House) -> None:
    await talk(house, 3)
    assert house.services.painter.public._lately == {}
