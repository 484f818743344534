"""Events over simulated weeks: people come to their matches or do not, leave, are erased and kept out, and the bot is
killed. What is done goes through the same doors as in the bot; nothing is sent to Discord.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import discord
import sqlalchemy as sa

from bot.discord.access import Membership
from bot.discord.sender import Sender
from bot.drawing.emojis import CardPictures
from bot.events.event import (
    DRAW,
    LOSS,
    WIN,
    EventKind,
    EventPlan,
    How,
    ServerEvent,
    Stage,
    standings,
)
from bot.events.service import Events
from bot.people.absence import Absences
from bot.people.messages import Messages
from bot.people.preferences import Preferences
from bot.people.privacy import Privacy
from bot.servers.desk import Management, Seating
from bot.services import Store
from bot.store.database import Database, connect
from bot.store.schema import places, tables
from bot.tables.deadlines import Timer
from bot.tables.lobby import Lobbies
from bot.tables.notes import PostedMessage
from bot.tables.repository import Trigger
from bot.tables.table import Ending, Refused, Table, Why
from bot.tables.transition import Occasion, apply_all
from bot.time import DAY, HOUR
from rules.catalogue import make
from rules.match import PLAYING
from rules.table import Action, IllegalAction
from tests.support.databases import new_database
from tests.support.repository import Flawless, Process

BEGAN = 1_000_000.0
STEP_S = 4 * HOUR
"""How long nobody does anything, in seconds: then everybody may."""
MANAGER = 9
CHANNEL = 10
PERSON = 700_000_000_000_000
"""The ids of people are long: no other number looks like one."""
MOVES_AT_ONCE = 400
COMES_IN, PLAYS_IN = 2, 4
"""After how many steps those who come at all have come, and have played their match, on average."""


class Silence(Sender):
    """Sends nothing, and counts what it would have sent, by its nonce."""

    def __init__(self, store: Store, sent: Counter[str]) -> None:
        super().__init__(discord.Client(intents=discord.Intents.none()), store.people)
        self.sent = sent

    async def send(self, channel: int, view: Any, people: Sequence[int] = (), **more: Any) -> Any:
        self.sent[more.get("nonce", "")] += 1
        return discord.Object(sum(self.sent.values()))

    async def edit(self, channel: int, message: int, view: Any, *more: Any, **named: Any) -> None: ...


class EventProcess(Process):
    """A process as it stands before the database, with its events."""

    def __init__(self, store: Store, now: Any, sent: Counter[str]) -> None:
        super().__init__(store, now, computer_pause=1.0)
        preferences = Preferences(store.preferences, store.people, store.servers, CardPictures())
        absences = Absences(store.holidays, store.open_tables, preferences, self.tables.clock)
        seating = Seating(store.management, self.reliability, now)
        self.lobbies = Lobbies(self.tables, None, seating.check)
        self.sender = Silence(store, sent)
        self.membership = Membership(self.sender.client, self.matches, store.people, now)
        self.events = Events(
            store.events,
            self.tables,
            self.lobbies,
            store.people,
            preferences,
            self.sender,
            None,
            self.membership,
            Messages(self.sender, store.people, preferences, absences),
        )
        self.tables.changed = self.events.wake
        self.privacy = Privacy(store.erasure, store.open_tables, self.tables, self.lobbies)
        self.management = Management(
            store.management, store.rulings, store.open_tables, self.tables, self.lobbies, preferences, self.sender
        )
        painter: Any = self
        self.timer = Timer(store.database, store.clock, self.tables, self.deadlines, painter)

    async def retry(self) -> None: ...

    async def look(self, _: Table) -> None: ...

    def wake(self, number: int) -> None: ...


@asynccontextmanager
async def event_process(path: Path, now: Any, sent: Counter[str]) -> AsyncIterator[EventProcess]:
    """A process on this file."""
    store = Store(Database(await connect(await new_database(path))))
    try:
        yield EventProcess(store, now, sent)
    finally:
        await store.database.close()


async def reopened(path: Path, now: Any, sent: Counter[str]) -> EventProcess:
    """Another process on the same file: the one before was killed."""
    return EventProcess(Store(Database(await connect(f"sqlite+aiosqlite:///{path}"))), now, sent)


def plan(kind: EventKind = EventKind.LEAGUE, *, people: int = 16, weeks: int = 6, rounds: int = 0) -> EventPlan:
    """An event of a short game."""
    game = make("classic", {"target": 1})
    return EventPlan(
        "Autumn", kind, game.name, None, None, game.version, dict(game.options), {}, 0, people, weeks, rounds
    )


@dataclass
class Going:
    """What has happened to the people of an event."""

    left: list[int] = field(default_factory=list)
    erased: list[int] = field(default_factory=list)
    banned: list[int] = field(default_factory=list)
    kept_out: list[int] = field(default_factory=list)


class Season:
    """Some events on one database, one a server, over some weeks."""

    def __init__(self, path: Path, chance: Random, plans: Sequence[EventPlan], *, reserve: int = 3) -> None:
        self.path, self.chance, self.plans, self.reserve = path, chance, plans, reserve
        self.now, self.sent = BEGAN, Counter[str]()
        self.going = Going()
        self.diligence: dict[int, float] = {}
        self.restarts = 0
        self.ended: dict[int, float] = {}
        self.here: EventProcess

    def clock(self) -> float:
        """The simulated time."""
        return self.now

    async def play(self) -> list[ServerEvent]:
        """Play all events to their ends, and give them."""
        await new_database(self.path)
        self.here = await reopened(self.path, self.clock, self.sent)
        try:
            numbers = [await self._sign_up(server, one) for server, one in enumerate(self.plans, 1)]
            longest = max(one.weeks for one in self.plans) * 7 * DAY + 2 * DAY
            while self.now < BEGAN + longest + 2 * DAY and len(self.ended) < len(numbers):
                self.now += STEP_S
                await self._step(numbers)
            for _ in range(400):  # matches that were left in the middle are played on by computers
                self.now += STEP_S
                await self._tick()
                if not await self.here.store.open_tables.count_all():
                    break
            return [await self.here.store.events.get(number) for number in numbers]
        finally:
            await self.here.store.database.close()

    async def _sign_up(self, server: int, one: EventPlan) -> int:
        here = self.here
        await here.store.servers.meet(server, "en-US")
        event = await here.events.create(server, CHANNEL, None, MANAGER, one, DAY)
        for number in range(one.places + self.reserve):
            person = PERSON + 1000 * server + number
            await here.store.people.meet(person, f"P{person}", "en-US", server, f"P{person}")
            self.diligence[person] = self.chance.choice((0.1, 0.5, 0.8, 0.9, 0.97, 0.99))
            await here.events.join(server, event.id, person, ())
        return event.id

    async def _step(self, numbers: Sequence[int]) -> None:
        await self._tick()
        for number in numbers:
            event = await self.here.store.events.get(number)
            if not event.running:
                self.ended.setdefault(number, self.now)
                continue
            await self._come(event)
            await self._something(event)
        if self.chance.random() < 0.01:
            await self._restart()
        await self._tick()

    async def _tick(self) -> None:
        for _ in range(3):
            await self.here.timer.tick()
        await self.here.events.tick()

    async def _restart(self) -> None:
        """The process is killed, in the middle of a look at its events if chance wants it."""
        self.restarts += 1
        looking = asyncio.create_task(self.here.events.tick())
        await asyncio.sleep(self.chance.choice((0.0, 0.001, 0.004)))
        looking.cancel()
        await asyncio.gather(looking, return_exceptions=True)
        await self.here.store.database.close()
        self.here = await reopened(self.path, self.clock, self.sent)

    async def _come(self, event: ServerEvent) -> None:
        """Some of those who are called come to their matches, some matches are played."""
        for one in event.undecided:
            if not one.table:
                continue
            table = await self.here.tables.get(one.table)
            if table.closed is not None:
                continue
            if table.posted.lobby is None:  # as the painter does it
                table.posted.lobby = PostedMessage(CHANNEL, table.id, self.now)
            for person in list(table.notes.guests.challenged):
                if table.state is None and self.chance.random() < self.diligence.get(person, 0.0) / COMES_IN:
                    with suppress(Refused, IllegalAction):
                        await self.here.events.come(event.id, person)
            await self._play(one.table)

    async def _play(self, number: int) -> None:
        """A match that has begun is played, or not."""
        table = await self.here.tables.get(number)
        if table.state is None or table.closed is not None:
            return
        lazy = min(self.diligence.get(player.person or 0, 0.0) for player in table.players)
        roll = self.chance.random()
        with suppress(Refused, IllegalAction):
            if roll < 0.01:
                await self.here.lobbies.rise(number, self.chance.choice(table.people))
            elif roll < 0.015:
                for person in table.people:
                    await self.here.lobbies.close(number, person)
            elif roll < 0.02:
                await self.here.lobbies.close(number, MANAGER, may_close=True)
            elif roll < lazy / PLAYS_IN:
                await self._play_out(number)

    async def _play_out(self, number: int) -> None:
        async with self.here.tables.changing(number) as draft:
            assert draft.state is not None
            state, todo = draft.state.copy(), list[tuple[int, Action]]()
            while state.phase == PLAYING and state.stack and len(todo) < MOVES_AT_ONCE:
                seat = self.chance.choice(state.stack[-1].seats)
                moves = draft.game.moves(state, seat)
                laid = [move for move in moves if move.verb == "play"]
                move = self.chance.choice(laid or moves)
                apply_all(draft, state, [(seat, move)], Occasion(int(self.now), Flawless()))
                todo.append((seat, move))
            if todo:
                await self.here.tables.apply(draft, todo, Trigger.PERSON)

    async def _something(self, event: ServerEvent) -> None:
        """Now and then somebody goes in one of the ways that there are."""
        if event.stage != Stage.ON or self.chance.random() > 0.04:
            return
        there = [one.person for one in event.entrants if one.went is None and one.person is not None]
        if not there:
            return
        person, here = self.chance.choice(there), self.here
        does = self.chance.choice(("leave", "erase", "ban", "out"))
        with suppress(Refused, IllegalAction):
            if does == "leave":
                await here.events.leave(event.server, event.id, person)
                self.going.left.append(person)
                for table in await here.tables.readable(await here.store.open_tables.of_person(person)):
                    await here.lobbies.rise(table.id, person)
            elif does == "erase":
                await here.privacy.erase(person)
                self.going.erased.append(person)
            elif does == "ban":  # as the cog does it that hears of it
                await here.membership.note_gone(event.server, person)
                self.going.banned.append(person)
                for number in await here.store.open_tables.of_person(person):
                    await here.membership.make_absent(number, person)
            else:
                await here.management.keep_out(event.server, person, MANAGER, None)
                self.going.kept_out.append(person)


async def check_event(store: Store, event: ServerEvent, sent: Counter[str], erased: Sequence[int]) -> Counter[How]:
    """Check that an event has ended with a full table, every match with an ending, and what is recorded agrees. Gives
    how many matches were decided how.
    """
    assert event.stage == Stage.OVER, event.stage
    count, played = event.count, event.fixtures
    if event.plan.kind == EventKind.LEAGUE:
        met = Counter(frozenset(one.places) for one in played)
        legs = event.plan.rounds or 1
        assert len(met) == count * (count - 1) // 2, "everybody has met everybody"
        assert set(met.values()) == {legs}
    for one in played:
        assert one.points is not None, "every match has an ending"
        assert one.how is not None
        if event.plan.kind != EventKind.KNOCKOUT:
            assert one.points in {(WIN, LOSS), (LOSS, WIN), (DRAW, DRAW), (LOSS, LOSS)}
    await _check_tables(store, event)
    found = standings(event)
    assert [line.rank for line in found] == sorted(line.rank for line in found)
    for line in found:
        mine = [one.points_of(line.place) for one in played if line.place in one.places]
        assert line.points == sum(mine), "the table follows from the matches"
    assert sent[f"event {event.id} end"] >= 1, "the winner was told"
    row = await store.database.one(sa.text(f"SELECT * FROM events WHERE id = {event.id}"))  # noqa: S608
    people = {one.person for one in event.entrants}
    for person in erased:
        assert person not in people
        assert str(person) not in str(row)
    reserve = [one for one in event.entrants if one.place is None and one.went is None]
    if reserve and event.plan.kind == EventKind.LEAGUE:
        assert len(event.holders) == count or event.round == event.rounds, "the reserve has taken over"
    return Counter(one.how for one in played if one.how is not None)


async def _check_tables(store: Store, event: ServerEvent) -> None:
    """Each match that has begun has one ending on record, and the points of the event follow from it. No table of the
    event is open, and no match has had two that were played.
    """
    mine = [row for row in await store.database.all(sa.select(tables)) if row["notes"]["origin"]["event"] == event.id]
    begun = {row["id"]: row for row in mine if row["ending"] is not None}
    known = {one.table: one for one in event.fixtures if one.table}
    assert all(row["closed"] is not None for row in mine), "no table is left open"
    assert begun.keys() <= known.keys(), "each match that was dealt is one of the event's"
    taken: dict[int, dict[int, int]] = {}
    for row in await store.database.all(sa.select(places)):
        taken.setdefault(row["table_id"], {})[row["seat"]] = row["place"]
    for number, row in begun.items():
        one, at = known[number], taken.get(number, {})
        assert one.points is not None
        if row["ending"] == Ending.VOID:
            expected = How.AGREED if row["ended_why"] == Why.CONSENT else None
            assert expected is None or one.how == expected
            continue
        assert one.how in (How.PLAYED, How.SEED), (one, row["ending"], row["ended_why"])
        home, away = at.get(0, 9), at.get(1, 9)
        if home != away:
            assert one.points == ((WIN, LOSS) if home < away else (LOSS, WIN))
