"""Who comes to a server or leaves it, the bot among them."""

from __future__ import annotations

from contextlib import suppress
from functools import partial

import discord
from discord.ext import commands

from bot.app import MauMauBot
from bot.chores import every
from bot.store.faults import StoreAway
from bot.tables.table import Refused
from cogs.people.left_servers import LeftServers


class MembershipCog(commands.Cog):
    """Listens to servers that remove the bot or change what it may do, and to people who leave."""

    def __init__(self, bot: MauMauBot, left_servers: LeftServers) -> None:
        self.bot, services, self.left_servers = bot, bot.services, left_servers
        self.store, self.tables = services.store, services.tables
        self.membership, self.wall = services.membership, services.wall
        self.painter, self.lobbies = services.painter, services.lobbies

    @every(1, "deleting a left server")
    async def delete_left_server(self) -> None:
        """Delete some of the data of a server that the bot has left long ago."""
        await self.left_servers.tick()

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """After a downtime, find the servers that have removed the bot meanwhile."""
        await self.bot.retry_until(self._find_lost, away=StoreAway)

    async def _find_lost(self) -> None:
        here, store = {guild.id for guild in self.bot.guilds}, self.store
        for server, left in (await store.servers.all()).items():
            if not self.tables.shards.has(server):
                continue
            if server in here and left is not None:
                await store.servers.note_there(server)
            elif server not in (*here, 0) and left is None:
                await store.servers.note_left(server, self.wall())

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """A server has invited the bot, perhaps again."""
        await self.bot.retry_until(partial(self.store.servers.note_there, guild.id), away=StoreAway)
        await self._permitted(guild.id)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """A server has removed the bot, or was deleted. A server that is only unavailable does not cause this event.

        Its matches go on, as where a channel is lost: the clock plays for those who do not come. Else who is losing
        would remove the bot, or who is ahead.
        """
        await self.bot.retry_until(partial(self.store.servers.note_left, guild.id, self.wall()), away=StoreAway)

    @commands.Cog.listener()
    async def on_member_ban(self, guild: discord.Guild, user: discord.User | discord.Member) -> None:
        """A person was banned. Who may have done so gains nothing by it at a table at which they play."""
        await self.bot.retry_until(partial(self._left, guild.id, user.id, guild), away=StoreAway)

    @commands.Cog.listener()
    async def on_raw_member_remove(self, payload: discord.RawMemberRemoveEvent) -> None:
        """A person has left, if Discord tells the bot."""
        await self.bot.retry_until(partial(self._left, payload.guild_id, payload.user.id), away=StoreAway)

    @commands.Cog.listener()
    async def on_message(self, message: discord.Message) -> None:
        """Note that a person who writes in a server is a member, and at a table, what they are called."""
        if message.guild is not None and not message.author.bot:
            server, author = message.guild.id, message.author
            known = self.membership.note_seen(server, author.id)
            if known.name != author.display_name and self.tables.list_open_in(message.channel.id):
                await self.membership.note_name(server, author.id, author.display_name)

    @commands.Cog.listener()
    async def on_guild_channel_update(self, _: discord.abc.GuildChannel, channel: discord.abc.GuildChannel) -> None:
        """The permissions in a channel may be others."""
        await self._permitted(channel.guild.id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, _: discord.Role, role: discord.Role) -> None:
        """The permissions of a role may be others."""
        await self._permitted(role.guild.id)

    @commands.Cog.listener()
    async def on_member_update(self, _: discord.Member, member: discord.Member) -> None:
        """The bot itself may have other roles."""
        if member == member.guild.me:
            await self._permitted(member.guild.id)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """A thread may be open again."""
        await self._permitted(payload.guild_id)

    async def _permitted(self, server: int) -> None:
        """Show what could not be shown before the bot had other permissions."""
        await self.bot.retry_until(partial(self.painter.retry_lost, server), away=StoreAway)
        self.bot.dispatch("permitted", server)

    async def _left(self, server: int, person: int, banned_from: discord.Guild | None = None) -> None:
        await self.membership.note_gone(server, person)
        found = await self.tables.get_many(await self.store.open_tables.list_for_person(person))
        tables = [table for table in found if table.server == server and not table.game.alone]
        others = {other for table in tables for other in table.people} - {person}
        suspects = await self.membership.who_may_ban(banned_from, others) if banned_from else []
        for table in tables:
            await self.membership.make_absent(table.id, person, suspects)
        for table in await self.tables.get_many(await self.store.open_tables.list_for_server(server)):
            if person in table.notes.guests.challenged:
                with suppress(Refused):  # the match has begun meanwhile
                    await self.lobbies.withdraw(table.id, person)
