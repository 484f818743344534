"""What computer players do: each as well as its level says, and all after the same pause.

Whoever thinks begins when it is asked, and what has come of it by the end of the pause is played; else it plays what is
sensible. So nobody waits for it, and no delay tells what it was about (COM-22).
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from bot.process.worker import NotDone
from bot.tables.repository import Choose, Tables
from bot.tables.table import EASY, HARD, USUAL, Refused, Table
from bot.tables.thinker import Thinker
from bot.tables.transition import question, unseen
from rules.families import family_of
from rules.match import Match
from rules.rounds import SomeGame
from rules.strategies import sensible
from rules.table import Action, IllegalAction, SomeEvent, Stalled

log = logging.getLogger(__name__)

Todo = list[tuple[int, Action]]
Chooses = Callable[[SomeGame, Match, int], Awaitable[Action]]
"""What a seat does, from which a decision is awaited."""


class Thought(NamedTuple):
    """What is thought about the decision of a seat, and in which state: it counts in that very one alone."""

    state: Match
    seat: int
    task: asyncio.Task[Todo | None]

    @property
    def ready(self) -> bool:
        """Whether it has come to an end."""
        return self.task.done() and not self.task.cancelled() and self.task.exception() is None


class Computers:
    """Chooses for computer players. Without a ``thinker`` the hard ones play what is sensible."""

    def __init__(self, tables: Tables, thinker: Thinker | None = None) -> None:
        self.tables, self.thinker = tables, thinker
        self._thoughts: dict[int, Thought] = {}

    def foresee(self, table: Table) -> None:
        """A table was changed: whoever is asked there now and takes its time begins to think."""
        seat, known = asked(table), self._thoughts.get(table.id)
        if known is not None and known.state is table.state and known.seat == seat:
            return
        self._forget(table.id)
        if self.thinker is None or seat is None or table.state is None or level_of(table, seat) != HARD:
            return
        task = asyncio.create_task(self._think(self.thinker, table, seat), name=f"thinking at table {table.id}")
        self._thoughts[table.id] = Thought(table.state, seat, task)

    async def todo(self, table: Table, seat: int) -> Todo:
        """What the computer player of a seat does, until its decision has fallen."""
        known = self._thoughts.get(table.id)
        if known is not None and known.state is table.state and known.seat == seat and known.ready:
            found = known.task.result()
            if found is not None:
                return found
        return await self._decided(table, seat, self._easily if level_of(table, seat) == EASY else self._sensibly)

    async def sensible(self, table: Table, seat: int) -> Todo:
        """What the house does for a person whose time is up."""
        return await self._decided(table, seat, self._sensibly)

    async def stop(self) -> None:
        """Think no more."""
        tasks = [thought.task for thought in self._thoughts.values()]
        for number in [*self._thoughts]:
            self._forget(number)
        await asyncio.gather(*tasks, return_exceptions=True)
        if self.thinker is not None:
            self.thinker.stop()

    async def _think(self, thinker: Thinker, table: Table, seat: int) -> Todo | None:
        try:
            return await self._decided(table, seat, thinker.choose)
        except NotDone as fault:
            log.warning("nothing was thought at table %s (%s)", table.id, type(fault.__cause__ or fault).__name__)
        except (IllegalAction, Stalled) as fault:
            log.error("what was thought at table %s cannot be done (%s)", table.id, type(fault).__name__)
        return None

    async def _decided(self, table: Table, seat: int, chooses: Chooses) -> Todo:
        """What a seat does until its decision has fallen: a hidden draw leaves it open (COM-22)."""
        if table.state is None:
            raise Refused("not-started")
        state, todo, before = table.state.copy(), Todo(), question(table.state)
        happened: list[SomeEvent] = []
        while question(state) == before and unseen(happened):
            action = await chooses(table.game, state, seat)
            todo.append((seat, action))
            happened = [*table.game.apply(state, seat, action, int(self.tables.now()))]
        return todo

    async def _sensibly(self, game: SomeGame, state: Match, seat: int) -> Action:
        return await asyncio.to_thread(sensible.choose, game.view(state, seat), self.tables.chance.pick)

    async def _easily(self, game: SomeGame, state: Match, seat: int) -> Action:
        return easily(game, state, seat, self.tables.chance.pick)

    def _forget(self, number: int) -> None:
        known = self._thoughts.pop(number, None)
        if known is not None:
            known.task.cancel()


def asked(table: Table) -> int | None:
    """The seat for which a computer player decides next."""
    if table.closed is not None:
        return None
    return next((seat for seat in table.awaited() if table.by_computer(seat)), None)


def level_of(table: Table, seat: int) -> str:
    """How well the computer player of a seat plays; whoever sits in for a person plays as usual."""
    player = table.players[seat]
    return USUAL if player.person is not None else player.level


def easily(game: SomeGame, state: Match, seat: int, pick: Choose) -> Action:
    """Half the time whatever gets rid of most cards, else any move: who begins to play wins now and then."""
    moves = game.moves(state, seat)
    most = family_of(game).strategy.greedy(moves)
    return pick([*list(moves) * len(most), *list(most) * len(moves)])
