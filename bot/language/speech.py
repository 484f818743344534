"""Is a chat message speech, laughter, a gesture; does it declare; which cards does it name?

The ear of the king of silence (VOA-15 to VOA-18), of the secret card (VOA-21) and of ROM (IME-53): one pure
function of one text. Who spoke, when, and what it costs is decided elsewhere.

A message is speech when it holds a letter or a figure that is neither laughter nor part of an emoji or of an
emoticon. A card is named by a rank and a suit that belong together. The words for them are texts of each language
(``heard-rank-11 = queen``); a form of laughter is a line in a table here. In doubt the player has laughed, and has
named nothing: other hints are for a vote.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from bot.language import texts
from rules.cards import ACE, CLUBS, DIAMONDS, HEARTS, JACK, KING, QUEEN, RANKS, SPADES, SUITS, card


@dataclass(frozen=True, slots=True)
class Heard:
    """What one message says."""

    speech: bool
    """Words were said (VOA-16): not laughter, emoji, emoticons, bare punctuation, or nothing at all."""
    declares: bool
    """It says "mau mau" (VOA-18)."""
    cards: frozenset[int]
    """The natural cards that it names (VOA-21)."""


def hear(text: str) -> Heard:
    """Listen to the text of a message as Discord delivers it; any text will do (VOA-16, VOA-18, VOA-21).

    >>> hear("KKKK 😂"), hear("sete de espadas")
    (Heard(speech=False, declares=False, cards=frozenset()), Heard(speech=True, declares=False, cards=frozenset({27})))
    """
    written = _plain(_CUSTOM_EMOJI.sub(" ", _PICTURED_LETTER.sub(" ", text)))
    named = _plain(_unpictured(text))
    return Heard(_speaks(written), _declares(written), frozenset(_named(named)) | frozenset(_noted(named)))


# Letters

_CUSTOM_EMOJI = re.compile(r"<a?:(\w{1,64}):\d{1,24}>")
_PICTURED_LETTER = re.compile("[0-9#*]\ufe0f?\u20e3|[\u2122\u2139\u24c2\u3297\u3299]\ufe0f|[\U0001f200-\U0001f2ff]")
"""Emoji which NFKC would turn into letters and figures: keycaps, ™, ℹ, and buttons with a word."""
_UNSEEN = re.compile(
    "[\u00ad\u0300-\u036f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u1ab0-\u1aff\u1dc0-\u1dff\u200b-\u200f"
    "\u202a-\u202e\u2060-\u206f\u20d0-\u20ff\u3164\ufe00-\ufe0f\ufe20-\ufe2f\ufeff\uffa0\U000e0000-\U000e0fff]"
)
"""Characters without a width of their own, and blank ones that Unicode counts as letters."""
_REPEATED = re.compile(r"(.)\1+", re.DOTALL)
_WORD = re.compile(r"[^\W_]+")

_CYRILLIC = "а a б b в v г g д d ђ dj е e ж z з z и i і i ј j к k л l љ lj м m н n њ nj о o п p р r с s т t ћ c у u"
_OTHERS = "ф f х h ц c ч c џ dz ш s χ h α a ε e ι i ο o đ dj ı i"
_SPELT = (_CYRILLIC + " " + _OTHERS).split()
_LATIN = str.maketrans(dict(zip(_SPELT[::2], _SPELT[1::2], strict=True)))
"""Serbian Cyrillic, one letter for one, and what Russians and Greeks need to laugh."""


def _plain(text: str) -> str:
    """The text with full-width and fancy letters made plain (NFKC) and unseen characters gone; its case is kept."""
    return text if text.isascii() else _UNSEEN.sub("", unicodedata.normalize("NFKC", text))


def _folded(text: str) -> str:
    """A plain text in small Latin letters without accents."""
    if text.isascii():
        return text.lower()
    apart = unicodedata.normalize("NFD", text.casefold())
    return _UNSEEN.sub("", apart).translate(_LATIN)


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
    words = _WORD.findall(_FACES.sub(" ", text.casefold()).translate(_LATIN))
    neighbours = zip(["", *words], words, [*words[1:], ""], strict=False)
    return any(not (_laughs(word) or (word in _ECHOED and word in (left, right))) for left, word, right in neighbours)


def _laughs(word: str) -> bool:
    """Whether a word in small letters is laughter from its first letter to its last."""
    if word in _ALONE:
        return True
    at = 0
    while laugh := _LAUGH.match(word, at):  # never goes back: the time taken grows with the length alone
        at = laugh.end()
    return at == len(word) or _rolls(word) or _smashed(word)


def _rolls(word: str) -> bool:
    """Brazilian laughter in no fixed order: huehuehue, auhauhauh, ashuashuahs."""
    short = _REPEATED.sub(r"\1", word)
    return bool(_HUES.fullmatch(short)) and short.count("h") >= max(2, len(short) / 4)


def _smashed(word: str) -> bool:
    """Laughter typed by hitting the keyboard's middle row: kkkkkasjdkasjd. It has too few vowels for a word."""
    rest = _REPEATED.sub(r"\1", re.sub("k{3,}", "", word))
    return bool(_KEYS.fullmatch(rest)) and rest.count("a") < len(rest) / 4 and len(set(rest)) >= 4


# Declaring

_DECLARED = re.compile(r"(?<![^\W_])m#a#u(?:#m#a#u)+(?![^\W_])".replace("#", r"[\W_]*"))


def _declares(text: str) -> bool:
    """Whether a plain text says "mau mau", with letters spaced or repeated as one likes (VOA-18)."""
    return bool(_DECLARED.search(_REPEATED.sub(r"\1", _folded(text))))


# Cards: ways in which a rank and a suit belong together. They do when they share one that their distance allows.

_TONGUE = {tongue: 1 << number for number, tongue in enumerate(texts.LANGUAGES)}  # words of one language side by side
_TALK = (1 << len(_TONGUE)) - 1
_NOUN, _SIGN, _AS, _LIST, _TOUCH, _OF, _ONE = (1 << len(_TONGUE) + number for number in range(7))
"""Further ways in which two words meet.

``_NOUN``, ``_SIGN``: a rank's word, or a figure, beside a suit's symbol. ``_AS``, ``_LIST``: an everyday word for a
rank ("as") or for a suit ("list") beside a suit or a rank of a language that has such words. ``_TOUCH``: without a
space between. ``_OF``: with "of" between, and then in any mixture of languages. ``_ONE``: within one word or character.
"""

_JOINED, _SPACED, _LINKED, _LISTED, _APART = range(5)
"""Distances between two names, growing: "7♠", "7 ♠", "7 of ♠", "7 and 8", and too far."""
_BESIDE = _TALK | _NOUN | _SIGN | _AS | _LIST
_ALLOWED = (_BESIDE | _TOUCH | _ONE, _BESIDE, _OF, 0, 0)


HAN_BEGINS, HAN_ENDS = "\u3400", "\u9fff"
_HAN = f"{HAN_BEGINS}-{HAN_ENDS}"
NO_WORDS = "–"
"""Stands in a text where a language has no words for this."""


class _Name(NamedTuple):
    """A rank or a suit, and the ways in which the word that stands for it may meet the other."""

    is_suit: bool
    value: int
    ways: int


_Names = tuple[_Name, ...]

_FIGURE = _TALK | _SIGN | _TOUCH | _OF
_SYMBOL = _NOUN | _SIGN | _TOUCH | _OF

_SYMBOLS = ((_SYMBOL, ("♣♧", "♦♢", "♥♡", "♠♤")), (_TOUCH | _OF, ("", "", "❤", "")))
"""The symbols of each suit. A heart that does not touch the figure is a greeting: "nota 10 ❤"."""


def _pictures() -> Iterator[tuple[str, _Names]]:
    """The playing cards of Unicode: four rows, each with a knight between jack and queen."""
    for suit, row in ((SPADES, 0x1F0A0), (HEARTS, 0x1F0B0), (DIAMONDS, 0x1F0C0), (CLUBS, 0x1F0D0)):
        for rank in range(13):
            character = chr(row + 1 + rank + (rank >= QUEEN))
            yield character, (_Name(True, suit, _ONE), _Name(False, rank, _ONE))


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
        ranks = [_listed(tongue, f"heard-rank-{rank}") for rank in range(13)]
        return cls(tongue, ranks, [_listed(tongue, f"heard-suit-{suit}") for suit in range(4)])

    def words(self) -> Iterator[tuple[str, _Name]]:
        """All words that are folded."""
        own = _TONGUE[self.tongue]
        everyday = [any(word.sign == "(" for some in words for word in some) for words in (self.ranks, self.suits)]
        noun = own | _NOUN | _OF | (_LIST if everyday[1] else 0)
        suit = own | _OF | (_AS if everyday[0] else 0)
        for is_suit, words, whole, rare in ((False, self.ranks, noun, _AS), (True, self.suits, suit, _LIST)):
            ways = {"": whole, "-": whole, "~": own | _OF, "…": _OF, "(": rare | _OF}
            for value, some in enumerate(words):
                for word in some:
                    if word.sign != "=":
                        touch = _TOUCH if is_suit and word.text[0] >= HAN_BEGINS else 0
                        yield _folded(word.text), _Name(is_suit, value, ways[word.sign] | touch)

    def exact(self) -> Iterator[tuple[str, _Names]]:
        """Words that are looked up as they are written, before the folded ones: their case or accent matters."""
        own = _TONGUE[self.tongue]
        for rank, some in enumerate(self.ranks):
            for text in (word.text for word in some if word.sign == "="):
                if len(text) == 1:
                    yield text, (_Name(False, rank, own),)
                else:
                    for cased in (text.lower(), text.title(), text.upper()):
                        yield cased, (_Name(False, rank, own | _NOUN | _OF),)

    def compounds(self) -> Iterator[tuple[str, _Names]]:
        """Cards in one word, as in German: Herzdame, Pikass."""
        for suit, first in enumerate(self.suits):
            for begun in (_folded(word.text) for word in first if word.sign == "-"):
                for rank, some in enumerate(self.ranks):
                    for word in some:
                        if word.sign != "=":
                            yield begun + _folded(word.text), (_Name(True, suit, _ONE), _Name(False, rank, _ONE))

    def links(self) -> Iterator[tuple[str, int]]:
        """Words that stand between a rank and a suit, and between two of a kind."""
        for key, distance in (("heard-of", _LINKED), ("heard-and", _LISTED)):
            yield from ((_folded(word.text), distance) for word in _listed(self.tongue, key))


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
    _vocabulary()


@cache
def _vocabulary() -> _Vocabulary:
    spoken = [_Spoken.of(tongue) for tongue in texts.LANGUAGES]
    words = _merged(spoken)
    links = {word: distance for one in spoken for word, distance in one.links()}
    letters: dict[str, _Names] = {
        **{one: (_Name(False, rank, _FIGURE),) for one, rank in zip("AJQK", (ACE, JACK, QUEEN, KING), strict=True)},
        **{one: (_Name(False, rank, _TALK | _TOUCH | _OF),) for one, rank in zip("jqk", range(JACK, 13), strict=True)},
        "a": (_Name(False, ACE, _TOUCH),),
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
    found: dict[str, _Names] = {str(rank + 1): (_Name(False, rank, _FIGURE),) for rank in range(1, 10)}
    symbols = [
        (symbol, _Name(True, suit, ways)) for ways, row in _SYMBOLS for suit, some in enumerate(row) for symbol in some
    ]
    for word, name in (*(pair for one in spoken for pair in one.words()), *symbols):
        known = found.get(word, (name,))[0]
        if known[:2] != name[:2]:
            raise ValueError(word)
        found[word] = (name._replace(ways=known.ways | name.ways),)
    return {**found, **dict(_pictures()), **{word: names for one in spoken for word, names in one.compounds()}}


_STOP = re.compile(r"[!?;,\n。]|\.(?:\s|$)")
_LONE_INDICATOR = re.compile("(?<![\U0001f1e6-\U0001f1ff])[\U0001f1e6-\U0001f1ff](?![\U0001f1e6-\U0001f1ff])")


def _unpictured(text: str) -> str:
    """The text with emoji that show a rank, or have a name, replaced by what they show (VOA-21)."""
    spoken = _CUSTOM_EMOJI.sub(r" \1 ", text).replace("\U0001f51f", "10").replace("\U0001f170", "A")
    return _LONE_INDICATOR.sub(lambda flag: chr(ord(flag.group()) - 0x1F1E6 + ord("A")), spoken)


def _distance(between: str) -> int:
    """How far apart the characters between two words set them."""
    if between in ("", " "):
        return _SPACED if between else _JOINED
    if _STOP.search(between):
        return _APART
    return _LISTED if any(sign in between for sign in "&+、") else _SPACED


def _names(text: str) -> Iterator[tuple[_Name, int]]:
    """The ranks and suits in a plain text, each with its distance from the one before."""
    end, distance, known = 0, _APART, _vocabulary()
    for token in known.token.finditer(text):
        distance = max(distance, _distance(text[end : token.start()]))
        end = token.end()
        word = token.group()
        folded = _folded(word)
        names = known.names(word, folded)
        if names is None:
            distance = max(distance, known.links.get(folded, _APART))
            continue
        for name in names:
            yield name, distance
            distance = _JOINED


def _named(text: str) -> Iterator[int]:
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


def _partners(names: list[_Name], distances: list[int]) -> list[int | None]:
    """For each name the index of the one it belongs to: those that touch first, then from left to right, then lists."""
    partners: list[int | None] = [None] * len(names)
    for reach in ((_JOINED,), (_SPACED, _LINKED)):
        for i in range(1, len(names)):
            free = partners[i - 1] is None and partners[i] is None and distances[i] in reach
            if free and _belong(names[i - 1], names[i], _ALLOWED[distances[i]]):
                partners[i - 1], partners[i] = i, i - 1
    listed = [i for i in range(1, len(names)) if distances[i] == _LISTED and names[i].is_suit == names[i - 1].is_suit]
    for i in listed:  # "spades 7 and 8"
        _share(names, partners, i - 1, i)
    for i in reversed(listed):  # "7 and 8 of spades"
        _share(names, partners, i, i - 1)
    return partners


def _belong(one: _Name, other: _Name, allowed: int) -> bool:
    """Whether a rank and a suit meet in an allowed way."""
    return one.is_suit != other.is_suit and bool(one.ways & other.ways & allowed)


def _share(names: list[_Name], partners: list[int | None], giver: int, taker: int) -> None:
    """Let the taker have the giver's partner, if that stands on the giver's other side."""
    partner = partners[giver]
    if partner is None or partners[taker] is not None or (partner < giver) == (taker < giver):
        return
    if _belong(names[taker], names[partner], _BESIDE | _OF):
        partners[taker] = partner


# Cards in the notation of table scripts

_EDGE = r"0-9A-Za-zÀ-ɏЀ-ӿ"
_NOTED = re.compile(rf"(?<![{_EDGE}])(?<!\d[.,])(10|[2-9AJQK])([CDHS])(?![{_EDGE}])", re.IGNORECASE)
_ORDINARY = frozenset({"AH", *(word for pair in ("as", "ac", "ad", "ah", "kd", "qd") for word in (pair, pair.title()))})
"""Words and abbreviations which are no cards: "Ah!", "kd vc?"."""
_AMBIGUOUS = frozenset({"AC", "AD", "AS", "JS", "2D", "3D"})


def _noted(text: str) -> Iterator[int]:
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
