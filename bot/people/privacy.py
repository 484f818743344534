"""What is stored about people: exported, deleted, and compacted after some time."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import replace

from structlog.contextvars import bound_contextvars

from bot.matches.replays import ReplayStore, renamed, written
from bot.people.privacy_store import ErasureStore, StillSeated
from bot.store.database import Row
from bot.store.faults import StoreAway
from bot.store.people import ServerStore
from bot.store.tables import OpenTables
from bot.tables.lobby import Lobbies
from bot.tables.repository import Tables, retry_on_conflict
from bot.tables.table import ERASED_NAME, PLAYED_ALONE, Player, Refused, Table
from bot.time import DAY, Interval

log = logging.getLogger(__name__)


def forget(table: Table, person: int) -> None:
    """Take a person who has left out of a draft of a table that goes on.

    The painter forgets the last hand of who has left by itself.
    """
    for seat, player in enumerate(table.players):
        if player.person == person:
            table.players[seat] = replace(player, person=None, name=ERASED_NAME, erased=True, ahead=[], dropped=[])
    notes, guests = table.notes, table.notes.guests
    guests.barred, guests.invited = _others(guests.barred, person), _others(guests.invited, person)
    guests.stopping = _others(guests.stopping, person)
    guests.challenged, guests.declined = _others(guests.challenged, person), _others(guests.declined, person)
    guests.unwanted = _asking_without(guests.unwanted, person)
    notes.pause.asking = _others(notes.pause.asking, person)


def without(row: Row, person: int) -> Row:
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
        "notes": _notes_without(notes, person),
        "posted": posted,
    }


OF_PEOPLE = ("barred", "invited", "asking", "pausing", "stopping", "challenged", "declined")
"""The lists of people in notes."""


def _notes_without(notes: Row, person: int) -> Row:
    """Notes in groups, or side by side as earlier versions saved them."""
    kept: Row = {}
    for name, value in notes.items():
        if name in ("guests", "pause") and isinstance(value, dict):
            kept[name] = _notes_without(value, person)
        elif name in OF_PEOPLE and isinstance(value, list):
            kept[name] = _others(value, person)
        else:
            kept[name] = _asking_without(value, person) if name == "unwanted" else value
    return kept


def _others(people: list[int], person: int) -> list[int]:
    return [other for other in people if other != person]


def seats_of(players: Sequence[object] | None, person: int) -> list[int]:
    """Give the seats that a person had, from the saved form of the players."""
    return [seat for seat, player in enumerate(players or ()) if _is(player, person)]


def words_of(players: Sequence[Row] | None) -> list[Player]:
    """Give the players of a saved form, with their names only."""
    return [Player(player.get("person"), str(player.get("name", ""))) for player in players or ()]


def _is(player: object, person: int) -> bool:
    return isinstance(player, dict) and player.get("person") == person


def _asking_without(unwanted: dict[str, list[int]], person: int) -> dict[str, list[int]]:
    kept = {whom: [other for other in some if other != person] for whom, some in unwanted.items()}
    return {whom: some for whom, some in kept.items() if whom != str(person) and some}


TABLES_A_TIME = 20
"""How many tables are compacted at a time. It is small, so that nothing else waits long."""
COMPACT_EVERY_S = 600.0
"""How long to wait before the next tables are compacted, in seconds."""


class Compactor:
    """Compacts tables that were closed more than ``days`` ago; none if ``days`` is 0."""

    def __init__(self, store: ReplayStore, days: int, now: Callable[[], float]) -> None:
        self.store, self.days, self.now = store, days, now
        self._interval = Interval(COMPACT_EVERY_S)
        self._unreadable: set[int] = set()

    async def tick(self) -> None:
        """Compact some tables, if it is time."""
        now = self.now()
        if self.days and self._interval.due(now):
            await self.compact(now - self.days * DAY)

    async def compact(self, before: float) -> None:
        """Compact some of the tables that were closed before this time."""
        for number in await self.store.compactable(before, TABLES_A_TIME + len(self._unreadable)):
            if number not in self._unreadable:
                with bound_contextvars(table=number):
                    await self._compact_one(number)

    async def _compact_one(self, number: int) -> None:
        """Compact a table. If it cannot be written as a script, it stays as it is. If it was never dealt, it has no
        script.
        """
        try:
            script = await written(self.store, number)
        except LookupError:
            script = None
        except StoreAway:
            raise
        except Exception:  # whatever is wrong with it, the other tables are compacted
            log.exception("table %s cannot be compacted", number)
            self._unreadable.add(number)
            return
        await self.store.compact(number, script)


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


RetireHand = Callable[[int, int], Awaitable[None]]


async def no_hand(_number: int, _person: int) -> None:
    """Nobody has got a hand. The default of ``Privacy``."""


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
        retire_hand: RetireHand = no_hand,
    ) -> None:
        self.store, self.open_tables, self.tables, self.lobbies = store, open_tables, tables, lobbies
        self.retire_hand = retire_hand
        self._erasing = asyncio.Lock()

    async def export(self, person: int) -> str:
        """Give all data of a person as JSON, with their actions at tables, and without those of others."""
        played = []
        for row in await self.store.sat_at(person):
            players = _read(row.pop("players"))
            for seat in seats_of(players, person):
                actions = await self.store.actions_of(row["id"], seat)
                played.append(row | {"seat": seat, "name": players[seat].get("name"), "actions": actions})
        found = {"person": person, "rows": await self.store.everything_of(person), "tables": played}
        return await asyncio.to_thread(json.dumps, found, ensure_ascii=False, indent=1)

    async def erase(self, person: int) -> None:
        """Remove a person from every table and from all stored data. The results of others stay.

        Raises ``Refused`` if the person sits down somewhere meanwhile.
        """
        async with self._erasing:
            for number in await self.open_tables.of_person(person):
                await self._leave(number, person)
                await self.retire_hand(number, person)
            for number in await self.store.mentioning(person):
                with suppress(Refused):
                    await self.forget_at(number, person)
            try:
                await self.store.erase(person, PLAYED_ALONE, lambda row, script: _erased_in(row, script, person))
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
                await self.lobbies.rise(number, person)
            except Refused as why:
                log.info("a person whose data is deleted has left the table already: %s", why)
                with suppress(Refused):
                    await self.tables.close_unreadable(number)


def _erased_in(row: Row, script: str | None, person: int) -> tuple[Row, str | None]:
    """Give a row and a script without the person."""
    after = without(row, person)
    if script is not None:
        before, now = (words_of(players) for players in (row["players"], after["players"]))
        script = renamed(script, before, now)
    return after, script


def _read(text: str) -> list[Row]:
    try:
        found = json.loads(text)
    except ValueError:
        return []
    return found if isinstance(found, list) else []
