"""Solitaire: a table for one, in direct messages or visible to its player only; and the daily deal with its board."""

from __future__ import annotations

from functools import partial

import discord
from discord import app_commands
from discord.ext import commands

from bot.discord.context import context, server_of
from bot.discord.responder import meet
from bot.discord.router import works_in_dms
from bot.matches.daily import board_view, day_of
from bot.people.preferences import reader_of
from bot.services import Services
from bot.tables.lobby import DailyDeal, Location
from bot.tables.table import Player, Refused, Table
from bot.words.texts import TextKeys, local

KINDS = ("new", "daily", "board")
KIND = TextKeys("solitaire-{}", lambda: KINDS)
WHAT = [app_commands.Choice(name=local(KIND.key(what)), value=what) for what in KINDS]


class SolitaireCog(commands.Cog):
    """``/solitaire``."""

    def __init__(self, services: Services) -> None:
        self.store, self.tables, self.lobbies = services.store, services.tables, services.lobbies
        self.answers, self.wall = services.answers, services.wall

    @app_commands.command(name="solitaire", description=local("cmd-solitaire"))
    @works_in_dms
    @app_commands.describe(what=local("arg-what"))
    @app_commands.choices(what=WHAT)
    async def solitaire(self, interaction: discord.Interaction, what: str = "new") -> None:
        """Begin or go on with a game alone; or show who did best with the daily deal."""
        if what == "board":
            await self._board(interaction)
            return
        user, server = interaction.user, interaction.guild_id or 0
        await meet(self.store.people, self.store.servers, interaction)
        daily = await self._deal_of(self._today()) if what == "daily" else None
        table = await (self._tried(user.id, daily.date) if daily else self._begun(user.id))
        if table is None:
            where = interaction.guild.name if interaction.guild else reader_of(interaction).text("game-solitaire")
            outcome = await self.lobbies.open_alone(
                Location(server, interaction.channel_id or 0, name=where),
                Player(user.id, user.display_name),
                daily=daily,
                press=interaction.id,
            )
            table = outcome.table
        elif table.state is None:  # it was interrupted before the deal
            table = (await self.lobbies.deal_alone(table.id, daily.seed if daily else "", interaction.id)).table
        await self.answers.show_hand(interaction, table)

    async def _begun(self, person: int) -> Table | None:
        """Return the person's unfinished game alone, other than a daily deal."""
        for table in await self.tables.readable(await self.store.open_tables.of_person(person)):
            if table.alone and not table.notes.origin.daily:
                return table
        return None

    async def _tried(self, person: int, date: str) -> Table | None:
        """Return the person's one try at a daily deal, to go on with it. Raises ``Refused`` when it is over."""
        number = await self.store.daily_deals.tried(date, person)
        table = await self.tables.get(number) if number is not None else None
        if table is not None and table.closed is not None:
            raise Refused("daily-played")
        return table

    def _today(self) -> str:
        return day_of(self.wall())

    async def _deal_of(self, date: str) -> DailyDeal:
        return DailyDeal(date, await self.store.daily_deals.seed(date, self.tables.chance.new_seed()))

    async def _board(self, interaction: discord.Interaction) -> None:
        """Show who did best with the daily deal in this server."""
        server = server_of(interaction)
        context(interaction).public = True
        date = self._today()
        done = await self.store.daily_deals.results(date, server)
        await self.answers.show_all(interaction, partial(board_view, date, done))
