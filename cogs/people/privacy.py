"""``/privacy``: shows, exports and deletes what is stored about a person."""

from __future__ import annotations

import asyncio
import gzip

import discord
from discord import app_commands
from discord.ext import commands
from discord.ui import LayoutView, TextDisplay

from bot.discord.router import on_press
from bot.people.preferences import reader
from bot.people.privacy import LEFT_SERVER_KEPT_DAYS
from bot.screens.components import GREY, SubjectPress, button, framed, rows
from bot.services import Services
from bot.store import schema
from bot.tables.table import Refused
from bot.words import texts
from bot.words.texts import local

SENTENCES = {
    "privacy-you": (schema.people, schema.nicknames, schema.calls),
    "privacy-choices": (schema.person_preferences, schema.holidays, schema.lessons, schema.tries),
    "privacy-games": (schema.tables, schema.seats, schema.points, schema.places, schema.scripts),
    "privacy-accounts": (
        schema.standings,
        schema.scores,
        schema.feats,
        schema.favourites,
        schema.rivals,
        schema.meetings,
    ),
    "privacy-attendance": (schema.attendance,),
    "privacy-written": (schema.game_drafts, schema.games),
    "privacy-decisions": (schema.audit, schema.kept_out, schema.matches),
}
"""What is said of the tables that contain people, in this order. Each of them stands here."""


class PrivacyPress(SubjectPress, op="privacy"):
    """*Back*: to what is stored. The subject is the person's id."""


class ExportPress(SubjectPress, op="export"):
    """*Export my data*."""


class ErasePress(SubjectPress, op="erase"):
    """*Delete my data…*."""


class ErasedPress(SubjectPress, op="erased"):
    """*Delete for good*."""


def kept_view(person: int, locale: str, days: int) -> LayoutView:
    """What is stored, and how many ``days`` finished tables are kept (0 for ever). The buttons are only for this
    person.
    """
    long = texts.text(locale, "privacy-days", days=days) if days else texts.text(locale, "privacy-forever")
    told = [texts.text(locale, key) for key in ("privacy-title", *SENTENCES, "privacy-words")]
    told += [long, texts.text(locale, "privacy-servers", days=LEFT_SERVER_KEPT_DAYS)]
    buttons = rows(
        button(ExportPress(str(person)), texts.text(locale, "privacy-export")),
        button(ErasePress(str(person)), texts.text(locale, "privacy-erase"), discord.ButtonStyle.danger),
    )
    return framed(GREY, [TextDisplay("\n".join(told)), *buttons])


def question_view(person: int, locale: str, tables: int) -> LayoutView:
    """The question whether everything is to be deleted, with the way back. ``tables``: at how many they sit."""
    asked = texts.text(locale, "privacy-ask", tables=tables)
    sure = button(ErasedPress(str(person)), texts.text(locale, "privacy-sure"), discord.ButtonStyle.danger)
    back = button(PrivacyPress(str(person)), texts.text(locale, "button-settings"))
    return framed(GREY, [TextDisplay(asked), *rows(sure, back)])


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
        await self.responder.defer(interaction)
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
        await self.responder.defer(interaction)
        await self.privacy.erase(interaction.user.id)
        await self.answers.say(interaction, "privacy-erased")


def _own(interaction: discord.Interaction, press: SubjectPress) -> None:
    """Refuse a person who presses a button that is about somebody else."""
    if press.subject != str(interaction.user.id):
        raise Refused("not-yours")
