"""Cards as people type them, and words beside them: ``7♠``, ``7 of spades``, ``B♥``, ``Pik 7``, ``黑桃7``.

The words are texts of each language (``typed-rank-11 = queen, D``); symbols and international letters are read
everywhere. What is typed may mean more than one card (``7C`` is clubs, and *copas*): whoever asks knows which are held.
"""

from __future__ import annotations

import unicodedata
from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import islice, product

from bot.language import texts
from rules.cards import (
    BLACK_JOKER,
    NAMES,
    NATURALS,
    RANK,
    RANKS,
    RED_JOKER,
    SUIT,
    SUIT_NAMES,
    SUIT_SYMBOLS,
    SUITS,
    card,
)
from rules.climbing.combinations import KINDS

USES = ("steal", "double", "attack", "retaliate")
"""What a card may be laid for that may be laid for several things (VOA-12, VOA-22), by the verb of the move."""
READINGS = (*KINDS, *USES)
"""What may stand behind *as*: what cards are taken for (ZSY-14), or what they are laid for."""
READING_CHARACTERS = 40
"""How many characters behind *as* are read."""

CARD_NAME_WORDS, INPUT_WORDS = 5, 120
"""Upper bounds on the words that name one card, and on the words that are read."""
MEANINGS_LIMIT = 24
"""How many meanings of one input are told apart."""
_OTHER_SYMBOLS = str.maketrans("♧♢♡♤", "♣♦♥♠", " \t\n-_.'’🃏\ufe0f\u00a0")

ONE_CHARACTER_WORDS = 0x2E80
"""From here on scripts have a character a word."""

Forms = Mapping[str, frozenset[int]]


def load() -> None:
    """Spell the cards in all languages, so that the first who types one need not wait for it."""
    for tongue in texts.LANGUAGES:
        _sorted(tongue)


def unmistakable(which: int) -> str:
    """A card as everybody's language reads it, whatever its letters mean there: ``7♠``, ``RJ``."""
    return RANKS[RANK[which]] + SUIT_SYMBOLS[SUIT[which]] if which in NATURALS else NAMES[which]


def read_cards(typed: str, locale: str) -> list[frozenset[int]]:
    """What each card may be that was typed, in the reader's language, or else in any other. Raises ``ValueError``."""
    words = typed.replace(",", " ").replace("，", " ").replace("、", " ").split()
    for tongue in _tongues(locale) if 0 < len(words) <= INPUT_WORDS else ():
        found = _read(words, _forms(tongue), {})
        if found is not None:
            return found
    raise ValueError(typed)


def read_use(typed: str, locale: str) -> tuple[str, str]:
    """The cards that were typed, and in the words of table scripts what they are taken or laid for.

    That stands behind *as*, in the reader's language or else in any other: ``8♦ als Dobradinha`` is ``double``, and
    ``… como sequência 5 copas`` is ``sequence 5 hearts``. What is no such word is left as it is.
    """
    for tongue in _tongues(locale):
        apart, uses = typed, _uses(tongue)
        for link in _words(tongue, "typed-as"):
            apart = apart.replace(link, f" {link}") if ord(link[0]) >= ONE_CHARACTER_WORDS else apart
        words = apart.split()
        for place in range(1, min(len(words), INPUT_WORDS)):
            for length in range(min(CARD_NAME_WORDS, len(words) - place), 0, -1):
                use = uses.get(_plain("".join(words[place : place + length])))
                if use is not None and _plain(words[place]):
                    rest = [_details(tongue).get(_plain(word), word) for word in words[place + length :]]
                    return " ".join(words[:place]), " ".join([use, *rest])[:READING_CHARACTERS]
    return typed, ""


@cache
def named_days() -> Mapping[str, int]:
    """The words of all languages for a day that is near, in small letters: how many days from today it is."""
    return {
        word.strip().casefold(): days
        for days, key in enumerate(("typed-today", "typed-tomorrow"))
        for tongue in texts.LANGUAGES
        for word in texts.text(tongue, key).split(",")
    }


def written_use(use: str, locale: str) -> str:
    """How to type in a language that a card is laid for this: ``as double``, ``als Dobradinha``."""
    link, word = (texts.text(locale, key).split(",")[0].strip() for key in ("typed-as", f"typed-as-{use}"))
    return f"{link} {word}"


def held_meanings(meant: Sequence[frozenset[int]], hand: Sequence[int]) -> list[tuple[int, ...]]:
    """Which cards of a hand may be meant, each way once; where there is none, some way that is not held."""
    held = [sorted(some & set(hand)) or sorted(some)[:1] for some in meant]
    ways = dict.fromkeys(
        way for way in islice(product(*held), 4096) if all(hand.count(one) >= way.count(one) for one in way)
    )
    return list(ways)[:MEANINGS_LIMIT] or [tuple(some[0] for some in held)]


def begun_cards(typed: str, locale: str, hand: Sequence[int]) -> tuple[str, frozenset[int]]:
    """What was typed of cards before the last one, and which cards of a hand the last one may become."""
    words = typed.split()
    whole = len(words) if typed[-1:].isspace() else max(len(words) - 1, 0)
    for cut in range(whole, -1, -1):
        before, left = " ".join(words[:cut]), list(hand)
        try:
            meant = read_cards(before, locale) if before else []
        except ValueError:
            continue
        for one in held_meanings(meant, hand)[0]:
            if one in left:
                left.remove(one)
        found = _beginning(_plain("".join(words[cut:])), locale) & set(left)
        if found:
            return before, frozenset(found)
    return "", frozenset()


def _beginning(begun: str, locale: str) -> frozenset[int]:
    """The cards of which a form begins so."""
    tongue = texts.language(locale)
    forms, listed = _forms(tongue), _sorted(tongue)
    some = listed[bisect_left(listed, begun) : bisect_left(listed, begun + "\U0010ffff")]
    return frozenset().union(*(forms[form] for form in some))


def _read(
    words: Sequence[str], forms: Forms, known: dict[int, list[frozenset[int]] | None]
) -> list[frozenset[int]] | None:
    """The cards that words name one after the other, each by as many words as can; ``known`` by how many are left."""
    if not words:
        return []
    if len(words) not in known:
        known[len(words)] = None
        for length in range(min(CARD_NAME_WORDS, len(words)), 0, -1):
            named = forms.get(_plain("".join(words[:length])))
            others = _read(words[length:], forms, known) if named else None
            if named and others is not None:
                known[len(words)] = [named, *others]
                break
    return known[len(words)]


def _plain(typed: str) -> str:
    """Small letters without accents, nothing between them."""
    apart = unicodedata.normalize("NFKD", typed.translate(_OTHER_SYMBOLS).casefold())
    return "".join(one for one in apart if not unicodedata.combining(one))


def _tongues(locale: str) -> tuple[str, ...]:
    """All languages, that of the reader first."""
    own = texts.language(locale)
    return own, *(tongue for tongue in texts.LANGUAGES if tongue != own)


@cache
def _uses(tongue: str) -> Mapping[str, str]:
    """What stands behind cards for what they are taken or laid for, in a language: how a table script says it."""
    links = _words(tongue, "typed-as")
    return {link + word: use for use in READINGS for link in links for word in _words(tongue, f"typed-as-{use}")}


@cache
def _details(tongue: str) -> Mapping[str, str]:
    """The words by which a combination is told apart: ranks, suits, and of how many each."""
    found = dict.fromkeys(_words(tongue, "typed-as-by"), "by")
    for suit, name in enumerate(SUIT_NAMES):
        found |= dict.fromkeys((SUIT_SYMBOLS[suit], *_words(tongue, f"typed-suit-{suit}")), name)
    for rank, letter in enumerate(RANKS):
        found |= dict.fromkeys((_plain(letter), *_words(tongue, f"typed-rank-{rank}")), letter)
    return found


@cache
def _sorted(tongue: str) -> list[str]:
    return sorted(_forms(tongue))


@cache
def _forms(tongue: str) -> Forms:
    """Every way to type a card in a language, as ``_plain`` leaves it, and the cards that it may mean."""
    found: dict[str, set[int]] = {}
    for form, which in _spelt(tongue):
        found.setdefault(form, set()).add(which)
    return {form: frozenset(cards) for form, cards in found.items() if form}


def _spelt(tongue: str) -> Iterator[tuple[str, int]]:
    between = ["", *_words(tongue, "typed-between")]
    suits = [[SUIT_SYMBOLS[n], SUITS[n].lower(), *_words(tongue, f"typed-suit-{n}")] for n in range(len(SUITS))]
    for rank in range(len(RANKS)):
        for called in (RANKS[rank].lower(), *_words(tongue, f"typed-rank-{rank}")):
            for suit, words in enumerate(suits):
                for word in words:
                    if _short(word) and len(called) > 1 and called.isalpha():
                        continue  # *aces* are not the ace of S
                    for linked in between:
                        yield called + linked + word, card(rank, suit)
                    if not (_short(word) and called.isalpha()):  # ``KD`` is a king, and *Pik* none
                        yield word + called, card(rank, suit)
    for joker in (BLACK_JOKER, RED_JOKER):
        for called in (NAMES[joker], *_words(tongue, f"typed-joker-{joker}")):
            yield _plain(called), joker


def _short(word: str) -> bool:
    """Whether it is a letter or two, and not characters that are words."""
    return len(word) <= 2 and word.isalpha() and ord(word[0]) < ONE_CHARACTER_WORDS


def _words(tongue: str, key: str) -> list[str]:
    """The words of a text in which they stand one behind the other."""
    return [plain for word in texts.text(tongue, key).split(",") if (plain := _plain(word))]
