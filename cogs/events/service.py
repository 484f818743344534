"""Moves events on: whoever is gone is replaced, tables open and begin, results are read, rounds follow each other.

Nothing is remembered between two looks at an event but when the next one is due. Each look reads what is so by now (who
is gone, how its tables are), and saves what follows in one transaction. A table opens in the transaction that notes it.
So a process may die before any of it: the next look does the rest, and nothing twice. An event belongs to the process
that has its server.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from secrets import token_hex
from typing import Protocol
from weakref import WeakValueDictionary

from structlog.contextvars import bound_contextvars

from bot.discord.sender import (
    PASSING,
    Sender,
    lacking,
)
from bot.drawing.worker import DrawingWorker
from bot.people.absence import Absences, limit_to_allowance
from bot.people.messages import Messages
from bot.people.preferences import HOLIDAYS, ZONE, Preferences
from bot.store.database import Row
from bot.store.faults import log_fault
from bot.store.people import PeopleStore
from bot.tables.lobby import Lobbies
from bot.tables.repository import AuditEntry, ConcurrentUpdate, Power, Tables, retry_on_conflict
from bot.tables.table import (
    ERASED_NAME,
    TABLE_SETTINGS,
    Player,
    Refused,
    Stage,
    Table,
    Why,
    clock_seconds,
    upgrade_game,
)
from bot.time import Interval, Span, real_time
from bot.words import names
from cogs.events.board import LOST_LIMIT_S, EventBoard
from cogs.events.calls import Calls, DueCall, list_due, list_over
from cogs.events.course import advance
from cogs.events.event import Call, Entrant, EventStage, ServerEvent, Went
from cogs.events.ladder import next_entrants, next_name
from cogs.events.match import UNPLAYABLE, Fixture, SeenTable
from cogs.events.plan import MISSES, MOST_PLACES, EventKind, EventPlan
from cogs.events.store import EventStore, Listed, Shown, Sign
from cogs.events.tables import EventTables
from rules.table import IllegalAction

log = logging.getLogger(__name__)

LOOK_EVERY_S = 20.0
"""Interval at which events are looked at of which something has changed or is due, in seconds. One of whose tables
something has happened is looked at with the next second.
"""
LOOK_IDLE_EVERY_S, IDLE_LOOKS_A_ROUND = 600.0, 100
"""The longest interval at which all others are looked at, in seconds, and the fewest such looks in a round: a lost
thread of a match is only noticed so, or that a role was deleted.
"""
LOOKED_AT_ONCE = 4
"""How many events are looked at at the same time."""
STEPS_A_LOOK = 6
"""Upper bound on the steps of one look: what one does may make another one due."""
EVENTS_PER_SERVER, EVENTS_LISTED = 5, 25
"""Upper bounds: on the events of a server that go on, and on those that are listed."""
TURNS_A_ROUND, TURNS_TODAY = 6, 20
"""A turn of a match takes at most its round divided by this, where it takes days or minutes."""
NAME_CHARACTERS, NAMED_PEOPLE = 64, 5


class AlreadyHere(Refused):
    """Somebody has said already that they are here for their match."""


class Members(Protocol):
    """What Discord says of the people of a server."""

    async def check_member(self, server: int, person: int) -> bool:
        """Return whether a person is still in a server; note who is not."""

    async def can_come(self, server: int, place: int, person: int) -> bool:
        """Return whether a person sees a place and may press buttons there. Raises Discord's faults."""

    async def who_cannot_see(self, server: int, place: int, people: Collection[int]) -> list[int]:
        """Return those of these people who are in a server and do not see a place of it. Raises Discord's faults."""

    async def who_may_bar(self, server: int, people: Collection[int]) -> list[int]:
        """Return those of these people who may keep others from coming. Raises Discord's faults."""


class Events:
    """The events of servers. Methods raise ``Refused``. Whoever calls ``create`` and ``stop`` has checked that the
    person may do so.
    """

    def __init__(
        self,
        store: EventStore,
        tables: Tables,
        lobbies: Lobbies,
        people: PeopleStore,
        preferences: Preferences,
        sender: Sender,
        drawing: DrawingWorker | None,
        members: Members,
        messages: Messages,
        absences: Absences,
    ) -> None:
        self.store, self.tables, self.lobbies, self.people, self.preferences = (
            store,
            tables,
            lobbies,
            people,
            preferences,
        )
        self.matches = EventTables(tables, lobbies)
        self.sender, self.members, self.messages, self.absences = sender, members, messages, absences
        self.calls = Calls(people, preferences, sender, messages)
        self._interval = Interval(LOOK_EVERY_S)
        self._woken: set[int] = set()
        self._signs: dict[int, Sign] = {}
        self._idle: dict[int, tuple[Sign, float]] = {}
        """The events in which nothing was due, how they were, and until when they need not be looked at."""
        self.board = EventBoard(
            store, tables, people, preferences, sender, drawing, messages, self.calls, lambda one: self._woken.add(one)
        )
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    # what people do

    async def create(
        self, server: int, channel: int, parent: int | None, by: int, plan: EventPlan, signup_s: float
    ) -> ServerEvent:
        """Save a new event of a server known to the store; people may sign up for this many seconds."""
        if plan.places > MOST_PLACES[plan.kind]:
            raise Refused("event-places", most=MOST_PLACES[plan.kind])
        if plan.seats not in plan.allowed:
            raise Refused("event-game", seats=plan.at_table)
        if plan.above:
            *_, lowest = await self.store.list_ladder(await self.get(server, plan.above))
            if (lowest.id, lowest.plan.team) != (plan.above, plan.team):
                raise Refused("moved-on")
        listed = await self.store.list_for_server(server, EVENTS_PER_SERVER)
        if sum(one.stage in (EventStage.OPEN, EventStage.ON) for one in listed) >= EVENTS_PER_SERVER:
            raise Refused("events-full", most=EVENTS_PER_SERVER)
        called = replace(plan, name=names.plain(plan.name, NAME_CHARACTERS))
        event = await self.store.add(ServerEvent(0, server, channel, parent, by, called, self.tables.now() + signup_s))
        self._woken.add(event.id)
        return event

    async def get(self, server: int, number: int) -> ServerEvent:
        """Return an event of a server."""
        event = await self.store.get(number)
        if event.server != server:
            raise Refused("no-event")
        return event

    async def list_events(self, server: int) -> list[Listed]:
        """Return the events of a server: those that go on first, then the newest."""
        return await self.store.list_for_server(server, EVENTS_LISTED)

    @retry_on_conflict
    async def join(self, server: int, number: int, person: int, roles: Sequence[int]) -> ServerEvent:
        """Sign up a person known to the store, who has these roles."""
        async with self._lock(number):
            event = await self.get(server, number)
            if not event.running:
                raise Refused("event-over")
            event = await self._check_role(event)
            if event.plan.role > 0 and event.plan.role not in roles:
                raise Refused("event-role", role=f"<@&{event.plan.role}>")
            if event.entrant(person) is not None:  # pressed twice
                return event
            if not event.may_join(person):
                raise Refused("event-missed", most=MISSES)
            if not event.takes_in and not event.has_left(person):
                raise Refused("event-closed")
            after = event.join(person)
            gone = await self.store.list_gone(after, real_time(self.tables.clock))
            mine = after.entrant(person)
            if mine is not None and gone.get(mine.number) == Went.OUT:
                raise Refused("event-out")
            return await self._save(event, after)

    async def _check_role(self, event: ServerEvent) -> ServerEvent:
        """Open an event to all if the role of those who may sign up was deleted, and tell who has made it."""
        guild = self.sender.client.get_guild(event.server)
        if event.plan.role <= 0 or not event.running or guild is None or guild.unavailable:
            return event
        if guild.get_role(event.plan.role) is not None:
            return event
        after = await self._save(event, event.open_to_all())
        if event.by is not None:
            try:
                await self.messages.notify(
                    event.by, "event-role-deleted", name=names.escape(event.plan.name, NAME_CHARACTERS)
                )
            except PASSING as why:
                log.info("somebody was not told that a role is gone: %s", why)
        return after

    async def waiting_for(self, person: int) -> list[Table]:
        """Return the tables of matches of events that wait for somebody to come, or for whom they meet."""
        found = await self.tables.get_many(await self.store.matches_of(person))
        return [one for one in found if one.stage is Stage.LOBBY]

    @retry_on_conflict
    async def leave(self, server: int, number: int, person: int) -> ServerEvent:
        """Take somebody out who does not want to go on. A match that they play goes on: they leave that themselves."""
        async with self._lock(number):
            event = await self.get(server, number)
            mine = event.entrant(person)
            if mine is None or not event.running:
                raise Refused("event-not-in")
            return await self._save(event, event.go({mine.number: Went.LEFT}))

    @retry_on_conflict
    async def come(self, number: int, person: int, press: int = 0) -> Table | None:
        """Note that somebody is here for their match, which begins if both are. Gives its table, if it has one."""
        async with self._lock(number):
            event = await self.store.get(number)
            mine, match = event.entrant(person), event.match_of(person)
            if event.stage != EventStage.ON or mine is None or match is None:
                raise Refused("event-no-match" if event.running else "event-over")
            if mine.number in await self.store.list_gone(event, real_time(self.tables.clock)):
                raise Refused("event-out")
            if event.is_here(match, mine.place):
                raise AlreadyHere("already-seated")
            if match.seated:
                raise Refused("event-late")
            return await self._note_presence(event, event.come(person), match.table, press)

    @retry_on_conflict
    async def go_away(self, number: int, person: int) -> None:
        """Note that somebody who had come is not here any more. As long as their match has not begun they may come."""
        async with self._lock(number):
            event = await self.store.get(number)
            after = event.come(person, here=False)
            match = after.match_of(person)
            if match is None or after == event:
                raise Refused("event-not-here")
            await self._note_presence(event, after, match.table)

    async def _note_presence(
        self, before: ServerEvent, after: ServerEvent, number: int, press: int = 0
    ) -> Table | None:
        """Save who has come, and have the table of their match show it, or begin."""
        after = await self._save(before, after)
        (one,) = (one for one in after.fixtures if one.table == number) if number > 0 else (None,)
        for table in await self.tables.get_many([number] if number > 0 else []):
            if one is not None and table.stage is Stage.LOBBY:
                with suppress(Refused, IllegalAction):  # it has begun, or was closed, at this moment
                    await self._tend_lobby(after, one, table, press)
            return await self.tables.get(number)
        return None

    @retry_on_conflict
    async def begin(self, server: int, number: int) -> ServerEvent:
        """End the sign-up now."""
        async with self._lock(number):
            event = await self.get(server, number)
            if event.stage != EventStage.OPEN:
                raise Refused("event-begun")
            return await self._save(event, replace(event, begins=self.tables.now()))

    @retry_on_conflict
    async def stop(self, server: int, number: int, by: int) -> ServerEvent:
        """End an event as it stands. Matches that are on are played on, and count as matches of the server."""
        async with self._lock(number):
            event = await self.get(server, number)
            if not event.running:
                raise Refused("event-over")
            entry = AuditEntry(Power.EVENT, by, detail=event.plan.name)
            line = entry.row(server, real_time(self.tables.clock), seen_in=event.seen_in)
            return await self._save(event, replace(event, stage=EventStage.STOPPED), line)

    async def follow(self, server: int, number: int, by: int, signup_s: float) -> ServerEvent:
        """Make the next season of an event that is over, and of those above and below it: whoever has held a place to
        the end is signed up, and may leave. Gives the one that follows it. If it was interrupted, it is asked again.
        """
        event = await self.get(server, number)
        ladder = await self.store.list_ladder(event)
        waits = [one for one in ladder if one.stage != EventStage.OVER]
        if waits:
            raise Refused("event-season-waits", name=names.escape(waits[0].plan.name, NAME_CHARACTERS))
        mine, above = event, 0
        for one, entrants in zip(ladder, next_entrants(ladder), strict=True):
            made = await self.store.follower_of(one.id)
            if made is None:
                called = next_name(one.plan.name, NAME_CHARACTERS)
                plan = replace(one.plan, name=called, above=above, follows=one.id)
                begins = self.tables.now() + signup_s
                new = ServerEvent(0, server, one.channel, one.parent, by, plan, begins, entrants=entrants)
                made = await self.store.add(new)
                self.calls.tell_signed_up(made)
            self._woken.add(made.id)
            above = made.id
            mine = made if one.id == event.id else mine
        return mine

    @retry_on_conflict
    async def ask_partners(
        self, server: int, number: int, person: int, whom: Sequence[int]
    ) -> tuple[ServerEvent, list[int]]:
        """Note with whom somebody wants to play, of those who have signed up. Gives those who do not ask them yet."""
        async with self._lock(number):
            event = await self.get(server, number)
            mine, others = event.entrant(person), [event.entrant(other) for other in whom if other != person]
            if event.stage != EventStage.OPEN or mine is None:
                raise Refused("event-begun" if event.stage != EventStage.OPEN else "event-not-in")
            if None in others:
                raise Refused("event-partner")
            asked = [other for other in others if other is not None]
            event = await self._save(event, event.ask_partners(mine.number, [other.number for other in asked]))
            return event, [other.person or 0 for other in asked if mine.number not in other.asks]

    @retry_on_conflict
    async def move(self, server: int, number: int, by: int, channel: int, parent: int | None) -> None:
        """Have an event go on in another channel of its server, with its matches. All who take part have to see it."""
        async with self._lock(number):
            event, shown = await self.store.get_with_shown(number)
            if event.server != server or not event.running:
                raise Refused("no-event" if event.server != server else "event-over")
            people = [one.person for one in event.entrants if one.went is None and one.person is not None]
            if unseen := await self.members.who_cannot_see(server, channel, people):
                called = await self.people.names_in(unseen, server)
                named = [names.escape(called.get(person, ERASED_NAME)) for person in unseen[:NAMED_PEOPLE]]
                raise Refused("channel-not-seen", who=", ".join(named), count=len(unseen))
            now = self.tables.now()
            after = event.move(channel, parent)
            after = after.resume(shown.lost, now) if shown.lost else after
            entry = AuditEntry(Power.EVENT_MOVED, by, detail=event.plan.name)
            line = entry.row(server, real_time(self.tables.clock), seen_in=after.seen_in)
            await self._save(event, after, line)
            await self.store.note_shown(number, Shown())
            self.board.retries.forget(number)
            if shown.message and not shown.lost:
                self.sender.run_in_background(self.sender.tidy(event.channel, shown.message), "delete old messages")

    async def retry_lost(self, server: int) -> None:
        """Permissions have changed: look at once at the events of a server whose channels are there again."""
        for number in self.board.retries:
            with suppress(Refused):  # it was deleted meanwhile
                event, shown = await self.store.get_with_shown(number)
                if event.server == server and shown.lost and not self.is_lost(event.channel):
                    self.board.retries.forget(number)
                    self._woken.add(number)

    def is_lost(self, place: int) -> bool:
        """Whether the bot knows no such channel, or may not post there."""
        return lacking(self.sender.client.get_channel(place)) != []

    async def _save(self, before: ServerEvent, after: ServerEvent, audited: Row | None = None) -> ServerEvent:
        self._woken.add(before.id)
        saved = await self.store.save(before, after, audited)
        self.calls.tell_changes(before, after)
        return saved

    # what time does

    def wake(self, table: Table) -> None:
        """Look soon at the event of a table that has changed, if it may matter to it."""
        if table.notes.origin.event and (table.state is None or table.closed is not None):
            self._woken.add(table.notes.origin.event)

    async def tick(self) -> None:
        """Look at the events of which something has been heard, and if it is time at those of which something has
        changed or is due.
        """
        woken, self._woken = self._woken, set()
        if self._interval.due(self.tables.now()):
            woken |= await self._list_due()
        woken |= {number for number in self.board.retries if self.board.retries.due_at(number) <= self.tables.now()}
        due = iter(sorted(woken))
        await asyncio.gather(*(self._look_at_each(due) for _ in range(LOOKED_AT_ONCE)))

    async def _list_due(self) -> set[int]:
        """Return the events that go on, without those in which nothing was due and of which nothing has changed."""
        now, ahead = self.tables.now(), self.tables.clock.ahead
        self._signs = {number: (ahead, *sign) for number, sign in (await self.store.list_pending()).items()}
        self._idle = {
            number: (sign, until)
            for number, (sign, until) in self._idle.items()
            if sign == self._signs.get(number) and now < until
        }
        return self._signs.keys() - self._idle.keys()

    async def _look_at_each(self, due: Iterator[int]) -> None:
        """Look at events until none is left. Several tasks share the iterator. A failure affects no other event."""
        for number in due:
            with bound_contextvars(event=number):
                self._idle.pop(number, None)
                try:
                    until = await self.look(number)
                    if number in self._signs:
                        self._idle[number] = self._signs[number], until
                except (ConcurrentUpdate, *PASSING) as why:
                    log.info("the event is looked at again: %s", why)
                except Refused as why:
                    self.board.retries.forget(number)
                    log.info("what is due in the event cannot be done: %s", why)
                except Exception as fault:  # noqa: BLE001 -- logged; the other events go on
                    log_fault(log, fault, "what is due in the event could not be done, trying again")

    async def look(self, number: int) -> float:
        """Do what is due in an event, show it, and call people to their matches. Gives when it has to be looked at next
        if nothing of it changes before.
        """
        calls = list[DueCall]()
        async with self._lock(number):
            for _ in range(STEPS_A_LOOK):
                event, shown = await self.store.get_with_shown(number)
                if not self.store.shards.has(event.server):
                    return self.tables.now()
                event = await self._check_role(event)
                if not await self._step(event, shown.lost, calls):
                    break
            else:
                self._woken.add(number)
            shown = await self.board.show(number)
            until = self.tables.now() if shown.lost else _next_look(event, self.tables.now())
        if calls:  # nobody waits for these to be sent
            event, shown = await self.store.get_with_shown(number)
            sent = await self.calls.send(event, calls, shown.message, await self.board.load_names(event))
            await self._note_sent(number, sent)
        return until

    async def _step(self, event: ServerEvent, lost: float, calls: list[DueCall]) -> bool:
        """Do what is due now, and add to ``calls`` whom to call. Gives whether more may be due by that. While its
        channel is ``lost``, its time stands.
        """
        now, gone, order = self.tables.now(), dict[int, Went](), list[int]()
        if lost and event.running and now >= lost + LOST_LIMIT_S:
            await self.store.save(event, replace(event, stage=EventStage.STOPPED))
            return True
        at_tables = await self.board.tables_of(event)
        if not lost and await self._move_round(event, at_tables, now):
            return True
        if not lost and _decides_by_time(event, at_tables, now):
            lost = (
                await self.board.show(event.id, check=True)
            ).lost  # nothing else would find that its channel is lost
            if event.id in self.board.retries and not lost:
                return False  # Discord fails: who is awaited may not be able to press
        if lost:  # also where that was noticed only when time was to decide
            now = min(lost, event.due - 1)
        if event.running:
            gone = await self.store.list_gone(event, real_time(self.tables.clock))
        if event.stage == EventStage.OPEN and now >= event.begins:
            order = await self._seeds(event)
        seen = await self._load_seen_tables(event, at_tables)
        late = _list_unbegun(event, at_tables) if event.stage == EventStage.ON and now >= event.begin_by else []
        barred = event.bar(await self._load_barred(event, gone, late))
        step = partial(advance, barred, gone, seen, now, order, token_hex())
        quick = event.plan.in_twos and event.plan.kind != EventKind.SWISS
        after = step() if quick else await asyncio.to_thread(step)
        if after != event:
            await self.store.save(event, after)
            self.calls.tell_changes(event, after)
            return True
        if await self._keep_tables(event, at_tables, now):
            return True
        if await self._drop_calls(event, at_tables):
            return True
        if lost:
            return False
        opened = await self._open(event, now) or await self._note_calls(event, at_tables, calls)
        return opened or await self._remind(event, at_tables, now, calls)

    async def _move_round(self, event: ServerEvent, at_tables: Mapping[int, Table], now: float) -> bool:
        """Give a round more time if somebody who is awaited has announced time off, and call all again to the matches
        that wait. Gives whether it was moved.
        """
        if event.stage != EventStage.ON or event.most_moved <= event.moved or now >= event.begin_by:
            return False
        awaited = [one for match in _list_unbegun(event, at_tables) for one in event.list_awaited(match)]
        needed = [event.time_needed(await self._list_time_off(event.server, one.person or 0)) for one in awaited]
        moved = min(event.most_moved, max(needed, default=0.0))
        if moved <= event.moved:
            return False
        await self.store.save(event, replace(event, moved=moved, calls=()))
        self.calls.delete(event, {(one.table, one.number): one.message for one in event.calls})
        return True

    async def _list_time_off(self, server: int, person: int) -> list[Span]:
        """Return somebody's announced time off, as far as a server allows it, as times of the play clock."""
        announced = await self.absences.store.list_for(person)
        if not announced:
            return []
        days = int((await self.preferences.of("server", server))[HOLIDAYS.name])
        zone, ahead = (await self.preferences.of("person", person))[ZONE.name], self.tables.clock.ahead
        return [(begin - ahead, end - ahead) for begin, end in limit_to_allowance(announced, days, zone)]

    async def _seeds(self, event: ServerEvent) -> list[int]:
        """Return the numbers of those who have signed up: the best rated of the server first, then as they came."""
        people = {one.number: one.person for one in event.signed_up if one.person is not None}
        ratings = await self.store.ratings(event.server, event.plan.game, [*people.values()])
        return sorted(people, key=lambda number: (-ratings.get(people[number], float("-inf")), number))

    async def _load_seen_tables(self, event: ServerEvent, at_tables: Mapping[int, Table]) -> dict[int, SeenTable]:
        """Return what is known of the tables of matches that are still to be decided."""
        undecided = [at_tables[one.table] for one in event.undecided if one.table in at_tables]
        over = [table.id for table in undecided if table.ended is not None]
        taken, totals = await self.store.places_at(over), await self.store.totals_at(over)
        return {table.id: _seen_table(table, taken.get(table.id, {}), totals.get(table.id, {})) for table in undecided}

    async def _load_barred(
        self, event: ServerEvent, gone: Mapping[int, Went], late: Sequence[Fixture]
    ) -> dict[int, list[int]]:
        """Return who may have been kept from coming, by number, and who of those who take part may have done so: of
        people who are not in the server any more, and of those who are awaited for these matches that are ``late``.
        """
        there, found = event.playing, dict[int, list[int]]()
        for one in there:
            if gone.get(one.number) == Went.AWAY:
                others = [other for other in there if other.place != one.place]
                found[one.number] = await self._who_may_bar(event, others)
        for match in late:
            for one in event.list_awaited(match):
                if one.number in gone or await self.members.can_come(event.server, event.channel, one.person or 0):
                    continue
                found[one.number] = await self._who_may_bar(event, there)
        return found

    async def _who_may_bar(self, event: ServerEvent, some: Sequence[Entrant]) -> list[int]:
        """Return the numbers of those of these entrants who may keep others from coming."""
        people = {one.person: one.number for one in some if one.person is not None}
        return [people[person] for person in await self.members.who_may_bar(event.server, [*people])]

    async def _keep_tables(self, event: ServerEvent, at_tables: Mapping[int, Table], now: float) -> bool:
        """Begin, move and close tables as the event wants it. Gives whether more may be due by that."""
        changed = False
        for one in event.fixtures:
            table = at_tables.get(one.table)
            if table is None or table.closed is not None:
                continue
            with suppress(Refused, IllegalAction):  # it is over, or has begun, at this moment
                if table.stage is Stage.LOBBY:
                    changed |= await self._tend_lobby(event, one, table)
                elif table.posted.lost:
                    if table.channel != event.channel or (table.thread and not self.is_lost(event.channel)):
                        await self.matches.move(table.id, event.channel, event.parent)
                elif event.stage == EventStage.ON and one.points is None and now >= event.end_by:
                    await self._end_late(table)
                    changed = True
        return changed

    async def _tend_lobby(self, event: ServerEvent, one: Fixture, table: Table, press: int = 0) -> bool:
        """Begin the match of a lobby, close it, or have it show who is awaited. Gives whether more may be due."""
        people = [entrant.person or 0 for entrant in event.holding(one)]
        if not event.waits(one) or table.notes.guests.invited != people or table.channel != event.channel:
            return await self.matches.end(table.id) is not None
        if one.seated and table.posted.lobby is not None:
            sit_down = [entrant.person or 0 for entrant in event.sit_down(one)]
            called = await self.people.names_in(sit_down, event.server)
            players = [Player(person, called.get(person, ERASED_NAME)) for person in sit_down]
            await self.matches.begin(table.id, players, press)
        else:
            awaited = [entrant.person or 0 for entrant in event.list_awaited(one)]
            await self.matches.call(table.id, awaited, event.begin_by)
        return False

    async def _note_calls(self, event: ServerEvent, at_tables: Mapping[int, Table], calls: list[DueCall]) -> bool:
        """Call those to a match whose table has opened; that is noted before, so nobody is called twice. Gives
        whether anybody is called.
        """
        due = list_due(event, at_tables)
        if due:
            noted = (*event.calls, *(Call(one.table, one.number) for one in due))
            await self.store.save(event, replace(event, calls=noted))
            calls += due
        return bool(due)

    async def _remind(
        self, event: ServerEvent, at_tables: Mapping[int, Table], now: float, calls: list[DueCall]
    ) -> bool:
        """Call people again whose match has not begun; that is noted before, so nobody is told twice. Gives whether
        anybody is called.
        """
        if event.stage != EventStage.ON or not event.remind_at <= now < event.begin_by:
            return False
        late = {
            one: [entrant for entrant in event.list_awaited(one) if entrant.number not in one.reminded]
            for one in _list_unbegun(event, at_tables)
            if one.table in at_tables
        }
        told = {one: entrants for one, entrants in late.items() if entrants}
        if not told:
            return False
        barred = event.bar(await self._load_barred(event, {}, [*told]))
        noted = tuple(
            replace(one, reminded=(*one.reminded, *(entrant.number for entrant in told[one]))) if one in told else one
            for one in event.fixtures
        )
        await self.store.save(event, replace(barred, fixtures=noted))
        calls += [DueCall(one.table, entrant.number, again=True) for one in told for entrant in told[one]]
        return True

    async def _drop_calls(self, event: ServerEvent, at_tables: Mapping[int, Table]) -> bool:
        """Delete the calls to matches that have begun or are decided. Gives whether there were any."""
        over = list_over(event, at_tables)
        if over:
            await self.store.save(event, replace(event, calls=tuple(one for one in event.calls if one not in over)))
            self.calls.delete(event, {(one.table, one.number): one.message for one in over})
        return bool(over)

    @retry_on_conflict
    async def _note_sent(self, number: int, sent: Mapping[tuple[int, int], int]) -> None:
        """Note by which messages people are called to their matches now; the ones before are deleted."""
        async with self._lock(number):
            event = await self.store.get(number)
            old = {(one.table, one.number): one.message for one in event.calls}
            noted = tuple(one._replace(message=sent.get((one.table, one.number), one.message)) for one in event.calls)
            if noted != event.calls:
                await self.store.save(event, replace(event, calls=noted))
        # a match may have begun meanwhile: then the new one goes, too
        self.calls.delete(event, {whose: old.get(whose, message) for whose, message in sent.items()})

    async def _end_late(self, table: Table) -> None:
        """The round of a match is over. Whoever has taken longer to answer has left the match: so nobody gains by
        waiting, whoever is ahead.
        """
        taken, since = await self.store.times_taken(table.id)
        there = [seat for seat, player in enumerate(table.players) if not player.gone]
        awaited = [seat for seat in table.awaited if seat in there]
        for seat in awaited:
            taken[seat] = taken.get(seat, 0.0) + self.tables.now() - since
        seat = max(there, key=lambda one: (taken.get(one, 0.0), one in awaited))
        person = table.players[seat].person
        if person is None:
            await self.matches.stop(table.id, Why.STALE)
        else:
            await self.lobbies.leave_seat(table.id, person)

    async def _open(self, event: ServerEvent, now: float) -> bool:
        """Open the tables of matches that have none, unless one of their people has left the server. Gives whether
        anything has changed.
        """
        waiting = [one for one in event.fixtures if event.waits(one) and not one.table]
        fixtures = [one for one in waiting if now < event.begin_by or one.seated]
        if not fixtures:
            return False
        people = [entrant.person or 0 for one in fixtures for entrant in event.holding(one)]
        if not all(await asyncio.gather(*(self.members.check_member(event.server, person) for person in people))):
            return True
        try:
            game = upgrade_game(event.plan.source, event.plan.rules_version, event.plan.options)
        except ValueError as why:  # then its matches are draws: nobody is to blame
            log.warning("the game of the event cannot be played any more: %s", why)
            kept = [replace(one, table=UNPLAYABLE) if one in fixtures else one for one in event.fixtures]
            await self.store.save(event, replace(event, fixtures=tuple(kept)))
            return True
        for one in fixtures:
            called = [entrant.person or 0 for entrant in event.holding(one)]
            await self.matches.open(
                event.id,
                event.server,
                event.channel,
                called,
                [entrant.person or 0 for entrant in event.list_awaited(one)],
                game,
                _settings(event),
                event.begin_by,
                parent=event.parent,
                where=self.calls.place_of(event, 0).server,
                title=event.plan.name,
                also=self.store.opening(event, one),
            )
            event = await self.store.get(event.id)
        return True

    def _lock(self, number: int) -> asyncio.Lock:
        return self._locks.get(number) or self._locks.setdefault(number, asyncio.Lock())


def _seen_table(table: Table, taken: Mapping[int, int], totals: Mapping[int, int]) -> SeenTable:
    begun = table.state is not None or table.ended is not None
    places = None
    if taken:  # whoever has no place was sent away before anything was dealt
        last = max(taken.values()) + 1
        places = tuple(taken.get(seat, last) for seat in range(len(table.players)))
    agreed = table.ended is not None and table.ended.why == Why.CONSENT
    seats = range(len(table.players)) if places else ()
    return SeenTable(begun, table.closed is not None, places, agreed, tuple(totals.get(seat, 0) for seat in seats))


def _decides_by_time(event: ServerEvent, at_tables: Mapping[int, Table], now: float) -> bool:
    """Whether time decides something now: the sign-up is over, or a match to which somebody has not come."""
    if now < event.due or not event.running:
        return False
    return event.stage == EventStage.OPEN or any(
        event.waits(one) and event.list_awaited(one) for one in _list_unbegun(event, at_tables)
    )


def _next_look(event: ServerEvent, now: float) -> float:
    """Return when an event in which nothing is due has to be looked at next: before time decides something, too, when a
    round can still be moved.
    """
    times = (event.begins, event.remind_at, event.begin_by - LOOK_EVERY_S, event.begin_by, event.end_by)
    later = now + min(LOOK_IDLE_EVERY_S, event.round_s / IDLE_LOOKS_A_ROUND)
    return min([later, *(at for at in times if at > now)])


def _list_unbegun(event: ServerEvent, at_tables: Mapping[int, Table]) -> list[Fixture]:
    """Return the matches that are still to begin."""
    begun = {table.id for table in at_tables.values() if table.state is not None or table.ended is not None}
    return [one for one in event.undecided if one.table not in begun]


def _settings(event: ServerEvent) -> dict[str, str]:
    """The settings of the tables of an event: those of its plan, with a thread, and a clock that fits a round."""
    most = event.round_s / (TURNS_TODAY if event.plan.minutes else TURNS_A_ROUND)
    clocks = sorted(TABLE_SETTINGS["turn_clock"], key=clock_seconds)
    fits = [one for one in clocks if 0 < clock_seconds(one) <= most]
    chosen = event.plan.settings.get("turn_clock", clocks[0])
    clock = chosen if 0 < clock_seconds(chosen) <= most else fits[-1]
    return {**event.plan.settings, "turn_clock": clock, "thread": "auto", "company": "off"}
