"""The state of a Mau-Mau table, and its saving and loading as plain data."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Any

from rules.cards import FOLLOWS, OF_SUIT
from rules.rounds import Match, Vote
from rules.table import NOBODY, Decision

SCHEMA = 2
"""The version of the saved form."""

SAFE, OWES, LATE, DECLARED = range(4)
"""Mau-Mau: nothing is owed; one card is held and the declaration still in time; too late; said."""


@dataclass(slots=True)
class State(Match):
    """A Mau-Mau table. The last of ``stock`` is drawn first, the last of ``pile`` lies on top.

    ``covered`` cards at the end of the pile, jokers and attacks, lie over the one that is followed, ``base``.
    ``after`` is the seat behind which the turn comes; ``debt`` cards are to be drawn unless one of the cards
    in the mask ``answers`` is laid; ``call`` is a suit asked for by ``caller`` (-1: none);
    ``hidden`` cards have been drawn by the seat to move and are not shown yet (COM-13); a shuffle for them has put
    ``hidden_gain`` cards into the stock, which is not shown either. ``fresh``: the top was laid by a player, and nobody
    has lost a turn since.
    """

    hands: list[list[int]] = field(default_factory=list)
    stock: list[int] = field(default_factory=list)
    pile: list[int] = field(default_factory=list)
    aside: list[int] = field(default_factory=list)
    direction: int = 1
    base: int = -1
    covered: int = 0
    after: int = NOBODY
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
        """A seat leaves the round: its hand is set aside; the turn stays where it was."""
        if self.after == seat:
            place = self.order.index(seat)
            self.after = self.order[(place - self.direction) % len(self.order)]
        self.order.remove(seat)
        self.aside += self.hands[seat]
        self.hands[seat] = []
        self.mau[seat] = SAFE
        self.idle = 0

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

    def copy(self) -> State:
        """A copy that shares nothing that changes."""
        new = object.__new__(State)
        for name in _VALUES:
            setattr(new, name, getattr(self, name))
        for name in _CONTAINERS:
            setattr(new, name, getattr(self, name).copy())
        new.hands = [hand[:] for hand in self.hands]
        return new

    def save(self) -> dict[str, Any]:
        """This as plain data for JSON."""
        saved: dict[str, Any] = {name: getattr(self, name) for name in _FIELDS}
        saved["stack"] = [decision.code() for decision in self.stack]
        saved["schema"] = SCHEMA
        return saved

    @classmethod
    def load(cls, saved: dict[str, Any]) -> State:
        """The state that ``save`` wrote. Raises ``ValueError`` for a form that this version cannot read."""
        if saved["schema"] != SCHEMA:
            raise ValueError(f"a state of schema {saved['schema']}, not {SCHEMA}")
        values = {name: saved[name] for name in _FIELDS}
        values["stack"] = [Decision.decode(coded) for coded in saved["stack"]]
        if saved["vote"] is not None:
            accused, rule, by, yes, no = saved["vote"]
            values["vote"] = Vote(accused, rule, by, tuple(yes), tuple(no))
        return cls(**values)


_FIELDS = tuple(f.name for f in fields(State))
_CONTAINERS = tuple(f.name for f in fields(State) if str(f.type).startswith(("list", "dict")) and f.name != "hands")
_VALUES = tuple(name for name in _FIELDS if name not in _CONTAINERS and name != "hands")
