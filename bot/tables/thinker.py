"""Where thinking computer players compute: in a process of its own, never on the event loop."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from time import monotonic

from bot.process.worker import Worker
from rules.catalogue import make_saved
from rules.match import Match
from rules.options import Value
from rules.records import Json
from rules.rounds import SomeGame
from rules.strategies.by_name import thinking
from rules.strategies.thinking import Budget
from rules.table import Action, Said

THINKING_LIMIT_S = 0.5
"""Upper bound on thinking time, in seconds. It is shorter when other decisions wait or the pause is short."""
HANGING_AFTER_S = 10.0
"""A worker process that has not answered after this time hangs, in seconds. No table waits that long."""


class Thinker:
    """Thinks about one decision after the other, within the pause before a computer player's move."""

    def __init__(self, pause: float) -> None:
        self.most = min(THINKING_LIMIT_S, pause / 4)
        self._worker = Worker(HANGING_AFTER_S)

    async def choose(self, server: int, game: SomeGame, state: Match, seat: int) -> Action:
        """Choose the action of a seat from which a decision is awaited, at a table of a server. Raises ``NotDone``."""
        seconds = self.most / (1 + self._worker.waiting)
        given = (game.source, dict(game.options), state.save(), seat, seconds)
        return Action(*await self._worker.do(server, thought, *given))

    def stop(self) -> None:
        """Stop the worker process."""
        self._worker.stop()


def thought(source: str, options: Mapping[str, Value], saved: Json, seat: int, seconds: float) -> Said:
    """Choose an action within this time. The strategy gets the table as its seat knows it, and nothing more."""
    game = make_saved(source, options)
    plays = thinking(Budget(seconds=seconds, clock=monotonic))
    return plays(game, game.load(saved), seat, secrets.SystemRandom()).plain()
