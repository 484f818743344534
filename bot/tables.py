"""The one door to tables: open, seat, act, close. Every change of every table goes through here.

A change is a transaction: load, check, apply, save with the event log, commit; only then is anything painted. Two
people pressing at once are two changes, one after the other: a lock a table in this process, a version in the store.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict, defaultdict
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass, field, replace
from typing import Any, NamedTuple
from weakref import WeakValueDictionary

from bot.store.queries import LogEntry, Moved, Record, RoundResult, Store
from rules.catalogue import UnknownGame, make
from rules.match import AWAY, GONE, OVER, PLAYING, WAITING, Joined, Match, MatchEnded, RoundEnded, Scored, from_seat
from rules.options import BadOption, OptionsConflict, Value
from rules.rounds import RoundGame
from rules.shedding.events import RoundCounted, SecretShown, SilenceBegan, Spoke
from rules.strategies import sensible
from rules.table import NOBODY, Action, Awaited, Event, IllegalAction

CACHED = 256
"""How many tables are kept at hand."""
CHANGING = ("version", "prompt", "state", "notes", "due", "deadlines", "touched")
"""What of a table is written with every change; the rest, which is steady, only when it is not as it was."""
RECENT = 24
"""How many of the last public events a table keeps for its painter."""
DAY = 86_400.0
LOBBY_LIFE, TABLE_LIFE = DAY, 7 * DAY
NEXT_DEAL, SECRET_SHOWN, VOTE_OPEN = 180.0, 20.0, 600.0
"""Seconds until the next round is dealt by itself, the secret card is taken away, and a vote expires."""
ABSENT_AFTER = 3
"""After so many turns in a row played by the house a seat is absent (AMM-42)."""
COMPUTERS = ("Zezé", "Tica", "Nilo", "Lia", "Rui", "Bel", "Tonho", "Duda", "Chico", "Rita", "Beto")

TABLE_SETTINGS: Mapping[str, tuple[str, ...]] = {
    "turn_clock": ("24h", "off", "1m", "5m", "15m", "1h", "6h", "12h", "48h", "72h", "7d"),
    "thread": ("auto", "off"),
}
"""What a table does beside the rules: the first choice is the default."""
_UNITS = {"m": 60.0, "h": 3600.0, "d": DAY}


class Refused(Exception):
    """A request that cannot be met; ``text`` names the sentence that says why, ``facts`` fill it in."""

    def __init__(self, text: str, **facts: Any) -> None:
        super().__init__(text)
        self.text, self.facts = text, facts


@dataclass(slots=True)
class Player:
    """Who holds a seat: a person, or a computer player (``person`` is None)."""

    person: int | None
    name: str
    gone: bool = False
    idle: int = 0
    armed: list[int] = field(default_factory=list)


class Posted(dict[str, Any]):
    """What the painter has posted of a table: the same for all who hold the table, written by the painter alone."""

    __slots__ = ("__weakref__",)


@dataclass(slots=True)
class Table:
    """A table as the application knows it: as it was last saved. ``state`` is None while it is a lobby.

    ``notes`` are the last words of the table and what is known of its round beside the state.
    """

    id: int
    server: int
    channel: int
    thread: int | None
    host: int
    game: RoundGame
    settings: dict[str, str]
    version: int
    prompt: int
    players: list[Player]
    state: Match | None
    notes: dict[str, Any]
    posted: Posted
    deadlines: dict[str, float]
    opened: float
    touched: float
    closed: float | None = None
    stored: Record = field(default_factory=dict, repr=False, compare=False)
    """What the store holds of the steady part; nothing when that is not known."""

    @property
    def place(self) -> int:
        """The channel or thread in which it is played."""
        return self.thread or self.channel

    def seat_of(self, person: int) -> int | None:
        """The seat that a person holds."""
        return next((n for n, player in enumerate(self.players) if player.person == person and not player.gone), None)

    @property
    def alone(self) -> bool:
        """Whether it is a table for one: everything is shown to its player alone, as an answer."""
        return self.game.seats[1] == 1

    @property
    def complete(self) -> bool:
        """Whether the next round can be dealt to those who sit there: teams may wait for somebody to join."""
        try:
            self.game.check_deal(self.state)
        except IllegalAction:
            return False
        return True

    def awaited(self) -> tuple[int, ...]:
        """The seats from which a decision is awaited."""
        return self.state.stack[-1].seats if self.state and self.state.stack else ()

    def by_computer(self, seat: int) -> bool:
        """Whether a computer player decides for this seat now."""
        return self.state is not None and (self.players[seat].person is None or self.state.status[seat] == AWAY)

    def dealing(self, now: float) -> bool:
        """Whether the dealer is still dealing, and hands are not to be looked at yet (SRB-32)."""
        return self.state is not None and now < self.game.alarms(self.state).get("dealt", 0)

    def draft(self) -> Table:
        """A copy to change. The state is shared: it is copied before anything happens to it."""
        return replace(
            self,
            settings=dict(self.settings),
            players=[replace(player, armed=list(player.armed)) for player in self.players],
            notes=dict(self.notes),
            deadlines=dict(self.deadlines),
        )

    def view(self, seat: int = NOBODY) -> Any:
        """The table as this seat sees it: a ``View`` of its family. Only of a table that has begun."""
        if self.state is None:
            raise Refused("not-started")
        return self.game.view(self.state, seat)


class Outcome(NamedTuple):
    """What a change led to: the table after it, the seat that acted, and everything that happened."""

    table: Table
    seat: int
    events: list[Event]


Choose = Callable[[Sequence[Action]], Action]


class Tables:
    """The door. ``now`` is the clock in seconds, ``changed`` is told of every committed change."""

    def __init__(
        self, store: Store, *, now: Callable[[], float], changed: Callable[[Table], None], computer_pause: float
    ) -> None:
        self.store, self.now, self.changed = store, now, changed
        self.computer_pause = computer_pause
        self._cache: OrderedDict[int, Table] = OrderedDict()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._posted: WeakValueDictionary[int, Posted] = WeakValueDictionary()
        self._places: dict[int, int] = {}
        self._in_place: defaultdict[int, set[int]] = defaultdict(set)
        self.pick: Choose = secrets.choice
        self.new_seed: Callable[[], str] = lambda: secrets.token_hex(16)

    # reading

    async def get(self, number: int) -> Table:
        """A table as it was last saved. Raises ``Refused`` when there is none."""
        if number not in self._cache:
            row = await self.store.table(number)
            if row is None:
                raise Refused("no-table")
            if number not in self._cache:  # else it was loaded or changed while we read
                self._hold(from_row(row))
        self._cache.move_to_end(number)
        return self._cache[number]

    async def find_open(self) -> None:
        """Learn where tables are open, once at the start: from then on it is known of every table that changes."""
        for number, channel, thread in await self.store.open_places():
            self._place(number, thread or channel)

    def open_in(self, place: int) -> list[int]:
        """The open tables that are played in a channel or thread, without asking the store."""
        return sorted(self._in_place.get(place, ()))

    def _place(self, number: int, place: int | None) -> None:
        """A table is played in this place now; None when it is closed."""
        before = self._places.pop(number, None)
        if before is not None:
            self._in_place[before].discard(number)
            if not self._in_place[before]:
                del self._in_place[before]
        if place is not None:
            self._places[number] = place
            self._in_place[place].add(number)

    def _hold(self, table: Table) -> None:
        """Keep a table at hand as it is now."""
        self._place(table.id, table.place if table.closed is None else None)
        table.posted = self._posted.setdefault(table.id, table.posted)
        self._cache[table.id] = table
        self._cache.move_to_end(table.id)
        while len(self._cache) > CACHED:
            self._cache.popitem(last=False)

    async def shared_in(self, channel: int) -> list[Table]:
        """The open tables of a channel that people share: those for one are nobody else's."""
        found = [await self.get(number) for number in await self.store.tables_in(channel)]
        return [table for table in found if not table.alone]

    # a lobby

    async def open(
        self, server: int, channel: int, host: int, name: str, game: str, *, where: str = "", like: Table | None = None
    ) -> Table:
        """A new lobby, its host seated; ``where`` names the server, ``like`` is a table whose options it takes.

        Raises ``UnknownGame``.
        """
        now = self.now()
        table = Table(
            id=0,
            server=server,
            channel=channel,
            thread=None,
            host=host,
            game=make(game, like.game.options if like else None),
            settings=dict(like.settings)
            if like
            else {setting: choices[0] for setting, choices in TABLE_SETTINGS.items()},
            version=1,
            prompt=0,
            players=[Player(host, name)],
            state=None,
            notes={"recent": [], "where": where, "after": like.id if like else 0},
            posted=Posted(hands={}),
            deadlines={"expire": now + LOBBY_LIFE},
            opened=now,
            touched=now,
        )
        table.id = await self.store.add_table(_row(table) | {"posted": table.posted, "painted": 0})
        self._hold(table)
        self.changed(table)
        return table

    async def open_alone(
        self,
        server: int,
        channel: int,
        person: int,
        name: str,
        *,
        where: str = "",
        seed: str = "",
        date: str = "",
        game: str = "solitaire",
    ) -> Outcome:
        """A table for one, dealt at once: from its own seed, or that of a day's deal."""
        table = await self.open(server, channel, person, name, game, where=where)
        async with self._changing(table.id) as draft:
            draft.settings = dict.fromkeys(draft.settings, "off")
            draft.notes["daily"] = date
            draft.state = draft.game.new(1)
            return await self._apply(draft, [(NOBODY, Action("deal", text=seed) if seed else self._deal())], human=True)

    async def sit(self, number: int, person: int, name: str) -> Outcome:
        """A person takes a seat: in a lobby at once, in a match with the next deal (AMM-40, AMM-41)."""
        async with self._changing(number) as table:
            if table.seat_of(person) is not None:
                raise Refused("already-seated")
            if table.state is None:
                self._room(table)
                table.players.append(Player(person, name))
                return await self._save_lobby(table)
            old = next((seat for seat, player in enumerate(table.players) if player.person == person), NOBODY)
            return await self._apply(table, [(old, Action("join"))], newcomer=Player(person, name), human=True)

    async def add_computer(self, number: int, person: int) -> Outcome:
        """The host has a computer player sit down."""
        async with self._changing(number) as table:
            self._host(table, person)
            taken = {player.name for player in table.players if not player.gone}
            free = [name for name in COMPUTERS if name not in taken]
            player = Player(None, free[0] if free else f"{COMPUTERS[0]} {len(table.players)}")
            if table.state is None:
                self._room(table)
                table.players.append(player)
                return await self._save_lobby(table)
            return await self._apply(table, [(NOBODY, Action("join", text="computer"))], newcomer=player)

    async def rise(self, number: int, person: int) -> Outcome:
        """A person leaves: a lobby's seat is free again, a match goes on without. The last one closes the table."""
        async with self._changing(number) as table:
            seat = self._seat(table, person)
            if table.state is None:
                table.players.pop(seat)
                self._hand_over(table)
                return await self._save_lobby(table)
            return await self._apply(table, [(seat, Action("leave"))], human=True)

    async def dismiss_computer(self, number: int, person: int) -> Outcome:
        """The host sends the last computer player of a lobby away."""
        async with self._changing(number) as table:
            self._host(table, person)
            seats = [seat for seat, player in enumerate(table.players) if player.person is None]
            if table.state is not None or not seats:
                raise Refused("no-computer")
            table.players.pop(seats[-1])
            return await self._save_lobby(table)

    async def choose_game(self, number: int, person: int, game: str) -> Outcome:
        """The host chooses another game; its options begin at their defaults. Raises ``UnknownGame``."""
        async with self._changing(number) as table:
            self._host(table, person)
            self._lobby(table)
            table.game = make(game)
            return await self._save_lobby(table)

    async def set_option(self, number: int, person: int, name: str, value: Value) -> Outcome:
        """The host sets an option of the game, or a setting of the table. Raises ``BadOption``."""
        async with self._changing(number) as table:
            self._host(table, person)
            self._lobby(table)
            if name in TABLE_SETTINGS:
                if value not in TABLE_SETTINGS[name]:
                    raise Refused("bad-value")
                table.settings[name] = str(value)
            else:
                table.game = make(table.game.name, {**table.game.options, name: value})
            return await self._save_lobby(table)

    async def start(self, number: int, person: int) -> Outcome:
        """The host begins the match: the first round is dealt."""
        async with self._changing(number) as table:
            self._host(table, person)
            self._lobby(table)
            if len(table.players) < table.game.seats[0]:
                raise Refused("too-few", least=table.game.seats[0])
            computers = tuple(seat for seat, player in enumerate(table.players) if player.person is None)
            table.state = table.game.new(len(table.players), computers=computers)
            return await self._apply(table, [(NOBODY, self._deal())])

    # a match

    async def act(
        self,
        number: int,
        person: int,
        actions: Sequence[Action],
        *,
        prompt: int | None = None,
        message: int | None = None,
    ) -> Outcome:
        """A person acts at a table; several actions are one change. ``message`` is the id of what asked for it.

        ``prompt`` is the version at which the pressed button's decision was asked. Raises ``IllegalAction`` or
        ``Refused``, and then nothing has changed.
        """
        async with self._changing(number) as table:
            seat = self._seat(table, person)
            if table.state is None:
                raise Refused("not-started")
            if prompt is not None and prompt != table.prompt:
                raise Refused("moved-on")
            todo = [(seat, action) for action in actions]
            if table.state.status[seat] == AWAY and actions[0].verb != "back":
                todo.insert(0, (seat, Action("back")))
            table.players[seat].idle = 0
            return await self._apply(table, todo, message=message, human=True)

    async def deal(self, number: int, person: int) -> Outcome:
        """Deal the next round: whoever sits there may say so."""
        async with self._changing(number) as table:
            self._seat(table, person)
            return await self._apply(table, [(NOBODY, self._deal())], human=True)

    async def arm(self, number: int, person: int, cards: Sequence[int]) -> Outcome:
        """Jump in with these cards as soon as it can be done; with none, disarm. Jumps at once if it can."""
        async with self._changing(number) as table:
            seat = self._seat(table, person)
            if table.state is None:
                raise Refused("not-started")
            if "jump" not in table.game.interrupts:
                raise Refused("no-jumping")
            if any(card not in table.state.hands[seat] for card in cards):
                raise Refused("not-held")
            table.players[seat].armed = list(cards)
            return await self._apply(table, [], seat=seat, human=True)

    async def close(self, number: int, person: int, *, may_close: bool = False) -> Outcome:
        """Close a table: its host may, and who manages the server (``may_close``)."""
        async with self._changing(number) as table:
            if person != table.host and not may_close:
                raise Refused("host-only")
            table.closed = self.now()
            return await self._save_lobby(table)

    async def move(self, number: int, person: int, channel: int) -> None:
        """The host has the table go on in another channel of the server."""
        async with self._changing(number) as table:
            self._host(table, person)
            table.channel, table.thread = channel, None
            await self._save_lobby(table)

    async def settle_in(self, number: int, thread: int) -> None:
        """The painter has made a thread for the table."""
        async with self._changing(number) as table:
            table.thread = thread
            await self._save_lobby(table, human=False, paint=False)

    # what time does; each first sees whether its deadline still stands, for somebody may just have acted

    async def let_computer_move(self, number: int) -> Outcome | None:
        """The computer player from whom a decision is awaited makes its move."""
        async with self._changing(number) as table:
            seat = next((seat for seat in table.awaited() if table.by_computer(seat)), None)
            if seat is None or not self._passed(table, "computer"):
                return None
            return await self._apply(table, self._sensible(table, seat))

    async def time_out(self, number: int) -> Outcome | None:
        """The turn clock has run out: the house plays for the seat, which is absent after several such turns."""
        async with self._changing(number) as table:
            seat = next((seat for seat in table.awaited() if not table.by_computer(seat)), None)
            if seat is None or not self._passed(table, "turn"):
                return None
            player = table.players[seat]
            player.idle += 1
            todo = self._sensible(table, seat)
            if player.idle >= ABSENT_AFTER:
                todo.insert(0, (seat, Action("away")))
            return await self._apply(table, todo)

    async def deal_next(self, number: int) -> Outcome | None:
        """Nobody has asked for the next round: it is dealt by itself."""
        async with self._changing(number) as table:
            if not self._passed(table, "deal"):
                return None
            return await self._apply(table, [(NOBODY, self._deal())])

    async def ring_alarm(self, number: int) -> Outcome | None:
        """A time that the rules know has come: a round may be over by it, or hands may be shown."""
        async with self._changing(number) as table:
            if not self._passed(table, "alarm"):
                return None
            try:
                return await self._apply(table, [(NOBODY, Action("time"))])
            except IllegalAction:
                table.deadlines = self._deadlines(table, table.version, self.now())
                return await self._save_lobby(table, human=False)

    async def expire_vote(self, number: int) -> Outcome | None:
        """The time for the open vote has run out."""
        async with self._changing(number) as table:
            if table.state is None or table.state.vote is None or not self._passed(table, "vote"):
                return None
            return await self._apply(table, [(NOBODY, Action("expire"))])

    async def remind(self, number: int) -> Outcome | None:
        """The people from whom a decision is awaited are to be rung once more."""
        async with self._changing(number) as table:
            if not self._passed(table, "remind"):
                return None
            del table.deadlines["remind"]
            table.notes["ring"] = table.prompt
            return await self._save_lobby(table, human=False)

    async def hide_secret(self, number: int) -> Outcome | None:
        """The secret card has been shown for its while (VOA-20); one that nobody could see yet stays to be shown."""
        async with self._changing(number) as table:
            if not self._passed(table, "secret"):
                return None
            shown = table.posted.get("secret")
            if shown is None or table.state is None or shown["round"] != table.state.round:
                shown = {"at": self.now()}
            until = shown["at"] + SECRET_SHOWN
            if until > self.now():
                table.deadlines["secret"] = until
                return await self._save_lobby(table, human=False, paint=False)
            del table.deadlines["secret"]
            table.notes.pop("secret", None)
            return await self._save_lobby(table, human=False)

    async def lapse(self, number: int) -> Outcome | None:
        """A lobby that was not begun, or a table at which nobody acts any more, is closed."""
        async with self._changing(number) as table:
            if not self._passed(table, "expire") and not self._passed(table, "stale"):
                return None
            table.closed = self.now()
            return await self._save_lobby(table, human=False)

    # within

    @asynccontextmanager
    async def _changing(self, number: int) -> AsyncIterator[Table]:
        """A draft of a table, to be changed by one at a time; what is not saved of it is forgotten."""
        lock = self._locks.get(number) or self._locks.setdefault(number, asyncio.Lock())
        async with lock:
            table = await self.get(number)
            if table.closed is not None:
                raise Refused("table-closed")
            try:
                yield table.draft()
            except (Refused, IllegalAction, BadOption, OptionsConflict, UnknownGame):
                if await self.store.version(number) != table.version:  # another process has changed it: look again
                    self._cache.pop(number, None)
                    raise Refused("moved-on") from None
                raise
            except BaseException:
                self._cache.pop(number, None)  # whether it was saved is known to the store alone
                raise

    def _passed(self, table: Table, kind: str) -> bool:
        return kind in table.deadlines and table.deadlines[kind] <= self.now()

    def _seat(self, table: Table, person: int) -> int:
        seat = table.seat_of(person)
        if seat is None:
            raise Refused("not-seated")
        return seat

    def _host(self, table: Table, person: int) -> None:
        if person != table.host:
            raise Refused("host-only")

    def _lobby(self, table: Table) -> None:
        if table.state is not None:
            raise Refused("already-started")

    def _room(self, table: Table) -> None:
        if len(table.players) >= table.game.seats[1]:
            raise Refused("table-full", most=table.game.seats[1])

    def _deal(self) -> Action:
        return Action("deal", text=self.new_seed())

    def _sensible(self, table: Table, seat: int) -> list[tuple[int, Action]]:
        seen = table.view(seat)
        return [(seat, sensible.choose(seen, self.pick))]

    def _hand_over(self, table: Table) -> None:
        """Where the host has left the next person is host; with nobody left the table is closed."""
        people = [player.person for player in table.players if player.person is not None and not player.gone]
        if not people:
            table.closed = table.closed or self.now()
        elif table.host not in people:
            table.host = people[0]

    async def _save_lobby(self, table: Table, *, human: bool = True, paint: bool = True) -> Outcome:
        """Save a change that is none of the game's."""
        loaded, table.version = table.version, table.version + 1
        if human:
            table.touched = self.now()
        if table.closed is not None:
            table.deadlines = {}
        await self._save(table, loaded, (), (), paint=paint)
        return Outcome(table, NOBODY, [])

    async def _apply(
        self,
        table: Table,
        todo: Sequence[tuple[int, Action]],
        *,
        newcomer: Player | None = None,
        message: int | None = None,
        human: bool = False,
        seat: int = NOBODY,
    ) -> Outcome:
        """Let actions happen at a table, and what is armed after them; save and tell. All of it, or nothing."""
        if table.state is None:
            raise Refused("not-started")
        now, loaded = self.now(), table.version
        state = table.state.copy()
        done: list[tuple[int, Action, list[Event]]] = []
        for who, action in todo:
            done.append((who, action, table.game.apply(state, who, action, int(now))))
            if newcomer is None and self._said_for(table, who):
                done += [
                    (who, said, table.game.apply(state, who, said, int(now)))
                    for said in self._computer_says(table, state, who)
                ]
        done += self._jump_ins(table, state, int(now))
        events = [event for _, _, some in done for event in some]
        self._seat_changes(table, events, newcomer)
        table.state, table.version = state, loaded + max(1, len(done))
        if any(isinstance(event, RoundEnded) or (isinstance(event, Awaited) and not event.same) for event in events):
            table.prompt = table.version
        if human:
            table.touched = now
        self._remember(table, events, message)
        self._hand_over(table)
        table.deadlines = self._deadlines(table, loaded, now)
        steps = [
            LogEntry(loaded + n, now, who, list(action), [event.code() for event in some])
            for n, (who, action, some) in enumerate(done, 1)
        ]
        await self._save(table, loaded, steps, _results(table, events))
        return Outcome(table, todo[0][0] if todo else seat, events)

    def _said_for(self, table: Table, seat: int) -> bool:
        return 0 <= seat < len(table.players) and table.by_computer(seat)

    def _computer_says(self, table: Table, state: Match, seat: int) -> list[Action]:
        """A computer player with one card left says so: once, or by knocking twice under silence."""
        said = sensible.speaks(table.game.view(state, seat))
        return [] if said is None else [said] * (2 if said.verb == "knock" else 1)

    def _jump_ins(self, table: Table, state: Match, now: int) -> list[tuple[int, Action, list[Event]]]:
        """What was armed happens at once; of several the next in playing order comes first."""
        done: list[tuple[int, Action, list[Event]]] = []
        while jump := self._armed_jump(table, state):
            seat, action = jump
            table.players[seat].armed = [card for card in table.players[seat].armed if card != action.cards[0]]
            done.append((seat, action, table.game.apply(state, seat, action, now)))
        return done

    def _armed_jump(self, table: Table, state: Match) -> tuple[int, Action] | None:
        if state.phase != PLAYING or not any(player.armed for player in table.players):
            return None
        for seat in from_seat(state, state.after) if state.after in state.order else state.order:
            for action in table.game.legal(state, seat) if table.players[seat].armed else ():
                if action.verb == "jump" and action.cards[0] in table.players[seat].armed:
                    return seat, action
        return None

    def _seat_changes(self, table: Table, events: Sequence[Event], newcomer: Player | None) -> None:
        for event in events:
            if isinstance(event, Joined) and newcomer is not None:
                if event.seat == len(table.players):
                    table.players.append(newcomer)
                else:
                    table.players[event.seat] = newcomer
        if any(isinstance(event, RoundEnded) for event in events):
            for player in table.players:
                player.armed = []

    def _remember(self, table: Table, events: Sequence[Event], message: int | None) -> None:
        for seat, player in enumerate(table.players):
            player.gone = table.state is not None and table.state.status[seat] == GONE
        public = [seen.code() for event in events if not event.untold and (seen := event.seen_by(NOBODY)) is not None]
        before = table.notes["recent"]
        if table.state is not None and table.state.round != table.notes.get("round"):
            table.notes["round"], before = table.state.round, []
            counted = [event for event in events if isinstance(event, RoundCounted | Scored)]
            table.notes["began"] = [
                total - sum(points for event in counted for who, _, _, points in event.lines if who == seat)
                for seat, total in enumerate(table.state.totals)
            ]
        table.notes["recent"] = (before + public)[-RECENT:]
        for event in events:
            if isinstance(event, SilenceBegan):
                table.notes["silent_since"] = message or snowflake(self.now())
            if isinstance(event, Spoke) and message is not None:
                table.notes["heard"] = max(message, table.notes.get("heard", 0))
            if isinstance(event, SecretShown):
                table.notes["secret"] = event.card
            if isinstance(event, RoundEnded):
                table.notes.pop("secret", None)
            if isinstance(event, Scored):
                table.notes["scored"] = [list(map(list, event.lines)), table.state.round if table.state else 0]
            if isinstance(event, MatchEnded):
                table.closed = self.now()

    def _deadlines(self, table: Table, loaded: int, now: float) -> dict[str, float]:
        """What happens by itself, and when."""
        state = table.state
        if state is None or table.closed is not None or state.phase == OVER:
            return {}
        due = {"stale": table.touched + TABLE_LIFE}
        if "secret" in table.notes:
            due["secret"] = table.deadlines.get("secret", now + SECRET_SHOWN)
        if state.phase == PLAYING:
            alarms = [at for at in table.game.alarms(state).values() if at > now]
            due |= {"alarm": min(alarms)} if alarms else {}
        if state.vote is not None:
            due["vote"] = table.deadlines.get("vote", now + VOTE_OPEN)
        if state.phase == WAITING and not table.complete:
            return due
        if state.phase == WAITING:
            return due | {"deal": table.deadlines.get("deal", now + NEXT_DEAL)}
        old = table.deadlines if table.prompt <= loaded else {}
        if any(table.by_computer(seat) for seat in table.awaited()):
            due["computer"] = old.get("computer", now + self.computer_pause)
        clock = clock_seconds(table.settings["turn_clock"])
        if clock and any(not table.by_computer(seat) for seat in table.awaited()):
            due["turn"] = old.get("turn", now + clock)
            if "turn" not in old:
                due["remind"] = now + clock / 2
            elif "remind" in old:
                due["remind"] = old["remind"]
        return due

    async def _save(
        self,
        table: Table,
        loaded: int,
        steps: Sequence[LogEntry],
        ended: Sequence[RoundResult],
        *,
        paint: bool = True,
    ) -> None:
        row = _row(table)
        changed = {
            name: value
            for name, value in row.items()
            if name in CHANGING or name not in table.stored or table.stored[name] != value
        }
        try:
            await self.store.save_table(table.id, loaded, changed, steps, ended)
        except Moved:
            self._cache.pop(table.id, None)
            raise Refused("moved-on") from None
        table.stored = {name: value for name, value in row.items() if name not in CHANGING}
        self._hold(table)
        if paint:
            self.changed(table)


def snowflake(now: float) -> int:
    """The least id that Discord gives at this time."""
    return (int(now * 1000) - 1_420_070_400_000) << 22


def clock_seconds(text: str) -> float:
    """A turn clock in seconds; 0 when it is off."""
    return 0.0 if text == "off" else int(text[:-1]) * _UNITS[text[-1]]


def _results(table: Table, events: Sequence[Event]) -> list[RoundResult]:
    """The rounds that these events finished, with everybody's points."""
    ended = [event for event in events if isinstance(event, RoundEnded)]
    if not ended or table.state is None:
        return []
    state, began = table.state, table.notes.get("began", [])
    points = {seat: state.totals[seat] - (began[seat] if seat < len(began) else 0) for seat in state.dealt}
    winners: tuple[int, ...] = ()
    if state.phase == OVER:
        standing = table.game.standing(state)
        winners = tuple(seat for seat in standing if state.totals[seat] == state.totals[standing[0]])
    seats = [
        (seat, table.players[seat].person, points[seat], seat == ended[0].winner)
        for seat in state.dealt
        if state.status[seat] != GONE
    ]
    return [RoundResult(state.round, ended[0].seed, seats, winners)]


def _row(table: Table) -> Record:
    """A table as the store keeps it, what the painter keeps aside."""
    return {
        "server": table.server,
        "channel": table.channel,
        "thread": table.thread,
        "host": table.host,
        "game": table.game.name,
        "rules_version": table.game.version,
        "options": dict(table.game.options),
        "settings": dict(table.settings),
        "version": table.version,
        "prompt": table.prompt,
        "players": [asdict(player) for player in table.players],
        "state": table.state.save() if table.state else None,
        "notes": table.notes,
        "due": min(table.deadlines.values(), default=None),
        "deadlines": table.deadlines,
        "opened": table.opened,
        "touched": table.touched,
        "closed": table.closed,
    }


def from_row(row: Record) -> Table:
    """A table as the store kept it."""
    game = make(row["game"], row["options"])
    kept = ("id", "server", "channel", "thread", "host", "settings", "version", "prompt", "notes", "deadlines")
    return Table(
        **{name: row[name] for name in kept},
        game=game,
        posted=Posted(row["posted"]),
        players=[Player(**player) for player in row["players"]],
        state=game.load(row["state"]) if row["state"] else None,
        opened=row["opened"],
        touched=row["touched"],
        closed=row["closed"],
    )
