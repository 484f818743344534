"""Whatever a player may do can be done on the hand, without going back to the server: come back, vote, accuse, ask."""

from __future__ import annotations

from typing import Any

import pytest

from bot.discord.hands import EDITED_WITHIN_S
from bot.screens.ahead import AheadPress
from bot.screens.page import VotePress
from bot.screens.prompts import CardPress, MovePress
from bot.screens.shedding import AccusedPress, AccusePress, AskPress
from bot.screens.table import BackPress
from bot.words import texts
from rules.cards import RED_JOKER
from rules.match import IN
from rules.table import Action
from tests.support.house import House, parts

LONG = """
top 5S
hand ana 6S 6D 6C 6H 2H 3H 4H
hand bia 5D 8D 9C 10C QD KS 2C
hand caio 5H 8H 9H 10H QH KH 2D
turn ana
"""


async def press(house: House, who: Any, op: str) -> Any:
    """Press a button of one's hand in direct messages; gives the message that is the answer."""
    hand = house.hand(who)
    answer = await house.click(who, hand, house.buttons(hand)[op])
    return answer.response._message


async def test_who_is_away_is_told_once_and_comes_back_from_the_hand(house: House) -> None:
    await house.begun("ana", "bia", "caio", rules="serbian", turn_clock="1h")
    await house.lay(LONG)
    await house.services.matches.make_absent(house.number, house.ana.id)
    await house.services.painter.finish()
    hand = house.hand(house.ana)
    assert texts.text("en", "hand-away") in house.said(hand)
    assert BackPress.op in house.buttons(hand)
    assert AheadPress.op not in house.buttons(hand), "nobody jumps in for who is not there"
    asked = len(house.env.http_requests)
    house.services.painter.wake(house.number)
    await house.services.painter.finish()
    assert len(house.env.http_requests) == asked, "told once"
    assert BackPress.op not in house.buttons(await press(house, house.ana, BackPress.op))
    table = await house.table()
    assert table.state is not None
    assert table.state.status[0] == IN


async def test_who_arms_a_jump_while_away_is_back(house: House) -> None:
    await house.begun("ana", "bia", "caio", rules="serbian")
    await house.lay(LONG.replace("turn ana", "turn bia"))
    await house.services.matches.make_absent(house.number, house.ana.id)
    await house.services.matches.plan(house.number, house.ana.id, [])
    table = await house.table()
    assert table.state is not None
    assert table.state.status[0] == IN


async def test_a_vote_is_on_the_hands_of_those_who_may_vote(house: House) -> None:
    await house.begun("ana", "bia", "caio", secret_card="on")
    await house.ana.slash(house.channel, "table complain", player="caio")
    await house.services.painter.finish()
    hands = {name: house.hand(house.people[name]) for name in ("ana", "bia", "caio")}
    assert [name for name, hand in hands.items() if VotePress.op in house.buttons(hand)] == ["bia"]
    after = await press(house, house.bia, VotePress.op)
    assert after.id == hands["bia"].id, "the hand stays a hand"
    assert texts.text("en", "vote-cast") in house.said(after)
    assert VotePress.op not in house.buttons(after)
    table = await house.table()
    assert table.state is not None
    assert table.state.vote is None


def having(house: House, label: str) -> list[str]:
    """Whose hand message has a button of this name."""
    return [
        name
        for name in ("ana", "bia", "caio")
        if label in [part.get("label") for part in parts(house.hand(house.people[name]).components)]
    ]


async def test_IME_7_who_is_asked_for_the_count_can_reply_on_the_hand(house: House) -> None:
    """As long as it may be replied; nobody else's hand has the button."""
    await house.begun("ana", "bia", "caio", rules="ime", show_counts="off")
    await house.lay("top 5C\nhand ana 7C 8C\nhand bia 8D 6H QS\nhand caio 9D 8S 2D\nturn ana\n")
    label = texts.text("en", "button-tell")
    assert having(house, label) == []
    before = house.hand(house.bia).id
    await house.services.matches.act(house.number, house.ana.id, [Action("ask", seat=1)])
    await house.services.painter.finish()
    assert having(house, label) == ["bia"]
    assert house.hand(house.bia).id == before, "it is edited, and does not ring"
    await house.services.matches.act(house.number, house.bia.id, [Action("tell")])
    await house.services.painter.finish()
    assert having(house, label) == []


async def test_MAK_14_a_joker_stands_for_one_of_52_cards(house: House) -> None:
    """Thirteen ranks are a select; the button of a suit follows."""
    await house.begun("ana", "bia", rules="makao", jokers="on")
    await house.lay("top 9S\nhand ana RJ 4D 5D\nhand bia 5C 6C 2C\nturn ana\n")
    await house.services.matches.act(house.number, house.ana.id, [Action("play", (RED_JOKER,))])
    await house.services.painter.finish()
    hand = house.hand(house.ana)
    assert "choose.number-13" in house.options(hand, CardPress.op)
    hand = (await house.choose(house.ana, CardPress.op, "choose.number-2", message=hand)).response._message
    label = texts.text("en", "suit-2")
    [hearts] = [part["custom_id"] for part in parts(hand.components) if part.get("label") == label]
    await house.click(house.ana, hand, hearts)
    table = await house.table()
    assert table.views[1].owed == 2, "it stands for a two"


async def test_a_vote_that_is_over_leaves_the_hands(house: House) -> None:
    await house.begun("ana", "bia", "caio", "dora", secret_card="on", turn_clock="5m")
    await house.ana.slash(house.channel, "table complain", player="caio")
    await house.services.painter.finish()
    assert VotePress.op in house.buttons(house.hand(house.dora))
    await house.services.lobbies.leave_seat(house.number, house.caio.id)
    await house.services.painter.finish()
    assert VotePress.op not in house.buttons(house.hand(house.dora))


async def test_who_presses_a_card_of_a_closed_table_is_told_so(house: House) -> None:
    await house.begun("ana", "bia", rules="serbian")
    await house.lay(LONG.replace("hand caio 5H 8H 9H 10H QH KH 2D\n", ""))
    hand = house.hand(house.ana)
    kept = house.buttons(hand)[MovePress.op]
    await house.services.lobbies.close(house.number, house.dora.id, may_close=True)
    answer = await house.forge(house.ana, kept)
    assert texts.text("en", "refused-table-closed") in house.said(answer.response._message)


PROPOSED = "top 5C\nhand ana 7C 8C\nhand bia 8D 6H QS\nhand caio 9D 8S 2D\nturn ana\n"


async def test_what_may_be_put_to_the_vote_is_named_to_whom_typed_something_else(house: House) -> None:
    """COM-9. The sentence of a choice may be typed in full."""
    await house.begun("ana", "bia", "caio", rules="ime", cyclic="on")
    await house.lay(PROPOSED)
    answer = await house.ana.slash(house.channel, "table propose", what="pizza")
    offered = [texts.text("en", f"proposal-{rule}") for rule in ("IME-50", "COM-20")]
    assert all(name in house.said(answer.response._message) for name in offered)
    answer = await house.ana.slash(house.channel, "table complain", player="bia", rule="pizza")
    assert texts.text("en", "charge-IME-40") in house.said(answer.response._message)
    assert VotePress.op not in house.buttons(await house.table_message())
    await house.ana.slash(house.channel, "table propose", what=offered[1].upper())
    table = await house.table()
    assert table.state is not None
    assert table.state.vote is not None
    assert table.state.vote.rule == "COM-20"


async def test_a_button_of_a_vote_that_is_over_does_not_count_in_the_next_one(house: House) -> None:
    """COM-9. Somebody keeps a message with the buttons of the first vote."""
    await house.begun("ana", "bia", "caio", rules="ime", cyclic="on")
    await house.lay(PROPOSED)
    await house.ana.slash(house.channel, "table propose", what="COM-20")
    kept = house.buttons(await house.table_message())[VotePress.op]
    await house.vote(house.bia, yes=False)
    await house.ana.slash(house.channel, "table propose", what="IME-50")
    for old in (kept, f"mm1:vote:{house.number}:-1:1"):  # an earlier version's button does not say which vote
        answer = await house.forge(house.caio, old)
        assert texts.text("en", "refused-moved-on") in house.said(answer.response._message)
    assert await house.round_is_on()
    await house.vote(house.caio)
    await house.vote(house.bia)
    assert not await house.round_is_on()


async def test_a_vote_that_was_opened_before_the_buttons_said_which_goes_on(house: House) -> None:
    await house.begun("ana", "bia", "caio", rules="ime", cyclic="on")
    await house.lay(PROPOSED)
    await house.ana.slash(house.channel, "table propose", what="IME-50")
    async with house.services.tables.changing(house.number) as table:
        del table.notes.round.since["vote"]
        await house.services.tables.save(table)
    for who in (house.bia, house.caio):
        await house.forge(who, f"mm1:vote:{house.number}:-1:1")
    assert not await house.round_is_on()


@pytest.mark.parametrize(
    ("rules", "op", "chosen"), [("classic", AccusePress.op, AccusedPress.op), ("ime", AskPress.op, AskPress.op)]
)
async def test_one_accuses_and_asks_on_the_hand_and_it_stays_a_hand(
    house: House, rules: str, op: str, chosen: str
) -> None:
    await house.begun("ana", "bia", "caio", rules=rules)
    if rules == "classic":  # more than one of the others holds a last card
        await house.lay("top 5S\nhand ana 6S\nhand bia 8S 9D 2C\nhand caio KC\nturn bia\n")
    hand = house.hand(house.bia)
    if op not in house.buttons(hand):
        await press(house, house.bia, "more")
    asked = await press(house, house.bia, op)
    after = (await house.choose(house.bia, chosen, "0", message=asked)).response._message
    assert after.id == hand.id
    assert "more" in house.buttons(after)


async def test_cards_that_are_the_same_are_one_entry_with_their_number(house: House) -> None:
    await house.begun("ana", "bia", rules="voador", thread="off")
    await house.lay("top 5S\nhand ana 6S 6S 9S KH\nhand bia 8S 7D QC\nturn ana\n")
    labels = [part["label"] for part in parts(house.hand(house.ana).components) if part.get("label")]
    assert [label.partition(" · ")[0] for label in labels if label.startswith("6")] == ["6♤ ×2"]
    assert "9♤" in {label.partition(" · ")[0] for label in labels}


async def test_what_is_dealt_comes_as_a_new_message_also_to_who_is_not_asked(house: House) -> None:
    """Each hand rings at the deal, and the result of the round before stays where it is. Who is away is not rung."""
    await house.begun("ana", "bia", "caio", "dora", target="300", turn_clock="off")
    await house.lay("top 5S\nhand ana 6S\nhand bia 2C 9C\nhand caio 9D\nhand dora 9H\nturn ana\n")
    await house.play(house.ana, "6♠")
    await house.services.matches.make_absent(house.number, house.dora.id)
    await house.services.painter.finish()
    house.later(EDITED_WITHIN_S + 1)
    before = {name: house.hand(house.people[name]).id for name in ("ana", "bia", "caio", "dora")}
    await house.press(house.ana, "deal")
    await house.services.painter.finish()
    new = [name for name, hand in before.items() if house.hand(house.people[name]).id != hand]
    assert new == ["ana", "bia", "caio"]


DRAWN = """
top 7S
hand ana 9H KH
hand bia QC JC
stock 10S 8D QD
turn ana
"""


@pytest.mark.parametrize(
    ("rules", "options", "asked"),
    [("amm", {}, False), ("amm", {"hints": "on"}, False), ("classic", {}, False), ("german", {}, True)],
)
async def test_who_has_to_play_what_was_drawn_is_told_so_and_not_asked(
    house: House, rules: str, options: dict[str, str], asked: bool
) -> None:
    """AMM-4: a drawn card that fits is played. That is a question only where one may keep it."""
    await house.begun("ana", "bia", rules=rules, **options)
    await house.lay(DRAWN)
    await house.services.matches.act(house.number, house.ana.id, [Action("draw")])
    await house.services.painter.finish()
    said = house.said(house.hand(house.ana))
    assert "### You drew" in said
    assert ("Play it, or pass." in said) is asked
    assert ("A drawn card that fits has to be played." in said) is not asked
