"""The one place through which tables change.

A change is a transaction: load, check, apply, save with the event log, commit. Only then is the table painted. When two
people press at the same time, their changes happen one after the other. Within the process a lock for each table sees
to that; in the store, a check of the version does.

Another process may change a table between the moment it was loaded and the moment it is saved. Then nothing was
saved. Whatever was to be done is done again on the table as it is now, by the same checks. So it is done where it
still means the same, and refused where it does not.

What somebody does with a power over others is saved for the audit of the server, in the transaction that does it.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict, defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from enum import Enum, StrEnum
from functools import wraps
from inspect import iscoroutinefunction
from typing import NamedTuple, ParamSpec, Protocol, TypeVar
from weakref import WeakValueDictionary

from sqlalchemy.ext.asyncio import AsyncConnection
from structlog.contextvars import bound_contextvars

from bot.store.database import AlreadyHandled, Row
from bot.store.faults import StoreOvertaken
from bot.store.tables import LogEntry, OpenTables, StaleVersion, TableStore, TriedBefore, Write, WriteTable
from bot.tables.availability import Availability
from bot.tables.notes import NEVER, Posted, Stakes
from bot.tables.schedule import OFF, PauseBefore, charge_time_bank, schedule, shift_deadlines
from bot.tables.table import (
    Damaged,
    Deleted,
    Ended,
    Ending,
    Outcome,
    Player,
    Refused,
    Table,
    Why,
    ended_columns,
    find_match_end,
    frequent_columns,
    from_row,
    rare_columns,
    to_row,
)
from bot.tables.transition import (
    LatestStep,
    LatestSteps,
    Occasion,
    apply_all,
    ends_decision,
    hand_over_host,
    is_seen_by_all,
    question,
    remember,
    reseat,
)
from bot.time import Clock, SpansOfAbsence, merge_spans, real_time
from rules.catalogue import UnknownGame
from rules.chance import MIXED, Lot
from rules.match import RoundEnded
from rules.options import BadOption, OptionsConflict
from rules.strategies.sensible import Choose
from rules.table import NOBODY, Action, IllegalAction, SomeEvent, Stalled

log = logging.getLogger(__name__)


class Power(StrEnum):
    """What was done."""

    CLOSED = "closed"
    """A table was closed before its match was played out. The detail is why (``bot.tables.table.Why``)."""
    SENT = "sent"
    """Somebody was sent away from a table. The detail is ``VOTED`` if the table did it."""
    VOIDED = "voided"
    """A match was made void. The detail is the reason that was given."""
    RESTORED = "restored"
    """A void match counts again."""
    KEPT_OUT = "kept-out"
    """Somebody may not play in the server. The detail is for how many days; empty for good."""
    LET_IN = "let-in"
    """Somebody may play in the server again."""
    SEASON = "season"
    """A season was started anew. The detail is the season."""
    EVENT = "event"
    """An event was stopped. The detail is its name."""
    EVENT_MOVED = "event-moved"
    """An event was moved to another channel. The detail is its name."""
    SET = "set"
    """A setting of the server was changed. The detail is its name and its value."""


VOTED, LOBBY = "voted", "lobby"
"""Details: the table did it together; no match had begun."""
DETAIL_CHARACTERS = 200


class Trigger(Enum):
    """Why a table changes: a person has done it just now; the time of the first seat was up, and the house acts for it;
    that seat has said before what to do; or neither, as when a computer player moves or the next round is dealt.
    """

    PERSON, TIMEOUT, AHEAD, BOT = range(4)


class AuditEntry(NamedTuple):
    """A power that was used: what, by whom, and on whom. ``by`` is None if nobody did it alone."""

    what: Power
    by: int | None = None
    whom: int | None = None
    detail: str = ""

    def row(self, server: int, at: float, table: int | None = None, seen_in: int = 0) -> Row:
        """Give its row in the audit of a server. ``at`` is real time."""
        return {
            "server": server,
            "at": at,
            "what": self.what,
            "by": self.by,
            "whom": self.whom,
            "table_id": table,
            "seen_in": seen_in,
            "detail": self.detail[:DETAIL_CHARACTERS],
        }


TABLES_A_TIME = 20
"""How many tables are read before others get their turn. A server may have hundreds in one channel."""
CACHED_TABLES = 1024
"""Upper bound on tables kept in memory."""
CHANGED = "table"
"""The notification for a table of another process's: its number, server and new version; whether all see a change."""

OF_TALK = frozenset(("charge", "propose", "vote", "tell"))
"""Verbs that are no play: nobody keeps a match open by them."""
NOTHING_SAVED = (Refused, IllegalAction, BadOption, OptionsConflict, UnknownGame, AlreadyHandled)
"""After a change that failed with one of these it is certain that nothing was saved."""


class StakesSource(Protocol):
    """Knows what matches count for."""

    async def stakes(self, table: Table) -> Stakes:
        """Return what the match of a table that begins counts for."""


PARTS_OF_PAUSE = (0.6, 1.4)
"""A move ahead is made after a part of a computer player's pause between these, as chance will have it."""


@dataclass(slots=True)
class Chance:
    """The sources of chance: seeds for deals, what chooses between equally good moves of computer players, their
    mistakes, and how much longer or shorter than theirs the pause before a move ahead is.
    """

    new_seed: Callable[[], str] = lambda: secrets.token_hex(16)
    pick: Choose = secrets.choice
    lot: Lot = field(default_factory=secrets.SystemRandom)
    stretch: Callable[[], float] = lambda: secrets.SystemRandom().uniform(*PARTS_OF_PAUSE)


ResultsOf = Callable[[Table, Sequence[SomeEvent], float], Awaitable[Write | None]]
"""Says what is to be written of what these events of a table end, in the transaction that saves them; None when they
end nothing. The time is real time.
"""


class Tables:
    """Loads, changes and saves tables. ``computer_pause``: how long a computer player waits before it moves, in
    seconds.
    """

    def __init__(
        self,
        store: TableStore,
        open_tables: OpenTables,
        *,
        clock: Clock,
        computer_pause: float,
        availability: Availability,
        stakes: StakesSource,
        chance: Chance,
    ) -> None:
        self.store, self.open_tables = store, open_tables
        self.results: list[ResultsOf] = []
        """Hook: what is written of what a change ends."""
        self.shards, self._only_process = open_tables.shards, open_tables.shards.whole
        self.clock, self.now = clock, clock.now
        self.changed: list[Callable[[Table], None]] = []
        """What is called after every commit of something that all can see."""
        self.changed_unseen: list[Callable[[Table, int], None]] = []
        """What is called after that of what only the seat sees which has done it, with that seat."""
        self.power_used: list[Callable[[Table, AuditEntry], None]] = []
        """What is called after that of what somebody has done with a power over others."""
        self.availability, self.stakes = availability, stakes
        self.computer_pause = computer_pause
        self.chance = chance
        self.latest = LatestSteps(store)
        self._cache: OrderedDict[int, Table] = OrderedDict()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._posted: WeakValueDictionary[int, Posted] = WeakValueDictionary()
        self._damaged: set[int] = set()
        self._places: dict[int, int] = {}
        self._in_place: defaultdict[int, set[int]] = defaultdict(set)

    # reading

    async def get(self, number: int) -> Table:
        """Give a table as it was last saved. Raises ``Deleted`` when it does not exist, ``Damaged`` when it cannot be
        read.
        """
        if number not in self._cache:
            loaded = await self._load(number)
            if not self.is_ours(loaded):
                loaded.ahead = self.clock.ahead
                return loaded
            if number not in self._cache:  # another task may have loaded or changed it in the meantime
                self._hold(loaded)
        self._cache.move_to_end(number)
        self._cache[number].ahead = self.clock.ahead
        return self._cache[number]

    async def get_many(self, numbers: Iterable[int]) -> list[Table]:
        """Give those of these tables that can be read. The damaged ones are left out."""
        wanted = [*numbers]
        unknown = [one for one in wanted if one not in self._cache]
        elsewhere: dict[int, Table] = {}
        with suppress(ValueError):  # one of them is damaged: the loop below reads each by itself
            for begin in range(0, len(unknown), TABLES_A_TIME):
                for row in await self.store.get_many(unknown[begin : begin + TABLES_A_TIME]):
                    if row["id"] not in self._cache:
                        table = from_row(row)
                        self._hold(table)
                        if not self.is_ours(table):
                            table.ahead, elsewhere[table.id] = self.clock.ahead, table
        found = []
        for number in wanted:
            with suppress(Refused):
                found.append(elsewhere.get(number) or await self.get(number))
        return found

    def is_ours(self, table: Table) -> bool:
        """Whether a table is of a server of this process. Only those are kept in memory: others may change at any
        moment, and another process paints them and meets their deadlines.
        """
        return self._only_process or self.shards.has(table.server)

    async def is_ours_by_number(self, number: int) -> bool:
        """The same for the number of a table."""
        return self._only_process or number in self._cache or self.is_ours(await self.get(number))

    async def find_open(self) -> None:
        """Load where tables are open. From then on every change keeps it up to date."""
        self._places.clear()
        self._in_place.clear()
        for number, channel, thread in await self.open_tables.places():
            self._place(number, thread or channel)

    def list_open_in(self, place: int) -> list[int]:
        """Give the open tables of a channel or thread, without asking the store."""
        return sorted(self._in_place.get(place, ()))

    def count_open(self) -> int:
        """Count the open tables that are known."""
        return len(self._places)

    def drop(self, gone: Callable[[Table], bool]) -> None:
        """Remove from memory the tables that were changed or deleted directly in the store."""
        for table in [table for table in self._cache.values() if gone(table)]:
            del self._cache[table.id]
            self._place(table.id, None)

    def invalidate(self, number: int, version: int) -> bool:
        """Drop a table that another process has brought to this version. Gives whether that was not known here."""
        held = self._cache.get(number)
        if held is not None and held.version >= version:
            return False
        self._cache.pop(number, None)
        return True

    def forget(self) -> None:
        """Drop all tables: another process may have changed them."""
        self._cache.clear()

    async def close_unreadable(self, number: int, by: int | None = None) -> bool:
        """Close a table if this version cannot read it: its match is void. Gives whether it was closed."""
        try:
            await self.get(number)
        except Damaged:
            entry = AuditEntry(Power.CLOSED, by, detail=Why.DAMAGED).row(0, real_time(self.clock), number)
            await self.store.close(number, self.now(), ended_columns(Ended(Ending.VOID, Why.DAMAGED, by)), entry)
            self._place(number, None)
            log.warning("table %s was closed: it could not be read", number)
            return True
        return False

    async def list_shared_in(self, channel: int) -> list[Table]:
        """Give the open tables of a channel, without tables for one."""
        return [
            table
            for table in await self.get_many(await self.open_tables.list_in_channel(channel))
            if not table.game.alone
        ]

    # changing

    async def add(self, table: Table, also: WriteTable | None = None) -> Table:
        """Save a new table. It gets its number and the seed of its first round. ``also`` writes in the same
        transaction.

        Raises ``Refused`` for a second try at the deal of a day.
        """
        table.notes.seeds.coming = self.chance.new_seed()
        row = to_row(table) | {"posted": table.posted.save(), "painted": 0}
        try:
            table.id = await self.store.add(row, tries=table.notes.origin.daily, also=also)
        except TriedBefore:
            raise Refused("daily-played") from None
        with bound_contextvars(table=table.id, server=table.server):
            log.info("a table for %s was opened", table.game.name)
        self._hold(table)
        for hook in self.changed:
            hook(table)
        return table

    @asynccontextmanager
    async def changing(self, number: int) -> AsyncIterator[Table]:
        """Give a draft of a table to change. One change at a time; what is not saved is lost.

        A fault in the rules (``Stalled``) is logged with the number of the table, but without its cards.
        """
        lock = self._locks.get(number) or self._locks.setdefault(number, asyncio.Lock())
        async with lock:
            table = await self.get(number)
            if table.closed is not None:
                raise Refused("table-closed")
            try:
                with bound_contextvars(table=number, server=table.server):
                    yield table.draft()
            except NOTHING_SAVED:
                if await self.store.version(number) != table.version:  # another process has changed it: load it again
                    self._cache.pop(number, None)
                    raise ConcurrentUpdate from None
                raise
            except BaseException as why:
                if isinstance(why, Stalled):
                    log.error("the rules do not come to an end at table %s: %s", number, why)
                self._cache.pop(number, None)  # only the store knows whether it was saved
                raise

    async def save(
        self, table: Table, *, human: bool = True, paint: bool = True, audited: Sequence[AuditEntry] = ()
    ) -> Outcome:
        """Save a draft whose game state has not changed, only other data of the table. ``audited`` go to the audit."""
        loaded, table.version = table.version, table.version + 1
        if human:
            table.touched = self.now()
        if table.closed is not None:
            table.deadlines = {}
        await self._write(table, loaded, audited=audited, paint=paint)
        self.latest.add(table.id, loaded, table.version, ())
        return Outcome(table, NOBODY, [])

    async def apply(
        self,
        table: Table,
        todo: Sequence[tuple[int, Action]],
        trigger: Trigger = Trigger.BOT,
        *,
        newcomer: Player | None = None,
        message: int | None = None,
        seat: int = NOBODY,
        by: int | None = None,
        audited: Sequence[AuditEntry] = (),
    ) -> Outcome:
        """Apply these actions to a draft, and jumps that were made ahead. Then save it and report the change. All or
        nothing.

        ``seat`` is who acts when ``todo`` is empty. ``message`` is the id of the message that asked for it. ``by`` is
        the person who closes the table. ``audited`` go to the audit, with that of a match that was not played out.
        """
        before, now, loaded, human = table.begun_state(), self.now(), table.version, trigger is Trigger.PERSON
        asked, prompt, state = question(before), table.prompt, before.copy()
        occasion = Occasion(int(now), self.chance.lot, joining=newcomer is not None, ahead=trigger is Trigger.AHEAD)
        done = apply_all(table, state, todo, occasion)
        events = [event for step in done for event in step.events]
        table.version = loaded + max(1, len(done))
        if human and todo and todo[0][0] != NOBODY:  # they have seen it
            table.players[todo[0][0]].dropped, table.players[todo[0][0]].made = [], []
        reseat(table, state, done, newcomer)
        table.set_state(state if done else before)
        actor, seen = todo[0][0] if todo else seat, is_seen_by_all(asked, state, events)
        decided = seen and ends_decision(events)
        talks = bool(todo) and all(action.verb in OF_TALK for _, action in todo)
        if human and not decided and actor in asked[1]:  # who is awaited gains no time by doing something else
            table.touched = min(table.touched, table.notes.asked_at or table.touched)
        elif seen and human and not talks:
            table.touched = now
        if decided:
            table.prompt, table.notes.asked_at, table.notes.ring = prompt + 1, now, NEVER
            if table.settings["time_bank"] != OFF:
                charge_time_bank(table, asked[1], now)
        if seen:
            table.notes.seeds.pressed = message or table.notes.seeds.pressed
        if seen and human and actor != NOBODY:
            table.players[actor].idle = 0
        remember(table, before, events, message, now + table.ahead)
        if table.notes.stakes.counts is None:  # a match that has begun, or that an earlier version began
            table.notes.stakes = await self.stakes.stakes(table)
        table.ended = find_match_end(table.game, state, done[-1].events if done else (), by, table.notes.stakes)
        if table.ended is not None:
            table.close(now)
            audited = [*audited, *_closing(table, table.ended)]
        hand_over_host(table, now)
        await self.set_deadlines(table, prompt)
        late = todo[0][0] if trigger is Trigger.TIMEOUT else None
        entries = [
            LogEntry(
                loaded + n,
                now,
                step.seat,
                step.action.plain(),
                [event.code() for event in step.events],
                step.seat == late,
                step.ahead,
            )
            for n, step in enumerate(done, 1)
        ]
        results = [write for of in self.results if (write := await of(table, events, now + table.ahead)) is not None]
        await self._write(table, loaded, entries, results, audited, alone=None if seen else actor)
        self.latest.add(
            table.id,
            loaded,
            table.version,
            [LatestStep(step.seat, step.action.verb, step.events, step.ahead) for step in done],
        )
        for event in events:
            if isinstance(event, RoundEnded):
                log.info("round %d is over", state.round)
        return Outcome(table, actor, events)

    async def set_deadlines(self, table: Table, prompt: int) -> None:
        """Set the deadlines of a draft. ``prompt`` is that of before the change."""
        pause = PauseBefore(self.computer_pause, lambda: self.computer_pause * self.chance.stretch())
        table.deadlines = schedule(table, prompt, self.now(), pause, await self.absence(table))

    async def absence(self, table: Table) -> SpansOfAbsence:
        """Give the times that do not count at a table now: its pause, and the holidays of the people who are asked."""
        pause = table.notes.pause.present
        asked = table.people_awaited
        away = await self.availability.holidays_of(table, asked) if asked else ()
        return SpansOfAbsence(merge_spans(pause, table.touched), merge_spans([*pause, *away], table.touched))

    async def shift_deadlines(self, table: Table) -> None:
        """Move the deadlines of a draft after a change of the times that do not count."""
        shift_deadlines(table, self.now(), await self.absence(table))

    def next_deal(self, table: Table, press: int = 0) -> Action:
        """Make the action that deals a new round, from the seed whose fingerprint was shown. Draw the seed of the next
        round.

        A value is mixed in that nobody could know when the seed was drawn, so that nobody can choose the cards. It is
        the id of the ``press`` that asks for the round, or of the last press before.
        """
        seed, press = table.notes.seeds.coming or self.chance.new_seed(), press or table.notes.seeds.pressed
        table.notes.seeds.coming = self.chance.new_seed()
        return Action("deal", text=f"{seed}{MIXED}{press}" if press else seed)

    async def _load(self, number: int) -> Table:
        """Load a table from the store. The log says what kind of fault it has, but no values: they may be cards."""
        try:
            row = await self.store.get(number)
            if row is None:
                raise Deleted("no-table")
            return from_row(row)
        except ValueError as why:
            if number not in self._damaged:
                kind = type(why.__cause__ or why).__name__
                log.error("table %s cannot be read (%s); `maumau verify %s` says more", number, kind, number)
            self._damaged.add(number)
            raise Damaged("damaged", number=number) from None

    def _place(self, number: int, place: int | None) -> None:
        """Note the place where a table is played; None when it is closed."""
        before = self._places.pop(number, None)
        if before is not None:
            self._in_place[before].discard(number)
            if not self._in_place[before]:
                del self._in_place[before]
        if place is not None:
            self._places[number] = place
            self._in_place[place].add(number)

    def _hold(self, table: Table) -> None:
        """Keep a table in memory as it is now, if it is of this process."""
        if not self.is_ours(table):
            return
        self._place(table.id, table.place if table.closed is None else None)
        table.posted = self._posted.setdefault(table.id, table.posted)
        self._cache[table.id] = table
        self._cache.move_to_end(table.id)
        while len(self._cache) > CACHED_TABLES:
            self._cache.popitem(last=False)

    async def _write(
        self,
        table: Table,
        loaded: int,
        steps: Sequence[LogEntry] = (),
        results: Sequence[Write] = (),
        audited: Sequence[AuditEntry] = (),
        *,
        paint: bool = True,
        alone: int | None = None,
    ) -> None:
        """Commit a draft that was loaded at this version. From then on ``get`` gives the draft, and whoever waits for
        changes is told, unless there is nothing to ``paint``. ``alone`` is the only seat that sees this one; None:
        everybody does.
        """
        if table.closed is not None and table.state is not None and table.ended is None:
            raise AssertionError(f"the match at table {table.id} would be closed without an ending")
        seldom = rare_columns(table)
        row = frequent_columns(table) | _changed_columns(seldom, table.stored)
        also = self._also(table, results, alone)
        try:
            done = [entry.row(table.server, self.now() + table.ahead, table.id, table.seen_in) for entry in audited]
            await self.store.save(table.id, loaded, row, steps, also, done, seen=paint)
        except StaleVersion:
            self._cache.pop(table.id, None)
            raise ConcurrentUpdate from None
        if table.closed is not None:
            log.info("the table is closed")
        table.stored = seldom
        self._hold(table)
        if alone is not None:
            for hook_unseen in self.changed_unseen:
                hook_unseen(table, alone)
        elif paint:
            for hook in self.changed:
                hook(table)
        for entry in audited:
            for used in self.power_used:
                used(table, entry)

    def _also(self, table: Table, results: Sequence[Write], alone: int | None) -> Write | None:
        """What is written in the transaction that saves a table: results, and a notification for its process."""
        database = self.store.database
        tells = database.notifier is not None and not self.is_ours(table)
        if not results and not tells:
            return None

        async def write(connection: AsyncConnection) -> None:
            for result in results:
                await result(connection)
            if tells:
                whose = NOBODY if alone is None else alone
                database.tell(CHANGED, (table.id, table.server, table.version, alone is None, whose))

        return write


def _closing(table: Table, record: Ended) -> Sequence[AuditEntry]:
    """What the audit says of a match that has ended; nothing if it was played out, or was nobody else's."""
    return (
        () if record.why == Why.RULES or table.game.alone else [AuditEntry(Power.CLOSED, record.by, detail=record.why)]
    )


def _changed_columns(row: Row, stored: Row) -> Row:
    """Give the columns of a row that are not as they were stored."""
    if row == stored:
        return {}
    return {name: value for name, value in row.items() if name not in stored or stored[name] != value}


P = ParamSpec("P")
R = TypeVar("R")
Changes = TypeVar("Changes")
TRIES = 5
"""Upper bound on how often a change is begun. Who changes a table is an other process, and seldom quicker twice."""


class ConcurrentUpdate(Refused):
    """Another process has changed the table since it was loaded."""

    def __init__(self) -> None:
        super().__init__("moved-on")


def retry_on_conflict(change: Callable[P, Awaitable[R]]) -> Callable[P, Awaitable[R]]:
    """Run a change again if another process has saved the table first. It must be one transaction, or begin with checks
    that notice what it has done.
    """

    @wraps(change)
    async def again(*given: P.args, **named: P.kwargs) -> R:
        for _ in range(TRIES - 1):
            try:
                return await change(*given, **named)
            except (ConcurrentUpdate, StoreOvertaken):
                continue
        return await change(*given, **named)

    return again


def retry_all_on_conflict(changes: type[Changes]) -> type[Changes]:
    """The same for all public methods of a class through which tables are changed."""
    for name, method in list(vars(changes).items()):
        if not name.startswith("_") and iscoroutinefunction(method):
            setattr(changes, name, retry_on_conflict(method))
    return changes
