"""Cards are read as the reader writes them: in each language, with its letters, words and symbols."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.words import texts
from bot.words.texts import card_in_words, card_name
from cogs.play.reading import (
    READINGS,
    held_meanings,
    read_cards,
    read_suit,
    read_use,
    split_typed_cards,
    unmistakable,
    use_text,
)
from rules.cards import CARDS, NAMES, NATURALS, RANK, SUIT, parse, pretty
from tests.support.folding import each

TONGUES = list(texts.LANGUAGES)


def named(typed: str, locale: str) -> list[set[str]]:
    """What each card may be that was typed, by the names of scripts."""
    return [{NAMES[card] for card in some} for some in read_cards(typed, locale)]


def words(tongue: str, key: str) -> list[str]:
    return [word.strip() for word in texts.text(tongue, key).split(",")]


# what the bot writes


@given(hand=st.lists(st.sampled_from(CARDS), min_size=1, max_size=8), tongue=st.sampled_from(TONGUES))
def test_cards_that_the_bot_writes_are_read_back_as_themselves(hand: list[int], tongue: str) -> None:
    """Also several, one behind the other, with commas or without."""
    for write in (lambda card: card_name(tongue, card), unmistakable):
        for between in (" ", ", ", ","):
            assert read_cards(between.join(map(write, hand)), tongue) == [{card} for card in hand]


@pytest.mark.parametrize("tongue", TONGUES)
def test_every_word_of_a_language_names_its_cards(tongue: str) -> None:
    """A rank's word before and behind each suit's, together and apart, and with the word between."""
    between = words(tongue, "typed-between")[0]
    for card in NATURALS:
        ranks, suits = words(tongue, f"typed-rank-{RANK[card]}"), words(tongue, f"typed-suit-{SUIT[card]}")
        for rank in (pretty(card)[:-1], *ranks):
            for suit in (pretty(card)[-1], *suits):
                behind = [f"{rank}{suit}", f"{rank} {suit}", f"{rank} {between} {suit}", f"{rank}-{suit}".upper()]
                before = [f"{suit}{rank}", f"{suit} {rank}"]
                short = len(suit) <= 2 and suit.isalpha() and tongue != "zh-CN"
                letter, figure = len(rank) == 1 and rank.isalpha(), rank.isdigit()
                for form in [
                    *(behind if not short or letter or figure else []),
                    *(before if not short or figure else []),
                ]:
                    assert card in read_cards(form, tongue)[0], form
    for joker in (52, 53):
        for word in words(tongue, f"typed-joker-{joker}"):
            assert read_cards(word, tongue) == [{joker}], word


@pytest.mark.parametrize("tongue", TONGUES)
def test_a_word_alone_is_no_card(tongue: str) -> None:
    """Not *Pik*, although *Pi* is short for it and *K* a king; only what are two letters of a card already."""
    keys = [f"typed-suit-{suit}" for suit in range(4)] + [f"typed-rank-{rank}" for rank in range(13)]
    for word in [word for key in (*keys, "typed-between") for word in words(tongue, key)]:
        if word not in ("ás", "as", "As", "de"):
            with pytest.raises(ValueError, match="^" + word):
                read_cards(word, tongue)


@pytest.mark.parametrize("tongue", TONGUES)
def test_the_words_of_a_language_tell_its_cards_apart(tongue: str) -> None:
    """Whole words mean one card; a letter alone may mean several."""
    for card in NATURALS:
        rank, suit = (
            max(words(tongue, f"typed-rank-{RANK[card]}"), key=len),
            words(tongue, f"typed-suit-{SUIT[card]}")[0],
        )
        assert read_cards(f"{rank} {suit}", tongue) == [{card}] or len(rank) == len(suit) == 1
    for card in CARDS:
        assert card in read_cards(NAMES[card], tongue)[0], "the international letters are read everywhere"


@each(
    ("typed", "locale", "cards"),
    [
        ("7 de espadas", "pt-BR", "7S"),
        ("7e", "pt-BR", "7S"),
        ("dama de copas", "pt-BR", "QH"),
        ("ás de ouros", "pt-BR", "AD"),
        ("as de ouros 10p", "pt-BR", "AD 10C"),
        ("curinga vermelho", "pt-BR", "RJ"),
        ("D♠", "sr-Latn", "QS"),
        ("žandar pik", "sr-Latn", "JS"),
        ("zandar tref", "sr-Latn", "JC"),
        ("kralj karo kec herc", "hr", "KD AH"),
        ("пик 7", "sr-Latn", "7S"),
        ("黑桃7", "zh-CN", "7S"),
        ("红心Q 方块10", "zh-TW", "QH 10D"),
        ("梅花A、大王", "zh-CN", "AC RJ"),
        ("７♠", "zh-CN", "7S"),
        ("B♥", "de", "JH"),
        ("Pik 7", "de", "7S"),
        ("Herz-Bube Kreuz-Zehn", "de", "JH 10C"),
        ("roter Joker", "de", "RJ"),
        ("Pik 7", "en-US", "7S"),
        ("queen of hearts", "en-US", "QH"),
        ("♥Q", "en-GB", "QH"),
        ("S10", "en-US", "10S"),
        ("黑七", "zh-CN", "7S"),
        ("10 ♡", "en-US", "10H"),
        ("7 de espadas", "en-US", "7S"),
        ("🃏 red", "en-US", "RJ"),
    ],
)
def test_a_card_is_read_as_somebody_writes_it(typed: str, locale: str, cards: str) -> None:
    assert read_cards(typed, locale) == [{parse(name)} for name in cards.split()]


@pytest.mark.parametrize("tongue", TONGUES)
def test_what_cards_are_laid_for_is_read_in_every_language(tongue: str) -> None:
    """As the bot writes it, and with each of a language's words; whoever reads another language may write it, too."""
    for use in READINGS:
        assert read_use(f"7♠ {use_text(use, tongue)}", tongue) == ("7♠", use)
        for word in words(tongue, f"typed-as-{use}"):
            for link in words(tongue, "typed-as"):
                for locale in ("en-US", tongue):
                    assert read_use(f"7♠ 8♠ {link} {word.upper()}", locale) == ("7♠ 8♠", use), (link, word)


@pytest.mark.parametrize(
    ("typed", "locale", "suit"),
    [
        ("C", "en", 0),
        ("h", "en", 2),
        ("C", "pt-BR", 2),
        ("C", "de", 0),
        ("K", "de", 0),
        ("♠", "en", 3),
        ("copas", "en", 2),
        ("Kreuz", "en", 0),
        ("黑桃", "en", 3),
        ("x", "en", None),
    ],
)
def test_a_suit_is_read_in_ones_own_language_then_as_on_cards(typed: str, locale: str, suit: int | None) -> None:
    assert read_suit(typed, locale) == suit


@each(
    ("typed", "locale", "read"),
    [
        ("4C 5D RJ as sequence 5", "en-US", ("4C 5D RJ", "sequence 5")),
        ("3♥ 4♥ 🃏 como sequência 5 copas", "pt-BR", ("3♥ 4♥ 🃏", "sequence 5 hearts")),
        ("4 4 5 5 6 6 als Mehrfachstraße 6 je 2", "de", ("4 4 5 5 6 6", "multiple 6 by 2")),
        ("D♠ als Gleiche Dame", "de", ("D♠", "set Q")),
        ("7♣ 7♦ kao iste sedmica", "hr", ("7♣ 7♦", "set 7")),
        ("梅花3 梅花4 大王当顺子 5 梅花", "zh-CN", ("梅花3 梅花4 大王", "sequence 5 clubs")),
        ("8♦ as nonsense", "en-US", ("8♦ as nonsense", "")),
        ("as double", "en-US", ("as double", "")),
        ("8♦", "de", ("8♦", "")),
        ("", "de", ("", "")),
    ],
)
def test_what_stands_behind_as_is_read_as_somebody_writes_it(typed: str, locale: str, read: tuple[str, str]) -> None:
    assert read_use(typed, locale) == read
    assert len(read_use(f"{typed} as set {'x' * 500}", locale)[1]) <= 40, "it fits into a button's id"


@each("locale", texts.LANGUAGES)
def test_no_two_cards_are_called_alike(locale: str) -> None:
    """Not even by a text that knows fewer suits than there are."""
    assert len({card_in_words(locale, card) for card in CARDS}) == len(CARDS)


def test_a_letter_that_means_two_suits_means_both_until_somebody_holds_one() -> None:
    assert named("7C", "pt-BR") == [{"7C", "7H"}]
    assert named("7C", "en-US") == [{"7C"}]
    assert named("7K", "de") == [{"7C", "7D"}], "Kreuz and Karo"
    clubs, hearts = parse("7C"), parse("7H")
    meant = read_cards("7C", "pt-BR")
    assert held_meanings(meant, [clubs, parse("KS")]) == [(clubs,)]
    assert held_meanings(meant, [hearts]) == [(hearts,)]
    assert held_meanings(meant, [clubs, hearts]) == [(clubs,), (hearts,)]
    assert len(held_meanings(meant, [parse("KS")])) == 1, "the rules say that it is not held"
    twice = read_cards("7C 7C", "pt-BR")
    assert held_meanings(twice, [clubs, hearts]) == [(clubs, hearts), (hearts, clubs)]
    assert held_meanings(twice, [clubs, clubs]) == [(clubs, clubs)]


NO_WORDS = ("", " ", "aces", "sevens", "Pik", "o rei", "the king", "7", "S", "11H", "🃏", ",", "7Sx")
NONE_OF_THEM = (*NO_WORDS, "7S of", "7♠ and 8♠", "x" * 5000, "7♠ " * 2000)


@each("typed", NONE_OF_THEM)
def test_what_is_no_card_is_none_in_any_language(typed: str) -> None:
    for tongue in TONGUES:
        with pytest.raises(ValueError, match=f"^{re.escape(typed)}$"):
            read_cards(typed, tongue)


@given(typed=st.text(max_size=60))
def test_whatever_is_typed_is_read_or_refused(typed: str) -> None:
    for tongue in TONGUES:
        split_typed_cards(typed, tongue, [1, 2, 53])
        try:
            assert all(read_cards(typed, tongue))
        except ValueError:
            continue


# while somebody types


def test_a_card_that_is_begun_is_found_in_the_hand() -> None:
    hand = [parse(name) for name in ["7S", "7H", "8S", "KS", "RJ"]]
    seven, king, joker = parse("7S"), parse("KS"), parse("RJ")
    assert split_typed_cards("", "en", hand) == ("", frozenset(hand))
    assert split_typed_cards("7 de esp", "pt-BR", hand) == ("", {seven})
    assert split_typed_cards("re", "pt-BR", hand) == ("", {king})
    assert split_typed_cards("pik", "sr-Latn", hand) == ("", {seven, parse("8S"), king})
    assert split_typed_cards("黑", "zh-CN", hand) == ("", {seven, parse("8S"), king})
    assert split_typed_cards("大", "zh-CN", hand) == ("", {joker})
    assert split_typed_cards("7S ", "en", hand) == ("7S", frozenset(hand) - {seven})
    assert split_typed_cards("7 de espadas 8", "pt-BR", hand) == ("7 de espadas", {parse("8S")})
    assert split_typed_cards("nothing", "en", hand) == ("", frozenset())
