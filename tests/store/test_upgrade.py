"""Upgrading: a process that dies in the midst of it leaves the database as it was, and nothing else ever migrates."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.command import upgrade as migrate
from alembic.config import Config
from sqlalchemy.engine import Engine
from sqlalchemy.ext.asyncio import create_async_engine

from bot.store.database import MIGRATIONS, BadDatabase, connect, newest
from bot.store.process_lock import InUse, hold
from bot.store.upgrade import kept_before_upgrade, upgrade
from tests.support.crashes import copied, crashing, dumped
from tests.support.databases import Databases, address
from tests.support.golden import SCRIPT, write_dump

RELEASED = "0003"
"""The schema of 0.1.0."""
SOME_STATEMENTS = 23
"""How many statements of an upgrade lie between two at which it dies on PostgreSQL."""
VERSIONS = sorted(path.name[:4] for path in MIGRATIONS.glob("versions/[0-9]*.py"))


@pytest.fixture(scope="module")
def olds(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a database of each older version: empty before the first release, then the one of 0.1.0."""
    folder = tmp_path_factory.mktemp("olds")
    write_dump(folder / "released.db", SCRIPT)
    for version in VERSIONS[:-1]:
        before = folder / "released.db"
        if version < RELEASED:
            before = folder / "new.db"
            before.touch()
        _migrated(copied(before, folder / f"{version}.db"), version)
    return folder


def _migrated(file: Path, version: str) -> None:
    engine = sa.create_engine(f"sqlite:///{file}")
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


@pytest.mark.parametrize("version", VERSIONS[:-1])
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
    file = copied(olds / f"{VERSIONS[-3]}.db", tmp_path / "m.db")
    before, number = dumped(file), 0
    while version_in(file) != newest():
        number += 1
        with dying_at(number):
            try:
                await upgrade(address(file))
            except Died:
                assert dumped(file) == before, f"statement {number}"
    assert number > 5


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
    kept = kept_before_upgrade(file)
    assert dumped(kept) == before
    assert kept.stat().st_mode & 0o777 == 0o600
    kept.unlink()
    await upgrade(address(file))
    assert not kept.exists(), "there was nothing to upgrade"


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
