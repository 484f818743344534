"""Events over simulated weeks: people come to their matches or do not, join late, leave, are erased and kept out. Some
play and have powers over others, and use them on whom they meet. Channels are lost, and the bot is down or killed. What
is done goes through the same doors as in the bot; nothing is sent to Discord, of which a ``World`` says what it would.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from datetime import timedelta
from itertools import combinations, permutations
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, NamedTuple

import discord
import sqlalchemy as sa
from discord.ui import LayoutView, TextDisplay

from bot.discord.access import Membership
from bot.discord.sender import GONE_CHANNEL, Sender
from bot.drawing.emojis import CardPictures
from bot.people.absence import Absences, today_in, whole_days
from bot.people.messages import Messages
from bot.people.preferences import Preferences
from bot.services import Store
from bot.store.database import Database, connect
from bot.store.schema import places, tables
from bot.tables.deadlines import Timer
from bot.tables.lobby import Lobbies, TableLimits
from bot.tables.notes import PostedMessage
from bot.tables.repository import Trigger
from bot.tables.table import Ending, Refused, Table, Why
from bot.tables.transition import Occasion, apply_all
from bot.time import DAY, HOUR, moment
from cogs.events.board import LOST_LIMIT_S
from cogs.events.event import EventStage, ServerEvent, Went
from cogs.events.match import DRAW, LOSS, WIN, How
from cogs.events.plan import EventKind, EventPlan, EventScoring, Late
from cogs.events.service import Events
from cogs.events.standings import standings
from cogs.events.store import EventStore
from cogs.people.erasure import ErasureStore, Privacy
from cogs.people.seating import Seating, SeatingStore
from cogs.servers.desk import Management
from cogs.servers.rulings import Rulings
from cogs.servers.store import ManagementStore
from rules.catalogue import make
from rules.match import PLAYING
from rules.table import Action, IllegalAction
from tests.support.databases import new_database
from tests.support.flawless import Flawless
from tests.support.repository import Process
from tests.support.usual import no_hand

BEGAN = 1_000_000.0
STEP_S = 4 * HOUR
"""How long nobody does anything, in seconds: then everybody may."""
MANAGER = 9
CHANNEL = 10
ZONE = "America/New_York"
"""Where people take time off. Their clocks are put forward in the fifteenth week."""
PERSON = 700_000_000_000_000
"""The ids of people are long: no other number looks like one."""
MOVES_AT_ONCE = 400
STEPS_TO_TELL = 12
"""Within so many steps it is told where a channel is there again."""
COMES_IN, PLAYS_IN = 2, 4
"""After how many steps those who come at all have come, and have played their match, on average."""


@dataclass
class World:
    """What outlives a process: what Discord has of it, and says of people. ``sent`` counts messages by their nonce,
    ``said`` is what each says now; ``lost`` are channels that cannot be reached. ``managers`` may keep others away;
    ``timed_out`` says until when somebody may press nothing in a server. ``ahead``: for how long the bot was down.
    """

    sent: Counter[str] = field(default_factory=Counter)
    said: dict[int, str] = field(default_factory=dict)
    lost: set[int] = field(default_factory=set)
    managers: set[int] = field(default_factory=set)
    timed_out: dict[int, float] = field(default_factory=dict)
    ahead: float = 0.0

    def check_reached(self, channel: int) -> None:
        """Raise what Discord says of a channel that is gone."""
        if channel in self.lost:
            gone: Any = SimpleNamespace(status=404, reason="Not Found")
            raise discord.NotFound(gone, {"code": GONE_CHANNEL, "message": "Unknown Channel"})


class Somewhere(discord.Client):
    """A client that is in every server."""

    def get_guild(self, server: int, /) -> Any:
        return SimpleNamespace(id=server, name="House", owner_id=None, me=None, get_role=lambda _: None)


class Silence(Sender):
    """Sends nothing, and keeps what would stand there."""

    def __init__(self, store: Store, world: World) -> None:
        super().__init__(Somewhere(intents=discord.Intents.none()), store.people, CardPictures(), ())
        self.world = world

    async def send(self, channel: int, view: Any, people: Sequence[int] = (), **more: Any) -> Any:
        self.world.check_reached(channel)
        self.world.sent[more.get("nonce", "")] += 1
        message = discord.Object(self.world.sent.total())
        self.world.said[message.id] = _said(view)
        return message

    async def edit(self, channel: int, message: int, view: Any, *more: Any, **named: Any) -> None:
        self.world.check_reached(channel)
        self.world.said[message] = _said(view)

    async def direct(self, person: int, known: Any, view: Any, **more: Any) -> None:
        self.world.sent["direct"] += 1


def _said(view: LayoutView) -> str:
    return "\n".join(part.content for part in view.walk_children() if isinstance(part, TextDisplay))


class Townspeople(Membership):
    """Who is there, and may do what, as the world has it."""

    def __init__(self, world: World, *given: Any) -> None:
        super().__init__(*given)
        self.world = world

    async def can_come(self, server: int, place: int, person: int) -> bool:
        return self.world.timed_out.get(person, 0.0) <= self.clock.now()

    async def who_may_bar(self, server: int, people: Collection[int]) -> list[int]:
        return [person for person in people if person in self.world.managers]

    async def who_cannot_see(self, server: int, place: int, people: Collection[int]) -> list[int]:
        return []


class EventProcess(Process):
    """A process as it stands before the database, with its events."""

    def __init__(self, store: Store, now: Any, world: World) -> None:
        super().__init__(store, now, computer_pause=1.0)
        self.tables.clock.ahead = world.ahead
        preferences = Preferences(store.preferences, store.people, store.servers, CardPictures())
        absences = Absences(store.holidays, store.open_tables, preferences, self.tables.clock)
        seating = Seating(SeatingStore(store.database), self.reliability, self.tables.clock)
        self.lobbies = Lobbies(self.tables, TableLimits())
        self.lobbies.may_sit.append(seating.check)
        self.sender = Silence(store, world)
        nowhere = discord.Client(intents=discord.Intents.none())  # asks Discord for nobody
        self.membership = Townspeople(world, nowhere, self.matches, store.people, self.tables.clock)
        self.events = Events(
            EventStore(store.database),
            self.tables,
            self.lobbies,
            store.people,
            preferences,
            self.sender,
            None,
            self.membership,
            Messages(self.sender, store.people, preferences, absences),
            absences,
        )
        self.tables.changed[:] = [self.events.wake]
        self.privacy = Privacy(ErasureStore(store.database), store.open_tables, self.tables, self.lobbies, no_hand)
        self.management = Management(
            ManagementStore(store.database),
            Rulings(store.database, store.results.accounts),
            store.open_tables,
            self.tables,
            self.lobbies,
            preferences,
            self.sender,
        )
        painter: Any = self
        self.timer = Timer(store.database, store.clock, self.tables, self.deadlines, painter)

    async def retry(self) -> None: ...

    async def check_message(self, _: Table) -> None: ...

    def wake(self, number: int) -> None: ...


@asynccontextmanager
async def event_process(path: Path, now: Any, world: World) -> AsyncIterator[EventProcess]:
    """A process on this file."""
    store = Store(Database(await connect(await new_database(path))))
    try:
        yield EventProcess(store, now, world)
    finally:
        await store.database.close()


async def reopened(path: Path, now: Any, world: World) -> EventProcess:
    """Another process on the same file: the one before was killed."""
    return EventProcess(Store(Database(await connect(f"sqlite+aiosqlite:///{path}"))), now, world)


def plan(
    kind: EventKind = EventKind.LEAGUE,
    *,
    people: int = 16,
    weeks: int = 6,
    rounds: int = 0,
    seats: int = 2,
    team: int = 1,
    scoring: EventScoring = EventScoring.PLACES,
    late: Late = Late.ALWAYS,
) -> EventPlan:
    """An event of a short game; at tables of more than two, and with partners, it has a round a week."""
    game = make("zheng", {"target": 1, "teams": "on"}) if team > 1 else make("classic", {"target": 1})
    if seats > 2 and kind != EventKind.KNOCKOUT:
        rounds = rounds or weeks
    return EventPlan(
        "Autumn",
        kind,
        game.name,
        None,
        None,
        game.version,
        dict(game.options),
        {},
        0,
        people,
        weeks,
        rounds,
        7 if seats > 2 or team > 1 else 0,
        seats,
        (2,) if team > 1 else (2, 3, 4, 5, 6),
        team=team,
        scoring=scoring,
        late=late,
    )


@dataclass
class Going:
    """What has happened to the people of an event."""

    left: list[int] = field(default_factory=list)
    erased: list[int] = field(default_factory=list)
    banned: list[int] = field(default_factory=list)
    kept_out: list[int] = field(default_factory=list)
    joined_late: list[int] = field(default_factory=list)
    came_back: list[int] = field(default_factory=list)
    time_off: list[int] = field(default_factory=list)
    lost: list[int] = field(default_factory=list)
    """The events whose channels were lost."""
    abandoned: set[int] = field(default_factory=set)
    """Those for which nobody did anything then."""


class Used(NamedTuple):
    """A power that somebody has used on whom they were to meet."""

    event: int
    round: int
    user: int
    whom: int
    what: str


WON_OTHERWISE = "won for other reasons"
POWERS = ("time out", "ban", "keep out", "close")
TIMED_OUT_S = 5 * DAY
ABANDONED = 0.05
"""The part of lost channels for which nobody does anything."""


class Season:
    """Some events on one database, one a server, over some weeks. Of the people of each, so many ``manage`` it. Of lost
    channels so large a part is ``abandoned``: their events are stopped.
    """

    def __init__(
        self,
        path: Path,
        chance: Random,
        plans: Sequence[EventPlan],
        *,
        reserve: int = 3,
        manage: int = 3,
        abandoned: float = ABANDONED,
    ) -> None:
        self.path, self.chance, self.plans, self.reserve, self.manage = path, chance, plans, reserve, manage
        self.abandoned = abandoned
        self.now, self.world = BEGAN, World()
        self.going = Going()
        self.used: list[Used] = []
        self.diligence: dict[int, float] = {}
        self.restarts = self.downtimes = 0
        self.ended: dict[int, float] = {}
        self.back: dict[int, float] = {}
        """When the channel of an event can be reached again, or the event is moved."""
        self.mistaken: dict[int, int] = {}
        """Who has left by mistake, and which event."""
        self.here: EventProcess

    def clock(self) -> float:
        """The simulated time."""
        return self.now

    async def play(self) -> list[ServerEvent]:
        """Play all events to their ends, and give them."""
        await new_database(self.path)
        self.here = await reopened(self.path, self.clock, self.world)
        try:
            numbers = [await self._sign_up(server, one) for server, one in enumerate(self.plans, 1)]
            # a lost channel gives a matchday its whole time again
            longest = 3 * max(one.weeks for one in self.plans) * 7 * DAY + 2 * LOST_LIMIT_S
            while self.now < BEGAN + longest and len(self.ended) < len(numbers):
                self.now += STEP_S
                await self._step(numbers)
            self.world.lost.clear()
            for step in range(400):  # matches that were left in the middle are played on by computers
                self.now += STEP_S
                await self._tick()
                if step > STEPS_TO_TELL and not await self.here.store.open_tables.count_all():
                    break
            return [await self.here.events.store.get(number) for number in numbers]
        finally:
            await self.here.store.database.close()

    async def _sign_up(self, server: int, one: EventPlan) -> int:
        here = self.here
        await here.store.servers.meet(server, "en-US")
        event = await here.events.create(server, _channel(server), None, MANAGER, one, DAY)
        for number in range(one.places + self.reserve):
            person = await self._meet(server, number)
            if number < self.manage:
                self.world.managers.add(person)
            await here.events.join(server, event.id, person, ())
        return event.id

    async def _meet(self, server: int, number: int) -> int:
        person = PERSON + 1000 * server + number
        await self.here.store.people.meet(person, f"P{person}", "en-US", server, f"P{person}")
        self.diligence[person] = self.chance.choice((0.1, 0.5, 0.8, 0.9, 0.97, 0.99))
        return person

    async def _step(self, numbers: Sequence[int]) -> None:
        await self._tick()
        for number in numbers:
            event = await self.here.events.store.get(number)
            if not event.running:
                self.ended.setdefault(number, self.now)
                continue
            await self._lose_and_find(event)
            await self._come(event)
            await self._use_powers(event)
            await self._something(event)
        if self.chance.random() < 0.01:
            await self._restart()
        await self._tick()
        if self.chance.random() < 0.02:
            await self._go_down(numbers)
        for number in numbers:
            event = await self.here.events.store.get(number)
            assert not (event.free_places and event.reserve), "nobody waits for a place that is free"

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
        self.here = await reopened(self.path, self.clock, self.world)

    async def _go_down(self, numbers: Sequence[int]) -> None:
        """The bot is down for some hours. Then the message of each event names the times that hold."""
        self.downtimes += 1
        self.world.ahead += self.chance.randrange(1, 12) * HOUR
        await self._restart()
        await self._tick()
        for number in numbers:
            event, shown = await self.here.events.store.get_with_shown(number)
            if event.running and shown.message and not shown.lost and shown.version == event.version:
                now = moment(event.due + self.world.ahead, "f")
                assert now in self.world.said[shown.message], "a message names an old time"

    async def _lose_and_find(self, event: ServerEvent) -> None:
        """Now and then a channel is lost. Somebody gives the bot its permissions again, or moves the event, or not."""
        if event.channel not in self.world.lost:
            if self.chance.random() < 0.003:
                self.world.lost.add(event.channel)
                self.going.lost.append(event.id)
                self.back[event.id] = self.now + self.chance.randrange(1, 60) * STEP_S
                if self.chance.random() < self.abandoned:
                    self.back[event.id] = float("inf")
                    self.going.abandoned.add(event.id)
        elif self.now >= self.back[event.id]:
            if self.chance.random() < 0.5:
                self.world.lost.discard(event.channel)
                return
            with suppress(Refused):
                channel = event.channel + 1
                await self.here.events.move(event.server, event.id, MANAGER, channel, None)

    async def _come(self, event: ServerEvent) -> None:
        """Some of those who are called come to their matches, some matches are played."""
        lost = event.channel in self.world.lost
        for one in event.undecided:
            if one.table <= 0:
                continue
            table = await self.here.tables.get(one.table)
            if table.closed is not None:
                continue
            table.posted.lost = (table.posted.lost or self.now) if table.channel in self.world.lost else 0.0
            if table.posted.lobby is None and not lost:  # as the painter does it
                table.posted.lobby = PostedMessage(table.channel, table.id, self.now)
            for entrant in event.list_awaited(one):
                person = entrant.person or 0
                by_message = entrant.number in one.reminded and self.chance.random() < 0.5
                barred = lost or self.world.timed_out.get(person, 0.0) > self.now
                comes = self.chance.random() < self.diligence.get(person, 0.0) / COMES_IN
                if comes and table.state is None and (by_message or not barred):
                    with suppress(Refused, IllegalAction):
                        await self.here.events.come(event.id, person)
            if not table.posted.lost:
                await self._play(one.table)

    async def _use_powers(self, event: ServerEvent) -> None:
        """Who plays and manages the server uses a power now and then on whom they are to meet."""
        held = event.holders
        for one in event.undecided:
            for place, other in permutations(one.places, 2):
                user = held[place].person if place in held else None
                whom = held[other].person if other in held else None
                if (
                    user not in self.world.managers
                    or user is None
                    or whom is None
                    or self.chance.random() * (len(one.places) - 1) > 0.1
                ):
                    continue
                table = await self.here.tables.get(one.table) if one.table > 0 else None
                if table is None or table.state is not None or table.closed is not None:
                    continue
                what = self.chance.choices(POWERS, (6, 1, 2, 6))[0]
                self.used.append(Used(event.id, one.round, user, whom, what))
                with suppress(Refused, IllegalAction):
                    if what == "time out":
                        self.world.timed_out[whom] = self.now + TIMED_OUT_S
                    elif what == "ban":  # as the cog does it that hears of it
                        await self.here.membership.note_gone(event.server, whom)
                        self.going.banned.append(whom)
                    elif what == "keep out":
                        await self.here.management.keep_out(event.server, whom, user, None)
                    else:
                        await self.here.management.close(event.server, table.id, user)

    async def _play(self, number: int) -> None:
        """A match that has begun is played, or not."""
        table = await self.here.tables.get(number)
        if table.state is None or table.closed is not None:
            return
        lazy = min(self.diligence.get(player.person or 0, 0.0) for player in table.players)
        roll = self.chance.random()
        with suppress(Refused, IllegalAction):
            if roll < 0.01:
                await self.here.lobbies.leave_seat(number, self.chance.choice(table.people))
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

    async def _take_time_off(self, event: ServerEvent) -> None:
        """Somebody announces some days of time off, which begin soon."""
        there = [one.person for one in event.entrants if one.went is None and one.person is not None]
        if there:
            person, now = self.chance.choice(there), self.now + self.world.ahead
            first = today_in(ZONE, now) + timedelta(days=self.chance.randrange(3))
            days = whole_days(first, first + timedelta(days=self.chance.randrange(1, 14)), ZONE)
            await self.here.store.holidays.add(person, *days, now)
            self.going.time_off.append(person)

    async def _something(self, event: ServerEvent) -> None:
        """Now and then somebody goes in one of the ways that there are."""
        if event.stage == EventStage.ON and self.chance.random() < 0.02:
            with suppress(Refused):
                number = 500 + len(self.going.joined_late)
                person = await self._meet(event.server, number)
                await self.here.events.join(event.server, event.id, person, ())
                self.going.joined_late.append(person)
        if self.chance.random() < 0.03:
            await self._take_time_off(event)
        for person in [person for person, number in self.mistaken.items() if number == event.id]:
            del self.mistaken[person]
            with suppress(Refused):
                await self.here.events.join(event.server, event.id, person, ())
                self.going.came_back.append(person)
        if event.stage != EventStage.ON or self.chance.random() > 0.04:
            return
        there = [one.person for one in event.entrants if one.went is None and one.person is not None]
        if not there:
            return
        person, here = self.chance.choice(there), self.here
        does = self.chance.choice(("leave", "mistake", "erase", "ban", "out"))
        with suppress(Refused, IllegalAction):
            if does == "mistake":
                await here.events.leave(event.server, event.id, person)
                self.mistaken[person] = event.id
            elif does == "leave":
                await here.events.leave(event.server, event.id, person)
                self.going.left.append(person)
                for table in await here.tables.get_many(await here.store.open_tables.list_for_person(person)):
                    await here.lobbies.leave_seat(table.id, person)
            elif does == "erase":
                await here.privacy.erase(person)
                self.going.erased.append(person)
            elif does == "ban":  # as the cog does it that hears of it
                await here.membership.note_gone(event.server, person)
                self.going.banned.append(person)
                for number in await here.store.open_tables.list_for_person(person):
                    await here.membership.make_absent(number, person)
            else:
                await here.management.keep_out(event.server, person, MANAGER, None)
                self.going.kept_out.append(person)


def _channel(server: int) -> int:
    return 1000 * server


async def gains(store: Store, season: Season, event: ServerEvent) -> Counter[str]:
    """Check that nobody has gained by a power that they have used on whom they were to meet, and count what it was.

    If the other one did not play, they have no points for that meeting, unless the other one is gone for another
    reason, or was free to come and did not.
    """
    found: Counter[str] = Counter()
    rows = await store.database.all(sa.select(tables.c.id).where(tables.c.ending.is_not(None)))
    begun = {row["id"] for row in rows}
    for used in (one for one in season.used if one.event == event.id):
        (user, *_), (whom, *_) = (
            [one for one in event.entrants if one.person in (person, None) and one.place is not None] or [None]
            for person in (used.user, used.whom)
        )
        if user is None or whom is None or user.person is None or whom.person is None:
            continue  # their data was deleted
        if user not in event.last_team(user.place or 0):
            continue  # somebody else has their place, and what it has won
        one = next((one for one in event.list_round(used.round) if {user.place, whom.place} <= {*one.places}), None)
        if one is None or one.points is None or (one.table in begun and whom.place in one.players):
            continue
        found[used.what] += 1
        if one.points_of(user.place or 0) <= WIN * (len(one.places) - 2):
            continue
        gone = whom.went in (Went.LEFT, Went.OUT, Went.MISSED, Went.ERASED) or used.whom in season.going.came_back
        partner = any(some.place == whom.place and some.number != whom.number for some in one.missing)
        another = gone or partner or whom not in event.last_team(whom.place or 0)
        free = used.what in ("keep out", "close") and whom.number not in one.came
        assert another or free, (used, one, whom)
        found[WON_OTHERWISE] += 1
    return found


def points_of_managers(season: Season, event: ServerEvent) -> tuple[list[float], list[float]]:
    """Return the worth of those who play and manage the server: of matches before which they used a power on whom they
    were to meet, and of all others.
    """
    used = {(one.round, one.user) for one in season.used if one.event == event.id}
    with_power, without = list[float](), list[float]()
    for one in event.fixtures:
        for place in one.places if one.how != How.BYE and one.points is not None else ():
            person = event.last_of(place).person
            if person in season.world.managers:
                found = with_power if (one.round, person) in used else without
                found.append(float(one.worth_of(place)))
    return with_power, without


async def check_event(store: Store, event: ServerEvent, sent: Counter[str], erased: Sequence[int]) -> Counter[How]:
    """Check that an event has ended with a full table, every match with an ending, and what is recorded agrees. Gives
    how many matches were decided how.
    """
    assert event.stage == EventStage.OVER, (event.stage, event.round, event.rounds)
    assert event.moved <= event.most_moved + 1, "what is moved ends in time"
    count, played = event.count, event.fixtures
    if not event.plan.in_twos:
        _check_sizes(event)
    elif event.plan.kind == EventKind.LEAGUE:
        met = Counter(frozenset(one.places) for one in played)
        legs = event.plan.rounds or 1
        assert len(met) == count * (count - 1) // 2, "everybody has met everybody"
        assert set(met.values()) == {legs}
    for one in played:
        assert one.points is not None, "every match has an ending"
        assert one.how is not None
        if event.plan.kind != EventKind.KNOCKOUT and event.plan.in_twos:
            assert {*one.points} <= {WIN, DRAW, LOSS}
            assert one.points != (WIN, WIN)
    await _check_tables(store, event)
    found = standings(event)
    assert [line.rank for line in found] == sorted(line.rank for line in found)
    for line in found:
        mine = [one.worth_of(line.place) for one in played if line.place in one.places]
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


def _check_sizes(event: ServerEvent) -> None:
    """Each table is filled as told, and nobody sits at two of a round."""
    for number in range(1, event.round + 1):
        tables = [one.places for one in event.list_round(number)]
        seated = [place for some in tables for place in some]
        assert len({*seated}) == len(seated)
        assert sorted(map(len, tables), reverse=True) == [*event.plan.sizes(len(seated))], (number, tables)


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
        if len(one.players) != len(one.places):
            continue  # who was not there may have been kept away by one of them
        several, team = len(one.players), event.plan.team
        came = [min(at.get(seat, 9) for seat in range(first, several * team, several)) for first in range(several)]
        for (first, place), (second, other) in combinations(enumerate(one.players), 2):
            if came[first] != came[second]:
                assert (one.points_of(place) > one.points_of(other)) == (came[first] < came[second])
