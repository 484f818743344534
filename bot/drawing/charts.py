"""Charts: lines over rounds, matches or moves, and bars of luck. Each has a title and axes in words, and the name of
its owner at each line (``bot/drawing/letters.py`` says which names can be drawn), in the colour of the seat.
"""

from __future__ import annotations

import io
from collections.abc import Sequence
from itertools import repeat
from typing import NamedTuple

from PIL import Image, ImageDraw

from bot.drawing.letters import Pen

WIDTH, HEIGHT, TALL = 720, 500, 600
"""The size of a chart of points and of one of chances, in units. A phone shows it at 0.4 of its size."""
MARGIN, TOP, BOTTOM = 28, 96, 72
"""Units beside the picture, above the lines for the title, and below them for the axis."""
NAMES_LIMIT = 240
"""Upper bound on the units for the names at the lines."""
GRAIN = 2
"""Pixels for each unit while drawing. The picture is scaled down."""
LETTER, TITLE, SMALLEST = 36, 38, 25
"""Height of letters in units: of the words, of the title, and at least."""
TITLES = range(GRAIN * TITLE, GRAIN * SMALLEST - 1, -2 * GRAIN)
"""The pixels of a title, from the largest down: a long one is smaller."""
PAPER, GRID, WORDS, INK, RED = (30, 31, 34), (62, 64, 70), (160, 163, 170), (242, 243, 245), (237, 66, 69)
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
"""The colours of the seats. People who do not see all colours can tell at least the first six apart."""
STEPS = (1, 2, 5)
DOTS_LIMIT = 12
"""A line with more values is drawn without a dot at each."""


class ChartLine(NamedTuple):
    """Whose line it is, as it is drawn; the seat whose colour it has; its values, one for each place of the horizontal
    axis, None where it has none; and what stands behind the name.
    """

    name: str
    seat: int
    values: tuple[float | None, ...]
    ending: str = ""


class Mark(NamedTuple):
    """A numbered disc on a line, at a place of the horizontal axis."""

    place: int
    value: float


class Chart(NamedTuple):
    """Lines, with words at some places (``ticks``) of the horizontal axis. ``limit`` is drawn across."""

    title: str
    lines: tuple[ChartLine, ...]
    ticks: tuple[tuple[int, str], ...]
    limit: float | None = None
    percent: bool = False
    marks: tuple[Mark, ...] = ()


class Bar(NamedTuple):
    """Whose bar it is, as it is drawn; the seat whose colour it has; how long it is, and how uncertain that is."""

    name: str
    seat: int
    value: float
    error: float


class Bars(NamedTuple):
    """Bars to both sides of nothing, with words for the two directions."""

    title: str
    left: str
    right: str
    bars: tuple[Bar, ...]


ChartPoint = tuple[float, float]
"""Pixels from the left and from the top."""


def seat_colour(seat: int) -> tuple[int, int, int]:
    """The colour that a seat has in every picture."""
    return COLOURS[seat % len(COLOURS)]


def round_ticks(rounds: int, start: str, last: str) -> tuple[tuple[int, str], ...]:
    """The words below a chart over so many rounds: for the start, some rounds by their number, and the last one."""
    every = max(1, -(-rounds // 8))
    return ((0, start), *((place, str(place)) for place in range(every, rounds - every // 2, every)), (rounds, last))


def draw_chart(chart: Chart) -> bytes:
    """Draw lines as PNG."""
    return _Plot(chart).draw()


def draw_bars(given: Bars) -> bytes:
    """Draw bars as PNG. A thin line says where the true value may lie."""
    row = max(40, min(80, 720 // max(1, len(given.bars))))
    height = TOP + LETTER + 14 + row * len(given.bars) + MARGIN
    picture, pen = begin_picture(height, given.title)
    line = Pen(pen, GRAIN * min(LETTER, row - 14))
    names = min(NAMES_LIMIT * GRAIN, max((line.width(bar.name) for bar in given.bars), default=0.0))
    begin, end = GRAIN * MARGIN + names + 24 * GRAIN, GRAIN * (WIDTH - MARGIN)
    middle = (begin + end) / 2
    most = max((abs(bar.value) + bar.error for bar in given.bars), default=0.0) or 1.0
    scale = (end - begin) / 2 / most
    words = Pen(pen, GRAIN * LETTER)
    words.write((begin, GRAIN * (TOP + 4)), given.left, WORDS)
    words.write((end, GRAIN * (TOP + 4)), given.right, WORDS, 1.0)
    top = GRAIN * (TOP + LETTER + 10)
    for number, bar in enumerate(given.bars):
        colour, across = seat_colour(bar.seat), top + GRAIN * row * (number + 0.5)
        line.write((GRAIN * MARGIN, across), line.shorten(bar.name, names), colour)
        reach, half = middle + bar.value * scale, GRAIN * row * 0.32
        if abs(reach - middle) >= 1:
            where = (min(middle, reach), across - half, max(middle, reach), across + half)
            pen.rounded_rectangle(where, min(5 * GRAIN, (where[2] - where[0]) / 2), colour)
        sure = [(reach - bar.error * scale, across), (reach + bar.error * scale, across)]
        pen.line(sure, PAPER, 5 * GRAIN)
        pen.line(sure, INK, 2 * GRAIN)
    pen.line([(middle, top - 6 * GRAIN), (middle, GRAIN * (height - MARGIN + 8))], WORDS, 2 * GRAIN)
    return finish_picture(picture, height)


class _Plot:
    """Where the parts of a chart of lines are."""

    def __init__(self, chart: Chart) -> None:
        self.chart, self.height = chart, TALL if chart.percent else HEIGHT
        self.picture, self.pen = begin_picture(self.height, chart.title)
        self.words = Pen(self.pen, GRAIN * LETTER)
        named = sum(bool(line.name) for line in chart.lines)
        fits = (self.height - TOP - BOTTOM) / max(1, named)
        self.names = Pen(self.pen, GRAIN * round(max(SMALLEST, min(LETTER, fits - 4))))
        self.count = max((len(line.values) for line in chart.lines), default=0)
        self.marks = self._scale()
        self.left = GRAIN * MARGIN + max(self.words.width(self._number(mark)) for mark in self.marks) + 14 * GRAIN
        self.right = GRAIN * (WIDTH - MARGIN) - self._names_width()

    def draw(self) -> bytes:
        """Draw all parts, the lines above the grid, and the discs above all."""
        self._draw_grid()
        points = [tuple(self._points(line)) for line in self.chart.lines]
        drawn: dict[tuple[ChartPoint, ...], int] = {}
        for line, some in zip(self.chart.lines, points, strict=True):
            drawn.setdefault(some, line.seat)  # partners have one line, in the colour of the first
        for some, seat in drawn.items():
            self._draw_line(some, seat_colour(seat))
        self._write_names([drawn[some] for some in points], points)
        for number, mark in enumerate(self.chart.marks, 1):
            self._draw_disc(mark, str(number))
        return finish_picture(self.picture, self.height)

    def x(self, place: int) -> float:
        share = place / (self.count - 1) if self.count > 1 else 0.5
        return self.left + (self.right - self.left) * share

    def y(self, value: float) -> float:
        low, high = self.marks[0], self.marks[-1]
        return GRAIN * (self.height - BOTTOM - (self.height - TOP - BOTTOM) * (value - low) / (high - low))

    def _scale(self) -> list[float]:
        if self.chart.percent:
            return [0.0, 50.0, 100.0]
        values = [value for line in self.chart.lines for value in line.values if value is not None]
        values += [self.chart.limit] if self.chart.limit is not None else []
        return _marks(min(values, default=0.0), max(values, default=1.0))

    def _number(self, value: float) -> str:
        return f"{value:g}%" if self.chart.percent else f"{value:g}".replace("-", "−")

    def _label(self, line: ChartLine) -> tuple[str, str]:
        return line.name, f" {line.ending}" if line.ending else ""

    def _names_width(self) -> float:
        labels = ["".join(self._label(line)) for line in self.chart.lines if line.name]
        widest = max((self.names.width(label) for label in labels), default=0.0)
        return min(GRAIN * NAMES_LIMIT, widest) + 14 * GRAIN if labels else 0.0

    def _points(self, line: ChartLine) -> list[ChartPoint]:
        return [(self.x(place), self.y(value)) for place, value in enumerate(line.values) if value is not None]

    def _draw_grid(self) -> None:
        limit = self.chart.limit
        near = GRAIN * LETTER
        for mark in self.marks:
            self.pen.line([(self.left, self.y(mark)), (self.right, self.y(mark))], GRID, GRAIN)
            if limit is None or abs(self.y(mark) - self.y(limit)) >= near:
                self.words.write((self.left - 14 * GRAIN, self.y(mark)), self._number(mark), WORDS, 1.0)
        if limit is not None:
            self.words.write((self.left - 14 * GRAIN, self.y(limit)), self._number(limit), RED, 1.0)
            for dash in range(int(self.left), int(self.right), 16 * GRAIN):
                end = min(dash + 9 * GRAIN, self.right)
                self.pen.line([(dash, self.y(limit)), (end, self.y(limit))], RED, 2 * GRAIN)
        taken: list[tuple[float, float]] = []
        for place, word in (*self.chart.ticks[-1:], *self.chart.ticks[:-1]):  # the last one is never left out
            wide, middle = self.words.width(word), self.x(place)
            left = max(GRAIN * MARGIN / 2, min(middle - wide / 2, GRAIN * (WIDTH - MARGIN / 2) - wide))
            if all(left > end or left + wide < begin for begin, end in taken):
                self.words.write((left, GRAIN * (self.height - BOTTOM / 2 + 2)), word, WORDS)
                taken.append((left - 8 * GRAIN, left + wide + 8 * GRAIN))

    def _draw_line(self, points: Sequence[ChartPoint], colour: tuple[int, int, int]) -> None:
        if len(points) > 1:
            self.pen.line([*points], colour, 5 * GRAIN, joint="curve")
        for across, down in points if len(points) <= DOTS_LIMIT else points[-1:]:
            radius = 5 * GRAIN
            self.pen.ellipse((across - radius, down - radius, across + radius, down + radius), colour)

    def _write_names(self, seats: Sequence[int], points: Sequence[Sequence[ChartPoint]]) -> None:
        """Write each name behind the end of its line, those of lines that end together below each other."""
        step, begin, end = self.names.size * 1.12, GRAIN * (TOP - 4), GRAIN * (self.height - BOTTOM + 4)
        named = [
            (some[-1][1], line, seat)
            for line, seat, some in zip(self.chart.lines, seats, points, strict=True)
            if some and line.name
        ]
        named.sort(key=lambda one: one[0])
        heights = _spread([down for down, *_ in named], step, begin, end)
        most = GRAIN * (WIDTH - MARGIN / 2) - self.right - 12 * GRAIN
        for height, (_, line, seat) in zip(heights, named, strict=True):
            name, ending = self._label(line)
            label = self.names.shorten(name, most - self.names.width(ending)) + ending
            self.names.write((self.right + 12 * GRAIN, height), label, seat_colour(seat))

    def _draw_disc(self, mark: Mark, number: str) -> None:
        across, down, radius = self.x(mark.place), self.y(mark.value), 25 * GRAIN
        self.pen.ellipse((across - radius, down - radius, across + radius, down + radius), INK, PAPER, 2 * GRAIN)
        self.words.write((across, down), number, PAPER, 0.5)


def begin_picture(height: int, title: str) -> tuple[Image.Image, ImageDraw.ImageDraw]:
    """An empty picture of so many units with a title, and what draws on it, in pixels."""
    picture = Image.new("RGB", (WIDTH * GRAIN, height * GRAIN), PAPER)
    pen = ImageDraw.Draw(picture)
    wide = GRAIN * (WIDTH - 2 * MARGIN)
    head = next((one for one in map(Pen, repeat(pen), TITLES) if one.width(title) <= wide), Pen(pen, TITLES[-1]))
    head.write((GRAIN * MARGIN, GRAIN * 44), head.shorten(title, wide), INK)
    return picture, pen


def finish_picture(picture: Image.Image, height: int) -> bytes:
    """A picture of so many units as PNG."""
    written = io.BytesIO()
    picture.resize((WIDTH, height), Image.Resampling.LANCZOS).save(written, "PNG", optimize=True)
    return written.getvalue()


def _spread(heights: Sequence[float], step: float, begin: float, end: float) -> list[float]:
    """Move heights, the uppermost first, so far apart that words fit between them, and none is outside."""
    found: list[float] = []
    for height in heights:
        found.append(max(height, found[-1] + step if found else begin))
    limit = end
    for place in reversed(range(len(found))):
        found[place] = min(found[place], limit)
        limit = found[place] - step
    return found


def _marks(low: float, high: float) -> list[float]:
    """Return about five round numbers, from below the lowest value to above the highest."""
    span = max(high - low, 1.0)
    size = 10.0 ** len(str(int(span))) / 100
    step = next(size * many * ten for ten in (1, 10, 100) for many in STEPS if span / (size * many * ten) <= 5)
    step = max(step, 1.0)
    marks = [step * (low // step)]
    while marks[-1] < high or len(marks) < 2:
        marks.append(marks[-1] + step)
    return marks
