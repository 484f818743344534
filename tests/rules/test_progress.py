"""Whatever is wrong with the rules, an action comes to an end: going round in circles is an error, and soon."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, ClassVar

import pytest

from rules.catalogue import RULEBOOKS
from rules.records import Seat, record
from rules.shedding.contract import CardEffects, Course, Effect, MauMauGame, MauMauPlay
from rules.shedding.events import DebtCleared, Laid
from rules.shedding.game import MauMau
from rules.shedding.state import MauMauState
from rules.table import NOBODY, Action, Decision, IllegalAction, OfOneSeat, Stalled

pytestmark = pytest.mark.interpreted
CLASSIC: Any = RULEBOOKS["classic"]


@record
class AskedOfNobody(Decision[MauMauGame, MauMauState]):
    """Nobody is asked; when it is closed it asks again."""

    kind: ClassVar[str] = "nobody"
    seat: Seat

    @property
    def seats(self) -> tuple[Seat, ...]:
        return ()

    def close(self, play: MauMauPlay) -> None:
        play.ask(AskedOfNobody(self.seat))


@record
class OnceMore(OfOneSeat[MauMauGame, MauMauState]):
    """Whoever answers is asked again, for ever, and so is who leaves."""

    kind: ClassVar[str] = "once more"
    seat: Seat

    def moves(self, game: MauMauGame, state: MauMauState, seat: Seat) -> list[Action]:
        return [Action("keep")]

    def refusal(self, game: MauMauGame, state: MauMauState, seat: Seat, action: Action) -> IllegalAction | None:
        return None

    def resolve(self, play: MauMauPlay, seat: Seat, action: Action) -> None:
        while True:
            play.ask(OnceMore(seat))

    def abandon(self, play: MauMauPlay, seat: Seat) -> None:
        play.ask(OnceMore(seat))


@record
class Asks(Effect):
    """Asks this."""

    what: Callable[[Seat], OfOneSeat[MauMauGame, MauMauState]]

    def run(self, play: MauMauPlay, laid: Laid, out: bool) -> None:
        play.ask(self.what(laid.seat))


@record
class AsksOnAndOn(Effect):
    """Asks, and does not stop asking."""

    def run(self, play: MauMauPlay, laid: Laid, out: bool) -> None:
        while True:
            play.ask(OnceMore(laid.seat))


class NobodysTurn(Course):
    """Before each turn something is asked of nobody, so that no turn ever begins."""

    def before_turn(self, play: MauMauPlay) -> None:
        play.ask(AskedOfNobody(0))


def table(effect: Effect | None = None, **changes: Any) -> tuple[MauMau, MauMauState]:
    """A round of the classic game, in which all cards have this effect, before the first move."""
    given: tuple[Effect, ...] = () if effect is None else (effect,)
    cards = CardEffects(laid=(given,) * 54, turned_up=((),) * 54)
    book = replace(CLASSIC, ruleset=lambda options: replace(CLASSIC.ruleset(options), cards=cards, **changes))
    game = MauMau(book, {option.name: option.default for option in CLASSIC.options})
    state = game.new(2)
    game.apply(state, NOBODY, Action("deal", text="1"))
    return game, state


def stalls(game: MauMau, state: MauMauState, seat: int, action: Action) -> None:
    with pytest.raises(Stalled):
        game.apply(state, seat, action)


def first_card(game: MauMau, state: MauMauState) -> tuple[int, Action]:
    """The first card that the seat to move may lay; it draws until there is one."""
    while True:
        seat = state.stack[-1].seats[0]
        moves = game.moves(state, seat)
        laying = next((move for move in moves if move.verb == "play"), None)
        if laying is not None:
            return seat, laying
        game.apply(state, seat, moves[0])


def test_an_effect_that_asks_for_ever() -> None:
    game, state = table(AsksOnAndOn())
    stalls(game, state, *first_card(game, state))


@record
class EmitsOnAndOn(Effect):
    """Something happens, and again, and again."""

    def run(self, play: MauMauPlay, laid: Laid, out: bool) -> None:
        while True:
            play.emit(DebtCleared())


def test_an_effect_with_no_end_of_events() -> None:
    game, state = table(EmitsOnAndOn())
    stalls(game, state, *first_card(game, state))


def test_an_answer_after_which_is_asked_for_ever() -> None:
    game, state = table(Asks(OnceMore))
    seat, laying = first_card(game, state)
    game.apply(state, seat, laying)
    assert game.moves(state, seat) == [Action("keep")]
    stalls(game, state, seat, Action("keep"))


def test_a_decision_of_nobody_that_asks_again_when_it_is_closed() -> None:
    game, state = table(Asks(AskedOfNobody))
    stalls(game, state, *first_card(game, state))


def test_a_leaver_who_is_asked_again() -> None:
    game, state = table(Asks(OnceMore))
    seat, laying = first_card(game, state)
    game.apply(state, seat, laying)
    stalls(game, state, seat, Action("leave"))


def test_a_course_that_never_comes_to_a_turn() -> None:
    with pytest.raises(Stalled):
        table(course=NobodysTurn())


def test_what_went_on_before_it_stalled_is_not_to_be_kept_and_a_copy_goes_on() -> None:
    """Who calls keeps a copy: the state itself is spoilt."""
    game, state = table(AsksOnAndOn())
    seat, laying = first_card(game, state)
    kept = state.copy()
    stalls(game, state, seat, laying)
    assert len(state.stack) > 1
    game.apply(kept, seat, Action("leave"))
