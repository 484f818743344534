"""Who may press what where: a press counts at the table's own messages, and on what its reader alone sees."""

from __future__ import annotations

import discord

from bot.renderers.parts import table_link
from bot.tables import Refused, Table


def is_hand(message: discord.Message) -> bool:
    """Whether a message is somebody's own: a direct message, or one that only its reader sees."""
    return message.guild is None or message.flags.ephemeral


def check_place(table: Table, interaction: discord.Interaction) -> None:
    """A press counts in the channel where its table is, and for who sits there on messages of their own.

    Raises ``Refused``: nobody acts from a place in which the table's buttons do not stand.
    """
    if interaction.message is not None and is_hand(interaction.message):
        table.held_seat(interaction.user.id)
    elif table.alone or table.server != interaction.guild_id:
        raise Refused("no-table")
    elif interaction.channel_id not in (table.channel, table.thread):
        raise Refused("elsewhere", link=table_link(table))
