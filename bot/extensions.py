"""The rooms of ``cogs``: those that everybody has, and the extensions, which may be switched off or taken away."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib.util import find_spec
from pathlib import Path

EVERYBODYS = ("archive", "people", "play", "tables")
"""What is part of the bot. Everything else in ``cogs`` is an extension: what it has of its own is there, but for its
tables in the schema, its texts and its migration.
"""


def _folders() -> list[str]:
    spec = find_spec("cogs")
    return [*(spec.submodule_search_locations or ())] if spec else []


@cache
def rooms() -> tuple[str, ...]:
    """Return all public modules and packages of ``cogs``, in the order of the alphabet."""
    found = pkgutil.iter_modules(_folders())
    return tuple(sorted(module.name for module in found if not module.name.startswith("_")))


def extensions() -> tuple[str, ...]:
    """Return the extensions that are there."""
    return tuple(name for name in rooms() if name not in EVERYBODYS)


def rooms_with_module(name: str) -> tuple[str, ...]:
    """Return the rooms that have a module of this name: none of them is imported for that."""
    return tuple(room for room in rooms() if any((Path(at) / room / f"{name}.py").is_file() for at in _folders()))
