"""Ctrl+C, which reaches every process of a terminal, at any moment of a start: no stack trace, nothing half done."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from lab import runs

pytestmark = [
    pytest.mark.gate,
    pytest.mark.skipif(sys.platform == "win32", reason="Windows has no groups of processes like these"),
]

MOMENTS = (0.1, 0.8, 2.5)
"""Seconds: while it imports, while it begins, and when it has begun; where, depends on the machine."""
BEGINS = "from bot.__main__ import main; print('it begins', flush=True); main()"
"""Before that Python itself starts, for as long as the machine takes, and answers Ctrl+C in its own way."""
ENDS_WITHIN_S = 60
INTERRUPTED = 130
NOBODY_THERE = "http://127.0.0.1:9"


def begun(folder: Path, *words: str) -> subprocess.Popen[str]:
    """A command in a terminal of its own, which has just begun."""
    database = f"sqlite+aiosqlite:///{folder / 'm.db'}"
    told = {"DISCORD_TOKEN": "x", "DISCORD_API": NOBODY_THERE, "DATABASE_URL": database, "PYTHONUNBUFFERED": "1"}
    child = subprocess.Popen(
        [sys.executable, "-c", BEGINS, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env=os.environ | told,
        start_new_session=True,
    )
    assert child.stdout is not None
    assert child.stdout.readline() == "it begins\n"
    return child


def interrupted(child: subprocess.Popen[str]) -> str:
    """Press Ctrl+C, and wait until it has ended. Gives what it has said since."""
    os.killpg(child.pid, signal.SIGINT)
    try:
        said, _ = child.communicate(timeout=ENDS_WITHIN_S)
    finally:
        child.kill()
    assert "Traceback" not in said, said
    return said


@pytest.mark.parametrize("moment", MOMENTS)
def test_the_bot_ends_without_a_word(tmp_path: Path, moment: float) -> None:
    child = begun(tmp_path, "run")
    time.sleep(moment)
    said = interrupted(child)
    if child.returncode != 0:  # it ends in order once it has begun
        assert (child.returncode, said) == (INTERRUPTED, "")


@pytest.mark.parametrize("moment", MOMENTS[1:])
def test_the_laboratory_leaves_no_empty_run(tmp_path: Path, moment: float) -> None:
    place = tmp_path / "run"
    child = begun(tmp_path, "simulate", "german", "--games", "100000", "--jobs", "2", "--out", str(place))
    time.sleep(moment)
    said = interrupted(child)
    assert child.returncode == INTERRUPTED, said
    assert ("games are in" in said) == place.exists()
    assert not place.exists() or runs.load(place).done


def test_a_run_that_is_interrupted_before_its_first_share_is_gone(tmp_path: Path) -> None:
    """The folder of somebody who had made it stays, and can be used."""
    mine, theirs = tmp_path / "mine", tmp_path / "theirs"
    mine.mkdir()
    for place in (mine, theirs):
        child = begun(
            tmp_path, "simulate", "zheng", "--games", "500000", "--matches", "--jobs", "2", "--out", str(place)
        )
        until = time.monotonic() + ENDS_WITHIN_S
        while not (place / runs.ABOUT).exists():
            assert child.poll() is None
            assert time.monotonic() < until
            time.sleep(0.001)
        said = interrupted(child)
        assert child.returncode == INTERRUPTED, said
    assert [*mine.iterdir()] == []
    assert not theirs.exists()


@pytest.mark.parametrize("after", [0.0, 0.8])
def test_the_preview_ends_in_a_line_and_so_do_the_processes_that_it_has_just_started(
    tmp_path: Path, after: float
) -> None:
    child = begun(tmp_path, "preview", "--port", "0")
    assert child.stdout is not None
    assert "Open http://" in child.stdout.readline()
    time.sleep(after)
    assert interrupted(child) == "The preview is over.\n"
    assert child.returncode == 0


@pytest.mark.parametrize("moment", MOMENTS)
def test_the_preview_is_not_broken_off_in_the_midst_of_its_start(tmp_path: Path, moment: float) -> None:
    child = begun(tmp_path, "preview", "--port", "0")
    time.sleep(moment)
    said = interrupted(child)
    assert child.returncode in (0, INTERRUPTED)
    assert "The preview is over." in said or not said
