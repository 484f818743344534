"""The Mau-Mau games played sensibly: wild cards are kept, debts are answered."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from rules.cards import JACK, JOKER, RANK, SEVEN, SUIT, SUITS
from rules.game import SomeGame
from rules.match import PLAYING, Match
from rules.shedding.declaring import Accuse
from rules.shedding.game import MauMau
from rules.shedding.moves import Draw
from rules.shedding.state import OWES, MauMauState
from rules.strategies.strategy import Glance, Seen, Strategy
from rules.table import Action
from rules.view import View

WORTH = {JOKER: 9, JACK: 8, SEVEN: 5}
"""What is kept for later: the higher, the longer."""
BETTER = tuple(WORTH.get(rank, 0) / 30 for rank in RANK)
"""How much better each card makes a hand: with it one wins ``exp`` of that times as often as with a plain one instead.
Measured in 48,000 rounds of six games (docs/decisions.md)."""


class SheddingStrategy(Strategy):
    """A computer player of the Mau-Mau games."""

    def best(self, view: Seen) -> Sequence[Action]:
        return best(view)

    def rank_moves(self, view: Seen) -> list[Action]:
        suits = _suits(view.hand)
        return sorted(view.moves, key=lambda move: -_worth(view, suits, move))

    def greedy(self, moves: Sequence[Action]) -> Sequence[Action]:
        laying = [move for move in moves if move.verb in LAYING]
        most = max((len(move.cards) for move in laying), default=0)
        return (
            [move for move in laying if len(move.cards) == most]
            or [move for move in moves if move.verb in FIXED or move.verb in CHOOSING]
            or moves
        )

    def mistakes(self, view: Seen) -> list[Action]:
        return mistakes(view)

    def parts_levels(self, game: SomeGame) -> bool:
        """Where one has to lay what fits, what is laid matters less than whether one declares (docs/strategies.md)."""
        assert isinstance(game, MauMau)
        draw, accuse, rules = game.move.get("draw"), game.interrupts.get("accuse"), game.rules
        at_will = isinstance(draw, Draw) and draw.voluntary
        punished = isinstance(accuse, Accuse) and accuse.penalty > 0
        return at_will or punished or rules.declaring.forgotten > 0 or rules.fitting.laying.declared

    def moves_left(self, hand: Sequence[int]) -> float:
        return len(hand) * exp(-sum([BETTER[card] for card in hand]))

    def speaks(self, view: View) -> Action | None:
        """That it has one card left."""
        return _said(view.legal, view.hand)

    def glance(self, game: SomeGame, state: Match, seat: int) -> Seen:
        """A hidden draw that is on is the seat's own: a decision is awaited from it."""
        return Glance(seat, game.moves(state, seat), state.hands[seat], [len(hand) for hand in state.hands])

    def says(self, game: SomeGame, state: Match) -> tuple[int, Action] | None:
        assert isinstance(state, MauMauState)
        if OWES not in state.mau or state.phase != PLAYING:
            seat = _owes_second(game, state)
            if seat < 0:
                return None
        else:
            seat = state.mau.index(OWES)
        said = _said(game.out_of_turn_actions(state, seat), state.hands[seat])
        return None if said is None else (seat, said)


def _owes_second(game: SomeGame, state: MauMauState) -> int:
    """Who has declared the last card with the first word, where another one is due; -1 for nobody."""
    if (
        1 not in state.declared
        or state.phase != PLAYING
        or not (isinstance(game, MauMau) and game.rules.declaring.second)
    ):
        return -1
    return next((seat for seat in state.order if state.declared[seat] == 1 and len(state.hands[seat]) == 1), -1)


def _said(legal: Sequence[Action], hand: Sequence[int]) -> Action | None:
    said = [action for action in legal if action.verb in ("declare", "knock")]
    phrase = "mau mau" if said and RANK[hand[0]] == JACK else "last card"
    return said[0] if len(said) == 1 else next((action for action in said if action.text in ("", phrase)), None)


def _suits(hand: Sequence[int]) -> list[int]:
    """How many cards of each suit are held; one place more for the jokers, which have none."""
    suits = [0] * (len(SUITS) + 1)
    for card in hand:
        suits[SUIT[card]] += 1
    suits[-1] = 0
    return suits


def best(view: Seen) -> Sequence[Action]:
    """The moves that are equally good for the seat of this view, from which a decision is awaited."""
    moves = view.moves
    if len(moves) == 1:
        return moves
    suits = _suits(view.hand)
    worth = [_worth(view, suits, move) for move in moves]
    most = max(worth)
    return [move for move, how_good in zip(moves, worth, strict=True) if how_good == most]


def mistakes(view: Seen) -> list[Action]:
    """What people do by mistake: they call a suit of which they hold few, lay what is better kept, or one card where
    several could go, and now and then overlook that one can be laid. Nobody overlooks that the last card goes.
    """
    suits = _suits(view.hand)
    if view.moves[0].verb == "call":
        fewest = min([suits[move.suit] for move in view.moves])
        return [move for move in view.moves if suits[move.suit] == fewest]
    laid = [move for move in view.moves if move.verb == "play"]
    if not laid or max([len(move.cards) for move in laid]) == len(view.hand):
        return []
    overlooked = [move for move in view.moves if move.verb in ("draw", "pass")]
    singles = [move for move in laid if len(move.cards) == 1] or laid
    wasted = [(WORTH.get(RANK[move.cards[0]], 0), -suits[SUIT[move.cards[0]]]) for move in singles]
    most = max(wasted)
    found = [move for move, waste in zip(singles, wasted, strict=True) if waste == most]
    return found * OVERLOOKED_ONE_IN + overlooked[:1] * len(found) if overlooked else found


OVERLOOKED_ONE_IN = 3
"""For one card that is overlooked, so many are laid that were better kept."""
LAYING = ("play", "jump", "double", "steal", "poker", "roulette", "give")
"""What gets rid of cards, and cannot go wrong."""
CHOOSING = ("call", "choose")
FIXED = {"double": 65, "accept": 80, "draw": 40, "pass": 30, "claim": 90, "decline": 40, "roulette": 48, "give": 50}
"""How good it is to do what needs no thought."""


def _worth(view: Seen, suits: Sequence[int], move: Action) -> float:
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


def _plays_on(view: Seen, card: int) -> bool:
    rest = list(view.hand)
    rest.remove(card)
    return any(RANK[other] in (RANK[card], JACK, JOKER) or SUIT[other] == SUIT[card] for other in rest)
