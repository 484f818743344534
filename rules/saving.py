"""How states are copied, saved as plain data, and loaded: all by their declared fields."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from operator import attrgetter, itemgetter
from typing import NamedTuple, TypeVar

from rules import upcasting
from rules.records import Json, Record, from_values, frozen

T = TypeVar("T")

SIMPLE = {"int": int, "str": str, "bool": bool}
"""The kinds of fields that are saved as they are."""

WHOLE = {int}
Names = tuple[tuple[str, str], ...]
Reader = Callable[[str, Json], object]
"""Reads the value of a field of this name. Raises ``ValueError`` saying what is wrong with it."""


class Form(NamedTuple):
    """How a kind of state is kept: what gives all its values, and the places of those of each sort among them.

    ``readers`` read whatever is neither ``simple`` (of these ``types``) nor a list of ``numbers``.
    """

    values: Callable[[object], Sequence[object]]
    items: Callable[[dict[str, Json]], Sequence[Json]]
    names: tuple[str, ...]
    lists: tuple[int, ...]
    nested: tuple[int, ...]
    records: tuple[int, ...]
    decisions: tuple[int, ...]
    simple: tuple[int, ...]
    types: list[type]
    numbers: tuple[int, ...]
    readers: tuple[tuple[int, str, Reader], ...]


@cache
def form(fields: Names) -> Form:
    """The form of states with these fields, names and types."""
    names = tuple(name for name, _ in fields)
    kinds = [kind for _, kind in fields]
    nested = tuple(place for place, kind in enumerate(kinds) if kind.startswith("list[list["))
    lists = tuple(place for place, kind in enumerate(kinds) if kind.startswith("list[") and place not in nested)
    decisions = tuple(place for place in lists if kinds[place] == "list[SomeDecision]")
    plain = (*SIMPLE, "tuple")
    records = tuple(
        place for place, kind in enumerate(kinds) if not kind.startswith(plain) and place not in (lists + nested)
    )
    simple = tuple(place for place, kind in enumerate(kinds) if kind in SIMPLE)
    numbers = tuple(place for place, kind in enumerate(kinds) if kind == "list[int]")
    others = [place for place in range(len(kinds)) if place not in simple + numbers]
    return Form(
        values=attrgetter(*names),
        items=itemgetter(*names),
        names=names,
        lists=lists,
        nested=nested,
        records=records,
        decisions=decisions,
        simple=simple,
        types=[SIMPLE[kinds[place]] for place in simple],
        numbers=numbers,
        readers=tuple((place, names[place], reader(kinds[place])) for place in others),
    )


def copy_state(kind: type[T], state: T, fields: Names) -> T:
    """A copy that shares nothing that changes: records and tuples never do."""
    kept = form(fields)
    values = list(kept.values(state))
    for place in kept.lists:
        values[place] = values[place].copy()  # type: ignore[attr-defined]
    for place in kept.nested:
        values[place] = [one.copy() for one in values[place]]  # type: ignore[attr-defined]
    return from_values(kind, values)


def dump_state(state: object, fields: Names, schema: int) -> dict[str, Json]:
    """A state as plain data, which shares nothing with it, and the version of its form."""
    kept = form(fields)
    values: list[Json] = list(kept.values(state))  # type: ignore[arg-type]
    for place in kept.lists:
        values[place] = list(values[place])  # type: ignore[arg-type]
    for place in kept.nested:
        values[place] = [one.copy() for one in values[place]]  # type: ignore[union-attr]
    for place in kept.records:
        one: object = values[place]
        values[place] = one.code() if isinstance(one, Record) else None
    for place in kept.decisions:
        values[place] = [one.code() for one in values[place]]  # type: ignore[union-attr]
    return {**dict(zip(kept.names, values, strict=True)), "schema": schema}


def load_state(kind: type[T], data: Json, fields: Names, schema: int) -> T:
    """The state that ``dump_state`` wrote. Raises ``ValueError`` saying what is wrong with it."""
    if not isinstance(data, dict) or data.get("schema") != schema:
        raise ValueError(f"this is no state of schema {schema}")
    kept = form(fields)
    try:
        values: list[object] = list(kept.items(data))
    except KeyError as missing:
        raise ValueError(f"a state lacks {missing}") from None
    if len(data) != len(values) + 1:
        raise ValueError(f"a state has unknown {sorted(data.keys() - {*kept.names, 'schema'})}")
    if [type(values[place]) for place in kept.simple] != kept.types:
        place, wanted = next(
            (place, wanted)
            for place, wanted in zip(kept.simple, kept.types, strict=True)
            if type(values[place]) is not wanted
        )
        raise ValueError(f"{kept.names[place]} of a state is {wanted.__name__}, not {values[place]!r}")
    for place in kept.numbers:
        found = values[place]
        if not isinstance(found, list) or (found and set(map(type, found)) != WHOLE):
            raise ValueError(f"{kept.names[place]} of a state is a list of numbers, not {found!r}")
        values[place] = found.copy()
    for place, name, read in kept.readers:
        values[place] = read(name, data[name])
    return from_values(kind, values)


def reader(kind: str) -> Reader:
    """What reads fields of this kind, as their types are written."""
    if kind.endswith(" | None"):
        inner = reader(kind.removesuffix(" | None"))
        return lambda name, value: None if value is None else inner(name, value)
    if kind.startswith("list["):
        return _list_of(kind[5:-1])
    if kind.startswith("tuple["):
        return lambda name, value: frozen(_listed(name, value))
    if kind == "SomeDecision":
        return lambda _, value: Record.decode(upcasting.decision(value))
    return lambda _, value: Record.decode(upcasting.upgrade_record(value))


def _list_of(kind: str) -> Reader:
    if kind == "list[int]":
        return _numbers_of_each
    inner = reader(kind)
    return lambda name, value: [inner(name, one) for one in _listed(name, value)]


def _numbers_of_each(name: str, value: Json) -> object:
    """A list of lists of numbers."""
    found = [_listed(name, one) for one in _listed(name, value)]
    if any(one and set(map(type, one)) != WHOLE for one in found):
        raise ValueError(f"{name} of a state holds lists of numbers, not {value!r}")
    return found


def _listed(name: str, value: Json) -> list[Json]:
    if not isinstance(value, list | tuple):
        raise ValueError(f"{name} of a state is a list, not {value!r}")
    return list(value)
