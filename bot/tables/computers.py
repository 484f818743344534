"""Moves of computer players. Each plays by its level, and all move after the same pause; it is longer while a
person has a last card to announce, or can accuse a computer player of not having done so.

A thinking player begins to think when it is asked. At the end of the pause its result is played; without a result, a
``sensible`` move. So nobody waits for it, and no delay tells how hard the decision was (COM-22).
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from time import monotonic
from typing import NamedTuple

from bot.process.jobs import NotDone, Worker
from bot.tables.repository import Tables
from bot.tables.table import Table
from bot.tables.transition import is_seen_by_all, question
from rules.catalogue import make_saved
from rules.game import SomeGame
from rules.match import Match
from rules.options import Value
from rules.records import Json
from rules.strategies import sensible
from rules.strategies.by_name import DEFAULT_PLAYOUTS, thinking
from rules.strategies.levels import HARD, mistaken
from rules.strategies.thinking import Budget
from rules.table import Action, IllegalAction, Said, SomeEvent, Stalled

log = logging.getLogger(__name__)


Todo = list[tuple[int, Action]]
Chooses = Callable[[SomeGame, Match, int], Awaitable[Action]]
"""Chooses the action of a seat from which a decision is awaited."""


class Thought(NamedTuple):
    """The running computation for the decision of a seat, with its state. Its result is valid for that state only."""

    state: Match
    seat: int
    task: asyncio.Task[Todo | None]

    @property
    def ready(self) -> bool:
        """Whether there is a result."""
        return self.task.done() and not self.task.cancelled() and self.task.exception() is None


class Computers:
    """Chooses actions for computer players. Without a ``thinker``, the hard ones play ``sensible`` moves."""

    def __init__(self, tables: Tables, thinker: Thinker | None = None) -> None:
        self.tables, self.thinker = tables, thinker
        self._thoughts: dict[int, Thought] = {}

    def start_thinking(self, table: Table) -> None:
        """After a change of a table: if the seat that is asked now belongs to a thinking player, it begins to think."""
        seat, known = computer_to_move(table), self._thoughts.get(table.id)
        if known is not None and known.state is table.state and known.seat == seat:
            return
        self._forget(table.id)
        if self.thinker is None or seat is None or table.state is None or table.level(seat) != HARD:
            return
        task = asyncio.create_task(self._think(self.thinker, table, seat), name=f"thinking at table {table.id}")
        self._thoughts[table.id] = Thought(table.state, seat, task)

    async def todo(self, table: Table, seat: int) -> Todo:
        """Return the actions of the computer player of a seat, until its decision is settled."""
        known = self._thoughts.get(table.id)
        if known is not None and known.state is table.state and known.seat == seat and known.ready:
            found = known.task.result()
            if found is not None:
                return found
        return await self._decide(table, seat, partial(self._erring, table.errs(seat)))

    async def sensible(self, table: Table, seat: int) -> Todo:
        """Return the actions of the house for a person whose time is up."""
        return await self._decide(table, seat, self._sensibly)

    async def stop(self) -> None:
        """Stop all thinking."""
        tasks = [thought.task for thought in self._thoughts.values()]
        for number in [*self._thoughts]:
            self._forget(number)
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _think(self, thinker: Thinker, table: Table, seat: int) -> Todo | None:
        try:
            return await self._decide(table, seat, partial(thinker.choose, table.server))
        except NotDone as fault:
            log.warning("a computer player at table %s got no result: %s", table.id, fault)
        except (IllegalAction, Stalled) as fault:
            log.error("the move that was computed at table %s cannot be made (%s)", table.id, type(fault).__name__)
        return None

    async def _decide(self, table: Table, seat: int, chooses: Chooses) -> Todo:
        """Return actions of a seat until its decision is settled. A hidden draw does not settle it (COM-22)."""
        state, todo = table.begun_state().copy(), Todo()
        before = question(state)
        happened: list[SomeEvent] = []
        while not is_seen_by_all(before, state, happened):
            action = await chooses(table.game, state, seat)
            todo.append((seat, action))
            happened = [*table.game.apply(state, seat, action, int(self.tables.now()))]
        return todo

    async def _sensibly(self, game: SomeGame, state: Match, seat: int) -> Action:
        return await asyncio.to_thread(sensible.choose, game.view(state, seat), self.tables.chance.pick)

    async def _erring(self, share: float, game: SomeGame, state: Match, seat: int) -> Action:
        found = await asyncio.to_thread(mistaken, game, state, seat, share, self.tables.chance.lot) if share else None
        return await self._sensibly(game, state, seat) if found is None else found

    def _forget(self, number: int) -> None:
        known = self._thoughts.pop(number, None)
        if known is not None:
            known.task.cancel()


def computer_to_move(table: Table) -> int | None:
    """Return the seat for which a computer player decides next, or None."""
    if table.closed is not None:
        return None
    return next((seat for seat in table.awaited if seat in table.computers), None)


THINKING_LIMIT_S = 0.5
"""Upper bound on thinking time, in seconds. It is shorter when other decisions wait or the pause is short. Usually the
playouts are done long before: they make the level, not the time."""
HANGING_AFTER_S = 10.0
"""A process that has not answered after this time hangs, in seconds. No table waits that long."""


class Thinker:
    """Thinks about a decision in the process of a worker, within the pause before a computer player's move."""

    def __init__(self, worker: Worker, pause: float) -> None:
        self.most = min(THINKING_LIMIT_S, pause / 4)
        self._worker = worker

    async def choose(self, server: int, game: SomeGame, state: Match, seat: int) -> Action:
        """Choose the action of a seat from which a decision is awaited, at a table of a server. Raises ``NotDone``."""
        seconds = self.most / (1 + self._worker.waiting)
        given = (game.source, dict(game.options), state.save(), seat, seconds)
        return Action(*await self._worker.run_job(server, choose_action, *given, limit=HANGING_AFTER_S))


def choose_action(source: str, options: Mapping[str, Value], saved: Json, seat: int, seconds: float) -> Said:
    """Choose an action within this time. The strategy gets the table as its seat knows it, and nothing more."""
    game = make_saved(source, options)
    plays = thinking(Budget(DEFAULT_PLAYOUTS, seconds, monotonic))
    return plays(game, game.load(saved), seat, secrets.SystemRandom()).plain()
