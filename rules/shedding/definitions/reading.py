"""From the text of a definition to a ``Definition``: every word is held against the declarations.

Nothing that people wrote is ever evaluated. What is wrong is collected, and told all at once.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice
from typing import TypeGuard
from unicodedata import category

from rules.game import WALKOVER
from rules.options import ON_OFF, Option
from rules.shedding.definitions.card_words import KNOWN, RELATIVE, BadCards, cards_in
from rules.shedding.definitions.definition import (
    FORMAT,
    ByOption,
    CardLists,
    Clash,
    Definition,
    Does,
    Entry,
    Part,
    PointsByOption,
    Raw,
    When,
    WrittenValue,
)
from rules.shedding.definitions.faults import SHOWN_WORDS, BadDefinition, Fault, Wrong, unknown
from rules.shedding.definitions.sections import SECTIONS
from rules.shedding.parts import CARDS, LAID, MOMENTS, NUMBER, POINTS, Parameter, effects, features

TEXT_LENGTH_LIMIT = 32_000
"""Upper bound on the text of a definition, in characters."""
TITLE_LENGTH_LIMIT, ABOUT_LENGTH_LIMIT = 40, 200
"""Upper bounds on a game's name and its sentence, in characters."""
ENTRIES_LIMIT, EFFECTS_LIMIT, OPTIONS_LIMIT, WORDS_LIMIT = 60, 6, 20, 8
"""Upper bounds on the entries about cards, what one card does at a moment, the options, and an option's words."""
ROW_LIMIT = 8
"""Upper bound on the cards of a rank in a row."""
OPTION_NUMBER_LIMIT = 20_000
"""Upper bound on a number that an option may be."""
CARDS_COUNTED_LIMIT, RULE_IDS_LIMIT, CARD_LISTS_LIMIT = 60, 40, 8
"""Upper bounds on the cards that are given points one by one, on the ids of rules, and on the lists of cards that are
joined to one.
"""
FAULTS_LIMIT, NEAR_WORDS_LIMIT = 60, 8
"""With so many faults a definition is read no further; and among so many, near words are looked for."""
DIGITS_LIMIT, BARE_WORD_LIMIT, DOTS_LIMIT, NESTING_LIMIT = 18, 64, 40, 12
"""Upper bounds on the digits of a number, the characters of a word without quotes, the dots of a line, and on brackets
within brackets.
"""
RETURN_PENALTY = Option("return_penalty", "AMM-40", "worst", ("worst", "100"))
WINNER_RULES = Option("winner_rules", "", "off", ("off", "on"))
"""Whether the winner of a round changes one thing of the game before the next deal."""
EVERY_GAMES = (RETURN_PENALTY, WALKOVER)
"""The options that every game has, behind its own."""
OF_OWN_GAMES = (*EVERY_GAMES, WINNER_RULES)
"""The options that every game has which people have written."""
TOP = (
    *("format", "name", "about", "source", "version", "players", "best"),
    *("rules", "options", "conflicts", "parts", "cards"),
)
"""What stands above the sections."""
SEATS = tuple(map(str, range(2, 13)))
"""How many may play, as a definition writes it."""
OF_ENTRY, OF_OPTION = ("which", "at", "row", "when"), ("rule", "default", "words", "range", "also")
OF_CONFLICT = ("rule", "refused", "when")

TomlTable = Mapping[str, object]


def read(text: str, *, shipped: bool = False) -> Definition:
    """The definition that a text is; one that is ``shipped`` may name every part, and may have any number of options.

    Raises ``BadDefinition`` with everything that is wrong.
    """
    if len(text) > TEXT_LENGTH_LIMIT:
        raise BadDefinition([Fault("", Wrong.TOO_LONG, str(TEXT_LENGTH_LIMIT))])
    reader = _Reader(shipped=shipped)
    definition = reader.definition(toml(text), text)
    if reader.faults:
        raise BadDefinition(reader.faults)
    return definition


def toml(text: str) -> dict[str, object]:
    """The table that a text is, in a time that grows as its length. Raises ``BadDefinition``."""
    if (fault := next(_unbounded(text), None)) is not None:
        raise BadDefinition([fault])
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as why:  # a date that does not exist is a plain ``ValueError``
        raise BadDefinition([Fault("", Wrong.UNREADABLE, str(why)[:200])]) from None


_QUOTED = re.compile(
    r'''"""(?:[^"\\]|\\.|"(?!""))*+(?:"""|\Z)|"(?:[^"\\\n]|\\.)*+"?|#[^\n]*+'''
    r"""|'{3}(?:[^']|'(?!''))*+(?:'{3}|\Z)|'[^'\n]*+'?""",
    re.DOTALL,
)
"""Strings and comments of TOML. No sign of a text is looked at twice."""
_OPTION_WORD = re.compile(r"[^\W\d]\w*(?:-\w+)*")
"""A word that an option can be: ``counter-clockwise``, as a parameter is set to it."""
_BARE_WORD = re.compile(rf"[\w+-]{{{BARE_WORD_LIMIT + 1},}}")
_DIGITS = re.compile(rf"[\d_]{{{DIGITS_LIMIT + 1},}}")


def _unbounded(text: str) -> Iterator[Fault]:
    """What the reader of TOML would need very long for, or has no sentence for."""
    bare = _QUOTED.sub("''", text)
    if _DIGITS.search(bare) is not None:
        yield Fault("", Wrong.UNREADABLE, "a number is too long")
    if (word := _BARE_WORD.search(bare)) is not None:
        yield Fault("", Wrong.UNKNOWN, word[0][:80])
    if any(line.count(".") > DOTS_LIMIT for line in bare.split("\n")):
        yield Fault("", Wrong.UNREADABLE, f"more than {DOTS_LIMIT} dots in a line")
    depth = 0
    for sign in re.findall(r"[\[\]{}]", bare):
        depth += 1 if sign in "[{" else -1
        if depth > NESTING_LIMIT:
            yield Fault("", Wrong.UNREADABLE, f"more than {NESTING_LIMIT} brackets within brackets")
            return


def _is_table(value: object) -> TypeGuard[TomlTable]:
    return isinstance(value, dict)


def _is_range(value: object) -> TypeGuard[list[int]]:
    whole = isinstance(value, list) and len(value) == 2 and all(type(one) is int for one in value)
    return whole and 0 <= value[0] <= value[1] <= OPTION_NUMBER_LIMIT  # type: ignore[index]


def plain_words(text: str, limit: int) -> bool:
    """Whether a text has no signs that are not seen or turn what follows, and is no longer than this."""
    return len(text) <= limit and not any(category(sign) in ("Cc", "Cf", "Co", "Cs", "Cn") for sign in text)


class _Reader:
    """Reads one definition, and keeps what is wrong."""

    def __init__(self, *, shipped: bool) -> None:
        self.shipped = shipped
        self.faults: list[Fault] = []
        self.options: dict[str, Option] = {}
        self.wrong_options: set[str] = set()
        """The names of options that are wrong in themselves: that is told once, and not where they are asked."""
        self.read: set[str] = set()
        self.effects, self.features = effects(shipped=shipped), features(shipped=shipped)

    def wrong(self, place: str, wrong: Wrong, given: object = "", known: Iterable[str] = ()) -> None:
        self.fault(Fault(place, wrong, str(given)[:80], tuple(known)))

    def fault(self, fault: Fault) -> None:
        """Keep what is wrong. Raises ``BadDefinition`` once it is too much to read on."""
        self.faults.append(fault)
        if len(self.faults) >= FAULTS_LIMIT:
            raise BadDefinition(self.faults)

    def unknown(self, place: str, given: object, known: Iterable[str]) -> None:
        """There is no such word; the nearest one is looked for among the first faults alone."""
        self.fault(unknown(place, given, known, look=len(self.faults) < NEAR_WORDS_LIMIT))

    def known(self, place: str, table: TomlTable, words: Sequence[str]) -> None:
        """Every key is one of these."""
        for key in table:
            if key not in words:
                self.unknown(f"{place}.{key}".strip("."), key, words)

    def definition(self, table: TomlTable, text: str) -> Definition:
        written = table.get("format", FORMAT)
        if not isinstance(written, int) or written > FORMAT:
            raise BadDefinition([Fault("format", Wrong.NEWER, str(written)[:80])])
        names = [section.name for section in SECTIONS]
        self.known("", table, [*TOP, *names])
        self.options = {option.name: option for option in self._options(table.get("options", {}))}
        sections = {
            section.name: self._settings(section.name, table.get(section.name, {}), section.parameters)
            for section in SECTIONS
        }
        cards = self._cards(table.get("cards", []))
        parts = self._parts(table.get("parts", {}))
        conflicts = self._conflicts(table.get("conflicts", []))
        for name in self.options:
            if name not in self.read:
                self.wrong(f"options.{name}", Wrong.UNREAD, name)
        players = self._seats("players", table.get("players", [2, 6])) or (2, 6)
        return Definition(
            title=self._words(table, "name", TITLE_LENGTH_LIMIT, needed=True),
            about=self._words(table, "about", ABOUT_LENGTH_LIMIT),
            source=self._words(table, "source", ABOUT_LENGTH_LIMIT),
            version=self._number("version", table.get("version", 1), 1, 10_000),
            players=players,
            options=tuple(self.options.values()),
            sections=sections,
            cards=cards,
            rules=self._rules(table.get("rules", {})),
            parts=parts,
            conflicts=conflicts,
            best=self._best(table, players),
            text=text,
        )

    # what stands above the sections

    def _words(self, table: TomlTable, name: str, limit: int, *, needed: bool = False) -> str:
        said = table.get(name, "")
        if not isinstance(said, str) or not plain_words(said, limit):
            self.wrong(name, Wrong.TITLE, said)
            return ""
        if needed and not said.strip():
            self.wrong(name, Wrong.MISSING)
        return said.strip()

    def _seats(self, place: str, value: object) -> tuple[int, int] | None:
        if isinstance(value, list) and len(value) == 2 and all(type(one) is int for one in value):
            fewest, most = value
            if (1 if self.shipped else 2) <= fewest <= most <= 12:
                return fewest, most
        self.wrong(place, Wrong.SEATS, value, ("[2, 6]",))
        return None

    def _best(self, table: TomlTable, players: tuple[int, int]) -> tuple[int, int]:
        """With how many it is best: some of those that may play; zeros, where that is not said."""
        best = self._seats("best", table["best"]) if "best" in table else None
        if best is not None and not players[0] <= best[0] <= best[1] <= players[1]:
            self.wrong("best", Wrong.SEATS, table["best"], (str([*players]),))
        return best or (0, 0)

    def _rules(self, value: object) -> dict[str, tuple[str, ...]]:
        """The ids of rules by topic; of a topic with several rules the first one is named by refusals."""
        found = self._table("rules", value)
        if len(found) > RULE_IDS_LIMIT:
            self.wrong("rules", Wrong.TOO_MANY, RULE_IDS_LIMIT)
            return {}
        rules = {}
        for topic, ids in found.items():
            each = ids if isinstance(ids, list) and ids else [ids]
            rules[topic] = tuple([self._words({topic: one}, topic, TITLE_LENGTH_LIMIT) for one in each[:WORDS_LIMIT]])
        return rules

    # what a game has beside sections and cards, and what does not go together

    def _parts(self, value: object) -> tuple[Part, ...]:
        table = self._table("parts", value)
        self.known("parts", table, [*self.features])
        return tuple([self._part(f"parts.{word}", word, one) for word, one in table.items() if word in self.features])

    def _part(self, place: str, word: str, value: object) -> Part:
        said = self._table(place, {} if value is True else value)
        settings = {name: one for name, one in said.items() if name != "when"}
        written = self._settings(place, settings, self.features[word].parameters)
        return Part(word, tuple(written.items()), self._when(place, said.get("when", {})))

    def _conflicts(self, value: object) -> tuple[Clash, ...]:
        if not isinstance(value, list) or len(value) > OPTIONS_LIMIT:
            self.wrong("conflicts", Wrong.KIND, value)
            return ()
        found = []
        for number, one in enumerate(value, 1):
            place = f"conflicts.{number}"
            table = self._table(place, one)
            self.known(place, table, OF_CONFLICT)
            rule, when = self._words(table, "rule", TITLE_LENGTH_LIMIT), self._when(place, table.get("when", {}))
            found.append(Clash(rule, table.get("refused", True) is True, when))
        return tuple(found)

    def _table(self, place: str, value: object) -> TomlTable:
        if _is_table(value):
            return value
        self.wrong(place, Wrong.KIND, value)
        return {}

    def _number(self, place: str, value: object, low: int, high: int) -> int:
        if type(value) is not int:
            self.wrong(place, Wrong.KIND, value, (f"{low}-{high}",))
            return low
        if not low <= value <= high:
            self.wrong(place, Wrong.RANGE, value, (f"{low}-{high}",))
            return low
        return value

    # options

    def _options(self, value: object) -> list[Option]:
        found = []
        every = self._table("options", value)
        if len(every) > OPTIONS_LIMIT and not self.shipped:
            self.wrong("options", Wrong.TOO_MANY, OPTIONS_LIMIT)
            return []
        for name, one in every.items():
            place = f"options.{name}"
            if not (name.isascii() and name.isidentifier()) or name in [other.name for other in OF_OWN_GAMES]:
                self.wrong(place, Wrong.TITLE, name)
                self.wrong_options.add(name)
                continue
            option = self._option(place, name, self._table(place, one))
            if option is None:
                self.wrong_options.add(name)
            else:
                found.append(option)
        return found

    def _option(self, place: str, name: str, table: TomlTable) -> Option | None:
        self.known(place, table, OF_OPTION)
        rule = self._words(table, "rule", TITLE_LENGTH_LIMIT)
        words, spread = table.get("words", []), table.get("range", [])
        default = table.get("default")
        if not isinstance(words, list):
            self.wrong(f"{place}.words", Wrong.KIND, words)
            return None
        for word in words:
            if not isinstance(word, str) or not _OPTION_WORD.fullmatch(word):
                self.wrong(f"{place}.words", Wrong.WORD, word)
                return None
        if len(words) > WORDS_LIMIT:
            self.wrong(f"{place}.words", Wrong.TOO_MANY, WORDS_LIMIT)
            return None
        low, high = 0, -1
        if spread != []:
            if not _is_range(spread):
                self.wrong(f"{place}.range", Wrong.KIND, spread, ("[1, 10]",))
                return None
            low, high = spread
        elif not words:
            words = list(ON_OFF)
        known = (*words, *([f"{low}-{high}"] if high >= low else []))
        if default is None:
            default = words[0] if words else low
        if not (default in words if isinstance(default, str) else type(default) is int and low <= default <= high):
            self.wrong(f"{place}.default", Wrong.RANGE, default, known)
            return None
        others = self._table(f"{place}.also", table.get("also", {}))
        also = tuple([(word, str(meant)) for word, meant in others.items()])
        for word, meant in also:
            if meant not in words or word in words:
                self.unknown(f"{place}.also", meant, words)
        return Option(name, rule, default, tuple(words), low, high, also)  # type: ignore[arg-type]

    # parameters

    def _settings(self, place: str, value: object, parameters: Sequence[Parameter]) -> dict[str, WrittenValue]:
        table = self._table(place, value)
        self.known(place, table, [one.name for one in parameters])
        found: dict[str, WrittenValue] = {}
        for one in parameters:
            if one.name in table:
                written = self._written(f"{place}.{one.name}", table[one.name], one)
                if written is not None:
                    found[one.name] = written
            elif one.default is None:
                self.wrong(f"{place}.{one.name}", Wrong.MISSING)
        return found

    def _written(self, place: str, value: object, parameter: Parameter) -> WrittenValue | None:
        """A value, or one that hangs on an option; None where it is wrong."""
        if isinstance(value, list) and parameter.kind == CARDS:
            return self._joined(place, value, parameter)
        if (
            _is_table(value)
            and parameter.kind == POINTS
            and "option" not in value
            and any(map(_is_table, value.values()))
        ):
            return self._points_by_option(place, value, parameter)
        if not _is_table(value) or "option" not in value:
            return self._raw(place, value, parameter)
        option = self._asked(place, value["option"])
        if option is None:
            return None
        cases = {key: one for key, one in value.items() if key != "option"}
        if not cases:
            fits = all(self._raw(place, one, parameter) is not None for one in _values_to_try(option, parameter))
            return ByOption(option.name) if fits else None
        for key in cases:
            if not _takes(option, key):
                self.unknown(f"{place}.{key}", key, _some_values(option))
        numbers = range(option.low, option.high + 1)
        stand = parameter.kind == NUMBER and not any(key.isdecimal() for key in cases)
        """Whether the numbers that it may be stand for themselves."""
        if stand and any(self._raw(place, one, parameter) is None for one in (*numbers[:1], *numbers[-1:])):
            return None
        found = []
        for one in option.words if stand else map(str, _values(option)):  # ends with the first that is missing
            if one not in cases:
                self.wrong(f"{place}.{one}", Wrong.MISSING)
                return None
            written = self._written(f"{place}.{one}", cases[one], parameter)
            if written is None:
                return None
            found.append((one, written))
        return ByOption(option.name, tuple(found))

    def _joined(self, place: str, value: Sequence[object], parameter: Parameter) -> CardLists | None:
        """Cards that are named in several places."""
        if not 0 < len(value) <= CARD_LISTS_LIMIT:
            self.wrong(place, Wrong.TOO_MANY, CARD_LISTS_LIMIT)
            return None
        each = [self._written(place, one, parameter) for one in value if not isinstance(one, list)]
        return CardLists(tuple(each)) if None not in each and len(each) == len(value) else None  # type: ignore[arg-type]

    def _points_by_option(self, place: str, value: TomlTable, parameter: Parameter) -> PointsByOption | None:
        """Points by card, some of which hang on options."""
        if len(value) > CARDS_COUNTED_LIMIT:
            self.wrong(place, Wrong.TOO_MANY, CARDS_COUNTED_LIMIT)
            return None
        counted = Parameter(parameter.name, NUMBER, 0, parameter.low, parameter.high)
        found: list[tuple[str, int | ByOption]] = []
        for which, one in value.items():
            points = self._written(f"{place}.{which}", one, counted)
            if self._cards_named(f"{place}.{which}", which, relative=False) is None or points is None:
                return None
            found.append((which, points))  # type: ignore[arg-type]
        return PointsByOption(tuple(found))

    def _asked(self, place: str, name: object) -> Option | None:
        """The option of this name, which is read here."""
        if not isinstance(name, str) or name not in self.options:
            if name not in self.wrong_options:
                self.unknown(place, name, self.options)
            return None
        self.read.add(name)
        return self.options[name]

    def _raw(self, place: str, value: object, parameter: Parameter) -> Raw | None:
        """A value of the parameter's kind; None where it is wrong."""
        match parameter.kind:
            case "number":
                if type(value) is int and parameter.low <= value <= parameter.high:
                    return value
                wrong = Wrong.RANGE if type(value) is int else Wrong.KIND
                self.wrong(place, wrong, value, (f"{parameter.low}-{parameter.high}",))
            case "switch":
                if isinstance(value, bool):
                    return "on" if value else "off"
                if value in ON_OFF:
                    return str(value)
                self.wrong(place, Wrong.KIND, value, ("true", "false"))
            case "word":
                if isinstance(value, str) and value in parameter.words:
                    return value
                self.unknown(place, value, parameter.words)
            case "cards":
                return self._cards_named(place, value, relative=parameter.relative)
            case "by_seats":
                return self._by_seats(place, value, parameter)
            case "said":
                if isinstance(value, str) and plain_words(value, parameter.high):
                    return " ".join(value.split())
                self.wrong(place, Wrong.TITLE, value)
            case _:
                return self._points(place, value, parameter)
        return None

    def _cards_named(self, place: str, value: object, *, relative: bool) -> str | None:
        said = str(value) if type(value) is int else value
        if not isinstance(said, str) or len(said) > 200:
            self.wrong(place, Wrong.KIND, value, KNOWN)
            return None
        try:
            cards_in(said, 0 if relative else -1)
        except BadCards as bad:
            known = KNOWN if relative else tuple(one for one in KNOWN if one not in RELATIVE)
            self.unknown(place, bad.word, known)
            return None
        return said

    def _points(self, place: str, value: object, parameter: Parameter) -> Raw | None:
        table = self._table(place, value)
        if len(table) > CARDS_COUNTED_LIMIT:
            self.wrong(place, Wrong.TOO_MANY, CARDS_COUNTED_LIMIT)
            return None
        for which in table:
            if self._cards_named(f"{place}.{which}", which, relative=False) is None:
                return None
        low, high = parameter.low, parameter.high
        return tuple((which, self._number(f"{place}.{which}", one, low, high)) for which, one in table.items())

    def _by_seats(self, place: str, value: object, parameter: Parameter) -> Raw:
        """Numbers by how many play, each from so many on."""
        table, found = self._table(place, value), []
        for seats, one in table.items():
            if seats not in SEATS:
                self.unknown(f"{place}.{seats}", seats, SEATS)
            found.append((seats, self._number(f"{place}.{seats}", one, parameter.low, parameter.high)))
        return tuple(found)

    # cards

    def _cards(self, value: object) -> tuple[Entry, ...]:
        if not isinstance(value, list):
            self.wrong("cards", Wrong.KIND, value)
            return ()
        if len(value) > ENTRIES_LIMIT:
            self.wrong("cards", Wrong.TOO_MANY, ENTRIES_LIMIT)
            return ()
        return tuple(self._entry(f"cards.{number}", self._table("cards", one)) for number, one in enumerate(value, 1))

    def _entry(self, place: str, table: TomlTable) -> Entry:
        known = self.effects
        self.known(place, table, [*OF_ENTRY, *known])
        which = self._cards_named(f"{place}.which", table.get("which", ""), relative=False) or ""
        if not which:
            self.wrong(f"{place}.which", Wrong.MISSING)
        at = table.get("at", LAID)
        if at not in MOMENTS:
            self.unknown(f"{place}.at", at, MOMENTS)
        words = [key for key in table if key in known]
        if len(words) > EFFECTS_LIMIT:
            self.wrong(place, Wrong.TOO_MANY, EFFECTS_LIMIT)
        does = tuple(self._does(f"{place}.{key}", key, table[key], str(at)) for key in words)
        if not does:
            self.wrong(place, Wrong.MISSING, known=known)
        row = self._number(f"{place}.row", table.get("row", 0), 0, ROW_LIMIT)
        if row and at != LAID:
            self.wrong(f"{place}.row", Wrong.CONTRADICTION, f"row, {at}")
        return Entry(which, does, str(at), row, self._when(place, table.get("when", {})))

    def _when(self, place: str, value: object) -> tuple[When, ...]:
        found = []
        for name, one in self._table(f"{place}.when", value).items():
            option = self._asked(f"{place}.when.{name}", name)
            if option is None:
                continue
            values = dict.fromkeys(str(each) for each in (one if isinstance(one, list) else [one]))
            for each in values:
                if not _takes(option, each):
                    self.unknown(f"{place}.when.{name}", each, _some_values(option))
            found.append(When(name, tuple(values)))
        return tuple(found)

    def _does(self, place: str, word: str, value: object, at: str) -> Does:
        """An effect: ``true``, a table of its parameters, or the value of the first one."""
        kind = self.effects[word]
        if at in MOMENTS and at not in kind.hangs:
            self.wrong(place, Wrong.CONTRADICTION, f"{word}, {at}", kind.hangs)
        if value is True:
            table: TomlTable = {}
        elif _is_table(value) and "option" not in value:
            table = value
        elif kind.parameters:
            table = {kind.parameters[0].name: value}
        else:
            self.wrong(place, Wrong.KIND, value, ("true",))
            table = {}
        return Does(word, tuple(self._settings(place, table, kind.parameters).items()))


def _values(option: Option) -> Iterator[str | int]:
    """Everything that an option may be, one after the other."""
    yield from option.words
    yield from range(option.low, option.high + 1)


def _some_values(option: Option) -> Iterator[str]:
    """As many of them as are shown."""
    return map(str, islice(_values(option), SHOWN_WORDS))


def _takes(option: Option, written: str) -> bool:
    """Whether an option may be what is written, word by word."""
    if written in option.words:
        return True
    number = written.isascii() and written.isdigit() and len(written) <= DIGITS_LIMIT
    return number and str(int(written)) == written and option.low <= int(written) <= option.high


def _values_to_try(option: Option, parameter: Parameter) -> Iterator[str | int]:
    """Such values of an option that a parameter takes all if it takes these: of numbers, the ends of the range."""
    if parameter.kind != NUMBER or option.high < option.low:
        return _values(option)
    return iter((*option.words, option.low, option.high))
