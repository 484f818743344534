"""*Time off*: when people are not there."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from datetime import date, timedelta
from functools import cache
from typing import NamedTuple

import discord
from discord.ext import commands
from discord.ui import Label, LayoutView, Modal, TextDisplay, TextInput

from bot.discord.responder import meet_person
from bot.discord.router import fields, on_press
from bot.people.absence import Days, TimeOff, today_in, whole_days
from bot.people.preferences import LOOKS, ZONE, reader_of
from bot.screens.components import (
    GREY,
    TITLE_CHARACTERS,
    Labelled,
    SubjectPress,
    button,
    framed_view,
    number,
    own_button,
    rows,
)
from bot.services import Services
from bot.tables.table import Refused
from bot.time import merge_spans
from bot.words import names, texts
from bot.words.texts import Person, day_in_words
from cogs.people.screens import AwayPress, SettingsPress
from cogs.tables.screens import SHORT_SERVER_NAME_CHARACTERS
from rules.plain_text import caseless


class HomePress(Labelled, SubjectPress, op="home", label="back"):
    """*I am back* from holidays."""


class AwayForPress(SubjectPress, op="away-for"):
    """So many days off, from today on. The subject is how many."""


class AwayDaysPress(Labelled, SubjectPress, op="away-days"):
    """*Other days*: asks for the first and the last one."""


class AwayTypedPress(SubjectPress, op="away-typed"):
    """The first and the last day were written."""

    longest = 40


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
    offered = [
        *(button(AwayForPress(str(days)), reader.text("days", days=days)) for days in DAYS_OFFERED),
        own_button(reader, AwayDaysPress(), emoji="📅"),
        own_button(reader, SettingsPress(LOOKS)),
    ]
    if not holidays:
        return framed_view(GREY, [note or reader.text("away-none"), *rows(*offered)])
    spans = [reader.text("away-days", **_days(one.days, reader)) for one in holidays]
    lines = [reader.text("away-line", days=span) for span in spans]
    less = [
        reader.text(
            "away-limit",
            server=names.escape(one.server, SHORT_SERVER_NAME_CHARACTERS),
            days=one.days,
            counted=reader.format_list(reader.text("away-days", **_days(days, reader)) for days in one.counted)
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
    return framed_view(
        GREY,
        [
            TextDisplay(reader.text("away-title")),
            note,
            TextDisplay("\n".join(lines)),
            "\n".join(less),
            *rows(*back, *off),
            *rows(*offered),
        ],
    )


def _days(days: Days, reader: Person) -> dict[str, str]:
    """The first and the last day in words."""
    return {name: day_in_words(reader.locale, day) for name, day in zip(("begin", "end"), days, strict=True)}


HOLIDAY_DAYS, AHEAD_DAYS = 62, 366
"""Upper bounds: the length of holidays, and how far ahead they may begin, in days."""
DAYS_OFFERED = (3, 7, 14)
"""How many days off, from today on, a button gives."""


class AwayCog(commands.Cog):
    """Holidays of a person."""

    def __init__(self, services: Services) -> None:
        self.store, self.preferences, self.absences = services.store, services.preferences, services.absences
        self.pauses, self.answers, self.tables = services.pauses, services.answers, services.tables
        self.responder = services.responder

    async def _announce_written(self, interaction: discord.Interaction, begin: str, end: str) -> None:
        """Announce time off between two days as people write them. Raises ``Refused``."""
        zone = await self._zone(interaction.user.id)
        today = today_in(zone, self.absences.now())
        try:
            first = read_day(written := begin, today, named_days()) if begin else today
            last = read_day(written := end, today, named_days(), first) if end else first
        except ValueError:
            raise Refused("away-dates", written=names.escape(written, DAY_CHARACTERS)) from None
        if last < first:
            raise Refused("away-order", **_days((first, last), reader_of(interaction)))
        if last < today:
            raise Refused("away-past")
        if (last - first).days >= HOLIDAY_DAYS or (first - today).days > AHEAD_DAYS:
            raise Refused("away-long", most=HOLIDAY_DAYS)
        await self._announce(interaction, first, last, zone)

    async def _announce(self, interaction: discord.Interaction, first: date, last: date, zone: str) -> None:
        await meet_person(self.store.people, interaction)
        person, now = interaction.user.id, self.absences.now()
        since, until = whole_days(first, last, zone)
        told = await self.absences.announce(person, (max(since, now), until), self.pauses)
        await self._show(interaction, reader_of(interaction).text("away-told", count=len(told)))

    @on_press(AwayPress)
    async def press_away(self, interaction: discord.Interaction, press: AwayPress) -> None:
        """*Time off*."""
        await self._show(interaction)

    @on_press(AwayForPress)
    async def press_days(self, interaction: discord.Interaction, press: AwayForPress) -> None:
        """So many days off, from today on."""
        if (days := number(press.subject)) not in DAYS_OFFERED:
            raise Refused("moved-on")
        zone = await self._zone(interaction.user.id)
        today = today_in(zone, self.absences.now())
        await self._announce(interaction, today, today + timedelta(days=days - 1), zone)

    @on_press(AwayDaysPress)
    async def press_other_days(self, interaction: discord.Interaction, press: AwayDaysPress) -> None:
        """*Other days*."""
        await self.responder.ask(interaction, _ask_days(reader_of(interaction)))

    @on_press(AwayTypedPress)
    async def press_typed(self, interaction: discord.Interaction, press: AwayTypedPress) -> None:
        """The first and the last day were written."""
        begin, end = [*fields(dict(interaction.data or {})), "", ""][:2]
        await self._announce_written(interaction, begin, end)

    @on_press(HomePress)
    async def press_home(self, interaction: discord.Interaction, press: HomePress) -> None:
        """*I am back*: end the holidays that have begun."""
        person, reader = interaction.user.id, reader_of(interaction)
        await self.absences.come_back(person, self.pauses)
        stays = ["away-stays"] if await self.absences.list_announced(person) else []
        await self._show(interaction, "\n".join(reader.text(key) for key in ["away-over", *stays]))

    @on_press(CallOffPress)
    async def press_call_off(self, interaction: discord.Interaction, press: CallOffPress) -> None:
        """Cancel holidays that have not begun."""
        await self.absences.call_off(interaction.user.id, number(press.subject), self.pauses)
        await self._show(interaction, reader_of(interaction).text("away-called-off"))

    async def _show(self, interaction: discord.Interaction, note: str = "") -> None:
        person = interaction.user.id
        announced, limits = await self.absences.list_announced(person), await self._limits(person)
        await self.answers.show(interaction, away_view(announced, reader_of(interaction), note=note, limits=limits))

    async def _zone(self, person: int) -> str:
        return (await self.preferences.of("person", person))[ZONE.name]

    async def _limits(self, person: int) -> list[Limit]:
        """Return the limits of the servers of a person's tables that allow fewer days than announced."""
        found: dict[str, Limit] = {}
        announced = sum(end - begin for begin, end in merge_spans(await self.store.holidays.list_for(person)))
        for table in await self.tables.get_many(await self.tables.open_tables.list_for_person(person)):
            theirs = merge_spans(await self.absences.allowed_at(table, person))
            if not table.game.alone and sum(end - begin for begin, end in theirs) < announced:
                where = table.notes.origin.where or f"#{table.id}"
                days = await self.preferences.holiday_days(table)
                found[where] = Limit(where, days, await self.absences.list_counted(table, person))
        return [*found.values()]


DAY_CHARACTERS = AwayTypedPress.longest
"""Upper bound on the characters in which a day is written."""


def _ask_days(reader: Person) -> Modal:
    """A form that asks for the first and the last day."""
    modal = Modal(title=reader.text("away-title").removeprefix("## ")[:TITLE_CHARACTERS], custom_id=AwayTypedPress().id)
    for key, needed in (("away-first", True), ("away-last", False)):
        field: TextInput[Modal] = TextInput(max_length=AwayTypedPress.longest, required=needed)
        modal.add_item(Label(text=reader.text(key), description=reader.text("away-written"), component=field))
    modal.stop()
    return modal


_DAYS = (
    re.compile(r"(?P<year>\d{4})\s?[-/.]\s?(?P<month>\d{1,2})\s?[-/.]\s?(?P<day>\d{1,2})\.?"),
    re.compile(r"(?P<day>\d{1,2})\s?[-/.]\s?(?P<month>\d{1,2})(?:\s?[-/.]\s?(?P<year>\d{4}|\d{2})?)?\.?"),
    re.compile(r"(?:(?P<year>\d{4})\s?年\s?)?(?P<month>\d{1,2})\s?月\s?(?P<day>\d{1,2})\s?[日号號]?"),
)
"""How people write a day: the year first, the day first, or in Chinese. Without the year in front, the day comes before
the month: ``3/4`` is in April, as the answer says.
"""


LEAP_YEARS_APART = 8
"""The longest time from one 29 February to the next, in years."""


def read_day(written: str, today: date, named: Mapping[str, int], first: date | None = None) -> date:
    """Read a day: ``2026-12-24``, ``24.12.2026.``, ``24/12``, ``12月24日``, or a word for a number of days from today.
    Without a year it is the next such day that there is, from today or from a first day on.

    Raises ``ValueError``.
    """
    said = caseless(written) if len(written) <= DAY_CHARACTERS else ""
    if said in named:
        return today + timedelta(days=named[said])
    found = next((found for pattern in _DAYS if (found := pattern.fullmatch(said))), None)
    if found is None:
        raise ValueError(written[:DAY_CHARACTERS])
    year, month, day = found["year"], int(found["month"]), int(found["day"])
    if year is not None:
        return date(int(year) + (2000 if len(year) == 2 else 0), month, day)
    since = first or today
    for later in range(since.year, since.year + LEAP_YEARS_APART + 1):
        with suppress(ValueError):
            if (meant := date(later, month, day)) >= since:
                return meant
    raise ValueError(written)


@cache
def named_days() -> Mapping[str, int]:
    """Return the words of all languages for near days, in lower case, with the number of days from today."""
    return {
        caseless(word): days
        for days, key in enumerate(("typed-today", "typed-tomorrow"))
        for tongue in texts.LANGUAGES
        for word in texts.text(tongue, key).split(",")
    }
