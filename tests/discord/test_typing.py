"""``/play`` and a move: what is offered while somebody types, and what is done."""

from __future__ import annotations

from typing import Any

import pytest

from bot.words import texts
from rules.cards import parse
from tests.support.house import House

TURN = "top 5S\nhand ana 6S 5D JD KH\nhand bia 6D 2C 9C\nturn ana\n"


async def offered(house: House, who: Any, typed: str = "") -> list[str]:
    return [one["value"] for one in await who.autocomplete(house.channel, "play", "move", typed)]


async def test_what_may_be_tried_is_offered_and_no_other_card(house: House) -> None:
    await house.begun("ana", "bia", rules="voador")
    await house.lay(TURN)
    mine = await offered(house, house.ana)
    assert mine[:2] == ["5♦", "6♠"], "the king is not red enough"
    assert not {"K♥"} & {*mine}
    assert {"Mau-Mau!", "accuse bia", "jump", "plan"} <= {*mine}
    theirs = await offered(house, house.bia)
    assert not {"6♦", "2♣", "9♣"} & {*theirs}, "it is not their turn"
    assert {"accuse ana", "jump", "plan"} <= {*theirs}
    assert await offered(house, house.bia, "plan 9") == [
        "plan 9♣",
        *(f"plan 9♣: {way}" for way in ("As soon as possible", "If nothing else fits", "Instead of drawing")),
        "plan 9♣: Jump in if I can",
    ]
    assert await offered(house, house.dora) == []


async def test_where_mistakes_cost_the_whole_hand_is_offered_and_nothing_marked(house: House) -> None:
    """AMM-30: on one's turn as at any other time, in the order of the cards."""
    await house.begun("ana", "bia", rules="amm")
    await house.lay(TURN)
    cards = {name: sorted(map(parse, hand.split())) for name, hand in (("ana", "6S 5D JD KH"), ("bia", "6D 2C 9C"))}
    for who in (house.ana, house.bia):
        found = [one for one in await offered(house, who) if one[-1] in "♣♦♥♠"]
        assert [parse(one) for one in found] == cards[who.name]


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("10D", "ana 10♦"),
        ("Karo 10", "ana 10♦"),
    ],
)
async def test_a_move_is_typed_in_any_language(house: House, typed: str, said: str) -> None:
    await house.begun("ana", "bia", rules="german")
    await house.lay("top 10S\nhand ana 10D 9H KH\nhand bia 7H QC 9C\nturn ana\n")
    answer = await house.ana.slash(house.channel, "play", move=typed)
    await house.services.painter.finish()
    assert "⚠️" not in house.said(answer.response._message), house.said(answer.response._message)
    assert said in house.said(await house.table_message()).replace("*", "")


@pytest.mark.parametrize("typed", ["draw", "ziehen", "comprar", "vuci", "摸牌", "Draw"])
async def test_a_word_without_a_card_is_a_move_too(house: House, typed: str) -> None:
    await house.begun("ana", "bia", rules="classic")
    await house.lay("top 10S\nhand ana 9D 9H KH\nhand bia 7H QC 9C\nstock 4C 5C 6C\nturn ana\n")
    await house.ana.slash(house.channel, "play", move=typed)
    assert len(await house.hand_cards("ana")) == 4


async def test_a_question_is_answered_by_its_label_or_a_word(house: House) -> None:
    for answer in ("♥ hearts", "hearts", "copas"):
        await house.begun("ana", "bia", rules="german")
        await house.lay("top 10S\nhand ana JD 9H KS\nhand bia 7H QC 9C\nturn ana\n")
        await house.ana.slash(house.channel, "play", move="JD")
        await house.ana.slash(house.channel, "play", move=answer)
        state = (await house.table()).state
        assert state is not None
        assert (state.stack[-1].kind, state.call) == ("turn", 2), answer


async def test_a_jack_comes_with_its_suit_and_the_last_word(house: House) -> None:
    await house.begun("ana", "bia", rules="german")
    await house.lay("top 10S\nhand ana JD KS\nhand bia 7H QC 9C\nturn ana\n")
    await house.ana.slash(house.channel, "play", move="J♦ Herz mau")
    state = (await house.table()).state
    assert state is not None
    assert state.call == 2
    assert "“Mau!”" in house.said(await house.table_message())


async def test_what_nobody_understands_is_said_so(house: House) -> None:
    await house.begun("ana", "bia")
    await house.lay(TURN)
    for typed in ("nonsense", "plan nonsense", "JD purple"):
        answer = await house.ana.slash(house.channel, "play", move=typed)
        assert "don't know the card" in answer.response.content, typed
    answer = await house.ana.slash(house.channel, "play", move="accuse nobody")
    assert answer.response.content == texts.text("en", "refused-not-offered", choices="bia")


async def test_alone_it_shows_the_hand_whose_time_is_up_first(house: House) -> None:
    """In the channel of a table that one is the one that is meant."""
    places = {clock: house.guild.create_text_channel(f"sala-{clock}") for clock in ("24h", "1h")}
    for clock, place in places.items():
        house.channel = place
        await house.begun("ana", "bia", rules="classic", turn_clock=clock)
        await house.lay(TURN)
    elsewhere = house.guild.create_text_channel("outra")
    for where, number in ((elsewhere, 2), (places["24h"], 1), (places["1h"], 2)):
        hand = (await house.ana.slash(where, "play")).response._message
        assert f":hand:{number}:" in str(hand.components) or f":{number}:" in house.buttons(hand)["move"], where.name
    asked = await house.bia.slash(elsewhere, "play")
    assert {"which"} <= house.buttons(asked.response._message).keys(), "nothing waits for them"
