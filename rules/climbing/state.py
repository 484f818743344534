"""The state of a table of the climbing game."""

from __future__ import annotations

from dataclasses import field

from rules.chance import Lot
from rules.climbing.combinations import Reading, of_code
from rules.match import Match, step
from rules.records import Public, SeatsOwn, record
from rules.table import NOBODY

OF_THREES = 6
"""The number of players in two teams of three (ZSY-40)."""
Held = tuple[tuple[int, int], ...]
"""Seats, each with a card."""


@record
class ZhengState(Match):
    """A table of Zheng Shangyou.

    The cards ``lying`` were laid last ``by`` a seat (``NOBODY`` once it has left) and are taken as ``reading``; those
    who ``passed`` have done so since. ``placed`` is the placing of the last round, first to last; ``gone`` have left in
    this one; ``teams`` are by seat, 0 or 1, and empty where everybody plays alone; ``threes``: two teams of three have
    played in this match. ``gave`` and ``took`` are the cards of tribute and its repayment: pairs of a seat and a card.
    """

    lying: Public[list[int]] = field(default_factory=list)
    reading: Public[tuple[int, ...]] = ()
    by: Public[int] = NOBODY
    passed: Public[list[int]] = field(default_factory=list)
    placed: Public[list[int]] = field(default_factory=list)
    gone: Public[list[int]] = field(default_factory=list)
    teams: Public[list[int]] = field(default_factory=list)
    threes: Public[bool] = False
    gave: SeatsOwn[tuple[tuple[int, int], ...]] = ()
    took: SeatsOwn[tuple[tuple[int, int], ...]] = ()

    def drop(self, seat: int) -> None:
        Match.drop(self, seat)
        if seat not in self.out:
            self.gone.append(seat)
        if seat in self.passed:
            self.passed.remove(seat)
        if self.by == seat:
            self.by = NOBODY

    def has_unseen_leavers(self) -> bool:
        return bool(self.gone)

    def forget(self, seat: int, lot: Lot) -> None:
        """Who gave and took which card of tribute is known of the own cards alone."""
        Match.forget(self, seat, lot)
        self.gave = tuple(one for one in self.gave if one[0] == seat)
        self.took = tuple(one for one in self.took if one[0] == seat)

    def cards(self) -> list[int]:
        return [*Match.cards(self), *self.lying]

    @property
    def to_beat(self) -> Reading | None:
        """What has to be beaten; None where anything may be led."""
        return of_code(self.reading) if self.reading else None

    def holders(self) -> int:
        """How many seats still hold cards: a hand of nobody in this round is empty."""
        return len(self.hands) - self.hands.count([])

    @property
    def holding(self) -> list[int]:
        """The seats of this round that still hold cards, clockwise."""
        return [seat for seat in self.order if self.hands[seat]]

    def next_holding(self) -> int:
        """The seat whose turn comes next: the next one in playing order that holds cards."""
        seat = step(self, self.after)
        while not self.hands[seat]:
            seat = step(self, seat)
        return seat

    def placing(self) -> list[int]:
        """The seats from first to last: as they went out, who still holds cards, and behind them who has left."""
        return [*self.out, *self.holding, *reversed(self.gone)]
