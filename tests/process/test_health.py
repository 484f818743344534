"""Metrics and health as an operator sees them; and a bot that waits for a Discord that is not there."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from time import monotonic, sleep

import aiohttp
import pytest
import sqlalchemy as sa

from bot.app import MauMauBot
from bot.process import asking as asking_alone
from bot.process.asking import place_of
from bot.process.metrics import PortTaken
from bot.process.run import watch
from bot.settings import DATABASE, SECRETS, Settings
from bot.store.drivers import path_of
from tests.support.house import House
from tests.support.paths import ROOT

AGES = 70.0


@asynccontextmanager
async def asking(bot: MauMauBot) -> AsyncIterator[tuple[aiohttp.ClientSession, int]]:
    """Somebody who can ask this bot how it is."""
    there = watch(bot)
    await there.open("127.0.0.1", 0)
    try:
        async with aiohttp.ClientSession(f"http://127.0.0.1:{there.port}") as session:
            yield session, there.port
    finally:
        await there.close()


async def health(bot: MauMauBot) -> tuple[int, dict[str, bool]]:
    async with asking(bot) as (session, _), session.get("/health") as answer:
        return answer.status, await answer.json()


async def metrics(bot: MauMauBot) -> dict[str, float]:
    async with asking(bot) as (session, _), session.get("/metrics") as answer:
        assert answer.status == 200
        lines = (await answer.text()).splitlines()
    found = (line.rpartition(" ") for line in lines if not line.startswith("#"))
    return {name: float(value) for name, _, value in found}


async def test_a_bot_that_plays_is_well(house: House) -> None:
    assert await health(house.bot) == (200, {"gateway": True, "database": True, "timer": True})


async def test_a_bot_that_has_not_begun_is_not(settings: Settings) -> None:
    assert await health(MauMauBot(settings)) == (503, {"gateway": False, "database": False, "timer": False})
    found = await metrics(MauMauBot(settings))
    assert (found["maumau_tables_open"], found["maumau_table_changes_total"]) == (0, 0)


async def test_what_is_not_well_is_named(house: House) -> None:
    house.bot.clock.stand()
    assert await health(house.bot) == (503, {"gateway": False, "database": True, "timer": True})
    house.bot.clock.run()


async def test_a_database_that_fails_is_not_well(house: House) -> None:
    def fails(*_: object) -> None:
        raise OSError("the disk is gone")

    sa.event.listen(house.services.store.database.engine.sync_engine, "checkout", fails)
    assert await health(house.bot) == (503, {"gateway": True, "database": False, "timer": True})
    sa.event.remove(house.services.store.database.engine.sync_engine, "checkout", fails)


async def test_a_timer_that_fails_for_a_minute_is_not_well(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    begun = monotonic()
    monkeypatch.setattr("bot.tables.deadlines.monotonic", lambda: begun + AGES)
    assert house.services.timer.age() >= AGES
    async with asking(house.bot) as (session, _):
        async with session.get("/health") as answer:
            assert (answer.status, (await answer.json())["timer"]) == (503, False)
        await house.env.advance_time(1)
        async with session.get("/health") as answer:
            assert (answer.status, (await answer.json())["timer"]) == (200, True)


async def test_what_is_measured_names_no_person_and_no_card(house: House) -> None:
    await house.begun("ana", "bia")
    async with asking(house.bot) as (session, _), session.get("/metrics") as answer:
        told = await answer.text()
    assert "maumau_tables_open 1.0" in told
    assert "maumau_servers 1.0" in told
    assert "maumau_gateway_up 1.0" in told
    for secret in ("ana", "bia", str(house.ana.id), str(house.guild.id), "round 1"):
        assert f'"{secret}"' not in told
        assert f" {secret}\n" not in told


async def test_what_is_well_and_what_runs_is_measured_with_the_rest(house: House) -> None:
    found = await metrics(house.bot)
    assert {what: found[f'maumau_well{{what="{what}"}}'] for what in ("gateway", "database", "timer")} == {
        "gateway": 1.0,
        "database": 1.0,
        "timer": 1.0,
    }
    assert found["maumau_database_bytes"] > 4096
    assert [name for name in found if name.startswith("maumau_build_info{") and 'rules="python"' in name]
    house.bot.clock.stand()
    assert (await metrics(house.bot))['maumau_well{what="gateway"}'] == 0.0
    house.bot.clock.run()


async def test_what_happens_is_counted(house: House) -> None:
    await house.begun("ana", "bia")
    await house.ana.slash(house.channel, "games")
    house.env.inject_error("POST", "/interactions/*", status=500, times=1)
    await house.ana.slash(house.channel, "help")
    found = await metrics(house.bot)
    assert found["maumau_table_changes_total"] >= 3
    assert found["maumau_answer_seconds_count"] >= 3
    assert found["maumau_answers_lost_total"] == 1


async def test_a_port_that_is_taken_is_said_in_a_sentence(house: House) -> None:
    async with asking(house.bot) as (_, port):
        with pytest.raises(PortTaken, match=f"127.0.0.1:{port}"):
            await watch(MauMauBot(house.settings)).open("127.0.0.1", port)


# who asks


HEAVY = {"asyncio", "bot.settings", "discord", "pydantic", "sqlalchemy", "typer"}


def asked(folder: Path, **told: str) -> subprocess.CompletedProcess[str]:
    """``maumau health`` in a process of its own, in this folder, which lists what it has imported."""
    bare = {name: value for name, value in os.environ.items() if not name.startswith("METRICS_")}
    return subprocess.run(
        [sys.executable, "-X", "importtime", "-m", "bot", "health"],
        cwd=folder,
        env=bare | told | {"PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )


def test_asking_how_the_bot_is_imports_next_to_nothing(tmp_path: Path) -> None:
    done = asked(tmp_path, METRICS_PORT=str(free_port()))
    imported = {line.rpartition("|")[2].strip() for line in done.stderr.splitlines() if line.startswith("import time:")}
    assert (done.returncode, imported & HEAVY) == (1, set())
    assert done.stderr.splitlines()[-1].startswith("the bot does not answer: ")


@pytest.mark.parametrize(
    ("told", "written"),
    [
        ({"METRICS_PORT": "{port}"}, ""),
        ({"metrics_port": "{port}"}, "METRICS_PORT=9\n"),
        ({"METRICS_PORT": " "}, "METRICS_PORT='{port}'\n"),
        ({}, "metrics_port = {port} # of this machine\n"),
        ({"METRICS_HOST": "127.0.0.1"}, "METRICS_PORT={port}\nMETRICS_HOST=192.0.2.1\n"),
        ({"METRICS_HOST": "0.0.0.0"}, "METRICS_PORT={port}\n"),  # noqa: S104
    ],
)
def test_the_bot_is_asked_where_its_settings_say(told: dict[str, str], written: str, tmp_path: Path) -> None:
    port = str(free_port())
    (tmp_path / ".env").write_text(written.replace("{port}", port))
    given = {name: value.replace("{port}", port) for name, value in told.items()}
    server = ThreadingHTTPServer(("127.0.0.1", int(port)), Well)
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        done = asked(tmp_path, **given)
    finally:
        server.shutdown()
        server.server_close()
    assert (done.returncode, done.stdout) == (0, "well\n")


class Well(BaseHTTPRequestHandler):
    """A bot that is well."""

    def do_GET(self) -> None:
        """Say so."""
        self.send_response(200)
        self.send_header("Content-Length", "4")
        self.end_headers()
        self.wfile.write(b"well")

    def log_message(self, *_: object) -> None:
        """Say nothing."""


def test_a_port_that_is_none_is_refused(tmp_path: Path) -> None:
    done = asked(tmp_path, METRICS_PORT="many")
    said = "maumau: METRICS_PORT is 'many'; it has to be a number from 0 to 65535"
    assert (done.returncode, said in done.stderr.splitlines()) == (2, True), done.stderr


@pytest.mark.parametrize(
    "url",
    [
        DATABASE,
        "sqlite+aiosqlite:////data/maumau.db",
        "sqlite+aiosqlite:///over/../maumau.db?timeout=3",
        "sqlite+aiosqlite:///a link/to it.db",
    ],
)
def test_where_it_answers_is_told_next_to_its_database(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "real").mkdir()
    (tmp_path / "a link").symlink_to(tmp_path / "real")
    (tmp_path / "real" / "to it.db").symlink_to(tmp_path / "its.db")
    database = path_of(url)
    assert place_of(url) == database.with_name(f"{database.name}.health")
    assert place_of("postgresql+asyncpg://maumau@database/maumau") == Path("maumau.health"), "where it was started"


def test_who_asks_takes_the_same_database_as_the_settings() -> None:
    assert (asking_alone.DATABASE, asking_alone.SECRETS) == (DATABASE, SECRETS)


@pytest.mark.parametrize(
    ("written", "said"),
    [
        (None, "it does not run, or has not started yet ("),
        ("", "{folder}/maumau.db.health cannot be read ("),
        ("{free} key", "it does not run ("),
        ("{other} key", "something else is at port "),
    ],
)
def test_a_bot_that_does_not_run_is_not_called_well(written: str | None, said: str, tmp_path: Path) -> None:
    """With the usual settings: whatever an earlier one has left there, and whoever has its port now."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), Other)
    Thread(target=server.serve_forever, daemon=True).start()
    if written is not None:
        told = written.format(free=free_port(), other=server.server_port)
        (tmp_path / "maumau.db.health").write_text(told)
    try:
        done = asked(tmp_path)
    finally:
        server.shutdown()
        server.server_close()
    last = done.stderr.splitlines()[-1]
    assert (done.returncode, done.stdout) == (1, "")
    assert last.startswith(f"the bot does not answer: {said.format(folder=tmp_path.resolve())}"), last


class Other(Well):
    """Another program, which knows nothing of keys."""

    def do_GET(self) -> None:
        """Find nothing."""
        self.send_error(404)


# a Discord that is not there


class Down(BaseHTTPRequestHandler):
    """A Discord that is down, and then takes no token."""

    asked: list[float]
    patience = 3

    def do_GET(self) -> None:
        """Refuse."""
        self.asked.append(monotonic())
        body = json.dumps({"message": "no", "code": 0}).encode()
        self.send_response(503 if len(self.asked) <= self.patience else 401)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture
def down() -> Iterator[ThreadingHTTPServer]:
    """A server at an address of its own."""
    Down.asked, Down.patience = [], 3
    server = ThreadingHTTPServer(("127.0.0.1", 0), Down)
    thread = Thread(target=server.serve_forever)
    thread.start()
    yield server
    server.shutdown()
    thread.join()
    server.server_close()


def started(folder: Path, discord_port: int, metrics_port: int) -> subprocess.Popen[str]:
    """The bot as an operator starts it, on that Discord."""
    there = f"import discord.http; discord.http.Route.BASE = 'http://127.0.0.1:{discord_port}/api'"
    environment = os.environ | {"DISCORD_TOKEN": "x", "METRICS_PORT": str(metrics_port), "LOG_FORMAT": "json"}
    command = [sys.executable, "-c", f"{there}; from bot.__main__ import main; main()", "run"]
    return subprocess.Popen(
        command, cwd=folder, env=environment | {"PYTHONPATH": str(ROOT)}, stderr=subprocess.PIPE, text=True
    )


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@pytest.mark.gate
def test_a_discord_that_is_down_is_tried_again_and_a_token_that_is_wrong_is_not(
    tmp_path: Path, down: ThreadingHTTPServer
) -> None:
    with started(tmp_path, down.server_port, 0) as bot:
        _, said = bot.communicate(timeout=60)
    assert bot.returncode == 2
    assert said.splitlines()[-1].startswith("maumau: Discord does not take this DISCORD_TOKEN")
    lines = [json.loads(line) for line in said.splitlines() if line.startswith("{")]
    tries = [line["event"] for line in lines if "trying again" in line["event"]]
    assert [event.partition(":")[0] for event in tries] == [
        f"Discord cannot be reached, trying again in {wait} s" for wait in (1, 2, 4)
    ]
    pauses = [later - before for before, later in zip(Down.asked, Down.asked[1:], strict=False)]
    assert pauses == sorted(pauses)
    assert not any("Unclosed" in line["event"] for line in lines)


@pytest.mark.gate
def test_who_waits_for_discord_tells_so_and_stops_at_once_when_told_to(
    tmp_path: Path, down: ThreadingHTTPServer
) -> None:
    Down.patience, port = 99, free_port()
    with started(tmp_path, down.server_port, port) as bot:
        while len(Down.asked) < 3:
            assert bot.poll() is None
            sleep(0.05)
        asked = subprocess.run(
            [sys.executable, "-m", "bot", "health"],
            cwd=ROOT,
            env=os.environ | {"METRICS_PORT": str(port)},
            capture_output=True,
            text=True,
            check=False,
        )
        assert asked.returncode == 1
        assert json.loads(asked.stdout) == {"gateway": False, "database": False, "timer": False}
        begun = monotonic()
        bot.send_signal(signal.SIGTERM)
        bot.communicate(timeout=30)
    assert bot.returncode == 0
    assert monotonic() - begun < 3
