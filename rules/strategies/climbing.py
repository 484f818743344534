"""The climbing game played sensibly: few plays to the end, wild cards kept, partners let win.

A move costs the plays that the rest of the hand still needs, and what it wastes; the cheapest is made. How many plays a
hand needs is estimated by taking out sequences and multiple sequences first, or sets first, whichever is fewer.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import ClassVar, NamedTuple

from rules.climbing.combinations import (
    HEIGHT,
    LADDER,
    RED,
    SEQUENCE_MIN_RANKS,
    TOP,
    TWO,
    Reading,
    ladder,
    readings,
    words_of,
)
from rules.climbing.decisions import PASS, TrickTurn
from rules.climbing.plays import plays
from rules.climbing.state import ZhengState
from rules.climbing.view import ZhengView
from rules.climbing.zheng import DECK, Zheng
from rules.game import SomeGame
from rules.match import Match
from rules.strategies.strategy import Seen, Strategy
from rules.table import NOBODY, Action

WEIGHED_MOVES_LIMIT = 160
"""Upper bound on the moves that are weighed. Where there are more, those with the fewest wild cards are."""
OF_A_TWO, OF_A_JOKER = 1.3, 1.8
"""What a wild card is worth, in plays."""
OF_HEIGHT = 0.08
"""What each step of the ladder is worth: low cards go first."""
PASSING, URGENT, FOR_A_PARTNER = 0.1, 1.2, -1.5
"""What it costs to pass; more when somebody is about to go out, and it is good when a partner has the trick."""
GOES_OUT = -10.0
OF_LENGTH, LETS_OUT = 0.1, 1.0
"""What each card is worth that a lead gets rid of; what it costs to lay what somebody may go out on."""
PROOF_CARDS_LIMIT, SEARCH_CARDS_LIMIT, SEARCH_LEADS = 9, 6, 2
"""The search for a way to go out for certain: the most cards with which it tries to go out at once, the most cards with
which it looks further, and how many leads it looks ahead."""
NEARLY_OUT = 2
"""Who holds no more cards than this is about to go out; with no more plays left than this wild cards are to be used."""
REMEMBERED_COUNTS = 1024
"""How many hands' counts are remembered, by each function that asks for them: those of some turns. Hands of earlier
rounds hardly come back: 32 times as many save nothing and take 40 MB.
"""

Counts = tuple[int, ...]


class ClimbingStrategy(Strategy):
    """A computer player of the climbing game."""

    horizon: ClassVar[int] = 12
    ahead: ClassVar[float] = 1.2

    def best(self, view: Seen) -> Sequence[Action]:
        assert isinstance(view, ZhengView)
        return best(view)

    def rank_moves(self, view: Seen) -> list[Action]:
        assert isinstance(view, ZhengView)
        weighed = _weighed(view)
        return sorted(weighed, key=weighed.__getitem__)

    def greedy(self, moves: Sequence[Action]) -> Sequence[Action]:
        return greedy(moves)

    def quick(self, game: SomeGame, state: Match, seat: int) -> Sequence[Action]:
        turn = state.stack[-1]
        if not isinstance(turn, TrickTurn) or not isinstance(state, ZhengState) or not isinstance(game, Zheng):
            return greedy(game.moves(state, seat))
        counts = [len(hand) for hand in state.hands]
        trick = Trick(seat, ladder(state.hands[seat]), counts, state.order, state.teams, state.by, state.to_beat)
        return (_led(trick, game.twos) if trick.reading is None else _answered(trick, game.twos),)

    def mistakes(self, view: Seen) -> list[Action]:
        assert isinstance(view, ZhengView)
        return mistakes(view)

    def moves_left(self, hand: Sequence[int]) -> float:
        return plays_needed(hand)


class Trick(NamedTuple):
    """The part of a view from which it can be told what a play is worth."""

    seat: int
    hand: Sequence[int]
    counts: Sequence[int]
    order: Sequence[int]
    teams: Sequence[int]
    by: int
    reading: Reading | None


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


def mistakes(view: ZhengView) -> list[Action]:
    """What people do by mistake: they pass although they could beat, lay high cards where low ones would do, and tear
    apart what belongs together. Nobody overlooks that all cards go at once.
    """
    laid = [move for move in view.moves if move.verb == "play"]
    if not laid or max([len(move.cards) for move in laid]) == len(view.hand):
        return []
    passes = [move for move in view.moves if move.verb == "pass" and not view.partner_lies]
    if len(laid) == 1:
        return passes
    tame = [move for move in laid if not _wild(move)] or laid[:WEIGHED_MOVES_LIMIT]
    highest = max([max([HEIGHT[card] for card in move.cards]) for move in tame])
    high = [move for move in tame if max([HEIGHT[card] for card in move.cards]) == highest]
    fewest = min([len(move.cards) for move in high])
    left = [plays_needed(without(view.hand, move.cards)) for move in tame]
    torn = tame[left.index(max(left))]
    return [next(move for move in high if len(move.cards) == fewest), torn, *passes]


def _weighed(view: ZhengView) -> dict[Action, float]:
    """The moves worth a thought, each with what it costs."""
    if view.awaits is not None and view.awaits.kind == "choose":
        return {move: -float(HEIGHT[move.cards[0]]) if move.cards else 0.0 for move in view.moves}
    moves = sorted(view.moves, key=_wild)[:WEIGHED_MOVES_LIMIT]
    moves += [move for move in view.moves if len(move.cards) == len(view.hand)]
    return {move: _cost(view, move) for move in moves}


def _cost(view: ZhengView, move: Action) -> float:
    if move.verb == "pass":
        return plays_needed(view.hand) + _passing(view)
    rest = without(view.hand, move.cards)
    if move.verb == "give":
        return plays_needed(rest) + OF_HEIGHT * HEIGHT[move.cards[0]] * 3
    if rest and _wins(view, move, rest):
        return GOES_OUT + 1 + OF_HEIGHT * len(rest)
    return _laying(view, [HEIGHT[card] for card in move.cards], plays_needed(rest))


def _laying(view: ZhengView | Trick, heights: Sequence[int], needed: float) -> float:
    """What it costs to lay cards of these heights, when the rest needs ``needed`` plays."""
    if not needed:
        return GOES_OUT
    highest, size = max(heights), len(heights)
    needed += _lets_out(view, size, highest)
    if view.reading is None:
        needed -= OF_LENGTH * size
    spent = 0.0
    if highest >= TWO:
        spent = sum(OF_A_TWO if height == TWO else OF_A_JOKER if height > TWO else 0 for height in heights)
    return needed + spent * (0.2 if needed <= NEARLY_OUT else 1) + OF_HEIGHT * highest


def _led(trick: Trick, twos: int) -> Action:
    """A lead that is found fast: of the plays that a hand falls into, the one that a computer player would lead."""
    hand = trick.hand
    heights = [HEIGHT[card] for card in hand]
    parts = _parts(_counted(hand)[: TOP + 1])
    if len(parts) <= NEARLY_OUT and readings(hand, twos=twos):
        return _play(tuple(hand), readings(hand, twos=twos)[0])
    if not parts:
        lowest = tuple(card for card, height in zip(hand, heights, strict=True) if height == heights[0])
        return _play(lowest, readings(lowest, twos=twos)[0])
    low, high, by = min(
        parts,
        key=lambda part: (
            OF_HEIGHT * part.high - OF_LENGTH * part.size + _lets_out(trick, part.size, part.high),
            part.low,
        ),
    )
    cards: list[int] = []
    for height in range(low, high + 1):
        at = heights.index(height)
        cards += hand[at : at + by]
    return _play(tuple(cards), readings(cards, twos=twos)[0])


def _answered(trick: Trick, twos: int) -> Action:
    """An answer that is found fast: as a computer player would weigh it, but for wins that can be proved."""
    counts, found = list(_counted(trick.hand)), PASS
    least = _needed(tuple(counts)) + _passing(trick)
    for cards, reading in plays(trick.hand, trick.reading, twos=twos):
        heights = [HEIGHT[card] for card in cards]
        for height in heights:
            counts[height] -= 1
        cost = _laying(trick, heights, _needed(tuple(counts)))
        for height in heights:
            counts[height] += 1
        if cost < least:
            least, found = cost, _play(cards, reading)
    return found


def _play(cards: Sequence[int], reading: Reading) -> Action:
    return Action("play", tuple(cards), text=words_of(reading))


def without(hand: Sequence[int], cards: Sequence[int]) -> list[int]:
    """What is left of a hand."""
    rest = list(hand)
    for card in cards:
        rest.remove(card)
    return rest


def _opponents(view: ZhengView | Trick) -> list[int]:
    """How many cards those hold who play against the seat, and still hold any."""
    team = view.teams[view.seat] if view.teams else NOBODY
    return [
        view.counts[seat]
        for seat in view.order
        if seat != view.seat and view.counts[seat] and not (view.teams and view.teams[seat] == team)
    ]


def _lets_out(view: ZhengView | Trick, size: int, highest: int) -> float:
    """What it costs to lay as many cards as somebody still has; the higher they are, the less likely that is used."""
    if size not in view.counts or size not in _opponents(view):
        return 0.0
    led_alone = view.reading is None and size == 1
    return (2 if led_alone else 1) * LETS_OUT * (RED - highest) / RED


def _wins(view: ZhengView, move: Action, rest: Sequence[int]) -> bool:
    """Whether nobody can beat the move, and what is left then goes out: at once, or behind another such play."""
    if len(rest) > PROOF_CARDS_LIMIT or (len(rest) > SEARCH_CARDS_LIMIT and not readings(rest, twos=view.twos)):
        return False
    reading = next(one for one in readings(move.cards, twos=view.twos) if one.words == move.text)
    held = unseen(view.hand, view.lying, view.played)
    most = max(_opponents(view), default=0)
    return _unbeaten(reading, held, most, view.twos) and _goes_out(tuple(rest), held, most, view.twos, SEARCH_LEADS)


@lru_cache(maxsize=64)
def unseen(*seen: tuple[int, ...]) -> tuple[int, ...]:
    """The cards that others hold: those that are nowhere to be seen."""
    return tuple(without(DECK.cards, [card for some in seen for card in some]))


@lru_cache(maxsize=REMEMBERED_COUNTS)
def _unbeaten(reading: Reading, held: tuple[int, ...], most: int, twos: int) -> bool:
    """Whether no cards of these beat a reading, whoever holds them; nobody holds more cards than ``most``."""
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


def _passing(view: ZhengView | Trick) -> float:
    if view.teams and view.by >= 0 and view.teams[view.by] == view.teams[view.seat]:
        return FOR_A_PARTNER
    return URGENT if min(_opponents(view), default=NEARLY_OUT + 1) <= NEARLY_OUT else PASSING


def plays_needed(cards: Sequence[int]) -> float:
    """About how many plays these cards need; a wild card counts for half a one, for it seldom is left over."""
    return _needed(_counted(cards))


def _counted(cards: Sequence[int]) -> Counts:
    """How many cards there are of each height."""
    counts = [0] * len(LADDER)
    for card in cards:
        counts[HEIGHT[card]] += 1
    return tuple(counts)


@lru_cache(maxsize=REMEMBERED_COUNTS)
def _needed(counts: Counts) -> float:
    return len(_parts(counts[: TOP + 1])) + sum(counts[TWO:]) / 2


class Split(NamedTuple):
    """A play that natural cards fall into: ``by`` cards of each rank from a lowest to a highest one."""

    low: int
    high: int
    by: int

    @property
    def size(self) -> int:
        """How many cards it has."""
        return (self.high - self.low + 1) * self.by


@lru_cache(maxsize=REMEMBERED_COUNTS)
def _parts(counts: Counts) -> tuple[Split, ...]:
    """The plays that natural cards fall into: sets alone, or with sequences taken out first, whichever are fewer."""
    natural = list(counts)
    found: list[Split] = []
    for width in (3, 2):
        while run := _longest(natural, width):
            found.append(_taken_out(natural, run, width))
    while len(run := _longest(natural, 1)) > SEQUENCE_MIN_RANKS or _lonely(natural, run):
        found.append(_taken_out(natural, run, 1))
    found += _sets_of(natural)
    sets = _sets_of(counts)
    return tuple(sets if len(sets) <= len(found) else found)


def _taken_out(natural: list[int], run: range, width: int) -> Split:
    """Take a run out of what is left, so many cards of each rank."""
    for height in run:
        natural[height] -= width
    return Split(run[0], run[-1], width)


def _sets_of(natural: Sequence[int]) -> list[Split]:
    return [Split(height, height, count) for height, count in enumerate(natural) if count]


def _longest(natural: Sequence[int], width: int) -> range:
    """The longest run of ranks, each with so many cards at least; an empty one where none is long enough."""
    found = range(0)
    start = 0
    for height in range(TOP + 2):
        if height > TOP or natural[height] < width:
            if height - start >= max(SEQUENCE_MIN_RANKS, len(found) + 1):
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
