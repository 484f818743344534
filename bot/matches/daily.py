"""The daily deal of Solitaire: its seed, who has tried it, and its board."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import NamedTuple

from discord.ui import LayoutView, TextDisplay
from sqlalchemy import and_, func, or_, select

from bot.screens.components import GOLD, framed
from bot.store.database import Database
from bot.store.people import called_in
from bot.store.schema import boards, dailies, people, points, tables, tries
from bot.time import DAY
from bot.words import names
from bot.words.texts import Person


def day_of(at: float) -> str:
    """Return the day of a real time, as ``YYYY-MM-DD`` in UTC. Its daily deal is played then."""
    return datetime.fromtimestamp(at, UTC).date().isoformat()


def end_of_day(date: str) -> float:
    """Return the real time at which such a day is over."""
    return datetime.fromisoformat(date).replace(tzinfo=UTC).timestamp() + DAY


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

    async def tried(self, date: str, person: int) -> int | None:
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
                called_in(server),
                points.c.points,
            )
            .join_from(tries, points, and_(points.c.table_id == tries.c.table_id, points.c.person == tries.c.person))
            .join(people, people.c.id == points.c.person)
            .where(and_(tries.c.date == date, points.c.server == server, points.c.won))
            .order_by(points.c.points, "name")
        )
        return [DailyResult(**row) for row in rows]

    async def given_up(self, date: str, server: int) -> list[str]:
        """Return the names of a server's people who have ended their try of a day's deal without success."""
        played = select(points.c.seat).where(points.c.table_id == tries.c.table_id)
        over = or_(tables.c.closed.is_not(None), played.exists())
        rows = await self.database.all(
            select(called_in(server))
            .join_from(tries, tables, tables.c.id == tries.c.table_id)
            .join(people, people.c.id == tries.c.person)
            .where(and_(tries.c.date == date, tables.c.server == server, over, ~played.where(points.c.won).exists()))
            .order_by("name")
        )
        return [str(row["name"]) for row in rows]

    async def boards_due(self, since: str, before: str) -> list[tuple[int, str]]:
        """Return the servers with tries at deals of these days, with the last such day, if that was not announced."""
        told = select(boards.c.date).where(and_(boards.c.server == tables.c.server, boards.c.date >= tries.c.date))
        rows = await self.database.all(
            select(tables.c.server, func.max(tries.c.date).label("date"))
            .join_from(tries, tables, tables.c.id == tries.c.table_id)
            .where(and_(tries.c.date >= since, tries.c.date < before, ~told.exists()))
            .group_by(tables.c.server)
        )
        return [(int(row["server"]), str(row["date"])) for row in rows]

    async def note_board(self, server: int, date: str) -> None:
        """Note that the board of this day was announced in a server, or had no channel there."""
        async with self.database.writing() as connection:
            await self.database.upsert(connection, boards, {"server": server}, {"date": date})


BOARD_LINES = 15
"""Upper bound on named people. The others are counted."""


def board_view(date: str, done: Sequence[DailyResult], reader: Person) -> LayoutView:
    """The board of a day that is not over."""
    return framed(GOLD, [_title(date, reader), TextDisplay(_lines(done, reader) or reader.text("solitaire-nobody"))])


def past_board_view(date: str, done: Sequence[DailyResult], given_up: Sequence[str], reader: Person) -> LayoutView:
    """The board of a day that is over, with the people who did not finish."""
    parts = [_title(date, reader), TextDisplay(_lines(done, reader) or reader.text("solitaire-nobody-did"))]
    if given_up:
        who = reader.listed([f"**{names.written(name)}**" for name in given_up[:BOARD_LINES]])
        more = max(0, len(given_up) - BOARD_LINES)
        parts.append(TextDisplay(reader.text("solitaire-given-up", who=who, more=more)))
    return framed(GOLD, parts)


def _title(date: str, reader: Person) -> TextDisplay[LayoutView]:
    return TextDisplay(reader.text("solitaire-title", date=date))


def _lines(done: Sequence[DailyResult], reader: Person) -> str:
    """The best people with their places. Equal results share a place."""
    lines = [
        reader.text(
            "solitaire-line",
            place=1 + sum(other.points < line.points for other in done),
            who=f"**{names.written(line.name)}**",
            points=line.points,
        )
        for line in done[:BOARD_LINES]
    ]
    if len(done) > BOARD_LINES:
        lines.append(reader.text("solitaire-more", more=len(done) - BOARD_LINES))
    return "\n".join(lines)
