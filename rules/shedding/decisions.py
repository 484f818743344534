"""What a Mau-Mau game may await of a player. A turn offers the *moves* that the game's rules declares."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from rules.cards import SUIT
from rules.shedding import events
from rules.shedding.state import MauMauState
from rules.table import Action, Awaited, Decision, IllegalAction, OfOneSeat, Play, Reason

if TYPE_CHECKING:
    from rules.shedding.game import MauMau


@dataclass(frozen=True, slots=True)
class Turn(OfOneSeat):
    """A seat's turn.

    ``drawn``: it has drawn these, and may lay nothing else; ``stole``: it has stolen the turn; ``drew``: so many cards
    drawn by choice or need; ``paid``: a debt was paid in it, and drawing is over (SRB-10).
    """

    kind: ClassVar[str] = "turn"
    seat: int
    drawn: tuple[int, ...] = ()
    stole: bool = False
    drew: int = 0
    paid: bool = False

    def moves(self, game: MauMau, state: MauMauState, seat: int) -> list[Action]:
        del seat
        found: list[Action] = []
        for move in game.rules.moves:
            found += move.offers(game, state, self)
        return found

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
class CallSuit(OfOneSeat):
    """A seat calls a suit."""

    kind: ClassVar[str] = "call"
    seat: int

    def moves(self, game: MauMau, state: MauMauState, seat: int) -> list[Action]:
        del game, state, seat
        return [Action("call", suit=suit) for suit in range(4)]

    def resolve(self, play: Play, seat: int, action: Action) -> None:
        if action.verb != "call" or not 0 <= action.suit < 4:
            raise IllegalAction(Reason.NO_SUCH_CHOICE, "AMM-8")
        play.emit(events.Called(seat, action.suit))

    def abandon(self, play: Play, seat: int) -> None:
        play.emit(events.Called(seat, SUIT[play.state.base]))


@dataclass(frozen=True, slots=True)
class ChooseSeat(OfOneSeat):
    """A seat chooses another one; its rules say what happens to it (``chosen``)."""

    kind: ClassVar[str] = "choose"
    seat: int
    why: str

    def moves(self, game: MauMau, state: MauMauState, seat: int) -> list[Action]:
        del game
        return [Action("choose", seat=other) for other in state.order if other != seat]

    def resolve(self, play: Play, seat: int, action: Action) -> None:
        if action not in self.moves(play.game, play.state, seat):
            raise IllegalAction(Reason.NO_SUCH_CHOICE, "AMM-39")
        play.emit(events.Chosen(seat, action.seat, self.why))
        play.game.rules.chosen[self.why](play, seat, action.seat)


@dataclass(frozen=True, slots=True)
class Give(Decision):
    """Several seats each choose a card to pass to the left, in secret and at the same time (AMM-34)."""

    kind: ClassVar[str] = "give"
    waiting: tuple[int, ...]
    given: tuple[tuple[int, int], ...] = ()

    @property
    def seats(self) -> tuple[int, ...]:
        return self.waiting

    def moves(self, game: MauMau, state: MauMauState, seat: int) -> list[Action]:
        del game
        return [Action("give", (card,)) for card in sorted(set(state.hands[seat]))]

    def resolve(self, play: Play, seat: int, action: Action) -> None:
        if action not in self.moves(play.game, play.state, seat):
            raise IllegalAction(Reason.NOT_IN_HAND, "AMM-34")
        left = tuple(other for other in self.waiting if other != seat)
        play.emit(Awaited(Give(left, (*self.given, (seat, action.cards[0]))), instead=True, same=True))

    def close(self, play: Play) -> None:
        given = self.given
        taking = [other for other in play.state.order if any(other == giver for giver, _ in given)]
        after = dict(zip(taking, [*taking[1:], *taking[:1]], strict=True))
        play.emit(events.CardsPassed(tuple((giver, after[giver], card) for giver, card in sorted(given))))

    def abandon(self, play: Play, seat: int) -> None:
        play.emit(Awaited(self.without(seat), instead=True, same=True))

    def without(self, seat: int) -> Give:
        left = tuple(other for other in self.waiting if other != seat)
        return Give(left, tuple((giver, card) for giver, card in self.given if giver != seat))
