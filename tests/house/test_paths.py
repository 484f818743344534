"""Whatever the documentation and the code name is there: files, links, and names of the code."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.paths import ROOT

NAMED = re.compile(r"`((?:bot|cogs|rules|lab|tests|benchmarks|compiling|deploy|docs)/[\w./-]+)`")
LINKED = re.compile(r"\]\((?!https?:|#|mailto:)([^)#\s]+)")
FENCED = re.compile(r"```.*?```", re.DOTALL)
IDENTIFIER = re.compile(r"`([A-Za-z_][\w.]*)`")
READ_FOR_NAMES = ("bot", "cogs", "rules", "lab", "preview", "tests", "benchmarks", "compiling", "deploy")
OF_OTHERS = {
    "APP_ID",  # what a reader puts in
    "evolve",  # a design that was not chosen
    "PGPASSWORD",  # of PostgreSQL
}
"""Names in pages that are not of our code. ``docs/preview.md`` tells of SimCord's."""
MADE_IN_AN_EXAMPLE = {
    "rules/shedding/german.py",
    "cogs/play/examples/german.table",
    "tests/rules/shedding/test_german.py",
}
"""Files that a page tells its reader to make."""


def pages() -> Iterator[Path]:
    first = ("README", "CODE_OF_CONDUCT", "CONTRIBUTING", "SECURITY", "SUPPORT", "benchmarks/README")
    yield from (*(ROOT / f"{name}.md" for name in first), *sorted((ROOT / "docs").glob("*.md")))


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


@pytest.mark.sources
def test_every_name_of_the_code_in_a_page_is_there() -> None:
    """So a name that changes takes the pages with it."""
    code = [ROOT / "pyproject.toml", *(path for top in READ_FOR_NAMES for path in (ROOT / top).rglob("*.*"))]
    read = [path for path in code if path.suffix in (".py", ".ftl", ".toml", ".table", ".txt", ".yml")]
    words = {word for path in read for word in re.findall(r"\w+", path.read_text(encoding="utf-8"))}
    words |= {part for path in code for part in path.relative_to(ROOT).parts} | {"justfile"}
    words |= {word.upper() for word in words}  # settings
    gone = [
        (page.name, name)
        for page in pages()
        if page.name != "preview.md"
        for name in IDENTIFIER.findall(FENCED.sub("", page.read_text(encoding="utf-8")))
        if name not in OF_OTHERS and name not in words and not {*name.split(".")} <= words
    ]
    assert gone == []
