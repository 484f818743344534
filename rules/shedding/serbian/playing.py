"""Reversing with two, drawing always, paying for a two, and the words for the last card (SRB-3 to SRB-12)."""

from __future__ import annotations

from typing import ClassVar

from rules.cards import JACK, RANK, SEVEN
from rules.match import step
from rules.records import Seat, record
from rules.shedding.contract import Effect, MauMauPlay, Turn
from rules.shedding.declaring import Declare
from rules.shedding.drawing import draw
from rules.shedding.events import Laid
from rules.shedding.moves import Draw, settled
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
class DrawAlways(Draw):
    """Draw one card, also with one in hand that fits; only the drawn one may then be laid (SRB-3)."""

    seven_stops: bool = False

    def pay(self, play: MauMauPlay, turn: Turn) -> None:
        owed, may_stop = play.state.debt, self.seven_stops and RANK[play.state.base] == SEVEN
        paid = draw(play, turn.seat, 1 if may_stop else owed)
        if may_stop and paid and RANK[paid[0]] != SEVEN:
            paid += draw(play, turn.seat, owed - 1)
        settled(play, turn, paid)


@record
class LastCard(Declare):
    """Say "last card" with one card left; "Mau Mau" if it is a jack (SRB-4)."""

    words: ClassVar[tuple[Action, ...]] = (Action("declare", text="last card"), Action("declare", text="mau mau"))

    def due(self, state: MauMauState, seat: Seat) -> int:
        return 2 if any(RANK[card] == JACK for card in state.hands[seat]) else 1
