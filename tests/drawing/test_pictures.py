"""The card faces: drawn by the project, told apart at 24 pixels, uploaded once."""

from __future__ import annotations

import io
import re
from itertools import combinations
from pathlib import Path

import discord
import pytest
import simcord
from PIL import Image, ImageChops, ImageStat

from bot.app import MauMauBot
from bot.drawing.cards import draw_back, face, large_hand
from bot.drawing.emojis import EDITION, OURS, PICTURES, Faces, emoji_name, ensure_emojis
from bot.settings import Settings
from bot.words.texts import Person, named_faces
from rules.cards import CARDS, NATURALS, RED_JOKER, SUIT, parse, pretty
from tests.support.described import undescribed
from tests.support.examples import EACH_LANGUAGE, rest_in_gate
from tests.support.house import as_typed

GROUNDS = ((49, 51, 56), (255, 255, 255))
"""Discord's dark and light ground."""


def small(picture: bytes, ground: tuple[int, int, int]) -> Image.Image:
    """A picture as it stands in a text: 24 pixels high on a ground."""
    image = Image.open(io.BytesIO(picture)).resize((24, 24), Image.Resampling.LANCZOS)
    sheet = Image.new("RGB", (24, 24), ground)
    sheet.paste(image, mask=image.getchannel("A"))
    return sheet


def test_every_face_is_a_small_png_with_a_clear_ground() -> None:
    for card in CARDS:
        picture = face(card)
        image = Image.open(io.BytesIO(picture))
        assert (image.format, image.size, image.mode) == ("PNG", (128, 128), "RGBA")
        assert len(picture) < 256 * 1024
        assert picture == face(card)
    assert Image.open(io.BytesIO(draw_back())).size == (128, 128)


@pytest.mark.parametrize("four_colour", rest_in_gate([False, True], [False]))
@pytest.mark.parametrize("ground", rest_in_gate(GROUNDS, GROUNDS[:1]))
def test_at_24_pixels_no_two_faces_look_alike(ground: tuple[int, int, int], four_colour: bool) -> None:
    faces = [small(face(card, four_colour=four_colour), ground) for card in CARDS] + [small(draw_back(), ground)]
    for one, other in combinations(faces, 2):
        difference = ImageStat.Stat(ImageChops.difference(one, other).convert("L"))
        assert difference.rms[0] > 12


def test_colour_is_never_the_only_sign() -> None:
    """Also without colour every face differs, the two jokers too."""
    faces = [small(face(card), GROUNDS[0]).convert("L") for card in CARDS]
    for one, other in combinations(faces, 2):
        assert ImageStat.Stat(ImageChops.difference(one, other)).rms[0] > 10


def test_names_are_legal_for_discord() -> None:
    assert len(PICTURES) == 54 + 26, "in four colours clubs and diamonds are others, and nothing else"
    assert all(re.fullmatch(r"[A-Za-z0-9_]{2,32}", name) for name in PICTURES)


def test_names_are_read_aloud() -> None:
    """A screen reader reads a picture by its name."""
    assert emoji_name(parse("7S")) == "seven_of_spades"
    assert emoji_name(parse("10C"), four_colour=True) == "ten_of_clubs_in_green"
    assert emoji_name(parse("JH"), four_colour=True) == "jack_of_hearts"
    assert emoji_name(RED_JOKER) == "red_joker"
    words = [word for name in PICTURES for word in name.removesuffix(EDITION).split("_")]
    assert all(word.isalpha() and len(word) > 1 for word in words), words


def test_emojis_of_every_edition_are_known_as_ours() -> None:
    earlier = ["mma_7S", "mma_7C_4", "mma_BJ", "seven_of_spades_2", "ten_of_clubs_in_green_3", "red_joker_2"]
    assert all(OURS.fullmatch(name) for name in [*PICTURES, *earlier])
    assert not any(OURS.fullmatch(name) for name in ("mmm", "seven", "queen_of_sheba", "red_joke", "house_of_cards"))


def test_without_pictures_cards_are_plain_text() -> None:
    assert [as_typed(Faces.plain().text(card)) for card in CARDS] == [pretty(card) for card in CARDS]
    assert Faces.plain().emoji(0) is None


@pytest.mark.parametrize("tongue", EACH_LANGUAGE)
def test_in_words_every_card_is_another_and_none_has_a_sign(tongue: str) -> None:
    called = [named_faces(tongue, Faces(in_words=True)).text(card) for card in NATURALS]
    assert len(set(called)) == len(NATURALS)
    assert not re.search(r"[\u2660-\u2667]", " ".join(called))
    assert named_faces("en", Faces(in_words=True)).row([parse("7S"), parse("QH")]) == "7 of spades, Q of hearts"
    assert Person("en", Faces(in_words=True)).card(parse("7S")) == "7 of spades"
    assert Person("en").card(parse("7S")) == "7♤"


def test_in_four_colours_a_suit_has_its_own_as_far_as_the_pictures_are_there() -> None:
    emojis = {name: discord.PartialEmoji(name=name, id=number) for number, name in enumerate(PICTURES, 1)}
    two, four = Faces(emojis), Faces(emojis, four_colour=True)
    assert {SUIT[card] for card in NATURALS if two.emoji(card) != four.emoji(card)} == {0, 1}
    assert face(parse("7C")) != face(parse("7C"), four_colour=True)
    assert face(parse("7H")) == face(parse("7H"), four_colour=True)
    fewer = Faces({emoji_name(card): emojis[emoji_name(card)] for card in CARDS}, four_colour=True)
    assert [fewer.text(card) for card in CARDS] == [two.text(card) for card in CARDS], "not uploaded yet"
    assert named_faces("de", four).text(parse("7C")) == four.text(parse("7C"))


@pytest.mark.parametrize("count", [11, 18, 19, 54, 108])
def test_a_long_hand_is_one_picture_of_all_its_cards(count: int) -> None:
    drawn = large_hand(tuple(card % 54 for card in range(count)), False)
    image = Image.open(io.BytesIO(drawn))
    assert image.width <= 1100
    assert image.width / image.height > 0.6
    assert len(drawn) < 1_000_000
    across = image.width // 106
    rows = -(-count // across)
    assert image.height == rows * 132
    last = image.crop(((count - 1) % across * 106, (rows - 1) * 132, (count - 1) % across * 106 + 100, rows * 132))
    assert last.getbbox() is not None


async def test_pictures_are_uploaded_once_and_faults_leave_plain_text(tmp_path: Path) -> None:
    settings = Settings(
        database_url=f"sqlite+aiosqlite:///{tmp_path / 'a.db'}", card_pictures=False, shard_count=1, positions=False
    )
    env = simcord.Env(MauMauBot(settings), settle_timeout=60)
    await env.start()
    try:
        env.inject_error("POST", "/applications/*/emojis", status=403, code=50013)
        assert (await ensure_emojis(env.bot)).emoji(0) is None
        faces = await ensure_emojis(env.bot)
        assert all(str(faces.emoji(card)) == faces.text(card) for card in CARDS)
        uploads = sum(request.method == "POST" and "emojis" in request.path for request in env.http_requests)
        again = await ensure_emojis(env.bot)
        assert again.emojis == faces.emojis
        assert uploads == sum(request.method == "POST" and "emojis" in request.path for request in env.http_requests)
    finally:
        await env.shutdown()
        assert isinstance(env.bot, MauMauBot)
        await env.bot.services.store.database.close()


class Sent:
    """A request with this body."""

    def __init__(self, body: object) -> None:
        self.json = body


def test_a_picture_without_a_description_is_found() -> None:
    """``tests/conftest.py`` looks for them in every message of every test on Discord."""
    gallery = {"type": 12, "items": [{"media": {"url": "attachment://a.png"}, "description": "Two cards"}]}
    bare = {"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]}
    thumbnail = {"type": 9, "components": [], "accessory": {"type": 11, "media": {"url": "https://x/y.png"}}}
    picture, text = {"id": 0, "filename": "a.png"}, {"id": 1, "filename": "a.json"}
    assert undescribed([Sent({"components": [gallery], "attachments": [picture, text]}), Sent(None)]) == []
    assert undescribed([Sent({"attachments": [picture | {"description": "Two cards"}]})]) == []
    assert len(undescribed([Sent({"data": {"components": [{"type": 17, "components": [bare, thumbnail]}]}})])) == 2
    assert len(undescribed([Sent({"attachments": [picture]}), Sent({"attachments": [{"filename": "a.GIF"}]})])) == 2
