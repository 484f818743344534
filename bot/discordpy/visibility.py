"""Decides who may see what was played in a place. Every list and every view of other people's tables asks here.

A place is the id of a channel. For a table in a public thread or a forum's post it is the channel above it, because
whoever sees that one sees the thread, also when it is archived and discord.py does not know it. A private thread is a
place of its own.
"""

from __future__ import annotations

import discord


def may_see(interaction: discord.Interaction, place: int) -> bool:
    """Whether this person may see what was played in a place of the server in which they ask.

    Whoever asks there may. What cannot be found, or not be decided without asking Discord, is hidden: a deleted
    channel, an archived thread of which nobody has noted where it is, and who is in a private thread. Who manages
    threads sees private ones.
    """
    guild, person = interaction.guild, interaction.user
    if guild is None or not isinstance(person, discord.Member):
        return False
    if interaction.channel_id == place:
        return True
    found = guild.get_channel_or_thread(place)
    channel = found.parent if isinstance(found, discord.Thread) else found
    if channel is None:
        return False
    allowed = channel.permissions_for(person)
    private = isinstance(found, discord.Thread) and found.is_private()
    return allowed.view_channel and (allowed.manage_threads or not private)


def parent_of(channel: object) -> int | None:
    """Give the channel above a public thread; None for any other channel. It is saved with the tables of the thread."""
    if isinstance(channel, discord.Thread) and not channel.is_private():
        return channel.parent_id
    return None
