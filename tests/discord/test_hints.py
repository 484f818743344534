"""Hints under the hand: what its special cards do, what befell it and why, and who gets them."""

from __future__ import annotations

import pytest

from bot.drawing.emojis import Faces
from bot.screens.hand import hints
from bot.screens.page import Page
from bot.words.texts import Person
from cogs.archive.logs import classify_speech
from cogs.play.screens import table_of
from rules.script.reading import read
from rules.script.replay import Replay
from rules.table import NOBODY, SomeEvent
from tests.support.house import House

SETTING = "seats ana bia caio\n"
SEVENS = "top 5S\nhand ana 7S 3S KH\nhand bia 4S 4D 9C\nhand caio 6S 2D 9D\nstock 2C 3C 4C 5C 6C 8C\n"


def hinted(game: str, script: str, seat: int, setting: str = SETTING) -> str:
    """The hints of a seat at the end of a script."""
    replay = Replay(read(f"rules {game}\n{setting}{script}"), classify_speech)
    seen: list[SomeEvent] = []
    for _, failure in replay.run():
        assert not failure
        seen += [part for event in replay.events if (part := event.seen_by(NOBODY)) is not None]
    return hints(Page(table_of(replay), Person("en", Faces.plain()), seat), seen)


def test_special_cards_are_explained_and_plain_ones_are_not() -> None:
    said = hinted("classic", SEVENS + "turn ana\n", 0)
    assert "7♤: the next player draws 2" in said
    assert "3♤" not in said
    assert hinted("zheng", "hand ana 7S 3S KH\nhand bia 4S\nhand caio 5D\nturn ana\n", 0) == ""


def test_what_a_card_does_only_when_turned_up_is_no_hint_to_who_holds_it() -> None:
    held = "top 5S\nhand ana 8S 7S KH\nhand bia 4S 4D 9C\nhand caio 6S 2D 9D\nturn ana\n"
    said = hinted("classic", held, 0)
    assert "7♤" in said
    assert "8♤" not in said


def test_who_laid_what_one_has_to_draw_for() -> None:
    said = hinted("classic", SEVENS + "turn ana\n\nana: play 7S\n", 1)
    assert "Ana played 7♤." in said
    assert "Ana played" not in hinted("classic", SEVENS + "turn ana\n\nana: play 7S\n", 2)


def test_a_card_of_ones_own_comes_back_where_the_others_miss_their_turns() -> None:
    """Makao for two: bia sits out two turns for two fours, and so does not answer the three."""
    for_two = "seats ana bia\ntop 9C\nhand ana 4D 3D 8C 8H\nhand bia 4C 9H 10C\nstock KC QC 10H\nturn bia\n\n"
    said = hinted("makao", f"{for_two}bia: play 4C\nana: play 4D\nbia: pass\nana: play 3D\n", 0, setting="")
    assert "👉 Your own 3♢ has come back around to you." in said


def test_why_one_has_drawn_is_told_until_ones_next_turn() -> None:
    nine = "top 5S\nhand ana 9S 3S KH\nhand bia 4S 4D 9C\nhand caio 6S 2D 9D\nturn ana\n\nana: play 9S\n"
    assert "You drew 1: Ana played 9♤" in hinted("classic", nine, 2)
    assert "You drew" not in hinted("classic", nine, 1)
    assert "You drew" not in hinted("classic", nine + "bia: play 4S\ncaio: play 6S\n", 2)


def test_who_drew_for_want_of_a_card_is_told_of_nobody() -> None:
    drew = "top 5S\nhand ana 9S 3S KH\nhand bia 4D 6D 9C\nhand caio 6S 2D 9D\nstock 2H\nturn ana\n\n"
    assert "You drew" not in hinted("classic", drew + "ana: play 3S\nbia: draw\n", 1)


def test_who_was_skipped_knows_by_whom() -> None:
    ace = "top 5S\nhand ana AS 3S KH\nhand bia 4S 4D 9C\nhand caio 6S 2D 9D\nturn ana\n\nana: play AS\n"
    assert "You lost your turn: Ana played A♤" in hinted("classic", ace, 1)
    assert "You lost your turn" not in hinted("classic", ace, 2)


def test_who_was_accused_knows_why_there_are_cards() -> None:
    accused = "top 5S\nhand ana 3S 4S\nhand bia 6S 4D 9C\nhand caio 8S 2D 9D\nturn ana\n\n"
    said = hinted("voador", accused + "ana: play 3S\ncaio: play 8S\nbia: accuse ana\n", 0)
    assert "You drew 7: Bia noticed" in said


async def test_hints_stand_under_the_hand_in_the_first_rounds_or_as_one_likes(house: House) -> None:
    await house.begun("ana", "bia", rules="classic")
    laid = "top 5S\nhand ana 7S 6S\nhand bia 4H 8S\nturn ana\n"
    await house.lay(laid)
    assert "💡" in house.said(house.hand(house.ana))
    await house.services.preferences.choose("person", house.ana.id, "hints", "off")
    await house.lay(laid)
    assert "💡" not in house.said(house.hand(house.ana))
    await house.services.preferences.choose("person", house.ana.id, "hints", "auto")
    for _ in range(2):
        table = await house.begun("ana", "bia", rules="classic")
        assert await house.services.hints.are_wanted(table, house.ana.id)
        await house.lay("top 5S\nhand ana 6S\nhand bia 4H 8S\nturn ana\n")
        await house.play(house.ana, "6♠")
    assert not await house.services.hints.are_wanted(table, house.ana.id)
    await house.services.preferences.choose("person", house.ana.id, "hints", "on")
    assert await house.services.hints.are_wanted(table, house.ana.id)


@pytest.mark.parametrize(("misplay", "told"), [("penalise", False), ("refuse", True)])
async def test_nobody_gets_hints_where_misplays_are_part_of_the_game(house: House, misplay: str, told: bool) -> None:
    table = await house.begun("ana", "bia", rules="amm", misplay=misplay)
    await house.services.preferences.choose("person", house.ana.id, "hints", "on")
    assert await house.services.hints.are_wanted(table, house.ana.id) is told


def test_VOA_16_who_spoke_under_silence_is_told_why_they_drew() -> None:
    held = "top 5S\nhand ana KS 3S KH\nhand bia 4S 4D 9C\nhand caio 6S 2D 9D\nstock 2C 3C 4C 5C 6C 8C\nturn ana\n"
    said = hinted("voador", held + "\nana: play KS\nana: says hello\ncaio: play 6S\nbia: play 4S\n", 0)
    assert "You drew 2: you broke the silence." in said


def test_what_somebody_else_pays_takes_no_hint_away() -> None:
    """Ana was caught, and then somebody else draws for a seven: she is still told why she drew."""
    accused = "top 5S\nhand ana 5H 3S\nhand bia 8D 4D 9C\nhand caio 7H 2D 9D\nturn ana\n"
    steps = "\nana: play 5H\ncaio: play 7H\nbia: accuse ana\nbia: draw\n"
    assert "noticed that you hadn't said it" in hinted("voador", accused + steps, 0)
