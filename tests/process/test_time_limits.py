"""No test hangs: each has a limit, and one that meets it fails alone while the others go on."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest
import pytest_timeout

from tests.support.paths import ROOT

pytestmark = pytest.mark.gate

PROJECT = ROOT / "pyproject.toml"
HANGING = """
import asyncio

async def test_it_waits_for_ever():
    await asyncio.Event().wait()

def test_it_goes_round_for_ever():
    while True:
        pass

def test_it_comes_to_an_end():
    pass
"""

HANGING_AFTERWARDS = """
import threading
import pytest

@pytest.fixture
def never_closed():
    yield
    threading.Event().wait()

def test_it_fails_and_cleans_up_for_ever(never_closed):
    raise AssertionError
"""


def test_every_test_has_a_limit(pytestconfig: pytest.Config) -> None:
    assert 10 <= float(pytestconfig.getini("timeout")) <= 300
    assert not pytestconfig.getini("timeout_method"), "a signal where there are any: it ends the one test"
    assert not hasattr(signal, "SIGALRM") or pytest_timeout.DEFAULT_METHOD == "signal"


def test_one_that_hangs_fails_alone(tmp_path: Path) -> None:
    """Whether it waits in the event loop or never comes back to it."""
    (tmp_path / "test_hanging.py").write_text(HANGING, encoding="utf-8")
    child = run_as_usual(tmp_path, "-o", "timeout=1")
    assert "2 failed, 1 passed" in child.stdout, child.stdout + child.stderr
    assert child.stdout.count("Timeout (>1.0s)") >= 2


def test_one_that_fails_and_then_hangs_ends_its_process(tmp_path: Path) -> None:
    """Once a test has failed, neither pytest nor its plugin for time limits watches it any more."""
    (tmp_path / "test_hanging.py").write_text(HANGING_AFTERWARDS, encoding="utf-8")
    child = run_as_usual(tmp_path, "-n", "0", "-p", "tests.support.hanging", "-o", "faulthandler_timeout=1")
    assert child.returncode == 1
    assert "never_closed" in child.stderr, child.stdout + child.stderr


def run_as_usual(folder: Path, *how: str) -> subprocess.CompletedProcess[str]:
    """Run the tests of a folder as those of the project are run."""
    return subprocess.run(
        [sys.executable, "-m", "pytest", "-c", PROJECT, "--rootdir", folder, *how, folder],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
