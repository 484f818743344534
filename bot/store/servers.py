"""What is stored about servers."""

from __future__ import annotations

from sqlalchemy import and_, null, select, update

from bot.store.cache import ReadCache
from bot.store.database import Database
from bot.store.schema import servers


class ServerStore:
    """Servers: their languages, and whether the bot is there. Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._locales: ReadCache[int, str | None] = database.cache("locales")

    async def meet(self, server: int, locale: str) -> None:
        """Save a server and its language."""
        async with self.database.writing() as connection:
            await self.database.upsert(connection, servers, {"id": server}, {"locale": locale})
            self._locales.changes(server)

    async def note_left(self, server: int, at: float) -> None:
        """Save that the bot has left this server at this time, unless that was saved before."""
        async with self.database.writing() as connection:
            gone = and_(servers.c.id == server, servers.c.left.is_(None))
            await connection.execute(update(servers).where(gone).values(left=at))

    async def greet(self, server: int, at: float) -> bool:
        """Save that the bot greets a server known to the store, in real time. Gives False if it has done so before."""
        async with self.database.writing() as connection:
            first = and_(servers.c.id == server, servers.c.greeted.is_(None))
            return bool((await connection.execute(update(servers).where(first).values(greeted=at))).rowcount)

    async def note_there(self, server: int) -> None:
        """Save that the bot is in this server."""
        async with self.database.writing() as connection:
            back = and_(servers.c.id == server, servers.c.left.is_not(None))
            await connection.execute(update(servers).where(back).values(left=null()))

    async def all(self) -> dict[int, float | None]:
        """Give all known servers, with the time at which the bot left them; None if it is there."""
        return {row["id"]: row["left"] for row in await self.database.all(select(servers.c.id, servers.c.left))}

    async def left_before(self, at: float) -> list[int]:
        """Give the servers that the bot left before this time."""
        return await self.database.numbers(select(servers.c.id).where(servers.c.left < at))

    async def locale(self, server: int) -> str:
        """Give the language of a server."""
        return await self._locales.get(server, lambda: self._locale_of(server)) or "en-US"

    async def _locale_of(self, server: int) -> str | None:
        row = await self.database.one(select(servers.c.locale).where(servers.c.id == server))
        return str(row["locale"]) if row else None
