"""Whatever the documentation and the code say of a file is true: the file is there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.paths import ROOT

NAMED = re.compile(r"`((?:bot|cogs|rules|lab|tests|benchmarks|compiling|deploy|docs)/[\w./-]+)`")
LINKED = re.compile(r"\]\((?!https?:|#|mailto:)([^)#\s]+)")
MADE_IN_AN_EXAMPLE = {
    "rules/shedding/german.py",
    "bot/screens/examples/german.table",
    "tests/rules/shedding/test_german.py",
}
"""Files that a page tells its reader to make."""


def pages() -> Iterator[Path]:
    first = [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "SECURITY.md", "benchmarks/README.md")]
    yield from (*first, *sorted((ROOT / "docs").glob("*.md")))


@pytest.mark.sources
def test_every_file_that_is_named_is_there() -> None:
    code = (path for room in ("bot", "cogs", "rules", "lab") for path in (ROOT / room).rglob("*.py"))
    gone = [
        (path.relative_to(ROOT).as_posix(), name)
        for path in (*pages(), *code)
        for name in NAMED.findall(path.read_text(encoding="utf-8"))
        if name not in MADE_IN_AN_EXAMPLE and not (ROOT / name).exists()
    ]
    assert gone == []


@pytest.mark.sources
def test_every_link_between_pages_leads_somewhere() -> None:
    gone = [
        (path.name, link)
        for path in pages()
        for link in LINKED.findall(path.read_text(encoding="utf-8"))
        if not (path.parent / link).exists()
    ]
    assert gone == []
