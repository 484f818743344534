"""*Teach me*, *Play now*, and the buttons of lessons."""

from __future__ import annotations

import discord
from discord.ext import commands
from discord.ui import LayoutView

from bot.discord.router import on_press, values
from bot.people.preferences import reader_of
from bot.screens.page import LearnHerePress, LearnPress, PlayNowPress
from bot.services import Services
from cogs.lessons.courses import Trial
from cogs.lessons.screens import AsidePagePress, SkipPress, courses_view, lesson_view, round_more_view
from cogs.lessons.service import Lessons


class LearnCog(commands.Cog):
    """*Teach me*, *Play now*, and the buttons of lessons."""

    def __init__(self, services: Services, lessons: Lessons) -> None:
        self.lessons, self.responder, self.answers = lessons, services.responder, services.answers
        self.greetings = services.greetings
        services.access.unsaved.append(lessons)
        self.greetings.append(lessons.offer)
        self.offers, self.access = services.offers, services.access

    async def cog_unload(self) -> None:
        """Offer no lessons any more. How far people are stays."""
        self.access.unsaved.remove(self.lessons)
        self.greetings.remove(self.lessons.offer)

    @on_press(LearnPress)
    async def press_learn(self, interaction: discord.Interaction, press: LearnPress) -> None:
        """Show the lessons of a game where the person stopped, or the choice of one: in a new message, unless it was
        pressed within a lesson.
        """
        view = await self._view(interaction, press.game or "".join(values(interaction)))
        if not press.within:
            await self.responder.reply(interaction, view=view)
        else:
            await self.answers.show(interaction, view)

    @on_press(PlayNowPress)
    async def press_play_now(self, interaction: discord.Interaction, press: PlayNowPress) -> None:
        """Deal a round at once, and show the hand: in a new message, unless it was pressed in one's own round."""
        user = interaction.user
        table = await self.lessons.play_now(user.id, user.display_name, press.game, interaction.channel_id or 0)
        view = lesson_view(table, reader_of(interaction))
        if press.within:
            await self.answers.show(interaction, view)
        else:
            await self.responder.reply(interaction, view=view)

    @on_press(AsidePagePress)
    async def press_aside_page(self, interaction: discord.Interaction, press: AsidePagePress) -> None:
        """*More* of a round of one's own, or *Back* to it."""
        user, reader = interaction.user, reader_of(interaction)
        table = await self.lessons.table(user.id, user.display_name)
        more = press.page and isinstance(table.lesson, Trial)
        await self.answers.show(interaction, (round_more_view if more else lesson_view)(table, reader))

    @on_press(LearnHerePress)
    async def press_learn_here(self, interaction: discord.Interaction, press: LearnHerePress) -> None:
        """Show the lessons of the game of a table, as it is played there."""
        table = await self.access.get_table(interaction, press.table)
        await self.responder.reply(interaction, view=await self._lesson(interaction, table.game.source))

    @on_press(SkipPress)
    async def press_skip(self, interaction: discord.Interaction, press: SkipPress) -> None:
        """Go to the next lesson. After the last one, another game can be chosen."""
        user, reader = interaction.user, reader_of(interaction)
        table = await self.lessons.skip(user.id, user.display_name, press.prompt)
        view = lesson_view(table, reader) if table else await self._view(interaction)
        await self.answers.show(interaction, view)

    async def _view(self, interaction: discord.Interaction, game: str = "") -> LayoutView:
        """The lesson of a game where the person stopped; or, where none is named, the choice of a game."""
        server = interaction.guild_id or 0
        if not game:
            return courses_view(reader_of(interaction), await self.offers.options(server))
        return await self._lesson(interaction, await self.offers.source(server, game))

    async def _lesson(self, interaction: discord.Interaction, source: str) -> LayoutView:
        """The lesson of a game where the person stopped, by its name or definition."""
        user = interaction.user
        table = await self.lessons.open(user.id, user.display_name, source, interaction.channel_id or 0)
        return lesson_view(table, reader_of(interaction))
