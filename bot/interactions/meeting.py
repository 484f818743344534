"""Saves who uses the bot, and where: what is told later needs their names and languages."""

from __future__ import annotations

import discord

from bot.store.people import PeopleStore
from bot.store.servers import ServerStore


async def meet_person(people: PeopleStore, interaction: discord.Interaction) -> None:
    """Save who this is: the name that all servers see, the name in this server, and the language."""
    user, said = interaction.user, interaction.locale.value
    await people.meet(user.id, user.global_name or user.name, said, interaction.guild_id or 0, user.display_name)


async def meet_server(servers: ServerStore, interaction: discord.Interaction) -> None:
    """Save the server of an interaction, and its language. Direct messages count as the server 0."""
    await servers.meet(interaction.guild_id or 0, (interaction.guild_locale or interaction.locale).value)


async def meet(people: PeopleStore, servers: ServerStore, interaction: discord.Interaction) -> None:
    """Save who this is, and the server."""
    await meet_person(people, interaction)
    await meet_server(servers, interaction)
