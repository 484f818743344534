"""Charts: lines over rounds, matches or moves. Letters tell the lines apart as well as colours. The text says who they
are.

No names are drawn: no font has the letters of all people.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator, Sequence

from PIL import Image, ImageDraw, ImageFont

WIDTH, HEIGHT = 720, 400
LEFT, RIGHT, TOP, BOTTOM = 84, 70, 28, 54
GRAIN = 2
"""Pixels for each unit while drawing. The picture is scaled down."""
LETTER = 22
"""Height of letters, in units. A phone shows the picture at a third of its size."""
DISC = 19
"""Radius of a disc with a letter, in units."""
PAPER, GRID, WORDS = (43, 45, 49), (78, 80, 88), (219, 222, 225)
COLOURS = (
    (86, 180, 233),
    (230, 159, 0),
    (0, 190, 140),
    (240, 228, 66),
    (213, 94, 0),
    (204, 121, 167),
    (150, 150, 255),
    (255, 255, 255),
    (160, 220, 90),
    (255, 140, 140),
    (120, 200, 200),
    (200, 170, 120),
)
"""Colours for a dark background. People who do not see all colours can tell at least the first six apart."""
STEPS = (1, 2, 5)
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

ChartLine = tuple[float | None, ...]
"""A line's values, one for each place on the horizontal axis; None where it has no value."""


def lines(values: tuple[ChartLine, ...], first: int = 0) -> bytes:
    """Draw a chart of these lines as PNG. The horizontal axis counts from ``first``."""
    return _draw_chart(values, first, _write_letters_at_ends if len(values) > 1 else _write_no_letters)


def chances(values: tuple[ChartLine, ...]) -> bytes:
    """Draw a chart of chances in percent. Most of these lines end together, so each letter is where its line is
    highest.
    """
    return _draw_chart(values, 0, _write_letters_at_peaks)


def chances_and_luck(values: tuple[ChartLine, ...], luck: tuple[ChartLine, ...]) -> bytes:
    """Draw chances in percent, and below them what luck has brought up to each place, as one PNG."""
    parts = [Image.open(io.BytesIO(one)) for one in (chances(values), lines(luck))]
    picture = Image.new("RGB", (WIDTH, HEIGHT * len(parts)), PAPER)
    for number, part in enumerate(parts):
        picture.paste(part, (0, HEIGHT * number))
    written = io.BytesIO()
    picture.save(written, "PNG", optimize=True)
    return written.getvalue()


ChartPoint = tuple[float, float]
"""Pixels from the left and from the top."""
Lettering = Callable[[ImageDraw.ImageDraw, ImageFont.FreeTypeFont, Sequence[Sequence[ChartPoint]]], None]
"""Writes the letter of each line. It gets the points of all lines."""


def _draw_chart(values: tuple[ChartLine, ...], first: int, lettering: Lettering) -> bytes:
    told = [value for line in values for value in line if value is not None]
    count = max((len(line) for line in values), default=0)
    marks = _marks(min(told, default=0.0), max(told, default=1.0))
    picture = Image.new("RGB", (WIDTH * GRAIN, HEIGHT * GRAIN), PAPER)
    pen, font = ImageDraw.Draw(picture), ImageFont.load_default(LETTER * GRAIN)
    assert isinstance(font, ImageFont.FreeTypeFont)
    low, high = marks[0], marks[-1]

    def x(place: int) -> float:
        return GRAIN * (LEFT + (WIDTH - LEFT - RIGHT) * (place / (count - 1) if count > 1 else 0.5))

    def y(value: float) -> float:
        return GRAIN * (HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * (value - low) / (high - low))

    for mark in marks:
        pen.line([(x(0) if count > 1 else GRAIN * LEFT, y(mark)), (GRAIN * (WIDTH - RIGHT), y(mark))], GRID, GRAIN)
        pen.text((GRAIN * (LEFT - 10), y(mark)), f"{mark:g}", WORDS, font, anchor="rm")
    for place in _some(count):
        pen.text((x(place), GRAIN * (HEIGHT - BOTTOM + 12)), str(first + place), WORDS, font, anchor="mt")
    points = [[(x(place), y(value)) for place, value in enumerate(line) if value is not None] for line in values]
    for number, line in enumerate(points):
        colour = _colour(number)
        if len(line) > 1:
            pen.line(line, colour, 4 * GRAIN, joint="curve")
        for across, down in line if len(line) <= 40 else line[-1:]:
            radius = 6 * GRAIN
            pen.ellipse((across - radius, down - radius, across + radius, down + radius), colour)
    lettering(pen, font, points)
    written = io.BytesIO()
    picture.resize((WIDTH, HEIGHT), Image.Resampling.LANCZOS).save(written, "PNG", optimize=True)
    return written.getvalue()


def _colour(number: int) -> tuple[int, int, int]:
    return COLOURS[number % len(COLOURS)]


def _write_no_letters(
    pen: ImageDraw.ImageDraw, font: ImageFont.FreeTypeFont, points: Sequence[Sequence[ChartPoint]]
) -> None:
    """Write no letter: there is only one line."""


def _write_letters_at_ends(
    pen: ImageDraw.ImageDraw, font: ImageFont.FreeTypeFont, points: Sequence[Sequence[ChartPoint]]
) -> None:
    """Write each letter behind its line. Letters of lines that end together are put above each other; lines that are
    the same throughout, as those of partners, have their letters side by side.
    """
    ends: list[float] = []
    alike: dict[tuple[ChartPoint, ...], list[int]] = {}
    for number, line in enumerate(points):
        if line:
            alike.setdefault((*line,), []).append(number)
    for line, numbers in alike.items():
        across, down = line[-1]
        while any(abs(down - other) < LETTER * GRAIN for other in ends):
            down -= LETTER * GRAIN
        ends.append(down)
        letters = "".join(LETTERS[number % len(LETTERS)] for number in numbers)
        pen.text((across + 12 * GRAIN, down), letters, _colour(numbers[-1]), font, anchor="lm")  # the one on top


def _write_letters_at_peaks(
    pen: ImageDraw.ImageDraw, font: ImageFont.FreeTypeFont, points: Sequence[Sequence[ChartPoint]]
) -> None:
    """Write each letter on a disc of its line's colour, where the line is highest and no other letter is."""
    radius, large = DISC * GRAIN, font.font_variant(size=round(1.4 * DISC * GRAIN))
    taken: list[ChartPoint] = []
    for number, line in enumerate(points):
        if not line:
            continue
        highest = sorted(line, key=lambda point: point[1])
        apart = (point for point in highest if all(_are_apart(point, other, 2 * radius) for other in taken))
        across, down = next(apart, highest[0])
        taken.append((across, down))
        pen.ellipse((across - radius, down - radius, across + radius, down + radius), _colour(number), PAPER, GRAIN)
        pen.text((across, down), LETTERS[number % len(LETTERS)], PAPER, large, anchor="mm")


def _are_apart(one: ChartPoint, other: ChartPoint, least: float) -> bool:
    return abs(one[0] - other[0]) >= least or abs(one[1] - other[1]) >= least


def _marks(low: float, high: float) -> list[float]:
    """Return about six round numbers, from below the lowest value to above the highest."""
    span = max(high - low, 1.0)
    size = 10.0 ** len(str(int(span))) / 100
    step = next(size * many * ten for ten in (1, 10, 100) for many in STEPS if span / (size * many * ten) <= 6)
    step = max(step, 1.0)
    begin = step * (low // step)
    marks = [begin]
    while marks[-1] < high or len(marks) < 2:
        marks.append(marks[-1] + step)
    return marks


def _some(count: int) -> Iterator[int]:
    """Yield the places on the horizontal axis that are numbered, at most twelve."""
    every = max(1, -(-count // 12))
    yield from range(0, count, every)


def legend(names: Sequence[str]) -> str:
    """Say whose line has which letter."""
    return " · ".join(f"**{LETTERS[number % len(LETTERS)]}** {name}" for number, name in enumerate(names))
