"""What may be laid in Mau-Mau Imesco (IME-8, IME-9, IME-27), and drawing to the limit of a turn (IME-11)."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from rules.cards import EIGHT, JACKS, OF_RANK, OF_SUIT, QUEEN, RANK
from rules.match import step
from rules.records import Seat, but, record
from rules.shedding.contract import Choice, Ruleset, RulesFeature
from rules.shedding.events import TurnLost
from rules.shedding.ime.imesco_state import OF_IMESCO, own
from rules.shedding.laying import Fitting
from rules.shedding.moves import PlayCard
from rules.shedding.state import MauMauState
from rules.table import NOBODY, IllegalAction, Reason

EIGHTS, QUEENS = OF_RANK[EIGHT], OF_RANK[QUEEN]


@record
class LimitReached(TurnLost):
    """A seat has drawn as many cards as a turn allows: the top has lost its special properties (IME-11)."""

    untold: ClassVar[bool] = False
    version: ClassVar[int] = 2

    def change(self, state: MauMauState) -> None:
        TurnLost.change(self, state)
        state.call = state.caller = NOBODY
        state.own = but(own(state), dull=True)


class ImescoFitting(Fitting):
    """Queens go on a queen that is dull (IME-11, IME-31); no eight is laid on somebody in Mau-Mau (IME-27)."""

    __slots__ = ()

    def mask(self, state: MauMauState, seat: Seat) -> int:
        found, top = Fitting.mask(self, state, seat), state.base
        if not state.debt and state.call < 0 and top >= 0 and RANK[top] == QUEEN and own(state).dull:
            found |= QUEENS & ~self.never[top]
        if self.laying.not_both and top >= 0 and state.call >= 0:
            found &= ~(JACKS & OF_SUIT[state.call])
        if any(state.declared) and has_declared(state, step(state, seat), seat):
            found &= ~EIGHTS
        return found


def has_declared(state: MauMauState, victim: Seat, seat: Seat) -> bool:
    """Whether everybody has heard the victim of an eight, somebody else, declare its last card (IME-27)."""
    return victim != seat and state.declared[victim] > 0 and state.shown_count(victim) == 1


class PlayImesco(PlayCard):
    """Lay a card; an eight not on somebody in Mau-Mau (IME-27)."""

    __slots__ = ()
    verb = "play"

    def unfit(self, choice: Choice, card: int) -> IllegalAction:
        state, seat = choice.state, choice.seat
        if RANK[card] == EIGHT and not state.debt and has_declared(state, step(state, seat), seat):
            return IllegalAction(Reason.HAS_DECLARED, "IME-27")
        if state.call < 0 and not state.debt and card == state.base:
            return IllegalAction(Reason.DOES_NOT_FOLLOW, "IME-9")
        return super().unfit(choice, card)


@record
class LaysAsImesco(RulesFeature):
    """Queens go on a queen that is dull, and no eight is laid on who is in Mau-Mau (IME-11, IME-27)."""

    word: ClassVar[str] = "dull_and_spared"
    shipped: ClassVar[str] = OF_IMESCO

    def fit(self, rules: Ruleset) -> Ruleset:
        return replace(rules, fitting=ImescoFitting(rules.fitting.laying), moves=(PlayImesco(), *rules.moves[1:]))
