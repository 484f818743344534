"""The letters that are drawn: two fonts of our own, and which names they can write.

``fonts/latin.ttf`` has the Latin, Greek and Cyrillic letters, ``fonts/han.ttf`` the 3,755 most usual Chinese ones. A
name with any other letter is not drawn: the number of its seat stands for it, and the text below says whose that is.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

from PIL import ImageDraw, ImageFont

FONTS = Path(__file__).with_name("fonts")
LATIN_RANGES = ((0x20, 0x7F), (0xA0, 0x250), (0x370, 0x3E2), (0x400, 0x530), (0x1E00, 0x1F00), (0x2010, 0x2028))
LATIN_SIGNS = "€™−‹›"
HAN_SIGNS = "、。，：；！？（）《》「」"
FIRST_HAN, LAST_HAN = 0xB0, 0xD7
"""The rows of GB 2312 with its usual letters."""


@cache
def font(name: str, size: int) -> ImageFont.FreeTypeFont:
    """One of our fonts, so many pixels high."""
    return ImageFont.truetype(str(FONTS / f"{name}.ttf"), size, layout_engine=ImageFont.Layout.BASIC)


def is_latin(letter: str) -> bool:
    """Whether our font of Latin, Greek and Cyrillic letters has this one."""
    known = any(first <= ord(letter) < end for first, end in LATIN_RANGES)
    return letter in LATIN_SIGNS or (known and unicodedata.category(letter)[0] not in "CM")


def is_han(letter: str) -> bool:
    """Whether our font of Chinese letters has this one."""
    try:
        row = letter.encode("gb2312")[0]
    except UnicodeEncodeError:
        return False
    return FIRST_HAN <= row <= LAST_HAN or letter in HAN_SIGNS


def can_draw(text: str) -> bool:
    """Whether our fonts have all letters of a text."""
    return all(is_latin(letter) or is_han(letter) for letter in text)


class Pen(NamedTuple):
    """Writes texts on a picture, each letter in the font that has it."""

    on: ImageDraw.ImageDraw
    size: int

    def width(self, text: str) -> float:
        """How many pixels wide a text is."""
        return sum(font(name, self.size).getlength(run) for name, run in _runs(text))

    def write(self, at: tuple[float, float], text: str, colour: tuple[int, int, int], across: float = 0.0) -> None:
        """Write a text in the middle of a line at this height. ``across``: 0 begins there, 0.5 is centred, 1 ends."""
        left, middle = at[0] - across * self.width(text), at[1] + RISE * self.size
        for name, run in _runs(text):
            self.on.text((left, middle), run, colour, font(name, self.size), anchor="ls")
            left += font(name, self.size).getlength(run)

    def shorten(self, text: str, most: float) -> str:
        """A text of at most so many pixels, which ends with a sign if letters are left out."""
        if self.width(text) <= most:
            return text
        while text and self.width(f"{text}…") > most:
            text = text[:-1]
        return f"{text.rstrip()}…"


RISE = 0.36
"""Half of the height of a capital letter, as a part of the height of a font."""


def _runs(text: str) -> Iterator[tuple[str, str]]:
    """A text in parts, each with the font that writes it, without letters that none has."""
    for han, letters in groupby(filter(can_draw, text), key=is_han):
        yield "han" if han else "latin", "".join(letters)


def drawn_names(names: Sequence[str]) -> Sequence[str]:
    """How names are drawn in a picture: without pictures of their own; as the number of the seat where a letter lacks,
    or where two would be the same.
    """
    plain = [_without_pictures(name) for name in names]
    return [
        name if name and can_draw(name) and plain.count(name) == 1 else str(seat) for seat, name in enumerate(plain, 1)
    ]


def legend(names: Sequence[str], drawn: Sequence[str]) -> str:
    """Say who is drawn as a number; empty if nobody is. ``names`` are those for the text, in the order of ``drawn``."""
    numbered = [f"**{one}** {name}" for name, one in zip(names, drawn, strict=True) if one.isdecimal()]
    return " · ".join(numbered)


def _without_pictures(name: str) -> str:
    """A name without emojis and what joins them."""
    kept = (letter for letter in unicodedata.normalize("NFC", name) if unicodedata.category(letter) not in UNDRAWN)
    return " ".join("".join(kept).split())


UNDRAWN = {"So", "Sk", "Cf", "Mn", "Cs", "Co", "Cn", "Me"}
"""The kinds of signs that names are drawn without."""
