"""What is stored about people."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import ColumnElement, and_, bindparam, func, select, update

from bot.store.cache import ReadCache
from bot.store.database import Database, Row
from bot.store.schema import nicknames, people

GONE = "gone"
"""The bell for a person who has left a server: both ids."""
NAME_CHARACTERS = 64
"""Upper bound on the length of a stored name."""
_PERSON = select(people).where(people.c.id == bindparam("whose"))


def called_in(server: int) -> ColumnElement[str]:
    """Give what a person of a query is called in a server: elsewhere, and before, by the name that all servers see."""
    here = select(nicknames.c.name).where(and_(nicknames.c.server == server, nicknames.c.person == people.c.id))
    return func.coalesce(here.correlate(people).scalar_subquery(), people.c.name).label("name")


class PeopleStore:
    """People: their names, languages, and how to write to them. Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._people: ReadCache[int, Row | None] = database.cache("people")

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
        """Give what is known of a person, or None."""
        return await self._people.get(person, lambda: self.database.one(_PERSON, {"whose": person}))

    async def called(self, persons: Sequence[int], server: int) -> dict[int, str]:
        """Give what these people are called in a server, as far as they are known."""
        if not persons:
            return {}
        rows = await self.database.all(select(people.c.id, called_in(server)).where(people.c.id.in_(persons)))
        return {row["id"]: str(row["name"]) for row in rows}

    async def reach(self, person: int, *, dm_channel: int | None = None, takes_dms: bool = True) -> None:
        """Save how to write to a person, or that their direct messages are closed."""
        values: Row = {"takes_dms": takes_dms}
        if dm_channel is not None:
            values["dm_channel"] = dm_channel
        async with self.database.writing() as connection:
            await connection.execute(update(people).where(people.c.id == person).values(values))
            self._people.changes(person)
