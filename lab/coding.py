"""Moves as numbers, for agents that learn. What they see is in ``observation``.

A move has the same number whenever it can be made. In the Mau-Mau games the number stands for the verb with its card,
seat, suit or number. In the climbing game it stands for what the cards are taken for: an agent chooses ranks, and gets
cards of these ranks, without wild cards where possible. Moves without a number of their own take the last numbers, in
order.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cache

from rules.climbing.combinations import HEIGHT, MULTIPLE, SEQUENCE, SEQUENCE_MIN_RANKS, SET, SINGLE, TOP, TWO, readings
from rules.climbing.view import ZhengView
from rules.table import Action, chosen
from rules.verbs import VERBS
from rules.view import View

CARDS, SEATS, SUITS, NUMBERS = 54, 12, 4, 16
MOVES_WITHOUT_NUMBER = 32
"""How many moves without a number of their own an agent can choose from."""
PASS_NUMBER, FIRST_GIVE_NUMBER, FIRST_CHOOSE_NUMBER = 0, 1, 1 + CARDS
"""The numbers of moves of the climbing game that are no plays: pass, give a card of tribute, pick one."""


class Coding(ABC):
    """Numbers the moves of a family."""

    size: int

    @abstractmethod
    def number(self, move: Action, view: View) -> int | None:
        """The number of a move; None where it has none of its own."""

    def sorted(self, moves: Sequence[Action]) -> Sequence[Action]:
        """Moves in order of preference: the first one with a number gets it."""
        return moves

    def choices(self, view: View) -> dict[int, Action]:
        """The moves of a view by their numbers. Of several moves with the same number the first one counts."""
        found: dict[int, Action] = {}
        other = 0
        for move in self.sorted(view.moves):
            number = self.number(move, view)
            if number is None:
                number, other = self.size - MOVES_WITHOUT_NUMBER + other, other + 1
            if number < self.size:
                found.setdefault(number, move)
        return found


class MauMauCoding(Coding):
    """Numbers a verb with its choice; plays of several cards have no number of their own."""

    def __init__(self) -> None:
        self.verbs = [verb.name for verb in VERBS.values() if not verb.house and not verb.talk]
        self.width = CARDS + SEATS + SUITS + NUMBERS + 1
        self.size = len(self.verbs) * self.width + MOVES_WITHOUT_NUMBER

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
"""Kind, number of cards, cards of each rank, highest rank, whether in one suit."""


@cache
def shapes() -> dict[Shape, int]:
    """Everything that cards of the climbing game may be taken for, with its place in the numbering."""
    found: list[Shape] = [(SINGLE, 1, 1, high, False) for high in range(TWO + 3)]
    found += [(SET, size, size, high, False) for size in range(2, 19) for high in range(TWO + 2)]
    for size in range(SEQUENCE_MIN_RANKS, TOP + 3):
        found += [(SEQUENCE, size, 1, high, suited) for high in range(size - 1, TWO + 1) for suited in (False, True)]
    for by in range(2, 7):
        for ranks in range(SEQUENCE_MIN_RANKS, 10):
            found += [(MULTIPLE, by * ranks, by, high, False) for high in range(ranks - 1, TWO + 1)]
    return {shape: place for place, shape in enumerate(found)}


class ZhengCoding(Coding):
    """Numbers what cards are taken for."""

    def __init__(self) -> None:
        self.first = FIRST_CHOOSE_NUMBER + CARDS
        self.size = self.first + len(shapes()) + MOVES_WITHOUT_NUMBER

    def sorted(self, moves: Sequence[Action]) -> Sequence[Action]:
        return sorted(moves, key=lambda move: sum(HEIGHT[card] >= TWO for card in move.cards))

    def number(self, move: Action, view: View) -> int | None:
        if move.verb == "pass":
            return PASS_NUMBER
        if move.verb == "give":
            return FIRST_GIVE_NUMBER + move.cards[0]
        if move.verb == "choose":
            return FIRST_CHOOSE_NUMBER + (move.cards[0] if move.cards else move.number)
        assert isinstance(view, ZhengView)
        reading = next(one for one in readings(move.cards, twos=view.twos) if one.words == move.text)
        place = shapes().get((*reading[:4], reading.suit >= 0))
        return None if place is None else self.first + place


def coding_of(view: View) -> Coding:
    return _CODINGS[isinstance(view, ZhengView)]


_CODINGS: tuple[Coding, Coding] = (MauMauCoding(), ZhengCoding())
