"""What the bot says when a server has invited it: once, where it may write, or to whom invited it."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence

import discord
from discord.ui import LayoutView, TextDisplay

from bot.discord.sender import NEEDED, PASSING, Sender
from bot.people.preferences import Preferences
from bot.screens.components import GREEN, button, framed_view, own_button, rows
from bot.screens.lobby import OpenPress
from bot.screens.page import PlayNowPress, permission_names
from bot.store.people import PeopleStore, ServerStore
from bot.words import names
from bot.words.texts import Person

log = logging.getLogger(__name__)


NEEDED_TO_SAY = discord.Permissions(view_channel=True, send_messages=True)


class Arrival:
    """Greets servers. ``reads_text``: the bot may read what people write; ``wall`` gives real time."""

    def __init__(
        self,
        servers: ServerStore,
        people: PeopleStore,
        preferences: Preferences,
        sender: Sender,
        wall: Callable[[], float],
        *,
        reads_text: bool,
    ) -> None:
        self.servers, self.people, self.preferences = servers, people, preferences
        self.sender, self.wall, self.reads_text = sender, wall, reads_text

    async def greet(self, guild: discord.Guild) -> None:
        """Say once what there is to play, and what the bot needs."""
        await self.servers.meet(guild.id, guild.preferred_locale.value)
        if not await self.servers.greet(guild.id, self.wall()):
            return
        reader = await self.preferences.readers_in(guild.id, guild.preferred_locale.value)
        lacking = [name for name, needed in NEEDED if needed and not getattr(guild.me.guild_permissions, name)]
        for channel in _writable_channels(guild):
            if await self._say(channel.id, arrival_view(lacking, reader, reads=self.reads_text)):
                return
        inviter = await _inviter(guild)
        try:
            if inviter and await self._write(inviter, guild, lacking):
                return
        except PASSING as why:
            log.info("who has invited the bot cannot be told what it needs: %s", why)
        log.info("nobody in server %s could be told what the bot needs", guild.id)

    async def _write(self, inviter: int, guild: discord.Guild, lacking: Sequence[str]) -> bool:
        """Say it to who has invited the bot, in their language; in the server's if they have not met the bot."""
        known = await self.people.get(inviter)
        reader = await self.preferences.reader(inviter, "" if known else guild.preferred_locale.value)
        view = arrival_view(lacking, reader, reads=self.reads_text, server=guild.name)
        return await self.sender.direct(inviter, known, view) is not None

    async def _say(self, channel: int, view: LayoutView) -> bool:
        try:
            await self.sender.send(channel, view, silent=True)
        except PASSING as why:
            log.info("what the bot needs cannot be said in channel %s: %s", channel, why)
            return False
        return True


def arrival_view(lacking: Sequence[str], reader: Person, *, reads: bool, server: str = "") -> LayoutView:
    """What there is to play, with buttons to begin at once; then what the bot needs, and where more is chosen. With the
    name of a ``server``, for who reads it in a direct message.
    """
    small = [
        reader.text("arrival-settings", server=names.escape(server, 100)) if server else reader.text("arrival-first")
    ]
    if lacking:
        small.append(reader.text("arrival-lacks", permissions=permission_names(lacking, reader)))
    small += [] if reads else [reader.text("arrival-deaf")]
    now = button(PlayNowPress(), reader.text("arrival-play"), discord.ButtonStyle.success, "▶️")
    table = [] if server else [own_button(reader, OpenPress(), emoji="🃏")]
    return framed_view(
        GREEN,
        [
            TextDisplay(reader.text("arrival-hello")),
            *(row for one in (now, *table) for row in rows(one)),
            TextDisplay("\n".join(f"-# {line}" for line in small)),
        ],
    )


def _writable_channels(guild: discord.Guild) -> list[discord.TextChannel]:
    """Return the channels in which the bot may write, the likeliest to be read first.

    One refusal is enough to go on.
    """
    first = guild.system_channel
    channels = [*([first] if first else []), *(channel for channel in guild.text_channels if channel != first)]
    return [channel for channel in channels if channel.permissions_for(guild.me) >= NEEDED_TO_SAY][:2]


async def _inviter(guild: discord.Guild) -> int | None:
    """Return the person who has invited the bot, as far as the server's log says so; otherwise its owner."""
    if guild.me.guild_permissions.view_audit_log:
        try:
            async for entry in guild.audit_logs(action=discord.AuditLogAction.bot_add, limit=5):
                if entry.user_id and getattr(entry.target, "id", None) == guild.me.id:
                    return entry.user_id
        except PASSING as why:
            log.info("who has invited the bot cannot be found out: %s", why)
    return guild.owner_id
