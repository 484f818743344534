"""Combinations: the document's examples, and an oracle that tries every card for which a wild one could stand."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from random import Random

import pytest

from rules.cards import SUIT, parse
from rules.climbing.combinations import (
    ALL,
    BLACK,
    HEIGHT,
    LADDER,
    MULTIPLE,
    OFF,
    SEQUENCE,
    SET,
    SINGLE,
    SINGLES_ONLY,
    TOP,
    TWO,
    Combination,
    Reading,
    best,
    code_of,
    of_code,
    readings,
)
from rules.climbing.plays import plays
from tests.support.folding import each

MOSTLY_SLOW = pytest.mark.parametrize(
    "twos", [OFF, *(pytest.param(one, marks=pytest.mark.gate) for one in (SINGLES_ONLY, ALL))]
)


def cards(text: str) -> list[int]:
    return [parse(word) for word in text.split()]


def named(text: str, *, twos: int = OFF) -> set[str]:
    return {reading.words for reading in readings(cards(text), twos=twos)}


def beats(one: str, other: str, *, twos: int = OFF) -> bool:
    """Whether cards can be laid on others, both taken as on a lead or as is best."""
    below = readings(cards(other), twos=twos)[0]
    return best(readings(cards(one), twos=twos), below) is not None


# the document's examples


@each(
    ("one", "other"),
    [
        ("AC", "KD"),
        ("2C", "AC"),
        ("BJ", "2C"),
        ("RJ", "BJ"),
        ("7C 7D 7H", "7S 2C 2D"),
        ("8C 8D RJ", "7C 7D 7H"),
        ("2C 2D", "2H RJ"),
        ("6C 6D 6H 6S", "4C 4D 2C 2D"),
        ("RJ BJ", "2C 2D"),
        ("6H RJ 8H", "7C 8C 9S"),
        ("6D 7D 8D", "6H RJ 8H"),
        ("7H RJ 9H", "6D 7D 8D"),
        ("3S 4S 5S", "QC KD AC"),
        ("5C 5D 6C 6D 7C 7D", "5H 5S 6H 2D 7H RJ"),
        ("6C RJ 7C 2C 8C 8D", "5C 5D 6D 6H 7D 7H"),
        ("QC QD KC KD AC AD", "KH KS AH AS 2C RJ"),
    ],
)
def test_ZSY_10_to_13_what_beats_what(one: str, other: str) -> None:
    """ZSY-10, ZSY-11, ZSY-12, ZSY-13."""
    assert beats(one, other)
    assert not beats(other, one)


@each(
    ("one", "other"),
    [
        ("9C 2C 2D", "9D 2H RJ"),
        ("9C 9D 2C", "9H 2D 2H"),
        ("9C 9D RJ", "9H 9S 2D"),
        ("7C", "7D"),
        ("7C 8D 9C", "7D 8C 9D"),
        ("7C 8C 9C", "7D 8D 9D"),
        ("TC TD TH JC JD JH QC QD QH KC KD KH", "4C 4D 4H 4S 5C 5D 5H 5S 6C 6D 6H 6S"),
        ("7C 7D 7H", "8C 8D"),
        ("4C 5D 6H RJ", "3C 4D 5C"),
    ],
)
def test_ZSY_11_ZSY_13_ZSY_14_what_does_not_beat_each_other(one: str, other: str) -> None:
    """What is equal, and what is not of the same shape."""
    one, other = one.replace("T", "10"), other.replace("T", "10")
    assert not beats(one, other)
    assert not beats(other, one)


@each(
    "none",
    [
        "2C 3C 4C",
        "QC KD AC 2D",
        "5C 6D 2C 8C",
        "6C 7C",
        "6C 6D 6H 7C 7D 7H",
        "5C 5D 7C 7D 8C 8D",
        "7C 7D 2C 2D 9C 9D",
        "BJ RJ 2C 3D 4C",
    ],
)
def test_ZSY_12_ZSY_13_what_is_no_combination(none: str) -> None:
    assert readings(cards(none)) == ()


def test_ZSY_12_a_natural_two_above_the_ace() -> None:
    """twos_in_sequences."""
    assert named("KH AH 2H", twos=SINGLES_ONLY) == {"sequence 2 hearts"}
    assert beats("KH AH 2H", "QS KS AS", twos=SINGLES_ONLY)
    assert named("KH AD 2H") == set()
    assert named("2H 3H 4H", twos=SINGLES_ONLY) == set()
    assert named("QC RJ AC 2D", twos=SINGLES_ONLY) == {"sequence 2"}
    assert named("KC AC RJ 2C 2D", twos=SINGLES_ONLY) == set()


def test_ZSY_13_what_wild_cards_may_stand_for() -> None:
    assert named("KC KD AC AD 2C RJ") == {"multiple A by 2"}
    assert named("7C 7D RJ BJ 9C 9D") == {"multiple 9 by 2"}
    eights = "5C 5D 6C 6D 7C 7D 8C 8D 2C 2D RJ BJ"
    assert {"multiple 8 by 3", "multiple 9 by 2", "multiple 10 by 2", "multiple 8 by 2"} & named(eights) == {
        "multiple 8 by 3",
        "multiple 9 by 2",
        "multiple 10 by 2",
        "multiple 8 by 2",
    }


def test_ZSY_14_the_reading_of_unnamed_cards() -> None:
    """On a lead a set before a sequence before a multiple, then the higher rank; else the best that beats."""
    assert named("4C 5D RJ") == {"sequence 5", "sequence 6"}
    assert readings(cards("4C 5D RJ"))[0].words == "sequence 6"
    assert named("5C RJ BJ") == {"set 5", "sequence 5 clubs", "sequence 6 clubs", "sequence 7 clubs"}
    assert readings(cards("5C RJ BJ"))[0].words == "set 5"
    found = best(readings(cards("5C RJ BJ")), readings(cards("3D 4D 5D"))[0])
    assert found is not None
    assert found.words == "sequence 7 clubs"
    assert found.is_called("sequence 7")
    assert not found.is_called("sequence 6")


def test_ZSY_12_twos_in_multiple_sequences() -> None:
    """twos_in_sequences = all: natural twos are the rank above the ace, and jokers may help them."""
    assert named("KC KD AC AD 2C 2D") == set()
    assert named("KC KD AC AD 2C 2D", twos=SINGLES_ONLY) == set()
    assert named("KC KD AC AD 2C 2D", twos=ALL) == {"multiple 2 by 2"}
    assert beats("KC KD AC AD 2C 2D", "QC QD KH KS AH AS", twos=ALL)
    assert beats("KC KD AC AD 2C 2D", "KH KS AH AS 2H RJ", twos=ALL)
    assert named("2C 2D 3C 3D 4C 4D", twos=ALL) == set()
    assert named("KC KD AC AD 2C RJ", twos=ALL) == {"multiple 2 by 2", "multiple A by 2"}
    assert named("KH AH 2H", twos=ALL) == {"sequence 2 hearts"}


@each(
    ("laid", "words", "low", "called", "not_called"),
    [
        ("RJ", "single RJ", 14, "rj,single", "BJ,set RJ"),
        ("7C 7D 2C", "set 7", 4, "7,set,SET 7", "7 set,set 8,sequence,7 7"),
        ("RJ BJ", "set BJ", 13, "set bj", "set RJ"),
        ("3H 4H 5H", "sequence 5 hearts", 0, "5,hearts,5 hearts,sequence hearts", "hearts 5,5 spades,sequence 4"),
        ("10C JC QC KC AD", "sequence A", 7, "sequence,a", "sequence A clubs,sequence K"),
        ("5C 5D 6C 6D 7C 7D", "multiple 7 by 2", 2, "7,by 2,7 by 2,multiple by2", "by 3,2,by 2 7,7 by 3"),
    ],
)
def test_ZSY_14_what_a_combination_is_called(laid: str, words: str, low: int, called: str, not_called: str) -> None:
    """By its words, or as many of them as tell it apart, in their order; and from which rank it goes."""
    reading = readings(cards(laid))[0]
    assert (reading.words, reading.low) == (words, low)
    assert of_code(code_of(reading)) == reading
    assert [some for some in called.split(",") if not reading.is_called(some)] == []
    assert [some for some in not_called.split(",") if reading.is_called(some)] == []


# the oracle


def oracle(laid: tuple[int, ...], *, twos: int) -> set[Reading]:
    """Every reading of cards, found by trying every height for every wild one."""
    if len(laid) == 1:
        return {Reading(SINGLE, 1, 1, HEIGHT[laid[0]])}
    natural = [card for card in laid if HEIGHT[card] < TWO]
    wild = [card for card in laid if HEIGHT[card] >= TWO]
    found: set[Reading] = set()
    for stand in product(range(BLACK + 1), repeat=len(wild)):
        ranks = {*(HEIGHT[card] for card in natural), *stand}
        if max(ranks) - min(ranks) >= len(ranks):
            continue  # no combination leaves a rank out
        if all(height <= HEIGHT[card] for height, card in zip(stand, wild, strict=True)):
            found |= set(_sets(natural, wild, stand))
            found |= set(_sequences(natural, wild, stand, twos))
            found |= set(_multiples(natural, wild, stand, twos))
    return found


def _sets(natural: list[int], wild: list[int], stand: tuple[int, ...]) -> Iterator[Reading]:
    heights = [*(HEIGHT[card] for card in natural), *stand]
    own = {HEIGHT[card] for card in (*natural, *wild)}
    jokers = [card for card in wild if HEIGHT[card] > TWO]
    if len(set(heights)) != 1:
        return
    if heights[0] not in own or (heights[0] == BLACK and len(jokers) != len(heights)):
        return
    itself = all(HEIGHT[card] == heights[0] for card in (*natural, *wild))
    yield Reading(SET, len(heights), len(heights), heights[0], -1, itself)


def _sequences(natural: list[int], wild: list[int], stand: tuple[int, ...], twos: int) -> Iterator[Reading]:
    pairs = list(zip(wild, stand, strict=True))
    deuces = [card for card, height in pairs if HEIGHT[card] == TWO]
    if any(HEIGHT[card] == TWO and (not twos or height != TWO) for card, height in pairs):
        return
    if any(HEIGHT[card] > TWO and height > TOP for card, height in pairs):
        return
    heights = sorted([*(HEIGHT[card] for card in natural), *stand])
    own = [*natural, *deuces]
    if len(heights) < 3 or not own or heights != list(range(heights[0], heights[0] + len(heights))):
        return
    suits = {SUIT[card] for card in own}
    yield Reading(
        SEQUENCE, len(heights), 1, heights[-1], suits.pop() if len(suits) == 1 else -1, len(own) == len(heights)
    )


def _multiples(natural: list[int], wild: list[int], stand: tuple[int, ...], twos: int) -> Iterator[Reading]:
    """Natural twos may be the highest rank where ``twos`` says so; jokers may help them there."""
    heights = [*(HEIGHT[card] for card in natural), *stand]
    themselves = [card for card, height in zip(wild, stand, strict=True) if HEIGHT[card] == height == TWO]
    ranks = sorted(set(heights))
    by = heights.count(ranks[0])
    strong = {HEIGHT[card] for card in natural}
    strong |= {height for card, height in zip(wild, stand, strict=True) if HEIGHT[card] > TWO}
    strong |= {TWO for _ in themselves}
    top = TWO if twos == ALL and themselves else TOP
    if by < 2 or len(ranks) < 3 or ranks[-1] > top or ranks != list(range(ranks[0], ranks[-1] + 1)):
        return
    if all(heights.count(rank) == by for rank in ranks) and strong >= set(ranks):
        yield Reading(MULTIPLE, len(heights), by, ranks[-1], -1, len(themselves) == len(wild))


def hands(seed: int, count: int, size: int) -> Iterator[list[int]]:
    """Hands by lot: any cards; cards of few ranks; many wild ones."""
    chance = Random(seed)
    wild = [card for card in range(54) if HEIGHT[card] >= TWO]
    for number in range(count):
        if number % 3 == 0:
            yield chance.sample(range(54), chance.randint(1, size))
        elif number % 3 == 1:
            low = chance.randrange(9)
            near = [card for card in range(54) if low <= HEIGHT[card] < low + 4]
            yield chance.sample([*near, *chance.sample(wild, 3)], chance.randint(3, size))
        else:
            few = chance.sample(wild, chance.randint(0, 4))
            low = chance.randrange(5)
            run = [card for card in range(54) if low <= HEIGHT[card] < low + 8]
            yield [*few, *chance.sample(run, size - len(few))]


def alike(play: Combination) -> tuple[tuple[int, ...], Reading]:
    """A play as it counts: the heights of its cards, and its reading."""
    return tuple(sorted(HEIGHT[card] for card in play[0])), play[1]


@MOSTLY_SLOW
def test_every_reading_of_some_cards_is_found(twos: int) -> None:
    tried = 0
    for hand in hands(1, 3000, 8):
        laid = tuple(hand[:7])
        if sum(HEIGHT[card] >= TWO for card in laid) <= 3:
            assert set(readings(laid, twos=twos)) == oracle(laid, twos=twos), laid
            tried += 1
    assert tried > 2500


@MOSTLY_SLOW
def test_all_plays_of_a_hand_are_found_once(twos: int) -> None:
    """Every set of its cards, read in every way, is among the leads; nothing else is, and nothing twice."""
    for hand in hands(2, 900, 9):
        found = [alike(play) for play in plays(hand, twos=twos)]
        assert len(found) == len(set(found))
        wanted = {
            alike((laid, reading))
            for size in range(1, len(hand) + 1)
            for laid in combinations(hand, size)
            for reading in readings(laid, twos=twos)
        }
        assert set(found) == wanted, hand


@MOSTLY_SLOW
def test_all_answers_to_a_trick_are_the_leads_that_beat_it(twos: int) -> None:
    chance = Random(3)
    others = [plays(chance.sample(range(54), 14), twos=twos) for _ in range(400)]
    tried = 0
    for hand in hands(4, 2400, 13):
        leads = plays(hand, twos=twos)
        for lying in chance.sample(others[tried % len(others)], 6):
            wanted = {alike(play) for play in leads if play[1].beats(lying[1])}
            answers = [alike(play) for play in plays(hand, lying[1], twos=twos)]
            assert len(answers) == len(set(answers))
            assert set(answers) == wanted
            tried += bool(wanted)
    assert tried > 3000


def test_plays_name_cards_of_the_hand_and_mean_what_they_say() -> None:
    for hand in hands(5, 300, 14):
        for play in plays(hand):
            assert len(set(play[0])) == len(play[0])
            assert set(play[0]) <= set(hand)
            assert play[1] in readings(play[0])


def test_beating_is_an_order() -> None:
    """ZSY-14: nothing beats itself, of two plays at most one beats the other, and what beats the better beats both."""
    chance = Random(6)
    found = [play[1] for hand in hands(7, 60, 12) for play in plays(hand)]
    by_shape: dict[tuple[int, int, int], list[Reading]] = {}
    for reading in found:
        by_shape.setdefault(reading.shape, []).append(reading)
    for some in by_shape.values():
        for _ in range(50):
            one, two, three = (chance.choice(some) for _ in range(3))
            assert not one.beats(one)
            assert not (one.beats(two) and two.beats(one))
            assert not (one.beats(two) and two.beats(three)) or one.beats(three)


def test_the_ladder() -> None:
    """ZSY-10."""
    assert LADDER == ("3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2", "BJ", "RJ")
    assert [HEIGHT[parse(name)] for name in ("3C", "10H", "AS", "2D", "BJ", "RJ")] == [0, 7, 11, 12, 13, 14]
