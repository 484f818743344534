"""The bot is down for a while. The play clock stands meanwhile, so all times move, and what messages say, too."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.app import MauMauBot
from bot.time import HOUR, MINUTE
from tests.events.test_events import event, lobbies, made, signed_up, told
from tests.support.house import House


async def down(house: House, seconds: float) -> None:
    """The bot ends, and another one begins so much later."""
    await house.services.painter.finish()
    await house.passes(61)  # the clock is saved now and then
    await house.services.store.database.close()
    house.later(seconds)
    await house.env.restart_bot(house.clocked(MauMauBot(house.settings)))
    await house.env.settle()
    house.fix_chance()
    await house.env.advance_time(60)
    await house.services.painter.finish()


def times(house: House, message: Any) -> list[int]:
    return [int(found) for found in re.findall(r"<t:(\d+)", house.said(message))]


def edits(house: House, since: int) -> int:
    """How many messages were edited since that request."""
    return sum(one.method == "PATCH" for one in house.env.http_requests[since:])


async def test_the_end_of_the_sign_up(house: House) -> None:
    await made(house)
    await down(house, 6 * HOUR)
    ends = (await event(house)).begins + house.services.tables.clock.ahead
    assert times(house, told(house)[-1])[0] == pytest.approx(ends, abs=1)


@pytest.mark.gate
async def test_the_times_of_a_matchday_and_of_its_lobbies(house: House) -> None:
    await signed_up(house, "ana", "bia", "caio", days=2)
    await down(house, 6 * HOUR)
    now, ahead = await event(house), house.services.tables.clock.ahead
    assert times(house, told(house)[-1])[:2] == [
        pytest.approx(now.begin_by + ahead, abs=1),
        pytest.approx(now.end_by + ahead, abs=1),
    ]
    ((_, lobby),) = (await lobbies(house)).items()
    assert times(house, lobby)[0] == pytest.approx(now.begin_by + ahead, abs=1)


async def test_the_end_of_a_turn(house: House) -> None:
    await house.begun("ana", "bia", rules="classic", turn_clock="24h")
    await down(house, 6 * HOUR)
    table, ahead = await house.table(), house.services.tables.clock.ahead
    assert times(house, await house.table_message())[0] == pytest.approx(table.deadlines["turn"] + ahead, abs=1)
    before = len(house.env.http_requests)
    await down(house, 2)
    assert edits(house, before) == 0, "nobody notices so short a time"
    for _ in range(3):  # but many of them
        await down(house, 2 * MINUTE)
    table, ahead = await house.table(), house.services.tables.clock.ahead
    off = table.deadlines["turn"] + ahead - times(house, await house.table_message())[0]
    assert abs(off) < 5 * MINUTE


async def test_the_end_of_a_pause_on_hands(house: House) -> None:
    table = await house.begun("ana", "bia", rules="classic", turn_clock="24h")
    for who in (house.ana, house.bia):
        await house.services.pauses.pause(table.id, who.id, "24h")
    await house.env.advance_time(30)
    await down(house, 6 * HOUR)
    table = await house.table()
    ends = table.notes.pause.span[1] + house.services.tables.clock.ahead
    assert times(house, await house.table_message())[0] == pytest.approx(ends, abs=1)
    for who in (house.ana, house.bia):
        for found in times(house, house.hand(who)):
            assert found == pytest.approx(ends, abs=1)


async def test_what_shows_no_time_is_not_edited(house: House) -> None:
    await house.begun("ana", "bia", rules="classic", turn_clock="off")
    await house.services.painter.finish()
    before = len(house.env.http_requests)
    await down(house, 6 * HOUR)
    assert edits(house, before) == 0


async def test_the_connection_is_lost_for_a_while(house: House) -> None:
    """No restart, no event: but real time has gone on."""
    await house.begun("ana", "bia", rules="classic", turn_clock="24h")
    house.services.clock.stand()
    house.later(6 * HOUR)
    house.services.clock.run()
    await house.env.advance_time(30)
    await house.services.painter.finish()
    table, ahead = await house.table(), house.services.tables.clock.ahead
    assert times(house, await house.table_message())[0] == pytest.approx(table.deadlines["turn"] + ahead, abs=1)
