"""The words by which people name cards when they talk, in all languages, and how two of them belong together.

They are texts of each language: ``heard-rank-11 = queen``. What the signs at a word mean is told in
``docs/translating.md``. Finding the words in a message is the matter of ``bot.language.speech``.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import NamedTuple

from bot.language import texts
from rules.cards import (
    ACE,
    CARD_CHARACTERS,
    HEARTS,
    JACK,
    KING,
    NATURALS,
    QUEEN,
    RANK,
    RANKS,
    SUIT,
    SUIT_OUTLINES,
    SUIT_SYMBOLS,
    SUITS,
)
from rules.plain_text import INVISIBLE

# Letters

_CYRILLIC = "а a б b в v г g д d ђ dj е e ж z з z и i і i ј j к k л l љ lj м m н n њ nj о o п p р r с s т t ћ c у u"
_OTHERS = "ф f х h ц c ч c џ dz ш s χ h α a ε e ι i ο o đ dj ı i"
_SPELT = (_CYRILLIC + " " + _OTHERS).split()
LATIN = str.maketrans(dict(zip(_SPELT[::2], _SPELT[1::2], strict=True)))
"""Serbian Cyrillic, one letter for one, and what Russians and Greeks need to laugh."""


def folded(text: str) -> str:
    """A plain text in small Latin letters without accents. It may become longer, by a few times at most."""
    if text.isascii():
        return text.lower()
    apart = unicodedata.normalize("NFD", text.casefold())
    return INVISIBLE.sub("", apart).translate(LATIN)


# Cards: ways in which a rank and a suit belong together. They do when they share one that their distance allows.

TONGUE = {tongue: 1 << number for number, tongue in enumerate(texts.LANGUAGES)}  # words of one language side by side
_TALK = (1 << len(TONGUE)) - 1
_NOUN, _SIGN, _AS, _LIST, _TOUCH, OF, _ONE = (1 << len(TONGUE) + number for number in range(7))
"""Further ways in which two words meet.

``_NOUN``, ``_SIGN``: a rank's word, or a figure, beside a suit's symbol. ``_AS``, ``_LIST``: an everyday word for a
rank ("as") or for a suit ("list") beside a suit or a rank of a language that has such words. ``_TOUCH``: without a
space between. ``OF``: with "of" between, and then in any mixture of languages. ``_ONE``: within one word or character.
"""

JOINED, SPACED, LINKED, LISTED, APART = range(5)
"""Distances between two names, growing: "7♠", "7 ♠", "7 of ♠", "7 and 8", and too far."""
BESIDE = _TALK | _NOUN | _SIGN | _AS | _LIST
WAYS_BY_DISTANCE = (BESIDE | _TOUCH | _ONE, BESIDE, OF, 0, 0)
"""The ways in which two names may meet, by their distance."""


HAN_BEGINS, HAN_ENDS = "\u3400", "\u9fff"
_HAN = f"{HAN_BEGINS}-{HAN_ENDS}"
NO_WORDS = "–"
"""Stands in a text where a language has no words for this."""


class Name(NamedTuple):
    """A rank or a suit, and the ways in which the word that stands for it may meet the other."""

    is_suit: bool
    value: int
    ways: int


_Names = tuple[Name, ...]

_FIGURE = _TALK | _SIGN | _TOUCH | OF
_SYMBOL = _NOUN | _SIGN | _TOUCH | OF

_FILLED_OR_NOT = tuple(map("".join, zip(SUIT_SYMBOLS, SUIT_OUTLINES, strict=True)))
_SYMBOLS = (
    (_SYMBOL, _FILLED_OR_NOT),
    (_TOUCH | OF, tuple("❤" if suit == HEARTS else "" for suit in range(len(SUITS)))),
)
"""The symbols of each suit. A heart that does not touch the figure is a greeting: "nota 10 ❤"."""


def _pictures() -> Iterator[tuple[str, _Names]]:
    """The playing cards of Unicode."""
    for character, which in CARD_CHARACTERS.items():
        if which in NATURALS:
            yield character, (Name(True, SUIT[which], _ONE), Name(False, RANK[which], _ONE))


class _Word(NamedTuple):
    """A word of a text, and the sign that stands at it: what ``docs/translating.md`` says."""

    text: str
    sign: str

    @classmethod
    def read(cls, written: str) -> _Word:
        """A word as it stands in a text: ``queen``, ``…club``, ``duas…``, ``herz-``, ``(as)``, ``dva~``, ``=ás``."""
        if written[0] == "(":
            return cls(written[1:-1], "(")
        sign = next((sign for sign in "…-~=" if sign in (written[0], written[-1])), "")
        return cls(written.strip(sign) if sign else written, sign)


def _listed(tongue: str, key: str) -> list[_Word]:
    """The words of a text; none, where it is a dash."""
    written = [word.strip() for word in texts.text(tongue, key).split(",")]
    return [_Word.read(word) for word in written if word != NO_WORDS]


class _Spoken(NamedTuple):
    """How people name cards in a language: words by rank and by suit."""

    tongue: str
    ranks: list[list[_Word]]
    suits: list[list[_Word]]

    @classmethod
    def of(cls, tongue: str) -> _Spoken:
        """The words of a language."""
        ranks = [_listed(tongue, f"heard-rank-{rank}") for rank in range(len(RANKS))]
        return cls(tongue, ranks, [_listed(tongue, f"heard-suit-{suit}") for suit in range(len(SUITS))])

    def words(self) -> Iterator[tuple[str, Name]]:
        """All words that are folded."""
        own = TONGUE[self.tongue]
        everyday = [any(word.sign == "(" for some in words for word in some) for words in (self.ranks, self.suits)]
        noun = own | _NOUN | OF | (_LIST if everyday[1] else 0)
        suit = own | OF | (_AS if everyday[0] else 0)
        for is_suit, words, whole, rare in ((False, self.ranks, noun, _AS), (True, self.suits, suit, _LIST)):
            ways = {"": whole, "-": whole, "~": own | OF, "…": OF, "(": rare | OF}
            for value, some in enumerate(words):
                for word in some:
                    if word.sign != "=":
                        touch = _TOUCH if is_suit and word.text[0] >= HAN_BEGINS else 0
                        yield folded(word.text), Name(is_suit, value, ways[word.sign] | touch)

    def exact(self) -> Iterator[tuple[str, _Names]]:
        """Words that are looked up as they are written, before the folded ones: their case or accent matters."""
        own = TONGUE[self.tongue]
        for rank, some in enumerate(self.ranks):
            for text in (word.text for word in some if word.sign == "="):
                if len(text) == 1:
                    yield text, (Name(False, rank, own),)
                else:
                    for cased in (text.lower(), text.title(), text.upper()):
                        yield cased, (Name(False, rank, own | _NOUN | OF),)

    def compounds(self) -> Iterator[tuple[str, _Names]]:
        """Cards in one word, as in German: Herzdame, Pikass."""
        for suit, first in enumerate(self.suits):
            for begun in (folded(word.text) for word in first if word.sign == "-"):
                for rank, some in enumerate(self.ranks):
                    for word in some:
                        if word.sign != "=":
                            yield begun + folded(word.text), (Name(True, suit, _ONE), Name(False, rank, _ONE))

    def links(self) -> Iterator[tuple[str, int]]:
        """Words that stand between a rank and a suit, and between two of a kind."""
        for key, distance in (("heard-of", LINKED), ("heard-and", LISTED)):
            yield from ((folded(word.text), distance) for word in _listed(self.tongue, key))


class _Vocabulary(NamedTuple):
    """The words of all languages: folded ones, those as they are written, links, and what a word is in a message."""

    words: Mapping[str, _Names]
    exact: Mapping[str, _Names]
    links: Mapping[str, int]
    token: re.Pattern[str]

    def names(self, word: str, folded: str) -> _Names | None:
        """What a word names; None, where it names nothing."""
        return self.exact.get(word) or self.words.get(folded)


def load() -> None:
    """Read the words of all languages, so that the first message need not wait for it."""
    vocabulary()


@cache
def vocabulary() -> _Vocabulary:
    spoken = [_Spoken.of(tongue) for tongue in texts.LANGUAGES]
    words = _merged(spoken)
    links = {word: distance for one in spoken for word, distance in one.links()}
    letters: dict[str, _Names] = {
        **{one: (Name(False, rank, _FIGURE),) for one, rank in zip("AJQK", (ACE, JACK, QUEEN, KING), strict=True)},
        **{
            one: (Name(False, rank, _TALK | _TOUCH | OF),) for one, rank in zip("jqk", (JACK, QUEEN, KING), strict=True)
        },
        "a": (Name(False, ACE, _TOUCH),),
    }
    exact = letters | {word: names for one in spoken for word, names in one.exact()}
    symbols = "".join(word for word in words if not word[0].isalnum())
    han = sorted((word for word in (*words, *links) if HAN_BEGINS <= word[0] <= HAN_ENDS), key=len)[::-1]
    token = re.compile(
        rf"\d+|[{symbols}]|[一二两兩三四五六七八九十百千]{{2,}}|{'|'.join(han)}|[^\W\d_{_HAN}]+|[{_HAN}]", re.IGNORECASE
    )
    return _Vocabulary(words, exact, links, token)


def _merged(spoken: Iterable[_Spoken]) -> dict[str, _Names]:
    """All folded words, symbols and figures. Raises ``ValueError`` where a word would name two different things."""
    found: dict[str, _Names] = {str(rank + 1): (Name(False, rank, _FIGURE),) for rank in range(1, 10)}
    symbols = [
        (symbol, Name(True, suit, ways)) for ways, row in _SYMBOLS for suit, some in enumerate(row) for symbol in some
    ]
    for word, name in (*(pair for one in spoken for pair in one.words()), *symbols):
        known = found.get(word, (name,))[0]
        if known[:2] != name[:2]:
            raise ValueError(word)
        found[word] = (name._replace(ways=known.ways | name.ways),)
    return {**found, **dict(_pictures()), **{word: names for one in spoken for word, names in one.compounds()}}
