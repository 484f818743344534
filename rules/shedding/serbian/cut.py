"""The cut and the deal (SRB-2), and looking at one's cards too early (SRB-32)."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from rules.match import from_seat
from rules.records import Card, Cards, Mask, Public, Seat, but, record
from rules.shedding.contract import Course, MauMauGame, MauMauInterrupt, MauMauPlay, Ruleset, RulesFeature
from rules.shedding.drawing import draw
from rules.shedding.events import MauMauEvent, backs, own_hand
from rules.shedding.parts import Parameter, cards, switch
from rules.shedding.state import MauMauState, Own
from rules.table import Action, IllegalAction, OfOneSeat, Reason

KEPT_CARDS_LIMIT, EARLY_LOOK_CARDS = 3, 4
"""How many strong cards the cutter may keep (SRB-2), and how many cards it costs to look too early (SRB-32)."""
DEAL_SECONDS = 8
"""How long the dealer takes to deal, in seconds, where looking too early costs cards (SRB-32)."""


@record
class Dealing(Own):
    """When the dealer has begun to give cards, in seconds (-1: not yet), and who has looked too early.

    ``debt_begun_by``: the card that has begun the last debt (SRB-10); -1 where that is not kept.
    """

    version: ClassVar[int] = 2
    dealing: Public[int] = -1
    looked: Public[tuple[Seat, ...]] = ()
    debt_begun_by: Public[int] = -1

    def next_round(self) -> Dealing:
        return NEW


NEW = Dealing()


def own(state: MauMauState) -> Dealing:
    """What the game keeps at this table."""
    return state.own if isinstance(state.own, Dealing) else NEW


# what happens


@record
class CutTo(MauMauEvent):
    """The card at which the pack was cut lies open (SRB-2)."""

    card: Card

    def change(self, state: MauMauState) -> None:
        state.stock.pop()
        state.pile.append(self.card)
        state.base = self.card


@record
class Kept(MauMauEvent):
    """The cutter keeps the strong card that was cut to (SRB-2)."""

    version: ClassVar[int] = 2
    seat: Seat
    card: Card

    def change(self, state: MauMauState) -> None:
        state.pile.remove(self.card)
        state.gets(self.seat, (self.card,))


@record
class LeftLying(MauMauEvent):
    """The cutter leaves the card on the talon (SRB-2)."""

    version: ClassVar[int] = 2
    seat: Seat


@record
class HandsDealt(MauMauEvent):
    """The hands are dealt, after the cut: the cards of each seat, and the stock that is left."""

    untold: ClassVar[bool] = True
    hands: tuple[Cards, ...]
    stock: Cards
    at: int

    def change(self, state: MauMauState) -> None:
        for hand, dealt in zip(state.hands, self.hands, strict=True):
            hand += dealt
        state.stock = list(self.stock)
        state.own = but(own(state), dealing=self.at)

    def seen_by(self, seat: Seat) -> HandsDealt:
        return HandsDealt(own_hand(self.hands, seat), backs(self.stock), self.at)


@record
class LookedEarly(MauMauEvent):
    """A seat took up its cards before the dealer had finished (SRB-32)."""

    seat: Seat

    def change(self, state: MauMauState) -> None:
        kept = own(state)
        state.own = but(kept, looked=(*kept.looked, self.seat))


# what may be done


@record
class Look(MauMauInterrupt):
    """Take up one's cards; before the dealer has finished it costs cards (SRB-32)."""

    about: ClassVar[tuple[str, ...]] = ("SRB-32",)
    verb: ClassVar[str] = "look"
    cards: ClassVar[int] = EARLY_LOOK_CARDS

    def offers(self, game: MauMauGame, state: MauMauState, seat: Seat) -> list[Action]:
        return []

    def act(self, play: MauMauPlay, seat: Seat, action: Action) -> None:
        kept = own(play.state)
        if seat in kept.looked or play.at - kept.dealing >= DEAL_SECONDS:
            raise IllegalAction(Reason.TOO_LATE, "SRB-32")
        play.emit(LookedEarly(seat))
        draw(play, seat, EARLY_LOOK_CARDS)


@record
class Cut(OfOneSeat[MauMauGame, MauMauState]):
    """The cutter has cut to a strong card, and may keep it (SRB-2)."""

    about: ClassVar[tuple[str, ...]] = ("cut",)
    kind: ClassVar[str] = "cut"
    alone: ClassVar[bool] = True
    seat: Seat

    def moves(self, game: MauMauGame, state: MauMauState, seat: Seat) -> list[Action]:
        return [Action("keep"), Action("decline")]

    def refused(self, game: MauMauGame) -> tuple[Reason, str]:
        return Reason.NO_SUCH_CHOICE, "SRB-2"

    def resolve(self, play: MauMauPlay, seat: Seat, action: Action) -> None:
        if action.verb == "decline":
            self.abandon(play, seat)
            return
        play.emit(Kept(seat, play.state.base))
        look_at_cut(play, seat)

    def abandon(self, play: MauMauPlay, seat: Seat) -> None:
        """The card is left lying, and everybody is dealt to."""
        play.emit(LeftLying(seat))
        deal_hands(play)


class SerbianCourse(Course):
    """The player before the dealer cuts (SRB-2); then everybody is dealt to. ``strong`` cards may be kept."""

    def __init__(self, strong: int, *, early_hand_costs: bool, after_debt: str) -> None:
        self.own, self.after_debt = NEW, after_debt
        self.strong, self.early_hand_costs = strong, early_hand_costs

    def deal(self, play: MauMauPlay, seed: str) -> None:
        game, state = play.game, play.state
        order, dealer = game.dealers(state)
        game.dealt(play, seed, order, dealer, [[] for _ in state.status], game.shuffled(seed), [])
        look_at_cut(play, order[(order.index(dealer) - 1) % len(order)])

    def alarms(self, state: MauMauState) -> dict[str, float]:
        """When the dealer has finished (SRB-32)."""
        kept = own(state)
        return {"dealt": kept.dealing + DEAL_SECONDS} if self.early_hand_costs and kept.dealing >= 0 else {}

    def has_looked(self, state: MauMauState, seat: Seat) -> bool:
        return not self.early_hand_costs or seat in own(state).looked

    def facts(self) -> dict[str, int]:
        return {"cut": self.strong}


def look_at_cut(play: MauMauPlay, cutter: Seat) -> None:
    """Look at the next card of the pack where it was cut."""
    state = play.state
    play.emit(CutTo(state.stock[-1]))
    course = play.game.rules.course
    strong = course.strong if isinstance(course, SerbianCourse) else 0
    if strong >> state.base & 1 and len(state.hands[cutter]) < KEPT_CARDS_LIMIT:
        play.ask(Cut(cutter))
    else:
        deal_hands(play)


def deal_hands(play: MauMauPlay) -> None:
    """Six cards each, two at a time; the player after the dealer begins (SRB-1, SRB-2)."""
    state = play.state
    cards, hands = list(state.stock), [[] for _ in state.hands]  # type: tuple[list[int], list[list[int]]]
    for _ in range(3):
        for seat in from_seat(state, state.after):  # behind the dealer, who may have left
            hands[seat] += [cards.pop(), cards.pop()]
    play.emit(HandsDealt(tuple(tuple(hand) for hand in hands), tuple(cards), play.at))


CUT_FIRST = "the cut deals in a way of its own, and notes beside it what begins a debt"
"""Why it is for the definitions of the project alone."""


@record
class CutsPack(RulesFeature):
    """The player before the dealer cuts, and may keep ``strong`` cards; everybody is dealt two cards at a time (SRB-2).

    ``early_hand_costs``: looking at the cards before all are dealt costs cards (SRB-32).
    """

    word: ClassVar[str] = "cut"
    parameters: ClassVar[tuple[Parameter, ...]] = (cards("strong"), switch("early_hand_costs"))
    shipped: ClassVar[str] = CUT_FIRST
    strong: Mask
    early_hand_costs: bool

    def fit(self, rules: Ruleset) -> Ruleset:
        looks = (Look(),) if self.early_hand_costs else ()
        after = rules.course.after_debt
        course = SerbianCourse(self.strong, early_hand_costs=self.early_hand_costs, after_debt=after)
        return replace(rules, interrupts=(*rules.interrupts, *looks), course=course)
