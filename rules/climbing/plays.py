"""All plays of a hand of the climbing game: what may be led, and what beats a reading (ZSY-10 to ZSY-14)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import combinations

from rules.cards import SUIT
from rules.climbing.combinations import (
    ALL,
    ALONE,
    BLACK,
    HEIGHT,
    MULTIPLES,
    OFF,
    PLACE,
    RED,
    SEQUENCE,
    SEQUENCE_MIN_RANKS,
    SEQUENCES,
    SET,
    SETS,
    SINGLE,
    TOP,
    TWO,
    Combination,
    Reading,
)
from rules.records import Cards


class Wilds:
    """Wild cards, in all numbers: ``jokers`` are the ways to take so many jokers, ``some`` those to take so many wild
    cards, each with the number of jokers among them, ``bare`` the same ways without these numbers."""

    __slots__ = ("bare", "jokers", "most", "some")

    def __init__(self, twos: Cards, jokers: Cards) -> None:
        self.most = len(twos) + len(jokers)
        self.jokers: list[list[Cards]] = [[*combinations(jokers, number)] for number in range(len(jokers) + 1)]
        self.some: list[list[tuple[Cards, int]]] = [[] for _ in range(self.most + 1)]
        for number, ways in enumerate(self.jokers):
            for way in ways:
                for count in range(len(twos) + 1):
                    self.some[number + count].append((twos[:count] + way, number))
        self.bare = [[way for way, _ in ways] for ways in self.some]


@lru_cache(maxsize=128)
def wilds_of(twos: Cards, jokers: Cards) -> Wilds:
    """These wild cards, in all numbers: there are few."""
    return Wilds(twos, jokers)


NO_WILDS = wilds_of((), ())


class Hand:
    """A hand, sorted for finding plays: the cards of each height, low to high, and the wild ones in all numbers."""

    __slots__ = ("at", "size", "wilds")

    def __init__(self, cards: Sequence[int]) -> None:
        self.size = len(cards)
        self.at = at = dict[int, Cards]()
        height = 0
        for card in sorted(cards, key=PLACE.__getitem__):
            height = HEIGHT[card]
            at[height] = (*at[height], card) if height in at else (card,)
        wild = height > TOP
        self.wilds = wilds_of(at.get(TWO, ()), at.get(BLACK, ()) + at.get(RED, ())) if wild else NO_WILDS


def lowest(cards: Sequence[int], above: int) -> list[int]:
    """The first card of each rank above this height, low to high: all singles of a hand that are different."""
    first = {HEIGHT[card]: card for card in sorted([card for card in cards if HEIGHT[card] > above], reverse=True)}
    return [first[height] for height in sorted(first)]


def plays(cards: Sequence[int], beat: Reading | None = None, *, twos: int = OFF) -> list[Combination]:
    """All plays of a hand that beat this reading; all leads without one.

    Cards of one rank are alike except in a sequence in one suit, so each play is given once, with the first such cards
    of the hand; a mixed sequence is given with cards of more than one suit. ``twos`` as in ``readings``.
    """
    if beat is None:
        return _leads(Hand(cards), twos)
    kind, size, by, high = beat[:4]
    if kind == SINGLE:
        return [ALONE[card] for card in lowest(cards, high)]
    found: list[Combination] = []
    if size > len(cards):
        return found
    hand, low = Hand(cards), high - size // by + 1
    if kind == SET:
        _sets(hand, (size,), high, found)
    elif kind == SEQUENCE:
        _one_suit(hand, size, size, twos, found, low if beat.suit >= 0 else 0)
        if beat.suit < 0:
            _mixed(hand, size, size, twos, found, low)
    else:
        _multiples(hand, by, size // by, size // by, twos, found, low)
    strength = beat.strength
    return [play for play in found if play[1].strength > strength] if found else found


def _leads(hand: Hand, twos: int) -> list[Combination]:
    at, size = hand.at, hand.size
    found = [ALONE[some[0]] for some in at.values()]
    _sets(hand, range(2, size + 1), -1, found)
    if size < SEQUENCE_MIN_RANKS or not _starts(at, 0, TWO, SEQUENCE_MIN_RANKS, len(hand.wilds.jokers) - 1):
        return found
    _one_suit(hand, SEQUENCE_MIN_RANKS, size, twos, found)
    _mixed(hand, SEQUENCE_MIN_RANKS, size, twos, found)
    if size >= 2 * SEQUENCE_MIN_RANKS:
        most = max([len(some) for height, some in at.items() if height <= TOP], default=0) + hand.wilds.most
        for by in range(2, min(most, size // SEQUENCE_MIN_RANKS) + 1):
            _multiples(hand, by, SEQUENCE_MIN_RANKS, size // by, twos, found)
    return found


def _starts(heights: Iterable[int], start: int, stop: int, ranks: int, spare: int) -> list[int]:
    """From which of these heights a run of ``ranks`` ranks may start, if it lacks no more than the spare ones."""
    mask = 0
    for height in heights:
        mask |= 1 << height
    if spare < 2:  # three in a row, or two of three: a quick no for most hands
        next_to = mask & mask >> 1
        if not (next_to | mask & mask >> 2 if spare else next_to & mask >> 2):
            return []
    row, least = (1 << ranks) - 1, ranks - spare
    return [height for height in range(start, stop) if (mask >> height & row).bit_count() >= least]


@lru_cache(maxsize=256)
def _pure_sets(natural: Cards) -> list[Combination]:
    """The sets of some cards of one rank alone, pairs first: there are few."""
    return [(natural[:size], SETS[size][HEIGHT[natural[0]]][True]) for size in range(2, len(natural) + 1)]


def _sets(hand: Hand, sizes: Sequence[int], least: int, found: list[Combination]) -> None:
    """Sets of these sizes, of no lower rank than the least."""
    jokers, bare, few = hand.wilds.jokers, hand.wilds.bare, sizes[0] if sizes else 0
    for height, natural in hand.at.items():
        own, extra = len(natural), bare if height <= TOP else jokers
        most = len(extra) - 1
        if height < least or height > TWO or own + most < few:
            continue
        if not most:
            found += _pure_sets(natural)[few - 2 : few - 2 + len(sizes)]
            continue
        for size in sizes[: own + most - few + 1]:
            for number in range(max(1, size - most), min(size, own) + 1):
                reading, laid = SETS[size][height][number == size], natural[:number]
                found += [(laid + way, reading) for way in extra[size - number]]
    if len(jokers) > 2 and 2 in sizes:
        found.append((jokers[2][0], SETS[2][BLACK][False]))


def _one_suit(hand: Hand, shortest: int, longest: int, twos: int, found: list[Combination], low: int = 0) -> None:
    """Sequences in one suit, of no lower ranks than ``low``; each state is the jokers taken and the natural cards."""
    jokers = hand.wilds.jokers
    most = len(jokers) - 1
    top = TWO if twos else TOP
    suits: tuple[dict[int, int], ...] = ({}, {}, {}, {})
    for height, some in hand.at.items():
        if low <= height <= top:
            for card in some:
                suits[SUIT[card]][height] = card
    for suit, own in enumerate(suits):
        if not own or len(own) + most < shortest:
            continue
        heights = [*own]
        first, last = max(low, heights[0] - most), min(top + 2 - shortest, heights[-1] + 1)
        for start in _starts(heights, first, last, shortest, most):
            states: list[tuple[int, Cards]] = [(0, ())]
            for high in range(start, min(top + 1, start + longest)):
                card = own.get(high, -1)
                after = [(used, (*cards, card)) for used, cards in states] if card >= 0 else []
                if most and high <= TOP:
                    after += [(used + 1, cards) for used, cards in states if used < most]
                if not after:
                    break
                states, size = after, high - start + 1
                if size >= shortest:
                    for used, cards in states:
                        if cards:
                            reading = SEQUENCES[size][high][suit][not used]
                            found += [(cards + way, reading) for way in jokers[used]]


MIXED, NONE = -1, -2


def _mixed(hand: Hand, shortest: int, longest: int, twos: int, found: list[Combination], low: int = 0) -> None:
    """Sequences in more than one suit. A state: the jokers taken, the natural cards, the suit they share (or that they
    are mixed, or none), and the same cards with another suit for the first, where there is one."""
    jokers = hand.wilds.jokers
    most = len(jokers) - 1
    top = TWO if twos else TOP
    ranks = [height for height in hand.at if low <= height <= top]
    if len(ranks) + most < shortest or len(ranks) < 2:
        return
    first, last = max(low, ranks[0] - most), min(top + 2 - shortest, ranks[-1])
    for start in _starts(ranks, first, last, shortest, most):
        states: list[tuple[int, Cards, int, Cards]] = [(0, (), NONE, ())]
        for high in range(start, min(top + 1, start + longest)):
            here = hand.at.get(high, ())
            after = [_with(state, here) for state in states] if here else []
            if most and high <= TOP:
                after += [(used + 1, cards, suit, spare) for used, cards, suit, spare in states if used < most]
            if not after:
                break
            states, size = after, high - start + 1
            if size >= shortest:
                mixed = SEQUENCES[size][high][-1]
                for used, cards, suit, _ in states:
                    if suit == MIXED:
                        reading = mixed[not used]
                        found += [(cards + way, reading) for way in jokers[used]]


def _with(state: tuple[int, Cards, int, Cards], here: Sequence[int]) -> tuple[int, Cards, int, Cards]:
    """A state with one of these cards more, mixed as soon as that can be."""
    used, cards, suit, spare = state
    if suit == MIXED:
        return used, (*cards, here[0]), MIXED, ()
    if suit == NONE:
        return used, (here[0],), SUIT[here[0]], tuple(here[1:2])
    for card in here:
        if SUIT[card] != suit:
            return used, (*cards, card), MIXED, ()
    if spare:
        return used, (*spare, here[0]), MIXED, ()
    return used, (*cards, here[0]), suit, ()


def _multiples(hand: Hand, by: int, fewest: int, ranks: int, twos: int, found: list[Combination], low: int = 0) -> None:
    """Multiple sequences with so many cards of each rank and from the fewest to so many ranks. A state: the natural
    cards, the wild ones wanted, and how many of these have to be jokers."""
    at, most, jokers = hand.at, hand.wilds.most, len(hand.wilds.jokers) - 1
    top = TWO if twos == ALL and TWO in at else TOP
    own = [height for height in at if low <= height <= top and (most or len(at[height]) >= by)]
    if len(own) + jokers < fewest or sum([min(by, len(at[height])) for height in own]) + most < by * fewest:
        return
    first, last = max(low, own[0] - jokers), min(top + 2 - fewest, own[-1] + 1)
    least = max(0 if jokers else 1, by - most)
    for start in _starts(own, first, last, fewest, jokers):
        states: list[tuple[Cards, int, int]] = [((), 0, 0)]
        for high in range(start, min(top + 1, start + ranks)):
            here = at.get(high, ())
            after = []
            for number in range(max(least, high == TWO), min(by, len(here)) + 1):
                lack, some = by - number, here[:number]
                bare = lack if high == TWO else not number
                after += [
                    (cards + some, wanted + lack, empty + bare)
                    for cards, wanted, empty in states
                    if wanted + lack <= most and empty + bare <= jokers
                ]
            if not after:
                break
            states = after
            if high - start + 1 >= fewest:
                both = MULTIPLES[by][high - start + 1][high]
                for cards, wanted, empty in states:
                    ways = hand.wilds.some[wanted] if high < TWO else _beside_twos(hand, by, cards, wanted)
                    reading = both[not wanted]
                    found += [(cards + way, reading) for way, among in ways if among >= empty]


def _beside_twos(hand: Hand, by: int, cards: Cards, wanted: int) -> list[tuple[Cards, int]]:
    """The wild cards that go with natural twos: twos only once these are as many as they can be."""
    twos = hand.at[TWO]
    themselves = sum(HEIGHT[card] == TWO for card in cards)
    return [
        ((*twos[themselves : themselves + wanted - among], *way[wanted - among :]), among)
        for way, among in hand.wilds.some[wanted]
        if wanted == among or (themselves == by and themselves + wanted - among <= len(twos))
    ]
