"""What a finished round counts, as an account that can be read line by line."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rules.cards import JACK, JOKER, KING, QUEEN, RANK
from rules.game import Scoring
from rules.match import Line
from rules.options import Options
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
