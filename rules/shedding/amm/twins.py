"""Twins: a card identical to the one that the previous player laid makes the next draw two (AMM-33)."""

from __future__ import annotations

from typing import ClassVar

from rules.match import step
from rules.records import Card, Seat, record
from rules.shedding.amm.amm_state import TOGETHER
from rules.shedding.contract import Effect, MauMauPlay, Turn
from rules.shedding.effects import NextDraws
from rules.shedding.events import Laid, MauMauEvent
from rules.shedding.parts import TURNED_UP
from rules.shedding.state import MauMauState

TWIN_DRAWS = 2
TWINS_DRAW: tuple[Effect, ...] = (NextDraws(TWIN_DRAWS),)


@record
class TwinCounts(MauMauEvent):
    """Whether a twin of the top is one: it is the card that another player has laid just before. Nobody is told."""

    untold: ClassVar[bool] = True
    counts: bool

    def change(self, state: MauMauState) -> None:
        state.fresh = self.counts

    def seen_by(self, seat: Seat) -> None:
        return None


@record
class CountsAsLaid(Effect):
    """The card turned up counts as laid by the dealer, also for its twin (AMM-2)."""

    word: ClassVar[str] = "counts_as_laid"
    shipped: ClassVar[str] = TOGETHER
    hangs: ClassVar[tuple[str, ...]] = (TURNED_UP,)

    def run(self, play: MauMauPlay, laid: Laid, out: bool) -> None:
        mark(play, laid.seat)


def is_twin(state: MauMauState, turn: Turn, card: Card) -> bool:
    """Whether this card is the twin of the previous player's, with no draw in this turn."""
    return state.fresh and not turn.drawn and card == state.base


def mark(play: MauMauPlay, layer: Seat, *, joker: bool = False) -> None:
    """A seat has laid a card: say whether its twin counts, unless it plays next itself. A joker parts twins."""
    state = play.state
    counts = not joker and step(state, state.after) != layer
    if counts != state.fresh:
        play.emit(TwinCounts(counts))
