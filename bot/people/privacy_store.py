"""Exports and removes a person's data, and deletes a server's.

The schema says where the data is: each column that could hold an id or a name declares whose it is.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Collection, Mapping, Sequence
from secrets import randbits

from sqlalchemy import (
    BigInteger,
    Column,
    ColumnElement,
    Delete,
    Table,
    Text,
    Update,
    and_,
    cast,
    delete,
    null,
    or_,
    select,
    union,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.database import Database, Row
from bot.store.schema import log, metadata, nicknames, places, scripts, seats, servers, standings, tables
from rules.records import Json

REWRITTEN = (tables.c.players, tables.c.notes, tables.c.posted, scripts.c.script)
"""Columns that contain a person among other data. ``Rewrite`` removes the person from them."""
PEOPLE_A_TIME = 500
"""How many people one statement looks for."""
TABLES_A_TIME = 50
"""How many tables are deleted in one transaction. It is small, so that nothing else waits long."""

FIRST_NUMBER, NUMBER_BITS = 1 << 61, 60
"""The numbers of people whose data was erased are drawn from so many bits, and are above those of matches in which
somebody was erased (``bot/matches/results.py``).
"""

EXPORTED: Mapping[str, str] = {
    "attendance": "table_id round person server at answer_s finished",
    "audit": "id server at what by whom table_id seen_in detail",
    "calls": "called server at",
    "favourites": "server game person card laid",
    "feats": "server game person debt silences",
    "game_drafts": "person server game base steps prompt touched table_id",
    "games": "id server name version definition about author changed checked",
    "holidays": "person begins ends",
    "kept_out": "server person since until by",
    "lessons": "person game lesson actions definition channel prompt at",
    "matches": "table_id server game ended rounds seen_in voided voided_by",
    "meetings": "server game person often upto",
    "nicknames": "server person name gone",
    "people": "id name locale dm_channel takes_dms",
    "person_preferences": "person name value",
    "places": "table_id seat person server game ended place total side rating counted rank",
    "points": "table_id round seat server game person points won match_won total debt silences laid",
    "rivals": "server game person ahead behind lead",
    "scores": "server season game measure person rounds points merit",
    "seats": "table_id seat person",
    "standings": "server season game person rounds won matches matches_won seconds thirds beaten streak best_streak"
    " solo solo_won uncounted mu sigma since rated slots squares rating placing",
    "tables": "id server channel thread parent host game definition rules_version options settings opened closed ending"
    " ended_why ended_by ended_small title",
    "tries": "date person table_id",
}
"""What a person's export has of each table with their id: what that person may see now, and nothing else.

A counter of a running table says that somebody has acted unseen; the seed of a round that is being tried is its deck.
"""

Rewrite = Callable[[Row, str | None], tuple[Row, str | None]]
"""Removes a person from the JSON columns of a table's row (None for one that cannot be read), and from its script."""


class StillSeated(Exception):
    """The person is seated at a table, and has to leave it first."""


class ErasureStore:
    """Deletes and exports data for people's privacy. Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def mentioning(self, person: int) -> list[int]:
        """Give the open tables whose data contains a person, who may have left them."""
        where = and_(_mentions(person), tables.c.closed.is_(None))
        return [row["id"] for row in await self.database.all(select(tables.c.id).where(where))]

    async def erase(self, person: int, alone: Sequence[str], rewrite: Rewrite) -> None:
        """Remove a person from all data. Games that are played ``alone`` are deleted with their tables.

        Raises ``StillSeated``; nothing is changed then.
        """
        async with self.database.erasing() as connection:
            if (await connection.execute(select(seats.c.seat).where(seats.c.person == person).limit(1))).first():
                raise StillSeated(person)
            await connection.execute(
                delete(tables).where(
                    and_(tables.c.host == person, tables.c.game.in_(alone), tables.c.closed.is_not(None))
                )
            )
            await self._rewrite(connection, person, rewrite)
            await self._number(connection, person)
            for table in reversed(metadata.sorted_tables):
                for column in _of_person(table):
                    await connection.execute(_taken_out(table, column, person))

    async def everything_of(self, person: int) -> dict[str, list[Row]]:
        """Give the rows about a person by database table, with the columns that are ``EXPORTED``.

        Where a row has the id of somebody else beside it, that id is left out.
        """
        found = {}
        for name, columns in EXPORTED.items():
            table = metadata.tables[name]
            shown = [table.c[column] for column in columns.split()]
            mine = [column for column in _of_person(table) if column in shown]
            about = select(*shown).where(or_(*(column == person for column in mine))).order_by(*table.primary_key)
            whose = {column.name for column in mine}
            found[name] = await asyncio.to_thread(_without_others, await self.database.many(about), whose, person)
        return found

    async def sat_at(self, person: int) -> list[Row]:
        """Give the tables whose data contains a person, with their players."""
        shown = (tables.c.id, tables.c.server, tables.c.game, tables.c.opened, tables.c.closed)
        players = cast(tables.c.players, Text).label("players")
        return await self.database.many(select(*shown, players).where(_mentions(person)).order_by(tables.c.id))

    async def actions_of(self, number: int, seat: int) -> list[Row]:
        """Give the actions of a seat at a table, with their times."""
        mine = and_(log.c.table_id == number, log.c.seat == seat)
        return await self.database.many(select(log.c.at, log.c.action).where(mine).order_by(log.c.version))

    async def delete_tables_of(self, server: int) -> int:
        """Delete some tables of a server with all their data. Gives how many."""
        some = select(tables.c.id).where(tables.c.server == server).limit(TABLES_A_TIME)
        async with self.database.erasing() as connection:
            return (await connection.execute(delete(tables).where(tables.c.id.in_(some)))).rowcount

    async def delete_server(self, server: int) -> None:
        """Delete the other data of a server, and the server; and all about people who are known from there only."""
        async with self.database.erasing() as connection:
            there = [select(table.c.person).where(table.c.server == server) for table in (nicknames, standings)]
            met = [int(person) for (person,) in (await connection.execute(union(*there))).all()]
            for table in reversed(metadata.sorted_tables):
                for column in table.c:
                    if column.info.get("server") == "delete" and table is not servers:
                        await connection.execute(delete(table).where(column == server))
            await connection.execute(delete(servers).where(servers.c.id == server))
            for begin in range(0, len(met), PEOPLE_A_TIME):
                await self._forget(connection, met[begin : begin + PEOPLE_A_TIME])

    # within

    async def _forget(self, connection: AsyncConnection, some: Sequence[int]) -> None:
        """Delete everything about those of these people whom no server knows."""
        known: set[int] = set()
        for table in metadata.tables.values():
            if table is seats or any(column.info.get("server") for column in table.c):
                for column in _of_person(table):
                    found = await connection.execute(select(column).where(column.in_(some)).distinct())
                    known.update(int(person) for (person,) in found.all())
        nowhere = [person for person in some if person not in known]
        for table in reversed(metadata.sorted_tables):
            for column in _of_person(table):
                if column.info["person"] == "delete" and nowhere:
                    await connection.execute(delete(table).where(column.in_(nowhere)))

    async def _number(self, connection: AsyncConnection, person: int) -> None:
        """Number the places of a person by chance, otherwise in each server: from them the ratings of others are
        reckoned anew.
        """
        mine = places.c.person == person
        for (server,) in (await connection.execute(select(places.c.server).where(mine).distinct())).all():
            numbered = update(places).where(and_(mine, places.c.server == server))
            await connection.execute(numbered.values(someone=FIRST_NUMBER + randbits(NUMBER_BITS)))

    async def _rewrite(self, connection: AsyncConnection, person: int, rewrite: Rewrite) -> None:
        """Remove the person from columns that contain others too. What cannot be read is emptied."""
        texts = {column.name: cast(column, Text).label(column.name) for column in REWRITTEN if column.table is tables}
        asked = select(tables.c.id, *texts.values(), scripts.c.script).where(_mentions(person))
        for row in (await connection.execute(asked.outerjoin(scripts))).mappings().all():
            before = {name: _loaded(row[name]) for name in texts}
            after, script = rewrite(before, row["script"])
            changed = {name: value for name, value in after.items() if value != before[name]}
            if changed:
                await connection.execute(update(tables).where(tables.c.id == row["id"]).values(changed))
            if script != row["script"]:
                await connection.execute(update(scripts).where(scripts.c.table_id == row["id"]).values(script=script))


def _mentions(person: int) -> ColumnElement[bool]:
    """A condition for tables whose host or data contains this person."""
    within = [cast(column, Text).like(f"%{person}%") for column in REWRITTEN if column.table is tables]
    return or_(tables.c.host == person, *within)


def _of_person(table: Table) -> list[Column[int]]:
    """The columns of a table that hold only a person's id."""
    return [column for column in table.c if column.info.get("person") and isinstance(column.type, BigInteger)]


def _taken_out(table: Table, column: Column[int], person: int) -> Delete | Update:
    """A statement that deletes the person's rows, or makes them anonymous."""
    if column.info["person"] == "delete":
        return delete(table).where(column == person)
    return update(table).where(column == person).values({column: null()})


def _loaded(text: str) -> Json:
    try:
        found: Json = json.loads(text)
    except ValueError:
        return None
    return found


def _without_others(rows: Sequence[Row], whose: Collection[str], person: int) -> list[Row]:
    """The same rows, without the ids of others in the columns that say whose they are."""
    return [
        {column: None if column in whose and value != person else value for column, value in row.items()}
        for row in rows
    ]
