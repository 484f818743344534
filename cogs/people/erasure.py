"""What is stored about people: exported, deleted, and compacted after some time; below that, the queries for it.

The schema says where the data is: each column that could hold an id or a name declares whose it is.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from secrets import randbits

import sqlalchemy
from sqlalchemy import (
    BigInteger,
    Column,
    ColumnElement,
    Delete,
    Text,
    Update,
    and_,
    bindparam,
    cast,
    delete,
    null,
    or_,
    select,
    union,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection
from structlog.contextvars import bound_contextvars

from bot.matches.results import note_recount, somebody
from bot.store import schema
from bot.store.database import Database, Row
from bot.store.schema import (
    columns_of_person,
    erasures,
    metadata,
    people,
    places,
    points,
    recounts,
    scripts,
    seats,
    servers,
    tables,
)
from bot.store.tables import OpenTables
from bot.tables.lobby import Lobbies
from bot.tables.repository import Tables, retry_on_conflict
from bot.tables.table import ERASED_NAME, PLAYED_ALONE, Player, Refused, Table
from cogs.archive.logs import rename_players
from cogs.people.left_servers import ServerErasure
from cogs.people.pieces import Pieces
from rules.records import Json

log = logging.getLogger(__name__)


def forget(table: Table, person: int) -> None:
    """Take a person who has left out of a draft of a table that goes on.

    The painter forgets the last hand of who has left by itself.
    """
    for seat, player in enumerate(table.players):
        if player.person == person:
            table.players[seat] = replace(
                player, person=None, name=ERASED_NAME, erased=True, ahead=[], dropped=[], made=[]
            )
    notes, guests = table.notes, table.notes.guests
    guests.barred, guests.invited = _others(guests.barred, person), _others(guests.invited, person)
    guests.stopping = _others(guests.stopping, person)
    guests.challenged, guests.declined = _others(guests.challenged, person), _others(guests.declined, person)
    guests.unwanted = _asking_without(guests.unwanted, person)
    notes.pause.asking = _others(notes.pause.asking, person)


def remove_person(row: Row, person: int) -> Row:
    """Remove a person from the row of a closed table, whose JSON columns may be of any version.

    A column that cannot be read (None) is emptied: nobody can say who is in it.
    """
    players, notes, posted = row["players"], row["notes"], row["posted"]
    if not isinstance(players, list) or not isinstance(notes, dict) or not isinstance(posted, dict):
        return {"players": [], "notes": {}, "posted": {}}
    mine = {str(seat) for seat, player in enumerate(players) if _is(player, person)}
    someone = {"person": None, "name": ERASED_NAME, "erased": True}
    if isinstance(posted.get("hands"), dict):
        posted = posted | {"hands": {seat: hand for seat, hand in posted["hands"].items() if seat not in mine}}
    return {
        "players": [player | someone if _is(player, person) else player for player in players],
        "notes": _remove_from_notes(notes, person),
        "posted": posted,
    }


OF_PEOPLE = ("barred", "invited", "asking", "pausing", "stopping", "challenged", "declined")
"""The lists of people in notes."""


def _remove_from_notes(notes: Row, person: int) -> Row:
    """Notes in groups, or side by side as earlier versions saved them."""
    kept: Row = {}
    for name, value in notes.items():
        if name in ("guests", "pause") and isinstance(value, dict):
            kept[name] = _remove_from_notes(value, person)
        elif name in OF_PEOPLE and isinstance(value, list):
            kept[name] = _others(value, person)
        else:
            kept[name] = _asking_without(value, person) if name == "unwanted" else value
    return kept


def _others(people: list[int], person: int) -> list[int]:
    return [other for other in people if other != person]


def seats_of(players: Sequence[object] | None, person: int) -> list[int]:
    """Return the seats that a person had, from the saved form of the players."""
    return [seat for seat, player in enumerate(players or ()) if _is(player, person)]


def words_of(players: Sequence[Row] | None) -> list[Player]:
    """Return the players of a saved form, with their names only."""
    return [Player(player.get("person"), str(player.get("name", ""))) for player in players or ()]


def _is(player: object, person: int) -> bool:
    return isinstance(player, dict) and player.get("person") == person


def _asking_without(unwanted: dict[str, list[int]], person: int) -> dict[str, list[int]]:
    kept = {whom: [other for other in some if other != person] for whom, some in unwanted.items()}
    return {whom: some for whom, some in kept.items() if whom != str(person) and some}


RetireHand = Callable[[int, int], Awaitable[None]]


class Privacy:
    """Gives people their stored data, and deletes it.

    ``retire_hand`` removes cards and buttons from the last hand of a person at a table. That is done before it is
    deleted where the hand stands.
    """

    def __init__(
        self,
        store: ErasureStore,
        open_tables: OpenTables,
        tables: Tables,
        lobbies: Lobbies,
        retire_hand: RetireHand,
    ) -> None:
        self.store, self.open_tables, self.tables, self.lobbies = store, open_tables, tables, lobbies
        self.retire_hand = retire_hand
        self._erasing = asyncio.Lock()

    async def export(self, person: int) -> str:
        """Return all data of a person as JSON, with their actions at tables, and without those of others.

        It is written a table at a time: the objects of thousands of matches would take long to look through.
        """
        played = []
        for row in await self.store.list_tables(person):
            players = _read(row.pop("players"))
            for seat in seats_of(players, person):
                actions = await self.store.list_actions(row["id"], seat)
                table = row | {"seat": seat, "name": players[seat].get("name"), "actions": actions}
                played.append(await asyncio.to_thread(_written, table))
        rows = await asyncio.to_thread(_written, await self.store.list_everything(person))
        return f'{{"person": {person}, "rows": {rows}, "tables": [{", ".join(played)}]}}'

    async def erase(self, person: int) -> None:
        """Remove a person from every table and from all stored data. The results of others stay.

        Raises ``Refused`` if the person sits down somewhere meanwhile: then some of it may be there still.
        """
        async with self._erasing:
            await self._erase(person)

    async def go_on(self) -> None:
        """Erase those whose erasure was begun and did not come to its end, because the process ended or the database
        was away.
        """
        for person in await self.store.list_begun():
            async with self._erasing:
                if person not in await self.store.list_begun():
                    continue  # somebody was at it
                log.info("the data of somebody is deleted: that was begun before")
                with suppress(Refused):  # they are told to begin again
                    await self._erase(person)

    async def _erase(self, person: int) -> None:
        for number in await self.open_tables.list_for_person(person):
            await self._leave(number, person)
            await self.retire_hand(number, person)
        for number in await self.store.mentioning(person):
            with suppress(Refused):
                await self.forget_at(number, person)
        try:
            await self.store.erase(person, PLAYED_ALONE, lambda row, script: erase_from_row(row, script, person))
        except StillSeated:
            raise Refused("sat-down") from None
        finally:
            self.tables.drop(lambda table: table.closed is not None)

    @retry_on_conflict
    async def forget_at(self, number: int, person: int) -> None:
        """Remove a person who has left from a table that is still open. Raises ``Refused`` if the person is seated."""
        async with self.tables.changing(number) as table:
            if table.seat_of(person) is not None:
                raise Refused("sat-down")
            forget(table, person)
            await self.tables.save(table, human=False)

    async def _leave(self, number: int, person: int) -> None:
        with bound_contextvars(table=number):
            try:
                await self.lobbies.leave_seat(number, person)
            except Refused as why:
                log.info("a person whose data is deleted has left the table already: %s", why)
                with suppress(Refused):
                    await self.tables.close_unreadable(number)


def erase_from_row(row: Row, script: str | None, person: int) -> tuple[Row, str | None]:
    """Return a row and a script without the person."""
    after = remove_person(row, person)
    if script is not None:
        before, now = (words_of(players) for players in (row["players"], after["players"]))
        script = rename_players(script, before, now)
    return after, script


def _written(found: object) -> str:
    return json.dumps(found, ensure_ascii=False, indent=1)


def _read(text: str) -> list[Row]:
    try:
        found = json.loads(text)
    except ValueError:
        return []
    return found if isinstance(found, list) else []


REWRITTEN = (tables.c.players, tables.c.notes, tables.c.posted, scripts.c.script)
"""Columns that contain a person among other data. ``Rewrite`` removes the person from them."""
JSON_TEXTS = {column.name: cast(column, Text) for column in REWRITTEN if column.table is tables}
OF_RESULTS = (points, places)
"""Results that refer to people."""
SECRET_BITS = 60
TABLES_A_PIECE, KEYS_A_PIECE = 20, 100
"""Upper bounds on the tables, and on the other rows, from which one transaction removes a person."""

EXPORTED: Mapping[str, str] = {
    name: table.info["exported"] for name, table in sorted(metadata.tables.items()) if table.info.get("exported")
}
"""What a person's export has of each table with their id."""

Rewrite = Callable[[Row, str | None], tuple[Row, str | None]]
"""Removes a person from the JSON columns of a table's row (None for one that cannot be read), and from its script."""


class StillSeated(Exception):
    """The person is seated at a table, and has to leave it first."""


class _DoneByOther(Exception):
    """Another process has done the rest."""


class PersonErasure(Pieces):
    """Removes a person from all data, in pieces. Games that are played ``alone`` are deleted with their tables.

    First it is noted that the person is being erased: then whoever dies is followed by somebody who goes on, and
    accounts that are reckoned anew meanwhile are those without the person. What has to go is looked for beside the
    transactions, because that reads whole tables, and once more until nothing is found. The person's own row goes last,
    with the note.

    ``piece`` raises ``StillSeated`` if the person sits down somewhere meanwhile. Then what is left stays, and the
    accounts of their servers are noted to be reckoned anew: they have some of their results still.
    """

    def __init__(self, database: Database, person: int, alone: Sequence[str], rewrite: Rewrite) -> None:
        super().__init__(database)
        self.person, self.alone, self.rewrite = person, alone, rewrite
        self._secret, self._searched, self._found = 0, False, False
        self._servers: list[int] = []

    async def _delete_all(self) -> AsyncIterator[bool]:
        try:
            of_results = (select(table.c.server).where(table.c.person == self.person) for table in OF_RESULTS)
            self._servers = await self.database.numbers(union(*of_results))
            async with self.database.writing() as connection:
                await self._begin(connection)
            yield True
            while not await self._is_gone():
                for step in (self._delete_alone, self._rewrite, self._take_out):
                    async for _ in step():
                        yield True
        except _DoneByOther:
            self.database.clear_caches()
        except StillSeated:
            await self._call_off()
            raise

    async def _begin(self, connection: AsyncConnection) -> None:
        """Note that the person is being erased, unless somebody has begun with it. What is being reckoned anew at this
        moment does not know it, and is reckoned again.
        """
        await self._check_seats(connection)
        noted = self.database.insert(erasures).values(person=self.person, secret=randbits(SECRET_BITS))
        await connection.execute(noted.on_conflict_do_nothing())
        secret = select(erasures.c.secret).where(erasures.c.person == self.person)
        self._secret = int((await connection.execute(secret)).scalar_one())
        await connection.execute(update(recounts).values(noted=recounts.c.noted + 1))

    async def _check(self, connection: AsyncConnection) -> None:
        """Raise ``StillSeated``, and ``_DoneByOther`` if it is not noted any more that the person is being erased. If
        they are known all the same, it was called off.
        """
        await self._check_seats(connection)
        noted = select(erasures.c.person).where(erasures.c.person == self.person).with_for_update()
        if (await connection.execute(noted)).first() is None:
            known = select(people.c.id).where(people.c.id == self.person)
            raise _DoneByOther if (await connection.execute(known)).first() is None else StillSeated(self.person)

    async def _check_seats(self, connection: AsyncConnection) -> None:
        if (await connection.execute(select(seats.c.seat).where(seats.c.person == self.person).limit(1))).first():
            raise StillSeated(self.person)

    async def _call_off(self) -> None:
        async with self.database.erasing() as connection:
            if (await connection.execute(delete(erasures).where(erasures.c.person == self.person))).rowcount:
                for server in self._servers:
                    await note_recount(self.database, connection, server)

    async def _is_gone(self) -> bool:
        """Delete the person's own row, and with it the note, once nothing else was found in a whole search."""
        if not self._searched or self._found:
            self._searched, self._found = True, False
            return False
        async with self.database.erasing() as connection:
            await self._check(connection)
            for table in OF_RESULTS:  # they have played a match meanwhile
                if (
                    await connection.execute(select(table.c.seat).where(table.c.person == self.person).limit(1))
                ).first():
                    return False
            await connection.execute(delete(people).where(people.c.id == self.person))
            await connection.execute(delete(erasures).where(erasures.c.person == self.person))
        return True

    async def _delete_alone(self) -> AsyncIterator[None]:
        """Delete the tables at which the person has played alone."""
        mine = and_(tables.c.host == self.person, tables.c.game.in_(self.alone), tables.c.closed.is_not(None))
        async for _ in self._delete_tables(await self.database.numbers(select(tables.c.id).where(mine))):
            self._found = True
            yield

    async def _rewrite(self) -> AsyncIterator[None]:
        """Remove the person from columns that contain others too. What cannot be read is emptied."""
        numbers = await self.database.numbers(select(tables.c.id).where(_mentions(self.person)).order_by(tables.c.id))
        texts = [text.label(name) for name, text in JSON_TEXTS.items()]
        asked = select(tables.c.id, *texts, scripts.c.script).outerjoin(scripts)
        for begin in range(0, len(numbers), TABLES_A_PIECE):
            which = tables.c.id.in_(numbers[begin : begin + TABLES_A_PIECE])
            rows = await self.database.all(asked.where(which))
            if changes := [some for row in rows if (some := await asyncio.to_thread(self._changes, row))]:
                async with self._piece() as connection:
                    for some in changes:
                        for change in some:
                            if not (await connection.execute(change)).rowcount:
                                break
                self._found = True
                yield

    def _changes(self, row: Row) -> list[Update]:
        """What removes the person from the row of a table, unless somebody has changed it since, and then from its
        script.
        """
        before = {name: _loaded(row[name]) for name in JSON_TEXTS}
        after, script = self.rewrite(before, row["script"])
        changed = {name: value for name, value in after.items() if value != before[name]}
        as_read = [JSON_TEXTS[name] == row[name] for name in changed]
        found = [update(tables).where(and_(tables.c.id == row["id"], *as_read)).values(changed)] if changed else []
        if script != row["script"]:
            found.append(update(scripts).where(scripts.c.table_id == row["id"]).values(script=script))
        return found

    async def _take_out(self) -> AsyncIterator[None]:
        """Delete the rows that are the person's, and make the others anonymous."""
        for table in reversed(metadata.sorted_tables):
            if table in (people, seats, erasures):
                continue
            for column in columns_of_person(table):
                key = [*table.primary_key]
                mine = select(*key, *([] if table is not places else [places.c.server]))
                rows = await self.database.all_in_batches(mine.where(column == self.person))
                statement = _removal_statement(table, column, self.person)
                for begin in range(0, len(rows), KEYS_A_PIECE):
                    some = [self._given(row) for row in rows[begin : begin + KEYS_A_PIECE]]
                    async with self._piece() as connection:
                        await connection.execute(statement, some)
                    self._found = True
                    yield

    def _given(self, row: Row) -> Row:
        """The values of a statement that takes the person out of a row."""
        given = {f"key_{name}": value for name, value in row.items()}
        return given | ({"number": somebody(self._secret, row["server"])} if "server" in row else {})


def _removal_statement(table: sqlalchemy.Table, column: Column[int], person: int) -> Delete | Update:
    """A statement that deletes one of the person's rows, or makes it anonymous.

    In the places of each server a number stands for the person: from them the ratings of others are reckoned anew. The
    row is found by its key: of many keys at once SQLite would look through the whole table.
    """
    key = (one == bindparam(f"key_{one.name}", type_=one.type) for one in table.primary_key)
    row = and_(*key, column == person)
    if column.info["person"] == "delete":
        return delete(table).where(row)
    number = {"someone": bindparam("number", type_=BigInteger)} if table is places else {}
    return update(table).where(row).values({column.name: null(), **number})


class ErasureStore:
    """Deletes and exports data for people's privacy. Every method is one transaction, unless it says otherwise."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def mentioning(self, person: int) -> list[int]:
        """Return the open tables whose data contains a person, who may have left them."""
        where = and_(_mentions(person), tables.c.closed.is_(None))
        return [row["id"] for row in await self.database.all(select(tables.c.id).where(where))]

    async def list_begun(self) -> list[int]:
        """Return the people whose data is being erased."""
        return await self.database.numbers(select(erasures.c.person).order_by(erasures.c.person))

    async def erase(self, person: int, alone: Sequence[str], rewrite: Rewrite) -> None:
        """Remove a person from all data. Games that are played ``alone`` are deleted with their tables. Unlike the
        others, this takes many transactions.

        Raises ``StillSeated``; then some of it may be there still.
        """
        erasure = PersonErasure(self.database, person, alone, rewrite)
        while await erasure.piece():
            pass

    async def list_everything(self, person: int) -> dict[str, list[Row]]:
        """Return the rows about a person by database table, with the columns that are ``EXPORTED``.

        Where a row has the id of somebody else beside it, that id is left out.
        """
        found = {}
        for name, columns in EXPORTED.items():
            table = metadata.tables[name]
            shown = [table.c[column] for column in columns.split()]
            mine = [column for column in columns_of_person(table) if column in shown]
            about = select(*shown).where(or_(*(column == person for column in mine))).order_by(*table.primary_key)
            whose = {column.name for column in mine}
            found[name] = await asyncio.to_thread(
                _without_others, await self.database.all_in_batches(about), whose, person
            )
        return found

    async def list_tables(self, person: int) -> list[Row]:
        """Return the tables whose data contains a person, with their players."""
        shown = (tables.c.id, tables.c.server, tables.c.game, tables.c.opened, tables.c.closed)
        players = cast(tables.c.players, Text).label("players")
        return await self.database.all_in_batches(
            select(*shown, players).where(_mentions(person)).order_by(tables.c.id)
        )

    async def list_actions(self, number: int, seat: int) -> list[Row]:
        """Return the actions of a seat at a table, with their times."""
        mine = and_(schema.log.c.table_id == number, schema.log.c.seat == seat)
        return await self.database.all_in_batches(
            select(schema.log.c.at, schema.log.c.action).where(mine).order_by(schema.log.c.version)
        )

    async def delete_server(self, server: int) -> None:
        """Delete the data of a server, and all about people who are known from there only. Unlike the others, this
        takes many transactions.
        """
        left = await self.database.one(select(servers.c.left).where(servers.c.id == server))
        erasure = ServerErasure(self.database, server, None if left is None else left["left"])
        while await erasure.piece():
            pass


def _mentions(person: int) -> ColumnElement[bool]:
    """A condition for tables whose host or data contains this person."""
    within = [text.like(f"%{person}%") for text in JSON_TEXTS.values()]
    return or_(tables.c.host == person, *within)


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
