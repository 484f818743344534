"""What is kept of a person: told, given to them, deleted."""

from __future__ import annotations

import gzip

import discord
from discord import app_commands
from discord.ext import commands
from discord.ui import LayoutView, TextDisplay

from bot.app import MauMauBot
from bot.interactions.router import Press
from bot.language import texts
from bot.language.texts import local
from bot.preferences.service import reader
from bot.privacy.service import LEFT_SERVER_KEPT_DAYS, Privacy
from bot.tables.table import Refused
from bot.views.parts import GREY, framed
from bot.views.prompts import button, rows

EXPORT_MAX_BYTES = 8_000_000
"""Upper bound on an export, in bytes: a little less than Discord takes from anybody. A larger one is packed."""


class PrivacyCog(commands.Cog):
    """``/privacy`` and its buttons, each of which carries the id of the person it is about."""

    def __init__(self, bot: MauMauBot) -> None:
        self.bot = bot
        self.privacy = Privacy(bot.store, bot.tables, bot.lobbies)
        for op in ("export", "erase", "erased"):
            bot.router.add(op, getattr(self, f"press_{op}"))

    @app_commands.command(name="privacy", description=local("cmd-privacy"))
    async def show(self, interaction: discord.Interaction) -> None:
        """Tell what is kept, and offer to export and to delete it."""
        view = kept_view(interaction.user.id, reader(interaction), self.bot.settings.keep_logs)
        await self.bot.responder.alone(interaction, view=view)

    async def press_export(self, interaction: discord.Interaction, press: Press) -> None:
        """*Export my data*."""
        _own(interaction, press)
        await self.bot.responder.thinking(interaction)
        name, content = "maumau.json", (await self.privacy.export(interaction.user.id)).encode()
        if len(content) > EXPORT_MAX_BYTES:
            name, content = f"{name}.gz", gzip.compress(content)
        said = texts.text(reader(interaction), "privacy-exported")
        await self.bot.responder.file(interaction, said, name, content)

    async def press_erase(self, interaction: discord.Interaction, press: Press) -> None:
        """*Delete my data…*: what that means."""
        _own(interaction, press)
        person = interaction.user.id
        tables = await self.bot.store.tables_of(person)
        await self.bot.show(interaction, _question(person, reader(interaction), len(tables)))

    async def press_erased(self, interaction: discord.Interaction, press: Press) -> None:
        """*Delete for good*."""
        _own(interaction, press)
        await self.bot.responder.thinking(interaction)
        await self.privacy.erase(interaction.user.id)
        await self.bot.say(interaction, "privacy-erased")


def kept_view(person: int, locale: str, days: int) -> LayoutView:
    """What is kept, and of finished tables for how many ``days`` (0 for ever); the buttons are this person's."""
    long = texts.text(locale, "privacy-days", days=days) if days else texts.text(locale, "privacy-forever")
    told = [texts.text(locale, "privacy-body"), long, texts.text(locale, "privacy-servers", days=LEFT_SERVER_KEPT_DAYS)]
    buttons = rows(
        button(_about(person, "export"), texts.text(locale, "privacy-export")),
        button(_about(person, "erase"), texts.text(locale, "privacy-erase"), discord.ButtonStyle.danger),
    )
    return framed(GREY, [TextDisplay("\n".join(told)), *buttons])


def _question(person: int, locale: str, tables: int) -> LayoutView:
    asked = texts.text(locale, "privacy-ask", tables=tables)
    sure = button(_about(person, "erased"), texts.text(locale, "privacy-sure"), discord.ButtonStyle.danger)
    return framed(GREY, [TextDisplay(asked), *rows(sure)])


def _about(person: int, op: str) -> Press:
    return Press(op, 0, argument=str(person))


def _own(interaction: discord.Interaction, press: Press) -> None:
    """Refuse whoever presses a button that is about somebody else."""
    if press.argument != str(interaction.user.id):
        raise Refused("not-yours")


async def setup(bot: MauMauBot) -> None:
    """Add the cog."""
    await bot.add_cog(PrivacyCog(bot))
