"""The position of the day: one position a day, the same for everybody, and what one would play."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.discord.responder import meet
from bot.discord.router import on_press, works_in_dms
from bot.matches.positions import AnswerPress, PositionPress, day_before, question_view, read_date, solution_view
from bot.people.preferences import reader_of
from bot.screens.components import Unreadable, button
from bot.services import Services
from bot.words.texts import local


class PositionCog(commands.Cog):
    """``/position``, its answers, and the button of the message that a server has posted. Only the person who asks sees
    the answer.
    """

    def __init__(self, services: Services) -> None:
        self.store, self.positions, self.answers = services.store, services.positions, services.answers

    @app_commands.command(name="position", description=local("cmd-position"))
    @works_in_dms
    async def position(self, interaction: discord.Interaction) -> None:
        """Show the position of today: the question, or the solution to who has answered."""
        await self._show(interaction, self.positions.today)

    @on_press(PositionPress)
    async def press_position(self, interaction: discord.Interaction, press: PositionPress) -> None:
        """The position of a day, or the solution of one that is over."""
        await self._show(interaction, read_date(press.subject) if press.subject else self.positions.today)

    @on_press(AnswerPress)
    async def press_answer(self, interaction: discord.Interaction, press: AnswerPress) -> None:
        """A move was chosen. The first answer counts, and only while the day lasts."""
        date, reader = read_date(press.date), reader_of(interaction)
        found = await self.positions.puzzle(date)
        if press.move >= len(found.question.moves):
            raise Unreadable(str(press.move))
        if date != self.positions.today:
            await self._show(interaction, date, reader.text("position-over"))
            return
        await meet(self.store.people, self.store.servers, interaction)
        best = press.move == found.best
        counts = await self.store.positions.answer(date, interaction.user.id, press.move, best=best)
        await self._show(interaction, date, "" if counts == press.move else reader.text("position-again"))

    async def _show(self, interaction: discord.Interaction, date: str, note: str = "") -> None:
        """Show the position of a day: with its solution if the person has answered, or the day is over."""
        found, reader, today = await self.positions.puzzle(date), reader_of(interaction), self.positions.today
        stands = await self.positions.standing(date, interaction.user.id, interaction.guild_id or 0)
        yesterday = await self.positions.yesterday()
        if date == today and stands.move is None:
            await self.answers.show(interaction, question_view(found.question, date, reader, yesterday=bool(yesterday)))
            return
        other = button(PositionPress(), reader.text("button-today")) if date != today else None
        if date == today and yesterday:
            other = button(PositionPress(day_before(today)), reader.text("button-yesterday"))
        await self.answers.show(interaction, solution_view(found, date, stands, reader, note, other))
