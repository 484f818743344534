"""Statistics of people, updated with each result: the cards they lay, the debts they drew, whom they beat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from sqlalchemy import ColumnElement, RowMapping, Table, and_, case, delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.matches.accounts import ALL, New, adding
from bot.matches.results import Feats
from bot.store.database import Database, Row
from bot.store.people import called_in
from bot.store.schema import favourites, feats, matches, people, places, points, rivals

CHARTED_MATCHES = 50
"""How many of the last matches the chart shows."""


class Rival(NamedTuple):
    """Another person whom somebody met in matches: how often the person was placed before the other, and behind."""

    person: int
    name: str
    ahead: int
    behind: int


class FeatsInAll(NamedTuple):
    """What a person did in a game. ``card`` is the card laid most often; -1 if there is none."""

    debt: int
    silences: int
    card: int
    laid: int
    beats: Rival | None
    bows: Rival | None
    ratings: list[float]
    """The rating after each of the last matches against people, the oldest first."""


class StatisticsStore:
    """Counts of what people did. Every public method is one transaction."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def feats(self, server: int, game: str, person: int) -> FeatsInAll:
        """Give what a person did in a server, in a game or in all games (empty)."""

        def mine(table: Table) -> ColumnElement[bool]:
            return and_(table.c.server == server, table.c.game == game, table.c.person == person)

        async with self.database.reading() as connection:
            done = (await connection.execute(select(feats).where(mine(feats)))).mappings().first()
            most = select(favourites.c.card, favourites.c.laid).where(mine(favourites))
            most = most.order_by(favourites.c.laid.desc(), favourites.c.card.desc()).limit(1)
            card, laid = (await connection.execute(most)).first() or (-1, 0)
            met = select(rivals, called_in(server)).join(people, people.c.id == rivals.c.other).where(mine(rivals))
            first = met.order_by(rivals.c.lead.desc(), rivals.c.other.desc()).limit(1)
            last = met.order_by(rivals.c.lead, rivals.c.other).limit(1)
            beats = _rival((await connection.execute(first)).mappings().first(), 1)
            bows = _rival((await connection.execute(last)).mappings().first(), -1)
            rated = select(places.c.rating).where(
                and_(places.c.person == person, places.c.server == server, places.c.game == game)
            )
            newest = rated.order_by(places.c.ended.desc(), places.c.table_id.desc()).limit(CHARTED_MATCHES)
            ratings = [rating for rating in (await connection.execute(newest)).scalars() if rating is not None]
        debt, silences = (done["debt"], done["silences"]) if done else (0, 0)
        return FeatsInAll(debt, silences, card, laid, beats, bows, ratings[::-1])

    async def count_feats(
        self, connection: AsyncConnection, server: int, game: str, did: Mapping[int, Feats], times: int = 1
    ) -> None:
        """Count what people did in a game, in the transaction that saves it; with -1 ``times``: take it out again, but
        for the largest debt.
        """
        done: list[Row] = []
        cards: list[Row] = []
        for person, one in did.items():
            for some in (ALL, game):
                whose = {"server": server, "game": some, "person": person}
                done.append(whose | {"debt": one.debt, "silences": times * one.silences})
                cards += [whose | {"card": card, "laid": times * laid} for card, laid in sorted(one.laid.items())]
        await adding(self.database.insert, feats, ("silences",), _LARGEST_DEBT).execute_all(connection, done)
        await adding(self.database.insert, favourites, ("laid",)).execute_all(connection, cards)

    async def judge(self, connection: AsyncConnection, number: int, *, counts: bool) -> None:
        """Count what people did in a match, or take it out, in the transaction that says whether it ``counts``.

        Rounds of earlier versions stay counted: what was done in each of them is not known.
        """
        found: dict[tuple[int, str], dict[int, Feats]] = {}
        kept = points.c.server, points.c.game, points.c.person, points.c.debt, points.c.silences, points.c.laid
        known = and_(points.c.table_id == number, points.c.person.is_not(None), points.c.debt.is_not(None))
        for server, game, person, debt, silences, laid in (await connection.execute(select(*kept).where(known))).all():
            found.setdefault((server, game), {}).setdefault(person, Feats()).add(debt, silences, laid)
        for (server, game), did in found.items():
            await self.count_feats(connection, server, game, did, 1 if counts else -1)
            here = and_(favourites.c.server == server, favourites.c.person.in_(did))
            await connection.execute(delete(favourites).where(and_(here, favourites.c.laid <= 0)))
            for person in did:
                for some in (ALL, game):
                    await self._reckon_debt(connection, server, some, person)

    async def _reckon_debt(self, connection: AsyncConnection, server: int, game: str, person: int) -> None:
        """Reckon the largest debt of somebody anew. If it may have been in a round of an earlier version, it stays."""
        void = select(matches.c.table_id).where(and_(matches.c.server == server, matches.c.voided.is_not(None)))
        counted = [points.c.server == server, points.c.person == person, points.c.table_id.not_in(void)]
        counted += [points.c.game == game] if game != ALL else []
        asked = select(func.max(points.c.debt), func.count() - func.count(points.c.debt)).where(and_(*counted))
        largest, unknown = (await connection.execute(asked)).one()
        if not unknown:
            mine = and_(feats.c.server == server, feats.c.game == game, feats.c.person == person)
            await connection.execute(update(feats).where(mine).values(debt=largest or 0))


def _largest(new: New) -> ColumnElement[int]:
    """An SQL expression: the larger of the saved debt and a new one."""
    return case((feats.c.debt < new["debt"], new["debt"]), else_=feats.c.debt)


_LARGEST_DEBT = (("debt", _largest),)


def _rival(row: RowMapping | None, way: int) -> Rival | None:
    """Give a rival, if the person was placed before them (or behind, by ``way``) more often than not."""
    if row is None or row["lead"] * way <= 0:
        return None
    return Rival(row["other"], row["name"], row["ahead"], row["behind"])
