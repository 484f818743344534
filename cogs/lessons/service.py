"""The lessons of all people: how far they are, which is saved, so that they can go on where they stopped; and rounds
that are dealt to one person.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from weakref import WeakValueDictionary

from discord.ui import Item, LayoutView
from sqlalchemy import select

from bot.matches.results import ResultStore
from bot.store.database import Database, Row
from bot.store.schema import lessons
from bot.tables.table import Refused, Table
from bot.words.texts import Person
from cogs.lessons.courses import (
    DEALT,
    FIRST,
    FIRST_GAME,
    LEARNER,
    OWN,
    QUICK,
    Lesson,
    QuickRound,
    Trial,
    course,
    is_at_hand,
    keep,
)
from cogs.lessons.screens import lesson_view, offer_parts
from cogs.lessons.table import LessonTable, make_lesson_table, with_state
from rules import upcasting
from rules.catalogue import FOR_TABLES, RULEBOOKS, make_saved
from rules.records import Json
from rules.shedding.definitions.faults import BadDefinition
from rules.shedding.definitions.new_rule import trust
from rules.table import Action, IllegalAction

log = logging.getLogger(__name__)


class LessonStore:
    """How far people are in the lessons of each game. Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def list_for(self, person: int) -> list[Row]:
        """Return a person's lessons, one row for each game. The one that was opened last comes first."""
        mine = select(lessons).where(lessons.c.person == person)
        return await self.database.all(mine.order_by(lessons.c.prompt.desc()))

    async def keep(self, person: int, game: str, values: Row) -> None:
        """Save how far a person is in a game."""
        async with self.database.writing() as connection:
            await self.database.upsert(connection, lessons, {"person": person, "game": game}, values)

    async def offer(self, person: int, game: str) -> bool:
        """Note that the lessons of a game were offered. Gives False if that was done before, or they were begun."""
        async with self.database.writing() as connection:
            row = {"person": person, "game": game, "lesson": "", "actions": [], "channel": 0, "prompt": 0, "at": 0.0}
            noted = await connection.execute(self.database.insert(lessons).values(row).on_conflict_do_nothing())
            return noted.rowcount > 0


LESSON_OPEN_S = 3600.0
"""How long commands without a table mean the lesson that was opened last, in seconds."""


REPLAYED_ANSWERS_LIMIT = 200
"""A round that an earlier version has saved with more answers starts again, because all of them would be replayed."""


class Lessons:
    """The lessons of all people. Buttons and commands mean the lesson that the person opened last.

    Of an open lesson, its name and the learner's actions are saved, and its table is laid out again each time. Of a
    round, its state is saved, so that the last answer takes no longer than the first; of a trial, its definition and
    its seed, too. ``name`` is the person's name. Every method may raise ``Refused``.
    ``make`` makes the course of a definition, in another process.
    """

    def __init__(
        self,
        store: LessonStore,
        results: ResultStore,
        now: Callable[[], float],
        new_seed: Callable[[], str],
        make: Callable[[str], Awaitable[tuple[Lesson, ...]]],
    ) -> None:
        self.store, self.results, self.now, self.new_seed, self.make = store, results, now, new_seed, make
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def offer(self, table: Table, reader: Person) -> Sequence[Item[LayoutView]]:
        """Offer the lessons of its game to a person who sits down at a lobby: once, and not if the person has played
        the game.
        """
        game = table.game.name
        if table.state is not None or game not in RULEBOOKS or await self.results.rounds_of(reader.id, game):
            return ()
        return offer_parts(game, reader) if await self.store.offer(reader.id, game) else ()

    def view(self, table: Table, reader: Person, note: str = "") -> LayoutView:
        """Show an open lesson, with a note why the last answer was refused."""
        assert isinstance(table, LessonTable)
        return lesson_view(table, reader, note)

    async def open(self, person: int, name: str, game: str, channel: int) -> LessonTable:
        """Begin the lessons of a game, by its name or definition, or go on where the person stopped. Raises
        ``BadDefinition``.
        """
        if game not in RULEBOOKS and "\n" not in game:
            raise Refused("bad-value")
        await self._have(game)
        first = course(game)[0]
        async with self._lock(person):
            rows = await self._rows(person)
            row = next((row for row in rows if row["game"] == first.progress_key), None)
            begun = row is not None and row["definition"] == first.definition
            table = _load_played(row, person, name) if row is not None and begun else None
            table = table or make_lesson_table(first, person, name)
            await self._keep(table, rows, channel)
            return table

    async def try_out(self, person: int, name: str, definition: str, channel: int) -> LessonTable:
        """Deal a round of a definition to a person and computer players. Raises ``BadDefinition``."""
        return await self._begin(person, name, Trial.of(definition, self.new_seed()), channel)

    async def play_now(self, person: int, name: str, game: str, channel: int) -> LessonTable:
        """Deal a round to a person and easy computer players: of one of our games, or, where none is named, of that
        which they have played last. Whoever has played nothing yet gets their first round.
        """
        before = next((row for row in await self.store.list_for(person) if row["game"] == QUICK), None)
        last = (before["definition"] if before else None) or await self.results.last_game(person)
        first = before is None or before["lesson"] == FIRST
        first = first and not await self.results.last_game(person)
        game = game or (last if last in FOR_TABLES and not first else FIRST_GAME)
        if game not in FOR_TABLES:
            raise Refused("bad-value")
        dealt = QuickRound.of(game, self.new_seed())
        return await self._begin(person, name, replace(dealt, name=FIRST) if first else dealt, channel)

    async def _begin(self, person: int, name: str, lesson: Lesson, channel: int) -> LessonTable:
        async with self._lock(person):
            table = make_lesson_table(lesson, person, name)
            await self._keep(table, await self._rows(person), channel)
            return table

    async def table(self, person: int, name: str) -> LessonTable:
        """Return the open lesson. Raises ``Refused`` if there is none."""
        return _open(await self._rows(person), person, name)

    async def recent_table(self, person: int, name: str, channel: int) -> LessonTable | None:
        """Return the lesson that was opened in this channel a short time ago, if none was opened elsewhere since."""
        rows = await self._rows(person)
        if not rows or rows[0]["channel"] != channel or not 0 <= self.now() - rows[0]["at"] < LESSON_OPEN_S:
            return None
        return _load_played(rows[0], person, name)

    async def act(self, person: int, name: str, actions: Sequence[Action], prompt: int | None = None) -> LessonTable:
        """Do these actions in the open lesson. Gives its table, or the next lesson's table when it is done.

        After the last lesson, its own table is given. Raises ``IllegalAction``.
        """
        async with self._lock(person):
            rows = await self._rows(person)
            table = _open(rows, person, name)
            if prompt not in (None, table.prompt):
                raise Refused("moved-on")
            table.act(actions)
            return table if table.aside else await self._go_on(table, rows, following=table.done)

    async def skip(self, person: int, name: str, prompt: int | None) -> LessonTable | None:
        """Go to the next lesson without finishing this one. Gives None if it was the last one."""
        async with self._lock(person):
            rows = await self._rows(person)
            table = _open(rows, person, name)
            if prompt != table.prompt:
                raise Refused("moved-on")
            after = await self._go_on(table, rows, following=True)
            after.before = None
            return None if after is table else after

    async def _rows(self, person: int) -> Sequence[Row]:
        """Return how far a person is, with the courses of own games at hand."""
        rows = await self.store.list_for(person)
        for row in rows:
            if row["game"] == OWN and row["definition"]:
                await self._have(row["definition"])
        return rows

    async def _have(self, game: str) -> None:
        if "\n" in game and not is_at_hand(game):
            with suppress(BadDefinition):  # told where the course is asked for
                trust(game)
                keep(game, await self.make(game))

    def _lock(self, person: int) -> asyncio.Lock:
        return self._locks.setdefault(person, asyncio.Lock())

    async def _go_on(self, table: LessonTable, rows: Sequence[Row], *, following: bool) -> LessonTable:
        """Save the progress in the lesson, or begin the ``following`` one. After the last one the course is done."""
        then, channel = table, rows[0]["channel"]
        if following:
            if table.lesson.number == table.lesson.count:
                await self._keep(table, rows, channel, done=True)
                return table
            player = table.players[LEARNER]
            then = make_lesson_table(course(table.lesson.game)[table.lesson.number], table.host, player.name)
            then.before = table
        await self._keep(then, rows, channel)
        return then

    async def _keep(self, table: LessonTable, rows: Sequence[Row], channel: int, *, done: bool = False) -> None:
        """Save how far a person is. This lesson is the open one from now on, and older buttons do not count
        any more.
        """
        table.prompt = max((row["prompt"] for row in rows), default=0) + 1
        lesson = table.lesson
        await self.store.keep(
            table.host,
            lesson.progress_key,
            {
                "definition": lesson.definition if not done or isinstance(lesson, QuickRound) else None,
                "seed": lesson.script.seed if isinstance(lesson, Trial) and not done else None,
                "lesson": "" if done else lesson.name,
                "actions": [] if done else [[action.plain() for action in answer] for answer in table.answers],
                "state": None if done or not table.free else _to_json(table),
                "channel": channel,
                "prompt": table.prompt,
                "at": self.now(),
            },
        )


def _open(rows: Sequence[Row], person: int, name: str) -> LessonTable:
    table = _load_played(rows[0], person, name) if rows else None
    if table is None:
        raise Refused("no-lesson")
    return table


def _load_played(row: Row, person: int, name: str) -> LessonTable | None:
    """Return the lesson of a row as far as it was played. If the lesson has been rewritten since, it starts again."""
    lesson = _lesson(row)
    if lesson is None:
        return None
    going_on = _load_round(lesson, row, person, name) or _again(lesson, row, person, name)
    return going_on or make_lesson_table(lesson, person, name, row["prompt"])


def _to_json(table: LessonTable) -> Json:
    """A round as it is, with what has happened since the last answer. It holds as long as the prompt is this one: a
    version that knows nothing of it does not change it.
    """
    return {
        "prompt": table.prompt,
        "answered": table.answered,
        "state": table.match.save(),
        "happened": [event.code() for event in table.happened],
        "earlier": [event.code() for event in table.earlier],
    }


def _load_round(lesson: Lesson, row: Row, person: int, name: str) -> LessonTable | None:
    """Return the round of a row as it was saved; None where that was not done, or this version cannot read it."""
    saved = row["state"]
    try:
        if lesson.wanted or saved is None or saved["prompt"] != row["prompt"]:
            return None
        game = make_saved(lesson.game, lesson.script.options)
        table = with_state(lesson, game, game.load(saved["state"]), person, name, row["prompt"])
        table.answered, table.happened = saved["answered"], upcasting.all_events(saved["happened"])
        table.earlier = upcasting.all_events(saved.get("earlier", ()))
    except (ValueError, LookupError, TypeError) as damage:
        log.warning("a round of %s cannot be read: %r", row["game"], damage)
        return None
    return table


def _lesson(row: Row) -> Lesson | None:
    """The lesson of a row; None where it is done, or of a definition that this version does not read."""
    game = row["definition"] or row["game"]
    if not row["lesson"] or game in (OWN, *DEALT):
        return None
    try:
        if row["game"] in DEALT:
            return replace(DEALT[row["game"]].of(game, row["seed"]), name=row["lesson"])
        return next((one for one in course(game) if one.name == row["lesson"]), None)
    except BadDefinition:
        return None


def _again(lesson: Lesson, row: Row, person: int, name: str) -> LessonTable | None:
    table = make_lesson_table(lesson, person, name, row["prompt"])
    if len(row["actions"]) > REPLAYED_ANSWERS_LIMIT:
        return None
    try:
        for answer in row["actions"]:
            table.act([Action(verb, tuple(cards), *rest) for verb, cards, *rest in answer])
            if table.aside or table.done:
                return None
    except (IllegalAction, Refused, ValueError, LookupError, TypeError):
        return None
    return table
