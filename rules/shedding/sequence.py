"""PSMM and PSMMe: what the document says of two cards that lie on one another on the discard pile (IME-60)."""

from __future__ import annotations

from rules.cards import EIGHT, JACK, JOKER, RANK, SUIT


def keeps_psmm(previous: int, card: int) -> bool:
    """Whether two neighbours agree in value or suit (*Propriedade de Seqüência de Mau-Mau*)."""
    return RANK[previous] == RANK[card] or SUIT[previous] == SUIT[card]


def keeps_psmme(previous: int, card: int) -> bool:
    """The same extended by the special cards, jacks, eights and jokers. A joker's suit agrees with all.

    The exceptions of IME-60 are none here: as the document says, what follows after a relay keeps it no longer.
    """
    if RANK[previous] == EIGHT or RANK[card] == JACK:
        return True
    if RANK[card] == JOKER:
        return RANK[previous] != JACK
    return RANK[previous] in (JACK, JOKER) or keeps_psmm(previous, card)
