"""Matches that are over: lists of them, and what is kept of how they went."""

from __future__ import annotations

import json
import zlib
from typing import NamedTuple

from sqlalchemy import and_, delete, null, select, update

from bot.standings.rating import ALL
from bot.store.database import Database, Row
from bot.store.schema import log, matches, places, points, rounds, scripts, seasons, standings, tables
from bot.store.tables import TableStore

STEPS_A_TIME = 100
"""How many steps are read in one go. A long match has thousands, and others want an answer meanwhile."""
LOGGED = ("version", "at", "seat", "action", "events", "house")
"""What is kept of each step."""


class Finished(NamedTuple):
    """A finished match in a list: ``places`` are seats with their place and total, the best first."""

    number: int
    game: str
    ended: float
    rounds: int
    players: list[Row]
    places: list[tuple[int, int, int]]


class ReplayStore:
    """What has happened at tables. Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self.database, self.tables = database, TableStore(database)

    async def finished(self, server: int, *, person: int | None, page: int, size: int) -> tuple[list[Finished], int]:
        """A page, from 0, of a server's finished matches, or of those of a person; and how many there are.

        The newest come first; beyond the last page comes the last.
        """
        if person is None:
            here = and_(seasons.c.server == server, seasons.c.season == ALL, seasons.c.game == ALL)
            counts = select(seasons.c.matches).where(here)
            which = select(matches.c.table_id).where(matches.c.server == server)
            which = which.order_by(matches.c.ended.desc(), matches.c.table_id.desc())
        else:
            here = and_(standings.c.server == server, standings.c.season == ALL, standings.c.game == ALL)
            counts = select(standings.c.matches).where(and_(here, standings.c.person == person))
            which = select(places.c.table_id).where(and_(places.c.server == server, places.c.person == person))
            which = which.order_by(places.c.ended.desc(), places.c.table_id.desc())
        async with self.database.engine.connect() as connection:
            count = int((await connection.execute(counts)).scalar() or 0)
            page = min(page, max(0, count - 1) // size)
            numbers = (await connection.execute(which.limit(size).offset(page * size))).scalars().all()
            if not numbers:
                return [], count
            told = select(matches, tables.c.players).join(tables, tables.c.id == matches.c.table_id)
            rows = (await connection.execute(told.where(matches.c.table_id.in_(numbers)))).mappings()
            known = {row["table_id"]: row for row in rows}
            ranks = select(places.c.table_id, places.c.seat, places.c.place, places.c.total)
            ranks = ranks.where(places.c.table_id.in_(numbers)).order_by(places.c.place, places.c.seat)
            came: dict[int, list[tuple[int, int, int]]] = {number: [] for number in numbers}
            for number, seat, place, total in (await connection.execute(ranks)).all():
                came[number].append((seat, place, total))
        kept = ("game", "ended", "rounds", "players")
        found = [Finished(one, **{name: known[one][name] for name in kept}, places=came[one]) for one in numbers]
        return found, count

    async def row(self, number: int) -> Row | None:
        """The row of a table as it was last saved."""
        return await self.tables.get(number)

    async def version(self, number: int) -> int:
        """The version at which a table was last saved; 0 when there is none."""
        return await self.tables.version(number)

    async def is_finished(self, number: int) -> bool:
        """Whether a table's match is over, so that nobody's hand is a secret any more."""
        return await self.database.one(select(matches.c.table_id).where(matches.c.table_id == number)) is not None

    async def seeds(self, number: int) -> list[Row]:
        """The finished rounds of a table, with their seeds."""
        query = select(rounds.c.round, rounds.c.seed, rounds.c.ended).where(rounds.c.table_id == number)
        return await self.database.all(query.order_by(rounds.c.round))

    async def end_of_round(self, number: int, which: int) -> int | None:
        """The version of a table at the last step of a finished round, 0 where that is not known; None before."""
        query = select(rounds.c.version).where(and_(rounds.c.table_id == number, rounds.c.round == which))
        row = await self.database.one(query)
        return int(row["version"]) if row else None

    async def points_by_round(self, number: int) -> dict[int, tuple[float | None, ...]]:
        """For each seat that has played at a table, by number, its total before the first round and after each.

        None where it was not there. Of old rounds the totals are not known: there the points are added up.
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
        """Tables that were closed before, and whose state and log are still kept; the oldest first."""
        old = and_(tables.c.closed < before, tables.c.closed.is_not(None), tables.c.state.is_not(null()))
        return await self.database.numbers(select(tables.c.id).where(old).order_by(tables.c.closed).limit(limit))

    async def numbers(self, after: int, limit: int) -> list[int]:
        """The tables behind this one, by their numbers."""
        return await self.database.numbers(
            select(tables.c.id).where(tables.c.id > after).order_by(tables.c.id).limit(limit)
        )

    async def compact(self, number: int, script: str | None) -> None:
        """Forget the state and the log of a closed table, and keep its script; results and seeds stay.

        Of a finished match the log is kept, packed: it is replayed by what happened, whatever the rules are by then.
        """
        packed = _packed(await self._steps(number)) if await self.is_finished(number) else None
        async with self.database.writing() as connection:
            if script is not None:
                await connection.execute(scripts.insert().values(table_id=number, script=script, log=packed))
            await connection.execute(delete(log).where(log.c.table_id == number))
            await connection.execute(update(tables).where(tables.c.id == number).values(state=null()))

    async def script(self, number: int) -> str | None:
        """The script of a table that was compacted."""
        row = await self.database.one(select(scripts.c.script).where(scripts.c.table_id == number))
        return str(row["script"]) if row else None

    async def history(self, number: int) -> list[Row]:
        """The event log of a table, from the beginning, packed or not."""
        found = await self._steps(number)
        if not found:
            row = await self.database.one(select(scripts.c.log).where(scripts.c.table_id == number))
            found = _unpacked(row["log"]) if row and row["log"] else []
        return found

    async def latest_steps(self, number: int, version: int, most: int) -> list[Row]:
        """The last actions of a table up to a version, the last one first."""
        where = and_(log.c.table_id == number, log.c.version <= version)
        query = select(log.c.seat, log.c.action, log.c.events).where(where)
        return await self.database.all(query.order_by(log.c.version.desc()).limit(most))

    async def _steps(self, number: int) -> list[Row]:
        steps = select(*(log.c[name] for name in LOGGED)).where(log.c.table_id == number)
        async with self.database.engine.connect() as connection:
            found = await connection.stream(steps.order_by(log.c.version))
            return [dict(row) async for some in found.mappings().partitions(STEPS_A_TIME) for row in some]


def _packed(steps: list[Row]) -> bytes:
    """A log as it is kept for long: a tenth of it."""
    return zlib.compress(json.dumps([list(step.values()) for step in steps], separators=(",", ":")).encode(), 9)


def _unpacked(packed: bytes) -> list[Row]:
    return [dict(zip(LOGGED, step, strict=True)) for step in json.loads(zlib.decompress(packed))]
