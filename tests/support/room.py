"""A process, its timer and a clock that is set by hand: what is due at tables, without Discord."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.tables.deadlines import Timer
from bot.tables.lobby import Location, TableSetup
from bot.tables.table import Player, Refused, Table
from rules.cards import parse
from rules.script.reading import read
from rules.script.replay import lay_out
from rules.table import Action
from tests.support.repository import Process, process

NOON = 1_000_000.0
PAUSE = 2.0


class Room:
    """A process, its timer, and a clock that is set by hand. It is painter to its timer as well."""

    def __init__(self, here: Process) -> None:
        self.here, self.at = here, NOON
        self.retried, self.woken = 0, list[int]()
        here.tables.now = lambda: self.at
        here.tables.chance.pick = lambda moves: moves[0]
        self.tables, self.lobbies, self.matches = here.tables, here.lobbies, here.matches
        stand_in: Any = self
        self.timer = Timer(here.store.database, here.store.clock, here.tables, here.deadlines, stand_in)

    async def retry(self) -> None:
        self.retried += 1

    async def check_message(self, _: Table) -> None: ...

    def wake(self, number: int) -> None:
        self.woken.append(number)

    async def lobby(self, game: str, *names: str, computers: int = 0, **chosen: Any) -> int:
        """A lobby with these people; the first one is host, and a person's id is its seat and one."""
        await self.here.store.servers.meet(1, "en-US")
        for person, name in enumerate(names, 1):
            await self.here.store.people.meet(person, name, "en-US")
        number = (await self.lobbies.open(Location(1, 10), Player(1, names[0]), TableSetup(game))).id
        for person, name in enumerate(names[1:], 2):
            await self.lobbies.sit(number, person, name)
        for _ in range(computers):
            await self.lobbies.add_computer(number, 1)
        for name, value in chosen.items():
            await self.lobbies.set_option(number, 1, name, value)
        return number

    async def laid(self, script: str, **chosen: Any) -> int:
        """A match laid out as a script says; its computers sit last."""
        setting = read(script)
        people = [name for name in setting.seats if name not in setting.computers]
        options = {name: str(value) for name, value in setting.options.items()}
        number = await self.lobby(setting.game, *people, computers=len(setting.computers), **options, **chosen)
        await self.lobbies.start(number, 1)
        async with self.tables.changing(number) as table:
            table.set_state(lay_out(setting, table.game))
            table.prompt = table.version + 1
            table.deadlines = {}
            await self.tables.apply(table, [])
        return number

    async def act(self, at: int, person: int, verb: str, *cards: str, **more: Any) -> None:
        await self.matches.act(at, person, [Action(verb, tuple(map(parse, cards)), **more)])

    async def turn_of(self, number: int, person: int) -> None:
        """A person does what comes first, until it is somebody else's turn."""
        table = await self.get(number)
        assert table.state is not None
        assert table.awaited == (person - 1,)
        while table.awaited == (person - 1,):
            await self.matches.act(number, person, [table.game.moves(table.state, person - 1)[0]])
            table = await self.get(number)

    async def later(self, seconds: float, *, ticks: int = 1) -> None:
        """So much time passes, and the timer looks."""
        self.at += seconds
        for _ in range(ticks):
            await self.timer.tick()

    async def get(self, number: int) -> Table:
        return await self.tables.get(number)

    async def state(self, number: int) -> Any:
        return (await self.get(number)).state

    async def left(self, number: int) -> dict[str, float]:
        """How many seconds are left until each deadline, but that of a forgotten table."""
        return {kind: due - self.at for kind, due in (await self.get(number)).deadlines.items() if kind != "stale"}


@asynccontextmanager
async def room(tmp_path: Path) -> AsyncIterator[Room]:
    async with process(tmp_path / "m.db") as here:
        yield Room(here)


async def why(asked: Any) -> tuple[str, dict[str, Any]]:
    """Why something cannot be done."""
    with pytest.raises(Refused) as refused:
        await asked
    return refused.value.key, refused.value.facts


TURN = "rules classic\nseats ana bia\ntop 5S\nhand ana 6S 5D KH\nhand bia 6D 2C 9C\nturn ana"
COMPUTER = "rules classic\nseats ana zezé\ncomputers zezé\ntop 5S\nhand ana 6S 5D KH\nhand zezé 6D 2C 9C\nturn zezé"
LAST = "rules classic\nseats ana bia\ntop 5S\nhand ana 6S\nhand bia 6D 2C 9C\nturn ana"
LIMIT = "rules ime\noption time_limit 3\nseats ana bia\ntop 5C\nhand ana 6C 9C\nhand bia 3D 9H\nturn ana"
VOTE = "rules ime\noption cyclic on\nseats ana bia caio\ntop 5C\nhand ana 6C 9C\nhand bia 3D 9H\nhand caio 8H 3C"
