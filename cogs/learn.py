"""``/learn``: lessons, in which a person plays positions of a game."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import MauMauBot
from bot.interactions.router import on_press, values
from bot.language.texts import local
from bot.lessons.table import LessonTable
from bot.lessons.views import SkipPress, courses_view, lesson_view
from bot.preferences.service import reader
from bot.services import Services
from bot.views.parts import LearnPress
from rules.catalogue import MORE_GAMES, RULEBOOKS

GAMES = [app_commands.Choice(name=local(f"game-{name}"), value=name) for name in RULEBOOKS if name not in MORE_GAMES]
"""The games that have lessons."""


class LearnCog(commands.Cog):
    """``/learn``, and the buttons of lessons."""

    def __init__(self, services: Services) -> None:
        self.lessons, self.responder, self.answers = services.lessons, services.responder, services.answers
        self.pictures = services.pictures

    @app_commands.command(name="learn", description=local("cmd-learn"))
    @app_commands.describe(game=local("arg-game"))
    @app_commands.choices(game=GAMES)
    async def learn(self, interaction: discord.Interaction, game: str = "") -> None:
        """Learn a game: go on where the person stopped, or choose a game."""
        locale = reader(interaction)
        view = (
            lesson_view(await self._open(interaction, game), locale, self.pictures.faces)
            if game
            else courses_view(locale)
        )
        await self.responder.alone(interaction, view=view)

    @on_press(LearnPress)
    async def press_learn(self, interaction: discord.Interaction, press: LearnPress) -> None:
        """Show the lessons of a game, or the choice of one: in a new message, unless it was pressed within a lesson."""
        game, locale = press.game or "".join(values(interaction)), reader(interaction)
        view = (
            lesson_view(await self._open(interaction, game), locale, self.pictures.faces)
            if game
            else courses_view(locale)
        )
        if not press.within:
            await self.responder.alone(interaction, view=view)
        else:
            await self.answers.show(interaction, view)

    @on_press(SkipPress)
    async def press_skip(self, interaction: discord.Interaction, press: SkipPress) -> None:
        """Go to the next lesson. After the last one, another game can be chosen."""
        user, locale = interaction.user, reader(interaction)
        table = await self.lessons.skip(user.id, user.display_name, press.prompt)
        view = courses_view(locale) if table is None else lesson_view(table, locale, self.pictures.faces)
        await self.answers.show(interaction, view)

    async def _open(self, interaction: discord.Interaction, game: str) -> LessonTable:
        user = interaction.user
        return await self.lessons.open(user.id, user.display_name, game, interaction.channel_id or 0)


async def setup(bot: MauMauBot) -> None:
    """Add the cog."""
    await bot.add_cog(LearnCog(bot.services))
