"""`maumau health` with the usual settings: it says truly whether the bot runs and is well, for next to nothing."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.paths import ROOT
from tests.wire.people import until
from tests.wire.process import BotProcess
from tests.wire.small_discord import SmallDiscord

pytestmark = pytest.mark.gate

WELL = {"gateway": True, "database": True, "timer": True}
PROCESSOR_LIMIT_S, MEMORY_LIMIT_KB = 0.15, 20_480
"""What it may take, of a processor (in seconds) and of memory. The best of three counts: a machine is busy."""
MEASURED = """
import atexit, os, sys
sys.argv = ["maumau", "health"]
status = open("/proc/self/status")
used = lambda: (sum(os.times()[:2]), *[line.split()[1] for line in status if line.startswith("VmHWM")])
atexit.register(lambda: print(*used(), file=sys.stderr))
from bot.__main__ import main
main()
"""
"""The command, which says at its end what it has used. Linux."""


async def health(bot: BotProcess) -> tuple[int, str, str]:
    """Its exit code, what it answers, and what it says of itself."""
    settings = os.environ | {"DATABASE_URL": bot.environment["DATABASE_URL"], "PYTHONPATH": str(ROOT)}
    asking = await asyncio.create_subprocess_exec(
        sys.executable, "-c", MEASURED, env=settings, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    answer, told = await asking.communicate()
    return await asking.wait(), answer.decode(), told.decode()


async def test_a_bot_with_the_usual_settings_is_asked_how_it_is(discord: SmallDiscord, tmp_path: Path) -> None:
    place = tmp_path / "maumau.db.health"
    async with BotProcess(discord, tmp_path) as bot:
        await until(place.exists)
        code, said, _ = await health(bot)
        assert (code, json.loads(said)) == (0, WELL)
        used = [(await health(bot))[2].split() for _ in range(3)]
        assert min(float(seconds) for seconds, _ in used) < PROCESSOR_LIMIT_S
        assert min(int(kilobytes) for _, kilobytes in used) < MEMORY_LIMIT_KB
        assert stat.S_IMODE(place.stat().st_mode) == 0o600
        second = BotProcess(discord, tmp_path)
        second.log = second.log.with_name("second")
        await second.begin()
        assert await second.ended() == 2
        assert (await health(bot))[0] == 0, "a bot that may not run takes nothing from the one that does"
        bot.signal(signal.SIGSTOP)
        code, _, told = await health(bot)
        assert (code, told.splitlines()[0]) == (1, "the bot does not answer: timed out")
        bot.signal(signal.SIGCONT)
        await bot.kill()
        code, _, told = await health(bot)
        assert (code, told.partition(" (")[0]) == (1, "the bot does not answer: it does not run")
