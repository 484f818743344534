"""What a person (``/me``) and a server (``/settings``) may have otherwise, and which language is read where.

A preference is declared here once: the screens, the commands, the store and the tests read it. It has texts by its
name: ``prefer-person-language`` what it is called, ``…-about`` what it does, ``…-auto`` for each choice.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import dataclass, field

import discord
from sqlalchemy.exc import DBAPIError

from bot import texts
from bot.pictures.emojis import Faces
from bot.store.choices import Whose
from bot.store.queries import Store

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Preference:
    """Something that is one of several ``choices``; the first is what it is until somebody has chosen.

    Those that are ``named`` are called the same in every language; the others have texts.
    """

    name: str
    choices: tuple[str, ...]
    named: Mapping[str, str] = field(default_factory=dict)

    @property
    def usual(self) -> str:
        """What it is until somebody has chosen."""
        return self.choices[0]


def _declared(*preferences: Preference) -> Mapping[str, Preference]:
    return {preference.name: preference for preference in preferences}


AUTO = "auto"
LANGUAGE = Preference("language", (AUTO, *texts.LANGUAGES), texts.LANGUAGES)
"""As Discord says, or one of the languages there are."""
FACES = Preference("faces", ("pictures", "letters"))
"""Cards on one's hand: drawn, or written ``7♠`` for those to whom it is read aloud."""
HINTS = Preference("hints", (AUTO, "on", "off"))
"""In somebody's first two rounds of a game, always, or never."""

DECLARED: Mapping[Whose, Mapping[str, Preference]] = {
    "person": _declared(LANGUAGE, FACES, HINTS),
    "server": _declared(LANGUAGE),
}
"""Everything that may be chosen, in the order in which it is shown."""


class Preferences:
    """What has been chosen, by whom. It is at hand, and right as soon as somebody has chosen otherwise."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, whose: Whose, number: int) -> Mapping[str, str]:
        """All preferences of a person or a server. What was chosen once and is offered no more is as usual."""
        chosen = await self.store.chosen(whose, number)
        return {
            name: value if (value := chosen.get(name)) in one.choices and value is not None else one.usual
            for name, one in DECLARED[whose].items()
        }

    async def choose(self, whose: Whose, number: int, name: str, value: str) -> None:
        """A person or server that is known has chosen this. Raises ``KeyError`` for what is not declared."""
        preference = DECLARED[whose][name]
        if value not in preference.choices:
            raise KeyError(value)
        await self.store.choose(whose, number, name, None if value == preference.usual else value)

    # languages

    async def read_by(self, person: int, said: str = "") -> str:
        """The language in which a person reads what they alone see: their own choice, else what Discord ``said``, now
        or when it was last heard."""
        chosen = (await self.of("person", person))[LANGUAGE.name]
        if chosen != AUTO:
            return chosen
        if not said:
            known = await self.store.person(person)
            said = known["locale"] if known else ""
        return texts.language(said)

    async def read_in(self, server: int, said: str = "") -> str:
        """The language of what everybody in a server sees, likewise."""
        chosen = (await self.of("server", server))[LANGUAGE.name]
        return chosen if chosen != AUTO else texts.language(said or await self.store.server_locale(server))

    async def read_around(self, interaction: discord.Interaction) -> str:
        """The language of an answer that everybody sees."""
        if interaction.guild_id is None:
            return reader(interaction)
        return await self.read_in(
            interaction.guild_id, interaction.guild_locale.value if interaction.guild_locale else ""
        )

    async def faces_for(self, person: int, faces: Faces) -> Faces:
        """How cards are shown to a person."""
        return _shown(await self.of("person", person), faces)

    async def recognise(self, interaction: discord.Interaction) -> None:
        """Remember with an interaction what its person reads."""
        try:
            interaction.extras[READS] = await self.read_by(interaction.user.id, interaction.locale.value)
            interaction.extras[CHOSEN] = await self.of("person", interaction.user.id)
        except DBAPIError:
            log.exception("the language of an answer is as Discord says: the database does not tell")


READS, CHOSEN = "reads", "chosen"


def reader(interaction: discord.Interaction) -> str:
    """The language in which the person reads who has pressed or typed this."""
    return str(interaction.extras.get(READS) or texts.language(interaction.locale.value))


def readers_faces(interaction: discord.Interaction, faces: Faces) -> Faces:
    """How cards are shown to that person."""
    return _shown(interaction.extras.get(CHOSEN, {}), faces)


def _shown(chosen: Mapping[str, str], faces: Faces) -> Faces:
    return faces if chosen.get(FACES.name, FACES.usual) == "pictures" else Faces.plain()
