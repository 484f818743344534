"""What can happen within a round of the Mau-Mau games."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from rules.rounds import AWAY, GONE, PLAYING
from rules.shedding.state import DECLARED, LATE, OWES, SAFE, State
from rules.table import UNSEEN, Event


def _backs(cards: tuple[int, ...]) -> tuple[int, ...]:
    return (UNSEEN,) * len(cards)


@dataclass(slots=True)
class SecretShown(Event):
    """The round's secret card was shown to all, and its picture taken away again (VOA-20)."""

    card: int

    def change(self, state: State) -> None:
        state.marks["secret"] = self.card


@dataclass(slots=True)
class Dealt(Event):
    """A new round: who deals, the hands by seat, the stock, and the cards turned up."""

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

    def change(self, state: State) -> None:
        state.phase = PLAYING
        state.round, state.dealer, state.order = self.round, self.dealer, list(self.order)
        state.direction, state.seed, state.rolls = self.direction, self.seed, self.rolls
        state.hands = [list(hand) for hand in self.hands]
        state.stock, state.pile, state.aside = list(self.stock), list(self.pile), []
        state.covered, state.after = self.covered, self.dealer
        state.base = self.pile[-1 - self.covered] if self.pile else -1
        state.debt = state.answers = state.idle = state.hidden = state.hidden_gain = 0
        state.call = state.caller = -1
        state.mau = [SAFE] * len(self.hands)
        state.out, state.vote, state.stack = [], None, []
        state.marks = {name: value for name, value in state.marks.items() if name == "secret"}
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

    def change(self, state: State) -> None:
        state.hands[self.seat].remove(self.card)
        state.pile.append(self.card)
        if self.over:
            state.covered += 1
        else:
            state.base, state.covered = self.card, 0
        state.after, state.idle = self.seat, 0
        state.stack.clear()


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

    def change(self, state: State) -> None:
        after = state.after
        Laid.change(self, state)
        state.after = after


@dataclass(slots=True)
class FollowedBelow(Event):
    """So many cards at the end of the pile lie over the one that is followed."""

    covered: int

    def change(self, state: State) -> None:
        state.covered, state.base = self.covered, state.pile[-1 - self.covered]


@dataclass(slots=True)
class AttackFailed(Event):
    """A card that is not the secret one was offered as an attack, and went back to the hand (VOA-22)."""

    misplay: ClassVar[bool] = True
    seat: int


@dataclass(slots=True)
class WentOut(Event):
    """A seat has played its last card."""

    seat: int

    def change(self, state: State) -> None:
        state.out.append(self.seat)


@dataclass(slots=True)
class Drew(Event):
    """Cards were drawn from the stock."""

    seat: int
    cards: tuple[int, ...]

    def change(self, state: State) -> None:
        del state.stock[len(state.stock) - len(self.cards) :]
        state.hands[self.seat] += self.cards
        state.idle = 0

    def seen_by(self, seat: int) -> Event | None:
        return self if seat == self.seat else replace(self, cards=_backs(self.cards))


@dataclass(slots=True)
class DrewHidden(Drew):
    """Cards were drawn whose drawer is still deciding: nobody else is told (COM-13)."""

    def change(self, state: State) -> None:
        state.hidden += len(self.cards)
        Drew.change(self, state)

    def seen_by(self, seat: int) -> Event | None:
        return self if seat == self.seat else None


@dataclass(slots=True)
class DrawShown(Event):
    """The decision has fallen: now everybody knows that so many cards had been drawn."""

    seat: int
    count: int

    def change(self, state: State) -> None:
        state.hidden = state.hidden_gain = 0


@dataclass(slots=True)
class Reshuffled(Event):
    """The pile, what is followed and what lies over it aside, became the stock (COM-3)."""

    stock: tuple[int, ...]
    hidden: bool = False

    def change(self, state: State) -> None:
        state.pile = state.pile[-1 - state.covered :]
        state.stock = list(self.stock)
        state.rolls += 1
        if self.hidden:
            state.hidden_gain += len(self.stock)

    def seen_by(self, seat: int) -> Event | None:
        del seat
        return None if self.hidden else replace(self, stock=_backs(self.stock))


@dataclass(slots=True)
class TurnLost(Event):
    """A seat's turn is over without a card laid."""

    seat: int

    def change(self, state: State) -> None:
        state.stack.clear()
        state.after = self.seat


@dataclass(slots=True)
class Passed(TurnLost):
    """A seat passed."""


@dataclass(slots=True)
class Stuck(TurnLost):
    """A seat could neither play nor draw (COM-3)."""

    def change(self, state: State) -> None:
        TurnLost.change(self, state)
        state.idle += 1


@dataclass(slots=True)
class Skipped(Event):
    """A seat loses its turn to a card."""

    seat: int

    def change(self, state: State) -> None:
        state.after = self.seat


@dataclass(slots=True)
class DirectionReversed(Event):
    """Play goes round the other way."""

    direction: int

    def change(self, state: State) -> None:
        state.direction = self.direction


@dataclass(slots=True)
class DealerBegins(Event):
    """The dealer takes the first turn (AMM-2)."""

    seat: int

    def change(self, state: State) -> None:
        order = state.order
        state.after = order[(order.index(self.seat) - state.direction) % len(order)]


@dataclass(slots=True)
class DebtGrew(Event):
    """So many more cards wait for the next seat, unless it lays one of the cards in the mask ``answers``."""

    cards: int
    answers: int

    def change(self, state: State) -> None:
        state.debt += self.cards
        state.answers = self.answers


@dataclass(slots=True)
class DebtCleared(Event):
    """The debt was drawn, is void or forgiven."""

    def change(self, state: State) -> None:
        state.debt = state.answers = 0


@dataclass(slots=True)
class Called(Event):
    """A suit was asked for."""

    seat: int
    suit: int

    def change(self, state: State) -> None:
        state.call, state.caller = self.suit, self.seat
        state.stack.clear()


@dataclass(slots=True)
class CallEnded(Event):
    """The call is over."""

    def change(self, state: State) -> None:
        state.call = state.caller = -1


@dataclass(slots=True)
class Targeted(Event):
    """Somebody was chosen as a card's victim."""

    seat: int
    victim: int
    count: int

    def change(self, state: State) -> None:
        state.stack.pop()


@dataclass(slots=True)
class Accepted(Event):
    """The chosen victim draws."""

    seat: int

    def change(self, state: State) -> None:
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

    def change(self, state: State) -> None:
        state.mau[self.seat] = OWES
        state.marks.pop(f"knock:{self.seat}", None)

    def seen_by(self, seat: int) -> None:
        del seat


@dataclass(slots=True)
class DeclarationMissed(Event):
    """The next card was laid before a seat had declared: it can be accused. Nobody is told."""

    seat: int

    def change(self, state: State) -> None:
        state.mau[self.seat] = LATE

    def seen_by(self, seat: int) -> None:
        del seat


@dataclass(slots=True)
class DeclarationLapsed(Event):
    """A seat's declaration, made or missed, no longer matters. Nobody is told."""

    seat: int

    def change(self, state: State) -> None:
        state.mau[self.seat] = SAFE

    def seen_by(self, seat: int) -> None:
        del seat


@dataclass(slots=True)
class Declared(Event):
    """A seat said "Mau-Mau", or knocked twice under silence. ``cured``: it was in time."""

    seat: int
    cured: bool

    def change(self, state: State) -> None:
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

    def change(self, state: State) -> None:
        state.marks[f"knock:{self.seat}"] = self.at


@dataclass(slots=True)
class Accused(Event):
    """Somebody said that a seat had not declared; ``rightly`` or not."""

    by: int
    seat: int
    rightly: bool

    def change(self, state: State) -> None:
        if self.rightly:
            state.mau[self.seat] = SAFE


@dataclass(slots=True)
class SilenceBegan(Event):
    """Nobody may speak until the next king (VOA-15)."""

    seat: int

    def change(self, state: State) -> None:
        state.marks["silent"] = 1


@dataclass(slots=True)
class SilenceEnded(Event):
    """People may speak again."""

    seat: int

    def change(self, state: State) -> None:
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

    def change(self, state: State) -> None:
        if self.fined:
            state.marks[f"{self.what}:{self.seat}"] = self.at
