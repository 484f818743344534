"""Asks which of several tables is meant, and does there what was asked for."""

from __future__ import annotations

import discord
from discord.ext import commands

from bot.app import MauMauBot
from bot.discordpy.context import context
from bot.interactions.router import on_press, value
from bot.preferences.service import reader
from bot.services import Services
from bot.tables.table import Refused
from bot.views.press import number
from bot.views.which_table import TablesPagePress, WhichTablePress, which_table_view


class WhichTableCog(commands.Cog):
    """The list of tables, and the operation at the chosen one."""

    def __init__(self, services: Services) -> None:
        self.access, self.answers = services.access, services.answers

    @on_press(TablesPagePress)
    async def press_page(self, interaction: discord.Interaction, press: TablesPagePress) -> None:
        """*◀* or *▶*."""
        self.access.after_choice(press.subject)
        tables = await self.access.candidates(interaction, press.subject)
        if not tables:
            raise Refused("nothing-listed")
        view = which_table_view(tables, press.subject, reader(interaction), press.page)
        await self.answers.show(interaction, view)

    @on_press(WhichTablePress)
    async def press_which(self, interaction: discord.Interaction, press: WhichTablePress) -> None:
        """A table was chosen from the offered ones."""
        chosen, operation = number(value(interaction)), self.access.after_choice(press.subject)
        for table in await self.access.candidates(interaction, press.subject):
            if table.id == chosen:
                context(interaction).table = table.id
                await self.access.check_presence(table, interaction)
                await operation(interaction, table)
                return
        raise Refused("moved-on")


async def setup(bot: MauMauBot) -> None:
    """Add the cog."""
    await bot.add_cog(WhichTableCog(bot.services))
