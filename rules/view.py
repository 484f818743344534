"""What a seat may see of any table, built up from nothing: no field here could hold another's hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypedDict

from rules.match import Match, Vote
from rules.table import Action, Reason

UNTOLD = -1
"""How many cards somebody holds, where nobody has to say (IME-7)."""


@dataclass(frozen=True, slots=True)
class Awaits:
    """A decision that is awaited: of which kind, from whom, and what it is about; nothing of what it holds."""

    kind: str
    seats: tuple[int, ...]
    about: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """A table as one seat sees it; ``NOBODY`` sees what everybody does. A family adds what lies on its table.

    ``hand`` is the seat's own, sorted; ``moves`` and ``legal`` are the seat's own and exact; ``counts`` by seat leave
    out what is not shown yet (COM-13), and are ``UNTOLD`` where nobody has to say; ``offered`` is what the interface
    offers, right or wrong (AMM-30), ``anytime`` whoever is to move; ``marks`` are those that everybody may know.
    """

    seat: int
    game: str
    phase: str
    round: int
    seating: tuple[int, ...]
    order: tuple[int, ...]
    status: tuple[int, ...]
    computers: tuple[int, ...]
    direction: int
    dealer: int
    totals: tuple[int, ...]
    out: tuple[int, ...]
    won: tuple[int, ...]
    counts: tuple[int, ...]
    marks: tuple[str, ...]
    vote: Vote | None
    awaits: Awaits | None
    hand: tuple[int, ...]
    moves: tuple[Action, ...]
    legal: tuple[Action, ...]
    offered: tuple[Action, ...]
    anytime: bool

    @property
    def owed(self) -> int:
        """How many cards are to be drawn as a debt; none where a family has no debts."""
        return 0

    @property
    def threatened(self) -> int:
        """How many cards the victim of an attack would draw; none where a family has no attacks."""
        return 0

    @property
    def called(self) -> int:
        """The suit that is called; -1 where none is, or a family has no calls."""
        return -1

    @property
    def follows(self) -> tuple[int, int]:
        """The suit and the rank that are to be followed; -1 for what does not matter."""
        return -1, -1

    @property
    def leads(self) -> bool:
        """Whether the seat is to lead, and follows nothing."""
        return False

    @property
    def partner_lies(self) -> bool:
        """Whether a partner of the seat has laid what is to be beaten."""
        return False

    @property
    def hindered(self) -> Reason | None:
        """The reason that keeps the seat, whose turn it is, from what it could do otherwise."""
        return None


class PublicView(TypedDict):
    """The part of a view that is the same for every seat and every game."""

    game: str
    phase: str
    round: int
    seating: tuple[int, ...]
    order: tuple[int, ...]
    status: tuple[int, ...]
    computers: tuple[int, ...]
    direction: int
    dealer: int
    totals: tuple[int, ...]
    out: tuple[int, ...]
    won: tuple[int, ...]
    vote: Vote | None
    awaits: Awaits | None


def public_view(game: str, state: Match) -> PublicView:
    """What everybody may know of any table."""
    decision = state.stack[-1] if state.stack else None
    return {
        "game": game,
        "phase": state.phase,
        "round": state.round,
        "seating": tuple(state.seating),
        "order": tuple(state.order),
        "status": tuple(state.status),
        "computers": tuple(state.computers),
        "direction": state.direction,
        "dealer": state.dealer,
        "totals": tuple(state.totals),
        "out": tuple(state.out),
        "won": tuple(state.won),
        "vote": state.vote,
        "awaits": Awaits(decision.kind, decision.seats, decision.about) if decision else None,
    }
