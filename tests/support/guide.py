"""The tables of ``docs/translating.md``, which tests hold texts and pages to."""

from __future__ import annotations

from tests.support.paths import ROOT


def rows(heading: str) -> list[list[str]]:
    """The rows of the table below a heading or a line, the first one with its headings."""
    page = (ROOT / "docs" / "translating.md").read_text("utf-8").split(f"{heading}\n")[1]
    table = page[page.index("\n| ") + 1 :].split("\n\n")[0]
    lines = [line for line in table.splitlines() if "---" not in line]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
