"""Pictures of ``docs/`` are as new as what they show, and each is shown."""

from __future__ import annotations

import pytest

from tests.support.paths import ROOT
from tests.support.shown import PICTURES, list_stale, read_shown

LAB = "fairness/"
"""Charts of the laboratory: they show results, and no texts of the bot."""


def made() -> set[str]:
    """The pictures that there are, but those of the laboratory."""
    names = {path.relative_to(PICTURES).with_suffix("").as_posix() for path in PICTURES.rglob("*.png")}
    return {name for name in names if not name.startswith(LAB)}


@pytest.mark.gate
def test_no_picture_is_older_than_the_texts_that_it_shows() -> None:
    stale = list_stale()
    assert not stale, f"just pictures {' '.join(stale)}"


def test_it_is_known_what_each_picture_shows() -> None:
    shown = read_shown()
    assert shown.keys() == made()
    assert sum(map(len, shown.values())) > len(shown)


def test_each_picture_is_on_a_page() -> None:
    pages = "".join(page.read_text("utf-8") for page in [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")])
    assert not [name for name in made() if f"pictures/{name}.png" not in pages]
