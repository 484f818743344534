"""What people say of themselves and of their server: ``/me`` and ``/settings``; who sits at a table; ``/away``;
``/privacy``. At the end: who comes to a server or leaves it.
"""

from __future__ import annotations

import asyncio
import gzip
import logging
from collections.abc import Sequence
from contextlib import suppress
from datetime import timedelta
from functools import partial
from typing import Final, NamedTuple

import discord
from discord import app_commands
from discord.ext import commands
from discord.ui import Label, LayoutView, Modal, TextDisplay, TextInput

from bot.app import MauMauBot
from bot.chores import every
from bot.discord.access import owns
from bot.discord.responder import meet_person, meet_server
from bot.discord.router import (
    CHOICES_LIMIT,
    ChoiceText,
    DayText,
    choices,
    on_press,
    value,
    values,
    works_in_dms,
    written,
)
from bot.matches.reliability import NEWCOMER_MATCHES, Attendance, finishes, is_new, lacking
from bot.people.absence import DAY_CHARACTERS, Days, TimeOff, named_days, read_day, today_in, whole_days
from bot.people.left_servers import LEFT_SERVER_KEPT_DAYS
from bot.people.preferences import (
    AUTO,
    DECLARED,
    FACES,
    LANGUAGE,
    LARGE,
    PAGES,
    RIGHTS,
    RINGING,
    TABLES,
    ZONE,
    ZONES,
    Whose,
    page_of,
    reader_of,
)
from bot.people.presets import Preset
from bot.people.screens import (
    Choices,
    DropPresetPress,
    PreferPress,
    PresetPress,
    SettingsPress,
    choice_key,
    preferences_view,
    preset_view,
)
from bot.people.zones import find_zones, the_zone, zone_name
from bot.screens.components import (
    GREY,
    Labelled,
    SubjectPress,
    button,
    framed,
    if_any,
    number,
    own_button,
    rows,
)
from bot.screens.lobby import NamePresetPress, SavePresetPress, WhoPress
from bot.screens.my_tables import SHORT_SERVER_NAME_CHARACTERS
from bot.screens.page import written_names
from bot.services import Services
from bot.store import schema
from bot.store.faults import StoreAway
from bot.tables.repository import AuditEntry, Power
from bot.tables.table import Refused
from bot.time import DAY, HOUR, MINUTE, joined, real_time
from bot.words import names
from bot.words.texts import Person, TextKeys, day_in_words, local
from rules.plain_text import caseless

log = logging.getLogger(__name__)


SEEN = (LANGUAGE.name, FACES.name, LARGE.name)
"""Preferences that change how posted messages look."""
LANGUAGES = [
    app_commands.Choice(name=LANGUAGE.named.get(choice) or local(choice_key("person", LANGUAGE, AUTO)), value=choice)
    for choice in LANGUAGE.choices
]


class PreferencesCog(commands.Cog):
    """The two screens, and the choices made there."""

    def __init__(self, services: Services) -> None:
        self.store, self.preferences, self.tables = services.store, services.preferences, services.tables
        self.presets, self.painter, self.responder = services.presets, services.painter, services.responder
        self.rights, self.answers, self.clock = services.rights, services.answers, services.clock
        self.reliability, self.digests = services.reliability, services.digests

    @every(1, "digests")
    async def tell_digests(self) -> None:
        """Tell people of all their tables at once, at the hours that they have chosen."""
        await self.digests.tick()

    @app_commands.command(name="me", description=local("cmd-me"))
    @works_in_dms
    @app_commands.describe(language=local("arg-language"), zone=local("arg-zone"))
    @app_commands.choices(language=LANGUAGES)
    async def me(self, interaction: discord.Interaction, language: str | None = None, zone: ChoiceText = "") -> None:
        """Show a person's preferences, to change them."""
        if language is not None:
            await self._choose(interaction, "person", LANGUAGE.name, language)
        if zone:
            found = zone if ZONE.accepts(zone) else await asyncio.to_thread(the_zone, zone)
            if found is None:
                raise Refused("zone", written=names.quoted(zone))
            await self._choose(interaction, "person", ZONE.name, found)
        await self._show(interaction, "person", RINGING if zone else "")

    @me.autocomplete("zone")
    async def zones(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Offer the time zones of a city or a country."""
        found = await asyncio.to_thread(find_zones, typed) if typed.strip() else ZONES
        return choices((zone_name(zone, reader_of(interaction).locale), zone) for zone in found[:CHOICES_LIMIT])

    @app_commands.command(name="settings", description=local("cmd-settings"))
    @app_commands.guild_only()
    @app_commands.default_permissions(manage_guild=True)
    async def settings(self, interaction: discord.Interaction) -> None:
        """Show this server's preferences to a server manager."""
        await self._show(interaction, "server")

    @on_press(PreferPress)
    async def press_prefer(self, interaction: discord.Interaction, press: PreferPress) -> None:
        """Something was chosen on a screen."""
        for whose in DECLARED:
            if press.subject.startswith(f"{whose}."):
                name = press.subject.removeprefix(f"{whose}.")
                chosen = " ".join(values(interaction)) or DECLARED[whose].get(name, LANGUAGE).usual
                await self._choose(interaction, whose, name, chosen)
                await self._show(interaction, whose, page_of(whose, name))
                return
        raise Refused("moved-on")

    @on_press(SettingsPress)
    async def press_settings(self, interaction: discord.Interaction, press: SettingsPress) -> None:
        """*Back to the settings*, or another page of them, or of a person's."""
        await self._show(interaction, "person" if press.subject in PAGES["person"] else "server", press.subject)

    # presets

    @on_press(SavePresetPress)
    async def press_save(self, interaction: discord.Interaction, press: SavePresetPress) -> None:
        """*Save as a preset*, on the screen of a table's options: ask for a name."""
        await self.rights.managed(interaction)
        await self.responder.ask(interaction, _ask_name(press.table, reader_of(interaction)))

    @on_press(NamePresetPress)
    async def press_name(self, interaction: discord.Interaction, press: NamePresetPress) -> None:
        """The name of a preset was written."""
        guild = await self.rights.managed(interaction)
        await meet_server(self.store.servers, interaction)
        preset = await self.presets.save(guild.id, press.table, interaction.user.id, written(interaction))
        await self.answers.say(interaction, "preset-saved", preset=preset.written)

    @on_press(PresetPress)
    async def press_preset(self, interaction: discord.Interaction, press: PresetPress) -> None:
        """A preset was chosen on the settings screen: show its options."""
        preset = await self.presets.get((await self.rights.managed(interaction)).id, value(interaction))
        await self.answers.show(interaction, preset_view(preset, reader_of(interaction)))

    @on_press(DropPresetPress)
    async def press_drop(self, interaction: discord.Interaction, press: DropPresetPress) -> None:
        await self.presets.delete((await self.rights.managed(interaction)).id, press.subject)
        await self._show(interaction, "server", TABLES)

    async def _choose(self, interaction: discord.Interaction, whose: Whose, name: str, chosen: str) -> None:
        owner = await self._owner(interaction, whose)
        if whose == "server" and page_of(whose, name) == RIGHTS and not owns(interaction):
            raise Refused("rights-only")
        try:
            if whose == "server":
                entry = AuditEntry(Power.SET, interaction.user.id, detail=f"{name} {chosen}")
                row = entry.row(owner, real_time(self.clock))
                await self.preferences.choose("server", owner, name, chosen, row)
            else:
                await self.preferences.choose(whose, owner, name, chosen)
        except KeyError:
            raise Refused("moved-on") from None
        await self.preferences.recognise(interaction)
        if name in SEEN:
            await self._repaint(interaction, whose)

    async def _show(self, interaction: discord.Interaction, whose: Whose, page: str = "") -> None:
        owner, guild = await self._owner(interaction, whose), interaction.guild
        reader, below, presets = reader_of(interaction), "", list[Preset]()
        if whose == "server" and guild is not None:
            chosen, presets = await self.preferences.in_server(guild), await self.presets.all(owner)
        else:
            chosen = await self.preferences.of(whose, owner)
            if guild is not None:
                below = own_reliability(await self.reliability.of(guild.id, owner), reader)
        await self.answers.show(interaction, preferences_view(Choices(whose, chosen), reader, page, presets, below))

    async def _owner(self, interaction: discord.Interaction, whose: Whose) -> int:
        """Return the id of the person or server whose preferences these are. Makes sure that the store knows it. Raises
        ``Refused``.
        """
        user = interaction.user
        if whose == "person":
            await meet_person(self.store.people, interaction)
            return user.id
        guild = await self.rights.managed(interaction)
        await meet_server(self.store.servers, interaction)
        return guild.id

    async def _repaint(self, interaction: discord.Interaction, whose: Whose) -> None:
        """Paint again what the preference changes: a person's hands, and the tables of this channel. Others follow with
        their next change.
        """
        if whose == "server":
            for number in await self.store.open_tables.around(interaction.channel_id or 0):
                self.painter.wake(number)
            return
        for table in await self.tables.readable(await self.store.open_tables.of_person(interaction.user.id)):
            seat = table.seat_of(interaction.user.id)
            if seat is not None:
                self.painter.hands.renew(table.id, [seat])
                self.painter.wake_hands(table.id)


def _ask_name(table: int, reader: Person) -> Modal:
    """A form that asks for the name of a preset."""
    modal = Modal(title=reader.text("button-save")[:45], custom_id=NamePresetPress(table).id)
    field: TextInput[Modal] = TextInput(max_length=NamePresetPress.longest)
    told = reader.text("preset-name-about")[:100]
    modal.add_item(Label(text=reader.text("preset-name")[:45], description=told, component=field))
    modal.stop()
    return modal


ANSWERS = (("minutes", 10 * MINUTE), ("hour", HOUR), ("hours", 5 * HOUR), ("day", DAY))
"""How soon somebody answers, by the longest median time."""
LAST_SEEN = (("day", DAY), ("week", 7 * DAY), ("month", 31 * DAY))
"""When somebody played last, by the longest time since then. Not more exact: it may have been where nobody sees it."""

SLOWEST, LONGEST = "days", "longer"
"""What is beyond them."""
ANSWERED: Final = TextKeys("answers-{}", lambda: (*(name for name, _ in ANSWERS), SLOWEST))
SEEN_AGO: Final = TextKeys("seen-{}", lambda: (*(name for name, _ in LAST_SEEN), LONGEST))


def who_view(found: Sequence[tuple[str, Attendance]], now: float, reader: Person) -> LayoutView:
    """Who sits at a table, by name. ``now`` is real time."""
    lines = [_who_line(name, record, now, reader) for name, record in found]
    return framed(GREY, [TextDisplay(reader.text("who-title")), TextDisplay("\n".join(lines))])


def _who_line(name: str, record: Attendance, now: float, reader: Person) -> str:
    if is_new(record):
        return reader.text("who-new", who=name)
    tenths = 10 * sum(record.finished) // len(record.finished)
    seen = _first(LAST_SEEN, now - (record.seen or 0.0), LONGEST)
    return reader.text(
        "who-line",
        who=name,
        finishes=reader.text("finishes-share", tenths=tenths),
        answers=_answers(record, reader),
        seen=reader.text(SEEN_AGO.key(seen)),
    )


def own_reliability(record: Attendance, reader: Person) -> str:
    """What a person reads of their own, and how it comes back up."""
    count = len(record.finished)
    if is_new(record):
        lines = [reader.text("me-new", count=NEWCOMER_MATCHES - count)]
    else:
        facts = {"finished": sum(record.finished), "begun": count}
        lines = [reader.text("me-reliable", **facts, answers=_answers(record, reader))]
    if not is_new(record) and not finishes(record.finished):
        lines.append(reader.text("me-back-up", count=lacking(record)))
    return "\n".join([*lines, reader.text("me-not-counted")])


def _answers(record: Attendance, reader: Person) -> str:
    return reader.text(ANSWERED.key(_first(ANSWERS, record.answer_s or 0.0, SLOWEST)))


def _first(limits: Sequence[tuple[str, float]], value: float, beyond: str) -> str:
    """Return the name of the first limit that is not passed."""
    return next((name for name, limit in limits if value <= limit), beyond)


class ReliabilityCog(commands.Cog):
    """*Who sits here?* in the lobby. Only people of the table are answered, each alone."""

    def __init__(self, services: Services) -> None:
        self.tables, self.reliability = services.tables, services.reliability
        self.answers, self.clock = services.answers, services.clock

    @on_press(WhoPress)
    async def press_who(self, interaction: discord.Interaction, press: WhoPress) -> None:
        table = await self.tables.get(press.table)
        table.held_seat(interaction.user.id)
        named = written_names(table)
        found = [
            (named[seat], await self.reliability.of(table.server, player.person))
            for seat, player in enumerate(table.players)
            if player.person is not None and not player.gone
        ]
        await self.answers.show(interaction, who_view(found, real_time(self.clock), reader_of(interaction)))


class HomePress(Labelled, SubjectPress, op="home"):
    """*I am back* from holidays."""


class CallOffPress(SubjectPress, op="calloff"):
    """Cancel holidays that have not begun. The subject is when they begin, in seconds since 1970."""


class Limit(NamedTuple):
    """How many days of holidays a month stop the clocks of a server, and which days of a person's do."""

    server: str
    days: int
    counted: Sequence[Days]


def away_view(
    holidays: Sequence[TimeOff], reader: Person, *, note: str = "", limits: Sequence[Limit] = ()
) -> LayoutView:
    """A person's holidays, after a ``note``. ``limits``: of servers that allow less."""
    if not holidays:
        return framed(GREY, [TextDisplay(note or reader.text("away-none"))])
    spans = [reader.text("away-days", **_days(one.days, reader)) for one in holidays]
    lines = [reader.text("away-line", days=span) for span in spans]
    less = [
        reader.text(
            "away-limit",
            server=names.written(one.server, SHORT_SERVER_NAME_CHARACTERS),
            days=one.days,
            counted=reader.listed(reader.text("away-days", **_days(days, reader)) for days in one.counted)
            or reader.text("away-not-at-all"),
        )
        for one in limits
    ]
    back = [own_button(reader, HomePress(), emoji="🏠")] if any(one.has_begun for one in holidays) else []
    off = [
        button(CallOffPress(str(one.begins)), reader.text("button-calloff", begin=_days(one.days, reader)["begin"]))
        for one in holidays
        if not one.has_begun
    ]
    return framed(
        GREY,
        [
            TextDisplay(reader.text("away-title")),
            if_any(note),
            TextDisplay("\n".join(lines)),
            if_any("\n".join(less)),
            *rows(*back, *off),
        ],
    )


def _days(days: Days, reader: Person) -> dict[str, str]:
    """The first and the last day in words."""
    return {name: day_in_words(reader.locale, day) for name, day in zip(("begin", "end"), days, strict=True)}


HOLIDAY_DAYS, AHEAD_DAYS = 62, 366
"""Upper bounds: the length of holidays, and how far ahead they may begin, in days."""
OFFERED_DAYS = 21
"""How many days are offered as choices."""


class AwayCog(commands.Cog):
    """Holidays of a person."""

    def __init__(self, services: Services) -> None:
        self.store, self.preferences, self.absences = services.store, services.preferences, services.absences
        self.pauses, self.answers, self.tables = services.pauses, services.answers, services.tables

    @app_commands.command(name="away", description=local("cmd-away"))
    @works_in_dms
    @app_commands.describe(begin=local("arg-from"), end=local("arg-until"))
    @app_commands.rename(begin="from", end="until")
    async def away(self, interaction: discord.Interaction, begin: DayText = "", end: DayText = "") -> None:
        """Announce time off for all tables, from the first day, or today, until the last one. A first day alone is one
        day. Without dates: show what was announced.
        """
        person = interaction.user.id
        if not begin and not end:
            await self._show(interaction)
            return
        zone, now = await self._zone(person), self.absences.now()
        today = today_in(zone, now)
        try:
            first = read_day(written := begin, today, named_days()) if begin else today
            last = read_day(written := end, today, named_days(), first) if end else first
        except ValueError:
            raise Refused("away-dates", written=names.written(written, DAY_CHARACTERS)) from None
        if last < first:
            raise Refused("away-order", **_days((first, last), reader_of(interaction)))
        if last < today:
            raise Refused("away-past")
        if (last - first).days >= HOLIDAY_DAYS or (first - today).days > AHEAD_DAYS:
            raise Refused("away-long", most=HOLIDAY_DAYS)
        await meet_person(self.store.people, interaction)
        since, until = whole_days(first, last, zone)
        told = await self.absences.announce(person, (max(since, now), until), self.pauses)
        await self._show(interaction, reader_of(interaction).text("away-told", count=len(told)))

    @away.autocomplete("begin")
    @away.autocomplete("end")
    async def days(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Offer the next days."""
        today = today_in(await self._zone(interaction.user.id), self.absences.now())
        coming = [(today + timedelta(days=days)).isoformat() for days in range(OFFERED_DAYS)]
        return choices((day, day) for day in coming if caseless(typed) in day)

    @on_press(HomePress)
    async def press_home(self, interaction: discord.Interaction, press: HomePress) -> None:
        """*I am back*: end the holidays that have begun."""
        person, reader = interaction.user.id, reader_of(interaction)
        await self.absences.come_back(person, self.pauses)
        stays = ["away-stays"] if await self.absences.announced(person) else []
        await self._show(interaction, "\n".join(reader.text(key) for key in ["away-over", *stays]))

    @on_press(CallOffPress)
    async def press_call_off(self, interaction: discord.Interaction, press: CallOffPress) -> None:
        """Cancel holidays that have not begun."""
        await self.absences.call_off(interaction.user.id, number(press.subject), self.pauses)
        await self._show(interaction, reader_of(interaction).text("away-called-off"))

    async def _show(self, interaction: discord.Interaction, note: str = "") -> None:
        person = interaction.user.id
        announced, limits = await self.absences.announced(person), await self._limits(person)
        await self.answers.show(interaction, away_view(announced, reader_of(interaction), note=note, limits=limits))

    async def _zone(self, person: int) -> str:
        return (await self.preferences.of("person", person))[ZONE.name]

    async def _limits(self, person: int) -> list[Limit]:
        """Return the limits of the servers of a person's tables that allow fewer days than announced."""
        found: dict[str, Limit] = {}
        announced = sum(end - begin for begin, end in joined(await self.store.holidays.of(person)))
        for table in await self.tables.readable(await self.tables.open_tables.of_person(person)):
            theirs = joined(await self.absences.granted_at(table, person))
            if not table.alone and sum(end - begin for begin, end in theirs) < announced:
                where = table.notes.origin.where or f"#{table.id}"
                days = await self.preferences.holiday_days(table)
                found[where] = Limit(where, days, await self.absences.counted(table, person))
        return [*found.values()]


FIRST_SENTENCES = ("you", "choices", "games", "accounts", "attendance")
"""What is said first of what is stored."""


def sentences() -> list[str]:
    """Return which sentences tell of the tables that contain people."""
    told = [table.info["sentence"] for table in schema.metadata.tables.values() if "sentence" in table.info]
    return [*dict.fromkeys((*FIRST_SENTENCES, *told))]


SENTENCE = TextKeys("privacy-{}", sentences)


class PrivacyPress(SubjectPress, op="privacy"):
    """*Back*: to what is stored. The subject is the person's id."""


class ExportPress(SubjectPress, op="export"):
    """*Export my data*."""


class ErasePress(SubjectPress, op="erase"):
    """*Delete my data…*."""


class ErasedPress(SubjectPress, op="erased"):
    """*Delete for good*."""


def kept_view(reader: Person, days: int) -> LayoutView:
    """What is stored, and how many ``days`` finished tables are kept (0 for ever). The buttons are only for this
    person.
    """
    long = reader.text("privacy-days", days=days) if days else reader.text("privacy-forever")
    told = [reader.text(key) for key in ("privacy-title", *SENTENCE.keys(), "privacy-words")]
    told += [long, reader.text("privacy-servers", days=LEFT_SERVER_KEPT_DAYS)]
    buttons = rows(
        button(ExportPress(str(reader.id)), reader.text("privacy-export")),
        button(ErasePress(str(reader.id)), reader.text("privacy-erase"), discord.ButtonStyle.danger),
    )
    return framed(GREY, [TextDisplay("\n".join(told)), *buttons])


def question_view(reader: Person, tables: int) -> LayoutView:
    """The question whether everything is to be deleted, with the way back. ``tables``: at how many they sit."""
    asked = reader.text("privacy-ask", tables=tables)
    sure = button(ErasedPress(str(reader.id)), reader.text("privacy-sure"), discord.ButtonStyle.danger)
    back = button(PrivacyPress(str(reader.id)), reader.text("button-settings"))
    return framed(GREY, [TextDisplay(asked), *rows(sure, back)])


EXPORT_MAX_BYTES = 8_000_000
"""Upper bound on an export, in bytes: a little less than Discord's upload limit. A larger export is compressed."""


class PrivacyCog(commands.Cog):
    """``/privacy`` and its buttons. Each button carries the id of the person it is about."""

    def __init__(self, services: Services) -> None:
        self.store, self.settings, self.responder = services.store, services.settings, services.responder
        self.answers, self.privacy = services.answers, services.privacy

    @app_commands.command(name="privacy", description=local("cmd-privacy"))
    @works_in_dms
    async def show(self, interaction: discord.Interaction) -> None:
        """Say what is stored, and offer to export or delete it."""
        await self._show(interaction)

    @on_press(PrivacyPress)
    async def press_privacy(self, interaction: discord.Interaction, press: PrivacyPress) -> None:
        """*Back* from the question."""
        _own(interaction, press)
        await self._show(interaction)

    async def _show(self, interaction: discord.Interaction) -> None:
        view = kept_view(reader_of(interaction), self.settings.keep_logs)
        await self.answers.show(interaction, view)

    @on_press(ExportPress)
    async def press_export(self, interaction: discord.Interaction, press: ExportPress) -> None:
        _own(interaction, press)
        await self.responder.defer(interaction)
        name, content = "maumau.json", (await self.privacy.export(interaction.user.id)).encode()
        if len(content) > EXPORT_MAX_BYTES:
            name, content = f"{name}.gz", await asyncio.to_thread(gzip.compress, content)
        said = reader_of(interaction).text("privacy-exported")
        await self.responder.file(interaction, said, name, content)

    @on_press(ErasePress)
    async def press_erase(self, interaction: discord.Interaction, press: ErasePress) -> None:
        """*Delete my data…*: explain what that means."""
        _own(interaction, press)
        person = interaction.user.id
        tables = await self.store.open_tables.of_person(person)
        await self.answers.show(interaction, question_view(reader_of(interaction), len(tables)))

    @on_press(ErasedPress)
    async def press_erased(self, interaction: discord.Interaction, press: ErasedPress) -> None:
        _own(interaction, press)
        await self.responder.defer(interaction)
        await self.privacy.erase(interaction.user.id)
        await self.answers.say(interaction, "privacy-erased")


def _own(interaction: discord.Interaction, press: SubjectPress) -> None:
    """Refuse a person who presses a button that is about somebody else."""
    if press.subject != str(interaction.user.id):
        raise Refused("not-yours")


class MembershipCog(commands.Cog):
    """Listens to servers that remove the bot or change what it may do, and to people who leave."""

    def __init__(self, bot: MauMauBot) -> None:
        self.bot, services = bot, bot.services
        self.store, self.tables = services.store, services.tables
        self.membership, self.wall = services.membership, services.wall
        self.painter, self.lobbies = services.painter, services.lobbies

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """After a downtime, find the servers that have removed the bot meanwhile."""
        await self.bot.retry_until(self._find_lost, away=StoreAway)

    async def _find_lost(self) -> None:
        here, store = {guild.id for guild in self.bot.guilds}, self.store
        for server, left in (await store.servers.all()).items():
            if not self.tables.shards.has(server):
                continue
            if server in here and left is not None:
                await store.servers.note_there(server)
            elif server not in (*here, 0) and left is None:
                await store.servers.note_left(server, self.wall())

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """A server has invited the bot, perhaps again."""
        await self.bot.retry_until(partial(self.store.servers.note_there, guild.id), away=StoreAway)
        await self._permitted(guild.id)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """A server has removed the bot, or was deleted. A server that is only unavailable does not cause this event.

        Its matches go on, as where a channel is lost: the clock plays for those who do not come. Else who is losing
        would remove the bot, or who is ahead.
        """
        await self.bot.retry_until(partial(self.store.servers.note_left, guild.id, self.wall()), away=StoreAway)

    @commands.Cog.listener()
    async def on_member_ban(self, guild: discord.Guild, user: discord.User | discord.Member) -> None:
        """A person was banned. Who may have done so gains nothing by it at a table at which they play."""
        await self.bot.retry_until(partial(self._left, guild.id, user.id, guild), away=StoreAway)

    @commands.Cog.listener()
    async def on_raw_member_remove(self, payload: discord.RawMemberRemoveEvent) -> None:
        """A person has left, if Discord tells the bot."""
        await self.bot.retry_until(partial(self._left, payload.guild_id, payload.user.id), away=StoreAway)

    @commands.Cog.listener()
    async def on_message(self, message: discord.Message) -> None:
        """Note that a person who writes in a server is a member, and at a table, what they are called."""
        if message.guild is not None and not message.author.bot:
            server, author = message.guild.id, message.author
            known = self.membership.note_seen(server, author.id)
            if known.name != author.display_name and self.tables.open_in(message.channel.id):
                await self.membership.note_name(server, author.id, author.display_name)

    @commands.Cog.listener()
    async def on_guild_channel_update(self, _: discord.abc.GuildChannel, channel: discord.abc.GuildChannel) -> None:
        """The permissions in a channel may be others."""
        await self._permitted(channel.guild.id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, _: discord.Role, role: discord.Role) -> None:
        """The permissions of a role may be others."""
        await self._permitted(role.guild.id)

    @commands.Cog.listener()
    async def on_member_update(self, _: discord.Member, member: discord.Member) -> None:
        """The bot itself may have other roles."""
        if member == member.guild.me:
            await self._permitted(member.guild.id)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """A thread may be open again."""
        await self._permitted(payload.guild_id)

    async def _permitted(self, server: int) -> None:
        """Show what could not be shown before the bot had other permissions."""
        await self.bot.retry_until(partial(self.painter.retry_lost, server), away=StoreAway)
        self.bot.dispatch("permitted", server)

    async def _left(self, server: int, person: int, banned_from: discord.Guild | None = None) -> None:
        await self.membership.note_gone(server, person)
        found = await self.tables.readable(await self.store.open_tables.of_person(person))
        tables = [table for table in found if table.server == server and not table.alone]
        others = {other for table in tables for other in table.people} - {person}
        suspects = await self.membership.who_may_ban(banned_from, others) if banned_from else []
        for table in tables:
            await self.membership.make_absent(table.id, person, suspects)
        for table in await self.tables.readable(await self.store.open_tables.of_server(server)):
            if person in table.notes.guests.challenged:
                with suppress(Refused):  # the match has begun meanwhile
                    await self.lobbies.withdraw(table.id, person)


async def setup(bot: MauMauBot) -> None:
    await bot.add_cog(AwayCog(bot.services))
    await bot.add_cog(MembershipCog(bot))
    await bot.add_cog(PreferencesCog(bot.services))
    await bot.add_cog(PrivacyCog(bot.services))
    await bot.add_cog(ReliabilityCog(bot.services))
