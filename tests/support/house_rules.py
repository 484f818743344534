"""Writes ``docs/house-rules.md``: every line of how people really play, where it stands in a definition, its script.

``python -m tests.support.house_rules`` writes it; a test holds it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from rules.catalogue import definition_of
from tests.support.paths import ROOT, TESTS

PAGE = ROOT / "docs" / "house-rules.md"
GAMES = {
    "BRA": ("branne", 17),
    "CLU": ("club", 14),
    "CRA": ("crazy-eights", 11),
    "MAK": ("makao", 17),
    "PES": ("pesten", 12),
    "PIE": ("own", 34),
    "PRS": ("prsi", 11),
    "STO": ("sto-odno", 15),
    "SWI": ("switch", 13),
    "TSS": ("tschau-sepp", 12),
}
"""By the letters of a page its definition, and how many lines it has; ``own``: each line has its own."""
CANNOT = {
    "CLU-14": "who plays with whom after a match is the matter of a tournament, not of a game",
    "PIE-29": "the bot hears no noise",
}
"""The lines that no definition can say, each with why."""
NOT = "# Not: "
"""Begins a comment in a script: what must not be so, which the statements below it show."""
ID = re.compile(r"([A-Z]{3})-(\d+)(?: to [A-Z]{3}-(\d+))?")


def lines() -> list[str]:
    """The ids of all lines."""
    return [f"{letters}-{number}" for letters, (_, most) in GAMES.items() for number in range(1, most + 1)]


def named_in(comment: str) -> Iterator[str]:
    """The lines that a comment names: ``PES-3 to PES-5, PES-9``."""
    for letters, first, last in ID.findall(comment):
        yield from (f"{letters}-{number}" for number in range(int(first), int(last or first) + 1))


def places(game: str) -> dict[str, list[str]]:
    """By line the headings of a shipped definition under which it stands."""
    found: dict[str, list[str]] = {}
    text = definition_of(game).splitlines()
    for number, line in enumerate(text):
        heading, _, comment = line.partition("#")
        if heading.startswith("[["):
            which = text[number + 1].partition("=")[2].strip().strip('"')
            heading = f"[[cards]] {which}"
        if heading.strip():
            for one in named_in(comment):
                found.setdefault(one, []).append(f"`{heading.strip()}`")
        elif (named := re.search(r'rule = "([A-Z]{3}-\d+)"', line)) is not None:
            found.setdefault(named[1], []).append("`[options]`")
    for line in text:
        for rule in re.findall(r'rule = "([A-Z]{3}-\d+)"', line):
            found.setdefault(rule, []).append(f"`{line.partition(' ')[0]}` of `[options]`")
    return found


def rules_of_headings(game: str) -> dict[str, list[str]]:
    """The lines under each heading of a shipped definition: of a section by its name, of entries by their number."""
    found: dict[str, list[str]] = {}
    headings = [line for line in definition_of(game).splitlines() if line.startswith("[")]
    for heading, _, comment in (line.partition("#") for line in headings):
        name = heading.strip(" []")
        if name == "cards":
            name = str(sum(one.isdigit() for one in found))
        found[name] = list(named_in(comment))
    return found


def counter_examples(text: str) -> list[tuple[str, list[str]]]:
    """What a script says must not be so, each with the statements that show it."""
    found: list[tuple[str, list[str]]] = []
    for line in text.splitlines():
        if line.startswith(NOT):
            found.append((line.removeprefix(NOT), []))
        elif found and not line.startswith("#"):
            found[-1][1].append(line)
    return found


def told_not(line: str) -> str:
    """What must not be so with a line, as its scripts say it."""
    folder = TESTS / "tables" / GAMES[line.partition("-")[0]][0]
    said = [told for name in scripts(line) for told, _ in counter_examples((folder / name).read_text("utf-8"))]
    return " ".join(dict.fromkeys(one[0].upper() + one[1:] for one in said))


def own_place(script: str) -> str:
    """Where a line stands in the definition that its script brings along."""
    said = [line.removeprefix("| ") for line in script.splitlines() if line.startswith("| ")]
    return "`" + "; ".join(line for line in said[1:] if not line.startswith(("[pack]", "cards ="))) + "`"


def scripts(line: str) -> list[str]:
    """The scripts that are named after a line."""
    game = GAMES[line.partition("-")[0]][0]
    return sorted(file.name for file in (TESTS / "tables" / game).glob(f"{line}_*.table"))


def row(line: str) -> str:
    """A line of the page."""
    if line in CANNOT:
        return f"| {line} | cannot be said: {CANNOT[line]} | | |"
    game = GAMES[line.partition("-")[0]][0]
    folder, found = TESTS / "tables" / game, scripts(line)
    if game == "own":
        place = own_place((folder / found[0]).read_text("utf-8"))
        place = place if len(place) > 2 else "as usual"
    else:
        place = ", ".join(dict.fromkeys(places(game).get(line, ["as usual"])))
    shown = ", ".join(f"[{name.removesuffix('.table')}](../tests/tables/{game}/{name})" for name in found)
    return f"| {line} | {place} | {shown} | {told_not(line)} |"


def page() -> str:
    """The whole page."""
    told = [line for line in lines() if line not in CANNOT]
    head = [
        "# House rules",
        "",
        "For everybody who [writes down a game](own-game.md): how people really play, in ten lists of single",
        "lines. A table has to be able to agree on each of them. Here you see where a line stands in a definition",
        "of `rules/library/`, which scripts show it, and what they show not to be so. *As usual* means that a",
        "definition need not say it.",
        "",
        "`python -m tests.support.house_rules` writes this page. To see that the scripts show each line, a test",
        "changes its definition: without the line, and with the line for all cards, at any moment and with any",
        "options. Each time a script has to fail.",
        "",
        f"{len(told)} of {len(lines())} lines can be played, also by computer players, and `/rules` tells them. The",
        f"others cannot: {' and '.join(sorted(CANNOT))}.",
    ]
    for letters, (game, _) in GAMES.items():
        some = [line for line in lines() if line.startswith(letters)]
        title = f"`{game}`" if game != "own" else "Single rules, each in a definition of its own"
        head += [
            "",
            f"## {title}",
            "",
            "| line | in the definition | scripts | not |",
            "| --- | --- | --- | --- |",
            *map(row, some),
        ]
    return "\n".join(head) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
