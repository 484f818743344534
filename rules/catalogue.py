"""The games there are, by name, and how one is made with its options."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from functools import lru_cache
from importlib.resources import files

from rules.climbing.zheng import ZHENG
from rules.game import Rulebook, SomeGame, of_any
from rules.options import OptionsConflict, Value, complete
from rules.shedding.definitions.book import shipped_book
from rules.shedding.definitions.new_rule import RulesChanged, changing_book, trust
from rules.table import SomeEvent


def definition_of(name: str) -> str:
    """The text of a definition that the project ships."""
    return files("rules.library").joinpath(f"{name}.toml").read_text("utf-8")


def _shipped(name: str) -> Rulebook:
    return shipped_book(name, definition_of(name))


MORE_GAMES = (
    *("pesten", "makao", "switch", "prsi", "tschau-sepp"),
    *("sto-odno", "crazy-eights", "club", "branne"),
)
"""Games that people play somewhere, from no document of the project's: each a definition."""
WRITTEN_DOWN = ("classic", "german", *MORE_GAMES)
"""The games that are definitions, from which others can be made."""

RULEBOOKS: Mapping[str, Rulebook] = {
    book.name: book
    for book in (
        *map(_shipped, ("voador", "classic", "amm", "ime", "serbian", "german")),
        *(ZHENG, _shipped("solitaire")),
        *map(_shipped, MORE_GAMES),
    )
}

FOR_TABLES = tuple(name for name, book in RULEBOOKS.items() if book.seats[1] > 1)
"""The games that people play with each other."""

GAMES_KEPT = 512
"""Upper bound on the games that are kept, each with its options."""


class UnknownGame(ValueError):
    """There is no game of that name; ``near`` is the most alike, or empty."""

    def __init__(self, name: str) -> None:
        near = get_close_matches(name, RULEBOOKS, 1)
        self.near = near[0] if near else ""
        super().__init__(f"no game {name!r}; there are {', '.join(RULEBOOKS)}")


def book_of(source: str) -> Rulebook:
    """The rulebook of a game: by its name, or by the text of its definition, where people have written it.

    Raises ``UnknownGame``, or ``BadDefinition`` saying what is wrong with a text.
    """
    if source in RULEBOOKS:
        return RULEBOOKS[source]
    if "\n" not in source:
        raise UnknownGame(source)
    return changing_book(source)


def make(source: str, options: Mapping[str, Value] | None = None) -> SomeGame:
    """The game of that name, or of that definition, with these options over its defaults.

    The same is given to all who ask for the same: a game holds no state, so all tables that play it share it, and what
    was worked out about it. Raises ``UnknownGame``, ``BadDefinition``, ``BadOption`` or ``OptionsConflict``.
    """
    book = book_of(source)
    chosen = complete(book.options, options or {})
    return _made(book, tuple(chosen), *chosen.values())


def make_saved(source: str, options: Mapping[str, Value] | None = None) -> SomeGame:
    """The game of that name, or of a definition that was checked before it was saved: it is not checked again, which
    may take seconds. Raises as ``make``.
    """
    if "\n" in source:
        trust(source)
    return make(source, options)


@lru_cache(maxsize=GAMES_KEPT, typed=True)
def _made(book: Rulebook, names: tuple[str, ...], /, *values: Value) -> SomeGame:
    """The game with these values for the options of these names. ``typed``: 1 and True are not the same."""
    chosen = dict(zip(names, values, strict=True))
    for conflict in book.clashes(chosen):
        if conflict.refused:
            raise OptionsConflict(conflict.rule)
    return book.make(chosen)


def game_before_change(events: Iterable[SomeEvent]) -> SomeGame | None:
    """The game that somebody has changed with these events, as it was before; None where nobody has."""
    for event in events:
        if isinstance(event, RulesChanged):
            return make_saved(event.before, dict(event.options))
    return None


def game_after_change(game: SomeGame, events: Iterable[SomeEvent]) -> SomeGame:
    """The game after these events: another one where somebody has changed it, with those options that are left."""
    for event in events:
        if isinstance(event, RulesChanged):
            trust(event.after)
            game = of_any(changing_book(event.after).with_those(game.options))
    return game
