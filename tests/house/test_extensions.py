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
from tests.house.test_rooms import imported, modules
from tests.support.examples import rest_in_gate
from tests.support.paths import ROOT

BESIDE = ("bot", "rules", "tests", "benchmarks", "lab", "preview")
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
    script = [sys.executable, "-P", "-m", "tests.support.round_alone", str(folder), wanted, *buttons]
    there = {**os.environ, "PYTHONPATH": str(tree)}
    done = subprocess.run(script, check=False, capture_output=True, text=True, cwd=folder, env=there)
    assert done.returncode == 0, done.stderr[-2000:]
    told: dict[str, Any] = json.loads(done.stdout)
    return told


def of(room: str, module: str) -> bool:
    """Whether a module is in a room of the cogs."""
    return f"{module}.".startswith(f"cogs.{room}.")


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What a bot with all extensions says."""
    told = round_played(ROOT, tmp_path_factory.mktemp("whole"), "all")
    assert (told["round"], told["errors"]) == (1, [])
    return told


def old_buttons(whole: dict[str, Any], names: tuple[str, ...]) -> list[str]:
    """A button of each of these extensions that has any."""
    found = {name: f"mm1:{op}:0:-1:1" for op, where in whole["presses"].items() for name in names if of(name, where)}
    return [*found.values()]


def check(told: dict[str, Any], whole: dict[str, Any], gone: tuple[str, ...]) -> None:
    """A round was played, exactly what these extensions bring is missing, and their old buttons have an answer."""
    assert (told["round"], told["errors"]) == (1, [])
    for kind in ("commands", "presses"):
        left = {name for name, where in whole[kind].items() if not any(of(room, where) for room in gone)}
        assert {*told[kind]} == left
    assert {*told["jobs"]} <= {*whole["jobs"]}
    assert told["answers"] == [text("en", "refused-not-offered-now")] * len(old_buttons(whole, gone))


@pytest.mark.parametrize("taken", rest_in_gate(SETS, SETS[-1:]), ids="+".join)
def test_an_extension_can_be_taken_away(taken: tuple[str, ...], whole: dict[str, Any], tmp_path: Path) -> None:
    """The rest starts, registers its commands and plays a round."""
    check(round_played(without(taken, tmp_path), tmp_path, "all", *old_buttons(whole, taken)), whole, taken)


@pytest.mark.parametrize("off", rest_in_gate(SETS, SETS[-1:]))
def test_an_extension_can_be_switched_off(off: tuple[str, ...], whole: dict[str, Any], tmp_path: Path) -> None:
    wanted = " ".join(name for name in extensions() if name not in off) or "none"
    check(round_played(ROOT, tmp_path, wanted, *old_buttons(whole, off)), whole, off)


@pytest.mark.sources
def test_nobody_knows_an_extension() -> None:
    """Neither the core nor another extension."""
    known = modules("rules", "bot", "cogs", "lab")
    for name in known:
        for room in extensions():
            others = [] if of(room, name) else [one for one in imported(name, known) if of(room, one)]
            assert not others, f"{name} imports {others}: use a hook, or move what both need into bot/"


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
