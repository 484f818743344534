"""Writes ``docs/own-game-parts.md``: every section, setting and effect of a definition, from what they declare.

``python -m tests.support.own_game`` writes it; a test holds it.
"""

from __future__ import annotations

from inspect import getdoc

from bot.words import texts
from bot.words.texts import Person
from cogs.workshop.parts import Setting, setting_name
from rules.shedding.definitions.sections import SECTIONS
from rules.shedding.parts import Need, Parameter, effects
from tests.support.paths import ROOT

PAGE = ROOT / "docs" / "own-game-parts.md"


def values(one: Parameter) -> str:
    """What a parameter may be."""
    match one.kind:
        case "number":
            return f"{one.low} to {one.high}"
        case "switch":
            return "`true`, `false`"
        case "word":
            return ", ".join(f"`{word}`" for word in one.words)
        case "cards":
            return "cards"
        case "points":
            return "points by card"
        case "by_seats":
            return f"by number of players, {one.low} to {one.high}"
        case _:
            return f"up to {one.high} characters"


def default(one: Parameter) -> str:
    """What holds where nothing is said."""
    if one.default is None:
        return "has to be said"
    if one.kind == "switch":
        return "`true`" if one.default else "`false`"
    return f"`{one.default}`" if one.default != "" else "–"


def needed(needs: tuple[Need, ...]) -> str:
    """What something needs to do anything."""
    found = []
    for need in needs:
        each = [
            f"`{place}`" + (f" = {', '.join(f'`{word}`' for word in words)}" if words else "")
            for place, words in need.any_of
        ]
        found.append(" or ".join(each) + (f" (as {', '.join(f'`{word}`' for word in need.of)})" if need.of else ""))
    return "; ".join(found) or "–"


def _also_needs(one: Parameter) -> str:
    return f"; needs {needed(one.needs)}" if one.needs else ""


def page() -> str:
    """The whole page."""
    lines = [
        "# The parts of a definition",
        "",
        "For everybody who [writes down a game](own-game.md): every section and setting of a definition, and",
        "everything that a card can do. `python -m tests.support.own_game` writes this page from what the parts",
        "declare.",
        "",
        "A setting may *need* another one: that one has to have one of these values, or any value if none is",
        "named. After `cards` stand effects; some card has to have one of them. After `players` stands how many",
        "have to play; without a number, as many as the setting says itself. A setting without what it needs is",
        "refused, because it does nothing.",
    ]
    for section in SECTIONS:
        lines += ["", f"## `[{section.name}]`: {texts.text('en', f'part-{section.name}'.replace('_', '-'))}", ""]
        lines += ["| setting | what it is | what it may be | default | needs |", "| --- | --- | --- | --- | --- |"]
        for one in section.parameters:
            name = setting_name(Setting(f"{section.name}.{one.name}", one, None), Person("en"))
            lines.append(f"| `{one.name}` | {name} | {values(one)} | {default(one)} | {needed(one.needs)} |")
    lines += [
        "",
        "## What a card does",
        "",
        "| effect | what it does | parameters | `at` | needs |",
        "| --- | --- | --- | --- | --- |",
    ]
    for word, kind in sorted(effects().items()):
        said = " ".join((getdoc(kind) or "").split("\n\n")[0].split()).replace("``", "`")
        given = (
            "; ".join(f"`{one.name}`: {values(one)} ({default(one)}{_also_needs(one)})" for one in kind.parameters)
            or "–"
        )
        hangs = "any moment" if len(kind.hangs) > 10 else ", ".join(f"`{one}`" for one in kind.hangs)
        lines.append(f"| `{word}` | {said} | {given} | {hangs} | {needed(kind.needs)} |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
