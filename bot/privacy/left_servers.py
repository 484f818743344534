"""Deletes the data of servers that removed the bot some time ago."""

from __future__ import annotations

import logging
from collections.abc import Callable

from structlog.contextvars import bound_contextvars

from bot.privacy.store import ErasureStore
from bot.store.servers import ServerStore
from bot.tables.repository import Tables
from bot.time import DAY, Interval

log = logging.getLogger(__name__)

LEFT_SERVER_KEPT_DAYS = 30
"""How many days the data of a server is kept after it has removed the bot."""
CHECK_LEFT_SERVERS_S = 600.0
"""Interval at which servers that removed the bot are looked for, in seconds."""


class LeftServers:
    """Deletes servers that the bot left long ago.

    ``wall`` gives real time, because time without the bot counts here. ``there`` gives the servers in which the bot is
    now.
    """

    def __init__(
        self,
        store: ErasureStore,
        servers: ServerStore,
        tables: Tables,
        wall: Callable[[], float],
        there: Callable[[], set[int]],
    ) -> None:
        self.store, self.servers, self.tables, self.wall, self.there = store, servers, tables, wall, there
        self._interval = Interval(CHECK_LEFT_SERVERS_S)

    async def tick(self) -> None:
        """Delete some of the data, if it is time."""
        now = self.wall()
        if not self._interval.due(now):
            return
        long_ago = await self.servers.left_before(now - LEFT_SERVER_KEPT_DAYS * DAY)
        for server in filter(self.tables.shards.has, long_ago):
            with bound_contextvars(server=server):
                if server in self.there():
                    await self.servers.note_there(server)
                elif await self._delete(server):
                    log.info("the data of a server that removed the bot is deleted")
                else:
                    self._interval.once_more()  # delete the rest with the next call

    async def _delete(self, server: int) -> bool:
        """Delete some of a server's tables, or the rest if there are none left. Gives whether nothing is left."""
        if await self.store.delete_tables_of(server):
            self.tables.drop(lambda table: table.server == server)
            return False
        await self.store.delete_server(server)
        return True
