"""Custom ids of buttons, selects and forms, and the presses that they mean.

An id consists of format, operation, and three slots: table, version, argument. It never contains a card. Each operation
is a class, declared beside the view that shows its button. The class says what the slots mean, and where a press
counts. The cog that answers the operation names the class.
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
"""Upper bound on the digits of a number in an id."""
ID_DIGITS = 19
"""Upper bound on the digits of an id of Discord."""

_KINDS: dict[str, type[Press]] = {}
OPERATIONS: Mapping[str, type[Press]] = MappingProxyType(_KINDS)
"""All operations, by the name in ids."""


class Slots(NamedTuple):
    """What an id carries after its operation."""

    table: int
    version: int | None
    argument: str


class Unreadable(Exception):
    """A custom id of this bot that cannot be read."""


class Press(ABC):
    """A press. One that is bound to a table counts in the place of that table, or on messages of its seated people."""

    op: ClassVar[str]
    longest: ClassVar[int] = 0
    """Upper bound on the characters of the field of a form; 0: it is no form."""
    reads: ClassVar[bool] = False
    """Whether it only reads what everybody may read who sees the table."""

    def __init_subclass__(cls, op: str = "", **more: object) -> None:
        super().__init_subclass__(**more)
        if op:
            if op in _KINDS:
                raise ValueError(f"two classes are presses of {op}")
            cls.op = op
            _KINDS[op] = cls

    @property
    def bound_to(self) -> int:
        """The table that the press is bound to; 0 for none."""
        return 0

    @property
    @abstractmethod
    def slots(self) -> Slots:
        """The slots of its id."""

    @classmethod
    @abstractmethod
    def of_slots(cls, slots: Slots) -> Self:
        """Make the press from the slots of an id. Raises ``Unreadable``."""

    @property
    def id(self) -> str:
        """The custom id."""
        table, version, argument = self.slots
        return f"{FORMAT}:{self.op}:{table}:{NO_VERSION if version is None else version}:{argument}"


def discord_id(written: str) -> int:
    """Read the id of a person or a message, as an id of a button or a select carries it; 0 for none. Raises
    ``Unreadable``.
    """
    if not (written.isascii() and written.isdecimal()) or len(written) > ID_DIGITS:
        raise Unreadable(written[:ID_DIGITS])
    return int(written)


@dataclass(frozen=True)
class TablePress(Press):
    """A press about a table, at any moment."""

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
    """An answer to a decision. ``prompt`` is its number at its table; None: it may be given at any time."""

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
    """A press about a subject: a game, a person, a page of settings."""

    subject: str = ""

    @property
    def slots(self) -> Slots:
        return Slots(0, None, self.subject)

    @classmethod
    def of_slots(cls, slots: Slots) -> Self:
        return cls(slots.argument)


@dataclass(frozen=True)
class LessonPress(Press):
    """A press that begins what one person plays alone: of a game, or, where that is empty, of one to be chosen.

    ``within``: it was pressed in a lesson, whose message is replaced.
    """

    game: str = ""
    within: bool = False

    @property
    def slots(self) -> Slots:
        return Slots(0, 0 if self.within else None, self.game)

    @classmethod
    def of_slots(cls, slots: Slots) -> Self:
        return cls(slots.argument, slots.version is not None)


@dataclass(frozen=True)
class PagePress(Press):
    """A page, from 0, of the list that the subject names."""

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
    """A press about a finished round of a table. It counts for everybody who may see the table, wherever it was
    pressed.
    """

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
    """Read a custom id. Gives None if the id is not of this bot. Raises ``Unreadable``."""
    if not custom_id.startswith(OURS):
        return None
    parts = custom_id.split(":", 4)
    if len(parts) != 5 or parts[0] != FORMAT or parts[1] not in _KINDS:
        raise Unreadable(custom_id)
    _, op, table, version, argument = parts
    asked = None if version == NO_VERSION else number(version)
    return _KINDS[op].of_slots(Slots(number(table), asked, argument))


def number(text: str) -> int:
    """Read a number from an id or a value. Raises ``Unreadable`` for anything that the bot has not written there."""
    if not (text.isascii() and text.isdigit()) or len(text) > NUMBER_DIGITS:
        raise Unreadable(text[:20])
    return int(text)
