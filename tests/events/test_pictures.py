"""The pictures of an event: every word is inside, large enough, and covers no other; and what they say is there."""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from itertools import combinations

import pytest
from PIL import Image

from bot.drawing.charts import RED, SMALLEST, WIDTH
from bot.drawing.letters import font, is_han, is_latin
from bot.drawing.worker import DrawingWorker
from bot.process.jobs import Worker
from cogs.events import PICTURES
from cogs.events.groups import table_sizes
from cogs.events.pairing import bracket
from cogs.events.pictures import (
    ABOVE,
    BELOW,
    GOLD,
    GREEN,
    ROWS_SHOWN,
    TALLEST,
    Bracket,
    BracketLine,
    BracketRound,
    Canvas,
    CrossRow,
    CrossTable,
    DrawnText,
    Fate,
    LeagueRow,
    LeagueTable,
    draw_bracket,
    draw_cross,
    draw_league,
    lay_out_bracket,
    lay_out_cross,
    lay_out_league,
)

ALPHABETS = ("Ana Bia Übermut ", "Йожеф Щукин ", "李雷韩梅梅")
LENGTHS = (1, 7, 40)
HEADINGS = (("played", "won", "points"), ("gespielt", "gewonnen", "Punkte"), ("очки",), ())


def whose(turn: int) -> list[tuple[str, int]]:
    """Each alphabet with one of the lengths, with another one at each turn."""
    return [(alphabet, LENGTHS[(at + turn) % len(LENGTHS)]) for at, alphabet in enumerate(ALPHABETS)]


def names(count: int, alphabet: str = ALPHABETS[0], length: int = 7) -> list[str]:
    """So many different names of so many letters."""
    return [(f"{chr(0x410 + at)}{alphabet * 40}")[:length] for at in range(count)]


def cup_of_two(count: int, played: int, called: Sequence[str]) -> Bracket:
    """A knock-out in which so many rounds were played, and the first of each match won."""
    pairs, rounds = bracket(count), list[BracketRound]()
    while pairs:
        decided, last = len(rounds) < played, len(pairs) == 1
        matches, winners = [], list[int | None]()
        for pair in pairs:
            there = [place for place in pair if place] if not rounds else list(pair)
            won = there[0] if decided or len(there) == 1 else None
            fates = [Fate.OPEN if won is None else Fate.OUT for _ in there]
            fates[0] = fates[0] if won is None else Fate.WON if last else Fate.ON
            lines = [
                BracketLine(called[place - 1], place, "41" if decided else "", fate) if place else BracketLine("")
                for place, fate in zip(there, fates, strict=True)
            ]
            matches.append(tuple(lines))
            winners.append(won)
        rounds.append(BracketRound(f"1/{len(pairs)}", tuple(matches)))
        pairs = [] if last else [*zip(winners[::2], winners[1::2], strict=True)]
    return Bracket("A cup", tuple(rounds))


def cup_at_tables(count: int, seats: int, played: int, called: Sequence[str]) -> Bracket:
    """A knock-out at tables: the first half of each goes on."""
    left, rounds = [*range(count)], list[BracketRound]()
    while True:
        sizes = table_sizes(len(left), seats, tuple(range(2, seats + 1)))
        decided, last = len(rounds) < played, len(sizes) == 1
        tables = [left[at :: len(sizes)] for at in range(len(sizes))]
        ahead = [1 if last else -(-len(table) // 2) for table in tables]
        matches = [
            tuple(
                BracketLine(
                    called[who],
                    who,
                    str(10 + at) if decided else "",
                    Fate.OPEN if not decided else Fate.OUT if at >= on else Fate.WON if last else Fate.ON,
                )
                for at, who in enumerate(table)
            )
            for table, on in zip(tables, ahead, strict=True)
        ]
        rounds.append(BracketRound(f"round {len(rounds) + 1}", tuple(matches)))
        if last or not decided:
            return Bracket("A cup at tables", tuple(rounds))
        left = [who for table, on in zip(tables, ahead, strict=True) for who in table[:on]]


def league(count: int, called: Sequence[str], headings: tuple[str, ...] = HEADINGS[0]) -> LeagueTable:
    rows = [
        LeagueRow(at + 1, called[at], at, ("12", "11", "22.5")[3 - len(headings) :], (0, 2, -11)[at % 3])
        for at in range(count)
    ]
    return LeagueTable("A league", headings, tuple(rows), 2, count - 2)


def cross(count: int, called: Sequence[str], cell: str = "1½") -> CrossTable:
    rows = [CrossRow(called[at], at, tuple(cell for _ in range(count)), "16½") for at in range(count)]
    return CrossTable("A cross table", tuple(rows))


def check(canvas: Canvas) -> None:
    """Every text is inside and large enough, and covers no other."""
    for one in canvas.texts:
        assert one.size >= SMALLEST, one
        assert 8 <= one.left <= one.right <= WIDTH - 8, one
        assert 70 <= one.top <= one.bottom <= canvas.height, one
    for one, other in combinations(canvas.texts, 2):
        apart = one.right <= other.left or other.right <= one.left or one.bottom <= other.top or other.bottom <= one.top
        assert apart, (one, other)


@pytest.mark.parametrize("count", [3, 5, 8, 16, 33, 64])
@pytest.mark.parametrize("played", [0, 1, 2, 6])
def test_the_words_of_a_bracket_in_twos_are_legible(count: int, played: int) -> None:
    for called in whose(count + played):
        canvas = lay_out_bracket(cup_of_two(count, played, names(count, *called)))
        check(canvas)
        assert canvas.height <= TALLEST


@pytest.mark.parametrize("count", [3, 8, 24, 48, 64])
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_the_words_of_a_bracket_at_tables_are_legible(count: int, seats: int) -> None:
    for played, called in enumerate(whose(count + seats)):
        canvas = lay_out_bracket(cup_at_tables(count, seats, played, names(count, *called)))
        check(canvas)
        assert canvas.height <= TALLEST


@pytest.mark.parametrize("count", [3, 6, 12, 24])
@pytest.mark.parametrize("headings", HEADINGS)
def test_the_words_of_a_league_are_legible(count: int, headings: tuple[str, ...]) -> None:
    for called in whose(count // 3 + len(headings)):
        check(lay_out_league(league(count, names(count, *called), headings)))


@pytest.mark.parametrize("count", [2, 3, 4, 8, 10, 11, 12])
@pytest.mark.parametrize("cell", ["2", "1½", "100"])
def test_the_words_of_a_cross_table_are_legible(count: int, cell: str) -> None:
    for called in whose(count + len(cell)):
        check(lay_out_cross(cross(count, names(count, *called), cell)))


@pytest.mark.parametrize(("name", "known"), [("latin", is_latin), ("han", is_han)])
def test_no_letter_reaches_beyond_the_place_that_a_text_takes(name: str, known: Callable[[str], bool]) -> None:
    boxes = [
        font(name, 100).getbbox(chr(code), anchor="ls")
        for code in range(0x20, 0xFFFF)
        if not 0xD800 <= code < 0xE000 and known(chr(code))
    ]
    rise = 36
    assert min(box[1] for box in boxes) + rise >= -100 * ABOVE
    assert max(box[3] for box in boxes) + rise <= 100 * BELOW


def shown(canvas: Canvas) -> set[str]:
    return {one.text for one in canvas.texts}


def test_of_many_rounds_the_newest_are_shown() -> None:
    called = names(64, length=3)
    rounds = {
        played: sorted(one for one in shown(lay_out_bracket(cup_of_two(64, played, called))) if one.startswith("1/"))
        for played in range(7)
    }
    last = ["1/1", "1/2", "1/4", "1/8"]
    assert rounds == {0: ["1/32"], 1: ["1/16"], 2: last, 3: last, 4: last, 5: last, 6: last}
    longer = shown(lay_out_bracket(cup_of_two(16, 4, names(16, length=10))))
    assert {one for one in longer if one.startswith("1/")} == {"1/4", "1/2", "1/1"}


def test_all_names_of_a_round_that_is_too_long_for_a_column_are_there() -> None:
    called = names(64, length=3)
    for given in (cup_of_two(64, 0, called), cup_at_tables(64, 4, 0, called), cup_at_tables(64, 6, 0, called)):
        assert set(called) <= shown(lay_out_bracket(given))


def test_short_names_are_whole_and_results_stand_behind_them() -> None:
    called = names(8)
    assert {*called, "41"} <= shown(lay_out_bracket(cup_of_two(8, 3, called)))
    assert {*called, "12", "22.5", "11"} <= shown(lay_out_league(league(8, called)))
    assert {*called, "16½", "Σ"} <= shown(lay_out_cross(cross(8, called)))


def test_pairs_keep_their_names_where_headings_are_long() -> None:
    pairs = [f"Gabriel & Helena {at}" for at in range(12)]
    assert {*pairs, *HEADINGS[1]} <= shown(lay_out_league(league(12, pairs, HEADINGS[1])))
    assert set(pairs) <= shown(lay_out_cross(cross(12, pairs)))


def test_nobody_stands_in_the_diagonal_of_a_cross_table() -> None:
    assert [one.text for one in lay_out_cross(cross(5, names(5), "7")).texts].count("7") == 5 * 4


def test_a_league_shows_its_first_rows() -> None:
    called = names(30)
    assert shown(lay_out_league(league(30, called))) & {*called} == {*called[:ROWS_SHOWN]}


def has(png: bytes, colour: tuple[int, int, int]) -> bool:
    """Whether some pixels of a picture have a colour."""
    found = Image.open(io.BytesIO(png)).convert("RGB").getcolors(1 << 20) or ()
    return sum(count for count, pixel in found if _alike(pixel, colour)) > 20


def _alike(pixel: object, colour: tuple[int, int, int]) -> bool:
    assert isinstance(pixel, tuple)
    return all(abs(one - other) < 12 for one, other in zip(pixel, colour, strict=True))


def test_the_way_of_the_winner_is_gold() -> None:
    for cup in (cup_of_two, lambda count, played, called: cup_at_tables(count, 4, played, called)):
        assert has(draw_bracket(cup(8, 9, names(8))), GOLD)
        assert not has(draw_bracket(cup(8, 1, names(8))), GOLD)


def test_the_lines_of_a_bracket_in_twos_lead_where_the_winner_plays_next() -> None:
    canvas = lay_out_bracket(cup_of_two(8, 3, names(8, length=12)))
    ends = [_names_at(canvas, line[0], line[-1]) for line in canvas.lines]
    assert len(ends) == 4 + 2
    assert all(before & after for before, after in ends), "one of the two goes on"


def test_the_lines_of_a_bracket_at_tables_lead_to_where_the_same_people_sit() -> None:
    canvas = lay_out_bracket(cup_at_tables(16, 4, 3, names(16)))
    ends = [_names_at(canvas, line[0], line[-1], 10) for line in canvas.lines]
    assert len(ends) == 8 + 4
    assert all(len(before) == 1 and before == after for before, after in ends)


def test_tables_stand_near_those_to_which_their_players_go() -> None:
    tables = [tuple(BracketLine(f"{table}{who}") for who in "abcd") for table in range(4)]
    after = [(*tables[3][:2], *tables[1][:2]), (*tables[2][:2], *tables[0][:2])]
    canvas = lay_out_bracket(Bracket("", (BracketRound("", tuple(tables)), BracketRound("", tuple(after)))))
    ends = sorted((line[0][1], line[-1][1]) for line in canvas.lines)
    assert len(ends) == 8
    assert ends == sorted(ends, key=lambda one: one[1]), "no line crosses another one"


def _names_at(
    canvas: Canvas, begin: tuple[float, float], end: tuple[float, float], reach: float = 25
) -> tuple[set[str], set[str]]:
    """The names left of where a line begins, and those right of where it ends."""
    texts = [one for one in canvas.texts if not one.text.isdecimal()]

    def near(one: DrawnText, down: float) -> bool:
        return abs((one.top + one.bottom) / 2 - down) < reach

    before = {one.text for one in texts if 0 < begin[0] - one.left < 220 and near(one, begin[1])}
    return before, {one.text for one in texts if 0 < one.left - end[0] < 60 and near(one, end[1])}


def test_movement_and_lines_are_green_and_red() -> None:
    still = league(6, names(6))._replace(promotion_after=None, relegation_after=None)
    still = still._replace(rows=tuple(row._replace(moved=0) for row in still.rows))
    ups = still._replace(rows=(*still.rows[:-1], still.rows[-1]._replace(moved=3)))
    downs = still._replace(rows=(still.rows[0]._replace(moved=-1), *still.rows[1:]))
    lines = still._replace(promotion_after=2, relegation_after=4)
    found = [[has(draw_league(one), colour) for colour in (GREEN, RED)] for one in (still, ups, downs, lines)]
    assert found == [[False, False], [True, False], [False, True], [True, True]]


@pytest.mark.parametrize(("moved", "colour"), [(3, GREEN), (-3, RED)])
def test_a_triangle_points_to_where_somebody_has_moved(moved: int, colour: tuple[int, int, int]) -> None:
    given = LeagueTable("", (), (LeagueRow(1, "Ana", None, (), moved),))
    name = next(one for one in lay_out_league(given).texts if one.text == "Ana")
    picture = Image.open(io.BytesIO(draw_league(given))).convert("RGB")
    coloured = [
        (across, down)
        for across in range(round(name.left))
        for down in range(picture.height)
        if _alike(picture.getpixel((across, down)), colour)
    ]
    corner = min(coloured)[1] - (name.top + name.bottom) / 2
    assert corner > 0 if moved > 0 else corner < 0, "the leftmost corner is at the base"


@pytest.mark.parametrize(
    ("draw", "given"),
    [
        (draw_bracket, Bracket("", ())),
        (draw_bracket, Bracket("x" * 200, (BracketRound("", ((), (BracketLine(""),))),))),
        (draw_bracket, cup_of_two(3, 2, names(3))),
        (draw_league, LeagueTable("", (), ())),
        (draw_league, league(24, names(24))),
        (draw_cross, CrossTable("", ())),
        (draw_cross, cross(12, names(12))),
    ],
)
def test_every_picture_is_one(draw: Callable[[object], bytes], given: object) -> None:
    picture = Image.open(io.BytesIO(draw(given)))
    assert (picture.format, picture.width) == ("PNG", WIDTH)
    assert isinstance(hash(given), int), "it is cached by that"


async def test_they_are_drawn_in_another_process() -> None:
    worker = Worker(30)
    drawing = DrawingWorker(worker)
    drawing.tools.append(PICTURES)
    try:
        await drawing.open()
        given = cup_of_two(4, 2, names(4))
        assert await drawing.draw_if_quick(20, 1, draw_bracket, given) == draw_bracket(given)
    finally:
        worker.stop()
