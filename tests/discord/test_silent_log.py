"""The log of a running bot names no seed and no hand, whatever goes wrong."""

from __future__ import annotations

import json
import logging
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from copy import copy
from itertools import count
from typing import Any

import pytest
import sqlalchemy as sa

from bot.process.logs import TELLTALES, formatter
from bot.settings import Settings
from bot.store import drivers
from rules.cards import NAMES, pretty
from rules.table import Stalled
from tests.support.examples import rest_in_gate
from tests.support.forger import Forger
from tests.support.house import House

SEED = "5eed0f7he70und"


@pytest.fixture(autouse=True)
def everything_logged(caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As with LOG_LEVEL=DEBUG. Nobody waits for a lock."""
    monkeypatch.setattr(drivers, "LOCK_WAIT_MS", 1)
    caplog.set_level(logging.DEBUG)
    before = {name: logging.getLogger(name).level for name in TELLTALES}
    for name in TELLTALES:
        logging.getLogger(name).setLevel(logging.INFO)
    yield
    for name, level in before.items():
        logging.getLogger(name).setLevel(level)


async def refusing(house: House, why: str) -> None:
    """From now on the database refuses to save tables."""
    async with house.services.store.database.engine.begin() as connection:
        await connection.execute(
            sa.text(f"CREATE TRIGGER refuses_log BEFORE INSERT ON log BEGIN SELECT RAISE(ABORT, '{why}'); END")
        )


async def full(house: House) -> None:
    """The disk is full."""
    await refusing(house, "database or disk is full")


async def locked(house: House) -> None:
    """Another process holds the database: the file itself says so."""
    blocker = sqlite3.connect(house.settings.database_url.partition("///")[2])
    blocker.execute("BEGIN IMMEDIATE")
    house.__dict__["blocker"] = blocker


async def damaged(house: House) -> None:
    """The row of the table cannot be read any more."""
    row = await house.services.store.tables.get(1)
    assert row is not None
    state = json.dumps(row["state"] | {"hands": [["no card", *row["state"]["hands"][0]], *row["state"]["hands"][1:]]})
    async with house.services.store.database.engine.begin() as connection:
        await connection.execute(sa.text("UPDATE tables SET state = :state WHERE id = 1"), {"state": state})
    house.services.tables._cache.clear()


async def mistaken(house: House) -> None:
    """The rules make a mistake."""
    await _rules_fail(house, LookupError("a mistake"))


async def stalled(house: House) -> None:
    """The rules go round in circles."""
    await _rules_fail(house, Stalled("turn"))


async def _rules_fail(house: House, fault: Exception) -> None:
    """Give the table a game of its own, which fails. All other tables share theirs."""
    table = await house.table()
    table.game = copy(table.game)

    def fails(*_: Any, **__: Any) -> Any:
        raise fault

    table.game.apply = fails


async def unreachable(house: House) -> None:
    """Discord refuses everything."""
    house.env.inject_error("*", "/channels/*", status=500, times=None)


async def forbidding(house: House) -> None:
    """The bot may nothing."""
    house.env.inject_error("*", "/channels/*", status=403, code=50013, times=None)


def written(caplog: pytest.LogCaptureFixture) -> str:
    """All that was logged, as pytest shows it and in each form in which the bot writes it."""
    forms = [formatter(form) for form in ("text", "json")]
    return "\n".join([caplog.text, *(form.format(record) for record in caplog.records for form in forms)])


FAULTS: tuple[Callable[[House], Awaitable[None]], ...] = (
    full,
    locked,
    damaged,
    mistaken,
    stalled,
    unreachable,
    forbidding,
)


@pytest.mark.parametrize("fault", rest_in_gate(FAULTS, FAULTS[:3]), ids=lambda fault: fault.__name__)
async def test_no_fault_writes_a_seed_or_a_hand_into_the_log(
    house: House, fault: Callable[[House], Awaitable[None]], caplog: pytest.LogCaptureFixture
) -> None:
    rounds = count(1)
    house.services.tables.chance.new_seed = lambda: f"{SEED}{next(rounds)}"
    await house.begun("ana", "bia", "caio", turn_clock="1m")
    table = await house.table()
    assert table.state is not None
    assert table.state.seed.startswith(SEED)
    hands = [list(hand) for hand in table.state.hands]
    message, forger = await house.table_message(), Forger(house)
    await fault(house)
    # everything that people and time do at this table, whatever comes of it
    for who in (house.ana, house.bia, house.caio):
        for op in ("draw", "pass", "hand", "mau", "accuse", "jump", "laugh"):
            await forger.send(who, f"mm1:{op}:1:{table.prompt}:", [], house.channel, message)
    for seat, who in enumerate((house.ana, house.bia, house.caio)):
        for card in set(hands[seat]):
            given = [f"play.{NAMES[card]}"]
            await forger.send(who, f"mm1:card:1:{table.prompt}:", given, house.channel, message)
    await house.env.advance_time(61)
    await house.env.advance_time(20)
    await house.services.painter.finish()
    if blocker := house.__dict__.get("blocker"):
        blocker.close()
    said = written(caplog)
    for table_hand in hands:
        assert str(table_hand) not in said
        assert json.dumps(table_hand) not in said
        assert " ".join(pretty(card) for card in sorted(table_hand)) not in said
    assert SEED not in said
    if fault not in (unreachable, forbidding):
        assert caplog.records


@pytest.mark.parametrize(
    ("fault", "said"), [(full, "Something went wrong"), (locked, "can't reach my notes")], ids=("full", "locked")
)
async def test_a_deal_that_cannot_be_saved_does_not_give_its_seed_away(
    house: House, fault: Callable[[House], Awaitable[None]], said: str, caplog: pytest.LogCaptureFixture
) -> None:
    """The action that is logged with a deal is its seed: short enough to stand in an error in full."""
    house.services.tables.chance.new_seed = lambda: SEED
    await house.seated("ana", "bia")
    await fault(house)
    answer = await house.press(house.ana, "start")
    assert said in answer.response.content
    if blocker := house.__dict__.get("blocker"):
        blocker.close()
    assert any("the database" in record.getMessage() for record in caplog.records)
    assert SEED not in written(caplog)


def test_the_token_and_the_database_are_not_in_the_settings_when_shown() -> None:
    given = Settings(discord_token="secret", database_url="postgresql+asyncpg://me:secret@host/name")
    assert "secret" not in repr(given)
