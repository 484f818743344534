"""The position of the day: one position from play, the same for everybody, and the question what one would play.

It is found a day ahead from rounds of computer players (``rules/strategies/positions.py``), by a seed that is told to
nobody, in the process that also analyses rounds. Who has answered sees what each move is worth; when the day is over,
so does everybody. Who has answered what is told to nobody else: there are counts alone.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date as day
from datetime import timedelta
from math import sqrt
from typing import NamedTuple, Self

import discord
from discord.ui import Button, Item, LayoutView, Section, Separator, TextDisplay, Thumbnail
from sqlalchemy import Integer, and_, cast, exists, func, null, select, update

from bot.matches.analysis_worker import AnalysisWorker, SavedPuzzle, load_puzzle, sought
from bot.matches.daily import day_of, end_of_day
from bot.process.jobs import NotDone
from bot.screens.components import (
    GOLD,
    GREEN,
    Labelled,
    Press,
    Slots,
    SubjectPress,
    Unreadable,
    button,
    framed,
    if_any,
    own_button,
    rows,
)
from bot.screens.games import board, name_of
from bot.screens.hand import hand_parts, hints
from bot.screens.page import Page, signs
from bot.screens.table import seats
from bot.store.database import Database
from bot.store.faults import StoreAway
from bot.store.schema import nicknames, position_answers, position_posts, positions, server_preferences
from bot.tables.lobby import COMPUTER_NAMES
from bot.tables.notes import Notes, Posted
from bot.tables.table import Player, Refused, Table
from bot.time import DAY, HOUR, Interval, moment
from bot.words.narration import tell
from bot.words.texts import Person, card_in_words, card_name, day_in_words
from rules.catalogue import make
from rules.shedding.events import Reshuffled
from rules.strategies.luck import INTERVAL
from rules.strategies.positions import Puzzle, Question, Search
from rules.table import Action

log = logging.getLogger(__name__)


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

    async def answered(self, date: str, person: int) -> int | None:
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

    async def posts_due(self, date: str, wanted: str) -> list[int] | None:
        """Return the servers that have chosen a channel for positions, by the name ``wanted`` of that choice, and in
        which that of this day was not posted; None if it is not found yet.
        """
        if await self.get(date) is None:
            return None
        told = and_(position_posts.c.server == server_preferences.c.server, position_posts.c.date >= date)
        chosen = select(server_preferences.c.server).where(server_preferences.c.name == wanted)
        return await self.database.numbers(chosen.where(~exists().where(told)))

    async def note_posted(self, server: int, date: str) -> None:
        """Note that the position of a day was posted in a server, or had no channel there."""
        async with self.database.writing() as connection:
            await self.database.upsert(connection, position_posts, {"server": server}, {"date": date})


GAMES = ("classic", "german", "zheng", "voador", "crazy-eights", "prsi", "makao", "switch")
"""The games whose positions are asked, one after the other from day to day."""
PLAYERS = (2, 3, 4)
"""How many play, in turn."""
ROUNDS_OF_A_GAME, ROUNDS_LIMIT = 12, 60
"""After how many rounds without a good position it is looked for in another game; and in how many rounds in all."""
OTHER_GAME = 3
"""How far away that game is: not so near that the days around would have the same one."""
LOOK_EVERY_S = 60.0
"""Interval at which it is asked whether a position is missing, in seconds."""
NONE_FOR_S = HOUR
"""A day in whose rounds there is no good position is not tried again for this time, in seconds."""
RETRY_AFTER_S = 15.0
"""The pause after a search that was not done, in seconds. It doubles with each one, up to the time above."""


def asked_in(date: str, attempt: int) -> tuple[str, int]:
    """The game of a day's position, and how many play, in an attempt from 0 to find it."""
    number = day.fromisoformat(date).toordinal()
    name = GAMES[(number + OTHER_GAME * (attempt // ROUNDS_OF_A_GAME)) % len(GAMES)]
    fewest, most = make(name).seats
    return name, max(fewest, min(most, PLAYERS[(number // len(GAMES) + attempt) % len(PLAYERS)]))


class PositionStanding(NamedTuple):
    """How a person stands with a position: the ``move`` with which they have answered, or None; how many positions in a
    row up to it they have found the best one; and how many others have, if that is told also of those ``in_server``.
    """

    move: int | None
    streak: int
    tally: PositionTally
    in_server: bool = False


class Positions:
    """Finds the position of today, if it is missing, and that of tomorrow; gives them, and takes answers. ``wall``
    gives real time, ``new_seed`` seeds; ``wanted``: whether the operator wants positions to be found.

    Of several processes one calls ``tick``; if two do for a moment, the first position counts.
    """

    def __init__(
        self,
        store: PositionStore,
        worker: AnalysisWorker,
        wall: Callable[[], float],
        new_seed: Callable[[], str],
        *,
        wanted: bool = True,
    ) -> None:
        self.store, self.worker, self.wall, self.new_seed, self.wanted = store, worker, wall, new_seed, wanted
        self.search = Search()
        self._interval = Interval(LOOK_EVERY_S)
        self._finding: asyncio.Task[None] | None = None
        self._failed: dict[str, float] = {}
        """Until when a day is not tried again, in real time."""
        self._failures = 0
        """How many searches in a row were not done."""
        self._there: set[str] = set()
        """The days whose positions are there, and can be read."""

    @property
    def today(self) -> str:
        return day_of(self.wall())

    async def tick(self) -> None:
        """Begin to find a position that is missing, if it is time and none is being looked for."""
        now = self.wall()
        if not self.wanted or self._finding is not None or not self._interval.due(now):
            return
        for date in (day_of(now), day_of(now + DAY)):
            if date in self._there or self._failed.get(date, 0.0) > now:
                continue
            saved = await self.store.get(date)
            if saved is not None and (date == day_of(now) or _loaded(date, saved) is not None):
                self._there = {date, *(other for other in self._there if other >= day_of(now))}
                continue
            if saved is not None:
                await self.store.discard(date)
            self._finding = asyncio.create_task(self._find(date), name="the position of a day")
            self._finding.add_done_callback(self._is_done)
            return

    async def finish(self) -> None:
        """Wait until the position that is looked for is found."""
        while self._finding is not None:
            await asyncio.wait([self._finding])

    async def stop(self) -> None:
        """Look for no position any more."""
        if self._finding is not None:
            self._finding.cancel()
            await asyncio.gather(self._finding, return_exceptions=True)

    def _is_done(self, done: asyncio.Task[None]) -> None:
        self._finding = None
        self._interval.once_more()
        if not done.cancelled() and (fault := done.exception()) is not None:
            log.error("a position could not be found", exc_info=fault)

    async def _find(self, date: str) -> None:
        """Look through one round after the other. A round is a job of its own: between two others have their turn.
        People wait for the position of a day that has begun.
        """
        now = self.wall()
        self._failed = {other: until for other, until in self._failed.items() if until > now}
        self._failed[date] = now + NONE_FOR_S  # unless it is found
        do = self.worker.do if date <= self.today else self.worker.do_unasked
        try:
            seed = await self.store.seed(date, self.new_seed())
            for attempt in range(ROUNDS_LIMIT):
                name, players = asked_in(date, attempt)
                found = await do(0, sought, name, {}, players, f"{seed}/{attempt}", self.search)
                if found is not None:
                    await self.store.keep(date, found)
                    del self._failed[date]
                    self._failures = 0
                    log.info("the position of %s is found", date)
                    return
        except StoreAway as why:
            del self._failed[date]
            log.info("the position of %s is not kept: %s", date, why)
        except NotDone as why:
            pause = min(NONE_FOR_S, RETRY_AFTER_S * 2**self._failures)
            self._failures += 1
            self._failed[date] = self.wall() + pause
            log.info("the position of %s is not found yet, trying again in %d s: %s", date, pause, why)
        else:
            log.warning("there is no good position for %s", date)

    async def puzzle(self, date: str) -> Puzzle:
        """Return the position of a day that has begun. Raises ``Refused``."""
        today = self.today
        saved = await self.store.get(date) if date <= today else None
        if saved is None and date == today:
            raise Refused("position-soon") if self.wanted else Refused("position-off")
        if saved is None:
            raise Refused("position-none")
        found = _loaded(date, saved)
        if found is None:
            raise Refused("position-old")
        return found

    async def yesterday(self) -> str:
        """Return the day before this one, if it has a position; otherwise an empty text."""
        date = day_before(self.today)
        return date if await self.store.get(date) is not None else ""

    async def standing(self, date: str, person: int, server: int) -> PositionStanding:
        """Return how a person stands who is shown a solution in a server, or (0) in none."""
        move = await self.store.answered(date, person) if person else None
        streak = await self.store.streak(date, person) if move is not None else 0
        return PositionStanding(move, streak, await self.store.tally(date, server), server != 0)


def day_before(date: str) -> str:
    """The day before a day, as ``YYYY-MM-DD``."""
    return (day.fromisoformat(date) - timedelta(days=1)).isoformat()


def _loaded(date: str, saved: SavedPuzzle) -> Puzzle | None:
    """A position; None if this version cannot read it."""
    try:
        return load_puzzle(saved)
    except (ValueError, LookupError, TypeError) as damage:
        log.warning("the position of %s cannot be read: %r", date, damage)
        return None


# shown

DATE_CHARACTERS = 10
TOLD_EVENTS, LAID_CARDS = 8, 60
"""Upper bounds on the events that are told, and on the cards that were laid before."""


def read_date(written: str) -> str:
    """Read the day of a press. Raises ``Unreadable``."""
    try:
        found = day.fromisoformat(written) if len(written) == DATE_CHARACTERS else None
    except ValueError:
        found = None
    if found is None or found.isoformat() != written:
        raise Unreadable(written[:DATE_CHARACTERS])
    return written


class PositionPress(Labelled, SubjectPress, op="position"):
    """Look at the position of a day; without one, at that of today."""


@dataclass(frozen=True)
class AnswerPress(Press, op="position-answer"):
    """The answer to the position of a day: the place of a move among those to choose from."""

    date: str
    move: int

    @property
    def slots(self) -> Slots:
        return Slots(0, self.move, self.date)

    @classmethod
    def of_slots(cls, slots: Slots) -> Self:
        return cls(slots.argument, slots.version or 0)


def question_view(asked: Question, date: str, reader: Person, *, yesterday: bool = False) -> LayoutView:
    """The position of a day for somebody who has not answered yet, with a button for each move. It is made of nothing
    that says which move is good.
    """
    page = _page(asked, reader)
    answers = [
        button(
            AnswerPress(date, number), _named(page, asked, number), discord.ButtonStyle.primary, _picture(page, move)
        )
        for number, move in enumerate(asked.moves)
    ]
    before = rows(button(PositionPress(day_before(date)), reader.text("button-yesterday"))) if yesterday else []
    told = [reader.text("position-ask"), reader.text("position-ends", until=moment(end_of_day(date), "f"))]
    parts = [*_shown(page, asked, date), *rows(*answers), TextDisplay("\n".join(f"-# {one}" for one in told)), *before]
    return framed(GREEN, parts)


def solution_view(
    found: Puzzle,
    date: str,
    stands: PositionStanding,
    reader: Person,
    note: str = "",
    other: Button[LayoutView] | None = None,
) -> LayoutView:
    """A position with what each move is worth, for somebody who has answered, or when its day is over. ``other`` leads
    to another day.
    """
    page = _page(found.question, reader)
    verdict = "position-right" if stands.move == found.best else "position-wrong"
    if stands.move is None:
        verdict = "position-worths"
    parts = [
        *_shown(page, found.question, date, asks=False),
        Separator(),
        if_any(note),
        TextDisplay("\n".join([reader.text(verdict), *_worths(page, found, stands.move)])),
        if_any("\n".join(_counts(stands, reader))),
        TextDisplay(f"-# {reader.text('position-about', deals=found.deals)}"),
        *(rows(other) if other is not None else []),
    ]
    return framed(GOLD, parts)


class Yesterday(NamedTuple):
    """The position of the day before, with its solution, and how many have found it."""

    date: str
    found: Puzzle
    tally: PositionTally


def post_view(asked: Question, date: str, before: Yesterday | None, reader: Person) -> LayoutView:
    """The position of a day as it is posted in a channel: a button opens it for who presses, and below stands what the
    best move was the day before.
    """
    opens = own_button(reader, PositionPress(date), discord.ButtonStyle.primary, "🤔")
    parts: list[Item[LayoutView] | None] = [TextDisplay("\n".join(_heading(asked, date, reader))), *rows(opens)]
    if before is not None:
        page = _page(before.found.question, reader)
        best = _named(page, before.found.question, before.found.best, page.faces.text)
        told = [reader.text("position-yesterday", move=best)]
        if before.tally.answered_here:
            facts = {"found": before.tally.found_here, "answered": before.tally.answered_here}
            told.append(reader.text("position-tally-here", **facts))
        looks = button(PositionPress(before.date), reader.text("button-yesterday"))
        parts += [Separator(), TextDisplay("\n".join(told)), *rows(looks)]
    return framed(GREEN, parts)


def _page(asked: Question, reader: Person) -> Page:
    """The table of a position as the seat sees that is asked. The reader has it; computer players have the others."""
    others = iter(COMPUTER_NAMES)
    players = [
        Player(reader.id, reader.text("you")) if seat == asked.seat else Player(None, next(others))
        for seat in range(len(asked.state.hands))
    ]
    table = Table(
        id=0,
        server=0,
        channel=0,
        thread=None,
        host=reader.id,
        game=asked.game,
        settings={},
        version=0,
        prompt=0,
        players=players,
        state=asked.state,
        notes=Notes(),
        posted=Posted(),
        deadlines={},
        opened=0.0,
        touched=0.0,
    )
    return Page(table, reader._replace(large=False), asked.seat)


def _shown(page: Page, asked: Question, date: str, *, asks: bool = True) -> list[Item[LayoutView] | None]:
    """The cards on the table, the seats, what has happened, and the hand; while it ``asks``, what special cards do."""
    seen, reader = page.seen, page.person
    its = board(seen)
    centre = its.centre(page, seen)
    picture = page.faces.emoji(centre.picture) if centre.picture >= 0 else None
    large = ["# " + centre.cards] if centre.cards and picture is None else []
    written = TextDisplay[LayoutView]("\n".join([*_heading(asked, date, reader), *large, *centre.lines]))
    top: Item[LayoutView] = written
    if picture is not None:
        described = card_in_words(page.locale, centre.picture)
        top = Section(written, accessory=Thumbnail(picture.url, description=described))
    happened = tell(asked.happened, page.names_to_seat, reader, asked.seat)
    told = [f"- {line}" for line in happened[-TOLD_EVENTS:]]
    laid = " ".join(card_name(page.locale, card) for card in _laid(asked)[-LAID_CARDS:])
    lines = [seats(page, page.names_to_seat), *its.signs(page, seen), *signs(seen, reader)]
    return [
        top,
        TextDisplay("\n".join(lines)),
        if_any("\n".join([page.text("hand-lately"), *told]) if told else ""),
        if_any(f"-# {page.text('position-laid', cards=laid)}" if len(happened) > TOLD_EVENTS and laid else ""),
        Separator(),
        *hand_parts(page, "", asks=asks),
        if_any(hints(page, asked.happened) if asks else ""),
    ]


def _heading(asked: Question, date: str, reader: Person) -> list[str]:
    """Of which day a position is, which game is played, and by how many."""
    return [
        reader.text("position-title", date=day_in_words(reader.locale, day.fromisoformat(date))),
        reader.text("position-game", game=name_of(asked.game, reader), players=len(asked.state.hands)),
    ]


def _laid(asked: Question) -> list[int]:
    """The cards that were laid since the deal, or since the pile was shuffled, as far as the seat has seen them."""
    found = list[int]()
    for event in asked.happened:
        if isinstance(event, Reshuffled):
            del found[:-1]
        found += [card for _, cards in event.cards_laid() for card in cards if card >= 0]
    return found


def _named(page: Page, asked: Question, number: int, card: Callable[[int], str] | None = None) -> str:
    """A move in a few words. ``card`` writes a card, otherwise than a button does."""
    return board(page.seen).named(page, page.seen, asked.moves[number], card or page.person.card)


def _worths(page: Page, found: Puzzle, mine: int | None) -> list[str]:
    """What each move is worth, the best first; which are equally good as far as a recount could tell; and what computer
    players would have played, if that is another one.
    """
    order = sorted(range(len(found.worths)), key=lambda number: found.worths[number].behind)
    named = {number: _named(page, found.question, number, page.faces.text) for number in order}
    lines = list[str]()
    for number in order:
        worth = found.worths[number]
        if number == found.best:
            facts = {"worth": round(100 * worth.brings), "error": _interval(worth.error)}
            line = page.text("position-worth", move=named[number], measure=found.measure, **facts)
        else:
            facts = {"behind": round(100 * worth.behind), "error": _interval(worth.behind_error)}
            line = page.text("position-behind", move=named[number], **facts)
        lines.append(f"{'🥇' if number == found.best else '–'} {line}{' ◀' if number == mine else ''}")
    for some in _alike(found, order):
        lines.append(f"-# {page.text('position-alike', moves=page.person.listed([named[number] for number in some]))}")
    if found.usual != found.best:
        lines.append(f"-# {page.text('position-usual', move=named[found.usual])}")
    return lines


def _interval(error: float) -> int:
    """Half of an interval of 95 %, in whole percent, from a standard error."""
    return max(1, round(100 * INTERVAL * error))


def _alike(found: Puzzle, order: Sequence[int]) -> list[Sequence[int]]:
    """The moves whose differences a recount might turn round, in groups of two or more; the best one is in none."""
    groups = list[list[int]]()
    for number in order:
        worth, first = found.worths[number], found.worths[groups[-1][0]] if groups else None
        both = INTERVAL * sqrt(worth.behind_error**2 + first.behind_error**2) if first is not None else 0.0
        if first is not None and groups[-1][0] != found.best and worth.behind - first.behind <= both:
            groups[-1].append(number)
        else:
            groups.append([number])
    return [some for some in groups if len(some) > 1]


def _counts(stands: PositionStanding, reader: Person) -> list[str]:
    """How many have found the best move, and how many days in a row the person has."""
    tally = stands.tally
    found = list[str]()
    if tally.answered:
        found.append(reader.text("position-tally", found=tally.found, answered=tally.answered))
    if stands.in_server and 0 < tally.answered_here < tally.answered:
        found.append(reader.text("position-tally-here", found=tally.found_here, answered=tally.answered_here))
    if stands.streak:
        found.append(reader.text("position-streak", days=stands.streak))
    return found


def _picture(page: Page, move: Action) -> discord.PartialEmoji | None:
    """The picture of the one card of a move, for a button."""
    return page.faces.emoji(move.cards[0]) if len(move.cards) == 1 else None
