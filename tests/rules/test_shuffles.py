"""Chance within a round: every shuffle and every unseen card is a new roll of the round's seed (COM-3, COM-8)."""

from __future__ import annotations

import pytest

from rules.cards import JOKERS, NAMES, parse
from rules.script.replay import Replay
from rules.shedding.amm.jokers import Turned
from rules.table import Action
from tests.support.games import happened, packs_of, played

LYING = "2H 3S 4H 5H 6H 9S 10H QH KH 2S 3C 5C"
SAME = [parse(name) for name in LYING.split()]
"""A pile that is shuffled in every test, so that the orders can be compared."""
TOP = parse("10S")


def order_of_next_shuffle(replay: Replay) -> list[int]:
    """The order in which this pile would come back, if the player to move had to draw now."""
    game, state = replay.game, replay.state.copy()
    state.aside, state.stock, state.pile = [*state.aside, *state.stock, *state.pile], [], [*SAME, TOP]
    state.base, state.covered, state.debt = TOP, 0, 0
    (seat,) = game.view(state).awaits.seats
    state.hands[seat] = [parse("4D")]
    events = game.apply(state, seat, Action("draw"))
    (stock,) = [event.stock for event in events if type(event).__name__ == "Reshuffled"]
    assert sorted(stock) == sorted(SAME)
    return list(stock)


def rolls(head: str, *acts: str) -> list[str]:
    """Each act, and that it was another roll: the next shuffle comes out otherwise than before it."""
    script, found = head, []
    before = order_of_next_shuffle(played(script))
    for act in acts:
        script += act + "\n"
        replay = played(script)
        after = order_of_next_shuffle(replay)
        assert after != before, act
        before = after
        found += happened(replay)
    return found


def test_COM_8_the_same_round_shuffles_alike() -> None:
    """Nothing but the seed and what has been rolled decides."""
    head = "rules voador\nseed 3\nseats ana bia caio\ntop 10S\nhand ana 4D 3D\nhand bia 8C 9C\nturn ana\n"
    assert order_of_next_shuffle(played(head)) == order_of_next_shuffle(played(head))
    assert order_of_next_shuffle(played(head)) != order_of_next_shuffle(played(head.replace("seed 3", "seed 4")))
    assert order_of_next_shuffle(played(head)) not in (SAME, SAME[::-1])


@pytest.mark.parametrize("game", ["voador", "classic", "ime", "serbian"])
def test_COM_3_two_shuffles_of_a_round_give_different_orders(game: str) -> None:
    """The pile has become the stock, and the same cards lie on the pile again."""
    replay = played(f"rules {game}\nseats ana bia caio\ntop 10S\nhand ana 4D\nhand bia 4D 8C\nturn ana\n")
    before = order_of_next_shuffle(replay)
    state = replay.state
    state.aside, state.stock, state.pile = state.stock, [], [*SAME, TOP]
    replay.game.apply(state, 0, Action("draw"))
    assert order_of_next_shuffle(replay) != before


PILE = "3S 4S 5D 6D 7D 9D 10D KD QD 3D 4D 5H 6H 9H 10H KH QH 7H KS"


def test_IME_15_the_pile_goes_under_the_stock_shuffled() -> None:
    """Its top aside, when it has grown to so many cards: below what is left of the stock, in a new order each time."""
    head = f"""
    rules ime
    option reshuffle_when_full 20
    seats ana bia caio
    pile {PILE}
    hand ana 6S 10C 2D
    hand bia 4D 8C
    stock 2C 2H
    turn ana
    """
    assert "PutUnder" in rolls(head, "ana: play 6S")
    before, replay = played(head), played(head + "ana: play 6S\n= top 6S")
    loose = [parse(name) for name in PILE.split()]
    stock, lower = replay.state.stock, len(loose)
    assert [NAMES[card] for card in replay.state.pile] == ["6S"]
    assert sorted(stock[:lower]) == sorted(loose)
    assert stock[:lower] not in (loose, loose[::-1])
    assert stock[lower:] == before.state.stock
    (put,) = [event for event in replay.events if type(event).__name__ == "PutUnder"]
    for seat in (-1, 0, 1):
        assert set(put.seen_by(seat).stock) == {-1}, "nobody sees the order"


@pytest.mark.parametrize(("limit", "cards"), [(20, 20), (21, 20), (21, 21)])
def test_IME_15_only_when_it_has_grown_to_so_many(limit: int, cards: int) -> None:
    """One card fewer stays where it is."""
    more = "8S " * (cards - 20)
    replay = played(f"""
        rules ime
        option reshuffle_when_full {limit}
        seats ana bia caio
        pile {more}{PILE}
        hand ana 6S 10C 2D
        turn ana
        ana: play 6S
        """)
    assert len(replay.state.pile) == (1 if cards >= limit else cards)


def test_AMM_54_cards_are_taken_by_a_new_roll() -> None:
    """Unseen, from the player's hand: two chupa-cabras in a round do not take the same places."""
    head = """
    rules amm
    option jokers both
    option chupa_cabra on
    seats ana bia caio
    top 5S
    hand ana BJ BJ 3C 4C 6C 7H 8H 9D
    hand bia 5D 4D
    hand caio 9D 8D
    turn ana
    """
    assert "TookCards" in rolls(head, "ana: play BJ\nana: choose caio")
    taken = played(head + "ana: play BJ\nana: choose caio")
    assert [len(hand) for hand in taken.state.hands] == [4, 2, 5]
    (took,) = [event for event in taken.events if type(event).__name__ == "TookCards"]
    assert took.seen_by(0) == took.seen_by(2) == took, "who gives and who takes see them"
    for seat in (1, -1):
        assert set(took.seen_by(seat).cards) == {-1}


def test_IME_27_a_card_is_taken_by_a_new_roll() -> None:
    """From the next player's hand, unseen; a second eight does not take the same place."""
    head = """
    rules ime
    seats ana bia caio
    top 5S
    hand ana 8S KH 3C
    hand bia 10H 10D 2C 2D 2H 10S
    turn ana
    """
    assert "CardTaken" in rolls(head, "ana: play 8S")


@pytest.mark.parametrize("seed", range(6))
def test_IME_27_any_card_of_the_hand_may_be_taken(seed: int) -> None:
    """And is played at once, whatever lies on top; what is taken depends on the seed alone."""
    hand = "10H 10D 2C 2D 2H 10S"
    replay = played(f"""
        rules ime
        seed {seed}
        seats ana bia caio
        top 5S
        hand ana 8S KH 3C
        hand bia {hand}
        turn ana
        ana: play 8S
        = count bia 5
        = count ana 2
        """)
    top = NAMES[replay.state.pile[-1]]
    assert sorted([top, *(NAMES[card] for card in replay.state.hands[1])]) == sorted(hand.split())
    assert len({tops(seed) for seed in range(6)}) > 2


def tops(seed: int) -> int:
    text = "seats ana bia caio\ntop 5S\nhand ana 8S KH\nhand bia 10H 10D 2C 2D 2H 10S\nturn ana\nana: play 8S"
    top: int = played(f"rules ime\nseed {seed}\n{text}").state.pile[-1]
    return top


def test_AMM_53_where_only_jokers_are_left_the_pile_is_shuffled_for_the_roulette() -> None:
    """Below them: each is set aside as it is turned, until a card comes that counts."""
    replay = played("""
        rules amm
        option jokers both
        option lock off
        seats ana bia caio
        top 5S
        hand ana RJ KH QD
        hand bia 7D 9C
        hand caio 9D 8D
        turn ana
        """)
    game, state = replay.game, replay.state
    jokers = [card for card in state.stock if JOKERS >> card & 1]
    state.pile[:0] = [card for card in state.stock if not JOKERS >> card & 1]
    state.stock = jokers
    events = game.apply(state, 0, Action("roulette", (parse("RJ"),)))
    (turned,) = [event for event in events if isinstance(event, Turned)]
    assert sorted(turned.jokers) == sorted(jokers)
    assert len(state.aside) == 4
    assert sum(map(len, state.hands)) == 6 + 5
    assert sorted(state.cards()) in packs_of(game)
