"""A game as plain data, as it was written down: its sections, what its cards do, its options. It never changes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from rules.options import Option, Options
from rules.shedding.definitions.card_words import cards_in
from rules.shedding.parts import BY_SEATS, CARDS, LAID, POINTS, SWITCH, Parameter, SettingValue

FORMAT = 1
"""The newest format of definitions that this version reads."""

Raw = int | str | tuple[tuple[str, int | str], ...]
"""A value as it is written: a number, words, or points by card."""


class ByOption(NamedTuple):
    """A value that hangs on an option: the one for its value among the ``cases``, else the option's own."""

    option: str
    cases: tuple[tuple[str, WrittenValue], ...] = ()

    def chosen(self, options: Options) -> Raw:
        """The value with these options."""
        value = options[self.option]
        return chosen(dict(self.cases).get(str(value), value), options)


class CardLists(NamedTuple):
    """Cards that are named in several places, some of which hang on options: all of them together."""

    each: tuple[WrittenValue, ...]

    def chosen(self, options: Options) -> Raw:
        """The cards in words with these options."""
        return " ".join(str(chosen(one, options)) for one in self.each)


class PointsByOption(NamedTuple):
    """Points by card, some of which hang on options."""

    each: tuple[tuple[str, int | ByOption], ...]

    def chosen(self, options: Options) -> Raw:
        """The points with these options."""
        return tuple((which, _number(chosen(one, options))) for which, one in self.each)


WrittenValue = Raw | ByOption | CardLists | PointsByOption


def chosen(written: WrittenValue, options: Options) -> Raw:
    """What is written, with these options."""
    return written.chosen(options) if isinstance(written, ByOption | CardLists | PointsByOption) else written


def _number(value: Raw) -> int:
    assert isinstance(value, int)
    return value


class When(NamedTuple):
    """A condition on an option: it has one of these values."""

    option: str
    values: tuple[str, ...]


def are_met(conditions: Sequence[When], options: Options) -> bool:
    """Whether these options meet all conditions."""
    return all(str(options[one.option]) in one.values for one in conditions)


class Does(NamedTuple):
    """Something that a card does: the word of an effect, and what it is set to, by parameter."""

    word: str
    settings: tuple[tuple[str, WrittenValue], ...]


class Entry(NamedTuple):
    """What some cards do at a moment, where the options say so; with a ``row``, as the last of so many of a rank."""

    which: str
    does: tuple[Does, ...]
    at: str = LAID
    row: int = 0
    when: tuple[When, ...] = ()

    def holds(self, options: Options) -> bool:
        """Whether it is played with these options."""
        return are_met(self.when, options)


class Part(NamedTuple):
    """A feature of the game: its word, and what it is set to, by parameter, where the options say so."""

    word: str
    settings: tuple[tuple[str, WrittenValue], ...]
    when: tuple[When, ...] = ()

    def holds(self, options: Options) -> bool:
        """Whether the game has it with these options."""
        return are_met(self.when, options)


class Clash(NamedTuple):
    """Options that do not go together, by the rule of this id: they are ``refused``, or advised against."""

    rule: str
    refused: bool
    when: tuple[When, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Definition:
    """A game that is written down. ``text`` is the TOML from which it was read, word by word.

    ``title`` and ``about`` were written by people, and are never more than words. ``rules`` are ids by topic. ``best``:
    with how many it is best; zeros, where that is not said.
    """

    title: str
    about: str
    source: str
    version: int
    players: tuple[int, int]
    options: tuple[Option, ...]
    sections: Mapping[str, Mapping[str, WrittenValue]]
    cards: tuple[Entry, ...]
    rules: Mapping[str, tuple[str, ...]]
    parts: tuple[Part, ...]
    conflicts: tuple[Clash, ...]
    best: tuple[int, int]
    text: str

    def hangs_on(self, option: str) -> list[str]:
        """The settings of sections that hang on an option, as ``deal.hand``."""
        return [
            f"{section}.{name}"
            for section, settings in self.sections.items()
            for name, value in settings.items()
            if option in options_in(value)
        ]


def options_in(written: WrittenValue) -> list[str]:
    """The options on which a value hangs."""
    if isinstance(written, ByOption):
        return [written.option] + [one for _, case in written.cases for one in options_in(case)]
    if isinstance(written, CardLists):
        return [one for each in written.each for one in options_in(each)]
    if isinstance(written, PointsByOption):
        return [one for _, points in written.each for one in options_in(points)]
    return []


def settled(parameter: Parameter, written: WrittenValue | None, options: Options, card: int = -1) -> SettingValue:
    """What a parameter is set to with these options, on this card (-1: none).

    What is written has been checked by the reader. Raises ``BadCards``.
    """
    raw = parameter.default if written is None else chosen(written, options)
    if parameter.kind == CARDS:
        return cards_in(str(raw), card)
    if parameter.kind == POINTS:
        return _points(raw if isinstance(raw, tuple) else (), parameter.default == "pips")
    if parameter.kind == BY_SEATS:
        return tuple(int(one) for pair in raw for one in pair) if isinstance(raw, tuple) else ()
    if parameter.kind == SWITCH:
        return raw in ("on", 1)
    if isinstance(raw, tuple) or raw is None:
        raise ValueError(f"{parameter.name} cannot be {raw}")
    return raw


def _points(raw: tuple[tuple[str, int | str], ...], pips: bool) -> tuple[int, ...]:
    """What cards count: as many as their pips, or nothing, but for those that are named."""
    found = list(PIPS) if pips else [0] * len(PIPS)
    for which, count in raw:
        mask = cards_in(which)
        for card in range(len(found)):
            if mask >> card & 1:
                found[card] = int(count)
    return tuple(found)


PIPS = (*(card // 4 + 1 for card in range(52)), 50, 50)
"""What cards count where nothing is said: ace 1, numbers as they are, jack 11, queen 12, king 13, jokers 50."""
