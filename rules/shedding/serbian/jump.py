"""Jumping in with the twin of the top, with full effect (SRB-20 to SRB-23)."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from rules.cards import EIGHT, JACK, RANK
from rules.records import Card, Mask, Seat, but, record
from rules.shedding.contract import Effect, MauMauGame, Ruleset, RulesFeature, Turn
from rules.shedding.effects import NextDraws, PreviousDraws
from rules.shedding.jumping import JumpsIn
from rules.shedding.parts import Parameter, cards
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


@record
class JumpsFully(RulesFeature):
    """The twin of the top is laid out of turn with its full effect; those of ``doubled`` have others draw twice as much
    (SRB-20 to SRB-23).
    """

    word: ClassVar[str] = "jump_in_fully"
    parameters: ClassVar[tuple[Parameter, ...]] = (cards("doubled"),)
    shipped: ClassVar[str] = "who is skipped and who has paid is told from the document's cards"
    doubled: Mask

    def fit(self, rules: Ruleset) -> Ruleset:
        doubled = [(card, _twice(some)) for card, some in enumerate(rules.cards.laid) if self.doubled >> card & 1]
        return replace(rules, interrupts=(JumpInFully(doubled=tuple(doubled)), *rules.interrupts))


def _twice(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """The same effects, with twice as many cards to draw."""
    draws = (NextDraws, PreviousDraws)
    return tuple([but(one, cards=2 * one.cards) if isinstance(one, draws) else one for one in effects])
