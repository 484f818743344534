"""Everything that a player reads: one Fluent file for each language, formatted here; cards in words; and who reads it.

``texts/en.ftl`` has every text. Other languages use it for missing texts. Discord's locale chooses the file.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import replace
from datetime import date
from functools import cache, lru_cache
from pathlib import Path
from typing import ClassVar, Final, NamedTuple

from babel import Locale
from babel.dates import format_skeleton, get_day_names
from discord.app_commands import locale_str
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Message
from fluent.runtime.types import FluentInt, FluentType
from fluent.syntax import FluentParser

from bot.drawing.emojis import PLAIN, Faces
from rules.cards import BLACK_JOKER, CARDS, RANK, RANKS, RED_JOKER, SUIT

HERE = Path(__file__).parent
LANGUAGES = {
    "en": "English",
    "pt-BR": "Português (BR)",
    "sr-Latn": "Srpski",
    "zh-CN": "中文",
    "de": "Deutsch",
}
"""The languages, each by its own name."""
CACHED_TEXTS = 4096
"""Upper bound on formatted texts that are kept. A hand has a dozen; most of them were the same before."""
BY_LOCALE = {"pt": "pt-BR", "hr": "sr-Latn", "sr": "sr-Latn", "zh": "zh-CN"}
"""The languages for some of Discord's locales. Discord has no Serbian."""


def language(locale: str) -> str:
    if locale in LANGUAGES:
        return locale
    return BY_LOCALE.get(locale.partition("-")[0], "en")


ENTRY = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
"""The begin of a text in a file."""
REFERENCE = re.compile(r"\{ *([a-zA-Z][\w-]*) *\}")
"""Another text that stands within one."""


@cache
def sources(tongue: str) -> dict[str, str]:
    """The texts of a language's own file, as they are written there."""
    source = (HERE / f"{tongue}.ftl").read_text(encoding="utf-8")
    begins = [*ENTRY.finditer(source)]
    ends = [*(begin.start() for begin in begins[1:]), len(source)]
    return {begin[1]: source[begin.start() : end] for begin, end in zip(begins, ends, strict=True)}


@cache
def _bundle(tongue: str) -> FluentBundle:
    """The texts of a language that somebody has read. Parsed, all of them take 10 MB and most of a second."""
    return FluentBundle([tongue, "en"], use_isolating=False)


def _message(tongue: str, key: str) -> Message:
    """Return a text, parsed, with those that stand within it. Raises ``KeyError``."""
    bundle, wanted = _bundle(tongue), [key]
    while wanted:
        if bundle.has_message(one := wanted.pop()):
            continue
        source = sources(tongue).get(one) or sources("en")[one]
        bundle.add_resource(FluentParser(with_spans=False).parse(source))
        wanted += REFERENCE.findall(source)
    return bundle.get_message(key)


_ON_MENUS: set[str] = set()
_IN_USE, _PARSED = {"en"}, set[str]()
"""The languages that somebody has read, besides the menus; and those of which all texts are parsed."""


def load() -> None:
    """Load what Discord's menus say, in all languages: all of it is needed at once."""
    for tongue in LANGUAGES:
        for key in _ON_MENUS:
            _message(tongue, key)


def list_unparsed() -> list[str]:
    """Return the languages in use of which not all texts are parsed. One takes 8 MB, and a third of a second."""
    return [tongue for tongue in LANGUAGES if tongue in _IN_USE - _PARSED]


def parse(tongue: str) -> Iterator[None]:
    """Parse the texts of a language that nobody has read yet, one at each step."""
    bundle = _bundle(tongue)
    for key in sources(tongue):
        if not bundle.has_message(key):
            _message(tongue, key)
            yield
    _PARSED.add(tongue)


def text(locale: str, key: str, /, **facts: Hashable) -> str:
    """Return the text of a key in the language of a locale. Raises ``KeyError`` for a key that no language has."""
    given = language(locale), key, tuple(facts), *facts.values()
    try:
        return _format(*given)
    except TypeError:  # a value without a hash: it is not kept
        return _format.__wrapped__(*given)


class _BelowZero(FluentType):
    """A number below zero, written with a minus sign: the locales have a hyphen. Its plural is that of most numbers."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def format(self, locale: Locale) -> str:
        return f"−{FluentInt(self.amount).format(locale)}"


def _typeset(value: object) -> object:
    """Return a value as a text writes it."""
    return _BelowZero(-value) if isinstance(value, int) and value < 0 else value


@lru_cache(maxsize=CACHED_TEXTS, typed=True)
def _format(tongue: str, key: str, names: Sequence[str], /, *values: object) -> str:
    """Format a text with these values. ``typed``: 1, 1.0 and True are written differently."""
    facts = dict(zip(names, map(_typeset, values), strict=True))
    if not _bundle(tongue).has_message(key):
        _IN_USE.add(tongue)
    pattern = _message(tongue, key).value
    if pattern is None:
        raise KeyError(key)
    written, faults = _bundle(tongue).format_pattern(pattern, facts)
    if faults:
        raise KeyError(f"{key}: {faults[0]}")
    return str(written)


def format_list(locale: str, words: Iterable[str], *, key: str = "list-comma") -> str:
    """List words in the way of the locale's language; empty if there are none.

    ``key`` is the text that joins ``some`` words and one ``more``.
    """
    found = ""
    for word in words:
        found = text(locale, key, some=found, more=word) if found else word
    return found


def format_choice_list(locale: str, words: Sequence[str]) -> str:
    """List words of which one is meant: *7, 8 or 9*; empty if there are none."""
    first = format_list(locale, words[:-1])
    return format_list(locale, [first, words[-1]] if first else words, key="list-or")


def local(key: str) -> locale_str:
    """Return a text for Discord's own menus, which ask for it in every language."""
    _ON_MENUS.add(key)
    return locale_str(text("en", key)[:100], key=key)


def has(locale: str, key: str) -> bool:
    """Whether the text exists."""
    return key in sources(language(locale)) or key in sources("en")


class OpenTextKeys:
    """Keys of texts that are made of words: ``move-{}`` of a verb. Only some words have a text. Nothing else puts a key
    together.
    """

    def __init__(self, pattern: str) -> None:
        self.pattern = pattern

    def find(self, *words: object) -> str | None:
        """Return the key of these words; None if they have no text."""
        key = self.pattern.format(*words)
        return key if has("en", key) else None

    def known(self) -> Iterable[str]:
        """Return the words that have a text, where they stand at the end of the key."""
        opening = self.pattern.removesuffix("{}")
        return (key.removeprefix(opening) for key in keys("en") if key.startswith(opening))


class TextKeys(OpenTextKeys):
    """Keys of texts that are made of the words of a declared set: ``suit-{}`` of 0, 1, 2, 3. Each of these words has a
    text: otherwise the bot does not start (``check``).

    ``words`` gives the set; several words of one key as a tuple.
    """

    every: ClassVar[list[TextKeys]] = []

    def __init__(self, pattern: str, words: Callable[[], Iterable[object]]) -> None:
        super().__init__(pattern)
        self.words = words
        self.key: Callable[..., str] = pattern.format
        """Return the key of these words."""
        self.every.append(self)

    def keys(self) -> Iterable[str]:
        """Return all keys."""
        return (self.key(*(some if isinstance(some, tuple) else (some,))) for some in self.words())


class TextsMissing(LookupError):
    """Something that is declared has no text."""


def check() -> None:
    """Check that all words of ``TextKeys`` have an English text. Raises ``TextsMissing``, which names those that have
    none.
    """
    missing = dict.fromkeys(key for some in TextKeys.every for key in some.keys() if not has("en", key))  # noqa: SIM118
    if missing:
        raise TextsMissing(f"There is no English text (bot/words/texts/en.ftl) for {', '.join(missing)}.")


def keys(tongue: str) -> Iterable[str]:
    """Return the keys in a language's own file."""
    return sources(tongue).keys()


def fact(value: object) -> object:
    """A declared value of a game, as a variable of a text."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value if isinstance(value, int | str) else ""


def capital(written: str) -> str:
    """The same text, beginning with a capital: for what stands alone."""
    return written[:1].upper() + written[1:]


def day_in_words(locale: str, day: date) -> str:
    """Write a day in words, as *December 24*. A moment within it would tell in which time zone it is that day."""
    return format_skeleton("MMMMd", day, locale=language(locale).replace("-", "_"))


def day_of_week(locale: str, day: int) -> str:
    """Name a day of the week, counted from Monday."""
    return str(get_day_names("wide", "stand-alone", language(locale).replace("-", "_"))[day])


# cards


JOKER: Final = TextKeys("card-{}", lambda: (BLACK_JOKER, RED_JOKER))


def card_name(locale: str, card: int) -> str:
    """A card without a picture: ``7♤``, the same in every language; a joker by its name."""
    return PLAIN[card] if card < BLACK_JOKER else text(locale, JOKER.key(card))


def card_in_words(locale: str, card: int) -> str:
    """A card for a screen reader: ``7 of spades``."""
    if card >= BLACK_JOKER:
        return card_name(locale, card)
    return text(locale, "card-in-words", rank=RANKS[RANK[card]], suit=SUIT[card])


@lru_cache(maxsize=256)
def named_faces(locale: str, faces: Faces) -> Faces:
    """The same pictures, with the language's names for cards without one."""
    if faces.in_words:
        return replace(faces, called={card: card_in_words(locale, card) for card in CARDS})
    return replace(faces, called={card: card_name(locale, card) for card in (BLACK_JOKER, RED_JOKER)})


# who reads


NO_PICTURES: Final = Faces.plain()


class Person(NamedTuple):
    """Who reads a message, and how they want it: their language, the pictures of cards that they have chosen, hints
    under their hand, and a long hand as one large picture. What many read is for a person, too: for everybody in a
    server, whose ``id`` is 0.
    """

    locale: str
    pictures: Faces = NO_PICTURES
    hints: bool = False
    large: bool = False
    id: int = 0

    @property
    def faces(self) -> Faces:
        """The cards, each with its name in this language."""
        return named_faces(self.locale, self.pictures)

    def text(self, key: str, /, **facts: Hashable) -> str:
        """Write a text in this language. Raises ``KeyError`` for a key that no language has."""
        return text(self.locale, key, **facts)

    def format_list(self, words: Iterable[str], *, key: str = "list-comma") -> str:
        """List words in this language; empty if there are none."""
        return format_list(self.locale, words, key=key)

    def format_choices(self, words: Sequence[str]) -> str:
        """List words of which one is meant; empty if there are none."""
        return format_choice_list(self.locale, words)

    def has(self, key: str) -> bool:
        """Whether there is a text."""
        return has(self.locale, key)

    def card(self, card: int) -> str:
        """Write a card on a button or in a select: in words for who has chosen words, otherwise ``7♤``."""
        return card_in_words(self.locale, card) if self.pictures.in_words else card_name(self.locale, card)
