"""Combinations of the climbing game: what cards can be read as, which reading beats which, and all plays of a hand.

Twos and jokers are *wild*: within limits they stand for other cards. Cards that can be read in several ways have
several *readings*. A reading says everything that counts in a comparison, so whether one beats another is seen from the
two alone (ZSY-10 to ZSY-14).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from rules.cards import BLACK_JOKER, CARDS, RANK, RANKS, SUIT, SUIT_NAMES

SINGLE, SET, SEQUENCE, MULTIPLE = range(4)
KINDS = ("single", "set", "sequence", "multiple")
"""The kinds of combinations, in the order in which unnamed cards are read (ZSY-14)."""

LADDER = ("3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2", "BJ", "RJ")
"""The ranks, low to high; the *height* of a card is its place here."""
TOP, TWO, BLACK, RED = 11, 12, 13, 14
"""The heights of the ace, the twos and the jokers."""
HEIGHT = tuple(LADDER.index(RANKS[RANK[card]]) if card < BLACK_JOKER else card - BLACK_JOKER + BLACK for card in CARDS)
"""The height of each card."""
SHORTEST = 3
"""A sequence has at least so many ranks."""
OFF, SINGLES_ONLY, ALL = range(3)
"""In which sequences natural twos may be the rank above the ace: in none, in single ones, or in multiple ones too."""

Cards = tuple[int, ...]


class Reading(NamedTuple):
    """What laid cards are taken for.

    ``size`` cards in all, ``by`` of each rank; ``high`` is the height of the highest rank; ``suit`` is that of a
    sequence in one suit (-1: mixed, or suits do not matter); ``pure``: without wild cards.
    """

    kind: int
    size: int
    by: int
    high: int
    suit: int = -1
    pure: bool = True

    @property
    def shape(self) -> tuple[int, int, int]:
        """What has to agree: the kind, the number of cards, and how many of each rank."""
        return self[:3]

    @property
    def strength(self) -> tuple[bool, int, bool]:
        """What decides between two of one shape: one suit over mixed, then the rank, then pure over impure."""
        return self.suit >= 0, self.high, self.pure

    def beats(self, other: Reading) -> bool:
        """Whether this may be laid on the other; what is equal never beats (ZSY-14)."""
        return self[:3] == other[:3] and self.strength > other.strength

    @property
    def low(self) -> int:
        """The height of the lowest rank."""
        return self.high - self.size // self.by + 1 if self.kind >= SEQUENCE else self.high

    @property
    def words(self) -> str:
        """The reading as a table script names it: ``set 7``, ``sequence 5 hearts``, ``multiple 6 by 2``."""
        return words_of(self)

    def is_called(self, words: str) -> bool:
        """Whether these words name it: as many of its own, in their order, as tell it apart."""
        if words == words_of(self):
            return True
        known = iter(_parts(self.words))
        return all(part in known for part in _parts(words))


def _parts(words: str) -> list[str]:
    """The words that name a reading, one by one; ``by 2`` is one of them."""
    return words.lower().replace("by ", "by").split()


SINGLES = tuple(Reading(SINGLE, 1, 1, height) for height in range(len(LADDER)))
Combination = tuple[Cards, Reading]
"""Cards to lay, and what they are taken for."""


@lru_cache(maxsize=4096)
def code_of(reading: Reading) -> tuple[int, ...]:
    """A reading as plain numbers."""
    return tuple(map(int, reading))


@lru_cache(maxsize=4096)
def of_code(code: tuple[int, ...]) -> Reading:
    """The reading that ``code_of`` wrote."""
    kind, size, by, high, suit, pure = code
    return Reading(kind, size, by, high, suit, bool(pure))


@lru_cache(maxsize=4096)
def words_of(reading: Reading) -> str:
    """A reading as a table script names it."""
    said = f"{KINDS[reading.kind]} {LADDER[reading.high]}"
    if reading.kind == MULTIPLE:
        return f"{said} by {reading.by}"
    return f"{said} {SUIT_NAMES[reading.suit]}" if reading.suit >= 0 else said


def ladder(cards: Sequence[int]) -> list[int]:
    """Cards in the order of this game, low to high."""
    return sorted(cards, key=lambda card: (HEIGHT[card], card))


# reading


def readings(cards: Sequence[int], *, twos: int = OFF) -> list[Reading]:
    """Everything that these cards can be taken for; first, what they are taken for when unnamed on a lead (ZSY-14).

    ``twos``: where natural twos may stand above the ace (ZSY-12).
    """
    return list(_readings(tuple(cards), twos))


@lru_cache(maxsize=4096)
def _readings(cards: Cards, twos: int) -> tuple[Reading, ...]:
    size = len(cards)
    if size == 1:
        return (SINGLES[HEIGHT[cards[0]]],)
    natural = [card for card in cards if HEIGHT[card] <= TOP]
    deuces = [card for card in cards if HEIGHT[card] == TWO]
    jokers = size - len(natural) - len(deuces)
    found = [*_as_set(natural, len(deuces), jokers)]
    if not deuces:
        found += _as_sequence(natural, jokers, TOP)
    elif twos and len(deuces) == 1:
        found += [one for one in _as_sequence([*natural, *deuces], jokers, TWO) if one.high == TWO]
    found += _as_multiple(natural, len(deuces), jokers, TWO if twos == ALL and deuces else TOP)
    return tuple(found)


def _as_set(natural: Sequence[int], deuces: int, jokers: int) -> list[Reading]:
    """ZSY-11: cards of one rank and wild ones; the two jokers are a pair of black ones."""
    heights = {HEIGHT[card] for card in natural}
    size = len(natural) + deuces + jokers
    if len(heights) > 1 or size < 2:
        return []
    if heights:
        return [Reading(SET, size, size, heights.pop(), -1, not deuces and not jokers)]
    if deuces:
        return [Reading(SET, size, size, TWO, -1, not jokers)]
    return [Reading(SET, size, size, BLACK, -1, False)]


def _as_sequence(natural: Sequence[int], jokers: int, top: int) -> list[Reading]:
    """ZSY-12: one card of each rank, jokers in the gaps and at the ends; the highest reading first."""
    size = len(natural) + jokers
    heights = {HEIGHT[card] for card in natural}
    if size < SHORTEST or not natural or len(heights) < len(natural):
        return []
    suits = {SUIT[card] for card in natural}
    suit = suits.pop() if len(suits) == 1 else -1
    highest = min(top if top in heights else TOP, min(heights) + size - 1)
    lowest = max(max(heights), size - 1)
    return [Reading(SEQUENCE, size, 1, high, suit, not jokers) for high in range(highest, lowest - 1, -1)]


def _as_multiple(natural: Sequence[int], deuces: int, jokers: int, top: int) -> list[Reading]:
    """ZSY-13: as many of each rank; a rank without a natural card needs a joker. The highest reading first.

    Where ``top`` is the two, natural twos may be the highest rank, in which jokers alone take the place of more.
    """
    size = len(natural) + deuces + jokers
    counts = [0] * (TWO + 1)
    for card in natural:
        counts[HEIGHT[card]] += 1
    heights = [HEIGHT[card] for card in natural]
    least, most = min(heights, default=TWO), max(heights, default=0)
    found: list[Reading] = []
    for by in range(2, size // SHORTEST + 1):
        ranks = size // by
        if size % by or max(counts) > by:
            continue
        for high in range(max(most, ranks - 1), min(top, least + ranks - 1) + 1):
            themselves = min(deuces, by) if high == TWO else 0
            lacking = by - themselves if high == TWO else 0
            if counts[high - ranks + 1 : min(high, TOP) + 1].count(0) + lacking <= jokers:
                found.append(Reading(MULTIPLE, size, by, high, -1, deuces == themselves and not jokers))
    return sorted(found, key=lambda one: (-one.high, one.by))


def best(found: Sequence[Reading], beat: Reading | None) -> Reading | None:
    """The reading in which unnamed cards are played: on a lead the first, else the best that beats what lies there."""
    if beat is None:
        return found[0] if found else None
    return max((one for one in found if one.beats(beat)), key=lambda one: one.strength, default=None)


# all plays of a hand


NO_JOKERS: list[list[Cards]] = [[()]]
NO_WILDS: list[list[tuple[Cards, int]]] = [[((), 0)]]


class Hand:
    """A hand, sorted for finding plays: the cards of each height, and the wild ones in all numbers.

    ``jokers`` are the ways to take so many jokers; ``wilds`` those to take so many wild cards, each with the number of
    jokers among them; ``ranks`` the heights from 3 to A that there are cards of.
    """

    __slots__ = ("at", "jokers", "ranks", "size", "wilds")

    def __init__(self, cards: Sequence[int]) -> None:
        self.size = len(cards)
        self.at = at = dict[int, list[int]]()
        for card in sorted(cards):
            height = HEIGHT[card]
            if height in at:
                at[height].append(card)
            else:
                at[height] = [card]
        self.ranks = sorted(height for height in at if height <= TOP)
        self.jokers, self.wilds = NO_JOKERS, NO_WILDS
        if len(self.ranks) < len(at):
            self._take_wilds(tuple(at.get(TWO, ())), (*at.get(BLACK, ()), *at.get(RED, ())))

    def _take_wilds(self, twos: Cards, jokers: Cards) -> None:
        self.jokers = [[*combinations(jokers, number)] for number in range(len(jokers) + 1)]
        self.wilds = [[] for _ in range(len(twos) + len(jokers) + 1)]
        for number, ways in enumerate(self.jokers):
            for way in ways:
                for some in range(len(twos) + 1):
                    self.wilds[number + some].append((twos[:some] + way, number))


def plays(cards: Sequence[int], beat: Reading | None = None, *, twos: int = OFF) -> list[Combination]:
    """All plays of a hand that beat this reading; all leads without one.

    Cards of one rank are alike except in a sequence in one suit, so each play is given once, with the first such cards
    of the hand; a mixed sequence is given with cards of more than one suit. ``twos`` as in ``readings``.
    """
    found: list[Combination] = []
    if beat is None:
        hand = Hand(cards)
        _singles(cards, -1, found)
        _sets(hand, range(2, hand.size + 1), -1, found)
        _one_suit(hand, SHORTEST, hand.size, twos, found)
        _mixed(hand, SHORTEST, hand.size, twos, found)
        most = max((len(hand.at[height]) for height in hand.ranks), default=0) + len(hand.wilds) - 1
        for by in range(2, min(most, hand.size // SHORTEST) + 1):
            _multiples(hand, by, SHORTEST, hand.size // by, twos, found)
        return found
    kind, size, by, high = beat[:4]
    if kind == SINGLE:
        _singles(cards, high, found)
        return found
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
    return [play for play in found if play[1].strength > strength]


def _may_run(heights: Iterable[int], spare: int) -> bool:
    """Whether some three ranks in a row lack no more than the spare ones: a quick no for most hands."""
    if spare > 1:
        return True
    ranks = 0
    for height in heights:
        ranks |= 1 << height
    next_to = ranks & ranks >> 1
    return bool((next_to | ranks & ranks >> 2) if spare else (next_to & ranks >> 2))


def _singles(cards: Sequence[int], above: int, found: list[Combination]) -> None:
    first: dict[int, int] = {}
    for card in cards:
        height = HEIGHT[card]
        if height > above and first.get(height, 99) > card:
            first[height] = card
    found += [((first[height],), SINGLES[height]) for height in sorted(first)]


def _sets(hand: Hand, sizes: Sequence[int], least: int, found: list[Combination]) -> None:
    """Sets of these sizes, of no lower rank than the least."""
    jokers = hand.jokers
    wilds = [[way for way, _ in ways] for ways in hand.wilds]
    for height in (*hand.ranks, TWO):
        if height < least or height not in hand.at:
            continue
        natural = tuple(hand.at[height])
        extra: Sequence[Sequence[Cards]] = wilds if height <= TOP else jokers
        most = len(extra) - 1
        for size in sizes:
            if size > len(natural) + most:
                break
            for number in range(max(1, size - most), min(size, len(natural)) + 1):
                reading = Reading(SET, size, size, height, -1, number == size)
                laid = natural[:number]
                found += [(laid + way, reading) for way in extra[size - number]]
    if len(jokers) > 2 and 2 in sizes:
        found.append((jokers[2][0], Reading(SET, 2, 2, BLACK, -1, False)))


def _one_suit(hand: Hand, shortest: int, longest: int, twos: int, found: list[Combination], low: int = 0) -> None:
    """Sequences in one suit, of no lower ranks than ``low``; each state is the jokers taken and the natural cards."""
    most = len(hand.jokers) - 1
    top = TWO if twos else TOP
    suits: list[dict[int, int]] = [{}, {}, {}, {}]
    for height in (*hand.ranks, TWO) if twos else hand.ranks:
        if height >= low:
            for card in hand.at.get(height, ()):
                suits[SUIT[card]][height] = card
    for suit, own in enumerate(suits):
        if not own or len(own) + most < shortest or not _may_run(own, most):
            continue
        for start in range(max(low, min(own) - most), min(top + 2 - shortest, max(own) + 1)):
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
                            reading = Reading(SEQUENCE, size, 1, high, suit, not used)
                            found += [(cards + way, reading) for way in hand.jokers[used]]


MIXED, NONE = -1, -2


def _mixed(hand: Hand, shortest: int, longest: int, twos: int, found: list[Combination], low: int = 0) -> None:
    """Sequences in more than one suit. A state: the jokers taken, the natural cards, the suit they share (or that they
    are mixed, or none), and the same cards with another suit for the first, where there is one."""
    most = len(hand.jokers) - 1
    top = TWO if twos else TOP
    ranks = [height for height in ((*hand.ranks, TWO) if twos else hand.ranks) if height >= low]
    if len(ranks) + most < shortest or len(ranks) < 2 or not _may_run(ranks, most):
        return
    for start in range(max(low, ranks[0] - most), min(top + 2 - shortest, ranks[-1])):
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
                readings_ = [Reading(SEQUENCE, size, 1, high, -1, pure) for pure in (False, True)]
                for used, cards, suit, _ in states:
                    if suit == MIXED:
                        reading = readings_[not used]
                        found += [(cards + way, reading) for way in hand.jokers[used]]


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
    most, jokers = len(hand.wilds) - 1, len(hand.jokers) - 1
    own = [height for height in hand.ranks if height >= low]
    top = TWO if twos == ALL and TWO in hand.at else TOP
    if top == TWO:
        own.append(TWO)
    if not most and not _may_run((height for height in own if len(hand.at[height]) >= by), 0):
        return
    if len(own) + jokers < fewest or sum(min(by, len(hand.at[height])) for height in own) + most < by * fewest:
        return
    for start in range(max(low, own[0] - jokers), min(top + 2 - fewest, own[-1] + 1)):
        states: list[tuple[Cards, int, int]] = [((), 0, 0)]
        for high in range(start, min(top + 1, start + ranks)):
            here = tuple(hand.at.get(high, ()))
            after = []
            for number in range(high == TWO, min(by, len(here)) + 1):
                lack, some = by - number, here[:number]
                bare = lack if high == TWO else not number
                after += [
                    (cards + some, wanted + lack, empty + bare)
                    for cards, wanted, empty in states
                    if wanted + lack <= most and empty + bare <= jokers
                ]
            if not after:
                break
            states, size = after, by * (high - start + 1)
            if high - start + 1 >= fewest:
                readings_ = [Reading(MULTIPLE, size, by, high, -1, pure) for pure in (False, True)]
                for cards, wanted, empty in states:
                    ways = hand.wilds[wanted] if high < TWO else _beside_twos(hand, by, cards, wanted)
                    reading = readings_[not wanted]
                    found += [(cards + way, reading) for way, among in ways if among >= empty]


def _beside_twos(hand: Hand, by: int, cards: Cards, wanted: int) -> list[tuple[Cards, int]]:
    """The wild cards that go with natural twos: twos only once these are as many as they can be."""
    twos = hand.at[TWO]
    themselves = sum(HEIGHT[card] == TWO for card in cards)
    return [
        ((*twos[themselves : themselves + wanted - among], *way[wanted - among :]), among)
        for way, among in hand.wilds[wanted]
        if wanted == among or (themselves == by and themselves + wanted - among <= len(twos))
    ]
