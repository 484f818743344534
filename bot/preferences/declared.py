"""What a person (``/me``) and a server (``/settings``) may choose: everything is declared here, once.

The screens, the commands, the store and the tests read it. A preference has texts by its name:
``prefer-person-language`` what it is called, ``…-about`` what it does, ``…-auto`` for each choice.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from bot.language import texts
from bot.preferences.store import Whose
from bot.tables.table import TABLE_SETTINGS
from rules.catalogue import FOR_TABLES, RULEBOOKS

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


USUAL: Mapping[Whose, dict[str, str]] = {
    whose: {name: one.usual for name, one in preferences.items()} for whose, preferences in DECLARED.items()
}
"""What everything is until somebody has chosen."""


def page_of(whose: Whose, name: str) -> str:
    """The page on which a preference stands."""
    return next(page for page, preferences in PAGES[whose].items() if name in preferences)
