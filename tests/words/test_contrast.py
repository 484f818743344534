"""What nobody could see: every picture in a message is seen in Discord's dark themes, and cards and suits in all."""

from __future__ import annotations

import io
import re

import pytest
from PIL import Image

from bot.drawing.cards import draw_back, face
from bot.drawing.emojis import LEGIBLE, Faces
from bot.words import texts
from bot.words.readings import read_as
from bot.words.texts import LANGUAGES, Person, card_name
from rules.cards import CARDS, NATURALS, SUIT_SYMBOLS
from rules.climbing.combinations import readings
from tests.support.inks import (
    DARK,
    INKS,
    LIGHT,
    READ_CONTRAST,
    SEEN_PERCENT,
    contrast,
    illegible,
    luminance,
    pictures,
    seen_percent,
    unseen,
)
from tests.support.paths import ROOT

ALONE = "😂"
"""Emojis that are the whole of a button."""


def test_contrast_is_that_of_the_standard() -> None:
    assert luminance("FFFFFF") == pytest.approx(1)
    assert contrast("000000", "FFFFFF") == pytest.approx(21)
    assert contrast("777777", "FFFFFF") == pytest.approx(4.48, abs=0.01)


def test_the_suits_of_unicode_are_not_seen_on_a_dark_ground() -> None:
    """Why they are written otherwise, and that the measure finds it."""
    assert unseen("7♠ 7♣") == {"♠", "♣"}
    assert max(contrast(INKS[suit][:6], ground) for suit in "♠♣" for ground in DARK) < 1.5
    assert max(contrast(INKS[suit][:6], ground) for suit in "♥♦" for ground in DARK) < READ_CONTRAST


@pytest.mark.parametrize("tongue", LANGUAGES)
def test_suits_are_written_as_text(tongue: str) -> None:
    """As characters that are no emojis, so that no client draws them as pictures."""
    said = [card_name(tongue, card) for card in CARDS]
    said += [Person(tongue, Faces(in_words=True)).card(card) for card in CARDS]
    said += [read_as(tongue, one) for one in readings((8, 12, 16), twos=0)]
    said += [texts.text(tongue, f"suit-{suit}") for suit in range(4)]
    assert not re.search(f"[{''.join(SUIT_SYMBOLS)}]", "".join(said))
    assert "".join(SUIT_SYMBOLS).translate(LEGIBLE) == "♧♢♡♤"


@pytest.mark.parametrize("tongue", LANGUAGES)
def test_no_text_has_a_picture_that_is_not_seen(tongue: str) -> None:
    file = (ROOT / "bot" / "words" / "texts" / f"{tongue}.ftl").read_text(encoding="utf-8")
    assert unseen(file) == set()


def test_every_picture_that_the_sources_name_was_measured() -> None:
    sources = [path for room in ("bot", "cogs") for path in (ROOT / room).rglob("*.py")]
    named = {sign for path in sources for sign in pictures(path.read_text(encoding="utf-8"))}
    assert len(named) > 20
    assert named - INKS.keys() == set()


def test_what_stands_alone_is_seen_on_a_light_ground_too() -> None:
    assert min(seen_percent(emoji, ground) for emoji in ALONE for ground in (*DARK, *LIGHT)) >= SEEN_PERCENT


def rim_and_face(picture: bytes) -> list[str]:
    """The colours of the outermost lines of a card; the last one is that within them."""
    image = Image.open(io.BytesIO(picture)).convert("RGBA")
    middle = image.height // 2
    row = [image.getpixel((x, middle)) for x in range(image.width)]
    solid = [f"{r:02X}{g:02X}{b:02X}" for r, g, b, alpha in row if alpha == 255]
    return [*solid[:4], solid[8]]


def test_cards_stand_out_from_every_ground() -> None:
    """By their rim or by their face."""
    for picture in (*(face(card) for card in CARDS), draw_back()):
        inks = rim_and_face(picture)
        for ground in (*DARK, *LIGHT):
            assert max(contrast(ink, ground) for ink in inks) >= READ_CONTRAST, (inks, ground)


@pytest.mark.parametrize("four_colour", [False, True])
def test_rank_and_suit_stand_out_from_their_card(four_colour: bool) -> None:
    for card in NATURALS:
        picture = face(card, four_colour=four_colour)
        image = Image.open(io.BytesIO(picture)).convert("RGB")
        colours = {f"{r:02X}{g:02X}{b:02X}": n for n, (r, g, b) in image.getcolors(1 << 16) or []}
        ground = rim_and_face(picture)[-1]
        drawn = max((ink for ink in colours if contrast(ink, ground) >= READ_CONTRAST), key=lambda ink: colours[ink])
        assert contrast(drawn, ground) >= 4.5
        assert colours[drawn] > 500


class Asked:
    """A request with this body."""

    def __init__(self, body: object) -> None:
        self.json = body


def test_every_word_of_a_message_is_looked_at() -> None:
    """``tests/conftest.py`` does so for every message of every test on Discord."""
    button = {"type": 2, "label": "7♠", "emoji": {"id": None, "name": "✖️"}}
    assert len(illegible([Asked({"components": [{"components": [button]}]})])) == 2
    assert len(illegible([Asked({"data": {"content": "♣", "components": [{"placeholder": "♠"}]}})])) == 2
    offered = {"data": {"choices": [{"name": "7♣", "value": "7C"}], "title": "Lay 7♠"}}
    assert len(illegible([Asked(offered), Asked({"name": "ana ♠", "type": 11})])) == 3
    assert illegible([Asked({"content": "7♤ ☝️", "emoji": {"id": "5", "name": "♠"}}), Asked(None)]) == []
