"""What a finished round counts, as an account that can be read line by line."""

from __future__ import annotations

from rules.cards import JACK, JOKER, KING, QUEEN, RANK
from rules.match import Line
from rules.rounds import Scoring
from rules.shedding.state import MauMauState
from rules.table import NOBODY

AMM_VALUES = tuple({JACK: 30, QUEEN: 10, KING: 10, JOKER: 50}.get(RANK[card], RANK[card] + 1) for card in range(54))
"""What each card left in hand counts (AMM-20)."""


def _wins(_: MauMauState, winner: int) -> list[Line]:
    return [(winner, "won", -1, 1)] if winner != NOBODY else []


def _cards(state: MauMauState, winner: int) -> list[Line]:
    return [(seat, "cards", -1, len(state.hands[seat])) for seat in _losers(state, winner) if state.hands[seat]]


def amm_points(state: MauMauState, winner: int) -> list[Line]:
    """The cards left in hand, each with its points (AMM-20)."""
    losers = _losers(state, winner)
    return [(seat, "card", card, AMM_VALUES[card]) for seat in losers for card in sorted(state.hands[seat])]


def _losers(state: MauMauState, winner: int) -> list[int]:
    """Who counts the hand: all but the winner, who holds one only where everybody else has left."""
    return [seat for seat in state.order if seat != winner]


WINS = Scoring(lowest_wins=False, account=_wins)
"""A point for each round won."""
CARDS = Scoring(lowest_wins=True, account=_cards)
"""A point for each card left."""
AMM_POINTS = Scoring(lowest_wins=True, account=amm_points)
"""AMM-20."""

SCORINGS = {"wins": WINS, "cards": CARDS, "amm_points": AMM_POINTS}
USUAL_TARGETS = {"wins": 3, "cards": 50, "amm_points": 100}
"""The target of a match where its option leaves it to the scoring."""
