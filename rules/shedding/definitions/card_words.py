"""Cards in words, as definitions write them: ``7``, ``KH``, ``J:black``, ``8:suit``, ``all -J``."""

from __future__ import annotations

from functools import lru_cache

from rules.cards import ALL, FOLLOWS, JOKERS, NAMES, OF_RANK, OF_SUIT, RANK, RANKS, SUIT, SUIT_NAMES, parse
from rules.plain_text import plain

COLOURS = {"red": OF_SUIT[1] | OF_SUIT[2], "black": OF_SUIT[0] | OF_SUIT[3]}
SETS: dict[str, int] = {
    "all": ALL,
    "none": 0,
    "joker": JOKERS,
    **{name: OF_RANK[rank] for rank, name in enumerate(RANKS)},
    **{name: OF_SUIT[suit] for suit, name in enumerate(SUIT_NAMES)},
    **COLOURS,
    **{name: 1 << card for card, name in enumerate(NAMES)},
}
"""Sets of cards by their word."""
RELATIVE = ("rank", "suit", "colour", "twin", "fits", "lower")
"""Sets that hang on a card: those of its rank, suit or colour, the card itself, what follows it, and
what is as low as it or lower."""
KNOWN = (*RANKS, "joker", "all", "none", *SUIT_NAMES, *COLOURS, "KH", *RELATIVE)
"""The words that are offered where one is not known; ``KH`` stands for all cards by name."""


class BadCards(ValueError):
    """A word that names no cards."""

    def __init__(self, word: str) -> None:
        super().__init__(word)
        self.word = word


@lru_cache(maxsize=4096)
def cards_in(text: str, card: int = -1) -> int:
    """The cards that these words name, as a mask; ``card`` is the one on which relative words hang (-1: none).

    Words add up; ``-`` before one takes its cards away; ``:`` keeps those that are of both. Raises ``BadCards``.

    >>> bin(cards_in("J:black")).count("1"), cards_in("all -J") == ALL & ~OF_RANK[10]
    (2, True)
    """
    found = 0
    for word in plain(text).split():
        some = ALL
        for part in word.removeprefix("-").split(":"):
            some &= _one(part, word, card)
        found = found & ~some if word.startswith("-") else found | some
    return found


def _one(part: str, word: str, card: int) -> int:
    if part in SETS:
        return SETS[part]
    if part.upper() in SETS:
        return SETS[part.upper()]
    if card < 0 or part not in RELATIVE:
        try:
            return 1 << parse(part)
        except ValueError:
            raise BadCards(word) from None
    suit = SUIT[card]
    match part:
        case "rank":
            return OF_RANK[RANK[card]]
        case "fits":
            return FOLLOWS[card]
        case "lower":
            return sum(OF_RANK[: RANK[card] + 1])
        case "twin":
            return 1 << card
        case "suit":
            return OF_SUIT[suit] if suit >= 0 else JOKERS
        case _:
            return next((mask for mask in COLOURS.values() if mask >> card & 1), JOKERS)
