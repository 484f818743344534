"""Mau Mau Voador, rule by rule (VOA-1 to VOA-25)."""

from __future__ import annotations

import pytest

from rules.cards import JOKERS, NATURALS, Deck, parse
from rules.catalogue import RULEBOOKS, make
from rules.chance import shuffled
from rules.match import PLAYING
from rules.options import BadOption
from rules.shedding.state import MauMauState
from rules.shedding.view import view
from rules.shedding.voador.secret import Secret, SecretShown
from rules.table import NOBODY, Action, IllegalAction, Reason
from tests.support.games import happened, played

THREE = """
rules voador
seats ana bia caio
turn ana
"""
"""Counter-clockwise: ana, caio, bia."""
TWO = """
rules voador
seats ana bia
turn ana
"""
SECRET = """
rules voador
option secret_card on
seats ana bia caio
secret 7S
turn ana
"""


def refused(text: str) -> Reason:
    """Why the last line of a script was refused."""
    *told, last = text.strip().splitlines()
    replay = played("\n".join(told))
    seat, what = last.strip().split(": ")
    verb, *cards = what.replace("jump in", "jump").split()
    named = tuple(parse(name) for name in cards)
    with pytest.raises(IllegalAction) as why:
        replay.game.apply(replay.state, replay.names.index(seat), Action(verb, named))
    assert why.value.rule
    return why.value.reason


@pytest.mark.parametrize("seats", range(2, 13))
def test_VOA_1_two_packs_with_jokers_seven_cards_counter_clockwise(seats: int) -> None:
    """From two to twelve players get seven cards of 108 each; play begins counter-clockwise."""
    game = make("voador")
    state = game.new(seats)
    game.apply(state, NOBODY, Action("deal", text="3"))
    deal = Deck(2, jokers=True).cards
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
    cards = shuffled("d", 1, Deck(2, jokers=True).cards)[::-1]
    assert [dealt.hands[0][0], dealt.hands[2][0], dealt.hands[1][0]] == cards[:3]  # type: ignore[attr-defined]
    assert dealt.hands[0][1] == cards[3]  # type: ignore[attr-defined]


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
    assert refused(script + "ana: play 2D") == Reason.DOES_NOT_FOLLOW
    assert refused(script + "ana: draw") == Reason.HOLDS_PLAYABLE
    assert refused(script + "ana: pass") == Reason.DRAW_FIRST
    assert refused(script + "ana: play 4S") == Reason.NOT_IN_HAND


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
    assert refused(script + "ana: draw\nana: play 2D") == Reason.ONLY_THE_DRAWN


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


STEAL = f"""{THREE}
    top 5S
    hand ana 8S 4D
    hand bia 8S 8D 2C
    hand caio 8H 3H
    """


@pytest.mark.parametrize(
    ("twin", "then"),
    [
        ("9S", "= count dora 2\n= count bia 3\ncaio: play 2S\n= turn bia"),
        ("QS", "= direction clockwise\ncaio: play 2S\n= turn dora"),
        ("KS", "= silent yes\ncaio: play 2S\n= turn bia"),
        ("7S", "= debt 0\n= pending caio turn\ncaio: play 2S\n= turn bia"),
    ],
)
def test_VOA_11_a_special_card_laid_so_has_no_effect(twin: str, then: str) -> None:
    """No second draw, reverse or silence; and a debt still standing is void. (The ace's skip: below.)"""
    played(f"""
        rules voador
        seats ana bia caio dora
        turn ana
        top 5S
        hand bia 3C 4C
        hand dora 2C 2D
        hand ana {twin} 4D 4H
        hand caio {twin} 2S 3H
        ana: play {twin}
        caio: jump in {twin}
        {then}
        """)


def test_VOA_11_a_draw_that_is_not_shown_does_not_end_the_time_to_steal() -> None:
    """Caio has drawn and is still thinking: bia steals, he keeps the card, and now everybody knows of it."""
    replay = played(f"""{THREE}
        top 5S
        hand ana 8S 4D
        hand bia 8S 8D 2C
        hand caio 3H 3C
        stock 9S
        ana: play 8S
        caio: draw
        = legal caio play 9S, pass
        = legal bia jump in 8S
        bia: jump in 8S
        = count caio 3
        = turn bia
        """)
    assert "DrawShown" in happened(replay)
    assert view(replay.game, replay.state).counts[2] == 3


def test_VOA_11_first_come_first_served() -> None:
    """Bia was quicker than caio: he is told so and loses nothing; and the other way round."""
    script = f"""{THREE}
        top 5S
        hand ana 8S 4D
        hand bia 8S 8D 2C
        hand caio 8H 3H
        ana: play 8S
        """
    assert refused(script + "bia: jump in 8S\ncaio: play 8H") == Reason.NOT_YOUR_TURN
    assert refused(script + "caio: play 8H\nbia: jump in 8S") == Reason.NOT_IDENTICAL


def test_VOA_11_nobody_jumps_in_on_the_own_turn() -> None:
    """That is stealing one's own turn (VOA-12); a drawn card that waits is the only one that may be laid."""
    script = (
        TWO.replace("seats", "option voluntary_draw on\nseats")
        + """
        top 8S
        hand ana 8S 2D
        stock 3S
        """
    )
    assert refused(script + "ana: jump in 8S") == Reason.STEAL_OR_DOUBLE
    assert refused(script + "ana: draw\nana: jump in 8S") == Reason.STEAL_OR_DOUBLE
    assert refused(script + "ana: draw\nana: steal 8S") == Reason.ONLY_THE_DRAWN


TWIN = f"""{THREE}
    top 8S
    hand ana 8S 4S 2D
    hand bia 2C 2H
    hand caio 3C 3D
    """


@pytest.mark.parametrize("twin", ["AS", "9S", "QS", "KS", "JS"])
def test_VOA_12_dobradinha_has_no_effect_of_its_own(twin: str) -> None:
    """Neither skip nor draw nor reverse nor silence nor call."""
    played(f"""{THREE}
        top {twin}
        hand ana {twin} 4S 2D
        hand bia 2C 2H
        hand caio 3C 3D
        ana: double {twin}
        = count caio 4
        = count bia 2
        = turn caio
        = pending caio turn
        = direction counter-clockwise
        = silent no
        = call none
        """)


def test_VOA_12_on_a_debt_of_sevens_the_twin_answers_steals_or_doubles() -> None:
    """Answering raises the debt; the other two void it."""
    script = f"""{THREE}
        top 5S
        hand ana 7S 4D
        hand caio 7S 4S 2D
        hand bia 2C 2H
        ana: play 7S
        """
    played(f"""{script}
        = legal caio play 7S, steal 7S, double 7S, draw
        caio: play 7S
        = debt 6
        = pending bia answer
        """)
    played(f"""{script}
        caio: double 7S
        = debt 0
        = count bia 4
        = pending bia turn
        """)
    played(f"""{script}
        caio: steal 7S
        = debt 0
        = turn caio
        caio: play 4S
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


@pytest.mark.parametrize("cards", range(8))
def test_VOA_17_silence_penalty(cards: int) -> None:
    """Whoever speaks draws so many."""
    played(f"""
        rules voador
        option silence_penalty {cards}
        seats ana bia
        turn ana
        top 5S
        hand ana KS 4D 4H
        hand bia 3C 2S
        ana: play KS
        bia: says que sorte
        = says bia silence
        = count bia {2 + cards}
        """)


def test_VOA_17_at_most_once_in_ten_seconds() -> None:
    """The second message within ten seconds costs nothing; the next one does again."""
    replay = played(f"""{TWO}
        top 5S
        hand ana KS 4D 4H
        hand bia 3C 2S
        ana: play KS
        """)
    game, state = replay.game, replay.state
    for at, count in ((1000, 4), (1009, 4), (1010, 6), (1011, 6)):
        game.apply(state, 1, Action("says", number=1), at)
        assert len(state.hands[1]) == count


@pytest.mark.parametrize("value", ["on", "off"])
def test_VOA_17_silence_delete_is_the_bots(value: str) -> None:
    """The rules only carry the option."""
    assert make("voador", {"silence_delete": value}).options["silence_delete"] == value
    assert make("voador").options["silence_delete"] == "off"


def test_VOA_18_under_silence_one_knocks_twice() -> None:
    """One knock is none; words are speech and no declaration."""
    script = f"""{TWO}
        top 5S
        hand ana KS 4S 4H
        hand bia 3S 2S 9D
        ana: play KS
        bia: play 3S
        ana: play 4S
        """
    played(f"""{script}
        ana: knock
        ana: knock
        bia: play 2S
        bia: accuse ana
        = count ana 1
        """)
    played(f"""{script}
        ana: knock
        bia: play 2S
        bia: accuse ana
        = count ana 8
        """)
    played(f"""{script}
        ana: declare !
        ana: says mau mau
        = says ana silence
        = count ana 3
        """)


def test_VOA_18_two_knocks_within_ten_seconds() -> None:
    """Eleven seconds apart they are two first knocks."""
    script = f"""{TWO}
        top 5S
        hand ana KS 4S
        hand bia 3S 2S
        ana: play KS
        """
    for gap, declared in ((10, True), (11, False)):
        replay = played(script)
        replay.game.apply(replay.state, 0, Action("knock"), 100)
        events = replay.game.apply(replay.state, 0, Action("knock"), 100 + gap)
        assert (type(events[0]).__name__ == "Declared") is declared


@pytest.mark.parametrize("value", ["forgive", "punish"])
def test_VOA_18_silence_unreadable_is_the_bots(value: str) -> None:
    """The rules only carry the option."""
    assert make("voador", {"silence_unreadable": value}).options["silence_unreadable"] == value


def test_VOA_20_the_secret_card_is_shown_before_the_deal_and_never_again() -> None:
    """It is no joker; no view and no later event names it."""
    game = make("voador", {"secret_card": "on"})
    found = set()
    for seed in range(60):
        state = game.new(3)
        first, *_ = game.apply(state, NOBODY, Action("deal", text=str(seed)))
        assert isinstance(first, SecretShown)
        assert first.card in NATURALS
        found.add(first.card)
        assert "secret" not in view(game, state, 0).marks
    assert len(found) > 20
    assert not isinstance(_dealt("off").own, Secret)


def _dealt(secret: str) -> MauMauState:
    game = make("voador", {"secret_card": secret})
    state = game.new(3)
    game.apply(state, NOBODY, Action("deal", text="1"))
    return state


def test_VOA_22_an_attack_goes_on_any_card_and_chooses_anybody() -> None:
    """Eight cards for the chosen one; the card below is followed; the turn goes on behind the attacker."""
    replay = played(f"""{SECRET}
        top 5D
        hand ana 7S 4D 4C
        hand bia 2C 2D
        hand caio 3D 2H
        ana: attack 7S
        = pending ana choose
        ana: choose ana !
        ana: choose bia
        = pending bia retaliate
        bia: accept
        = count bia 10
        = turn caio
        = top 7S
        = legal caio play 3D, attack 2H, attack 3D
        """)
    assert replay.state.debt == 0


def test_VOA_22_while_a_debt_stands_no_card_attacks() -> None:
    """Refused for the secret card and for every other alike."""
    script = f"""{SECRET}
        top 7D
        hand ana 7H 4D
        hand caio 7S 2H
        ana: play 7H
        """
    played(script + "caio: attack 7S !\ncaio: attack 2H !\n= legal caio play 7S, draw")
    assert refused(script + "caio: attack 7S") == refused(script + "caio: attack 2H") == Reason.DEBT_STANDS


def test_VOA_22_the_attack_is_offered_for_everyparse() -> None:
    """Whether or not it is held, so that no button tells; after a draw for the drawn card."""
    played(f"""{SECRET}
        top 5D
        hand ana 7H 4C RJ
        = legal ana play RJ, attack 7H, attack 4C, attack RJ
        """)
    played(f"""{SECRET}
        top 5D
        hand ana 7H 4C
        stock 2C
        ana: draw
        = legal ana attack 2C, pass
        """)
    played(f"""{SECRET}
        top 5D
        hand ana 7H 4C
        stock 7S 2C
        ana: draw
        ana: attack 7S at bia
        bia: accept
        = turn caio
        """)


def test_VOA_22_play_goes_on_from_the_last_card_that_is_no_secret_one() -> None:
    """Also where the twin of the attack lies below as an ordinary card; jokers between are passed over."""
    played(f"""{SECRET}
        top 5S
        hand ana 7S 4D
        hand caio 2H 2C
        hand bia 7S 3D 3C
        ana: play 7S
        caio: draw
        bia: attack 7S at caio
        caio: accept
        = turn ana
        = top 7S
        ana: play 4D !
        """)
    replay = played(f"""{SECRET}
        pile 5D 7S
        hand ana 7S 4D
        hand caio 2H 3D
        ana: attack 7S at bia
        bia: accept
        caio: play 3D
        """)
    assert replay.state.covered == 0


def test_VOA_23_while_somebody_decides_nobody_else_moves() -> None:
    """No turn, no jump; and leaving takes the eight along."""
    played(f"""{SECRET}
        top 5D
        hand ana 7S 4D
        hand bia 5D 2D
        hand caio 3D
        ana: attack 7S at bia
        caio: play 3D !
        bia: jump in 5D !
        bia: leave
        = turn caio
        """)
    played(f"""{SECRET}
        top 5D
        hand ana 7S 4D
        hand bia 5D 2D
        ana: attack 7S at bia
        ana: leave
        bia: accept
        = turn caio
        """)
    played(f"""{SECRET}
        top 5D
        hand ana 7S 4D
        hand bia 5D 2D
        ana: attack 7S
        ana: leave
        = pending bia retaliate
        bia: accept
        = turn caio
        """)


def test_every_option_refuses_what_it_cannot_be() -> None:
    for option in RULEBOOKS["voador"].options:
        with pytest.raises(BadOption):
            make("voador", {option.name: "x"})
