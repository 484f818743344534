"""Finds out who is still a member of a table's server. Discord tells this bot of bans at most, so the bot asks at
times.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Collection, Hashable
from contextlib import suppress
from typing import cast

import aiohttp
import discord

from bot.store.people import GONE, PeopleStore
from bot.tables.play import Matches
from bot.tables.table import Refused, Table
from rules.table import IllegalAction

log = logging.getLogger(__name__)


TRUSTED_FOR_S, TRUSTED_TO_MOVE_S = 600.0, 3600.0
"""A person seen in the server within this time counts as a member, in seconds: for a press, and for sending a hand."""
REMEMBERED_PEOPLE = 10_000
"""How many people are remembered as seen."""
UNKNOWN_MEMBER = 10007
ASK_LIMIT_S = 1.0
"""Upper bound on asking Discord for a member, in seconds: a press waits for it."""


class Membership:
    """Remembers who was seen in which server, and makes the seats of people absent who have left."""

    def __init__(self, client: discord.Client, matches: Matches, people: PeopleStore, now: Callable[[], float]) -> None:
        self.client, self.matches, self.people, self.now = client, matches, people, now
        self._seen: OrderedDict[tuple[int, int], float] = OrderedDict()
        if people.database.notifier is not None:
            people.database.notifier.subscribe(GONE, self._hear_gone)
        self._asked: dict[tuple[int, int], asyncio.Task[bool]] = {}

    def note_seen(self, server: int, person: int) -> None:
        """Note that a person has done something in a server."""
        self._seen[server, person] = self.now()
        self._seen.move_to_end((server, person))
        while len(self._seen) > REMEMBERED_PEOPLE:
            self._seen.popitem(last=False)

    async def make_absent_if_gone(self, table: Table, person: int, trusted: float = TRUSTED_FOR_S) -> bool:
        """Make the seat of a person absent who has left the table's server, and tell the table. Gives whether they
        have. A person who was seen in the ``trusted`` seconds before is not asked about.
        """
        if table.alone or not table.server:
            return False
        if self.now() - self._seen.get((table.server, person), float("-inf")) < trusted:
            return False
        if await self.check_there(table.server, person):
            return False
        await self.make_absent(table.id, person)
        return True

    async def check_there(self, server: int, person: int) -> bool:
        """Ask Discord whether a person is still in a server, and note who is not."""
        if await self._is_member(server, person):
            self.note_seen(server, person)
            return True
        await self.people.note_gone(server, person)
        return False

    async def make_absent(self, number: int, person: int, suspects: Collection[int] = ()) -> None:
        """Make the seat of a person absent who has left the server. ``suspects`` may have banned them."""
        with suppress(Refused, IllegalAction):  # the seat is absent already, or the table is closed
            await self.matches.make_absent(number, person, suspects)

    async def who_may_ban(self, guild: discord.Guild, people: Collection[int]) -> list[int]:
        """Give those of these people who may ban others. Who cannot be asked about is not one of them."""
        found = []
        for person in people:
            try:
                member = guild.get_member(person) or await guild.fetch_member(person)
            except (discord.HTTPException, aiohttp.ClientError, TimeoutError, OSError) as fault:
                log.info("cannot find out what %s may do in server %s: %s", person, guild.id, fault)
                continue
            if member.guild_permissions.ban_members:
                found.append(person)
        return found

    async def note_gone(self, server: int, person: int) -> None:
        """Note that a person was banned, or has left."""
        self._seen.pop((server, person), None)
        await self.people.note_gone(server, person)

    def _hear_gone(self, key: Hashable) -> None:
        self._seen.pop(cast(tuple[int, int], key), None)

    async def _is_member(self, server: int, person: int) -> bool:
        """Whether Discord knows this member. If it does not say, the person counts as a member."""
        if self.client.get_guild(server) is None and self.matches.tables.shards.has(server):
            return True
        asked = self._asked.get((server, person))
        if asked is None:
            asked = self._asked[server, person] = asyncio.create_task(_known_in(self.client, server, person))
            asked.add_done_callback(lambda _: self._asked.pop((server, person), None))
        answered, _ = await asyncio.wait({asked}, timeout=ASK_LIMIT_S)
        return asked.result() if answered else True


async def _known_in(client: discord.Client, server: int, person: int) -> bool:
    """Whether Discord knows this member, also of a server of another process.

    Never cancelled: cancelling a request while discord.py waits for its global rate limit would leave its lock closed.
    """
    try:
        await client.http.get_member(server, person)
    except discord.NotFound as fault:
        return fault.code != UNKNOWN_MEMBER
    except (discord.HTTPException, aiohttp.ClientError, TimeoutError, OSError) as fault:
        log.info("cannot find out whether %s is a member of server %s: %s", person, server, fault)
    return True
