"""How much there is to read before one can do something: so many words, of the pages that the way to it names."""

from __future__ import annotations

import pytest

from tests.support.paths import ROOT

START = "CONTRIBUTING.md"
WAYS = {
    "add a text": (800, (START, "docs/adding-a-text.md")),
    "fix a fault": (2000, (START, "docs/fixing-a-fault.md", "docs/table-scripts.md")),
    "add a game": (2500, (START, "docs/adding-a-game.md", "docs/own-game.md")),
}
ENDS = {"docs/own-game.md": "## Where the declarations are"}
"""Where one may stop reading a page: the first part that is for looking up."""


@pytest.mark.sources
@pytest.mark.parametrize("way", WAYS)
def test_a_way_is_short(way: str) -> None:
    limit, pages = WAYS[way]
    words = 0
    for page in pages:
        text = (ROOT / page).read_text(encoding="utf-8")
        end = ENDS.get(page, "")
        assert end in text
        words += len((text.partition(end)[0] if end else text).split())
    assert words <= limit, f"{words} words"
