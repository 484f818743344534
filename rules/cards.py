"""Suits, ranks, packs and notation. A card is a small integer; only input and output use text.

Naturals are ``rank * 4 + suit`` with ranks A 2 … 10 J Q K (0 … 12) and suits clubs, diamonds, hearts,
spades (0 … 3); the black joker is 52 and the red one 53. Packs are indistinguishable (COM-1), so two
identical cards are the same number. A set of cards is a *mask*: an integer whose bit ``card`` is set.

Four suits are woven into these numbers. A fifth one would need other numbers, so saves would be read otherwise. What
else knows of four: the suits that may be called (``shedding/decisions.py``),
the colours red and black (``shedding/laying.py``, ``shedding/definitions/card_words.py``), the order of suits and their
sequences (``climbing/combinations.py``, ``climbing/plays.py``), flushes (``shedding/amm/poker_hands.py``),
four different suits (``shedding/ime/rebound.py``), what cards count (``shedding/definitions/definition.py``), the
characters of cards (below), and the numbers that agents see (``lab/coding.py``, ``lab/observation.py``).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache

from rules.plain_text import plain

CLUBS, DIAMONDS, HEARTS, SPADES = range(4)
ACE, TWO, THREE, FOUR, FIVE, SIX, SEVEN, EIGHT, NINE, TEN, JACK, QUEEN, KING = range(13)
JOKER = 13
BLACK_JOKER, RED_JOKER = 52, 53
NATURALS = range(52)
CARDS = range(54)

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUITS = ("C", "D", "H", "S")
SUIT_NAMES = ("clubs", "diamonds", "hearts", "spades")
SUIT_SYMBOLS = ("♣", "♦", "♥", "♠")
SUIT_OUTLINES = ("♧", "♢", "♡", "♤")

RANK = (*(card // 4 for card in NATURALS), JOKER, JOKER)
"""The rank of each card."""
SUIT = (*(card % 4 for card in NATURALS), -1, -1)
"""The suit of each card; -1 for a joker."""
NAMES = (*(RANKS[card // 4] + SUITS[card % 4] for card in NATURALS), "BJ", "RJ")
"""The name of each card as table scripts write it: ``7S``."""

_ROWS = ((SPADES, 0x1F0A0), (HEARTS, 0x1F0B0), (DIAMONDS, 0x1F0C0), (CLUBS, 0x1F0D0))
CARD_CHARACTERS = {
    chr(row + 1 + rank + (rank >= QUEEN)): rank * 4 + suit for suit, row in _ROWS for rank in range(KING + 1)
} | {"\U0001f0bf": RED_JOKER}
"""The playing cards of Unicode: four rows, each with a knight between jack and queen; and the red joker. People write
the other joker, 🃏, for both.
"""

NAME_CHARACTERS = 40
"""Upper bound on the characters in which a card is written."""
_BY_NAME = {name: card for card, name in enumerate(NAMES)}
_SPELT = str.maketrans(
    dict(zip((*SUIT_SYMBOLS, *SUIT_OUTLINES, "\u2764"), (*SUITS, *SUITS, "H"), strict=True))
    | {"\U0001f51f": "10"}
    | {character: NAMES[card] for character, card in CARD_CHARACTERS.items()}
)


def mask(cards: Iterable[int]) -> int:
    """The set of these cards."""
    found = 0
    for card in cards:
        found |= 1 << card
    return found


OF_RANK = tuple(mask(card for card in CARDS if RANK[card] == rank) for rank in range(14))
OF_SUIT = tuple(mask(card for card in NATURALS if SUIT[card] == suit) for suit in range(4))
JACKS = OF_RANK[JACK]
JOKERS = OF_RANK[JOKER]
ALL = (1 << 54) - 1

FOLLOWS = (*(OF_RANK[RANK[card]] | OF_SUIT[SUIT[card]] for card in NATURALS), JOKERS, JOKERS)
"""What follows each card by rank or suit (COM-2)."""


def card(rank: int, suit: int) -> int:
    """The natural card of a rank and a suit."""
    return rank * 4 + suit


@dataclass(frozen=True, slots=True)
class Deck:
    """The cards of a game: the number of packs, their ranks, each in four suits, and how many jokers each has.

    ``more_from``: with so many players or more there is one pack more (0: never). ``by_seats``: how many packs there
    are from so many players on, instead.
    """

    packs: int
    jokers: int = 0
    ranks: tuple[int, ...] = tuple(range(13))
    more_from: int = 0
    by_seats: tuple[tuple[int, int], ...] = ()

    def packs_for(self, seats: int) -> int:
        """How many packs this many players play with."""
        return from_seats(self.by_seats, seats, self.packs) + (0 < self.more_from <= seats)

    def cards_for(self, seats: int) -> list[int]:
        """All cards with which this many players play, in order."""
        return [*_cards_of(self, self.packs_for(seats))]

    @property
    def kinds(self) -> list[int]:
        """Every card that there is, once, in order."""
        natural = [card for card in NATURALS if RANK[card] in self.ranks]
        return [*natural, *(BLACK_JOKER, RED_JOKER)[: self.jokers]]

    @property
    def cards(self) -> list[int]:
        """All cards, in order."""
        return [*_cards_of(self, self.packs)]


@cache
def _cards_of(deck: Deck, packs: int) -> tuple[int, ...]:
    """All cards of a deck of this many packs, which is asked for them at every deal."""
    natural = [card for card in deck.kinds if card < BLACK_JOKER]
    jokers = [BLACK_JOKER + place % 2 for place in range(deck.jokers)]
    return tuple(sorted([*natural, *jokers] * packs))


def from_seats(numbers: Sequence[tuple[int, int]], seats: int, usual: int) -> int:
    """Of numbers, each with how many players it is for at least, the one for this many; ``usual`` where there is none.

    >>> from_seats(((3, 7), (5, 5)), 4, 9), from_seats(((3, 7), (5, 5)), 2, 9)
    (7, 9)
    """
    return max([(least, number) for least, number in numbers if least <= seats], default=(0, usual))[1]


def parse(text: str) -> int:
    """Read a card as keyboards write it: ``7S``, ``10♥``, ``rj``, ``🂷``.

    Raises ``ValueError`` with the text when there is no such card.

    >>> NAMES[parse("10♥")]
    '10H'
    """
    known = _BY_NAME.get(text)
    if known is None and len(text) <= NAME_CHARACTERS:
        known = _BY_NAME.get(plain(text).strip().translate(_SPELT).upper())
    if known is None:
        raise ValueError(text)
    return known


def pretty(which: int) -> str:
    """A card for people, where there is no picture of it: ``7♠``; the jokers are ``🃏B`` and ``🃏R``."""
    if which >= BLACK_JOKER:
        return "🃏" + ("R" if which == RED_JOKER else "B")
    return RANKS[which // 4] + SUIT_SYMBOLS[which % 4]
