"""How far a reader walks through the code to follow one action: files, functions, calls and hops.

Each action is carried out once to warm the caches, then once more under ``sys.setprofile``. Counted are functions of
this project alone (``rules``, ``bot``, ``cogs``, ``lab``), on the thread of the event loop: what runs in SQLite's
thread or in ``asyncio.to_thread`` is left out. So are comprehensions, and the methods that ``dataclass`` writes.

- *files*, *functions*: how many different ones were entered.
- *calls*: how often a function was entered. A coroutine that goes on after an ``await`` is not entered again.
- *hops*: calls from a function of one file to a function of another, also by way of a library. Where a library calls
  by itself (a task that begins, a listener), nobody of the project has called, and it is no hop.
- *control hops*: hops into a function that itself calls into another file. A reader has to follow those; a leaf, such
  as ``text``, is read by its name.
- *edges*: how many different pairs of files are hopped between.
- *floors*: how many layers were entered, as ``[tool.importlinter]`` in ``pyproject.toml`` lists them; a package that
  is in no layer is a floor of its own.

The actions:

- *press*: somebody lays a card with a button of the hand in direct messages, from the arrival of the interaction until
  everything is answered and painted; before that the part until Discord is given the answer.
- *deadline*: the turn clock has run out, and the house plays; from the look of the timer until everything is painted.
- *film*: a finished round is read from the store and drawn, in this process.
- *round*: the laboratory plays a round.

    uv run python -m benchmarks.walk
    uv run python -m benchmarks.walk --detail press
"""

from __future__ import annotations

import argparse
import asyncio
import dis
import logging
import re
import sys
import tempfile
import tomllib
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

from benchmarks.film import play_round, read_round
from cogs.lookback.film import film
from lab.rounds import Setup, play_games
from rules.catalogue import make
from tests.support.house import House
from tests.support.repository import process
from tests.support.started import started

ROOT = Path(__file__).parents[1]
PACKAGES = ("rules", "bot", "cogs", "lab")
AIMS = {"files": 45, "files until answered": 38, "hops": 500, "control hops": 140, "edges": 150}
"""Aims for a press."""
DEADLINE_FILES_AIM = 35
LISTED_WAYS = 60
"""How many ways between files ``--detail`` lists."""
A_DAY_S = 24 * 3600

PEOPLE = ("ana", "bia", "caio", "dora")
CARDS = """
top 5S
hand ana 9S 5D KH 10H
hand bia 7H 2C 9C 10D
hand caio 9D 9H 5S 10C
hand dora 6H 6D 8S 10S
stock 4H 4D 6D 8C 4C 4S
turn ana
"""
LAID = "9♠"

Function = tuple[str, str]
"""A file, relative to the project, and the qualified name of a function there."""


@dataclass
class Walk:
    """What was entered while an action was carried out."""

    calls: Counter[Function] = field(default_factory=Counter)
    hops: Counter[tuple[Function, Function]] = field(default_factory=Counter)

    @property
    def files(self) -> set[str]:
        return {file for file, _ in self.calls}

    @property
    def floors(self) -> set[str]:
        return {floor_of(file) for file in self.files}

    @property
    def control_hops(self) -> int:
        going_on = {caller for caller, _ in self.hops}
        return sum(times for (_, entered), times in self.hops.items() if entered in going_on)

    @property
    def edges(self) -> set[tuple[str, str]]:
        return {(caller[0], entered[0]) for caller, entered in self.hops}

    def copy(self) -> Walk:
        return Walk(self.calls.copy(), self.hops.copy())

    def enter(self, frame: FrameType, event: str, _argument: object) -> None:
        """Count a call; what ``sys.setprofile`` is given."""
        if event != "call":
            return
        entered = function(frame.f_code)
        if entered is None or frame.f_lasti != first_instruction(frame.f_code):
            return
        self.calls[entered] += 1
        caller = frame.f_back
        while caller is not None:
            came_from = function(caller.f_code, within=True)
            if came_from is not None:
                if came_from[0] != entered[0]:
                    self.hops[came_from, entered] += 1
                return
            caller = caller.f_back


@cache
def function(code: CodeType, *, within: bool = False) -> Function | None:
    """The function of the project that this is; None for all others.

    A comprehension, a class body or a module is none; ``within``: it stands for the function in which it is.
    """
    path = Path(code.co_filename)
    if not path.is_relative_to(ROOT) or path.relative_to(ROOT).parts[0] not in PACKAGES:
        return None
    name = COMPREHENSION.sub("", code.co_qualname)
    if not code.co_flags & CO_OPTIMIZED or (name != code.co_qualname and not within):
        return None
    return path.relative_to(ROOT).as_posix(), name


COMPREHENSION = re.compile(r"(\.<locals>)?\.<(list|dict|set)comp>|(\.<locals>)?\.<genexpr>")
CO_OPTIMIZED = 1
"""The flag of code that is a function's, and not a module's or a class's."""


@cache
def first_instruction(code: CodeType) -> int:
    """Where a function is when it was entered; a generator that goes on is elsewhere."""
    return next(one.offset for one in dis.get_instructions(code) if one.opname == "RESUME")


@cache
def floors() -> dict[str, str]:
    """The floor on which each package or module stands, the longest names first."""
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]
    found = {package: package for package in PACKAGES}
    for contract in contracts:
        for container in contract.get("containers", [""]):
            for line in contract.get("layers", []):
                names = line.replace("|", " ").replace(":", " ").replace("(", " ").replace(")", " ").split()
                if container:
                    found |= {f"{container}.{name}": f"{container}: {' '.join(names)}" for name in names}
    return dict(sorted(found.items(), key=lambda one: -len(one[0])))


@cache
def floor_of(file: str) -> str:
    """The layer that a file belongs to."""
    module = file.removesuffix(".py").replace("/", ".")
    return next(floor for name, floor in floors().items() if f"{module}.".startswith(f"{name}."))


@contextmanager
def walking() -> Iterator[Walk]:
    """Count what is entered from here on."""
    walk = Walk()
    sys.setprofile(walk.enter)
    try:
        yield walk
    finally:
        sys.setprofile(None)


# what is walked


async def press(house: House) -> tuple[Walk, Walk]:
    """Lay a card with a button of the hand; the walk until the answer, and all of it."""
    await house.lay(CARDS)
    walk, until_answered = Walk(), []
    adapter: Any = house.env._webhook_adapter
    request = adapter.request

    async def noting(route: Any, *args: Any, **kwargs: Any) -> Any:
        if route.url.endswith("/callback"):
            until_answered.append(walk.copy())
        return await request(route, *args, **kwargs)

    adapter.request = noting
    forget = house.env._register_dispatch_observer(lambda _: sys.setprofile(walk.enter))
    try:
        await house.play(house.ana, LAID)
    finally:
        sys.setprofile(None)
        forget()
        adapter.request = request
    return until_answered[0], walk


async def deadline(house: House) -> Walk:
    """Let the turn clock run out."""
    await house.lay(CARDS)
    before = (await house.table()).version
    house.later(A_DAY_S)
    with walking() as walk:
        with house.env._bot_scope():
            await house.services.timer.tick()
        await house.env.settle()
    assert (await house.table()).version > before
    return walk


async def drawn_film(directory: Path) -> Walk:
    """Read a finished round, and draw it."""
    async with process(directory / "film.db") as here:
        await here.store.servers.meet(1, "en-US")
        for person, name in enumerate(PEOPLE, 1):
            await here.store.people.meet(person, name, "en-US")
        number = await play_round(here, make("voador"), len(PEOPLE), seed=1)
        assert number is not None
        film(await read_round(here, number))
        with walking() as walk:
            film(await read_round(here, number))
        return walk


def simulated_round() -> Walk:
    """Play a round of sensible players."""
    setup = Setup(game="voador", players=len(PEOPLE))
    play_games(setup, [0])
    with walking() as walk:
        play_games(setup, [1])
    return walk


async def walks() -> dict[str, Walk]:
    """All of them by name."""
    found = {}
    with tempfile.TemporaryDirectory() as directory:
        async with started(Path(directory)) as house:
            await house.begun(*PEOPLE)
            await press(house)
            found["press, until answered"], found["press"] = await press(house)
            await deadline(house)
            found["deadline"] = await deadline(house)
        found["film"] = await drawn_film(Path(directory))
    found["round"] = simulated_round()
    return found


# what is printed


def summary(found: dict[str, Walk]) -> None:
    """Print the figures, and whether the aims are met."""
    heads = ("files", "functions", "calls", "hops", "control", "edges", "floors")
    print(f"{'':<24}" + "".join(f"{head:>10}" for head in heads))
    for name, walk in found.items():
        figures = (
            len(walk.files),
            len(walk.calls),
            walk.calls.total(),
            walk.hops.total(),
            walk.control_hops,
            len(walk.edges),
            len(walk.floors),
        )
        print(f"{name:<24}" + "".join(f"{figure:>10}" for figure in figures))
    print()
    press = found["press"]
    measured = {
        "files": len(press.files),
        "files until answered": len(found["press, until answered"].files),
        "hops": press.hops.total(),
        "control hops": press.control_hops,
        "edges": len(press.edges),
    }
    aims = [(f"{what} of a press", figure, AIMS[what]) for what, figure in measured.items()]
    for what, figure, aim in (*aims, ("files of a deadline", len(found["deadline"].files), DEADLINE_FILES_AIM)):
        print(f"{what:<34}{figure:>7}   aim {aim}: {'met' if figure <= aim else 'missed'}")


def detail(name: str, walk: Walk) -> None:
    """Print the files of a walk, and the ways between functions of different files."""
    into: Counter[str] = Counter()
    for (_, entered), times in walk.hops.items():
        into[entered[0]] += times
    print(f"\n{name}\n{'lines':>6}{'functions':>11}{'calls':>7}{'hops to':>9}  file")
    for file in sorted(walk.files):
        lines = len((ROOT / file).read_text(encoding="utf-8").splitlines())
        calls = [times for (where, _), times in walk.calls.items() if where == file]
        print(f"{lines:>6}{len(calls):>11}{sum(calls):>7}{into[file]:>9}  {file}")
    print(f"\n{'times':>6}  from -> to")
    for (came_from, entered), times in walk.hops.most_common(LISTED_WAYS):
        print(f"{times:>6}  {':'.join(came_from)} -> {':'.join(entered)}")


def main() -> None:
    logging.disable(logging.WARNING)
    asked = argparse.ArgumentParser(description="How far a reader walks through the code to follow one action.")
    asked.add_argument("--detail", metavar="ACTION", help="list the files and hops of this action, too")
    name = asked.parse_args().detail
    found = asyncio.run(walks())
    summary(found)
    if name:
        detail(name, found[name])


if __name__ == "__main__":
    main()
