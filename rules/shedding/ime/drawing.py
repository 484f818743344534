"""Losing the turn with the last card that it allows to draw (IME-10, IME-11)."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from rules.records import record
from rules.shedding.contract import MauMauPlay, Ruleset, RulesFeature, Turn
from rules.shedding.declaring import acted
from rules.shedding.drawing import show_draw
from rules.shedding.ime.imesco_state import OF_IMESCO
from rules.shedding.ime.laying import LimitReached
from rules.shedding.moves import Draw
from rules.shedding.parts import Parameter, number


@record
class DrawUntil(Draw):
    """Draw on until a card fits, also with one in hand that does (IME-10, COM-19). With the last one that a turn allows
    it is lost, whatever that is (IME-11).
    """

    about: ClassVar[tuple[str, ...]] = ("dull",)

    def loses_at_limit(self, play: MauMauPlay, turn: Turn) -> bool:
        show_draw(play)
        acted(play, turn.seat)
        play.emit(LimitReached(turn.seat))
        return True


@record
class DrawsOn(RulesFeature):
    """Who draws goes on until a card fits, also with one in hand that does, up to a ``limit`` (IME-10, IME-11)."""

    word: ClassVar[str] = "draws_on"
    parameters: ClassVar[tuple[Parameter, ...]] = (number("limit", 0, 0, 20),)
    shipped: ClassVar[str] = OF_IMESCO
    limit: int

    def fit(self, rules: Ruleset) -> Ruleset:
        draws = DrawUntil(voluntary=True, till_fits=True, limit=self.limit)
        return replace(rules, moves=tuple([draws if move.verb == "draw" else move for move in rules.moves]))
