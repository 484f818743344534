"""Games that a server has written down: how they are kept; reading files, saving, and the drafts of people at work.

A definition is held against the declarations of the parts when it is read (``rules.shedding.definitions``). What is
wrong with it is a ``BadDefinition``, which people are told in sentences. Times are real time.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, TypeVar

import discord
from sqlalchemy import and_, delete, select, update

from bot.discord.access import Rights
from bot.discord.client import FILE_BYTES
from bot.discord.offers import Offer
from bot.people.preferences import NO_ROLE, RIGHTS, ROLES_OFFERED, WHO_MAY, Preference, declare
from bot.process.jobs import TookLong, Worker
from bot.store.database import Database, Row
from bot.store.schema import game_drafts, games
from bot.tables.play import Matches
from bot.tables.repository import Tables
from bot.tables.schedule import RULE
from bot.tables.table import Refused, Table
from bot.time import DAY, Interval
from bot.words import names
from cogs.workshop import parts as tree
from cogs.workshop.check import Checker, Verdict, fingerprint
from cogs.workshop.parts import complete
from rules.catalogue import make_saved
from rules.plain_text import NoText, caseless, decoded
from rules.records import Json
from rules.shedding.definitions.checking import accept_definition
from rules.shedding.definitions.definition import Definition
from rules.shedding.definitions.faults import BadDefinition, Fault, Wrong
from rules.shedding.definitions.new_rule import differences, keep, may_change, trust
from rules.shedding.definitions.reading import TEXT_LENGTH_LIMIT, TITLE_LENGTH_LIMIT, read
from rules.shedding.game import MauMau


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

    @property
    def offer(self) -> Offer:
        """The game as somebody chooses it."""
        return Offer(f"#{self.id}", self.name, self.definition, self.about)


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


class GameStore:
    """The games of servers. Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def list_for_server(self, server: int) -> list[OwnGame]:
        """Return the games of a server, by name."""
        found = await self.database.all(select(games).where(games.c.server == server))
        return sorted((OwnGame(**row) for row in found), key=lambda game: (game.name.casefold(), game.id))

    async def list_names(self, server: int) -> list[Offer]:
        """Return the games of a server, by name, without what they are."""
        found = await self.database.all(select(games.c.id, games.c.name).where(games.c.server == server))
        found.sort(key=lambda row: (row["name"].casefold(), row["id"]))
        return [Offer(f"#{row['id']}", row["name"]) for row in found]

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
        """Return the draft of a person in a server, if they have worked at it since then."""
        mine = and_(game_drafts.c.person == person, game_drafts.c.server == server, game_drafts.c.touched >= since)
        row = await self.database.one(select(game_drafts).where(mine))
        return None if row is None else Draft(**row)

    async def draft_of_rule(self, person: int, since: float) -> Draft | None:
        """Return the newest draft of a person for a table, in any server, if they have worked at it since then."""
        mine = and_(game_drafts.c.person == person, game_drafts.c.table_id.is_not(None), game_drafts.c.touched >= since)
        row = await self.database.one(select(game_drafts).where(mine).order_by(game_drafts.c.touched.desc()).limit(1))
        return None if row is None else Draft(**row)

    async def list_workers(self, server: int, game: int, since: float) -> list[int]:
        """Return the people who work at a game of a server."""
        at_it = and_(game_drafts.c.server == server, game_drafts.c.game == game, game_drafts.c.touched >= since)
        return [row["person"] for row in await self.database.all(select(game_drafts.c.person).where(at_it))]

    async def keep_draft(self, draft: Draft) -> None:
        key = {"person": draft.person, "server": draft.server}
        values = {**draft._asdict(), "steps": list(draft.steps)}
        async with self.database.writing() as connection:
            await self.database.upsert(
                connection, game_drafts, key, {name: one for name, one in values.items() if name not in key}
            )

    async def drop_draft(self, person: int, server: int) -> None:
        this = and_(game_drafts.c.person == person, game_drafts.c.server == server)
        async with self.database.writing() as connection:
            await connection.execute(delete(game_drafts).where(this))

    async def forget_drafts(self, before: float) -> None:
        """Delete the drafts of all servers at which nobody has worked since then."""
        await self.database.delete_old(game_drafts, game_drafts.c.touched < before)


T = TypeVar("T")

WRITING = declare("server", RIGHTS, Preference("writing", ("managers", "everyone", "roles"), shared=WHO_MAY))
"""Who may write games for the server. Who manages it always may."""
WRITERS = declare("server", RIGHTS, Preference("writers", ("none",), shared=NO_ROLE, kind="role", most=ROLES_OFFERED))
"""The roles that may write games, where roles say who may."""


async def check_writing(rights: Rights, interaction: discord.Interaction) -> discord.Guild:
    """Return the server, if this person may write games for it, as it has configured. Raises ``Refused``."""
    if interaction.guild is None:
        raise Refused("server-only")
    who = (await rights.preferences.get_for_server(interaction.guild))[WRITING.name]
    if who != "everyone" and not await rights.has_right(interaction, *((WRITERS,) if who == "roles" else ())):
        raise Refused("writers-only" if who == "roles" else "writing-managers")
    return interaction.guild


GAMES_PER_SERVER = 25
"""Upper bound on games of a server: as many as a select offers."""
DRAFT_DAYS = 7
"""After so many days without a change a draft is deleted."""
STEPS_KEPT = 20
"""Upper bound on how many changes of a draft can be undone."""
READINGS_KEPT = 64
"""Upper bound on readings of definitions that are kept."""
CHECKS_KEPT = 100
"""Upper bound on checks that are remembered for drafts."""
FORGET_EVERY_S = 3600.0
"""How long to wait before old drafts are looked for again, in seconds."""


class Games:
    """The games of servers. Whoever calls it has checked that the person may do so. Methods raise ``Refused`` and
    ``BadDefinition``. ``wall`` gives real time.

    What somebody has written is read in a process of its own, with a limit on time. What was read there is trusted from
    then on: nothing that shows a game reads it.
    """

    def __init__(self, store: GameStore, reader: Worker, checker: Checker, wall: Callable[[], float]) -> None:
        self.store, self.reader, self.checker, self.wall = store, reader, checker, wall
        self._interval = Interval(FORGET_EVERY_S)
        self._found: dict[str, Verdict] = {}
        """What checks have found lately, by definition."""
        self._read: OrderedDict[str, Definition | Sequence[Fault]] = OrderedDict()
        """What came of the texts that were read lately."""

    async def tick(self) -> None:
        """Delete old drafts, if it is time."""
        now = self.wall()
        if self._interval.due(now):
            await self.store.forget_drafts(now - DRAFT_DAYS * DAY)

    # reading

    async def work(self, server: int, work: Callable[..., T], *given: object) -> T:
        """Do something with a definition in the process that reads them. Raises ``Refused`` if the definition takes too
        long, and ``NotDone`` for what is not its fault.
        """
        try:
            return await self.reader.run_job(server, work, *given)
        except TookLong:
            raise Refused("game-takes-long") from None

    async def read_playable(self, server: int, text: str) -> Definition:
        """Read a definition that can be played, whatever its tables choose, and have its game at hand."""
        found = self._read.get(text)
        if found is None:
            found = self._read[text] = await self.work(server, read_whole, text)
            if isinstance(found, Definition):
                keep(found)
            while len(self._read) > READINGS_KEPT:
                self._read.popitem(last=False)
        if not isinstance(found, Definition):
            raise BadDefinition(found)
        trust(text)
        return found

    # what there is

    async def all(self, server: int) -> list[OwnGame]:
        """Return the games of a server, by name."""
        return await self.store.list_for_server(server)

    async def get(self, server: int, said: str) -> OwnGame:
        """Return the game of a server that is meant: by its number behind a ``#``, or by its name."""
        wanted = caseless(said)
        for game in await self.all(server):
            if wanted in (f"#{game.id}", caseless(game.name)):
                return game
        raise Refused("no-game", game=names.quote(said, TITLE_LENGTH_LIMIT))

    async def list_names(self, server: int) -> list[Offer]:
        """Return the games of a server, by name, without their definitions."""
        return await self.store.list_names(server)

    async def list_offers(self, server: int) -> list[Offer]:
        """Return the games of a server for those who choose one, by name."""
        return [game.offer for game in await self.all(server)]

    # saving

    async def take(self, server: int, person: int, text: str) -> OwnGame:
        """Save a game from its text: a new one, or a new version of the game that has this name."""
        title = (await self.read_playable(server, text)).title
        same = [game for game in await self.all(server) if caseless(game.name) == caseless(title)]
        return await self._save(server, person, text, same[0] if same else None)

    async def copy(self, server: int, person: int, text: str, name: str) -> OwnGame:
        """Save a game once more, under another name."""
        return await self._save(server, person, tree.with_name(text, names.plain(name, TITLE_LENGTH_LIMIT)), None)

    async def _save(self, server: int, person: int, text: str, over: OwnGame | None) -> OwnGame:
        definition = await self.read_playable(server, text)
        row: Row = {
            "server": server,
            "name": definition.title,
            "definition": text,
            "about": definition.about,
            "author": person,
            "changed": self.wall(),
            "checked": found.save() if (found := self._found.get(text) or _still_holds(over, definition)) else None,
        }
        if over is not None and over.definition == text:
            return over
        try:
            if over is None:
                return await self.store.add(row, GAMES_PER_SERVER)
            return await self.store.change(over.id, over.version, row)
        except Full:
            raise Refused("games-full", most=GAMES_PER_SERVER) from None
        except Taken:
            raise Refused("game-taken", game=names.escape(definition.title, TITLE_LENGTH_LIMIT)) from None

    async def delete(self, server: int, said: str) -> OwnGame:
        """Delete a game. Tables that play it go on."""
        game = await self.get(server, said)
        await self.store.delete(server, game.id)
        return game

    # checking

    async def check(self, server: int, text: str) -> Verdict:
        """Check a definition: that of a draft, or of a game, which remembers it. Raises ``NotDone``."""
        await self.read_playable(server, text)
        found = self._found.get(text) or await self.checker.check(server, text)
        while len(self._found) >= CHECKS_KEPT:
            del self._found[next(iter(self._found))]
        self._found[text] = found
        await self.store.note_check(server, text, found.save())
        return found

    async def is_rated(self, server: int, text: str) -> bool:
        """Whether matches of a definition count: a game of the server plays the same, and its check says so."""
        checks = [(game.definition, Verdict.load(game.checked)) for game in await self.all(server)]
        good = {saved: found for saved, found in checks if found is not None and found.rated}
        if text in good or not good:
            return bool(good)
        return fingerprint(trust(text)) in {found.plays for found in good.values()}

    # drafts

    async def draft(self, person: int, server: int | None) -> Draft:
        """Return the draft at which a person works; without a server, that of a rule. Raises ``Refused`` if there is
        none.
        """
        since = self.wall() - DRAFT_DAYS * DAY
        found = await (self.store.draft_of_rule(person, since) if server is None else self.open_draft(person, server))
        if found is None:
            raise Refused("no-draft")
        return found

    async def open_draft(self, person: int, server: int) -> Draft | None:
        """Return the draft at which a person works, if there is one."""
        return await self.store.draft(person, server, self.wall() - DRAFT_DAYS * DAY)

    async def begin(
        self, person: int, server: int, text: str, game: OwnGame | None = None, table_id: int | None = None
    ) -> Draft:
        """Begin a draft with this definition; to change a game, with that game; to make a rule, with that table. One
        that was open is dropped.
        """
        before = await self.open_draft(person, server)
        prompt = 1 if before is None else before.prompt + 1
        base = 0 if game is None else game.version
        draft = Draft(person, server, None if game is None else game.id, base, [text], prompt, self.wall(), table_id)
        await self.store.keep_draft(draft)
        return draft

    async def list_other_workers(self, draft: Draft) -> list[int]:
        """Return the other people who work at the same game."""
        if draft.game is None:
            return []
        at_it = await self.store.list_workers(draft.server, draft.game, self.wall() - DRAFT_DAYS * DAY)
        return [person for person in at_it if person != draft.person]

    async def change(self, draft: Draft, text: str) -> Draft:
        """Note a change of a draft."""
        if text == draft.text:
            return draft
        if len(text) > TEXT_LENGTH_LIMIT:
            raise BadDefinition([Fault("", Wrong.TOO_LONG, str(TEXT_LENGTH_LIMIT))])
        steps = [*draft.steps, text][-STEPS_KEPT - 1 :]
        after = draft._replace(steps=steps, prompt=draft.prompt + 1, touched=self.wall())
        await self.store.keep_draft(after)
        return after

    async def undo(self, draft: Draft) -> Draft:
        """Take the last change back."""
        if len(draft.steps) < 2:
            raise Refused("nothing-to-undo")
        after = draft._replace(steps=draft.steps[:-1], prompt=draft.prompt + 1, touched=self.wall())
        await self.store.keep_draft(after)
        return after

    async def save_draft(self, draft: Draft) -> OwnGame:
        """Save what a draft has come to, as a new game or a new version, and drop the draft.

        Somebody who has saved the same game meanwhile is not overwritten: under another name this one is saved beside
        it.
        """
        over, text = None, tree.complete(draft.text)
        if draft.game is not None:
            found = await self.all(draft.server)
            over = next((game for game in found if game.id == draft.game), None)
            if over is not None and over.version != draft.base:
                if (await self.read_playable(draft.server, text)).title.casefold() == over.name.casefold():
                    raise Refused("game-overtaken", game=names.escape(over.name))
                over = None
        try:
            saved = await self._save(draft.server, draft.person, text, over)
        except SavedMeanwhile as now:
            name = now.game.name if now.game is not None else ""
            raise Refused("game-overtaken", game=names.escape(name)) from None
        await self.store.drop_draft(draft.person, draft.server)
        return saved

    async def drop(self, draft: Draft) -> None:
        await self.store.drop_draft(draft.person, draft.server)


def _still_holds(before: OwnGame | None, now: Definition) -> Verdict | None:
    """Return the saved check if the new definition has the same rules; a new name or comment changes no rule."""
    found = Verdict.load(before.checked) if before is not None else None
    return found if found is not None and found.plays == fingerprint(now) else None


def decode_file(file: bytes) -> str:
    """Read a file as text. Raises ``Refused`` for one that is too long or no text."""
    if len(file) > FILE_BYTES:
        raise Refused("file-too-long", most=FILE_BYTES // 1000)
    try:
        return decoded(file).rstrip("\n") + "\n"
    except NoText:
        raise Refused("file-no-text") from None


def read_whole(text: str) -> Definition | Sequence[Fault]:
    """Read a definition that can be played, whatever its tables choose; else give what is wrong with it."""
    try:
        return accept_definition(read(text))
    except BadDefinition as bad:
        return bad.faults


class NewRule(NamedTuple):
    """A rule that was made, or was not because of what its check says: ``ends``, rounds would come to no end by it."""

    table: Table
    ends: bool


class RuleMaking:
    """Makes rules at tables. Every method raises ``Refused`` for whoever may not make one now."""

    def __init__(self, games: Games, tables: Tables, matches: Matches) -> None:
        self.games, self.tables, self.matches = games, tables, matches

    async def table_for_rule(self, number: int, person: int) -> Table:
        """Return a table at which this person may make a rule now."""
        table = await self.tables.get(number)
        if table.closed is not None:
            raise Refused("table-closed")
        if RULE not in table.deadlines or table.seat_of(person) != table.rule_maker:
            raise Refused("no-rule-now")
        return table

    async def begin(self, number: int, person: int) -> Draft:
        """Return the draft of the rule: a new one, or the one that is open for this table and this game."""
        table = await self.table_for_rule(number, person)
        draft = await self.games.open_draft(person, table.server)
        if draft is not None and draft.table_id == number and draft.steps[0] == table.game.source:
            return draft
        return await self.games.begin(person, table.server, table.game.source, table_id=number)

    async def make(self, draft: Draft) -> NewRule:
        """Make what a draft has come to the game of its table, from the next round on, and drop the draft.

        It is checked before. A rule by which rounds come to no end is not made, and the draft stays: else who is losing
        would end the match by it. Raises ``NotDone`` if the check cannot be done now.
        """
        number, text = draft.table_id or 0, complete(draft.text)
        table = await self.table_for_rule(number, draft.person)
        await self.games.read_playable(table.server, text)
        self._check_one_change(table, text)
        if not (await self.games.check(table.server, text)).ends:
            return NewRule(table, ends=True)
        outcome = await self.matches.amend(number, draft.person, text)
        await self.games.drop(draft)
        return NewRule(outcome.table, ends=False)

    def _check_one_change(self, table: Table, text: str) -> None:
        """Refuse what is not one change, in more words than the rules do."""
        before, after = table.game, make_saved(text)
        if not (isinstance(before, MauMau) and isinstance(after, MauMau)):
            raise Refused("no-rule-now")
        places = differences(before, after)
        if len(places) != 1:
            raise Refused("rule-one-change", count=len(places))
        if not may_change(places[0]):
            raise Refused("rule-stays", place=names.escape(places[0]))
