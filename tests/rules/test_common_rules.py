"""What all Mau-Mau games share: COM-1 to COM-19, and coming and going (AMM-40 to AMM-42)."""

from __future__ import annotations

import doctest
from collections import Counter

import pytest

import rules.cards
from rules.cards import CARDS, FOLLOWS, RANK, SUIT, Deck
from rules.catalogue import UnknownGame, make
from rules.match import OVER, PLAYING, WAITING
from rules.shedding.view import view
from rules.table import NOBODY, Action, IllegalAction, Reason
from tests.support.games import frozen, happened, played

GAMES = ("classic", "voador")


def script(game: str, seats: str = "ana bia caio", *options: str) -> str:
    """The head of a script: play goes clockwise, ana begins."""
    chosen = "".join(f"option {option}\n" for option in options)
    return f"rules {game}\n{chosen}seats {seats}\ndirection clockwise\nturn ana\n"


def without_stock(text: str):
    """A script's table with nothing left to draw or shuffle."""
    replay = played(text)
    state = replay.state
    state.aside, state.stock, state.pile = [*state.aside, *state.stock, *state.pile[:-1]], [], state.pile[-1:]
    state.covered = 0
    return replay


def test_COM_1_the_cards() -> None:
    """Thirteen ranks of four suits, two jokers a pack; identical cards are one number."""
    assert len(CARDS) == 54
    assert Counter(Deck(2, jokers=2).cards) == Counter(dict.fromkeys(CARDS, 2))
    assert doctest.testmod(rules.cards).failed == 0


@pytest.mark.parametrize("game", GAMES)
def test_COM_2_a_card_follows_by_rank_or_suit(game: str) -> None:
    """Every natural card against every other: with an ordinary top just these may be laid, named exceptions apart."""
    for top in range(52):
        for card in range(52):
            assert bool(FOLLOWS[top] >> card & 1) is (RANK[top] == RANK[card] or SUIT[top] == SUIT[card])
    played(script(game) + "top 5S\nhand ana 5H 2S 4D\n= legal ana play 5H, play 2S")


@pytest.mark.parametrize("game", GAMES)
def test_COM_3_the_pile_becomes_the_stock(game: str) -> None:
    """Its top stays where it is."""
    replay = played(script(game) + "pile 2C 3C 4C 5S\nhand ana 6D 8H\nhand bia 2D 8C")
    state = replay.state
    state.aside, state.stock = state.stock, []
    replay.game.apply(state, 0, Action("draw"))
    assert len(state.pile) + len(state.stock) + len(state.hands[0]) == 6
    assert 19 in state.pile


@pytest.mark.parametrize("game", GAMES)
def test_COM_3_the_rest_of_a_debt_is_forgiven(game: str) -> None:
    """Who should draw and finds one card draws that one and loses the turn."""
    replay = played(f"""{script(game)}
        top 5S
        hand ana 7S 8H
        hand bia 2D 8C
        ana: play 7S
        """)
    state = replay.state
    state.aside, state.stock, state.pile = state.stock[1:] + state.pile[:-1], state.stock[:1], state.pile[-1:]
    replay.game.apply(state, 1, Action("draw"))
    assert (len(state.hands[1]), state.debt, state.stack[-1].seats) == (3, 0, (2,))


@pytest.mark.parametrize("game", GAMES)
def test_COM_3_a_debt_with_nothing_at_all_to_draw(game: str) -> None:
    """It costs the turn and is forgiven."""
    replay = without_stock(f"""{script(game)}
        top 5S
        hand ana 7S 8H
        hand bia 2D 8C
        ana: play 7S
        """)
    state = replay.state
    assert replay.game.moves(state, 1) == [Action("draw")]
    replay.game.apply(state, 1, Action("draw"))
    assert (len(state.hands[1]), state.debt, state.stack[-1].seats) == (2, 0, (2,))


@pytest.mark.parametrize("game", GAMES)
def test_COM_3_nobody_is_stuck(game: str) -> None:
    """Who can neither play nor draw passes; when nobody can, the round is over without a winner, and counted."""
    hands = """
        top 5S
        hand ana 2D
        hand bia 3D
        hand caio 4D
        """
    replay = without_stock(script(game) + hands)
    state = replay.state
    with pytest.raises(IllegalAction) as why:
        replay.game.apply(state, 0, Action("draw"))
    assert why.value.reason == Reason.NOTHING_TO_DRAW
    for seat in range(3):
        assert replay.game.moves(state, seat) == [Action("pass")]
        replay.game.apply(state, seat, Action("pass"))
    assert state.phase == WAITING
    assert state.won == [NOBODY]
    assert all(total > 0 for total in state.totals)


@pytest.mark.parametrize("game", GAMES)
def test_COM_3_somebody_who_can_play_goes_on(game: str) -> None:
    """Two are stuck, the third is not: the round goes on."""
    replay = without_stock(f"""{script(game)}
        top 5S
        hand ana 2D
        hand bia 3D
        hand caio 4S 4H
        """)
    for seat, action in ((0, Action("pass")), (1, Action("pass")), (2, Action("play", (15,)))):
        replay.game.apply(replay.state, seat, action)
    assert (replay.state.phase, replay.state.idle) == (PLAYING, 0)


def test_COM_3_shuffling_with_jokers_and_attacks_over_the_base() -> None:
    """What lies over the followed card stays with it."""
    replay = played(script("voador") + "pile 2C 3C 5S RJ BJ\nhand ana 6D 8H\nhand bia 2D")
    state = replay.state
    state.aside, state.stock = state.stock, []
    assert state.drawable() == 2
    replay.game.apply(state, 0, Action("draw"))
    assert len(state.pile) == 3
    assert state.base == state.pile[0] == 19


@pytest.mark.parametrize(
    ("last", "bia", "caio"), [("6S", 2, 2), ("AS", 2, 2), ("QS", 2, 2), ("9S", 2, 3), ("KS", 2, 2)]
)
@pytest.mark.parametrize("game", GAMES)
def test_COM_6_the_last_cards_effect_on_others_is_resolved(game: str, last: str, bia: int, caio: int) -> None:
    """A nine makes the previous draw; skip, reverse and silence mean nothing any more."""
    played(f"""{script(game)}
        top 5S
        hand ana {last}
        hand bia 2C 2D
        hand caio 3C 3D
        ana: play {last}
        = round over
        = winner ana
        = out ana
        = count bia {bia}
        = count caio {caio}
        = silent no
        = pending none
        """)


@pytest.mark.parametrize(("game", "debt"), [("classic", 2), ("voador", 3)])
def test_COM_6_a_debt_left_by_the_last_card_cannot_be_answered(game: str, debt: int) -> None:
    """Bia draws, seven or not; a debt that was answered is drawn whole."""
    played(f"""{script(game)}
        top 5S
        hand ana 7S
        hand bia 7H 2D
        ana: play 7S
        = round over
        = count bia {2 + debt}
        = debt 0
        """)
    played(f"""{script(game)}
        top 5S
        hand ana 7S 2C
        hand bia 7H
        hand caio 7D
        ana: play 7S
        bia: play 7H
        = round over
        = winner bia
        = count caio {1 + 2 * debt}
        """)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [2, 12])
def test_COM_7_from_two_to_twelve_seats(game: str, seats: int) -> None:
    """A table is dealt at both ends; a thirteenth may not join."""
    made = make(game)
    state = made.new(seats)
    if seats == 12:
        with pytest.raises(IllegalAction) as why:
            made.apply(state, NOBODY, Action("join"))
        assert why.value.reason == Reason.TABLE_FULL
    made.apply(state, NOBODY, Action("deal", text="x"))
    assert state.phase == PLAYING


@pytest.mark.parametrize("game", GAMES)
def test_COM_8_one_seed_a_round(game: str) -> None:
    """The same seed deals the same, another one differently; the next round has a seed of its own."""
    made = make(game)
    tables = []
    for seed in ("a", "a", "b"):
        state = made.new(3)
        made.apply(state, NOBODY, Action("deal", text=seed))
        tables.append(frozen(state))
    assert tables[0] == tables[1] != tables[2]


VOTE = f"""{script("voador", "ana bia caio dora eva", "secret_card on")}
    secret 7S
    top 5S
    hand bia 2C
    """


def test_COM_9_a_rejected_or_expired_vote_changes_nothing() -> None:
    """Two of three reject; or the time runs out, which only the house says."""
    played(f"""{VOTE}
        ana: charge bia VOA-21
        caio: vote no
        dora: vote no
        = count bia 1
        eva: vote yes !
        ana: charge bia VOA-21
        """)
    replay = played(VOTE + "ana: charge bia VOA-21\ncaio: vote yes")
    with pytest.raises(IllegalAction):
        replay.game.apply(replay.state, 2, Action("expire"))
    replay.game.apply(replay.state, NOBODY, Action("expire"))
    assert replay.state.vote is None
    assert len(replay.state.hands[1]) == 1


def test_COM_9_who_may_be_charged_with_what() -> None:
    """Not oneself, no unknown rule, one charge at a time, and somebody must be able to vote."""
    played(f"""{VOTE}
        ana: charge ana VOA-21 !
        ana: charge bia VOA-99 !
        ana: charge bia VOA-21
        caio: charge dora VOA-21 !
        """)
    played(script("voador", "ana bia", "secret_card on") + "top 5S\nana: charge bia VOA-21 !")
    replay = played(VOTE + "ana: charge bia VOA-21")
    with pytest.raises(IllegalAction):
        replay.game.apply(replay.state, 2, Action("vote", number=7))


def test_COM_9_computer_players_abstain() -> None:
    """With only them left to vote, nothing can be charged; a majority is one of the people."""
    replay = played(VOTE)
    replay.state.computers = [3, 4]
    replay.game.apply(replay.state, 0, Action("charge", seat=1, text="VOA-21"))
    replay.game.apply(replay.state, 2, Action("vote", number=1))
    assert len(replay.state.hands[1]) == 5


def test_COM_10_an_accusation_does_not_find_a_hidden_draw() -> None:
    """Ana has one card, undeclared, and has just drawn: nobody can know, and accusing her is right as it was before."""
    late = script("classic") + (
        """
        top 5C
        hand ana 6C 4D
        hand bia 8C 2C
        hand caio 10C 2H
        stock 3C
        ana: play 6C
        bia: play 8C
        caio: play 10C
        """
    )
    played(late + "bia: accuse ana\n= count ana 6")
    replay = played(f"""{late}
        ana: draw
        = pending ana turn
        bia: accuse ana
        = count ana 7
        """)
    assert view(replay.game, replay.state, 1).counts[0] == 6


@pytest.mark.parametrize("game", GAMES)
def test_COM_13_a_drawn_card_that_cannot_be_played_ends_the_turn(game: str) -> None:
    """By itself, and everybody is told of the draw; one that can waits, and nobody is told."""
    replay = played(f"""{script(game)}
        top 5S
        hand ana 2D 6D
        hand bia 8C 3C
        stock 3H 4S
        ana: draw
        = turn bia
        """)
    assert happened(replay)[:4] == ["Settled", "DrewHidden", "DrawShown", "Passed"]
    replay = played(f"""{script(game)}
        top 5S
        hand ana 2D
        hand bia 8C 3C
        stock 4S
        """)
    before = view(replay.game, replay.state, 1)
    events = replay.game.apply(replay.state, 0, Action("draw"))
    assert view(replay.game, replay.state, 1) == before
    assert view(replay.game, replay.state, NOBODY).counts[0] == 1
    assert [event.seen_by(1) for event in events] == [None] * len(events)
    assert view(replay.game, replay.state, 0).drawn == (15,)
    shown = replay.game.apply(replay.state, 0, Action("play", (15,)))
    assert [type(event).__name__ for event in shown[:2]] == ["Settled", "DrawShown"]


@pytest.mark.parametrize("game", GAMES)
def test_COM_13_a_shuffle_for_a_hidden_draw_is_hidden_too(game: str) -> None:
    """The stock seems to be as it was until the decision has fallen."""
    replay = played(script(game) + "pile 2S 3S 4S 5S\nhand ana 2D\nhand bia 8C 3C")
    state = replay.state
    state.aside, state.stock = state.stock, []
    before = view(replay.game, state, 1)
    replay.game.apply(state, 0, Action("draw"))
    assert state.hidden == 1
    assert view(replay.game, state, 1) == before
    assert view(replay.game, state, 0).stock == 2


@pytest.mark.parametrize("cards", range(6))
@pytest.mark.parametrize("game", GAMES)
def test_COM_14_false_accusation(game: str, cards: int) -> None:
    """Accusing is always possible, of others; a wrong one costs the accuser what the option says."""
    played(f"""{script(game, "ana bia caio", f"false_accusation {cards}")}
        top 5S
        hand ana 6S 2D
        hand bia 2C 3C
        hand caio 4C 4H
        bia: accuse caio
        = count bia {2 + cards}
        = count caio 2
        ana: accuse bia
        = count ana {2 + cards}
        ana: accuse ana !
        = turn ana
        """)


@pytest.mark.parametrize(("game", "penalty"), [("classic", 5), ("voador", 7)])
def test_COM_17_a_late_declaration_cures_nothing(game: str, penalty: int) -> None:
    """Said after the next card; nobody else is told that it came too late."""
    late = f"""{script(game)}
        top 5S
        hand ana 6S 2D
        hand bia 2S 3S
        hand caio 4C 4D
        ana: play 6S
        bia: play 2S
        ana: declare
        """
    replay = played(late)
    assert getattr(replay.events[0].seen_by(1), "cured", None) is True
    played(late + f"caio: accuse ana\n= count ana {1 + penalty}")


@pytest.mark.parametrize(
    ("game", "rule"), [("classic", "AMM-8"), ("voador", "VOA-8"), ("serbian", "SRB-13"), ("ime", "IME-30")]
)
def test_a_refused_call_names_the_rule_of_its_game(game: str, rule: str) -> None:
    """Not that of another one."""
    replay = played(f"rules {game}\nseats ana bia\nturn ana\ntop 5S\nhand ana JS 2D\nana: play JS")
    with pytest.raises(IllegalAction) as why:
        replay.game.apply(replay.state, 0, Action("call", suit=4))
    assert (why.value.reason, why.value.rule) == (Reason.NO_SUCH_CHOICE, rule)


SCORED = f"""{script("classic", "ana bia caio", "target 1000")}
    scores ana 10 bia 40 caio 70
    top 5S
    hand ana 6S
    hand bia 2C
    hand caio 3C
    """


@pytest.mark.parametrize(("value", "total"), [("worst", 73), ("100", 140 + 3)])
def test_AMM_40_return_penalty(value: str, total: int) -> None:
    """Bia leaves, misses a round (AMM-42) and returns: with the worst total, or with a hundred more than she had."""
    text = SCORED.replace("seats", f"option return_penalty {value}\nseats", 1)
    played(f"""{text}
        bia: leave
        = seats ana caio
        ana: play 6S
        = scores ana 10 bia 43 caio 73
        bia: join
        deal q
        = scores bia {total}
        = seats ana bia caio
        """)


@pytest.mark.parametrize(("scoring", "worst"), [("cards", 3), ("wins", 0), ("amm_points", 12)])
def test_AMM_42_who_is_absent_scores_the_worst_hand(scoring: str, worst: int) -> None:
    """Bia was away at the deal, and a computer player has won for her: she scores what the worst of the others does."""
    replay = played(f"""{script("voador", "ana bia caio", f"scoring {scoring}")}
        top 5S
        hand ana 3C 4C 5C
        hand bia 6S
        hand caio 2C
        turn bia
        """)
    state = replay.state
    state.missing = [1]
    replay.game.apply(state, 1, Action("play", (23,)))
    assert state.totals[1] == worst


def test_AMM_42_being_away_counts_from_the_next_deal() -> None:
    """Who goes away during a round scores that one as it is; coming back costs nothing more."""
    replay = played(f"""{SCORED}
        bia: away
        bia: away !
        ana: play 6S
        = scores bia 42
        deal q
        """)
    assert replay.state.missing == [1]
    played(f"""{SCORED}
        bia: away
        ana: play 6S
        bia: back
        bia: back !
        deal q
        = scores bia 42
        """)


def test_AMM_42_when_everybody_is_absent_the_worst_of_all_counts() -> None:
    """There is no other hand to go by."""
    replay = played(SCORED)
    replay.state.missing = [0, 1, 2]
    replay.game.apply(replay.state, 0, Action("play", (23,)))
    assert replay.state.totals == [13, 43, 73]


LEAVE = f"""{script("classic", "ana bia caio dora")}
    top 5S
    hand ana 6S 2D
    hand bia 2S 3S
    hand caio 4S 4C
    hand dora 5C 5D
    """


def test_leaving_of_who_is_to_move_passes_the_turn_on() -> None:
    played(f"""{LEAVE}
        ana: leave
        = turn bia
        = seats bia caio dora
        ana: play 6S !
        bia: play 2S
        = turn caio
        """)
    played(LEAVE + "direction counter-clockwise\nana: leave\n= turn dora")


def test_leaving_of_somebody_else_leaves_the_turn() -> None:
    played(f"""{LEAVE}
        bia: leave
        = turn ana
        ana: play 6S
        = turn caio
        """)
    played(LEAVE + "dora: leave\nana: play 6S\n= turn bia")
    played(f"""{LEAVE}
        ana: play 6S
        ana: leave
        = turn bia
        bia: play 2S
        = turn caio
        """)


def test_leaving_before_a_debt_forgives_it() -> None:
    played(f"""{LEAVE.replace("6S", "7S")}
        ana: play 7S
        bia: leave
        = debt 0
        = pending caio turn
        """)


def test_leaving_of_the_dealer() -> None:
    played(f"""{LEAVE}
        dora: leave
        ana: play 6S
        bia: play 2S
        caio: leave
        ana: play 2D
        = round over
        deal z
        = seats ana bia
        """)


def test_leaving_with_a_hidden_draw_shows_it() -> None:
    replay = played(f"""{script("voador")}
        top 5S
        hand ana 2D
        stock 4S
        ana: draw
        ana: leave
        = turn bia
        """)
    assert replay.state.hidden == 0
    assert "DrawShown" in happened(replay)


@pytest.mark.parametrize("scoring", ["cards", "wins", "amm_points"])
def test_the_last_one_at_the_table_wins(scoring: str) -> None:
    """Nothing is counted against who stayed; the match is over, unless somebody is waiting to join."""
    head = f"""{script("voador", "ana bia", f"scoring {scoring}")}
        top 5S
        hand ana 2C 3C
        hand bia 4C
        """
    won = 1 if scoring == "wins" else 0
    replay = played(f"""{head}
        ana: leave
        = match over
        = winner bia
        = scores bia {won}
        """)
    assert replay.state.phase == OVER
    played(f"""{head}
        caio: join
        ana: leave
        = round over
        = match on
        = winner bia
        = scores bia {won}
        deal z
        = seats bia caio
        """)


@pytest.mark.parametrize("game", GAMES)
def test_every_card_in_the_hands(game: str) -> None:
    """Twelve players hold nearly all; drawing takes what is left, then passing."""
    made = make(game)
    state = made.new(12)
    made.apply(state, NOBODY, Action("deal", text="all"))
    while state.stock:
        state.hands[len(state.stock) % 12].append(state.stock.pop())
    for _ in range(2000):
        if state.phase != PLAYING:
            break
        seat = state.stack[-1].seats[0]
        moves = made.moves(state, seat)
        assert moves
        made.apply(state, seat, moves[0])
    assert state.phase != PLAYING


def test_an_unknown_game_is_refused_with_the_nearest() -> None:
    with pytest.raises(UnknownGame) as why:
        make("clasic")
    assert why.value.near == "classic"


def test_once_the_match_is_over_nothing_moves() -> None:
    replay = played(script("voador", "ana bia") + "top 5S\nana: leave\n= match over")
    for seat, action in ((1, Action("leave")), (NOBODY, Action("join")), (1, Action("draw")), (1, Action("away"))):
        with pytest.raises(IllegalAction):
            replay.game.apply(replay.state, seat, action)
