"""The games that people can choose, in commands and selects: ours, and those that extensions bring."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import NamedTuple, Protocol

import discord

from bot.people.preferences import Preferences
from bot.screens.components import select_option
from bot.screens.games import OWN_NAME, OwnGames, our_game
from bot.store.tables import PlayedGames
from bot.tables.notes import Stakes
from bot.tables.table import Refused, Table
from bot.words import names
from rules.catalogue import RULEBOOKS
from rules.plain_text import caseless
from rules.shedding.definitions.new_rule import trust
from rules.shedding.definitions.reading import TITLE_LENGTH_LIMIT


class Offer(NamedTuple):
    """A game of a server. ``said`` means it in commands and selects. ``definition`` and ``about``, its sentence, are
    empty where names alone were asked for.
    """

    said: str
    name: str
    definition: str = ""
    about: str | None = None


class Source(Protocol):
    """What an extension says of the games that it brings."""

    async def list_names(self, server: int) -> Sequence[Offer]:
        """Return the games of a server, by name, without their definitions."""

    async def list_offers(self, server: int) -> Sequence[Offer]:
        """Return the games of a server, by name."""

    async def is_rated(self, server: int, definition: str) -> bool:
        """Whether matches of a definition count in a server."""


class Offers:
    """The games that people of a server can choose. ``sources`` is a hook: extensions add what they bring."""

    def __init__(self, played: PlayedGames, preferences: Preferences) -> None:
        self.played, self.preferences = played, preferences
        self.sources: list[Source] = []

    async def list_choices(self, server: int) -> list[tuple[str, str]]:
        """Return the games of a server beside ours, by their names for choices and what means them."""
        found = [game for source in self.sources for game in await source.list_names(server)]
        return [(f"📝 {names.plain(game.name, TITLE_LENGTH_LIMIT)}", game.said) for game in found]

    async def options(self, server: int, chosen: str = "") -> list[discord.SelectOption]:
        """Return the games of a server beside ours, for a select. ``chosen`` is the definition that is chosen now."""
        found = [game for source in self.sources for game in await source.list_offers(server)]
        return [option_of(game, game.said, default=game.definition == chosen) for game in found]

    async def source(self, server: int, said: str) -> str:
        """Return the name or the definition of the game that is meant: one of ours by its name in the program, one of
        the server's, or one of ours as any language calls it. Raises ``Refused``.
        """
        if said in RULEBOOKS:
            return said
        wanted = caseless(said)
        for source in self.sources:
            for game in await source.list_offers(server):
                if wanted in (game.said, caseless(game.name)):
                    trust(game.definition)
                    return game.definition
        if (ours := our_game(said)) is None:
            raise Refused("no-game", game=names.quote(said, TITLE_LENGTH_LIMIT))
        return ours

    async def is_counted(self, table: Table) -> bool:
        """Whether the match of a table is of a game that counts: ours do."""
        text = table.game.book.source
        if not text:
            return True
        return any([await source.is_rated(table.server, text) for source in self.sources])

    async def stakes(self, table: Table) -> Stakes:
        """Return what a server has chosen for the match of a table, which counts only if its game does."""
        found = await self.preferences.stakes(table)
        return replace(found, counts=bool(found.counts) and await self.is_counted(table))

    async def titles(self, server: int, played: Collection[str]) -> OwnGames:
        """Return those of these games, by their names in the database, that people of a server have written and opened
        tables of, also those that were changed or deleted since.
        """
        return await self.played.titles(server, [name for name in played if OWN_NAME.fullmatch(name)])

    async def titles_like(self, server: int, typed: str, most: int) -> OwnGames:
        """The same for so many at most of which the title contains what was typed, the newest first."""
        return await self.played.titles_like(server, typed, most)


def option_of(game: Offer, value: str, *, default: bool = False) -> discord.SelectOption:
    """A game as an option of a select, with its sentence."""
    label, told = names.plain(game.name, TITLE_LENGTH_LIMIT), names.plain(game.about, 100) if game.about else None
    return select_option(label, value, description=told, default=default)
