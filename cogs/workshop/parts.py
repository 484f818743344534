"""What the editor can set, from the declarations of the parts: where a setting stands, how a choice is written; and how
all of it is called: what can be set, what to, and what cards do, as the rules say it.

A place is a path: ``deal.hand``, ``cards.3.which``, ``cards.3.draw_debt.cards``, ``options.2.default``. Who adds a part
or a parameter has it here too.

A definition that somebody works at is a tree of plain values, read from TOML, changed, and written as TOML again. It
may be wrong in any way: the reader of definitions says what is wrong with it.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections import OrderedDict
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from copy import deepcopy
from typing import Any, Final, NamedTuple, cast

from bot.screens.games import PART, VALUE, option_value, part_name
from bot.tables.table import Refused
from bot.words import names, text_keys, texts
from bot.words.rulebook import WHEN, describe_effects
from bot.words.texts import Person, TextKeys
from cogs.play.screens import option_line
from rules.cards import CARDS as EVERY_CARD
from rules.cards import RANK, RANKS, SEVEN, SUIT_NAMES
from rules.options import ON_OFF
from rules.plain_text import caseless, plain, whole_number
from rules.records import Json
from rules.shedding.definitions.book import book
from rules.shedding.definitions.card_words import BadCards, cards_in
from rules.shedding.definitions.checking import lasting
from rules.shedding.definitions.definition import FORMAT
from rules.shedding.definitions.faults import BadDefinition
from rules.shedding.definitions.reading import (
    ABOUT_LENGTH_LIMIT,
    OPTION_NUMBER_LIMIT,
    ROW_LIMIT,
    TITLE_LENGTH_LIMIT,
    read,
)
from rules.shedding.definitions.schema import schema
from rules.shedding.definitions.sections import SECTIONS
from rules.shedding.game import MauMau, MauMauBook
from rules.shedding.parts import (
    BY_SEATS,
    CARDS,
    LAID,
    MOMENTS,
    NUMBER,
    POINTS,
    ROW,
    SAID,
    SWITCH,
    WORD,
    Parameter,
    cards,
    effects,
)

Node = Any  # what JSON can say; what of it is wrong, the reader of definitions finds
Tree = dict[str, Node]
BARE = re.compile(r"[A-Za-z0-9_-]+")
"""Keys that need no quotes."""
FIRST = ("format", "name", "about", "source", "version", "players")
"""What stands at the top, in this order."""
TABLES = ("rules", "options", *(section.name for section in SECTIONS))
"""The tables of a definition, in the order in which they are written."""


def read_tree(text: str) -> Tree:
    """Read a tree that ``to_toml`` has given, or a text that was read as a definition."""
    return tomllib.loads(text)


def empty(name: str) -> Tree:
    """A game in which nothing is said but its name."""
    return {"format": FORMAT, "name": name, "players": [2, 6]}


def with_name(text: str, name: str) -> str:
    """The same definition under another name."""
    return to_toml({**read_tree(text), "name": name})


def complete(text: str) -> str:
    """The same definition without entries of which nobody has said yet what their cards do."""
    tree = read_tree(text)
    found = tree.get("cards", [])
    done = [entry for entry in found if not entry.keys().isdisjoint(effects())]
    return text if len(done) == len(found) else to_toml({**tree, "cards": done})


def to_toml(tree: Tree) -> str:
    """Write a tree as TOML."""
    lines = [f"{key} = {_value(tree[key])}" for key in FIRST if key in tree]
    lines += [f"{_key(key)} = {_value(one)}" for key, one in tree.items() if _plain(key, one)]
    for name in [*TABLES, *(key for key, one in tree.items() if isinstance(one, dict) and key not in TABLES)]:
        if tree.get(name):
            lines += ["", f"[{_key(name)}]", *_lines(tree[name])]
    for entry in tree.get("cards", []):
        lines += ["", "[[cards]]", *_lines(entry)]
    return "\n".join(lines) + "\n"


def _plain(key: str, value: object) -> bool:
    return key not in FIRST and key != "cards" and not isinstance(value, dict)


def _lines(table: Mapping[str, Node]) -> Iterator[str]:
    for key, value in table.items():
        yield f"{_key(key)} = {_value(value)}"


def _key(key: str) -> str:
    return key if BARE.fullmatch(key) else _string(key)


def _value(value: object) -> str:
    match value:
        case bool():
            return "true" if value else "false"
        case str():
            return _string(value)
        case list():
            return "[" + ", ".join(map(_value, value)) + "]"
        case dict():
            return "{ " + ", ".join(f"{_key(key)} = {_value(one)}" for key, one in value.items()) + " }"
        case _:
            return str(value)


def _string(value: str) -> str:
    """A basic string. JSON escapes what TOML escapes, but for one sign that TOML wants escaped."""
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


ABOUT, CARDS_PAGE, OPTIONS_PAGE = "about", "cards", "options"
SECTION_PAGES = tuple(section.name for section in SECTIONS)
PAGES = (ABOUT, *SECTION_PAGES, CARDS_PAGE, OPTIONS_PAGE)
"""The pages of the editor."""
FEWEST, MOST = Parameter("fewest", NUMBER, 2, 2, 12), Parameter("most", NUMBER, 6, 2, 12)
WHICH = cards("which", "")
SETTINGS_A_PAGE = 7
"""Upper bound on settings that a page shows. A message has at most 40 components; a select takes two of them."""
TYPED_CHARACTERS = 200
"""Upper bound on the characters of cards and points that are typed."""
RANK_WORDS = (*RANKS, "joker")
"""The words for all cards of a rank, as they are offered."""
OF_ITS_SUIT = ":suit"
ROWS = tuple(f"{ROW}:{number}" for number in range(2, ROW_LIMIT + 1))
"""Moments with a number: as the last of so many of a rank in a row."""


class Setting(NamedTuple):
    """Something that can be set: its place, what declares it, and what is written there; None: nothing."""

    place: str
    parameter: Parameter
    written: Node

    @property
    def now(self) -> Node:
        """What holds: what is written, else the default."""
        return self.parameter.default if self.written is None else self.written

    @property
    def by_option(self) -> str:
        """The option on which it hangs, or nothing."""
        return str(self.written["option"]) if isinstance(self.written, dict) and "option" in self.written else ""


def settings_of(tree: Tree, page: str) -> list[Setting]:
    """What can be set on a page: of a section, or of the game as a whole."""
    if page == ABOUT:
        fewest, most = tree.get("players", [FEWEST.default, MOST.default])
        return [Setting("about.fewest", FEWEST, fewest), Setting("about.most", MOST, most)]
    section = next(section for section in SECTIONS if section.name == page)
    table = tree.get(page, {})
    return [Setting(f"{page}.{one.name}", one, table.get(one.name)) for one in section.parameters]


def entries(tree: Tree) -> list[Tree]:
    """What cards do, entry by entry."""
    found: list[Tree] = tree.get("cards", [])
    return found


def entry_of(tree: Tree, number: int) -> Tree:
    """An entry, counted from 1. Raises ``Refused``."""
    if not 1 <= number <= len(entries(tree)):
        raise Refused("moved-on")
    return entries(tree)[number - 1]


def words_of(entry: Tree) -> list[str]:
    """The words of the effects that an entry has."""
    return [word for word in entry if word in effects()]


def moment_of(entry: Tree) -> str:
    """At which moment an entry holds."""
    return f"row:{entry['row']}" if "row" in entry else str(entry.get("at", LAID))


def effect_settings(tree: Tree, number: int, word: str) -> list[Setting]:
    """What can be set of an effect of an entry."""
    table = as_table(word, entry_of(tree, number)[word])
    return [
        Setting(f"cards.{number}.{word}.{one.name}", one, table.get(one.name)) for one in effects()[word].parameters
    ]


def as_table(word: str, value: Node) -> Tree:
    """The settings of an effect, however they are written: ``true``, the first one alone, or all by name."""
    if value is True:
        return {}
    if isinstance(value, dict) and "option" not in value:
        return dict(value)
    first = effects()[word].parameters
    return {first[0].name: value} if first else {}


def fitting(entry: Tree) -> list[str]:
    """The effects that an entry could have, too."""
    moment = moment_of(entry)
    hangs = LAID if moment in ROWS else moment
    return [word for word, kind in effects().items() if hangs in kind.hangs and word not in entry]


# changing


def add_entry(tree: Tree, which: Sequence[str]) -> Tree:
    """Add an entry for these cards."""
    return {**tree, "cards": [*entries(tree), {"which": card_text(WHICH, "", "any", which)}]}


def change_entry(tree: Tree, number: int, what: str, values: Sequence[str]) -> Tree:
    """Change an entry: ``which`` cards, ``at`` which moment, ``add`` or ``drop`` an effect, or ``remove`` it all."""
    tree = deepcopy(tree)
    entry = entry_of(tree, number)
    match what, list(values):
        case "which", chosen:
            entry["which"] = card_text(WHICH, str(entry.get("which", "")), "any", chosen)
        case "at", [moment] if moment in (*MOMENTS, *ROWS):
            entry.pop("row", None)
            entry.pop("at", None)
            if moment in ROWS:
                entry["row"] = int(moment.partition(":")[2])
            elif moment != LAID:
                entry["at"] = moment
            for word in words_of(entry):
                if (LAID if moment in ROWS else moment) not in effects()[word].hangs:
                    del entry[word]
        case "add", [word] if word in effects():
            said = {one.name: least(one) for one in effects()[word].parameters if one.default is None}
            entry[word] = said or True
        case "drop", [word] if word in entry and word in effects():
            del entry[word]
        case "remove", _:
            tree["cards"].remove(entry)
        case _:
            raise Refused("moved-on")
    return without_unread(tree)


def least(parameter: Parameter) -> Node:
    """A value for a parameter that has to be said."""
    match parameter.kind:
        case "number":
            return parameter.low
        case "word":
            return parameter.words[0]
        case "cards":
            return "7"
        case "points" | "by_seats":
            return {}
        case _:
            return True


def find(tree: Tree, place: str) -> Setting:
    """The setting at a place. Raises ``Refused`` for a place that is not there any more."""
    parts = place.split(".")
    found: list[Setting] = []
    if len(parts) == 2 and parts[0] in (ABOUT, *SECTION_PAGES):
        found = settings_of(tree, parts[0])
    elif len(parts) == 4 and parts[0] == CARDS_PAGE and parts[1].isdecimal() and len(parts[1]) < 4:
        number, word = int(parts[1]), parts[2]
        if word in words_of(entry_of(tree, number)):
            found = effect_settings(tree, number, word)
    elif len(parts) == 3 and parts[0] == OPTIONS_PAGE and parts[1].isdecimal() and len(parts[1]) < 4:
        found = option_settings(tree, int(parts[1]))
    for setting in found:
        if setting.place == place:
            return setting
    raise Refused("moved-on")


def set_value(tree: Tree, setting: Setting, value: Node) -> Tree:
    """Write a value at its place; nothing where it is the default. Options that nothing reads any more go."""
    tree, parts, name = deepcopy(tree), setting.place.split("."), setting.parameter.name
    usual = value == setting.parameter.default and setting.parameter.default is not None
    if parts[0] == ABOUT:
        fewest, most = tree.get("players", [FEWEST.default, MOST.default])
        tree["players"] = [value, max(value, most)] if name == "fewest" else [min(fewest, value), value]
        return tree
    if parts[0] == OPTIONS_PAGE:
        _set_option(tree["options"][option_at(tree, int(parts[1]))], name, value)
        return tree
    if parts[0] == CARDS_PAGE:
        entry = entry_of(tree, int(parts[1]))
        table = {**as_table(parts[2], entry[parts[2]]), name: value}
        if usual:
            del table[name]
        entry[parts[2]] = table or True
    else:
        table = {**tree.get(parts[0], {}), name: value}
        if usual:
            del table[name]
        tree[parts[0]] = table
    return without_unread(tree)


def without_unread(tree: Tree) -> Tree:
    """The tree without the options that nothing reads any more."""
    read = {*_read(tree)}
    options = {name: one for name, one in tree.get("options", {}).items() if name in read}
    return {**tree, "options": options} if options else {key: one for key, one in tree.items() if key != "options"}


def _read(value: Node) -> Iterator[str]:
    """The options that something hangs on."""
    if isinstance(value, list):
        for one in value:
            yield from _read(one)
    elif isinstance(value, dict):
        if isinstance(value.get("option"), str):
            yield value["option"]
        if isinstance(value.get("when"), dict):
            yield from value["when"]
        for key, one in value.items():
            if key != "options":
                yield from _read(one)


# what tables choose


def options(tree: Tree) -> Tree:
    """What each table chooses, by the names of the options."""
    found: Tree = tree.get("options", {})
    return found


def option_at(tree: Tree, number: int) -> str:
    """The name of an option, counted from 1. Raises ``Refused``."""
    if not 1 <= number <= len(options(tree)):
        raise Refused("moved-on")
    return [*options(tree)][number - 1]


def choosable(tree: Tree) -> list[Setting]:
    """What tables could choose, too: numbers and switches that hang on no option yet."""
    settings = [one for page in SECTION_PAGES for one in settings_of(tree, page)]
    return [one for one in settings if one.parameter.kind in (NUMBER, SWITCH) and not one.by_option]


def hanging(tree: Tree, option: str) -> list[Setting]:
    """The settings of sections that hang on an option."""
    return [one for page in SECTION_PAGES for one in settings_of(tree, page) if one.by_option == option]


def option_settings(tree: Tree, number: int) -> list[Setting]:
    """What can be set of an option: what it is as usual; for a number, also from where to where it goes."""
    name = option_at(tree, number)
    words, low, high, usual = _option(options(tree)[name])
    place = f"{OPTIONS_PAGE}.{number}"
    if words:
        return [Setting(f"{place}.default", Parameter("default", WORD, words=words), str(usual))]
    found = [Setting(f"{place}.default", Parameter("default", NUMBER, usual, low, high), usual)]
    if numbers := [one.parameter for one in hanging(tree, name) if one.parameter.kind == NUMBER]:
        lowest, most = max(one.low for one in numbers), min(*(one.high for one in numbers), OPTION_NUMBER_LIMIT)
        found += [
            Setting(f"{place}.{end}", Parameter(end, NUMBER, now, lowest, most), now)
            for end, now in (("low", low), ("high", high))
        ]
    return found


def _option(table: Tree) -> tuple[tuple[str, ...], int, int, int | str]:
    """The words of an option, its range, and what it is as usual."""
    low, high = table.get("range", (0, -1))
    words = tuple(table.get("words", () if "range" in table else ON_OFF))
    every = (*words, *map(str, range(low, high + 1))) if words else ()
    return every, low, high, table.get("default", words[0] if words else low)


def _set_option(table: Tree, name: str, value: Node) -> None:
    if name == "default":
        table["default"] = int(value) if str(value).isdecimal() else value
        return
    low, high = table["range"]
    low, high = (value, max(value, high)) if name == "low" else (min(low, value), value)
    table["range"] = [low, high]
    if "default" in table:
        table["default"] = min(max(table["default"], low), high)


def make_option(tree: Tree, place: str) -> Tree:
    """Let tables choose a setting: as usual what it is now, and a number from half of that to twice as much, or less
    where the cards do not last for that. Raises ``Refused``.
    """
    setting = find(tree, place)
    if setting not in choosable(tree):
        raise Refused("moved-on")
    tree, one, now = deepcopy(tree), setting.parameter, setting.now
    section, _, parameter = place.partition(".")
    name = f"{section}_{parameter}"
    while name in options(tree):
        name += "_"
    if one.kind == SWITCH:
        option: Tree = {"default": ON_OFF[0] if now in (True, 1) else ON_OFF[1]}
    else:
        high = min(one.high, max(2 * now, now + 1), OPTION_NUMBER_LIMIT)
        option = {"default": now, "range": [max(one.low, now // 2), high]}
    tree["options"] = {**options(tree), name: option}
    tree[section] = {**tree.get(section, {}), parameter: {"option": name}}
    while "range" in option and option["range"][1] > now and not _is_playable(tree):
        option["range"][1] -= 1
    return tree


def _is_playable(tree: Tree) -> bool:
    """Whether a game can be played, whatever tables choose."""
    try:
        lasting(read(complete(to_toml(tree))))
    except BadDefinition:
        return False
    return True


def settle(tree: Tree, number: int) -> Tree:
    """Let every table play it as it is usual with this option. Raises ``Refused``."""
    name = option_at(tree, number)
    usual = _option(options(tree)[name])[-1]
    kept = [entry for entry in entries(tree) if _holds(entry, name, usual)]
    clashes = [one for one in tree.get("conflicts", []) if _holds(one, name, usual) and {*one["when"]} != {name}]
    lists = {key: some for key, some in (("cards", kept), ("conflicts", clashes)) if some}
    tree = {**{key: one for key, one in tree.items() if key not in ("cards", "conflicts")}, **lists}
    return without_unread({key: one if key == "options" else _settle(one, name, usual) for key, one in tree.items()})


def _holds(entry: Tree, option: str, value: int | str) -> bool:
    """Whether an entry is played where an option is this."""
    wanted = entry.get("when", {}).get(option, value)
    return str(value) in map(str, wanted if isinstance(wanted, list) else [wanted])


def _settle(node: Node, option: str, value: int | str) -> Node:
    """A part of a tree in which an option is always this."""
    if isinstance(node, list):
        return [_settle(one, option, value) for one in node]
    if not isinstance(node, dict):
        return node
    if node.get("option") == option:
        return node.get(str(value), value == ON_OFF[0] if value in ON_OFF else value)
    found = {key: _settle(one, option, value) for key, one in node.items()}
    if "when" in found:
        found["when"] = {key: one for key, one in found["when"].items() if key != option}
        if not found["when"]:
            del found["when"]
    return found


# what was chosen or typed


def chosen(setting: Setting, part: str, values: Sequence[str]) -> Node:
    """What the values of a select or a button mean. ``part``: of cards, ``any`` or those of its own ``suit``. Raises
    ``Refused``.
    """
    one = setting.parameter
    if one.kind == CARDS:
        now = setting.now if isinstance(setting.now, str) else ""
        return card_text(one, now, part, values)
    if len(values) != 1:
        raise Refused("moved-on")
    return parse_value(setting, values[0])


def parse_value(setting: Setting, text: str) -> Node:
    """What a text means as a value. What it may be says the reader of definitions. Raises ``Refused``."""
    one, text = setting.parameter, text.strip()
    match one.kind:
        case "number":
            with suppress(ValueError):
                if one.low <= (value := whole_number(text)) <= one.high:
                    return value
            raise Refused("game-number", low=one.low, high=one.high)
        case "switch":
            return caseless(text) in ("1", "on", "true")
        case "points" | "by_seats":
            return _points(one, text)
        case _:
            return text


def _points(parameter: Parameter, text: str) -> dict[str, int]:
    """Read ``J = 20, Q K = 10``, with commas or lines between."""
    low, high, found = parameter.low, parameter.high, {}
    cards = parameter.kind == POINTS
    wrong = Refused("game-points", low=low, high=high) if cards else Refused("game-by-seats", low=low, high=high)
    for part in filter(None, (part.strip() for part in plain(text).replace("\n", ",").split(","))):
        which, _, points = part.rpartition("=")
        try:
            found[" ".join(which.split())] = whole_number(points)
        except ValueError:
            raise wrong from None
        if not which.strip():
            raise wrong
    return found


def points_text(value: Node) -> str:
    """Points as they are typed."""
    return ", ".join(f"{which} = {number}" for which, number in value.items()) if isinstance(value, dict) else ""


def card_text(parameter: Parameter, now: str, part: str, values: Sequence[str]) -> str:
    """Cards in words, where those of a ``part`` are chosen anew: of ``any`` suit, or of the card's own ``suit``."""
    if any(word in values for word in ("all", "none")):
        return next(word for word in values if word in ("all", "none"))
    if any(word not in (*RANK_WORDS, *SUIT_NAMES) for word in values):
        raise Refused("moved-on")
    if not parameter.relative:
        return " ".join(values) or "none"
    suited, others = card_parts(now)
    if part == "suit":
        suited = [word + OF_ITS_SUIT for word in values]
    else:
        others = [*values]
    return " ".join([*others, *suited]) or "none"


def card_parts(text: str) -> tuple[list[str], list[str]]:
    """The words of a text that name cards of a card's own suit, and the others."""
    words = [word for word in text.split() if word not in ("none", "all")]
    return [word for word in words if word.endswith(OF_ITS_SUIT)], [w for w in words if not w.endswith(OF_ITS_SUIT)]


# where something was chosen or typed


def page_of(place: str) -> str:
    """The page on which a place is set."""
    found = place.partition("=")[0].partition("/")[0].split(".")
    if found[0] == CARDS_PAGE:
        return ".".join(found[:3] if len(found) == 4 else found[:2]) if found[1:] != ["new"] else CARDS_PAGE
    if found[0] == OPTIONS_PAGE:
        return ".".join(found[:2]) if len(found) == 3 and found[2] != "settle" else OPTIONS_PAGE
    for section in SECTIONS:
        names = [one.name for one in section.parameters]
        if section.name == found[0] and found[-1] in names:
            return f"{section.name}.{names.index(found[-1]) // SETTINGS_A_PAGE}"
    return found[0]


def page_of_last_change(steps: Sequence[Tree]) -> str:
    """The page on which the last of these trees differs from the one before; the first page, where it differs from
    none.
    """
    before, now = steps[-2:] if len(steps) > 1 else ({}, {})
    entry = next((n for n, one in enumerate(entries(now), 1) if one not in entries(before)), 0)
    if entry or entries(now) != entries(before):
        return f"{CARDS_PAGE}.{entry}" if entry else CARDS_PAGE
    return next((page for page in (OPTIONS_PAGE, *SECTION_PAGES) if now.get(page) != before.get(page)), ABOUT)


def set_chosen(tree: Tree, place: str, values: Sequence[str]) -> Tree:
    """The tree after these values were chosen at a place. Raises ``Refused``."""
    place, _, part = place.partition("/")
    if place == "cards.new":
        return add_entry(tree, values)
    match place.split("."):
        case [page, number, what] if page == CARDS_PAGE and number.isdecimal() and len(number) < 4:
            return change_entry(tree, int(number), what, values)
        case [page, "add"] if page == OPTIONS_PAGE and len(values) == 1:
            return make_option(tree, values[0])
        case [page, number, "settle"] if page == OPTIONS_PAGE and number.isdecimal() and len(number) < 4:
            return settle(tree, int(number))
    setting = find(tree, place)
    return set_value(tree, setting, chosen(setting, part or "any", values))


def characters_at(tree: Tree, place: str) -> int:
    """How many characters may be typed at a place."""
    if place == "about.name":
        return TITLE_LENGTH_LIMIT
    if place == "about.about":
        return ABOUT_LENGTH_LIMIT
    if place == "cards.new" or place.endswith(".which"):
        return TYPED_CHARACTERS
    one = find(tree, place).parameter
    return one.high if one.kind == SAID else TYPED_CHARACTERS


def set_typed(tree: Tree, place: str, text: str) -> Tree:
    """The tree after this text was typed at a place. Raises ``Refused``."""
    place, text = place.partition("/")[0], " ".join(text.split())
    if len(text) > (most := characters_at(tree, place)):
        raise Refused("too-long", most=most)
    match place.split("."):
        case ["about", ("name" | "about") as key]:
            return {**tree, key: text}
        case ["cards", "new"]:
            return {**tree, "cards": [*entries(tree), {"which": text}]}
        case ["cards", number, "which"] if number.isdecimal() and len(number) < 4:
            tree = deepcopy(tree)
            entry_of(tree, int(number))["which"] = text
            return tree
    setting = find(tree, place)
    return set_value(tree, setting, parse_value(setting, text))


FINER, ALL, NONE = "finer", "all", "none"
"""Choices of a select of cards beside the ranks: in words that are typed; all; none."""
SHORT_FOR_CARDS = (ALL, NONE, FINER, "joker")
"""Words for cards that are neither a rank nor a suit."""
CARDS_NAMED: Final = TextKeys("game-cards-{}", lambda: (*SHORT_FOR_CARDS, "any", "suit"))


def page_name(page: str, reader: Person) -> str:
    return _own(reader, page)


def setting_name(setting: Setting, reader: Person) -> str:
    """The name of something that can be set: its own, or one that it shares with others."""
    return part_name(setting.place, reader) or setting.parameter.name.replace("_", " ")


def option_title(tree: Tree, option: str, reader: Person) -> str:
    """What a table chooses: the one setting that hangs on the option, else the option's name."""
    found = hanging(tree, option)
    return setting_name(found[0], reader) if len(found) == 1 else option.replace("_", " ")


def describe_option(tree: Tree, number: int, reader: Person) -> str:
    """What a table chooses, for text: what is usual, and what else there is."""
    name = option_at(tree, number)
    usual = option_settings(tree, number)[0]
    known = usual.parameter
    words = [option_value(reader, word) for word in known.words] or [f"{known.low}–{known.high}"]
    title, value = names.escape(option_title(tree, name, reader), 80), describe_word(usual, str(usual.now), reader)
    return f"{option_line(reader, title, _number_or(value))} ({reader.format_list(words)})"


def _number_or(word: str) -> int | str:
    """A number as such: by the same sign a game of ours may mean a word."""
    return int(word) if word.isdecimal() else word


def _own(reader: Person, word: str) -> str:
    """The name of a part; the word itself, where it is new and has no text yet."""
    key = PART.find(word.replace("_", "-"))
    return reader.text(key) if key else word.replace("_", " ")


def describe_value(setting: Setting, reader: Person) -> str:
    """What something is set to."""
    if setting.by_option:
        return reader.text("game-by-option")
    now: Node = setting.now
    if setting.parameter.kind == CARDS:
        return describe_cards(str(now), reader)
    if setting.parameter.kind == SAID:
        return str(now) or reader.text("value-usual", number=0)
    if setting.parameter.kind in (POINTS, BY_SEATS):
        return points_text(now) or reader.text("game-cards-none")
    return describe_word(setting, str(now), reader)


def describe_word(setting: Setting, word: str, reader: Person) -> str:
    """A value in words: a number as it is; where it says what 0 means, that."""
    *where, name = setting.place.split(".")
    if where[0] == OPTIONS_PAGE:
        return option_value(reader, _number_or(word))
    for part in (where[-1], "any"):
        if key := PART.find(f"{part}-{name}-{word}".replace("_", "-")):
            return reader.text(key)
    return option_value(reader, word) if not word.isdecimal() and VALUE.find(word) else word.replace("_", " ")


def describe_cards(text: str, reader: Person) -> str:
    """Cards in words, for a label."""
    found = [_describe_card(word, reader) for word in text.split()]
    return reader.format_list(found) if found else reader.text("game-cards-none")


def _describe_card(word: str, reader: Person) -> str:
    if word.startswith("-"):
        return reader.text("game-cards-without", card=_describe_card(word[1:], reader))
    rank = word.removesuffix(OF_ITS_SUIT)
    if rank != word:
        return reader.text("rules-of-its-suit", rank=_describe_card(rank, reader))
    if word in SUIT_NAMES:
        return reader.text(text_keys.SUIT.key(SUIT_NAMES.index(word)))
    return reader.text(CARDS_NAMED.key(word)) if word in SHORT_FOR_CARDS else word


def moment_name(moment: str, reader: Person) -> str:
    """When something happens, for a label."""
    kind, _, row = moment.partition(":")
    if kind == LAID:
        return reader.text("game-laid")
    key = WHEN.find(kind)
    said = reader.text(key, does="", row=row) if key else kind.replace("_", " ")
    return said.strip().rstrip("：:").strip()


def describe_entry(entry: Tree, reader: Person) -> str:
    """What an entry says, for text."""
    which = describe_cards(str(entry.get("which", "")), reader)
    return f"**{names.escape(which, 60)}** – {names.escape(_does(entry, reader), 200)}"


def entry_plain(entry: Tree, reader: Person) -> str:
    """What an entry says, for a label."""
    return f"{describe_cards(str(entry.get('which', '')), reader)} – {_does(entry, reader)}"


def _does(entry: Tree, reader: Person) -> str:
    """What the cards of an entry do and when, in the words of the rules."""
    which = str(entry.get("which", ""))
    words = words_of(entry)
    said = reader.format_list([describe_effect(word, entry[word], first_rank(which), reader) for word in words])
    if not said:
        return reader.text("game-does-nothing")
    moment = moment_of(entry)
    return said if moment == LAID else f"{moment_name(moment, reader)}: {said}"


def first_rank(which: str) -> int:
    """The rank of the first of these cards, by which the rules tell what they do."""
    try:
        mask = cards_in(which)
    except BadCards:
        mask = 0
    return next((RANK[card] for card in EVERY_CARD if mask >> card & 1), SEVEN)


def effect_name(word: str, reader: Person) -> str:
    """What an effect does, in the words of the rules, as it is set at first."""
    return describe_effect(word, _at_first(word), SEVEN, reader)


def _at_first(word: str) -> Node:
    """An effect as it is set at first."""
    return {one.name: least(one) for one in effects()[word].parameters if one.default is None} or True


def describe_effect(word: str, value: Node, rank: int, reader: Person) -> str:
    """What an effect does, in the words of the rules; its word where it cannot be told yet."""
    key = _alone(word, value, rank, reader.locale)
    if key not in _ALONE:
        note_told({key: _describe_alone(*key)})
    return _ALONE[key] or _own(reader, word)


EffectAlone = tuple[str, int, str]
"""A game of which nothing but one effect is said, the rank of the cards that have it, and the reader's language."""
ALONE_KEPT = 8192
"""Upper bound on effects that are kept in words."""
_ALONE: OrderedDict[EffectAlone, str] = OrderedDict()


def note_told(told: Mapping[EffectAlone, str]) -> None:
    """Keep what effects are in words: another process has found them."""
    _ALONE.update(told)
    while len(_ALONE) > ALONE_KEPT:
        _ALONE.popitem(last=False)


def describe_all_effects(tree: Tree, reader: Person) -> dict[EffectAlone, str]:
    """What every effect of a game is in words, and each that there is as it is set at first. It takes long."""
    shown = [
        (word, entry[word], first_rank(str(entry.get("which", ""))))
        for entry in entries(tree)
        for word in words_of(entry)
    ]
    shown += [(word, _at_first(word), SEVEN) for word in effects()]
    keys = [_alone(*one, reader.locale) for one in shown]
    return {key: _ALONE[key] if key in _ALONE else _describe_alone(*key) for key in keys}


def _alone(word: str, value: Node, rank: int, locale: str) -> EffectAlone:
    entry = {"which": RANK_WORDS[rank], word: value}
    if LAID not in effects()[word].hangs:
        entry["at"] = effects()[word].hangs[0]
    return to_toml({**empty("-"), "cards": [entry]}), rank, locale


def _describe_alone(text: str, rank: int, locale: str) -> str:
    """What the rules say of the cards of a rank in a game of which nothing else is said."""
    try:
        alone = book(read(text), kind=MauMauBook)
    except BadDefinition:
        return ""
    game = alone.make({option.name: option.default for option in alone.options})
    card = next(card for card in EVERY_CARD if RANK[card] == rank)
    return (
        texts.format_list(locale, describe_effects(game, card, locale)).replace("*", "")
        if isinstance(game, MauMau)
        else ""
    )


def describe_schema() -> dict[str, Json]:
    """The schema of definitions, with what each setting of a section means, in English."""
    found = schema()
    for section in SECTIONS:
        table = cast("Any", found["properties"])[section.name]["properties"]
        for one in section.parameters:
            table[one.name]["description"] = setting_name(
                Setting(f"{section.name}.{one.name}", one, None), Person("en")
            )
    return found
