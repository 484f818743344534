"""``/leaderboard``: who is best in a server, what somebody has done there, and past matches, as far as extensions have
them. They hang their pages on ``services.record_pages``.
"""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import MauMauBot
from bot.discord.router import CHOICES_LIMIT, ChoiceText, choices
from bot.people.preferences import reader_of
from bot.services import Services
from bot.tables.table import Refused
from bot.words.texts import local
from cogs.archive.titles import distinct_game_titles
from rules.catalogue import FOR_TABLES


async def played_games(interaction: discord.Interaction[MauMauBot], typed: str) -> list[app_commands.Choice[str]]:
    """Offer our games, and those of its own that the server has played."""
    written = await interaction.client.services.offers.titles_like(interaction.guild_id or 0, typed, CHOICES_LIMIT)
    every = (*FOR_TABLES, *written)
    return choices(zip(distinct_game_titles(every, reader_of(interaction), written), every, strict=True), typed)


class RecordsCog(commands.Cog):
    """``/leaderboard``."""

    def __init__(self, services: Services) -> None:
        self.pages = services.record_pages

    @app_commands.command(name="leaderboard", description=local("cmd-leaderboard"))
    @app_commands.describe(game=local("arg-game"), player=local("arg-player"))
    @app_commands.autocomplete(game=played_games)
    @app_commands.guild_only()
    async def leaderboard(
        self, interaction: discord.Interaction, game: ChoiceText = "", player: discord.User | None = None
    ) -> None:
        """Show who is best, or what somebody has done."""
        if not self.pages:
            raise Refused("not-offered-now")
        await self.pages[0](interaction, game, player.id if player else 0)
