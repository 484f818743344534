"""Pictures that take time: drawn in a process of their own, each once; and what is drawn of points."""

from __future__ import annotations

import asyncio
import io
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from fontTools.ttLib import TTFont
from PIL import Image

from bot.drawing.charts import (
    HEIGHT,
    MARGIN,
    WIDTH,
    Bar,
    Bars,
    Chart,
    ChartLine,
    Mark,
    draw_bars,
    draw_chart,
    round_ticks,
)
from bot.drawing.letters import FONTS, can_draw, drawn_names, is_han, is_latin, legend
from bot.drawing.worker import DrawingWorker
from bot.process.jobs import NotDone, Worker
from bot.screens.page import Page
from bot.screens.result import points_chart
from bot.words import texts
from bot.words.texts import Person
from tests.support.house import House, parts
from tests.support.jobs import clumsy, never_the_same, process_of, whoever


@pytest_asyncio.fixture
async def workshop() -> AsyncIterator[DrawingWorker]:
    worker = Worker(30)
    yield DrawingWorker(worker)
    worker.stop()


async def test_what_is_asked_for_twenty_times_at_once_is_drawn_once(workshop: DrawingWorker) -> None:
    found = await asyncio.gather(*(workshop.draw(1, never_the_same, 1) for _ in range(20)))
    assert len(set(found)) == 1
    assert await workshop.draw(1, never_the_same, 1) == found[0], "it is still there"
    assert await workshop.draw(1, never_the_same, 2) != found[0]


async def test_it_opens_before_the_first_picture_and_again_does_no_harm(workshop: DrawingWorker) -> None:
    await workshop.open()
    begun = process_of(workshop._worker)
    await workshop.open()
    assert int(await workshop.draw(1, whoever, 1)) == begun


async def test_a_picture_that_is_not_there_in_time_is_left_out(workshop: DrawingWorker) -> None:
    assert await workshop.draw_if_quick(9, 1, whoever, 1) is not None
    assert await workshop.draw_if_quick(9, 1, clumsy, "spoils") is None
    assert await workshop.draw_if_quick(0, 1, whoever, 2) is None


async def test_who_goes_away_takes_the_picture_from_nobody(workshop: DrawingWorker) -> None:
    first = asyncio.create_task(workshop.draw(1, whoever, 1))
    await asyncio.sleep(0.05)
    other = asyncio.create_task(workshop.draw(1, whoever, 1))
    await asyncio.sleep(0.05)
    first.cancel()
    assert await other


async def test_after_a_mishap_the_next_is_drawn(workshop: DrawingWorker) -> None:
    for how in ("spoils", "dies"):
        with pytest.raises(NotDone):
            await workshop.draw(1, clumsy, how)
        assert await workshop.draw(1, whoever, len(how))


def chart_of(*values: tuple[float | None, ...], names: str = "abcdefghijkl") -> Chart:
    lines = tuple(ChartLine(names[seat], seat, some, "9") for seat, some in enumerate(values))
    return Chart("Points", lines, round_ticks(max(map(len, values), default=1) - 1, "start", "end"))


@pytest.mark.parametrize(
    "values", [(), ((3.0,),), ((0.0, 0.0),) * 12, ((-5.0, -7.0), (-1e6, 1e6)), ((None, 2.0, None),), ((1.0,) * 200,)]
)
def test_every_chart_is_a_picture(values: tuple[tuple[float | None, ...], ...]) -> None:
    picture = Image.open(io.BytesIO(draw_chart(chart_of(*values))))
    assert picture.size == (WIDTH, HEIGHT)
    marked = chart_of(*values)._replace(percent=True, limit=50, marks=(Mark(0, 50), Mark(1, 0)))
    assert draw_chart(marked)


@pytest.mark.parametrize("values", [(), (0.0,), (-30.0, 50.0, 2.0), (1.0,) * 12])
def test_bars_of_luck_are_a_picture(values: tuple[float, ...]) -> None:
    bars = tuple(Bar("x" * 40, seat, value, 5.0) for seat, value in enumerate(values))
    assert Image.open(io.BytesIO(draw_bars(Bars("Luck", "bad", "good", bars)))).width == WIDTH


def test_names_stand_at_the_ends_of_the_lines_in_the_colours_of_the_seats() -> None:
    """The margin behind the lines shows both colours; partners, whose lines are the same, share one."""
    apart, together = chart_of((0, 1), (0, 10)), chart_of((0, 10), (0, 10))
    found = [Image.open(io.BytesIO(draw_chart(one))).convert("RGB") for one in (apart, together)]
    blue, orange = (86, 180, 233), (230, 159, 0)
    margins = [one.crop((WIDTH - MARGIN - 40, 0, WIDTH, HEIGHT)) for one in found]
    near = [
        [any(_alike(pixel, colour) for _, pixel in one.getcolors(1 << 20) or ()) for colour in (blue, orange)]
        for one in margins
    ]
    assert near == [[True, True], [True, False]]


def _alike(pixel: object, colour: tuple[int, int, int]) -> bool:
    assert isinstance(pixel, tuple)
    return all(abs(one - other) < 12 for one, other in zip(pixel, colour, strict=True))


def test_a_name_that_cannot_be_drawn_is_the_number_of_its_seat_and_told_below() -> None:
    names = ["Zezé", "Đorđe 🐱", "李雷", "كريم", "ana", "ana", "🐱"]
    drawn = drawn_names(names)
    assert drawn == ["Zezé", "Đorđe", "李雷", "4", "5", "6", "7"]
    assert legend(names, drawn) == "**4** كريم · **5** ana · **6** ana · **7** 🐱"
    assert legend(["ana", "bia"], drawn_names(["ana", "bia"])) == ""


@pytest.mark.parametrize("name", ["latin", "han"])
def test_the_fonts_have_the_letters_that_are_said_to_be_drawn(name: str) -> None:
    has = TTFont(FONTS / f"{name}.ttf").getBestCmap()
    known = is_latin if name == "latin" else is_han
    lacking = [
        chr(code)
        for code in range(0x20, 0xFFFF)
        if not 0xD800 <= code < 0xE000 and known(chr(code)) and code not in has
    ]
    assert lacking == []


@pytest.mark.parametrize("tongue", texts.LANGUAGES)
def test_the_words_of_charts_can_be_drawn_in_every_language(tongue: str) -> None:
    keys = [key for key in texts.keys("en") if key.startswith(("chart-", "result-chart"))]
    facts = {"lowest": "yes", "round": 12, "move": 30}
    said = [texts.text(tongue, key, **facts) for key in keys]
    assert len(said) >= 8
    assert [one for one in said if not can_draw(one)] == []


POINTS: dict[int, tuple[float | None, ...]] = {0: (0.0, 0.0, 3.0, 3.0), 1: (0.0, 2.0, 2.0, 4.0)}


async def after_rounds(_number: int) -> dict[int, tuple[float | None, ...]]:
    return POINTS


async def over(house: House) -> list[str]:
    await house.begun("ana", "bia", target="1")
    await house.lay("top 5S\nhand ana 6S\nhand bia 2C 9C\nturn ana\n")
    house.services.store.tables.points_by_round = after_rounds  # type: ignore[method-assign]
    await house.play(house.ana, "6♠")
    await house.services.painter.finish()
    found = [message for message in house.messages(house.channel.id) if "wins the match" in house.said(message)]
    assert len(found) == 1
    shown = [part for part in parts(found[0].components) if part["type"] == 12]
    assert bool(found[0].attachments) == bool(shown)
    return [part["items"][0]["media"]["url"] for part in shown]


@pytest.mark.draws
async def test_with_the_result_of_a_match_comes_a_picture_of_its_points(house: House) -> None:
    assert len(await over(house)) == 1


@pytest.mark.draws
async def test_of_one_or_two_rounds_there_is_no_chart(house: House) -> None:
    await house.begun("ana", "bia", target="1")
    await house.lay("top 5S\nhand ana 6S\nhand bia 2C 9C\nturn ana\n")
    await house.play(house.ana, "6♠")
    await house.services.painter.finish()
    assert await house.services.store.tables.points_by_round(house.number) == {0: (0.0, 0.0), 1: (0.0, 2.0)}
    page = Page(await house.table(), Person("en"))
    assert not (await house.table_message()).attachments
    assert points_chart(page, {seat: line[:3] for seat, line in POINTS.items()}) is None
    chart = points_chart(page, POINTS)
    assert chart is not None
    assert [(line.name, line.ending) for line in chart.lines] == [("ana", "3"), ("bia", "4")]
    assert chart.ticks == ((0, "start"), (1, "1"), (2, "2"), (3, "round 3"))


@pytest.mark.draws
async def test_a_result_comes_without_a_picture_that_cannot_be_drawn(house: House) -> None:
    drawing = house.services.drawing
    assert drawing is not None

    async def spoiled(*_: object) -> bytes:
        raise NotDone("lines")

    drawing.draw = spoiled
    assert await over(house) == []


async def test_an_operator_may_have_no_charts(house: House) -> None:
    assert not house.settings.charts
    assert house.services.drawing is None
