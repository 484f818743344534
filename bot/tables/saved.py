"""Reads saved data: compares a record with its dataclass, and names whatever does not fit."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from bot.store.database import Row

NONE = -1
"""Stands for no card, no round or no prompt. All of these are counted from 0."""
KINDS: dict[str, tuple[type, ...]] = {
    "int": (int,),
    "float": (int, float),
    "str": (str,),
    "bool": (bool,),
    "list": (list, tuple),
    "dict": (dict,),
}
"""The JSON types for a field of this type. Fields of other types are read by their own classes."""


def checked(cls: Any, saved: Any) -> Row:
    """Give the saved fields of a dataclass. Raises ``ValueError`` for missing fields, unknown fields and
    wrong types.
    """
    called = cls.__name__
    if not isinstance(saved, dict):
        raise ValueError(f"{called}: saved as {type(saved).__name__}, not as an object")
    kinds = {field.name: str(field.type).partition("[")[0] for field in fields(cls)}
    if missing := sorted(kinds.keys() - saved.keys()):
        raise ValueError(f"{called}: {', '.join(missing)} is missing")
    if unknown := sorted(saved.keys() - kinds.keys()):
        raise ValueError(f"{called}: {', '.join(unknown)} is unknown")
    for name, kind in kinds.items():
        value = saved[name]
        if kind in KINDS and (not isinstance(value, KINDS[kind]) or (isinstance(value, bool) and kind != "bool")):
            raise ValueError(f"{called}: {name} is {value!r}, which is no {kind}")
    return dict(saved)


def version_of(cls: Any, saved: Any, newest: int) -> int:
    """Give the schema of saved data; 0 for data of version 0.1.0, which had none. Raises ``ValueError`` for an unknown
    one.
    """
    if not isinstance(saved, dict):
        raise ValueError(f"{cls.__name__}: saved as {type(saved).__name__}, not as an object")
    schema = saved.get("schema", 0)
    if schema not in range(newest + 1) or isinstance(schema, bool):
        raise ValueError(f"{cls.__name__}: schema {schema!r}, and this version reads up to {newest}")
    return int(schema)
