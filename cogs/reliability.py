"""Who sits at a table: how reliable they are, for those who sit there."""

from __future__ import annotations

import discord
from discord.ext import commands

from bot.app import MauMauBot
from bot.interactions.router import on_press
from bot.preferences.service import reader
from bot.reliability.views import who_view
from bot.services import Services
from bot.time import real_time
from bot.views.lobby import WhoPress
from bot.views.parts import written_names


class ReliabilityCog(commands.Cog):
    """*Who sits here?* in the lobby. Only people of the table are answered, each alone."""

    def __init__(self, services: Services) -> None:
        self.tables, self.reliability = services.tables, services.reliability
        self.answers, self.clock = services.answers, services.clock

    @on_press(WhoPress)
    async def press_who(self, interaction: discord.Interaction, press: WhoPress) -> None:
        """*Who sits here?*"""
        table = await self.tables.get(press.table)
        table.held_seat(interaction.user.id)
        named = written_names(table)
        found = [
            (named[seat], await self.reliability.of(table.server, player.person))
            for seat, player in enumerate(table.players)
            if player.person is not None and not player.gone
        ]
        await self.answers.show(interaction, who_view(found, real_time(self.clock), reader(interaction)))


async def setup(bot: MauMauBot) -> None:
    """Add the cog."""
    await bot.add_cog(ReliabilityCog(bot.services))
