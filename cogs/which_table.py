"""Asking somebody which of several tables is meant, and doing it there."""

from __future__ import annotations

import discord
from discord.ext import commands

from bot.app import MauMauBot
from bot.interactions.router import Press, number, value
from bot.preferences.service import reader
from bot.tables.table import Refused
from bot.views.which_table import which_table_view


class WhichTableCog(commands.Cog):
    """The list of tables, and what is done with the one that was chosen."""

    def __init__(self, bot: MauMauBot) -> None:
        self.bot = bot
        bot.router.add("which", self.press_which)
        bot.router.add("page", self.press_page)

    async def press_page(self, interaction: discord.Interaction, press: Press) -> None:
        """*◀* or *▶*."""
        tables = await self.bot.access.candidates(interaction, self._does(press))
        view = which_table_view(tables, press.argument, reader(interaction), max(press.prompt, 0))
        await self.bot.show(interaction, view)

    async def press_which(self, interaction: discord.Interaction, press: Press) -> None:
        """A table was chosen: one of those that may be."""
        chosen, does = number(value(interaction)), self._does(press)
        for table in await self.bot.access.candidates(interaction, does):
            if table.id == chosen:
                interaction.extras["table"] = table.id
                await self.bot.access.check_presence(table, interaction)
                await self.bot.choices[does](interaction, table)
                return
        raise Refused("moved-on")

    def _does(self, press: Press) -> str:
        if press.argument not in self.bot.choices:
            raise Refused("moved-on")
        return press.argument


async def setup(bot: MauMauBot) -> None:
    """Add the cog."""
    await bot.add_cog(WhichTableCog(bot))
