"""What may be done beside the turns of Mau-Mau Imesco: eating, asking for counts, showing a card, and not speaking."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from rules.records import Card, Record, Seat, Words, but, record
from rules.shedding.contract import MauMauGame, MauMauInterrupt, MauMauPlay, Penalty, Ruleset, RulesFeature, Visibility
from rules.shedding.declaring import GESTURE, Declare
from rules.shedding.drawing import draw
from rules.shedding.events import MauMauEvent
from rules.shedding.ime.imesco_state import OF_IMESCO, own
from rules.shedding.parts import Parameter, number
from rules.shedding.state import MauMauState
from rules.shedding.talk import SPEECH, Says, fine
from rules.table import Action, IllegalAction, Reason


@record
class Ate(MauMauEvent):
    """A seat says that it is eating, or has finished (IME-22)."""

    seat: Seat
    eating: bool

    def change(self, state: MauMauState) -> None:
        kept = own(state)
        others = tuple(seat for seat in kept.eating if seat != self.seat)
        state.own = but(kept, eating=(*others, self.seat) if self.eating else others)


@record
class CountAsked(MauMauEvent):
    """Somebody asks a player for the number of cards (IME-7)."""

    by: Seat
    seat: Seat

    def change(self, state: MauMauState) -> None:
        kept = own(state)
        others = tuple(seat for seat in kept.answers if seat != self.seat)
        state.own = but(kept, asked=(*kept.asked, self.by), answers=(*others, self.seat))


@record
class CountTold(MauMauEvent):
    """The asked player tells the number of cards, truthfully (IME-7)."""

    follows: ClassVar[bool] = True
    seat: Seat
    count: int

    def change(self, state: MauMauState) -> None:
        kept = own(state)
        state.own = but(kept, answers=tuple(seat for seat in kept.answers if seat != self.seat))


@record
class CardShown(MauMauEvent):
    """A seat showed a card of its hand to the table (IME-40)."""

    seat: Seat
    card: Card


class Eating(MauMauInterrupt):
    """Saying whether one eats: nobody changes places with who does (IME-22)."""

    __slots__ = ()
    eats: ClassVar[bool]

    def offers(self, game: MauMauGame, state: MauMauState, seat: Seat) -> list[Action]:
        return [Action(self.verb)] if (seat in own(state).eating) != self.eats else []

    def act(self, play: MauMauPlay, seat: Seat, action: Action) -> None:
        if (seat in own(play.state).eating) == self.eats:
            raise IllegalAction(Reason.NOT_NOW, "IME-22")
        play.emit(Ate(seat, self.eats))


@record
class Eat(Eating):
    """Say that one is eating (IME-22)."""

    about: ClassVar[tuple[str, ...]] = ("IME-22",)
    verb: ClassVar[str] = "eat"
    eats: ClassVar[bool] = True


@record
class StopEating(Eating):
    """Say that one has finished (IME-22)."""

    verb: ClassVar[str] = "stop"
    eats: ClassVar[bool] = False


@record
class AskCount(MauMauInterrupt):
    """Ask a player for the number of cards, once a turn (IME-7)."""

    about: ClassVar[tuple[str, ...]] = ("IME-7",)
    verb: ClassVar[str] = "ask"
    reply: ClassVar[str] = "tell"

    def offers(self, game: MauMauGame, state: MauMauState, seat: Seat) -> list[Action]:
        if seat in own(state).asked:
            return []
        return [Action("ask", seat=other) for other in state.order if other != seat]

    def act(self, play: MauMauPlay, seat: Seat, action: Action) -> None:
        state = play.state
        if action.seat == seat or action.seat not in state.order:
            raise IllegalAction(Reason.NO_SUCH_CHOICE, "IME-7")
        if seat in own(state).asked:
            raise IllegalAction(Reason.NOT_NOW, "IME-7")
        play.emit(CountAsked(seat, action.seat))


@record
class Tell(MauMauInterrupt):
    """Answer truthfully how many cards one holds, having been asked (IME-7)."""

    verb: ClassVar[str] = "tell"

    def offers(self, game: MauMauGame, state: MauMauState, seat: Seat) -> list[Action]:
        return [Action("tell")] if seat in own(state).answers else []

    def act(self, play: MauMauPlay, seat: Seat, action: Action) -> None:
        if seat not in own(play.state).answers:
            raise IllegalAction(Reason.NOT_NOW, "IME-7")
        play.emit(CountTold(seat, play.state.shown_count(seat)))


@record
class Show(MauMauInterrupt):
    """Show a card to the table, which costs cards (IME-40)."""

    about: ClassVar[tuple[str, ...]] = ("IME-40",)
    verb: ClassVar[str] = "show"
    penalty: int

    def offers(self, game: MauMauGame, state: MauMauState, seat: Seat) -> list[Action]:
        return [Action("show", (card,)) for card in sorted(set(state.hands[seat]))]

    def act(self, play: MauMauPlay, seat: Seat, action: Action) -> None:
        if len(action.cards) != 1 or action.cards[0] not in play.state.hands[seat]:
            raise IllegalAction(Reason.NOT_IN_HAND, "IME-40")
        play.emit(CardShown(seat, action.cards[0]))
        draw(play, seat, self.penalty)


@record
class Gesture(Declare):
    """Declare by a gesture, where nobody says anything: the button alone (IME-53)."""

    about: ClassVar[tuple[str, ...]] = ("declare",)
    said: ClassVar[Words] = GESTURE


@record
class SaysNothing(Says):
    """Nobody says anything, from the deal to the end of the round; declaring is the button alone (IME-53)."""

    about: ClassVar[tuple[str, ...]] = ("rom", "mute")

    def act(self, play: MauMauPlay, seat: Seat, action: Action) -> None:
        if action.number & SPEECH:
            fine(play, seat, "silence", self.silence_penalty)


@record
class CardsShown(Record):
    """The table found that somebody showed a card, peeked, hid cards or plotted (IME-40, IME-41)."""

    cards: int

    def __call__(self, play: MauMauPlay, seat: Seat) -> None:
        draw(play, seat, self.cards)


# what a definition names


@record
class MayEat(RulesFeature):
    """People say when they eat: nobody changes places with them (IME-22)."""

    word: ClassVar[str] = "eating"
    shipped: ClassVar[str] = OF_IMESCO

    def fit(self, rules: Ruleset) -> Ruleset:
        return replace(rules, interrupts=(*rules.interrupts, Eat(), StopEating()))


@record
class CountsAsked(RulesFeature):
    """How many cards others hold is not shown, and has to be asked (IME-7)."""

    word: ClassVar[str] = "counts_asked"
    shipped: ClassVar[str] = OF_IMESCO

    def fit(self, rules: Ruleset) -> Ruleset:
        shown = replace(rules.visibility, counts=False)
        return replace(rules, interrupts=(*rules.interrupts, AskCount(), Tell()), visibility=shown)


@record
class OpenHands(RulesFeature):
    """All hands lie open (IME-52)."""

    word: ClassVar[str] = "open_hands"
    shipped: ClassVar[str] = "the computer players of other games are not made for it"

    def fit(self, rules: Ruleset) -> Ruleset:
        return replace(rules, visibility=Visibility(counts=rules.visibility.counts, hands=True))


@record
class ShowsCards(RulesFeature):
    """Showing a card costs ``cards``; so does peeking, where the table finds it (IME-40, IME-41)."""

    word: ClassVar[str] = "shows_cards"
    parameters: ClassVar[tuple[Parameter, ...]] = (number("cards", 3, 0, 9),)
    shipped: ClassVar[str] = OF_IMESCO
    cards: int

    def fit(self, rules: Ruleset) -> Ruleset:
        costs: Penalty = CardsShown(self.cards)
        votes = replace(rules.votes, charges={**rules.votes.charges, "IME-40": costs, "IME-41": costs})
        return replace(rules, interrupts=(*rules.interrupts, Show(self.cards)), votes=votes)


@record
class ReadOnly(RulesFeature):
    """Nobody says anything all round; speaking costs ``cards``, and one declares with the button (IME-53)."""

    word: ClassVar[str] = "read_only"
    parameters: ClassVar[tuple[Parameter, ...]] = (number("cards", 3, 0, 9),)
    shipped: ClassVar[str] = OF_IMESCO
    cards: int

    def fit(self, rules: Ruleset) -> Ruleset:
        declares = [Gesture(one.rule) if isinstance(one, Declare) else one for one in rules.interrupts]
        return replace(rules, interrupts=(*declares, SaysNothing(self.cards)))
