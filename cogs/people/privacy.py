"""*My data*: what is stored of a person, to be exported and deleted."""

from __future__ import annotations

import asyncio
import gzip

import discord
from discord.ext import commands
from discord.ui import LayoutView, TextDisplay

from bot.chores import every
from bot.discord.router import on_press
from bot.people.preferences import LOOKS, reader_of
from bot.screens.components import (
    GREY,
    SubjectPress,
    button,
    framed_view,
    own_button,
    rows,
)
from bot.services import Services
from bot.store import schema
from bot.tables.table import Refused
from bot.words.texts import Person, TextKeys
from cogs.people.erasure import Privacy
from cogs.people.left_servers import LEFT_SERVER_KEPT_DAYS
from cogs.people.screens import DESK_AUDIT, ManagePress, PrivacyPress, SettingsPress

FIRST_SENTENCES = ("you", "choices", "games", "accounts", "attendance")
"""What is said first of what is stored."""


def sentences() -> list[str]:
    """Return which sentences tell of the tables that contain people."""
    told = [table.info["sentence"] for table in schema.metadata.tables.values() if "sentence" in table.info]
    return [*dict.fromkeys((*FIRST_SENTENCES, *told))]


SENTENCE = TextKeys("privacy-{}", sentences)


class ExportPress(SubjectPress, op="export"):
    """*Export my data*."""


class ErasePress(SubjectPress, op="erase"):
    """*Delete my data…*."""


class ErasedPress(SubjectPress, op="erased"):
    """*Delete for good*."""


def kept_view(reader: Person, days: int, *, in_server: bool = False) -> LayoutView:
    """What is stored, and how many ``days`` finished tables are kept (0 for ever). The buttons are only for this
    person. ``in_server``: with the way to what was decided there.
    """
    decided = [button(ManagePress(0, DESK_AUDIT), reader.text("manage-page-deeds"), emoji="🗂️")] if in_server else []
    long = reader.text("privacy-days", days=days) if days else reader.text("privacy-forever")
    told = [reader.text(key) for key in ("privacy-title", *SENTENCE.keys(), "privacy-words")]
    told += [long, reader.text("privacy-servers", days=LEFT_SERVER_KEPT_DAYS)]
    buttons = rows(
        button(ExportPress(str(reader.id)), reader.text("privacy-export")),
        button(ErasePress(str(reader.id)), reader.text("privacy-erase"), discord.ButtonStyle.danger),
        *decided,
        own_button(reader, SettingsPress(LOOKS)),
    )
    return framed_view(GREY, [TextDisplay("\n".join(told)), *buttons])


def question_view(reader: Person, tables: int) -> LayoutView:
    """The question whether everything is to be deleted, with the way back. ``tables``: at how many they sit."""
    asked = reader.text("privacy-ask", tables=tables)
    sure = button(ErasedPress(str(reader.id)), reader.text("privacy-sure"), discord.ButtonStyle.danger)
    back = button(PrivacyPress(str(reader.id)), reader.text("button-previous"))
    return framed_view(GREY, [TextDisplay(asked), *rows(sure, back)])


GO_ON_EVERY_S = 60.0
"""How long to wait before erasures are looked for that have not come to their end, in seconds."""
EXPORT_MAX_BYTES = 8_000_000
"""Upper bound on an export, in bytes: a little less than Discord's upload limit. A larger export is compressed."""


class PrivacyCog(commands.Cog):
    """``/privacy`` and its buttons. Each button carries the id of the person it is about."""

    def __init__(self, services: Services, privacy: Privacy) -> None:
        self.store, self.settings, self.responder = services.store, services.settings, services.responder
        self.answers, self.privacy = services.answers, privacy

    @every(GO_ON_EVERY_S, "deleting the data of people", leader=True)
    async def go_on(self) -> None:
        """Go on with erasures that have not come to their end."""
        await self.privacy.go_on()

    @on_press(PrivacyPress)
    async def press_privacy(self, interaction: discord.Interaction, press: PrivacyPress) -> None:
        """*My data*, and *Back* from the question."""
        _own(interaction, press)
        in_server = interaction.guild_id is not None
        view = kept_view(reader_of(interaction), self.settings.keep_logs, in_server=in_server)
        await self.answers.show(interaction, view)

    @on_press(ExportPress)
    async def press_export(self, interaction: discord.Interaction, press: ExportPress) -> None:
        _own(interaction, press)
        await self.responder.defer(interaction)
        name, content = "maumau.json", (await self.privacy.export(interaction.user.id)).encode()
        if len(content) > EXPORT_MAX_BYTES:
            name, content = f"{name}.gz", await asyncio.to_thread(gzip.compress, content)
        said = reader_of(interaction).text("privacy-exported")
        await self.responder.file(interaction, said, name, content)

    @on_press(ErasePress)
    async def press_erase(self, interaction: discord.Interaction, press: ErasePress) -> None:
        """*Delete my data…*: explain what that means."""
        _own(interaction, press)
        person = interaction.user.id
        tables = await self.store.open_tables.list_for_person(person)
        await self.answers.show(interaction, question_view(reader_of(interaction), len(tables)))

    @on_press(ErasedPress)
    async def press_erased(self, interaction: discord.Interaction, press: ErasedPress) -> None:
        _own(interaction, press)
        await self.responder.defer(interaction)
        await self.privacy.erase(interaction.user.id)
        await self.answers.say(interaction, "privacy-erased")


def _own(interaction: discord.Interaction, press: SubjectPress) -> None:
    """Refuse a person who presses a button that is about somebody else."""
    if press.subject != str(interaction.user.id):
        raise Refused("not-yours")
