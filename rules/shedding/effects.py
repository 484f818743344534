"""What cards do in several Mau-Mau games."""

from __future__ import annotations

from typing import ClassVar

from rules.match import step
from rules.records import Mask, Seat, record
from rules.shedding import events
from rules.shedding.contract import Effect, MauMauPlay
from rules.shedding.decisions import CallSuit
from rules.shedding.drawing import draw
from rules.shedding.parts import LAST, TURNED_UP, Parameter, cards, number


@record
class Skip(Effect):
    """The next player loses the turn (AMM-5, VOA-5)."""

    word: ClassVar[str] = "skip"
    about: ClassVar[tuple[str, ...]] = ("skip",)

    def run(self, play: MauMauPlay, laid: events.Laid, out: bool) -> None:
        play.emit(events.Skipped(step(play.state, play.state.after)))


@record
class Reverse(Effect):
    """Play goes round the other way (AMM-6, VOA-9); with two, the turn comes back to who played (COM-4)."""

    word: ClassVar[str] = "reverse"

    def run(self, play: MauMauPlay, laid: events.Laid, out: bool) -> None:
        state = play.state
        play.emit(events.DirectionReversed(-state.direction))
        if len(state.order) == 2:
            play.emit(events.Skipped(step(state, laid.seat)))


@record
class DrawDebt(Effect):
    """The next player draws ``cards``, or lays one of the mask ``answered_by``, which adds to it (AMM-7, VOA-6)."""

    word: ClassVar[str] = "draw_debt"
    parameters: ClassVar[tuple[Parameter, ...]] = (
        number("cards", 2, 1, 20),
        cards("answered_by", relative=True),
    )
    about: ClassVar[tuple[str, ...]] = ("debt", "answer")
    cards: int
    answered_by: Mask

    def run(self, play: MauMauPlay, laid: events.Laid, out: bool) -> None:
        play.emit(events.DebtGrew(self.cards, self.answered_by))


@record
class NextDraws(Effect):
    """Who plays next draws ``cards`` at once, and then plays normally (VOA-12). Who is skipped does not (COM-5)."""

    word: ClassVar[str] = "next_draws"
    parameters: ClassVar[tuple[Parameter, ...]] = (number("cards", 1, 1, 20),)
    cards: int

    def run(self, play: MauMauPlay, laid: events.Laid, out: bool) -> None:
        draw(play, step(play.state, play.state.after), self.cards)


@record
class PreviousDraws(Effect):
    """The previous player draws ``cards`` at once. It cannot be answered (AMM-9, VOA-7)."""

    word: ClassVar[str] = "previous_draws"
    parameters: ClassVar[tuple[Parameter, ...]] = (number("cards", 1, 1, 20),)
    cards: int

    def run(self, play: MauMauPlay, laid: events.Laid, out: bool) -> None:
        draw(play, step(play.state, laid.seat, -1), self.cards)


@record
class CallsSuit(Effect):
    """Whoever laid it calls a suit (AMM-8, VOA-8); as last card it has nothing to call."""

    word: ClassVar[str] = "call_suit"
    calls: ClassVar[bool] = True
    asks: ClassVar[str] = "suit"
    about: ClassVar[tuple[str, ...]] = ("call",)

    def run(self, play: MauMauPlay, laid: events.Laid, out: bool) -> None:
        if not out:
            play.ask(CallSuit(laid.seat))


@record
class PlayAgain(Effect):
    """Whoever laid it plays again (IME-20)."""

    word: ClassVar[str] = "play_again"

    def run(self, play: MauMauPlay, laid: events.Laid, out: bool) -> None:
        if not out:
            play.emit(events.PlaysNext(laid.seat))


@record
class ReverseToBehind(Effect):
    """Play goes round the other way; with two it is the opponent's turn (SRB-12, over COM-4)."""

    word: ClassVar[str] = "turn_round"

    def run(self, play: MauMauPlay, laid: events.Laid, out: bool) -> None:
        play.emit(events.DirectionReversed(-play.state.direction))


@record
class OthersDraw(Effect):
    """Everybody else draws; there is no defence (IME-23)."""

    word: ClassVar[str] = "others_draw"
    parameters: ClassVar[tuple[Parameter, ...]] = (number("cards", 1, 1, 20),)
    cards: int

    def run(self, play: MauMauPlay, laid: events.Laid, out: bool) -> None:
        others_draw(play, laid.seat, self.cards)


@record
class DealerTakesTurn(Effect):
    """The card turned up gives the dealer the first turn (AMM-2)."""

    word: ClassVar[str] = "dealer_begins"
    hangs: ClassVar[tuple[str, ...]] = (TURNED_UP,)
    from_hand: ClassVar[bool] = False

    def run(self, play: MauMauPlay, laid: events.Laid, out: bool) -> None:
        play.emit(events.DealerBegins(laid.seat))


@record
class OthersDrawAtTheEnd(Effect):
    """As last card it makes everybody else draw (VOA-8, VOA-25)."""

    word: ClassVar[str] = "others_draw_at_the_end"
    hangs: ClassVar[tuple[str, ...]] = (LAST,)
    parameters: ClassVar[tuple[Parameter, ...]] = (number("cards", 1, 1, 20),)
    cards: int

    def run(self, play: MauMauPlay, laid: events.Laid, out: bool) -> None:
        if laid.seat in play.state.out:  # also where the others play on
            others_draw(play, laid.seat, self.cards)


def others_draw(play: MauMauPlay, seat: Seat, cards: int) -> None:
    """Everybody but this seat draws, in playing order."""
    for steps in range(1, len(play.state.order)):
        draw(play, step(play.state, seat, steps), cards)
