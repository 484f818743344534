"""What games are called, and the sentence about each: ours, and those that people of a server have written down."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from types import MappingProxyType

from bot.language import names, texts
from bot.tables.table import Table
from rules.catalogue import RULEBOOKS, make_saved
from rules.plain_text import caseless
from rules.rounds import SomeGame
from rules.shedding.written.faults import BadDefinition
from rules.shedding.written.new_rule import trust
from rules.shedding.written.reading import ABOUT_LENGTH_LIMIT, TITLE_LENGTH_LIMIT

OWN_NAME = re.compile(r"own-[0-9a-f]{12}")
"""The names in the database of games that people have written."""
OwnGames = Mapping[str, str]
"""Games that people of a server have written: what they call each, by its name in the database."""
NO_OWN_GAMES: OwnGames = MappingProxyType({})


def game_name(table: Table, locale: str) -> str:
    """The name of a table's game, for text."""
    return name_of(table.game, locale)


def name_of(game: SomeGame, locale: str) -> str:
    """A game's name, for text: in the reader's language, or as those call it who have written it down."""
    title = game.book.title
    return names.written(title, TITLE_LENGTH_LIMIT) if title else texts.text(locale, f"game-{game.name}")


def plain_name_of(game: SomeGame, locale: str) -> str:
    """A game's name, for buttons, selects and titles."""
    title = game.book.title
    return names.plain(title, TITLE_LENGTH_LIMIT) if title else texts.text(locale, f"game-{game.name}")


def called_in_text(source: str, locale: str) -> str:
    """The name of a game, by its name or definition, for text: also of one that this version does not know."""
    title = title_of(source)
    return names.written(title, TITLE_LENGTH_LIMIT) if title else _our_name(source.partition("\n")[0], locale)


def game_called(name: str, locale: str, written: OwnGames) -> str:
    """The name of a game, by its name in the database, for text: as people of its server call it, or ours."""
    title = written.get(name, "")
    return names.written(title, TITLE_LENGTH_LIMIT) if title else _our_name(name, locale)


def plain_game_called(name: str, locale: str, written: OwnGames) -> str:
    """The same for buttons, selects and choices."""
    title = written.get(name, "")
    return f"📝 {names.plain(title, TITLE_LENGTH_LIMIT)}" if title else _our_name(name, locale)


def games_apart(games: Sequence[str], locale: str, written: OwnGames) -> list[str]:
    """The plain names of several games, so that no two are the same: a game may have been played in two versions."""
    return names.apart([plain_game_called(game, locale, written) for game in games])


def _our_name(name: str, locale: str) -> str:
    key = f"game-{name}"
    return texts.text(locale, key if texts.has(locale, key) else "game-own")


def title_of(source: str) -> str:
    """What people call their game; empty for one that this version cannot read, and for a game of ours."""
    try:
        return make_saved(source).book.title if "\n" in source else ""
    except BadDefinition:
        return ""


def our_game(typed: str) -> str | None:
    """Give the name in the program of one of our games that somebody calls so, in any language; None for another."""
    return _called().get(caseless(typed))


@cache
def _called() -> Mapping[str, str]:
    tongues = ((name, texts.text(tongue, f"game-{name}")) for tongue in reversed(texts.LANGUAGES) for name in RULEBOOKS)
    return {caseless(called): name for name, called in tongues} | {caseless(name): name for name in RULEBOOKS}


def introduced(game: SomeGame, locale: str) -> str:
    """A game in one sentence: ours, or that of those who have written it down."""
    if not game.book.source:
        return texts.text(locale, f"intro-{game.name}", **game.options)
    about = about_of(game.book.source)
    return names.written(about, ABOUT_LENGTH_LIMIT) if about else texts.text(locale, "intro-own")


def about_of(source: str) -> str:
    """The sentence that people have written about their game; empty where there is none, and for a game of ours."""
    return trust(source).about if source else ""
