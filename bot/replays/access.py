"""Decides which finished tables a person may look at."""

from __future__ import annotations

import discord

from bot.discordpy.visibility import may_see
from bot.store.database import Row
from bot.store.tables import TableStore
from bot.tables.table import PLAYED_ALONE, Refused


async def to_look_at(tables: TableStore, interaction: discord.Interaction, number: int) -> Row:
    """Give the row of a table of this server. Raises ``Refused`` if it was played in a place that this person may not
    see, or by another person alone: the daily deal is the same for all.
    """
    if interaction.guild is None:
        raise Refused("server-only")
    row, user = await tables.get(number), interaction.user
    if row is None or row["server"] != interaction.guild.id:
        raise Refused("no-match")
    alone = row["game"] in PLAYED_ALONE
    seen = row["host"] == user.id if alone else may_see(interaction, row["parent"] or row["channel"])
    if not seen:
        raise Refused("no-match")
    return row
