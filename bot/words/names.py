"""Names of people and servers. They are shown as plain text, so that nobody can write a link of the bot's
with a name.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache

from rules.plain_text import caseless, visible

NAME_CHARACTERS = 32
"""Longer names are cut. Names of people on Discord have at most this many characters; names of servers up to 100."""
INVISIBLE = {"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"}
JOINER = "\u200d"
"""Joins emojis. It is the only invisible character that is kept in a name."""
STEERING = re.compile(r"([\\`*_~|<>\[\]()#@:.+-])")
"""Characters that Discord's markdown may read as a format, a link, a mention, a time or a command."""


@lru_cache(maxsize=1024)
def plain(name: str, most: int = NAME_CHARACTERS) -> str:
    """A name for buttons, selects and titles: one line, nothing invisible, not too long, never empty."""
    spaced = "".join(" " if character.isspace() else character for character in name)
    shown = "".join(one for one in spaced if one == JOINER or unicodedata.category(one) not in INVISIBLE)
    cut = " ".join(shown.split())
    cut = cut if len(cut) <= most else cut[: most - 1] + "…"
    return cut if cut.strip(JOINER) else "?"


def escape(name: str, most: int = NAME_CHARACTERS) -> str:
    """The same for text: a backslash is put before each character that markdown would read."""
    return STEERING.sub(r"\\\1", plain(name, most))


def quote(typed: str, most: int = NAME_CHARACTERS) -> str:
    """What somebody has typed, for the text that refuses it: an unseen character is shown by its number."""
    return STEERING.sub(r"\\\1", " ".join(visible(typed, most).split())) or "?"


def make_distinct(names: Sequence[str]) -> list[str]:
    """Make these names different from each other, also for who reads what people type (``caseless``): equal ones get
    their place, counted from 1.
    """
    found = list(names)
    while True:
        folded = [caseless(name) for name in found]
        twice = [place for place, name in enumerate(folded) if folded.count(name) > 1]
        if not twice:
            return found
        for place in twice:
            found[place] += f" ({place + 1})"
