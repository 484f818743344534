"""People at a table who look after their accounts alone: at some moment one of them does something outside of the game.

Each match is played twice with the same cards and the same choices, once with what is done and once without. What an
account gains by it is the difference. Whoever is asked to join in does so only if they gain by it, too.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Awaitable, Callable, Hashable, Iterable, Mapping, Sequence
from contextlib import AsyncExitStack, suppress
from itertools import count
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, pstdev
from typing import Any, NamedTuple

import sqlalchemy as sa

from bot.discord.offers import Offers
from bot.drawing.emojis import CardPictures
from bot.matches.results import PlaceTaken, among_people
from bot.people.preferences import COUNTED_GAMES, COUNTED_PEOPLE, COUNTED_ROUNDS, Preferences
from bot.process.jobs import Worker
from bot.store.schema import places
from bot.tables.lobby import Location, TableSetup
from bot.tables.repository import Trigger
from bot.tables.schedule import TABLE_LIFE_S
from bot.tables.table import Player, Refused, Table
from bot.tables.transition import Occasion, apply_all
from cogs.servers.desk import Management
from cogs.servers.rulings import Rulings
from cogs.servers.store import ManagementStore
from cogs.workshop.check import Checker, Verdict, fingerprint
from cogs.workshop.parts import empty, to_toml
from cogs.workshop.service import Games, GameStore
from rules.chance import Seeded
from rules.match import IN, PLAYING, WAITING, Match
from rules.shedding.definitions.reading import read
from rules.strategies.by_name import sensibly
from rules.table import Action, IllegalAction
from tests.support.flawless import Flawless
from tests.support.repository import Process, process

SERVER, MANAGER = 1, 99
GAMES = [
    to_toml({**empty(f"Short {target}"), "deal": {"hand": 3}, "counting": {"target": target}}) for target in (1, 40, 90)
]
"""Rounds of a dozen decisions; matches of one round, of some, and of many. The server has written them down."""
PEOPLE = (2, 3, 3, 4)
ROUNDS_BEFORE, DECISIONS_BEFORE = (0, 0, 1, 2), 6
"""When somebody acts: after so many rounds, and up to so many decisions of the next one; or between two rounds."""
DECISIONS_LIMIT = 400
"""More decisions than a round of this game has."""
MATCHES_A_DATABASE = 100
DEVIATIONS = 2.58
"""99 % of what is measured lies within so many deviations."""


class Situation(NamedTuple):
    """How it stands for somebody: in the first round or later, a round on or not, their place, whether they have the
    fewest cards, whether somebody else has one card left, how many play, and whether the others are absent.
    """

    first: bool
    playing: bool
    ahead: int
    level: bool
    fewest: bool
    threatened: bool
    people: int
    absent: bool


class Try(NamedTuple):
    """What was done, and for each who had to want it the situation and what the account has gained."""

    way: str
    gains: Sequence[tuple[Hashable, float]]


class Moment(NamedTuple):
    """A match and the moment at which somebody acts: after so many rounds and decisions, -1 between two rounds."""

    seed: str
    people: int
    game: int
    rounds: int
    decisions: int
    absent: bool


class Refuses(Exception):
    """This match was over before that moment."""


class Selfish:
    """People at one table after the other, in a database."""

    def __init__(self, here: Process) -> None:
        self.here, self.now = here, 1_000_000.0
        here.tables.now = lambda: self.now
        store: Any = here.store
        self.preferences = Preferences(store.preferences, store.people, store.servers, CardPictures())
        self.games = Games(GameStore(store.database), Worker(60.0), Checker(Worker(60.0)), lambda: self.now)
        self.offers = Offers(store.played_games, self.preferences)
        self.offers.sources.append(self.games)
        here.tables.stakes = self.offers
        here.tables.results[:] = [here.store.results.prepare_write]  # how reliable they are is not asked here
        nobody: Any = None
        self.management = Management(
            ManagementStore(store.database),
            Rulings(store.database, store.results.accounts),
            store.open_tables,
            here.tables,
            here.lobbies,
            self.preferences,
            nobody,
        )
        self.number, self.waiting = 0, 0

    async def prepare(self) -> None:
        """Everybody is known, and the game is one of the server that counts."""
        await self.here.store.servers.meet(SERVER, "en-US")
        for person in range(1, max(PEOPLE) + 1):
            await self.here.store.people.meet(person, f"p{person}", "en-US")
        await self.keep_games()

    async def keep_games(self) -> None:
        """The server has the games, and their checks say that they count."""
        for game in GAMES:
            await self.games.take(SERVER, 1, game)
            good = Verdict(200, 3, 0, "", 4, 8, 33, 40, 33, [], 100, 50, fingerprint(read(game)))
            await self.games.store.note_check(SERVER, game, good.save())

    # a match

    async def begin(self, moment: Moment) -> None:
        """Begin the match, and play until the moment."""
        seeds = count()
        self.here.tables.chance.new_seed = lambda: f"{moment.seed} {next(seeds)}"
        self.here.tables.chance.pick = lambda some: some[0]
        self.waiting = 0
        lobby = await self.here.lobbies.open(Location(SERVER, 10), Player(1, "p1"), TableSetup(GAMES[moment.game]))
        self.number = lobby.id
        async with self.here.tables.changing(self.number) as table:
            table.settings["turn_clock"] = "1h"
            table.players += [Player(person, f"p{person}") for person in range(2, moment.people + 1)]
            await self.here.tables.save(table)
        await self.here.lobbies.start(self.number, 1)
        while len((await self.state()).won) < moment.rounds:
            await self.play(moment.seed)
            if (await self.table()).closed is not None:
                raise Refuses
            if len((await self.state()).won) < moment.rounds or moment.decisions >= 0:
                await self.here.matches.deal(self.number, 1)
        if moment.decisions >= 0:
            await self.play(moment.seed, moment.decisions)
            if (await self.table()).closed is not None:
                raise Refuses

    async def table(self) -> Table:
        return await self.here.tables.get(self.number)

    async def state(self) -> Match:
        return (await self.table()).begun_state()

    async def play(self, seed: str, most: int = DECISIONS_LIMIT) -> None:
        """Everybody plays sensibly, until so many decisions have fallen or the round is over. Who waits lets their time
        run out.
        """
        done = 0
        while done < most:
            table = await self.table()
            if table.closed is not None or table.begun_state().phase != PLAYING:
                return
            waits = [seat for seat in table.people_awaited if table.players[seat].person == self.waiting]
            if waits:
                self.now = max(self.now, table.deadlines["turn"])
                await self.here.deadlines.meet(self.number, "turn")
                done += 1
                continue
            async with self.here.tables.changing(self.number) as draft:
                state, todo = draft.begun_state().copy(), list[tuple[int, Action]]()
                while state.phase == PLAYING and done < most:
                    seat = state.stack[-1].seats[0]
                    if draft.players[seat].person == self.waiting and state.status[seat] == IN:
                        break
                    lot = Seeded(f"{seed} {state.round} {done} {seat}")
                    todo.append((seat, sensibly(draft.game, state, seat, lot)))
                    apply_all(draft, state, todo[-1:], Occasion(int(self.now), Flawless()))
                    done += 1
                await self.here.tables.apply(draft, todo, Trigger.PERSON)

    async def play_out(self, seed: str) -> None:
        """Play until the match is over. Whoever is there deals."""
        while (table := await self.table()).closed is None:
            if table.begun_state().phase == WAITING:
                self.now = max(self.now, table.deadlines.get("deal", self.now))
                await self.here.deadlines.meet(self.number, "deal")
            await self.play(seed)

    async def values(self, people: int) -> dict[int, float]:
        """What the match is worth for the account of each: a win, less what luck alone would have given."""
        asked = sa.select(*(places.c[name] for name in PlaceTaken._fields)).where(places.c.table_id == self.number)
        rows = [PlaceTaken(**row) for row in await self.here.store.database.all(asked)]
        placed = among_people(rows)
        found = dict.fromkeys(range(1, people + 1), 0.0)
        first = sum(place == 1 for place, _ in placed.values())
        for one in rows:
            if one.seat in placed and one.person is not None:
                found[one.person] = (placed[one.seat][0] == 1) / max(1, first) - 1 / len(placed)
        return found

    def situation(self, table: Table, person: int, moment: Moment) -> Situation:
        """How it stands for a person."""
        state, seat = table.begun_state(), person - 1
        cards = [len(hand) for hand in state.hands]
        others = [len(state.hands[other]) for other in state.dealt if other != seat]
        return Situation(
            not state.won,
            state.phase == PLAYING,
            table.game.sides_ahead(state, seat, state.dealt),
            state.totals.count(state.totals[seat]) > 1,
            state.phase == PLAYING and cards[seat] < min(others),
            state.phase == PLAYING and min(others) == 1,
            moment.people,
            moment.absent,
        )

    # one try

    async def compare(self, moment: Moment, person: int, way: str) -> Try | None:
        """Play a match with what a person does, and without. None if there was nothing to do."""
        try:
            await self.begin(moment)
        except Refuses:
            return None
        if moment.absent:
            await self.leave_alone(person)
        table = await self.table()
        actors = WANTED[way](self, table, person)
        situations = [self.situation(table, one, moment) for one in actors]
        await self.play_out(moment.seed)
        usual = await self.values(moment.people)
        await self.begin(moment)
        if moment.absent:
            await self.leave_alone(person)
        with suppress(Refused, IllegalAction):
            await WAYS[way](self, person)
        await self.play_out(moment.seed)
        after = await self.values(moment.people)
        await self.undo(way)
        return Try(way, [(found, after[one] - usual[one]) for one, found in zip(actors, situations, strict=True)])

    async def leave_alone(self, person: int) -> None:
        """Everybody else is absent from now on."""
        async with self.here.tables.changing(self.number) as table:
            state = table.begun_state()
            seats = [seat for seat in state.dealt if seat != person - 1 and state.status[seat] == IN]
            await self.here.tables.apply(table, [(seat, Action("away")) for seat in seats])

    async def undo(self, way: str) -> None:
        """The server is as it was, for the next match."""
        if way.startswith("sets"):
            for one in (COUNTED_ROUNDS, COUNTED_PEOPLE, COUNTED_GAMES):
                await self.preferences.choose("server", SERVER, one.name, one.usual)
        if "game" in way:
            await self.keep_games()

    # what somebody may do

    async def closes(self, person: int) -> None:
        await self.here.lobbies.close(self.number, person)

    async def closes_as_manager(self, person: int) -> None:
        await self.here.lobbies.close(self.number, person, may_close=True)

    async def agrees(self, person: int) -> None:
        """With everybody who is there."""
        for one in (await self.table()).voters():
            await self.here.lobbies.close(self.number, one)

    async def leaves(self, person: int) -> None:
        await self.here.lobbies.leave_seat(self.number, person)

    async def leaves_and_closes(self, person: int) -> None:
        """As who manages the server."""
        await self.here.lobbies.leave_seat(self.number, person)
        await self.here.lobbies.close(self.number, person, may_close=True)

    async def kicks(self, person: int) -> None:
        """The leader, alone, as host and as who manages the server."""
        await self.here.lobbies.send_away(
            self.number, person, _other(await self.table(), person, best=True), may_alone=True
        )

    async def votes_away_the_best(self, person: int) -> None:
        await self._vote_away(person, best=True)

    async def votes_away_the_last(self, person: int) -> None:
        await self._vote_away(person, best=False)

    async def _vote_away(self, person: int, *, best: bool) -> None:
        table = await self.table()
        whom = _other(table, person, best=best)
        for one in _voters(table, person, whom):
            await self.here.lobbies.send_away(self.number, one, whom)

    async def closes_at_the_desk(self, person: int) -> None:
        await self.management.close(SERVER, self.number, person)

    async def voids_at_the_desk(self, person: int) -> None:
        await self.management.void(SERVER, self.number, person, "why not")

    async def keeps_out(self, person: int) -> None:
        """The leader, from the whole server."""
        await self.here.lobbies.keep_out(self.number, _other(await self.table(), person, best=True), person)

    async def sets_rounds(self, person: int) -> None:
        await self.preferences.choose("server", SERVER, COUNTED_ROUNDS.name, "10")

    async def sets_people(self, person: int) -> None:
        await self.preferences.choose("server", SERVER, COUNTED_PEOPLE.name, "4")

    async def sets_games(self, person: int) -> None:
        await self.preferences.choose("server", SERVER, COUNTED_GAMES.name, "amm")

    async def deletes_the_game(self, person: int) -> None:
        await self.games.delete(SERVER, read((await self.table()).game.source).title)

    async def comments_the_game(self, person: int) -> None:
        await self.games.take(SERVER, person, f"{(await self.table()).game.source}# a comment\n")

    async def loses_the_channel(self, person: int) -> None:
        """Or removes the bot: nobody can come for a week."""
        table = await self.table()
        table.posted.lost = self.now
        self.now = max(self.now + TABLE_LIFE_S, table.deadlines["stale"])
        await self.here.deadlines.meet(self.number, "stale")

    async def waits(self, person: int) -> None:
        """Never plays again."""
        self.waiting = person


def _other(table: Table, person: int, *, best: bool) -> int:
    """The other person who is furthest ahead, or behind; in a first round whoever has fewest cards, or most."""
    state = table.begun_state()
    sign = 1 if best else -1
    others = [seat for seat in state.dealt if seat != person - 1]
    return 1 + min(others, key=lambda seat: (sign * state.totals[seat], sign * len(state.hands[seat]), seat))


def _voters(table: Table, person: int, whom: int) -> list[int]:
    """As many as it takes: the one who begins, and others by their seats."""
    voters = [person, *(one for one in table.voters(whom) if one != person)]
    return voters[: max(2, (len(voters)) // 2 + 1)]


Does = Callable[[Selfish, int], Awaitable[None]]
WAYS: Mapping[str, Does] = {
    "closes": Selfish.closes,
    "closes as a manager": Selfish.closes_as_manager,
    "agrees with all to stop": Selfish.agrees,
    "leaves": Selfish.leaves,
    "leaves and closes": Selfish.leaves_and_closes,
    "kicks the best alone": Selfish.kicks,
    "votes the best away": Selfish.votes_away_the_best,
    "votes the last away": Selfish.votes_away_the_last,
    "desk: closes": Selfish.closes_at_the_desk,
    "desk: makes it void": Selfish.voids_at_the_desk,
    "desk: keeps the best out": Selfish.keeps_out,
    "sets counted rounds": Selfish.sets_rounds,
    "sets counted people": Selfish.sets_people,
    "sets counted games": Selfish.sets_games,
    "deletes the game": Selfish.deletes_the_game,
    "comments the game": Selfish.comments_the_game,
    "loses the channel": Selfish.loses_the_channel,
    "waits": Selfish.waits,
}
"""All there is to do outside of the game."""

Wanted = Callable[[Selfish, Table, int], list[int]]
WANTED: Mapping[str, Wanted] = {
    **dict.fromkeys(WAYS, lambda _, __, person: [person]),
    "agrees with all to stop": lambda _, table, __: table.voters(),
    "votes the best away": lambda _, table, person: _voters(table, person, _other(table, person, best=True)),
    "votes the last away": lambda _, table, person: _voters(table, person, _other(table, person, best=False)),
}
"""Who has to want it."""


async def selfish(folder: Path, first: int, matches: int) -> list[Try]:
    """Play so many matches from this number on, each with and without what somebody does."""
    found: list[Try] = []
    async with process(folder / "selfish.db") as here, AsyncExitStack() as stack:
        table = Selfish(here)
        await table.prepare()
        stack.callback(table.games.reader.stop)  # the process that reads games would keep this one
        for number in range(first, first + matches):
            way = [*WAYS][number % len(WAYS)]
            for again in count():
                chance = Random(f"{number} {again} selfish")
                people, game = chance.choice(PEOPLE), chance.randrange(len(GAMES))
                rounds = chance.choice(ROUNDS_BEFORE) if game else 0
                between = rounds > 0 and chance.random() < 0.3
                moment = Moment(
                    f"{number} {again}",
                    people,
                    game,
                    rounds,
                    -1 if between else chance.randint(0, DECISIONS_BEFORE),
                    chance.random() < 0.2,
                )
                tried = await table.compare(moment, chance.randint(1, people), way)
                if tried is not None:
                    found.append(tried)
                    break
    return found


class Gain(NamedTuple):
    """What a way brings over playing on: in how many tries, on average, and how far that is uncertain."""

    tries: int
    mean: float
    doubt: float

    @property
    def pays(self) -> bool:
        """Whether it brings more than nothing, beyond doubt."""
        return self.mean - self.doubt > 1e-9


def gain(values: Sequence[float], deviations: float = DEVIATIONS) -> Gain:
    """The mean of these with its interval."""
    if not values:
        return Gain(0, 0.0, 0.0)
    return Gain(len(values), fmean(values), deviations * pstdev(values) / sqrt(len(values)))


def gains(tries: Iterable[Try], deviations: float = DEVIATIONS) -> dict[str, tuple[Gain, Gain]]:
    """For each way: what it brings to whoever does it at any moment, and what it brings where they would choose it.

    Half of the tries teach in which situations a way pays. The other half is what it brings to those who know that.
    """
    taught: defaultdict[tuple[str, Hashable], list[float]] = defaultdict(list)
    by_way: defaultdict[str, list[Try]] = defaultdict(list)
    for one in tries:
        by_way[one.way].append(one)
    found = {}
    for way, some in by_way.items():
        for one in some[::2]:
            for situation, value in one.gains:
                taught[way, situation].append(value)
        chosen = [
            one
            for one in some[1::2]
            if all((way, where) in taught and fmean(taught[way, where]) > 0 for where, _ in one.gains)
        ]
        found[way] = (
            gain([value for one in some for _, value in one.gains], deviations),
            gain([value for one in chosen for _, value in one.gains], deviations),
        )
    return found
