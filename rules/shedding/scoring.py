"""What a finished round counts, as an account that can be read line by line."""

from __future__ import annotations

from typing import Any

from rules.cards import JACK, JOKER, KING, QUEEN, RANK
from rules.rounds import Line, Scoring
from rules.shedding.state import State

AMM_VALUES = tuple({JACK: 30, QUEEN: 10, KING: 10, JOKER: 50}.get(RANK[card], RANK[card] + 1) for card in range(54))
"""What each card left in hand counts (AMM-20)."""


def _wins(game: Any, state: State) -> list[Line]:
    del game
    return [(seat, "won", -1, 1) for seat in state.out[:1]]


def _cards(game: Any, state: State) -> list[Line]:
    del game
    return [(seat, "cards", -1, len(state.hands[seat])) for seat in state.order if state.hands[seat]]


def _amm_points(game: Any, state: State) -> list[Line]:
    del game
    return [(seat, "card", card, AMM_VALUES[card]) for seat in state.order for card in sorted(state.hands[seat])]


WINS = Scoring(lowest_wins=False, account=_wins)
"""A point for each round won."""
CARDS = Scoring(lowest_wins=True, account=_cards)
"""A point for each card left."""
AMM_POINTS = Scoring(lowest_wins=True, account=_amm_points)
"""AMM-20."""

SCORINGS = {"wins": WINS, "cards": CARDS, "amm_points": AMM_POINTS}
USUAL_TARGETS = {"wins": 3, "cards": 50, "amm_points": 100}
"""The target of a match where its option leaves it to the scoring."""
