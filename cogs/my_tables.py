"""``/games``: a person's tables in all servers."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import MauMauBot
from bot.interactions.router import on_press
from bot.language.texts import local
from bot.preferences.service import reader
from bot.services import Services
from bot.views.my_tables import MyTablesPress, my_tables_view


class MyTablesCog(commands.Cog):
    """The tables of one person."""

    def __init__(self, services: Services) -> None:
        self.access, self.answers = services.access, services.answers

    @app_commands.command(name="games", description=local("cmd-games"))
    async def games(self, interaction: discord.Interaction) -> None:
        """List the tables at which the person is seated, in every server."""
        await self._games(interaction)

    @on_press(MyTablesPress)
    async def press_page(self, interaction: discord.Interaction, press: MyTablesPress) -> None:
        """*◀* or *▶*."""
        await self._games(interaction, press.page)

    async def _games(self, interaction: discord.Interaction, page: int = 0) -> None:
        person = interaction.user.id
        view = my_tables_view(await self.access.own(person), person, reader(interaction), page)
        await self.answers.show(interaction, view)


async def setup(bot: MauMauBot) -> None:
    """Add the cog."""
    await bot.add_cog(MyTablesCog(bot.services))
