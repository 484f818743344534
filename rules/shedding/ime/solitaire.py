"""Solitaire: Mau-Mau Imesco for one, against the number of cards drawn and of turns taken (IME-54)."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from rules.game import Scoring
from rules.match import Line
from rules.options import Options, number_or_off
from rules.records import Public, SeatsOwn, record
from rules.shedding.contract import Course, Declaring, MauMauPlay, Ruleset, Turn, Visibility, Votes
from rules.shedding.effects import OthersDraw, Reverse, Skip
from rules.shedding.events import MauMauEvent
from rules.shedding.game import MauMauBook
from rules.shedding.ime.cards import SwapSeats
from rules.shedding.ime.course import ImescoCourse
from rules.shedding.ime.imesco_state import Imesco
from rules.shedding.ime.rebound import Claim, Thrown
from rules.shedding.ime.ruleset import OPTIONS, ruleset, seconds_of
from rules.shedding.state import MauMauState
from rules.table import NOBODY

ALONE = (
    *("packs", "hand_size", "starting_card", "not_both", "draw_limit", "debt_ends_turn", "seven_defence"),
    *("max_reshuffles", "time_limit"),
)
OWN_OPTIONS = tuple(
    replace(option, default=1) if option.name == "packs" else option for option in OPTIONS if option.name in ALONE
)


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

    def __init__(
        self, *, starting_card: bool, debt_ends_turn: bool, reshuffles: int | None, seconds: int | None
    ) -> None:
        super().__init__(
            first_player="host",
            starting_card=starting_card,
            debt_ends_turn=debt_ends_turn,
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


def ruleset_alone(options: Options) -> Ruleset:
    """The ruleset of Solitaire, from that of Mau-Mau Imesco."""
    full = ruleset({**{option.name: option.default for option in OPTIONS}, **options})
    for_others = (OthersDraw, SwapSeats, Skip, Reverse, Thrown)
    lone = tuple(tuple(effect for effect in some if not isinstance(effect, for_others)) for some in full.cards.laid)
    return replace(
        full,
        cards=replace(full.cards, laid=lone),
        moves=tuple(move for move in full.moves if not isinstance(move, Claim)),
        interrupts=(),
        scoring=Scoring(lowest_wins=True, account=account),
        target=1,
        declaring=Declaring(),
        visibility=Visibility(),
        votes=Votes(),
        course=AloneCourse(
            starting_card=options["starting_card"] == "on",
            debt_ends_turn=options["debt_ends_turn"] == "on",
            reshuffles=number_or_off(options["max_reshuffles"]),
            seconds=seconds_of(options),
        ),
    )


SOLITAIRE = MauMauBook(name="solitaire", version=2, options=OWN_OPTIONS, ruleset=ruleset_alone, seats=(1, 1))
