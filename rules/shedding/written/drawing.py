"""Drawing in games that are written down: until something fits; and whether a drawn card may be laid."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rules.records import but, record
from rules.shedding.contract import Choice, MauMauGame, MauMauPlay, Turn
from rules.shedding.decisions import Answer
from rules.shedding.drawing import draw, show_draw
from rules.shedding.moves import Draw, draw_on, passed, settled
from rules.shedding.state import MauMauState
from rules.table import Action


@record
class DrawCards(Draw):
    """Draw the debt; or a card, or on until one fits (``till_fits``). ``lay_drawn``: it may be laid.

    ``first_saves``: the first card of a debt may be laid, if it answers it.
    """

    verb: ClassVar[str] = "draw"
    till_fits: bool = False
    lay_drawn: bool = True
    unclear: bool = False
    """Whether somebody may have drawn who holds what fits, and may not lay it."""
    first_saves: bool = False

    def shows(self, game: MauMauGame, state: MauMauState) -> tuple[int, bool]:
        return (0, True) if self.unclear else Draw.shows(self, game, state)

    def offers(self, choice: Choice) -> Sequence[Action]:
        return () if choice.turn.drew and choice.fitting and not choice.state.debt else Draw.offers(self, choice)

    def act(self, play: MauMauPlay, turn: Turn, action: Action) -> None:
        state, seat = play.state, turn.seat
        if state.debt:
            self.pay(play, turn)
        elif not self.lay_drawn:
            draw(play, seat, 1, hidden=True)
            passed(play, seat)
        elif self.till_fits:
            self._draw_on(play, turn)
        else:
            Draw.act(self, play, turn, action)

    def pay(self, play: MauMauPlay, turn: Turn) -> None:
        """Draw the whole debt; or first a card of it, which may answer it."""
        state, seat = play.state, turn.seat
        if not self.first_saves:
            Draw.pay(self, play, turn)
            return
        first = turn.drawn or tuple(draw(play, seat, 1, hidden=True))
        if not turn.drawn and first and state.answers >> first[0] & 1:
            play.ask(Answer(seat, drawn=first))
            return
        show_draw(play)
        play.game.end_call(play, seat)
        settled(play, turn, [*first, *draw(play, seat, state.debt - len(first))])

    def _draw_on(self, play: MauMauPlay, turn: Turn) -> None:
        drew = turn.drew + draw_on(play, turn)
        if Choice(play.game, play.state, turn).fitting:
            play.ask(but(turn, drew=drew))
        else:
            passed(play, turn.seat)
