"""What laid cards are taken for (ZSY-14), in words."""

from __future__ import annotations

from typing import Final

from bot.drawing.emojis import LEGIBLE
from bot.words import texts
from bot.words.texts import TextKeys, card_name
from rules.cards import BLACK_JOKER, RED_JOKER, SUIT_SYMBOLS
from rules.climbing.combinations import BLACK, KINDS, LADDER, RED, SET, Reading

JOKERS = {BLACK: BLACK_JOKER, RED: RED_JOKER}


READING: Final = TextKeys("reading-{}", lambda: KINDS)


def read_as(locale: str, reading: Reading) -> str:
    """A reading in words: ``three 7s``, ``5–9 ♥``, ``5–7, 2 of each``. It says if there are wild cards."""
    said = texts.text(
        locale,
        READING.key(KINDS[reading.kind]),
        count=reading.size,
        by=reading.by,
        low=_rank(locale, reading.low),
        high=_rank(locale, reading.high),
        suit=SUIT_SYMBOLS[reading.suit].translate(LEGIBLE) if reading.suit >= 0 else "",
    ).strip()
    return said if reading.pure else texts.text(locale, "reading-impure", what=said)


def as_cards(locale: str, reading: Reading) -> str:
    """What cards stand for, some of them wild: ``7 7 7``; another combination in words."""
    if reading.kind != SET:
        return read_as(locale, reading._replace(pure=True))
    return " ".join([_rank(locale, reading.high)] * reading.size)


def _rank(locale: str, height: int) -> str:
    return card_name(locale, JOKERS[height]) if height in JOKERS else LADDER[height]
