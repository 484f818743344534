"""What a seat may see of a Mau-Mau table, built up from nothing: no field here could hold another's hand."""

from __future__ import annotations

from dataclasses import dataclass

from rules.rounds import Vote
from rules.shedding.game import MauMau
from rules.shedding.state import State
from rules.table import NOBODY, Action

SHOWN_MARKS = ("silent",)
"""The marks that everybody may know; the secret card is not one of them (VOA-20)."""


@dataclass(frozen=True, slots=True)
class Awaits:
    """A decision that is awaited: of which kind and from whom, and nothing of what it holds."""

    kind: str
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class View:
    """A Mau-Mau table as one seat sees it; ``NOBODY`` sees what everybody does.

    ``hand`` is the seat's own, sorted; ``moves`` and ``legal`` are the seat's own and exact; ``counts`` by seat leave
    out what is not shown yet (COM-13); ``top`` is the card that lies on top, ``base`` the one that is followed;
    ``threat`` is what the victim of an attack would draw.
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
    stock: int
    top: int
    base: int
    call: int
    caller: int
    debt: int
    threat: int
    marks: tuple[str, ...]
    vote: Vote | None
    awaits: Awaits | None
    hand: tuple[int, ...]
    drawn: tuple[int, ...]
    moves: tuple[Action, ...]
    legal: tuple[Action, ...]


def view(game: MauMau, state: State, seat: int = NOBODY) -> View:
    """The table as this seat sees it."""
    decision = state.stack[-1] if state.stack else None
    hidden = state.hidden and state.hider != seat
    seated = 0 <= seat < len(state.hands)
    return View(
        seat=seat,
        game=game.name,
        phase=state.phase,
        round=state.round,
        seating=tuple(state.seating),
        order=tuple(state.order),
        status=tuple(state.status),
        computers=tuple(state.computers),
        direction=state.direction,
        dealer=state.dealer,
        totals=tuple(state.totals),
        out=tuple(state.out),
        won=tuple(state.won),
        counts=tuple(state.shown_count(who) if hidden else len(hand) for who, hand in enumerate(state.hands)),
        stock=state.shown_stock() if hidden else len(state.stock),
        top=state.pile[-1] if state.pile else -1,
        base=state.base,
        call=state.call,
        caller=state.caller,
        debt=state.debt,
        threat=getattr(decision, "cards", 0),
        marks=tuple(name for name in SHOWN_MARKS if name in state.marks),
        vote=state.vote,
        awaits=Awaits(decision.kind, decision.seats) if decision else None,
        hand=tuple(sorted(state.hands[seat])) if seated else (),
        drawn=getattr(decision, "drawn", ()) if decision and seat in decision.seats else (),
        moves=tuple(game.moves(state, seat)),
        legal=tuple(game.legal(state, seat)),
    )
