"""What a Mau-Mau game may await of a player. A turn offers the *moves* that the game's sheet declares."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from rules.cards import SUIT
from rules.shedding import events
from rules.shedding.state import State
from rules.table import Action, Decision, IllegalAction, Play, Reason

if TYPE_CHECKING:
    from rules.shedding.game import MauMau


@dataclass(frozen=True, slots=True)
class Turn(Decision):
    """A seat's turn. ``drawn``: it has drawn these, and may lay nothing else; ``stole``: it has stolen the turn."""

    kind: ClassVar[str] = "turn"
    seat: int
    drawn: tuple[int, ...] = ()
    stole: bool = False

    @property
    def seats(self) -> tuple[int, ...]:
        return (self.seat,)

    def moves(self, game: MauMau, state: State, seat: int) -> list[Action]:
        del seat
        return [action for move in game.sheet.moves for action in move.offers(game, state, self)]

    def resolve(self, play: Play, seat: int, action: Action) -> None:
        move = play.game.move.get(action.verb)
        if move is None:
            raise IllegalAction(Reason.NOT_NOW, "COM-2")
        if not move.may(play.game, play.state, self, action):
            raise move.refusal(play.game, play.state, self, action)
        move.act(play, self, action)

    def abandon(self, play: Play, seat: int) -> None:
        """The turn passes on; a debt is forgiven rather than handed to the next."""
        if play.state.debt:
            play.emit(events.DebtCleared())
        play.emit(events.TurnLost(seat))


@dataclass(frozen=True, slots=True)
class Answer(Turn):
    """A debt stands before a seat: it lays an answer, or draws all of it (COM-12)."""

    kind: ClassVar[str] = "answer"


@dataclass(frozen=True, slots=True)
class CallSuit(Decision):
    """A seat calls a suit."""

    kind: ClassVar[str] = "call"
    seat: int

    @property
    def seats(self) -> tuple[int, ...]:
        return (self.seat,)

    def moves(self, game: MauMau, state: State, seat: int) -> list[Action]:
        del game, state, seat
        return [Action("call", suit=suit) for suit in range(4)]

    def resolve(self, play: Play, seat: int, action: Action) -> None:
        if action.verb != "call" or not 0 <= action.suit < 4:
            raise IllegalAction(Reason.NO_SUCH_CHOICE, "AMM-8")
        play.emit(events.Called(seat, action.suit))

    def abandon(self, play: Play, seat: int) -> None:
        play.emit(events.Called(seat, SUIT[play.state.base]))
