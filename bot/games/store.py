"""Games that servers have written down, and drafts of such games. Times are real time."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from sqlalchemy import Select, and_, bindparam, delete, func, or_, select, update

from bot.store.database import Database, Row
from bot.store.schema import game_drafts, games, tables
from rules.records import Json


class OwnGame(NamedTuple):
    """A game of a server. ``version`` counts how often it was saved; ``author`` saved it last, and is None for somebody
    whose data was erased. ``checked`` is what the check of this version has found, as saved. ``about`` is its sentence.
    """

    id: int
    server: int
    name: str
    version: int
    definition: str
    author: int | None
    changed: float
    checked: Mapping[str, Json] | None = None
    about: str | None = None


class Draft(NamedTuple):
    """A game that somebody is working at. ``game`` is the game of the server that is changed, and ``base`` its version
    when the work began; None and 0 for a new one. ``steps`` are the definition after each change, the newest last.
    ``table_id``: it is the game of this table, of which the winner of a round changes one thing.
    """

    person: int
    server: int
    game: int | None
    base: int
    steps: Sequence[str]
    prompt: int
    touched: float
    table_id: int | None = None

    @property
    def text(self) -> str:
        """The definition as it is now."""
        return self.steps[-1]


class SavedMeanwhile(Exception):
    """Somebody else has saved or deleted the game meanwhile. ``game`` is the game now, if it is there."""

    def __init__(self, game: OwnGame | None) -> None:
        super().__init__(game)
        self.game = game


class Full(Exception):
    """The server has as many games as it may have."""


class Taken(Exception):
    """Another game of the server has this name."""


class Named(NamedTuple):
    """A game by its number and name."""

    id: int
    name: str


_PLAYED = (
    select(tables.c.game, tables.c.title)
    .where(and_(tables.c.server == bindparam("server"), tables.c.title.is_not(None)))
    .group_by(tables.c.game, tables.c.title)
    .order_by(func.max(tables.c.id).desc())
)
"""The games that people have written and opened tables of in a server, the newest first."""


class GameStore:
    """The games of servers. Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def of_server(self, server: int) -> list[OwnGame]:
        """Give the games of a server, by name."""
        found = await self.database.all(select(games).where(games.c.server == server))
        return sorted((OwnGame(**row) for row in found), key=lambda game: (game.name.casefold(), game.id))

    async def named(self, server: int) -> list[Named]:
        """Give the games of a server, by name, without what they are."""
        found = await self.database.all(select(games.c.id, games.c.name).where(games.c.server == server))
        return sorted((Named(**row) for row in found), key=lambda game: (game.name.casefold(), game.id))

    async def titles(self, server: int, played: Collection[str]) -> dict[str, str]:
        """Give what people call those of these games that they have written and played in a server, by the name in the
        database.
        """
        return await self._titles(server, _PLAYED.where(tables.c.game.in_(played))) if played else {}

    async def titles_like(self, server: int, typed: str, most: int) -> dict[str, str]:
        """The same for so many games at most of which the title contains what was typed, the newest first."""
        ways = {typed, typed.lower(), typed.upper(), typed.capitalize()}  # the database folds ASCII alone
        like = or_(*(tables.c.title.icontains(way, autoescape=True) for way in ways))
        return await self._titles(server, _PLAYED.where(like).limit(most))

    async def _titles(self, server: int, query: Select[tuple[str, str | None]]) -> dict[str, str]:
        async with self.database.reading() as connection:
            rows = (await connection.execute(query, {"server": server})).mappings()
            return {row["game"]: row["title"] for row in rows}

    async def definition(self, server: int, played: str) -> str:
        """Give the definition of a game that people of a server have written and played, by the name in the database;
        empty where there is none.
        """
        this = and_(tables.c.server == server, tables.c.game == played, tables.c.definition.is_not(None))
        row = await self.database.one(select(tables.c.definition).where(this).order_by(tables.c.id.desc()).limit(1))
        return "" if row is None else str(row["definition"])

    async def add(self, row: Row, most: int) -> OwnGame:
        """Save a new game of a server that is known to the store. Raises ``Full`` and ``Taken``."""
        async with self.database.writing() as connection:
            where = games.c.server == row["server"]
            names = [name for (name,) in await connection.execute(select(games.c.name).where(where))]
            if row["name"].casefold() in [name.casefold() for name in names]:
                raise Taken
            if len(names) >= most:
                raise Full
            added = await connection.execute(games.insert().values({**row, "version": 1}))
            key = added.inserted_primary_key
            return OwnGame(id=int(key[0]) if key else 0, version=1, **row)

    async def change(self, number: int, base: int, row: Row) -> OwnGame:
        """Save a new version of a game that was changed from version ``base``. Raises ``SavedMeanwhile``, ``Taken``."""
        async with self.database.writing() as connection:
            where = games.c.server == row["server"]
            found = [OwnGame(**one) for one in (await connection.execute(select(games).where(where))).mappings()]
            now = next((game for game in found if game.id == number), None)
            if now is None or now.version != base:
                raise SavedMeanwhile(now)
            if row["name"].casefold() in [game.name.casefold() for game in found if game.id != number]:
                raise Taken
            changed = {**row, "version": base + 1}
            await connection.execute(update(games).where(games.c.id == number).values(changed))
            return OwnGame(id=number, **changed)

    async def note_check(self, server: int, definition: str, checked: Mapping[str, Json]) -> None:
        """Save what the check of a definition has found, with the games of the server that are defined so."""
        so = and_(games.c.server == server, games.c.definition == definition)
        async with self.database.writing() as connection:
            await connection.execute(update(games).where(so).values(checked=checked))

    async def delete(self, server: int, number: int) -> bool:
        """Delete a game; give whether it was there."""
        this = and_(games.c.server == server, games.c.id == number)
        async with self.database.writing() as connection:
            return (await connection.execute(delete(games).where(this))).rowcount > 0

    # drafts

    async def draft(self, person: int, server: int, since: float) -> Draft | None:
        """Give the draft of a person in a server, if they have worked at it since then."""
        mine = and_(game_drafts.c.person == person, game_drafts.c.server == server, game_drafts.c.touched >= since)
        row = await self.database.one(select(game_drafts).where(mine))
        return None if row is None else Draft(**row)

    async def draft_of_rule(self, person: int, since: float) -> Draft | None:
        """Give the newest draft of a person for a table, in any server, if they have worked at it since then."""
        mine = and_(game_drafts.c.person == person, game_drafts.c.table_id.is_not(None), game_drafts.c.touched >= since)
        row = await self.database.one(select(game_drafts).where(mine).order_by(game_drafts.c.touched.desc()).limit(1))
        return None if row is None else Draft(**row)

    async def at_work(self, server: int, game: int, since: float) -> list[int]:
        """Give who works at a game of a server."""
        at_it = and_(game_drafts.c.server == server, game_drafts.c.game == game, game_drafts.c.touched >= since)
        return [row["person"] for row in await self.database.all(select(game_drafts.c.person).where(at_it))]

    async def keep_draft(self, draft: Draft) -> None:
        """Save a draft."""
        key = {"person": draft.person, "server": draft.server}
        values = {**draft._asdict(), "steps": list(draft.steps)}
        async with self.database.writing() as connection:
            await self.database.upsert(
                connection, game_drafts, key, {name: one for name, one in values.items() if name not in key}
            )

    async def drop_draft(self, person: int, server: int) -> None:
        """Delete a draft."""
        this = and_(game_drafts.c.person == person, game_drafts.c.server == server)
        async with self.database.writing() as connection:
            await connection.execute(delete(game_drafts).where(this))

    async def forget_drafts(self, before: float) -> None:
        """Delete the drafts of all servers at which nobody has worked since then."""
        async with self.database.writing() as connection:
            await connection.execute(delete(game_drafts).where(game_drafts.c.touched < before))
