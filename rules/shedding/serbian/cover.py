"""Aces have to be covered: with a card that fits, drawn for until there is one (SRB-6)."""

from __future__ import annotations

from typing import ClassVar

from rules.cards import ACE, JACKS, OF_RANK, OF_SUIT, SUIT, mask
from rules.records import Seat, record
from rules.shedding.contract import Effect, MauMauGame, MauMauPlay, Turn
from rules.shedding.decisions import not_covered
from rules.shedding.drawing import draw, draw_until
from rules.shedding.events import Laid
from rules.shedding.moves import passed
from rules.shedding.state import MauMauState
from rules.table import Action, IllegalAction

ACES = OF_RANK[ACE]


def covers(state: MauMauState) -> int:
    """What covers the ace on top: its suit, another ace, a jack (SRB-6)."""
    return OF_SUIT[SUIT[state.base]] | ACES | JACKS


@record
class MustBeCovered(Effect):
    """Whoever laid the ace lays one more card on it (SRB-6).

    Who has none draws until there is one; with ``one_draw``, a single card.
    """

    about: ClassVar[tuple[str, ...]] = ("cover",)
    one_draw: bool

    def run(self, play: MauMauPlay, laid: Laid, out: bool) -> None:
        play.ask(Cover(laid.seat))


@record
class Cover(Turn):
    """An ace has to be covered: with a card that fits, drawn for until there is one (SRB-6)."""

    about: ClassVar[tuple[str, ...]] = ("cover",)
    version: ClassVar[int] = 2
    kind: ClassVar[str] = "cover"

    def moves(self, game: MauMauGame, state: MauMauState, seat: Seat) -> list[Action]:
        fitting = [Action("play", (card,)) for card in sorted(set(self._held(state))) if covers(state) >> card & 1]
        draws = [] if self.drawn or state.drawable() <= 0 else [Action("draw")]
        return fitting + draws + ([Action("pass")] if self._may_pass(state, fitting) else [])

    def _held(self, state: MauMauState) -> tuple[int, ...]:
        return self.drawn or tuple(state.hands[self.seat])

    def _may_pass(self, state: MauMauState, fitting: list[Action]) -> bool:
        """A drawn card may be kept where one draws but once; and nobody is stuck (COM-3)."""
        return bool(self.drawn) or (not fitting and state.drawable() <= 0)

    def refusal(self, game: MauMauGame, state: MauMauState, seat: Seat, action: Action) -> IllegalAction | None:
        moves = self.moves(game, state, seat)
        return None if action in moves else not_covered(self, moves, state, action, "SRB-6")

    def resolve(self, play: MauMauPlay, seat: Seat, action: Action) -> None:
        state, game = play.state, play.game
        if action.verb == "play":
            game.move["play"].act(play, self, action)
        elif action.verb == "pass":
            passed(play, seat)
        elif MustBeCovered(one_draw=True) in game.rules.cards.laid[state.base]:
            taken = tuple(draw(play, seat, 1, hidden=True))
            if covers(state) >> taken[0] & 1:
                play.ask(Cover(seat, taken))
            else:
                passed(play, seat)
        else:
            self._draw_until(play)

    def _draw_until(self, play: MauMauPlay) -> None:
        """Draw on to the next card that fits; it may be held back, and the drawing then goes on (SRB-6)."""
        state, seat = play.state, self.seat
        drew = self.drew + draw_until(play, seat, covers(state))
        if mask(state.hands[seat]) & covers(state):
            play.ask(Cover(seat, drew=drew))
        else:
            passed(play, seat)
