"""Solitaire: Mau-Mau Imesco for one, against the number of cards drawn and of turns taken (IME-54)."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from rules.game import Scoring
from rules.match import Line
from rules.records import Public, SeatsOwn, record
from rules.shedding.contract import Course, Declaring, MauMauPlay, Ruleset, RulesFeature, Turn
from rules.shedding.events import MauMauEvent
from rules.shedding.ime.course import ImescoCourse
from rules.shedding.ime.imesco_state import OF_IMESCO, Imesco
from rules.shedding.parts import Parameter, number, switch
from rules.shedding.state import MauMauState
from rules.table import NOBODY


@record
class Alone(Imesco):
    """What is counted alone: cards drawn, and turns begun."""

    drawn: SeatsOwn[int] = 0
    turns: Public[int] = 0

    def next_round(self) -> Alone:
        return Alone()

    def after_drawing(self, cards: int) -> Alone:
        return self.counted(self.drawn + cards, self.turns)

    def counted(self, drawn: int, turns: int) -> Alone:
        """The same with other counts; made at every draw and turn, and so without a way round."""
        base = (self.eating, self.asked, self.answers, self.dull, self.mute, self.began, self.pairs, self.thrower)
        return Alone(*base, drawn, turns)


@record
class TurnCounted(MauMauEvent):
    """Another turn begins, and is counted."""

    untold: ClassVar[bool] = True

    def change(self, state: MauMauState) -> None:
        if isinstance(state.own, Alone):
            state.own = state.own.counted(state.own.drawn, state.own.turns + 1)


class AloneCourse(ImescoCourse):
    """The next player and the previous one are oneself."""

    def __init__(self, *, starting_card: bool, after_debt: str, reshuffles: int | None, seconds: int | None) -> None:
        super().__init__(
            first_player="host",
            starting_card=starting_card,
            after_debt=after_debt,
            reshuffles=reshuffles,
            seconds=seconds,
        )
        self.own = Alone()

    def begin_turn(self, play: MauMauPlay) -> None:
        if not play.state.out:
            play.emit(TurnCounted())

    def turn_after_debt(self, state: MauMauState, turn: Turn, paid: object) -> Turn | None:
        """There is nobody to strike back at."""
        return Course.turn_after_debt(self, state, turn, ())

    def end_at_limit(self, play: MauMauPlay) -> None:
        """The aim is an empty hand (IME-54): at a limit it was not reached, and nothing is counted (IME-51)."""
        play.game.end_round(play, NOBODY)

    def facts(self) -> dict[str, int]:
        return {**super().facts(), "alone": 1}


def account(state: MauMauState, winner: int) -> list[Line]:
    """The number of cards drawn and of turns taken; the fewer, the better."""
    if winner == NOBODY or not isinstance(state.own, Alone):
        return []
    return [(winner, "drawn", -1, state.own.drawn), (winner, "turns", -1, state.own.turns)]


@record
class PlaysAlone(RulesFeature):
    """One person plays alone, with or without a ``starting_card`` (IME-54), within limits, 0 for none (IME-51)."""

    word: ClassVar[str] = "alone"
    parameters: ClassVar[tuple[Parameter, ...]] = (
        switch("starting_card", 1),
        number("shuffles", 0, 0, 20),
        number("minutes", 0, 0, 10080),
    )
    shipped: ClassVar[str] = OF_IMESCO
    starting_card: bool
    shuffles: int
    minutes: int

    def fit(self, rules: Ruleset) -> Ruleset:
        course = AloneCourse(
            starting_card=self.starting_card,
            after_debt=rules.course.after_debt,
            reshuffles=self.shuffles or None,
            seconds=60 * self.minutes or None,
        )
        scoring = Scoring(lowest_wins=True, account=account)
        return replace(rules, interrupts=(), scoring=scoring, declaring=Declaring(), course=course)
