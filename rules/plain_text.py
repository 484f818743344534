"""Text as people's keyboards write it, made plain, and shown so that one sees what stands in it.

Whatever people write begins here: cards, numbers, names, dates, table scripts, definitions and messages. Phones add
characters that nobody sees, keyboards of East Asia write wide letters and digits, and some write a card in one
character.
"""

from __future__ import annotations

import re
import unicodedata
from codecs import BOM_UTF16_BE, BOM_UTF16_LE

TEXT_CHARACTERS = 4000
"""Upper bound on the characters of a text that are read: a message and a field of a form hold no more."""
MARKS_LIMIT = 8
"""Upper bound on the marks on one letter. Sorting a row of them takes time that grows with the square of its length."""
NUMBER_DIGITS = 18
"""Upper bound on the digits of a number: every such number fits into a column of the database."""

INVISIBLE = re.compile(
    "[\u0000-\u0008\u000e-\u001b\u007f\u00ad\u0300-\u036f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u1ab0-\u1aff"
    "\u1dc0-\u1dff\u200b-\u200f\u202a-\u202e\u2060-\u206f\u20d0-\u20ff\u3164\ufe00-\ufe0f\ufe20-\ufe2f\ufeff\uffa0"
    "\ufff9-\ufffb\U000e0000-\U000e0fff]"
)
"""Characters without a width of their own, and blank ones that Unicode counts as letters."""
_NUMBER = re.compile(rf"[+-]?\d{{1,{NUMBER_DIGITS}}}")


def plain(text: str, most: int = TEXT_CHARACTERS) -> str:
    """Make full-width and fancy letters plain (NFKC), and drop unseen characters. Case stays.

    A text is cut to ``most`` characters before that and after it, for one character may become eighteen.

    >>> plain("７\u200b♥\ufe0e")
    '7♥'
    """
    cut = text[:most]
    if cut.isascii():
        return INVISIBLE.sub("", cut)
    return INVISIBLE.sub("", unicodedata.normalize("NFKC", _thinned(cut)))[:most]


def _thinned(text: str) -> str:
    """The text with at most ``MARKS_LIMIT`` marks in a row."""
    kept, marks = [], 0
    for sign in text:
        marks = marks + 1 if unicodedata.combining(sign) else 0
        if marks <= MARKS_LIMIT:
            kept.append(sign)
    return "".join(kept)


def caseless(text: str) -> str:
    """Make a text plain for comparing it with another one: in small letters, with single spaces between words.

    >>> caseless(" Ａna\u200d  Maria ") == caseless("ana maria")
    True
    """
    return " ".join(plain(text).casefold().split())


class NoText(ValueError):
    """The bytes of a file that are no text in UTF-8; the message says what to do."""


def decoded(file: bytes) -> str:
    r"""Give the text of a file in UTF-8, with a byte order mark or without, its lines ended in any way.

    Raises ``NoText``.

    >>> decoded(b"\xef\xbb\xbfrules german\r\n")
    'rules german\n'
    """
    if file.startswith((BOM_UTF16_LE, BOM_UTF16_BE)) or b"\0" in file:
        raise NoText("it is written in UTF-16; save it as UTF-8")
    try:
        return file.decode("utf-8-sig").replace("\r\n", "\n").replace("\r", "\n")
    except UnicodeDecodeError as why:
        raise NoText(f"byte {why.start + 1} is no text in UTF-8; save it as UTF-8") from None


def whole_number(text: str) -> int:
    """Read a whole number. Raises ``ValueError``, also for one with more than ``NUMBER_DIGITS`` digits.

    >>> whole_number(" １2 "), whole_number("−3")
    (12, -3)
    """
    said = plain(text, 2 * NUMBER_DIGITS).strip().replace("\u2212", "-")
    if len(text) > 2 * NUMBER_DIGITS or not _NUMBER.fullmatch(said):
        raise ValueError(text[: 2 * NUMBER_DIGITS])
    return int(said)


def visible(text: str, most: int) -> str:
    """Show the beginning of a text so that one sees what stands in it: an unseen character by its number.

    >>> visible("7\u200b♥", 20)
    '7[U+200B]♥'
    """
    cut = text if len(text) <= most else text[: most - 1] + "…"
    composed = unicodedata.normalize("NFC", _thinned(cut))
    return INVISIBLE.sub(lambda found: f"[U+{ord(found.group()):04X}]", composed)
