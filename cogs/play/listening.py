"""What people say in a channel: the words that count, what a message says, and what it means at a table.

This is the ear of the king of silence (VOA-15 to VOA-18), of the secret card (VOA-21), of ROM (IME-53) and of
everybody who has one card left (COM-15). A message is folded once into a ``Heard``, which every table in its channel
asks. Who spoke, when, and what it costs is decided by the rules.

A message is speech when it holds a letter or a figure that is neither laughter nor part of an emoji or of an
emoticon. A card is named by a rank and a suit that belong together. The words for them are texts of each language
(``heard-rank-11 = queen``; ``docs/translating.md`` tells the signs at a word); ways to laugh are lines of
``_LAUGHS``. If it is unclear, the message counts as laughter and names no card. The table can vote about other hints.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, cached_property, lru_cache
from typing import Final, NamedTuple

from bot.tables.table import Table
from bot.tables.transition import DECLARE, HEARD, SECRET, silent_since
from bot.words import text_keys, texts
from bot.words.declaring import declaration
from bot.words.narration import OWN, SILENT, declaration_key
from bot.words.texts import OpenTextKeys, TextKeys
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
    card,
)
from rules.plain_text import INVISIBLE, plain
from rules.shedding.talk import DECLARING, QUIET_MARKS, SPEECH
from rules.table import NOBODY, Action, SomeEvent

# Letters

_CYRILLIC = "а a б b в v г g д d ђ dj е e ж z з z и i і i ј j к k л l љ lj м m н n њ nj о o п p р r с s т t ћ c у u"
_OTHERS = "ф f х h ц c ч c џ dz ш s χ h α a ε e ι i ο o đ dj ı i"
_SPELT = (_CYRILLIC + " " + _OTHERS).split()
LATIN = str.maketrans(dict(zip(_SPELT[::2], _SPELT[1::2], strict=True)))
"""Serbian Cyrillic, one letter for one, and what Russians and Greeks need to laugh."""


def fold_text(text: str) -> str:
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


HEARD_RANK: Final = TextKeys("heard-rank-{}", lambda: range(len(RANKS)))
HEARD_SUIT: Final = TextKeys("heard-suit-{}", lambda: range(len(SUITS)))


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


def _read_words(tongue: str, key: str) -> list[_Word]:
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
        ranks = [_read_words(tongue, HEARD_RANK.key(rank)) for rank in range(len(RANKS))]
        return cls(tongue, ranks, [_read_words(tongue, HEARD_SUIT.key(suit)) for suit in range(len(SUITS))])

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
                        yield fold_text(word.text), Name(is_suit, value, ways[word.sign] | touch)

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
            for begun in (fold_text(word.text) for word in first if word.sign == "-"):
                for rank, some in enumerate(self.ranks):
                    for word in some:
                        if word.sign != "=":
                            yield begun + fold_text(word.text), (Name(True, suit, _ONE), Name(False, rank, _ONE))

    def links(self) -> Iterator[tuple[str, int]]:
        """Words that stand between a rank and a suit, and between two of a kind."""
        for key, distance in (("heard-of", LINKED), ("heard-and", LISTED)):
            yield from ((fold_text(word.text), distance) for word in _read_words(self.tongue, key))


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
    words = _merge_names(spoken)
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


def _merge_names(spoken: Iterable[_Spoken]) -> dict[str, _Names]:
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


HEARD_CHARACTERS = 2000
"""Upper bound on the characters of a message that are judged, before they are made plain and after: of a longer one the
beginning counts.
"""


class Heard:
    """What one message says. Each thing is worked out when the first table asks for it, and then known to all."""

    def __init__(self, text: str) -> None:
        self.silent = not text
        """There is no text at all: a sticker, a picture, or a text that the bot may not read."""
        self._text = text[:HEARD_CHARACTERS]

    @cached_property
    def speech(self) -> bool:
        """Whether words were said (VOA-16): not laughter, emoji, emoticons, bare punctuation, or nothing at all."""
        return _speaks(self._written)

    @cached_property
    def cards(self) -> frozenset[int]:
        """The natural cards that it names (VOA-21)."""
        named = plain(_replace_emoji(self._text), HEARD_CHARACTERS)
        return frozenset(_cards_by_names(named)) | frozenset(_cards_in_notation(named))

    def says(self, *ways: str) -> bool:
        """Whether it says something in one of these ways, as hurriedly or loudly, and as often, as one likes: "stop
        MAKAOOO" is "Stop makao!", and "mau, mau, mau" is "Mau!" and "Mau-Mau!".

        >>> [hear("ok, stop MAKAOOO").says(way) for way in ("Stop makao!", "Makao!", "Mau!")]
        [True, True, False]
        """
        sought = _sought(ways)
        return sought is not None and bool(sought.search(self._sounds))

    @cached_property
    def _written(self) -> str:
        return plain(_CUSTOM_EMOJI.sub(" ", _PICTURED_LETTER.sub(" ", self._text)), HEARD_CHARACTERS)

    @cached_property
    def _sounds(self) -> str:
        return _fold_short(self._written)


def hear(text: str) -> Heard:
    """Listen to the text of a message as Discord delivers it; any text will do (VOA-16, VOA-18, VOA-21).

    >>> hear("KKKK 😂").speech, hear("sete de espadas").cards
    (False, frozenset({27}))
    """
    return Heard(text)


# Letters

_CUSTOM_EMOJI = re.compile(r"<a?:(\w{1,64}):\d{1,24}>")
_PICTURED_LETTER = re.compile("[0-9#*]\ufe0f?\u20e3|[\u2122\u2139\u24c2\u3297\u3299]\ufe0f|[\U0001f200-\U0001f2ff]")
"""Emoji which NFKC would turn into letters and figures: keycaps, ™, ℹ, and buttons with a word."""
_REPEATED = re.compile(r"(.)\1+", re.DOTALL)
_WORD = re.compile(r"[^\W_]+")


# Laughter and gestures

_VOWELS = "aeiouyäöåæêã"
_ALONE = frozenset(
    "k w ha kek kekw lel lul lulz lolz rotfl omegalul xswl teehee tehe uwu owo ツ ノ ヮ つ ಠ ʖ ʕ ʔ ᴥ".split()  # noqa: SIM905
)
"""Laughs which only a whole word can be, and the letters in kaomoji."""
_ECHOED = frozenset({"he", "hi", "ho", "hu", "hue", "heu"})
"""Words which are laughter beside their like: "he he"."""

_LAUGHS = (
    *(rf"{v}*(?:h+{v}+){{2,}}(?:h+(?![{_VOWELS}]))?" for v in _VOWELS),  # hehe, ohoho
    rf"[bfgmnpuwy]{{0,4}}a*(?:h+a+){{2,}}(?:h+(?![{_VOWELS}]))?",  # muahaha
    *(rf"{v}*h+{v}+h+(?![{_VOWELS}])" for v in "ae"),  # hah, eheh
    *(rf"{v}*(?:[jx]+{v}+){{2,}}(?:[jx]+(?![{_VOWELS}d]))?" for v in "aei"),  # jajaja, xixi
    *(rf"(?:j+{v}+){{3,}}" for v in "ou"),
    r"i*j+u+(?:h+u+)+",  # ijuhuhu
    r"a?(?:k+a+){3,}k*",  # kakakaka
    r"k{3,}j+(?![^\Wk])",  # kkkkj
    r"a?(?:w+k+){2,}w*",  # wkwkwk
    r"k{2,}(?!s)",
    r"w{2,}",
    rf"h{{2,}}(?![{_VOWELS}])",
    r"(?:r+s+)+",
    r"(?:s+[jk]+){2,}s*",  # sksksk
    r"(?:[jk]+s+){2,}[jk]*",  # jsjsjs
    r"(?:f+u+){2,}",
    r"l+(?:o+l+)+(?!m)",
    r"l+m+f*a+o+",
    r"r+o+f+l+",
    r"(?:x+d+)+",
    r"x?p+t+d+r+",
    r"m+d+r+",
    r"5{3,}",  # Thai: ha is five
    r"23{2,}",  # Chinese: the 233rd emoji
    r"笑+死?",
    r"草+",
    r"啊?(?:哈+|[哈呵嘿嘻]{2,})",
    *(rf"[あアうウむム]?[{kana}]{{2,}}" for kana in ("はハ", "ひヒ", "ふフ", "へヘ", "ほホ")),
    r"[하헤히호크키]{2,}",
    "[\u110f\u1112]+",  # ㅋ and ㅎ, as NFKC leaves them
    "[\u116e\u1172]{2,}",  # ㅜ and ㅠ, eyes in tears
    r"[هخ]{2,}",
    r"ח{2,}",
)
_LAUGH = re.compile("|".join(_LAUGHS))
_HUES = re.compile(r"[haeiou]{6,}|[haeus]{8,}")
_KEYS = re.compile(r"[asdfghjklç]{8,}")

_FACES = re.compile(
    r"""
      <[/\\]?3+(?![^\W_])                                           # <3
    | [:;=][-'^~]{0,2}(?:d+|p+|o+|x+|s+|c+|z+|3+)(?![^\W_])         # :D  =P  :3
    | (?<![^\W_])[dco]['-]?[:;=](?![\w/])                           # D:
    | (?<![^\W_])x(?:['-][dp]+(?![^\W_])|['-]?[()]+)                # x)
    | (?<![^\W_])([outnxqvಠ0])[._-]{1,3}\1(?![^\W_])                # T_T
    | [\\/]o[\\/] | (?<![^\W_])o/(?!\w) | \\o(?!\w) | \^o\^         # \o/
    | o[ ]_[ ]oノ                                                   # Discord's own /unflip
    """,
    re.VERBOSE,
)


def _speaks(text: str) -> bool:
    """Whether a plain text says a word (VOA-16)."""
    # Accents stay: "há" is a word, and "ha" a laugh.
    words = _WORD.findall(_FACES.sub(" ", text.casefold()).translate(LATIN))
    neighbours = zip(["", *words], words, [*words[1:], ""], strict=False)
    return any(not (_laughs(word) or (word in _ECHOED and word in (left, right))) for left, word, right in neighbours)


def _laughs(word: str) -> bool:
    """Whether a word in small letters is laughter from its first letter to its last."""
    if word in _ALONE:
        return True
    at = 0
    while laugh := _LAUGH.match(word, at):  # never goes back: the time taken grows with the length alone
        at = laugh.end()
    return at == len(word) or _rolls(word) or _is_keyboard_smash(word)


def _rolls(word: str) -> bool:
    """Brazilian laughter in no fixed order: huehuehue, auhauhauh, ashuashuahs."""
    short = _REPEATED.sub(r"\1", word)
    return bool(_HUES.fullmatch(short)) and short.count("h") >= max(2, len(short) / 4)


def _is_keyboard_smash(word: str) -> bool:
    """Laughter typed by hitting the keyboard's middle row: kkkkkasjdkasjd. It has too few vowels for a word."""
    rest = _REPEATED.sub(r"\1", re.sub("k{3,}", "", word))
    return bool(_KEYS.fullmatch(rest)) and rest.count("a") < len(rest) / 4 and len(set(rest)) >= 4


# Words of games

_GAP = r"[\W_]*"


def _fold_short(text: str) -> str:
    """A plain text in small Latin letters without accents and without repetition of letters."""
    return _REPEATED.sub(r"\1", fold_text(text))


@lru_cache(maxsize=512)
def _sought(ways: Sequence[str]) -> re.Pattern[str] | None:
    """What finds one of these ways to say something; None, where none of them has a letter."""
    sounds = [found for way in ways if (found := "".join(_WORD.findall(_fold_short(plain(way)))))]
    return re.compile("|".join(map(_pattern, dict.fromkeys(sounds)))) if sounds else None


def _pattern(sounds: str) -> str:
    """A pattern for these letters: spaced as one likes, and over and over again, but as whole words, where a script has
    spaces between words.
    """
    size = next(size for size in range(1, len(sounds) + 1) if sounds == sounds[:size] * (len(sounds) // size))
    once = _GAP.join(map(re.escape, sounds[:size]))
    begin, end = (r"(?<![^\W_])" if sounds[0] < HAN_BEGINS else "", r"(?![^\W_])" if sounds[-1] < HAN_BEGINS else "")
    return f"{begin}{once}(?:{_GAP}{once}){{{len(sounds) // size - 1},}}{end}"


# Cards

_STOP = re.compile(r"[!?;,\n。]|\.(?:\s|$)")
_LONE_INDICATOR = re.compile("(?<![\U0001f1e6-\U0001f1ff])[\U0001f1e6-\U0001f1ff](?![\U0001f1e6-\U0001f1ff])")


def _replace_emoji(text: str) -> str:
    """The text with emoji that show a rank, or have a name, replaced by what they show (VOA-21)."""
    spoken = _CUSTOM_EMOJI.sub(r" \1 ", text).replace("\U0001f51f", "10").replace("\U0001f170", "A")
    return _LONE_INDICATOR.sub(lambda flag: chr(ord(flag.group()) - 0x1F1E6 + ord("A")), spoken)


def _distance(between: str) -> int:
    """How far apart the characters between two words set them."""
    if between in ("", " "):
        return SPACED if between else JOINED
    if _STOP.search(between):
        return APART
    return LISTED if any(sign in between for sign in "&+、") else SPACED


def _names(text: str) -> Iterator[tuple[Name, int]]:
    """The ranks and suits in a plain text, each with its distance from the one before."""
    end, distance, known = 0, APART, vocabulary()
    for token in known.token.finditer(text):
        distance = max(distance, _distance(text[end : token.start()]))
        end = token.end()
        word = token.group()
        plain = fold_text(word)
        names = known.names(word, plain)
        if names is None:
            distance = max(distance, known.links.get(plain, APART))
            continue
        for name in names:
            yield name, distance
            distance = JOINED


def _cards_by_names(text: str) -> Iterator[int]:
    """The cards which a plain text names by a rank and a suit (VOA-21)."""
    names, distances = [], []
    for name, distance in _names(text):
        names.append(name)
        distances.append(distance)
    for name, other in zip(names, _partners(names, distances), strict=True):
        if other is not None and not name.is_suit:
            yield card(name.value, names[other].value)
        elif other is not None:
            yield card(names[other].value, name.value)


def _partners(names: list[Name], distances: list[int]) -> list[int | None]:
    """For each name the index of the one it belongs to: those that touch first, then from left to right, then lists."""
    partners: list[int | None] = [None] * len(names)
    for reach in ((JOINED,), (SPACED, LINKED)):
        for i in range(1, len(names)):
            free = partners[i - 1] is None and partners[i] is None and distances[i] in reach
            if free and _belong(names[i - 1], names[i], WAYS_BY_DISTANCE[distances[i]]):
                partners[i - 1], partners[i] = i, i - 1
    listed = [i for i in range(1, len(names)) if distances[i] == LISTED and names[i].is_suit == names[i - 1].is_suit]
    for i in listed:  # "spades 7 and 8"
        _share(names, partners, i - 1, i)
    for i in reversed(listed):  # "7 and 8 of spades"
        _share(names, partners, i, i - 1)
    return partners


def _belong(one: Name, other: Name, allowed: int) -> bool:
    """Whether a rank and a suit meet in an allowed way."""
    return one.is_suit != other.is_suit and bool(one.ways & other.ways & allowed)


def _share(names: list[Name], partners: list[int | None], giver: int, taker: int) -> None:
    """Let the taker have the giver's partner, if that stands on the giver's other side."""
    partner = partners[giver]
    if partner is None or partners[taker] is not None or (partner < giver) == (taker < giver):
        return
    if _belong(names[taker], names[partner], BESIDE | OF):
        partners[taker] = partner


# Cards in the notation of table scripts

_EDGE = r"0-9A-Za-zÀ-ɏЀ-ӿ"
_NOTED = re.compile(rf"(?<![{_EDGE}])(?<!\d[.,])({'|'.join(RANKS)})([{''.join(SUITS)}])(?![{_EDGE}])", re.IGNORECASE)
_ORDINARY = frozenset({"AH", *(word for pair in ("as", "ac", "ad", "ah", "kd", "qd") for word in (pair, pair.title()))})
"""Words and abbreviations which are no cards: "Ah!", "kd vc?"."""
_AMBIGUOUS = frozenset({"AC", "AD", "AS", "JS", "2D", "3D"})


def _cards_in_notation(text: str) -> Iterator[int]:
    """The cards which a plain text names as a table script does (VOA-21): ``7S``, ``Qh``.

    Small letters ("10h", "two 7s") and words in capitals ("AS", "3D") count only in a message of nothing else; a
    court card's two letters not where everything is in capitals.
    """
    found = list(_NOTED.finditer(text))
    if not found:
        return
    rest = _NOTED.sub(" ", text)
    nothing_else = not _WORD.search(rest)
    for note in found:
        rank, suit = note.group(1).upper(), note.group(2).upper()
        clear = note.group() not in _AMBIGUOUS and not note.group().islower() and (rank.isdigit() or not rest.isupper())
        if note.group() not in _ORDINARY and (clear or nothing_else):
            yield card(RANKS.index(rank), SUITS.index(suit))


def meaning(table: Table, seat: int, message: int, heard: Heard, *, readable: bool) -> Action | None:
    """Return what a message of a seat means at a table as an action; None if it means nothing.

    ``message`` is its id: what was written before the moment for which it would count, as before the silence began,
    means nothing, also when it is edited later. ``readable``: the bot may read messages at all. If it may not, it hears
    nothing, and a table can punish every message of a silence (VOA-18).
    """
    declared_now = find_declaration(table, heard, seat) if message > declarable_since(table, seat) else None
    if "says" not in table.game.interrupts:
        return declared_now
    quiet = not QUIET_MARKS.isdisjoint(table.begun_state().marks())
    silent = quiet and message > silent_since(table)
    if heard.silent:
        punish = not readable and table.game.punishes_unreadable
        return Action("says", number=SPEECH) if silent and punish else None
    bits = (SPEECH if silent and heard.speech else 0) | (DECLARING if declared_now is not None else 0)
    secret = table.game.options.get("secret_card") == "on" and message > secret_since(table)
    cards = tuple(sorted(heard.cards)) if secret else ()
    return Action("says", cards, number=bits) if bits or cards else None


def find_declaration(table: Table, heard: Heard, seat: int = NOBODY) -> Action | None:
    """What somebody declares who writes this, by the words that this game has.

    Of several that it holds those that are due from this seat: a "mau mau" has a "mau" in it. Among these the longest:
    "stop makao" means more than "makao".
    """
    declare = declaration(table.game)
    if declare is None:
        return None
    said = [word for word in declare.words if heard.says(*ways_to_say(declare.heard(word)))]
    due = [word for word in said if word in table.views[seat].legal] if len(said) > 1 else said
    return max(due or said, key=lambda word: len(declare.heard(word)), default=None)


HEARD_WORDS: Final = OpenTextKeys("heard-words-{}")
"""Other ways to say what is said with the last cards."""


@lru_cache(maxsize=512)
def ways_to_say(words: str) -> Sequence[str]:
    """Return the ways in which people say these words of a declaration: as its button has them, and as the texts of all
    languages list them. Words of a game's own are said in one way.
    """
    key = declaration_key(words)
    if key == OWN:
        return (words,)
    said, listed = text_keys.SPOKEN.find(key), HEARD_WORDS.find(key)
    if words in SILENT or said is None:
        return ()
    return tuple(
        way
        for tongue in texts.LANGUAGES
        for way in (
            texts.text(tongue, said),
            *(texts.text(tongue, listed).split(",") if listed else ()),
        )
    )


def broke_silence(events: Iterable[SomeEvent]) -> bool:
    """Whether a message broke a rule about speaking."""
    return any(event.since == HEARD for event in events)


def declarable_since(table: Table, seat: int) -> int:
    """Give the id of the message since which a seat may declare its last cards; 0 when it is not known."""
    return table.notes.round.since.get(f"{DECLARE} {seat}", 0)


def secret_since(table: Table) -> int:
    """Give the id of the message by which the secret card was shown; 0 when it is not known."""
    return table.notes.round.since.get(SECRET, 0)


def last_judged_message(table: Table) -> int:
    """Give the id up to which messages need no judging any more; 0 when it is not known."""
    return max(silent_since(table), table.notes.round.since.get(HEARD, 0))
