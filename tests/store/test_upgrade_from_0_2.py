"""A database of version 0.2.0 goes on: its tables, which 0.1.0 has left, are loaded, painted, and played to the end of
their rounds.
"""

from __future__ import annotations

import re
import sqlite3
from collections.abc import AsyncIterator, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
import pytest_asyncio
import simcord
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from discord.ui import LayoutView
from sqlalchemy import Connection, text

from bot.app import MauMauBot
from bot.drawing.emojis import Faces
from bot.screens.hand import hand_view
from bot.screens.lobby import lobby_view
from bot.screens.page import Page
from bot.screens.result import result_view
from bot.screens.table import table_view
from bot.settings import Settings
from bot.store.schema import metadata
from bot.tables.notes import NO_CARD, PostedMessage
from bot.tables.table import Table
from bot.words import texts
from bot.words.texts import Person
from cogs.tables.screens import options_view
from rules.match import PLAYING, WAITING
from rules.strategies import sensible
from tests.support.conforming import nonconforming
from tests.support.examples import rest_in_gate
from tests.support.golden import UPGRADED, write_dump
from tests.support.house import House
from tests.support.repository import process

TABLES = range(1, 17)
HOUSE = {"server": 1456074443980800002, "channel": 1456074443980800005}
PEOPLE = {"ana": 1456074443980800006, "bia": 1456074443980800007, "caio": 1456074443980800008}
"""The ids that the dump was made with."""
MOVES_LIMIT, PAINTED_MOVES = 2000, 200
"""More moves than any round has; and of how many each is painted: a long round is painted again when it is over."""


def restore(house: House, file: Path) -> None:
    """Write the dump into a database of this house: its server, its channel, its people, no direct messages yet."""
    ids = {HOUSE["server"]: house.guild.id, HOUSE["channel"]: house.channel.id}
    ids |= {old: house.people[name].id for name, old in PEOPLE.items()}
    script = re.sub(r"\b\d{19}\b", lambda found: str(ids.get(int(found[0]), found[0])), UPGRADED)
    file.unlink()
    write_dump(file, script, "UPDATE people SET dm_channel = NULL")


@pytest_asyncio.fixture
async def yesterday(settings: Settings, tmp_path: Path) -> AsyncIterator[House]:
    """The house, with the bot of today on the database of version 0.2.0; nothing is done by the clock."""
    env = simcord.Env(MauMauBot(settings))
    house = House(env, settings)
    house.clocked(house.bot)
    restore(house, tmp_path / "maumau.db")
    await env.start()
    await env.settle()
    house.bot.chores.cancel()
    house.fix_chance()
    try:
        yield house
        await house.services.painter.finish()
        problems = nonconforming(env.http_requests)
        assert not problems, "\n".join(sorted(set(problems)))
    finally:
        await env.shutdown()
        await house.services.store.database.close()
    assert not env.errors


def painted(table: Table, locale: str = "en-US") -> Iterator[LayoutView]:
    """All that is ever shown of a table as it is."""
    faces = Faces.plain()
    yield lobby_view(Page(table, Person(locale)))
    yield options_view(Page(table, Person(locale)))
    if table.state is None:
        return
    yield table_view(Page(table, Person(locale, faces)))
    if table.notes.round.scored:
        yield result_view(Page(table, Person(locale, faces)))
    for seat in range(len(table.players)):
        yield hand_view(Page(table, Person(locale, faces), seat))


def look(table: Table, languages: Sequence[str] = tuple(texts.LANGUAGES)) -> None:
    """Paint everything that can be painted."""
    for locale in languages:
        for view in painted(table, locale):
            assert view.to_components()


async def finish_round(house: House, number: int) -> int:
    """Begin, deal or go on; play until the round is over. How many moves that took."""
    chance, moves, matches, changed = Random(number), 0, house.services.matches, [*house.services.tables.changed]
    table = await house.services.tables.get(number)
    if table.state is None:
        table = (await house.services.lobbies.start(number, table.host)).table
    if table.state is not None and table.state.phase == WAITING:
        table = (await matches.deal(number, table.host)).table
    assert table.state is not None
    before = table.state.round
    while table.state is not None and table.state.phase == PLAYING and table.state.round == before:
        seat = table.awaited[0]
        person = table.players[seat].person
        if seat in table.computers or person is None:
            house.later(60)
            outcome = await house.services.deadlines.let_computer_move(number)
            assert outcome is not None
        else:
            move = sensible.choose(table.views[seat], chance.choice)
            outcome = await matches.act(number, person, [move])
        table, moves = outcome.table, moves + 1
        assert moves < MOVES_LIMIT
        if moves == PAINTED_MOVES:
            house.services.tables.changed[:] = [lambda _: None]
        if moves % 10 == 0:
            look(table, [[*texts.LANGUAGES][moves // 10 % len(texts.LANGUAGES)]])
            await house.services.painter.finish()  # hands are sent, too
    house.services.tables.changed[:] = changed
    for hook in changed:
        hook(table)
    return moves


KEPT = ("servers", "people", "tables", "log", "rounds", "points", "dailies")


async def test_nothing_of_it_is_lost(yesterday: House) -> None:
    """Log and results are what they were, and so are the seats of open tables: no column has taken anything along."""
    before = sqlite3.connect(":memory:")
    before.executescript(UPGRADED)
    open_seats = "FROM seats WHERE table_id IN (SELECT id FROM tables WHERE closed IS NULL)"
    async with yesterday.bot.services.store.database.engine.connect() as connection:
        for counted in [*(f"FROM {name}" for name in KEPT), open_seats]:
            query = f"SELECT count(*) {counted}"
            assert (await connection.execute(text(query))).scalar_one() == before.execute(query).fetchone()[0], counted
    before.close()


async def test_its_tables_are_those_of_today(yesterday: House) -> None:
    """Migrated, it has the columns and indexes that the schema declares."""

    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async with yesterday.bot.services.store.database.engine.connect() as connection:
        assert await connection.run_sync(differences) == []


@pytest.mark.parametrize("number", rest_in_gate(TABLES, [*TABLES][::3]))
async def test_each_table_is_loaded_painted_and_played_on(yesterday: House, number: int) -> None:
    table = await yesterday.bot.services.tables.get(number)
    look(table)
    if table.closed is None:
        assert await finish_round(yesterday, number) > 0
    await yesterday.bot.services.painter.finish()
    look(await yesterday.bot.services.tables.get(number))
    row = await yesterday.bot.services.store.tables.get(number)
    assert row is not None
    assert row["painted"] == row["version"]


async def test_what_was_posted_is_found_again(yesterday: House) -> None:
    """The message and the hands of a table are edited or replaced, and none is sent a second time for nothing."""
    table = await yesterday.bot.services.tables.get(2)
    hands = table.posted.save()["hands"]
    assert hands.keys() == {0, 1, 2}
    yesterday.bot.services.painter.wake(2)
    await yesterday.bot.services.painter.finish()
    assert (await yesterday.bot.services.tables.get(2)).posted.save()["hands"] == hands


SECRET = """
UPDATE tables SET notes = json_set(notes, '$.secret', 30),
    posted = json_set(posted, '$.secret', json('{"channel": 10, "id": 77, "at": 1000000.0, "round": 1}')),
    deadlines = json_set(deadlines, '$.shown', 1000020.0), due = 1000020.0
WHERE id = 2;
"""


async def test_a_secret_card_that_was_shown_then_is_taken_away_now(tmp_path: Path) -> None:
    """VOA-20: the dump has none that is shown at the moment, so one is put there as 0.1.0 wrote it."""
    until = 1_000_020.0
    write_dump(tmp_path / "m.db", UPGRADED, SECRET)
    async with process(tmp_path / "m.db", now=until) as here:
        assert await here.store.open_tables.list_due(until) == [2]
        table = await here.tables.get(2)
        assert table.posted.shown == PostedMessage(10, 77, 1_000_000.0, round=1)
        assert (table.notes.round.shown, table.deadlines["shown"]) == (NO_CARD, until), "nobody is shown it again"
        outcome = await here.deadlines.meet(2, "shown")
        assert outcome is not None
        assert outcome.table.notes.round.shown == NO_CARD
        assert "shown" not in outcome.table.deadlines
