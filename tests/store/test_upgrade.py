"""Upgrading: a process that dies in the midst of it leaves the database as it was, and nothing else ever migrates."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.command import upgrade as migrate
from alembic.config import Config
from pydantic_core import to_json
from sqlalchemy.engine import Engine
from sqlalchemy.ext.asyncio import create_async_engine

from bot.store.database import LAST_WITH_ALL_STEPS, MIGRATIONS, BadDatabase, connect, newest, versions
from bot.store.lock import InUse, hold
from bot.store.upgrade import backup_path, upgrade
from bot.tables.notes import NO_CARD, NO_PROMPT, Notes, Origin, Posted, PostedHand, PostedMessage, RoundAccount
from tests.support.crashes import copied, crashing, dumped
from tests.support.databases import Databases, address
from tests.support.golden import UPGRADED, write_dump

RELEASED = "0032"
"""The schema of 0.2.0."""
SOME_STATEMENTS = 11
"""How many statements of an upgrade lie between two at which it dies."""
OLDER = versions()[:-1]
"""The schemas of earlier releases."""
TOO_OLD = ("0002", "0003", "0009", "0031")
"""Some schemas from before 0.2.0: that of 0.1.0, and some that were in no release."""


@pytest.fixture(scope="module")
def olds(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the database of 0.2.0, and as each later schema has it."""
    folder = tmp_path_factory.mktemp("olds")
    for version in OLDER:
        file = folder / f"{version}.db"
        write_dump(file, UPGRADED)
        _migrated(file, version)
    return folder


def _migrated(file: Path, version: str) -> None:
    as_the_bot = {"json_serializer": lambda value: to_json(value).decode()}
    engine = sa.create_engine(f"sqlite:///{file}", **as_the_bot)
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        migrate(config, version)
    engine.dispose()


def version_in(file: Path) -> str:
    with closing(sqlite3.connect(file)) as raw:
        return str(raw.execute("SELECT version_num FROM alembic_version").fetchone()[0])


def modes(folder: Path) -> dict[str, int]:
    """Who may do what with the files of a folder."""
    return {path.name: path.stat().st_mode & 0o777 for path in folder.iterdir()}


class Died(BaseException):
    """The process has died here."""


@contextmanager
def dying_at(number: int) -> Iterator[None]:
    """Die before a statement of SQL, counted from 1."""
    left = number

    def die(_: Any, __: Any, statement: str, *___: Any) -> None:
        nonlocal left
        left -= 1
        if left == 0:
            raise Died(statement)

    sa.event.listen(Engine, "before_cursor_execute", die)
    yield
    sa.event.remove(Engine, "before_cursor_execute", die)


async def test_a_death_in_a_first_start_is_followed_by_a_start(tmp_path: Path) -> None:
    file = tmp_path / "m.db"
    with crashing(file, tmp_path / "died") as crashes:
        crashes.begin()
        await upgrade(address(file))
        crashes.end()
    after, before = dumped(file), dumped(crashes.left[0])
    for found in crashes.left:
        assert dumped(found) in (before, after), "neither before nor after"
        await upgrade(address(found))
        assert dumped(found) == after
    assert crashes.statements > 100


@pytest.mark.parametrize("version", OLDER)
async def test_a_death_in_an_upgrade_is_followed_by_a_start(olds: Path, tmp_path: Path, version: str) -> None:
    file = copied(olds / f"{version}.db", tmp_path / "m.db")
    before = dumped(file)
    with crashing(file, tmp_path / "died") as crashes:
        crashes.begin()
        assert await upgrade(address(file)) == (version, newest())
        crashes.end()
    after = dumped(file)
    assert version_in(file) == newest()
    for found in crashes.left:
        assert dumped(found) in (before, after), "neither before nor after"
    last = next(found for found in reversed(crashes.left) if dumped(found) == before)
    await upgrade(address(last))
    assert dumped(last) == after


async def test_a_fault_in_an_upgrade_changes_nothing_either(olds: Path, tmp_path: Path) -> None:
    """Also of a process that goes on: whatever statement fails, all is taken back."""
    file = copied(olds / f"{RELEASED}.db", tmp_path / "m.db")
    before, number, died = dumped(file), 1, 0
    while version_in(file) != newest():
        with dying_at(number):
            try:
                await upgrade(address(file))
            except Died:
                died += 1
                assert dumped(file) == before, f"statement {number}"
        number += SOME_STATEMENTS
    assert died > 5


async def test_a_death_in_a_first_start_on_postgresql_leaves_nothing(postgresql: Databases) -> None:
    url, number, died = await postgresql.empty(), 1, 0
    while True:
        with dying_at(number):
            try:
                assert await upgrade(url) == ("", newest())
                break
            except Died:
                assert await tables_of(url) == [], f"statement {number}"
        number, died = number + SOME_STATEMENTS, died + 1
    assert died > 5
    assert await tables_of(url)


# what it leads to


def shape(file: Path) -> dict[str, Any]:
    """The columns, foreign keys and indexes of each table. How its statement is written says nothing:
    a column that was added stands elsewhere in it, and has a default for the rows that were there.
    """
    found: dict[str, Any] = {}
    with closing(sqlite3.connect(file)) as raw:
        for (table,) in raw.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name").fetchall():
            keys = sorted(row[2:] for row in raw.execute(f"PRAGMA foreign_key_list({table})"))
            indexes = "SELECT sql FROM sqlite_master WHERE type = 'index' AND tbl_name = ? ORDER BY name"
            found[table] = (
                sorted((*row[1:4], *row[5:]) for row in raw.execute(f"PRAGMA table_xinfo({table})")),
                keys,
                raw.execute(indexes, [table]).fetchall(),
            )
    return found


def rows(file: Path) -> dict[str, list[Any]]:
    """The rows of each table."""
    with closing(sqlite3.connect(file)) as raw:
        return {name: raw.execute(f"SELECT * FROM {name} ORDER BY rowid").fetchall() for name in shape(file)}  # noqa: S608


async def test_ratings_of_0_2_0_are_computed_again_and_the_next_podium_says_so(tmp_path: Path) -> None:
    """Also where a server is noted already: the bot has died since."""
    file, twice = tmp_path / "m.db", "INSERT INTO recounts SELECT server, 1 FROM matches ORDER BY server LIMIT 1"
    write_dump(file, UPGRADED, "DELETE FROM podiums", "DELETE FROM recounts", twice)
    _migrated(file, "0034")
    there = rows(file)
    servers = {row[1] for row in there["matches"]}
    assert dict(there["recounts"]) == dict.fromkeys(servers, 1) | {min(servers): 2}
    assert sorted(there["podiums"]) == [(server, "ratings") for server in sorted(servers)]


async def test_what_was_announced_before_is_not_announced_again(tmp_path: Path) -> None:
    """Of each kind the last period is known still; and who is to hear of ratings, with the last podium before that."""
    file = tmp_path / "m.db"
    write_dump(file, UPGRADED)
    _migrated(file, "0038")
    with closing(sqlite3.connect(file)) as raw, raw:
        raw.execute("DELETE FROM podiums")
        seasons = [(1, "2026-09"), (1, "2026-10"), (2, "2026-08"), (2, "ratings"), (3, "ratings")]
        raw.executemany("INSERT INTO podiums VALUES (?, ?)", seasons)
        raw.execute("INSERT INTO boards VALUES (1, '2026-11-01')")
        raw.execute("INSERT INTO position_posts VALUES (2, '2026-11-02')")
    _migrated(file, newest())
    assert sorted(rows(file)["announced"]) == [
        ("board", 1, "2026-11-01"),
        ("day", 2, "2026-11-02"),
        ("podium", 1, "2026-10"),
        ("podium", 2, "2026-08"),
        ("recomputed", 2, "2026-08"),
        ("recomputed", 3, ""),
    ]


async def test_a_database_of_the_newest_schema_is_left_as_it_is(tmp_path: Path) -> None:
    """The one of the development: what it has is what a database from nothing has."""
    file, new = tmp_path / "m.db", tmp_path / "new.db"
    write_dump(file, UPGRADED)
    _migrated(file, newest())
    before = dumped(file)
    assert await upgrade(address(file)) == (newest(), newest())
    assert dumped(file) == before
    await (await connect(address(file))).dispose()
    await upgrade(address(new))
    assert shape(new) == shape(file)


@pytest.mark.parametrize("version", TOO_OLD)
async def test_a_schema_from_before_0_2_0_is_refused_and_says_what_to_do(tmp_path: Path, version: str) -> None:
    file = tmp_path / "m.db"
    write_dump(file, UPGRADED, f"UPDATE alembic_version SET version_num = '{version}'")  # noqa: S608
    before = dumped(file)
    for use in (upgrade, connect):
        with pytest.raises(BadDatabase, match=f"of version {version}, .* of commit {LAST_WITH_ALL_STEPS} first$"):
            await use(address(file))
    assert dumped(file) == before
    assert not backup_path(file).exists()


async def tables_of(url: str) -> list[str]:
    """The tables of a database."""
    engine = create_async_engine(url)
    async with engine.connect() as connection:
        found = await connection.run_sync(lambda sync: sa.inspect(sync).get_table_names())
    await engine.dispose()
    return found


# the copy


async def test_the_database_is_copied_before_it_is_upgraded(olds: Path, tmp_path: Path) -> None:
    file = copied(olds / f"{RELEASED}.db", tmp_path / "m.db")
    before = dumped(file)
    await upgrade(address(file))
    kept = backup_path(file)
    assert dumped(kept) == before
    assert kept.stat().st_mode & 0o777 == 0o600
    kept.unlink()
    await upgrade(address(file))
    assert not kept.exists(), "there was nothing to upgrade"


async def test_scripts_of_before_tell_no_moves_ahead_either(olds: Path, tmp_path: Path) -> None:
    file = copied(olds / "0033.db", tmp_path / "m.db")
    with closing(sqlite3.connect(file)) as raw:
        script = "ana: play 6S  # a move ahead\nbia: draw  # the time was up: the house\n"
        raw.execute("INSERT OR REPLACE INTO scripts SELECT id, ?, NULL FROM tables LIMIT 1", (script,))
        raw.commit()
    await upgrade(address(file))
    with closing(sqlite3.connect(file)) as raw:
        (found,) = raw.execute("SELECT script FROM scripts WHERE script LIKE 'ana: play 6S%'").fetchone()
    assert found == "ana: play 6S\nbia: draw  # the time was up: the house\n"


async def test_a_first_start_copies_nothing(tmp_path: Path) -> None:
    await upgrade(address(tmp_path / "m.db"))
    assert modes(tmp_path) == {"m.db": 0o600}


# nothing else migrates


async def test_opening_never_migrates(olds: Path, tmp_path: Path) -> None:
    file = copied(olds / f"{RELEASED}.db", tmp_path / "m.db")
    before = dumped(file)
    with pytest.raises(BadDatabase, match="`maumau db upgrade` first"):
        await connect(address(file))
    assert dumped(file) == before
    with pytest.raises(BadDatabase, match="there is no database"):
        await connect(address(tmp_path / "none.db"))
    assert not (tmp_path / "none.db").exists()


# one process


async def test_a_link_leads_to_the_same_lock(tmp_path: Path) -> None:
    (tmp_path / "here").mkdir()
    (tmp_path / "there").symlink_to(tmp_path / "here")
    (tmp_path / "other.db").symlink_to(tmp_path / "here" / "m.db")
    lock = await hold(address(tmp_path / "here" / "m.db"))
    for link in (tmp_path / "there" / "m.db", tmp_path / "other.db"):
        with pytest.raises(InUse):
            await hold(address(link))
    await lock.release()
    await (await hold(address(tmp_path / "other.db"))).release()


# who may read it


async def test_its_owner_alone_may_read_the_database(tmp_path: Path) -> None:
    file = tmp_path / "m.db"
    await upgrade(address(file))
    file.chmod(0o644)
    await upgrade(address(file))
    engine = await connect(address(file))
    async with engine.begin() as connection:
        await connection.execute(sa.text("DELETE FROM arrivals"))
    found = modes(tmp_path)
    await engine.dispose()
    assert found == {"m.db": 0o600, "m.db-wal": 0o600, "m.db-shm": 0o600}


async def test_who_had_come_to_a_match_of_an_event_has_come(olds: Path, tmp_path: Path) -> None:
    """Before 0036 the lobby of its table knew it, and a match only whether both were told again."""
    file = copied(olds / "0035.db", tmp_path / "m.db")
    players = [{"person": 102, "name": "bia", "gone": False}]
    fixtures = [[1, 1, 2, 7, None, None, True], [1, 3, None, 0, [2, 0], "bye", False]]
    with closing(sqlite3.connect(file)) as raw:
        names = [row[1] for row in raw.execute("PRAGMA table_info(tables)")]
        (row,) = raw.execute("SELECT * FROM tables LIMIT 1").fetchall()
        table = dict(zip(names, row, strict=True)) | {"id": 7, "players": json.dumps(players)}
        raw.execute("DELETE FROM tables WHERE id = 7")
        raw.execute(f"INSERT INTO tables VALUES ({', '.join('?' * len(names))})", [*table.values()])  # noqa: S608
        raw.execute("INSERT OR IGNORE INTO servers (id, locale) VALUES (5, 'en-US')")
        raw.execute(
            "INSERT INTO events VALUES (1, 5, 10, NULL, 9, 'Cup', 'league', 'classic', NULL, NULL, 1, '{}', '{}', 0, 4,"
            " 1, 0, 0.0, 'on', 1, ?, 3, 3, '{}')",
            [json.dumps(fixtures)],
        )
        for number in (1, 2, 3):
            raw.execute("INSERT INTO entrants VALUES (1, ?, 5, ?, ?, NULL, 0)", [number, 100 + number, number])
        raw.commit()
    await upgrade(address(file))
    with closing(sqlite3.connect(file)) as raw:
        (after,) = raw.execute("SELECT fixtures FROM events").fetchone()
        barred = raw.execute("SELECT barred_by FROM entrants").fetchall()
    assert json.loads(after) == [
        [1, [1, 2], 7, None, None, [2], [1, 2], [], [], [], []],
        [1, [3, None], 0, [2, 0], "bye", [], [], [], [], [], []],
    ]
    assert barred == [(None,)] * 3


NOTED_BY_0_1_0 = {
    "recent": [["SilenceBegan", 0]],
    "where": "House",
    "after": 0,
    "daily": "",
    "round": 1,
    "began": [0, 0],
    "ring": 12,
    "silent_since": 100,
    "heard": 120,
    "secret": 30,
    "scored": [[[1, "card", 25, 7]], 1],
}
POSTED_BY_0_1_0 = {
    "hands": {"1": {"channel": 11, "id": 80, "at": 5.5, "asked": 9, "round": 2, "rung": 9}},
    "message": {"channel": 10, "id": 77, "at": 5.0, "asked": 9, "round": 2},
    "lobby": {"channel": 10, "id": 76, "at": 1.0, "asked": 0, "round": 0, "worn": True},
    "secret": {"channel": 10, "id": 78, "at": 6.0, "round": 2},
    "settled": True,
    "told_round": 1,
    "told": ["notice-cannot-delete"],
    "lost": True,
}


async def test_tables_that_nobody_touched_since_0_1_0_are_in_a_form_that_0_2_0_reads_as_well(tmp_path: Path) -> None:
    """Silence, what was heard and the secret card stood by themselves; what there was nothing of was left out. What is
    damaged stays.
    """
    file = tmp_path / "m.db"
    write_dump(file, UPGRADED)
    with closing(sqlite3.connect(file)) as raw, raw:
        raw.execute("UPDATE tables SET notes = ? WHERE id = 2", [json.dumps(NOTED_BY_0_1_0)])
        raw.execute("UPDATE tables SET posted = ? WHERE id = 2", [json.dumps(POSTED_BY_0_1_0)])
    await upgrade(address(file))
    with closing(sqlite3.connect(file)) as raw:
        saved = raw.execute("SELECT id, notes, posted FROM tables WHERE id < 103").fetchall()
        (damaged,) = raw.execute("SELECT notes FROM tables WHERE id = 107").fetchone()
    assert damaged == "{broken"
    assert len(saved) > 10
    read = {number: (Notes.load(json.loads(notes)), Posted.load(json.loads(posted))) for number, notes, posted in saved}
    assert all(json.loads(notes)["schema"] == 8 and json.loads(posted)["schema"] == 7 for _, notes, posted in saved)
    notes, posted = read[2]
    assert notes.round.since == {"silence": 100, "heard": 120}
    assert (notes.round.shown, notes.ring, notes.round.number) == (NO_CARD, 12, 1)
    assert notes.round.scored == RoundAccount(1, [(1, "card", 25, 7)])
    assert notes.round.recent == [["SilenceBegan", 0]]
    assert posted.message == PostedMessage(10, 77, 5.0, prompt=9, round=2)
    assert posted.lobby == PostedMessage(10, 76, 1.0, prompt=0, worn=True)
    assert posted.shown == PostedMessage(10, 78, 6.0, prompt=NO_PROMPT, round=2)
    assert posted.hands == {1: PostedHand(11, 80, 5.5, prompt=9, round=2)}
    assert (posted.settled, posted.told_round, posted.told, posted.lost) == (True, 1, ["notice-cannot-delete"], 0.0)


@pytest.mark.parametrize("schema", [9, 10])
async def test_notes_of_the_days_before_events_become_those_of_today(tmp_path: Path, schema: int) -> None:
    file, found = tmp_path / "m.db", Notes().save()
    old = {**found, "schema": schema, "origin": {"where": "House", "after": 0, "daily": ""}}
    if schema == 9:
        old["guests"] = {name: one for name, one in found["guests"].items() if name not in ("challenged", "declined")}
    write_dump(file, UPGRADED)
    with closing(sqlite3.connect(file)) as raw, raw:
        raw.execute("UPDATE tables SET notes = ? WHERE id = 2", [json.dumps(old)])
    await upgrade(address(file))
    with closing(sqlite3.connect(file)) as raw:
        ((notes,),) = raw.execute("SELECT notes FROM tables WHERE id = 2").fetchall()
    assert Notes.load(json.loads(notes)) == Notes(Origin("House"))
