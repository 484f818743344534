"""``/privacy``: shows, exports and deletes what is stored about a person."""

from __future__ import annotations

import asyncio
import gzip

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import MauMauBot
from bot.interactions.router import on_press
from bot.language import texts
from bot.language.texts import local
from bot.preferences.service import reader
from bot.privacy.views import ErasedPress, ErasePress, ExportPress, PrivacyPress, kept_view, question_view
from bot.services import Services
from bot.tables.table import Refused
from bot.views.press import SubjectPress

EXPORT_MAX_BYTES = 8_000_000
"""Upper bound on an export, in bytes: a little less than Discord's upload limit. A larger export is compressed."""


class PrivacyCog(commands.Cog):
    """``/privacy`` and its buttons. Each button carries the id of the person it is about."""

    def __init__(self, services: Services) -> None:
        self.store, self.settings, self.responder = services.store, services.settings, services.responder
        self.answers, self.privacy = services.answers, services.privacy

    @app_commands.command(name="privacy", description=local("cmd-privacy"))
    async def show(self, interaction: discord.Interaction) -> None:
        """Say what is stored, and offer to export or delete it."""
        await self._show(interaction)

    @on_press(PrivacyPress)
    async def press_privacy(self, interaction: discord.Interaction, press: PrivacyPress) -> None:
        """*Back* from the question."""
        _own(interaction, press)
        await self._show(interaction)

    async def _show(self, interaction: discord.Interaction) -> None:
        view = kept_view(interaction.user.id, reader(interaction), self.settings.keep_logs)
        await self.answers.show(interaction, view)

    @on_press(ExportPress)
    async def press_export(self, interaction: discord.Interaction, press: ExportPress) -> None:
        """*Export my data*."""
        _own(interaction, press)
        await self.responder.thinking(interaction)
        name, content = "maumau.json", (await self.privacy.export(interaction.user.id)).encode()
        if len(content) > EXPORT_MAX_BYTES:
            name, content = f"{name}.gz", await asyncio.to_thread(gzip.compress, content)
        said = texts.text(reader(interaction), "privacy-exported")
        await self.responder.file(interaction, said, name, content)

    @on_press(ErasePress)
    async def press_erase(self, interaction: discord.Interaction, press: ErasePress) -> None:
        """*Delete my data…*: explain what that means."""
        _own(interaction, press)
        person = interaction.user.id
        tables = await self.store.open_tables.of_person(person)
        await self.answers.show(interaction, question_view(person, reader(interaction), len(tables)))

    @on_press(ErasedPress)
    async def press_erased(self, interaction: discord.Interaction, press: ErasedPress) -> None:
        """*Delete for good*."""
        _own(interaction, press)
        await self.responder.thinking(interaction)
        await self.privacy.erase(interaction.user.id)
        await self.answers.say(interaction, "privacy-erased")


def _own(interaction: discord.Interaction, press: SubjectPress) -> None:
    """Refuse a person who presses a button that is about somebody else."""
    if press.subject != str(interaction.user.id):
        raise Refused("not-yours")


async def setup(bot: MauMauBot) -> None:
    """Add the cog."""
    await bot.add_cog(PrivacyCog(bot.services))
