"""Host, invitations and pauses: what people decide about a table besides playing."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.discord.entrances import ChoiceText, choices, named_seat
from bot.discord.router import on_press
from bot.people.preferences import ROLE, reader
from bot.screens.parts import plain_names, written_names
from bot.screens.table import PausePress, ResumePress
from bot.services import Services
from bot.tables.play import PAUSE_LENGTHS
from bot.tables.table import Refused, Table
from bot.words import names, texts
from bot.words.texts import local

LENGTHS = [app_commands.Choice(name=local(f"pause-{length}"), value=length) for length in PAUSE_LENGTHS]


class Hosting(commands.Cog):
    """The part of ``/table`` that is about its people."""

    def __init__(self, services: Services) -> None:
        self.access, self.rights = services.access, services.rights
        self.answers, self.responder = services.answers, services.responder
        self.guests, self.pauses, self.painter = services.guests, services.pauses, services.painter
        self.preferences = services.preferences

    @app_commands.command(name="host", description=local("cmd-table-host"))
    @app_commands.describe(player=local("arg-player"))
    async def host(self, interaction: discord.Interaction, player: ChoiceText) -> None:
        """Make somebody else host."""
        table, whom, name = await self.named(interaction, player)
        may_appoint = await self.rights.hosts_at(interaction, table)
        await self.guests.hand_host(table.id, interaction.user.id, whom, may_appoint=may_appoint)
        await self.answers.say(interaction, "host-done", who=name)

    @app_commands.command(name="invite", description=local("cmd-table-invite"))
    @app_commands.describe(player=local("arg-invited"))
    async def invite(self, interaction: discord.Interaction, player: discord.Member | None = None) -> None:
        """Invite somebody to the table. If nobody is named: everybody with the role that the server has
        chosen for it.
        """
        table = await self.access.table_here(interaction)
        if table.server != interaction.guild_id:
            raise Refused("no-table-here")
        if player is not None and (player.bot or not sees(player, table.place)):
            raise Refused("not-invited")
        called = player or await self._role(interaction)
        await self.guests.invite(table.id, interaction.user.id, player.id if player else None)
        await self.responder.defer(interaction)
        await self.painter.public.invite(table, names.written(interaction.user.display_name), called)
        await self.answers.say(interaction, "invite-done")

    @app_commands.command(name="pause", description=local("cmd-table-pause"))
    @app_commands.describe(length=local("arg-pause"))
    @app_commands.choices(length=LENGTHS)
    async def pause(self, interaction: discord.Interaction, length: str = "") -> None:
        """Ask for a pause. It begins when a majority asks for it."""
        await self._pause(interaction, (await self.access.table_here(interaction)).id, length)

    @app_commands.command(name="resume", description=local("cmd-table-resume"))
    async def resume(self, interaction: discord.Interaction) -> None:
        """Ask that a pause ends now."""
        await self._go_on(interaction, (await self.access.table_here(interaction)).id)

    @on_press(PausePress)
    async def press_pause(self, interaction: discord.Interaction, press: PausePress) -> None:
        """*Pause*: join the request for a pause."""
        await self._pause(interaction, press.table)

    @on_press(ResumePress)
    async def press_resume(self, interaction: discord.Interaction, press: ResumePress) -> None:
        """*Resume*."""
        await self._go_on(interaction, press.table)

    @host.autocomplete("player")
    async def people(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Offer the other people of the table."""
        return await self.offered_people(interaction, typed)

    async def offered_people(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Offer the other people of the table that a command is about, while the person types."""
        try:
            table = await self.access.resolve_as_host(interaction)
        except Refused:
            return []
        named = enumerate(plain_names(table))
        people = [name for seat, name in named if table.players[seat].person not in (None, interaction.user.id)]
        return choices(((name, name) for name in people), typed)

    async def named(self, interaction: discord.Interaction, player: str) -> tuple[Table, int | None, str]:
        """Give the table of a command, the person who was named there (None: a computer player), and that player's
        name.
        """
        table = await self.access.resolve_as_host(interaction)
        seat = named_seat(table, player)
        return table, table.players[seat].person, written_names(table)[seat]

    async def _pause(self, interaction: discord.Interaction, number: int, length: str = "") -> None:
        table, lacking = await self.pauses.pause(number, interaction.user.id, length)
        if lacking:
            how_long = texts.text(reader(interaction), f"pause-{table.notes.pause.length}")
            await self.answers.say(interaction, "pause-asked", length=how_long, count=lacking)
        else:
            await self.answers.say(interaction, "pause-begun", until=table.paused_until)

    async def _go_on(self, interaction: discord.Interaction, number: int) -> None:
        _, lacking = await self.pauses.go_on(number, interaction.user.id)
        if lacking:
            await self.answers.say(interaction, "pause-end-asked", count=lacking)
        else:
            await self.answers.say(interaction, "pause-over")

    async def _role(self, interaction: discord.Interaction) -> discord.Role:
        """Give the role that the server has chosen for looking for players. Raises ``Refused``."""
        guild = interaction.guild
        chosen = (await self.preferences.of("server", guild.id))[ROLE.name] if guild else ""
        role = guild.get_role(int(chosen)) if guild and chosen.isdigit() else None
        if role is None or role.is_default():
            raise Refused("no-role")
        return role


def sees(player: discord.Member, place: int) -> bool:
    """Whether this member can see a channel of the server."""
    channel = player.guild.get_channel_or_thread(place)
    return channel is not None and channel.permissions_for(player).view_channel
