"""Pictures that take time: drawn in a process of their own, each once; and what is drawn of points."""

from __future__ import annotations

import asyncio
import io
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from PIL import Image

from bot.drawing.charts import HEIGHT, LETTER, RIGHT, TOP, WIDTH, legend, lines
from bot.drawing.worker import DrawingWorker
from bot.process.jobs import NotDone, Worker
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


@pytest.mark.parametrize(
    "values", [(), ((3.0,),), ((0.0, 0.0),) * 12, ((-5.0, -7.0), (-1e6, 1e6)), ((None, 2.0, None),), ((1.0,) * 200,)]
)
def test_every_chart_is_a_picture(values: tuple[tuple[float | None, ...], ...]) -> None:
    picture = Image.open(io.BytesIO(lines(values)))
    assert picture.size == (WIDTH, HEIGHT)


def test_a_letter_says_whose_line_it_is() -> None:
    assert legend(["ana", "bia"]) == "**A** ana · **B** bia"


def test_lines_that_are_the_same_have_their_letters_side_by_side() -> None:
    """Nothing stands above the end of the highest line, where the second letter would be."""
    together = Image.open(io.BytesIO(lines(((0, 10), (0, 1), (0, 10)))))
    apart = Image.open(io.BytesIO(lines(((0, 10), (0, 1), (1, 10)))))
    corner = (WIDTH - RIGHT + 10, 0, WIDTH, TOP - LETTER)
    assert len(together.crop(corner).getcolors() or ()) == 1
    assert len(apart.crop(corner).getcolors() or ()) > 1


async def over(house: House) -> list[str]:
    await house.begun("ana", "bia", target="1")
    await house.lay("top 5S\nhand ana 6S\nhand bia 2C 9C\nturn ana\n")
    await house.play(house.ana, "6♠")
    await house.services.painter.finish()
    found = [message for message in house.messages(house.channel.id) if "The match is over" in house.said(message)]
    assert len(found) == 1
    shown = [part for part in parts(found[0].components) if part["type"] == 12]
    assert bool(found[0].attachments) == bool(shown)
    return [part["items"][0]["media"]["url"] for part in shown]


@pytest.mark.draws
async def test_with_the_result_of_a_match_comes_a_picture_of_its_points(house: House) -> None:
    assert len(await over(house)) == 1
    assert await house.services.store.tables.points_by_round(house.number) == {0: (0.0, 0.0), 1: (0.0, 2.0)}


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
