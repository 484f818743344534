"""What a button, select or form says when it is pressed: a custom id, and the press that it means.

An id says format, operation, and three slots: table, version, argument. Never a card. A press is typed by its
operation: each operation is a class, declared beside the view that shows its button. The class says what the slots
mean and where a press counts; the cog that answers names the class.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import ClassVar, NamedTuple, Self

OURS = "mm"
FORMAT = OURS + "1"
NO_VERSION = "-1"
"""Stands in an id that depends on no version."""
NUMBER_DIGITS = 12

_KINDS: dict[str, type[Press]] = {}
OPERATIONS: Mapping[str, type[Press]] = MappingProxyType(_KINDS)
"""Everything that can be pressed, by the name that ids carry."""


class Slots(NamedTuple):
    """What an id carries behind its operation."""

    table: int
    version: int | None
    argument: str


class Unreadable(Exception):
    """A custom id of ours that cannot be read."""


class Press(ABC):
    """A press. One that is bound to a table counts where that is played, or on messages of those who sit there."""

    op: ClassVar[str]

    def __init_subclass__(cls, op: str = "", **more: object) -> None:
        super().__init_subclass__(**more)
        if op:
            if op in _KINDS:
                raise ValueError(f"two classes are presses of {op}")
            cls.op = op
            _KINDS[op] = cls

    @property
    def bound_to(self) -> int:
        """The table that it is bound to; 0 for none."""
        return 0

    @property
    @abstractmethod
    def slots(self) -> Slots:
        """What the id carries."""

    @classmethod
    @abstractmethod
    def of_slots(cls, slots: Slots) -> Self:
        """The press that an id with these slots means. Raises ``Unreadable``."""

    @property
    def id(self) -> str:
        """The custom id."""
        table, version, argument = self.slots
        return f"{FORMAT}:{self.op}:{table}:{NO_VERSION if version is None else version}:{argument}"


@dataclass(frozen=True)
class TablePress(Press):
    """About a table, at any moment."""

    table: int
    argument: str = ""

    @property
    def bound_to(self) -> int:
        return self.table

    @property
    def slots(self) -> Slots:
        return Slots(self.table, None, self.argument)

    @classmethod
    def of_slots(cls, slots: Slots) -> Self:
        return cls(slots.table, slots.argument)


@dataclass(frozen=True)
class DecisionPress(Press):
    """Answers what a table asks. ``prompt`` is the version at which it was asked; None: it may be done at any time."""

    table: int
    prompt: int | None = None
    argument: str = ""

    @property
    def bound_to(self) -> int:
        return self.table

    @property
    def slots(self) -> Slots:
        return Slots(self.table, self.prompt, self.argument)

    @classmethod
    def of_slots(cls, slots: Slots) -> Self:
        return cls(*slots)


@dataclass(frozen=True)
class SubjectPress(Press):
    """About something that its subject names: a game, a person, a page of settings."""

    subject: str = ""

    @property
    def slots(self) -> Slots:
        return Slots(0, None, self.subject)

    @classmethod
    def of_slots(cls, slots: Slots) -> Self:
        return cls(slots.argument)


@dataclass(frozen=True)
class PagePress(Press):
    """A page, from 0, of the list that its subject names."""

    page: int
    subject: str = ""

    @property
    def slots(self) -> Slots:
        return Slots(0, self.page, self.subject)

    @classmethod
    def of_slots(cls, slots: Slots) -> Self:
        return cls(slots.version or 0, slots.argument)


@dataclass(frozen=True)
class RoundPress(Press):
    """About a round of a table that is over. It is judged by who may see the table, not by where it was pressed."""

    table: int
    round: int
    argument: str = ""

    @property
    def slots(self) -> Slots:
        return Slots(0, self.round, f"{self.table}/{self.argument}" if self.argument else str(self.table))

    @classmethod
    def of_slots(cls, slots: Slots) -> Self:
        written, _, rest = slots.argument.partition("/")
        return cls(number(written), slots.version or 0, rest)


def read(custom_id: str) -> Press | None:
    """The press that an id means; None when the id is none of ours. Raises ``Unreadable``."""
    if not custom_id.startswith(OURS):
        return None
    parts = custom_id.split(":", 4)
    if len(parts) != 5 or parts[0] != FORMAT or parts[1] not in _KINDS:
        raise Unreadable(custom_id)
    _, op, table, version, argument = parts
    asked = None if version == NO_VERSION else number(version)
    return _KINDS[op].of_slots(Slots(number(table), asked, argument))


def number(text: str) -> int:
    """A number that an id or a value carries. Raises ``Unreadable`` for whatever the bot has not written there."""
    if not (text.isascii() and text.isdigit()) or len(text) > NUMBER_DIGITS:
        raise Unreadable(text[:20])
    return int(text)
