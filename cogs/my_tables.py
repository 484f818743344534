"""What somebody has everywhere: ``/games`` lists their tables in all servers, ``/away`` announces holidays to them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta

import discord
from discord import app_commands
from discord.ext import commands

from bot.absence.calendar import granted, read_day, today_in, whole_days
from bot.app import MauMauBot
from bot.interactions.router import on_press
from bot.language import texts
from bot.language.card_input import named_days
from bot.language.texts import local
from bot.preferences.service import HOLIDAYS, ZONE, reader
from bot.services import Services
from bot.tables.table import Refused, Table
from bot.views.my_tables import GamesPress, HomePress, away_view, games_view
from bot.views.parts import notice_view
from bot.views.which_table import choices

HOLIDAY_DAYS, AHEAD_DAYS = 62, 366
"""How many days holidays last at most, and how many days ahead they begin."""
MONTH_DAYS, OFFERED_DAYS = 31, 21
"""How many days a month has at most, and how many are offered while somebody types."""


class MyTablesCog(commands.Cog):
    """What is about one person, and all their tables."""

    def __init__(self, services: Services) -> None:
        self.store = services.store
        self.preferences = services.preferences
        self.holidays = services.holidays
        self.pauses = services.pauses
        self.responder = services.responder
        self.access = services.access
        self.answers = services.answers

    @app_commands.command(name="games", description=local("cmd-games"))
    async def games(self, interaction: discord.Interaction) -> None:
        """The tables at which one sits, in every server."""
        await self._games(interaction)

    @on_press(GamesPress)
    async def press_games(self, interaction: discord.Interaction, press: GamesPress) -> None:
        """*◀* or *▶*."""
        await self._games(interaction, press.page)

    async def _games(self, interaction: discord.Interaction, page: int = 0) -> None:
        person = interaction.user.id
        view = games_view(await self.access.own(person), person, reader(interaction), page)
        await self._answer(interaction, view)

    @app_commands.command(name="away", description=local("cmd-away"))
    @app_commands.describe(begin=local("arg-from"), end=local("arg-until"))
    @app_commands.rename(begin="from", end="until")
    async def away(self, interaction: discord.Interaction, begin: str = "", end: str = "") -> None:
        """Announce holidays for all tables at once; without days, see those that were announced."""
        person = interaction.user.id
        if not begin and not end:
            await self._answer(interaction, away_view(await self.holidays.announced(person), reader(interaction)))
            return
        zone, now = await self._zone(person), self.holidays.now()
        today = today_in(zone, now)
        try:
            first, last = read_day(begin, today, named_days()), read_day(end, today, named_days())
        except ValueError:
            raise Refused("away-dates") from None
        if last < first:
            raise Refused("away-dates")
        if last < today:
            raise Refused("away-past")
        if (last - first).days >= HOLIDAY_DAYS or (first - today).days > AHEAD_DAYS:
            raise Refused("away-long", most=HOLIDAY_DAYS)
        await self.store.people.meet(person, interaction.user.display_name, interaction.locale.value)
        since, until = whole_days(first, last, zone)
        told = await self.holidays.announce(person, (max(since, now), until), self.pauses)
        spans, limits = await self.holidays.announced(person), await self._limits(person, told)
        view = away_view(spans, reader(interaction), told=len(told), limits=limits)
        await self._answer(interaction, view)

    @away.autocomplete("begin")
    @away.autocomplete("end")
    async def days(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The next days."""
        today = today_in(await self._zone(interaction.user.id), self.holidays.now())
        coming = [(today + timedelta(days=days)).isoformat() for days in range(OFFERED_DAYS)]
        return choices((day, day) for day in coming if typed.strip() in day)

    @on_press(HomePress)
    async def press_home(self, interaction: discord.Interaction, press: HomePress) -> None:
        """*I am back*: whatever was announced is called off."""
        await self.holidays.call_off(interaction.user.id, self.pauses)
        await self.answers.show(interaction, notice_view(texts.text(reader(interaction), "away-over")))

    # within

    async def _zone(self, person: int) -> str:
        return (await self.preferences.of("person", person))[ZONE.name]

    async def _limits(self, person: int, told: Sequence[Table]) -> dict[str, int]:
        """The servers of these tables that grant less than was announced, with their days a month."""
        found = {}
        announced = sum(end - begin for begin, end in granted(await self.store.holidays.of(person), MONTH_DAYS))
        for table in told:
            theirs = await self.holidays.granted_in(table.server, person)
            if sum(end - begin for begin, end in theirs) < announced:
                days = (await self.preferences.of("server", table.server))[HOLIDAYS.name]
                found[table.notes.where or f"#{table.id}"] = int(days)
        return found

    async def _answer(self, interaction: discord.Interaction, view: discord.ui.LayoutView) -> None:
        """Answer this person alone; over the page that was turned."""
        if interaction.type is discord.InteractionType.component:
            await self.answers.show(interaction, view)
        else:
            await self.responder.alone(interaction, view=view)


async def setup(bot: MauMauBot) -> None:
    """Add the cog."""
    await bot.add_cog(MyTablesCog(bot.services))
