"""How the bot starts and stops, whatever Discord or the machine has against it: no stack trace, nothing half done."""

from __future__ import annotations

import asyncio
import signal
import socket
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from tests.wire.gateway import MESSAGE_CONTENT
from tests.wire.payloads import text
from tests.wire.people import Person, begun, done, offered, until
from tests.wire.process import PATIENCE_S as START_PATIENCE_S
from tests.wire.process import BotProcess
from tests.wire.small_discord import SmallDiscord

pytestmark = pytest.mark.gate


@pytest.mark.draws
async def test_told_to_stop_it_answers_first(discord: SmallDiscord, bot: BotProcess) -> None:
    """What is committed is answered; what comes later is neither."""
    people = [Person(discord, name) for name in ("ana", "bia", "caio")]
    await begun(discord, *people)
    lock = sqlite3.connect(bot.database, isolation_level=None)
    lock.execute("BEGIN IMMEDIATE")
    player = next(person for person in people if offered(person.hand(), "move"))
    before, version = text(player.hand()), bot.ask("SELECT version FROM tables")[0][0]
    pressed = player.press(player.hand(), "move")
    await asyncio.sleep(0.3)
    bot.terminate()
    await asyncio.sleep(0.3)
    late = people[0].command("open")
    await asyncio.sleep(0.3)
    lock.execute("ROLLBACK")
    lock.close()
    assert await bot.ended() == 0
    assert pressed.complete.is_set()
    assert text(player.hand()) != before
    assert bot.ask("SELECT version > ? FROM tables", version) == [(1,)]
    assert not late.answered.is_set()
    assert bot.ask("SELECT count(*), sum(painted < version) FROM tables") == [(1, 0)]


@pytest.mark.draws
async def test_told_to_stop_under_load_it_leaves_without_a_trace(discord: SmallDiscord, bot: BotProcess) -> None:
    people = [Person(discord, f"person{number}") for number in range(12)]
    opened = [person.command("open") for person in people]
    await asyncio.sleep(0.05)
    bot.terminate()
    assert await bot.ended() == 0
    answered = sum(one.answered.is_set() for one in opened)
    assert bot.ask("SELECT count(*) FROM tables") == [(answered,)]
    assert "Session is closed" not in bot.said()


@pytest.mark.parametrize(
    ("method", "path", "fault"),
    [
        ("PUT", "/applications/*/commands", {"status": 503}),
        ("PUT", "/applications/*/commands", {"status": 400, "code": 30034}),
        ("PUT", "/applications/*/commands", {"never": True}),
    ],
)
async def test_a_fault_at_the_start_does_not_end_it(
    discord: SmallDiscord, tmp_path: Path, method: str, path: str, fault: dict[str, Any]
) -> None:
    made = discord.fault(method, path, **fault)
    async with BotProcess(discord, tmp_path) as bot:
        await done(Person(discord, "ana").command("open"))
        if fault.get("status") == 503:
            await until(lambda: discord.commands)
        else:
            await until(lambda: made.met)
    assert "Traceback" not in bot.said()


async def test_a_database_of_a_newer_version_is_told_in_a_sentence(discord: SmallDiscord, tmp_path: Path) -> None:
    bot = BotProcess(discord, tmp_path)
    with sqlite3.connect(bot.database) as database:
        database.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        database.execute("INSERT INTO alembic_version VALUES ('9999')")
    database.close()
    await bot.begin()
    assert await bot.ended() == 2
    assert "newer version of maumau" in bot.said()
    assert "Traceback" not in bot.said()
    assert "never retrieved" not in bot.said()


async def test_a_database_that_is_not_there_yet_is_waited_for(discord: SmallDiscord, tmp_path: Path) -> None:
    """PostgreSQL may come up after the bot. Told to stop meanwhile, the bot ends at once."""
    with closing(socket.socket()) as nobody:
        nobody.bind(("127.0.0.1", 0))  # taken, but nobody listens
        port = nobody.getsockname()[1]
        bot = BotProcess(discord, tmp_path, DATABASE_URL=f"postgresql+asyncpg://me@127.0.0.1:{port}/maumau")
        await bot.begin()
        await until(lambda: "trying again in 2 s" in bot.said(), START_PATIENCE_S)
        bot.terminate()
        assert await bot.ended() == 0
    assert "Traceback" not in bot.said()
    assert "never retrieved" not in bot.said()


async def test_a_wrong_token_is_told_in_a_sentence(discord: SmallDiscord, tmp_path: Path) -> None:
    discord.fault("GET", "/users/@me", status=401)
    bot = BotProcess(discord, tmp_path)
    await bot.begin()
    assert await bot.ended() == 2
    assert "DISCORD_TOKEN" in bot.said()
    assert "never retrieved" not in bot.said()


async def test_it_starts_where_signals_cannot_be_caught(discord: SmallDiscord, tmp_path: Path) -> None:
    """As on Windows, where the event loop takes none."""
    async with BotProcess(discord, tmp_path, WITHOUT_SIGNALS="1") as bot:
        await done(Person(discord, "ana").command("open"))
        bot.terminate()
        assert await bot.ended() == 0
    assert "Traceback" not in bot.said()


async def test_when_its_loop_stands_still_it_says_where_and_ends_to_be_started_again(
    discord: SmallDiscord, tmp_path: Path
) -> None:
    """Also where nothing else gets a turn."""
    bot = BotProcess(discord, tmp_path, STANDS="3")
    await bot.start()
    await asyncio.sleep(3.5)
    assert "Timeout" not in bot.said()
    bot.signal(signal.SIGUSR1)
    stood = monotonic()
    assert await bot.ended() == 1
    assert monotonic() - stood < 20
    assert "Timeout (0:00:03)!" in bot.said()
    assert "start.py" in bot.said()
    await bot.start()
    bot.terminate()
    assert await bot.ended() == 0


async def test_systemd_is_told_that_the_loop_goes_on_and_that_it_stops(discord: SmallDiscord, tmp_path: Path) -> None:
    with closing(socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)) as systemd:
        systemd.setblocking(False)
        systemd.bind(str(tmp_path / "notify"))
        async with BotProcess(discord, tmp_path, STANDS="2", NOTIFY_SOCKET=str(tmp_path / "notify")) as bot:
            await asyncio.sleep(1.5)
            bot.signal(signal.SIGSTOP)
            told = heard(systemd)
            assert told[0] == "READY=1"
            assert told.count("WATCHDOG=1") >= 2
            await asyncio.sleep(1)
            assert heard(systemd) == []
            bot.signal(signal.SIGCONT)
            bot.terminate()
            assert await bot.ended() == 0
        assert "STOPPING=1" in heard(systemd)


async def test_without_the_message_intent_it_runs_and_systemd_does_not_hear_that_it_stops(
    discord: SmallDiscord, tmp_path: Path
) -> None:
    discord.disallowed_intents = MESSAGE_CONTENT
    with closing(socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)) as systemd:
        systemd.setblocking(False)
        systemd.bind(str(tmp_path / "notify"))
        async with BotProcess(discord, tmp_path, NOTIFY_SOCKET=str(tmp_path / "notify")) as bot:
            assert "the message content intent is off" in bot.said()
            assert "Your table" in (await done(Person(discord, "ana").command("open"))).says()
            assert "STOPPING=1" not in heard(systemd)
            bot.terminate()
            assert await bot.ended() == 0
        assert "STOPPING=1" in heard(systemd)


def heard(systemd: socket.socket) -> list[str]:
    """What was told since one has listened last."""
    found = []
    with suppress(BlockingIOError):
        while True:
            found.append(systemd.recv(100).decode())
    return found
