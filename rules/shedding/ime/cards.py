"""What the cards of Mau-Mau Imesco do (IME-20 to IME-33)."""

from __future__ import annotations

from typing import ClassVar

from rules.cards import OF_RANK, OF_SUIT, SEVEN, SUIT, TWO
from rules.chance import draw_one
from rules.match import WentOut, step
from rules.records import Card, Mask, Seat, record
from rules.shedding import events
from rules.shedding.contract import Effect, MauMauPlay
from rules.shedding.events import Laid, MauMauEvent
from rules.shedding.ime.imesco_state import OF_IMESCO, own, sixes
from rules.shedding.parts import ON_LAYING, Parameter, cards, choice, number
from rules.shedding.state import MauMauState

TWOS, SEVENS = OF_RANK[TWO], OF_RANK[SEVEN]
ROW_OF_SIXES = 3


@record
class SeatsSwapped(MauMauEvent):
    """Two seats change places; the turn goes to whoever would have had it (IME-22)."""

    follows: ClassVar[bool] = True
    seat: Seat
    other: Seat
    then: Seat

    def change(self, state: MauMauState) -> None:
        for places in (state.order, state.seating):
            here, there = places.index(self.seat), places.index(self.other)
            places[here], places[there] = self.other, self.seat
        state.after = step(state, self.then, -1)


@record
class CardTaken(MauMauEvent):
    """A card was taken, unseen, from a hand, to be laid at once (IME-27)."""

    follows: ClassVar[bool] = True
    seat: Seat
    victim: Seat
    card: Card

    def change(self, state: MauMauState) -> None:
        state.hands[self.victim].remove(self.card)
        state.gets(self.seat, (self.card,))
        state.rolls += 1


@record
class Defence(Effect):
    """A two laid on a debt cancels it; on sevens it may be carried along, as the table plays (IME-21, IME-26)."""

    word: ClassVar[str] = "defence"
    shipped: ClassVar[str] = OF_IMESCO
    parameters: ClassVar[tuple[Parameter, ...]] = (choice("sevens", "relay", "kill", "chain"),)
    about: ClassVar[tuple[str, ...]] = ("debt", "answer")
    sevens: str

    def run(self, play: MauMauPlay, laid: Laid, out: bool) -> None:
        state = play.state
        if not state.debt:
            return
        of_sevens = state.answers & SEVENS
        if not of_sevens or self.sevens == "kill":
            play.emit(events.DebtCleared())
        elif self.sevens == "chain":
            own = SEVENS & OF_SUIT[SUIT[laid.card]]
            play.emit(events.DebtGrew(0, TWOS | own))


@record
class SwapSeats(Effect):
    """The player changes places with the previous one, unless one of them is eating (IME-22)."""

    word: ClassVar[str] = "swap_seats"
    shipped: ClassVar[str] = OF_IMESCO
    hangs: ClassVar[tuple[str, ...]] = ON_LAYING
    about: ClassVar[tuple[str, ...]] = ("IME-22",)

    def run(self, play: MauMauPlay, laid: Laid, out: bool) -> None:
        state = play.state
        previous = step(state, laid.seat, -1)
        eating = any(who in own(state).eating for who in (laid.seat, previous))
        if previous != laid.seat and not eating and not out:
            play.emit(SeatsSwapped(laid.seat, previous, step(state, laid.seat)))


@record
class ThirdSix(Effect):
    """The third six in a row strikes, unless it is answered; then the count starts again (IME-25)."""

    word: ClassVar[str] = "third_six"
    shipped: ClassVar[str] = OF_IMESCO
    parameters: ClassVar[tuple[Parameter, ...]] = (
        number("cards", 6, 1, 20),
        cards("answered_by", relative=True),
    )
    hangs: ClassVar[tuple[str, ...]] = ON_LAYING
    about: ClassVar[tuple[str, ...]] = ("debt", "answer")
    cards: int
    answered_by: Mask

    def run(self, play: MauMauPlay, laid: Laid, out: bool) -> None:
        pile = play.state.pile
        if sixes(pile) % ROW_OF_SIXES == 0:
            play.emit(events.DebtGrew(self.cards, self.answered_by))


@record
class TakeAndPlay(Effect):
    """Take a card, unseen, from the next player's hand and play it as one's own (IME-27)."""

    word: ClassVar[str] = "take_and_play"
    shipped: ClassVar[str] = OF_IMESCO
    hangs: ClassVar[tuple[str, ...]] = ON_LAYING
    about: ClassVar[tuple[str, ...]] = ("IME-27",)

    def run(self, play: MauMauPlay, laid: Laid, out: bool) -> None:
        state = play.state
        victim = step(state, laid.seat)
        if not state.hands[victim] or (victim == laid.seat and out):
            return
        taken = draw_one(state.seed, state.rolls, sorted(state.hands[victim]))
        play.emit(CardTaken(laid.seat, victim, taken))
        emptied = victim != laid.seat and not state.hands[victim]
        if emptied and victim not in state.out:
            play.emit(WentOut(victim))
        play.game.lay(play, Laid(laid.seat, taken), play.game.rules.cards.laid[taken])
