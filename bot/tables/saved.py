"""Reads saved data: pydantic checks it against the declared fields, and names whatever does not fit."""

from __future__ import annotations

import json
from typing import TypeVar

from pydantic import ConfigDict, TypeAdapter, ValidationError

from rules.records import Json

T = TypeVar("T")
EXACT = ConfigDict(extra="forbid")
"""How saved records are read: no field that is not declared."""


def read_saved(adapter: TypeAdapter[T], called: str, saved: Json, *, whole: bool) -> T:
    """The record that was saved. Raises ``ValueError``, in one line, for what is unknown or amiss.

    ``whole``: it is of the present version, so nothing may be missing.
    """
    try:
        found = adapter.validate_json(json.dumps(saved), strict=True)
    except ValidationError as why:
        first = why.errors()[0]
        place = ".".join(map(str, first["loc"]))
        raise ValueError(f"{called}: {place}: {first['msg']} ({first['input']!r:.60})") from None
    lacking = _lacking(adapter.dump_python(found, mode="json"), saved) if whole else ""
    if lacking:
        raise ValueError(f"{called}: {lacking} is missing")
    return found


def _lacking(full: Json, saved: Json) -> str:
    """The first field that a record has and that was not saved; nothing where all were."""
    if isinstance(full, dict) and isinstance(saved, dict):
        there = {str(name): value for name, value in saved.items()}
        for name, value in full.items():
            if name not in there:
                return name
            if lacking := _lacking(value, there[name]):
                return f"{name}.{lacking}"
    return ""


def version_of(called: str, saved: Json, newest: int) -> int:
    """The schema of a saved form: the newest; or 0 for one of version 0.1.0, which had none. Raises ``ValueError``."""
    if not isinstance(saved, dict):
        raise ValueError(f"{called}: saved as {type(saved).__name__}, not as an object")
    schema = saved.get("schema", 0)
    if isinstance(schema, bool) or not isinstance(schema, int) or schema not in (0, newest):
        raise ValueError(f"{called}: schema {schema!r}, and this version reads {newest}, and the form of 0.1.0")
    return schema
