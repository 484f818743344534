"""What is asked of the results: leaderboards, and the day's deal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import and_, case, func, literal, select

from bot.store.learning import Learning
from bot.store.schema import dailies, people, points, rounds, tries


class Standing(NamedTuple):
    """A line of a leaderboard."""

    person: int
    name: str
    rounds: int
    won: int
    matches: int
    points: int


class Ledger(Learning):
    """The results of all rounds. Every method is one transaction."""

    # leaderboards

    async def standings(
        self, server: int, games: Sequence[str], *, by: str, limit: int, lowest_first: bool | None = None
    ) -> list[Standing]:
        """A server's people with their totals in these games, the best first ``by`` rounds, won or matches.

        Where that is equal the most rounds won come first, then the most matches; then the points, of a single game:
        the lowest or the highest (``lowest_first``; None where points of several games cannot be compared).
        """
        won = func.sum(case((points.c.won, 1), else_=0)).label("won")
        matches = func.sum(case((points.c.match_won, 1), else_=0)).label("matches")
        played = func.count().label("rounds")
        total = func.sum(points.c.points).label("points")
        mine = points.c.person.label("person")
        where = [points.c.server == server, points.c.person.is_not(None), points.c.game.in_(games)]
        each = select(mine, played, won, matches, total).where(and_(*where)).group_by(points.c.person).subquery()
        better = [] if lowest_first is None else [each.c.points if lowest_first else each.c.points.desc()]
        ranks = [each.c[by].desc(), each.c.won.desc(), each.c.matches.desc(), *better, people.c.name]
        rows = await self._all(
            select(each.c.person, people.c.name, each.c.rounds, each.c.won, each.c.matches, each.c.points)
            .join(people, people.c.id == each.c.person)
            .order_by(*ranks)
            .limit(limit)
        )
        return [Standing(**row) for row in rows]

    async def server_totals(self, server: int, games: Sequence[str]) -> tuple[int, int]:
        """How many rounds of these games have been played in a server, and at how many tables."""
        counts = select(func.count(), func.count(rounds.c.table_id.distinct()))
        row = await self._one(counts.where(and_(rounds.c.server == server, rounds.c.game.in_(games))))
        counted = list(row.values()) if row else [0, 0]
        return int(counted[0]), int(counted[1])

    # the daily deal

    async def daily_seed(self, date: str, new: str) -> str:
        """The seed of a day's deal; ``new`` becomes it when nobody has asked for it before."""
        async with self._writing() as connection:
            await connection.execute(self._insert(dailies).values(date=date, seed=new).on_conflict_do_nothing())
            found = await connection.execute(select(dailies.c.seed).where(dailies.c.date == date))
            return str(found.scalar_one())

    async def tried(self, date: str, person: int) -> int | None:
        """The table at which a person has tried a day's deal."""
        row = await self._one(select(tries.c.table_id).where(and_(tries.c.date == date, tries.c.person == person)))
        return int(row["table_id"]) if row else None

    async def daily_results(self, date: str, server: int) -> list[Standing]:
        """What the people of a server have reached with a day's deal, the best first."""
        none = literal(0)
        rows = await self._all(
            select(
                people.c.id.label("person"),
                people.c.name,
                none.label("rounds"),
                none.label("won"),
                none.label("matches"),
                points.c.points,
            )
            .join_from(tries, points, and_(points.c.table_id == tries.c.table_id, points.c.person == tries.c.person))
            .join(people, people.c.id == points.c.person)
            .where(and_(tries.c.date == date, points.c.server == server, points.c.won))
            .order_by(points.c.points, people.c.name)
        )
        return [Standing(**row) for row in rows]
