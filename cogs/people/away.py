"""``/away``: holidays, announced once for all tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import timedelta

import discord
from discord import app_commands
from discord.ext import commands
from discord.ui import LayoutView, TextDisplay

from bot.discord.responder import meet_person
from bot.discord.router import DayText, choices, on_press
from bot.people.absence import DAY_CHARACTERS, Days, named_days, read_day, today_in, whole_days
from bot.people.preferences import ZONE, reader
from bot.screens.components import GREY, SubjectPress, framed, if_any, notice_view, own_button, rows
from bot.screens.my_tables import SHORT_SERVER_NAME_CHARACTERS
from bot.services import Services
from bot.tables.table import Refused, Table
from bot.time import joined
from bot.words import names, texts
from bot.words.texts import day_in_words, local
from rules.plain_text import caseless


class HomePress(SubjectPress, op="home"):
    """*I am back* from holidays."""


def away_view(
    holidays: Sequence[Days], locale: str, *, told: int | None = None, limits: Mapping[str, int] | None = None
) -> LayoutView:
    """A person's holidays. ``told``: how many tables were just informed. ``limits``: servers that allow less, with
    their days.
    """
    if not holidays:
        return framed(GREY, [TextDisplay(texts.text(locale, "away-none"))])
    lines = [
        texts.text(locale, "away-line", begin=day_in_words(locale, first), end=day_in_words(locale, last))
        for first, last in holidays
    ]
    less = [
        texts.text(locale, "away-limit", server=names.written(server, SHORT_SERVER_NAME_CHARACTERS), days=most)
        for server, most in (limits or {}).items()
    ]
    return framed(
        GREY,
        [
            TextDisplay(texts.text(locale, "away-title")),
            TextDisplay("\n".join(lines)),
            if_any(texts.text(locale, "away-told", count=told) if told is not None else ""),
            if_any("\n".join(less)),
            *rows(own_button(locale, HomePress(), emoji="🏠")),
        ],
    )


HOLIDAY_DAYS, AHEAD_DAYS = 62, 366
"""Upper bounds: the length of holidays, and how far ahead they may begin, in days."""
OFFERED_DAYS = 21
"""How many days are offered as choices."""


class AwayCog(commands.Cog):
    """Holidays of a person."""

    def __init__(self, services: Services) -> None:
        self.store, self.preferences, self.absences = services.store, services.preferences, services.absences
        self.pauses, self.answers = services.pauses, services.answers

    @app_commands.command(name="away", description=local("cmd-away"))
    @app_commands.describe(begin=local("arg-from"), end=local("arg-until"))
    @app_commands.rename(begin="from", end="until")
    async def away(self, interaction: discord.Interaction, begin: DayText = "", end: DayText = "") -> None:
        """Announce time off for all tables, from the first day, or today, until the last one. A first day alone is one
        day. Without dates: show what was announced.
        """
        person = interaction.user.id
        if not begin and not end:
            await self.answers.show(interaction, away_view(await self.absences.announced(person), reader(interaction)))
            return
        zone, now = await self._zone(person), self.absences.now()
        today = today_in(zone, now)
        try:
            first = read_day(written := begin, today, named_days()) if begin else today
            last = read_day(written := end, today, named_days(), first) if end else first
        except ValueError:
            raise Refused("away-dates", written=names.written(written, DAY_CHARACTERS)) from None
        if last < first:
            days = {"begin": day_in_words(reader(interaction), first), "end": day_in_words(reader(interaction), last)}
            raise Refused("away-order", **days)
        if last < today:
            raise Refused("away-past")
        if (last - first).days >= HOLIDAY_DAYS or (first - today).days > AHEAD_DAYS:
            raise Refused("away-long", most=HOLIDAY_DAYS)
        await meet_person(self.store.people, interaction)
        since, until = whole_days(first, last, zone)
        told = await self.absences.announce(person, (max(since, now), until), self.pauses)
        spans, limits = await self.absences.announced(person), await self._limits(person, told)
        view = away_view(spans, reader(interaction), told=len(told), limits=limits)
        await self.answers.show(interaction, view)

    @away.autocomplete("begin")
    @away.autocomplete("end")
    async def days(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Offer the next days."""
        today = today_in(await self._zone(interaction.user.id), self.absences.now())
        coming = [(today + timedelta(days=days)).isoformat() for days in range(OFFERED_DAYS)]
        return choices((day, day) for day in coming if caseless(typed) in day)

    @on_press(HomePress)
    async def press_home(self, interaction: discord.Interaction, press: HomePress) -> None:
        """*I am back*: cancel the announced holidays."""
        await self.absences.call_off(interaction.user.id, self.pauses)
        await self.answers.show(interaction, notice_view(texts.text(reader(interaction), "away-over")))

    async def _zone(self, person: int) -> str:
        return (await self.preferences.of("person", person))[ZONE.name]

    async def _limits(self, person: int, told: Sequence[Table]) -> dict[str, int]:
        """Give the servers of these tables that allow fewer days than announced, with their days a month."""
        found = {}
        announced = sum(end - begin for begin, end in joined(await self.store.holidays.of(person)))
        for table in told:
            theirs = joined(await self.absences.granted_at(table, person))
            if sum(end - begin for begin, end in theirs) < announced:
                found[table.notes.origin.where or f"#{table.id}"] = await self.preferences.holiday_days(table)
        return found
