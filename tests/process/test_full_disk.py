"""A disk that is really full, as an operator meets it at the start and at an upgrade."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from shutil import disk_usage

import pytest
from typer.testing import CliRunner

from bot.cli import TRY_AGAIN, app
from bot.store.database import newest
from tests.support.golden import UPGRADED, write_dump

DISK_BYTES = 8 << 20


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of its own, in memory, where the machine lets us mount one."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", f"size={DISK_BYTES}", "tmpfs", str(folder)]
    try:
        done = subprocess.run(mount, capture_output=True, check=False)
    except FileNotFoundError:
        pytest.skip("this system has no mount")
    if done.returncode:
        pytest.skip("who runs the tests may not mount a disk")
    yield folder
    subprocess.run(["umount", str(folder)], check=True)


def fill(disk: Path, leaving: int) -> Path:
    """Fill the disk, all but so many bytes."""
    filling = disk / "filling"
    filling.write_bytes(b"0" * (disk_usage(disk).free - leaving))
    return filling


def upgraded(file: Path) -> tuple[int, str]:
    """What the command says that makes or upgrades a database."""
    done = CliRunner().invoke(app, ["db", "upgrade"], env={"DATABASE_URL": f"sqlite+aiosqlite:///{file}"})
    assert "Traceback" not in done.output
    return done.exit_code, done.output


def test_a_disk_without_room_for_a_database_is_said_and_a_later_start_may_find_room(disk: Path) -> None:
    filling = fill(disk, 16_384)
    code, said = upgraded(disk / "maumau.db")
    assert (code, said.count("\n")) == (TRY_AGAIN, 1), said
    assert "the disk is full" in said
    filling.unlink()
    assert upgraded(disk / "maumau.db") == (0, f"the database is of version {newest()}\n")


def test_an_upgrade_says_what_it_needs_and_leaves_nothing_behind_where_that_is_not_there(disk: Path) -> None:
    file = disk / "maumau.db"
    write_dump(file, UPGRADED)
    size = file.stat().st_size
    filling = fill(disk, size)
    code, said = upgraded(file)
    assert code == TRY_AGAIN
    needs, free = map(float, re.findall(r"([0-9.]+) MB", said))
    assert needs >= 2 * size / 1e6 > free
    assert {path.name for path in disk.iterdir()} <= {"maumau.db", "maumau.db.lock", "filling"}
    filling.unlink()
    assert upgraded(file)[0] == 0
    assert (disk / f"maumau.db.before-{newest()}").stat().st_size >= size
