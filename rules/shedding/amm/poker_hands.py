"""Hands of poker of two to five cards, as far as a game of Mau-Mau asks for them (AMM-50)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations, islice

from rules.cards import ACE, RANK, SUIT

PAIR, TWO_PAIRS, THREE, STRAIGHT, FLUSH, FULL_HOUSE, FOUR, STRAIGHT_FLUSH, FIVE = range(1, 10)
Worth = tuple[int, ...]
"""How good a hand is: its kind, then its ranks, the weightiest first; the greater wins."""

_OF_COUNTS = {
    (2,): PAIR,
    (2, 2): TWO_PAIRS,
    (3,): THREE,
    (3, 2): FULL_HOUSE,
    (4,): FOUR,
    (5,): FIVE,
}
_HIGH_ACE = 13


def worth(cards: Sequence[int]) -> Worth | None:
    """How good these cards are; None when they form no hand of poker. A hand has no idle cards beside it.

    >>> from rules.cards import parse
    >>> worth([parse("7S"), parse("7D")])
    (1, 6)
    """
    if not 2 <= len(cards) <= 5 or any(SUIT[card] < 0 for card in cards):
        return None
    counted = Counter(_value(RANK[card]) for card in cards)
    ranks = sorted(counted, key=lambda rank: (counted[rank], rank), reverse=True)
    kind = _OF_COUNTS.get(tuple(counted[rank] for rank in ranks), 0)
    run = _run(cards)
    flush = len(cards) == 5 and len({SUIT[card] for card in cards}) == 1
    if flush and run is not None and kind < STRAIGHT_FLUSH:
        return (STRAIGHT_FLUSH, run)
    if flush and kind < FLUSH:
        return (FLUSH, *sorted((_value(RANK[card]) for card in cards), reverse=True))
    if run is not None:
        return (STRAIGHT, run)
    return (kind, *ranks) if kind else None


def _value(rank: int) -> int:
    return _HIGH_ACE if rank == ACE else rank


def _run(cards: Sequence[int]) -> int | None:
    """The highest rank of five in sequence; the ace is high or low."""
    ranks = {RANK[card] for card in cards}
    if len(cards) != 5 or len(ranks) != 5:
        return None
    for some in (sorted(map(_value, ranks)), sorted(ranks)):
        if some[-1] - some[0] == 4:
            return some[-1]
    return None


def hands(held: Iterable[int]) -> list[tuple[int, ...]]:
    """The best hand of each kind that these cards hold."""
    cards = sorted(card for card in held if SUIT[card] >= 0)
    best: dict[int, tuple[Worth, tuple[int, ...]]] = {}
    for some in _candidates(cards):
        value = worth(some)
        if value is not None and (value[0] not in best or best[value[0]][0] < value):
            best[value[0]] = (value, tuple(sorted(some)))
    return [best[kind][1] for kind in sorted(best)]


def _candidates(cards: list[int]) -> Iterable[tuple[int, ...]]:
    """Hands worth looking at: among them the best of each kind."""
    by_rank: dict[int, list[int]] = {}
    for card in cards:
        by_rank.setdefault(_value(RANK[card]), []).append(card)
    for group in by_rank.values():
        for size in range(2, min(5, len(group)) + 1):
            yield tuple(group[:size])
    for one, other in combinations(by_rank.values(), 2):
        if len(one) >= 2 and len(other) >= 2:
            yield (*one[:2], *other[:2])
            yield (*one[:3], *other[:2])
            yield (*one[:2], *other[:3])
    for suit in range(4):
        of_suit = sorted((card for card in cards if SUIT[card] == suit), key=lambda card: -_value(RANK[card]))
        yield from _straights(of_suit)
        yield from islice((five for five in combinations(of_suit, 5) if _run(five) is None), 1)
    yield from _straights(cards)


def _straights(cards: list[int]) -> Iterable[tuple[int, ...]]:
    """Five in sequence; also in more than one suit, where a first choice is of one and so better than a straight."""
    of_rank: dict[int, list[int]] = {}
    for card in cards:
        of_rank.setdefault(RANK[card], []).append(card)
    for low in range(10):
        choices = [of_rank.get((low + step) % 13, []) for step in range(5)]
        if not all(choices):
            continue
        run = tuple(some[0] for some in choices)
        yield run
        for place, some in enumerate(choices):
            yield from ((*run[:place], card, *run[place + 1 :]) for card in some if SUIT[card] != SUIT[run[place]])
