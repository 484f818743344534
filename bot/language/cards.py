"""Names of cards and combinations in words."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from bot.language import texts
from bot.pictures.emojis import LEGIBLE, PLAIN, Faces
from rules.cards import BLACK_JOKER, CARDS, RANK, RANKS, RED_JOKER, SUIT, SUIT_SYMBOLS
from rules.climbing.combinations import BLACK, KINDS, LADDER, RED, Reading

JOKERS = {BLACK: BLACK_JOKER, RED: RED_JOKER}


def card_name(locale: str, card: int) -> str:
    """A card without a picture: ``7♤``, the same in every language; a joker by its name."""
    return PLAIN[card] if card < BLACK_JOKER else texts.text(locale, f"card-{card}")


def card_in_words(locale: str, card: int) -> str:
    """A card for a screen reader: ``7 of spades``."""
    if card >= BLACK_JOKER:
        return card_name(locale, card)
    return texts.text(locale, "card-in-words", rank=RANKS[RANK[card]], suit=SUIT[card])


def written_card(locale: str, card: int, faces: Faces) -> str:
    """A card on a button or in a select, as its reader has cards written."""
    return card_in_words(locale, card) if faces.in_words else card_name(locale, card)


@lru_cache(maxsize=256)
def named_faces(locale: str, faces: Faces) -> Faces:
    """The same pictures, with the language's names for cards without one."""
    if faces.in_words:
        return replace(faces, called={card: card_in_words(locale, card) for card in CARDS})
    return replace(faces, called={card: card_name(locale, card) for card in (BLACK_JOKER, RED_JOKER)})


def read_as(locale: str, reading: Reading) -> str:
    """A reading in words: ``3 × 7``, ``5–9 ♥``, ``5–7, 2 of each``. It says if there are wild cards."""
    said = texts.text(
        locale,
        f"reading-{KINDS[reading.kind]}",
        count=reading.size,
        by=reading.by,
        low=_rank(locale, reading.low),
        high=_rank(locale, reading.high),
        suit=SUIT_SYMBOLS[reading.suit].translate(LEGIBLE) if reading.suit >= 0 else "",
    ).strip()
    return said if reading.pure else texts.text(locale, "reading-impure", what=said)


def _rank(locale: str, height: int) -> str:
    return card_name(locale, JOKERS[height]) if height in JOKERS else LADDER[height]
