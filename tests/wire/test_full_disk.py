"""A disk on which nothing has room any more, the log included."""

from __future__ import annotations

import asyncio
import json
import os
import re
import sys
from pathlib import Path

import pytest

from tests.wire.people import Person, begun, done, until
from tests.wire.process import BotProcess
from tests.wire.small_discord import SmallDiscord
from tests.wire.test_health import WELL, health

pytestmark = [
    pytest.mark.gate,
    pytest.mark.skipif(sys.platform != "linux", reason="limits files of another process"),
]
REPEATS_S = 2.0
PRESSES = 60


async def test_many_presses_leave_a_few_lines_in_the_log(discord: SmallDiscord, tmp_path: Path) -> None:
    """When it begins, once in a while with a count, and when it is over."""
    bot = BotProcess(discord, tmp_path, REPEATS=str(REPEATS_S))
    async with bot:
        ana, bia = Person(discord, "ana"), Person(discord, "bia")
        await begun(discord, ana, bia)
        before = len(bot.said().splitlines())
        bot.limit_files(os.stat(f"{bot.database}-wal").st_size)
        for number in range(PRESSES):
            answer = await done(Person(discord, f"p{number}").command("open"))
            assert "can't reach my notes" in answer.says()
            await asyncio.sleep(0.05)
        bot.limit_files()
        await until(lambda: re.search("over, not again within 2 s: refused", bot.said()), 20)
        await done(ana.command("open"))
        said = [line for line in bot.said().splitlines()[before:] if " refused: the database" in line]
        counted = [int(found[1]) for line in said if (found := re.search(r"(\d+) times more within 2 s", line))]
        assert sum(counted) == PRESSES - 1
        assert len(said) == len(counted) + 2
        assert len(counted) < PRESSES / 4
        assert not [line for line in bot.said().splitlines() if "[error" in line], bot.said()


async def test_a_bot_that_cannot_write_is_not_well_until_it_can(discord: SmallDiscord, tmp_path: Path) -> None:
    """Also where nobody presses anything more: what failed last is tried."""
    async with BotProcess(discord, tmp_path) as bot:
        ana = Person(discord, "ana")
        await done(ana.command("open"))
        await until((tmp_path / "maumau.db.health").exists)
        code, said, _ = await health(bot)
        assert (code, json.loads(said)) == (0, WELL)
        bot.limit_files(os.stat(f"{bot.database}-wal").st_size)
        assert "can't reach my notes" in (await done(ana.command("open"))).says()
        code, said, _ = await health(bot)
        assert (code, json.loads(said)) == (1, WELL | {"database": False})
        bot.limit_files()
        code, said, _ = await health(bot)
        assert (code, json.loads(said)) == (0, WELL)
