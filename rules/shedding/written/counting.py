"""What a finished round of a game that is written down counts."""

from __future__ import annotations

from collections.abc import Sequence

from rules.match import Line
from rules.records import record
from rules.shedding.scoring import card_by_card
from rules.shedding.state import MauMauState
from rules.shedding.written.kept import last_card, own
from rules.table import NOBODY


@record
class Counting:
    """The account of a round, in the order of the fields: each card left counts what ``values`` say, or
    ``alone``, where it is the only one (0: the same).

    The sum is rounded to ``round_to``, and is that at least; all of it counts twice for a last card of the mask
    ``twice``, and, where ``shuffled_twice``, when the pile was shuffled. ``last``: what it scores to go out with
    a card. ``to_winner``: the winner scores what the others hold. ``stuck_fewest``: where nobody could move any more,
    who holds least scores what the others hold more. ``exactly``: a total that is nothing again (0: none).
    ``to_loser``: who holds most scores, and nobody else. ``give_up``: what giving up the round costs.
    """

    values: tuple[int, ...]
    twice: int = 0
    alone: tuple[int, ...] = ()
    round_to: int = 1
    shuffled_twice: bool = False
    last: tuple[int, ...] = ()
    to_winner: bool = False
    stuck_fewest: bool = False
    exactly: int = 0
    to_loser: bool = False
    give_up: int = 0

    def __call__(self, state: MauMauState, winner: int) -> list[Line]:
        lines = self._alone(state, card_by_card(self.values)(state, winner))
        if self.round_to > 1:
            lines += [
                (seat, "rounded", -1, less) for seat, points in sums(lines) if (less := self._rounded(points) - points)
            ]
        last = last_card(state, winner)
        if last >= 0 and self.twice >> last & 1:
            lines += [(seat, "twice-card", last, points) for seat, points in sums(lines)]
        if self.shuffled_twice and state.shuffles:
            lines += [(seat, "twice-shuffled", -1, points) for seat, points in sums(lines)]
        lines += [(seat, "gave-up", -1, self.give_up) for seat in own(state).resigned if self.give_up]
        if self.to_winner:
            return self._to_winner(lines, winner)
        if self.to_loser:
            losing = losers(lines)
            lines = [line for line in lines if line[0] in losing]
        if self.last and last >= 0 and self.last[last]:
            lines.append((winner, "last-card", last, self.last[last]))
        if self.exactly:
            lines += [
                (seat, "exactly", -1, -self.exactly)
                for seat, points in sums(lines)
                if state.totals[seat] + points == self.exactly
            ]
        return lines

    def _alone(self, state: MauMauState, lines: list[Line]) -> list[Line]:
        if not self.alone:
            return lines
        return [
            (seat, why, card, self.alone[card] if len(state.hands[seat]) == 1 and self.alone[card] else points)
            for seat, why, card, points in lines
        ]

    def _rounded(self, points: int) -> int:
        """To the nearest; half of it goes up."""
        return max(self.round_to, (2 * points + self.round_to) // (2 * self.round_to) * self.round_to)

    def _to_winner(self, lines: list[Line], winner: int) -> list[Line]:
        if winner != NOBODY:
            return [(winner, "taken", -1, points) for _, points in sums(lines)]
        held = sums(lines)
        if not self.stuck_fewest or not held:
            return []
        best, fewest = min(held, key=lambda one: one[1])
        return [(best, "taken", -1, points - fewest) for seat, points in held if seat != best]


def losers(lines: Sequence[Line]) -> list[int]:
    """The seats that would score most."""
    scores = sums(lines)
    most = max((points for _, points in scores), default=0)
    return [seat for seat, points in scores if points == most > 0]


def sums(lines: Sequence[Line]) -> list[tuple[int, int]]:
    """What each seat's lines come to."""
    found: dict[int, int] = {}
    for seat, _, _, points in lines:
        found[seat] = found.get(seat, 0) + points
    return [*found.items()]


@record
class Lives:
    """Who would score most by the ``values`` of the cards left loses a life."""

    values: tuple[int, ...]

    def __call__(self, state: MauMauState, winner: int) -> list[Line]:
        return [(seat, "life", -1, 1) for seat in losers(card_by_card(self.values)(state, winner))]


@record
class ByPlace:
    """Places count: who is out first nothing, the next one 1 …; who is left, the most."""

    def __call__(self, state: MauMauState, winner: int) -> list[Line]:
        placed = own(state).placed
        left = [seat for seat in state.order if seat not in placed]
        lines: list[Line] = [(seat, "place", -1, place) for place, seat in enumerate(placed) if place]
        return lines + [(seat, "place", -1, max(1, len(placed))) for seat in left if seat != winner]
