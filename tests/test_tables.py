"""Table scripts: whole games and single rules, as plain text under ``tests/tables``."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.scripts import ear
from rules.catalogue import RULEBOOKS
from rules.script.reading import read
from rules.script.replay import Replay
from tests import rules_index

TABLES = sorted((Path(__file__).parent / "tables").rglob("*.table"))
RULEBOOK = Path(__file__).parents[2] / "shared" / "rulebook"


@pytest.mark.parametrize("file", TABLES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_a_table_script_holds(file: Path) -> None:
    replay = Replay(read(file.read_text("utf-8")), ear)
    for step, failure in replay.run():
        assert not failure, f"{file.name}:{step.line}: {step.text}: {failure}"


def test_every_game_has_a_whole_game_and_scripts_for_what_is_special() -> None:
    for game in RULEBOOKS:
        assert any(file.stem.startswith("game_") for file in TABLES if file.parent.name == game), game


def test_every_option_is_tried_somewhere() -> None:
    said = "\n".join(file.read_text("utf-8") for file in [*TABLES, *Path(__file__).parent.glob("test_*.py")])
    assert [option.name for book in RULEBOOKS.values() for option in book.options if option.name not in said] == []


def test_every_rule_has_a_test() -> None:
    assert [rule for rule, tests in rules_index.shown().items() if not tests] == []


def test_the_page_of_rules_is_as_the_tests_are() -> None:
    assert rules_index.PAGE.read_text("utf-8") == rules_index.page(), "run `python -m tests.rules_index`"


@pytest.mark.skipif(not RULEBOOK.exists(), reason="the rulebook lies beside the project")
def test_the_list_of_rules_is_complete() -> None:
    files = [RULEBOOK / f"{name}.md" for name in ("README", "amm", "ime", "serbian", "voador", "zheng-shangyou")]
    named = set()
    for file in files:
        for line in file.read_text("utf-8").splitlines():
            if line.startswith("- **"):
                named |= rules_index.found_in(line[4:].split()[0].strip("*"))
    assert named - set(rules_index.rules()) == {"IME-56", *rules_index.NOT_YET}
    assert set(rules_index.rules()) - named == set()


def test_what_is_not_built_yet_has_no_test() -> None:
    """Or it is built, and belongs to the rules that must have one."""
    assert [name for name in rules_index.names() if rules_index.found_in(name) & set(rules_index.NOT_YET)] == []


@pytest.mark.parametrize(
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
