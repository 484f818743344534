"""A table script as read: its setting and its statements, and the words that name cards, suits and seats."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches

from rules.cards import NAMES, SUIT_NAMES, SUIT_SYMBOLS, SUITS, parse
from rules.options import Value
from rules.plain_text import whole_number

EXPECTATIONS = {
    "turn": "turn SEAT",
    "top": "top CARD",
    "hand": "hand SEAT CARD …",
    "count": "count SEAT NUMBER",
    "call": "call SUIT",
    "debt": "debt NUMBER",
    "direction": "direction clockwise",
    "silent": "silent yes",
    "locked": "locked yes",
    "seats": "seats SEAT SEAT …",
    "legal": "legal SEAT play 7S, draw",
    "pending": "pending SEAT answer",
    "scores": "scores SEAT NUMBER …",
    "out": "out SEAT …",
    "round": "round over",
    "match": "match over",
    "winner": "winner SEAT",
    "stock": "stock NUMBER",
    "says": "says SEAT silence",
    "view": "view SEAT hides SEAT",
}
"""What can be expected, in all games and in one family alone, and in which form."""
LISTED = 40
"""Upper bound on the words that are listed where none is near the one that stands there."""


class ScriptError(ValueError):
    """A script that cannot be read: its line, what is wrong with it, and what is right."""

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
    """A script as read: the setting, and the statements in order. ``lines`` are those of the statements about cards.

    ``heads`` are the lines in which each statement last stood.
    """

    game: str = ""
    options: dict[str, Value] = field(default_factory=dict)
    seed: str = "0"
    seats: list[str] = field(default_factory=list)
    computers: list[str] = field(default_factory=list)
    teams: list[tuple[int, list[str]]] = field(default_factory=list)
    layout: dict[str, tuple[int, list[str]]] = field(default_factory=dict)
    hands: dict[str, list[int]] = field(default_factory=dict)
    lines: dict[str, int] = field(default_factory=dict)
    heads: dict[str, int] = field(default_factory=dict)
    undeclared: list[str] = field(default_factory=list)
    opening: bool = False
    steps: list[Statement] = field(default_factory=list)

    def seat(self, line: int, name: str) -> int:
        """The seat of this name. Raises ``ScriptError``."""
        return self.seats.index(one_of(line, name, self.seats))


def nearest(word: str, known: Iterable[str], hint: str = "") -> str:
    """The word as it stands, with the nearest known one where there is any; otherwise with this hint, or with all."""
    all_known = list(known)
    if near := get_close_matches(word.lower(), all_known, 1, 0.5):
        return f"{word!r}; do you mean {near[0]!r}?"
    if not hint and 0 < len(all_known) <= LISTED:
        hint = f"there are {', '.join(all_known)}"
    return f"{word!r}; {hint}" if hint else repr(word)


def unread(line: int, text: str, form: str) -> ScriptError:
    """The fault of a line of which the first word is known, and this would be right."""
    return ScriptError(line, f"cannot read {text!r}: write `{form}`")


def one_of(line: int, name: str, seats: Sequence[str]) -> str:
    """The name of a seat, which must be one of these. Raises ``ScriptError``."""
    if name not in seats:
        raise ScriptError(
            line, f"no seat {nearest(name, seats, '' if seats else '`seats` has to stand above this line')}"
        )
    return name


def cards_of(line: int, words: Sequence[str]) -> list[int]:
    """The cards that these words name; ``-`` is none. Raises ``ScriptError``."""
    return [card_of(line, word) for word in words if word != "-"]


def card_of(line: int, word: str) -> int:
    """The card that a word names. Raises ``ScriptError``."""
    try:
        return parse(word)
    except ValueError:
        hint = "a card is rank and suit, as 7S or 10H, and jokers are RJ and BJ"
        raise ScriptError(line, f"no card {nearest(word.upper(), NAMES, hint)}") from None


def number_of(line: int, word: str) -> int:
    """The whole number that a word is. Raises ``ScriptError``."""
    try:
        return whole_number(word)
    except ValueError:
        raise ScriptError(line, f"no number {word[:40]!r}; write it in digits, as 90") from None


def suit_of(line: int, word: str) -> int:
    """The suit that a word, letter or symbol names. Raises ``ScriptError``."""
    for names in (SUIT_NAMES, SUIT_SYMBOLS, tuple(suit.lower() for suit in SUITS)):
        if word.lower() in names:
            return names.index(word.lower())
    raise ScriptError(line, f"no suit {nearest(word, SUIT_NAMES)}")
