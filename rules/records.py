"""Records: small classes of plain values, made from their declared fields, and saved by name, version and values.

A record is declared like a dataclass. The types of its fields are also their *roles*: ``Seat``, ``Card`` … say what a
number stands for, and with that how a text names it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, fields
from functools import cache
from operator import attrgetter
from typing import Annotated, ClassVar, Self, TypeVar, dataclass_transform

T = TypeVar("T")

Json = None | bool | int | float | str | Sequence["Json"] | dict[str, "Json"]
"""Plain data, as JSON has it."""

Seat = int
"""A seat, from 0; -1 is nobody's."""
Card = int
"""A card as ``rules.cards`` numbers it; -1 is one whose face is not seen."""
Suit = int
"""A suit, 0 to 3; -1 is none."""
Mask = int
"""A set of cards, a bit for each."""
Cards = tuple[Card, ...]
"""Cards whose faces are told."""
Backs = tuple[Card, ...]
"""Cards that are told by their number alone."""
SeatCards = tuple[tuple[Seat, Cards], ...]
"""Seats, each with cards that everybody sees."""
SeatCard = tuple[tuple[Seat, Card], ...]
"""Seats, each with a card that everybody sees."""
ReadingCode = tuple[int, ...]
"""What laid cards are taken for, as plain numbers (ZSY-14)."""
Places = tuple[Seat, ...]
"""Seats from first to last."""
RuleId = str
"""The id of a rule."""
Words = str
"""What somebody says at the table: words of the game's own, or a way to declare."""
Charge = str
"""What somebody is accused of before the table: the id of the rule that was broken."""
Proposal = str
"""What the table votes on: the id of the rule that leaves it to the table."""

Public = Annotated[T, "everybody"]
"""A field of a state that everybody may know."""
SeatsOwn = Annotated[T, "one seat"]
"""A field of a state of which each part is for one seat alone."""
Nobodys = Annotated[T, "nobody"]
"""A field of a state that nobody may know, or only who follows from a hidden part: no view and no offer hangs on it."""
InParts = Annotated[T, "each its own"]
"""A record within a state whose fields say themselves who may know them."""

PLAIN = {
    **dict.fromkeys(("int", "Seat", "Card", "Suit", "Mask"), int),
    **dict.fromkeys(("str", "RuleId", "Words", "Charge", "Proposal"), str),
    "bool": bool,
}
"""What the value of a field is; all other types are tuples, or records within."""


@dataclass_transform(field_specifiers=(field,))
def record(cls: type[T]) -> type[T]:
    """Make a class of its declared fields: positional, with slots, equality and ``FIELDS`` (names and types).

    ``KNOWN`` says by name who may know a field, where its type says so: ``Public``, ``SeatsOwn`` …
    """
    made = dataclass(slots=True, unsafe_hash=True)(cls)
    declared = [(one.name, *_known(str(one.type))) for one in fields(made)]  # type: ignore[arg-type]
    made.FIELDS = tuple((name, sort) for name, _, sort in declared)  # type: ignore[attr-defined]
    made.KNOWN = {name: known for name, known, _ in declared if known}  # type: ignore[attr-defined]
    return made


def _known(sort: str) -> tuple[str, str]:
    """Who may know a field of a type as it is written, if it says so, and the type of its value."""
    known, _, inner = sort.partition("[")
    return (known, inner.removesuffix("]")) if known in ("Public", "SeatsOwn", "Nobodys", "InParts") else ("", sort)


class Record:
    """What all records can do. Those that are saved are found again by the name of their class.

    ``version`` is raised when the fields of a class, or what they mean, change; ``rules.upcasting`` then leads the old
    form to the new one.
    """

    __slots__ = ()
    FIELDS: ClassVar[tuple[tuple[str, str], ...]] = ()
    KNOWN: ClassVar[dict[str, str]] = {}
    version: ClassVar[int] = 1
    named: ClassVar[dict[str, type[Record]]] = {}

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        known: type = Record.named.setdefault(cls.__name__, cls)
        made: type = cls
        if known.__module__ != made.__module__:
            raise TypeError(f"{cls.__name__} is the name of something in {known.__module__}")
        Record.named[cls.__name__] = cls  # a class with slots is made twice

    @classmethod
    def tag(cls) -> str:
        """The name under which it is saved: that of the class, with its version behind it from the second on."""
        return cls.__name__ if cls.version == 1 else f"{cls.__name__}@{cls.version}"

    def code(self) -> list[Json]:
        """This as plain data: ``[tag, value, …]``."""
        tag, values_of, nested = _coding(type(self))  # type: ignore[arg-type]
        coded: list[Json] = [tag, *values_of(self)]
        for place in nested:
            if isinstance(one := coded[place], Record):
                coded[place] = {"is": one.code()}
        return coded

    @classmethod
    def decode(cls, coded: Json) -> Self:
        """The one that ``code`` wrote. Raises ``ValueError`` saying what is wrong with it."""
        tag, given = split_tag(coded)
        values: list[object] = [*given]
        kind = Record.named.get(tag.partition("@")[0])
        if kind is None or kind.tag() != tag or not issubclass(kind, cls):
            raise ValueError(f"there is no {cls.__name__} {tag!r}")
        fields = kind.FIELDS
        if len(values) != len(fields):
            raise ValueError(f"{tag} has {len(fields)} values, not {len(values)}")
        for place, (name, sort) in enumerate(fields):
            if type(values[place]) is not PLAIN.get(sort):
                values[place] = _read(tag, name, sort, given[place])
        return from_values(kind, values)


@cache
def _coding(kind: type[Record]) -> tuple[str, Callable[[Record], Iterable[Json]], tuple[int, ...]]:
    """How records of a kind are coded: the tag, what gives the values, and the places behind the tag at which a record
    may be. Every press codes some.
    """
    names = [name for name, _ in kind.FIELDS]
    nested = tuple(place for place, (_, sort) in enumerate(kind.FIELDS, 1) if sort not in PLAIN)
    if len(names) > 1:
        return kind.tag(), attrgetter(*names), nested
    return kind.tag(), lambda one: [getattr(one, name) for name in names], nested


def from_values(kind: type[T], values: Iterable[object]) -> T:
    """One of a kind, of the values of its fields in order."""
    return kind(*values)


def split_tag(coded: Json) -> tuple[str, list[Json]]:
    """The tag and the values of a saved record. Raises ``ValueError``."""
    if not isinstance(coded, list | tuple) or not coded or not isinstance(coded[0], str):
        raise ValueError(f"a record is a name and its values, not {coded!r}")
    return coded[0], list(coded[1:])


def but(one: T, **changes: object) -> T:
    """The same record with other values in some fields."""
    fields: tuple[tuple[str, str], ...] = type(one).FIELDS  # type: ignore[attr-defined]
    values = [changes.pop(name) if name in changes else getattr(one, name) for name, _ in fields]
    if changes:
        raise TypeError(f"{type(one).__name__} has no {sorted(changes)}")
    return from_values(type(one), values)


def _read(tag: str, name: str, sort: str, value: Json) -> object:
    """A value that is not plain, or not of the plain sort that it should be."""
    if sort not in PLAIN and isinstance(value, dict):
        return Record.decode(value.get("is"))
    if sort in PLAIN or not isinstance(value, list | tuple):
        raise ValueError(f"{name} of {tag} is {sort}, not {value!r}")
    return frozen(value)


def frozen(value: Json) -> object:
    """Lists as tuples, all the way down."""
    if not isinstance(value, list | tuple):
        return value
    return tuple([frozen(item) for item in value]) if value else ()
