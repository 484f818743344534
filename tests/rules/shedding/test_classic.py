"""Mau-Mau, rule by rule (AMM-1 to AMM-10, AMM-20 to AMM-22)."""

from __future__ import annotations

import pytest

from rules.cards import NAMES, Deck
from rules.catalogue import RULEBOOKS, make
from rules.match import WAITING
from rules.options import BadOption
from rules.shedding.scoring import AMM_VALUES
from rules.table import NOBODY, Action, IllegalAction, Play, Reason
from tests.support.folding import each
from tests.support.games import played

THREE = """
rules classic
seats ana bia caio
turn ana
"""
TWO = """
rules classic
seats ana bia
turn ana
"""


@pytest.mark.parametrize("seats", range(2, 13))
def test_AMM_1_two_packs_without_jokers_five_cards_clockwise(seats: int) -> None:
    """From two to twelve players get five cards of 104 each."""
    game = make("classic")
    state = game.new(seats)
    events = game.apply(state, NOBODY, Action("deal", text="3"))
    dealt = next(event for event in events if type(event).__name__ == "Dealt")
    assert [len(hand) for hand in dealt.hands] == [5] * seats
    assert dealt.direction == 1
    assert game.seats == (2, 12)
    cards = sorted([*state.stock, *state.pile, *(card for hand in state.hands for card in hand)])
    assert cards == Deck(2, jokers=0).cards
    assert len(cards) == 104


OPENING = """
rules classic
seats ana bia caio dora
opening
hand ana 2C 3C
hand bia 2D 3D
hand caio 2H 3H
hand dora 2S 3S
"""


@pytest.mark.parametrize(
    ("top", "then"),
    [
        ("5S", "= turn ana"),
        ("AS", "= turn bia"),
        ("7S", "= pending ana answer\n= debt 2\nana: draw\n= count ana 4\n= turn bia"),
        ("9S", "= count caio 3\n= turn ana"),
        ("QS", "= direction counter-clockwise\n= turn caio"),
        ("JS", "= pending dora call\ndora: call hearts\n= turn ana\n= call hearts"),
        ("8S", "= turn dora\ndora: play 2S\n= turn ana"),
        ("KS", "= turn ana\n= silent no"),
    ],
)
def test_AMM_2_the_card_turned_up_counts_as_laid_by_the_dealer(top: str, then: str) -> None:
    """Dora deals: the player before her draws on a nine, she calls on a jack and begins on an eight."""
    played(f"{OPENING}top {top}\n{then}")


@pytest.mark.parametrize(
    ("top", "then"),
    [
        ("AS", "= turn bia"),
        ("QS", "= turn bia"),
        ("8S", "= turn bia"),
        ("9S", "= count ana 3\n= turn ana"),
        ("7S", "ana: draw\n= count ana 4\n= turn bia"),
        ("JS", "bia: call clubs\nana: play 2C\n= call clubs\n= turn bia\n= legal bia play 2D"),
    ],
)
def test_AMM_2_with_two_players(top: str, then: str) -> None:
    """Ace, queen and eight all give the first turn to the dealer."""
    played(f"""
        rules classic
        seats ana bia
        opening
        hand ana 2C 3C
        hand bia 2D 3D
        top {top}
        {then}
        """)


def test_AMM_2_the_dealer_moves_on_one_seat_each_round() -> None:
    """Clockwise, past those who have left."""
    game = make("classic", {"target": 1000})
    state = game.new(4)
    dealers = []
    for seed in "abcdef":
        game.apply(state, NOBODY, Action("deal", text=seed))
        dealers.append(state.dealer)
        if seed == "b":
            game.apply(state, 1, Action("leave"))
        game.end_round(Play(game, state, 0), NOBODY)
        assert state.phase == WAITING
    assert dealers == [3, 0, 2, 3, 0, 2]


def test_AMM_2_a_first_dealer_who_has_left_does_not_deal() -> None:
    """The next seat does."""
    game = make("classic")
    state = game.new(4)
    game.apply(state, 3, Action("leave"))
    game.apply(state, NOBODY, Action("deal", text="1"))
    assert state.dealer == 0


@pytest.mark.parametrize(("value", "mark"), [("off", " !"), ("on", "")])
def test_AMM_4_voluntary_draw(value: str, mark: str) -> None:
    """Drawing with a playable card in hand: one card, then as always."""
    script = f"""
        rules classic
        option voluntary_draw {value}
        seats ana bia
        turn ana
        top 5S
        hand ana 6S 2D
        """
    played(script + f"stock 8D\nana: draw{mark}")
    if value == "on":
        played(f"""{script}
            stock 8D
            ana: draw
            = count ana 3
            = turn bia
            """)
        played(f"""{script}
            stock 8S
            ana: draw
            = legal ana play 8S
            ana: play 6S !
            """)


CALLED = f"""{THREE}
    top 5D
    hand ana JD 4C 4H
    hand bia 3H 2S JC
    hand caio 3H 3C 6C
    stock 9C
    ana: play JD call hearts
    """


def test_AMM_8_who_has_nothing_to_draw_and_passes_ends_the_own_call() -> None:
    """A pass for want of cards counts as a draw: otherwise the call would never end."""
    replay = played(f"""{THREE}
        top 5D
        hand ana JD 4C
        hand bia 2S
        hand caio 3C
        ana: play JD call hearts
        """)
    state = replay.state
    state.aside, state.stock, state.pile = state.stock + state.pile[:-1], [], state.pile[-1:]
    for seat in (1, 2, 0):
        assert state.call == 2
        replay.game.apply(state, seat, Action("pass"))
    assert state.call == -1


ONE_LEFT = """
    rules classic
    seats ana bia caio
    turn ana
    top 5S
    hand ana 5C 4D
    hand bia 5D 9D 9C
    hand caio 9H 2D
    """


@pytest.mark.parametrize("cards", range(11))
def test_AMM_10_mau_penalty(cards: int) -> None:
    """The option is what the accused draws."""
    script = ONE_LEFT.replace("seats", f"option mau_penalty {cards}\nseats")
    played(f"""{script}
        ana: play 5C
        bia: play 5D
        caio: accuse ana
        = count ana {1 + cards}
        """)


@each(
    ("name", "points"),
    [
        ("AC", 1),
        ("2C", 2),
        ("7S", 7),
        ("8H", 8),
        ("10D", 10),
        ("JC", 30),
        ("QC", 10),
        ("KC", 10),
        ("RJ", 50),
        ("BJ", 50),
    ],
)
def test_AMM_20_what_a_card_counts(name: str, points: int) -> None:
    """Ace one, queen and king ten, jack thirty, joker fifty, others their number."""
    assert AMM_VALUES[NAMES.index(name)] == points


@pytest.mark.parametrize(
    ("target", "over"), [(50, "over"), (51, "on"), (100, "on"), (200, "on"), (300, "on"), (1, "over")]
)
def test_AMM_21_the_match_ends_at_the_target(target: int, over: str) -> None:
    """Reaching it is enough; the lowest total wins."""
    played(f"""
        rules classic
        option target {target}
        seats ana bia caio
        turn ana
        scores bia 10 caio 20
        top 5S
        hand ana 6S
        hand bia 2C
        hand caio JC
        ana: play 6S
        = scores ana 0 bia 12 caio 50
        = match {over}
        = winner ana
        """)


def test_AMM_21_the_grand_loser_is_last_and_a_tie_goes_by_seats() -> None:
    """The standing is by totals, lowest first; equal totals keep the order of seats."""
    replay = played("""
        rules classic
        seats ana bia caio dora
        turn ana
        scores ana 30 bia 98 caio 20 dora 20
        top 5S
        hand ana 6S
        hand bia 2C
        hand caio 10C
        hand dora 10D
        ana: play 6S
        = match over
        = scores ana 30 bia 100 caio 30 dora 30
        """)
    assert replay.game.standing(replay.state) == [0, 2, 3, 1]
    with pytest.raises(IllegalAction) as why:
        replay.game.apply(replay.state, NOBODY, Action("deal", text="x"))
    assert why.value.reason == Reason.MATCH_OVER


def test_AMM_22_nothing_is_doubled_in_classic() -> None:
    """The doublings are all AM&M's: a jack, an undeclared last card and the two of clubs count like others."""
    for last in ("JS", "2S"):
        played(f"""{THREE}
            top 5S
            undeclared ana
            hand ana {last}
            hand bia 3C
            hand caio 4C
            ana: play {last}
            = scores ana 0 bia 3 caio 4
            """)


def test_every_option_refuses_what_it_cannot_be() -> None:
    for option in RULEBOOKS["classic"].options:
        with pytest.raises(BadOption):
            make("classic", {option.name: "x"})
