"""Events as they are saved. An event is one row, with a row for each who has signed up."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any, Generic, NamedTuple

from sqlalchemy import Column, ColumnElement, and_, delete, false, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.shards import ALL, Shards
from bot.store.database import Database, Row
from bot.store.schema import audit, entrants, events, holidays, kept_out, log, nicknames, places, standings
from bot.store.tables import WriteTable
from bot.tables.repository import ConcurrentUpdate
from bot.tables.table import Refused
from bot.time import K, Retry
from cogs.events.event import Call, Entrant, EventStage, ServerEvent, Went
from cogs.events.match import Fixture, How, Missing
from cogs.events.plan import EventKind, EventPlan, EventScoring, Late

RUNNING = (EventStage.OPEN, EventStage.ON)
ALL_TIME = ""
"""The season of the standings of all time."""
MAY_CHANGE = ("channel", "parent", "role", "stage", "round", "begins", "moved", "ends", "fixtures", "calls", "version")
"""The columns of an event that may change."""
Sign = tuple[float | None, ...]
"""As long as it is the same, nothing has changed."""
SETTLED = "Settled"
"""The name of the event by which the log says that a decision was answered."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What of an event stands on Discord: the version that its message shows, the message and its round (0 each: there
    is none yet), a checksum of what stands there, by how many seconds real time was ahead of the play clock then, and
    whether its end was told. ``lost`` is the time since which its channel cannot be reached, 0 where
    it can; ``warned``: that was told.
    """

    version: int = 0
    message: int = 0
    round: int = -1
    told: bool = False
    shows: int = 0
    ahead: float = 0.0
    lost: float = 0.0
    warned: bool = False


class Listed(NamedTuple):
    """An event in a list."""

    id: int
    name: str
    stage: EventStage
    seen_in: int
    above: int = 0


class EventStore:
    """Events. Every method is one transaction, or one query. What is done without being asked concerns the servers of
    these ``shards``.
    """

    def __init__(self, database: Database, shards: Shards = ALL) -> None:
        self.database, self.shards = database, shards

    async def add(self, event: ServerEvent) -> ServerEvent:
        """Save a new event of a server known to the store. Gives it with its number. Raises ``AlreadyHandled``."""
        async with self.database.changing(0) as connection:
            added = await connection.execute(events.insert().values(_row(event) | {"shown": 0, "posted": {}}))
            key = added.inserted_primary_key
            event = replace(event, id=int(key[0]) if key else 0)
            for one in event.entrants:
                await connection.execute(entrants.insert().values(_entrant_row(event, one)))
            return event

    async def get(self, number: int) -> ServerEvent:
        """Return an event. Raises ``Refused`` if there is none."""
        return (await self.get_with_shown(number))[0]

    async def get_with_shown(self, number: int) -> tuple[ServerEvent, Shown]:
        """Return an event, and what of it stands on Discord. Raises ``Refused`` if there is none."""
        row = await self.database.one(select(events).where(events.c.id == number))
        if row is None:
            raise Refused("no-event")
        mine = select(entrants).where(entrants.c.event_id == number).order_by(entrants.c.number)
        return _event(row, await self.database.all(mine)), Shown(row["shown"], **row["posted"])

    async def save(self, before: ServerEvent, after: ServerEvent, audited: Row | None = None) -> ServerEvent:
        """Save a changed event; ``audited`` is a row of the audit. Raises ``ConcurrentUpdate`` if it was changed since
        it was read.
        """
        async with self.database.writing() as connection:
            if audited is not None:
                await connection.execute(audit.insert(), audited)
            return await self._write(connection, before, after)

    def opening(self, event: ServerEvent, fixture: Fixture) -> WriteTable:
        """Return what saves, in the transaction that opens it, that a match has this table: no match gets two."""

        async def write(connection: AsyncConnection, number: int) -> None:
            kept = [replace(one, table=number) if one == fixture else one for one in event.fixtures]
            await self._write(connection, event, replace(event, fixtures=tuple(kept)))

        return write

    async def _write(self, connection: AsyncConnection, before: ServerEvent, after: ServerEvent) -> ServerEvent:
        after = replace(after, version=before.version + 1)
        unchanged = and_(events.c.id == before.id, events.c.version == before.version)
        changed = {name: value for name, value in _row(after).items() if name in MAY_CHANGE}
        if (await connection.execute(update(events).where(unchanged).values(changed))).rowcount != 1:
            raise ConcurrentUpdate
        known, now = ({one.number: one for one in event.entrants} for event in (before, after))
        mine = entrants.c.event_id == before.id
        if gone := [number for number in known if number not in now]:
            await connection.execute(delete(entrants).where(and_(mine, entrants.c.number.in_(gone))))
        for number, one in now.items():
            if number not in known:
                await connection.execute(entrants.insert().values(_entrant_row(before, one)))
            elif one != known[number]:  # the person is never written again: they may have had it deleted since
                values = {name: value for name, value in _entrant_row(before, one).items() if name != "person"}
                await connection.execute(update(entrants).where(and_(mine, entrants.c.number == number)).values(values))
        return after

    async def note_shown(self, number: int, shown: Shown) -> None:
        """Save what of an event stands on Discord now."""
        posted = {name: value for name, value in asdict(shown).items() if name != "version"}
        async with self.database.writing() as connection:
            values = {"shown": shown.version, "posted": posted}
            await connection.execute(update(events).where(events.c.id == number).values(values))

    # lists

    async def list_pending(self) -> dict[int, Sign]:
        """Return the events of these shards that go on, or whose message does not show how they are; and of each what
        tells that it has changed, or its people have: who is erased, gone or kept out, and their time off.
        """
        waiting = or_(events.c.stage.in_(RUNNING), events.c.shown < events.c.version)
        mine = and_(waiting, self.shards.among(events.c.server))
        there = and_(entrants.c.event_id == events.c.id, entrants.c.went.is_(None))
        left = and_(nicknames.c.server == events.c.server, nicknames.c.person == entrants.c.person, nicknames.c.gone)
        out = and_(kept_out.c.server == events.c.server, kept_out.c.person == entrants.c.person)
        told = events.outerjoin(entrants, there).outerjoin(nicknames, left).outerjoin(kept_out, out)
        told = told.outerjoin(holidays, holidays.c.person == entrants.c.person)
        signs = (
            *(events.c.version, func.count(entrants.c.number), func.count(entrants.c.person)),
            *(func.count(nicknames.c.person), func.count(kept_out.c.person), func.max(kept_out.c.since)),
            *(func.sum(holidays.c.begins), func.sum(holidays.c.ends)),
        )
        columns = (events.c.id, *(one.label(f"sign_{at}") for at, one in enumerate(signs)))
        rows = await self.database.all(
            select(*columns).select_from(told).where(mine).group_by(events.c.id).order_by(events.c.id)
        )
        return {int(row["id"]): tuple(row.values()) for row in rows}

    async def list_ladder(self, event: ServerEvent) -> list[ServerEvent]:
        """Return the events that stand above and below an event, and itself: the uppermost first."""
        found = [event]
        while found[0].plan.above:
            found.insert(0, await self.get(found[0].plan.above))
        while under := await self.database.numbers(select(events.c.id).where(events.c.above == found[-1].id)):
            found.append(await self.get(under[0]))
        return found

    async def follower_of(self, number: int) -> ServerEvent | None:
        """Return the next season of an event, if there is any."""
        found = await self.database.numbers(select(events.c.id).where(events.c.follows == number))
        return await self.get(found[0]) if found else None

    async def list_for_server(self, server: int, most: int) -> list[Listed]:
        """Return the events of a server: those that go on first, then the newest."""
        columns = (events.c.id, events.c.name, events.c.stage, events.c.channel, events.c.parent, events.c.above)
        order = (events.c.stage.in_(RUNNING).desc(), events.c.id.desc())
        rows = await self.database.all(select(*columns).where(events.c.server == server).order_by(*order).limit(most))
        return [
            Listed(row["id"], row["name"], EventStage(row["stage"]), row["parent"] or row["channel"], row["above"])
            for row in rows
        ]

    # what an event asks of the rest

    async def list_gone(self, event: ServerEvent, now: float) -> dict[int, Went]:
        """Return who of those who take part is gone, by number, and why. ``now`` is real time. Whom somebody who takes
        part keeps out of the server plays on: nobody decides about their own matches.
        """
        there = [one for one in event.entrants if one.went is None]
        people = [one.person for one in there if one.person is not None]
        left = and_(nicknames.c.server == event.server, nicknames.c.gone, nicknames.c.person.in_(people))
        still = or_(kept_out.c.until.is_(None), kept_out.c.until > now)
        out = and_(kept_out.c.server == event.server, still, kept_out.c.person.in_(people), _by_nobody_of(event))
        async with self.database.reading() as connection:
            away = {int(one) for (one,) in await connection.execute(select(nicknames.c.person).where(left))}
            barred = {int(one) for (one,) in await connection.execute(select(kept_out.c.person).where(out))}
        why: dict[int, Went] = {}
        for one in there:
            if one.person is None:
                why[one.number] = Went.ERASED
            elif one.person in barred or one.person in away:
                why[one.number] = Went.OUT if one.person in barred else Went.AWAY
        return why

    async def matches_of(self, person: int) -> list[int]:
        """Return the tables of the matches of events that somebody has to play now."""
        mine = and_(entrants.c.person == person, entrants.c.went.is_(None), entrants.c.place.is_not(None))
        going = and_(mine, events.c.stage == EventStage.ON)
        asked = select(entrants.c.place, events.c.fixtures).join(events, events.c.id == entrants.c.event_id)
        rows = await self.database.all(asked.where(going).order_by(events.c.id))
        return [
            one.table
            for row in rows
            for one in map(_fixture, row["fixtures"])
            if one.table > 0 and one.points is None and row["place"] in one.places
        ]

    async def ratings(self, server: int, game: str, people: Sequence[int]) -> dict[int, float]:
        """Return the ratings of these people in a game, as far as they have any."""
        here = and_(standings.c.server == server, standings.c.season == ALL_TIME, standings.c.game == game)
        rated = and_(here, standings.c.person.in_(people), standings.c.rating.is_not(None))
        rows = await self.database.all(select(standings.c.person, standings.c.rating).where(rated))
        return {int(row["person"]): float(row["rating"]) for row in rows}

    async def places_at(self, tables: Sequence[int]) -> dict[int, dict[int, int]]:
        """Return the places that were taken in matches that have ended: by table and seat."""
        return await self._by_seat(places.c.place, tables)

    async def totals_at(self, tables: Sequence[int]) -> dict[int, dict[int, int]]:
        """Return the points of matches that have ended: by table and seat."""
        return await self._by_seat(places.c.total, tables)

    async def _by_seat(self, value: Column[int], tables: Sequence[int]) -> dict[int, dict[int, int]]:
        if not tables:
            return {}
        taken = select(places.c.table_id, places.c.seat, value.label("value")).where(places.c.table_id.in_(tables))
        found: dict[int, dict[int, int]] = {}
        for row in await self.database.all(taken):
            found.setdefault(row["table_id"], {})[row["seat"]] = row["value"]
        return found

    async def times_taken(self, number: int) -> tuple[dict[int, float], float]:
        """Return how long each seat of a match has taken to answer what it was asked, in seconds, and since when the
        present decision is awaited.
        """
        asked = select(log.c.seat, log.c.at, log.c.events).where(log.c.table_id == number).order_by(log.c.version)
        return await asyncio.to_thread(_times, await self.database.all_in_batches(asked))


def _by_nobody_of(event: ServerEvent) -> ColumnElement[bool]:
    """Whether somebody keeps a person out who has no part in an event. If data of one who has was deleted, it could be
    anybody whose data was.
    """
    people = [one.person for one in event.entrants]
    erased = kept_out.c.by.is_(None) if None not in people else false()
    return or_(erased, kept_out.c.by.not_in([one for one in people if one is not None]))


def _times(steps: Sequence[Row]) -> tuple[dict[int, float], float]:
    taken: dict[int, float] = {}
    since = steps[0]["at"] if steps else 0.0
    for step in steps:
        settles = any(code[0].partition("@")[0] == SETTLED for code in step["events"])
        if step["seat"] >= 0 and settles:
            taken[step["seat"]] = taken.get(step["seat"], 0.0) + step["at"] - since
        if step["seat"] < 0 or settles:
            since = step["at"]
    return taken, since


def _row(event: ServerEvent) -> Row:
    plan = event.plan
    return {
        "server": event.server,
        "channel": event.channel,
        "parent": event.parent,
        "by": event.by,
        "name": plan.name,
        "kind": plan.kind,
        "game": plan.game,
        "definition": plan.definition,
        "title": plan.title,
        "rules_version": plan.rules_version,
        "options": dict(plan.options),
        "settings": dict(plan.settings),
        "role": plan.role,
        "places": plan.places,
        "weeks": plan.weeks,
        "rounds": plan.rounds,
        "days": plan.days,
        "minutes": plan.minutes,
        "seats": plan.seats,
        "allowed": plan.allowed,
        "team": plan.team,
        "scoring": plan.scoring,
        "late": plan.late,
        "above": plan.above,
        "moves": plan.moves,
        "follows": plan.follows,
        "begins": event.begins,
        "moved": event.moved,
        "ends": event.ends,
        "stage": event.stage,
        "round": event.round,
        "fixtures": [
            [
                *(one.round, one.seats, one.table, one.points, one.how, one.came, one.reminded),
                *(one.seated, one.numbers, one.missing, one.totals),
            ]
            for one in event.fixtures
        ],
        "calls": [[*one] for one in event.calls],
        "version": event.version,
    }


def _entrant_row(event: ServerEvent, one: Entrant) -> Row:
    return {
        "event_id": event.id,
        "number": one.number,
        "server": event.server,
        "person": one.person,
        "place": one.place,
        "went": one.went,
        "missed": one.missed,
        "barred_by": one.barred_by,
        "asks": one.asks,
    }


def _event(row: Row, mine: Sequence[Row]) -> ServerEvent:
    chosen = (
        "name",
        "game",
        "definition",
        "title",
        "rules_version",
        "options",
        "settings",
        "role",
        "places",
        "weeks",
        "rounds",
        "minutes",
        "seats",
        "team",
        "above",
        "moves",
        "follows",
    )
    plan = EventPlan(
        kind=EventKind(row["kind"]),
        days=row["days"] or 0,
        allowed=tuple(row["allowed"]),
        scoring=EventScoring(row["scoring"]),
        late=Late(row["late"]),
        **{name: row[name] for name in chosen},
    )
    people = [
        Entrant(
            one["number"],
            one["person"],
            one["place"],
            Went(one["went"]) if one["went"] else None,
            one["missed"],
            None if one["barred_by"] is None else tuple(one["barred_by"]),
            tuple(one["asks"]),
        )
        for one in mine
    ]
    fixtures = [_fixture(one) for one in row["fixtures"]]
    return ServerEvent(
        **{name: row[name] for name in ("id", "server", "channel", "parent", "by", "begins", "round", "version")},
        moved=row["moved"],
        ends=row["ends"],
        plan=plan,
        stage=EventStage(row["stage"]),
        entrants=tuple(people),
        fixtures=tuple(fixtures),
        calls=tuple(Call(*one) for one in row["calls"] or ()),
    )


def _fixture(saved: Sequence[Any]) -> Fixture:
    number, seats, table, points, how, came, reminded, seated, numbers, missing, totals = saved
    decided = tuple(points) if points else None
    told = How(how) if how else None
    absent = tuple(Missing(place, who, None if by is None else tuple(by), gone) for place, who, by, gone in missing)
    settled = tuple(seated), tuple(numbers), absent, tuple(totals)
    return Fixture(number, tuple(seats), table, decided, told, tuple(came), tuple(reminded), *settled)


class Retries(Generic[K]):
    """What has failed, by a key."""

    def __init__(self) -> None:
        self._failed: dict[K, Retry] = {}

    def __contains__(self, key: object) -> bool:
        return key in self._failed

    def __iter__(self) -> Iterator[K]:
        return iter([*self._failed])

    def put_off(self, key: K, now: float, first: float) -> None:
        """Note that something has failed once more (``Retry.put_off``)."""
        self._failed.setdefault(key, Retry()).put_off(now, first)

    def due_at(self, key: K) -> float:
        """Return when something is tried again; 0 if it has not failed."""
        return self._failed[key].due if key in self._failed else 0.0

    def forget(self, key: K) -> None:
        """Note that something has succeeded, or is not to be tried again."""
        self._failed.pop(key, None)
