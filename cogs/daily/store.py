"""The daily deal of Solitaire, its tries and its results; the position of each day, and who has answered it."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Integer, and_, cast, exists, func, null, or_, select, update

from bot.store.database import Database
from bot.store.people import name_column
from bot.store.schema import (
    dailies,
    nicknames,
    people,
    points,
    position_answers,
    positions,
    server_preferences,
    tables,
    tries,
)
from cogs.daily.puzzles import SavedPuzzle
from cogs.people.announcer import is_announced

BOARD, DAY_POSTED = "board", "day"
"""Kinds of announcements."""


class DailyResult(NamedTuple):
    """A person's result in a daily deal."""

    person: int
    name: str
    points: int


class DailyDealStore:
    """Daily deals. Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def seed(self, date: str, new: str) -> str:
        """Return the seed of a day's deal. If nobody has asked for it before, ``new`` becomes the seed."""
        async with self.database.writing() as connection:
            await connection.execute(self.database.insert(dailies).values(date=date, seed=new).on_conflict_do_nothing())
            found = await connection.execute(select(dailies.c.seed).where(dailies.c.date == date))
            return str(found.scalar_one())

    async def find_try(self, date: str, person: int) -> int | None:
        """Return the table at which a person has tried a day's deal, or None."""
        row = await self.database.one(
            select(tries.c.table_id).where(and_(tries.c.date == date, tries.c.person == person))
        )
        return int(row["table_id"]) if row else None

    async def results(self, date: str, server: int) -> list[DailyResult]:
        """Return the results of a server's people in a day's deal, the best first."""
        rows = await self.database.all(
            select(
                people.c.id.label("person"),
                name_column(server),
                points.c.points,
            )
            .join_from(tries, points, and_(points.c.table_id == tries.c.table_id, points.c.person == tries.c.person))
            .join(people, people.c.id == points.c.person)
            .where(and_(tries.c.date == date, points.c.server == server, points.c.won))
            .order_by(points.c.points, "name")
        )
        return [DailyResult(**row) for row in rows]

    async def list_given_up(self, date: str, server: int) -> list[str]:
        """Return the names of a server's people who have ended their try of a day's deal without success."""
        played = select(points.c.seat).where(points.c.table_id == tries.c.table_id)
        over = or_(tables.c.closed.is_not(None), played.exists())
        rows = await self.database.all(
            select(name_column(server))
            .join_from(tries, tables, tables.c.id == tries.c.table_id)
            .join(people, people.c.id == tries.c.person)
            .where(and_(tries.c.date == date, tables.c.server == server, over, ~played.where(points.c.won).exists()))
            .order_by("name")
        )
        return [str(row["name"]) for row in rows]

    async def list_due_boards(self, since: str, before: str) -> list[tuple[int, str]]:
        """Return the servers with tries at deals of these days, with the last such day, if that was not announced."""
        rows = await self.database.all(
            select(tables.c.server, func.max(tries.c.date).label("date"))
            .join_from(tries, tables, tables.c.id == tries.c.table_id)
            .where(and_(tries.c.date >= since, tries.c.date < before))
            .where(~is_announced(BOARD, tables.c.server, tries.c.date))
            .group_by(tables.c.server)
        )
        return [(int(row["server"]), str(row["date"])) for row in rows]


class PositionTally(NamedTuple):
    """How many people have answered, and how many of them with the best move: of all, and of a server's people."""

    answered: int = 0
    found: int = 0
    answered_here: int = 0
    found_here: int = 0


class PositionStore:
    """Positions and answers. Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def seed(self, date: str, new: str) -> str:
        """Return the seed of a day's position. If there was none, ``new`` becomes the seed."""
        async with self.database.writing() as connection:
            row = {"date": date, "seed": new}
            await connection.execute(self.database.insert(positions).values(row).on_conflict_do_nothing())
            found = await connection.execute(select(positions.c.seed).where(positions.c.date == date))
            return str(found.scalar_one())

    async def get(self, date: str) -> SavedPuzzle | None:
        """Return the position of a day; None if it is not found yet."""
        row = await self.database.one(select(positions.c.found).where(positions.c.date == date))
        return row["found"] if row else None

    async def keep(self, date: str, found: SavedPuzzle) -> None:
        """Save the position of a day, unless another process was faster."""
        there = and_(positions.c.date == date, positions.c.found.is_(null()))
        async with self.database.writing() as connection:
            await connection.execute(update(positions).where(there).values(found=found))

    async def discard(self, date: str) -> None:
        """Forget the position of a day that has not begun, so that another one is found."""
        async with self.database.writing() as connection:
            await connection.execute(update(positions).where(positions.c.date == date).values(found=null()))

    async def answer(self, date: str, person: int, move: int, *, best: bool) -> int:
        """Save what a person known to the store has answered, once. Gives the answer that counts: the first one."""
        row = {"date": date, "person": person, "move": move, "best": best}
        async with self.database.writing() as connection:
            await connection.execute(self.database.insert(position_answers).values(row).on_conflict_do_nothing())
            mine = and_(position_answers.c.date == date, position_answers.c.person == person)
            return int((await connection.execute(select(position_answers.c.move).where(mine))).scalar_one())

    async def find_answer(self, date: str, person: int) -> int | None:
        """Return the move with which a person has answered, or None."""
        mine = and_(position_answers.c.date == date, position_answers.c.person == person)
        row = await self.database.one(select(position_answers.c.move).where(mine))
        return int(row["move"]) if row else None

    async def tally(self, date: str, server: int) -> PositionTally:
        """Count the answers of a day: all, and those of people known in a server (0: of none) who have not left it."""
        theirs = and_(nicknames.c.server == server, nicknames.c.person == position_answers.c.person, ~nicknames.c.gone)
        here, best = exists().where(theirs), cast(position_answers.c.best, Integer)
        counted = select(
            func.count().label("answered"),
            func.coalesce(func.sum(best), 0).label("found"),
            func.coalesce(func.sum(cast(here, Integer)), 0).label("answered_here"),
            func.coalesce(func.sum(best * cast(here, Integer)), 0).label("found_here"),
        ).where(position_answers.c.date == date)
        row = await self.database.one(counted)
        return PositionTally(**{name: int(value) for name, value in row.items()}) if row else PositionTally()

    async def streak(self, date: str, person: int) -> int:
        """Return how many positions in a row, up to the one of this day, a person has answered with the best move. A
        day without a position breaks no row.
        """
        mine = and_(position_answers.c.date == positions.c.date, position_answers.c.person == person)
        until = and_(positions.c.date <= date, positions.c.found.is_not(null()))
        asked = select(position_answers.c.best).select_from(positions.outerjoin(position_answers, mine)).where(until)
        days = 0
        for row in await self.database.all(asked.order_by(positions.c.date.desc())):
            if not row["best"]:
                break
            days += 1
        return days

    async def list_due_posts(self, date: str, wanted: str) -> list[int] | None:
        """Return the servers that have chosen a channel for positions, by the name ``wanted`` of that choice, and in
        which that of this day was not posted; None if it is not found yet.
        """
        if await self.get(date) is None:
            return None
        chosen = select(server_preferences.c.server).where(server_preferences.c.name == wanted)
        return await self.database.numbers(chosen.where(~is_announced(DAY_POSTED, server_preferences.c.server, date)))
