"""Hands of poker: what each is worth, which ones a hand holds, and how they are laid down in a game (AMM-50)."""

from __future__ import annotations

import doctest
from collections import Counter
from collections.abc import Iterable
from itertools import combinations, pairwise

from hypothesis import given
from hypothesis import strategies as st

import rules.shedding.amm.poker_hands
from rules.cards import NAMES, RANK, SUIT, parse
from rules.shedding.amm.poker_hands import hands, worth
from tests.support.examples import examples
from tests.support.folding import each
from tests.support.games import played

KINDS = {
    "pair": "5D 5H",
    "two pairs": "4D 4H 2C 2H",
    "three": "3C 3D 3S",
    "straight": "AC 2D 3H 4S 5C",
    "flush": "2H 3H 4H 5H 7H",
    "full house": "2C 2D 2S 3H 3D",
    "four": "2C 2D 2H 2S",
    "straight flush": "AD 2D 3D 4D 5D",
    "five": "2C 2C 2D 2H 2S",
}
"""A low hand of each kind, the lowest kind first."""
HIGH = {
    "pair": "AC AD",
    "two pairs": "AC AD KH KS",
    "three": "AC AD AH",
    "straight": "10C JC QD KH AC",
    "flush": "AC KC QC JC 9C",
    "full house": "AC AD AH KC KD",
    "four": "AC AD AH AS",
    "straight flush": "10C JC QC KC AC",
    "five": "AC AC AD AH AS",
}
"""The best hand of each kind."""


def cards(text: str) -> tuple[int, ...]:
    return tuple(map(parse, text.split()))


def beats(one: str, other: str) -> bool:
    """Whether one hand is better than another; both are hands."""
    better, worse = worth(cards(one)), worth(cards(other))
    assert better is not None
    assert worse is not None
    return better > worse


def test_the_example_in_the_docstring() -> None:
    assert doctest.testmod(rules.shedding.amm.poker_hands).failed == 0


@each(("lower", "higher"), list(pairwise(KINDS)))
def test_AMM_50_the_order_of_the_kinds(lower: str, higher: str) -> None:
    """Pair, two pairs, three, straight, flush, full house, four, straight flush; five alike beats all."""
    assert beats(KINDS[higher], HIGH[lower])
    assert not beats(HIGH[lower], KINDS[higher])


@each("kind", KINDS)
def test_AMM_50_within_a_kind_the_higher_ranks_win(kind: str) -> None:
    """A hand is its kind first, whatever the order in which its cards are named."""
    low, high = cards(KINDS[kind]), cards(HIGH[kind])
    number = list(KINDS).index(kind) + 1
    for some in (low, high):
        assert worth(some) == worth(some[::-1]) == worth(tuple(sorted(some)))
        assert (worth(some) or ())[0] == number
    assert beats(HIGH[kind], KINDS[kind])
    assert not beats(KINDS[kind], HIGH[kind])
    assert not beats(KINDS[kind], KINDS[kind])


@each(
    ("better", "worse"),
    [
        ("AC AD", "KC KD"),
        ("3C 3D", "2C 2D"),
        ("10C 10D", "9C 9D"),
        ("AC AD 2C 2D", "KC KD QC QD"),
        ("KC KD 3C 3D", "KH KS 2C 2D"),
        ("AC AD AH", "KC KD KH"),
        ("2C 3D 4H 5S 6C", "AC 2D 3H 4S 5C"),
        ("10C JC QD KH AC", "9C 10C JD QH KC"),
        ("AC 2C 3C 4C 6C", "KC QC JC 10C 8C"),
        ("KC QC JC 9C 3C", "KD QD JD 9D 2D"),
        ("KC QC 4C 3C 2C", "KD JD 10D 9D 8D"),
        ("3C 3D 3H 2C 2D", "2H 2S 2C AC AD"),
        ("3C 3D 3H AC AD", "3S 3C 3H KC KD"),
        ("3C 3D 3H 3S", "2C 2D 2H 2S"),
        ("2D 3D 4D 5D 6D", "AC 2C 3C 4C 5C"),
        ("10D JD QD KD AD", "9C 10C JC QC KC"),
        ("AC AC AD AH AS", "KC KC KD KH KS"),
        ("3C 3C 3D 3H 3S", "2C 2C 2D 2H 2S"),
    ],
)
def test_AMM_50_the_weightiest_rank_decides_and_then_the_next(better: str, worse: str) -> None:
    """The ace is the highest rank, but the lowest of A 2 3 4 5."""
    assert beats(better, worse)
    assert not beats(worse, better)


@each(
    ("one", "other"),
    [
        ("5D 5H", "5C 5S"),
        ("AC 2D 3H 4S 5C", "AD 2H 3S 4C 5D"),
        ("10C JC QD KH AC", "10D JD QH KS AD"),
        ("2H 3H 4H 5H 7H", "2S 3S 4S 5S 7S"),
        ("10C JC QC KC AC", "10S JS QS KS AS"),
        ("2C 2D 2H 2S", "2C 2C 2D 2D"),
    ],
)
def test_AMM_50_suits_make_no_hand_better(one: str, other: str) -> None:
    assert worth(cards(one)) == worth(cards(other)) is not None


@each(
    "text",
    [
        "",
        "AC",
        "5D 6H",
        "5D 5H 6C",
        "5D 5H 5C 6C",
        "5D 5H 6C 6S 7D",
        "5D 5H 6C 7S 8D",
        "5D 5H 5C 5S 6D",
        "AC 2C 3C 4C",
        "10C JC QC KC",
        "2D 3H 4S 5C",
        "JC QD KH AS 2C",
        "QC KD AH 2S 3C",
        "KC AD 2H 3S 4C",
        "2C 3D 4H 5S 7C",
        "5C 5D 6H 7S 8C",
        "5C 5D 7H 8S 9C",
        "5C 7D 7H 8S 9C",
        "2H 3H 4H 5H 7D",
        "5D 5H 6D 6H 7D 7H",
        "5C 5C 5D 5D 5H 5H",
        "2H 3H 4H 5H 7H 9H",
        "BJ RJ",
        "BJ BJ",
        "5D BJ",
        "5D 5H RJ",
        "5D 5H 5C 5S RJ",
        "RJ 2D 3D 4D 5D",
    ],
)
def test_AMM_50_what_is_no_hand(text: str) -> None:
    """Two to five cards and none idle; straight and flush need five and do not go round the ace; jokers never count."""
    assert worth(cards(text)) is None


@each(("low", "run"), [(low, range(low, low + 5)) for low in range(10)])
def test_AMM_50_ten_straights(low: int, run: range) -> None:
    """From A 2 3 4 5 to 10 J Q K A: five in a row, each better than the one below."""
    mixed = [rank % 13 * 4 + place % 4 for place, rank in enumerate(run)]
    suited = [rank % 13 * 4 for rank in run]
    assert worth(mixed) == (4, low + 4)
    assert worth(suited) == (8, low + 4)
    assert worth(mixed[1:]) is None


# what a hand holds, held against a search of all that it could


def oracle(some: Iterable[int]) -> tuple[int, list[int]] | None:
    """What these cards are worth, from the document's words: a kind and the ranks, the weightiest first."""
    some = list(some)
    if any(SUIT[card] < 0 for card in some):
        return None
    heights = Counter(14 if RANK[card] == 0 else RANK[card] + 1 for card in some)
    by_weight = [height for height, _ in sorted(heights.items(), key=lambda one: (-one[1], -one[0]))]
    shape = sorted(heights.values(), reverse=True)
    suited = len(some) == 5 and len({SUIT[card] for card in some}) == 1
    top = None
    if len(some) == 5 and len(heights) == 5:
        for high in range(14, 4, -1):
            if {14 if height == 1 else height for height in range(high - 4, high + 1)} == set(heights):
                top = high
    named = {"2": 1, "22": 2, "3": 3, "32": 6, "4": 7, "5": 9}
    found: list[tuple[int, list[int]]] = []
    if (kind := named.get("".join(map(str, shape)))) is not None:
        found.append((kind, by_weight))
    if top is not None:
        found.append((8 if suited else 4, [top]))
    if suited:
        found.append((5, sorted(heights.elements(), reverse=True)))
    return max(found, default=None)


def best_of_each_kind(held: list[int]) -> dict[int, list[int]]:
    """Every subset looked at."""
    best: dict[int, list[int]] = {}
    for size in range(2, 6):
        for some in set(combinations(sorted(held), size)):
            value = oracle(some)
            if value is not None:
                best[value[0]] = max(best.get(value[0], []), value[1])
    return best


@st.composite
def held_hands(draw: st.DrawFn) -> list[int]:
    """A hand of a few ranks and suits, so that it holds more than pairs; some with jokers."""
    low, span = draw(st.integers(0, 12)), draw(st.integers(2, 9))
    suits = draw(st.sampled_from([(0, 1, 2, 3), (0, 1), (2,), (3, 1)]))
    deck = [(low + step) % 13 * 4 + suit for step in range(span) for suit in suits] * 2 + [52, 53]
    return draw(
        st.lists(st.sampled_from(sorted(deck)), max_size=11).filter(
            lambda some: max(Counter(some).values(), default=0) <= 2
        )
    )


@examples(300)
@given(held_hands())
def test_AMM_50_every_hand_is_worth_what_its_words_say(held: list[int]) -> None:
    """Against a second reading of the rule: the same are hands, in the same order."""
    found = {some: worth(some) for size in range(6) for some in set(combinations(sorted(held)[:9], size))}
    said = {some: oracle(some) for some in found}
    assert [some for some in found if (found[some] is None) is not (said[some] is None)] == []
    of_hands = [some for some in found if found[some] is not None]
    by_worth = sorted(of_hands, key=lambda some: found[some] or ())
    for one, other in pairwise(by_worth):
        assert ((found[one] or ()) < (found[other] or ())) is ((said[one] or ()) < (said[other] or ()))


@examples(400)
@given(held_hands())
def test_AMM_50_the_best_hand_of_each_kind_is_found(held: list[int]) -> None:
    """Also hidden under more cards, and beside a better kind of the same cards."""
    found = hands(held)
    best = best_of_each_kind(held)
    values = {(oracle(some) or (0, []))[0]: (oracle(some) or (0, []))[1] for some in found}
    assert all(not Counter(some) - Counter(held) for some in found)
    assert list(values) == sorted(values)
    assert len(values) == len(found)
    assert values == best


@each(
    ("held", "found"),
    [
        ("5D", []),
        ("BJ BJ RJ", []),
        ("5D 5H RJ", ["5D 5H"]),
        ("AC 2C 3D 4H 5S KD QD", ["AC 2C 3D 4H 5S"]),
        ("2C 10C JD QH KS AD 2C", ["2C 2C", "AD 10C JD QH KS"]),
        ("4C 5C 6D 7H 8S 9D 9H", ["9D 9H", "5C 6D 7H 8S 9D"]),
        ("2H 3H 5H 7H 9H JH", ["3H 5H 7H 9H JH"]),
        ("JC QD KH AS 2C 3D", []),
        ("7H 7C 8H 9H 10H JH", ["7C 7H", "7C 8H 9H 10H JH", "7H 8H 9H 10H JH"]),
        ("2H 7H 8H 9H 10H JH", ["2H 8H 9H 10H JH", "7H 8H 9H 10H JH"]),
    ],
)
def test_AMM_50_straights_and_flushes_among_other_cards(held: str, found: list[str]) -> None:
    """Only the best of each kind, the lowest kind first; what is no hand is not shown."""
    assert [worth(some) for some in hands(cards(held))] == [worth(cards(text)) for text in found]


@each("more", ["", "5H 6S", "5H 6S 7D 8H", "5D 5H 5S 9D 9H 9S", "4H 10S", "QC KC AC", "QC KC 5H 6S"])
def test_AMM_50_a_straight_flush_is_found_under_other_cards(more: str) -> None:
    """Of any suit, whatever lies beside it of the same ranks or the same suit."""
    for suit in "CDHS":
        text = f"5C 6C 7C 8C 9C {more}"
        swapped = {"C": suit, suit: "C"}
        held = cards(" ".join(name[:-1] + swapped.get(name[-1], name[-1]) for name in text.split()))
        found = hands(held)
        assert worth(found[-1]) == (8, 8)
        assert {SUIT[card] for card in found[-1]} == {"CDHS".index(suit)}


# at the table

TABLE = """
rules amm
option poker on
option hints on
seats ana bia caio dora
pile {pile}
turn ana
hand ana {lay} {ana}
hand bia {bia}
hand caio {caio}
hand dora {dora}
"""
LITTLE = {"ana": "8C JH", "bia": "8D JS", "caio": "8H QS", "dora": "8C KS"}
"""Too few cards for a hand beside which one is kept: who holds them is not asked."""


def at_table(pile: str = "6S 7S", lay: str = "8S", **held: str) -> str:
    """Ana completes the run; what the others hold beside."""
    return TABLE.format(pile=pile, lay=lay, **(LITTLE | held)) + f"ana: play {lay}\n"


@each(("lower", "higher"), list(pairwise(KINDS)))
@each(("worse", "better"), [("bia", "caio"), ("caio", "bia")])
def test_AMM_50_the_best_hand_chooses_who_draws_five(lower: str, higher: str, worse: str, better: str) -> None:
    """Of a flush and a straight the flush chooses, wherever its player sits; the other cards stay in the hand."""
    low, high = KINDS[lower].split(), KINDS[higher].split()
    table = at_table(**{worse: " ".join([*low, "KD"]), better: " ".join([*high, "KD"])})
    played(f"""{table}
        = pending bia poker, caio poker
        {worse}: poker {" ".join(low)}
        = view {better} hides {worse}
        = count {worse} {len(low) + 1}
        {better}: poker {" ".join(high[::-1])}
        = pending {better} choose
        = hand {better} KD
        = hand {worse} KD
        = top 8S
        {better}: choose {better} !
        {better}: choose dora
        = count dora 7
        = hand {worse} KD
        = turn bia
        """)


@each(
    ("direction", "shown", "best"),
    [
        ("clockwise", "ana bia caio dora", "ana"),
        ("clockwise", "bia caio dora", "bia"),
        ("clockwise", "caio dora", "caio"),
        ("counter-clockwise", "ana bia caio dora", "ana"),
        ("counter-clockwise", "bia caio dora", "dora"),
        ("counter-clockwise", "bia caio", "caio"),
    ],
)
def test_AMM_50_of_equal_hands_the_nearest_in_playing_order_wins(direction: str, shown: str, best: str) -> None:
    """Counted from the one who completed the run, who is the first of all; whoever showed first."""
    pairs = {"ana": "10C 10D", "bia": "10H 10S", "caio": "10C 10D", "dora": "10H 10S"}
    lines = "".join(
        f"{who}: poker {pair}\n" if who in shown.split() else f"{who}: decline\n"
        for who, pair in reversed(pairs.items())
    )
    table = at_table(
        **{who: f"{pair} {rest}" for (who, pair), rest in zip(pairs.items(), ("2D", "2D", "3D", "3D"), strict=True)}
    )
    played(table.replace("turn ana", f"turn ana\ndirection {direction}") + lines + f"= pending {best} choose")


def test_AMM_50_who_keeps_one_card_declares_it() -> None:
    """The cards go under the top; who has one left owes the declaration, and can be accused once the next has laid."""
    replay = played(f"""{at_table(bia="10S 2D", caio="9C 9D 9H")}
        caio: poker 9D 9H
        caio: choose dora
        dora: accuse caio
        = hand caio 9C
        bia: play 10S
        dora: accuse caio
        = count caio 6
        """)
    assert [NAMES[card] for card in replay.state.pile] == ["6S", "7S", "9D", "9H", "8S", "10S"]


@each(
    ("pile", "lay", "asked"),
    [
        ("6S 7S", "8S", True),
        ("10S 9S", "8S", True),
        ("8S 6S", "7S", False),
        ("6S 8S", "10S", False),
        ("6H 7S", "8S", False),
        ("6S 7H", "8H", False),
        ("7S 6S", "7S", False),
        ("7S 7S", "8S", False),
        ("QS KS", "AS", False),
        ("3S 2S", "AS", True),
        ("KS AS", "3S", False),
    ],
)
def test_AMM_50_three_of_a_suit_in_a_run_call_for_poker(pile: str, lay: str, asked: bool) -> None:
    """Up or down, the last three cards of the pile, all of one suit."""
    replay = played(at_table(pile, lay, bia="5D 5H 2C"))
    assert (replay.game.view(replay.state).awaits.kind == "poker") is asked
