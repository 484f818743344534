"""Who may sit down in a server: not whom it keeps out, and not who leaves too many matches, where that is asked."""

from __future__ import annotations

from typing import NamedTuple

from discord.ext import commands
from sqlalchemy import ColumnElement, and_, or_, select

from bot.chores import every
from bot.store.database import Database
from bot.store.schema import audit, kept_out
from bot.tables.table import ERASED_NAME, Refused, Table
from bot.time import DAY, Clock, Interval, moment, real_time
from bot.words.texts import fact
from cogs.people.reliability import Reliability


class KeptOut(NamedTuple):
    """Somebody who may not play in a server. ``until`` is None: for good."""

    person: int
    since: float
    until: float | None
    by: int | None


class SeatingStore:
    """Who may not play in servers, and how long that is known. Every method is one transaction, unless it says
    otherwise.
    """

    def __init__(self, database: Database) -> None:
        self.database = database

    async def list_barred(self, server: int, now: float, person: int | None = None) -> list[KeptOut]:
        """Return the people who may not play in a server now, or this person if they may not: the last one first."""
        here: list[ColumnElement[bool]] = [kept_out.c.server == server]
        here += [] if person is None else [kept_out.c.person == person]
        still = or_(kept_out.c.until.is_(None), kept_out.c.until > now)
        columns = (kept_out.c.person, kept_out.c.since, kept_out.c.until, kept_out.c.by)
        rows = await self.database.all(select(*columns).where(and_(*here, still)).order_by(kept_out.c.since.desc()))
        return [KeptOut(**row) for row in rows]

    async def forget(self, before: float) -> None:
        """Delete the lines of all servers that are older, and what keeps nobody out any more. It takes many
        transactions.
        """
        await self.database.delete_old(audit, audit.c.at < before)
        await self.database.delete_old(kept_out, and_(kept_out.c.until.is_not(None), kept_out.c.until < before))


AUDIT_KEPT_DAYS = 90
FORGET_EVERY_S = 3600.0
"""How long to wait before old lines are looked for again, in seconds."""


class Seating(commands.Cog):
    """Refuses people whom a server keeps out, and people who leave too many matches where that is asked."""

    def __init__(self, store: SeatingStore, reliability: Reliability, clock: Clock) -> None:
        self.store, self.reliability, self.clock = store, reliability, clock
        self._interval = Interval(FORGET_EVERY_S)

    @every(1, "deleting old lines")
    async def tick(self) -> None:
        """Delete lines of the audit that are kept no longer, if it is time."""
        now = real_time(self.clock)
        if self._interval.due(now):
            await self.store.forget(now - AUDIT_KEPT_DAYS * DAY)

    async def check(self, table: Table, person: int) -> None:
        """Raise ``Refused`` unless this person may sit down at a table of a server."""
        for kept in await self.store.list_barred(table.server, real_time(self.clock), person):
            by = f"<@{kept.by}>" if kept.by else ERASED_NAME
            until = "" if kept.until is None else moment(kept.until, "f")
            raise Refused("kept-out", who=by, until=until, ends=fact(kept.until is not None))
        await self.reliability.check(table, person)
