"""Combinations of the climbing game: what cards can be read as, and which reading beats which.

Twos and jokers are *wild*: within limits they stand for other cards. Cards that can be read in several ways have
several *readings*. A reading says everything that counts in a comparison, so whether one beats another is seen from the
two alone (ZSY-10 to ZSY-14).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from rules.cards import BLACK_JOKER, CARDS, RANK, RANKS, SUIT, SUIT_NAMES
from rules.records import Cards

SINGLE, SET, SEQUENCE, MULTIPLE = range(4)
KINDS = ("single", "set", "sequence", "multiple")
"""The kinds of combinations, in the order in which unnamed cards are read (ZSY-14)."""

LADDER = ("3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2", "BJ", "RJ")
"""The ranks, low to high; the *height* of a card is its place here."""
TOP, TWO, BLACK, RED = 11, 12, 13, 14
"""The heights of the ace, the twos and the jokers."""
HEIGHT = tuple(LADDER.index(RANKS[RANK[card]]) if card < BLACK_JOKER else card - BLACK_JOKER + BLACK for card in CARDS)
"""The height of each card."""
PLACE = tuple(height * 4 + card % 4 for card, height in enumerate(HEIGHT))
"""The place of each card in the order of this game, low to high."""
SEQUENCE_MIN_RANKS = 3
"""The lowest number of ranks in a sequence."""
OFF, SINGLES_ONLY, ALL = range(3)
"""In which sequences natural twos may be the rank above the ace: in none, in single ones, or in multiple ones too."""


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


Combination = tuple[Cards, Reading]
"""Cards to lay, and what they are taken for."""

# readings, made once: the last index of these tables says whether they are pure

SINGLES = tuple(Reading(SINGLE, 1, 1, height) for height in range(len(LADDER)))
ALONE: tuple[Combination, ...] = tuple(((card,), SINGLES[HEIGHT[card]]) for card in CARDS)
"""Each card as a single."""


def _both(kind: int, size: int, by: int, high: int, suit: int = -1) -> tuple[Reading, Reading]:
    return Reading(kind, size, by, high, suit, pure=False), Reading(kind, size, by, high, suit, pure=True)


SETS = tuple(tuple(_both(SET, size, size, high) for high in range(RED)) for size in range(len(CARDS) + 1))
"""Sets, by size and height."""
SEQUENCES = tuple(
    tuple(tuple(_both(SEQUENCE, size, 1, high, suit) for suit in (0, 1, 2, 3, -1)) for high in range(BLACK))
    for size in range(BLACK + 1)
)
"""Sequences, by size, height, and suit; mixed ones are the last."""
MULTIPLES = tuple(
    tuple(tuple(_both(MULTIPLE, by * ranks, by, high) for high in range(BLACK)) for ranks in range(BLACK + 1))
    for by in range(len(CARDS) // SEQUENCE_MIN_RANKS + 1)
)
"""Multiple sequences, by the number of each rank, the number of ranks, and height."""


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
    return sorted(cards, key=PLACE.__getitem__)


# reading


def readings(cards: Sequence[int], *, twos: int = OFF) -> tuple[Reading, ...]:
    """Everything that these cards can be taken for; first, what they are taken for when unnamed on a lead (ZSY-14).

    ``twos``: where natural twos may stand above the ace (ZSY-12).
    """
    return _readings(tuple(cards), twos)


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
        return [SETS[size][heights.pop()][not deuces and not jokers]]
    return [SETS[size][TWO][not jokers] if deuces else SETS[size][BLACK][False]]


def _as_sequence(natural: Sequence[int], jokers: int, top: int) -> list[Reading]:
    """ZSY-12: one card of each rank, jokers in the gaps and at the ends; the highest reading first."""
    size = len(natural) + jokers
    heights = {HEIGHT[card] for card in natural}
    if size < SEQUENCE_MIN_RANKS or not natural or len(heights) < len(natural):
        return []
    suits = {SUIT[card] for card in natural}
    suit = suits.pop() if len(suits) == 1 else -1
    highest = min(top if top in heights else TOP, min(heights) + size - 1)
    lowest = max(max(heights), size - 1)
    return [SEQUENCES[size][high][suit][not jokers] for high in range(highest, lowest - 1, -1)]


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
    for by in range(2, size // SEQUENCE_MIN_RANKS + 1):
        ranks = size // by
        if size % by or max(counts) > by:
            continue
        for high in range(max(most, ranks - 1), min(top, least + ranks - 1) + 1):
            themselves = min(deuces, by) if high == TWO else 0
            lacking = by - themselves if high == TWO else 0
            if counts[high - ranks + 1 : min(high, TOP) + 1].count(0) + lacking <= jokers:
                found.append(MULTIPLES[by][ranks][high][deuces == themselves and not jokers])
    return sorted(found, key=lambda one: (-one.high, one.by))


def best(found: Sequence[Reading], beat: Reading | None) -> Reading | None:
    """The reading in which unnamed cards are played: on a lead the first, else the best that beats what lies there."""
    if beat is None:
        return found[0] if found else None
    return max((one for one in found if one.beats(beat)), key=lambda one: one.strength, default=None)
