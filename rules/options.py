"""Declared options: each a name, the rule it belongs to, what it may be, and what its document plays."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import NamedTuple

from rules.plain_text import caseless, whole_number

Value = str | int
Options = Mapping[str, Value]

ON_OFF = ("on", "off")


@dataclass(frozen=True, slots=True)
class Option:
    """One option of a game: words to choose from, a range of whole numbers (``low`` to ``high``), or both.

    ``also`` are other words that are understood, each with the one that it stands for. ``usual`` gives the numbers
    that the word ``usual`` may stand for with the options of a game.
    """

    name: str
    rule: str
    default: Value
    words: tuple[str, ...] = ()
    low: int = 0
    high: int = -1
    also: tuple[tuple[str, str], ...] = ()
    usual: Callable[[Options], tuple[int, ...]] | None = None

    def read(self, text: str) -> Value:
        """The value that a person wrote. Raises ``BadOption`` when this option cannot be that."""
        word = caseless(text)
        word = dict(self.also).get(word, word)
        if word in self.words:
            return word
        try:
            value = whole_number(word)
        except ValueError:
            raise BadOption(self.name, text, self.choices, self) from None
        if not self.low <= value <= self.high:
            raise BadOption(self.name, text, self.choices, self)
        return value

    @property
    def numbers(self) -> str:
        """The range of numbers that it may be, ``0-7``; empty where it may be none."""
        return f"{self.low}-{self.high}" if self.high >= self.low else ""

    @property
    def choices(self) -> str:
        """What it may be, in the words of table scripts: ``on, off`` or ``0-7``."""
        return ", ".join((*self.words, *([self.numbers] if self.numbers else ())))


class Conflict(NamedTuple):
    """Options that do not go together: the rule that says so, and whether they are refused or only advised against."""

    rule: str
    refused: bool


class OptionsConflict(ValueError):
    """Chosen options do not go together; ``rule`` says why."""

    def __init__(self, rule: str) -> None:
        super().__init__(f"these options do not go together ({rule})")
        self.rule = rule


class BadOption(ValueError):
    """An option or a ``given`` value that a game does not know; ``option`` is the one whose value it should be."""

    def __init__(self, name: str, given: str, choices: str, option: Option | None = None) -> None:
        super().__init__(f"{name} cannot be {given[:80]!r}: {choices}")
        self.name, self.given, self.choices, self.option = name, given, choices, option


def complete(declared: Iterable[Option], chosen: Mapping[str, Value]) -> dict[str, Value]:
    """All options of a game: the chosen ones, checked, over the defaults. Raises ``BadOption``."""
    by_name = {option.name: option for option in declared}
    for name, value in chosen.items():
        if name not in by_name:
            near = get_close_matches(name, by_name, 1)
            raise BadOption(name, str(value), f"no such option; near: {near[0]}" if near else "no such option")
    read = {name: by_name[name].read(str(value)) for name, value in chosen.items()}
    return {name: read.get(name, option.default) for name, option in by_name.items()}


def number_or_off(value: Value) -> int | None:
    """The number that an option says; None where it is ``off``."""
    return None if value == "off" else int(value)


def read_options(given: Sequence[str]) -> tuple[tuple[str, str], ...]:
    """Read options as people write them, ``name=value``. Raises ``ValueError``."""
    found = []
    for one in given:
        name, equals, value = one.partition("=")
        if not equals:
            raise ValueError(f"an option is written name=value, not {one!r}")
        found.append((name.strip(), value.strip()))
    return tuple(found)
