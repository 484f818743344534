"""Who is best in a server."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands
from discord.ui import TextDisplay

from bot import names, texts
from bot.app import MauMauBot
from bot.renderers import GOLD, framed
from bot.tables import Refused
from bot.texts import local
from rules.catalogue import FOR_TABLES, make

GAMES = [app_commands.Choice(name=local(f"game-{name}"), value=name) for name in FOR_TABLES]
BY = ("won", "matches", "rounds")
ORDERS = [app_commands.Choice(name=local(f"by-{by}"), value=by) for by in BY]
SHOWN = 15
MEDALS = ("🥇", "🥈", "🥉")


class RankingCog(commands.Cog):
    """``/leaderboard``."""

    def __init__(self, bot: MauMauBot) -> None:
        self.bot = bot

    @app_commands.command(name="leaderboard", description=local("cmd-leaderboard"))
    @app_commands.describe(game=local("arg-game"), by=local("arg-by"))
    @app_commands.choices(game=GAMES, by=ORDERS)
    @app_commands.guild_only()
    async def leaderboard(self, interaction: discord.Interaction, game: str | None = None, by: str = "won") -> None:
        """The server's people with their totals, and the server's own."""
        if interaction.guild is None:
            raise Refused("server-only")
        if game not in (None, *FOR_TABLES) or by not in BY:
            raise Refused("bad-value")
        locale = await self.bot.preferences.read_around(interaction)
        title = texts.text(locale, "leaders-title", server=names.written(interaction.guild.name, 100))
        if game:
            title += "\n" + texts.text(locale, "leaders-game", game=texts.text(locale, f"game-{game}"))
        games = [game] if game else FOR_TABLES
        lowest = make(game).scoring.lowest_wins if game else None  # points of several games cannot be compared
        lines = await self.bot.store.standings(interaction.guild.id, games, by=by, limit=SHOWN, lowest_first=lowest)
        places = [
            texts.text(
                locale,
                "leaders-line" if game else "leaders-line-all",
                place=MEDALS[place] if place < len(MEDALS) else place + 1,
                who=f"**{names.written(line.name)}**" + (" ◀" if line.person == interaction.user.id else ""),
                rounds=line.rounds,
                won=line.won,
                matches=line.matches,
                points=line.points,
            )
            for place, line in enumerate(lines)
        ]
        rounds, tables = await self.bot.store.server_totals(interaction.guild.id, games)
        total = "-# " + texts.text(locale, "leaders-total", rounds=rounds, tables=tables)
        body = "\n".join(places) or texts.text(locale, "leaders-none")
        view = framed(GOLD, [TextDisplay(title), TextDisplay(body), TextDisplay(total)])
        await self.bot.desk.openly(interaction, view=view)


async def setup(bot: MauMauBot) -> None:
    """Add the cog."""
    await bot.add_cog(RankingCog(bot))
