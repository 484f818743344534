"""The bot as a process of its own, to be stopped and killed."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import sys
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from tests.support.paths import ROOT
from tests.wire.small_discord import SmallDiscord

PATIENCE = 60.0
"""Seconds within which a process starts or ends."""


class BotProcess:
    """``maumau run`` on a database in a folder; what it says is kept in ``log``."""

    def __init__(self, discord: SmallDiscord, folder: Path, **settings: str) -> None:
        self.discord, self.database, self.log = discord, folder / "maumau.db", folder / "log"
        self.environment = os.environ | {
            "WIRE": discord.address,
            "DISCORD_TOKEN": "token",
            "DATABASE_URL": f"sqlite+aiosqlite:///{self.database}",
            "COMPUTER_PAUSE": "0.5",
            "CARD_PICTURES": "off",
            "PYTHONWARNINGS": "default",
            **settings,
        }
        self._child: asyncio.subprocess.Process | None = None

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, why: BaseException | None, at: TracebackType | None
    ) -> None:
        if self._child is not None and self._child.returncode is None:
            await self.kill()

    async def begin(self) -> None:
        """Start the process, and do not wait for it."""
        self.discord.ready.clear()
        with self.log.open("ab") as log:
            self._child = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "tests.wire.start", cwd=ROOT, env=self.environment, stdout=log, stderr=log
            )

    async def start(self) -> None:
        """Start the process, and wait until it has logged in."""
        await self.begin()
        ready, ended = asyncio.create_task(self.discord.ready.wait()), asyncio.create_task(self.ended())
        await asyncio.wait({ready, ended}, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        ready.cancel()
        ended.cancel()
        if not self.discord.ready.is_set() and self._child is not None and self._child.returncode is None:
            await self.kill()
        assert self.discord.ready.is_set(), self.said()

    async def ended(self) -> int:
        """Wait until it has ended; its exit code."""
        assert self._child is not None
        async with asyncio.timeout(PATIENCE):
            return await self._child.wait()

    def terminate(self) -> None:
        """Ask it to stop (SIGTERM)."""
        assert self._child is not None
        self._child.terminate()

    async def kill(self) -> None:
        """End it at once (SIGKILL)."""
        assert self._child is not None
        self._child.kill()
        await self._child.wait()

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

    def memory_mb(self) -> float:
        """The most memory that it has used, in megabytes, where the system tells."""
        assert self._child is not None
        told = Path(f"/proc/{self._child.pid}/status")
        return int(told.read_text(encoding="ascii").partition("VmHWM:")[2].split()[0]) / 1024 if told.exists() else 0.0

    def said(self) -> str:
        """All that it has logged."""
        return self.log.read_text(encoding="utf-8")

    def ask(self, query: str, *values: Any) -> list[Any]:
        """Ask its database."""
        connection = sqlite3.connect(self.database)
        try:
            return connection.execute(query, values).fetchall()
        finally:
            connection.close()
