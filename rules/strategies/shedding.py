"""The Mau-Mau games played sensibly: wild cards are kept, debts are answered."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rules.cards import JACK, JOKER, RANK, SEVEN, SUIT
from rules.shedding.view import MauMauView
from rules.strategies.strategy import Strategy
from rules.table import Action
from rules.view import View

WORTH = {JOKER: 9, JACK: 8, SEVEN: 5}
"""What is kept for later: the higher, the longer."""


class SheddingStrategy(Strategy):
    """A computer player of the Mau-Mau games."""

    def best(self, view: View) -> Sequence[Action]:
        assert isinstance(view, MauMauView)
        return best(view)

    def speaks(self, view: View) -> Action | None:
        """That it has one card left."""
        said = [action for action in view.legal if action.verb in ("declare", "knock")]
        phrase = "mau mau" if said and RANK[view.hand[0]] == JACK else "last card"
        return next((action for action in said if action.text in ("", phrase)), None)


def best(view: MauMauView) -> Sequence[Action]:
    """The moves that are equally good for the seat of this view, from which a decision is awaited."""
    suits = Counter(SUIT[card] for card in view.hand if SUIT[card] >= 0)
    worth = [_worth(view, suits, move) for move in view.moves]
    most = max(worth)
    return [move for move, how_good in zip(view.moves, worth, strict=True) if how_good == most]


FIXED = {"double": 65, "accept": 80, "draw": 40, "pass": 30, "claim": 90, "decline": 40, "roulette": 48, "give": 50}
"""How good it is to do what needs no thought."""


def _worth(view: MauMauView, suits: Counter[int], move: Action) -> float:
    """How good a move is. Attacks are left to those who remember the secret card."""
    match move.verb:
        case "play" | "jump" if len(move.cards) == 1:
            return 60 - WORTH.get(RANK[move.cards[0]], 0) + suits[SUIT[move.cards[0]]] / 100
        case "play" | "poker":
            return 55 + 3 * len(move.cards)
        case "steal":
            return 70 if len(view.hand) > 1 and _plays_on(view, move.cards[0]) else 45
        case "call":
            return suits[move.suit]
        case "choose":
            return 60 - view.counts[move.seat] if move.seat >= 0 else 0
        case _:
            return FIXED.get(move.verb, -100)


def _plays_on(view: MauMauView, card: int) -> bool:
    rest = list(view.hand)
    rest.remove(card)
    return any(RANK[other] in (RANK[card], JACK, JOKER) or SUIT[other] == SUIT[card] for other in rest)
