"""What a seat may see of a Mau-Mau table."""

from __future__ import annotations

from dataclasses import dataclass

from rules.cards import RANK, SUIT
from rules.shedding.contract import MauMauGame, Turn
from rules.shedding.decisions import Threatened
from rules.shedding.state import MauMauState
from rules.table import NOBODY, Reason
from rules.view import UNTOLD, View, public_view


@dataclass(frozen=True, slots=True, kw_only=True)
class MauMauView(View):
    """A Mau-Mau table as one seat sees it.

    ``top`` is the card that lies on top, ``base`` the one that is followed; ``drawn`` are the cards that the seat has
    drawn and not shown; ``hindrance`` is the reason that keeps it from laying what would go otherwise; ``demanded``
    are the cards that are asked for, as a mask; ``threat`` is what the victim of an attack would draw; ``hands`` are
    those that lie open (IME-52). ``own_call``: the suit that is called does not bind this seat, which has called it
    (AMM-8).
    """

    stock: int
    top: int
    base: int
    call: int
    caller: int
    own_call: bool
    debt: int
    threat: int
    drawn: tuple[int, ...]
    hindrance: Reason | None
    demanded: int
    hands: tuple[tuple[int, ...], ...]

    @property
    def owed(self) -> int:
        return self.debt

    @property
    def threatened(self) -> int:
        return self.threat

    @property
    def hindered(self) -> Reason | None:
        return self.hindrance

    @property
    def follows(self) -> tuple[int, int]:
        if self.base < 0:
            return -1, -1
        return (self.call if self.call >= 0 and not self.own_call else SUIT[self.base]), RANK[self.base]

    @property
    def called(self) -> int:
        return self.call


def view(game: MauMauGame, state: MauMauState, seat: int = NOBODY) -> MauMauView:
    """The table as this seat sees it."""
    decision = game.awaited(state)
    hidden = state.hidden and state.hider != seat
    seated = 0 <= seat < len(state.hands)
    told, shown = game.rules.visibility.counts, game.rules.visibility.hands
    turn = decision if isinstance(decision, Turn) and decision.seat == seat else None
    moves, anytime = tuple(game.moves(state, seat)), game.anytime(state, seat)
    return MauMauView(
        **public_view(game.name, state),
        seat=seat,
        counts=tuple(
            UNTOLD if not told and who != seat else state.shown_count(who) if hidden else len(hand)
            for who, hand in enumerate(state.hands)
        ),
        stock=state.shown_stock() if hidden else len(state.stock),
        top=state.pile[-1] if state.pile else -1,
        base=state.base,
        call=state.call,
        caller=state.caller,
        own_call=state.call >= 0 and seat == state.caller and game.rules.fitting.laying.call_until_caller,
        debt=state.debt,
        threat=decision.cards if isinstance(decision, Threatened) else 0,
        marks=state.marks(),
        demanded=state.own.demanded(),
        hindrance=game.rules.fitting.hindrance(state, seat) if turn is not None else None,
        hand=tuple(sorted(state.hands[seat])) if seated else (),
        drawn=turn.drawn if turn is not None else (),
        moves=moves,
        legal=moves + tuple(game.out_of_turn_actions(state, seat)),
        offered=tuple(game.offers(state, seat)) if anytime else moves,
        anytime=anytime,
        hands=tuple(
            tuple(sorted(hand[: state.shown_count(who)] if hidden else hand)) for who, hand in enumerate(state.hands)
        )
        if shown
        else (),
    )
