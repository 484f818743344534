"""Pages and English texts have none of the words that ``docs/translating.md`` calls no plain English."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from bot.words import texts
from tests.support.folding import each
from tests.support.guide import rows
from tests.support.paths import ROOT

PAGES = sorted(
    path.relative_to(ROOT).as_posix()
    for path in (*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md"), ROOT / "benchmarks" / "README.md")
    if path.name != "CHANGELOG.md"
)
"""All but what was written about earlier versions."""
BANNED = [row[0] for row in rows("### Not in plain English")[1:]]
CODE = re.compile(r"```.*?```|`[^`\n]*`", re.DOTALL)
KEY = re.compile(r"^[\w-]+ =", re.MULTILINE)
SPACE = r"\s+"
WORD = re.compile(rf"\b(?:{'|'.join(', '.join(BANNED).split(', ')).replace(' ', SPACE)})\b", re.IGNORECASE)
ELSE = re.compile(
    r"(?<!body )(?<!body\n)(?<!thing )(?<!thing\n)(?<!where )(?<!ever )(?<!what )(?<!one )\b[Ee]lse\b(?!')"
)
"""In the sense of *otherwise*, not of *somebody else*."""
WITHOUT_HEAD = re.compile(r"(?:^|[.!:;|] |^\s*(?:[-*>]|\d+\.) )(?:\*\*)?Who(?:m|se)?\b[^.:?!|]*[.!]", re.MULTILINE)
"""A sentence that begins with *who* and asks nothing."""


def prose(text: str) -> str:
    """A page without code, its lines where they were, and without the table that bans the words."""
    told = CODE.sub(lambda code: "\n" * code[0].count("\n") or "…", text)
    return "\n".join("" if line.startswith(BANS) else line for line in told.split("\n"))


BANS = tuple(f"| {words} |" for words in BANNED)


def old_fashioned(text: str) -> Iterator[str]:
    """Each place that is not plain, with its line."""
    for pattern in (WORD, ELSE, WITHOUT_HEAD):
        for found in pattern.finditer(text):
            yield f"{text.count(chr(10), 0, found.start()) + 1}: {' '.join(found[0].split())}"


@pytest.mark.sources
@each("page", PAGES)
def test_a_page_is_in_plain_english(page: str) -> None:
    found = list(old_fashioned(prose((ROOT / page).read_text("utf-8"))))
    assert not found, "\n".join(found)


def test_the_english_texts_are_in_plain_english() -> None:
    """Their keys are not read by anybody."""
    assert list(old_fashioned(KEY.sub("", (texts.HERE / "en.ftl").read_text("utf-8")))) == []


def test_what_is_not_plain_is_found() -> None:
    assert list(
        old_fashioned("It begins Anew.\n\nWho asks draws. Who asks?\nOr for\nwho sits beside it, else not.")
    ) == [*("1: Anew", "4: for who", "5: beside", "5: else", "3: Who asks draws.")]
    assert (
        list(
            old_fashioned("Nobody else sits where anything else lies, or wherever else. | Who sits here? | who draws |")
        )
        == []
    )
