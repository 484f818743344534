"""Decides which finished tables a person may look at, and finds the matches that they still play."""

from __future__ import annotations

import discord

from bot.discordpy.visibility import may_see
from bot.replays.store import ReplayStore
from bot.store.database import Row
from bot.store.tables import TableStore
from bot.tables.repository import Tables
from bot.tables.table import PLAYED_ALONE, Refused, Table

RUNNING_SHOWN = 3
"""Upper bound on running matches that are shown beside finished ones. `/games` has all."""


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


async def running(tables: Tables, replays: ReplayStore, interaction: discord.Interaction) -> list[tuple[Table, int]]:
    """Give the matches of this server that the person plays, wherever they are, the latest first; and of each the last
    round that is over.
    """
    mine = await tables.readable(await tables.open_tables.of_person(interaction.user.id))
    begun = [one for one in mine if one.server == interaction.guild_id and not one.alone and one.state is not None]
    found: list[tuple[Table, int]] = []
    for table in sorted(begun, key=lambda one: one.touched, reverse=True):
        rounds = [row["round"] for row in await replays.seeds(table.id)]
        if rounds and len(found) < RUNNING_SHOWN:
            found.append((table, max(rounds)))
    return found
