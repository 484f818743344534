"""The law of honest tables: whatever people and time do at the door, the log folds to the state, ``maumau verify``
confirms the table, and the script that is written of it replays."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from bot.tables.table import Table
from cogs.archive.logs import LogStore, classify_speech, export_script
from cogs.archive.verify import verify_table
from rules.catalogue import RULEBOOKS, make
from rules.script.reading import read
from rules.script.replay import Replay
from tests.support.games import any_game
from tests.support.repository import Process, process
from tests.support.town import Town

STEPS = 90
"""How many things are tried at each table."""


async def nothing_counts(_: Table) -> bool:
    return False


async def is_honest(here: Process, number: int) -> None:
    """What the log, the state and the script of a table say is one."""
    good, report = await verify_table(LogStore(here.store.database), number)
    assert good, report
    script = await export_script(LogStore(here.store.database), number)
    replay = Replay(read(script), classify_speech)
    for step, failure in replay.run():
        assert not failure, f"{step.line}: {step.text}: {failure}\n{script}"
    table = await here.tables.get(number)
    assert table.state is not None
    assert (replay.state.hands, replay.state.totals) == (table.state.hands, table.state.totals)


@pytest.mark.gate
@pytest.mark.parametrize("name", RULEBOOKS)
async def test_an_honest_table_is_confirmed(tmp_path: Path, name: str) -> None:
    """Leaving, returning, joining, absence, votes, talk, time-outs in every decision: none of it is held against it."""
    async with process(tmp_path / "maumau.db") as here:
        for seed in range(6):
            here.tables.counts = () if seed % 2 else (nothing_counts,)  # which no log says
            chance = Random(f"{name} {seed}")
            town = Town(here, chance)
            number = await town.open(make(name) if seed == 0 else any_game(chance, name))
            for _ in range(STEPS):
                if not await town.something(number):
                    break
            await is_honest(here, number)
