"""What may be done out of turn in games that are written down: throwing in the twin, words for the last cards."""

from __future__ import annotations

from typing import ClassVar

from rules.records import Card, Mask, Seat, record
from rules.shedding.contract import Effect, MauMauGame, MauMauPlay, Turn
from rules.shedding.declaring import Declare, Declared
from rules.shedding.events import MauMauEvent
from rules.shedding.jumping import JumpsIn
from rules.shedding.state import LATE, OWES, MauMauState
from rules.shedding.written.kept import own
from rules.shedding.written.laying import in_force
from rules.table import Action, IllegalAction, Reason

SECOND = "mau mau"
"""The second word, which is due before the last card is laid. The first one, where a game has none of its own, sounds
the same.
"""


@record
class DeclareCards(Declare):
    """Say that ``left`` cards are left.

    Where that is needed to go out, who has not said so before their turn comes does not say so in it either.
    """

    left: int = 1
    disturbed: bool = False
    """Whether who has nothing to declare takes away by the word what others have declared."""

    def offers(self, game: MauMauGame, state: MauMauState, seat: Seat) -> list[Action]:
        if state.talk.silent or len(state.hands[seat]) != self.left or state.declared[seat]:
            return []
        return [] if self.too_late(game, state, seat) else [self.words[0]]

    def act(self, play: MauMauPlay, seat: Seat, action: Action) -> None:
        state = play.state
        if action not in self.words:
            raise IllegalAction(Reason.NO_SUCH_CHOICE, self.rule)
        if len(state.hands[seat]) != self.left and self.disturbed and any(state.declared):
            play.emit(Disturbed(seat))
            return
        if len(state.hands[seat]) != self.left:
            raise IllegalAction(Reason.NOT_ONE_CARD, self.rule)
        if not state.declared[seat] and self.too_late(play.game, state, seat):
            raise IllegalAction(Reason.DECLARED_LATE, self.rule)
        if action not in self.offers(play.game, state, seat):
            first = action != self.words[0] and not state.declared[seat]
            raise IllegalAction(Reason.FIRST_WORD if first else Reason.ALREADY_DECLARED, self.rule)
        play.emit(Declared(seat, state.mau[seat] != LATE, self.heard(action), self.words.index(action) + 1))

    def too_late(self, game: MauMauGame, state: MauMauState, seat: Seat) -> bool:
        """Whether it is this seat's turn, and others had theirs since it came to the card."""
        asked = game.awaited(state)
        return own(state).undeclared == seat and isinstance(asked, Turn) and asked.seat == seat


@record
class Disturbed(MauMauEvent):
    """A seat that has nothing to declare has said the word: whoever has declared has to do so again."""

    seat: Seat

    def change(self, state: MauMauState) -> None:
        state.mau = [OWES if said else owed for said, owed in zip(state.declared, state.mau, strict=True)]
        state.declared = [0] * len(state.declared)


@record
class DeclareTwice(DeclareCards):
    """The same, and then with a second word that the last card is going to be laid."""

    words: ClassVar[tuple[Action, ...]] = (Action("declare"), Action("declare", text=SECOND))
    begun_with: ClassVar[int] = 1

    def offers(self, game: MauMauGame, state: MauMauState, seat: Seat) -> list[Action]:
        first_said = state.declared[seat] == 1 and len(state.hands[seat]) == 1 and not state.talk.silent
        return [self.words[1]] if first_said else DeclareCards.offers(self, game, state, seat)


@record
class ThrowIn(JumpsIn):
    """Lay the very card that lies on top, out of turn, before the next player acts; not one of ``never``."""

    rule: str
    never: Mask

    def effects(self, game: MauMauGame, state: MauMauState, card: Card) -> tuple[Effect, ...]:
        return in_force(state, game.rules.cards.laid[card])

    def refusal(self, game: MauMauGame, state: MauMauState, seat: Seat) -> IllegalAction | None:
        turn = game.awaited(state)
        open_to = isinstance(turn, Turn) and state.fresh and not turn.paid and turn.seat != seat
        if not open_to or self.never >> state.base & 1 or state.covered:
            return IllegalAction(Reason.NOT_NOW, self.rule)
        return None
