"""A match in progress: the state that every game has, and what happens to any match, whatever is played.

Seats, the dealer, rounds and their account, joining and leaving, absence and votes.
"""

from __future__ import annotations

from dataclasses import field
from typing import ClassVar, Self

from rules.chance import Lot
from rules.records import (
    Charge,
    Json,
    Nobodys,
    Places,
    Proposal,
    Public,
    Record,
    RuleId,
    Seat,
    SeatCard,
    SeatsOwn,
    but,
    record,
)
from rules.saving import copy_state, dump_state, load_state
from rules.table import NOBODY, Awaiting, Event, Lines, SomeDecision

SCHEMA = 7
"""The version of the saved form; ``rules.upcasting`` leads older ones up to it."""

IN, AWAY, GONE, JOINING = range(4)
"""A seat plays; plays by a computer while its person is absent (AMM-42); has left; joins with the next deal."""

WAITING, PLAYING, OVER = "waiting", "playing", "over"
"""A match waits for the next deal, is within a round, or is over."""

Line = tuple[int, str, int, int]
"""A line of a round's account: seat, why, which card (-1: none), points."""
Totals = tuple[int, ...]


@record
class Vote(Record):
    """A complaint put to the table (COM-9): who is accused, of which rule, by whom, and the votes so far.

    A proposal accuses nobody (``NOBODY``), and whoever made it is for it.
    """

    accused: Seat
    rule: RuleId
    by: Seat
    yes: Places = ()
    no: Places = ()


@record
class Match(Awaiting):
    """The state that every game has.

    Seats in ``order`` are in this round, clockwise; ``seating`` has all that ever were, in their places;
    ``returning`` seats wait for the next deal; ``missing`` ones do not play this round themselves (AMM-42);
    ``dealt`` ones have been dealt to in this match; ``won`` holds the winner of each round. ``hands`` are by seat;
    ``direction`` is that of play, 1 clockwise or -1; ``after`` is the seat behind which the turn comes.
    """

    status: Public[list[int]]
    totals: Public[list[int]]
    seating: Public[list[int]]
    order: Public[list[int]]
    dealer: Public[int]
    round: Public[int] = 0
    phase: Public[str] = WAITING
    seed: Nobodys[str] = ""
    rolls: Nobodys[int] = 0
    returning: Public[list[int]] = field(default_factory=list)
    missing: Public[list[int]] = field(default_factory=list)
    out: Public[list[int]] = field(default_factory=list)
    won: Public[list[int]] = field(default_factory=list)
    computers: Public[list[int]] = field(default_factory=list)
    dealt: Public[list[int]] = field(default_factory=list)
    vote: Public[Vote | None] = None
    stack: SeatsOwn[list[SomeDecision]] = field(default_factory=list)
    hands: SeatsOwn[list[list[int]]] = field(default_factory=list)
    direction: Public[int] = 1
    after: Public[int] = NOBODY
    aside: Nobodys[list[int]] = field(default_factory=list)
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

    def marks(self) -> tuple[str, ...]:
        """What else everybody may know, as words for the table; a seat stands behind a colon."""
        return ()

    def unseen(self, seat: int) -> list[list[int]]:
        """The cards that a seat does not see, pile by pile and hand by hand: lists of the state itself."""
        return [hand for owner, hand in enumerate(self.hands) if owner != seat]

    def has_unseen_leavers(self) -> bool:
        """Whether somebody may have left this round with cards that nobody saw, and that now lie aside."""
        return any(self.status[seat] == GONE for seat in self.missing)

    def forget(self, seat: int, lot: Lot) -> None:
        """Draw anew what this seat does not know beside the cards."""
        self.seed = str(lot.random())

    def agrees(self, other: Self) -> bool:
        """Whether the other is this state, but for what earlier versions did not note of how it came about."""
        return self == other

    def copy(self) -> Self:
        """A copy that shares nothing that changes."""
        return copy_state(type(self), self, self.FIELDS)

    def save(self) -> dict[str, Json]:
        """This as plain data for JSON, with the version of its form."""
        return dump_state(self, self.FIELDS, SCHEMA)

    @classmethod
    def load(cls, data: Json) -> Self:
        """The state that ``save`` wrote. Raises ``ValueError`` saying what is wrong with it."""
        return load_state(cls, data, cls.FIELDS, SCHEMA)


@record
class FirstDrawn(Event[Match]):
    """Cards were drawn for who begins: who does, and what each drew (IME-5, ZSY-40)."""

    seat: Seat
    drawn: SeatCard


@record
class WentOut(Event[Match]):
    """A seat has played its last card."""

    follows: ClassVar[bool] = True
    seat: Seat

    def change(self, state: Match) -> None:
        state.out.append(self.seat)


@record
class Joined(Event[Match]):
    """Somebody sits down, to play from the next deal; a seat that had left comes back to its place."""

    seat: Seat
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


@record
class Welcomed(Event[Match]):
    """A seat that joined or came back starts with this total (AMM-40, AMM-41)."""

    seat: Seat
    total: int

    def change(self, state: Match) -> None:
        state.status[self.seat] = IN
        state.totals[self.seat] = self.total
        state.returning.remove(self.seat)


@record
class Left(Event[Match]):
    """Somebody leaves for good; the hand is set aside until the round is over."""

    seat: Seat

    def change(self, state: Match) -> None:
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


@record
class SentAway(Left):
    """The table has sent somebody away: for the game they have left."""


@record
class WentAway(Event[Match]):
    """A seat is absent: a computer player sits in."""

    seat: Seat

    def change(self, state: Match) -> None:
        state.status[self.seat] = AWAY


@record
class CameBack(Event[Match]):
    """The person of an absent seat is back."""

    seat: Seat

    def change(self, state: Match) -> None:
        state.status[self.seat] = IN


@record
class RoundEnded(Event[Match]):
    """The round is over: who won it (``NOBODY`` when nobody could move any more), and the seed that dealt it."""

    untold: ClassVar[bool] = True
    winner: Seat
    seed: str

    def change(self, state: Match) -> None:
        state.phase = WAITING
        state.stack.clear()
        state.vote = None
        state.won.append(self.winner)


@record
class Scored(Event[Match]):
    """The round's account, line by line, and the totals after it."""

    untold: ClassVar[bool] = True
    lines: Lines
    totals: Totals

    def account_lines(self) -> Lines:
        return self.lines

    def change(self, state: Match) -> None:
        state.totals = list(self.totals)


@record
class MatchEnded(Event[Match]):
    """The match is over: the seats from first to last, those who left aside."""

    untold: ClassVar[bool] = True
    standing: Places

    def change(self, state: Match) -> None:
        state.phase = OVER


@record
class Stopped(Event[Match]):
    """The match stops as it stands: nothing is awaited any more, and a round that is on is not counted.

    ``why`` is the house's name for it.
    """

    untold: ClassVar[bool] = True
    why: str

    def change(self, state: Match) -> None:
        state.stack.clear()
        state.vote = None


@record
class Charged(Event[Match]):
    """Somebody put an infraction that no program can see to the table's vote (COM-9)."""

    since: ClassVar[str] = "vote"
    accused: Seat
    rule: Charge
    by: Seat

    def change(self, state: Match) -> None:
        state.vote = Vote(self.accused, self.rule, self.by)


@record
class Proposed(Event[Match]):
    """Somebody put to the table's vote what the rules leave to it (IME-50)."""

    since: ClassVar[str] = "vote"
    proposal: Proposal
    by: Seat

    def change(self, state: Match) -> None:
        state.vote = Vote(NOBODY, self.proposal, self.by)


@record
class ProposalClosed(Event[Match]):
    """The open proposal was accepted, rejected, or has expired."""

    proposal: Proposal
    accepted: bool

    def change(self, state: Match) -> None:
        state.vote = None


@record
class Voted(Event[Match]):
    """A vote on the open charge."""

    untold: ClassVar[bool] = True
    seat: Seat
    yes: bool

    def change(self, state: Match) -> None:
        vote, mine = state.vote, (self.seat,)
        if vote is not None:
            state.vote = but(vote, yes=vote.yes + mine) if self.yes else but(vote, no=vote.no + mine)


@record
class VoteClosed(Event[Match]):
    """The open charge was upheld, rejected or expired."""

    accused: Seat
    rule: Charge
    upheld: bool

    def change(self, state: Match) -> None:
        state.vote = None


def step(state: Match, seat: int, steps: int = 1) -> int:
    """The seat ``steps`` places on from this one in the direction of play (COM-4)."""
    order = state.order
    return order[(order.index(seat) + state.direction * steps) % len(order)]


def from_seat(state: Match, seat: int) -> list[int]:
    """The seats of this round in playing order, beginning after this one and ending with it."""
    return [step(state, seat, steps) for steps in range(1, len(state.order) + 1)]
