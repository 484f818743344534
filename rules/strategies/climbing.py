"""The climbing game played sensibly: few plays to the end, wild cards kept, partners let win.

A move costs the plays that the rest of the hand still needs, and what it wastes; the cheapest is made. How many plays a
hand needs is estimated by taking out sequences and multiple sequences first, or sets first, whichever is fewer.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from rules.climbing.combinations import HEIGHT, LADDER, RED, SHORTEST, TOP, TWO, Reading, plays, readings
from rules.climbing.view import ZhengView
from rules.climbing.zheng import DECK
from rules.match import Match
from rules.rounds import SomeGame
from rules.strategies.strategy import Seen, Strategy
from rules.table import NOBODY, Action

LOOKED_AT = 160
"""So many moves are weighed; where there are more, those with the fewest wild cards."""
OF_A_TWO, OF_A_JOKER = 1.3, 1.8
"""What a wild card is worth, in plays."""
OF_HEIGHT = 0.08
"""What each step of the ladder is worth: low cards go first."""
PASSING, URGENT, FOR_A_PARTNER = 0.1, 1.2, -1.5
"""What it costs to pass; more when somebody is about to go out, and it is good when a partner has the trick."""
GOES_OUT = -10.0
OF_LENGTH, LETS_OUT = 0.1, 1.0
"""What each card is worth that a lead gets rid of; what it costs to lay what somebody may go out on."""
PROVED, SEARCHED, DEPTH = 9, 6, 2
"""With so many cards left at most that go out at once, or so many in all, it is looked whether they go out for certain;
so many leads ahead."""
FEW = 2
"""Who holds so many cards is about to go out; with so few plays left wild cards are there to be used."""

Counts = tuple[int, ...]


class ClimbingStrategy(Strategy):
    """A computer player of the climbing game."""

    def best(self, view: Seen) -> Sequence[Action]:
        assert isinstance(view, ZhengView)
        return best(view)

    def ranked(self, view: Seen) -> list[Action]:
        assert isinstance(view, ZhengView)
        weighed = _weighed(view)
        return sorted(weighed, key=weighed.__getitem__)

    def greedy(self, moves: Sequence[Action]) -> Sequence[Action]:
        return greedy(moves)

    def quick(self, game: SomeGame, state: Match, seat: int) -> Sequence[Action]:
        return greedy(game.moves(state, seat))


def greedy(moves: Sequence[Action]) -> Sequence[Action]:
    """The longest combination without wild cards and of these the lowest; an answer as low as it can be."""
    laying = [move for move in moves if move.cards] or moves
    pure = [move for move in laying if all(HEIGHT[card] < TWO for card in move.cards)]
    longest = max(len(move.cards) for move in pure or laying)
    found = [move for move in pure or laying if len(move.cards) == longest]
    return [min(found, key=lambda move: max((HEIGHT[card] for card in move.cards), default=0))]


def best(view: ZhengView) -> Sequence[Action]:
    """The moves that are equally good for the seat of this view, from which a decision is awaited."""
    costs = _weighed(view)
    least = min(costs.values())
    return [move for move, cost in costs.items() if cost == least]


def _weighed(view: ZhengView) -> dict[Action, float]:
    """The moves worth a thought, each with what it costs."""
    if view.awaits is not None and view.awaits.kind == "choose":
        return {move: -float(HEIGHT[move.cards[0]]) if move.cards else 0.0 for move in view.moves}
    moves = sorted(view.moves, key=_wild)[:LOOKED_AT]
    moves += [move for move in view.moves if len(move.cards) == len(view.hand)]
    return {move: _cost(view, move) for move in moves}


def _cost(view: ZhengView, move: Action) -> float:
    if move.verb == "pass":
        return plays_needed(view.hand) + _passing(view)
    rest = without(view.hand, move.cards)
    if not rest:
        return GOES_OUT
    if move.verb == "play" and _wins(view, move, rest):
        return GOES_OUT + 1 + OF_HEIGHT * len(rest)
    needed = plays_needed(rest)
    heights = [HEIGHT[card] for card in move.cards]
    if move.verb == "give":
        return needed + OF_HEIGHT * heights[0] * 3
    needed += _lets_out(view, move) - (OF_LENGTH * len(move.cards) if view.reading is None else 0)
    spent = sum(OF_A_TWO if height == TWO else OF_A_JOKER if height > TWO else 0 for height in heights)
    return needed + spent * (0.2 if needed <= FEW else 1) + OF_HEIGHT * max(heights)


def without(hand: Sequence[int], cards: Sequence[int]) -> list[int]:
    """What is left of a hand."""
    rest = list(hand)
    for card in cards:
        rest.remove(card)
    return rest


def _opponents(view: ZhengView) -> list[int]:
    """How many cards those hold who play against the seat, and still hold any."""
    team = view.teams[view.seat] if view.teams else NOBODY
    return [
        view.counts[seat]
        for seat in view.order
        if seat != view.seat and view.counts[seat] and not (view.teams and view.teams[seat] == team)
    ]


def _lets_out(view: ZhengView, move: Action) -> float:
    """What it costs to lay as many cards as somebody still has; the higher they are, the less likely that is used."""
    if len(move.cards) not in _opponents(view):
        return 0.0
    led_alone = view.reading is None and len(move.cards) == 1
    return (2 if led_alone else 1) * LETS_OUT * (RED - max(HEIGHT[card] for card in move.cards)) / RED


def _wins(view: ZhengView, move: Action, rest: Sequence[int]) -> bool:
    """Whether nobody can beat the move, and what is left then goes out: at once, or behind another such play."""
    if len(rest) > PROVED or (len(rest) > SEARCHED and not readings(rest, twos=view.twos)):
        return False
    reading = next(one for one in readings(move.cards, twos=view.twos) if one.words == move.text)
    held = unseen(view.hand, view.lying, view.played)
    most = max(_opponents(view), default=0)
    return _unbeaten(reading, held, most, view.twos) and _goes_out(tuple(rest), held, most, view.twos, DEPTH)


@lru_cache(maxsize=64)
def unseen(*seen: tuple[int, ...]) -> tuple[int, ...]:
    """The cards that others hold: those that are nowhere to be seen."""
    return tuple(without(DECK.cards, [card for some in seen for card in some]))


@lru_cache(maxsize=1 << 14)
def _unbeaten(reading: Reading, held: tuple[int, ...], most: int, twos: int) -> bool:
    """Whether no cards of these beat a reading, whoever holds them; nobody holds more than so many."""
    return reading.size > most or not plays(held, reading, twos=twos)


def _goes_out(rest: tuple[int, ...], held: tuple[int, ...], most: int, twos: int, depth: int) -> bool:
    """Whether who leads with these cards goes out, whatever the others hold."""
    if readings(rest, twos=twos):
        return True
    if not depth:
        return False
    return any(
        _unbeaten(reading, held, most, twos) and _goes_out(tuple(without(rest, cards)), held, most, twos, depth - 1)
        for cards, reading in plays(rest, None, twos=twos)
    )


def _passing(view: ZhengView) -> float:
    if view.teams and view.by >= 0 and view.teams[view.by] == view.teams[view.seat]:
        return FOR_A_PARTNER
    return URGENT if min(_opponents(view), default=FEW + 1) <= FEW else PASSING


def plays_needed(cards: Sequence[int]) -> float:
    """About how many plays these cards need; a wild card counts for half a one, for it seldom is left over."""
    counts = [0] * len(LADDER)
    for card in cards:
        counts[HEIGHT[card]] += 1
    return _needed(tuple(counts))


@lru_cache(maxsize=1 << 15)
def _needed(counts: Counts) -> float:
    wild = sum(counts[TWO:]) / 2
    natural = list(counts[: TOP + 1])
    sets = sum(count > 0 for count in natural)
    found = 0
    for width in (3, 2):
        while run := _longest(natural, width):
            found += 1
            for height in run:
                natural[height] -= width
    while len(run := _longest(natural, 1)) > SHORTEST or _lonely(natural, run):
        found += 1
        for height in run:
            natural[height] -= 1
    return min(sets, found + sum(count > 0 for count in natural)) + wild


def _longest(natural: Sequence[int], width: int) -> range:
    """The longest run of ranks, each with so many cards at least; an empty one where none is long enough."""
    found = range(0)
    start = 0
    for height in range(TOP + 2):
        if height > TOP or natural[height] < width:
            if height - start >= max(SHORTEST, len(found) + 1):
                found = range(start, height)
            start = height + 1
    return found


def _lonely(natural: Sequence[int], run: range) -> bool:
    """Whether most ranks of a run are single cards, which would have to be played alone otherwise."""
    return len(run) > 0 and 2 * sum(natural[height] == 1 for height in run) > len(run)


class Suggestion(NamedTuple):
    """A play to offer: its place among the moves, the move, and what its cards are taken for."""

    number: int
    move: Action
    reading: Reading


def suggestions(view: ZhengView) -> list[Suggestion]:
    """The plays to offer a seat whose turn it is, one for each reading: that with the fewest wild cards.

    Those without wild cards come before the others; answers smallest first, leads as a computer player would choose.
    """
    found: dict[Reading, Suggestion] = {}
    wild = {number: _wild(move) for number, move in enumerate(view.moves) if move.cards}
    for number in sorted(wild, key=wild.__getitem__):
        move = view.moves[number]
        reading = next(one for one in readings(move.cards, twos=view.twos) if one.words == move.text)
        found.setdefault(reading, Suggestion(number, move, reading))
    if view.reading is not None:
        return sorted(found.values(), key=lambda one: (wild[one.number], one.reading.strength))
    return sorted(found.values(), key=lambda one: (wild[one.number] > 0, _cost(view, one.move), -one.reading.high))


def _wild(move: Action) -> int:
    return sum(HEIGHT[card] >= TWO for card in move.cards)
