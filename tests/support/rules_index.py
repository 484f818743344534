"""Which test shows which rule: reads the tests, and writes ``docs/rules.md``.

uv run python -m tests.support.rules_index
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from tests.support.paths import ROOT, TESTS

PAGE = ROOT / "docs" / "rules.md"
SEVERAL = re.compile(r"(?<![A-Z])([A-Z]{3})[-_](\d+)_to_(?:[A-Z]{3}_)?(\d+)(?=_|$)")
TEST = re.compile(r"^(?:async )?def (test_\w+)", re.MULTILINE)
FAMILIES = {
    "COM": ("What the games have in common", [*range(1, 23)]),
    "VOA": ("Mau Mau Voador", [*range(1, 19), *range(20, 26)]),
    "AMM": ("Mau-Mau, and Advanced Mau & Mau", [*range(1, 11), *range(20, 23), *range(30, 43), *range(50, 57)]),
    "IME": ("Mau-Mau Imesco", [*range(1, 16), *range(20, 35), 40, 41, *range(50, 56), 60, 61]),
    "SRB": ("Serbian Mau Mau", [*range(1, 15), *range(20, 24), *range(30, 33)]),
    "GER": ("German Mau-Mau", [*range(1, 11), *range(20, 23)]),
    "ZSY": ("Zheng Shangyou", [*range(1, 6), *range(10, 15), 20, 21, 30, *range(40, 46)]),
}
"""The rules that the games follow; IME-56, a simulator, is none of a table's."""
RULE = re.compile(rf"(?<![A-Z])({'|'.join(FAMILIES)})[-_](\d+)(?=_|$)")
NOT_YET: tuple[str, ...] = ()
"""Rules of the rulebook that no game follows yet."""


def rules() -> list[str]:
    """Every rule id."""
    return [f"{family}-{number}" for family, (_, numbers) in FAMILIES.items() for number in numbers]


def found_in(name: str) -> set[str]:
    """The rules that a name says it shows: ``test_AMM_31_IME_12_…``, ``test_SRB_7_to_13_…``, ``AMM-30_misplay``."""
    found = {f"{family}-{number}" for family, number in RULE.findall(name)}
    for family, first, last in SEVERAL.findall(name):
        found |= {f"{family}-{number}" for number in range(int(first), int(last) + 1)}
    return found


def shown() -> dict[str, list[str]]:
    """The tests that show each rule: those that name it in their own name. What they say elsewhere does not count."""
    by_rule: dict[str, list[str]] = {rule: [] for rule in rules()}
    for name, told in _tests():
        for rule in found_in(name) & by_rule.keys():
            by_rule[rule].append(told)
    return by_rule


def names() -> list[str]:
    """The names of all tests and table scripts."""
    return [name for name, _ in _tests()]


def _tests() -> Iterable[tuple[str, str]]:
    """The name of every test and table script, and how the page tells it."""
    for file in sorted((TESTS / "tables").rglob("*.table")):
        yield file.stem, file.relative_to(ROOT).as_posix()
    for file in sorted(TESTS.rglob("test_*.py")):
        for name in TEST.findall(file.read_text("utf-8")):
            yield name, f"{file.relative_to(ROOT).as_posix()}: {name}"


def page() -> str:
    """The page, as Markdown."""
    by_rule = shown()
    lines = [
        "# The rules, and the tests that show them",
        "",
        "For contributors who change a rule: which tests show it. `uv run python -m tests.support.rules_index` writes",
        "this page from the names of tests and table scripts; their contents do not count. A rule without a test fails",
        "the build. [Rules notes](rules-notes.md) says what was decided where the documents are silent.",
    ]
    for family, (title, numbers) in FAMILIES.items():
        lines += ["", f"## {title}", "", "| rule | tests |", "| --- | --- |"]
        for number in numbers:
            tests = by_rule[f"{family}-{number}"]
            more = f" and {len(tests) - 3} more" if len(tests) > 3 else ""
            lines.append(f"| {family}-{number} | {', '.join(f'`{test}`' for test in tests[:3])}{more} |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
