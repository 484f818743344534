"""The bot as a process of its own, to be stopped and killed."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from bot.shards import read
from tests.support.forked import Child, forked
from tests.support.paths import ROOT
from tests.support.postgresql import asked
from tests.wire import start
from tests.wire.small_discord import SmallDiscord

PATIENCE_S = 60.0
"""Seconds within which a process starts or ends."""
CHECK_PATIENCE_S = 900.0
"""Seconds within which all logs are checked: a thousand kills leave long ones."""
LOOKS_EVERY_S = 0.01
"""Seconds between two looks whether it has."""


class BotProcess:
    """``maumau run`` on a database in a folder; what it says is kept in ``log``. It is forked, to begin at once."""

    def __init__(self, discord: SmallDiscord, folder: Path, shards: str = "", **settings: str) -> None:
        self.discord, self.database, self.log = discord, folder / "maumau.db", folder / f"log{shards.replace('/', '-')}"
        self.shards = set(read(shards).ids or [0])
        self.environment = os.environ | {
            "WIRE": discord.address,
            "DISCORD_API": f"http://{discord.address}",
            "DISCORD_TOKEN": "token",
            "DATABASE_URL": f"sqlite+aiosqlite:///{self.database}",
            "COMPUTER_PAUSE": "0.5",
            "CARD_PICTURES": "off",
            "CHARTS": "off",
            "LUCK_PER_DAY": "0",
            "POSITIONS": "off",
            "PYTHONWARNINGS": "default",
            "SHARDS": shards,
            **settings,
        }
        self._child: Child | None = None

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, why: BaseException | None, at: TracebackType | None
    ) -> None:
        if self._runs():
            await self.kill()

    def _launch(self, environment: Mapping[str, str]) -> Child:
        return forked(start.run, environment, self.log)

    def _runs(self) -> bool:
        return self._child is not None and self._child.poll() is None

    async def begin(self) -> None:
        """Start the process, and do not wait for it."""
        self.discord.ready -= self.shards
        self._child = self._launch(self.environment)

    async def start(self) -> None:
        """Start the process, and wait until it has logged in."""
        await self.begin()
        await self._until(lambda: self.shards <= self.discord.ready or not self._runs())
        assert self.shards <= self.discord.ready, self.said()

    async def ended(self) -> int:
        """Wait until it has ended; its exit code."""
        await self._until(lambda: not self._runs())
        code = self._child and self._child.poll()
        assert code is not None
        return code

    async def _until(self, true: Callable[[], bool]) -> None:
        """Wait until something is so; what takes too long is killed."""
        try:
            async with asyncio.timeout(PATIENCE_S):
                while not true():  # noqa: ASYNC110 -- another process is what it waits for
                    await asyncio.sleep(LOOKS_EVERY_S)
        except TimeoutError:
            if self._child is not None:
                self._child.kill()
            raise

    def terminate(self) -> None:
        """Ask it to stop (SIGTERM)."""
        assert self._child is not None
        self._child.terminate()

    def signal(self, number: signal.Signals) -> None:
        """Send it a signal."""
        assert self._child is not None
        os.kill(self._child.pid, number)

    def limit_files(self, size: int = -1) -> None:
        """Let none of its files become larger, as a full disk does; -1: there is no limit any more. Linux."""
        import resource  # not on Windows

        assert self._child is not None
        resource.prlimit(self._child.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    async def kill(self) -> None:
        """End it at once (SIGKILL)."""
        assert self._child is not None
        self._child.kill()
        await self.ended()

    async def check(self) -> None:
        """Have ``maumau db check`` check every table, beside whoever plays: as long as it takes for all logs."""
        said = self.log.with_name("check")
        said.unlink(missing_ok=True)
        child = forked(start.check, self.environment, said)
        try:
            async with asyncio.timeout(CHECK_PATIENCE_S):
                while child.poll() is None:  # noqa: ASYNC110 -- another process is what it waits for
                    await asyncio.sleep(LOOKS_EVERY_S)
        finally:
            child.kill()
        assert child.poll() == 0, said.read_text(encoding="utf-8")

    def worked(self) -> float:
        """Seconds of processor time that it has used, where the system tells (Linux)."""
        assert self._child is not None
        stat = Path(f"/proc/{self._child.pid}/stat")
        if not stat.exists():
            return 0.0
        user, system = stat.read_text(encoding="ascii").rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

    def waited(self) -> float:
        """Seconds for which its main thread has waited for a processor that others used, where the system tells."""
        assert self._child is not None
        told = Path(f"/proc/{self._child.pid}/schedstat")
        return int(told.read_text(encoding="ascii").split()[1]) / 1e9 if told.exists() else 0.0

    def memory_mb(self, *, peak: bool = True) -> float:
        """The most memory that it has used, or what it uses now, in megabytes, where the system tells."""
        assert self._child is not None
        told, line = Path(f"/proc/{self._child.pid}/status"), "VmHWM:" if peak else "VmRSS:"
        return int(told.read_text(encoding="ascii").partition(line)[2].split()[0]) / 1024 if told.exists() else 0.0

    def said(self) -> str:
        """All that it has logged."""
        return self.log.read_text(encoding="utf-8")

    @property
    def url(self) -> str:
        """The address of its database."""
        return self.environment["DATABASE_URL"]

    def ask(self, query: str, *values: Any) -> list[Any]:
        """Ask its database."""
        if self.url.startswith("postgresql"):
            return asked(self.url, query)
        connection = sqlite3.connect(self.database)
        try:
            return connection.execute(query, values).fetchall()
        finally:
            connection.close()


class FreshProcess(BotProcess):
    """The same, started as an operator does: it imports all that it needs by itself."""

    def _launch(self, environment: Mapping[str, str]) -> Child:
        with self.log.open("ab") as log:
            return subprocess.Popen(
                [sys.executable, "-m", "tests.wire.start"], cwd=ROOT, env=environment, stdout=log, stderr=log
            )


SHARDS_A_PROCESS = 8


def sharded(discord: SmallDiscord, folder: Path, url: str, processes: int, guilds: int) -> list[BotProcess]:
    """Processes with some shards each on a database, and servers of theirs by turns instead of the only one."""
    discord.count = count = processes * SHARDS_A_PROCESS
    discord.limits.processes = processes
    discord.guilds.clear()
    for number in range(guilds):
        discord.add_guild(number * SHARDS_A_PROCESS % count + number % SHARDS_A_PROCESS, count)
    firsts = range(0, count, SHARDS_A_PROCESS)
    parts = [f"{first}-{first + SHARDS_A_PROCESS - 1}/{count}" for first in firsts]
    return [BotProcess(discord, folder, part, DATABASE_URL=url) for part in parts]
