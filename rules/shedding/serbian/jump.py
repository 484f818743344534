"""Jumping in with the twin of the top, with full effect (SRB-20 to SRB-23)."""

from __future__ import annotations

from typing import ClassVar

from rules.cards import EIGHT, JACK, RANK
from rules.records import Card, Seat, record
from rules.shedding.contract import Effect, MauMauGame, Turn
from rules.shedding.jumping import JumpsIn
from rules.shedding.serbian.playing import HasDrawn
from rules.shedding.state import MauMauState
from rules.table import IllegalAction, Reason


@record
class JumpInFully(JumpsIn):
    """Lay a card identical to the top before the next player acts; it has its full effect (SRB-20 to SRB-22)."""

    about: ClassVar[tuple[str, ...]] = (*JumpsIn.about, "SRB-11", "SRB-20")
    rule: str = "SRB-20"
    doubled: tuple[tuple[Card, tuple[Effect, ...]], ...] = ()
    """What some cards do instead when they are laid so."""

    def effects(self, game: MauMauGame, state: MauMauState, card: Card) -> tuple[Effect, ...]:
        return dict(self.doubled).get(card, game.rules.cards.laid[card])

    def refusal(self, game: MauMauGame, state: MauMauState, seat: Seat) -> IllegalAction | None:
        turn = game.awaited(state)
        if not isinstance(turn, Turn) or not state.fresh or (turn.paid and not isinstance(turn, HasDrawn)):
            return IllegalAction(Reason.NOT_NOW, self.rule)
        skipped = RANK[state.base] == EIGHT and seat == state.after
        if RANK[state.base] == JACK or turn.seat == seat:
            return IllegalAction(Reason.NOT_NOW, self.rule)
        return IllegalAction(Reason.NOT_NOW, "SRB-11") if skipped else None
