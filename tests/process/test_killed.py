"""Killed at any moment: what was answered as done is there, the log replays to the state, and it is painted later."""

from __future__ import annotations

import os
import sqlite3
import time
from functools import partial
from pathlib import Path
from random import Random
from signal import SIGKILL
from typing import Any

import pytest
import simcord
from sqlalchemy import update

from bot.app import MauMauBot
from bot.services import Store
from bot.settings import Settings
from bot.store.database import Database, connect
from bot.store.schema import tables
from bot.tables.table import from_row
from cogs.archive.logs import LogStore
from rules import upcasting
from rules.match import OVER
from rules.shedding.state import MauMauState
from rules.table import Action
from tests.support import player_process
from tests.support.forked import forked

pytestmark = pytest.mark.gate

KILLS = [8, 40]
PLAYED_A_KILL = 8
ANSWERS_LIMIT = 40
"""A player process is killed after fewer answers than this, wherever it is then: so a slow machine plays as much."""
MOMENT_S = 0.02
"""It is killed within this time after an answer, in seconds."""


def killed(file: Path, answers: int, moment_s: float) -> dict[int, int]:
    """Let a process play and kill it; the last version of each table that it said to be done."""
    log = file.with_name("said")
    log.write_text("", encoding="utf-8")
    child = forked(partial(player_process.run, file), os.environ, log)
    while (said := log.read_text(encoding="utf-8")).count("answered ") < answers or not said.startswith("ready\n"):
        assert child.poll() is None, said
        time.sleep(0.001)
    time.sleep(moment_s)
    child.kill()
    child.join()
    said = log.read_text(encoding="utf-8")
    assert child.poll() == -SIGKILL, said
    assert "Traceback" not in said, said
    done: dict[int, int] = {}
    for line in said.splitlines():
        words = line.split()
        if len(words) == 3 and line.startswith("answered "):
            done[int(words[1])] = int(words[2])
    return done


async def check(store: Store, number: int, answered: int) -> int:
    """A table is as it was answered; how many steps its log has."""
    row = await store.tables.get(number)
    assert row is not None
    assert row["version"] >= answered, "an answered change is lost"
    table, log = from_row(row), await LogStore(store.database).history(number)
    if table.state is None:
        assert not log
        return 0
    versions = [step["version"] for step in log]
    assert versions == list(range(versions[0], row["version"] + 1)), "the log has a gap"
    computers = tuple(seat for seat, player in enumerate(table.players) if player.computer)
    folded, played = (table.game.new(len(table.players), computers=computers) for _ in range(2))
    for step in log:
        for code in step["events"]:
            for event in upcasting.events(code):
                event.change(folded)
        verb, cards, *rest = step["action"]
        table.game.apply(played, step["seat"], Action(verb, tuple(cards), *rest), int(step["at"]))
    saved = MauMauState.load(row["state"]).save()
    assert folded.save() == saved, "the events do not fold to the state"
    assert plain(played.save()) == plain(saved), "the actions do not replay to the state"
    return len(log)


def plain(value: Any) -> Any:
    if isinstance(value, list | tuple):
        return [plain(item) for item in value]
    return {name: plain(item) for name, item in value.items()} if isinstance(value, dict) else value


@pytest.mark.timeout(600)  # starts many processes
@pytest.mark.parametrize("kills", KILLS)
async def test_killed_at_random_moments_nothing_that_was_answered_is_lost(tmp_path: Path, kills: int) -> None:
    file, chance = tmp_path / "killed.db", Random(20)
    answered: dict[int, int] = {}
    steps: list[int] = []
    for _ in range(kills):
        answered |= killed(file, chance.randrange(ANSWERS_LIMIT), chance.random() * MOMENT_S)
        with sqlite3.connect(file) as raw:
            assert raw.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        raw.close()
        store = Store(Database(await connect(f"sqlite+aiosqlite:///{file}")))
        try:
            steps = [await check(store, number, version) for number, version in answered.items()]
        finally:
            await store.database.close()
    assert sum(steps) > PLAYED_A_KILL * kills, "too little was played to prove anything"
    await _painted_at_the_start(file)


async def _painted_at_the_start(file: Path) -> None:
    """A bot that starts on the killed process's database paints all that was left."""
    url = f"sqlite+aiosqlite:///{file}"
    store = Store(Database(await connect(url)))
    left = await store.open_tables.list_unpainted()
    assert left
    bot = MauMauBot(
        Settings(database_url=url, card_pictures=False, charts=False, shard_count=1, luck_per_day=0, positions=False)
    )
    env = simcord.Env(bot)
    guild = env.create_guild("House", id=player_process.SERVER)
    channel = guild.create_text_channel("mesa")
    async with store.database.engine.begin() as connection:
        await connection.execute(update(tables).values(channel=channel.id))
    await store.database.close()
    await env.start()
    try:
        await env.settle(timeout=20)
        assert not await bot.services.store.open_tables.list_unpainted()
        posted = {message.id: message for message in env.backend.messages[channel.id].values()}
        for number in left:
            table = await bot.services.tables.get(number)
            memo = table.posted.place
            assert memo is not None
            assert memo.id in posted
            over = table.state is not None and table.state.phase == OVER
            assert (table.closed is not None) >= over
    finally:
        await env.shutdown()
        await bot.services.store.database.close()
