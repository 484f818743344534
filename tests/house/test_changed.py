"""What is wrong with a text, a game or a script is told before it is committed, with its line."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.support import changed
from tests.support.paths import ROOT

ENGLISH = changed.entries("hello = Hello, { $who }!\nagain = { hello } Again.\n")
PESTEN = (ROOT / "rules" / "library" / "pesten.toml").read_text("utf-8")


@pytest.mark.sources
def test_every_text_game_and_script_has_the_form_that_is_set() -> None:
    kinds = ("bot/words/texts/*.ftl", "rules/library/*.toml", "cogs/**/*.table", "tests/tables/**/*.table")
    files = [file for kind in kinds for file in ROOT.glob(kind)]
    assert len(files) > 500
    assert [file.name for file in files if changed.formed(file.read_bytes()) != file.read_bytes()] == []


def test_a_form_is_set_right(tmp_path: Path) -> None:
    file = tmp_path / "a.table"
    file.write_bytes(b"rules german  \r\n\r\nseats ana bia\n\n")
    assert changed.main([str(file)]) == 1
    assert file.read_bytes() == b"rules german\n\nseats ana bia\n"
    assert changed.main([str(file)]) == 0


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("hello = Hallo, { $who }!", []),
        (
            "hello = Hallo, { $who",
            ["cannot be read (Expected token: \"}\"), 0 lines below its key: 'hello = Hallo, { $who'"],
        ),
        ("hello = Hallo, { $who }!\n    Wie { geht }?", ["names a text that there is not: geht"]),
        ("hello = Hallo, { NOTHING($who) }!", ["cannot be said (Unknown function: NOTHING)"]),
        ("hello =\n    .mark = Hallo", ["says nothing"]),
    ],
)
def test_a_text_that_cannot_be_said(written: str, said: list[str]) -> None:
    assert [*changed.faults_of_message("hello", changed.entries(written), ENGLISH, "de")] == said


def test_a_text_is_held_against_the_english_one(tmp_path: Path) -> None:
    file = tmp_path / "de.ftl"
    file.write_text("xyzzy = Nichts\n", encoding="utf-8")
    told = [one.partition(": ")[2] for one in changed.faults_of(file)]
    assert "xyzzy is no English text: en.ftl has to have it first" in told
    english = changed.texts_of("en")
    key = next(key for key, (_, written) in english.items() if changed.VARIABLE.findall(written))
    file.write_text(f"{key} = Nichts\n{key} = Nichts\n", encoding="utf-8")
    told = [one.partition(": ")[2] for one in changed.faults_of(file)]
    assert told[0] == f"{key} is twice in the file: leave one"
    assert told[1].startswith(f"{key} does not say the same facts as the English text, which are: $")


def test_no_language_lacks_a_text_that_is_not_pending() -> None:
    assert [*changed.missing_texts()] == []


def test_a_definition_that_cannot_be_read(tmp_path: Path) -> None:
    file = tmp_path / "pesten.toml"
    file.write_text(PESTEN, encoding="utf-8")
    assert [*changed.faults_of(file)] == []
    file.write_text(PESTEN.replace("[[cards]]", "[[crads]]", 1), encoding="utf-8")
    assert "crads" in "".join(changed.faults_of(file))
    file.write_text("name = ", encoding="utf-8")
    assert len([*changed.faults_of(file)]) == 1


@pytest.mark.parametrize("name", ["voador", "solitaire"])
def test_a_definition_is_read_with_the_parts_that_the_project_has(name: str) -> None:
    """In a process of its own: what others have imported does not help."""
    file = f"rules/library/{name}.toml"
    done = subprocess.run(
        [sys.executable, "-m", "tests.support.changed", file], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (0, ""), done.stderr


def test_a_script_that_does_not_hold(tmp_path: Path) -> None:
    file = tmp_path / "a.table"
    file.write_text("rules german\nseats ana bia\n= turn bia\n", encoding="utf-8")
    assert [*changed.faults_of(file)] == [f"{file}:3: = turn bia: it is ana"]
    file.write_text("rules german\nseats ana\nhnd ana 5S\n", encoding="utf-8")
    assert [*changed.faults_of(file)] == [f"{file}:3: no statement 'hnd'; do you mean 'hand'?"]


def test_who_changes_a_text_is_told_which_tests_and_pictures_have_the_old_words() -> None:
    """This test has them, too."""
    gone = {"result-again": "*{ button-again }* keeps seats for all of you."}
    told = [*changed.old_words(gone, "some other words")]
    assert any(line.startswith("tests/discord/test_results.py:") for line in told)
    assert any(line.startswith("tests/house/test_changed.py:") for line in told)
    assert [*changed.old_words(gone, "*Play again* keeps seats for all of you.")] == []
    (line,) = changed.old_pictures(["en result-again"])
    assert line.endswith("just pictures languages/en-result result")
    assert [*changed.old_pictures(["en no-such-text"])] == []
