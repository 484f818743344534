"""The chances of a finished round: asked for, kept, and shown.

Each round is analysed once, and the result is stored.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import NamedTuple, Self
from weakref import WeakValueDictionary

from discord import MediaGalleryItem
from discord.ui import ActionRow, LayoutView, MediaGallery, Separator, TextDisplay
from sqlalchemy import and_, select

from bot.drawing.charts import LETTERS
from bot.people.preferences import COUNTING, Preference, Preferences, declare
from bot.process.jobs import Busy, Interrupted, NotDone, Worker
from bot.screens.components import (
    DESCRIPTION_CHARACTERS,
    GREEN,
    GREY,
    Labelled,
    Press,
    ScreenPart,
    Slots,
    button,
    framed_view,
    last_lines,
    number,
)
from bot.screens.games import board, game_name
from bot.screens.page import Page
from bot.store.database import Database, Row
from bot.store.schema import analyses, tables
from bot.tables.table import Refused, Table
from bot.time import DAY, HOUR, moment
from bot.words.narration import tell
from bot.words.texts import Person, fact
from cogs.lookback.luck import Lucks, Wanted, interval, luck_line, mistake_line, percent, signed_text
from cogs.lookback.piles import Lying, describe_pile
from cogs.lookback.replays import Moment, Replays
from cogs.lookback.worker import Analysis, Decisive, Effort, Luck, SavedAnalysis, analyse_round
from rules import upcasting
from rules.match import PLAYING, Left, Stopped, WentAway
from rules.records import Json
from rules.strategies.luck import POINTS
from rules.table import NOBODY

log = logging.getLogger(__name__)


class AnalysisStore:
    """Analyses of finished rounds. Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def get(self, number: int, which: int) -> SavedAnalysis | None:
        """Return the analysis of a round; None if it was not analysed."""
        query = select(analyses.c.found).where(and_(analyses.c.table_id == number, analyses.c.round == which))
        row = await self.database.one(query)
        return row["found"] if row else None

    async def list_times_since(self, server: int, at: float) -> list[float]:
        """Return the times at which rounds of a server were analysed since ``at``, the earliest first."""
        query = select(analyses.c.at).where(and_(analyses.c.server == server, analyses.c.at > at))
        return [float(row["at"]) for row in await self.database.all(query.order_by(analyses.c.at))]

    async def keep(self, row: Row) -> None:
        """Save the analysis of a round, in place of an older one. Does nothing if the table was deleted."""
        key = {name: row[name] for name in ("table_id", "round")}
        async with self.database.writing() as connection:
            there = await connection.execute(select(tables.c.id).where(tables.c.id == row["table_id"]))
            if there.first() is not None:
                await self.database.upsert(
                    connection, analyses, key, {name: row[name] for name in row.keys() - key.keys()}
                )


ANALYSES = declare("server", COUNTING, Preference("analyses", ("on", "off")))
"""Whether rounds are analysed for the server."""


def wanted_in(preferences: Preferences, most: int) -> Wanted:
    """Tell of a server whether its rounds are analysed: it wants that, and the bot does so for ``most`` a day."""

    async def wanted(server: int) -> bool:
        return most > 0 and (await preferences.of("server", server))[ANALYSES.name] == ANALYSES.usual

    return wanted


WAITING_ROUNDS, WAITING_IN_ALL = 8, 40
"""Upper bounds on rounds that wait for their analysis: of one server, and of all. One more would wait too long."""
FAILED_FOR_S = HOUR
"""A round whose analysis has failed is not tried again for this time, in seconds: it may have taken minutes."""
INTERRUPTED_FOR_S = 30.0
"""The same for one whose process was ended, in seconds."""
ROUND_MOMENTS_LIMIT = 3000
"""A round with more moments is not analysed."""
Round = tuple[int, int]
"""The number of a table, and of a round."""


class UnderWay(NamedTuple):
    """An analysis that is not done yet."""

    server: int
    task: asyncio.Task[Analysis]


class Analyses:
    """Has rounds analysed, at most ``most`` a day for a server. ``wall`` gives real time. ``counted`` is called with a
    table and a round that has just been analysed. ``lucks`` takes the round apart beside that. ``effort`` says
    how much is computed for each.

    The caller checks beforehand whether the person may see the round.
    """

    def __init__(
        self,
        store: AnalysisStore,
        replays: Replays,
        worker: Worker,
        most: int,
        wall: Callable[[], float],
        counted: Callable[[int, int], Awaitable[None]],
        lucks: Lucks | None = None,
        effort: Effort = Effort(),  # noqa: B008 - it never changes
    ) -> None:
        self.effort = effort
        self.store, self.replays, self.worker, self.most, self.wall = store, replays, worker, most, wall
        self._lucks = lucks
        self._counted = counted
        self._under_way: dict[Round, UnderWay] = {}
        self._failed: dict[Round, float] = {}
        """Until when a round is not tried again, in real time."""
        self._turns: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        """A server's rounds are analysed one after the other, because each may be its last one for the day."""

    async def load(self, number: int, which: int) -> Analysis | None:
        """Return the stored analysis of a round; None if there is none, or it cannot be read."""
        found = await self.store.get(number, which)
        try:
            return None if found is None else Analysis.load(found)
        except (ValueError, LookupError, TypeError) as damage:
            log.warning("the analysis of round %s of table %s cannot be read: %r", which, number, damage)
            return None

    def begin(self, server: int, number: int, which: int) -> asyncio.Task[Analysis]:
        """Start the analysis of a round, or join the one under way. It may take a minute.

        Raises ``Refused`` if too many wait, or if this one has failed lately. The task raises ``Refused`` if the round
        is not finished, or no more rounds may be analysed today.
        """
        key = (number, which)
        if key not in self._under_way:
            if self._failed.get(key, 0.0) > self.wall():
                raise self._has_failed(key)
            of_server = sum(other.server == server for other in self._under_way.values())
            if of_server >= WAITING_ROUNDS or len(self._under_way) >= WAITING_IN_ALL:
                raise Refused("analyses-busy")
            task = asyncio.create_task(self._analyse(server, number, which))
            self._under_way[key] = UnderWay(server, task)
            task.add_done_callback(lambda done: self._is_done(key, done))
        return self._under_way[key].task

    async def finish(self) -> None:
        """Wait for all analyses under way."""
        while self._under_way:
            await asyncio.wait([one.task for one in self._under_way.values()])

    async def stop(self) -> None:
        """Cancel all analyses under way."""
        tasks = [one.task for one in self._under_way.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _analyse(self, server: int, number: int, which: int) -> Analysis:
        await self._check(server)
        moments = _moments_of_round(await self.replays.round(server, number, which))
        async with self._turns.setdefault(server, asyncio.Lock()):
            await self._check(server)  # meanwhile other rounds of this server may have been analysed
            states = await asyncio.to_thread(_to_json, moments)
            try:
                game = moments[0].table.game
                found = await self.worker.run_job(
                    server, analyse_round, game.source, dict(game.options), states, self.effort
                )
            except Busy:
                raise Refused("analyses-busy") from None
            except NotDone as why:
                now, pause = self.wall(), INTERRUPTED_FOR_S if isinstance(why, Interrupted) else FAILED_FOR_S
                self._failed = {key: until for key, until in self._failed.items() if until > now}
                self._failed[number, which] = now + pause
                raise self._has_failed((number, which)) from None
            found = found._replace(
                decisive=[
                    one._replace(events=_seen_events(moments[one.place]), house=moments[one.place].house)
                    for one in found.decisive
                    if not any(isinstance(event, GOING) for event in moments[one.place].events)
                ]
            )
            row = {"table_id": number, "round": which, "server": server, "at": self.wall(), "found": found.save()}
            await self.store.keep(row)
            if self._lucks is not None:
                with suppress(Refused, NotDone):  # the chances are told all the same
                    await self._lucks.analyse(server, number, which)
        await self._counted(number, which)
        return found

    def _has_failed(self, key: Round) -> Refused:
        return Refused("analysis-failed", when=moment(self._failed[key] + 1))

    async def _check(self, server: int) -> None:
        """Refuse an analysis above the server's limit for a day."""
        done = await self.store.list_times_since(server, self.wall() - DAY)
        if not self.most:
            raise Refused("analyses-off")
        if len(done) >= self.most:
            raise Refused("analyses-used-up", most=self.most, when=moment(done[-self.most] + DAY + 1))

    def _is_done(self, key: Round, done: asyncio.Task[Analysis]) -> None:
        del self._under_way[key]
        if not done.cancelled():
            done.exception()  # the person who asked may be gone


GOING = (Left, WentAway, Stopped)
"""Who goes changes chances, but makes no move."""


def _moments_of_round(moments: Sequence[Moment]) -> list[Moment]:
    """Return the moments of a round up to its end, without what follows before the next deal. Raises ``Refused``."""
    end = next((place for place, moment in enumerate(moments) if moment.state.phase != PLAYING), len(moments) - 1)
    if end >= ROUND_MOMENTS_LIMIT:
        raise Refused("no-analysis")
    return [*moments[: end + 1]]


def _to_json(moments: Sequence[Moment]) -> list[Json]:
    return [moment.state.save() for moment in moments]


def _seen_events(moment: Moment) -> list[Json]:
    """Return the events of a moment that everybody saw, in their saved form."""
    seen = [event.seen_by(NOBODY) for event in moment.events if not event.untold]
    return [event.code() for event in seen if event is not None]


CHANCES = "chances.png"
"""The file name of the chart."""


@dataclass(frozen=True)
class RoundPress(Press):
    """A press about a finished round of a table. It counts for everybody who may see the table, wherever it was
    pressed.
    """

    table: int
    round: int
    argument: str = ""

    @property
    def slots(self) -> Slots:
        return Slots(0, self.round, f"{self.table}/{self.argument}" if self.argument else str(self.table))

    @classmethod
    def from_slots(cls, slots: Slots) -> Self:
        written, _, rest = slots.argument.partition("/")
        return cls(number(written), slots.version or 0, rest)


class FilmPress(Labelled, RoundPress, op="film"):
    """A finished round as a film."""


class AnalysePress(Labelled, RoundPress, op="analyse"):
    """The chances of a finished round."""


AGAIN = "again"
"""The argument of a press that looks again. Its answer replaces the pressed message."""
TOLD_CHARACTERS = 600
"""Upper bound on the characters for one decision."""


def analysis_view(
    page: Page, which: int, found: Analysis, *, drawn: bool, pile: Sequence[Lying] = (), apart: Luck | None = None
) -> LayoutView:
    """The chances of a round: those of each side, and the decisions that changed them most; luck and skill ``apart``;
    and how long its ``pile`` kept PSMM. ``drawn``: with the chart,
    also of luck where that is there.
    """
    table, reader = page.table, page.person
    whose = [_side(side, page.names) for side in found.sides]
    parts: list[ScreenPart] = [TextDisplay(_title(table, which, reader))]
    if drawn:
        heard = _alt_text(found, [_side(side, page.labels) for side in found.sides], reader)
        if apart is not None:
            each = [f"{page.labels[one.seat]} {signed_text(percent(one.luck))}" for one in apart.shares]
            heard += f" {page.text('luck-picture')} {reader.format_list(each, key='list-semicolon')}"
        heard = heard[:DESCRIPTION_CHARACTERS]
        parts.append(MediaGallery(MediaGalleryItem(f"attachment://{CHANCES}", description=heard)))
    parts.append(TextDisplay(_legend(found, whose, reader)))
    told = [f"{number}. {_describe_decision(page, one, whose)}" for number, one in enumerate(found.decisive, 1)]
    most = reader.text("analysis-decisive" if told else "analysis-even")
    draws = fact(board(table.game).draws)
    about = reader.text("analysis-alone" if len(found.sides) == 1 else "analysis-about", draws=draws)
    parts += [Separator(), TextDisplay("\n".join([most, *told])), f"-# {about}"]
    if apart is not None:
        parts += _apart(page, apart)
    if kept := describe_pile(pile, page.names, page.person):
        parts += [Separator(), TextDisplay(kept)]
    return framed_view(GREEN, parts)


TOLD_MISTAKES = 3
"""Upper bound on the mistakes of the reader's own seat that are told."""


def _apart(page: Page, found: Luck) -> list[ScreenPart]:
    """Everybody's luck and skill, and the mistakes of the reader's own seat: nobody else is told what was better with
    that hand.
    """
    lines = list[str]()
    for share in found.shares:
        if line := luck_line(page, found, share.seat):
            values = [percent(value) for value in (share.result, share.par, share.own, share.others)]
            result, par, own, others = (-value for value in values) if found.measure == POINTS else values
            luck = result - par - own - others
            if found.measure != POINTS:  # what rounding leaves goes to the others, so that luck is as in the line above
                others, luck = others + luck - percent(share.luck), percent(share.luck)
            facts = {"par": par, "own": own, "others": others, "result": result, "luck": luck}
            told = {
                name: str(value) if name in ("par", "result") else signed_text(value) for name, value in facts.items()
            }
            told |= {"own_error": str(interval(share.own_error)), "others_error": str(interval(share.others_error))}
            lines += [line, page.text("luck-account-points" if found.measure == POINTS else "luck-account", **told)]
    if not lines:
        return []
    parts: list[ScreenPart] = [Separator()]
    parts.append(TextDisplay("\n".join([page.text("luck-title"), *lines])))
    mine = [line for one in found.mistakes_of(page.seat)[:TOLD_MISTAKES] if (line := mistake_line(page, found, one))]
    if mine:
        parts.append(TextDisplay("\n".join([page.text("luck-own"), *mine])))
    return [*parts, TextDisplay("-# " + page.text("luck-about", measure=found.measure))]


def turning_point(page: Page, found: Analysis) -> str:
    """Say which move changed the round most for the seat's side; where no move changed its chances much, which one
    changed those of another side. Of two sides one gains what the other loses. Empty if no move changed much.
    """
    mine = next((side for side, seats in enumerate(found.sides) if page.seat in seats), NOBODY)
    if not found.decisive:
        return ""
    own = [one for one in found.decisive if one.side == mine or len(found.sides) == 2]
    one = (own or found.decisive)[0]
    whose = [_side(side, page.names) for side in found.sides]
    return page.text("hand-result-turned") + "\n" + _describe_decision(page, one, whose)


def analysing_view(table: int, which: int, reader: Person) -> LayoutView:
    """A message that the chances are being computed, with a button to look again."""
    again = button(AnalysePress(table, which, AGAIN), reader.text("button-look-again"))
    written = reader.text("analysis-under-way", number=table, round=which)
    return framed_view(GREY, [TextDisplay(written), ActionRow(again)])


def _title(table: Table, which: int, reader: Person) -> str:
    game = game_name(table, reader)
    return reader.text("analysis-title", number=table.id, round=which, game=game)


def _side(side: Sequence[int], named: Sequence[str]) -> str:
    """The names of the seats that win together."""
    return " & ".join(named[seat] if seat < len(named) else "?" for seat in side)


def _chances(line: Sequence[int | None]) -> dict[str, int]:
    """A side's first, highest and last chance."""
    known = [chance for chance in line if chance is not None] or [0]
    return {"first": known[0], "most": max(known), "last": known[-1]}


def _legend(found: Analysis, whose: Sequence[str], reader: Person) -> str:
    """A line for each side: its letter, its chance at the deal, the highest, and the last."""
    lines = [
        reader.text("analysis-line", letter=LETTERS[place % len(LETTERS)], who=who, **_chances(line))
        for place, (who, line) in enumerate(zip(whose, found.chances, strict=True))
    ]
    return "\n".join([reader.text("analysis-legend"), *lines])


def _alt_text(found: Analysis, whose: Sequence[str], reader: Person) -> str:
    """A description of the chart for screen readers: some chances of each line."""
    lines = []
    for place, (who, line) in enumerate(zip(whose, found.chances, strict=True)):
        some = [line[round(step * (len(line) - 1) / 4)] for step in range(5)]
        course = reader.format_list(["–" if chance is None else str(chance) for chance in some])
        lines.append(f"{LETTERS[place % len(LETTERS)]} {who}: {course}")
    shown = reader.text("analysis-picture", moves=found.places[-1])
    return f"{shown} {reader.format_list(lines, key='list-semicolon')}"[:DESCRIPTION_CHARACTERS]


def _describe_decision(page: Page, one: Decisive, whose: Sequence[str]) -> str:
    """A decision in words, and how it changed whose chance."""
    happened = upcasting.all_events(one.events)
    written = page.faces.write_fitting(
        lambda faces: "\n".join(tell(happened, page.names, page.person._replace(pictures=faces))), TOLD_CHARACTERS
    )
    key = "analysis-house" if one.house else "analysis-decision"
    facts = {"place": one.place, "who": whose[one.side], "before": one.before, "after": one.after}
    return f"{last_lines(written.splitlines(), TOLD_CHARACTERS)}\n-# " + page.text(key, **facts)
