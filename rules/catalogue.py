"""The games there are, by name, and how one is made with its options."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches

from rules.climbing.zheng import ZHENG
from rules.options import OptionsConflict, Value, complete
from rules.rounds import GameBook, SomeGame
from rules.shedding.amm import AMM
from rules.shedding.classic import CLASSIC
from rules.shedding.german import GERMAN
from rules.shedding.ime import IME, SOLITAIRE
from rules.shedding.serbian import SERBIAN
from rules.shedding.voador import VOADOR

RULEBOOKS: Mapping[str, GameBook] = {
    book.name: book for book in (VOADOR, CLASSIC, AMM, IME, SERBIAN, GERMAN, ZHENG, SOLITAIRE)
}

FOR_TABLES = tuple(name for name, book in RULEBOOKS.items() if book.seats[1] > 1)
"""The games that people play with each other."""


class UnknownGame(ValueError):
    """There is no game of that name; ``near`` is the most alike, or empty."""

    def __init__(self, name: str) -> None:
        near = get_close_matches(name, RULEBOOKS, 1)
        self.near = near[0] if near else ""
        super().__init__(f"no game {name!r}; there are {', '.join(RULEBOOKS)}")


def make(name: str, options: Mapping[str, Value] | None = None) -> SomeGame:
    """The game of that name with these options over its defaults. Raises ``UnknownGame``, ``BadOption``
    or ``OptionsConflict``."""
    if name not in RULEBOOKS:
        raise UnknownGame(name)
    book = RULEBOOKS[name]
    chosen = complete(book.options, options or {})
    for conflict in book.clashes(chosen):
        if conflict.refused:
            raise OptionsConflict(conflict.rule)
    return book.make(chosen)
