"""Moves and views as numbers: what an agent that learns sees, and what it can choose from.

A move has the same number whenever it can be made. At the Mau-Mau games that is its verb with its card, seat, suit or
number; at the climbing game what its cards are taken for, so that an agent chooses ranks and the cards follow, those
without wild cards first. What has no number of its own takes one of the last few, in order.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import numpy as np
from numpy.typing import NDArray

from rules.climbing.combinations import HEIGHT, MULTIPLE, SEQUENCE, SEQUENCE_MIN_RANKS, SET, SINGLE, TOP, TWO, readings
from rules.climbing.view import ZhengView
from rules.shedding.view import MauMauView
from rules.table import Action, chosen
from rules.verbs import VERBS
from rules.view import View

CARDS, SEATS, SUITS, NUMBERS = 54, 12, 4, 16
UNNUMBERED_MOVES_LIMIT = 32
"""Upper bound on the moves without a number of their own that can be chosen from."""
PASS, GIVE, CHOOSE = 0, 1, 1 + CARDS
"""Where the moves of the climbing game begin that are no plays: to pass, a card of tribute, the pick of one."""
Code = NDArray[np.float32]


class Coding:
    """How a family's moves are numbered."""

    size: int

    def number(self, move: Action, view: View) -> int | None:
        """The number of a move; None where it has none of its own."""
        raise NotImplementedError

    def sorted(self, moves: Sequence[Action]) -> Sequence[Action]:
        """Moves in the order in which they are chosen from."""
        return moves

    def choices(self, view: View) -> dict[int, Action]:
        """The moves of a view by their numbers: of several with one number the first."""
        found: dict[int, Action] = {}
        other = 0
        for move in self.sorted(view.moves):
            number = self.number(move, view)
            if number is None:
                number, other = self.size - UNNUMBERED_MOVES_LIMIT + other, other + 1
            if number < self.size:
                found.setdefault(number, move)
        return found


class MauMauCoding(Coding):
    """A verb and what it chooses; plays of several cards have no number of their own."""

    def __init__(self) -> None:
        self.verbs = [verb.name for verb in VERBS.values() if not verb.house and not verb.talk]
        self.width = CARDS + SEATS + SUITS + NUMBERS + 1
        self.size = len(self.verbs) * self.width + UNNUMBERED_MOVES_LIMIT

    def number(self, move: Action, view: View) -> int | None:
        if len(move.cards) > 1:
            return None
        what, choice = chosen(move)
        if what == "seat":
            choice = (choice - view.seat) % len(view.status)
        begin = {"card": 0, "seat": CARDS, "suit": CARDS + SEATS, "number": CARDS + SEATS + SUITS}
        place = begin.get(what, self.width - 1) + choice
        return self.verbs.index(move.verb) * self.width + place


Shape = tuple[int, int, int, int, bool]
"""Kind, cards, cards of each rank, the highest rank, whether in one suit."""


@cache
def shapes() -> dict[Shape, int]:
    """Everything that cards of the climbing game may be taken for."""
    found: list[Shape] = [(SINGLE, 1, 1, high, False) for high in range(TWO + 3)]
    found += [(SET, size, size, high, False) for size in range(2, 19) for high in range(TWO + 2)]
    for size in range(SEQUENCE_MIN_RANKS, TOP + 3):
        found += [(SEQUENCE, size, 1, high, suited) for high in range(size - 1, TWO + 1) for suited in (False, True)]
    for by in range(2, 7):
        for ranks in range(SEQUENCE_MIN_RANKS, 10):
            found += [(MULTIPLE, by * ranks, by, high, False) for high in range(ranks - 1, TWO + 1)]
    return {shape: place for place, shape in enumerate(found)}


class ZhengCoding(Coding):
    """What cards are taken for."""

    def __init__(self) -> None:
        self.first = CHOOSE + CARDS
        self.size = self.first + len(shapes()) + UNNUMBERED_MOVES_LIMIT

    def sorted(self, moves: Sequence[Action]) -> Sequence[Action]:
        return sorted(moves, key=lambda move: sum(HEIGHT[card] >= TWO for card in move.cards))

    def number(self, move: Action, view: View) -> int | None:
        if move.verb == "pass":
            return PASS
        if move.verb == "give":
            return GIVE + move.cards[0]
        if move.verb == "choose":
            return CHOOSE + (move.cards[0] if move.cards else move.number)
        assert isinstance(view, ZhengView)
        reading = next(one for one in readings(move.cards, twos=view.twos) if one.words == move.text)
        place = shapes().get((*reading[:4], reading.suit >= 0))
        return None if place is None else self.first + place


def coding_of(view: View) -> Coding:
    """How the moves of this view's family are numbered."""
    return _CODINGS[isinstance(view, ZhengView)]


_CODINGS: tuple[Coding, Coding] = (MauMauCoding(), ZhengCoding())
SEEN = 3 * CARDS + 4 * SEATS + 8
"""How many numbers an observation has."""


def observed(view: View) -> Code:
    """A view as numbers from 0 to 1, from the seat on: its hand, what is followed and what lies on top, how many cards
    everybody holds, totals, who is asked, and the few facts beside them."""
    seen = np.zeros(SEEN, dtype=np.float32)
    _cards(seen, 0, view.hand)
    facts: Sequence[float] = ()
    if isinstance(view, MauMauView):
        _cards(seen, CARDS, [card for card in (view.base,) if card >= 0])
        _cards(seen, 2 * CARDS, [card for card in (view.top,) if card >= 0])
        facts = (view.debt / 20, (view.call + 1) / 4, view.stock / 216, len(view.drawn) / 20, view.direction == 1)
    elif isinstance(view, ZhengView):
        _cards(seen, CARDS, view.lying)
        facts = (len(view.lying) / 20, (view.by - view.seat) % SEATS / SEATS if view.by >= 0 else 1.0, view.back)
    number, place = len(view.status), 3 * CARDS
    asked = view.awaits.seats if view.awaits is not None else ()
    for steps in range(number):
        seat = (view.seat + steps) % number
        seen[place + steps] = max(0, view.counts[seat]) / 54 if view.counts else 0
        seen[place + SEATS + steps] = seat in asked
        seen[place + 2 * SEATS + steps] = seat == view.dealer
        seen[place + 3 * SEATS + steps] = seat in view.out
    seen[place + 4 * SEATS : place + 4 * SEATS + len(facts)] = facts
    return np.clip(seen, 0, 1)


def _cards(seen: Code, place: int, cards: Sequence[int]) -> None:
    for card in cards:
        seen[place + card] += 0.25
