"""What is asked of the database and written to it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from sqlalchemy import and_, bindparam, case, delete, func, null, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.absence.store import HolidayStore
from bot.analysis.store import AnalysisStore
from bot.announcements.store import DailyDealStore
from bot.preferences.store import PreferenceStore
from bot.presets.store import PresetStore
from bot.privacy.store import ErasureStore
from bot.replays.store import ReplayStore
from bot.standings.results import MatchResult, RoundResult
from bot.standings.statistics import StatisticsStore
from bot.standings.store import StandingsStore
from bot.store.cache import ReadCache
from bot.store.database import connect
from bot.store.process_lock import ProcessLock
from bot.store.schema import clock, log, matches, people, places, points, rounds, seats, servers, tables
from bot.store.schema import tries as attempts
from bot.store.transactions import Row as Row  # where others look for it

_IDS, _OPEN = select(tables.c.id), tables.c.closed.is_(None)
_THIS = tables.c.id == bindparam("number")
_SAVE = update(tables).where(and_(_THIS, tables.c.version == bindparam("loaded")))
_SAVE_UNSEEN = _SAVE.values(
    painted=case((tables.c.painted == tables.c.version, bindparam("version")), else_=tables.c.painted),
    version=bindparam("version"),
)
_LOG = log.insert()
_FURTHER = case((tables.c.painted < bindparam("upto"), bindparam("upto")), else_=tables.c.painted)
_KEEP = update(tables).where(_THIS).values(painted=_FURTHER)
"""The statements with which every press is saved, made once; the values say which columns are set."""


class LogEntry(NamedTuple):
    """One accepted action of a table, as it goes into the event log."""

    version: int
    at: float
    seat: int
    action: Sequence[Any]
    events: list[Any]
    house: bool = False
    """Whether the house did it in place of somebody whose time was up."""


class StaleVersion(Exception):
    """Somebody else has changed the table since it was loaded."""


class Store(
    DailyDealStore,
    StandingsStore,
    StatisticsStore,
    ReplayStore,
    PreferenceStore,
    PresetStore,
    HolidayStore,
    AnalysisStore,
    ErasureStore,
):
    """The database of the bot. Every method is one transaction."""

    def __init__(self, engine: AsyncEngine, only: ProcessLock | None = None) -> None:
        super().__init__(engine, only)
        self._people: ReadCache[int, Row | None] = ReadCache(self.at_hand)
        self._locales: ReadCache[int, str | None] = ReadCache(self.at_hand)

    # people and servers

    async def meet(self, person: int, name: str, locale: str) -> None:
        """Remember a person's name and language."""
        async with self._writing() as connection:
            await self._upsert(connection, people, {"id": person}, {"name": name[:64], "locale": locale})
        self._people.drop(person)

    async def person(self, person: int) -> Row | None:
        """What is known of a person."""
        return await self._people.get(person, lambda: self._one(select(people).where(people.c.id == person)))

    async def reach(self, person: int, *, dm_channel: int | None = None, takes_dms: bool = True) -> None:
        """Remember how a person can be written to, or that direct messages are closed."""
        values: Row = {"takes_dms": takes_dms}
        if dm_channel is not None:
            values["dm_channel"] = dm_channel
        async with self._writing() as connection:
            await connection.execute(update(people).where(people.c.id == person).values(values))
        self._people.drop(person)

    async def server(self, server: int, locale: str) -> None:
        """Remember a server and its language."""
        async with self._writing() as connection:
            await self._upsert(connection, servers, {"id": server}, {"locale": locale})
        self._locales.drop(server)

    async def note_left(self, server: int, at: float) -> None:
        """The bot is in this server no more: since now, unless that has been noted before."""
        async with self._writing() as connection:
            gone = and_(servers.c.id == server, servers.c.left.is_(None))
            await connection.execute(update(servers).where(gone).values(left=at))

    async def note_there(self, server: int) -> None:
        """The bot is in this server."""
        async with self._writing() as connection:
            back = and_(servers.c.id == server, servers.c.left.is_not(None))
            await connection.execute(update(servers).where(back).values(left=null()))

    async def known_servers(self) -> dict[int, float | None]:
        """All servers of which something is kept, with the time since which the bot is not there, if it is not."""
        return {row["id"]: row["left"] for row in await self._all(select(servers.c.id, servers.c.left))}

    async def left_before(self, at: float) -> list[int]:
        """The servers in which the bot has not been since then."""
        return await self._numbers(select(servers.c.id).where(servers.c.left < at))

    async def server_locale(self, server: int) -> str:
        """The language of a server."""
        return await self._locales.get(server, lambda: self._locale_of(server)) or "en-US"

    # the time in which people can play

    async def played(self) -> float | None:
        """The time up to which people could play; None before anybody could."""
        row = await self._one(select(clock.c.played))
        return float(row["played"]) if row else None

    async def keep_played(self, at: float) -> None:
        """People could play up to this time."""
        async with self._writing() as connection:
            await self._upsert(connection, clock, {"id": 1}, {"played": at})

    # tables

    async def add_table(self, row: Row, *, tries: str = "") -> int:
        """A new table; its id. Its host ``tries`` the deal of that date with it. Raises ``AlreadyHandled``.

        Raises ``StaleVersion`` when the host has tried that deal already.
        """
        async with self._changing(0) as connection:
            added = await connection.execute(tables.insert().values(row))
            key = added.inserted_primary_key
            number = int(key[0]) if key else 0
            if tries:
                attempt = {"date": tries, "person": row["host"], "table_id": number}
                noted = await connection.execute(self._insert(attempts).on_conflict_do_nothing(), attempt)
                if noted.rowcount == 0:
                    raise StaleVersion(tries)
            await self._seat(connection, number, row["players"])
            return number

    async def table(self, number: int) -> Row | None:
        """A table as it was last saved."""
        return await self._one(select(tables).where(tables.c.id == number))

    async def tables_at_once(self, numbers: Sequence[int]) -> list[Row]:
        """Several tables as they were last saved; those that there are."""
        return await self._all(select(tables).where(tables.c.id.in_(numbers))) if numbers else []

    async def host(self, number: int) -> int | None:
        """Who invites to a table, whatever else of it cannot be read."""
        row = await self._one(select(tables.c.host).where(tables.c.id == number))
        return int(row["host"]) if row else None

    async def version(self, number: int) -> int:
        """The version at which a table was last saved; 0 when there is none."""
        row = await self._one(select(tables.c.version).where(tables.c.id == number))
        return int(row["version"]) if row else 0

    async def save_table(
        self,
        number: int,
        loaded: int,
        row: Row,
        steps: Sequence[LogEntry] = (),
        ended: Sequence[RoundResult] = (),
        finished: MatchResult | None = None,
        *,
        seen: bool = True,
    ) -> None:
        """Save a changed table with what happened, if it still has the version at which it was ``loaded``.

        What is not ``seen`` needs no painting: a table that was painted stays so.

        Raises ``StaleVersion`` when it has not, and ``AlreadyHandled`` when what leads to it has had its effect; then
        nothing is saved.
        """
        async with self._changing(number) as connection:
            changed = await connection.execute(
                _SAVE if seen else _SAVE_UNSEEN, {"number": number, "loaded": loaded, **row}
            )
            if changed.rowcount != 1:
                raise StaleVersion(number)
            if row.get("closed") is not None:
                await connection.execute(delete(seats).where(seats.c.table_id == number))  # nobody sits there any more
            elif "players" in row:
                await self._seat(connection, number, row["players"])
            if steps:
                await connection.execute(_LOG, [{"table_id": number, **step._asdict()} for step in steps])
            if ended or finished:
                found = await connection.execute(select(tables.c.server, tables.c.game).where(tables.c.id == number))
                server, game = found.one()
                for result in ended:
                    await self._end_round(connection, number, server, game, result)
                if finished is not None:
                    await self._end_match(connection, number, server, game, finished)
        for person in {score.person for result in ended for score in result.scores if score.person is not None}:
            self._rounds.drop(person)

    async def keep(self, number: int, posted: Row, painted: int = 0) -> None:
        """Remember what the painter has posted of a table, and up to which version it has painted it."""
        async with self._writing() as connection:
            await connection.execute(_KEEP, {"number": number, "upto": painted, "posted": posted})

    async def due(self, now: float) -> list[int]:
        """The tables with a deadline that has passed, the longest overdue first."""
        return await self._numbers(_IDS.where(tables.c.due <= now).order_by(tables.c.due))

    async def close_row(self, number: int, at: float) -> None:
        """Close a table whatever is in its row, which stays as it is beside that."""
        async with self._changing(number) as connection:
            closed = {"closed": at, "due": null(), "silent": False, "painted": tables.c.version}
            await connection.execute(update(tables).where(tables.c.id == number).values(closed))
            await connection.execute(delete(seats).where(seats.c.table_id == number))

    async def unpainted(self) -> list[int]:
        """The tables that have changed since they were last painted, also those that were closed then."""
        return await self._numbers(_IDS.where(tables.c.painted < tables.c.version))

    async def tables_in(self, channel: int) -> list[int]:
        """The open tables of a channel or thread."""
        here = or_(tables.c.thread == channel, and_(tables.c.channel == channel, tables.c.thread.is_(None)))
        return await self._numbers(_IDS.where(and_(here, _OPEN)).order_by(tables.c.id))

    async def tables_around(self, channel: int) -> list[int]:
        """The open tables of a channel with those of its threads, or of a thread."""
        here = or_(tables.c.thread == channel, tables.c.channel == channel)
        return await self._numbers(_IDS.where(and_(here, _OPEN)).order_by(tables.c.id))

    async def tables_of(self, person: int) -> list[int]:
        """The open tables at which a person sits."""
        there = _IDS.join(seats, seats.c.table_id == tables.c.id).where(and_(seats.c.person == person, _OPEN))
        return await self._numbers(there.order_by(tables.c.id))

    async def tables_of_server(self, server: int) -> list[int]:
        """The open tables of a server."""
        return await self._numbers(_IDS.where(and_(tables.c.server == server, _OPEN)).order_by(tables.c.id))

    async def servers_with_tables(self) -> list[int]:
        """The servers in which tables are open."""
        return await self._numbers(select(tables.c.server).where(_OPEN).distinct())

    async def open_at(self, games: Sequence[str], *, channel: int = 0, server: int = 0) -> int:
        """How many tables of these games are open in a channel, with its threads, or in a server."""
        where = tables.c.channel == channel if channel else tables.c.server == server
        counted = select(func.count()).select_from(tables)
        row = await self._one(counted.where(and_(where, _OPEN, tables.c.game.in_(games))))
        return int(next(iter(row.values()))) if row else 0

    async def silent(self) -> list[int]:
        """The open tables at which nobody may speak now."""
        return await self._numbers(_IDS.where(tables.c.silent))

    async def open_places(self) -> list[tuple[int, int, int | None]]:
        """Every open table with its channel and thread."""
        rows = await self._all(select(tables.c.id, tables.c.channel, tables.c.thread).where(_OPEN))
        return [(int(row["id"]), int(row["channel"]), row["thread"]) for row in rows]

    # within

    async def _locale_of(self, server: int) -> str | None:
        row = await self._one(select(servers.c.locale).where(servers.c.id == server))
        return str(row["locale"]) if row else None

    async def _seat(self, connection: AsyncConnection, number: int, players: Iterable[Row]) -> None:
        await connection.execute(delete(seats).where(seats.c.table_id == number))
        rows = [
            {"table_id": number, "seat": seat, "person": player["person"]}
            for seat, player in enumerate(players)
            if not player["gone"]
        ]
        if rows:
            await connection.execute(seats.insert(), rows)

    async def _end_round(
        self, connection: AsyncConnection, number: int, server: int, game: str, result: RoundResult
    ) -> None:
        common = {"table_id": number, "round": result.round, "server": server, "game": game}
        told = {name: getattr(result, name) for name in ("seed", "measure", "lowest", "version")}
        await connection.execute(rounds.insert().values(common | told | {"ended": result.at}))
        winners = result.match_winners
        rows = [common | one._asdict() | {"match_won": one.seat in winners} for one in result.scores]
        await connection.execute(points.insert(), rows)
        if result.measure:
            await self._count_round(connection, server, game, result)
            await self._count_feats(connection, server, game, result)

    async def _end_match(
        self, connection: AsyncConnection, number: int, server: int, game: str, result: MatchResult
    ) -> None:
        common = {"table_id": number, "server": server, "game": game, "ended": result.at}
        await connection.execute(matches.insert().values(common | {"rounds": result.rounds}))
        await connection.execute(places.insert(), [common | one._asdict() for one in result.places])
        await self._count_match(connection, number, server, game, result)
        await self._count_rivals(connection, server, game, result)


async def open_alone(url: str) -> Store:
    """The store on this database, which no other bot may use meanwhile. Raises ``BadDatabase``."""
    only = ProcessLock(url)
    try:
        store = Store(await connect(url), only)
    except BaseException:
        only.release()
        raise
    try:
        await store.recount_if_needed()
    except BaseException:
        await store.close()
        raise
    return store
