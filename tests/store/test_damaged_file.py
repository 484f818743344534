"""Files of SQLite that are damaged, emptied or mixed up: it is said in a sentence, and a backup is put back whole."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random
from shutil import copyfile

import pytest
from typer.testing import CliRunner

from bot.cli import app
from bot.services import open_store
from bot.store.database import BadDatabase
from bot.store.drivers import files_of
from bot.store.lock import FileLock
from bot.store.upgrade import backup, restore
from tests.support.crashes import dumped
from tests.support.databases import address, new_database
from tests.support.forked import forked

PAGE = 4096
DIED = 9


@pytest.fixture
async def file(tmp_path: Path) -> Path:
    """A database as a killed bot leaves it: some of it is in the file, the rest in the WAL. Beside it is a backup that
    was made before that.
    """
    path = tmp_path / "maumau.db"
    await new_database(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as raw:
        raw.execute("PRAGMA journal_mode=WAL")
        for number in range(1, 2000):
            raw.execute("INSERT INTO people VALUES (?, ?, 'en-US', NULL, 1)", (number, f"person {number}"))
    backup(address(path), tmp_path / "backups" / "today.db")
    with closing(sqlite3.connect(path, isolation_level=None)) as raw:
        raw.execute("INSERT INTO people VALUES (5000, 'only in the WAL', 'en-US', NULL, 1)")
        for suffix in ("", "-wal"):
            copyfile(f"{path}{suffix}", tmp_path / f"killed{suffix}")
    for suffix in ("", "-wal"):
        (tmp_path / f"killed{suffix}").rename(f"{path}{suffix}")
    return path


def people(path: Path) -> int:
    with closing(sqlite3.connect(path)) as raw:
        return int(raw.execute("SELECT count(*) FROM people").fetchone()[0])


async def starts(path: Path) -> None:
    store = await open_store(address(path))
    await store.database.close()


def checked(path: Path) -> tuple[int, str]:
    done = CliRunner().invoke(app, ["db", "check"], env={"DATABASE_URL": address(path)})
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    assert "Traceback" not in done.output
    return done.exit_code, done.output


def noise(path: Path) -> None:
    """Two pages in the middle are noise, of which one is of the table of people."""
    with closing(sqlite3.connect(path)) as raw:
        raw.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        first = raw.execute("SELECT rootpage FROM sqlite_master WHERE name = 'people'").fetchone()[0]
    with path.open("r+b") as raw_file:
        for page in (first, path.stat().st_size // PAGE // 2):
            raw_file.seek((page - 1) * PAGE)
            raw_file.write(Random(page).randbytes(PAGE))


def backup_beside_the_old_wal(path: Path) -> None:
    copyfile(path.parent / "backups" / "today.db", path)


def noise_beside_its_wal(path: Path) -> None:
    """A page of noise in a file that a killed bot has left with its WAL."""
    with path.open("r+b") as raw_file:
        raw_file.seek(path.stat().st_size // PAGE // 2 * PAGE)
        raw_file.write(Random(1).randbytes(PAGE))


def missing(path: Path) -> None:
    for one in files_of(path):
        one.unlink(missing_ok=True)


def missing_beside_its_wal(path: Path) -> None:
    path.unlink()


def noise_in_its_first_frame(path: Path) -> None:
    with Path(f"{path}-wal").open("r+b") as raw_file:
        raw_file.seek(100)
        raw_file.write(Random(2).randbytes(PAGE // 2))


def noise_within_its_wal(path: Path) -> None:
    """Three transactions are in the WAL, and noise is in the page of the first."""
    with closing(sqlite3.connect(path, isolation_level=None)) as raw:
        for number in (6000, 6001):
            raw.execute("INSERT INTO people VALUES (?, 'in the WAL', 'en-US', NULL, 1)", (number,))
        for suffix in ("", "-wal"):
            copyfile(f"{path}{suffix}", path.parent / f"killed{suffix}")
    for suffix in ("", "-wal"):
        (path.parent / f"killed{suffix}").rename(f"{path}{suffix}")
    noise_in_its_first_frame(path)


def emptied(path: Path) -> None:
    path.write_bytes(b"")
    Path(f"{path}-wal").unlink()


def emptied_beside_its_wal(path: Path) -> None:
    path.write_bytes(b"")
    (path.parent / "backups" / "today.db").unlink()


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (noise, "it is damaged"),
        (noise_beside_its_wal, "it is damaged"),
        (
            backup_beside_the_old_wal,
            "maumau.db is a backup, and maumau.db-wal belongs to the file that was there before",
        ),
        (noise_within_its_wal, "it is damaged .noise within its WAL"),
        (missing, "maumau.db is missing, and backups/today.db is there"),
        (missing_beside_its_wal, "maumau.db is missing, and maumau.db-wal is there"),
        (emptied, "maumau.db is empty, and backups/today.db is there"),
        (emptied_beside_its_wal, "maumau.db is empty, and maumau.db-wal is there"),
    ],
)
async def test_a_start_says_what_is_wrong_with_the_file_and_changes_nothing(
    file: Path, damage: Callable[[Path], None], said: str
) -> None:
    damage(file)
    before = {one.name: one.read_bytes() for one in files_of(file)[:2] if one.exists() and one.stat().st_size}
    with pytest.raises(BadDatabase, match=said) as why:
        await starts(file)
    assert "\n" not in str(why.value)
    assert {one.name: one.read_bytes() for one in files_of(file)[:2] if one.exists() and one.stat().st_size} == before


async def test_a_transaction_torn_by_a_power_cut_is_left_out(file: Path) -> None:
    """The only commit after the noise is that of the transaction which the noise is in: it was never ended."""
    noise_in_its_first_frame(file)
    await starts(file)
    assert people(file) == 1999


async def test_an_empty_file_of_a_folder_without_backups_becomes_a_new_database(tmp_path: Path) -> None:
    (tmp_path / "maumau.db").touch()
    await starts(tmp_path / "maumau.db")


@pytest.mark.parametrize("damage", [noise, backup_beside_the_old_wal, emptied, missing])
async def test_checking_says_it_too(file: Path, damage: Callable[[Path], None]) -> None:
    damage(file)
    code, said = await asyncio.to_thread(checked, file)
    assert code in (1, 2)
    assert "database" in said


async def test_a_large_file_is_checked_in_part_only(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.store.drivers.CHECK_LIMIT_S", 0.0)
    await starts(file)
    assert people(file) == 2000


@pytest.mark.parametrize("damage", [noise, backup_beside_the_old_wal, emptied, Path.unlink, lambda _: None])
async def test_a_backup_is_put_back_and_what_was_there_is_kept(file: Path, damage: Callable[[Path], None]) -> None:
    damage(file)
    before = {one.name: one.read_bytes() for one in (file, Path(f"{file}-wal")) if one.exists()}
    kept = await restore(address(file), file.parent / "backups" / "today.db")
    assert kept is not None
    assert {one.name: one.read_bytes() for one in kept.iterdir() if not one.name.endswith("-shm")} == before
    await starts(file)
    assert people(file) == 1999
    assert not [one.name for one in file.parent.iterdir() if ".new" in one.name or ".restoring" in one.name]


async def test_what_is_no_backup_is_not_put_back(file: Path) -> None:
    url, today = address(file), file.parent / "backups" / "today.db"
    before = dumped(file)
    other, damaged, newer = (file.parent / f"{name}.db" for name in ("other", "damaged", "newer"))
    with closing(sqlite3.connect(other)) as raw:
        raw.execute("CREATE TABLE something (id INTEGER)")
    copyfile(today, damaged)
    noise(damaged)
    copyfile(today, newer)
    with closing(sqlite3.connect(newer, isolation_level=None)) as raw:
        raw.execute("UPDATE alembic_version SET version_num = '9999'")
    for wrong, said in (
        (other, "no database of maumau"),
        (damaged, "cannot be restored"),
        (newer, "newer version"),
        (file, "is the database itself"),
        (file.with_name("nowhere.db"), "there is no file"),
    ):
        with pytest.raises(BadDatabase, match=said):
            await restore(url, wrong)
    with pytest.raises(BadDatabase, match="pg_restore"):
        await restore("postgresql+asyncpg://me@host/maumau", today)
    lock = FileLock(file)
    with pytest.raises(BadDatabase, match="another maumau runs"):
        await restore(url, today)
    await lock.release()
    assert dumped(file) == before
    assert people(file) == 2000


def _dies_before(rename: int, path: Path) -> None:
    """Restore in a process that dies right before the so-manieth renaming."""
    left = [rename]

    def count(event: str, _: object) -> None:
        left[0] -= event == "os.rename"
        if left[0] == 0:
            os._exit(DIED)

    sys.addaudithook(count)
    asyncio.run(restore(address(path), path.parent / "backups" / "today.db"))


@pytest.mark.parametrize("rename", range(1, 6))
async def test_a_process_that_dies_while_it_restores_loses_nothing(file: Path, rename: int) -> None:
    child = forked(partial(_dies_before, rename, file), os.environ, file.with_name("said"))
    while child.poll() is None:  # noqa: ASYNC110 -- another process is what it waits for
        await asyncio.sleep(0.01)
    assert child.poll() == DIED, file.with_name("said").read_text(encoding="utf-8")
    if restoring := [one for one in file.parent.iterdir() if one.name.endswith(".restoring")]:
        with pytest.raises(BadDatabase, match="`maumau db restore` was begun and not ended: run it again"):
            await starts(file)
    else:
        assert rename == 1
        assert people(file) == 2000
    kept = await restore(address(file), file.parent / "backups" / "today.db")
    assert kept is not None
    assert people(file) == 1999
    await starts(file)
    assert people(kept / file.name) == 2000, restoring
