"""What a person (``/me``) and a server (``/settings``) may have otherwise, and which language is read where.

A preference is declared here once: the screens, the commands, the store and the tests read it. It has texts by its
name: ``prefer-person-language`` what it is called, ``…-about`` what it does, ``…-auto`` for each choice.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Literal

import discord
from sqlalchemy.exc import DBAPIError

from bot.discordpy.context import context
from bot.language import texts
from bot.pictures.emojis import Faces
from bot.preferences.store import PreferenceStore, Whose
from bot.store.people import PeopleStore, ServerStore
from bot.tables.table import TABLE_SETTINGS
from rules.catalogue import FOR_TABLES, RULEBOOKS

log = logging.getLogger(__name__)


Kind = Literal["", "role", "text channel", "place"]
"""A role, a channel in which something is told, a channel of any kind in which people can write."""


@dataclass(frozen=True, slots=True)
class Preference:
    """Something that is one of several ``choices``; the first is what it is until somebody has chosen.

    Those that are ``named`` are called the same in every language; the others have texts.
    """

    name: str
    choices: tuple[str, ...]
    named: Mapping[str, str] = field(default_factory=dict)
    texts: str = ""
    """The first words of its choices' texts, where others have them already."""
    kind: Kind = ""
    """What of the server it may be instead, by ids with spaces between them."""
    most: int = 1
    """How many of these it may be."""

    def accepts(self, value: str) -> bool:
        """Whether it can be this."""
        if value in self.choices:
            return True
        parts = value.split(" ")
        return bool(self.kind) and len(set(parts)) == len(parts) <= self.most and all(map(_is_id, parts))

    @property
    def usual(self) -> str:
        """What it is until somebody has chosen."""
        return self.choices[0]


def ids(value: str) -> tuple[int, ...]:
    """The ids that a preference is; none where it is one of its choices."""
    parts = value.split(" ")
    return tuple(map(int, parts)) if all(map(_is_id, parts)) else ()


def _is_id(part: str) -> bool:
    return part.isascii() and part.isdigit() and len(part) <= 20


def _declared(*preferences: Preference) -> Mapping[str, Preference]:
    return {preference.name: preference for preference in preferences}


def _of_option(name: str, game: str) -> Preference:
    """What may be chosen of an option of numbers, as a game declares it."""
    option = next(one for one in RULEBOOKS[game].options if one.name == name)
    others = (str(number) for number in range(option.low, option.high + 1) if number != option.default)
    choices = (str(option.default), *others)
    return Preference(name, choices, {choice: choice for choice in choices})


ZONES = (
    "Pacific/Honolulu",
    "America/Anchorage",
    "America/Los_Angeles",
    "America/Denver",
    "America/Mexico_City",
    "America/Chicago",
    "America/New_York",
    "America/Manaus",
    "America/Sao_Paulo",
    "America/Argentina/Buenos_Aires",
    "Atlantic/Azores",
    "Europe/London",
    "Europe/Berlin",
    "Europe/Athens",
    "Europe/Istanbul",
    "Africa/Maputo",
    "Asia/Dubai",
    "Asia/Karachi",
    "Asia/Kolkata",
    "Asia/Dhaka",
    "Asia/Bangkok",
    "Asia/Shanghai",
    "Asia/Tokyo",
    "Australia/Sydney",
)
"""Time zones to choose from: as many as a select takes, one for each hour at least where people live."""
AUTO = "auto"
LANGUAGE = Preference("language", (AUTO, *texts.LANGUAGES), texts.LANGUAGES)
"""As Discord says, or one of the languages there are."""
PICTURES, FOUR_COLOURS, LETTERS = "pictures", "four", "letters"
FACES = Preference("faces", (PICTURES, FOUR_COLOURS, LETTERS))
"""Cards on one's hand: drawn, with a colour for each suit, or written ``7♠`` for those to whom it is read aloud."""
LARGE = Preference("large", ("off", "on"))
"""A long hand as one large picture."""
HINTS = Preference("hints", (AUTO, "on", "off"))
"""In somebody's first two rounds of a game, always, or never."""

REMINDERS = Preference("reminders", ("dm", "mention", "off"))
"""How somebody is reminded that they are awaited."""
QUIET = Preference(
    "quiet",
    ("off", "20-7", "21-6", "21-7", "21-8", "22-6", "22-7", "22-8", "23-7", "23-8", "23-9", "0-7", "0-8", "0-9", "1-9"),
    {f"{begin}-{end}": f"{begin}:00–{end}:00" for begin in range(24) for end in range(24)},
)
"""Between which hours nobody is reminded, by the clock of their zone."""
ZONE = Preference("zone", ("UTC", *ZONES), {zone: zone.replace("_", " ") for zone in ("UTC", *ZONES)})
HOLIDAYS = Preference("holidays", ("14", "0", "3", "7", "21", "31"), {str(days): str(days) for days in range(32)})
"""For how many days a month clocks stand still while somebody is on holiday."""
OPENING = Preference("opening", ("everyone", "managers"))
"""Who may open tables."""
ROLE = Preference("role", ("none",), kind="role")
"""Whom to call when players are looked for."""
SEASONS = Preference("seasons", ("none",), kind="text channel")
"""Where it is told who was best in a month that is over."""
DAILY = Preference("daily", ("none",), kind="text channel")
"""Where the board of a day's deal is shown when its day is over."""
PLACES = Preference("places", ("all",), kind="place", most=10)
"""Where tables may stand; in a channel's threads as well."""
ANALYSES = Preference("analyses", ("on", "off"))
"""Whether finished rounds are analysed."""

GAME = Preference("game", FOR_TABLES, texts="game-")
"""What is played at a new table of which nobody has said so."""
NEW_TABLES = tuple(
    Preference(name, choices, {choice: choice for choice in choices if choice[0].isdigit()}, texts="value-")
    for name, choices in TABLE_SETTINGS.items()
)
"""What new tables do beside the rules."""
TABLES = "tables"
"""The page of what new tables are like, where presets stand too."""
NEW_RULES = (_of_option("silence_penalty", "voador"),)
"""Options of their games; a game that does not have one plays without it."""

PAGES: Mapping[Whose, Mapping[str, Mapping[str, Preference]]] = {
    "person": {"": _declared(LANGUAGE, FACES, LARGE, HINTS, REMINDERS, QUIET, ZONE)},
    "server": {
        "people": _declared(LANGUAGE, OPENING, PLACES, ROLE, HOLIDAYS),
        TABLES: _declared(GAME, *NEW_TABLES, *NEW_RULES),
        "news": _declared(SEASONS, DAILY, ANALYSES),
    },
}
"""Everything that may be chosen, by the pages of its screen and in the order in which it is shown."""
DECLARED: Mapping[Whose, Mapping[str, Preference]] = {
    whose: {name: one for page in pages.values() for name, one in page.items()} for whose, pages in PAGES.items()
}
"""Everything that may be chosen, by its name."""


def page_of(whose: Whose, name: str) -> str:
    """The page on which a preference stands."""
    return next(page for page, preferences in PAGES[whose].items() if name in preferences)


class Preferences:
    """What has been chosen, by whom. It is at hand, and right as soon as somebody has chosen otherwise."""

    def __init__(
        self, store: PreferenceStore, people: PeopleStore, servers: ServerStore, *, analyses: bool = True
    ) -> None:
        self.store, self.people, self.servers, self._analyses = store, people, servers, analyses

    async def of(self, whose: Whose, number: int) -> Mapping[str, str]:
        """All preferences of a person or a server. What was chosen once and is offered no more is as usual."""
        chosen = await self.store.chosen(whose, number)
        return {
            name: value if (value := chosen.get(name)) is not None and one.accepts(value) else one.usual
            for name, one in DECLARED[whose].items()
        }

    async def in_server(self, guild: discord.Guild) -> Mapping[str, str]:
        """All preferences of a server that is there: roles and channels which it has deleted are chosen no more."""
        found = dict(await self.of("server", guild.id))
        for name, preference in DECLARED["server"].items():
            chosen = ids(found[name]) if preference.kind and not guild.unavailable else ()
            left = [one for one in chosen if _there(guild, preference.kind, one)]
            if len(left) < len(chosen):
                found[name] = " ".join(map(str, left)) or preference.usual
                log.info("server %s has deleted what it chose as %r: now %s", guild.id, name, found[name])
                await self.choose("server", guild.id, name, found[name])
        return found

    async def new_tables(self, server: int) -> tuple[str, dict[str, str]]:
        """The game of a server's new tables, and what these do beside the rules."""
        chosen = await self.of("server", server)
        return chosen[GAME.name], {one.name: chosen[one.name] for one in NEW_TABLES}

    async def new_rules(self, server: int, game: str) -> dict[str, str]:
        """The options of a game that a server's new tables have otherwise than its document plays."""
        chosen, book = await self.of("server", server), RULEBOOKS.get(game)
        has = {option.name for option in book.options} if book else set()
        return {one.name: chosen[one.name] for one in NEW_RULES if one.name in has and chosen[one.name] != one.usual}

    async def analysed(self, server: int) -> bool:
        """Whether the chances of a server's rounds may be worked out and seen: the server wants it, and there is room
        for ``analyses`` on this machine."""
        return self._analyses and (await self.of("server", server))[ANALYSES.name] == ANALYSES.usual

    async def choose(self, whose: Whose, number: int, name: str, value: str) -> None:
        """A person or server that is known has chosen this. Raises ``KeyError`` for what is not declared."""
        preference = DECLARED[whose][name]
        if not preference.accepts(value):
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
            known = await self.people.get(person)
            said = known["locale"] if known else ""
        return texts.language(said)

    async def read_in(self, server: int, said: str = "") -> str:
        """The language of what everybody in a server sees, likewise."""
        chosen = (await self.of("server", server))[LANGUAGE.name]
        return chosen if chosen != AUTO else texts.language(said or await self.servers.locale(server))

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

    async def large_for(self, person: int) -> bool:
        """Whether a person has long hands shown as one large picture."""
        return (await self.of("person", person))[LARGE.name] == "on"

    async def recognise(self, interaction: discord.Interaction) -> None:
        """Remember with an interaction what its person reads."""
        try:
            known = context(interaction)
            known.locale = await self.read_by(interaction.user.id, interaction.locale.value)
            known.preferences = await self.of("person", interaction.user.id)
        except DBAPIError:
            log.exception("the language of an answer is as Discord says: the database does not tell")


def _there(guild: discord.Guild, kind: Kind, number: int) -> bool:
    """Whether a server has this role or channel."""
    return (guild.get_role(number) if kind == "role" else guild.get_channel(number)) is not None


def reader(interaction: discord.Interaction) -> str:
    """The language in which the person reads who has pressed or typed this."""
    return context(interaction).locale or texts.language(interaction.locale.value)


def readers_faces(interaction: discord.Interaction, faces: Faces) -> Faces:
    """How cards are shown to that person."""
    return _shown(context(interaction).preferences, faces)


def _shown(chosen: Mapping[str, str], faces: Faces) -> Faces:
    how = chosen.get(FACES.name, FACES.usual)
    return Faces.plain() if how == LETTERS else replace(faces, four_colour=how == FOUR_COLOURS)
