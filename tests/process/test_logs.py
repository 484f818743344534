"""The log: one JSON object a line, with the ids of what it is about, and no variable's value beside a traceback."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator
from typing import Any

import pytest

from bot.process.logs import formatter, set_up
from tests.support.house import House


@pytest.fixture(autouse=True)
def as_before(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """The log of the tests is theirs again afterwards."""
    caplog.set_level(logging.INFO)
    kept = list(logging.root.handlers), logging.root.level
    yield
    logging.root.handlers[:], logging.root.level = kept


class Lines(logging.Handler):
    """Whatever is logged, as it is written at that moment."""

    def __init__(self, form: str) -> None:
        super().__init__()
        self.formatter, self.lines = formatter(form), list[str]()

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


async def logged(house: House, form: str) -> list[str]:
    """A table is opened, begun, and closed; a computer player's move goes wrong between."""
    handler = Lines(form)
    logging.root.addHandler(handler)
    await house.begun("ana", "bia", turn_clock="1m")

    def fails(*_: Any, **__: Any) -> Any:
        secret = [23, 42]
        raise LookupError(f"a mistake with {len(secret)} cards")

    table = await house.table()
    whole, table.game.apply = table.game.apply, fails
    await house.env.advance_time(61)
    table.game.apply = whole
    for who in (house.ana, house.bia):
        await house.sure(who, who.slash(house.channel, "table close"))
    logging.root.removeHandler(handler)
    return handler.lines


async def test_every_line_is_a_json_object_and_says_of_which_table(house: House) -> None:
    lines = [json.loads(line) for line in await logged(house, "json")]
    assert all({"timestamp", "level", "event", "logger"} <= line.keys() for line in lines)
    ours = [line for line in lines if "table" in line]
    told = [
        (line["event"], line["table"], line["server"]) for line in ours if line["logger"] == "bot.tables.repository"
    ]
    assert told == [("a table for voador was opened", 1, house.guild.id), ("the table is closed", 1, house.guild.id)]
    failed = next(line for line in ours if line["level"] == "error")
    assert failed["table"] == 1
    assert "LookupError: a mistake with 2 cards" in failed["exception"]
    assert "[23, 42]" not in json.dumps(lines)


async def test_on_a_terminal_a_line_is_read_by_people(house: House) -> None:
    lines = "\n".join(await logged(house, "text"))
    assert "[info     ] the table is closed" in lines
    assert "table=1" in lines
    assert "LookupError: a mistake with 2 cards" in lines
    assert "[23, 42]" not in lines


def test_what_is_below_the_level_is_not_written_and_nothing_twice() -> None:
    stream = io.StringIO()
    for _ in range(2):
        set_up("WARNING", "json", stream)
    logging.getLogger("bot.tables.deadlines").info("quiet")
    logging.getLogger("bot.tables.deadlines").warning("loud")
    assert [json.loads(line)["event"] for line in stream.getvalue().splitlines()] == ["loud"]
