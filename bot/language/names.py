"""Names of people and servers: whatever somebody has chosen, it stays a name, and becomes no link of the bot's."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence

NAME_CHARACTERS = 32
"""Longer names are cut: people's names on Discord are no longer. Names of servers have up to 100 characters."""
INVISIBLE = {"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"}
JOINER = "\u200d"
"""Joins emojis, and is the only invisible character that a name keeps."""
STEERING = re.compile(r"([\\`*_~|<>\[\]()#@:.+-])")
"""What Discord's markdown may take for a format, a link, a mention, a time or a command."""


def plain(name: str, most: int = NAME_CHARACTERS) -> str:
    """A name for buttons, selects and titles: one line, nothing invisible, not too long, never empty."""
    spaced = "".join(" " if character.isspace() else character for character in name)
    shown = "".join(one for one in spaced if one == JOINER or unicodedata.category(one) not in INVISIBLE)
    cut = " ".join(shown.split())
    cut = cut if len(cut) <= most else cut[: most - 1] + "…"
    return cut if cut.strip(JOINER) else "?"


def written(name: str, most: int = NAME_CHARACTERS) -> str:
    """The same for text: a backslash stands before whatever would be more than a letter."""
    return STEERING.sub(r"\\\1", plain(name, most))


def apart(names: Sequence[str]) -> list[str]:
    """These names, told apart: behind those that several have stands their place, from 1."""
    found = list(names)
    while True:
        folded = [name.casefold() for name in found]
        twice = [place for place, name in enumerate(folded) if folded.count(name) > 1]
        if not twice:
            return found
        for place in twice:
            found[place] += f" ({place + 1})"
