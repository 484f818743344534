"""A long hand as one large picture."""

from __future__ import annotations

import io
from functools import cache

from PIL import Image

from bot.pictures.cards import CARD, CLEAR, UNITS, face

CARD_GAP_PX = 6
"""Pixels between two cards."""
ROWS = ((15, 5), (24, 6), (40, 8))
"""Up to so many cards stand so many in a row: on a phone a row is as wide as the message."""
WIDEST_ROW_CARDS = 10


def large_hand(cards: tuple[int, ...], four_colour: bool) -> bytes:
    """These cards in rows as a PNG file with a transparent ground, each card a picture of its own, also equal ones."""
    across = min(len(cards), next((row for most, row in ROWS if len(cards) <= most), WIDEST_ROW_CARDS))
    left, top, right, bottom = CARD
    wide, high = right - left + CARD_GAP_PX, bottom - top + CARD_GAP_PX
    page = Image.new("RGBA", (across * wide, -(-len(cards) // across) * high), CLEAR)
    for place, card in enumerate(cards):
        page.paste(_card(card, four_colour), (place % across * wide, place // across * high))
    file = io.BytesIO()
    page.save(file, "PNG", compress_level=1)
    return file.getvalue()


@cache
def _card(card: int, four_colour: bool) -> Image.Image:
    """A card's face without the ground around it."""
    return Image.open(io.BytesIO(face(card, four_colour=four_colour, size=UNITS))).crop(CARD)
