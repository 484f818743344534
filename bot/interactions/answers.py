"""Common answers: a text, a view or the hand. They replace the pressed message, or go to this person alone."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import discord
from discord.ui import LayoutView

from bot.discordpy.sender import Picture
from bot.interactions.access import Access, seen_by_one
from bot.interactions.responder import Responder
from bot.language import texts
from bot.lessons.table import LessonTable
from bot.lessons.views import lesson_view
from bot.painter.painter import Painter
from bot.pictures.emojis import CardPictures
from bot.preferences.service import reader
from bot.tables.repository import Tables
from bot.tables.table import Table


class Answers:
    """Answers that most commands and presses share."""

    def __init__(
        self, responder: Responder, access: Access, tables: Tables, painter: Painter, pictures: CardPictures
    ) -> None:
        self.responder, self.access, self.tables = responder, access, tables
        self.painter, self.pictures = painter, pictures

    async def say(self, interaction: discord.Interaction, key: str, /, **facts: object) -> None:
        """Answer this person alone with a text."""
        await self.responder.alone(interaction, texts.text(reader(interaction), key, **facts))

    async def show(self, interaction: discord.Interaction, view: LayoutView, picture: Picture | None = None) -> bool:
        """Show a view: over the pressed message if only this person sees that, otherwise to this person alone.

        Gives whether it replaced the pressed message.
        """
        if seen_by_one(interaction.message):
            return await self.responder.over(interaction, view, file=picture and picture.file)
        await self.responder.alone(interaction, view=view, file=picture and picture.file)
        return False

    async def show_hand(self, interaction: discord.Interaction, table: Table, note: str = "", rule: str = "") -> None:
        """Answer with the person's hand: over the pressed hand, otherwise to this person alone.

        ``rule`` is the rule that the note is about.
        """
        if isinstance(table, LessonTable):
            await self.show(interaction, lesson_view(table, reader(interaction), self.pictures.faces, note))
            return
        seat = table.seat_of(interaction.user.id)
        if seat is None or table.state is None:
            written = note or texts.text(reader(interaction), "hand-not-in")
            await self.responder.alone(interaction, written)
            return
        view, picture = await self.painter.hands.view(table, seat, reader(interaction), note, rule)
        if await self.show(interaction, view, picture) and interaction.message is not None:
            self.painter.hands.note_shown(table, seat, interaction.message.id)
        self.painter.hands.note_cards_seen(table, seat)

    @asynccontextmanager
    async def with_hand(self, interaction: discord.Interaction, number: int) -> AsyncIterator[None]:
        """While a press on a hand in direct messages is answered, the painter does not paint that hand."""
        if interaction.message is None or interaction.guild_id is not None:
            yield
            return
        table = await self.tables.get(number)
        try:
            with self.painter.hands.answering(number, table.seat_of(interaction.user.id)):
                yield
        finally:
            self.painter.wake_hands(number)

    async def make_good(self, interaction: discord.Interaction) -> None:
        """An answer did not arrive: have the person's hand painted, because the answer has not shown it."""
        table = await self.access.table_meant(interaction)
        seat = table.seat_of(interaction.user.id) if table is not None else None
        if table is not None and seat is not None and not isinstance(table, LessonTable):
            self.painter.hands.renew(table.id, [seat])
            self.painter.wake(table.id)
