"""Jumping in with the twin of the top, with full effect (SRB-20 to SRB-23)."""

from __future__ import annotations

from typing import ClassVar

from rules.cards import EIGHT, JACK, RANK
from rules.records import Seat, record
from rules.shedding.contract import Effect, MauMauGame, MauMauInterrupt, MauMauPlay, Turn
from rules.shedding.events import Laid
from rules.shedding.serbian.playing import HasDrawn
from rules.shedding.state import MauMauState
from rules.table import Action, IllegalAction, Reason


@record
class JumpedIn(Laid):
    """A twin was laid out of turn with its full effect, and play goes on from there (SRB-20)."""

    version: ClassVar[int] = 2


@record
class JumpInFully(MauMauInterrupt):
    """Lay a card identical to the top before the next player acts; it has its full effect (SRB-20 to SRB-22)."""

    about: ClassVar[tuple[str, ...]] = ("twin", "arm", "SRB-11", "SRB-20")
    verb: ClassVar[str] = "jump"
    doubled: tuple[tuple[int, tuple[Effect, ...]], ...] = ()
    """What some cards do instead when they are laid so."""

    def offers(self, game: MauMauGame, state: MauMauState, seat: Seat) -> list[Action]:
        if self._refusal(game, state, seat) is None and state.base in state.hands[seat]:
            return [Action("jump", (state.base,))]
        return []

    def act(self, play: MauMauPlay, seat: Seat, action: Action) -> None:
        state = play.state
        refusal = self._refusal(play.game, state, seat)
        if refusal is not None:
            raise refusal
        if len(action.cards) != 1 or action.cards[0] not in state.hands[seat]:
            raise IllegalAction(Reason.NOT_IN_HAND, "SRB-20")
        (laid,) = action.cards
        if laid != state.base:
            raise IllegalAction(Reason.NOT_IDENTICAL, "SRB-20")
        effects = dict(self.doubled).get(laid, play.game.rules.cards.laid[laid])
        play.settle()
        play.game.lay(play, JumpedIn(seat, laid), effects)

    def _refusal(self, game: MauMauGame, state: MauMauState, seat: Seat) -> IllegalAction | None:
        turn = game.awaited(state)
        if not isinstance(turn, Turn) or not state.fresh or (turn.paid and not isinstance(turn, HasDrawn)):
            return IllegalAction(Reason.NOT_NOW, "SRB-20")
        if RANK[state.base] == JACK:
            return IllegalAction(Reason.NOT_NOW, "SRB-20")
        skipped = RANK[state.base] == EIGHT and seat == state.after
        if turn.seat == seat or skipped:
            return IllegalAction(Reason.NOT_NOW, "SRB-11" if skipped else "SRB-20")
        return None
