"""Last cards, and what counts twice (AMM-22): jacks, the jack of hearts, the two of clubs, going out undeclared."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from rules.cards import JOKERS, parse
from rules.game import Scoring
from rules.match import Line
from rules.records import Cards, Seat, record
from rules.shedding.amm.amm_state import NEW, TOGETHER, PointsDoubled, own
from rules.shedding.amm.jokers import Chosen
from rules.shedding.contract import Course, Effect, MauMauGame, MauMauPlay, Ruleset, RulesFeature
from rules.shedding.decisions import ChooseAnother
from rules.shedding.drawing import first_natural
from rules.shedding.events import Laid, MauMauEvent, own_hand
from rules.shedding.parts import LAST
from rules.shedding.scoring import AMM_VALUES, amm_points
from rules.shedding.state import MauMauState
from rules.table import NOBODY, Decision

JACK_OF_HEARTS = parse("JH")


@record
class HandsPassedOn(MauMauEvent):
    """The losers give their whole hands on (AMM-38): the hands as they are then."""

    follows: ClassVar[bool] = True
    hands: tuple[Cards, ...]

    def change(self, state: MauMauState) -> None:
        state.hands = [list(hand) for hand in self.hands]
        state.nothing_shown()

    def seen_by(self, seat: Seat) -> HandsPassedOn:
        return HandsPassedOn(own_hand(self.hands, seat))


@record
class ChooseWhoseCount(ChooseAnother):
    """Whoever goes out with the two of clubs chooses whose points count twice (AMM-39)."""

    about: ClassVar[tuple[str, ...]] = ("AMM-39",)
    rule: ClassVar[str] = "AMM-39"
    seat: Seat

    def chosen(self, play: MauMauPlay, seat: Seat, other: Seat) -> None:
        play.emit(Chosen(seat, other, "two"))
        play.emit(PointsDoubled(other, "two"))


@record
class PassHandsOn(Decision[MauMauGame, MauMauState]):
    """The losers pass their hands on once the jack of hearts has done all else (AMM-38, COM-6). Nobody is asked."""

    kind: ClassVar[str] = "give"
    winner: Seat

    @property
    def seats(self) -> tuple[Seat, ...]:
        return ()

    def close(self, play: MauMauPlay) -> None:
        state = play.state
        hands = [tuple(hand) for hand in state.hands]
        losers = [other for other in state.order if other != self.winner]
        ring = losers if state.direction == 1 else losers[::-1]
        for giver, taker in zip(ring, [*ring[1:], *ring[:1]], strict=True):
            hands[taker] = tuple(state.hands[giver])
        play.emit(HandsPassedOn(tuple(hands)))


@record
class LastJack(Effect):
    """Going out with a jack counts twice (AMM-37); with the jack of hearts the hands are passed on first (AMM-38)."""

    word: ClassVar[str] = "last_jack"
    shipped: ClassVar[str] = TOGETHER
    hangs: ClassVar[tuple[str, ...]] = (LAST,)

    def run(self, play: MauMauPlay, laid: Laid, out: bool) -> None:
        if laid.seat not in play.state.out:
            return
        play.emit(PointsDoubled(NOBODY, "jack"))
        if laid.card == JACK_OF_HEARTS:
            play.ask(PassHandsOn(laid.seat))


@record
class LastTwoOfClubs(Effect):
    """Going out with the two of clubs, one chooses whose points count twice (AMM-39)."""

    word: ClassVar[str] = "last_two"
    shipped: ClassVar[str] = TOGETHER
    hangs: ClassVar[tuple[str, ...]] = (LAST,)
    about: ClassVar[tuple[str, ...]] = ("AMM-39",)

    def run(self, play: MauMauPlay, laid: Laid, out: bool) -> None:
        play.ask(ChooseWhoseCount(laid.seat))


class AdvancedCourse(Course):
    """Who goes out undeclared and unaccused doubles everybody else's points (AMM-32)."""

    def __init__(self) -> None:
        self.own = NEW

    def draw_opening_pile(self, cards: list[int]) -> list[int]:
        """A joker works as laid by the dealer, and a card is turned under it to follow (AMM-2, AMM-51)."""
        turned = cards.pop()
        return [first_natural(cards), turned] if JOKERS >> turned & 1 else [turned]

    def facts(self) -> dict[str, int]:
        return {"undeclared": 1}

    def undeclared(self, play: MauMauPlay, seat: Seat) -> None:
        play.emit(PointsDoubled(NOBODY, "undeclared"))


def account(state: MauMauState, winner: int) -> list[Line]:
    """The cards left (AMM-20), and what counts twice (AMM-22)."""
    lines = amm_points(state, winner)
    totals: dict[int, int] = {}
    for seat, _, _, points in lines:
        totals[seat] = totals.get(seat, 0) + points
    for why, whose in sorted(own(state).twice, key=lambda one: f"{one[0]}:{one[1]}"):
        for seat in totals if whose == NOBODY else [whose]:
            lines.append((seat, f"twice-{why}", -1, totals.get(seat, 0)))
            totals[seat] = 2 * totals.get(seat, 0)
    return lines


SCORING = Scoring(lowest_wins=True, account=account, values=AMM_VALUES)


@record
class CountsTwice(RulesFeature):
    """Points may count twice: by the last card (AMM-37 to AMM-39), and for who goes out undeclared (AMM-32)."""

    word: ClassVar[str] = "counts_twice"
    shipped: ClassVar[str] = TOGETHER

    def fit(self, rules: Ruleset) -> Ruleset:
        return replace(rules, scoring=SCORING, course=AdvancedCourse())
