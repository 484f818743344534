"""The rules in sentences: each says where it stands and what it is about, so that it is found again when somebody asks.

A sentence is made from what a game declares, with the words of ``does-…`` and ``rules-…``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from bot.drawing.emojis import Faces
from bot.words import texts
from bot.words.cards import card_name
from bot.words.texts import fact
from rules.cards import JOKER, OF_RANK, RANK, RANKS, SPADES
from rules.cards import card as card_of

SECTIONS = ("aim", "deal", "turn", "one", "cards", "moves", "points")
"""The order in which the rules are told."""
CLASS_FACTS = ("cards", "answer", "wrong")
"""Numbers that are the same for all of a kind, and are told of it."""


class Sentence(NamedTuple):
    """A sentence of the rules: its place, and what it is about: parts of the rules, and kinds of what is declared.

    Of a sentence about cards: which they are, and what it says without naming them.
    """

    section: str
    text: str
    about: tuple[str, ...]
    cards: tuple[int, ...] = ()
    does: str = ""


def described(thing: object, locale: str, common: Mapping[str, object], ending: str = "") -> str:
    """An effect, move or interrupt in words, with the facts that it is declared with; empty where there are none."""
    facts = {name: getattr(thing, name) for name in CLASS_FACTS if hasattr(thing, name)}
    facts |= {name: getattr(thing, name) for name, _ in getattr(thing, "FIELDS", ())}
    told = {**{name: fact(value) for name, value in facts.items()}, **common}
    for kind in type(thing).__mro__:
        if texts.has(locale, f"does-{kind.__name__}{ending}"):
            return texts.text(locale, f"does-{kind.__name__}{ending}", **told)
    return ""


def ranks_named(cards: Iterable[int], kinds: Iterable[int], locale: str) -> list[str]:
    """Cards by their rank where all suits are among them, the others by name."""
    some, found = sorted(set(cards)), []
    for rank in sorted({RANK[card] for card in some}):
        of_rank = [card for card in some if RANK[card] == rank]
        whole = all(card in of_rank for card in kinds if RANK[card] == rank)
        if rank == JOKER and whole:
            found.append(texts.text(locale, "rules-joker"))
        elif whole or len(of_rank) >= 3:
            found.append(RANKS[rank])
        else:
            found += [card_name(locale, card) for card in of_rank]
    return found


def pictured(cards: Iterable[int], faces: Faces) -> str:
    """The faces of cards, one for a rank that is meant as a whole; nothing where there are no pictures."""
    some, found = sorted(set(cards)), []
    for rank in sorted({RANK[card] for card in some}):
        of_rank = [card for card in some if RANK[card] == rank]
        if len(of_rank) >= 3:
            of_rank = [card_of(rank, SPADES)]
        elif rank == JOKER:
            of_rank = of_rank[-1:]
        found += [faces.text(card) for card in of_rank if faces.emoji(card)]
    return " ".join(found)


def in_mask(mask: int, kinds: Iterable[int]) -> list[int]:
    """The cards of a mask that a pack has."""
    return [card for card in kinds if mask >> card & 1]


def whole_rank(mask: int, rank: int, kinds: Iterable[int]) -> bool:
    """Whether all cards of a rank that a pack has are in the mask."""
    return all(mask >> card & 1 for card in kinds if OF_RANK[rank] >> card & 1)
