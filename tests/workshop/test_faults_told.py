"""What is wrong with a game that a server has written, as its people are told."""

from __future__ import annotations

import pytest

from bot.words import texts
from bot.words.texts import Person
from cogs.workshop.screens import describe_faults
from rules.catalogue import make
from rules.shedding.definitions.faults import BadDefinition
from tests.support.folding import each

LANGUAGES = tuple(texts.LANGUAGES)


def told(text: str, tongue: str) -> list[str]:
    """What is wrong with a definition, line by line."""
    with pytest.raises(BadDefinition) as bad:
        make(text)
    return describe_faults(bad.value, Person(tongue)).splitlines()[1:]


@each("tongue", LANGUAGES)
def test_a_word_that_an_option_cannot_be_is_told_once_with_the_reason(tongue: str) -> None:
    text = 'name = "A"\n[deal]\ndirection = { option = "turn" }\n[options.turn]\nwords = ["clockwise", "to the left"]'
    reason = texts.text(tongue, "own-wrong-word", given="to the left")
    assert told(text, tongue) == [f"- **options\\.turn\\.words**: {reason}"]
    assert "to the left" in reason
    assert " -" in reason


ABSENT = [
    ("lay_again", 'lay_again = { on_it = "2" }', "cards.1.lay_again.on_it", "2"),
    ("suit", 'lay_again = { on_it = "2:suit" }', "cards.1.lay_again.on_it", "2:suit"),
    ("next_card", 'next_card = "joker"', "cards.1.next_card.one_of", "joker"),
    ("none", 'next_card = "none"', "cards.1.next_card.one_of", "none"),
    ("demand", 'demand_rank = "2 3"', "cards.1.demand_rank.ranks", "2 3"),
    (
        "option",
        'lay_again = { on_it = { option = "o", a = "7", b = "2" } }\n[options.o]\nwords = ["a", "b"]',
        "cards.1.lay_again.on_it",
        "2",
    ),
]


@each("tongue", LANGUAGES)
@each(("case", "does", "place", "given"), ABSENT)
def test_a_card_that_is_asked_for_and_not_in_the_pack_is_told(
    case: str, does: str, place: str, given: str, tongue: str
) -> None:
    """Nobody could lay it, and the rules would say the opposite: that any card goes."""
    pack = 'name = "A"\nplayers = [2, 4]\n[pack]\ncards = "7 8 9 10 J Q K A"\n[[cards]]\nwhich = "8"\n'
    where = place.replace(".", r"\.").replace("_", r"\_")
    said = texts.text(tongue, "own-wrong-absent", given=given.replace(":", r"\:"))
    assert told(pack + does, tongue) == [f"- **{where}**: {said}"]
    whole = pack.replace('"7 8', '"2 3 joker 7 8').replace("[[cards]]", '[follow]\nanywhere = "joker"\n[[cards]]')
    if case != "none":
        assert make(whole + does)


def test_what_is_not_asked_for_need_not_be_in_the_pack() -> None:
    """An answer, say: a game may be played with another pack."""
    text = 'name = "A"\nplayers = [2, 4]\n[pack]\ncards = "7 8 9 10 J Q K A"\n[[cards]]\nwhich = "8"\n'
    make(text + 'draw_debt = { cards = 2, answered_by = "2" }\n[[cards]]\nwhich = "9"\nlay_again = true')
