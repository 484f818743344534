"""A match in progress: the state that every game has, and what happens to any match, whatever is played.

Seats, the dealer, rounds and their account, joining and leaving, absence and votes.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from functools import cache
from typing import Any, NamedTuple, Self

from rules.table import NOBODY, Decision, Event

SCHEMA = 2
"""The version of the saved form."""

IN, AWAY, GONE, JOINING = range(4)
"""A seat plays; plays by a computer while its person is absent (AMM-42); has left; joins with the next deal."""

WAITING, PLAYING, OVER = "waiting", "playing", "over"
"""A match waits for the next deal, is within a round, or is over."""

Line = tuple[int, str, int, int]
"""A line of a round's account: seat, why, which card (-1: none), points."""


class Vote(NamedTuple):
    """A complaint put to the table (COM-9): who is accused, of which rule, by whom, and the votes so far.

    A proposal accuses nobody (``NOBODY``), and whoever made it is for it.
    """

    accused: int
    rule: str
    by: int
    yes: tuple[int, ...] = ()
    no: tuple[int, ...] = ()


@dataclass(slots=True)
class Match:
    """The state that every game has.

    Seats in ``order`` are in this round, clockwise; ``seating`` has all that ever were, in their places;
    ``returning`` seats wait for the next deal; ``missing`` ones do not play this round themselves (AMM-42);
    ``dealt`` ones have been dealt to in this match; ``won`` holds the winner of each round. ``hands`` are by seat;
    ``direction`` is that of play, 1 clockwise or -1; ``after`` is the seat behind which the turn comes.
    """

    status: list[int]
    totals: list[int]
    seating: list[int]
    order: list[int]
    dealer: int
    round: int = 0
    phase: str = WAITING
    seed: str = ""
    rolls: int = 0
    returning: list[int] = field(default_factory=list)
    missing: list[int] = field(default_factory=list)
    out: list[int] = field(default_factory=list)
    won: list[int] = field(default_factory=list)
    computers: list[int] = field(default_factory=list)
    dealt: list[int] = field(default_factory=list)
    vote: Vote | None = None
    stack: list[Decision] = field(default_factory=list)
    marks: dict[str, int] = field(default_factory=dict)
    """Small facts that a single effect or option keeps: ``silent``, ``secret`` …"""
    hands: list[list[int]] = field(default_factory=list)
    direction: int = 1
    after: int = NOBODY
    aside: list[int] = field(default_factory=list)
    """Cards that are in nobody's hand and come back with the next deal."""

    def drop(self, seat: int) -> None:
        """A seat leaves the round: its hand is set aside; the turn stays where it was."""
        if self.after == seat:
            place = self.order.index(seat)
            self.after = self.order[(place - self.direction) % len(self.order)]
        self.order.remove(seat)
        self.aside += self.hands[seat]
        self.hands[seat] = []

    def cards(self) -> list[int]:
        """Every card of the table, wherever it lies."""
        return [*self.aside, *(card for hand in self.hands for card in hand)]

    def unseen(self, seat: int) -> list[list[int]]:
        """The cards that a seat does not see, pile by pile and hand by hand: lists of the state itself."""
        return [hand for owner, hand in enumerate(self.hands) if owner != seat]

    def copy(self) -> Self:
        """A copy that shares nothing that changes."""
        cls: Any = type(self)
        new: Self = object.__new__(cls)
        values, containers = _form(cls)
        for name in values:
            setattr(new, name, getattr(self, name))
        for name in containers:
            setattr(new, name, getattr(self, name).copy())
        new.hands = [hand[:] for hand in self.hands]
        return new

    def save(self) -> dict[str, Any]:
        """This as plain data for JSON."""
        saved: dict[str, Any] = {field.name: getattr(self, field.name) for field in fields(self)}
        saved["stack"] = [decision.code() for decision in self.stack]
        saved["schema"] = SCHEMA
        return saved

    @classmethod
    def load(cls, saved: dict[str, Any]) -> Self:
        """The state that ``save`` wrote. Raises ``ValueError`` for a form that this version cannot read."""
        if saved["schema"] != SCHEMA:
            raise ValueError(f"a state of schema {saved['schema']}, not {SCHEMA}")
        values = {field.name: saved[field.name] for field in fields(cls)}
        values["stack"] = [Decision.decode(coded) for coded in saved["stack"]]
        if saved["vote"] is not None:
            accused, rule, by, yes, no = saved["vote"]
            values["vote"] = Vote(accused, rule, by, tuple(yes), tuple(no))
        return cls(**values)


@cache
def _form(cls: Any) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The names of a state's fields: plain values, and what has to be copied, the hands aside."""
    holds = {one.name: str(one.type).startswith(("list", "dict")) for one in fields(cls) if one.name != "hands"}
    return tuple(name for name in holds if not holds[name]), tuple(name for name in holds if holds[name])


@dataclass(slots=True)
class FirstDrawn(Event):
    """Cards were drawn for who begins: who does, and what each drew (IME-5, ZSY-40)."""

    seat: int
    drawn: tuple[tuple[int, int], ...]


@dataclass(slots=True)
class WentOut(Event):
    """A seat has played its last card."""

    seat: int

    def change(self, state: Match) -> None:
        state.out.append(self.seat)


@dataclass(slots=True)
class Joined(Event):
    """Somebody sits down, to play from the next deal; a seat that had left comes back to its place."""

    seat: int
    computer: bool

    def change(self, state: Match) -> None:
        if self.seat == len(state.status):
            state.status.append(JOINING)
            state.totals.append(0)
            state.seating.append(self.seat)
        else:
            state.status[self.seat] = JOINING
        state.returning.append(self.seat)
        if self.computer:
            state.computers.append(self.seat)


@dataclass(slots=True)
class Welcomed(Event):
    """A seat that joined or came back starts with this total (AMM-40, AMM-41)."""

    seat: int
    total: int

    def change(self, state: Match) -> None:
        state.status[self.seat] = IN
        state.totals[self.seat] = self.total
        state.returning.remove(self.seat)


@dataclass(slots=True)
class Left(Event):
    """Somebody leaves for good; the hand is set aside until the round is over."""

    seat: int

    def change(self, state: Any) -> None:
        state.status[self.seat] = GONE
        if self.seat in state.returning:
            state.returning.remove(self.seat)
        if state.vote and state.vote.accused == self.seat:
            state.vote = None
        if self.seat in state.computers:
            state.computers.remove(self.seat)
        if self.seat in state.order and state.phase == PLAYING:
            state.missing.append(self.seat)
            state.drop(self.seat)
            state.stack = [decision.without(self.seat) for decision in state.stack]


@dataclass(slots=True)
class WentAway(Event):
    """A seat is absent: a computer player sits in."""

    seat: int

    def change(self, state: Match) -> None:
        state.status[self.seat] = AWAY


@dataclass(slots=True)
class CameBack(Event):
    """The person of an absent seat is back."""

    seat: int

    def change(self, state: Match) -> None:
        state.status[self.seat] = IN


@dataclass(slots=True)
class RoundEnded(Event):
    """The round is over: who won it (``NOBODY`` when nobody could move any more), and the seed that dealt it."""

    winner: int
    seed: str

    def change(self, state: Match) -> None:
        state.phase = WAITING
        state.stack.clear()
        state.vote = None
        state.won.append(self.winner)


@dataclass(slots=True)
class Scored(Event):
    """The round's account, line by line, and the totals after it."""

    lines: tuple[Line, ...]
    totals: tuple[int, ...]

    def change(self, state: Match) -> None:
        state.totals = list(self.totals)


@dataclass(slots=True)
class MatchEnded(Event):
    """The match is over: the seats from first to last, those who left aside."""

    standing: tuple[int, ...]

    def change(self, state: Match) -> None:
        state.phase = OVER


@dataclass(slots=True)
class Charged(Event):
    """Somebody put an infraction that no program can see to the table's vote (COM-9)."""

    accused: int
    rule: str
    by: int

    def change(self, state: Match) -> None:
        state.vote = Vote(self.accused, self.rule, self.by)


@dataclass(slots=True)
class Proposed(Event):
    """Somebody put to the table's vote what the rules leave to it (IME-50)."""

    proposal: str
    by: int

    def change(self, state: Match) -> None:
        state.vote = Vote(NOBODY, self.proposal, self.by)


@dataclass(slots=True)
class ProposalClosed(Event):
    """The open proposal was accepted, rejected, or has expired."""

    proposal: str
    accepted: bool

    def change(self, state: Match) -> None:
        state.vote = None


@dataclass(slots=True)
class Voted(Event):
    """A vote on the open charge."""

    seat: int
    yes: bool

    def change(self, state: Match) -> None:
        vote, mine = state.vote, (self.seat,)
        if vote is not None:
            state.vote = vote._replace(yes=vote.yes + mine) if self.yes else vote._replace(no=vote.no + mine)


@dataclass(slots=True)
class VoteClosed(Event):
    """The open charge was upheld, rejected or expired."""

    accused: int
    rule: str
    upheld: bool

    def change(self, state: Match) -> None:
        state.vote = None


def step(state: Any, seat: int, steps: int = 1) -> int:
    """The seat so many places on from this one in the direction of play (COM-4)."""
    order = state.order
    return order[(order.index(seat) + state.direction * steps) % len(order)]  # type: ignore[no-any-return]


def from_seat(state: Any, seat: int) -> list[int]:
    """The seats of this round in playing order, beginning after this one and ending with it."""
    return [step(state, seat, steps) for steps in range(1, len(state.order) + 1)]
