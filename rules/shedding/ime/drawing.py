"""Drawing on until a card can be laid, up to the limit of a turn (IME-10, IME-11)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar

from rules.records import but, record
from rules.shedding.contract import Choice, MauMauPlay, Ruleset, RulesFeature, Turn
from rules.shedding.declaring import acted
from rules.shedding.drawing import NO_LIMIT, show_draw
from rules.shedding.ime.imesco_state import OF_IMESCO
from rules.shedding.ime.laying import LimitReached
from rules.shedding.moves import DRAWS, NOTHING, Draw, draw_on, passed
from rules.shedding.parts import Parameter, number
from rules.shedding.state import MauMauState
from rules.table import Action


@record
class DrawUntil(Draw):
    """Draw the debt; or one card, and on until one can be laid; also with one in hand (IME-10, COM-19).

    Who has drawn ``limit`` cards in the turn loses it (IME-11; 0: no limit).
    """

    about: ClassVar[tuple[str, ...]] = ("dull",)
    limit: int = 0

    def free(self, state: MauMauState) -> bool:
        return True

    def offers(self, choice: Choice) -> Sequence[Action]:
        state = choice.state
        return DRAWS if state.debt or (not choice.turn.paid and (state.stock or state.drawable() > 0)) else NOTHING

    def act(self, play: MauMauPlay, turn: Turn, action: Action) -> None:
        state = play.state
        if state.debt:
            self.pay(play, turn)
            return
        drew = turn.drew + draw_on(play, turn, self.limit - turn.drew if self.limit else NO_LIMIT)
        if self.limit and drew == self.limit:
            show_draw(play)
            acted(play, turn.seat)
            play.emit(LimitReached(turn.seat))
        elif Choice(play.game, state, turn).fitting:
            play.ask(but(turn, drew=drew))
        else:
            passed(play, turn.seat)


@record
class DrawsOn(RulesFeature):
    """Who draws goes on until a card fits, also with one in hand that does, up to a ``limit`` (IME-10, IME-11)."""

    word: ClassVar[str] = "draws_on"
    parameters: ClassVar[tuple[Parameter, ...]] = (number("limit", 0, 0, 20),)
    shipped: ClassVar[str] = OF_IMESCO
    limit: int

    def fit(self, rules: Ruleset) -> Ruleset:
        draws = DrawUntil(limit=self.limit)
        return replace(rules, moves=tuple([draws if move.verb == "draw" else move for move in rules.moves]))
