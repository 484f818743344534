"""``/about``: the version and state of this bot."""

from __future__ import annotations

from importlib import metadata
from math import isfinite

import discord
from discord import app_commands
from discord.ext import commands
from discord.ui import TextDisplay

from bot.app import MauMauBot
from bot.discordpy.context import server_of
from bot.language import texts
from bot.language.texts import local
from bot.preferences.service import reader
from bot.time import moment
from bot.views.components import GREY, framed


class AboutCog(commands.Cog):
    """``/about``."""

    def __init__(self, bot: MauMauBot) -> None:
        self.bot, services = bot, bot.services
        self.store, self.settings = services.store, services.settings
        self.responder = services.responder
        self._began = int(bot.wall())

    @app_commands.command(name="about", description=local("cmd-about"))
    @app_commands.guild_only()
    async def about(self, interaction: discord.Interaction) -> None:
        """Show the version, the uptime, Discord's response time, the number of open tables, and links."""
        server = server_of(interaction)
        locale, latency = reader(interaction), self.bot.latency
        told = texts.text(
            locale,
            "about-body",
            version=metadata.version("maumau"),
            since=f"{moment(self._began, 'f')} ({moment(self._began)})",
            latency=round(latency * 1000) if isfinite(latency) else "?",
            here=await self.store.open_tables.count(server=server),
            all=await self.store.open_tables.count_all(),
        )
        link, mine = self.settings.about_link, self.settings.mine
        lines = [told]
        if not mine.whole:
            lines.append(texts.text(locale, "about-shards", shards=str(mine)))
        if link:
            lines.append(texts.text(locale, "about-link", link=link))
        await self.responder.alone(interaction, view=framed(GREY, [TextDisplay("\n".join(lines))]))


async def setup(bot: MauMauBot) -> None:
    """Add the cog."""
    await bot.add_cog(AboutCog(bot))
