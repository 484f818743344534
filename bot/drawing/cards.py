"""The faces of the cards and their back, drawn by the project itself: no font, no file, no clip art.

They are made for emojis, which Discord shows 24 pixels high in a text and 20 in a button. So a face shows only two
things, each as large as the card allows: the rank above, the suit below. Jokers are light on a filled card: the black
one is a cap above the moon, the red one a cap above a star. The back shows the cat that says mau.

Shapes are SVG path data (``M``, ``L``, ``C`` and ``Z``, absolute coordinates). A picture is 128 units wide and high. It
is drawn large and then scaled down.
"""

from __future__ import annotations

import io
from collections.abc import Iterator
from functools import cache

from PIL import Image, ImageDraw

from rules.cards import CARDS, NATURALS, RANK, RED_JOKER, SUIT

UNITS = 128
GRAIN = 8
"""Pixels for each unit while drawing."""

Colour = tuple[int, int, int, int]
CardPoint = tuple[float, float]

CLEAR: Colour = (0, 0, 0, 0)
IVORY: Colour = (255, 254, 250, 255)
EDGE: Colour = (126, 132, 143, 255)
BLACK: Colour = (24, 25, 31, 255)
RED: Colour = (212, 26, 44, 255)
GREEN: Colour = (8, 128, 54, 255)
BLUE: Colour = (24, 92, 214, 255)
NIGHT: Colour = (35, 38, 54, 255)
TEAL: Colour = (18, 84, 96, 255)

TWO_COLOURS = (BLACK, RED, RED, BLACK)
FOUR_COLOURS = (GREEN, BLUE, RED, BLACK)
"""The colour of each suit."""

CARD = (14, 1, 114, 127)
"""Left, top, right and bottom of a card, in units."""
CORNER = 15
RIM = 3.5
STROKE = 11.5
"""Width of the strokes of ranks, in units."""


def _circle(x: float, y: float, radius: float) -> str:
    """Make the path of a circle from four cubic curves."""
    k = radius * 0.5523
    left, right, top, bottom = x - radius, x + radius, y - radius, y + radius
    return (
        f"M {x} {top} C {x + k} {top} {right} {y - k} {right} {y} C {right} {y + k} {x + k} {bottom} {x} {bottom} "
        f"C {x - k} {bottom} {left} {y + k} {left} {y} C {left} {y - k} {x - k} {top} {x} {top} Z "
    )


RANK_STROKES = (
    "M -2 43 L 18 0 L 38 43 M 6 30 L 30 30",
    "M 1 11 C 2 4 9 0 18 0 C 28 0 35 5 35 12 C 35 18 31 22 25 27 L 2 43 L 36 43",
    "M 2 0 L 33 0 L 17 17 C 29 17 36 22 36 30 C 36 38 28 43 18 43 C 9 43 3 40 0 34",
    "M 27 43 L 27 0 L -1 31 L 38 31",
    "M 33 0 L 5 0 L 3 19 C 7 16 12 15 18 15 C 29 15 36 20 36 29 C 36 38 28 43 18 43 C 10 43 4 40 0 35",
    "M 26 0 C 13 6 0 16 0 28 C 0 37 8 43 18 43 C 28 43 36 37 36 29 C 36 21 28 16 19 16 C 10 16 3 20 1 26",
    "M 0 0 L 36 0 L 14 43",
    "M 18 0 C 27 0 33 4 33 10 C 33 16 27 20 18 20 C 9 20 3 16 3 10 C 3 4 9 0 18 0 Z "
    "M 18 20 C 29 20 36 24 36 31.5 C 36 39 29 43 18 43 C 7 43 0 39 0 31.5 C 0 24 7 20 18 20 Z",
    "M 10 43 C 23 37 36 27 36 15 C 36 6 28 0 18 0 C 8 0 0 6 0 14 C 0 22 8 27 17 27 C 26 27 33 23 35 17",
    "M 0 9 L 12 0 L 12 43 M 44 0 C 55 0 59 9 59 21.5 C 59 34 55 43 44 43 C 33 43 29 34 29 21.5 C 29 9 33 0 44 0 Z",
    "M 12 0 L 34 0 M 28 0 L 28 29 C 28 38 23 43 14 43 C 6 43 1 38 0 31",
    "M 18 0 C 32 0 38 9 38 21.5 C 38 34 32 43 18 43 C 4 43 -2 34 -2 21.5 C -2 9 4 0 18 0 Z M 22 29 L 38 45",
    "M 2 0 L 2 43 M 34 0 L 3 26 M 14 17 L 37 43",
)
"""The centre lines of the ranks, ace to king, in units. They are 43 units high."""

STEM = "M 50 50 C 51 78 56 92 70 100 L 30 100 C 44 92 49 78 50 50 Z "
SUIT_SHAPES = (
    _circle(50, 24, 24) + _circle(24, 62, 24) + _circle(76, 62, 24) + "M 40 35 L 60 35 L 70 60 L 30 60 Z " + STEM,
    "M 50 0 C 60 20 74 37 90 50 C 74 63 60 80 50 100 C 40 80 26 63 10 50 C 26 37 40 20 50 0 Z",
    "M 50 98 C 42 84 2 64 2 31 C 2 14 14 3 28 3 C 39 3 47 10 50 21 C 53 10 61 3 72 3 C 86 3 98 14 98 31 "
    "C 98 64 58 84 50 98 Z",
    "M 50 0 C 57 16 97 36 97 62 C 97 76 87 85 75 85 C 65 85 57 80 53 70 L 47 70 C 43 80 35 85 25 85 "
    "C 13 85 3 76 3 62 C 3 36 43 16 50 0 Z " + STEM,
)
"""The suits, clubs to spades, in hundredths of their height."""

CAP = (
    "M 22 80 C 22 66 19 57 6 56 C 8 30 28 26 37 47 C 42 38 47 26 50 10 C 53 26 58 38 63 47 C 72 26 92 30 94 56 "
    "C 81 57 78 66 78 80 Z M 22 86 L 78 86 L 78 99 L 22 99 Z "
    + _circle(7, 62, 9)
    + _circle(50, 10, 9)
    + _circle(93, 62, 9)
)
MOON = "M 62 2 C 34 4 14 24 14 50 C 14 78 36 99 62 99 C 74 99 84 95 91 87 C 62 90 46 72 46 50 C 46 30 52 14 62 2 Z"
STAR = "M 50 0 L 63 35 L 100 37 L 71 60 L 81 96 L 50 75 L 19 96 L 29 60 L 0 37 L 37 35 Z"
CAT = (
    "M 10 4 C 20 8 30 16 36 24 C 45 21 55 21 64 24 C 70 16 80 8 90 4 C 95 20 96 36 94 50 "
    "C 96 76 76 96 50 96 C 24 96 4 76 6 50 C 4 36 5 20 10 4 Z"
)
CAT_FACE = _circle(31, 56, 8) + _circle(69, 56, 8) + "M 42 70 L 58 70 L 50 80 Z"


def outlines(path: str) -> Iterator[list[CardPoint]]:
    """Yield the lines of a path as points. Curves are cut into short pieces."""
    words = iter(path.split())
    line: list[CardPoint] = []

    def point() -> CardPoint:
        return float(next(words)), float(next(words))

    for command in words:
        match command:
            case "M":
                if line:
                    yield line
                line = [point()]
            case "L":
                line.append(point())
            case "C":
                line.extend(_curve(line[-1], point(), point(), point()))
            case "Z":
                line.append(line[0])
    yield line


def _curve(start: CardPoint, pull: CardPoint, push: CardPoint, end: CardPoint, pieces: int = 24) -> Iterator[CardPoint]:
    """Yield points on a cubic Bézier curve, without its start."""
    for piece in range(1, pieces + 1):
        t = piece / pieces
        a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
        yield (
            a * start[0] + b * pull[0] + c * push[0] + d * end[0],
            a * start[1] + b * pull[1] + c * push[1] + d * end[1],
        )


class _Sheet:
    """A picture that is being drawn. Lengths and positions are in units."""

    def __init__(self) -> None:
        self.image = Image.new("RGBA", (UNITS * GRAIN, UNITS * GRAIN), CLEAR)
        self.pen = ImageDraw.Draw(self.image)

    def panel(self, inset: float, ink: Colour) -> None:
        """Fill the card's rounded area, at this distance from its edge."""
        left, top, right, bottom = CARD
        box = (left + inset, top + inset, right - inset, bottom - inset)
        self.pen.rounded_rectangle([n * GRAIN for n in box], (CORNER - inset) * GRAIN, fill=ink)

    def shape(self, path: str, top: float, height: float, ink: Colour) -> None:
        """Fill a path, given in hundredths of its height, in the middle of the card."""
        scale = height / 100 * GRAIN
        left = UNITS / 2 * GRAIN - 50 * scale
        for line in outlines(path):
            self.pen.polygon([(left + x * scale, top * GRAIN + y * scale) for x, y in line], fill=ink)

    def strokes(self, path: str, top: float, ink: Colour) -> None:
        """Draw a path with a round pen, in the middle of the card. ``top`` is the top of its centre line."""
        lines = list(outlines(path))
        across = [x for line in lines for x, _ in line]
        left = UNITS / 2 - (min(across) + max(across)) / 2
        radius = STROKE / 2 * GRAIN
        for line in lines:
            dots = [((left + x) * GRAIN, (top + y) * GRAIN) for x, y in line]
            self.pen.line(dots, fill=ink, width=round(STROKE * GRAIN))
            for x, y in dots:
                self.pen.ellipse((x - radius, y - radius, x + radius, y + radius), fill=ink)

    def png(self, size: int) -> bytes:
        """Return the picture as a PNG file, ``size`` pixels wide and high."""
        return _png(self.image.resize((size, size), Image.Resampling.LANCZOS))


def _png(image: Image.Image) -> bytes:
    file = io.BytesIO()
    image.save(file, "PNG", optimize=True)
    return file.getvalue()


def face(card: int, *, four_colour: bool = False, size: int = UNITS) -> bytes:
    """Draw the face of a card as a PNG file with a transparent background, ``size`` pixels wide and high.

    In two colours or in four: then clubs are green, diamonds blue. The same arguments give the same bytes.
    """
    sheet = _Sheet()
    sheet.panel(0, EDGE)
    if card in NATURALS:
        ink = (FOUR_COLOURS if four_colour else TWO_COLOURS)[SUIT[card]]
        sheet.panel(RIM, IVORY)
        sheet.strokes(RANK_STROKES[RANK[card]], 15.5, ink)
        sheet.shape(SUIT_SHAPES[SUIT[card]], 68, 52, ink)
    else:
        is_red = card == RED_JOKER
        sheet.panel(RIM, RED if is_red else NIGHT)
        sheet.shape(CAP, 9, 56, IVORY)
        sheet.shape(STAR if is_red else MOON, 70, 50, IVORY)
    return sheet.png(size)


def draw_back(size: int = UNITS) -> bytes:
    """Draw the back of all cards as a PNG file with a transparent background, ``size`` pixels wide and high."""
    sheet = _Sheet()
    sheet.panel(0, EDGE)
    sheet.panel(RIM, IVORY)
    sheet.panel(RIM + 5, TEAL)
    sheet.shape(CAT, 32, 64, IVORY)
    sheet.shape(CAT_FACE, 32, 64, TEAL)
    return sheet.png(size)


def sheet(four_colour: bool = False, size: int = UNITS) -> bytes:
    """Draw all cards in one PNG file: a line for each suit, the jokers and the back below. ``size`` is pixels for each
    card.
    """
    page = Image.new("RGBA", (13 * size, 5 * size), CLEAR)
    for card in CARDS:
        row, column = (SUIT[card], RANK[card]) if card in NATURALS else (4, card - len(NATURALS))
        page.paste(Image.open(io.BytesIO(face(card, four_colour=four_colour, size=size))), (column * size, row * size))
    page.paste(Image.open(io.BytesIO(draw_back(size))), (2 * size, 4 * size))
    return _png(page)


CARD_GAP_PX = 6
"""Pixels between two cards."""
ROWS = ((15, 5), (24, 6), (40, 8))
"""Upper bounds on cards, with the number of cards in a row. On a phone, a row is as wide as the message."""
WIDEST_ROW_CARDS = 10


def large_hand(cards: tuple[int, ...], four_colour: bool) -> bytes:
    """Draw these cards in rows as a PNG file with a transparent background. Equal cards are drawn as often as they
    occur.
    """
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
    """Draw a card's face without the background around it."""
    return Image.open(io.BytesIO(face(card, four_colour=four_colour, size=UNITS))).crop(CARD)
