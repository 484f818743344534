"""Moves events on: whoever is gone is replaced, tables open and begin, results are read, rounds follow each other.

Nothing is remembered between two looks at an event. Each look reads what is so by now (who is gone, how its tables
are), and saves what follows in one transaction. A table opens in the transaction that notes it. So a process may die
before any of it: the next look does the rest, and nothing twice. An event belongs to the process that has its server.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from weakref import WeakValueDictionary

import discord
from structlog.contextvars import bound_contextvars

from bot.discord.sender import PASSING, Picture, Sender, to_be_sent_anew, unreachable
from bot.drawing.charts import lines
from bot.drawing.worker import DrawingWorker
from bot.events.event import (
    MISSES,
    MOST_PLACES,
    Entrant,
    EventKind,
    EventPlan,
    Fixture,
    SeenTable,
    ServerEvent,
    Stage,
    Went,
    advance,
    standings,
)
from bot.events.screens import CHARTED, EVENT_PICTURE, Roster, end_view, event_view
from bot.events.store import EventStore, Listed, Shown
from bot.people.preferences import Preferences
from bot.screens.page import table_link
from bot.store.database import Row
from bot.store.faults import log_fault
from bot.store.people import PeopleStore
from bot.tables.lobby import Lobbies
from bot.tables.repository import AuditEntry, ConcurrentUpdate, Power, Tables, retry_on_conflict
from bot.tables.table import TABLE_SETTINGS, Refused, Table, Why, clock_seconds, of_today
from bot.time import Interval, moment, real_time
from bot.words import names
from bot.words.texts import Person
from rules.catalogue import make_saved
from rules.game import seats_near
from rules.table import IllegalAction

log = logging.getLogger(__name__)

LOOK_EVERY_S = 20.0
"""Interval at which all events are looked at, in seconds. One of whose tables something has happened is looked at with
the next second.
"""
LOOKED_AT_ONCE = 4
"""How many events are looked at at the same time."""
STEPS_A_LOOK = 6
"""Upper bound on the steps of one look: what one does may make another one due."""
EVENTS_PER_SERVER, EVENTS_LISTED = 5, 25
"""Upper bounds: on the events of a server that go on, and on those that are listed."""
TURNS_A_ROUND = 6
"""A turn of a match takes at most its round divided by this."""
PICTURE_LIMIT_S = 20.0
"""How long the end of an event waits for its picture, in seconds."""
NAME_CHARACTERS = 64

CheckThere = Callable[[int, int], Awaitable[bool]]
"""Whether a person is still in a server, by Discord; who is not is noted."""
Remind = Callable[[Table, int, str], Awaitable[None]]
"""Tells somebody that a match waits for them, until a time."""


async def remind_nobody(_table: Table, _person: int, _until: str) -> None:
    """Nobody is told again. The default of ``Events``."""


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
        check_there: CheckThere,
        remind: Remind = remind_nobody,
    ) -> None:
        self.store, self.tables, self.lobbies, self.people = store, tables, lobbies, people
        self.preferences, self.sender, self.drawing, self.check_there = preferences, sender, drawing, check_there
        self.remind = remind
        self._interval = Interval(LOOK_EVERY_S)
        self._woken: set[int] = set()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    # what people do

    async def create(
        self, server: int, channel: int, parent: int | None, by: int, plan: EventPlan, signup_s: float
    ) -> ServerEvent:
        """Save a new event of a server known to the store; people may sign up for this many seconds."""
        game = make_saved(plan.source, plan.options)
        if seats_near(game, 2) != 2 or plan.places > MOST_PLACES[plan.kind]:
            raise Refused(
                "event-game" if plan.places <= MOST_PLACES[plan.kind] else "event-places", most=MOST_PLACES[plan.kind]
            )
        listed = await self.store.of_server(server, EVENTS_PER_SERVER)
        if sum(one.stage in (Stage.OPEN, Stage.ON) for one in listed) >= EVENTS_PER_SERVER:
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

    async def listed(self, server: int) -> list[Listed]:
        """Return the events of a server: those that go on first, then the newest."""
        return await self.store.of_server(server, EVENTS_LISTED)

    @retry_on_conflict
    async def join(self, server: int, number: int, person: int, roles: Sequence[int]) -> ServerEvent:
        """Sign up a person known to the store, who has these roles."""
        async with self._lock(number):
            event = await self.get(server, number)
            if not event.running:
                raise Refused("event-over")
            if event.plan.role and event.plan.role not in roles:
                raise Refused("event-role", role=f"<@&{event.plan.role}>")
            if not event.may_join(person):
                raise Refused("event-joined" if event.entrant(person) else "event-missed", most=MISSES)
            after = event.join(person)
            gone = await self.store.gone(after, real_time(self.tables.clock))
            if gone.get(after.entrants[-1].number) == Went.OUT:
                raise Refused("event-out")
            return await self._save(event, after)

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
    async def begin(self, server: int, number: int) -> ServerEvent:
        """End the sign-up now."""
        async with self._lock(number):
            event = await self.get(server, number)
            if event.stage != Stage.OPEN:
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
            return await self._save(event, replace(event, stage=Stage.STOPPED), line)

    async def _save(self, before: ServerEvent, after: ServerEvent, audited: Row | None = None) -> ServerEvent:
        self._woken.add(before.id)
        return await self.store.save(before, after, audited)

    # what time does

    def wake(self, table: Table) -> None:
        """Look soon at the event of a table that has changed, if it may matter to it."""
        if table.notes.origin.event and (table.state is None or table.closed is not None):
            self._woken.add(table.notes.origin.event)

    async def tick(self) -> None:
        """Look at the events of which something has been heard, and at all if it is time."""
        woken, self._woken = self._woken, set()
        if self._interval.due(self.tables.now()):
            woken |= {*await self.store.to_look_at()}
        due = iter(sorted(woken))
        await asyncio.gather(*(self._look_at_each(due) for _ in range(LOOKED_AT_ONCE)))

    async def _look_at_each(self, due: Iterator[int]) -> None:
        """Look at events until none is left. Several tasks share the iterator. A failure affects no other event."""
        for number in due:
            with bound_contextvars(event=number):
                try:
                    await self.look(number)
                except (ConcurrentUpdate, *PASSING) as why:
                    log.info("the event is looked at again: %s", why)
                except Refused as why:
                    log.info("what is due in the event cannot be done: %s", why)
                except Exception as fault:  # noqa: BLE001 -- logged; the other events go on
                    log_fault(log, fault, "what is due in the event could not be done, trying again")

    async def look(self, number: int) -> None:
        """Do what is due in an event, and show it."""
        async with self._lock(number):
            for _ in range(STEPS_A_LOOK):
                event = await self.store.get(number)
                if not self.store.shards.has(event.server):
                    return
                if not await self._step(event):
                    break
            else:
                self._woken.add(number)
            await self._show(number)

    async def _step(self, event: ServerEvent) -> bool:
        """Do what is due now. Gives whether more may be due by that."""
        now, gone, order = self.tables.now(), dict[int, Went](), list[int]()
        if event.running:
            gone = await self.store.gone(event, real_time(self.tables.clock))
        if event.stage == Stage.OPEN and now >= event.begins:
            order = await self._seeds(event)
        at_tables = await self._tables_of(event)
        seen = await self._seen(event, at_tables)
        step = partial(advance, event, gone, seen, now, order)
        after = await asyncio.to_thread(step) if event.plan.kind == EventKind.SWISS else step()
        if after != event:
            await self.store.save(event, after)
            return True
        return await self._keep_tables(event, at_tables, now)

    async def _seeds(self, event: ServerEvent) -> list[int]:
        """Return the numbers of those who have signed up: the best rated of the server first, then as they came."""
        people = {one.number: one.person for one in event.signed_up if one.person is not None}
        ratings = await self.store.ratings(event.server, event.plan.game, [*people.values()])
        return sorted(people, key=lambda number: (-ratings.get(people[number], float("-inf")), number))

    async def _tables_of(self, event: ServerEvent) -> dict[int, Table]:
        """Return the tables of the present round, and of all matches that are still to be decided."""
        wanted = [one.table for one in event.fixtures if one.table and (one.points is None or one.round == event.round)]
        return {table.id: table for table in await self.tables.readable(wanted)}

    async def _seen(self, event: ServerEvent, at_tables: Mapping[int, Table]) -> dict[int, SeenTable]:
        """Return what is known of the tables of matches that are still to be decided."""
        undecided = [at_tables[one.table] for one in event.undecided if one.table in at_tables]
        taken = await self.store.places_at([table.id for table in undecided if table.ended is not None])
        holders = {one.person: place for place, one in event.holders.items()}
        return {table.id: _seen(table, taken.get(table.id, {}), holders) for table in undecided}

    async def _keep_tables(self, event: ServerEvent, at_tables: Mapping[int, Table], now: float) -> bool:
        """Open, begin and close tables as the event wants it. Gives whether more may be due by that."""
        changed = False
        held, to_open = event.holders, list[Fixture]()
        for one in event.fixtures:
            table = at_tables.get(one.table)
            waits = event.stage == Stage.ON and one.points is None and {*one.places} <= held.keys()
            if waits and not one.table and now < event.begin_by:
                to_open.append(one)
            if table is None or table.closed is not None:
                continue
            with suppress(Refused, IllegalAction):  # it is over, or has begun, at this moment
                if table.state is None and (not waits or not _called(table, one, held)):
                    changed |= await self.lobbies.end_match(table.id) is not None
                elif table.all_came and table.posted.lobby is not None:
                    await self.lobbies.begin_match(table.id)
                elif table.state is not None and event.stage == Stage.ON and one.points is None and now >= event.end_by:
                    await self._end_late(table)
                    changed = True
        return await self._open(event, to_open) or changed or await self._remind(event, at_tables, now)

    async def _remind(self, event: ServerEvent, at_tables: Mapping[int, Table], now: float) -> bool:
        """Tell people again whose match has not begun; that is noted before, so nobody is told twice. Gives whether
        anybody was told.
        """
        if event.stage != Stage.ON or not event.remind_at <= now < event.begin_by:
            return False
        waiting = [one for one in event.undecided if one.table and not one.reminded]
        late = [one for one in waiting if one.table in at_tables and at_tables[one.table].state is None]
        if not late:
            return False
        noted = tuple(replace(one, reminded=True) if one in late else one for one in event.fixtures)
        await self.store.save(event, replace(event, fixtures=noted))
        until = moment(event.begin_by + self.tables.clock.ahead, "f")
        for table in (at_tables[one.table] for one in late):
            for person in table.notes.guests.challenged:
                try:
                    await self.remind(table, person, until)
                except PASSING as why:
                    log.info("somebody was not told again of table %s: %s", table.id, why)
        return True

    async def _end_late(self, table: Table) -> None:
        """The round of a match is over. Whoever has taken longer to answer has left the match: so nobody gains by
        waiting, whoever is ahead.
        """
        taken, since = await self.store.times_taken(table.id)
        awaited = [seat for seat in table.awaited() if seat < 2]
        for seat in awaited:
            taken[seat] = taken.get(seat, 0.0) + self.tables.now() - since
        seat = max((0, 1), key=lambda one: (taken.get(one, 0.0), one in awaited))
        person = table.players[seat].person
        if person is None:
            await self.lobbies.stop_match(table.id, Why.STALE)
        else:
            await self.lobbies.rise(table.id, person)

    async def _open(self, event: ServerEvent, fixtures: Sequence[Fixture]) -> bool:
        """Open the tables of these matches, unless one of their people has left the server. Gives whether anything has
        changed.
        """
        if not fixtures:
            return False
        held = event.holders
        people = [held[place].person or 0 for one in fixtures for place in one.places]
        if not all(await asyncio.gather(*(self.check_there(event.server, person) for person in people))):
            return True
        guild = self.sender.client.get_guild(event.server)
        try:
            game = of_today(event.plan.source, event.plan.rules_version, event.plan.options)
        except ValueError as why:  # then its matches are draws: nobody is to blame
            log.warning("the game of the event cannot be played any more: %s", why)
            return False
        for one in fixtures:
            called = [held[place].person or 0 for place in one.places]
            await self.lobbies.open_match(
                event.id,
                event.server,
                event.channel,
                called,
                game,
                _settings(event),
                event.begin_by,
                parent=event.parent,
                where=guild.name if guild is not None else "",
                also=self.store.opening(event, one),
            )
            event = await self.store.get(event.id)
        return True

    # what is told

    async def _show(self, number: int) -> None:
        """Bring what stands on Discord of an event up to date."""
        event, shown = await self.store.with_shown(number)
        if shown.version == event.version:
            return
        try:
            shown = await self._tell(event, shown)
        except discord.HTTPException as fault:
            if not unreachable(fault) or event.running:
                raise
            log.info("the end of the event cannot be told: %s", fault)
            shown = replace(shown, told=True)
        await self.store.note_shown(number, replace(shown, version=event.version))

    async def _tell(self, event: ServerEvent, shown: Shown) -> Shown:
        reader, named = await self.preferences.readers_in(event.server), await self.named(event)
        view, before = partial(event_view, event, named, reader), shown.message
        if shown.message and shown.round == event.round:
            try:
                await self.sender.edit(event.channel, shown.message, view(event.round))
            except discord.HTTPException as fault:
                if not to_be_sent_anew(fault):
                    raise
                shown = replace(shown, message=0)
        elif shown.message:
            with suppress(discord.HTTPException):  # the results of the round before, if its message is still there
                await self.sender.edit(event.channel, shown.message, view(shown.round))
        if not shown.message or shown.round != event.round:
            once = f"event {event.id} {event.round} {before % 10**6}"
            sent = await self.sender.send(event.channel, view(event.round), nonce=once)
            shown = replace(shown, message=sent.id, round=event.round)
        if event.stage == Stage.OVER and not shown.told:
            await self._tell_end(event, named, reader)
            shown = replace(shown, told=True)
        return shown

    async def _tell_end(self, event: ServerEvent, named: Roster, reader: Person) -> None:
        """Tell who has won, once, with a picture of how it came to that, if it can be drawn."""
        once = f"event {event.id} end"
        winners = [one.person for place in event.winners if (one := event.last_of(place)).person is not None]
        called = [person for person in winners if person is not None]
        drawn = None
        if self.drawing is not None and event.round > 1:
            drawn = await self.drawing.soon(PICTURE_LIMIT_S, event.server, lines, _course(event))
        if drawn is not None:
            try:
                picture = Picture(EVENT_PICTURE, drawn)
                view = end_view(event, named, reader, drawn=True)
                await self.sender.send(event.channel, view, called, nonce=once, picture=picture)
            except discord.Forbidden as fault:  # perhaps only files are forbidden
                log.info("the end of the event is told without its picture: %s", fault)
            else:
                return
        await self.sender.send(event.channel, end_view(event, named, reader), called, nonce=once)

    async def named(self, event: ServerEvent) -> Roster:
        """Return what everybody of an event is called, and links to the tables of its present round."""
        people = [one.person for one in event.entrants if one.person is not None]
        called = await self.people.called(people, event.server)
        found = await self._tables_of(event)
        links = {number: f"[#{number}]({table_link(table)})" for number, table in found.items()}
        return Roster(called, links, self.tables.clock.ahead)

    def _lock(self, number: int) -> asyncio.Lock:
        return self._locks.get(number) or self._locks.setdefault(number, asyncio.Lock())


def _seen(table: Table, taken: Mapping[int, int], holders: Mapping[int | None, int]) -> SeenTable:
    begun = table.state is not None or table.ended is not None
    there = frozenset(holders[player.person] for player in table.players if player.person in holders)
    places = None
    if taken:  # whoever has no place was sent away before anything was dealt
        last = max(taken.values()) + 1
        places = taken.get(0, last), taken.get(1, last)
    agreed = table.ended is not None and table.ended.why == Why.CONSENT
    return SeenTable(begun, table.closed is not None, there, places, agreed, bool(table.posted.lost))


def _called(table: Table, one: Fixture, held: Mapping[int, Entrant]) -> bool:
    """Whether the people of a match's lobby are those who hold its places now."""
    return table.notes.guests.invited == [held[place].person for place in one.places]


def _settings(event: ServerEvent) -> dict[str, str]:
    """The settings of the tables of an event: those of its plan, with a thread, and a clock that fits a round."""
    most = event.round_s / TURNS_A_ROUND
    clocks = sorted(TABLE_SETTINGS["turn_clock"], key=clock_seconds)
    fits = [one for one in clocks if 0 < clock_seconds(one) <= most]
    chosen = event.plan.settings.get("turn_clock", clocks[0])
    clock = chosen if 0 < clock_seconds(chosen) <= most else fits[-1]
    return {**event.plan.settings, "turn_clock": clock, "thread": "auto", "company": "off"}


def _course(event: ServerEvent) -> tuple[tuple[float, ...], ...]:
    """The points of the best after each round, as a chart has them."""
    best = [line.place for line in standings(event)[:CHARTED]]
    rounds = [{line.place: line.points for line in standings(event, upto)} for upto in range(event.round + 1)]
    return tuple(tuple(float(points[place]) for points in rounds) for place in best)
