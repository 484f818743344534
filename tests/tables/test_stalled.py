"""A mistake of the rules: nothing of it is kept, its person is told, and nobody else notices."""

from __future__ import annotations

import logging
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.tables.lobby import Location, TableSetup
from bot.tables.table import Player
from cogs.archive.logs import LogStore
from rules.cards import NAMES, parse
from rules.catalogue import RULEBOOKS
from rules.options import Options
from rules.records import record
from rules.shedding.contract import CardEffects, Effect, MauMauPlay, Ruleset, Turn
from rules.shedding.decisions import CallSuit
from rules.shedding.events import Laid
from rules.table import Action, Stalled
from tests.support.house import House
from tests.support.repository import Process, process

CLASSIC: Any = RULEBOOKS["classic"]
LAID = "seed abracadabra\ntop 5S\nhand ana 4S 7S 6C\nhand bia 8S 9C\nturn ana\n"
WITH_COMPUTER = "top 5S\nhand ana 6S 6C 6D\nhand zezé 4S\nturn ana\n"


@record
class AsksForEver(Effect):
    """What no card should do."""

    def run(self, play: MauMauPlay, laid: Laid, out: bool) -> None:
        while True:
            play.ask(CallSuit(laid.seat))


def mistaken(options: Options) -> Ruleset:
    """The classic game, in which fours ask for ever."""
    rules: Ruleset = CLASSIC.ruleset(options)
    laid = tuple((AsksForEver(),) if NAMES[card][0] == "4" else does for card, does in enumerate(rules.cards.laid))
    return replace(rules, cards=CardEffects(laid=laid, turned_up=rules.cards.turned_up))


@pytest.fixture(autouse=True)
def mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RULEBOOKS, "classic", replace(CLASSIC, ruleset=mistaken))


def tells_nothing(caplog: pytest.LogCaptureFixture, seed: str) -> None:
    """No card, no hand and no seed stands in the log."""
    written = "\n".join(record.getMessage() + (record.exc_text or "") for record in caplog.records)
    assert seed not in written
    assert not any(f" {name} " in f" {written} " for name in NAMES if len(name) < 3)
    assert "hands" not in written
    assert "Action(" not in written


async def stored(house: House) -> dict[str, Any]:
    """What the store has of the table, without what the painter has posted."""
    row = await house.services.store.tables.get(house.number)
    return {name: value for name, value in (row or {}).items() if name not in ("posted", "painted")}


async def test_the_person_is_told_and_the_table_is_as_it_was(house: House, caplog: pytest.LogCaptureFixture) -> None:
    await house.begun("ana", "bia", rules="classic")
    before = await house.lay(LAID)
    assert before.state is not None
    saved, row = before.state.save(), await stored(house)
    answer = await house.play(house.ana, "4♠")
    assert "Something went wrong on my side. Nothing at the table has changed." in house.said(answer.response._message)
    after = await house.table()
    assert after.state is not None
    assert (after.state.save(), after.version) == (saved, before.version)
    assert await stored(house) == row
    [line] = [record.getMessage() for record in caplog.records if "do not come to an end" in record.getMessage()]
    assert f"at table {before.id}: " in line
    tells_nothing(caplog, before.state.seed)
    await house.play(house.ana, "7♠")
    assert (await house.table()).awaited == (1,), "it goes on"


async def test_a_computer_player_that_runs_into_it_is_put_off(house: House, caplog: pytest.LogCaptureFixture) -> None:
    """Its table is tried again half a minute later; another goes on meanwhile."""
    await house.begun("ana", computers=1, rules="classic")
    await house.lay(WITH_COMPUTER)
    await house.play(house.ana, "6♠")
    poisoned = await house.table()
    await house.begun("bia", computers=1, rules="classic")
    await house.lay(WITH_COMPUTER.replace("ana", "bia").replace("4S", "8S 2C"))
    await house.play(house.bia, "6♠")
    other = await house.table()
    assert poisoned.awaited == other.awaited == (1,)
    caplog.clear()
    house.later(3)
    await house.env.advance_time(5)
    assert (await house.services.tables.get(poisoned.id)).version == poisoned.version
    assert (await house.services.tables.get(other.id)).awaited == (0,)
    lines = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    assert lines == [
        next(line for line in lines if f"do not come to an end at table {poisoned.id}: " in line),
        f"a deadline of table {poisoned.id} could not be met, trying again",
    ]


async def begun_at(here: Process) -> int:
    for person, name in enumerate(("ana", "bia"), 1):
        await here.store.people.meet(person, name, "en-US")
    await here.store.servers.meet(1, "en-US")
    number = (await here.lobbies.open(Location(1, 10), Player(1, "ana"), TableSetup("classic"))).id
    await here.lobbies.sit(number, 2, "bia")
    await here.lobbies.start(number, 1)
    return number


async def test_several_actions_are_one_change_also_when_the_last_one_stalls(tmp_path: Path) -> None:
    async with process(tmp_path / "m.db") as here:
        number = await begun_at(here)
        async with here.tables.changing(number) as table:
            assert table.state is not None
            seat = table.awaited[0]
            table.state.hands[seat][:2] = [parse("4S"), parse("5S")]
            table.state.pile.append(parse("5S"))
            table.state.base = parse("5S")
            table.state.debt = 0  # whatever was turned up with the deal
            table.state.stack = [Turn(seat)]
            await here.tables.save(table)
        before = (await here.tables.get(number)).version
        with pytest.raises(Stalled):
            await here.matches.act(number, seat + 1, [Action("away"), Action("play", (parse("4S"),))])
        table = await here.tables.get(number)
        assert (table.version, table.state.status if table.state else None) == (before, [0, 0])
        assert [row["version"] for row in await LogStore(here.store.database).history(number)][-1] < before
