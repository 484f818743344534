"""Partners: they sit opposite each other, and score together (IME-55)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from rules.game import Scoring
from rules.match import Line, Totals
from rules.records import Places, Seat, but, record
from rules.shedding.contract import IN_PAIRS, MauMauPlay
from rules.shedding.events import MauMauEvent
from rules.shedding.scoring import sums
from rules.shedding.state import MauMauState

TOLD_APART = ("card", "cards", "won")
"""What a partner's lines name one by one; the rest is told as a sum."""


@record
class Paired(MauMauEvent):
    """Who plays with whom is as these seats sit, every partner opposite; they score together (IME-55)."""

    untold: ClassVar[bool] = True
    seats: Places
    totals: Totals

    def change(self, state: MauMauState) -> None:
        state.own = state.own.with_partners(self.seats)
        state.seating = [*self.seats, *(seat for seat in state.seating if seat not in self.seats)]
        state.totals = list(self.totals)


def partner_of(pairs: Sequence[Seat], seat: Seat) -> Seat:
    """The partner of a seat that was dealt to in these pairs."""
    return pairs[(pairs.index(seat) + len(pairs) // 2) % len(pairs)]


def pair_up(play: MauMauPlay, order: list[Seat]) -> None:
    """Partners of the round before stay together, and who is left over is paired as they sit; the pairs sit down
    opposite, and have one total (IME-55).
    """
    state = play.state
    half, before = len(order) // 2, state.own.partners()
    partner = {seat: partner_of(before, seat) for seat in before if {seat, partner_of(before, seat)} <= {*order}}
    alone = [seat for seat in order if seat not in partner]
    partner |= {seat: alone[place - len(alone) // 2] for place, seat in enumerate(alone)}
    if any(order[place - half] != partner[seat] for place, seat in enumerate(order)):
        ones = [seat for place, seat in enumerate(order) if partner[seat] not in order[:place]]
        order = [*ones, *(partner[seat] for seat in ones)]
    totals = list(state.totals)
    better = min if play.game.scoring.lowest_wins else max
    for seat in order:
        stayed = [one for one in (seat, partner[seat]) if one in state.dealt] or [seat]
        totals[seat] = better(state.totals[one] for one in stayed)
    play.emit(Paired(tuple(order), tuple(totals)))


def seat_partners(play: MauMauPlay) -> None:
    """Seat partners opposite each other before a deal, where people play in pairs."""
    order = [seat for seat in play.state.seating if play.game.plays(play.state, seat)]
    if play.game.rules.course.pairs and len(order) in IN_PAIRS:
        pair_up(play, order)


class SharedAccount:
    """The account of a round in which a pair's score is the sum of its hands, the winners' partner's too (IME-55).

    The pairs are those of the deal, whoever has left, joined or changed places since.
    """

    __slots__ = ("of",)

    def __init__(self, of: Callable[[MauMauState, int], Sequence[Line]]) -> None:
        self.of = of
        """The account of each hand."""

    def __call__(self, state: MauMauState, winner: int) -> Sequence[Line]:
        pairs = state.own.partners() or tuple(state.order)  # dealt before they were kept
        lines = self.of(state, winner)
        shared = [line for line in lines if line[0] in pairs]
        apart = [line for line in shared if line[1] in TOLD_APART]
        summed = sums([line for line in shared if line[1] not in TOLD_APART])
        return [
            *lines,
            *((partner_of(pairs, seat), f"partner-{why}", card, points) for seat, why, card, points in apart),
            *((partner_of(pairs, seat), "partner", -1, points) for seat, points in summed),
        ]


def of_pairs(scoring: Scoring[MauMauState]) -> Scoring[MauMauState]:
    """The same, where partners share what they score (IME-55)."""
    return but(scoring, account=SharedAccount(scoring.account), shared=True)
