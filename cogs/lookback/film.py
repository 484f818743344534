"""A round as a short animated picture: all hands open, and each card as it was laid.

It contains no words, so it is the same in every language. Whose name our fonts cannot write is a number, and the text
beside it says who that is.
"""

from __future__ import annotations

import io
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFont

from bot.drawing.cards import RED, SUIT_SHAPES, TWO_COLOURS, Colour, draw_back, face, outlines
from bot.drawing.letters import Pen
from rules.cards import ACE, BLACK_JOKER, NATURALS, QUEEN, RANK, RED_JOKER

WIDE, TOP = 600, 92
"""Width of a picture, and height of its upper part, which shows the middle of the table, in pixels."""
SEATS_HIGH, SEAT_LOWEST, SEAT_HIGHEST = 316, 44, 100
"""Pixels for all seats together, and for one: with many seats a picture is higher, and with two lower."""
MARGIN, NAMES, POINTS = 12, 110, 60
"""Pixels beside all, for the names before the hands, and for the points behind them."""
CARD_WIDE, STEP_PX = 0.78, 4
"""A card is so much narrower than high. Its height is a multiple of so many pixels: each height is drawn by itself."""
NAME_PX = 20
"""The height of the names."""
FELT: Colour = (31, 92, 63, 255)
BAND: Colour = (24, 74, 51, 255)
INK: Colour = (247, 244, 234, 255)
GOLD: Colour = (236, 190, 66, 255)
PALETTE_COLOURS = 64
MOVES_TOTAL_S, SLOWEST_MOVE_S, LAST_FRAME_S = 18.0, 0.7, 2.0
"""Seconds: all moves together at most, one move at most, and how long the end is shown."""
QUICKEST_MOVE_S = 0.04
"""A move is shown at least this long, in seconds. When there are too many moves, some are left out."""
FILM_MAX_BYTES = 4_000_000
"""Upper bound on the size of a film, in bytes."""


class Scene(NamedTuple):
    """A moment of a round: the hand of each seat that plays, its points before the round, and the middle of the table.

    ``mover`` is the place of the seat that has just acted, -1 for none. ``stock`` is -1 if there is none. ``call`` is a
    called suit, -1 for none. ``debt`` is the number of cards owed. ``names`` are those of the seats, as they are drawn.
    """

    hands: tuple[tuple[int, ...], ...]
    totals: tuple[int, ...]
    lies: tuple[int, ...]
    mover: int = -1
    stock: int = -1
    call: int = -1
    debt: int = 0
    names: tuple[str, ...] = ()


def film(scenes: Sequence[Scene]) -> bytes:
    """Draw the scenes as a GIF that is played once: at most ``FILM_MAX_BYTES`` bytes and 20 seconds.

    Raises ``ValueError`` if there are no scenes.
    """
    if not scenes:
        raise ValueError("a film of nothing")
    shown = _sample(scenes, int(MOVES_TOTAL_S / QUICKEST_MOVE_S))
    while len(made := _encode_animation(shown)) > FILM_MAX_BYTES and len(shown) > 1:
        shown = _sample(shown, len(shown) // 2)
    return made


def _sample(scenes: Sequence[Scene], most: int) -> list[Scene]:
    """Return at most ``most`` of the scenes at even distances, with the last one."""
    if len(scenes) <= most:
        return list(scenes)
    return [scenes[round(place * (len(scenes) - 1) / max(1, most - 1))] for place in range(most - 1)] + [scenes[-1]]


def _encode_animation(scenes: Sequence[Scene]) -> bytes:
    palette = _palette()
    pictures = [
        draw_still(scene).convert("RGB").quantize(palette=palette, dither=Image.Dither.NONE) for scene in scenes
    ]
    each = int(1000 * min(SLOWEST_MOVE_S, MOVES_TOTAL_S / len(scenes)))
    file = io.BytesIO()
    pictures[0].save(
        file,
        "GIF",
        save_all=True,
        append_images=pictures[1:],
        duration=[*[each] * (len(pictures) - 1), int(1000 * LAST_FRAME_S)],
        optimize=False,
    )
    return file.getvalue()


def draw_still(scene: Scene) -> Image.Image:
    """Draw one scene."""
    seats = max(1, len(scene.hands))
    height = min(SEAT_HIGHEST, max(SEAT_LOWEST, SEATS_HIGH // seats))
    page = Image.new("RGBA", (WIDE, TOP + MARGIN + seats * height), FELT)
    pen = ImageDraw.Draw(page)
    pen.rectangle((0, 0, WIDE, TOP), fill=BAND)
    _middle(page, pen, scene)
    for place, hand in enumerate(scene.hands):
        _seat(page, pen, scene, place, hand, TOP + MARGIN // 2 + place * height, height)
    return page


def _middle(page: Image.Image, pen: ImageDraw.ImageDraw, scene: Scene) -> None:
    """Draw the stock on the left, the middle of the table, and a call and a debt on the right."""
    size, top, middle = 72, (TOP - 72) // 2, TOP // 2
    if scene.stock >= 0:
        if scene.stock:
            page.alpha_composite(_card(-1, size), (MARGIN, top))
        pen.text((MARGIN + size + 4, middle), str(scene.stock), INK, _letters(22), "lm")
    step = min(size - 12, (WIDE - 320) // max(1, len(scene.lies)))
    left = (WIDE - step * (len(scene.lies) - 1) - size) // 2
    for place, card in enumerate(scene.lies):
        page.alpha_composite(_card(card, size), (left + place * step, top))
    if scene.call >= 0:
        _suit(pen, scene.call, WIDE - 150, (TOP - 48) // 2, 48)
    if scene.debt:
        pen.text((WIDE - MARGIN, middle), f"+{scene.debt}", GOLD, _letters(34), "rm")


def _suit(pen: ImageDraw.ImageDraw, suit: int, left: int, top: int, height: int) -> None:
    """Draw a called suit on a disc on which both colours can be seen."""
    pen.ellipse((left - 8, top - 8, left + height + 8, top + height + 8), fill=INK)
    for line in outlines(SUIT_SHAPES[suit]):
        pen.polygon([(left + x * height / 100, top + y * height / 100) for x, y in line], fill=TWO_COLOURS[suit])


def _seat(
    page: Image.Image, pen: ImageDraw.ImageDraw, scene: Scene, place: int, hand: Sequence[int], top: int, height: int
) -> None:
    """Draw a seat's line: its name, its cards, its points so far. Who has just moved is in gold."""
    middle = top + height // 2
    words = Pen(pen, NAME_PX)
    name = scene.names[place] if scene.names else str(place + 1)
    words.write((MARGIN, middle), words.shorten(name, NAMES - 8), (GOLD if scene.mover == place else INK)[:3])
    size, in_row = _fit(len(hand), WIDE - MARGIN - NAMES - POINTS, height - 4)
    rows = -(-len(hand) // in_row)
    for number, card in enumerate(hand):
        row, column = divmod(number, in_row)
        left, above = MARGIN + NAMES + int(column * size * CARD_WIDE), middle - size * rows // 2 + row * size
        page.alpha_composite(_card(card, size), (left, above))
    pen.text((WIDE - MARGIN, middle), str(scene.totals[place]), INK if hand else GOLD, _letters(16), "rm")


def _fit(cards: int, wide: int, high: int) -> tuple[int, int]:
    """Return how high so many cards can be at most in a space, none over another one, and how many stand in a row."""
    best = (1, 1)
    for rows in range(1, cards + 1):
        in_row = -(-cards // rows)
        size = min(high // rows, int(wide / (CARD_WIDE * (in_row - 1) + 1)))
        best = max(best, (size // STEP_PX * STEP_PX, in_row))
    return best


@cache
def _card(card: int, size: int) -> Image.Image:
    """Draw a card's face, or its back (-1)."""
    return _drawn(card).resize((size, size), Image.Resampling.LANCZOS)


@cache
def _drawn(card: int) -> Image.Image:
    """Draw a card's face, or its back (-1), as large as it is."""
    return Image.open(io.BytesIO(face(card) if card >= 0 else draw_back())).convert("RGBA")


@cache
def _letters(size: int) -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    return ImageFont.load_default(size)


@cache
def _palette() -> Image.Image:
    """Make the palette of a film from a scene with everything that can be on a table."""
    aces, queens = (tuple(card for card in NATURALS if RANK[card] == rank) for rank in (ACE, QUEEN))
    page = draw_still(Scene(((*aces, BLACK_JOKER, RED_JOKER),) * 3, (0, 5, 10), queens, 1, 20, 2, 5))
    pen = ImageDraw.Draw(page)
    for place, colour in enumerate((GOLD, RED, INK, BAND)):
        pen.rectangle((place * 20, page.height - 20, place * 20 + 20, page.height), fill=colour)
    return page.convert("RGB").quantize(PALETTE_COLOURS)
