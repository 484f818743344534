"""The law of the house: an extension is a folder that can be taken away, or switched off, and the rest plays on."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bot.extensions import EVERYBODYS, extensions, rooms
from bot.settings import BadSetting, load
from bot.words.texts import text
from tests.support.paths import ROOT

BESIDE = ("bot", "rules", "tests", "benchmarks", "lab", "preview")
COMMANDS = {"daily": {"position", "solitaire"}, "events": {"event", "event new", "event show", "event stop"}}
"""What each extension brings."""
CHORES = {
    "daily": {"the daily deal", "the position of the day", "the search for positions"},
    "events": {"events"},
}
OLD_BUTTONS = {"daily": "mm1:position:0:-1:", "events": "mm1:event-join:0:-1:1"}
SETS = [*((name,) for name in extensions()), extensions()]


def without(taken: tuple[str, ...], folder: Path) -> Path:
    """A copy of the tree without the folders of these extensions."""
    for name in BESIDE:
        (folder / name).symlink_to(ROOT / name)
    (folder / "cogs").mkdir()
    for path in (ROOT / "cogs").iterdir():
        if path.name.removesuffix(".py") not in (*taken, "__pycache__"):
            (folder / "cogs" / path.name).symlink_to(path)
    return folder


def round_played(tree: Path, folder: Path, wanted: str, *buttons: str) -> dict[str, Any]:
    """What a bot says that starts from a tree with some extensions, after a round."""
    database = f"sqlite+aiosqlite:///{folder / 'maumau.db'}"
    script = [sys.executable, "-P", "-m", "tests.support.round_alone", database, wanted, *buttons]
    there = {**os.environ, "PYTHONPATH": str(tree)}
    done = subprocess.run(script, check=False, capture_output=True, text=True, cwd=folder, env=there)
    assert done.returncode == 0, done.stderr[-2000:]
    told: dict[str, Any] = json.loads(done.stdout)
    return told


def check(told: dict[str, Any], gone: tuple[str, ...]) -> None:
    """A round was played, and exactly what these extensions bring is missing."""
    assert (told["round"], told["errors"]) == (1, [])
    for found, brought in (({*told["commands"]}, COMMANDS), ({*told["chores"]}, CHORES)):
        assert found.isdisjoint(one for name in gone for one in brought[name])
        assert found >= {one for name in extensions() if name not in gone for one in brought[name]}
    assert {"table open", "play", "me"} <= {*told["commands"]}
    assert told["answers"] == [text("en", "refused-not-offered-now")] * len(gone), "an old button has an answer"


@pytest.mark.parametrize("taken", SETS, ids="+".join)
def test_an_extension_can_be_taken_away(taken: tuple[str, ...], tmp_path: Path) -> None:
    """The rest starts, registers its commands and plays a round."""
    buttons = [OLD_BUTTONS[name] for name in taken]
    check(round_played(without(taken, tmp_path), tmp_path, "all", *buttons), taken)


@pytest.mark.parametrize("off", SETS, ids="+".join)
def test_an_extension_can_be_switched_off(off: tuple[str, ...], tmp_path: Path) -> None:
    wanted = " ".join(name for name in extensions() if name not in off) or "none"
    check(round_played(ROOT, tmp_path, wanted, *(OLD_BUTTONS[name] for name in off)), off)


def test_what_is_no_extension_is_there() -> None:
    assert {*EVERYBODYS} <= {*rooms()}


@pytest.mark.parametrize(
    ("said", "wanted"),
    [
        ("", extensions()),
        ("all", extensions()),
        ("none", ()),
        ("daily", ("daily",)),
        ("Events, daily", ("daily", "events")),
    ],
)
def test_the_operator_says_which_run(
    said: str, wanted: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("EXTENSIONS", said)
    settings = load(tmp_path / ".env")
    assert settings.wanted == wanted
    assert {*settings.rooms} == {*EVERYBODYS, *wanted}


def test_an_unknown_extension_is_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("EXTENSIONS", "daily dayly")
    with pytest.raises(BadSetting) as fault:
        load(tmp_path / ".env")
    known = ", ".join(extensions())
    assert str(fault.value) == f"EXTENSIONS names 'dayly'; it has to be all, none, or some of {known}"
