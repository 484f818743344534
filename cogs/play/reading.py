"""Cards in words: told to a reader, and read as people type them.

People type ``7♠``, ``7 of spades``, ``B♥``, ``Pik 7``, ``黑桃7``. The words are texts of each language (``typed-rank-11
= queen, D``). Symbols and international letters are read in every language. The input may mean more than one card
(``7C`` is clubs, and *copas*): the caller knows which are held.
"""

from __future__ import annotations

import unicodedata
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from itertools import islice
from typing import Final

from bot.words import texts
from bot.words.texts import TextKeys, card_name
from rules.cards import (
    BLACK_JOKER,
    CARD_CHARACTERS,
    HEARTS,
    NAMES,
    NATURALS,
    RANK,
    RANKS,
    RED_JOKER,
    SUIT,
    SUIT_NAMES,
    SUIT_OUTLINES,
    SUIT_SYMBOLS,
    SUITS,
    card,
)
from rules.climbing.combinations import KINDS
from rules.plain_text import plain

USES = ("steal", "double", "attack", "retaliate")
"""What a card may be laid for, if there are several uses (VOA-12, VOA-22), by the verb of the move."""
READINGS = (*KINDS, *USES)
"""What may follow *as*: what cards are taken for (ZSY-14), or what they are laid for."""
TYPED_AS: Final = TextKeys("typed-as-{}", lambda: READINGS)
TYPED_SUIT: Final = TextKeys("typed-suit-{}", lambda: range(len(SUITS)))
TYPED_RANK: Final = TextKeys("typed-rank-{}", lambda: range(len(RANKS)))
TYPED_JOKER: Final = TextKeys("typed-joker-{}", lambda: (BLACK_JOKER, RED_JOKER))
READING_CHARACTERS = 40
"""Upper bound on the characters after *as* that are read."""

CARD_NAME_WORDS, WORD_CHARACTERS = 5, 60
"""Upper bounds on the words that name one card, and on the characters of a word, as it is typed and as it is read."""
INPUT_WORDS, INPUT_CHARACTERS = 120, 2000
"""Upper bounds on the words and characters that are read."""
MEANINGS_LIMIT, MEANINGS_TRIED = 24, 2000
"""Upper bounds on different meanings of one input, and on the cards that are tried to find them."""
_SYMBOLS = str.maketrans(
    {
        character: RANKS[RANK[one]] + SUIT_SYMBOLS[SUIT[one]]
        for character, one in CARD_CHARACTERS.items()
        if SUIT[one] >= 0
    }
    | dict(zip((*SUIT_OUTLINES, "\u2764"), (*SUIT_SYMBOLS, SUIT_SYMBOLS[HEARTS]), strict=True))
    | {character: NAMES[one] for character, one in CARD_CHARACTERS.items() if SUIT[one] < 0}
    | {"\U0001f51f": "10", "\U0001f170": "A"}
    | dict.fromkeys(" \t\n-_.'’🃏\u00a0", "")
)
"""Symbols that stand for a card, a suit or a rank, and what may stand between or beside them."""

ONE_CHARACTER_WORDS = 0x2E80
"""From this code point on, scripts use a character for each word."""

Forms = Mapping[str, frozenset[int]]


def load() -> None:
    """Build the card names of all languages, so that the first person to type a card need not wait."""
    for tongue in texts.LANGUAGES:
        _sorted(tongue)


def unmistakable(which: int) -> str:
    """Write a card so that it is read in the same way in every language: ``7♠``, ``RJ``."""
    return RANKS[RANK[which]] + SUIT_SYMBOLS[SUIT[which]] if which in NATURALS else NAMES[which]


def read_cards(typed: str, locale: str) -> list[frozenset[int]]:
    """Return what each typed card may be, in the reader's language, or else in any other. Raises ``ValueError``."""
    words = _input_words(typed)
    for tongue in _tongues(locale) if 0 < len(words) <= INPUT_WORDS else ():
        found = _read(words, _forms(tongue))
        if found is not None:
            return found
    raise ValueError(typed)


def _input_words(typed: str) -> list[str]:
    """Split the input into words, each in the form of ``_plain``. There are none if it is too long to be read."""
    if len(typed) > INPUT_CHARACTERS:
        return []
    words = typed.replace(",", " ").replace("，", " ").replace("、", " ").split()
    return [_plain(word) for word in words[: INPUT_WORDS + 1]]


def read_use(typed: str, locale: str) -> tuple[str, str]:
    """Split the input into the cards, and what they are taken or laid for, in the words of table scripts.

    The latter follows *as*, in the reader's language or else in any other: ``8♦ als Dobradinha`` is ``double``, and ``…
    como sequência 5 copas`` is ``sequence 5 hearts``. Unknown words are left as they are.
    """
    if len(typed) > INPUT_CHARACTERS:
        return typed, ""
    for tongue in _tongues(locale):
        apart, uses = typed, _uses(tongue)
        for link in _words(tongue, "typed-as"):
            apart = apart.replace(link, f" {link}") if ord(link[0]) >= ONE_CHARACTER_WORDS else apart
        words = apart.split()[: INPUT_WORDS + READING_CHARACTERS]
        folded = [_plain(word) for word in words]
        for place in range(1, min(len(words), INPUT_WORDS)):
            for length in range(min(CARD_NAME_WORDS, len(words) - place), 0, -1):
                use = uses.get("".join(folded[place : place + length])) if folded[place] else None
                if use is not None:
                    rest = [_details(tongue).get(_plain(word), word) for word in words[place + length :]]
                    return " ".join(words[:place]), " ".join([use, *rest])[:READING_CHARACTERS]
    return typed, ""


def read_suit(typed: str, locale: str) -> int | None:
    """Return the suit that a word names: in the reader's language, as the letter of a card (``C`` as in ``7C``), or in
    any other language; None if it names none.
    """
    said = _plain(typed)
    own, *others = _tongues(locale)
    found = (names.get(said) for names in (_suits(own), ON_CARDS, *map(_suits, others)))
    return next((suit for suit in found if suit is not None), None)


ON_CARDS = {symbol: suit for suit, symbol in enumerate(SUIT_SYMBOLS)} | {
    letter.lower(): suit for suit, letter in enumerate(SUITS)
}
"""The suits by their symbols and by their letters on cards."""


@cache
def _suits(tongue: str) -> Mapping[str, int]:
    """The suits by the words of a language."""
    return {word: suit for suit in reversed(range(len(SUITS))) for word in _words(tongue, TYPED_SUIT.key(suit))}


def use_text(use: str, locale: str) -> str:
    """Write in a language that a card is laid for this use: ``as double``, ``als Dobradinha``."""
    link, word = (texts.text(locale, key).split(",")[0].strip() for key in ("typed-as", TYPED_AS.key(use)))
    return f"{link} {word}"


def held_meanings(meant: Sequence[frozenset[int]], hand: Sequence[int]) -> list[tuple[int, ...]]:
    """Return the combinations of held cards that the typed text may mean, without duplicates. If none is held, return
    one that is not.
    """
    left = Counter(hand)
    held = [sorted(some & left.keys()) for some in meant]
    ways = list(dict.fromkeys(islice(_ways(held, left), MEANINGS_LIMIT))) if len(meant) <= len(hand) else []
    return ways or [tuple((some or sorted(any_))[0] for some, any_ in zip(held, meant, strict=True))]


def _ways(held: Sequence[Sequence[int]], left: Counter[int]) -> Iterator[tuple[int, ...]]:
    """Take one card for each that was typed, as many of each as are ``left``. After many tries it is given up."""
    taken: list[int] = []
    choices = [iter(held[0])] if held else []
    for _ in range(MEANINGS_TRIED):
        if not choices:
            return
        one = next(choices[-1], None)
        if one is None:
            choices.pop()
            if taken:
                left[taken.pop()] += 1
        elif left[one] and len(choices) == len(held):
            yield (*taken, one)
        elif left[one]:
            left[one] -= 1
            taken.append(one)
            choices.append(iter(held[len(taken)]))


def with_card(before: str, card: int, locale: str) -> tuple[str, str]:
    """A choice that adds a card to those typed ``before``: what is shown, and its value."""
    return f"{before} {card_name(locale, card)}".strip(), f"{before} {unmistakable(card)}".strip()


def split_typed_cards(typed: str, locale: str, hand: Sequence[int]) -> tuple[str, frozenset[int]]:
    """Split typed cards into those before the last one, and the cards of a hand that the last one may become."""
    words = typed.split() if len(typed) <= INPUT_CHARACTERS else []
    whole = len(words) if typed[-1:].isspace() else max(len(words) - 1, 0)
    for cut in range(whole, max(whole - CARD_NAME_WORDS, -1), -1):
        before, left = " ".join(words[:cut]), Counter(hand)
        try:
            meant = read_cards(before, locale) if before else []
        except ValueError:
            continue
        left.subtract(held_meanings(meant, hand)[0])
        begun = "".join(map(_plain, words[cut:]))
        found = _beginning(begun, locale) & {one for one, count in left.items() if count > 0}
        if found:
            return before, frozenset(found)
    return "", frozenset()


def _beginning(begun: str, locale: str) -> frozenset[int]:
    """Return the cards with a form that begins in this way."""
    tongue = texts.language(locale)
    forms, listed = _forms(tongue), _sorted(tongue)
    some = listed[bisect_left(listed, begun) : bisect_left(listed, begun + "\U0010ffff")]
    return frozenset().union(*(forms[form] for form in some))


def _read(words: Sequence[str], forms: Forms) -> list[frozenset[int]] | None:
    """Return the cards that the words name in order, each by as many words as possible. None, where they name none."""
    lengths = [0] * len(words)
    readable = [*lengths, 1]
    for place in range(len(words) - 1, -1, -1):
        for length in range(1, min(CARD_NAME_WORDS, len(words) - place) + 1):
            if readable[place + length] and "".join(words[place : place + length]) in forms:
                lengths[place], readable[place] = length, 1
    if not readable[0]:
        return None
    found, place = [], 0
    while place < len(words):
        found.append(forms["".join(words[place : place + lengths[place]])])
        place += lengths[place]
    return found


@lru_cache(maxsize=1024)
def _plain(typed: str) -> str:
    """Make lower case without accents, spaces, and what nobody sees, with symbols for what stands for them. What is too
    long for a word is none that is known.
    """
    if len(typed) > WORD_CHARACTERS:
        return "?"
    apart = unicodedata.normalize("NFKD", plain(typed, WORD_CHARACTERS).translate(_SYMBOLS).casefold())
    return "".join(one for one in apart if not unicodedata.combining(one))


def _tongues(locale: str) -> tuple[str, ...]:
    """Return all languages, the reader's first."""
    own = texts.language(locale)
    return own, *(tongue for tongue in texts.LANGUAGES if tongue != own)


@cache
def _uses(tongue: str) -> Mapping[str, str]:
    """Return the words of a language for what cards are taken or laid for, with the words of table scripts."""
    links = _words(tongue, "typed-as")
    return {link + word: use for use in READINGS for link in links for word in _words(tongue, TYPED_AS.key(use))}


@cache
def _details(tongue: str) -> Mapping[str, str]:
    """Return the words that tell combinations apart: ranks, suits, and how many of each."""
    found = dict.fromkeys(_words(tongue, "typed-as-by"), "by")
    for suit, name in enumerate(SUIT_NAMES):
        found |= dict.fromkeys((SUIT_SYMBOLS[suit], *_words(tongue, TYPED_SUIT.key(suit))), name)
    for rank, letter in enumerate(RANKS):
        found |= dict.fromkeys((_plain(letter), *_words(tongue, TYPED_RANK.key(rank))), letter)
    return found


@cache
def _sorted(tongue: str) -> list[str]:
    return sorted(_forms(tongue))


@cache
def _forms(tongue: str) -> Forms:
    """Return every way to type a card in a language, in the form of ``_plain``, with the cards that it may mean."""
    found: dict[str, set[int]] = {}
    for form, which in _spelt(tongue):
        found.setdefault(form, set()).add(which)
    return {form: frozenset(cards) for form, cards in found.items() if form}


def _spelt(tongue: str) -> Iterator[tuple[str, int]]:
    between = ["", *_words(tongue, "typed-between")]
    suits = [[SUIT_SYMBOLS[n], SUITS[n].lower(), *_words(tongue, TYPED_SUIT.key(n))] for n in range(len(SUITS))]
    for rank in range(len(RANKS)):
        for called in (RANKS[rank].lower(), *_words(tongue, TYPED_RANK.key(rank))):
            for suit, words in enumerate(suits):
                for word in words:
                    if _short(word) and len(called) > 1 and called.isalpha():
                        continue  # *aces* are not the ace of S
                    for linked in between:
                        yield called + linked + word, card(rank, suit)
                    if not (_short(word) and called.isalpha()):  # ``KD`` is a king, and *Pik* none
                        yield word + called, card(rank, suit)
    for joker in (BLACK_JOKER, RED_JOKER):
        for called in (NAMES[joker], *_words(tongue, TYPED_JOKER.key(joker))):
            yield _plain(called), joker


def _short(word: str) -> bool:
    """Whether it is one or two letters, and not a script with a character for each word."""
    return len(word) <= 2 and word.isalpha() and ord(word[0]) < ONE_CHARACTER_WORDS


def _words(tongue: str, key: str) -> list[str]:
    """Return the words of a text that lists several."""
    return [found for word in texts.text(tongue, key).split(",") if (found := _plain(word))]
