"""Playing by a command: ``/play`` does everything that the buttons do."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.discord.router import CardsText, works_in_dms
from bot.tables.table import Refused
from bot.words.texts import local
from cogs.play.moves import Moves
from cogs.play.session import Sessions
from cogs.play.typed import Typed


class PlayCog(commands.Cog):
    """``/play``."""

    def __init__(self, sessions: Sessions, typed: Typed) -> None:
        self.sessions, self.moves = sessions, Moves(typed)

    @app_commands.command(name="play", description=local("cmd-play"))
    @works_in_dms
    @app_commands.describe(move=local("arg-move"))
    async def play(self, interaction: discord.Interaction, move: CardsText = "") -> None:
        """Do what was typed; without a move, show the hand of the most urgent turn."""
        if move.strip():
            await self.moves.use(await self.sessions.for_command(interaction), move)
        else:
            await (await self.sessions.for_turn(interaction)).hand()

    @play.autocomplete("move")
    async def offer_moves(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Offer what the person may try."""
        try:
            return self.moves.offer(await self.sessions.for_command(interaction), typed)
        except Refused:
            return []
