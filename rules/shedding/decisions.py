"""What several Mau-Mau games may await of a player, beside a turn: an answer to a debt, a suit, a seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rules.cards import SUIT
from rules.records import Seat, record
from rules.shedding import events
from rules.shedding.contract import MauMauGame, MauMauPlay, Turn
from rules.shedding.state import MauMauState
from rules.table import Action, IllegalAction, OfOneSeat, Reason


@record
class Answer(Turn):
    """A debt stands before a seat: it lays an answer, or draws all of it (COM-12)."""

    about: ClassVar[tuple[str, ...]] = ("debt",)
    version: ClassVar[int] = 2
    kind: ClassVar[str] = "answer"


def not_covered(turn: Turn, moves: Sequence[Action], state: MauMauState, action: Action, rule: str) -> IllegalAction:
    """Why an action is none of the ``moves`` of a turn in which one more card is laid on the top one."""
    if action.verb == "pass":
        return IllegalAction(Reason.DRAW_FIRST if Action("draw") in moves else Reason.MUST_COVER, rule)
    if not action.cards:
        nothing = action.verb == "draw" and state.drawable() <= 0
        return IllegalAction(Reason.NOTHING_TO_DRAW if nothing else Reason.NOT_NOW, rule)
    if not {*action.cards} <= {*state.hands[turn.seat]}:
        return IllegalAction(Reason.NOT_IN_HAND, rule)
    kept = turn.drawn and not {*action.cards} <= {*turn.drawn}
    return IllegalAction(Reason.ONLY_THE_DRAWN if kept else Reason.DOES_NOT_COVER, rule)


CALLS = tuple(Action("call", suit=suit) for suit in range(4))
"""Each suit called, made once."""


@record
class CallSuit(OfOneSeat[MauMauGame, MauMauState]):
    """A seat calls a suit."""

    about: ClassVar[tuple[str, ...]] = ("call",)
    kind: ClassVar[str] = "call"
    seat: Seat

    def moves(self, game: MauMauGame, state: MauMauState, seat: Seat) -> list[Action]:
        return [*CALLS]

    def refused(self, game: MauMauGame) -> tuple[Reason, str]:
        return Reason.NO_SUCH_CHOICE, game.rules.ids.call

    def resolve(self, play: MauMauPlay, seat: Seat, action: Action) -> None:
        play.emit(events.Called(seat, action.suit))

    def abandon(self, play: MauMauPlay, seat: Seat) -> None:
        """The suit of the card that is followed is called."""
        play.emit(events.Called(seat, SUIT[play.state.base]))


def others(state: MauMauState, seat: Seat) -> list[Seat]:
    """The other seats of the round that have not gone out."""
    return [other for other in state.order if other != seat and other not in state.out]


class ChooseAnother(OfOneSeat[MauMauGame, MauMauState]):
    """A seat chooses another one, for what a card does."""

    __slots__ = ()
    kind: ClassVar[str] = "choose"
    rule: ClassVar[str]

    def chosen(self, play: MauMauPlay, seat: Seat, other: Seat) -> None:
        """What happens to the chosen one."""
        raise NotImplementedError

    def moves(self, game: MauMauGame, state: MauMauState, seat: Seat) -> list[Action]:
        return [Action("choose", seat=other) for other in others(state, seat)]

    def refused(self, game: MauMauGame) -> tuple[Reason, str]:
        return Reason.NO_SUCH_CHOICE, self.rule

    def resolve(self, play: MauMauPlay, seat: Seat, action: Action) -> None:
        self.chosen(play, seat, action.seat)

    def abandon(self, play: MauMauPlay, seat: Seat) -> None:
        """The first one that might have been chosen is."""
        for other in others(play.state, seat)[:1]:
            self.chosen(play, seat, other)


class Threatened(OfOneSeat[MauMauGame, MauMauState]):
    """A seat will draw ``cards`` cards, unless it fends them off."""

    __slots__ = ()
    cards: int
