"""Private hands in channels: kept up to date by the token of the last press, then closed."""

from __future__ import annotations

from typing import Any

from bot.discord.live import LIVE_S
from tests.support.house import House

LAID = "top 5S\nhand ana 6S 5D KH\nhand bia 8S 2C 9C\nhand caio 9D 9H 5C\nturn ana\n"


async def begun(house: House) -> None:
    await house.begun("ana", "bia", "caio", rules="classic", turn_clock="1h")
    await house.lay(LAID)


async def opened(house: House, who: Any) -> Any:
    """*My hand* on the table's message; gives the private message that answers."""
    answer = await house.press(who, "hand")
    assert answer.ephemeral
    return answer.response._message


def now(house: House, message: Any) -> str:
    """What a message says now."""
    return house.said(house.env.backend.get_message(message.channel_id, message.id))


async def test_a_private_hand_follows_the_table_and_rings_nobody(house: House) -> None:
    await begun(house)
    hand = await opened(house, house.bia)
    assert "Live here while you play" in now(house, hand)
    direct = house.direct(house.bia).id
    await house.play(house.ana, "6♠")
    await house.services.painter.finish()
    assert "### Your turn" in now(house, hand)
    assert house.direct(house.bia).id == direct, "nobody is rung who looks at the hand"
    assert "### Your turn" in house.said(house.direct(house.bia)), "what stands there is true, too"


async def test_after_two_quiet_minutes_it_closes_and_who_is_asked_is_rung(house: House) -> None:
    await begun(house)
    hand = await opened(house, house.bia)
    direct = house.direct(house.bia).id
    await house.play(house.ana, "6♠")
    await house.services.painter.finish()
    await house.passes(LIVE_S + 1)
    await house.services.painter.finish()
    closed = house.env.backend.get_message(hand.channel_id, hand.id)
    assert house.said(closed).strip() == "💤 Closed, so that it can't show you something old."
    assert set(house.buttons(closed)) == {"hand"}
    assert house.direct(house.bia).id != direct, "a new message rings"
    assert "### Your turn" in house.said(house.direct(house.bia))
    await house.press(house.bia, "hand", message=closed)
    assert "### Your turn" in now(house, hand), "it opens again where it was"


async def test_each_press_keeps_it_open(house: House) -> None:
    await begun(house)
    hand = await opened(house, house.bia)
    for _ in range(3):
        await house.passes(LIVE_S - 20)
        await house.press(house.bia, "see", message=house.env.backend.get_message(hand.channel_id, hand.id))
    assert "Closed" not in now(house, hand)


async def test_a_second_private_hand_closes_the_first(house: House) -> None:
    await begun(house)
    first = await opened(house, house.bia)
    second = await opened(house, house.bia)
    await house.services.painter.finish()
    assert "Closed" in now(house, first)
    assert "Your cards" in now(house, second)


async def test_it_closes_when_the_bot_stops(house: House) -> None:
    await begun(house)
    hand = await opened(house, house.bia)
    await house.services.painter.stop()
    assert "Closed" in now(house, hand)


async def test_the_end_of_the_round_is_its_result(house: House) -> None:
    await begun(house)
    await house.lay("top 5S\nhand ana 6S\nhand bia 8S 2C\nhand caio 9D\nturn ana\n")
    hand = await opened(house, house.bia)
    await house.play(house.ana, "6♠")
    await house.services.painter.finish()
    assert "in round 1" in now(house, hand)
    await house.passes(LIVE_S + 1)
    assert "Closed" not in now(house, hand), "a result stays true"


async def test_no_message_that_others_see_is_ever_taken_for_a_hand(house: House) -> None:
    await begun(house)
    before = house.said(await house.table_message())
    await opened(house, house.bia)
    await house.passes(LIVE_S + 1)
    await house.services.painter.finish()
    assert house.said(await house.table_message()) == before
