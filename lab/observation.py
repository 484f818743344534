"""What an agent sees, as numbers from 0 to 1: every field of its seat's ``View``, and the cards it has seen before.

Seats are told as seen from one's own: first oneself, then the next one at the table, and so on. So a vector's length
depends on the number of seats and the family of the game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import atan, pi
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rules.climbing.combinations import KINDS, TWO, Reading
from rules.climbing.view import ZhengView
from rules.match import GONE, IN, JOINING, OVER, PLAYING, WAITING
from rules.shedding.state import Own
from rules.shedding.view import MauMauView
from rules.table import Decision, SomeEvent
from rules.view import Awaits, View

CARDS, SUITS = 54, 4
Code = NDArray[np.float32]
Numbers = list[float]


@dataclass(frozen=True, slots=True)
class Eyes:
    """A seat from which a table is seen, and the number of seats."""

    seat: int
    seats: int

    def around(self, values: Sequence[Any]) -> list[Any]:
        """Values by seat, in the order in which this seat counts."""
        return [values[(self.seat + steps) % self.seats] for steps in range(self.seats)]

    def marked(self, chosen: Iterable[int]) -> Numbers:
        """For each seat whether it is among these; ``NOBODY`` marks none."""
        found = {*chosen}
        return self.around([float(seat in found) for seat in range(self.seats)])

    def placed(self, order: Sequence[int]) -> Numbers:
        """For each seat its place in an order, from 1 on, as a part of one more than there are seats; 0 where it has
        none.
        """
        places = {seat: (place + 1) / (self.seats + 1) for place, seat in enumerate(order)}
        return self.around([places.get(seat, 0.0) for seat in range(self.seats)])


def count(number: int, half: int = 2) -> float:
    """A number from 0 on; ``half`` becomes 0.5, and what is more goes towards 1."""
    return number / (number + half)


def balance(points: int) -> float:
    """Points, above or below 0, which becomes 0.5."""
    return 0.5 + atan(points / 50) / pi


def one_of(choice: int, choices: int) -> Numbers:
    """A choice, as a 1 in its place; -1 is none."""
    return [float(place == choice) for place in range(choices)]


def cards(held: Iterable[int]) -> Numbers:
    """For each card how many of it there are."""
    found = [0] * CARDS
    for card in held:
        found[card] += 1
    return [count(number) for number in found]


@cache
def decisions() -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Every kind of decision, with what it is about."""
    kinds = {(one.kind, one.about) for one in _derived(Decision) if hasattr(one, "kind")}
    return tuple(sorted(kinds))


@cache
def signs() -> tuple[str, ...]:
    """Every mark that a table may show, those of seats left out."""
    return ("silent", *sorted({word for one in _derived(Own) for word in one.shows}))


def _derived(kind: Any) -> list[Any]:
    below = kind.__subclasses__()
    return [*below, *(other for one in below for other in _derived(one))]


def _awaited(eyes: Eyes, awaits: Awaits | None) -> Numbers:
    what = decisions().index((awaits.kind, awaits.about)) if awaits else -1
    return [*one_of(what, len(decisions())), *eyes.marked(awaits.seats if awaits else ())]


def _marks(eyes: Eyes, marks: Sequence[str]) -> Numbers:
    seats = [int(mark.partition(":")[2]) for mark in marks if ":" in mark]
    return [*(float(sign in marks) for sign in signs()), *eyes.marked(seats)]


def _won(eyes: Eyes, won: Sequence[int]) -> Numbers:
    """How many rounds are over, and who won the last one."""
    return [count(len(won)), *eyes.marked(won[-1:])]


def _told(eyes: Eyes, numbers: Sequence[int]) -> Numbers:
    """How many cards everybody holds; 0 where nobody has to say."""
    return eyes.around([count(number + 1, 10) for number in numbers] or [0.0] * eyes.seats)


def _hands(eyes: Eyes, hands: Sequence[Sequence[int]]) -> Numbers:
    open_to_all = hands or [()] * eyes.seats
    return [float(bool(hands)), *(number for hand in eyes.around(open_to_all) for number in cards(hand))]


def _reading(_: Eyes, one: Reading | None) -> Numbers:
    if one is None:
        return [0.0] * (len(KINDS) + SUITS + 4)
    return [
        *one_of(one.kind, len(KINDS)),
        *one_of(one.suit, SUITS),
        count(one.size, 4),
        count(one.by),
        (one.high + 1) / (TWO + 3),
        float(one.pure),
    ]


Codes = Mapping[str, Callable[[Eyes, Any], Numbers]]
"""By the name of a field, how it becomes numbers."""
PHASES, STATUS_MAX = (WAITING, PLAYING, OVER), max(IN, GONE, JOINING)
OF_EVERY_VIEW: Codes = {
    "phase": lambda _, phase: one_of(PHASES.index(phase), len(PHASES)),
    "round": lambda _, number: [count(number)],
    "seating": Eyes.placed,
    "order": Eyes.placed,
    "status": lambda eyes, status: eyes.around([one / STATUS_MAX for one in status]),
    "computers": Eyes.marked,
    "direction": lambda _, direction: [float(direction == 1)],
    "dealer": lambda eyes, dealer: eyes.marked([dealer]),
    "totals": lambda eyes, totals: eyes.around([balance(total) for total in totals]),
    "out": Eyes.placed,
    "won": _won,
    "counts": _told,
    "marks": _marks,
    "awaits": _awaited,
    "hand": lambda _, hand: cards(hand),
}
OF_MAU_MAU: Codes = {
    **OF_EVERY_VIEW,
    "stock": lambda _, number: [count(number, CARDS)],
    "top": lambda _, card: one_of(card, CARDS),
    "base": lambda _, card: one_of(card, CARDS),
    "call": lambda _, suit: one_of(suit, SUITS),
    "caller": lambda eyes, caller: eyes.marked([caller]),
    "debt": lambda _, debt: [count(debt, 4)],
    "threat": lambda _, threat: [count(threat, 4)],
    "drawn": lambda _, drawn: cards(drawn),
    "hands": _hands,
}
OF_ZHENG: Codes = {
    **OF_EVERY_VIEW,
    "lying": lambda _, lying: cards(lying),
    "reading": _reading,
    "by": lambda eyes, by: eyes.marked([by]),
    "passed": Eyes.marked,
    "placed": Eyes.placed,
    "teams": lambda eyes, teams: eyes.around([(team + 1) / 2 for team in teams] or [0.0] * eyes.seats),
    "twos": lambda _, twos: [twos / 2],
    "back": lambda _, back: [float(back)],
    "gave": lambda _, gave: cards(gave),
    "took": lambda _, took: cards(took),
    "played": lambda _, played: cards(played),
}
CODES: Mapping[type[View], Codes] = {MauMauView: OF_MAU_MAU, ZhengView: OF_ZHENG}
NOT_CODED: Mapping[str, str] = {
    "seat": "all seats are told as seen from it",
    "game": "an environment has one game",
    "moves": "the action mask says them",
    "own_call": "the action mask says what may be laid",
    "demanded": "the action mask says what may be laid",
    "hindrance": "the action mask says what cannot be laid",
    "legal": "the moves, and what may be done out of turn, which agents cannot",
    "offered": "the moves, right or wrong, and what may be done out of turn",
    "anytime": "whether something may be done out of turn",
    "vote": "agents do not complain",
}
"""Fields of a view that are not told, and why."""


class Memory:
    """The cards that a seat has seen since the deal: those that were laid, and those that were shown otherwise."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.laid: list[int] = []
        self.shown: list[int] = []

    def sees(self, events: Iterable[SomeEvent]) -> None:
        """Note what this seat sees of what has happened."""
        for event in events:
            seen = event.seen_by(self.seat)
            if seen is None:
                continue
            if seen.moves_cards:
                self.laid += [card for _, laid in seen.cards_laid() for card in laid if card >= 0]
            else:
                self.shown += [card for card in _named(seen) if card >= 0]


def _named(event: SomeEvent) -> list[int]:
    """The cards that an event names, those of whole hands left out."""
    found: list[int] = []
    for name, kind in event.FIELDS:
        value = getattr(event, name)
        if kind == "Card":
            found.append(value)
        elif kind == "Cards":
            found += value
        elif kind == "SeatCards":
            found += [card for _, some in value for card in some]
    return found


def encode_view(view: View, memory: Memory) -> Code:
    """What an agent sees: the fields of its view in the order of ``CODES``, then what was laid and shown."""
    eyes = Eyes(view.seat, len(view.status))
    codes = CODES[type(view)]
    parts = [code(eyes, getattr(view, name)) for name, code in codes.items()]
    parts += [cards(memory.laid), cards(memory.shown)]
    return np.array([number for part in parts for number in part], dtype=np.float32)
