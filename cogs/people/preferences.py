"""Preferences of a person and of a server: the screens of ``/me`` and ``/settings``."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands
from discord.ui import Label, Modal, TextInput

from bot.discord.access import owns
from bot.discord.responder import meet_person, meet_server
from bot.discord.router import on_press, value, values, written
from bot.people.preferences import AUTO, DECLARED, FACES, LANGUAGE, LARGE, RIGHTS, TABLES, Whose, page_of, reader
from bot.people.screens import (
    DropPresetPress,
    PreferPress,
    PresetPress,
    SettingsPress,
    preferences_view,
    preset_view,
)
from bot.screens.lobby import NamePresetPress, SavePresetPress
from bot.servers.presets import Preset
from bot.services import Services
from bot.tables.table import Refused
from bot.words import texts
from bot.words.texts import local
from cogs.people.reliability import own_reliability

SEEN = (LANGUAGE.name, FACES.name, LARGE.name)
"""Preferences that change how posted messages look."""
LANGUAGES = [
    app_commands.Choice(name=LANGUAGE.named.get(choice) or local(f"prefer-person-language-{AUTO}"), value=choice)
    for choice in LANGUAGE.choices
]


class PreferencesCog(commands.Cog):
    """The two screens, and the choices made there."""

    def __init__(self, services: Services) -> None:
        self.store, self.preferences, self.tables = services.store, services.preferences, services.tables
        self.presets, self.painter, self.responder = services.presets, services.painter, services.responder
        self.rights, self.answers, self.management = services.rights, services.answers, services.management
        self.reliability = services.reliability

    @app_commands.command(name="me", description=local("cmd-me"))
    @app_commands.describe(language=local("arg-language"))
    @app_commands.choices(language=LANGUAGES)
    async def me(self, interaction: discord.Interaction, language: str | None = None) -> None:
        """Show a person's preferences, to change them."""
        if language is not None:
            await self._choose(interaction, "person", LANGUAGE.name, language)
        await self._show(interaction, "person")

    @app_commands.command(name="settings", description=local("cmd-settings"))
    @app_commands.guild_only()
    @app_commands.default_permissions(manage_guild=True)
    async def settings(self, interaction: discord.Interaction) -> None:
        """Show this server's preferences to a server manager."""
        await self._show(interaction, "server")

    @on_press(PreferPress)
    async def press_prefer(self, interaction: discord.Interaction, press: PreferPress) -> None:
        """Something was chosen on a screen."""
        for whose in DECLARED:
            if press.subject.startswith(f"{whose}."):
                name = press.subject.removeprefix(f"{whose}.")
                chosen = " ".join(values(interaction)) or DECLARED[whose].get(name, LANGUAGE).usual
                await self._choose(interaction, whose, name, chosen)
                await self._show(interaction, whose, page_of(whose, name))
                return
        raise Refused("moved-on")

    @on_press(SettingsPress)
    async def press_settings(self, interaction: discord.Interaction, press: SettingsPress) -> None:
        """*Back to the settings*, or another page of them."""
        await self._show(interaction, "server", press.subject)

    # presets

    @on_press(SavePresetPress)
    async def press_save(self, interaction: discord.Interaction, press: SavePresetPress) -> None:
        """*Save as a preset*, on the screen of a table's options: ask for a name."""
        await self.rights.managed(interaction)
        await self.responder.ask(interaction, _ask_name(press.table, reader(interaction)))

    @on_press(NamePresetPress)
    async def press_name(self, interaction: discord.Interaction, press: NamePresetPress) -> None:
        """The name of a preset was written."""
        guild = await self.rights.managed(interaction)
        await meet_server(self.store.servers, interaction)
        preset = await self.presets.save(guild.id, press.table, interaction.user.id, written(interaction))
        await self.answers.say(interaction, "preset-saved", preset=preset.written)

    @on_press(PresetPress)
    async def press_preset(self, interaction: discord.Interaction, press: PresetPress) -> None:
        """A preset was chosen on the settings screen: show its options."""
        preset = await self.presets.get((await self.rights.managed(interaction)).id, value(interaction))
        await self.answers.show(interaction, preset_view(preset, reader(interaction)))

    @on_press(DropPresetPress)
    async def press_drop(self, interaction: discord.Interaction, press: DropPresetPress) -> None:
        """*Delete*."""
        await self.presets.delete((await self.rights.managed(interaction)).id, press.subject)
        await self._show(interaction, "server", TABLES)

    async def _choose(self, interaction: discord.Interaction, whose: Whose, name: str, chosen: str) -> None:
        owner = await self._owner(interaction, whose)
        if whose == "server" and page_of(whose, name) == RIGHTS and not owns(interaction):
            raise Refused("rights-only")
        try:
            if whose == "server":
                await self.management.choose(owner, interaction.user.id, name, chosen)
            else:
                await self.preferences.choose(whose, owner, name, chosen)
        except KeyError:
            raise Refused("moved-on") from None
        await self.preferences.recognise(interaction)
        if name in SEEN:
            await self._repaint(interaction, whose)

    async def _show(self, interaction: discord.Interaction, whose: Whose, page: str = "") -> None:
        owner, guild = await self._owner(interaction, whose), interaction.guild
        locale, below, presets = reader(interaction), "", list[Preset]()
        if whose == "server" and guild is not None:
            chosen, presets = await self.preferences.in_server(guild), await self.presets.all(owner)
        else:
            chosen = await self.preferences.of(whose, owner)
            if guild is not None:
                below = own_reliability(await self.reliability.of(guild.id, owner), locale)
        await self.answers.show(interaction, preferences_view(whose, chosen, locale, page, presets, below))

    async def _owner(self, interaction: discord.Interaction, whose: Whose) -> int:
        """Give the id of the person or server whose preferences these are. Makes sure that the store knows it. Raises
        ``Refused``.
        """
        user = interaction.user
        if whose == "person":
            await meet_person(self.store.people, interaction)
            return user.id
        guild = await self.rights.managed(interaction)
        await meet_server(self.store.servers, interaction)
        return guild.id

    async def _repaint(self, interaction: discord.Interaction, whose: Whose) -> None:
        """Paint again what the preference changes: a person's hands, and the tables of this channel. Others follow with
        their next change.
        """
        if whose == "server":
            for number in await self.store.open_tables.around(interaction.channel_id or 0):
                self.painter.wake(number)
            return
        for table in await self.tables.readable(await self.store.open_tables.of_person(interaction.user.id)):
            seat = table.seat_of(interaction.user.id)
            if seat is not None:
                self.painter.hands.renew(table.id, [seat])
                self.painter.wake_hands(table.id)


def _ask_name(table: int, locale: str) -> Modal:
    """A form that asks for the name of a preset."""
    modal = Modal(title=texts.text(locale, "button-save")[:45], custom_id=NamePresetPress(table).id)
    field: TextInput[Modal] = TextInput(max_length=NamePresetPress.longest)
    told = texts.text(locale, "preset-name-about")[:100]
    modal.add_item(Label(text=texts.text(locale, "preset-name")[:45], description=told, component=field))
    modal.stop()
    return modal
