"""``/away``: holidays, announced once for all tables."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta

import discord
from discord import app_commands
from discord.ext import commands

from bot.absence.calendar import DAY_CHARACTERS, named_days, read_day, today_in, whole_days
from bot.absence.views import HomePress, away_view
from bot.app import MauMauBot
from bot.interactions.entrances import DayText
from bot.interactions.meeting import meet_person
from bot.interactions.router import on_press
from bot.language import names, texts
from bot.language.texts import day_in_words, local
from bot.preferences.declared import HOLIDAYS, ZONE
from bot.preferences.service import reader
from bot.services import Services
from bot.tables.table import Refused, Table
from bot.time import joined
from bot.views.components import notice_view
from bot.views.typed_choices import choices
from rules.plain_text import caseless

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
            theirs = joined(await self.absences.granted_in(table.server, person))
            if sum(end - begin for begin, end in theirs) < announced:
                days = (await self.preferences.of("server", table.server))[HOLIDAYS.name]
                found[table.notes.origin.where or f"#{table.id}"] = int(days)
        return found


async def setup(bot: MauMauBot) -> None:
    """Add the cog."""
    await bot.add_cog(AwayCog(bot.services))
