"""Pictures of an event: the bracket of a knock-out, the table of a league, a cross table of who took what from whom.

They are only drawn here, with the words that they are given, in the process of a worker. Sizes are in units, of which
a phone shows half (``bot/drawing/charts.py``). A person has a strip in the colour of their seat.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum
from itertools import pairwise
from typing import NamedTuple

from PIL import Image, ImageDraw

from bot.drawing.charts import (
    GRAIN,
    GRID,
    INK,
    PAPER,
    RED,
    SMALLEST,
    WIDTH,
    WORDS,
    begin_picture,
    finish_picture,
    seat_colour,
)
from bot.drawing.letters import Pen

Colour = tuple[int, int, int]
GOLD, GREEN, PANEL, DIM = (255, 205, 80), (87, 200, 120), (43, 45, 49), (142, 145, 152)
TOP, MARGIN = 84, 20
"""Units above a picture, for its title, and around it."""
LARGEST = 30
"""The height of letters in units where there is room."""
TALLEST = 1400
"""Upper bound on the height of a bracket, in units."""
ROUNDS_SHOWN, MATCHES_SHOWN, GRID_COLUMNS = (4, 3), 8, 3
"""How many rounds stand next to each other: the first number if no name is shortened, else the second one; upper
bound on the matches of each; and into how many columns a round with more matches is broken.
"""
WIDEST_BOX = 400
ROWS_SHOWN = 24
"""Upper bound on the rows of a league's table."""
STRIP = 6
"""Units of the strip in a seat's colour."""


class Fate(StrEnum):
    """What a match of a knock-out has made of somebody."""

    OPEN = "open"
    """It is not decided."""
    ON = "on"
    """They go on."""
    OUT = "out"
    WON = "won"
    """They have won the event."""


class BracketLine(NamedTuple):
    """Somebody at a match: the name as it is drawn, empty if nobody knows who it will be; the seat whose colour they
    have; what they have got.
    """

    name: str
    seat: int | None = None
    result: str = ""
    fate: Fate = Fate.OPEN


class BracketRound(NamedTuple):
    """The matches of a round of a knock-out, each with its lines: one for a bye, up to six."""

    heading: str
    matches: tuple[tuple[BracketLine, ...], ...]


class Bracket(NamedTuple):
    """The rounds of a knock-out. Where two meet, two matches lead to the one of the next round at half of their place;
    rounds may be there that nobody has reached. At larger tables, whoever goes on stands in the next round by the same
    name and seat.
    """

    title: str
    rounds: tuple[BracketRound, ...]


class LeagueRow(NamedTuple):
    """Somebody in the table of a league. ``moved``: by how many ranks up since the last round, or down if negative."""

    rank: int
    name: str
    seat: int | None
    cells: tuple[str, ...]
    moved: int = 0


class LeagueTable(NamedTuple):
    """The rows of a league, the first one first, with a heading for each cell; the last cell is what counts.

    A green line is drawn after as many rows as ``promotion_after`` says, a red one after ``relegation_after``.
    """

    title: str
    headings: tuple[str, ...]
    rows: tuple[LeagueRow, ...]
    promotion_after: int | None = None
    relegation_after: int | None = None


class CrossRow(NamedTuple):
    """Somebody in a cross table: what they have taken from each, in the order of the rows, empty if they have not met;
    and in all.
    """

    name: str
    seat: int | None
    cells: tuple[str, ...]
    total: str


class CrossTable(NamedTuple):
    """A cross table of up to twelve."""

    title: str
    rows: tuple[CrossRow, ...]


class DrawnText(NamedTuple):
    """Where a text stands, in units."""

    text: str
    size: int
    left: float
    top: float
    right: float
    bottom: float


def draw_bracket(given: Bracket) -> bytes:
    """Draw the newest rounds of a knock-out as PNG, as many as are legible."""
    return lay_out_bracket(given).finish()


def draw_league(given: LeagueTable) -> bytes:
    """Draw the table of a league as PNG, at most its first ``ROWS_SHOWN`` rows."""
    return lay_out_league(given).finish()


def draw_cross(given: CrossTable) -> bytes:
    """Draw a cross table as PNG."""
    return lay_out_cross(given).finish()


class Sheet:
    """A picture with a title, and what is drawn on it, in units."""

    def __init__(self, title: str, height: float) -> None:
        self.height = round(height)
        self.texts: list[DrawnText] = []
        self._picture, self._pen = begin_picture(self.height, title)

    def finish(self) -> bytes:
        """The picture as PNG."""
        return finish_picture(self._picture, self.height)

    def write(
        self, at: tuple[float, float], text: str, size: int, colour: Colour, *, across: float = 0.0, most: float = WIDTH
    ) -> None:
        """Write a text of at most so many units in the middle of a line at this height. ``across``: 0 begins there,
        0.5 is centred, 1 ends.
        """
        pen = Pen(self._pen, GRAIN * size)
        shown = pen.shorten(text, GRAIN * most)
        if not shown:
            return
        wide = pen.width(shown) / GRAIN
        left = at[0] - across * wide
        self.texts.append(DrawnText(shown, size, left, at[1] - 0.5 * size, left + wide, at[1] + 0.5 * size))
        pen.write((GRAIN * left, GRAIN * at[1]), shown, colour)

    def box(self, where: tuple[float, float, float, float], fill: Colour, line: Colour | None = None) -> None:
        """A box with round corners."""
        self._pen.rounded_rectangle([GRAIN * one for one in where], 7 * GRAIN, fill, line, 2 * GRAIN)

    def bar(self, where: tuple[float, float, float, float], fill: Colour) -> None:
        """A box without round corners."""
        left, top, right, bottom = (round(GRAIN * one) for one in where)
        self._pen.rectangle((left, top, right - 1, bottom - 1), fill)

    def strip(self, left: float, middle: float, high: float, seat: int | None) -> None:
        """The colour of a seat before a name."""
        if seat is not None:
            where = (left, middle - high / 2, left + STRIP, middle + high / 2)
            self._pen.rounded_rectangle([GRAIN * one for one in where], STRIP * GRAIN / 2, seat_colour(seat))

    def line(self, points: Sequence[tuple[float, float]], colour: Colour, wide: float = 2) -> None:
        """A line through points."""
        scaled = [(GRAIN * across, GRAIN * down) for across, down in points]
        self._pen.line(scaled, colour, round(GRAIN * wide), joint="curve")

    def triangle(self, middle: tuple[float, float], size: float, colour: Colour, *, up: bool) -> None:
        """A triangle that points up or down."""
        across, down = middle
        tip = -0.45 * size if up else 0.45 * size
        points = [(across, down + tip), (across - size / 2, down - tip), (across + size / 2, down - tip)]
        self._pen.polygon([(GRAIN * one, GRAIN * other) for one, other in points], colour)


_RULER = ImageDraw.Draw(Image.new("L", (1, 1)))


def _width(text: str, size: int) -> float:
    """How many units wide a text is."""
    return Pen(_RULER, GRAIN * size).width(text) / GRAIN


def _widest(texts: Iterable[str], size: int) -> float:
    return max((_width(text, size) for text in texts), default=0.0)


# brackets

INSET, GAP = 10, 16
"""Units in a box before its words, and between boxes."""
BETWEEN_TWOS, BETWEEN_TABLES = 30, 44
"""Units between the columns, for the lines."""
HEADING = 44
"""Units above the boxes for what a round is called."""

Match = tuple[BracketLine, ...]


class _Plan(NamedTuple):
    """Which rounds of a bracket are shown, and how large. ``broken``: one round, in several columns."""

    rounds: tuple[BracketRound, ...]
    broken: int
    size: int
    wide: float
    between: float

    @property
    def row(self) -> int:
        return self.size + 9

    @property
    def columns(self) -> list[tuple[Match, ...]]:
        """The boxes of each column."""
        if not self.broken:
            return [one.matches for one in self.rounds]
        matches, rows = self.rounds[0].matches, -(-len(self.rounds[0].matches) // self.broken)
        return [matches[first : first + rows] for first in range(0, len(matches), rows)]

    @property
    def body(self) -> float:
        """How high all boxes are together."""
        return max((len(one) * (self._high(one) + GAP) for one in self.columns), default=0.0)

    def _high(self, matches: Sequence[Match]) -> float:
        return self.row * max((len(match) for match in matches), default=1)

    @property
    def height(self) -> float:
        return TOP + HEADING + self.body + MARGIN - GAP / 2

    @property
    def fits(self) -> bool:
        """Whether no word is shortened."""
        lines = (line for one in self.rounds for match in one.matches for line in match)
        return all(_width(one.heading, SMALLEST) <= self.wide for one in self.rounds) and all(
            _width(line.name, self.size) <= self.name_room(line) for line in lines
        )

    def name_room(self, line: BracketLine) -> float:
        """How many units there are for a name."""
        behind = _width(line.result, self.size) + INSET if line.result else 0.0
        return self.wide - 2 * INSET - STRIP - behind - 4


def lay_out_bracket(given: Bracket) -> Sheet:
    """Draw the newest rounds of a knock-out on a sheet."""
    plan = _plan_bracket(given)
    sheet = Sheet(given.title, plan.height)
    lefts = [MARGIN + number * (plan.wide + plan.between) for number in range(len(plan.columns))]
    columns = plan.columns if plan.broken else _untangle(plan.columns)
    middles = [[TOP + HEADING + plan.body * (at + 0.5) / len(one) for at in range(len(one))] for one in columns]
    for left, one in zip(lefts, plan.rounds, strict=False):
        most = WIDTH - 2 * MARGIN if plan.broken else plan.wide
        sheet.write((left, TOP + HEADING / 2 - 6), one.heading, SMALLEST, WORDS, most=most)
    winners = {_who(line) for column in columns for match in column for line in match if line.fate == Fate.WON}
    if not plan.broken:
        for number, (before, after) in enumerate(pairwise(columns)):
            ends = (lefts[number] + plan.wide, lefts[number + 1])
            _draw_links(sheet, plan, ends, (before, after), (middles[number], middles[number + 1]), winners)
    for left, column, some in zip(lefts, columns, middles, strict=True):
        for match, middle in zip(column, some, strict=True):
            _draw_match(sheet, plan, match, left, middle, winners)
    return sheet


def _plan_bracket(given: Bracket) -> _Plan:
    """Choose the rounds: up to the newest that somebody has reached, and as many later ones as there is room for."""
    rounds = [one for one in given.rounds if one.matches]
    if not rounds:
        return _Plan((), 0, LARGEST, WIDEST_BOX, 0)
    reached = max((at for at, one in enumerate(rounds) if any(line.name for m in one.matches for line in m)), default=0)
    for count in ROUNDS_SHOWN:
        last = min(len(rounds), reached + count)
        first = max(0, last - count)
        while first < reached and not _is_small(rounds[first]):
            first += 1
        if not _is_small(rounds[first]):
            break
        plan = _fit(tuple(rounds[first:last]), 0)
        if plan.fits or count == ROUNDS_SHOWN[-1]:
            return plan
    return _fit((rounds[reached],), min(GRID_COLUMNS, -(-len(rounds[reached].matches) // MATCHES_SHOWN)))


def _is_small(one: BracketRound) -> bool:
    """Whether all matches of a round can stand in a column."""
    return len(one.matches) <= MATCHES_SHOWN and _Plan((one,), 0, SMALLEST, WIDTH, 0).height <= TALLEST


def _fit(rounds: tuple[BracketRound, ...], broken: int) -> _Plan:
    """With the largest letters that fit."""
    between = BETWEEN_TWOS if broken or _in_twos(rounds) else BETWEEN_TABLES
    count = broken or len(rounds)
    wide = min(WIDEST_BOX, (WIDTH - 2 * MARGIN - (count - 1) * between) / count)
    plans = [_Plan(rounds, broken, size, wide, between) for size in range(LARGEST, SMALLEST - 1, -1)]
    return next((plan for plan in plans if plan.fits and plan.height <= TALLEST), plans[-1])


def _in_twos(rounds: Sequence[BracketRound]) -> bool:
    return all(len(match) <= 2 for one in rounds for match in one.matches)


def _who(line: BracketLine) -> tuple[str, int | None]:
    return line.name, line.seat


def _halves(before: Sequence[Match], after: Sequence[Match]) -> bool:
    """Whether two matches of a round lead to each of the next one."""
    return len(before) == 2 * len(after) and all(len(match) <= 2 for match in (*before, *after))


def _untangle(columns: Sequence[tuple[Match, ...]]) -> list[tuple[Match, ...]]:
    """Put the tables of each round near those to which their players go."""
    found = [*columns]
    for number in reversed(range(len(found) - 1)):
        before, after = found[number], found[number + 1]
        if _halves(before, after):
            continue
        places = {_who(line): at + row / 10 for at, match in enumerate(after) for row, line in enumerate(match)}

        def near(match: Match, places: dict[tuple[str, int | None], float] = places) -> float:
            goals = [places[_who(line)] for line in match if line.name and _who(line) in places]
            return sum(goals) / len(goals) if goals else float(len(places))

        found[number] = tuple(sorted(before, key=near))
    return found


def _draw_links(
    sheet: Sheet,
    plan: _Plan,
    ends: tuple[float, float],
    columns: tuple[Sequence[Match], Sequence[Match]],
    middles: tuple[Sequence[float], Sequence[float]],
    winners: set[tuple[str, int | None]],
) -> None:
    """Draw the lines from the boxes of a round to those of the next one, that of the winner last."""
    before, after = columns
    links: list[tuple[bool, list[tuple[float, float]], Colour]] = []
    if _halves(before, after):
        bend = sum(ends) / 2
        for at, match in enumerate(before):
            begin, end = middles[0][at], middles[1][at // 2]
            won = any(_who(line) in winners and line.fate == Fate.ON for line in match)
            links.append((won, [(ends[0], begin), (bend, begin), (bend, end), (ends[1], end)], GRID))
    else:
        goals = {
            _who(line): _row_middle(plan, match, row, middles[1][at])
            for at, match in enumerate(after)
            for row, line in enumerate(match)
            if line.name
        }
        for at, match in enumerate(before):
            for row, line in enumerate(match):
                if line.name and _who(line) in goals:
                    curve = _curve(ends, (_row_middle(plan, match, row, middles[0][at]), goals[_who(line)]))
                    links.append((_who(line) in winners, curve, _faded(line.seat)))
    for won, points, colour in sorted(links, key=lambda one: one[0]):
        sheet.line(points, GOLD if won else colour, 3 if won else 2)


def _row_middle(plan: _Plan, match: Match, row: int, middle: float) -> float:
    """The height of a line of a box."""
    return middle + plan.row * (row + 0.5 - len(match) / 2)


def _curve(ends: tuple[float, float], heights: tuple[float, float]) -> list[tuple[float, float]]:
    """A line that leaves a box and meets another one level."""
    steps = [one / 24 for one in range(25)]
    return [
        (ends[0] + (ends[1] - ends[0]) * at, heights[0] + (heights[1] - heights[0]) * at * at * (3 - 2 * at))
        for at in steps
    ]


def _faded(seat: int | None) -> Colour:
    """The colour of a seat for a line that many cross."""
    if seat is None:
        return GRID
    red, green, blue = (round(0.55 * one + 0.45 * paper) for one, paper in zip(seat_colour(seat), PAPER, strict=True))
    return red, green, blue


def _draw_match(
    sheet: Sheet, plan: _Plan, match: Match, left: float, middle: float, winners: set[tuple[str, int | None]]
) -> None:
    """Draw a box with its lines."""
    high, right = plan.row * max(1, len(match)), left + plan.wide
    top = middle - high / 2
    final = any(line.fate == Fate.WON for line in match)
    sheet.box((left, top, right, top + high), PANEL, GOLD if final else GRID)
    for row, line in enumerate(match):
        at = _row_middle(plan, match, row, middle)
        if row:
            sheet.bar((left + 2, at - plan.row / 2 - 0.5, right - 2, at - plan.row / 2 + 0.5), GRID)
        if not line.name:
            continue
        colour = GOLD if _who(line) in winners else DIM if line.fate == Fate.OUT else INK
        sheet.strip(left + INSET - 2, at, plan.size * 0.8, line.seat)
        name = (left + INSET + STRIP + 4, at)
        sheet.write(name, line.name, plan.size, colour, most=plan.name_room(line))
        sheet.write((right - INSET, at), line.result, plan.size, colour, across=1.0)


# tables

NAMES_LEAST = 190
"""Units for names in a league, however long the headings are."""
CELL_LARGEST, NAMES_IN_CROSS = 84, 110
"""Upper bound on the width of a cell; where names would have less room, they stand above their cells."""
COLUMN_GAP, CELL_GAP = 18, 8
"""Units between the columns of a league, and between the words of two cells."""
TOTAL = "Σ"


def lay_out_league(given: LeagueTable) -> Sheet:
    """Draw the table of a league on a sheet."""
    rows = given.rows[:ROWS_SHOWN]
    size = max(SMALLEST, min(LARGEST, 38 - len(rows) // 2))
    row = size + 11 + (len(rows) <= 12) * 4
    begin = TOP + HEADING
    sheet = Sheet(given.title, begin + row * len(rows) + MARGIN)
    rank = _widest((str(one.rank) for one in rows), size)
    moved = max((_move_width(one.moved, size) for one in rows), default=0.0)
    name = MARGIN + 8 + rank + 14 + (moved + 14 if moved else 0.0)
    needed = [_widest((one.cells[at] for one in rows), size) for at in range(len(given.headings))]
    room = (WIDTH - MARGIN - 8 - name - STRIP - 8 - NAMES_LEAST) / max(1, len(needed)) - COLUMN_GAP
    wide = [max(one, min(_width(said, SMALLEST), room)) for one, said in zip(needed, given.headings, strict=True)]
    rights = [WIDTH - MARGIN - 8 - sum(wide[at + 1 :]) - COLUMN_GAP * (len(wide) - 1 - at) for at in range(len(wide))]
    end = min((right - one for right, one in zip(rights, wide, strict=True)), default=WIDTH - MARGIN) - COLUMN_GAP
    for right, most, said in zip(rights, wide, given.headings, strict=True):
        sheet.write((right, begin - HEADING / 2), said, SMALLEST, WORDS, across=1.0, most=most)
    for at, one in enumerate(rows):
        top = begin + row * at
        middle = top + row / 2
        if at % 2 == 0:
            sheet.bar((MARGIN, top, WIDTH - MARGIN, top + row), PANEL)
        sheet.write((MARGIN + 8 + rank, middle), str(one.rank), size, WORDS, across=1.0)
        _draw_move(sheet, (MARGIN + 8 + rank + 14, middle), one.moved, size)
        sheet.strip(name, middle, size * 0.8, one.seat)
        sheet.write((name + STRIP + 8, middle), one.name, size, INK, most=end - name - STRIP - 8)
        for number, (right, said) in enumerate(zip(rights, one.cells, strict=True), 1):
            sheet.write((right, middle), said, size, INK if number == len(rights) else WORDS, across=1.0)
    for after, colour in ((given.promotion_after, GREEN), (given.relegation_after, RED)):
        if after is not None:
            across = begin + row * min(after, len(rows))
            sheet.bar((MARGIN, across - 1.5, WIDTH - MARGIN, across + 1.5), colour)
    return sheet


def _move_width(moved: int, size: int) -> float:
    return size * 0.7 + 4 + _width(str(abs(moved)), size) if moved else 0.0


def _draw_move(sheet: Sheet, at: tuple[float, float], moved: int, size: int) -> None:
    """Draw by how many ranks somebody has moved."""
    if moved:
        colour = GREEN if moved > 0 else RED
        sheet.triangle((at[0] + size * 0.35, at[1]), size * 0.64, colour, up=moved > 0)
        sheet.write((at[0] + size * 0.7 + 4, at[1]), str(abs(moved)), size, colour)


def lay_out_cross(given: CrossTable) -> Sheet:
    """Draw a cross table on a sheet."""
    rows = given.rows
    count = len(rows)
    size = LARGEST if count <= 8 else SMALLEST
    numbers = _width(str(count), size)
    least = max(_widest((cell for one in rows for cell in one.cells), size) + CELL_GAP, numbers + CELL_GAP)
    total = _widest((TOTAL, *(one.total for one in rows)), size) + 2 * CELL_GAP
    name = MARGIN + STRIP + 8 + numbers + 10
    room = WIDTH - MARGIN - total - name
    above = room - count * least < NAMES_IN_CROSS
    wanted = 0.0 if above else min(room - count * least, _widest((one.name for one in rows), size) + 10)
    cell = min(CELL_LARGEST, (room - wanted) / max(1, count))
    left = WIDTH - MARGIN - total - count * cell
    row = size + 15
    high = row * (2 if above else 1)
    begin = TOP + HEADING - 6
    sheet = Sheet(given.title, begin + high * count + MARGIN)

    def centre(at: int) -> float:
        return left + cell * (at + 0.5)

    for at in range(count):
        sheet.write((centre(at), begin - HEADING / 2 + 4), str(at + 1), size, WORDS, across=0.5)
    sheet.write((WIDTH - MARGIN - CELL_GAP, begin - HEADING / 2 + 4), TOTAL, size, WORDS, across=1.0)
    for at, one in enumerate(rows):
        top = begin + high * at
        middle = top + high - row / 2
        if at % 2 == 0:
            sheet.bar((MARGIN, top, WIDTH - MARGIN, top + high), PANEL)
        sheet.bar((left + cell * at, top + high - row, left + cell * (at + 1), top + high), GRID)
        named = top + row / 2
        sheet.strip(MARGIN, named, size * 0.8, one.seat)
        sheet.write((MARGIN + STRIP + 8 + numbers, named), str(at + 1), size, WORDS, across=1.0)
        sheet.write((name, named), one.name, size, INK, most=(WIDTH - MARGIN if above else left) - name - 6)
        for other, said in enumerate(one.cells):
            if other != at:
                sheet.write((centre(other), middle), said, size, INK, across=0.5, most=cell)
        sheet.write((WIDTH - MARGIN - CELL_GAP, middle), one.total, size, GOLD, across=1.0)
    return sheet
