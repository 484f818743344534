"""``/me`` and ``/settings``: what people choose for themselves and for their server, presets, and digests."""

from __future__ import annotations

import asyncio

import discord
from discord import app_commands
from discord.ext import commands
from discord.ui import Label, Modal, TextInput

from bot.chores import every
from bot.discord.access import owns
from bot.discord.responder import meet_person, meet_server
from bot.discord.router import CHOICES_LIMIT, ChoiceText, choices, field_value, on_press, value, values, works_in_dms
from bot.people.preferences import (
    AT_TIMES,
    AUTO,
    DECLARED,
    FACES,
    LANGUAGE,
    LARGE,
    MORE,
    OWN_TIMES,
    PAGES,
    RIGHTS,
    RINGING,
    TABLES,
    ZONE,
    ZONES,
    Whose,
    page_of,
    reader_of,
)
from bot.services import Services
from bot.tables.repository import AuditEntry, Power
from bot.tables.table import Refused
from bot.time import real_time
from bot.words import names
from bot.words.texts import Person, local
from cogs.people.attendance import own_reliability
from cogs.people.digest import Digests
from cogs.people.presets import Preset, presets_of
from cogs.people.reliability import Reliability
from cogs.people.screens import (
    Choices,
    DropPresetPress,
    PreferPress,
    PresetPress,
    SettingsPress,
    choice_key,
    preferences_view,
    preset_view,
)
from cogs.people.zones import find_zones, the_zone, zone_name
from cogs.tables.screens import NamePresetPress, SavePresetPress

SEEN = (LANGUAGE.name, FACES.name, LARGE.name)
"""Preferences that change how posted messages look."""
LANGUAGES = [
    app_commands.Choice(name=LANGUAGE.named.get(choice) or local(choice_key("person", LANGUAGE, AUTO)), value=choice)
    for choice in LANGUAGE.choices
]


class PreferencesCog(commands.Cog):
    """The two screens, and the choices made there."""

    def __init__(self, services: Services, digests: Digests, reliability: Reliability) -> None:
        self.store, self.preferences, self.tables = services.store, services.preferences, services.tables
        self.presets, self.painter, self.responder = presets_of(services), services.painter, services.responder
        self.rights, self.answers, self.clock = services.rights, services.answers, services.clock
        self.reliability, self.digests = reliability, digests

    @every(1, "digests")
    async def tell_digests(self) -> None:
        """Send people one message about all their tables, at the hours that they have chosen."""
        await self.digests.tick()

    @app_commands.command(name="me", description=local("cmd-me"))
    @works_in_dms
    @app_commands.describe(language=local("arg-language"), zone=local("arg-zone"))
    @app_commands.choices(language=LANGUAGES)
    async def me(self, interaction: discord.Interaction, language: str | None = None, zone: ChoiceText = "") -> None:
        """Show a person's preferences, to change them."""
        if language is not None:
            await self._choose(interaction, "person", LANGUAGE.name, language)
        if zone:
            found = zone if ZONE.accepts(zone) else await asyncio.to_thread(the_zone, zone)
            if found is None:
                raise Refused("zone", written=names.quote(zone))
            await self._choose(interaction, "person", ZONE.name, found)
        await self._show(interaction, "person", MORE if zone else "")

    @me.autocomplete("zone")
    async def zones(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Offer the time zones of a city or a country."""
        found = await asyncio.to_thread(find_zones, typed) if typed.strip() else ZONES
        return choices((zone_name(zone, reader_of(interaction).locale), zone) for zone in found[:CHOICES_LIMIT])

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
                page = RINGING if chosen in (AT_TIMES, OWN_TIMES) else page_of(whose, name)
                await self._show(interaction, whose, page)
                return
        raise Refused("moved-on")

    @on_press(SettingsPress)
    async def press_settings(self, interaction: discord.Interaction, press: SettingsPress) -> None:
        """Show a page of the server's settings or of a person's preferences."""
        await self._show(interaction, "person" if press.subject in PAGES["person"] else "server", press.subject)

    # presets

    @on_press(SavePresetPress)
    async def press_save(self, interaction: discord.Interaction, press: SavePresetPress) -> None:
        """*Save as a preset*, on the screen of a table's options: ask for a name."""
        await self.rights.require_managed(interaction)
        await self.responder.ask(interaction, _ask_name(press.table, reader_of(interaction)))

    @on_press(NamePresetPress)
    async def press_name(self, interaction: discord.Interaction, press: NamePresetPress) -> None:
        """The name of a preset was written."""
        guild = await self.rights.require_managed(interaction)
        await meet_server(self.store.servers, interaction)
        preset = await self.presets.save(guild.id, press.table, interaction.user.id, field_value(interaction))
        await self.answers.say(interaction, "preset-saved", preset=preset.written)

    @on_press(PresetPress)
    async def press_preset(self, interaction: discord.Interaction, press: PresetPress) -> None:
        """A preset was chosen on the settings screen: show its options."""
        preset = await self.presets.get((await self.rights.require_managed(interaction)).id, value(interaction))
        await self.answers.show(interaction, preset_view(preset, reader_of(interaction)))

    @on_press(DropPresetPress)
    async def press_drop(self, interaction: discord.Interaction, press: DropPresetPress) -> None:
        await self.presets.delete((await self.rights.require_managed(interaction)).id, press.subject)
        await self._show(interaction, "server", TABLES)

    async def _choose(self, interaction: discord.Interaction, whose: Whose, name: str, chosen: str) -> None:
        owner = await self._owner(interaction, whose)
        if whose == "server" and page_of(whose, name) == RIGHTS and not owns(interaction):
            raise Refused("rights-only")
        try:
            if whose == "server":
                entry = AuditEntry(Power.SET, interaction.user.id, detail=f"{name} {chosen}")
                row = entry.row(owner, real_time(self.clock))
                await self.preferences.choose("server", owner, name, chosen, row)
            else:
                await self.preferences.choose(whose, owner, name, chosen)
        except KeyError:
            raise Refused("moved-on") from None
        await self.preferences.recognise(interaction)
        if name in SEEN:
            await self._repaint(interaction, whose)

    async def _show(self, interaction: discord.Interaction, whose: Whose, page: str = "") -> None:
        owner, guild = await self._owner(interaction, whose), interaction.guild
        reader, below, presets = reader_of(interaction), "", list[Preset]()
        if whose == "server" and guild is not None:
            chosen, presets = await self.preferences.get_for_server(guild), await self.presets.all(owner)
        else:
            chosen = await self.preferences.of(whose, owner)
            if guild is not None:
                below = own_reliability(await self.reliability.get(guild.id, owner), reader)
        await self.answers.show(interaction, preferences_view(Choices(whose, chosen), reader, page, presets, below))

    async def _owner(self, interaction: discord.Interaction, whose: Whose) -> int:
        """Return the id of the person or server whose preferences these are. Makes sure that the store knows it. Raises
        ``Refused``.
        """
        user = interaction.user
        if whose == "person":
            await meet_person(self.store.people, interaction)
            return user.id
        guild = await self.rights.require_managed(interaction)
        await meet_server(self.store.servers, interaction)
        return guild.id

    async def _repaint(self, interaction: discord.Interaction, whose: Whose) -> None:
        """Paint again what the preference changes: a person's hands, and the tables of this channel. Others follow with
        their next change.
        """
        if whose == "server":
            for number in await self.store.open_tables.list_in_place(interaction.channel_id or 0):
                self.painter.wake(number)
            return
        for table in await self.tables.get_many(await self.store.open_tables.list_for_person(interaction.user.id)):
            seat = table.seat_of(interaction.user.id)
            if seat is not None:
                self.painter.hands.renew(table.id, [seat])
                self.painter.wake_hands(table.id, [seat])


def _ask_name(table: int, reader: Person) -> Modal:
    """A form that asks for the name of a preset."""
    modal = Modal(title=reader.text("button-save")[:45], custom_id=NamePresetPress(table).id)
    field: TextInput[Modal] = TextInput(max_length=NamePresetPress.longest)
    told = reader.text("preset-name-about")[:100]
    modal.add_item(Label(text=reader.text("preset-name")[:45], description=told, component=field))
    modal.stop()
    return modal
