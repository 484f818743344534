"""What is said with the last cards: each game has its own words, on buttons, at the table, in commands, in the channel.

House rules: MAK-15, MAK-16, TSS-10, BRA-3, PES-12, SWI-12.
"""

from __future__ import annotations

import pytest

from bot.language.speech import says
from bot.tables.talk import meaning
from rules.table import Action
from tests.support.house import House, parts

TWO_LEFT = "top 6S\nhand ana 10S 10D\nhand bia 9S 9H 9D\nstock QD 8C 8D 6C\nturn ana\n"
FIRST, SECOND = Action("declare"), Action("declare", text="mau mau")


def labels(house: House) -> list[str]:
    """The labels of the buttons of ana's hand with which she may say something."""
    message = house.hand(house.ana)
    of = {custom_id for op, custom_id in house.buttons(message).items() if op.startswith("mau")}
    return [part["label"] for part in parts(message.components) if part.get("custom_id") in of]


async def test_MAK_15_MAK_16_the_words_of_makao(house: House) -> None:
    await house.begun("ana", "bia", rules="makao")
    await house.lay(TWO_LEFT)
    await house.play(house.ana, "10♠")
    assert labels(house) == ["Makao!"]
    await house.press(house.ana.user, "mau", message=house.hand(house.ana))
    assert "ana**: “Makao!”" in house.said(await house.table_message())
    assert labels(house) == ["Stop makao!"], "the second word is due once the first was said"
    assert await house.ana.autocomplete(house.channel, "mau", "words", "stop") == [
        {"name": "Stop makao!", "value": "Stop makao!"}
    ]
    await house.ana.slash(house.channel, "mau", words="STOP makao")
    assert "“Stop makao!”" in house.said(await house.table_message())


async def test_a_word_that_was_said_at_the_table_is_gone_from_the_hand(house: House) -> None:
    """Also on the turn of who has said it."""
    await house.begun("ana", "bia", rules="makao")
    await house.lay(TWO_LEFT)
    await house.play(house.ana, "10♠")
    await house.play(house.bia, "9♠")
    assert "Before your last card, say: *Makao!*" in house.said(house.hand(house.ana)), "too late to be safe, and still due"
    await house.ana.send(house.channel, "makao")
    assert labels(house) == ["Stop makao!"]
    assert "Before your last card, say: *Stop makao!*" in house.said(house.hand(house.ana))
    await house.ana.send(house.channel, "stop makao")
    assert labels(house) == []
    assert "Before your last card" not in house.said(house.hand(house.ana))


async def test_MAK_16_who_goes_out_without_the_second_word_is_told_so(house: House) -> None:
    await house.begun("ana", "bia", rules="makao")
    await house.lay("top 9S\nhand ana 9D\nhand bia 8H 9H 9C\nstock QD 8C 8D 6C\nturn ana\n")
    await house.play(house.ana, "9♦")
    said = house.said(house.hand(house.ana))
    assert "You went out without saying “Stop makao!”, so you draw and keep playing." in said
    assert "You drew" in said
    assert "forgets the second word" in house.said(await house.table_message())


async def test_the_second_word_is_not_said_before_the_first(house: House) -> None:
    await house.begun("ana", "bia", rules="makao")
    await house.lay(TWO_LEFT)
    await house.play(house.ana, "10♠")
    answer = await house.ana.slash(house.channel, "mau", words="stop makao")
    assert "Say “Makao!” first." in house.said(answer.response._message)


async def test_who_types_the_command_alone_says_what_is_due(house: House) -> None:
    await house.begun("ana", "bia", rules="tschau-sepp")
    await house.lay(TWO_LEFT)
    await house.play(house.ana, "10♠")
    await house.ana.slash(house.channel, "mau")
    assert "“Tschau!”" in house.said(await house.table_message())
    await house.ana.slash(house.channel, "mau")
    assert "“Sepp!”" in house.said(await house.table_message())


async def test_words_that_a_game_does_not_have_are_refused_with_those_that_it_has(house: House) -> None:
    await house.begun("ana", "bia", rules="makao")
    await house.lay(TWO_LEFT)
    await house.play(house.ana, "10♠")
    answer = await house.ana.slash(house.channel, "mau", words="uno")
    assert "Makao!, Stop makao!" in house.said(answer.response._message)


@pytest.mark.parametrize(
    ("rules", "written", "declared"),
    [
        ("makao", "makao", FIRST),
        ("makao", "no to MAKAAAO!!", FIRST),
        ("makao", "stop, makao", SECOND),
        ("makao", "mau mau", None),
        ("tschau-sepp", "Tschau", FIRST),
        ("tschau-sepp", "sepp.", SECOND),
        ("branne", "mau", FIRST),
        ("branne", "mau mau!", SECOND),
        ("pesten", "last card", FIRST),
        ("pesten", "Letzte Karte!", FIRST),
        ("switch", "última carta", FIRST),
        ("switch", "the last of my cards", None),
        ("serbian", "poslednja karta", Action("declare", text="last card")),
        ("serbian", "mau mau", SECOND),
        ("prsi", "mau mau", FIRST),
        ("sto-odno", "mau mau", None),
    ],
)
async def test_what_a_message_declares(house: House, rules: str, written: str, declared: Action | None) -> None:
    table = await house.begun("ana", "bia", rules=rules)
    assert meaning(table, 0, 1, written, readable=True) == declared


async def test_BRA_3_who_says_the_second_word_at_once_has_said_the_first(house: House) -> None:
    await house.begun("ana", "bia", rules="branne")
    await house.lay("top 8S\nhand ana 10S 10D\nhand bia 9S 9H 9D\nstock QD 8C 8D 7C\nturn ana\n")
    await house.play(house.ana, "10♠")
    await house.ana.send(house.channel, "Mau Mau!")
    assert "“Mau!”" in house.said(await house.table_message())
    await house.ana.send(house.channel, "mau mau")
    assert "“Mau Mau!”" in house.said(await house.table_message())


@pytest.mark.parametrize("text", ["", "!", "…", "\u200b"])
def test_where_nothing_is_said_nothing_is_heard(text: str) -> None:
    assert not says("whatever", text)
    assert not says(text, "Makao!")
