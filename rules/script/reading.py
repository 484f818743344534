"""Reading table scripts: plain text into a setting and steps. Nothing here knows a rule but the names there are."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches

from rules.cards import NAMES, SUIT_NAMES, SUIT_SYMBOLS, SUITS, parse
from rules.catalogue import RULEBOOKS
from rules.options import BadOption, Value


class ScriptError(ValueError):
    """A script that cannot be read: its line and why."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line}: {why}")
        self.line, self.why = line, why


@dataclass(frozen=True, slots=True)
class Statement:
    """One line after the setting. ``mark`` is ``!`` (refused), ``?`` (a misplay), ``=`` (an expectation) or empty."""

    line: int
    text: str
    seat: str
    words: tuple[str, ...]
    mark: str


@dataclass(slots=True)
class Script:
    """A script as read: the setting, and the steps in order. ``lines`` are those of the statements about cards."""

    game: str = ""
    options: dict[str, Value] = field(default_factory=dict)
    seed: str = "0"
    seats: list[str] = field(default_factory=list)
    teams: list[tuple[int, list[str]]] = field(default_factory=list)
    layout: dict[str, tuple[int, list[str]]] = field(default_factory=dict)
    hands: dict[str, list[int]] = field(default_factory=dict)
    lines: dict[str, int] = field(default_factory=dict)
    undeclared: list[str] = field(default_factory=list)
    opening: bool = False
    steps: list[Statement] = field(default_factory=list)


LAYOUT = ("dealer", "top", "pile", "stock", "turn", "direction", "scores", "secret", "call", "placed")
LAID_OUT = ("top", "pile", "stock")
SETTINGS = ("rules", "option", "seed", "seats", "hand", "undeclared", "opening", "team", *LAYOUT)
VERBS = (
    *("play", "draw", "pass", "declare", "knock", "accuse", "jump", "steal", "double", "attack", "retaliate", "accept"),
    *("choose", "call", "says", "leave", "join", "away", "back", "charge", "propose", "vote"),
    *("give", "lay", "poker", "decline", "keep", "claim", "eat", "stop", "show", "ask", "tell", "look"),
)
KEYS = (
    *("turn", "top", "hand", "count", "call", "debt", "direction", "silent", "seats", "legal", "pending", "scores"),
    *("locked", "out", "round", "match", "winner", "view", "stock", "says"),
)


def nearest(word: str, known: Iterable[str]) -> str:
    """The word as it stands, with the nearest known one where there is any."""
    near = get_close_matches(word.lower(), list(known), 1, 0.5)
    return f"{word!r}; do you mean {near[0]!r}?" if near else repr(word)


def cards_of(line: int, words: Sequence[str]) -> list[int]:
    """The cards that these words name; ``-`` is none."""
    return [card_of(line, word) for word in words if word != "-"]


def card_of(line: int, word: str) -> int:
    """The card that a word names."""
    try:
        return parse(word)
    except ValueError:
        raise ScriptError(line, f"no card {nearest(word.upper(), NAMES)}") from None


def suit_of(line: int, word: str) -> int:
    """The suit that a word, letter or symbol names."""
    for names in (SUIT_NAMES, SUIT_SYMBOLS, tuple(suit.lower() for suit in SUITS)):
        if word.lower() in names:
            return names.index(word.lower())
    raise ScriptError(line, f"no suit {nearest(word, SUIT_NAMES)}")


def read(text: str) -> Script:
    """Read a script. Raises ``ScriptError`` with the line and the nearest known word."""
    script = Script()
    joined: list[str] = []
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.split("#", 1)[0].strip() if "says" not in raw else raw.strip()
        if not line or line.startswith("#"):
            continue
        head, *rest = line.split()
        if head == "=":
            script.steps.append(_expectation(number, line, rest))
        elif head.endswith(":") or head == "deal":
            action = _action(number, line, [*script.seats, *joined])
            joined += [action.seat] if action.words[0] == "join" else []
            script.steps.append(action)
        elif script.steps:
            raise ScriptError(number, f"a setting after the game has begun: {nearest(head, SETTINGS)}")
        else:
            _setting(script, number, head, rest)
    if not script.game or not script.seats:
        raise ScriptError(1, "a script needs `rules` and `seats`")
    return script


def _expectation(number: int, line: str, words: list[str]) -> Statement:
    if not words or words[0] not in KEYS:
        raise ScriptError(number, f"no expectation {nearest(words[0] if words else '', KEYS)}")
    return Statement(number, line, "", tuple(words), "=")


def _action(number: int, line: str, seats: Sequence[str]) -> Statement:
    seat, _, what = line.partition(":")
    if line.split()[0] == "deal":
        return Statement(number, line, "", tuple(line.split()), "")
    words = what.split()
    mark = words.pop() if words and words[-1] in ("!", "?") else ""
    if not words or words[0] not in VERBS:
        raise ScriptError(number, f"no action {nearest(words[0] if words else '', VERBS)}")
    if seat not in seats and words[0] != "join":
        raise ScriptError(number, f"no seat {nearest(seat, seats)}")
    return Statement(number, line, seat, tuple(words), mark)


def _setting(script: Script, number: int, head: str, rest: list[str]) -> None:
    match head, rest:
        case "rules", [name] if name in RULEBOOKS:
            script.game = name
        case "rules", [name]:
            raise ScriptError(number, f"no game {nearest(name, RULEBOOKS)}")
        case "option", [name, value] if script.game:
            _option(script, number, name, value)
        case "seed", [seed]:
            script.seed = seed
        case "seats", [_, *_]:
            script.seats = rest
        case "hand", [seat, *cards]:
            script.hands[named(script, number, seat)] = cards_of(number, cards)
            script.lines[seat] = number
        case "undeclared", [seat]:
            script.undeclared.append(named(script, number, seat))
        case "team", [_, *_]:
            script.teams.append((number, [named(script, number, name) for name in rest]))
        case "opening", []:
            script.opening = True
        case _ if head in LAYOUT and rest:
            script.layout[head] = (number, rest)
        case _:
            known = f"too little for {head!r}" if head in SETTINGS else f"no statement {nearest(head, SETTINGS)}"
            raise ScriptError(number, known)


def _option(script: Script, number: int, name: str, value: str) -> None:
    declared = {option.name: option for option in RULEBOOKS[script.game].options}
    if name not in declared:
        raise ScriptError(number, f"no option {nearest(name, declared)}")
    try:
        script.options[name] = declared[name].read(value)
    except BadOption as bad:
        raise ScriptError(number, str(bad)) from None


def named(script: Script, number: int, name: str) -> str:
    """The name of a seat, which must be one of the table."""
    if name not in script.seats:
        raise ScriptError(number, f"no seat {nearest(name, script.seats)}")
    return name
