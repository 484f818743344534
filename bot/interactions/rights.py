"""What a person may do in a server, by its settings: open tables, write games, host every table, manage the bot."""

from __future__ import annotations

from collections.abc import Mapping

import discord

from bot.preferences.declared import HOSTS, MANAGERS, OPENERS, OPENING, PLACES, WRITERS, WRITING, Preference, ids
from bot.preferences.service import Preferences
from bot.tables.table import Refused, Table


class Rights:
    """Judges rights. They are judged anew with every interaction: a right that was lost counts no more, whatever still
    stands on a screen.
    """

    def __init__(self, preferences: Preferences) -> None:
        self.preferences = preferences

    async def check_opening(self, interaction: discord.Interaction) -> None:
        """Raise ``Refused`` unless this person may open a table here, as the server has configured."""
        chosen = await self.check_place(interaction)
        who = chosen[OPENING.name]
        if who == OPENING.usual or await self._may(interaction, *((OPENERS, HOSTS) if who == "roles" else ())):
            return
        raise Refused("roles-only" if who == "roles" else "managers-only")

    async def check_writing(self, interaction: discord.Interaction) -> discord.Guild:
        """Give the server, if this person may write games for it, as it has configured. Raises ``Refused``."""
        if interaction.guild is None:
            raise Refused("server-only")
        who = (await self.preferences.in_server(interaction.guild))[WRITING.name]
        if who != "everyone" and not await self._may(interaction, *((WRITERS,) if who == "roles" else ())):
            raise Refused("writers-only" if who == "roles" else "writing-managers")
        return interaction.guild

    async def check_place(self, interaction: discord.Interaction) -> Mapping[str, str]:
        """Raise ``Refused`` unless the server allows tables in this channel, or in a thread of it. Gives the server's
        preferences.
        """
        if interaction.guild is None:
            raise Refused("server-only")
        chosen = await self.preferences.in_server(interaction.guild)
        places = ids(chosen[PLACES.name])
        channel = interaction.channel
        here = channel.parent_id if isinstance(channel, discord.Thread) else interaction.channel_id
        if places and here not in places:
            raise Refused("not-here", where=" ".join(f"<#{place}>" for place in places))
        return chosen

    async def managed(self, interaction: discord.Interaction) -> discord.Guild:
        """Give the server, if this person manages the bot there. Raises ``Refused`` for others."""
        if interaction.guild is None:
            raise Refused("server-only")
        if not await self.manages(interaction):
            raise Refused("manage-only")
        return interaction.guild

    async def manages(self, interaction: discord.Interaction) -> bool:
        """Whether this person manages the bot in the server: they manage the server, or have a role for it."""
        return await self._may(interaction)

    async def hosts(self, interaction: discord.Interaction) -> bool:
        """Whether this person may do at every table of the server what its host does: they manage, or have a role for
        it.
        """
        return await self._may(interaction, HOSTS)

    async def hosts_at(self, interaction: discord.Interaction, table: Table) -> bool:
        """Whether this person may do at this table what its host does. A right of one server counts at no table of
        another one, at which the person may play.
        """
        return interaction.guild_id == table.server and await self.hosts(interaction)

    async def _may(self, interaction: discord.Interaction, *granted: Preference) -> bool:
        """Whether this person manages the server, or has a role to which one of these was granted, or managing."""
        user, server = interaction.user, interaction.guild_id
        if not isinstance(user, discord.Member) or server is None:
            return False
        if owns(interaction):
            return True
        roles = (role.id for role in user.roles if not role.is_default())
        return await self.preferences.may(server, roles, MANAGERS, *granted)


def owns(interaction: discord.Interaction) -> bool:
    """Whether this person manages the server by Discord's permissions, and may say which roles have rights."""
    return isinstance(interaction.user, discord.Member) and interaction.permissions.manage_guild
