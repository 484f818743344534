"""What can happen to cards and turns in the Mau-Mau games; what a single game adds stands beside that game."""

from __future__ import annotations

from typing import ClassVar

from rules.match import AWAY, GONE, PLAYING, Totals, step
from rules.records import Backs, Card, Cards, Seat, SeatCards, Suit, record
from rules.shedding.state import NO_TALK, NOTHING, SAFE, MauMauState
from rules.table import NOBODY, UNSEEN, Event, Lines


class MauMauEvent(Event[MauMauState]):
    """Something that happened at a Mau-Mau table."""

    __slots__ = ()


def backs(cards: Backs) -> Backs:
    """The same number of cards, their faces not seen."""
    return (UNSEEN,) * len(cards)


def own_hand(hands: tuple[Cards, ...], seat: Seat) -> tuple[Cards, ...]:
    """Hands by seat, of which this seat sees its own."""
    return tuple(hand if owner == seat else backs(hand) for owner, hand in enumerate(hands))


# the deal


@record
class Dealt(MauMauEvent):
    """A new round: who deals, the hands by seat, the stock, and the cards turned up."""

    untold: ClassVar[bool] = True
    round: int
    dealer: Seat
    order: tuple[Seat, ...]
    direction: int
    seed: str
    commitment: str
    rolls: int
    hands: tuple[Cards, ...]
    stock: Cards
    pile: Cards
    covered: int

    def change(self, state: MauMauState) -> None:
        state.phase = PLAYING
        state.round, state.dealer, state.order = self.round, self.dealer, list(self.order)
        state.direction, state.seed, state.rolls = self.direction, self.seed, self.rolls
        state.hands = [list(hand) for hand in self.hands]
        state.stock, state.pile, state.aside = list(self.stock), list(self.pile), []
        state.covered, state.after = self.covered, self.dealer
        state.base = self.pile[-1 - self.covered] if self.pile else -1
        state.debt = state.answers = state.idle = state.hidden = state.hidden_gain = 0
        state.call = state.caller = state.hider = NOBODY
        state.fresh = False
        state.shuffles = 0
        state.mau, state.misplayed = [SAFE] * len(self.hands), []
        state.declared = [0] * len(self.hands)
        state.nothing_shown()
        state.out, state.vote, state.stack = [], None, []
        state.talk, state.own = NO_TALK, state.own.next_round()
        for card in self.pile:
            state.own = state.own.after_laying(card)
        state.dealt = sorted({*state.dealt, *self.order})
        state.missing = [seat for seat in state.dealt if state.status[seat] in (AWAY, GONE)]

    def seen_by(self, seat: Seat) -> Dealt:
        return Dealt(
            self.round,
            self.dealer,
            self.order,
            self.direction,
            "",
            self.commitment,
            self.rolls,
            own_hand(self.hands, seat),
            backs(self.stock),
            self.pile,
            self.covered,
        )


# laying


@record
class Laid(MauMauEvent):
    """A card was laid. ``over``: what is followed stays the card below."""

    in_a_row: ClassVar[tuple[str, str] | None] = ("seat", "card")
    moves_cards: ClassVar[bool] = True
    version: ClassVar[int] = 2
    seat: Seat
    card: Card
    over: bool = False

    def cards_laid(self) -> SeatCards:
        return ((self.seat, (self.card,)),)

    def change(self, state: MauMauState) -> None:
        state.hands[self.seat].remove(self.card)
        state.pile.append(self.card)
        if self.over:
            state.covered += 1
        else:
            state.base, state.covered = self.card, 0
        state.after, state.idle, state.fresh = self.seat, 0, True
        if state.own is not NOTHING:
            state.own = state.own.after_laying(self.card)


@record
class FollowedBelow(MauMauEvent):
    """How many cards at the end of the pile lie over the one that is followed."""

    untold: ClassVar[bool] = True
    covered: int

    def change(self, state: MauMauState) -> None:
        state.covered, state.base = self.covered, state.pile[-1 - self.covered]


# drawing


@record
class Drew(MauMauEvent):
    """Cards were drawn from the stock. Whoever has declared has to do it again (COM-15)."""

    follows: ClassVar[bool] = True
    moves_cards: ClassVar[bool] = True
    seat: Seat
    cards: Backs

    def cards_drawn(self) -> SeatCards:
        return ((self.seat, self.cards),)

    def change(self, state: MauMauState) -> None:
        self.take(state)
        state.declared[self.seat] = 0

    def take(self, state: MauMauState) -> None:
        """The cards change hands."""
        del state.stock[len(state.stock) - len(self.cards) :]
        state.gets(self.seat, self.cards)
        state.idle = 0
        if state.own is not NOTHING:
            state.own = state.own.after_drawing(len(self.cards))

    def seen_by(self, seat: Seat) -> Drew | None:
        return self if seat == self.seat else Drew(self.seat, backs(self.cards))


@record
class DrewHidden(Drew):
    """Cards were drawn whose drawer is still deciding: nobody else is told (COM-13)."""

    untold: ClassVar[bool] = True

    def change(self, state: MauMauState) -> None:
        state.hider = self.seat
        state.hidden += len(self.cards)
        self.take(state)

    def seen_by(self, seat: Seat) -> DrewHidden | None:
        return self if seat == self.seat else None


@record
class DrawShown(MauMauEvent):
    """The decision has fallen: now everybody is told how many cards were drawn.

    ``lacks`` are the cards, as a mask, that the seat has shown not to hold, but for ``unsure`` of its cards at most.
    """

    version: ClassVar[int] = 2
    seat: Seat
    count: int
    lacks: int
    unsure: int

    def change(self, state: MauMauState) -> None:
        state.hider, state.hidden, state.hidden_gain, state.gained = NOBODY, 0, 0, 0
        state.declared[self.seat] = 0
        if self.lacks:
            state.lacks[self.seat], state.unsure[self.seat] = self.lacks, self.unsure


@record
class Reshuffled(MauMauEvent):
    """The pile, what is followed, what lies over it and what still counts aside, became the stock (COM-3).

    What was left of the stock lies on top of it.
    """

    follows: ClassVar[bool] = True
    stock: Backs
    hidden: bool = False

    def change(self, state: MauMauState) -> None:
        shuffled = len(self.stock) - len(state.stock)
        state.pile = state.pile[shuffled:]
        state.stock = list(self.stock)
        state.rolls += 1
        state.shuffles += 1
        if self.hidden:
            state.hidden_gain += shuffled

    def seen_by(self, seat: Seat) -> Reshuffled | None:
        return None if self.hidden else Reshuffled(backs(self.stock))


@record
class DeclarationLapsed(MauMauEvent):
    """A seat's declaration, made or missed, no longer matters. Nobody is told."""

    untold: ClassVar[bool] = True
    seat: Seat

    def change(self, state: MauMauState) -> None:
        state.mau[self.seat] = SAFE
        state.declared[self.seat] = 0

    def seen_by(self, seat: Seat) -> None:
        return None


# turns


@record
class TurnLost(MauMauEvent):
    """A seat's turn is over without a card laid."""

    untold: ClassVar[bool] = True
    version: ClassVar[int] = 2
    seat: Seat

    def change(self, state: MauMauState) -> None:
        state.after, state.fresh = self.seat, False


@record
class Passed(TurnLost):
    """A seat passed."""

    untold: ClassVar[bool] = False
    version: ClassVar[int] = 2


@record
class Stuck(TurnLost):
    """A seat could neither play nor draw (COM-3)."""

    untold: ClassVar[bool] = False
    version: ClassVar[int] = 2

    def change(self, state: MauMauState) -> None:
        TurnLost.change(self, state)
        state.idle += 1


@record
class Skipped(MauMauEvent):
    """A seat loses its turn to a card."""

    follows: ClassVar[bool] = True
    seat: Seat

    def change(self, state: MauMauState) -> None:
        state.after = self.seat


@record
class DirectionReversed(MauMauEvent):
    """Play goes round the other way."""

    follows: ClassVar[bool] = True
    direction: int

    def change(self, state: MauMauState) -> None:
        state.direction = self.direction


@record
class DealerBegins(MauMauEvent):
    """The dealer takes the first turn (AMM-2)."""

    seat: Seat

    def change(self, state: MauMauState) -> None:
        state.after = step(state, self.seat, -1)


@record
class TurnMovedOn(MauMauEvent):
    """The turn goes so many seats further than it would."""

    untold: ClassVar[bool] = True
    steps: int

    def change(self, state: MauMauState) -> None:
        state.after = step(state, state.after, self.steps)


@record
class PlaysNext(MauMauEvent):
    """The next turn is this seat's, whoever would have had it."""

    untold: ClassVar[bool] = True
    seat: Seat

    def change(self, state: MauMauState) -> None:
        state.after = step(state, self.seat, -1)

    def seen_by(self, seat: Seat) -> None:
        return None


# debts and calls


@record
class DebtGrew(MauMauEvent):
    """The next seat owes ``cards`` more cards, unless it lays one of the cards in the mask ``answers``."""

    follows: ClassVar[bool] = True
    cards: int
    answers: int

    def change(self, state: MauMauState) -> None:
        state.debt += self.cards
        state.answers = self.answers


@record
class DebtCleared(MauMauEvent):
    """The debt was drawn, is void or forgiven."""

    untold: ClassVar[bool] = True

    def change(self, state: MauMauState) -> None:
        state.debt = state.answers = 0


@record
class Called(MauMauEvent):
    """A suit was asked for."""

    follows: ClassVar[bool] = True
    version: ClassVar[int] = 2
    seat: Seat
    suit: Suit

    def change(self, state: MauMauState) -> None:
        state.call, state.caller = self.suit, self.seat


@record
class CallEnded(MauMauEvent):
    """The call is over."""

    untold: ClassVar[bool] = True

    def change(self, state: MauMauState) -> None:
        state.call = state.caller = NOBODY


@record
class RoundCounted(MauMauEvent):
    """Something is counted while the round goes on: the lines, and the totals after them."""

    untold: ClassVar[bool] = True
    lines: Lines
    totals: Totals

    def account_lines(self) -> Lines:
        return self.lines

    def change(self, state: MauMauState) -> None:
        state.totals = list(self.totals)
