"""German Mau-Mau, where a table script cannot say it: the deal, the seats, what counts, refusals, the match."""

from __future__ import annotations

import pytest

from rules.cards import CARDS, JACK, NAMES, RANK, parse
from rules.catalogue import make
from rules.match import PLAYING, WAITING
from rules.shedding.events import Dealt
from rules.shedding.game import MauMau
from rules.table import NOBODY, Action, IllegalAction, Play, Reason
from tests.support.games import happened, played, refused

TABLE = """
rules german
seats ana bia caio
turn ana
top 10S
"""


def dealt(seats: int, seed: str = "1", **options: str | int) -> tuple[MauMau, Dealt]:
    """A game just dealt, and how."""
    game = make("german", options)
    assert isinstance(game, MauMau)
    events = game.apply(game.new(seats), NOBODY, Action("deal", text=seed))
    return game, next(event for event in events if isinstance(event, Dealt))


@pytest.mark.parametrize(("packs", "seats"), [(1, 2), (1, 5), (2, 2), (2, 6), (2, 10)])
@pytest.mark.parametrize("size", [5, 6])
def test_GER_1_seven_to_ace_in_hands_of_five_or_six(packs: int, seats: int, size: int) -> None:
    """However many sit there, everybody gets as many, and there is something left to draw."""
    game, deal = dealt(seats, packs=packs, hand_size=size)
    assert [len(hand) for hand in deal.hands] == [size] * seats
    assert (len(deal.pile), deal.direction) == (1, 1)
    assert len(deal.stock) == 32 * packs - size * seats - 1 > 0
    whole = sorted(card for cards in (*deal.hands, deal.stock, deal.pile) for card in cards)
    assert whole == game.pack()
    assert {NAMES[card][:-1] for card in whole} == {"7", "8", "9", "10", "J", "Q", "K", "A"}


@pytest.mark.parametrize(("packs", "most"), [(1, 5), (2, 10)])
def test_GER_1_five_sit_down_for_each_pack(packs: int, most: int) -> None:
    """And nobody more, also when a match is on."""
    game = make("german", {"packs": packs})
    assert game.seats == (2, most)
    state = game.new(most)
    with pytest.raises(IllegalAction) as why:
        game.apply(state, NOBODY, Action("join"))
    assert why.value.reason == Reason.TABLE_FULL


@pytest.mark.parametrize("seed", [str(number) for number in range(40)])
def test_GER_2_nothing_that_is_turned_up_does_anything(seed: str) -> None:
    """Whatever it is, the player behind the dealer has a plain turn."""
    game = make("german", {"ace": "skip", "nine": "reverse"})
    state = game.new(4, dealer=1)
    game.apply(state, NOBODY, Action("deal", text=seed))
    assert (state.stack[-1].kind, state.stack[-1].seats, state.direction) == ("turn", (2,), 1)
    assert (state.debt, state.call) == (0, -1)


def test_GER_2_the_deal_moves_on() -> None:
    """One seat a round."""
    game = make("german", {"target": 1000})
    state, dealers = game.new(3), []
    for seed in "abcd":
        game.apply(state, NOBODY, Action("deal", text=seed))
        dealers.append(state.dealer)
        game.end_round(Play(game, state, 0), NOBODY)
        assert state.phase == WAITING
    assert dealers == [2, 0, 1, 2]


@pytest.mark.parametrize(
    ("laid", "card", "reason", "rule"),
    [
        ("10D", "KH", Reason.DOES_NOT_FOLLOW, "GER-3"),
        ("7S", "9D", Reason.DEBT_STANDS, "GER-5"),
        ("7S", "JD", Reason.DEBT_STANDS, "GER-5"),
        ("JS call clubs", "9D", Reason.CALL_STANDS, "GER-7"),
        ("JS call clubs", "JD", Reason.CALL_STANDS, "GER-7"),
        ("JS call diamonds", "JD", Reason.DOES_NOT_FOLLOW, "GER-3"),
    ],
)
def test_GER_3_GER_5_GER_7_a_refusal_names_its_rule(laid: str, card: str, reason: Reason, rule: str) -> None:
    hands = "hand ana 10D 7S JS KC\nhand bia 9D JD KH\nhand caio 9H KD\n"
    replay = played(f"{TABLE}{hands}ana: play {laid}")
    assert refused(replay, 1, Action("play", (parse(card),))) == (reason, rule)


def test_GER_4_a_refusal_names_its_rule() -> None:
    replay = played(f"{TABLE}hand ana KS 9D\n")
    assert refused(replay, 0, Action("draw")) == (Reason.HOLDS_PLAYABLE, "GER-4")
    assert refused(replay, 0, Action("pass")) == (Reason.HOLDS_PLAYABLE, "GER-4")


@pytest.mark.parametrize("allowed", ["on", "off"])
def test_GER_7_no_jack_fits_a_jack_unless_the_table_allows_it(allowed: str) -> None:
    """Whatever was called."""
    for suit in ("clubs", "diamonds", "hearts", "spades"):
        replay = played(
            f"rules german\noption jack_on_jack {allowed}\nseats ana bia\nturn ana\ntop 10S\nhand ana JS KC\n"
            f"hand bia JC JD JH 9C 9D 9H 9S\nana: play JS call {suit}"
        )
        legal = [NAMES[move.cards[0]] for move in replay.game.moves(replay.state, 1) if move.cards]
        jacks = ["JC", "JD", "JH"] if allowed == "on" else []
        assert sorted(legal) == sorted(["9" + suit[0].upper(), *jacks])


def test_GER_7_the_last_card_calls_nothing() -> None:
    """The round is over with it."""
    replay = played(f"{TABLE}hand ana JD\nhand bia 9D\nhand caio 9H\nana: play JD\n= round over")
    assert "Called" not in happened(replay)


def test_GER_20_what_a_card_counts() -> None:
    """Each of the 32."""
    german = make("german")
    counts = {NAMES[card]: german.scoring.values[card] for card in german.pack()}
    expected = {"7": 7, "8": 8, "9": 9, "10": 10, "J": 20, "Q": 10, "K": 10, "A": 11}
    assert counts == {rank + suit: worth for rank, worth in expected.items() for suit in "CDHS"}


def test_GER_20_a_round_without_a_winner_counts_every_hand() -> None:
    """Nobody could go on (COM-3): all count, and a jack on top doubles nothing."""
    replay = played(f"{TABLE}hand ana JD 9C\nhand bia 9H\nhand caio 8H\nana: play JD call spades")
    replay.game.end_round(Play(replay.game, replay.state, 0), NOBODY)
    assert replay.state.totals == [9, 9, 8]


def test_GER_21_a_jack_of_somebody_elses_doubles_nothing() -> None:
    """When all others have left the round ends with a jack on top that was nobody's last card."""
    replay = played(
        "rules german\nseats ana bia\nturn ana\ntop 10S\nhand ana JD 9C\nhand bia 9H\n"
        "ana: play JD call spades\nbia: leave"
    )
    assert replay.state.phase != PLAYING
    assert replay.state.totals == [0, 0]


def test_GER_21_the_account_says_what_was_doubled() -> None:
    """A line for each loser."""
    replay = played(f"{TABLE}hand ana JD\nhand bia AS\nhand caio 9H 8H\nana: play JD")
    scored = next(event for event in replay.events if type(event).__name__ == "Scored")
    doubled = [line for line in scored.lines if line[1] == "twice-card"]
    assert doubled == [(1, "twice-card", parse("JD"), 11), (2, "twice-card", parse("JD"), 17)]


@pytest.mark.parametrize(("value", "total"), [("worst", 100), ("100", 130)])
def test_AMM_40_coming_back_costs_as_in_the_other_games(value: str, total: int) -> None:
    """The worst total, or a hundred more."""
    game = make("german", {"return_penalty": value})
    state = game.new(4)
    game.apply(state, NOBODY, Action("deal", text="1"))
    game.apply(state, 1, Action("leave"))
    game.end_round(Play(game, state, 0), NOBODY)
    state.totals[:] = [100, 30, 20, 10]
    game.apply(state, 1, Action("join"))
    game.apply(state, NOBODY, Action("deal", text="2"))
    assert state.totals[1] == total


def test_nothing_but_seven_eight_and_jack_does_anything_by_itself() -> None:
    """GER-5 to GER-9: aces and nines only where the table wants it."""
    rules = make("german").rules
    assert {NAMES[card][:-1] for card in CARDS[:52] if rules.cards.laid[card]} == {"7", "8", "J"}
    assert all(RANK[card] == JACK for card in CARDS if rules.fitting.laying.anywhere >> card & 1)
