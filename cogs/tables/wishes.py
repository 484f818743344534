"""People who want to be told when a table opens in a server: which game, and how quick; who is told, and until when."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from sqlalchemy import ColumnElement, and_, delete, func, select, update

from bot.store.database import Database, Row
from bot.store.faults import log_fault
from bot.store.schema import wishes
from bot.tables.table import Refused, Table, clock_seconds
from bot.time import DAY, HOUR
from cogs.tables.screens import QUICK, SLOW

log = logging.getLogger(__name__)

ANY = ""
"""Stands for every game, and for every pace."""
QUICK_TURN_S = HOUR
"""The longest turn of a quick table, in seconds."""
WISH_S, TOLD_EVERY_S = 14 * DAY, DAY
"""How long somebody is told, and at most how often, in seconds."""
TOLD_OF_A_TABLE = 20
"""Upper bound on people who are told of one table: whether each may see it has to be asked."""


def pace_of(table: Table) -> str:
    """Whether a table is quick or slow, by its turn clock; without one it is slow."""
    return QUICK if 0 < clock_seconds(table.settings["turn_clock"]) <= QUICK_TURN_S else SLOW


class Wish(NamedTuple):
    """Which tables of a server somebody wants to be told of, and until when."""

    game: str
    pace: str
    until: float


class WishStore:
    """Wishes: one for each person and server. Every method is one transaction. Times are real ones."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def put(self, person: int, server: int, wish: Wish) -> None:
        """Save a wish, in place of the one before."""
        async with self.database.writing() as connection:
            await self.database.upsert(connection, wishes, {"person": person, "server": server}, wish._asdict())

    async def drop(self, person: int, server: int, now: float) -> None:
        """Delete the wish of a person, if there is one: a day after they were told last, so that it is once a day also
        if they want to be told again.
        """
        async with self.database.writing() as connection:
            over = {"game": ANY, "pace": ANY, "until": now}
            await connection.execute(update(wishes).where(_of(person, server)).values(over))
            await connection.execute(delete(wishes).where(_is_over(now)))

    async def get(self, person: int, server: int) -> Wish | None:
        """Return the wish of a person."""
        row = await self.database.one(select(wishes).where(_of(person, server)))
        return None if row is None else Wish(row["game"], row["pace"], float(row["until"]))

    async def list_matching(self, server: int, game: str, pace: str, now: float) -> list[Row]:
        """Return the wishes that a new table meets, of people who may be told now; those that are over are deleted. If
        there are too many, chance decides: else those who may not see the tables would keep the others from being told.
        """
        here = and_(wishes.c.server == server, wishes.c.told <= now - TOLD_EVERY_S, wishes.c.until > now)
        meets = and_(here, wishes.c.game.in_((ANY, game)), wishes.c.pace.in_((ANY, pace)))
        async with self.database.writing() as connection:
            await connection.execute(delete(wishes).where(_is_over(now)))
            found = await connection.execute(select(wishes).where(meets).order_by(func.random()).limit(TOLD_OF_A_TABLE))
            return [dict(row) for row in found.mappings()]

    async def note_told(self, person: int, server: int, was: float, now: float) -> bool:
        """Note that somebody is told now. Gives False if they were told of another table, or have called it off."""
        unchanged = and_(_of(person, server), wishes.c.told == was)
        async with self.database.writing() as connection:
            noted = await connection.execute(update(wishes).where(unchanged).values(told=now))
            return noted.rowcount > 0


def _is_over(now: float) -> ColumnElement[bool]:
    return and_(wishes.c.until <= now, wishes.c.told <= now - TOLD_EVERY_S)


def _of(person: int, server: int) -> ColumnElement[bool]:
    return and_(wishes.c.person == person, wishes.c.server == server)


class Wishes:
    """Tells people that a table has opened. ``may_come`` says whether somebody may see its place; ``check`` raises
    ``Refused`` if they may not sit down; ``tell`` sends the message. ``wall`` gives real time.
    """

    def __init__(
        self,
        store: WishStore,
        may_come: Callable[[Table, int], Awaitable[bool]],
        check: Callable[[Table, int], Awaitable[None]],
        tell: Callable[[Table, int], Awaitable[None]],
        wall: Callable[[], float],
    ) -> None:
        self.store, self.may_come, self.check, self.tell, self.wall = store, may_come, check, tell, wall

    async def announce(self, table: Table) -> None:
        """Tell everybody whose wish a new table meets, and who may sit down there. A failure affects nobody else."""
        for row in await self.store.list_matching(table.server, table.game.name, pace_of(table), self.wall()):
            person = row["person"]
            if person == table.host or table.has_part(person):
                continue
            try:
                await self.check(table, person)
                if not await self.may_come(table, person):
                    continue
                # before it is sent: nobody is told twice a day, also if the message fails
                if await self.store.note_told(person, table.server, row["told"], self.wall()):
                    await self.tell(table, person)
            except Refused:
                continue
            except Exception as fault:  # noqa: BLE001 -- logged; the others are told
                log_fault(log, fault, "somebody was not told of table %s", table.id)
