"""The games there are, by name, and how one is made with its options."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches

from rules.options import Value, complete
from rules.shedding.classic import CLASSIC
from rules.shedding.game import MauMau, Rulebook
from rules.shedding.voador import VOADOR

RULEBOOKS: Mapping[str, Rulebook] = {book.name: book for book in (VOADOR, CLASSIC)}


class UnknownGame(ValueError):
    """There is no game of that name; ``near`` is the most alike, or empty."""

    def __init__(self, name: str) -> None:
        near = get_close_matches(name, RULEBOOKS, 1)
        self.near = near[0] if near else ""
        super().__init__(f"no game {name!r}; there are {', '.join(RULEBOOKS)}")


def make(name: str, options: Mapping[str, Value] | None = None) -> MauMau:
    """The game of that name with these options over its defaults. Raises ``UnknownGame`` or ``BadOption``."""
    if name not in RULEBOOKS:
        raise UnknownGame(name)
    book = RULEBOOKS[name]
    return MauMau(book, complete(book.options, options or {}))
