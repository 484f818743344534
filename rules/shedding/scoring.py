"""What a finished round counts, as an account that can be read line by line."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rules.cards import JACK, JOKER, KING, QUEEN, RANK
from rules.game import Scoring
from rules.match import Line
from rules.options import Options
from rules.records import record
from rules.shedding.kept import last_card, own
from rules.shedding.state import MauMauState
from rules.table import NOBODY

AMM_VALUES = tuple({JACK: 30, QUEEN: 10, KING: 10, JOKER: 50}.get(RANK[card], RANK[card] + 1) for card in range(54))
"""What each card left in hand counts (AMM-20)."""


WON = 1
"""What a round won counts where rounds are counted."""


def _wins(_: MauMauState, winner: int) -> list[Line]:
    return [(winner, "won", -1, WON)] if winner != NOBODY else []


def _cards(state: MauMauState, winner: int) -> list[Line]:
    return [(seat, "cards", -1, len(state.hands[seat])) for seat in _losers(state, winner) if state.hands[seat]]


def card_by_card(values: Sequence[int]) -> Callable[[MauMauState, int], list[Line]]:
    """The account of the cards left in hand, each with its points."""

    def account(state: MauMauState, winner: int) -> list[Line]:
        losers = _losers(state, winner)
        return [(seat, "card", card, values[card]) for seat in losers for card in sorted(state.hands[seat])]

    return account


amm_points = card_by_card(AMM_VALUES)


def _losers(state: MauMauState, winner: int) -> list[int]:
    """Who counts the hand: all but the winner, who holds one only where everybody else has left."""
    return [seat for seat in state.order if seat != winner]


WINS = Scoring(lowest_wins=False, account=_wins, winner=WON)
"""A point for each round won."""
CARDS = Scoring(lowest_wins=True, account=_cards, values=(1,) * len(AMM_VALUES))
"""A point for each card left."""
AMM_POINTS = Scoring(lowest_wins=True, account=amm_points, values=AMM_VALUES)
"""AMM-20."""

SCORINGS = {"wins": WINS, "cards": CARDS, "amm_points": AMM_POINTS}
USUAL_TARGETS = {"wins": 3, "cards": 50, "amm_points": 100}
"""The target of a match where its option leaves it to the scoring."""


def usual_target(options: Options) -> tuple[int, ...]:
    """The number for which the target ``usual`` stands with the chosen scoring."""
    return (USUAL_TARGETS[str(options["scoring"])],)


@record
class Counting:
    """The account of a round, in the order of the fields: each card left counts what ``values`` say, or
    ``alone``, where it is the only one (0: the same).

    The sum is rounded to ``round_to``, and is that at least; all of it counts twice for a last card of the mask
    ``twice``, and, where ``shuffled_twice``, when the pile was shuffled. ``last``: what it scores to go out with
    a card. ``to_winner``: the winner scores what the others hold. ``stuck_fewest``: where nobody could move any more,
    who holds least scores what the others hold more. ``exactly``: a total that is nothing again (0: none).
    ``to_loser``: who holds most scores, and nobody else. ``give_up``: what giving up the round costs.
    ``winner``: what the winner scores beside that.
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
    winner: int = 0

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
        if self.winner and winner != NOBODY:
            lines.append((winner, "won", -1, self.winner))
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
