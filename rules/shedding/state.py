"""The state of a Mau-Mau table."""

from __future__ import annotations

from dataclasses import dataclass, field

from rules.cards import FOLLOWS, OF_SUIT
from rules.match import Match
from rules.table import NOBODY

SAFE, OWES, LATE, DECLARED = range(4)
"""Mau-Mau: nothing is owed; one card is held and the declaration still in time; too late; said."""


@dataclass(slots=True)
class MauMauState(Match):
    """A Mau-Mau table. The last of ``stock`` is drawn first, the last of ``pile`` lies on top.

    ``covered`` cards at the end of the pile, jokers and attacks, lie over the one that is followed, ``base``.
    ``debt`` cards are to be drawn unless one of the cards in the mask ``answers`` is laid; ``call`` is a suit asked for
    by ``caller`` (-1: none); ``hidden`` cards have been drawn by the seat to move and are not shown yet (COM-13); a
    shuffle for them has put ``hidden_gain`` cards into the stock, which is not shown either. ``fresh``: the top was
    laid by a player, and nobody has lost a turn since.
    """

    stock: list[int] = field(default_factory=list)
    pile: list[int] = field(default_factory=list)
    base: int = -1
    covered: int = 0
    debt: int = 0
    answers: int = 0
    call: int = -1
    caller: int = NOBODY
    idle: int = 0
    hidden: int = 0
    hidden_gain: int = 0
    fresh: bool = False
    shuffles: int = 0
    mau: list[int] = field(default_factory=list)

    def drop(self, seat: int) -> None:
        Match.drop(self, seat)
        self.mau[seat] = SAFE
        self.idle = 0

    def cards(self) -> list[int]:
        return [*Match.cards(self), *self.stock, *self.pile]

    def unseen(self, seat: int) -> list[list[int]]:
        return [self.stock, *Match.unseen(self, seat)]

    def follow_mask(self) -> int:
        """The cards that follow by rank or suit, or by the suit that is called (COM-2, COM-18)."""
        return OF_SUIT[self.call] if self.call >= 0 else FOLLOWS[self.base]

    def drawable(self) -> int:
        """How many cards could still be drawn, the pile shuffled if need be (COM-3)."""
        return len(self.stock) + max(0, len(self.pile) - 1 - self.covered)

    @property
    def hider(self) -> int:
        """The seat whose draw is not shown yet (COM-13), or ``NOBODY``."""
        return self.stack[-1].seats[0] if self.hidden else NOBODY

    def shown_count(self, seat: int) -> int:
        """How many cards a seat seems to hold to the others."""
        return len(self.hands[seat]) - (self.hidden if seat == self.hider else 0)

    def shown_stock(self) -> int:
        """How many cards the stock seems to have to those who do not know of a hidden draw."""
        return max(0, len(self.stock) + self.hidden - self.hidden_gain)
