"""What a game that is written down keeps beside the cards, where its parts need it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rules.cards import RANK
from rules.records import Card, Public, Seat, SeatCard, but, record
from rules.shedding.events import MauMauEvent
from rules.shedding.state import MauMauState, Own
from rules.table import NOBODY


@record
class DefinedState(Own):
    """``demand``: cards that are asked for, as a mask; ``answers`` may be laid on it as well; ``once``: it is for the
    next card alone, and ``follows``: beside what follows. It is ``demander``'s, and ``turned``: the turn is back there.

    ``stand``: how many turns the next seat misses, unless it lays one of ``stand_answers``; ``misses``: seats with the
    turns that they still miss. ``suspended``: cards do nothing. ``dealt``: by seat, the size of its last hand, where
    who goes out is dealt a smaller one. ``placed``: who has gone out while the others play on; ``came_by``: those of
    them whose place the turn has come by since. ``dropped``: who had too many cards, and is out of the round. ``rows``:
    a row of a rank on the pile is counted, whatever is shuffled. ``lasts``: seats, each with the card that it has laid
    as its last one, where something hangs on that and other cards may have been laid since. ``undeclared``: whose turn
    it is, if they have not declared their last card before, and others had a turn since they came to it.

    ``call_left``: how many cards have still to be of the suit that ``caller`` has called, ``called``, where that is
    more than one. ``circles``: everybody's first turn is told apart; ``had`` are those whose turn has come, twice where
    it has come again, and it is over for all once ``circled``. ``resigned``: who has given up the round. ``pairs``: the
    seats of the deal as partners sit, opposite each other. ``noticed``: somebody has noticed the row that lies there.
    """

    shows: ClassVar[tuple[str, ...]] = ("suspended", "demand")
    demand: Public[int] = 0
    answers: Public[int] = 0
    once: Public[bool] = False
    follows: Public[bool] = False
    demander: Public[Seat] = NOBODY
    turned: Public[bool] = False
    stand: Public[int] = 0
    stand_answers: Public[int] = 0
    misses: Public[tuple[tuple[Seat, int], ...]] = ()
    suspended: Public[bool] = False
    dealt: Public[tuple[int, ...]] = ()
    placed: Public[tuple[Seat, ...]] = ()
    rows: Public[bool] = False
    lasts: Public[SeatCard] = ()
    came_by: Public[tuple[Seat, ...]] = ()
    dropped: Public[tuple[Seat, ...]] = ()
    undeclared: Public[Seat] = NOBODY
    call_left: Public[int] = 0
    called: Public[int] = -1
    caller: Public[Seat] = NOBODY
    circles: Public[bool] = False
    had: Public[tuple[Seat, ...]] = ()
    circled: Public[bool] = False
    resigned: Public[tuple[Seat, ...]] = ()
    pairs: Public[tuple[Seat, ...]] = ()
    noticed: Public[bool] = False

    def agreed(self, other: Own) -> Own:
        return (
            but(other, came_by=self.came_by, dropped=self.dropped, undeclared=self.undeclared)
            if isinstance(other, DefinedState)
            else other
        )

    def demanded(self) -> int:
        return self.demand

    def signs(self) -> tuple[str, ...]:
        said = (("suspended",) if self.suspended else ()) + (("demand",) if self.demand else ())
        return (*said, *(f"misses:{seat}" for seat, turns in self.misses for _ in range(turns)))

    def next_round(self) -> DefinedState:
        return DefinedState(rows=self.rows, circles=self.circles, pairs=self.pairs)

    def partners(self) -> tuple[Seat, ...]:
        return self.pairs

    def with_partners(self, seats: tuple[Seat, ...]) -> DefinedState:
        return but(self, pairs=seats)

    def after_laying(self, card: Card) -> DefinedState:
        """A demand for the next card is over with it; any other one with a card that meets it. It is one of those that
        have to be of a called suit.
        """
        if self.noticed:
            return but(self, noticed=False).after_laying(card)
        if self.call_left:
            return but(self, call_left=self.call_left - 1)
        if self.demand and (self.once or self.demand >> card & 1):
            return without_demand(self)
        return self

    def holds_call(self) -> bool:
        return self.call_left > 1

    def stays(self, pile: Sequence[int]) -> int:
        return max(0, row(pile) - 1) if self.rows else 0


NEW = DefinedState()


@record
class Remembered(MauMauEvent):
    """What is kept has changed. Other events tell people what that means."""

    untold: ClassVar[bool] = True
    kept: Own

    def change(self, state: MauMauState) -> None:
        state.own = self.kept


def own(state: MauMauState) -> DefinedState:
    """What the game keeps at this table."""
    return state.own if isinstance(state.own, DefinedState) else NEW


def last_card(state: MauMauState, seat: Seat) -> Card:
    """The card with which a seat went out; -1 if it did not."""
    kept = own(state)
    if seat not in state.out and seat not in kept.placed:
        return NOBODY
    if not kept.lasts:  # the round has ended with it
        return state.pile[-1] if seat in state.out else NOBODY
    return dict(kept.lasts).get(seat, NOBODY)


def without_demand(kept: DefinedState) -> DefinedState:
    """The same, once nothing is asked for."""
    return but(kept, demand=0, answers=0, once=False, follows=False, demander=NOBODY, turned=False)


def missing_turns(kept: DefinedState, seat: Seat, turns: int) -> DefinedState:
    """The same, once a seat misses so many turns more."""
    left = dict(kept.misses)
    left[seat] = left.get(seat, 0) + turns
    return but(kept, misses=tuple(left.items()))


def row(pile: Sequence[int]) -> int:
    """How many cards of one rank lie on each other on top."""
    return next((n for n, below in enumerate(reversed(pile)) if RANK[below] != RANK[pile[-1]]), len(pile))
