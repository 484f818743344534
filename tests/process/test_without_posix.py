"""What CI runs on Windows, with what Windows has not taken away: the nearest to it where there is none."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys

import pytest

from tests.support.paths import ROOT

pytestmark = [
    pytest.mark.gate,
    pytest.mark.timeout(900),
    pytest.mark.skipif(sys.platform == "win32", reason="it is one"),
]

TELLING = "test_lab or test_scripts"
"""The files whose tests start processes, hear signals, and write and read files. All others are imported."""


def test_quick_tests_run_without_what_windows_lacks() -> None:
    """A file that is opened without its encoding is read otherwise there, so this is an error, too."""
    workflow = (ROOT / ".github" / "workflows" / "check.yml").read_text("utf-8")
    command = re.search(r"run: uv run --group dev pytest (-m .*)", workflow)
    assert command
    taken_away = ["-X", "warn_default_encoding", "-m", "pytest", "-p", "tests.support.without_posix"]
    done = subprocess.run(
        [sys.executable, *taken_away, "-n", "0", *shlex.split(command[1]), "-k", TELLING],
        cwd=ROOT,
        capture_output=True,
        encoding="locale",
        check=False,
    )
    assert done.returncode == 0, done.stdout[-10_000:]
    passed = re.search(r"(\d+) passed", done.stdout)
    assert passed
    assert int(passed[1]) > 60
