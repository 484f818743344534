"""Poker: three cards of a suit in a run call for hands of poker (AMM-50)."""

from __future__ import annotations

from typing import ClassVar

from rules.cards import RANK, SUIT
from rules.chance import Lot
from rules.records import Cards, Seat, SeatCards, record
from rules.shedding.amm.amm_state import ROW, TOGETHER, own
from rules.shedding.amm.jokers import Chosen
from rules.shedding.amm.poker_hands import hands, worth
from rules.shedding.contract import Effect, MauMauGame, MauMauPlay
from rules.shedding.decisions import ChooseAnother, others
from rules.shedding.declaring import OwesDeclaration
from rules.shedding.drawing import draw
from rules.shedding.events import Laid, MauMauEvent
from rules.shedding.state import MauMauState
from rules.table import NOBODY, Action, Decision, IllegalAction, Reason

POKER_DRAWS = 5


@record
class PokerShown(MauMauEvent):
    """The hands of poker that were laid down, shown together; they go under the top (AMM-50)."""

    version: ClassVar[int] = 2
    shown: SeatCards
    best: Seat

    def change(self, state: MauMauState) -> None:
        for seat, cards in self.shown:
            for card in cards:
                state.hands[seat].remove(card)
            state.pile[-1:-1] = cards


@record
class ChooseWhoDraws(ChooseAnother):
    """Whoever has the best hand of poker chooses who draws (AMM-50)."""

    about: ClassVar[tuple[str, ...]] = ("AMM-50",)
    rule: ClassVar[str] = "AMM-50"
    seat: Seat

    def chosen(self, play: MauMauPlay, seat: Seat, other: Seat) -> None:
        play.emit(Chosen(seat, other, "poker"))
        draw(play, other, POKER_DRAWS)


@record
class PokerOnRun(Effect):
    """Three cards of a suit in a run, as they were laid, call for hands of poker (AMM-50); a last card too (COM-6)."""

    word: ClassVar[str] = "poker"
    shipped: ClassVar[str] = TOGETHER
    about: ClassVar[tuple[str, ...]] = ("AMM-50",)
    cards: ClassVar[int] = POKER_DRAWS

    def run(self, play: MauMauPlay, laid: Laid, out: bool) -> None:
        state = play.state
        able = tuple(other for other in state.order if len(state.hands[other]) > 2)
        if able and is_run(own(state).row):
            play.ask(Poker(able, laid.seat))


def is_run(cards: Cards) -> bool:
    """Whether these are three of one suit in a run, up or down."""
    if len(cards) < ROW or len({SUIT[card] for card in cards}) != 1:
        return False
    first, middle, last = (RANK[card] for card in cards)
    return middle - first == last - middle and abs(middle - first) == 1


@record
class Poker(Decision[MauMauGame, MauMauState]):
    """Each of these seats may lay down a hand of poker, in secret (AMM-50); ``by`` completed the run."""

    about: ClassVar[tuple[str, ...]] = ("AMM-50",)
    kind: ClassVar[str] = "poker"
    waiting: tuple[Seat, ...]
    by: Seat
    shown: SeatCards = ()

    @property
    def seats(self) -> tuple[int, ...]:
        return self.waiting

    def moves(self, game: MauMauGame, state: MauMauState, seat: Seat) -> list[Action]:
        """The best hand of each kind that is held, and to decline; any other hand of poker may be laid as well."""
        held = state.hands[seat]
        return [
            Action("decline"),
            *(Action("poker", cards) for cards in hands(held) if len(cards) < len(held)),
        ]

    def refusal(self, game: MauMauGame, state: MauMauState, seat: Seat, action: Action) -> IllegalAction | None:
        if action == Action("decline"):
            return None
        held, cards = state.hands[seat], action.cards
        if action.verb != "poker":
            return IllegalAction(Reason.NOT_NOW, "AMM-50")
        if any(cards.count(card) > held.count(card) for card in cards):
            return IllegalAction(Reason.NOT_IN_HAND, "AMM-50")
        if len(cards) >= len(held):
            return IllegalAction(Reason.KEEP_ONE, "AMM-50")
        return IllegalAction(Reason.NO_HAND_OF_POKER, "AMM-50") if worth(cards) is None else None

    def resolve(self, play: MauMauPlay, seat: Seat, action: Action) -> None:
        left = tuple(other for other in self.waiting if other != seat)
        shown = ((seat, action.cards),) if action.verb == "poker" else ()
        play.ask(Poker(left, self.by, (*self.shown, *shown)), same=True)

    def abandon(self, play: MauMauPlay, seat: Seat) -> None:
        play.ask(self.without(seat), same=True)

    def without(self, seat: Seat) -> Poker:
        left = tuple(other for other in self.waiting if other != seat)
        return Poker(left, self.by, tuple(shown for shown in self.shown if shown[0] != seat))

    def dealt_anew(self, game: MauMauGame, state: MauMauState, seat: Seat, lot: Lot) -> Poker:
        """Who has answered has laid a hand of poker or none: nobody else knows."""
        shown = [one for one in self.shown if one[0] == seat]
        for other in state.order:
            if other != seat and other not in self.waiting and len(state.hands[other]) > 2:
                move = lot.choice(self.moves(game, state, other))
                shown += [(other, move.cards)] if move.cards else []
        return Poker(self.waiting, self.by, tuple(shown))

    def close(self, play: MauMauPlay) -> None:
        state, shown = play.state, self.shown
        best = self._best(state, shown)
        play.emit(PokerShown(shown, best))
        for other, _ in shown:
            if len(state.hands[other]) == 1:
                play.emit(OwesDeclaration(other))
        if best != NOBODY and others(state, best):
            play.ask(ChooseWhoDraws(best))

    def _best(self, state: MauMauState, shown: SeatCards) -> int:
        """Whose hand is best; of equal ones whoever comes first from where the run was completed on."""
        if not shown:
            return NOBODY
        places, here = len(state.seating), state.seating.index(self.by)  # who completed it may have left

        def behind(seat: Seat) -> int:
            return (state.seating.index(seat) - here) * state.direction % places

        return max(shown, key=lambda one: (worth(one[1]) or (), -behind(one[0])))[0]
