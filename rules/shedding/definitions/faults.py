"""What is wrong with a definition: the place, what stands there, what there is instead, and the nearest word."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from enum import StrEnum
from typing import NamedTuple

SHOWN_WORDS, GIVEN_CHARACTERS = 40, 40
"""Upper bounds on the words that are listed as what there is instead, and on the characters of the unknown word."""


class Wrong(StrEnum):
    """In which way a definition is wrong. Each has a text ``own-wrong-…``."""

    TOO_LONG = "too-long"
    UNREADABLE = "unreadable"
    NEWER = "newer"
    TITLE = "title"
    UNKNOWN = "unknown"
    MISSING = "missing"
    KIND = "kind"
    WORD = "word"
    RANGE = "range"
    TOO_MANY = "too-many"
    UNREAD = "unread"
    SEATS = "seats"
    PACK = "pack"
    NEVER = "never"
    CALLS = "calls"
    CONTRADICTION = "contradiction"
    ABSENT = "absent"
    WITHOUT_EFFECT = "without-effect"


class Fault(NamedTuple):
    """One thing that is wrong. ``place`` is the path in the definition, ``cards.3.draw_debt.cards``.

    ``known``: what there is instead; ``near``: the word among them that is most alike, or empty.
    """

    place: str
    wrong: Wrong
    given: str = ""
    known: tuple[str, ...] = ()
    near: str = ""

    def __str__(self) -> str:
        said = f"{self.place}: {WORDS[self.wrong].format(given=repr(self.given))}"
        if self.near:
            said += f"; do you mean {self.near!r}?"
        return f"{said}; there is: {', '.join(self.known)}" if self.known else said


WORDS = {
    Wrong.TOO_LONG: "the text is longer than {given} characters",
    Wrong.UNREADABLE: "this is no TOML: {given}",
    Wrong.NEWER: "this is of format {given}, which a newer version has written",
    Wrong.TITLE: "{given} cannot be a name or a sentence here",
    Wrong.UNKNOWN: "there is no {given}",
    Wrong.MISSING: "this has to be said",
    Wrong.KIND: "this cannot be {given}",
    Wrong.WORD: "{given} is not one word of letters, digits, _ and -, with a letter first",
    Wrong.RANGE: "{given} is out of range",
    Wrong.TOO_MANY: "there are more than {given}",
    Wrong.UNREAD: "nothing reads the option {given}",
    Wrong.SEATS: "{given} is no number of players from and to",
    Wrong.PACK: "the pack does not last: {given}",
    Wrong.NEVER: "nobody could ever lay {given}",
    Wrong.CALLS: "{given} calls twice",
    Wrong.CONTRADICTION: "{given} contradict each other",
    Wrong.ABSENT: "the pack has no {given}",
    Wrong.WITHOUT_EFFECT: "this does nothing: it needs {given}",
}


class BadDefinition(ValueError):
    """A definition that cannot be played, with everything that is wrong with it."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        super().__init__("\n".join(map(str, faults)))
        self.faults = tuple(faults)


def unknown(place: str, given: object, known: Iterable[str], *, look: bool = True) -> Fault:
    """A word that does not exist, with those that do, and the nearest of them if we ``look`` for it."""
    words, word = tuple(known), str(given)[:GIVEN_CHARACTERS]
    near = get_close_matches(word, words, 1) if look else []
    return Fault(place, Wrong.UNKNOWN, word, words[:SHOWN_WORDS], near[0] if near else "")
