"""People at one table who go from a match in every way there is, at any moment, and what must hold then."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random

import sqlalchemy as sa

from bot.store.schema import matches, places, seats, standings, tables
from bot.tables.lobby import Location, TableSetup
from bot.tables.play import Pauses
from bot.tables.repository import Trigger
from bot.tables.table import MEANINGS, Ending, Player, Refused, Table, Why
from bot.tables.transition import Occasion, apply_all
from cogs.archive.logs import LogStore
from cogs.archive.verify import verify_table
from cogs.people.erasure import ErasureStore, Privacy
from rules.catalogue import FOR_TABLES
from rules.match import GONE, PLAYING, WAITING
from rules.table import Action, IllegalAction
from tests.support import games
from tests.support.flawless import Flawless
from tests.support.games import any_game
from tests.support.repository import Process, process
from tests.support.standings import recounts_of
from tests.support.usual import Usual, no_hand

PEOPLE = range(1, 7)
MANAGER = 99
"""A person who manages the server and does not play."""
STEPS_A_MATCH, MOVES_AT_ONCE = 12, 300
MATCHES_A_DATABASE = 50
ENDINGS = {
    (Ending.PLAYED, Why.RULES),
    *((Ending.DECIDED, why) for why in (Why.FEW, Why.STALE, Why.CLOSED)),
    (Ending.AGREED, Why.CONSENT),
    *((Ending.VOID, why) for why in (Why.CONSENT, Why.CLOSED, Why.DAMAGED)),
}
"""All ways in which a match of several can end."""


class Spoilers:
    """People at one table who play a little and go in every way there is. ``known`` are the people whom the database
    knows.
    """

    def __init__(self, here: Process, chance: Random, known: set[int]) -> None:
        self.here, self.chance, self.known, self.now = here, chance, known, 1_000_000.25
        here.tables.now = lambda: self.now
        here.tables.chance.pick = chance.choice
        here.tables.chance.new_seed = lambda: str(chance.random())
        self.privacy = Privacy(
            ErasureStore(here.store.database), here.store.open_tables, here.tables, here.lobbies, no_hand
        )
        self.pauses = Pauses(here.tables, Usual())
        self.number = 0
        self.ways: Sequence[tuple[float, Callable[[Table], Awaitable[object]]]] = (
            (14, self.moves),
            (1.5, self.leaves),
            (2, self.is_sent_away),
            (0.7, self.is_erased),
            (1.5, self.leaves_the_server),
            (1, self.comes_back),
            (1.5, self.sits_down),
            (1.5, self.asks_to_stop),
            (0.3, self.is_closed_by_a_manager),
            (0.2, self.is_overruled),
            (0.5, self.is_kept_out),
            (0.3, self.loses_its_channel),
            (0.3, self.goes_stale),
            (2, self.time_passes),
            (0.6, self.is_paused),
            (0.2, self.everybody_leaves_at_once),
            (0.2, self.is_damaged),
        )

    async def match(self) -> Table | None:
        """One match, from its start to its end. None if it could not be read any more."""
        self.number = await self._begin()
        for _ in range(STEPS_A_MATCH):
            await self._something()
            self.now += self.chance.choice((0.5, 3.25, 45.0))
        last = self.chance.choice((self.goes_stale, self.everybody_leaves_at_once, self.everybody_asks_to_stop))
        if (table := await self._table()) is not None and table.closed is None:
            await last(table)
        if (table := await self._table()) is not None and table.closed is None:
            await self.everybody_leaves_at_once(table)  # who is absent agrees to nothing
        return await self._table()

    async def _begin(self) -> int:
        chance = self.chance
        if not self.known:
            await self.here.store.servers.meet(1, "en-US")
        for person in PEOPLE:
            await self._meet(person)
        game = any_game(chance, "classic" if chance.random() < 0.4 else chance.choice(FOR_TABLES))
        lobby = await self.here.lobbies.open(Location(1, 10), Player(1, "P1"), TableSetup(game.name))
        count = min(games.seats(game, chance), max(game.seats[0], len(PEOPLE)))
        count = min(max(count, 4), game.seats[1]) if game.options.get("teams", "off") != "off" else count
        people = range(2, count + 1)
        async with self.here.tables.changing(lobby.id) as table:
            table.game, table.settings["turn_clock"] = game, "1m"
            table.players += [
                Player(person, f"P{person}")
                if person in PEOPLE and chance.random() < 0.85
                else Player(None, f"C{person}")
                for person in people
            ]
            await self.here.tables.save(table)
        await self.here.lobbies.start(lobby.id, 1)
        return lobby.id

    async def _meet(self, person: int) -> None:
        if person not in self.known:
            await self.here.store.people.meet(person, f"P{person}", "en-US")
            self.known.add(person)

    async def _table(self) -> Table | None:
        with suppress(Refused):
            return await self.here.tables.get(self.number)
        return None

    async def _something(self) -> None:
        table = await self._table()
        if table is None or table.closed is not None or table.state is None:
            return
        if table.state.phase == WAITING and self.chance.random() < 0.7:
            with suppress(Refused, IllegalAction):
                await self.here.matches.deal(self.number, table.host or 0)
        (does,) = self.chance.choices([way for _, way in self.ways], [weight for weight, _ in self.ways])
        with suppress(Refused, IllegalAction):
            await does(table)

    def _person(self, table: Table) -> int:
        """Somebody who is seated, sometimes somebody else."""
        seated = [player.person for player in table.players if player.person is not None and not player.gone]
        return self.chance.choice(seated or PEOPLE) if self.chance.random() < 0.9 else self.chance.choice(PEOPLE)

    # ways

    async def moves(self, table: Table) -> None:
        """Many moves in one change: often until the round is over."""
        async with self.here.tables.changing(self.number) as draft:
            assert draft.state is not None
            state, todo = draft.state.copy(), list[tuple[int, Action]]()
            most = self.chance.choice((1, 2, 7, MOVES_AT_ONCE))
            while state.phase == PLAYING and state.stack and len(todo) < most:
                seat = self.chance.choice(state.stack[-1].seats)
                moves = draft.game.moves(state, seat)
                laid = [move for move in moves if move.verb == "play"]
                move = self.chance.choice(laid if laid and self.chance.random() < 0.9 else moves)
                apply_all(draft, state, [(seat, move)], Occasion(int(self.now), Flawless()))
                todo.append((seat, move))
            if todo:
                await self.here.tables.apply(draft, todo, Trigger.PERSON)

    async def leaves(self, table: Table) -> None:
        await self.here.lobbies.leave_seat(self.number, self._person(table))

    async def is_sent_away(self, table: Table) -> None:
        whom = self._person(table)
        for person in self.chance.sample(PEOPLE, self.chance.randint(1, len(PEOPLE))):
            with suppress(Refused):
                await self.here.lobbies.send_away(self.number, person, whom, may_alone=self.chance.random() < 0.1)

    async def is_erased(self, table: Table) -> None:
        person = self._person(table)
        self.known.discard(person)
        await self.privacy.erase(person)

    async def leaves_the_server(self, table: Table) -> None:
        await self.here.matches.make_absent(self.number, self._person(table))

    async def comes_back(self, table: Table) -> None:
        await self.here.matches.act(self.number, self._person(table), [Action("back")])

    async def sits_down(self, table: Table) -> None:
        person = self.chance.choice(PEOPLE)
        await self._meet(person)
        await self.here.lobbies.sit(self.number, person, f"P{person}")

    async def asks_to_stop(self, table: Table) -> None:
        for person in self.chance.sample(PEOPLE, self.chance.choice((1, 2, len(PEOPLE)))):
            with suppress(Refused):
                await self.here.lobbies.close(self.number, person, may_close=self.chance.random() < 0.1)

    async def everybody_asks_to_stop(self, table: Table) -> None:
        for person in PEOPLE:
            with suppress(Refused):
                await self.here.lobbies.close(self.number, person)

    async def is_closed_by_a_manager(self, table: Table) -> None:
        await self.here.lobbies.close(self.number, MANAGER, may_close=True)

    async def is_overruled(self, table: Table) -> None:
        """Somebody who manages the server closes it from the desk; often they play there."""
        await self.here.lobbies.close_by_manager(self.number, self.chance.choice((*PEOPLE, MANAGER)))

    async def is_kept_out(self, table: Table) -> None:
        """In the middle of whatever is asked."""
        await self.here.lobbies.keep_out(self.number, self._person(table), MANAGER)

    async def loses_its_channel(self, table: Table) -> None:
        """For so long that nobody is waited for any more."""
        table.posted.lost = self.now
        await self.goes_stale(table)
        table.posted.lost = 0.0

    async def goes_stale(self, table: Table) -> None:
        self.now = max(self.now, table.deadlines["stale"])
        await self.here.deadlines.meet(self.number, "stale")

    async def time_passes(self, table: Table) -> None:
        """The next deadline has come; a turn may run out."""
        due = [(at, kind) for kind, at in table.deadlines.items() if kind != "stale"]
        if due:
            at, kind = min(due)
            self.now = max(self.now, at)
            await self.here.deadlines.meet(self.number, kind)

    async def is_paused(self, table: Table) -> None:
        for person in PEOPLE:
            with suppress(Refused):
                await self.pauses.pause(self.number, person, self.chance.choice(("1h", "7d")))

    async def everybody_leaves_at_once(self, table: Table) -> None:
        found = await asyncio.gather(
            *(self.here.lobbies.leave_seat(self.number, person) for person in PEOPLE), return_exceptions=True
        )
        for one in found:
            if isinstance(one, BaseException) and not isinstance(one, Refused):
                raise one

    async def is_damaged(self, table: Table) -> None:
        async with self.here.store.database.engine.begin() as connection:
            damage = sa.update(tables).where(tables.c.id == self.number).values(prompt=-1, game="whist")
            await connection.execute(damage)
        self.here.tables.drop(lambda one: one.id == self.number)
        assert await self.here.tables.close_unreadable(self.number, table.host)


async def holds(here: Process, number: int, table: Table | None) -> tuple[Ending, Why]:
    """Check that a match has one ending on record, that its log says the same, and that its places follow from it."""
    async with here.store.database.engine.connect() as connection:
        query = sa.select(tables.c.closed, tables.c.ending, tables.c.ended_why).where(tables.c.id == number)
        closed, ending, why = (await connection.execute(query)).one()
        assert closed is not None
        of_table = sa.select(sa.func.count()).select_from(seats).where(seats.c.table_id == number)
        assert (await connection.execute(of_table)).scalar_one() == 0
        kept = sa.select(places.c.seat, places.c.place, places.c.counted).where(places.c.table_id == number)
        taken_places = (await connection.execute(kept)).all()
        recorded = sa.select(sa.func.count()).select_from(matches).where(matches.c.table_id == number)
        assert (await connection.execute(recorded)).scalar_one() == (ending != Ending.VOID)
    ending, why = Ending(ending), Why(why)
    if table is None:
        assert (ending, why, taken_places) == (Ending.VOID, Why.DAMAGED, [])
        return ending, why
    assert table.state is not None
    assert table.ended is not None
    good, report = await verify_table(LogStore(here.store.database), number)
    assert good, report
    broke_off = len(table.state.order) < 2 and not table.game.gone_out(table.state)
    assert (ending == Ending.VOID) == (len(table.state.won) - broke_off <= 0 and not MEANINGS[why].counts)
    if ending == Ending.VOID:
        assert not taken_places
        return ending, why
    assert ending == MEANINGS[why].ending
    sent = {seat: player.placed for seat, player in enumerate(table.players) if player.placed is not None}
    assert {seat for seat, _, _ in taken_places} == {seat for seat in table.state.dealt if sent.get(seat, 1)}
    last = max((place for seat, place, _ in taken_places if table.state.status[seat] < GONE), default=0)
    for seat, place, counted in taken_places:
        assert counted == MEANINGS[why].counts
        assert place >= table.players[seat].at_best, "who has sent somebody away does not come out better"
        if seat in sent:
            assert place == sent[seat]
        elif table.state.status[seat] >= GONE:
            assert place > last
    return ending, why


async def spoiled(folder: Path, count: int, seed: int = 1) -> Counter[tuple[Ending, Why]]:
    """Play this many matches and check each. Give how many ended in which way. Accounts stay what results say."""
    found: Counter[tuple[Ending, Why]] = Counter()
    for first in range(0, count, MATCHES_A_DATABASE):
        async with process(folder / f"{first}.db") as here:
            known: set[int] = set()
            for number in range(first, min(count, first + MATCHES_A_DATABASE)):
                spoilers = Spoilers(here, Random(f"{seed} {number}"), known)
                table = await spoilers.match()
                found[await holds(here, spoilers.number, table)] += 1
            before = await _accounts(here)
            await recounts_of(here.store).run(1)
            assert before.items() <= (await _accounts(here)).items()
    return found


async def _accounts(here: Process) -> dict[tuple[object, ...], tuple[int, int, int]]:
    """The matches of each account: how many count, were won, and do not count."""
    kept = (standings.c.matches, standings.c.matches_won, standings.c.uncounted)
    key = (standings.c.season, standings.c.game, standings.c.person)
    rows = await here.store.database.all(sa.select(*key, *kept))
    return {tuple(list(row.values())[:3]): tuple(list(row.values())[3:]) for row in rows}
