"""Definitions as trees of plain values: read from TOML, changed, and written as TOML again.

A tree may be wrong in any way while somebody works at it. What is wrong with it says the reader of definitions.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator, Mapping
from typing import Any

from rules.shedding.parts import effects
from rules.shedding.written.definition import FORMAT
from rules.shedding.written.sections import SECTIONS

Node = Any  # what JSON can say; what of it is wrong, the reader of definitions finds
Tree = dict[str, Node]
BARE = re.compile(r"[A-Za-z0-9_-]+")
"""Keys that need no quotes."""
FIRST = ("format", "name", "about", "source", "version", "players")
"""What stands at the top, in this order."""
TABLES = ("rules", "options", *(section.name for section in SECTIONS))
"""The tables of a definition, in the order in which they are written."""


def read_tree(text: str) -> Tree:
    """Read a tree that ``written`` has given, or a text that was read as a definition."""
    return tomllib.loads(text)


def empty(name: str) -> Tree:
    """A game in which nothing is said but its name."""
    return {"format": FORMAT, "name": name, "players": [2, 6]}


def named(text: str, name: str) -> str:
    """The same definition under another name."""
    return written({**read_tree(text), "name": name})


def complete(text: str) -> str:
    """The same definition without entries of which nobody has said yet what their cards do."""
    tree = read_tree(text)
    found = tree.get("cards", [])
    done = [entry for entry in found if not entry.keys().isdisjoint(effects())]
    return text if len(done) == len(found) else written({**tree, "cards": done})


def written(tree: Tree) -> str:
    """Write a tree as TOML."""
    lines = [f"{key} = {_value(tree[key])}" for key in FIRST if key in tree]
    lines += [f"{_key(key)} = {_value(one)}" for key, one in tree.items() if _plain(key, one)]
    for name in [*TABLES, *(key for key, one in tree.items() if isinstance(one, dict) and key not in TABLES)]:
        if tree.get(name):
            lines += ["", f"[{_key(name)}]", *_lines(tree[name])]
    for entry in tree.get("cards", []):
        lines += ["", "[[cards]]", *_lines(entry)]
    return "\n".join(lines) + "\n"


def _plain(key: str, value: object) -> bool:
    return key not in FIRST and key != "cards" and not isinstance(value, dict)


def _lines(table: Mapping[str, Node]) -> Iterator[str]:
    for key, value in table.items():
        yield f"{_key(key)} = {_value(value)}"


def _key(key: str) -> str:
    return key if BARE.fullmatch(key) else _string(key)


def _value(value: object) -> str:
    match value:
        case bool():
            return "true" if value else "false"
        case str():
            return _string(value)
        case list():
            return "[" + ", ".join(map(_value, value)) + "]"
        case dict():
            return "{ " + ", ".join(f"{_key(key)} = {_value(one)}" for key, one in value.items()) + " }"
        case _:
            return str(value)


def _string(value: str) -> str:
    """A basic string. JSON escapes what TOML escapes, but for one sign that TOML wants escaped."""
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
