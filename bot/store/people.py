"""What is stored of each person and each server."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import ColumnElement, and_, bindparam, func, null, select, update

from bot.store.database import Database, ReadCache, Row
from bot.store.schema import nicknames, people, servers

GONE = "gone"
"""The notification for a person who has left a server: both ids."""
PEOPLE = "people"
"""The notification for what is stored of a person that was changed."""
NAME_CHARACTERS = 64
"""Upper bound on the length of a stored name."""
_PERSON = select(people).where(people.c.id == bindparam("whose"))


def name_column(server: int) -> ColumnElement[str]:
    """Return the name of a person of a query in a server: elsewhere, and before, the one that all servers see."""
    here = select(nicknames.c.name).where(and_(nicknames.c.server == server, nicknames.c.person == people.c.id))
    return func.coalesce(here.correlate(people).scalar_subquery(), people.c.name).label("name")


class PeopleStore:
    """People: their names, languages, and how to write to them. Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._people: ReadCache[int, Row | None] = database.cache(PEOPLE)

    async def meet(self, person: int, name: str, locale: str, server: int = 0, called: str = "") -> None:
        """Save the name that all servers see, the language, and what the person is ``called`` in a server."""
        known = {"name": name[:NAME_CHARACTERS], "locale": locale}
        async with self.database.writing() as connection:
            await self.database.upsert(connection, people, {"id": person}, known)
            if server:
                here = {"server": server, "person": person}
                await self.database.upsert(
                    connection, nicknames, here, {"name": called[:NAME_CHARACTERS], "gone": False}
                )
            self._people.changes(person)

    async def rename(self, server: int, person: int, called: str) -> None:
        """Save what a person is ``called`` in a server by now, if they have met the bot there."""
        here, name = and_(nicknames.c.server == server, nicknames.c.person == person), called[:NAME_CHARACTERS]
        known = await self.database.one(select(nicknames.c.name).where(here))
        if known is not None and known["name"] != name:
            async with self.database.writing() as connection:
                await connection.execute(update(nicknames).where(here).values(name=name))

    async def note_gone(self, server: int, person: int) -> None:
        """Note that a person has left a server, until they play there again."""
        known = await self.get(person)
        if known is not None:
            row = {"server": server, "person": person, "name": known["name"], "gone": True}
            put = self.database.insert(nicknames).values(row)
            async with self.database.writing() as connection:
                await connection.execute(
                    put.on_conflict_do_update(index_elements=["server", "person"], set_={"gone": True})
                )
                self.database.tell(GONE, (server, person))

    async def get(self, person: int) -> Row | None:
        """Return what is known of a person, or None."""
        return await self._people.get(person, lambda: self.database.one(_PERSON, {"whose": person}))

    async def names_in(self, persons: Sequence[int], server: int) -> dict[int, str]:
        """Return what these people are called in a server, as far as they are known."""
        if not persons:
            return {}
        rows = await self.database.all(select(people.c.id, name_column(server)).where(people.c.id.in_(persons)))
        return {row["id"]: str(row["name"]) for row in rows}

    async def save_contact(self, person: int, *, dm_channel: int | None = None, takes_dms: bool = True) -> None:
        """Save how to write to a person, or that their direct messages are closed."""
        values: Row = {"takes_dms": takes_dms}
        if dm_channel is not None:
            values["dm_channel"] = dm_channel
        async with self.database.writing() as connection:
            await connection.execute(update(people).where(people.c.id == person).values(values))
            self._people.changes(person)


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
        """Return all known servers, with the time at which the bot left them; None if it is there."""
        return {row["id"]: row["left"] for row in await self.database.all(select(servers.c.id, servers.c.left))}

    async def list_left_before(self, at: float) -> dict[int, float]:
        """Return the servers that the bot left before this time, with when it left."""
        rows = await self.database.all(select(servers.c.id, servers.c.left).where(servers.c.left < at))
        return {row["id"]: row["left"] for row in rows}

    async def locale(self, server: int) -> str:
        return await self._locales.get(server, lambda: self._locale_of(server)) or "en-US"

    async def _locale_of(self, server: int) -> str | None:
        row = await self.database.one(select(servers.c.locale).where(servers.c.id == server))
        return str(row["locale"]) if row else None
