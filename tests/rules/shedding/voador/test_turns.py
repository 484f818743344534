"""Mau Mau Voador: the deal, what each card does, the last card, the account (VOA-1 to VOA-10, VOA-14)."""

from __future__ import annotations

import pytest

from rules.cards import JOKERS, Deck
from rules.catalogue import make
from rules.chance import shuffled
from rules.match import PLAYING
from rules.table import NOBODY, Action, Reason
from tests.support.games import played, why_refused

THREE = """
rules voador
seats ana bia caio
turn ana
"""
"""Counter-clockwise: ana, caio, bia."""


@pytest.mark.parametrize("seats", range(2, 13))
def test_VOA_1_two_packs_with_jokers_seven_cards_counter_clockwise(seats: int) -> None:
    """From two to twelve players get seven cards of 108 each; play begins counter-clockwise."""
    game = make("voador")
    state = game.new(seats)
    game.apply(state, NOBODY, Action("deal", text="3"))
    deal = Deck(2, jokers=2).cards
    assert len(deal) == 108
    assert game.seats == (2, 12)
    assert sorted([*state.stock, *state.pile, *(c for hand in state.hands for c in hand)]) == deal
    replay = played(f"""
        rules voador
        seed q
        seats {" ".join(f"s{n}" for n in range(seats))}
        """)
    assert {len(hand) for hand in replay.state.hands} <= {6, 7, 8}


def test_VOA_1_cards_are_dealt_one_at_a_time_from_the_dealers_next() -> None:
    """The first card goes to who plays first, the next to the one after, the seventh round ends with the dealer."""
    game = make("voador")
    state = game.new(3, dealer=1)
    dealt = next(e for e in game.apply(state, NOBODY, Action("deal", text="d")) if type(e).__name__ == "Dealt")
    cards = shuffled("d", 1, Deck(2, jokers=2).cards)[::-1]
    assert [dealt.hands[0][0], dealt.hands[2][0], dealt.hands[1][0]] == cards[:3]
    assert dealt.hands[0][1] == cards[3]


OPENING = """
    rules voador
    seats ana bia caio dora
    opening
    hand ana 2C 3C
    hand bia 2D 3D
    hand caio 2H 3H
    hand dora 2S 3S
    """
"""Dora deals; caio is next, then bia, then ana."""


@pytest.mark.parametrize(
    ("top", "then"),
    [
        ("5S", "= turn caio"),
        ("AS", "= turn bia"),
        ("7S", "= pending caio answer\n= debt 3\ncaio: draw\n= count caio 5\n= turn bia"),
        ("9S", "= count ana 3\n= turn caio"),
        ("QS", "= direction clockwise\n= turn ana"),
        ("KS", "= silent yes\n= turn caio"),
        ("JS", "= pending dora call\ndora: call hearts\n= call hearts\n= turn caio\n= legal caio play 2H, play 3H"),
        ("RJ", "= pending caio answer\n= debt 5\ncaio: draw\n= count caio 7\n= turn bia\n= top RJ"),
        ("8S", "= turn caio\n= debt 0"),
    ],
)
def test_VOA_2_the_card_turned_up_acts_as_if_the_dealer_had_laid_it(top: str, then: str) -> None:
    """Every special card works on the first player; a jack lets the dealer call, a joker makes a debt of five."""
    played(f"{OPENING}top {top}\n{then}")


@pytest.mark.parametrize(
    ("top", "then"),
    [
        ("AS", "= turn bia"),
        ("QS", "= turn bia"),
        ("9S", "= count ana 3\n= turn ana"),
        ("7S", "ana: draw\n= turn bia"),
        ("RJ", "ana: draw\n= count ana 7\n= turn bia"),
        ("JS", "bia: call clubs\n= turn ana"),
    ],
)
def test_VOA_2_with_two_players(top: str, then: str) -> None:
    """Bia deals to ana: a skip or a reverse gives the first turn to the dealer."""
    played(f"""
        rules voador
        seats ana bia
        opening
        hand ana 2C 3C
        hand bia 2D 3D
        top {top}
        {then}
        """)


def test_VOA_2_under_a_joker_another_card_is_turned_to_be_followed() -> None:
    """Whatever the seed deals, what is followed is no joker; only the first joker turned makes its debt."""
    game = make("voador")
    jokers = 0
    for seed in range(400):
        state = game.new(2)
        game.apply(state, NOBODY, Action("deal", text=f"j{seed}"))
        assert not JOKERS >> state.base & 1
        if JOKERS >> state.pile[-1] & 1:
            jokers += 1
            assert state.debt == 5
            assert state.covered == len(state.pile) - 1
    assert jokers > 5


ONE_LEFT = f"""{THREE}
    top 5S
    hand ana 5C 4D
    hand bia 5D 9D 9C
    hand caio 5H 9H 2D
    """


def test_VOA_3_the_offence_lasts_until_the_offender_lays_again() -> None:
    """Drawing does not cure it; laying a card does."""
    script = f"""{ONE_LEFT}
        stock 6C AD
        ana: play 5C
        caio: play 5H
        bia: play 5D
        ana: play 4D
        = winner ana
        """
    assert played(script).state.phase != PLAYING
    drew = f"""{THREE}
        top 5S
        hand ana 5C 4D
        hand bia 9C 9D 3S
        hand caio 5H 9H 2D
        stock 6C 6H
        """
    played(f"""{drew}
        ana: play 5C
        caio: play 9H !
        caio: play 5H
        bia: draw
        ana: draw
        = count ana 2
        bia: accuse ana
        = count ana 9
        """)


@pytest.mark.parametrize("cards", range(15))
def test_VOA_3_mau_penalty(cards: int) -> None:
    """The option is what the accused draws."""
    played(f"""
        rules voador
        option mau_penalty {cards}
        seats ana bia caio
        turn ana
        top 5S
        hand ana 5C 4D
        hand bia 2D 3D
        hand caio 5H 2D
        ana: play 5C
        caio: play 5H
        bia: accuse ana
        = count ana {1 + cards}
        """)


def test_VOA_4_follow_or_lay_a_jack_or_a_joker() -> None:
    """Suit, value, any jack and any joker; nothing else; no drawing while one of them is held."""
    script = THREE + "top 5S\nhand ana 5H 9S JD RJ 2D 3C\n"
    played(script + "= legal ana play 5H, play 9S, play JD, play RJ")
    assert why_refused(script + "ana: play 2D") == Reason.DOES_NOT_FOLLOW
    assert why_refused(script + "ana: draw") == Reason.HOLDS_PLAYABLE
    assert why_refused(script + "ana: pass") == Reason.HOLDS_PLAYABLE
    assert why_refused(script + "ana: play 4S") == Reason.NOT_IN_HAND


def test_VOA_4_a_drawn_card_that_fits_may_be_played_or_kept() -> None:
    """The drawn card and no other; one that does not fit ends the turn by itself."""
    script = f"""{THREE}
        top 5S
        hand ana 2D 3C
        stock 8S 8D
        """
    played(f"""{script}
        ana: draw
        = legal ana play 8S, pass
        ana: play 8S
        = top 8S
        = turn caio
        """)
    played(f"""{script}
        ana: draw
        ana: pass
        = count ana 3
        = turn caio
        """)
    played(f"""{THREE}
        top 5S
        hand ana 2D 3C
        stock 8D
        ana: draw
        = count ana 3
        = turn caio
        """)
    assert why_refused(script + "ana: draw\nana: play 2D") == Reason.ONLY_THE_DRAWN


@pytest.mark.parametrize(("value", "mark"), [("off", " !"), ("on", "")])
def test_VOA_4_voluntary_draw(value: str, mark: str) -> None:
    """Drawing with a playable card in hand is an option; then only the drawn card may be laid."""
    script = f"""
        rules voador
        option voluntary_draw {value}
        seats ana bia
        turn ana
        top 5S
        hand ana 6S 2D
        stock 8S 8D
        """
    played(script + f"ana: draw{mark}")
    if value == "on":
        played(f"""{script}
            ana: draw
            ana: play 6S !
            = legal ana play 8S, pass
            ana: pass
            = turn bia
            """)


@pytest.mark.parametrize(
    ("scoring", "scores"),
    [("cards", "ana 0 bia 2 caio 4"), ("wins", "ana 1 bia 0 caio 0"), ("amm_points", "ana 0 bia 20 caio 91")],
)
def test_VOA_14_scoring(scoring: str, scores: str) -> None:
    """Cards left, rounds won, or the points of AMM-20; what is drawn at the end counts."""
    played(f"""
        rules voador
        option scoring {scoring}
        seats ana bia caio
        turn ana
        top 5D
        hand ana JS
        hand bia KC
        hand caio RJ AC 10D
        stock JC QH
        ana: play JS
        = scores {scores}
        """)


@pytest.mark.parametrize(("scoring", "target"), [("cards", 50), ("wins", 3), ("amm_points", 100)])
def test_VOA_14_the_usual_target_is_the_scorings(scoring: str, target: int) -> None:
    """Fifty cards, three wins, or a hundred points; or any number."""
    assert make("voador", {"scoring": scoring}).target == target
    assert make("voador", {"scoring": scoring, "target": 7}).target == 7
