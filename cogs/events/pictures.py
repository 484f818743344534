"""Pictures of an event: the bracket of a knock-out, the table of a league, a cross table of who took what from whom.

They are only drawn here, with the words that they are given, in the process of a worker. Sizes are in units, of which
a phone shows half (``bot/drawing/charts.py``). A person has a strip in the colour of their seat.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum
from itertools import pairwise
from math import ceil
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

Paint = tuple[int, int, int]
GOLD, GREEN = (255, 205, 80), (87, 200, 120)
PANEL, LINES, DIM = (43, 45, 49), (92, 95, 102), (142, 145, 152)
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
MATCHES_ALONE, WIDEST_BOX = 3, 400
"""How many matches of a round without another one stand in one column; upper bound on the width of a box."""
ROWS_SHOWN = 24
"""Upper bound on the rows of a league's table."""
STRIP = 6
"""Units of the strip in a seat's colour."""
ABOVE, BELOW = 0.71, 0.64
"""How far letters reach from the middle of their line, as parts of their height."""


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
    later rounds may be there without names. The newest round with a name is the one that is played, and is always
    shown. At larger tables, whoever goes on stands in the next round by the same name and seat.
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


class Canvas:
    """A picture with a title, and what is drawn on it, in units."""

    def __init__(self, title: str, height: float) -> None:
        self.height = round(height)
        self.texts: list[DrawnText] = []
        self.lines: list[Sequence[tuple[float, float]]] = []
        self._picture, self._pen = begin_picture(self.height, title)

    def finish(self) -> bytes:
        """The picture as PNG."""
        return finish_picture(self._picture, self.height)

    def write(
        self, at: tuple[float, float], text: str, size: int, colour: Paint, *, across: float = 0.0, most: float = WIDTH
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
        self.texts.append(DrawnText(shown, size, left, at[1] - ABOVE * size, left + wide, at[1] + BELOW * size))
        pen.write((GRAIN * left, GRAIN * at[1]), shown, colour)

    def box(self, where: tuple[float, float, float, float], fill: Paint, line: Paint | None = None) -> None:
        """A box with round corners."""
        self._pen.rounded_rectangle([GRAIN * one for one in where], 7 * GRAIN, fill, line, 2 * GRAIN)

    def bar(self, where: tuple[float, float, float, float], fill: Paint) -> None:
        """A box without round corners."""
        left, top, right, bottom = (round(GRAIN * one) for one in where)
        self._pen.rectangle((left, top, right - 1, bottom - 1), fill)

    def strip(self, left: float, middle: float, high: float, seat: int | None) -> None:
        """The colour of a seat before a name."""
        if seat is not None:
            where = (left, middle - high / 2, left + STRIP, middle + high / 2)
            self._pen.rounded_rectangle([GRAIN * one for one in where], STRIP * GRAIN / 2, seat_colour(seat))

    def line(self, points: Sequence[tuple[float, float]], colour: Paint, wide: float = 2) -> None:
        """A line through points."""
        self.lines.append(points)
        scaled = [(GRAIN * across, GRAIN * down) for across, down in points]
        self._pen.line(scaled, colour, round(GRAIN * wide), joint="curve")

    def triangle(self, middle: tuple[float, float], size: float, colour: Paint, *, up: bool) -> None:
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
BETWEEN_TWOS, BETWEEN_TABLES, BETWEEN_TWO_ROUNDS = 30, 44, 110
"""Units between the columns, for the lines: of matches of two, of tables, and of tables in only two columns."""
HEADING = 44
"""Units above the boxes for what a round is called."""

DrawnMatch = tuple[BracketLine, ...]


class _Plan(NamedTuple):
    """Which rounds of a bracket are shown, and how large. ``broken``: one round, in several columns."""

    rounds: tuple[BracketRound, ...]
    broken: int
    size: int
    wide: float
    between: float

    @property
    def row(self) -> int:
        return ceil(self.size * (ABOVE + BELOW))

    @property
    def columns(self) -> list[tuple[DrawnMatch, ...]]:
        """The boxes of each column."""
        if not self.broken:
            return [one.matches for one in self.rounds]
        matches, rows = self.rounds[0].matches, -(-len(self.rounds[0].matches) // self.broken)
        return [matches[first : first + rows] for first in range(0, len(matches), rows)]

    @property
    def body(self) -> float:
        """How high all boxes are together."""
        return max((len(one) * (self._high(one) + GAP) for one in self.columns), default=0.0)

    def _high(self, matches: Sequence[DrawnMatch]) -> float:
        return self.row * max(1, *(len(match) for match in matches))

    @property
    def height(self) -> float:
        return TOP + HEADING + self.body + MARGIN - GAP / 2

    @property
    def fits(self) -> bool:
        """Whether no word is shortened."""
        lines = (line for one in self.rounds for match in one.matches for line in match)
        return all(_width(one.heading, SMALLEST) <= self.wide - INSET for one in self.rounds) and all(
            _width(line.name, self.size) <= self.name_room(line) for line in lines
        )

    @property
    def result_room(self) -> float:
        """How many units there are for a result."""
        return self.wide / 2

    def name_room(self, line: BracketLine) -> float:
        """How many units there are for a name."""
        behind = min(_width(line.result, self.size), self.result_room) + INSET if line.result else 0.0
        return self.wide - 2 * INSET - STRIP - behind - 4


def lay_out_bracket(given: Bracket) -> Canvas:
    """Draw the newest rounds of a knock-out on a canvas."""
    plan = _plan_bracket(given)
    canvas = Canvas(given.title, plan.height)
    lefts = [MARGIN + number * (plan.wide + plan.between) for number in range(len(plan.columns))]
    columns = plan.columns if plan.broken else _untangle(plan.columns)
    slots = [len(columns[0]) if plan.broken else len(one) for one in columns]
    middles = [
        [TOP + HEADING + plan.body * (at + 0.5) / count for at in range(len(one))]
        for one, count in zip(columns, slots, strict=True)
    ]
    for left, one in zip(lefts, plan.rounds, strict=False):
        most = WIDTH - 2 * MARGIN if plan.broken else plan.wide + plan.between / 2 - INSET
        canvas.write((left + INSET - 2, TOP + HEADING / 2 - 6), one.heading, SMALLEST, WORDS, most=most)
    winners = {_who(line) for column in columns for match in column for line in match if line.fate == Fate.WON}
    if not plan.broken:
        for number, (before, after) in enumerate(pairwise(columns)):
            ends = (lefts[number] + plan.wide, lefts[number + 1])
            _draw_links(canvas, plan, ends, (before, after), (middles[number], middles[number + 1]), winners)
    for left, column, some in zip(lefts, columns, middles, strict=True):
        for match, middle in zip(column, some, strict=True):
            _draw_match(canvas, plan, match, left, middle, winners)
    return canvas


def _plan_bracket(given: Bracket) -> _Plan:
    """Choose the rounds: up to the newest that somebody has reached, and as many later ones as there is room for."""
    rounds = [one for one in given.rounds if one.matches]
    if not rounds:
        return _Plan((), 0, LARGEST, WIDEST_BOX, 0)
    reached = max((at for at, one in enumerate(rounds) if any(line.name for m in one.matches for line in m)), default=0)
    newest = rounds[reached]
    if not _is_small(newest) or (len(rounds) == 1 and len(newest.matches) > MATCHES_ALONE):
        ways = [_fit((newest,), columns) for columns in range(2, GRID_COLUMNS + 1)]
        return next((one for one in ways if len(one.columns[0]) <= MATCHES_SHOWN and one.height <= TALLEST), ways[-1])
    for count in ROUNDS_SHOWN:
        last = min(len(rounds), reached + count)
        first = next(at for at in range(max(0, last - count), last) if _is_small(rounds[at]))
        plan = _fit(tuple(rounds[first:last]), 0)
        if plan.fits:
            break
    return plan


def _is_small(one: BracketRound) -> bool:
    """Whether all matches of a round can stand in a column."""
    return len(one.matches) <= MATCHES_SHOWN and _Plan((one,), 0, SMALLEST, WIDTH, 0).height <= TALLEST


def _fit(rounds: tuple[BracketRound, ...], broken: int) -> _Plan:
    """With the largest letters that fit."""
    count = broken or len(rounds)
    tables = BETWEEN_TWO_ROUNDS if count == 2 else BETWEEN_TABLES
    between = BETWEEN_TWOS if broken or _in_twos(rounds) else tables
    wide = min(WIDEST_BOX, (WIDTH - 2 * MARGIN - (count - 1) * between) / count)
    plans = [_Plan(rounds, broken, size, wide, between) for size in range(LARGEST, SMALLEST - 1, -1)]
    return next((plan for plan in plans if plan.fits and plan.height <= TALLEST), plans[-1])


def _in_twos(rounds: Sequence[BracketRound]) -> bool:
    return all(len(match) <= 2 for one in rounds for match in one.matches)


def _who(line: BracketLine) -> tuple[str, int | None]:
    return line.name, line.seat


def _halves(before: Sequence[DrawnMatch], after: Sequence[DrawnMatch]) -> bool:
    """Whether two neighbours of a round lead to each match of the next one."""
    homes = {_who(line): at // 2 for at, match in enumerate(before) for line in match if line.name}
    return (
        len(before) == 2 * len(after)
        and all(len(match) <= 2 for match in (*before, *after))
        and all(homes.get(_who(line), at) == at for at, match in enumerate(after) for line in match)
    )


def _untangle(columns: Sequence[tuple[DrawnMatch, ...]]) -> list[tuple[DrawnMatch, ...]]:
    """Put the tables of each round near those to which their players go."""
    found = [*columns]
    for number in reversed(range(len(found) - 1)):
        before, after = found[number], found[number + 1]
        if _halves(before, after):
            continue
        places = {_who(line): at + row / 10 for at, match in enumerate(after) for row, line in enumerate(match)}

        def near(match: DrawnMatch, places: dict[tuple[str, int | None], float] = places) -> float:
            goals = [places[_who(line)] for line in match if line.name and _who(line) in places]
            return sum(goals) / len(goals) if goals else float(len(places))

        found[number] = tuple(sorted(before, key=near))
    return found


def _draw_links(
    canvas: Canvas,
    plan: _Plan,
    ends: tuple[float, float],
    columns: tuple[Sequence[DrawnMatch], Sequence[DrawnMatch]],
    middles: tuple[Sequence[float], Sequence[float]],
    winners: set[tuple[str, int | None]],
) -> None:
    """Draw the lines from the boxes of a round to those of the next one, that of the winner last."""
    before, after = columns
    links: list[tuple[bool, list[tuple[float, float]], Paint]] = []
    if _halves(before, after):
        bend = sum(ends) / 2
        for at, match in enumerate(before):
            begin, end = middles[0][at], middles[1][at // 2]
            won = any(_who(line) in winners for line in match)
            links.append((won, [(ends[0], begin), (bend, begin), (bend, end), (ends[1], end)], LINES))
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
        canvas.line(points, GOLD if won else colour, 3 if won else 2)


def _row_middle(plan: _Plan, match: DrawnMatch, row: int, middle: float) -> float:
    """The height of a line of a box."""
    return middle + plan.row * (row + 0.5 - len(match) / 2)


def _curve(ends: tuple[float, float], heights: tuple[float, float]) -> list[tuple[float, float]]:
    """A line that leaves a box and meets another one level."""
    steps = [one / 24 for one in range(25)]
    return [
        (ends[0] + (ends[1] - ends[0]) * at, heights[0] + (heights[1] - heights[0]) * at * at * (3 - 2 * at))
        for at in steps
    ]


def _faded(seat: int | None) -> Paint:
    """The colour of a seat for a line that many cross."""
    if seat is None:
        return LINES
    red, green, blue = (round(0.7 * one + 0.3 * paper) for one, paper in zip(seat_colour(seat), PAPER, strict=True))
    return red, green, blue


def _draw_match(
    canvas: Canvas, plan: _Plan, match: DrawnMatch, left: float, middle: float, winners: set[tuple[str, int | None]]
) -> None:
    """Draw a box with its lines."""
    high, right = plan.row * max(1, len(match)), left + plan.wide
    top = middle - high / 2
    final = any(line.fate == Fate.WON for line in match)
    canvas.box((left, top, right, top + high), PANEL, GOLD if final else GRID)
    for row, line in enumerate(match):
        at = _row_middle(plan, match, row, middle)
        if row:
            canvas.bar((left + 2, at - plan.row / 2 - 0.5, right - 2, at - plan.row / 2 + 0.5), GRID)
        if not line.name:
            continue
        colour = GOLD if _who(line) in winners else DIM if line.fate == Fate.OUT else INK
        canvas.strip(left + INSET - 2, at, plan.size * 0.8, line.seat)
        name = (left + INSET + STRIP + 4, at)
        canvas.write(name, line.name, plan.size, colour, most=plan.name_room(line))
        canvas.write((right - INSET, at), line.result, plan.size, colour, across=1.0, most=plan.result_room)


# tables

NAMES_LIMIT = 230
"""Units for names in a league, however long the headings are, if the names need so many."""
LEVEL = 34
"""Units between headings that stand at two heights by turns, since they are too long for one."""
CELL_LARGEST = 84
"""Upper bound on the width of a cell of a cross table."""
COLUMN_GAP, CELL_GAP = 18, 4
"""Units between the columns of a league, and between the words of two cells."""
TOTAL = "Σ"


class _Columns(NamedTuple):
    """How the table of a league is divided: its letters, on how many heights the headings stand, the right ends of the
    ranks and of the cells, where names begin, how wide headings and names may be, and whether all names fit.
    """

    size: int
    levels: int
    rank: float
    name: float
    rights: tuple[float, ...]
    headings: tuple[float, ...]
    names: float
    fits: bool


def _divide(given: LeagueTable, rows: Sequence[LeagueRow], size: int, levels: int) -> _Columns:
    """Divide the table of a league with letters of this size, and headings on so many heights."""
    rank = MARGIN + 8 + _widest((str(one.rank) for one in rows), size)
    moved = max((_move_width(one.moved, size) for one in rows), default=0.0)
    name = rank + 14 + (moved + 12 if moved else 0.0) + STRIP + 8
    longest = _widest((one.name for one in rows), size)
    needed = [_widest((one.cells[at] for one in rows), size) for at in range(len(given.headings))]
    room = WIDTH - MARGIN - 8 - name - min(NAMES_LIMIT, longest) - COLUMN_GAP * len(needed)
    said = [_width(one, SMALLEST) for one in given.headings]
    if levels > 1:  # each may reach over the column before it, where no heading is at its height
        said = [(max(pair) - COLUMN_GAP) / 2 for pair in zip(said, (*said[1:], 0.0), strict=False)]
    wide = _share(said, needed, room)
    ends = [WIDTH - MARGIN - 8 - sum(wide[at + 1 :]) - COLUMN_GAP * (len(wide) - 1 - at) for at in range(len(wide))]
    begins = [MARGIN + 8 - COLUMN_GAP] * levels + ends
    most = [end - before - COLUMN_GAP for end, before in zip(ends, begins, strict=False)]
    names = min((end - one for end, one in zip(ends, wide, strict=True)), default=WIDTH - MARGIN) - COLUMN_GAP - name
    fits = longest <= names and all(
        _width(one, SMALLEST) <= limit for one, limit in zip(given.headings, most, strict=True)
    )
    return _Columns(size, levels, rank, name, tuple(ends), tuple(most), names, fits)


def lay_out_league(given: LeagueTable) -> Canvas:
    """Draw the table of a league on a canvas."""
    rows = given.rows[:ROWS_SHOWN]
    largest = max(SMALLEST, min(LARGEST, 38 - len(rows) // 2))
    ways = [_divide(given, rows, size, levels) for levels in (1, 2) for size in range(largest, SMALLEST - 1, -1)]
    to = next((one for one in ways if one.fits), ways[-1])
    size, row = to.size, to.size + (15 if len(rows) <= 12 else 11)
    begin = TOP + HEADING + LEVEL * (to.levels - 1)
    canvas = Canvas(given.title, begin + row * len(rows) + MARGIN)
    for at, (right, most, said) in enumerate(zip(to.rights, to.headings, given.headings, strict=True)):
        higher = LEVEL * ((len(to.rights) - 1 - at) % to.levels)
        canvas.write((right, begin - HEADING / 2 - higher), said, SMALLEST, WORDS, across=1.0, most=most)
    for at, one in enumerate(rows):
        top = begin + row * at
        middle = top + row / 2
        if at % 2 == 0:
            canvas.bar((MARGIN, top, WIDTH - MARGIN, top + row), PANEL)
        canvas.write((to.rank, middle), str(one.rank), size, WORDS, across=1.0)
        _draw_move(canvas, (to.rank + 14, middle), one.moved, size)
        canvas.strip(to.name - STRIP - 8, middle, size * 0.8, one.seat)
        canvas.write((to.name, middle), one.name, size, INK, most=to.names)
        for number, (right, said) in enumerate(zip(to.rights, one.cells, strict=True), 1):
            canvas.write((right, middle), said, size, INK if number == len(to.rights) else WORDS, across=1.0)
    for after, colour in ((given.promotion_after, GREEN), (given.relegation_after, RED)):
        if after is not None:
            across = begin + row * min(after, len(rows))
            canvas.bar((MARGIN, across - 2, WIDTH - MARGIN, across + 2), colour)
    return canvas


def _share(wanted: Sequence[float], needed: Sequence[float], room: float) -> list[float]:
    """How wide columns are: as they want if there is room for it, else the widest are cut to the same width, but to no
    less than they need.
    """
    for cut in range(WIDTH, 0, -1):
        found = [max(least, min(one, cut)) for one, least in zip(wanted, needed, strict=True)]
        if sum(found) <= room:
            return found
    return [*needed]


def _move_width(moved: int, size: int) -> float:
    return size * 0.7 + 4 + _width(str(abs(moved)), size) if moved else 0.0


def _draw_move(canvas: Canvas, at: tuple[float, float], moved: int, size: int) -> None:
    """Draw by how many ranks somebody has moved."""
    if moved:
        colour = GREEN if moved > 0 else RED
        canvas.triangle((at[0] + size * 0.35, at[1]), size * 0.64, colour, up=moved > 0)
        canvas.write((at[0] + size * 0.7 + 4, at[1]), str(abs(moved)), size, colour)


def lay_out_cross(given: CrossTable) -> Canvas:
    """Draw a cross table on a canvas."""
    rows = given.rows
    count = len(rows)
    size = LARGEST if count <= 8 else SMALLEST
    numbers = _width(str(count), size)
    least = max(_widest((cell for one in rows for cell in one.cells), size) + CELL_GAP, numbers + CELL_GAP)
    total = _widest((TOTAL, *(one.total for one in rows)), size) + 12
    name = MARGIN + STRIP + 6 + numbers + 8
    room = WIDTH - MARGIN - total - name
    names = sorted(_width(one.name, size) + 6 for one in rows)
    above = count > 0 and names[count // 2] > room - count * least
    wanted = 0.0 if above else min(room - count * least, max(names, default=0.0))
    cell = min(CELL_LARGEST, (room - wanted) / max(1, count))
    left = WIDTH - MARGIN - total - count * cell
    row = size + 15
    high = row * (2 if above else 1)
    begin = TOP + HEADING - 6
    canvas = Canvas(given.title, begin + high * count + MARGIN)

    def centre(at: int) -> float:
        return left + cell * (at + 0.5)

    for at in range(count):
        canvas.write((centre(at), begin - HEADING / 2 + 4), str(at + 1), size, WORDS, across=0.5)
    canvas.write((WIDTH - MARGIN - 6, begin - HEADING / 2 + 4), TOTAL, size, WORDS, across=1.0)
    for at, one in enumerate(rows):
        top = begin + high * at
        middle = top + high - row / 2
        if at % 2 == 0:
            canvas.bar((MARGIN, top, WIDTH - MARGIN, top + high), PANEL)
        for other in range(count + 1):
            canvas.bar((left + cell * other - 0.5, top + high - row, left + cell * other + 0.5, top + high), GRID)
        canvas.bar((left + cell * at, top + high - row, left + cell * (at + 1), top + high), GRID)
        named = top + row / 2
        canvas.strip(MARGIN, named, size * 0.8, one.seat)
        canvas.write((name - 8, named), str(at + 1), size, WORDS, across=1.0)
        canvas.write((name, named), one.name, size, INK, most=(WIDTH - MARGIN if above else left) - name - 6)
        for other, said in enumerate(one.cells):
            if other != at:
                canvas.write((centre(other), middle), said, size, INK, across=0.5, most=cell)
        canvas.write((WIDTH - MARGIN - 6, middle), one.total, size, GOLD, across=1.0)
    return canvas
