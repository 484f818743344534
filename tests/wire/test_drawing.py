"""Pictures are drawn in a process beside the bot: when that one stops, whoever asked is told, and the next is drawn."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

import pytest

from cogs.lookback.tabs import FilmPress
from tests.wire.people import Person, begun, done, offered, until
from tests.wire.process import BotProcess
from tests.wire.small_discord import SmallDiscord

pytestmark = pytest.mark.gate

LIMIT_S = 5.0
"""How long a picture may take here. The process starts within that time."""


def drawing_processes(bot: BotProcess) -> list[int]:
    """The worker processes of the bot."""
    assert bot._child is not None
    found = []
    for status in Path("/proc").glob("[0-9]*/status"):
        try:
            lines = dict(line.split(":\t", 1) for line in status.read_text("utf-8").splitlines() if ":\t" in line)
            spawned = b"spawn_main" in status.with_name("cmdline").read_bytes()
        except OSError:
            continue  # it has ended meanwhile
        if lines["PPid"].strip() == str(bot._child.pid) and spawned:
            found.append(int(status.parent.name))
    return found


def worked(process: int) -> list[str]:
    """How much processor time a process has used."""
    return Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[11:13]


async def at_rest(process: int) -> None:
    """Wait until a process has loaded what it draws with, and works on nothing."""
    maps = Path(f"/proc/{process}/maps")
    await until(lambda: "_imaging" in maps.read_text("utf-8"), 30)
    used, before = worked(process), list[str]()
    while used != before:
        await asyncio.sleep(1)
        used, before = worked(process), used


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="this system does not list processes there")
async def test_a_process_that_is_stopped_holds_up_nobody_for_long(discord: SmallDiscord, tmp_path: Path) -> None:
    async with BotProcess(discord, tmp_path, CHARTS="on", DRAWING_LIMIT=str(LIMIT_S), LUCK_PER_DAY="0") as bot:
        ana, bia, caio = (Person(discord, name) for name in ("ana", "bia", "caio"))
        await begun(discord, ana, bia)
        mover = next(person for person in (ana, bia) if offered(person.hand(), "move"))
        await done(mover.press(mover.hand(), "move"))
        asked = bia.command("table leave")
        await done(asked)
        assert asked.shown is not None
        await done(bia.press(asked.shown, "leave"))
        place = bot.ask("SELECT thread FROM tables")[0][0]
        await until(lambda: [one for one in discord.said(place) if offered(one, "analyse")], 30)
        result = next(one for one in discord.said(place) if offered(one, "analyse"))
        await until(lambda: drawing_processes(bot), 30)
        (stopped,) = drawing_processes(bot)
        await at_rest(stopped)
        os.kill(stopped, signal.SIGSTOP)
        try:
            film = FilmPress(1, 1).id
            asked = [person.send_press(result, film) for person in (ana, bia)]
            for one in asked:
                await until(one.complete.is_set, LIMIT_S + 10)
                assert "The film couldn't be drawn this time. Try again." in one.says()
            assert stopped not in drawing_processes(bot)
            again = caio.send_press(result, film)
            await until(again.complete.is_set, 30)
            assert again.shown is not None
            assert [file["filename"] for file in again.shown["attachments"]] == ["maumau-1-1.gif"]
        finally:
            if stopped in drawing_processes(bot):
                os.kill(stopped, signal.SIGCONT)
        assert "film for server" in bot.said()
        assert "was given up: it took longer than 5 s" in bot.said()
        assert "Traceback" not in bot.said()
