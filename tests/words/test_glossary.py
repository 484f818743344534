"""The page of words names what there is, and words that were given up stand nowhere."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module

from tests.support.folding import each
from tests.support.paths import ROOT

NAMED = re.compile(r"`((?:bot|rules|cogs)(?:\.\w+)+)`")
NAMES = sorted(set(NAMED.findall((ROOT / "docs" / "glossary.md").read_text(encoding="utf-8"))))
OLD = {"[Ss]weeper": "timer", "[Ss]itters?": "player", "[Ss]heets?": "ruleset", "windows?": "interrupt"}
OLD |= {"[Hh]abits": "settings", r"bot[./]looks": "renderers"}
"""Words that were given up, and those that stand for the same now."""
ELSEWHERE = (
    "bot/drawing/",
    "bot/store/migrations/",
    "tests/store/test_upgrade.py",
    "tests/drawing/test_pictures.py",
    "tests/words/test_glossary.py",
)
"""Where they mean something else: a sheet of pictures, and columns of old databases."""


@each("name", NAMES)
def test_what_the_page_names_is_there(name: str) -> None:
    """A module, a class, a function, or a field of a class."""
    parts, thing = name.split("."), None
    for length in range(len(parts), 0, -1):
        try:
            thing = import_module(".".join(parts[:length]))
        except ModuleNotFoundError:
            continue
        for part in parts[length:]:
            fields = getattr(thing, "__dataclass_fields__", {})
            thing = fields[part] if part in fields else getattr(thing, part)
        break
    assert thing is not None


def written() -> Iterator[tuple[str, int, str]]:
    """Every line of code, tests and pages."""
    for ending in ("py", "md", "ftl", "toml", "table"):
        for path in [*ROOT.glob(f"*.{ending}"), *(p for r in ROOMS for p in (ROOT / r).rglob(f"*.{ending}"))]:
            place = path.relative_to(ROOT).as_posix()
            if not place.startswith(ELSEWHERE):
                for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
                    yield place, number, line


ROOMS = ("rules", "bot", "cogs", "tests", "docs", "benchmarks")


def test_words_that_were_given_up_stand_nowhere() -> None:
    old = re.compile(rf"(?<![A-Za-z])(?:{'|'.join(OLD)})(?![a-z_])")
    found = [f"{place}:{number}: {line.strip()}" for place, number, line in written() if old.search(line)]
    assert not found, "\n".join(found)


def test_the_page_has_a_word_for_all_that_matters() -> None:
    assert len(NAMES) > 50
