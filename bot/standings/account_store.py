"""Adds new results to people's saved accounts, in the transaction that saves the results.

A round only adds to sums, which the database does without being asked for them before. A match is rated, so the
accounts of its people are read first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict
from functools import cache

from sqlalchemy import (
    ColumnElement,
    Float,
    Select,
    Table,
    and_,
    bindparam,
    case,
    cast,
    literal_column,
    null,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql.base import ReadOnlyColumnCollection
from sqlalchemy.sql.elements import KeyedColumnElement

from bot.standings.accounts import COUNTS_FROM, Book, Standing, Total, scopes
from bot.standings.results import MatchResult, RoundResult
from bot.store.database import Database, Inserting
from bot.store.quick import FrequentQuery, FrequentStatement
from bot.store.schema import meetings, places, rivals, scores, seasons, standings

New = ReadOnlyColumnCollection[str, KeyedColumnElement[float]]
Made = Callable[[New], ColumnElement[float]]
"""The values of a new row, and what makes of them what is saved."""


class AccountStore:
    """Adds results to accounts. Every method is a part of the caller's transaction."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def count_round(self, connection: AsyncConnection, server: int, game: str, result: RoundResult) -> None:
        """Add a round to the accounts."""
        book = Book()
        book.add_round(game, result)
        insert, merit = self.database.insert, (("merit", _fewest if result.lowest else _most),)
        won, gained, played = ("rounds", "won"), ("rounds", "points"), ("rounds",)
        await adding(insert, standings, won).execute_all(connection, book.standings.rows(server, won))
        await adding(insert, scores, gained, merit).execute_all(connection, book.scores.rows(server, gained))
        await adding(insert, seasons, played).execute_all(connection, book.totals.rows(server, played))

    async def count_match(
        self, connection: AsyncConnection, number: int, server: int, game: str, result: MatchResult
    ) -> None:
        """Add a match to the accounts, and note the ratings after it with its places."""
        book = Book()
        here = {"server": server, "now": scopes(game, result.at)[-1].season, "game": game}
        people = [one.person for one in result.places if one.person is not None]
        book.totals.load(await _SEASONS.all(connection, here))
        for person in people:
            book.standings.load(await _STANDINGS.all(connection, {**here, "person": person}))
            for other in people:
                pair = {"server": server, "game": game, "person": person, "other": other}
                book.meetings.load(await _MEETINGS.all(connection, pair))
        ratings = book.add_match(game, result)
        for shelf in book.shelves:
            table, rows = shelf.table, shelf.rows(server)
            if not rows:
                continue
            if table is rivals:  # these were not read: what the book has is what is to be added
                put = adding(self.database.insert, rivals, ("ahead", "behind", "lead"))
            else:
                put = saving(self.database.insert, table, tuple(rows[0]))
            await put.execute_all(connection, rows)
        await rate_places(connection, [(number, who, rating) for who, rating in ratings.items() if who in people])


async def rate_places(connection: AsyncConnection, new: Iterable[tuple[int, int, float]]) -> None:
    """Note with places the ratings after their matches: by table and person."""
    rows = [{"number": number, "whose": person, "now": rating} for number, person, rating in new]
    await _RATED.execute_all(connection, rows)


@cache
def saving(insert: Inserting, table: Table, columns: Sequence[str]) -> FrequentStatement:
    """A statement that inserts rows with these columns, and replaces rows that have the same key."""
    key, put = [column.name for column in table.primary_key], insert(table)
    set_ = {name: put.excluded[name] for name in columns if name not in key}
    return FrequentStatement(put.on_conflict_do_update(index_elements=key, set_=set_))


@cache
def adding(
    insert: Inserting, table: Table, sums: Sequence[str], more: Sequence[tuple[str, Made]] = ()
) -> FrequentStatement:
    """A statement that inserts rows. Where a row with the same key exists, ``sums`` are added to it, and ``more`` gives
    a formula for other columns. The remaining columns of a new row are those of a new account.
    """
    key, given = [column.name for column in table.primary_key], {*sums, *(name for name, _ in more)}
    rest = {name: value for name, value in NEW.get(table, {}).items() if name not in given}
    new: dict[str, ColumnElement[object]] = {name: literal_column(repr(value)) for name, value in rest.items()}
    put = insert(table).values(new) if new else insert(table)
    set_ = {name: table.c[name] + put.excluded[name] for name in sums}
    set_ |= {name: made(put.excluded) for name, made in more}
    return FrequentStatement(put.on_conflict_do_update(index_elements=key, set_=set_))


def _most(new: New) -> ColumnElement[float]:
    """The points a round, from enough rounds on."""
    rounds = scores.c.rounds + new["rounds"]
    mean = cast(scores.c.points + new["points"], Float) / rounds
    return case((rounds >= COUNTS_FROM, mean), else_=null())


def _fewest(new: New) -> ColumnElement[float]:
    """The same where few points are good."""
    return -_most(new)


def _set_in(account: Standing | Total) -> dict[str, object]:
    """The columns of an account that are not empty."""
    return {name: value for name, value in asdict(account).items() if value is not None}


NEW: Mapping[Table, Mapping[str, object]] = {standings: _set_in(Standing()), seasons: _set_in(Total())}
"""The columns of new accounts."""


def _of_scopes(table: Table) -> Select[tuple[object, ...]]:
    """The accounts of a table in the scopes in which a result counts."""
    here = [table.c.server == bindparam("server"), table.c.season.in_(("", bindparam("now")))]
    return select(table).where(and_(*here, table.c.game.in_(("", bindparam("game")))))


_SEASONS = FrequentQuery(_of_scopes(seasons))
_STANDINGS = FrequentQuery(_of_scopes(standings).where(standings.c.person == bindparam("person")))
_MEETINGS = FrequentQuery(
    select(meetings).where(
        and_(*(meetings.c[name] == bindparam(name) for name in ("server", "game", "person", "other")))
    )
)
_RATED = FrequentStatement(
    update(places)
    .where(and_(places.c.table_id == bindparam("number"), places.c.person == bindparam("whose")))
    .values(rating=bindparam("now"))
)
