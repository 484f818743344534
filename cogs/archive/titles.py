"""Names of games that were played, in lists: also of those that nobody plays any more."""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType

from bot.screens.games import OwnGames
from bot.words import names, text_keys
from bot.words.texts import Person
from rules.catalogue import RULEBOOKS, make_saved
from rules.shedding.definitions.faults import BadDefinition
from rules.shedding.definitions.reading import TITLE_LENGTH_LIMIT

NO_OWN_GAMES: OwnGames = MappingProxyType({})


def game_text(source: str, reader: Person) -> str:
    """The name of a game, by its name or definition, for text: also of one that this version does not know."""
    title = title_of(source)
    return names.escape(title, TITLE_LENGTH_LIMIT) if title else _our_name(source.partition("\n")[0], reader)


def game_title(name: str, reader: Person, written: OwnGames) -> str:
    """The name of a game, by its name in the database, for text: as people of its server call it, or ours."""
    title = written.get(name, "")
    return names.escape(title, TITLE_LENGTH_LIMIT) if title else _our_name(name, reader)


def plain_game_title(name: str, reader: Person, written: OwnGames) -> str:
    """The same for buttons, selects and choices."""
    title = written.get(name, "")
    return f"📝 {names.plain(title, TITLE_LENGTH_LIMIT)}" if title else _our_name(name, reader)


def distinct_game_titles(games: Sequence[str], reader: Person, written: OwnGames) -> list[str]:
    """The plain names of several games, so that no two are the same: a game may have been played in two versions."""
    return names.make_distinct([plain_game_title(game, reader, written) for game in games])


def _our_name(name: str, reader: Person) -> str:
    return reader.text(text_keys.GAME.key(name) if name in RULEBOOKS else "game-own")


def title_of(source: str) -> str:
    """What people call their game; empty for one that this version cannot read, and for a game of ours."""
    try:
        return make_saved(source).book.title if "\n" in source else ""
    except BadDefinition:
        return ""
