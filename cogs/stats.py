"""``/stats``: what a person has done in a server."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import MauMauBot
from bot.discordpy.context import server_of
from bot.discordpy.sender import Picture
from bot.interactions.entrances import ChoiceText
from bot.interactions.router import on_press, value
from bot.language.texts import local
from bot.pictures.charts import lines
from bot.preferences.service import reader
from bot.replays.access import running
from bot.replays.views import running_frame
from bot.services import Services
from bot.standings.accounts import ALL
from bot.standings.statistics_views import CHART, StatsOf, StatsPress, stats_view
from bot.tables.table import Refused
from bot.views.game_names import OWN_NAME, our_game
from bot.views.press import Unreadable, discord_id
from cogs.leaderboard import played_games
from rules.catalogue import FOR_TABLES

TITLES_LIMIT = 100
"""Upper bound on the games whose names are looked up. A select shows 25."""
PICTURE_LIMIT_S = 10.0
"""How long an answer waits for its picture, in seconds."""


class StatsCog(commands.Cog):
    """``/stats``. Only the person who asks sees the answer."""

    def __init__(self, services: Services) -> None:
        self.store, self.answers, self.drawing = services.store, services.answers, services.drawing
        self.pictures, self.wall, self.games = services.pictures, services.wall, services.games
        self.tables = services.tables

    @app_commands.command(name="stats", description=local("cmd-stats"))
    @app_commands.describe(player=local("arg-player"), game=local("arg-game"))
    @app_commands.autocomplete(game=played_games)
    @app_commands.guild_only()
    async def stats(
        self, interaction: discord.Interaction, player: discord.User | None = None, game: ChoiceText | None = None
    ) -> None:
        """Show the person's own account, or another's: of a game, or of the one that was played most."""
        game = game and (our_game(game) or game)
        if game is not None and game not in FOR_TABLES and OWN_NAME.fullmatch(game) is None:
            raise Refused("bad-value")
        await self._show(interaction, player.id if player else interaction.user.id, game)

    @on_press(StatsPress)
    async def press_game(self, interaction: discord.Interaction, press: StatsPress) -> None:
        """Another game was chosen."""
        game = value(interaction)
        if game not in ("all", *FOR_TABLES) and OWN_NAME.fullmatch(game) is None:
            raise Unreadable(game)
        await self._show(interaction, discord_id(press.subject), ALL if game == "all" else game)

    async def _show(self, interaction: discord.Interaction, person: int, game: str | None) -> None:
        server, store = server_of(interaction), self.store
        accounts = await store.standings.accounts(server, person)
        if game is None:
            game = next((name for name in accounts if name != ALL), ALL)
        called = await store.people.called([person], server)
        feats = await store.statistics.feats(server, game, person)
        drawn = await self._chart(server, tuple(feats.ratings))
        whose = StatsOf(person, called.get(person, "?"), game)
        view = stats_view(
            whose,
            accounts,
            feats,
            reader(interaction),
            self.pictures.faces,
            now=self.wall(),
            drawn=drawn is not None,
            written=await self.games.titles(server, [game, *accounts][:TITLES_LIMIT]),
        )
        mine = await running(self.tables, store.replays, interaction) if person == interaction.user.id else []
        if mine:
            view.add_item(running_frame(mine, person, reader(interaction), filmed=False, analysed=False))
        await self.answers.show(interaction, view, None if drawn is None else Picture(CHART, drawn))

    async def _chart(self, server: int, ratings: tuple[float, ...]) -> bytes | None:
        """Draw the chart of a person's ratings. None if there are too few, or it cannot be drawn."""
        if self.drawing is None or len(ratings) < 2:
            return None
        return await self.drawing.soon(PICTURE_LIMIT_S, server, lines, (ratings,), 1)


async def setup(bot: MauMauBot) -> None:
    """Add the cog."""
    await bot.add_cog(StatsCog(bot.services))
