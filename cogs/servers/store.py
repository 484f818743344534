"""The audit of servers, and who may not play in them. Times are real time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import and_, delete, select

from bot.store.database import Row
from bot.store.schema import audit, kept_out, matches, tables
from cogs.people.seating import KeptOut, SeatingStore


class AuditLine(NamedTuple):
    """A line of the audit, with the game and the players of its table."""

    at: float
    what: str
    by: int | None
    whom: int | None
    table: int | None
    seen_in: int
    detail: str
    game: str | None
    players: Sequence[Row]


class ManagementStore(SeatingStore):
    """The audit, and who may not play. Every method is one transaction."""

    # the audit

    async def note(self, entry: Row) -> None:
        """Save a line."""
        async with self.database.writing() as connection:
            await connection.execute(audit.insert(), entry)

    async def lines(self, server: int, since: float, most: int) -> list[AuditLine]:
        """Return the lines of a server, the newest first."""
        columns = (audit.c.at, audit.c.what, audit.c.by, audit.c.whom, audit.c.table_id.label("table"))
        more = (audit.c.seen_in, audit.c.detail, tables.c.game, tables.c.players)
        found = select(*columns, *more).outerjoin(tables, tables.c.id == audit.c.table_id)
        found = found.where(and_(audit.c.server == server, audit.c.at >= since))
        rows = await self.database.all(found.order_by(audit.c.at.desc(), audit.c.id.desc()).limit(most))
        return [AuditLine(**{**row, "players": row["players"] or ()}) for row in rows]

    # who may play

    async def keep_out(self, server: int, whom: KeptOut, entry: Row) -> None:
        """Save that somebody may not play in a server, with its line."""
        values = {"since": whom.since, "until": whom.until, "by": whom.by}
        async with self.database.writing() as connection:
            await self.database.upsert(connection, kept_out, {"server": server, "person": whom.person}, values)
            await connection.execute(audit.insert(), entry)

    async def let_in(self, server: int, person: int, entry: Row) -> None:
        """Save that somebody may play in a server again, with its line; nothing if they may."""
        there = and_(kept_out.c.server == server, kept_out.c.person == person)
        async with self.database.writing() as connection:
            if (await connection.execute(delete(kept_out).where(there))).rowcount:
                await connection.execute(audit.insert(), entry)

    # tables and matches

    async def match(self, number: int) -> tuple[bool, bool]:
        """Whether a table has a finished match, and whether somebody has made that void."""
        row = await self.database.one(select(matches.c.voided).where(matches.c.table_id == number))
        return row is not None, row is not None and row["voided"] is not None
