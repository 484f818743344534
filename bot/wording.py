"""Combinations in words: what laid cards are taken for."""

from __future__ import annotations

from bot import texts
from rules.cards import BLACK_JOKER, RED_JOKER, SUIT_SYMBOLS, pretty
from rules.climbing.combinations import BLACK, KINDS, LADDER, RED, Reading

JOKERS = {BLACK: pretty(BLACK_JOKER), RED: pretty(RED_JOKER)}


def read_as(locale: str, reading: Reading) -> str:
    """A reading in words: ``3 × 7``, ``5–9 ♥``, ``5–7, 2 of each``; with wild cards it says so."""
    said = texts.text(
        locale,
        f"reading-{KINDS[reading.kind]}",
        count=reading.size,
        by=reading.by,
        low=_rank(reading.low),
        high=_rank(reading.high),
        suit=SUIT_SYMBOLS[reading.suit] if reading.suit >= 0 else "",
    ).strip()
    return said if reading.pure else texts.text(locale, "reading-impure", what=said)


def _rank(height: int) -> str:
    return JOKERS.get(height, LADDER[height])
