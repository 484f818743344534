"""Table scripts: whole games and single rules, as plain text under ``tests/tables``."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cogs.archive.logs import classify_speech
from rules.catalogue import RULEBOOKS, make
from rules.script.reading import read
from rules.script.replay import Replay
from rules.shedding.game import MauMau
from tests.support import rules_index
from tests.support.folding import each
from tests.support.games import DOCUMENTED
from tests.support.paths import ROOT, SHARED, TESTS

TABLES = sorted((TESTS / "tables").rglob("*.table"))
GERMAN = ROOT / "docs" / "german.md"
RULEBOOK = SHARED / "rulebook"
A_RULE = re.compile(r"(?<![A-Z])[A-Z]{3}[-_]\d")


@pytest.mark.parametrize("file", TABLES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_a_table_script_holds(file: Path) -> None:
    replay = Replay(read(file.read_text("utf-8")), classify_speech)
    for step, failure in replay.run():
        assert not failure, f"{file.name}:{step.line}: {step.text}: {failure}"


def test_every_game_has_a_whole_game_and_scripts_for_what_is_special() -> None:
    for game in DOCUMENTED:
        assert any(file.stem.startswith("game_") for file in TABLES if file.parent.name == game), game


ALIKE = {
    "amm": {"silence_delete", "silence_unreadable"},
    "ime": {"silence_delete", "silence_unreadable"},
}
"""Options that are tried in another game alone, which has them from the same place."""


@each("game", DOCUMENTED)
def test_every_option_is_tried_with_its_game(game: str) -> None:
    """It is set in a script or test that names the game; that its name stands somewhere as a word is not enough."""
    files = [*TABLES, *TESTS.rglob("test_*.py")]
    every = [file.read_text("utf-8") for file in files if file != Path(__file__)]
    said = "\n".join(text for text in every if re.search(rf"rules {game}\b|[\"']{game}[\"']", text))
    set_there = r"\boption {0}\b|\b{0} (?:on|off|\d|{{)|[\"']{0}[\"']|\b{0}="
    names = [option.name for option in RULEBOOKS[game].options]
    assert {name for name in names if not re.search(set_there.format(name), said)} == ALIKE.get(game, set())


def test_every_rule_has_a_test() -> None:
    assert [rule for rule, tests in rules_index.shown().items() if not tests] == []


def test_what_a_game_names_are_rules() -> None:
    """The rule of an option, and those that refusals name: a family that the index does not know would show nothing."""
    games = [make(name) for name in DOCUMENTED]
    named = {option.rule for name in DOCUMENTED for option in RULEBOOKS[name].options}
    for ids in (game.rules.ids for game in games if isinstance(game, MauMau)):
        named |= {ids.turn, ids.follow, ids.draw, ids.debt, ids.call, *(rule for _, rule in ids.more)}
    assert named - set(rules_index.rules()) == set()


@pytest.mark.sources
def test_the_page_of_rules_is_as_the_tests_are() -> None:
    assert rules_index.PAGE.read_text("utf-8") == rules_index.page(), "run `python -m tests.support.rules_index`"


def test_every_reading_of_a_rule_names_what_shows_it() -> None:
    """The notes on the rules name a test, a table script or an option beside each rule, and all of these are there."""
    notes = (ROOT / "docs" / "rules-notes.md").read_text("utf-8").split("\n## ")[1:]
    readings = [" ".join(reading.split()) for part in notes for reading in part.split("\n- ")[1:]]
    shows = {*rules_index.names(), *(f"{file.parent.name}/{file.stem}" for file in TABLES)}
    shows |= {option.name for game in DOCUMENTED for option in RULEBOOKS[game].options}
    named = {reading: re.findall(r"`([\w/-]+)`", reading) for reading in readings}
    assert [one for one, found in named.items() if A_RULE.search(one) and not shows & {*found}] == []
    scripts = {name for found in named.values() for name in found if A_RULE.search(name)}
    assert scripts - shows == set()


def rules_of(file: Path) -> set[str]:
    """The rules that a page of a rulebook has."""
    rules = [line[4:].split()[0].strip("*") for line in file.read_text("utf-8").splitlines() if line.startswith("- **")]
    return {rule for told in rules for rule in rules_index.found_in(told)}


def test_the_rules_of_our_own_page_are_in_the_list() -> None:
    """Wherever the tests run."""
    assert rules_of(GERMAN) == {rule for rule in rules_index.rules() if rule.startswith("GER-")}


@pytest.mark.skipif(not RULEBOOK.exists(), reason="the rulebook lies beside the project")
def test_the_list_of_rules_is_complete() -> None:
    files = [RULEBOOK / f"{name}.md" for name in ("README", "amm", "ime", "serbian", "voador", "zheng-shangyou")]
    named = {rule for file in (*files, GERMAN) for rule in rules_of(file)}
    assert named - set(rules_index.rules()) == {"IME-56", *rules_index.NOT_YET}
    assert set(rules_index.rules()) - named == set()


def test_what_is_not_built_yet_has_no_test() -> None:
    """Or it is built, and belongs to the rules that must have one."""
    assert [name for name in rules_index.names() if rules_index.found_in(name) & set(rules_index.NOT_YET)] == []


@each(
    ("name", "rules"),
    [
        ("test_AMM_31_undeclared", {"AMM-31"}),
        ("test_VOA_3_SRB_4_late", {"VOA-3", "SRB-4"}),
        ("test_IME_1_to_IME_4_nine_cards", {"IME-1", "IME-2", "IME-3", "IME-4"}),
        ("SRB-7_to_13", {f"SRB-{number}" for number in range(7, 14)}),
        ("AMM-30_misplay", {"AMM-30"}),
        ("IME-28_to_33", {f"IME-{number}" for number in range(28, 34)}),
        ("game_1", set()),
        ("test_a_table_script_holds", set()),
        ("test_AMM_311_x", {"AMM-311"}),
    ],
)
def test_a_name_says_which_rules_it_shows(name: str, rules: set[str]) -> None:
    assert rules_index.found_in(name) == rules


def test_a_comment_or_a_docstring_shows_nothing() -> None:
    """Every rule that the page tells of stands in a name."""
    for rule, tests in rules_index.shown().items():
        for test in tests:
            assert rule in rules_index.found_in(Path(test.split(": ")[-1]).name.removesuffix(".table")), (rule, test)
