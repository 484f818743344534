"""Reversing with two, drawing always, paying for a two, and the words for the last card (SRB-3 to SRB-12)."""

from __future__ import annotations

from typing import ClassVar

from rules.cards import JACK, QUEEN, RANK, SEVEN
from rules.match import step
from rules.records import Card, Seat, but, record
from rules.shedding.contract import Effect, MauMauPlay, Turn
from rules.shedding.declaring import Declare
from rules.shedding.drawing import draw
from rules.shedding.events import Laid, MauMauEvent
from rules.shedding.moves import Draw, settled
from rules.shedding.serbian.cut import own
from rules.shedding.state import MauMauState
from rules.table import Action


@record
class HasDrawn(Turn):
    """The turn of who has had to draw for a two of diamonds, and has not acted yet: one may still jump in (SRB-22)."""

    version: ClassVar[int] = 1


@record
class NextHasPaid(Effect):
    """Whoever has drawn for the two of diamonds plays on as after a debt (SRB-8, SRB-10)."""

    def run(self, play: MauMauPlay, laid: Laid, out: bool) -> None:
        if not out:
            play.ask(HasDrawn(step(play.state, laid.seat), paid=True))


@record
class DebtBegan(MauMauEvent):
    """A card makes a debt where there was none; what answers it adds to the same debt."""

    untold: ClassVar[bool] = True
    card: Card

    def change(self, state: MauMauState) -> None:
        state.own = but(own(state), debt_begun_by=self.card)


@record
class BeginsDebt(Effect):
    """Which card has begun the debt is kept, for the one who will pay it (SRB-10)."""

    def run(self, play: MauMauPlay, laid: Laid, out: bool) -> None:
        if not play.state.debt:
            play.emit(DebtBegan(laid.card))


def debt_begun_by(state: MauMauState) -> Card:
    """The card that has begun the debt; the top, where that was not kept."""
    begun = own(state).debt_begun_by
    return begun if begun >= 0 else state.base


@record
class DrawAlways(Draw):
    """Draw one card, also with one in hand that fits; only the drawn one may then be laid (SRB-3)."""

    seven_stops: bool = False
    """Whether a seven drawn first ends the drawing for a debt that a seven has begun (SRB-10)."""
    queen_stops: bool = False
    """Whether a queen does, too."""

    def pay(self, play: MauMauPlay, turn: Turn) -> None:
        owed, may_stop = play.state.debt, self.seven_stops and RANK[debt_begun_by(play.state)] == SEVEN
        stopping = (SEVEN, QUEEN) if self.queen_stops else (SEVEN,)
        paid = draw(play, turn.seat, 1 if may_stop else owed)
        if may_stop and paid and RANK[paid[0]] not in stopping:
            paid += draw(play, turn.seat, owed - 1)
        settled(play, turn, paid)


@record
class LastCard(Declare):
    """Say "last card" with one card left; "Mau Mau" if it is a jack (SRB-4)."""

    words: ClassVar[tuple[Action, ...]] = (Action("declare", text="last card"), Action("declare", text="mau mau"))

    def due(self, state: MauMauState, seat: Seat) -> int:
        return 2 if any(RANK[card] == JACK for card in state.hands[seat]) else 1
