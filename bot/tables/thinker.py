"""Where computer players think that take their time: in a process of its own, never on the event loop."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from time import monotonic

from bot.process.worker import Worker
from rules.catalogue import make
from rules.match import Match
from rules.options import Value
from rules.records import Json
from rules.rounds import SomeGame
from rules.strategies.players import thinking
from rules.strategies.thinking import Budget
from rules.table import Action, Said

THINKING_LIMIT_S = 0.5
"""Upper bound on thinking time, in seconds. It is shorter where others wait or the pause is short."""
HANGING_AFTER_S = 10.0
"""A process that has not answered for this long hangs, in seconds. No table waits for it so long."""


class Thinker:
    """Thinks about one decision after the other, within the pause that a computer player makes anyway."""

    def __init__(self, pause: float) -> None:
        self.most = min(THINKING_LIMIT_S, pause / 4)
        self._worker = Worker(HANGING_AFTER_S)

    async def choose(self, game: SomeGame, state: Match, seat: int) -> Action:
        """What the seat does, from which a decision is awaited. Raises ``NotDone``."""
        seconds = self.most / (1 + self._worker.waiting)
        return Action(*await self._worker.do(thought, game.name, dict(game.options), state.save(), seat, seconds))

    def stop(self) -> None:
        """Think no more."""
        self._worker.stop()


def thought(name: str, options: Mapping[str, Value], saved: Json, seat: int, seconds: float) -> Said:
    """What comes to mind within so many seconds. Who thinks is handed the table as its seat knows it, and no more."""
    game = make(name, options)
    plays = thinking(Budget(seconds=seconds, clock=monotonic))
    return plays(game, game.load(saved), seat, secrets.SystemRandom()).plain()
