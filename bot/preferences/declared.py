"""The preferences of a person (``/me``) and a server (``/settings``): everything is declared here, once.

The screens, the commands, the store and the tests read these declarations. A preference has texts by its name:
``prefer-person-language`` is its name, ``…-about`` what it does, ``…-auto`` one of its choices.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from bot.language import texts
from bot.preferences.store import Whose
from bot.tables.pauses import USUAL_PAUSE_DAYS
from bot.tables.table import TABLE_SETTINGS
from rules.catalogue import FOR_TABLES, RULEBOOKS

Kind = Literal["", "role", "text channel", "place", "game"]
"""What a preference may be besides its choices: a role, a text channel, any channel in which people can write, or some
games.
"""


@dataclass(frozen=True, slots=True)
class Preference:
    """Something with several ``choices``. The first is the default.

    Choices that are ``named`` have the same name in every language. The others have texts.
    """

    name: str
    choices: tuple[str, ...]
    named: Mapping[str, str] = field(default_factory=dict)
    texts: str = ""
    """The prefix of the text ids of its choices, if other texts are reused."""
    kind: Kind = ""
    """What it may be besides its choices: ids of this kind in the server, or names of games, separated by spaces."""
    most: int = 1
    """Upper bound on these."""

    def accepts(self, value: str) -> bool:
        """Whether this value is allowed."""
        if value in self.choices:
            return True
        parts = value.split(" ")
        fits = FOR_TABLES.__contains__ if self.kind == "game" else _is_id
        return bool(self.kind) and len(set(parts)) == len(parts) <= self.most and all(map(fits, parts))

    @property
    def usual(self) -> str:
        """The default."""
        return self.choices[0]


def ids(value: str) -> tuple[int, ...]:
    """Give the ids in a value; none if the value is one of the choices."""
    parts = value.split(" ")
    return tuple(map(int, parts)) if all(map(_is_id, parts)) else ()


def games(value: str) -> tuple[str, ...]:
    """Give the games in a value; none if it is one of the choices."""
    return tuple(part for part in value.split(" ") if part in FOR_TABLES)


def _is_id(part: str) -> bool:
    return part.isascii() and part.isdigit() and len(part) <= 20


def _declared(*preferences: Preference) -> Mapping[str, Preference]:
    return {preference.name: preference for preference in preferences}


def _of_option(name: str, game: str) -> Preference:
    """Declare a preference for an option with numbers, as a game declares that option."""
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
"""Time zones to choose from. As many as a select allows, with at least one for each hour where people live."""
AUTO = "auto"
LANGUAGE = Preference("language", (AUTO, *texts.LANGUAGES), texts.LANGUAGES)
"""The language that Discord says, or one of the bot's languages."""
PICTURES, FOUR_COLOURS, LETTERS = "pictures", "four", "letters"
FACES = Preference("faces", (PICTURES, FOUR_COLOURS, LETTERS))
"""Cards on the person's hand: drawn, drawn with a colour for each suit, or written ``7♠`` for screen readers."""
LARGE = Preference("large", ("off", "on"))
"""Whether a long hand is one large picture."""
HINTS = Preference("hints", (AUTO, "on", "off"))
"""Hints in the person's first two rounds of a game, always, or never."""

BY_DM, BY_MENTION, NO_REMINDERS = "dm", "mention", "off"
REMINDERS = Preference("reminders", (BY_DM, BY_MENTION, NO_REMINDERS))
"""How the person is reminded of an awaited decision."""
QUIET = Preference(
    "quiet",
    ("off", "20-7", "21-6", "21-7", "21-8", "22-6", "22-7", "22-8", "23-7", "23-8", "23-9", "0-7", "0-8", "0-9", "1-9"),
    {f"{begin}-{end}": f"{begin}:00–{end}:00" for begin in range(24) for end in range(24)},
)
"""Hours in which the person is not reminded, in their time zone."""
ZONE = Preference("zone", ("UTC", *ZONES), {zone: zone.replace("_", " ") for zone in ("UTC", *ZONES)})
HOLIDAYS = Preference("holidays", ("14", "0", "3", "7", "21", "31"), {str(days): str(days) for days in range(32)})
"""How many days a month clocks stand still because of a person's holidays."""
PAUSES = Preference(
    "pauses", (str(USUAL_PAUSE_DAYS), "0", "3", "7", "21", "31"), {str(days): str(days) for days in range(32)}
)
"""For how many days a match may be paused in all."""
OPENING = Preference("opening", ("everyone", "managers", "roles"))
"""Who may open tables. Who manages the server always may."""
ROLES_OFFERED = 10
OPENERS = Preference("openers", ("none",), kind="role", most=ROLES_OFFERED)
"""The roles that may open tables, where roles say who may."""
HOSTS = Preference("hosts", ("none",), kind="role", most=ROLES_OFFERED)
"""Roles that may do at every table what its host does, and what managers do there."""
MANAGERS = Preference("managers", ("none",), kind="role", most=ROLES_OFFERED)
"""Roles that may manage the bot in this server: its settings, its tables and matches."""
WRITING = Preference("writing", ("managers", "everyone", "roles"))
"""Who may write games for the server. Who manages it always may."""
WRITERS = Preference("writers", ("none",), kind="role", most=ROLES_OFFERED)
"""The roles that may write games, where roles say who may."""
ROLE = Preference("role", ("none",), kind="role")
"""The role to call when players are looked for."""
SEASONS = Preference("seasons", ("none",), kind="text channel")
"""The channel in which the best people of a month are announced."""
DAILY = Preference("daily", ("none",), kind="text channel")
"""The channel in which the board of a daily deal is shown when its day is over."""
PLACES = Preference("places", ("all",), kind="place", most=10)
"""The channels in which tables may be opened. Their threads are included."""
ANALYSES = Preference("analyses", ("on", "off"))
"""Whether finished rounds are analysed."""

COUNTED_ROUNDS = Preference("counted_rounds", ("1", "2", "3", "5", "10"), {str(n): str(n) for n in (1, 2, 3, 5, 10)})
"""How many rounds a match has at least that counts for wins, streaks and ratings."""
COUNTED_PEOPLE = Preference("counted_people", ("1", "2", "3", "4"), {str(n): str(n) for n in range(1, 5)})
"""How many people play at least in a match that counts."""
COUNTED_COMPUTERS = Preference("counted_computers", ("on", "off"))
"""Whether a match with computer players counts."""
COUNTED_GAMES = Preference("counted_games", ("all",), kind="game", most=len(FOR_TABLES))
"""The games that count."""

GAME = Preference("game", FOR_TABLES, texts="game-")
"""The game of a new table, if nobody has named one."""
NEW_TABLES = tuple(
    Preference(name, choices, {choice: choice for choice in choices if choice[0].isdigit()}, texts="value-")
    for name, choices in TABLE_SETTINGS.items()
)
"""Settings of new tables that are not rules."""
TABLES = "tables"
"""The page for new tables, with the presets."""
RIGHTS, COUNTING = "rights", "counting"
"""The pages that say who may do what, and which matches count."""
NEW_RULES = (_of_option("silence_penalty", "voador"),)
"""Options of some games. A game that does not have one ignores it."""

PAGES: Mapping[Whose, Mapping[str, Mapping[str, Preference]]] = {
    "person": {"": _declared(LANGUAGE, FACES, LARGE, HINTS, REMINDERS, QUIET, ZONE)},
    "server": {
        "people": _declared(LANGUAGE, PLACES, ROLE, HOLIDAYS, PAUSES),
        RIGHTS: _declared(OPENING, OPENERS, WRITING, WRITERS, HOSTS, MANAGERS),
        TABLES: _declared(GAME, *NEW_TABLES, *NEW_RULES),
        COUNTING: _declared(COUNTED_ROUNDS, COUNTED_PEOPLE, COUNTED_COMPUTERS, COUNTED_GAMES),
        "news": _declared(SEASONS, DAILY, ANALYSES),
    },
}
"""All preferences, by the pages of their screen and in the order in which they are shown."""
DECLARED: Mapping[Whose, Mapping[str, Preference]] = {
    whose: {name: one for page in pages.values() for name, one in page.items()} for whose, pages in PAGES.items()
}
"""All preferences by name."""


USUAL: Mapping[Whose, dict[str, str]] = {
    whose: {name: one.usual for name, one in preferences.items()} for whose, preferences in DECLARED.items()
}
"""The defaults of all preferences."""


def page_of(whose: Whose, name: str) -> str:
    """Give the page of a preference."""
    return next(page for page, preferences in PAGES[whose].items() if name in preferences)
