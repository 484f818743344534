"""What can happen within a round of the Mau-Mau games."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from rules.match import AWAY, GONE, PLAYING, step
from rules.shedding.state import DECLARED, LATE, OWES, SAFE, MauMauState
from rules.table import NOBODY, UNSEEN, Event

KEPT = ("secret", "eating")
"""The marks that a deal does not wipe away."""
FLEETING = ("dull", "talon")
"""The marks that last until the next card is laid."""


def _backs(cards: tuple[int, ...]) -> tuple[int, ...]:
    return (UNSEEN,) * len(cards)


@dataclass(slots=True)
class SecretShown(Event):
    """The round's secret card was shown to all, and its picture taken away again (VOA-20)."""

    untold: ClassVar[bool] = True
    card: int

    def change(self, state: MauMauState) -> None:
        state.marks["secret"] = self.card


@dataclass(slots=True)
class Dealt(Event):
    """A new round: who deals, the hands by seat, the stock, and the cards turned up."""

    untold: ClassVar[bool] = True
    round: int
    dealer: int
    order: tuple[int, ...]
    direction: int
    seed: str
    commitment: str
    rolls: int
    hands: tuple[tuple[int, ...], ...]
    stock: tuple[int, ...]
    pile: tuple[int, ...]
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
        state.call = state.caller = -1
        state.fresh = False
        state.shuffles = 0
        state.mau = [SAFE] * len(self.hands)
        state.out, state.vote, state.stack = [], None, []
        state.marks = {name: value for name, value in state.marks.items() if name.partition(":")[0] in KEPT}
        state.dealt = sorted({*state.dealt, *self.order})
        state.missing = [seat for seat in state.dealt if state.status[seat] in (AWAY, GONE)]

    def seen_by(self, seat: int) -> Event:
        hands = tuple(hand if owner == seat else _backs(hand) for owner, hand in enumerate(self.hands))
        return replace(self, seed="", hands=hands, stock=_backs(self.stock))


@dataclass(slots=True)
class Laid(Event):
    """A card was laid; it ends whatever was awaited. ``over``: what is followed stays the card below."""

    seat: int
    card: int
    over: bool = False

    def change(self, state: MauMauState) -> None:
        state.hands[self.seat].remove(self.card)
        state.pile.append(self.card)
        if self.over:
            state.covered += 1
        else:
            state.base, state.covered = self.card, 0
        state.after, state.idle, state.fresh = self.seat, 0, True
        state.stack.clear()
        if state.marks:
            for name in FLEETING:
                state.marks.pop(name, None)


@dataclass(slots=True)
class JumpedIn(Laid):
    """A twin was laid out of turn with its full effect, and play goes on from there (SRB-20)."""


@dataclass(slots=True)
class LaidAside(Laid):
    """A joker was laid and set aside until the next round; the card below it stays the top (AMM-51)."""

    def change(self, state: MauMauState) -> None:
        fresh = state.fresh
        Laid.change(self, state)
        state.aside.append(state.pile.pop())
        state.covered, state.fresh = state.covered - 1, fresh


@dataclass(slots=True)
class Stole(Laid):
    """A twin was laid out of turn, or on one's own turn, without effect: the turn is the layer's (VOA-11)."""


@dataclass(slots=True)
class Doubled(Laid):
    """A twin was laid as *dobradinha* (VOA-12)."""


@dataclass(slots=True)
class Attacked(Laid):
    """The secret card was laid as an attack (VOA-22)."""


@dataclass(slots=True)
class Retaliated(Laid):
    """The secret card's twin was laid in retaliation (VOA-23); the turn stays behind the first attacker."""

    def change(self, state: MauMauState) -> None:
        after = state.after
        Laid.change(self, state)
        state.after = after


@dataclass(slots=True)
class FollowedBelow(Event):
    """So many cards at the end of the pile lie over the one that is followed."""

    covered: int

    def change(self, state: MauMauState) -> None:
        state.covered, state.base = self.covered, state.pile[-1 - self.covered]


@dataclass(slots=True)
class AttackFailed(Event):
    """A card that is not the secret one was offered as an attack, and went back to the hand (VOA-22)."""

    misplay: ClassVar[bool] = True
    seat: int


@dataclass(slots=True)
class Drew(Event):
    """Cards were drawn from the stock."""

    seat: int
    cards: tuple[int, ...]

    def change(self, state: MauMauState) -> None:
        del state.stock[len(state.stock) - len(self.cards) :]
        state.hands[self.seat] += self.cards
        state.idle = 0
        if "drawn" in state.marks:
            state.marks["drawn"] += len(self.cards)

    def seen_by(self, seat: int) -> Event | None:
        return self if seat == self.seat else replace(self, cards=_backs(self.cards))


@dataclass(slots=True)
class DrewHidden(Drew):
    """Cards were drawn whose drawer is still deciding: nobody else is told (COM-13)."""

    def change(self, state: MauMauState) -> None:
        state.hidden += len(self.cards)
        Drew.change(self, state)

    def seen_by(self, seat: int) -> Event | None:
        return self if seat == self.seat else None


@dataclass(slots=True)
class DrawShown(Event):
    """The decision has fallen: now everybody knows that so many cards had been drawn."""

    seat: int
    count: int

    def change(self, state: MauMauState) -> None:
        state.hidden = state.hidden_gain = 0


@dataclass(slots=True)
class Reshuffled(Event):
    """The pile, what is followed and what lies over it aside, became the stock (COM-3)."""

    stock: tuple[int, ...]
    hidden: bool = False

    def change(self, state: MauMauState) -> None:
        state.pile = state.pile[-1 - state.covered :]
        state.stock = list(self.stock)
        state.rolls += 1
        state.shuffles += 1
        if self.hidden:
            state.hidden_gain += len(self.stock)

    def seen_by(self, seat: int) -> Event | None:
        del seat
        return None if self.hidden else replace(self, stock=_backs(self.stock))


@dataclass(slots=True)
class TurnLost(Event):
    """A seat's turn is over without a card laid."""

    seat: int

    def change(self, state: MauMauState) -> None:
        state.stack.clear()
        state.after, state.fresh = self.seat, False


@dataclass(slots=True)
class Passed(TurnLost):
    """A seat passed."""


@dataclass(slots=True)
class Stuck(TurnLost):
    """A seat could neither play nor draw (COM-3)."""

    def change(self, state: MauMauState) -> None:
        TurnLost.change(self, state)
        state.idle += 1


@dataclass(slots=True)
class Skipped(Event):
    """A seat loses its turn to a card."""

    seat: int

    def change(self, state: MauMauState) -> None:
        state.after = self.seat


@dataclass(slots=True)
class PlaysNext(Event):
    """The next turn is this seat's, whoever would have had it."""

    seat: int

    def change(self, state: MauMauState) -> None:
        state.after = step(state, self.seat, -1)

    def seen_by(self, seat: int) -> Event | None:
        del seat
        return None


@dataclass(slots=True)
class DirectionReversed(Event):
    """Play goes round the other way."""

    direction: int

    def change(self, state: MauMauState) -> None:
        state.direction = self.direction


@dataclass(slots=True)
class DealerBegins(Event):
    """The dealer takes the first turn (AMM-2)."""

    seat: int

    def change(self, state: MauMauState) -> None:
        order = state.order
        state.after = order[(order.index(self.seat) - state.direction) % len(order)]


@dataclass(slots=True)
class DebtGrew(Event):
    """So many more cards wait for the next seat, unless it lays one of the cards in the mask ``answers``."""

    cards: int
    answers: int

    def change(self, state: MauMauState) -> None:
        state.debt += self.cards
        state.answers = self.answers


@dataclass(slots=True)
class DebtCleared(Event):
    """The debt was drawn, is void or forgiven."""

    def change(self, state: MauMauState) -> None:
        state.debt = state.answers = 0


@dataclass(slots=True)
class Called(Event):
    """A suit was asked for."""

    seat: int
    suit: int

    def change(self, state: MauMauState) -> None:
        state.call, state.caller = self.suit, self.seat
        state.stack.pop()


@dataclass(slots=True)
class CallEnded(Event):
    """The call is over."""

    def change(self, state: MauMauState) -> None:
        state.call = state.caller = -1


@dataclass(slots=True)
class Targeted(Event):
    """Somebody was chosen as a card's victim."""

    seat: int
    victim: int
    count: int

    def change(self, state: MauMauState) -> None:
        state.stack.pop()


@dataclass(slots=True)
class Accepted(Event):
    """The chosen victim draws."""

    seat: int

    def change(self, state: MauMauState) -> None:
        state.stack.pop()


@dataclass(slots=True)
class RetaliationFailed(Event):
    """A card that is not the secret one was offered in retaliation, and went back to the hand (VOA-23)."""

    misplay: ClassVar[bool] = True
    seat: int


@dataclass(slots=True)
class OwesDeclaration(Event):
    """A seat has one card left and has yet to declare it. Nobody is told: whoever can count sees it."""

    seat: int

    def change(self, state: MauMauState) -> None:
        state.mau[self.seat] = OWES
        state.marks.pop(f"knock:{self.seat}", None)

    def seen_by(self, seat: int) -> None:
        del seat


@dataclass(slots=True)
class DeclarationMissed(Event):
    """The next card was laid before a seat had declared: it can be accused. Nobody is told."""

    seat: int

    def change(self, state: MauMauState) -> None:
        state.mau[self.seat] = LATE

    def seen_by(self, seat: int) -> None:
        del seat


@dataclass(slots=True)
class DeclarationLapsed(Event):
    """A seat's declaration, made or missed, no longer matters. Nobody is told."""

    seat: int

    def change(self, state: MauMauState) -> None:
        state.mau[self.seat] = SAFE

    def seen_by(self, seat: int) -> None:
        del seat


@dataclass(slots=True)
class Declared(Event):
    """A seat said "Mau-Mau", or knocked twice under silence. ``cured``: it was in time."""

    seat: int
    cured: bool

    def change(self, state: MauMauState) -> None:
        state.marks.pop(f"knock:{self.seat}", None)
        if self.cured:
            state.mau[self.seat] = DECLARED

    def seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else replace(self, cured=True)


@dataclass(slots=True)
class Knocked(Event):
    """A seat knocked once on the table (VOA-18), at so many seconds of the clock handed in."""

    seat: int
    at: int

    def change(self, state: MauMauState) -> None:
        state.marks[f"knock:{self.seat}"] = self.at


@dataclass(slots=True)
class Accused(Event):
    """Somebody said that a seat had not declared; ``rightly`` or not."""

    by: int
    seat: int
    rightly: bool

    def change(self, state: MauMauState) -> None:
        if self.rightly:
            state.mau[self.seat] = SAFE


@dataclass(slots=True)
class SilenceBegan(Event):
    """Nobody may speak until the next king (VOA-15)."""

    seat: int

    def change(self, state: MauMauState) -> None:
        state.marks["silent"] = 1


@dataclass(slots=True)
class SilenceEnded(Event):
    """People may speak again."""

    seat: int

    def change(self, state: MauMauState) -> None:
        state.marks.pop("silent", None)
        for name in [name for name in state.marks if name.startswith("knock:")]:
            del state.marks[name]


@dataclass(slots=True)
class Spoke(Event):
    """A message broke a rule of talk: ``what`` is ``silence`` or ``secret``; ``fined`` when it costs cards."""

    seat: int
    what: str
    fined: bool
    at: int

    def change(self, state: MauMauState) -> None:
        if self.fined:
            state.marks[f"{self.what}:{self.seat}"] = self.at


# of the advanced game


@dataclass(slots=True)
class Misplayed(Event):
    """A card was tried that is not a correct play, and went back to the hand (AMM-30).

    Why, is for its player alone; that it happened, for everybody where it costs cards.
    """

    misplay: ClassVar[bool] = True
    seat: int
    reason: str
    rule: str
    fined: bool

    def change(self, state: MauMauState) -> None:
        state.marks[f"misplayed:{self.seat}"] = 1

    def seen_by(self, seat: int) -> Event | None:
        if seat == self.seat:
            return self
        return replace(self, reason="", rule="") if self.fined else None


@dataclass(slots=True)
class Locked(Event):
    """The game is locked by a two (AMM-36), or unlocked."""

    seat: int
    locked: bool

    def change(self, state: MauMauState) -> None:
        if self.locked:
            state.marks["locked"] = 1
        else:
            state.marks.pop("locked", None)


@dataclass(slots=True)
class CardsPassed(Event):
    """Everybody passes a card at the same time: giver, receiver, card (AMM-34)."""

    passed: tuple[tuple[int, int, int], ...]

    def change(self, state: MauMauState) -> None:
        state.stack.pop()
        for giver, _, card in self.passed:
            state.hands[giver].remove(card)
        for _, receiver, card in self.passed:
            state.hands[receiver].append(card)

    def seen_by(self, seat: int) -> Event:
        return replace(self, passed=tuple((a, b, card if seat in (a, b) else UNSEEN) for a, b, card in self.passed))


@dataclass(slots=True)
class PokerShown(Event):
    """The hands of poker that were laid down, shown together; they go under the top (AMM-50)."""

    shown: tuple[tuple[int, tuple[int, ...]], ...]
    best: int

    def change(self, state: MauMauState) -> None:
        state.stack.pop()
        for seat, cards in self.shown:
            for card in cards:
                state.hands[seat].remove(card)
            state.pile[-1:-1] = cards


@dataclass(slots=True)
class Chosen(Event):
    """A seat chose another, for what a card does."""

    seat: int
    victim: int
    why: str

    def change(self, state: MauMauState) -> None:
        state.stack.pop()


@dataclass(slots=True)
class Turned(Event):
    """The top of the stock was turned onto the pile; jokers turned before it are set aside (AMM-53)."""

    card: int
    jokers: tuple[int, ...]

    def change(self, state: MauMauState) -> None:
        del state.stock[len(state.stock) - 1 - len(self.jokers) :]
        state.aside += self.jokers
        state.pile.append(self.card)
        state.base, state.covered, state.fresh = self.card, 0, False


@dataclass(slots=True)
class TookCards(Event):
    """A seat took cards, unseen, from another's hand."""

    seat: int
    victim: int
    cards: tuple[int, ...]

    def change(self, state: MauMauState) -> None:
        for card in self.cards:
            state.hands[self.victim].remove(card)
        state.hands[self.seat] += self.cards
        state.rolls += 1

    def seen_by(self, seat: int) -> Event:
        return self if seat in (self.seat, self.victim) else replace(self, cards=_backs(self.cards))


@dataclass(slots=True)
class PointsDoubled(Event):
    """The round's points of a seat (``NOBODY``: of all who lose) count twice (AMM-22)."""

    seat: int
    why: str

    def change(self, state: MauMauState) -> None:
        name = f"twice:{self.why}:{self.seat}"
        state.marks[name] = state.marks.get(name, 0) + 1


@dataclass(slots=True)
class HandsPassedOn(Event):
    """The losers give their whole hands on (AMM-38): the hands as they are then."""

    hands: tuple[tuple[int, ...], ...]

    def change(self, state: MauMauState) -> None:
        state.hands = [list(hand) for hand in self.hands]

    def seen_by(self, seat: int) -> Event:
        return replace(self, hands=tuple(h if owner == seat else _backs(h) for owner, h in enumerate(self.hands)))


# of Mau-Mau Imesco


@dataclass(slots=True)
class SeatsSwapped(Event):
    """Two seats change places; the turn goes to whoever would have had it (IME-22)."""

    seat: int
    other: int
    then: int

    def change(self, state: MauMauState) -> None:
        for places in (state.order, state.seating):
            here, there = places.index(self.seat), places.index(self.other)
            places[here], places[there] = self.other, self.seat
        state.after = step(state, self.then, -1)


@dataclass(slots=True)
class Ate(Event):
    """A seat says that it is eating, or has finished (IME-22)."""

    seat: int
    eating: bool

    def change(self, state: MauMauState) -> None:
        if self.eating:
            state.marks[f"eating:{self.seat}"] = 1
        else:
            state.marks.pop(f"eating:{self.seat}", None)


@dataclass(slots=True)
class CardTaken(Event):
    """A card was taken, unseen, from a hand, to be laid at once (IME-27)."""

    seat: int
    victim: int
    card: int

    def change(self, state: MauMauState) -> None:
        state.hands[self.victim].remove(self.card)
        state.hands[self.seat].append(self.card)
        state.rolls += 1


@dataclass(slots=True)
class LimitReached(TurnLost):
    """A seat has drawn as many cards as a turn allows: the top has lost its special properties (IME-11)."""

    def change(self, state: MauMauState) -> None:
        TurnLost.change(self, state)
        state.call = state.caller = NOBODY
        state.marks["dull"] = 1


@dataclass(slots=True)
class Claimed(Event):
    """A rebound: the four cards drawn for a joker were shown to whoever laid it, who draws (IME-34)."""

    seat: int
    victim: int
    cards: tuple[int, ...]

    def seen_by(self, seat: int) -> Event:
        return self if seat in (self.seat, self.victim) else replace(self, cards=_backs(self.cards))


@dataclass(slots=True)
class CountAsked(Event):
    """Somebody asks a player for the number of cards (IME-7)."""

    by: int
    seat: int

    def change(self, state: MauMauState) -> None:
        state.marks[f"asked:{self.by}"] = 1
        state.marks[f"answer:{self.seat}"] = 1


@dataclass(slots=True)
class CountTold(Event):
    """The asked player tells the number of cards, truthfully (IME-7)."""

    seat: int
    count: int

    def change(self, state: MauMauState) -> None:
        state.marks.pop(f"answer:{self.seat}", None)


@dataclass(slots=True)
class TurnBegan(Event):
    """Another turn begins, which is counted or ends what lasts a turn. Nobody is told."""

    def change(self, state: MauMauState) -> None:
        for name in [name for name in state.marks if name.startswith("asked:")]:
            del state.marks[name]
        if "turns" in state.marks:
            state.marks["turns"] += 1

    def seen_by(self, seat: int) -> Event | None:
        del seat
        return None


@dataclass(slots=True)
class CardShown(Event):
    """A seat showed a card of its hand to the table (IME-40)."""

    seat: int
    card: int


@dataclass(slots=True)
class DeclarationForgotten(Event):
    """The next card was laid before a seat had declared, which costs it cards at once (IME-12)."""

    seat: int

    def change(self, state: MauMauState) -> None:
        state.mau[self.seat] = SAFE


@dataclass(slots=True)
class PutUnder(Event):
    """The pile, its top aside, was shuffled and put under the stock (IME-15)."""

    stock: tuple[int, ...]

    def change(self, state: MauMauState) -> None:
        state.pile = state.pile[-1 - state.covered :]
        state.stock[:0] = self.stock
        state.rolls += 1

    def seen_by(self, seat: int) -> Event:
        del seat
        return replace(self, stock=_backs(self.stock))


@dataclass(slots=True)
class Marked(Event):
    """A small fact of the table that nobody needs to be told."""

    name: str
    value: int

    def change(self, state: MauMauState) -> None:
        state.marks[self.name] = self.value

    def seen_by(self, seat: int) -> Event | None:
        del seat
        return None


@dataclass(slots=True)
class WentOn(Event):
    """Somebody has gone out, and the round goes on (IME-50)."""

    seat: int

    def change(self, state: MauMauState) -> None:
        state.out.remove(self.seat)
        state.won.append(self.seat)


@dataclass(slots=True)
class RoundCounted(Event):
    """A going-out is counted while the round goes on (IME-50): the lines, and the totals after them."""

    lines: tuple[tuple[int, str, int, int], ...]
    totals: tuple[int, ...]

    def change(self, state: MauMauState) -> None:
        state.totals = list(self.totals)


@dataclass(slots=True)
class LimitOfRound(Event):
    """The round ends by its limit on time or on shuffles (IME-51)."""

    what: str


# of the Serbian game


@dataclass(slots=True)
class CutTo(Event):
    """The card at which the pack was cut lies open (SRB-2)."""

    card: int

    def change(self, state: MauMauState) -> None:
        state.stock.pop()
        state.pile.append(self.card)
        state.base = self.card


@dataclass(slots=True)
class Kept(Event):
    """The cutter keeps the strong card that was cut to (SRB-2)."""

    seat: int
    card: int

    def change(self, state: MauMauState) -> None:
        state.pile.remove(self.card)
        state.hands[self.seat].append(self.card)
        state.stack.clear()


@dataclass(slots=True)
class LeftLying(Event):
    """The cutter leaves the card on the talon (SRB-2)."""

    seat: int

    def change(self, state: MauMauState) -> None:
        state.stack.clear()


@dataclass(slots=True)
class HandsDealt(Event):
    """The hands are dealt, after the cut: the cards of each seat, and the stock that is left."""

    hands: tuple[tuple[int, ...], ...]
    stock: tuple[int, ...]
    at: int

    def change(self, state: MauMauState) -> None:
        for hand, dealt in zip(state.hands, self.hands, strict=True):
            hand += dealt
        state.stock = list(self.stock)
        state.marks["talon"] = 1
        state.marks["dealing"] = self.at

    def seen_by(self, seat: int) -> Event:
        hands = tuple(hand if owner == seat else _backs(hand) for owner, hand in enumerate(self.hands))
        return replace(self, hands=hands, stock=_backs(self.stock))


@dataclass(slots=True)
class LookedEarly(Event):
    """A seat took up its cards before the dealer had finished (SRB-32)."""

    seat: int

    def change(self, state: MauMauState) -> None:
        state.marks[f"looked:{self.seat}"] = 1


@dataclass(slots=True)
class Covered(Event):
    """An ace has been laid, and must be covered (SRB-6)."""

    seat: int
