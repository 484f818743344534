"""Everybody passes a card to the left, in secret and at the same time (AMM-34)."""

from __future__ import annotations

from typing import ClassVar

from rules.chance import Lot
from rules.records import Card, Seat, SeatCard, record
from rules.shedding.contract import Effect, MauMauGame, MauMauPlay
from rules.shedding.events import Laid, MauMauEvent
from rules.shedding.parts import ON_LAYING
from rules.shedding.state import MauMauState
from rules.table import UNSEEN, Action, Decision, Reason


@record
class CardsPassed(MauMauEvent):
    """Everybody passes a card at the same time: giver, receiver, card (AMM-34)."""

    version: ClassVar[int] = 2
    passed: tuple[tuple[Seat, Seat, Card], ...]

    def change(self, state: MauMauState) -> None:
        for giver, _, card in self.passed:
            state.hands[giver].remove(card)
        for _, receiver, card in self.passed:
            state.gets(receiver, (card,))

    def seen_by(self, seat: Seat) -> CardsPassed:
        return CardsPassed(tuple((a, b, card if seat in (a, b) else UNSEEN) for a, b, card in self.passed))


@record
class Give(Decision[MauMauGame, MauMauState]):
    """Several seats each choose a card to pass to the left, in secret and at the same time (AMM-34)."""

    about: ClassVar[tuple[str, ...]] = ("passing",)
    kind: ClassVar[str] = "give"
    waiting: tuple[Seat, ...]
    given: SeatCard = ()

    @property
    def seats(self) -> tuple[int, ...]:
        return self.waiting

    def moves(self, game: MauMauGame, state: MauMauState, seat: Seat) -> list[Action]:
        return [Action("give", (card,)) for card in sorted(set(state.hands[seat]))]

    def refused(self, game: MauMauGame) -> tuple[Reason, str]:
        return Reason.NOT_IN_HAND, game.rules.ids.of("passing")

    def resolve(self, play: MauMauPlay, seat: Seat, action: Action) -> None:
        left = tuple(other for other in self.waiting if other != seat)
        play.ask(Give(left, (*self.given, (seat, action.cards[0]))), same=True)

    def dealt_anew(self, game: MauMauGame, state: MauMauState, seat: Seat, lot: Lot) -> Give:
        given = [(one, card if one == seat else lot.choice(state.hands[one])) for one, card in self.given]
        return Give(self.waiting, tuple(given))

    def close(self, play: MauMauPlay) -> None:
        given = self.given
        taking = [other for other in play.state.order if any(other == giver for giver, _ in given)]
        after = dict(zip(taking, [*taking[1:], *taking[:1]], strict=True))
        play.emit(CardsPassed(tuple((giver, after[giver], card) for giver, card in sorted(given))))

    def abandon(self, play: MauMauPlay, seat: Seat) -> None:
        play.ask(self.without(seat), same=True)

    def without(self, seat: Seat) -> Give:
        left = tuple(other for other in self.waiting if other != seat)
        return Give(left, tuple((giver, card) for giver, card in self.given if giver != seat))


@record
class PassCards(Effect):
    """Everybody passes a card to the left (AMM-34)."""

    word: ClassVar[str] = "pass_card"
    hangs: ClassVar[tuple[str, ...]] = ON_LAYING
    about: ClassVar[tuple[str, ...]] = ("passing",)

    def run(self, play: MauMauPlay, laid: Laid, out: bool) -> None:
        state = play.state
        taking = tuple(other for other in state.order if state.hands[other])
        if len(taking) > 1:
            play.ask(Give(taking))
