"""What lies between a press and its answer: statements, commits, and the interpreter's instructions, by room.

Nothing here is a time: the figures are the same on every machine, whatever else it does. Presses of one match are
counted as in ``benchmarks/turns.py``, from the dispatch of ``INTERACTION_CREATE`` to the callback request, on the
thread of the event loop. The same is counted for a bare discord.py bot. An *instruction* is one of CPython's bytecode;
work within C counts as one, so this tells what our code and our libraries do, and ``turns`` how long it takes.

    uv run python -m benchmarks.press
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from statistics import median
from types import CodeType, FrameType
from typing import Any

import discord

from benchmarks.bare import Bare
from benchmarks.turns import TimedEnv, bare_button, begun, simcord_of, start
from rules.match import PLAYING

PRESSES, WARMING = 120, 20
"""How many presses are counted, and how many before them are not: they fill caches."""
ROOT = Path(__file__).parents[1]
SHOWN_ROOMS = 30
DOUBLE = "SimCord"
"""What stands for Discord. It is not counted: it copies each message, a large hand of cards and a small one alike."""


@dataclass
class Press:
    """What one press has cost."""

    instructions: Counter[str] = field(default_factory=Counter)
    """By the room: a package of ours, or a library."""
    statements: list[str] = field(default_factory=list)

    @property
    def commits(self) -> int:
        return self.statements.count("COMMIT")

    @property
    def asked(self) -> int:
        """Statements that are no part of a transaction's frame."""
        return sum(not sql.startswith(("BEGIN", "COMMIT", "PRAGMA", "ROLLBACK")) for sql in self.statements)


class CountingEnv(TimedEnv):
    """SimCord that counts what lies between an interaction and its answer."""

    def __init__(self, bot: discord.Client, **options: Any) -> None:
        super().__init__(bot, **options)
        self.presses: list[Press] = []
        self.counting = False
        self._press: Press | None = None

    async def start(self) -> None:
        await super().start()
        adapter = self._webhook_adapter
        request = adapter.request

        async def counted(route: Any, *args: Any, **kwargs: Any) -> Any:
            if self._press is not None and route.url.endswith("/callback"):
                sys.settrace(None)
                self.presses.append(self._press)
                self._press = None
            return await request(route, *args, **kwargs)

        adapter.request = counted

    def _dispatched(self, interaction: object) -> None:
        super()._dispatched(interaction)
        if self.counting:
            self._press = Press()
            sys.settrace(tracer(self._press.instructions))

    def note(self, statement: str) -> None:
        """Count a statement of SQLite, if a press is being answered."""
        if self._press is not None:
            self._press.statements.append(statement)


def tracer(counted: Counter[str]) -> Callable[[FrameType, str, object], Any]:
    """What ``sys.settrace`` is given to count instructions by room."""

    def enter(frame: FrameType, _event: str, _argument: object) -> Any:
        where = DOUBLE if _is_compared_by_double(frame) else room(frame.f_code)
        frame.f_trace_opcodes, frame.f_trace_lines = True, False

        def count(_frame: FrameType, event: str, _argument: object) -> Any:
            if event == "opcode":
                counted[where] += 1
            return count

        return count if where != DOUBLE else None

    return enter


def _is_compared_by_double(frame: FrameType | None) -> bool:
    """Whether SimCord looks something up in its own lists, with a comparison that Python has written for it."""
    if frame is None or frame.f_code.co_name != "__eq__":
        return False
    while frame is not None and frame.f_code.co_name == "__eq__":
        frame = frame.f_back
    return frame is not None and room(frame.f_code) == DOUBLE


@cache
def room(code: CodeType) -> str:
    """The room in which code stands: ``bot/views``, or a library's name."""
    path = Path(code.co_filename)
    if "site-packages" in path.parts:
        name = path.parts[path.parts.index("site-packages") + 1].removesuffix(".py")
        return name if name != "simcord" else DOUBLE
    if path.is_relative_to(ROOT):
        found = "/".join(path.relative_to(ROOT).with_suffix("").parts[:2])
        return found if not found.startswith("tests/") else DOUBLE
    if path.stem == "copy":
        return DOUBLE
    return "asyncio" if "asyncio" in path.parts else f"{path.stem} of the standard library"


@contextmanager
def statements_noted(note: Callable[[str], None]) -> Iterator[None]:
    """Note every statement that SQLite executes on connections opened meanwhile."""
    connect = sqlite3.connect

    def connected(*args: Any, **kwargs: Any) -> sqlite3.Connection:
        connection = connect(*args, **kwargs)
        connection.set_trace_callback(note)
        return connection

    sqlite3.connect = connected
    try:
        yield
    finally:
        sqlite3.connect = connect


async def ours(directory: Path, presses: int = PRESSES) -> list[Press]:
    """Turns of matches with this bot."""
    envs: list[CountingEnv] = []
    with statements_noted(lambda statement: envs[-1].note(statement) if envs else None):
        while sum(len(env.presses) for env in envs) < presses + WARMING:
            async with begun(directory, seed=len(envs) + 1, env_of=CountingEnv) as match:
                assert isinstance(match.env, CountingEnv)
                envs.append(match.env)
                await start(match)
                match.env.counting = True
                while await match.phase() == PLAYING:
                    await match.env.advance_time(match.dice.randint(20, 90))
                    await match.turn()
                match.env.counting = False
    return [press for env in envs for press in env.presses][WARMING : presses + WARMING]


async def bare(presses: int = PRESSES) -> list[Press]:
    """Presses with the bare bot."""
    async with simcord_of(CountingEnv(Bare())) as env:
        assert isinstance(env, CountingEnv)
        press = await bare_button(env)
        env.counting = True
        for _ in range(presses + WARMING):
            await press()
        return env.presses[WARMING:]


def instructions(presses: list[Press]) -> float:
    """The median of the instructions of a press."""
    return median(press.instructions.total() for press in presses)


def main() -> None:
    with tempfile.TemporaryDirectory() as directory:
        counted = asyncio.run(ours(Path(directory)))
    least = instructions(asyncio.run(bare()))
    many = instructions(counted)
    print(f"statements {median(press.asked for press in counted):.0f}, at most {max(press.asked for press in counted)}")
    print(f"commits {median(press.commits for press in counted):.0f}")
    print(f"instructions {many:,.0f}, of the bare bot {least:,.0f}: {many / least:.2f} times")
    rooms = sum((press.instructions for press in counted), Counter[str]())
    for where, number in rooms.most_common(SHOWN_ROOMS):
        print(f"{number / rooms.total():>8.1%}  {number / len(counted):>10,.0f}  {where}")


if __name__ == "__main__":
    logging.disable(logging.WARNING)
    main()
