"""Drawing on until a card can be laid, up to the limit of a turn (IME-10, IME-11)."""

from __future__ import annotations

from rules.records import but, record
from rules.shedding.contract import MauMauGame, MauMauPlay, Turn
from rules.shedding.dealing import draw, show_draw
from rules.shedding.declaring import acted
from rules.shedding.ime.laying import LimitReached
from rules.shedding.moves import Draw, passed
from rules.shedding.state import MauMauState
from rules.table import Action


@record
class DrawUntil(Draw):
    """Draw the debt; or one card, and on until one can be laid; also with one in hand (IME-10, COM-19).

    Who has drawn ``limit`` cards in the turn loses it (IME-11; 0: no limit).
    """

    limit: int = 0

    def offers(self, game: MauMauGame, state: MauMauState, turn: Turn) -> list[Action]:
        return [self.action] if state.debt or (state.drawable() > 0 and not turn.paid) else []

    def act(self, play: MauMauPlay, turn: Turn, action: Action) -> None:
        state = play.state
        if state.debt:
            self.pay(play, turn)
            return
        had, drew = play.game.holds_fitting(state, turn), turn.drew
        while draw(play, turn.seat, 1, hidden=True):
            drew += 1
            if drew == self.limit:
                show_draw(play)
                acted(play, turn.seat)
                play.emit(LimitReached(turn.seat))
                return
            if had or play.game.holds_fitting(state, turn):
                break
        if play.game.holds_fitting(state, turn):
            play.ask(but(turn, drew=drew))
        else:
            passed(play, turn.seat)
