"""The preferences of people and servers, and who reads which language."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import lru_cache

import discord

from bot.discordpy.context import context
from bot.language import texts
from bot.made_from import MadeFrom
from bot.pictures.emojis import Faces
from bot.preferences.declared import (
    ANALYSES,
    AUTO,
    COUNTED_COMPUTERS,
    COUNTED_GAMES,
    COUNTED_PEOPLE,
    COUNTED_ROUNDS,
    DECLARED,
    FACES,
    FOUR_COLOURS,
    GAME,
    LANGUAGE,
    LARGE,
    LETTERS,
    NEW_RULES,
    NEW_TABLES,
    PAUSES,
    USUAL,
    Kind,
    Preference,
    games,
    ids,
)
from bot.preferences.store import PreferenceStore, Whose
from bot.store.cache import CACHED_ROWS
from bot.store.database import Row
from bot.store.faults import StoreAway
from bot.store.people import PeopleStore
from bot.store.servers import ServerStore
from bot.tables.notes import Stakes
from bot.tables.table import Table
from bot.time import DAY
from rules.catalogue import RULEBOOKS

log = logging.getLogger(__name__)


class Preferences:
    """Preferences of people and servers. They are cached; a new choice takes effect at once."""

    def __init__(
        self, store: PreferenceStore, people: PeopleStore, servers: ServerStore, *, analyses: bool = True
    ) -> None:
        self.store, self.people, self.servers, self._analyses = store, people, servers, analyses
        self._completed: MadeFrom[Mapping[str, str]] = MadeFrom(CACHED_ROWS)

    async def of(self, whose: Whose, number: int) -> Mapping[str, str]:
        """Give all preferences of a person or a server. A stored value that is no longer offered counts as
        the default.
        """
        chosen = await self.store.chosen(whose, number)
        return self._completed.get(chosen, whose, lambda: _completed(whose, chosen))

    async def in_server(self, guild: discord.Guild) -> Mapping[str, str]:
        """Give all preferences of a server. Roles and channels that were deleted there count as not chosen."""
        found = dict(await self.of("server", guild.id))
        for name, preference in DECLARED["server"].items():
            chosen = ids(found[name]) if preference.kind not in ("", "game") and not guild.unavailable else ()
            left = [one for one in chosen if _there(guild, preference.kind, one)]
            if len(left) < len(chosen):
                found[name] = " ".join(map(str, left)) or preference.usual
                log.info("server %s has deleted what it chose as %r: now %s", guild.id, name, found[name])
                await self.choose("server", guild.id, name, found[name])
        return found

    async def new_tables(self, server: int) -> tuple[str, dict[str, str]]:
        """Give the game of a server's new tables, and their settings that are not rules."""
        chosen = await self.of("server", server)
        return chosen[GAME.name], {one.name: chosen[one.name] for one in NEW_TABLES}

    async def new_rules(self, server: int, game: str) -> dict[str, str]:
        """Give the options of a game that differ from its document in a server's new tables."""
        chosen, book = await self.of("server", server), RULEBOOKS.get(game)
        has = {option.name for option in book.options} if book else set()
        return {one.name: chosen[one.name] for one in NEW_RULES if one.name in has and chosen[one.name] != one.usual}

    async def stakes(self, table: Table) -> Stakes:
        """Give whether the match of a table that has begun is one that its server counts, by its players and game, and
        how many rounds it needs for that.
        """
        chosen, state = await self.of("server", table.server), table.begun_state()
        computers = sum(table.players[seat].computer for seat in state.dealt)
        counts = (
            len(state.dealt) - computers >= int(chosen[COUNTED_PEOPLE.name])
            and (not computers or chosen[COUNTED_COMPUTERS.name] == COUNTED_COMPUTERS.usual)
            and table.game.name in (games(chosen[COUNTED_GAMES.name]) or (table.game.name,))
        )
        return Stakes(counts, int(chosen[COUNTED_ROUNDS.name]))

    async def may(self, server: int, roles: Iterable[int], *granted: Preference) -> bool:
        """Whether one of these roles of somebody is one to which the server has granted something."""
        chosen = await self.of("server", server)
        return not {*roles}.isdisjoint(role for one in granted for role in ids(chosen[one.name]))

    async def pause_budget(self, server: int) -> float:
        """For how long a match of a server may be paused in all, in seconds."""
        return int((await self.of("server", server))[PAUSES.name]) * DAY

    async def analysed(self, server: int) -> bool:
        """Whether the chances of a server's rounds may be computed and shown: the server wants it, and the operator
        allows ``analyses``.
        """
        return self._analyses and (await self.of("server", server))[ANALYSES.name] == ANALYSES.usual

    async def choose(self, whose: Whose, number: int, name: str, value: str, entry: Row | None = None) -> None:
        """Save a choice of a person or server known to the store. ``entry`` is a row of the audit. Raises ``KeyError``
        for what is not declared.
        """
        preference = DECLARED[whose][name]
        if not preference.accepts(value):
            raise KeyError(value)
        await self.store.choose(whose, number, name, None if value == preference.usual else value, entry)

    # languages

    async def read_by(self, person: int, said: str = "") -> str:
        """Give the language of what only this person sees: their own choice, otherwise what Discord ``said`` now or
        last.
        """
        chosen = (await self.of("person", person))[LANGUAGE.name]
        if chosen != AUTO:
            return chosen
        if not said:
            known = await self.people.get(person)
            said = known["locale"] if known else ""
        return texts.language(said)

    async def read_in(self, server: int, said: str = "") -> str:
        """Give the language of what everybody in a server sees: its own choice, otherwise what Discord ``said`` now or
        last.
        """
        chosen = (await self.of("server", server))[LANGUAGE.name]
        return chosen if chosen != AUTO else texts.language(said or await self.servers.locale(server))

    async def read_around(self, interaction: discord.Interaction) -> str:
        """Give the language of an answer that everybody sees."""
        if interaction.guild_id is None:
            return reader(interaction)
        return await self.read_in(
            interaction.guild_id, interaction.guild_locale.value if interaction.guild_locale else ""
        )

    async def faces_for(self, person: int, faces: Faces) -> Faces:
        """Give how cards are shown to a person."""
        return _shown(await self.of("person", person), faces)

    async def large_for(self, person: int) -> bool:
        """Whether a person wants long hands as one large picture."""
        return (await self.of("person", person))[LARGE.name] == "on"

    async def recognise(self, interaction: discord.Interaction) -> None:
        """Note the person's language and preferences with an interaction."""
        try:
            known = context(interaction)
            known.locale = await self.read_by(interaction.user.id, interaction.locale.value)
            known.preferences = await self.of("person", interaction.user.id)
        except StoreAway as why:
            log.warning("an answer uses Discord's language: %s", why)


def _completed(whose: Whose, chosen: Mapping[str, str]) -> Mapping[str, str]:
    """All preferences, from the stored ones."""
    declared = DECLARED[whose]
    return USUAL[whose] | {
        name: value for name, value in chosen.items() if name in declared and declared[name].accepts(value)
    }


def _there(guild: discord.Guild, kind: Kind, number: int) -> bool:
    """Whether a server has this role or channel."""
    return (guild.get_role(number) if kind == "role" else guild.get_channel(number)) is not None


def reader(interaction: discord.Interaction) -> str:
    """Give the language of the person who has pressed or typed this."""
    return context(interaction).locale or texts.language(interaction.locale.value)


def readers_faces(interaction: discord.Interaction, faces: Faces) -> Faces:
    """Give how cards are shown to that person."""
    return _shown(context(interaction).preferences, faces)


def _shown(chosen: Mapping[str, str], faces: Faces) -> Faces:
    return _shown_so(chosen.get(FACES.name, FACES.usual), faces)


@lru_cache(maxsize=16)
def _shown_so(how: str, faces: Faces) -> Faces:
    return Faces(in_words=True) if how == LETTERS else replace(faces, four_colour=how == FOUR_COLOURS)
