"""No test hangs: each has a limit, and one that meets it fails alone while the others go on."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.paths import ROOT

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


def test_every_test_has_a_limit(pytestconfig: pytest.Config) -> None:
    assert 10 <= float(pytestconfig.getini("timeout")) <= 300
    assert pytestconfig.getini("timeout_method") == "signal"


def test_one_that_hangs_fails_alone(tmp_path: Path) -> None:
    """Whether it waits in the event loop or never comes back to it."""
    (tmp_path / "test_hanging.py").write_text(HANGING, encoding="utf-8")
    child = subprocess.run(
        [sys.executable, "-m", "pytest", "-c", PROJECT, "--rootdir", tmp_path, "-o", "timeout=1", tmp_path],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert "2 failed, 1 passed" in child.stdout, child.stdout + child.stderr
    assert child.stdout.count("Timeout (>1.0s)") >= 2
