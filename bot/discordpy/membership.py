"""Who is still in a table's server: Discord tells a bot of this kind of bans at most, so it is asked now and then."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress

import aiohttp
import discord

from bot.tables.play import Matches
from bot.tables.table import Refused, Table
from rules.table import IllegalAction

log = logging.getLogger(__name__)

TRUSTED_FOR_S, TRUSTED_TO_MOVE_S = 600.0, 3600.0
"""Who was seen in the server within so many seconds is taken to be there: for a press, and for a hand to be sent."""
REMEMBERED_PEOPLE = 10_000
"""How many people are remembered as seen."""
UNKNOWN_MEMBER = 10007
ASK_LIMIT_S = 1.0
"""Upper bound on asking Discord whether somebody is there, in seconds: a press waits for it."""


class Membership:
    """Knows who was seen in which server, and makes the seats absent of those who are gone."""

    def __init__(self, client: discord.Client, matches: Matches, now: Callable[[], float]) -> None:
        self.client, self.matches, self.now = client, matches, now
        self._seen: OrderedDict[tuple[int, int], float] = OrderedDict()
        self._asked: dict[tuple[int, int], asyncio.Task[bool]] = {}

    def seen(self, server: int, person: int) -> None:
        """Somebody has done something in a server."""
        self._seen[server, person] = self.now()
        self._seen.move_to_end((server, person))
        while len(self._seen) > REMEMBERED_PEOPLE:
            self._seen.popitem(last=False)

    async def gone(self, table: Table, person: int, trusted: float = TRUSTED_FOR_S) -> bool:
        """Whether somebody who sits there has left the table's server: the seat is absent then, and the table told."""
        if table.alone or not table.server:
            return False
        if self.now() - self._seen.get((table.server, person), float("-inf")) < trusted:
            return False
        if await self._is_member(table.server, person):
            self.seen(table.server, person)
            return False
        await self.absent(table.id, person)
        return True

    async def absent(self, number: int, person: int) -> None:
        """The seat of somebody who is gone from the server plays on without."""
        with suppress(Refused, IllegalAction):  # it is absent already, or over
            await self.matches.absent(number, person)

    def forget(self, server: int, person: int) -> None:
        """Somebody was banned, or has left."""
        self._seen.pop((server, person), None)

    async def _is_member(self, server: int, person: int) -> bool:
        """Whether Discord knows them there; when it does not say, they are taken to be."""
        guild = self.client.get_guild(server)
        if guild is None:
            return True
        asked = self._asked.get((server, person))
        if asked is None:
            asked = self._asked[server, person] = asyncio.create_task(_known_in(guild, person))
            asked.add_done_callback(lambda _: self._asked.pop((server, person), None))
        answered, _ = await asyncio.wait({asked}, timeout=ASK_LIMIT_S)
        return asked.result() if answered else True


async def _known_in(guild: discord.Guild, person: int) -> bool:
    """The same. It is never given up half-way: whoever leaves discord.py while all must wait leaves it locked."""
    try:
        await guild.fetch_member(person)
    except discord.NotFound as fault:
        return fault.code != UNKNOWN_MEMBER
    except (discord.HTTPException, aiohttp.ClientError, TimeoutError, OSError) as fault:
        log.info("whether %s is in server %s is not known: %s", person, guild.id, fault)
    return True
