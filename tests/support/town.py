"""People at one table who do whatever comes to their minds, and matches that they have played."""

from __future__ import annotations

from random import Random

from bot.tables.lobby import Location, TableSetup
from bot.tables.table import Player, Refused, Table
from rules.catalogue import RULEBOOKS, make
from rules.game import SomeGame
from rules.match import PLAYING, WAITING
from rules.shedding.talk import DECLARING, SPEECH
from rules.table import Action, IllegalAction
from tests.support.games import seats
from tests.support.repository import Process

PEOPLE = range(1, 9)


class Town:
    """People at one table who do whatever comes to their minds, and a clock that goes on."""

    def __init__(self, here: Process, chance: Random) -> None:
        self.here, self.chance, self.now = here, chance, 1_000_000.25
        here.tables.now = lambda: self.now
        here.tables.chance.pick = chance.choice
        here.tables.chance.new_seed = lambda: str(chance.random())

    async def open(self, game: SomeGame) -> int:
        """A table of this game, begun."""
        await self.here.store.servers.meet(1, "en-US")
        for person in PEOPLE:
            await self.here.store.people.meet(person, f"P{person}", "en-US")
        lobby = await self.here.lobbies.open(Location(1, 10), Player(1, "P1"), TableSetup(game.name))
        async with self.here.tables.changing(lobby.id) as table:
            table.game = game
            table.settings["turn_clock"] = "1m"
            await self.here.tables.save(table)
        for person in range(2, seats(game, self.chance) + 1):
            if person not in PEOPLE or self.chance.random() < 0.2:
                await self.here.lobbies.add_computer(lobby.id, 1)
            else:
                await self.here.lobbies.sit(lobby.id, person, f"P{person}")
        await self.here.lobbies.start(lobby.id, 1)
        return lobby.id

    async def something(self, number: int) -> bool:
        """Somebody does something, or the clock does; False once the table is closed."""
        table = await self.here.tables.get(number)
        if table.closed is not None:
            return False
        self.now += self.chance.choice((0.5, 3.25, 8.0, 45.0))
        try:
            if self.chance.random() < 0.25:
                await self.time(table)
            else:
                await self.person(table)
        except (IllegalAction, Refused):
            pass
        return True

    async def time(self, table: Table) -> None:
        """The next deadline has come."""
        due = [(at, kind) for kind, at in table.deadlines.items() if kind != "stale"]
        if not due:
            return  # a team waits for somebody to join
        kind = min(due)[1]
        self.now = max(self.now, table.deadlines[kind])
        await self.here.deadlines.meet(table.id, kind)

    async def person(self, table: Table) -> None:
        """A person acts, talks, votes, leaves, or comes (back)."""
        chance, number, state = self.chance, table.id, table.state
        assert state is not None
        person = chance.choice(PEOPLE)
        seat, kind = table.seat_of(person), chance.random()
        if seat is None:
            if kind < 0.5:
                await self.here.lobbies.sit(number, person, f"P{person}")
            elif kind < 0.6:
                await self.here.lobbies.add_computer(number, table.host)
            return
        if state.phase == WAITING:
            await self.here.matches.deal(number, person)
        elif kind < 0.04:
            await self.here.lobbies.leave_seat(number, person)
        elif kind < 0.12:
            bits = chance.choice((0, SPEECH, DECLARING, SPEECH | DECLARING))
            cards = (chance.randrange(52),) if chance.random() < 0.3 else ()
            await self.act(table, person, Action("says", cards, number=bits))
        elif kind < 0.2:
            rules = [*table.game.charges, "COM-9"]
            charge = Action("charge", seat=chance.choice(state.order), text=chance.choice(rules))
            proposal = Action("propose", text=chance.choice([*table.game.proposals, "COM-9"]))
            await self.act(table, person, chance.choice((charge, proposal, Action("vote", number=chance.randrange(2)))))
        elif kind < 0.3 and (beside := table.game.out_of_turn_actions(state, seat)):
            await self.act(table, person, chance.choice(beside))
        elif state.phase == PLAYING and (awaited := [one for one in table.awaited if one not in table.computers]):
            seat = chance.choice(awaited)
            moves = table.game.moves(state, seat)
            mover = table.players[seat].person
            assert mover is not None
            await self.act(table, mover, chance.choice(moves))

    async def act(self, table: Table, person: int, action: Action) -> None:
        await self.here.matches.act(table.id, person, [action])


async def match(here: Process, name: str = "voador", seed: int = 1) -> int:
    """A short match that was played to its end by people and by time."""
    chance = Random(f"{name} {seed}")
    town = Town(here, chance)
    options = {"target": 1} if any(option.name == "target" for option in RULEBOOKS[name].options) else {}
    number = await town.open(make(name, options))
    for _ in range(60):
        if not await town.something(number):
            break
    while (table := await here.tables.get(number)).closed is None:
        if any(kind != "stale" for kind in table.deadlines):
            await town.time(table)
        else:  # nobody has a clock: a team waits for somebody
            await here.lobbies.leave_seat(number, table.host)
    return number
