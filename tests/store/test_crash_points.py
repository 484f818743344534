"""Whatever a process was doing when it died, the next one starts, finds nothing amiss, and play goes on.

What is done in one transaction is done whole or not at all. What takes several is done again, and then it is whole.
"""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from bot.matches.results import note_recount
from bot.services import Store, open_store
from bot.store.schema import arrivals, places
from bot.store.upgrade import unsound, upgrade
from bot.tables.lobby import Location, TableSetup
from bot.tables.notes import PostedMessage
from bot.tables.table import Player, Refused, Table
from bot.time import DAY
from cogs.archive.compactor import Compactor
from cogs.archive.logs import LogStore
from cogs.archive.verify import disagreements
from cogs.lookback.analysis import AnalysisStore
from cogs.people.erasure import ErasureStore, Privacy
from cogs.tables.guests import Guests
from rules.match import WAITING, MatchEnded
from rules.strategies import sensible
from rules.table import Action
from tests.support.crashes import crashing, dumped
from tests.support.databases import address, new_database
from tests.support.examples import rest_in_gate
from tests.support.repository import HandClock, Process, begun
from tests.support.standings import recounts_of
from tests.support.usual import no_hand

NOW = 1_000_000.0
ANA, BIA, CAIO, EVA = 1, 2, 3, 9
NAME = "Quetzalli"
Does = Callable[[Process, int], Awaitable[Any]]


class Moment(NamedTuple):
    """What is done while a process dies: how the table comes there, what is done, and whether it is one transaction."""

    comes: Does
    does: Does
    whole: bool = True


async def lobby(here: Process, number: int) -> None:
    """As it is when it was opened."""


async def dealt(here: Process, number: int) -> None:
    await here.lobbies.start(number, ANA)


async def last_card(here: Process, number: int) -> None:
    """The round, and with it the match, ends with the next move."""
    await here.lobbies.set_option(number, ANA, "target", 1)
    await dealt(here, number)
    while not await ends(here, number):
        await move(here, number)


async def ends(here: Process, number: int) -> bool:
    """Whether the next move ends the match."""
    table = await here.tables.get(number)
    assert table.state is not None
    done = table.game.apply(table.state.copy(), table.awaited[0], chosen(table), int(NOW))
    return any(isinstance(event, MatchEnded) for event in done)


def chosen(table: Table) -> Action:
    """What somebody who plays to win does next."""
    return sensible.choose(table.views[table.awaited[0]], Random(7).choice)


async def move(here: Process, number: int) -> None:
    """Also of a computer player, if it is its turn."""
    table = await here.tables.get(number)
    seat = table.awaited[0]
    if (person := table.players[seat].person) is not None:
        await here.matches.act(number, person, [chosen(table)])
        return
    async with here.tables.changing(number) as draft:
        await here.tables.apply(draft, [(seat, chosen(draft))])


async def with_computer(here: Process, number: int) -> None:
    """A computer player is to move."""
    await here.lobbies.add_computer(number, ANA)
    await dealt(here, number)
    while (table := await here.tables.get(number)).awaited[0] not in table.computers:
        await move(here, number)


async def with_computer_closed(here: Process, number: int) -> None:
    await with_computer(here, number)
    await here.lobbies.close(number, CAIO, may_close=True)


async def again(here: Process, number: int) -> None:
    await Guests(here.tables, here.lobbies).again(number, Location(1, 10), Player(ANA, "ana"), 5)


async def draws(here: Process, number: int) -> None:
    """Who is to move may draw."""
    await dealt(here, number)
    while (table := await here.tables.get(number)).state is not None:
        if Action("draw") in table.game.moves(table.state, table.awaited[0]):
            return
        await move(here, number)


async def draw(here: Process, number: int) -> None:
    table = await here.tables.get(number)
    await here.matches.act(number, table.players[table.awaited[0]].person or 0, [Action("draw")])


async def due_turn(here: Process, number: int) -> None:
    """Somebody has let the time of their turn run out."""
    await dealt(here, number)
    async with here.tables.changing(number) as draft:
        draft.deadlines["turn"] = NOW
        await here.tables.save(draft, paint=False)


async def timed_out(here: Process, number: int) -> None:
    assert await here.deadlines.meet(number, "turn") is not None


async def over(here: Process, number: int) -> None:
    await last_card(here, number)
    await move(here, number)


async def with_newcomer(here: Process, number: int) -> None:
    """At this table, with a result at another one, and with choices."""
    await over(here, await opened(here))
    await here.store.people.meet(EVA, NAME, "en-US")
    await here.lobbies.sit(number, EVA, NAME)
    await dealt(here, number)
    await here.store.preferences.choose("person", EVA, "language", "de")


async def all_but_one_stop(here: Process, number: int) -> None:
    """After a round, one of two has asked to stop the match."""
    await dealt(here, number)
    while not (await here.tables.get(number)).begun_state().won:
        await move(here, number)
    await here.lobbies.close(number, ANA)


async def leave(here: Process, number: int) -> None:
    await here.matches.act(number, BIA, [Action("leave")])


async def erase(here: Process, _: int) -> None:
    privacy = Privacy(ErasureStore(here.store.database), here.store.open_tables, here.tables, here.lobbies, no_hand)
    await privacy.erase(EVA)


async def compact(here: Process, _: int) -> None:
    await Compactor(LogStore(here.store.database), 1, HandClock(lambda: NOW + 9 * DAY)).tick()


async def analysed(here: Process, number: int) -> None:
    found = {"table_id": number, "round": 1, "server": 1, "at": NOW, "found": {"lines": []}}
    await AnalysisStore(here.store.database).keep(found)


async def posted(here: Process, number: int) -> None:
    table = await here.tables.get(number)
    table.posted.message = PostedMessage(10, 77, NOW, round=1)
    await here.store.tables.keep_posted(number, table.posted.save(), table.version)


async def forget_server(here: Process, _: int) -> None:
    await ErasureStore(here.store.database).delete_server(1)


async def recount(here: Process, number: int) -> None:
    async with here.store.database.writing() as connection:
        await connection.execute(places.update().where(places.c.table_id == number).values(counted=False))
        await note_recount(here.store.database, connection, 1)
    await recounts_of(here.store).run(1)


MOMENTS = {
    "opening a table": Moment(
        lobby, lambda here, _: here.lobbies.open(Location(1, 10), Player(ANA, "ana"), TableSetup("voador"))
    ),
    "sitting down": Moment(lobby, lambda here, number: here.lobbies.sit(number, CAIO, "caio")),
    "a deal": Moment(lobby, dealt),
    "a move": Moment(dealt, move),
    "a draw": Moment(draws, draw),
    "a move of a computer player": Moment(with_computer, move),
    "a turn whose time is over": Moment(due_turn, timed_out),
    "the next table of the same people": Moment(with_computer_closed, again),
    "the end of a round and a match": Moment(last_card, move),
    "leaving as the last but one": Moment(dealt, leave),
    "the last who agrees to stop": Moment(all_but_one_stop, lambda here, number: here.lobbies.close(number, BIA)),
    "closing": Moment(lobby, lambda here, number: here.lobbies.close(number, ANA)),
    "what was posted": Moment(dealt, posted),
    "an analysis": Moment(over, analysed),
    "compacting": Moment(over, compact),
    "results that are changed": Moment(over, recount, whole=False),
    "erasing a person": Moment(with_newcomer, erase, whole=False),
    "erasing a server": Moment(over, forget_server, whole=False),
}


async def opened(here: Process) -> int:
    """A lobby of two."""
    await here.store.servers.meet(1, "en-US")
    for person, name in ((ANA, "ana"), (BIA, "bia"), (CAIO, "caio")):
        await here.store.people.meet(person, name, "en-US")
    table = await here.lobbies.open(Location(1, 10), Player(ANA, "ana"), TableSetup("classic"))
    await here.lobbies.sit(table.id, BIA, "bia")
    return table.id


@asynccontextmanager
async def started(file: Path) -> AsyncIterator[Process]:
    """A process on this file, begun as the bot begins."""
    store = await open_store(address(file))
    await recounts_of(store).run_pending()  # as the extension does, soon after the start
    try:
        here = Process(store, lambda: NOW)
        here.tables.chance.new_seed = lambda: "seed"
        yield here
    finally:
        await store.database.close()


async def nothing_amiss(store: Store) -> None:
    """What ``maumau db check`` finds; and accounts are what the results make."""
    told: list[str] = []
    _, amiss = await disagreements(LogStore(store.database), told.append)
    assert not amiss, told
    assert await unsound(store.database.engine) == []
    before = await accounts(store)
    for server in await store.servers.all():
        await recounts_of(store).run(server)
    assert await accounts(store) == before


async def accounts(store: Store) -> list[str]:
    file = Path(str(store.database.engine.url.database))
    with closing(sqlite3.connect(file)) as raw:
        names = ("standings", "scores", "seasons", "places")
        return [repr(sorted(raw.execute(f"SELECT * FROM {name}").fetchall())) for name in names]  # noqa: S608


async def play_on(here: Process) -> None:
    """A move at each open table, and at a new one."""
    for number in [*[place[0] for place in await here.store.open_tables.places()], await begun(here, "classic", 2)]:
        table = await here.tables.get(number)
        if table.state is None:
            with suppress(Refused):  # she has a seat
                await here.lobbies.sit(number, BIA, "bia")
            table = (await here.lobbies.start(number, table.host)).table
        if table.state is not None and table.state.phase == WAITING:
            table = (await here.matches.deal(number, table.host)).table
        await move(here, number)


def standing(file: Path) -> str:
    """All that is in a database, without the ids of what has arrived."""
    return "\n".join(line for line in dumped(file).splitlines() if f'INTO "{arrivals.name}"' not in line)


@pytest.mark.parametrize("what", rest_in_gate(MOMENTS, [*MOMENTS][::3]))
async def test_whoever_dies_in_the_midst_of_it_is_followed_by_a_start(tmp_path: Path, what: str) -> None:
    moment, file = MOMENTS[what], tmp_path / "m.db"
    await new_database(file)
    with crashing(file, tmp_path / "died") as crashes:
        async with started(file) as here:
            number = await opened(here)
            await moment.comes(here, number)
            crashes.begin()
            await moment.does(here, number)
            crashes.end()
    assert crashes.statements
    states = [standing(found) for found in crashes.left]
    before, after = states[0], states[-1]
    for found, state in zip(crashes.left, states, strict=True):
        if moment.whole:
            assert state in (before, after), "neither before nor after"
        async with started(found) as here:
            if not moment.whole:
                await moment.does(here, number)
                assert NAME not in standing(found)
            await nothing_amiss(here.store)
            await play_on(here)
            await nothing_amiss(here.store)
    assert before != after


async def test_dying_in_a_start_that_reckons_accounts_anew(tmp_path: Path) -> None:
    """A migration notes the servers: the start that finds them may die, too."""
    file = tmp_path / "m.db"
    await new_database(file)
    async with started(file) as here:
        await over(here, await opened(here))
        counted = await accounts(here.store)
    with closing(sqlite3.connect(file)) as raw, raw:
        raw.executescript("DELETE FROM standings; DELETE FROM scores; DELETE FROM seasons;")
        raw.execute("INSERT INTO recounts VALUES (1, 1)")
    with crashing(file, tmp_path / "died") as crashes:
        crashes.begin()
        async with started(file):
            crashes.end()
    for found in crashes.left:
        await upgrade(address(found))
        async with started(found) as here:
            assert await accounts(here.store) == counted
