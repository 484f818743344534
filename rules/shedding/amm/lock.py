"""*Boi na linha*: a two locks the game, and another one unlocks it (AMM-36)."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from rules.cards import OF_RANK, OF_SUIT, TWO
from rules.records import Seat, but, record
from rules.shedding.amm.amm_state import TOGETHER, Advanced, own
from rules.shedding.contract import Effect, MauMauPlay, Ruleset, RulesFeature
from rules.shedding.events import Laid, MauMauEvent
from rules.shedding.laying import Fitting
from rules.shedding.state import MauMauState

TWOS = OF_RANK[TWO]


def locked(state: MauMauState) -> bool:
    """Whether the game is locked."""
    kept = state.own
    return isinstance(kept, Advanced) and kept.locked


@record
class Locked(MauMauEvent):
    """The game is locked by a two (AMM-36), or unlocked."""

    follows: ClassVar[bool] = True
    seat: Seat
    locked: bool

    def change(self, state: MauMauState) -> None:
        state.own = but(own(state), locked=self.locked)


@record
class Lock(Effect):
    """A two locks the game, or unlocks it (AMM-36)."""

    word: ClassVar[str] = "lock"
    shipped: ClassVar[str] = TOGETHER
    about: ClassVar[tuple[str, ...]] = ("boi", "locked", "AMM-36")

    def run(self, play: MauMauPlay, laid: Laid, out: bool) -> None:
        play.emit(Locked(laid.seat, locked=not locked(play.state)))


class UnderLock(Fitting):
    """Under the lock nothing but a two goes, which respects a call (AMM-36)."""

    __slots__ = ()

    def mask(self, state: MauMauState, seat: Seat) -> int:
        if state.debt or not locked(state):
            return Fitting.mask(self, state, seat)
        return TWOS & OF_SUIT[state.call] if state.call >= 0 and seat != state.caller else TWOS

    def frees(self, state: MauMauState) -> bool:
        """Under the lock one draws also with a two in hand, and may keep one just drawn (AMM-36)."""
        return locked(state)


@record
class MayBeLocked(RulesFeature):
    """While the game is locked nothing but a two goes; it may be drawn and kept all the same (AMM-36)."""

    word: ClassVar[str] = "locks"
    shipped: ClassVar[str] = TOGETHER

    def fit(self, rules: Ruleset) -> Ruleset:
        return replace(rules, fitting=UnderLock(rules.fitting.laying))
