"""Reversing with two, drawing always, paying for a two, and the words for the last card (SRB-3 to SRB-12)."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from rules.cards import JACK, QUEEN, RANK, SEVEN
from rules.match import step
from rules.records import Card, Seat, but, record
from rules.shedding.contract import Effect, HasDrawn, MauMauPlay, Ruleset, RulesFeature, Turn
from rules.shedding.declaring import Declare
from rules.shedding.drawing import draw
from rules.shedding.events import Laid, MauMauEvent
from rules.shedding.moves import Draw, settle_debt
from rules.shedding.parts import Parameter, switch
from rules.shedding.serbian.cut import CUT_FIRST, own
from rules.shedding.state import MauMauState
from rules.table import Action


@record
class NextHasPaid(Effect):
    """Whoever has drawn for the two of diamonds plays on as after a debt (SRB-8, SRB-10)."""

    word: ClassVar[str] = "next_has_paid"
    shipped: ClassVar[str] = CUT_FIRST

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

    word: ClassVar[str] = "begins_debt"
    shipped: ClassVar[str] = CUT_FIRST

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
        settle_debt(play, turn, paid)


@record
class LastCard(Declare):
    """Say "last card" with one card left; "Mau Mau" if it is a jack (SRB-4)."""

    words: ClassVar[tuple[Action, ...]] = (Action("declare", text="last card"), Action("declare", text="mau mau"))

    def due(self, state: MauMauState, seat: Seat) -> int:
        return 2 if any(RANK[card] == JACK for card in state.hands[seat]) else 1


@record
class SevenStops(RulesFeature):
    """A seven that is drawn first ends the drawing for a debt that a seven has begun, where ``seven``; where ``queen``,
    a queen does, too (SRB-10).
    """

    word: ClassVar[str] = "seven_stops"
    parameters: ClassVar[tuple[Parameter, ...]] = (switch("seven"), switch("queen"))
    shipped: ClassVar[str] = CUT_FIRST
    seven: bool
    queen: bool

    def fit(self, rules: Ruleset) -> Ruleset:
        draws = DrawAlways(voluntary=True, seven_stops=self.seven, queen_stops=self.seven and self.queen)
        return replace(rules, moves=tuple([draws if move.verb == "draw" else move for move in rules.moves]))


@record
class NamesJack(RulesFeature):
    """The last card is declared with another word if it is a jack (SRB-4)."""

    word: ClassVar[str] = "names_jack"
    shipped: ClassVar[str] = "its words are the document's, and heard in five languages"

    def fit(self, rules: Ruleset) -> Ruleset:
        rule = rules.ids.of("declare")
        words = [LastCard(rule) if isinstance(one, Declare) else one for one in rules.interrupts]
        return replace(rules, interrupts=tuple(words))
