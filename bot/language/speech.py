"""Is a chat message speech, laughter, a gesture; which words of a game does it say; which cards does it name?

The ear of the king of silence (VOA-15 to VOA-18), of the secret card (VOA-21), of ROM (IME-53) and of everybody who
has one card left (COM-15). A message is folded once into a ``Heard``, which every table in its channel asks. Who spoke,
when, and what it costs is decided elsewhere.

A message is speech when it holds a letter or a figure that is neither laughter nor part of an emoji or of an
emoticon. A card is named by a rank and a suit that belong together. The words for them are texts of each language
(``heard-rank-11 = queen``); ways to laugh are lines of ``_LAUGHS``. If it is unclear, the message counts as laughter
and names no card. The table can vote about other hints.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cached_property, lru_cache

from bot.language.vocabulary import (
    APART,
    BESIDE,
    HAN_BEGINS,
    JOINED,
    LATIN,
    LINKED,
    LISTED,
    OF,
    SPACED,
    WAYS_BY_DISTANCE,
    Name,
    folded,
    vocabulary,
)
from rules.cards import RANKS, SUITS, card
from rules.plain_text import plain

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
        named = plain(_unpictured(self._text), HEARD_CHARACTERS)
        return frozenset(_named(named)) | frozenset(_noted(named))

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
        return _in_short(self._written)


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
    return at == len(word) or _rolls(word) or _smashed(word)


def _rolls(word: str) -> bool:
    """Brazilian laughter in no fixed order: huehuehue, auhauhauh, ashuashuahs."""
    short = _REPEATED.sub(r"\1", word)
    return bool(_HUES.fullmatch(short)) and short.count("h") >= max(2, len(short) / 4)


def _smashed(word: str) -> bool:
    """Laughter typed by hitting the keyboard's middle row: kkkkkasjdkasjd. It has too few vowels for a word."""
    rest = _REPEATED.sub(r"\1", re.sub("k{3,}", "", word))
    return bool(_KEYS.fullmatch(rest)) and rest.count("a") < len(rest) / 4 and len(set(rest)) >= 4


# Words of games

_GAP = r"[\W_]*"


def _in_short(text: str) -> str:
    """A plain text in small Latin letters without accents and without repetition of letters."""
    return _REPEATED.sub(r"\1", folded(text))


@lru_cache(maxsize=512)
def _sought(ways: Sequence[str]) -> re.Pattern[str] | None:
    """What finds one of these ways to say something; None, where none of them has a letter."""
    sounds = [found for way in ways if (found := "".join(_WORD.findall(_in_short(plain(way)))))]
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


def _unpictured(text: str) -> str:
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
        plain = folded(word)
        names = known.names(word, plain)
        if names is None:
            distance = max(distance, known.links.get(plain, APART))
            continue
        for name in names:
            yield name, distance
            distance = JOINED


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
