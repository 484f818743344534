"""Finished matches: lists of them, and their logs."""

from __future__ import annotations

import asyncio
import json
import zlib
from collections.abc import Collection
from typing import NamedTuple

from sqlalchemy import BindParameter, and_, bindparam, delete, func, null, select, update

from bot.standings.accounts import ALL
from bot.store.database import Database, Row
from bot.store.schema import log, matches, places, points, rounds, scripts, seasons, standings, tables
from bot.store.tables import TableStore

LOGGED = ("version", "at", "seat", "action", "events", "house")
"""The columns that are read of each step."""


class Finished(NamedTuple):
    """A finished match in a list. ``places`` are seats with their place and total, the best first.

    ``ending`` is how it has ended; None for a match of an earlier version. ``voided`` is when somebody who manages the
    server made it void, and ``voided_by`` who did.
    """

    number: int
    game: str
    ended: float
    rounds: int
    players: list[Row]
    ending: str | None
    voided: float | None
    voided_by: int | None
    places: list[tuple[int, int, int]]


_SHOWN: BindParameter[int] = bindparam("numbers", expanding=True)
_TOLD = (
    select(matches, tables.c.players, tables.c.ending)
    .join(tables, tables.c.id == matches.c.table_id)
    .where(matches.c.table_id.in_(_SHOWN))
)
_PLACES = (
    select(places.c.table_id, places.c.seat, places.c.place, places.c.total)
    .where(places.c.table_id.in_(_SHOWN))
    .order_by(places.c.place, places.c.seat)
)
"""What a page of the history tells of its matches, and their places. A query takes longer to make than to ask."""


class ReplayStore:
    """Logs and results of tables. Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self.database, self.tables = database, TableStore(database)

    async def seen_in(self, server: int) -> list[int]:
        """Give the channels that say who may see the finished matches of a server."""
        of_server = matches.c.server == server
        first = select(func.min(matches.c.seen_in).label("place")).where(of_server)
        found = first.cte("found", recursive=True)  # from one to the next by the index, however many matches there are
        following = select(func.min(matches.c.seen_in)).where(and_(of_server, matches.c.seen_in > found.c.place))
        found = found.union_all(select(following.scalar_subquery()).where(found.c.place.is_not(None)))
        rows = await self.database.all(select(found.c.place).where(found.c.place.is_not(None)))
        return [int(row["place"]) for row in rows]

    async def finished(
        self, server: int, *, person: int | None, page: int, size: int, hidden: Collection[int] = ()
    ) -> tuple[list[Finished], int]:
        """Give a page, from 0, of finished matches of a server or a person; and the number of matches. Those that are
        seen in ``hidden`` channels are left out, and are not counted.

        The newest come first. A page beyond the end is the last page.
        """
        out_of_sight = and_(matches.c.server == server, matches.c.seen_in.in_(hidden))
        if person is None:
            here = and_(seasons.c.server == server, seasons.c.season == ALL, seasons.c.game == ALL)
            counts = select(seasons.c.matches).where(here)
            which = select(matches.c.table_id).where(matches.c.server == server)
            which = which.order_by(matches.c.ended.desc(), matches.c.table_id.desc())
            unseen = select(func.count()).select_from(matches).where(out_of_sight)
            if hidden:
                which = which.where(matches.c.seen_in.not_in(hidden))
        else:
            here = and_(standings.c.server == server, standings.c.season == ALL, standings.c.game == ALL)
            all_of_them = standings.c.matches + standings.c.solo + standings.c.uncounted
            counts = select(all_of_them).where(and_(here, standings.c.person == person))
            which = select(places.c.table_id).where(and_(places.c.server == server, places.c.person == person))
            which = which.order_by(places.c.ended.desc(), places.c.table_id.desc())
            theirs = and_(places.c.person == person, places.c.server == server, out_of_sight)
            joined = places.join(matches, matches.c.table_id == places.c.table_id)
            unseen = select(func.count()).select_from(joined).where(theirs)
            if hidden:
                which = which.join(matches, matches.c.table_id == places.c.table_id)
                which = which.where(matches.c.seen_in.not_in(hidden))
        async with self.database.reading() as connection:
            count = int((await connection.execute(counts)).scalar() or 0)
            if hidden:
                count -= int((await connection.execute(unseen)).scalar() or 0)
            page = min(page, max(0, count - 1) // size)
            numbers = (await connection.execute(which.limit(size).offset(page * size))).scalars().all()
            if not numbers:
                return [], count
            rows = (await connection.execute(_TOLD, {"numbers": numbers})).mappings()
            known = {row["table_id"]: row for row in rows}
            came: dict[int, list[tuple[int, int, int]]] = {number: [] for number in numbers}
            for number, seat, place, total in (await connection.execute(_PLACES, {"numbers": numbers})).all():
                came[number].append((seat, place, total))
        kept = ("game", "ended", "rounds", "players", "ending", "voided", "voided_by")
        found = [Finished(one, **{name: known[one][name] for name in kept}, places=came[one]) for one in numbers]
        return found, count

    async def row(self, number: int) -> Row | None:
        """Give the row of a table as it was last saved."""
        return await self.tables.get(number)

    async def version(self, number: int) -> int:
        """Give the version at which a table was last saved; 0 if it does not exist."""
        return await self.tables.version(number)

    async def is_finished(self, number: int) -> bool:
        """Whether a table's match is over. Then no hand is secret any more."""
        return await self.database.one(select(matches.c.table_id).where(matches.c.table_id == number)) is not None

    async def seeds(self, number: int) -> list[Row]:
        """Give the finished rounds of a table, with their seeds."""
        query = select(rounds.c.round, rounds.c.seed, rounds.c.ended).where(rounds.c.table_id == number)
        return await self.database.all(query.order_by(rounds.c.round))

    async def end_of_round(self, number: int, which: int) -> int | None:
        """Give the table's version at the last step of a finished round; 0 if it is not known. None if the round is not
        finished.
        """
        query = select(rounds.c.version).where(and_(rounds.c.table_id == number, rounds.c.round == which))
        row = await self.database.one(query)
        return int(row["version"]) if row else None

    async def points_by_round(self, number: int) -> dict[int, tuple[float | None, ...]]:
        """Give the totals of each seat at a table: before the first round, and after each round.

        The total is None where the seat was not there. For old rounds the totals are not known, and the points are
        added up instead.
        """
        query = select(points.c.round, points.c.seat, points.c.points, points.c.total)
        rows = await self.database.all(query.where(points.c.table_id == number).order_by(points.c.round, points.c.seat))
        played = sorted({row["round"] for row in rows})
        lines: dict[int, list[float | None]] = {}
        for row in rows:
            line = lines.setdefault(row["seat"], [None] * (len(played) + 1))
            place = played.index(row["round"]) + 1
            before = line[place - 1] or 0.0
            line[place] = before + row["points"] if row["total"] is None else float(row["total"])
            if line[place - 1] is None:
                line[place - 1] = (line[place] or 0.0) - row["points"]
        return {seat: tuple(lines[seat]) for seat in sorted(lines)}

    async def compactable(self, before: float, limit: int) -> list[int]:
        """Give tables that were closed before this time and still have their state and log, the oldest first."""
        old = and_(tables.c.closed < before, tables.c.closed.is_not(None), tables.c.state.is_not(null()))
        return await self.database.numbers(select(tables.c.id).where(old).order_by(tables.c.closed).limit(limit))

    async def numbers(self, after: int, limit: int) -> list[int]:
        """Give the numbers of the tables after this one, in order."""
        return await self.database.numbers(
            select(tables.c.id).where(tables.c.id > after).order_by(tables.c.id).limit(limit)
        )

    async def compact(self, number: int, script: str | None) -> None:
        """Delete the state and the log of a closed table, and save its script. Results and seeds stay.

        The log of a finished match is kept, packed. A replay folds it, so it does not depend on the rules of that day.
        """
        packed = None
        if await self.is_finished(number):
            packed = await asyncio.to_thread(_packed, await self._steps(number))
        async with self.database.writing() as connection:
            if script is not None:
                await connection.execute(scripts.insert().values(table_id=number, script=script, log=packed))
            await connection.execute(delete(log).where(log.c.table_id == number))
            await connection.execute(update(tables).where(tables.c.id == number).values(state=null()))

    async def script(self, number: int) -> str | None:
        """Give the script of a compacted table, or None."""
        row = await self.database.one(select(scripts.c.script).where(scripts.c.table_id == number))
        return str(row["script"]) if row else None

    async def history(self, number: int) -> list[Row]:
        """Give the whole event log of a table, packed or not."""
        found = await self._steps(number)
        if not found:
            row = await self.database.one(select(scripts.c.log).where(scripts.c.table_id == number))
            found = await asyncio.to_thread(_unpacked, row["log"]) if row and row["log"] else []
        return found

    async def _steps(self, number: int) -> list[Row]:
        steps = select(*(log.c[name] for name in LOGGED)).where(log.c.table_id == number)
        return await self.database.many(steps.order_by(log.c.version))


def _packed(steps: list[Row]) -> bytes:
    """Pack a log for long storage: it takes a tenth of the space.

    JSON is written and read a step at a time: one call for thousands of steps would keep all other threads waiting.
    """
    written = (json.dumps([*step.values()], separators=(",", ":")) for step in steps)
    return zlib.compress(f"[{','.join(written)}]".encode(), 9)


def _unpacked(packed: bytes) -> list[Row]:
    written, decode = zlib.decompress(packed).decode(), json.JSONDecoder().raw_decode
    found: list[Row] = []
    at = len("[")
    while at < len(written) - len("]"):
        step, at = decode(written, at)
        found.append(dict(zip(LOGGED, step, strict=True)))
        at += len(",")
    return found
