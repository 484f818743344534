"""Jokers: the hecatombe, Russian roulette, and the chupa-cabra (AMM-51 to AMM-54)."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from rules.cards import JOKERS, RANK, SUIT
from rules.chance import shuffled
from rules.match import step
from rules.records import Backs, Card, Cards, Mask, Seat, record
from rules.shedding.amm.amm_state import TOGETHER
from rules.shedding.amm.lock import locked
from rules.shedding.amm.twins import mark
from rules.shedding.contract import (
    Choice,
    Effect,
    MauMauGame,
    MauMauPlay,
    Ruleset,
    RulesFeature,
    Turn,
    offer_before_drawing,
)
from rules.shedding.decisions import ChooseAnother
from rules.shedding.declaring import OwesDeclaration
from rules.shedding.drawing import draw, reshuffle
from rules.shedding.events import Laid, MauMauEvent, backs
from rules.shedding.moves import CardMove, for_each_card
from rules.shedding.parts import TURNED_UP, Parameter, cards
from rules.shedding.state import MauMauState
from rules.table import Action, IllegalAction, OfOneSeat, Reason

ROULETTE_DRAWS = 5


@record
class LaidAside(Laid):
    """A joker was laid and set aside until the next round; the card below it stays the top (AMM-51)."""

    version: ClassVar[int] = 2

    def change(self, state: MauMauState) -> None:
        fresh = state.fresh
        Laid.change(self, state)
        state.aside.append(state.pile.pop())
        state.covered, state.fresh = state.covered - 1, fresh


@record
class LaidFaceDown(LaidAside):
    """A joker was laid face down, shown, and set aside (AMM-53)."""

    version: ClassVar[int] = 1


@record
class Turned(MauMauEvent):
    """The top of the stock was turned onto the pile; jokers turned before it are set aside (AMM-53)."""

    follows: ClassVar[bool] = True
    card: Card
    jokers: Cards

    def change(self, state: MauMauState) -> None:
        del state.stock[len(state.stock) - 1 - len(self.jokers) :]
        state.aside += self.jokers
        state.pile.append(self.card)
        state.base, state.covered, state.fresh = self.card, 0, False
        state.own = state.own.after_laying(self.card)


@record
class TookCards(MauMauEvent):
    """A seat took cards, unseen, from another's hand."""

    follows: ClassVar[bool] = True
    seat: Seat
    victim: Seat
    cards: Backs

    def change(self, state: MauMauState) -> None:
        for card in self.cards:
            state.hands[self.victim].remove(card)
        state.gets(self.seat, self.cards)
        state.rolls += 1

    def seen_by(self, seat: Seat) -> TookCards:
        return self if seat in (self.seat, self.victim) else TookCards(self.seat, self.victim, backs(self.cards))


@record
class Chosen(MauMauEvent):
    """A seat chose another, for what a card does."""

    follows: ClassVar[bool] = True
    version: ClassVar[int] = 2
    seat: Seat
    victim: Seat
    why: str


@record
class ChoseNobody(MauMauEvent):
    """A seat might have chosen another, for what a card does, and chose nobody."""

    follows: ClassVar[bool] = True
    seat: Seat


@record
class ChooseWhoSucks(ChooseAnother):
    """Whoever laid the chupa-cabra chooses who takes the cards, or nobody (AMM-54)."""

    about: ClassVar[tuple[str, ...]] = ("AMM-54",)
    rule: ClassVar[str] = "AMM-54"
    seat: Seat

    def moves(self, game: MauMauGame, state: MauMauState, seat: Seat) -> list[Action]:
        return [*ChooseAnother.moves(self, game, state, seat), Action("decline")]

    def resolve(self, play: MauMauPlay, seat: Seat, action: Action) -> None:
        if action.verb == "decline":
            play.emit(ChoseNobody(seat))
        else:
            ChooseAnother.resolve(self, play, seat, action)

    def abandon(self, play: MauMauPlay, seat: Seat) -> None:
        """Nobody is chosen."""

    def chosen(self, play: MauMauPlay, seat: Seat, other: Seat) -> None:
        play.emit(Chosen(seat, other, "chupa"))
        suck(play, seat, other)


@record
class RussianRoulette(CardMove):
    """Lay one of these jokers face down (AMM-53)."""

    about: ClassVar[tuple[str, ...]] = ("AMM-51",)
    verb: ClassVar[str] = "roulette"
    offered = for_each_card("roulette")
    rule: ClassVar[str] = "AMM-53"
    cards: ClassVar[int] = ROULETTE_DRAWS
    jokers: int

    def mask(self, game: MauMauGame, state: MauMauState, fits: int) -> int:
        return fits & self.jokers

    def everything(self, game: MauMauGame, state: MauMauState, seat: Seat) -> list[Action]:
        return [self.offered[card] for card in sorted(set(state.hands[seat])) if self.jokers >> card & 1]

    def unfit(self, choice: Choice, card: int) -> IllegalAction:
        if choice.state.debt:
            return IllegalAction(Reason.DEBT_STANDS, "AMM-51")
        return IllegalAction(Reason.LOCKED if locked(choice.state) else Reason.NOT_NOW, "AMM-51")

    def act(self, play: MauMauPlay, turn: Turn, action: Action) -> None:
        lay_aside(play, LaidFaceDown(turn.seat, action.cards[0], over=True), ROULETTE)


@record
class JokerTurnedUp(MauMauEvent):
    """The dealer has turned up a joker, which is set aside; the card under it is followed (AMM-2, AMM-51)."""

    seat: Seat
    card: Card

    def change(self, state: MauMauState) -> None:
        state.aside.append(state.pile.pop())
        state.covered -= 1


@record
class UseJoker(OfOneSeat[MauMauGame, MauMauState]):
    """The dealer has turned up a joker, and chooses what it does, as if it were laid (AMM-2, AMM-51)."""

    about: ClassVar[tuple[str, ...]] = ("AMM-2", "AMM-51")
    kind: ClassVar[str] = "joker"
    seat: Seat
    card: Card

    def moves(self, game: MauMauGame, state: MauMauState, seat: Seat) -> list[Action]:
        return [Action("play", (self.card,)), Action("roulette", (self.card,))]

    def refused(self, game: MauMauGame) -> tuple[Reason, str]:
        return Reason.NO_SUCH_CHOICE, "AMM-51"

    def resolve(self, play: MauMauPlay, seat: Seat, action: Action) -> None:
        laid = Laid(seat, self.card, over=True)
        effects = play.game.rules.cards.laid[self.card] if action.verb == "play" else ROULETTE
        for effect in effects:
            effect.run(play, laid, False)

    def abandon(self, play: MauMauPlay, seat: Seat) -> None:
        """The joker does nothing."""


@record
class DealerUsesJoker(Effect):
    """A joker turned up works as laid by the dealer, who chooses between its uses (AMM-2, AMM-51).

    ``face_down``: the jokers that may be laid face down.
    """

    word: ClassVar[str] = "dealer_uses_joker"
    shipped: ClassVar[str] = TOGETHER
    parameters: ClassVar[tuple[Parameter, ...]] = (cards("face_down"),)
    hangs: ClassVar[tuple[str, ...]] = (TURNED_UP,)
    about: ClassVar[tuple[str, ...]] = ("AMM-2", "AMM-51")
    face_down: Mask

    def run(self, play: MauMauPlay, laid: Laid, out: bool) -> None:
        play.emit(JokerTurnedUp(laid.seat, laid.card))
        openly, hidden = play.game.rules.cards.laid[laid.card], self.face_down >> laid.card & 1
        if openly and hidden:
            play.ask(UseJoker(laid.seat, laid.card))
        else:
            for effect in openly or ROULETTE:
                effect.run(play, laid, out)


def lay_aside(play: MauMauPlay, laid: LaidAside, effects: tuple[Effect, ...]) -> None:
    """Lay a joker, which is set aside at once (AMM-51)."""
    play.game.lay(play, laid, effects)
    mark(play, laid.seat, joker=True)


@record
class Hecatombe(Effect):
    """Everybody draws, the player included (AMM-52)."""

    word: ClassVar[str] = "hecatombe"
    shipped: ClassVar[str] = TOGETHER
    about: ClassVar[tuple[str, ...]] = ("AMM-51",)
    cards: ClassVar[int] = 3

    def run(self, play: MauMauPlay, laid: Laid, out: bool) -> None:
        for steps in range(len(play.state.order)):
            draw(play, step(play.state, laid.seat, steps), self.cards)


@record
class Roulette(Effect):
    """The stock's top card is turned, and counts round the table (AMM-53)."""

    def run(self, play: MauMauPlay, laid: Laid, out: bool) -> None:
        state = play.state
        if all(JOKERS >> card & 1 for card in state.stock):
            reshuffle(play)
        jokers: list[int] = []
        for card in reversed(state.stock):
            if SUIT[card] >= 0:
                play.emit(Turned(card, tuple(jokers)))
                draw(play, step(state, laid.seat, RANK[card]), ROULETTE_DRAWS)
                return
            jokers.append(card)


ROULETTE: tuple[Effect, ...] = (Roulette(),)
"""What a joker does that is laid face down."""


@record
class ChupaCabra(Effect):
    """Somebody chosen takes three cards from the player's hand, unseen, never the last one (AMM-54)."""

    word: ClassVar[str] = "chupa_cabra"
    shipped: ClassVar[str] = TOGETHER
    about: ClassVar[tuple[str, ...]] = ("AMM-51", "AMM-54")
    asks: ClassVar[str] = "seat"
    cards: ClassVar[int] = 3

    def run(self, play: MauMauPlay, laid: Laid, out: bool) -> None:
        if len(play.state.hands[laid.seat]) > 1:
            play.ask(ChooseWhoSucks(laid.seat))


def suck(play: MauMauPlay, seat: Seat, other: Seat) -> None:
    """The chosen one takes the cards."""
    state = play.state
    hand = state.hands[seat]
    taken = shuffled(state.seed, state.rolls, hand)[: min(ChupaCabra.cards, len(hand) - 1)]
    play.emit(TookCards(other, seat, tuple(taken)))
    if len(hand) == 1:
        play.emit(OwesDeclaration(seat))


@record
class LaysFaceDown(RulesFeature):
    """Some jokers may be laid face down: Russian roulette (AMM-53)."""

    word: ClassVar[str] = "roulette"
    parameters: ClassVar[tuple[Parameter, ...]] = (cards("jokers", "joker"),)
    shipped: ClassVar[str] = TOGETHER
    jokers: Mask

    def fit(self, rules: Ruleset) -> Ruleset:
        return replace(rules, moves=offer_before_drawing(rules, RussianRoulette(self.jokers)))
