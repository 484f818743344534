"""What the store asks of the database: nothing that is asked often reads whole tables; and what it keeps how long."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from bot import services
from bot.services import open_store
from bot.store.schema import tables
from bot.tables.lobby import Location, TableSetup
from bot.tables.table import PLAYED_ALONE, Player
from cogs.archive.compactor import Compactor
from cogs.archive.logs import LogStore, export_script
from cogs.archive.verify import verify_table
from cogs.daily.store import DailyDealStore
from cogs.standings.store import PLACINGS, POINTS, RATING, WINS, Ladder
from tests.support.databases import new_database
from tests.support.queries import asked, plans
from tests.support.repository import HandClock, Process, process
from tests.support.standings import boards_of, statistics_of

SCAN_OF_FEW = re.compile(
    r"SCAN tables USING (COVERING )?INDEX ix_tables_(open|unpainted|silent|channel|thread|server|whole)\b"
)
"""Indexes that have but the open, unpainted, silent or not yet compacted tables: to read one of them is to read few."""


QUESTIONS: dict[str, Any] = {
    "due": lambda store: store.open_tables.list_due(5.0),
    "unpainted": lambda store: store.open_tables.list_unpainted(),
    "old times": lambda store: store.open_tables.list_with_old_times(5.0),
    "silent": lambda store: store.open_tables.silent(),
    "open places": lambda store: store.open_tables.places(),
    "tables in": lambda store: store.open_tables.list_in_channel(10),
    "tables around": lambda store: store.open_tables.list_in_place(10),
    "tables of": lambda store: store.open_tables.list_for_person(1),
    "tables of a server": lambda store: store.open_tables.list_for_server(1),
    "servers": lambda store: store.open_tables.servers(),
    "open at a channel": lambda store: store.open_tables.count(but=PLAYED_ALONE, channel=10),
    "open at a server": lambda store: store.open_tables.count(but=PLAYED_ALONE, server=1),
    "compactable": lambda store: LogStore(store.database).compactable(5.0, 20),
    "history": lambda store: LogStore(store.database).history(1),
    "host": lambda store: store.tables.host(1),
    "table": lambda store: store.tables.get(1),
    "tables at once": lambda store: store.tables.get_many([1, 2]),
    "leaders by rating": lambda store: boards_of(store).leaders(Ladder(1, "", "voador", RATING), 1, page=3, size=10),
    "leaders by wins": lambda store: boards_of(store).leaders(Ladder(1, "2026-11", "", WINS), 1, page=0, size=10),
    "leaders by placings": lambda store: boards_of(store).leaders(
        Ladder(1, "", "voador", PLACINGS), 1, page=0, size=10
    ),
    "leaders by points": lambda store: boards_of(store).leaders(
        Ladder(1, "", "voador", POINTS, "cards"), 1, page=0, size=10
    ),
    "what was played": lambda store: boards_of(store).totals_in_month(1, ""),
    "months": lambda store: boards_of(store).recent_totals(1, ""),
    "finished matches": lambda store: LogStore(store.database).list_finished(1, person=None, page=2, size=8),
    "finished matches of somebody": lambda store: LogStore(store.database).list_finished(1, person=1, page=0, size=8),
    "whether it is over": lambda store: LogStore(store.database).is_finished(1),
    "points by round": lambda store: store.tables.points_by_round(1),
    "seeds": lambda store: LogStore(store.database).seeds(1),
    "feats": lambda store: statistics_of(store).feats(1, "voador", 1),
    "accounts": lambda store: boards_of(store).accounts(1, 1),
    "tried": lambda store: DailyDealStore(store.database).find_try("2026-01-01", 1),
    "the day's board": lambda store: DailyDealStore(store.database).results("2026-01-01", 1),
    "who gave the day's deal up": lambda store: DailyDealStore(store.database).list_given_up("2026-01-01", 1),
    "the boards to be told": lambda store: DailyDealStore(store.database).list_due_boards("2026-01-01", "2026-01-08"),
    "the day's seed": lambda store: DailyDealStore(store.database).seed("2026-01-01", "seed"),
}


@pytest.mark.parametrize("question", QUESTIONS)
async def test_no_question_reads_a_whole_table(tmp_path: Path, question: str) -> None:
    async with process(tmp_path / "m.db") as here:
        await filled(here)
        async with asked(here.store) as statements:
            await QUESTIONS[question](here.store)
        told = await plans(here.store, [one for one in statements if one[0].startswith("SELECT")])
        assert told
        scans = [line for line in told if line.startswith("SCAN") and not SCAN_OF_FEW.match(line)]
        assert not [line for line in scans if not line.startswith(("SCAN anon", "SCAN (subquery"))], scans


@pytest.mark.both_databases
async def test_every_question_is_understood(tmp_path: Path) -> None:
    async with process(tmp_path / "m.db") as here:
        await filled(here)
        for ask in QUESTIONS.values():
            await ask(here.store)


async def filled(here: Process) -> None:
    """People, and two tables, one of them closed."""
    await here.store.servers.meet(1, "en-US")
    for person in (1, 2):
        await here.store.people.meet(person, f"person {person}", "en-US")
    table = await here.lobbies.open(Location(1, 10), Player(1, "ana"), TableSetup("voador"))
    await here.lobbies.open(Location(1, 11), Player(2, "bia"), TableSetup("voador"))
    await here.lobbies.close(table.id, 1)


@pytest.mark.both_databases
async def test_nobody_sits_at_a_closed_table(tmp_path: Path) -> None:
    async with process(tmp_path / "m.db") as here:
        await filled(here)
        async with here.store.database.engine.connect() as connection:
            rows = (await connection.execute(sa.text("SELECT table_id, person FROM seats"))).all()
        assert [tuple(row) for row in rows] == [(2, 2)]


# compacting


async def finished(here: Process) -> int:
    """A match of one round, over."""
    await here.store.servers.meet(1, "en-US")
    for person, name in ((1, "ana"), (2, "bia")):
        await here.store.people.meet(person, name, "en-US")
    table = await here.lobbies.open(Location(1, 10), Player(1, "ana"), TableSetup("classic"))
    await here.lobbies.sit(table.id, 2, "bia")
    await here.lobbies.set_option(table.id, 1, "target", 1)
    await here.lobbies.start(table.id, 1)
    while (now := await here.tables.get(table.id)).closed is None:
        assert now.state is not None
        seat = now.awaited[0]
        await here.matches.act(table.id, seat + 1, [now.game.moves(now.state, seat)[0]])
    return table.id


@pytest.mark.both_databases
async def test_a_table_that_was_finished_long_ago_keeps_its_script_results_and_seeds(tmp_path: Path) -> None:
    async with process(tmp_path / "m.db") as here:
        number = await finished(here)
        before = await export_script(LogStore(here.store.database), number)
        totals = await boards_of(here.store).totals_in_month(1, "")
        size = len(await LogStore(here.store.database).history(number))
        assert size
        keeper = Compactor(LogStore(here.store.database), 30, HandClock(lambda: 1_000_000.0 + 29 * 86_400))
        await keeper.tick()
        assert len(await LogStore(here.store.database).history(number)) == size, "not yet"
        keeper = Compactor(LogStore(here.store.database), 30, HandClock(lambda: 1_000_000.0 + 31 * 86_400))
        await keeper.tick()
        row = await here.store.tables.get(number)
        assert row is not None
        assert row["state"] is None
        assert len(await LogStore(here.store.database).history(number)) == size, (
            "packed, for whoever wants to see it again"
        )
        assert await boards_of(here.store).totals_in_month(1, "") == totals
        assert await export_script(LogStore(here.store.database), number) == before
        with pytest.raises(LookupError, match="only its script is kept"):
            await verify_table(LogStore(here.store.database), number)
        assert await LogStore(here.store.database).compactable(1e12, 20) == []
        here.tables._cache.clear()
        assert (await here.tables.get(number)).closed is not None, "and its old buttons are answered"


@pytest.mark.both_databases
async def test_what_is_still_open_is_kept_whole(tmp_path: Path) -> None:
    async with process(tmp_path / "m.db") as here:
        await filled(here)
        keeper = Compactor(LogStore(here.store.database), 1, HandClock(lambda: 1e12))
        await keeper.tick()
        row = await here.store.tables.get(2)
        assert row is not None
        assert row["closed"] is None
        assert await LogStore(here.store.database).script(1) is None, "a lobby that was never begun has no script"


@pytest.mark.both_databases
async def test_with_no_days_everything_is_kept(tmp_path: Path) -> None:
    async with process(tmp_path / "m.db") as here:
        number = await finished(here)
        await Compactor(LogStore(here.store.database), 0, HandClock(lambda: 1e12)).tick()
        assert await LogStore(here.store.database).history(number)


@pytest.mark.both_databases
async def test_a_damaged_table_keeps_no_other_from_being_compacted(tmp_path: Path) -> None:
    async with process(tmp_path / "m.db") as here:
        first, second = await finished(here), await finished(here)
        async with here.store.database.engine.begin() as connection:
            await connection.execute(tables.update().where(tables.c.id == first).values(state=["no state"]))
        keeper = Compactor(LogStore(here.store.database), 1, HandClock(lambda: 1e12))
        await keeper.tick()
        assert await LogStore(here.store.database).script(first) is None, "it stays for whoever can mend it"
        assert await LogStore(here.store.database).script(second)


@pytest.mark.both_databases
async def test_a_start_that_fails_leaves_nothing_locked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(*_: object) -> None:
        raise ValueError("no connection")

    url = await new_database(tmp_path / "m.db")
    with monkeypatch.context() as broken:
        broken.setattr(services, "connect", fails)
        with pytest.raises(ValueError, match="no connection"):
            await open_store(url)
    await (await open_store(url)).database.close()
