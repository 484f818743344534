"""What a finished round of a game that is written down counts."""

from __future__ import annotations

from rules.match import Line
from rules.records import record
from rules.shedding.scoring import card_by_card
from rules.shedding.state import MauMauState


@record
class Counting:
    """The account of a round: each card left with its points; all of it twice for a last card of the mask ``twice``."""

    values: tuple[int, ...]
    twice: int = 0

    def __call__(self, state: MauMauState, winner: int) -> list[Line]:
        lines = card_by_card(self.values)(state, winner)
        if winner not in state.out or not self.twice >> state.pile[-1] & 1:
            return lines
        losers = dict.fromkeys(seat for seat, _, _, _ in lines)
        return lines + [(seat, "twice-jack", -1, sum(line[3] for line in lines if line[0] == seat)) for seat in losers]
