"""What a person (``/me``) and a server (``/settings``) may choose, and what they have chosen. What everybody has is
declared here; an extension declares its own (``declare``).

The screens, the commands, the store and the tests read these declarations. A preference has texts by its name:
``prefer-person-language`` is its name, ``…-about`` what it does, ``…-auto`` one of its choices.
"""

from __future__ import annotations

import logging
from collections.abc import Collection, Container, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Final, Literal

import discord
from babel.core import get_global
from sqlalchemy import and_, bindparam, delete, select, update

from bot.discord.context import context
from bot.drawing.emojis import CardPictures, Faces
from bot.matches.results import ResultStore
from bot.store.database import Database, ReadCache, Row
from bot.store.faults import StoreAway
from bot.store.people import PeopleStore, ServerStore
from bot.store.schema import audit, digests, person_preferences, server_preferences
from bot.tables.notes import Stakes
from bot.tables.play import USUAL_PAUSE_DAYS
from bot.tables.table import TABLE_SETTINGS, Table
from bot.time import DAY
from bot.words import text_keys, texts
from bot.words.texts import Person, TextKeys
from rules.catalogue import FOR_TABLES, RULEBOOKS

log = logging.getLogger(__name__)


Whose = Literal["person", "server"]
KEPT_IN = {"person": person_preferences, "server": server_preferences}
_CHOICES = {
    whose: select(kept.c.name, kept.c.value).where(kept.c[whose] == bindparam("whose"))
    for whose, kept in KEPT_IN.items()
}


class PreferenceStore:
    """Chosen values by the name of their preference. Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._of: ReadCache[tuple[Whose, int], Mapping[str, str]] = database.cache("preferences")

    async def get_all(self, whose: Whose, number: int) -> Mapping[str, str]:
        """Return all preferences of a person or a server; they are cached."""
        return await self._of.get((whose, number), lambda: self.read(whose, number))

    async def read(self, whose: Whose, number: int) -> Mapping[str, str]:
        """Return the same as the database has it: another process may have changed it a moment ago. A stored value that
        is no longer offered counts as the default.
        """
        declared, chosen = DECLARED[whose], await self.chosen(whose, number)
        found = USUAL[whose] | {
            name: value for name, value in chosen.items() if name in declared and declared[name].accepts(value)
        }
        if whose == "person":
            found |= {PING.name: _ping_of(found, chosen), PEACE.name: _peace_of(found)}
        return found

    async def chosen(self, whose: Whose, number: int) -> Mapping[str, str]:
        """Return what a person or a server has chosen, as it is stored. Everything else is at its default."""
        rows = await self.database.all(_CHOICES[whose], {"whose": number})
        return {str(row["name"]): str(row["value"]) for row in rows}

    async def choose(self, whose: Whose, number: int, name: str, value: str | None, entry: Row | None = None) -> None:
        """Save a choice of a person or server known to the store. None: the default. ``entry``: a row of the audit."""
        await self.choose_all(whose, number, {name: value}, entry)

    async def choose_all(
        self, whose: Whose, number: int, values: Mapping[str, str | None], entry: Row | None = None
    ) -> None:
        """Save several choices at once.

        With the times of a person's digests, or their time zone, the next one is to be computed again.
        """
        kept = KEPT_IN[whose]
        async with self.database.writing() as connection:
            for name, value in values.items():
                if value is None:
                    await connection.execute(delete(kept).where(and_(kept.c[whose] == number, kept.c.name == name)))
                else:
                    await self.database.upsert(connection, kept, {whose: number, "name": name}, {"value": value})
                if (whose, name, value) == ("person", DIGEST.name, None):
                    await connection.execute(delete(digests).where(digests.c.person == number))
                elif (whose, name) == ("person", DIGEST.name):
                    await self.database.upsert(connection, digests, {"person": number}, {"due": UNPLANNED})
                elif (whose, name) == ("person", ZONE.name):
                    theirs = digests.c.person == number
                    await connection.execute(update(digests).where(theirs).values(due=UNPLANNED))
            if entry is not None:
                await connection.execute(audit.insert(), entry)
            self._of.changes((whose, number))


UNPLANNED = 0.0
"""Stands for the time of a digest that is still to be computed."""
Kind = Literal["", "role", "text channel", "place", "game", "hour", "day"]
"""What a preference may be besides its choices: a role, a text channel, any channel in which people can write, some
games, hours of the day, or days of the week.
"""
SEVERAL: Mapping[Kind, tuple[str, ...]] = {
    "game": FOR_TABLES,
    "hour": tuple(map(str, range(24))),
    "day": tuple(map(str, range(7))),
}
"""What is offered of these kinds. Days are counted from Monday."""


@dataclass(frozen=True, slots=True)
class Preference:
    """Something with several ``choices``. The first is the default.

    Choices that are ``named`` have the same name in every language. The others have texts.
    """

    name: str
    choices: tuple[str, ...]
    named: Mapping[str, str] = field(default_factory=dict)
    texts: TextKeys | None = None
    """The texts of its choices, if others are reused."""
    shared: Mapping[str, str] = field(default_factory=dict)
    """The texts of single choices that other preferences have, too, by the choice."""
    kind: Kind = ""
    """What it may be besides its choices: ids of this kind in the server, or some of ``SEVERAL``, with spaces between.
    """
    most: int = 1
    """Upper bound on these."""
    typed: Container[str] = ()
    """What it may be besides its choices if somebody types it."""
    of_tables: bool = False
    """Whether it is a setting or an option of new tables, and has its texts."""
    plain: bool = False
    """Whether its name says what it does, so that it has no sentence about that."""
    told: Collection[str] = ()
    """The choices that have a sentence about them."""

    def accepts(self, value: str) -> bool:
        """Whether this value is allowed."""
        if value in self.choices or value in self.typed:
            return True
        parts = value.split(" ")
        fits = SEVERAL[self.kind].__contains__ if self.kind in SEVERAL else _is_id
        return bool(self.kind) and len(set(parts)) == len(parts) <= self.most and all(map(fits, parts))

    @property
    def usual(self) -> str:
        """The default."""
        return self.choices[0]


def ids(value: str) -> tuple[int, ...]:
    """Return the ids in a value; none if the value is one of the choices."""
    parts = value.split(" ")
    return tuple(map(int, parts)) if all(map(_is_id, parts)) else ()


def games(value: str) -> tuple[str, ...]:
    """Return the games in a value; none if it is one of the choices."""
    return split_values("game", value)


def split_values(kind: Kind, value: str) -> tuple[str, ...]:
    """Return what a value of one of ``SEVERAL`` kinds has, in the order in which it is offered."""
    return tuple(one for one in SEVERAL[kind] if one in value.split(" "))


def _is_id(part: str) -> bool:
    return part.isascii() and part.isdigit() and len(part) <= 20


def _declared(*preferences: Preference) -> dict[str, Preference]:
    return {preference.name: preference for preference in preferences}


def _option_preference(name: str, game: str) -> Preference:
    """Declare a preference for an option with numbers, as a game declares that option."""
    option = next(one for one in RULEBOOKS[game].options if one.name == name)
    others = (str(number) for number in range(option.low, option.high + 1) if number != option.default)
    choices = (str(option.default), *others)
    return Preference(name, choices, {choice: choice for choice in choices}, of_tables=True)


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
LANGUAGE = Preference("language", (AUTO, *texts.LANGUAGES), texts.LANGUAGES, plain=True)
"""The language that Discord says, or one of the bot's languages."""
PICTURES, FOUR_COLOURS, LETTERS = "pictures", "four", "letters"
FACES = Preference("faces", (PICTURES, FOUR_COLOURS, LETTERS), plain=True)
"""Cards on the person's hand: drawn, drawn with a colour for each suit, or written ``7♠`` for screen readers."""
LARGE = Preference("large", ("off", "on"))
"""Whether a long hand is one large picture."""
OFF_IS_NEVER = {"off": "prefer-never"}
HINTS = Preference("hints", (AUTO, "on", "off"), shared=OFF_IS_NEVER)
"""Hints in the person's first two rounds of a game, always, or never."""

BY_DM, BY_MENTION, NO_REMINDERS = "dm", "mention", "off"
REMINDERS = Preference("reminders", (BY_DM, BY_MENTION, NO_REMINDERS), shared=OFF_IS_NEVER, plain=True)
"""How the person is reminded of an awaited decision."""
AT_TURNS, WHEN_NEXT, AT_TIMES, WHEN_LATE, NEVER = "turn", "next", "times", "late", "off"
PING = Preference(
    "ping",
    (AT_TURNS, WHEN_NEXT, AT_TIMES, WHEN_LATE, NEVER),
    plain=True,
    told=(AT_TURNS, AT_TIMES, NEVER),
    shared=OFF_IS_NEVER,
)
"""When the person is rung. It is stored in several rows, which ``_ping_of`` reads."""
NOT_AT_TURNS = (AT_TIMES, WHEN_LATE, NEVER)
QUIET = Preference(
    "quiet",
    ("off", "20-7", "21-6", "21-7", "21-8", "22-6", "22-7", "22-8", "23-7", "23-8", "23-9", "0-7", "0-8", "0-9", "1-9"),
    {f"{begin}-{end}": f"{begin}:00–{end}:00" for begin in range(24) for end in range(24)},
    shared=OFF_IS_NEVER,
    plain=True,
)
"""Hours in which the person is not reminded, in their time zone."""
WORK = Preference(
    "work",
    ("off", *(f"{begin}-{end}" for begin in range(6, 11) for end in range(begin + 7, begin + 11) if end < 20)),
    {f"{begin}-{end}": f"{begin}:00–{end}:00" for begin in range(24) for end in range(24)},
    shared=OFF_IS_NEVER,
    plain=True,
)
"""The same from Monday to Friday."""
QUIET_DAYS = Preference("days", ("off",), shared=OFF_IS_NEVER, kind="day", most=6, plain=True)
"""Days on which the person is not reminded. One is left on which messages wait no longer."""
OWN_TIMES = "own"
PEACEFUL: Mapping[str, Mapping[str, str]] = {
    "off": {"quiet": "off", "days": "off", "work": "off"},
    "nights": {"quiet": "22-8", "days": "off", "work": "off"},
    "weekends": {"quiet": "22-8", "days": "5 6", "work": "off"},
    "work": {"quiet": "22-8", "days": "5 6", "work": "9-17"},
}
PEACE = Preference("peace", (*PEACEFUL, OWN_TIMES), shared=OFF_IS_NEVER, plain=True)
"""When the person is not rung: one choice for ``QUIET``, ``QUIET_DAYS`` and ``WORK``, in which it is stored; or own
times.
"""
DIGEST = Preference("digest", ("off",), {hour: f"{hour}:00" for hour in SEVERAL["hour"]}, kind="hour", most=4)
"""When the person gets one message for all tables that wait, instead of one that rings at each turn."""
USUAL_HOUR = "18"
YOU_ARE_NEXT = "next"
"""The name under which *on* says, in older choices, that the person is told that their turn is the next one."""
COUNTRIES_OF_ZONES = {zone: at for zone, at in get_global("zone_territories").items() if not zone.startswith("Etc/")}
"""The country of each zone; those without a country are no place where people live."""
ALL_ZONES = tuple(sorted(COUNTRIES_OF_ZONES))
"""All zones with a country, by the names of the IANA."""
ZONE = Preference(
    "zone",
    ("UTC", *ZONES),
    {zone: zone.replace("_", " ") for zone in ("UTC", *ALL_ZONES)},
    typed=ALL_ZONES,
)
HOLIDAYS = Preference("holidays", ("14", "0", "3", "7", "21", "31"), {str(days): str(days) for days in range(32)})
"""How many days a month clocks stand still because of a person's holidays."""
PAUSES = Preference(
    "pauses", (str(USUAL_PAUSE_DAYS), "0", "3", "7", "21", "31"), {str(days): str(days) for days in range(32)}
)
"""For how many days a match may be paused in all."""
WHO_MAY = {"everyone": "prefer-everyone", "managers": "prefer-managers", "roles": "prefer-roles"}
OPENING = Preference("opening", ("everyone", "managers", "roles"), shared=WHO_MAY)
"""Who may open tables. Who manages the server always may."""
ROLES_OFFERED = 10
NO_ROLE = {"none": "prefer-no-role"}
OPENERS = Preference("openers", ("none",), shared=NO_ROLE, kind="role", most=ROLES_OFFERED)
"""The roles that may open tables, where roles say who may."""
HOSTS = Preference("hosts", ("none",), shared=NO_ROLE, kind="role", most=ROLES_OFFERED)
"""Roles that may do at every table what its host does, and what managers do there."""
MANAGERS = Preference("managers", ("none",), shared=NO_ROLE, kind="role", most=ROLES_OFFERED)
"""Roles that may manage the bot in this server: its settings, its tables and matches."""
ROLE = Preference("role", ("none",), shared=NO_ROLE, kind="role")
"""The role to call when players are looked for."""
NO_CHANNEL = {"none": "prefer-nowhere"}
SEASONS = Preference("seasons", ("none",), shared=NO_CHANNEL, kind="text channel")
"""The channel in which the best people of a month are announced."""
PLACES = Preference("places", ("all",), kind="place", most=10, plain=True)
"""The channels in which tables may be opened. Their threads are included."""

COUNTED_ROUNDS = Preference("counted_rounds", ("1", "2", "3", "5", "10"), {str(n): str(n) for n in (1, 2, 3, 5, 10)})
"""How many rounds a match has at least that counts for wins, streaks and ratings."""
COUNTED_PEOPLE = Preference("counted_people", ("1", "2", "3", "4"), {str(n): str(n) for n in range(1, 5)})
"""How many people play at least in a match that counts."""
YES_OR_NO = {"on": "button-yes", "off": "button-no"}
COUNTED_COMPUTERS = Preference("counted_computers", ("on", "off"), shared=YES_OR_NO)
"""Whether a match with computer players counts."""
ALL_GAMES = {"all": "prefer-all-games"}
COUNTED_GAMES = Preference("counted_games", ("all",), shared=ALL_GAMES, kind="game", most=len(FOR_TABLES))
"""The games that count."""

USUAL_GAME = "classic"
GAME = Preference(
    "game", (USUAL_GAME, *(one for one in FOR_TABLES if one != USUAL_GAME)), texts=text_keys.GAME, plain=True
)
"""The game of a new table, if nobody has named one: plain Mau-Mau, which needs no explanation, unless the server says
otherwise.
"""
SETTING_VALUE: Final = TextKeys(
    "value-{}", lambda: (one for some in TABLE_SETTINGS.values() for one in some if not one[0].isdigit())
)
TURN_CLOCK = "turn_clock"
NEW_TABLES = tuple(
    Preference(
        name,
        choices,
        {choice: choice for choice in choices if choice[0].isdigit()},
        texts=SETTING_VALUE,
        of_tables=True,
        plain=name == TURN_CLOCK,
    )
    for name, choices in TABLE_SETTINGS.items()
)
"""Settings of new tables that are not rules."""
BASICS, TABLES = "basics", "tables"
"""The first page of a server, and the one with what is seldom chosen for new tables, with the presets."""
LOOKS, RINGING, MORE = "looks", "ringing", "more"
"""The first page of a person, that of their own times, and what is seldom chosen."""
RIGHTS, COUNTING = "rights", "counting"
"""The pages that say who may do what, and which matches count."""
NEW_RULES = (_option_preference("silence_penalty", "voador"),)
"""Options of some games. A game that does not have one ignores it."""

PAGES: Mapping[Whose, Mapping[str, dict[str, Preference]]] = {
    "person": {
        LOOKS: _declared(LANGUAGE, FACES, PING, PEACE),
        RINGING: _declared(DIGEST, QUIET, WORK, QUIET_DAYS),
        MORE: _declared(ZONE, REMINDERS, LARGE, HINTS),
    },
    "server": {
        BASICS: _declared(LANGUAGE, PLACES, GAME, *(one for one in NEW_TABLES if one.name == TURN_CLOCK)),
        RIGHTS: _declared(OPENING, OPENERS, HOSTS, MANAGERS),
        COUNTING: _declared(COUNTED_ROUNDS, COUNTED_PEOPLE, COUNTED_COMPUTERS, COUNTED_GAMES),
        "news": _declared(SEASONS),
        TABLES: _declared(*(one for one in NEW_TABLES if one.name != TURN_CLOCK), *NEW_RULES, ROLE, HOLIDAYS, PAUSES),
    },
}
"""All preferences, by the pages of their screen and in the order in which they are shown."""
DECLARED: Mapping[Whose, dict[str, Preference]] = {
    whose: {name: one for page in pages.values() for name, one in page.items()} for whose, pages in PAGES.items()
}
"""All preferences by name."""


USUAL: Mapping[Whose, dict[str, str]] = {
    whose: {name: one.usual for name, one in preferences.items()} for whose, preferences in DECLARED.items()
}
"""The defaults of all preferences."""


def _ping_of(found: Mapping[str, str], stored: Mapping[str, str]) -> str:
    """Return when a person is rung: as they have chosen it now, or in the older choices of *digest* and *next*."""
    if found[DIGEST.name] != DIGEST.usual:
        return AT_TIMES
    if PING.name in stored and found[PING.name] != AT_TIMES:
        return found[PING.name]
    return WHEN_NEXT if stored.get(YOU_ARE_NEXT) == "on" else AT_TURNS


def _rows_of_ping(value: str, stored: Mapping[str, str]) -> dict[str, str | None]:
    """Return what is stored for a choice of ``PING``. Older choices that say the same go; hours stay only with it."""
    rows: dict[str, str | None] = {PING.name: value if value in (WHEN_NEXT, WHEN_LATE, NEVER) else None}
    rows[YOU_ARE_NEXT] = None
    hours = stored.get(DIGEST.name, USUAL_HOUR)
    rows[DIGEST.name] = (hours if DIGEST.accepts(hours) else USUAL_HOUR) if value == AT_TIMES else None
    return rows


def _peace_of(found: Mapping[str, str]) -> str:
    """Return which choice of ``PEACE`` somebody's quiet times are."""
    mine = {name: found[name] for name in (QUIET.name, QUIET_DAYS.name, WORK.name)}
    mine[QUIET_DAYS.name] = " ".join(split_values(QUIET_DAYS.kind, mine[QUIET_DAYS.name])) or QUIET_DAYS.usual
    return next((choice for choice, times in PEACEFUL.items() if times == mine), OWN_TIMES)


def declare(whose: Whose, page: str, preference: Preference) -> Preference:
    """Declare a preference of an extension, on one of the pages. Raises ``ValueError`` if there is one of its name."""
    if preference.name in DECLARED[whose]:
        raise ValueError(f"there is a preference {preference.name!r}")
    PAGES[whose][page][preference.name] = DECLARED[whose][preference.name] = preference
    USUAL[whose][preference.name] = preference.usual
    return preference


def page_of(whose: Whose, name: str) -> str:
    return next(page for page, preferences in PAGES[whose].items() if name in preferences)


class Preferences:
    """Preferences of people and servers. They are cached; a new choice takes effect at once. ``pictures`` are those of
    the cards, of which a person chooses.
    """

    def __init__(
        self,
        store: PreferenceStore,
        people: PeopleStore,
        servers: ServerStore,
        pictures: CardPictures,
    ) -> None:
        self.store, self.people, self.servers = store, people, servers
        self.of, self.read = store.get_all, store.read
        self.pictures = pictures

    async def get_for_server(self, guild: discord.Guild) -> Mapping[str, str]:
        """Return all preferences of a server. Roles and channels that were deleted there count as not chosen."""
        found = dict(await self.of("server", guild.id))
        for name, preference in DECLARED["server"].items():
            chosen = ids(found[name]) if preference.kind not in ("", "game") and not guild.unavailable else ()
            left = [one for one in chosen if _exists(guild, preference.kind, one)]
            if len(left) < len(chosen):
                found[name] = " ".join(map(str, left)) or preference.usual
                log.info("server %s has deleted what it chose as %r: now %s", guild.id, name, found[name])
                await self.choose("server", guild.id, name, found[name])
        return found

    async def new_tables(self, server: int) -> tuple[str, dict[str, str]]:
        """Return the game of a server's new tables, and their settings that are not rules."""
        chosen = await self.of("server", server)
        return chosen[GAME.name], {one.name: chosen[one.name] for one in NEW_TABLES}

    async def new_rules(self, server: int, game: str) -> dict[str, str]:
        """Return the options of a game that differ from its document in a server's new tables."""
        chosen, book = await self.of("server", server), RULEBOOKS.get(game)
        has = {option.name for option in book.options} if book else set()
        return {one.name: chosen[one.name] for one in NEW_RULES if one.name in has and chosen[one.name] != one.usual}

    async def stakes(self, table: Table) -> Stakes:
        """Return what a server has chosen for the match of a table that has begun: whether it counts, by its players
        and game, and how many rounds it needs for that; and for how long its clocks may stand.
        """
        chosen, state = await self.of("server", table.server), table.begun_state()
        computers = sum(table.players[seat].computer for seat in state.dealt)
        counts = (
            len(state.dealt) - computers >= int(chosen[COUNTED_PEOPLE.name])
            and (not computers or chosen[COUNTED_COMPUTERS.name] == COUNTED_COMPUTERS.usual)
            and table.game.name in (games(chosen[COUNTED_GAMES.name]) or (table.game.name,))
        )
        return Stakes(counts, *(int(chosen[one.name]) for one in (COUNTED_ROUNDS, HOLIDAYS, PAUSES)))

    async def may(self, server: int, roles: Iterable[int], *granted: Preference) -> bool:
        """Whether one of these roles of somebody is one to which the server has granted something."""
        chosen = await self.of("server", server)
        return not {*roles}.isdisjoint(role for one in granted for role in ids(chosen[one.name]))

    async def pause_budget(self, table: Table) -> float:
        """For how long the match of a table may be paused in all, in seconds."""
        days = table.notes.stakes.pauses
        return (int((await self.of("server", table.server))[PAUSES.name]) if days is None else days) * DAY

    async def holiday_days(self, table: Table) -> int:
        """For how many days a month the clocks of a table stand still because of a person's holidays."""
        days = table.notes.stakes.holidays
        return int((await self.of("server", table.server))[HOLIDAYS.name]) if days is None else days

    async def choose(self, whose: Whose, number: int, name: str, value: str, entry: Row | None = None) -> None:
        """Save a choice of a person or server known to the store. ``entry`` is a row of the audit. Raises ``KeyError``
        for what is not declared.
        """
        preference = DECLARED[whose][name]
        if not preference.accepts(value):
            raise KeyError(value)
        if preference is PING:
            await self.store.choose_all(whose, number, _rows_of_ping(value, await self.store.chosen(whose, number)))
        elif preference is PEACE:
            rows = PEACEFUL.get(value, {})
            kept = {one: None if at == DECLARED[whose][one].usual else at for one, at in rows.items()}
            await self.store.choose_all(whose, number, kept)
        else:
            await self.store.choose(whose, number, name, None if value == preference.usual else value, entry)

    # readers

    async def reader(self, person: int, said: str = "") -> Person:
        """Return who reads what only this person sees. The language is their own choice, otherwise what Discord
        ``said`` now or last.
        """
        chosen = await self.of("person", person)
        locale = chosen[LANGUAGE.name]
        if locale == AUTO:
            if not said:
                known = await self.people.get(person)
                said = known["locale"] if known else ""
            locale = texts.language(said)
        pictures = _faces_for(chosen[FACES.name], self.pictures.faces)
        return Person(locale, pictures, large=chosen[LARGE.name] == "on", id=person)

    async def readers_in(self, server: int, said: str = "") -> Person:
        """Return who reads what everybody in a server sees. The language is its own choice, otherwise what Discord
        ``said`` now or last.
        """
        locale = (await self.of("server", server))[LANGUAGE.name]
        if locale == AUTO:
            locale = texts.language(said or await self.servers.locale(server))
        return Person(locale, self.pictures.faces)

    async def recognise(self, interaction: discord.Interaction) -> None:
        """Note with an interaction who reads its answer."""
        known, said = context(interaction), interaction.locale.value
        try:
            known.reader = await self.reader(interaction.user.id, said)
        except StoreAway as why:
            log.warning("an answer uses Discord's language: %s", why)
            known.reader = Person(texts.language(said), self.pictures.faces, id=interaction.user.id)


def _exists(guild: discord.Guild, kind: Kind, number: int) -> bool:
    """Whether a server has this role or channel."""
    return (guild.get_role(number) if kind == "role" else guild.get_channel(number)) is not None


def reader_of(interaction: discord.Interaction) -> Person:
    """Return the person who has pressed or typed this. One who is not recognised reads what Discord says."""
    return context(interaction).reader or Person(texts.language(interaction.locale.value), id=interaction.user.id)


@lru_cache(maxsize=16)
def _faces_for(how: str, faces: Faces) -> Faces:
    return Faces(in_words=True) if how == LETTERS else replace(faces, four_colour=how == FOUR_COLOURS)


FIRST_ROUNDS = 2
"""Without a choice, a person gets hints in this many rounds of a game."""


class Hints:
    """Decides who gets hints at which table."""

    def __init__(self, results: ResultStore, preferences: Preferences) -> None:
        self.results, self.preferences = results, preferences

    async def are_wanted(self, table: Table, person: int) -> bool:
        """Whether a person gets hints at a table. Nobody does in games where misplays cost cards."""
        if table.game.charges_misplays:
            return False
        chosen = (await self.preferences.of("person", person))[HINTS.name]
        if chosen != AUTO:
            return chosen == "on"
        return await self.results.rounds_of(person, table.game.name) < FIRST_ROUNDS
