"""Misplays: a card that is no correct play goes back to the hand, and costs cards once a round (AMM-30)."""

from __future__ import annotations

from typing import ClassVar

from rules.match import step
from rules.records import RuleId, Seat, but, record
from rules.shedding.contract import MauMauGame, MauMauPlay, Turn
from rules.shedding.declaring import penalise_missed
from rules.shedding.drawing import draw
from rules.shedding.events import MauMauEvent
from rules.shedding.state import MauMauState
from rules.table import IllegalAction


@record
class Misplayed(MauMauEvent):
    """A card was tried that is not a correct play, and went back to the hand (AMM-30).

    Why, is for its player alone; that it happened, for everybody where it costs cards.
    """

    misplay: ClassVar[bool] = True
    seat: Seat
    reason: str
    rule: RuleId
    fined: bool

    def change(self, state: MauMauState) -> None:
        if self.fined:
            state.misplayed = [*state.misplayed, self.seat]

    def seen_by(self, seat: Seat) -> Misplayed | None:
        if seat == self.seat:
            return self
        return but(self, reason="", rule="") if self.fined else None


def misplay(play: MauMauPlay, seat: Seat, why: IllegalAction) -> None:
    """Somebody has tried what is wrong."""
    misplays = play.game.rules.misplays
    fined = misplays is not None and seat not in play.state.misplayed
    play.emit(Misplayed(seat, why.reason.value, why.rule, fined))
    if seat == next_to_lay(play.game, play.state):
        penalise_missed(play, seat)  # not whoever errs out of turn: that may be free, and seen by nobody
    if misplays is not None and fined:
        draw(play, seat, misplays.cost)
    elif misplays is not None and misplays.once:
        play.game.rules.course.make_second_mistake(play, seat)


def next_to_lay(game: MauMauGame, state: MauMauState) -> Seat:
    """The player after the one who laid last: whose turn it is, or will be once others have called or chosen."""
    awaited = game.awaited(state)
    return awaited.seat if isinstance(awaited, Turn) else step(state, state.after)
