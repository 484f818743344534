"""Options of games and settings of tables in words: their names, their values, what they do."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from bot.language import names, texts
from bot.tables.table import TABLE_SETTINGS, USUAL_SETTINGS
from rules.game import Rulebook
from rules.options import Option, Value
from rules.rounds import SomeGame
from rules.shedding.written.new_rule import trust
from rules.shedding.written.reading import OF_OWN_GAMES

COMMON_NAMES = {*TABLE_SETTINGS, *(option.name for option in OF_OWN_GAMES)}
"""The settings of every table, and the options of every game that people have written."""


def option_name(book: Rulebook | None, name: str, locale: str) -> str:
    """The name of an option of a game, where it is known, or of a setting of a table. One that has no name in this
    language is shown by its name in scripts.
    """
    keys = [f"option-{book.name}-{name}", f"option-{name}"] if book is not None else [f"option-{name}"]
    own = (book and part_name(_hangs_on(book.source, name), locale)) or names.written(name.replace("_", " "))
    return next((texts.text(locale, key) for key in _known(keys, book, name, locale)), own)


def part_name(place: str, locale: str) -> str:
    """The name of a setting of a game that is written down: its own, or one that it shares with others. Empty where it
    has none in this language yet.
    """
    *where, name = place.replace("_", "-").split(".")
    keys = (f"part-{where[-1]}-{name}", f"part-any-{name}") if where else ()
    return next((texts.text(locale, key) for key in keys if texts.has(locale, key)), "")


@lru_cache(maxsize=256)
def _hangs_on(source: str, option: str) -> str:
    """The one setting that hangs on an option of a game which people have written; empty where it is not one."""
    found = trust(source).hangs_on(option) if source else []
    return found[0] if len(found) == 1 else ""


def _known(keys: Sequence[str], book: Rulebook | None, name: str, locale: str) -> list[str]:
    """Which of these texts about an option there are. Two games may mean other things by one name, so a game's own
    text comes first. What people mean by an option that they have written themselves, no text knows.
    """
    theirs = book is not None and book.source and name not in COMMON_NAMES
    return [] if theirs else [key for key in keys if texts.has(locale, key)]


def option_value(locale: str, value: Value, usual: Sequence[int] = ()) -> str:
    """An option's value in words. ``usual``: the numbers for which that word stands; none, where that is open."""
    key = f"value-{value}"
    if not isinstance(value, str) or not texts.has(locale, key):
        return str(value)
    return texts.text(locale, key, number=" / ".join(map(str, usual)) or 0)


def usual_numbers(game: SomeGame, name: str) -> tuple[int, ...]:
    """The numbers for which the word *usual* stands in an option of a game; none, where the option has no such word."""
    means = next((option.usual for option in game.book.options if option.name == name), None)
    return means(game.options) if means is not None else ()


def explained(game: SomeGame, name: str, locale: str) -> list[str]:
    """What an option of a game or a setting of a table does, and how it is usually set."""
    usual = {option.name: option.default for option in game.book.options}
    usual |= USUAL_SETTINGS
    number = " / ".join(map(str, usual_numbers(game, name)))
    value = number or option_value(locale, usual[name])
    keys = (f"explained-{game.name}-{name}", f"explained-{name}")
    told = [texts.text(locale, key) for key in _known(keys, game.book, name, locale)][:1]
    return [*told, texts.text(locale, "options-usual", value=value)]


def option_line(locale: str, named: str, value: Value, usual: Sequence[int] = ()) -> str:
    """A line with an option's name in words, and its value in bold."""
    return texts.text(locale, "options-line", option=named, value=f"**{option_value(locale, value, usual)}**")


def told_choices(option: Option, locale: str) -> str:
    """The possible values of an option, in words."""
    words = [option_value(locale, word) for word in option.words]
    return texts.listed(locale, [*words, *([option.numbers] if option.numbers else [])])
