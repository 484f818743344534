"""Small parts on which the rest stands: sets of cards, choices, options, saved forms, views, what computers prefer."""

from __future__ import annotations

from typing import Any

import pytest

from rules.cards import BLACK_JOKER, NAMES, mask, parse, pretty
from rules.catalogue import make
from rules.options import BadOption
from rules.script.reading import read
from rules.script.replay import lay_out
from rules.shedding.amm.jokers import Chosen, TookCards
from rules.shedding.amm.last_cards import HandsPassedOn, PointsDoubled
from rules.shedding.ime.rebound import Claimed
from rules.strategies import climbing, sensible
from rules.table import NOBODY, Action, Reason, choosing, chosen
from tests.support.folding import each
from tests.support.games import happened, played, refused


def cards(text: str) -> tuple[int, ...]:
    return tuple(map(parse, text.split()))


def test_a_card_for_people() -> None:
    assert [pretty(parse(name)) for name in ("7S", "10H", "AC", "QD", "BJ", "RJ")] == [
        *("7♠", "10♥", "A♣", "Q♦", "🃏B", "🃏R")
    ]


STRONG = "AC AD AH AS 2C 7C 7D 7H 7S 8C 8D 8H 8S 9C 9D 9H 9S JC JD JH JS"


def test_a_set_of_cards_has_these_and_no_others() -> None:
    for some in ("", "AC", "2C", "7S 7S", "AC KS RJ BJ"):
        inside = mask(cards(some))
        assert {card for card in range(len(NAMES)) if inside >> card & 1} == set(cards(some))
    assert mask([0]) == 1
    assert mask([3, 5]) == 0b101000


@each(
    ("move", "what"),
    [
        (Action("choose", (17,)), ("card", 17)),
        (Action("choose", seat=0), ("seat", 0)),
        (Action("choose", seat=3), ("seat", 3)),
        (Action("call", suit=0), ("suit", 0)),
        (Action("choose", number=2), ("number", 2)),
        (Action("accept"), ("nothing", 0)),
    ],
)
def test_what_a_choice_chooses_there_and_back(move: Action, what: tuple[str, int]) -> None:
    assert chosen(move) == what
    assert choosing(move.verb, *what) == move


@each(
    ("game", "options", "facts"),
    [
        ("voador", {}, {}),
        ("amm", {}, {"undeclared": 1}),
        ("ime", {}, {}),
        ("ime", {"teams": "pairs"}, {"pairs": 1}),
        ("ime", {"max_reshuffles": 2}, {"shuffles": 2}),
        ("ime", {"time_limit": 5}, {"minutes": 5}),
        ("ime", {"cyclic": "on"}, {"cyclic": 3}),
        ("serbian", {}, {"cut": mask(cards(STRONG))}),
        ("solitaire", {}, {"alone": 1}),
    ],
)
def test_a_course_of_its_own_says_what_one_has_to_know(game: str, options: Any, facts: dict[str, int]) -> None:
    made: Any = make(game, options)
    assert made.rules.course.facts() == facts


@each(
    ("name", "value", "said"),
    [
        ("targt", 7, "targt cannot be '7': no such option; near: target"),
        ("xyzzy", "on", "xyzzy cannot be 'on': no such option"),
        ("target", 0, "target cannot be '0': "),
        ("jump_in", "maybe", "jump_in cannot be 'maybe': "),
    ],
)
def test_an_option_that_a_game_does_not_know_says_so(name: str, value: Any, said: str) -> None:
    with pytest.raises(BadOption) as why:
        make("serbian", {name: value})
    assert str(why.value).startswith(said)
    assert why.value.given == str(value)


@each(
    ("change", "said"),
    [
        ({"phase": 5}, "phase of a state is str, not 5"),
        ({"mood": 1}, r"a state has unknown \['mood'\]"),
        ({"round": None}, "a state lacks 'round'"),
        ({"totals": [1, "two"]}, "totals of a state is a list of numbers"),
        ({"totals": 7}, "totals of a state is a list of numbers, not 7"),
        ({"hands": 7}, "hands of a state is a list, not 7"),
        ({"hands": [[1], ["two"]]}, "hands of a state holds lists of numbers"),
    ],
)
def test_a_state_that_cannot_be_read_says_what_is_wrong(change: dict[str, Any], said: str) -> None:
    game = make("classic")
    state = game.new(2)
    game.apply(state, NOBODY, Action("deal", text="1"))
    saved = {name: value for name, value in {**state.save(), **change}.items() if value is not None or name != "round"}
    with pytest.raises(ValueError, match=said):
        game.load(saved)


# what is told, and to whom


def view_of(text: str, seat: int = 0) -> Any:
    replay = played(text)
    return replay.game.view(replay.state, seat)


ZHENG = "rules zheng\nseats ana bia caio dora\nhand ana 3C 3D 4C 5C\nhand bia 4D 4H 6S\nhand caio 7C 7D 8C\n"
TRIBUTE = f"{ZHENG}hand dora 9C 9D KH\nplaced ana bia caio dora\n"


def test_ZSY_30_a_view_says_whether_tribute_is_being_paid_or_given_back() -> None:
    assert not view_of(f"{ZHENG}hand dora 9C\nturn ana").back
    assert not view_of(TRIBUTE).back
    assert not view_of(f"{TRIBUTE}caio: give 8C\ndora: give KH").back
    assert view_of(f"{TRIBUTE}caio: give 8C\ndora: give KH\nana: choose 1").back


def test_ZSY_40_nobody_has_a_partner_where_all_play_alone() -> None:
    alone = lay_out(read(f"{ZHENG}hand dora 9C\nturn ana"), make("zheng"))
    assert list(alone.teams) == []
    assert alone.dealer == 3, "the last seat has dealt, unless the script says who"


def test_a_play_says_its_cards_and_what_they_are_taken_for() -> None:
    view = view_of(f"{ZHENG}hand dora 9C\nturn ana")
    for move in view.moves:
        assert move == Action("play", move.cards, text=move.text)
        assert move.text


@each(("twos", "found"), [("on", True), ("off", False)])
def test_ZSY_12_a_sequence_up_to_the_two_is_offered_where_the_option_says_so(twos: str, found: bool) -> None:
    seats = "seats a b c\nhand a QC KD AH 2S 5C\nhand b 3C\nhand c 4C\nturn a"
    script = f"rules zheng\noption twos_in_sequences {twos}\n{seats}"
    offered = {frozenset(move.cards) for move in view_of(script).moves}
    assert (frozenset(cards("QC KD AH 2S")) in offered) is found


def test_VOA_15_a_view_says_that_nobody_may_speak_only_when_it_is_so() -> None:
    script = "rules voador\nseats ana bia\ntop 5S\nhand ana KS 5D\nhand bia 6H 2C 3C\nturn ana"
    assert "silent" not in view_of(script).marks
    assert "silent" in view_of(f"{script}\nana: play KS").marks


def test_IME_53_a_view_says_that_nobody_speaks_all_round() -> None:
    script = "rules ime\noption read_only {}\nseats ana bia\ntop 5S\nhand ana 6S 5D\nhand bia 6H 2C 3C\nturn ana"
    assert "mute" in view_of(script.format("on")).marks
    assert "mute" not in view_of(script.format("off")).marks


def test_IME_22_who_eats_still_eats_in_the_next_round() -> None:
    script = (
        "rules ime\nseats ana bia\ntop 5S\nhand ana 6S\nhand bia 6H 2C 3C\nturn ana\nbia: eat\nana: play 6S\ndeal x"
    )
    assert "eating:1" in view_of(script).marks


def test_IME_7_a_turn_after_which_nobody_had_asked_begins_in_silence() -> None:
    """That everybody may ask again is no news then."""
    script = "rules ime\nseats ana bia\ntop 5S\nhand ana 6S 5D 9D\nhand bia 6H 2C 3C\nturn ana\n"
    assert "TurnBegan" not in happened(played(f"{script}ana: play 6S"))
    assert "TurnBegan" in happened(played(f"{script}ana: ask bia\nana: play 6S"))


def test_IME_34_only_two_see_the_cards_of_a_rebound() -> None:
    replay = played(
        "rules ime\nseats ana bia caio\ntop 5C\nhand ana RJ KH 3C QH\nhand bia 9C 6H QS\nturn ana\n"
        "stock 2C 3D 4H 5S\nana: play RJ\nbia: draw\nbia: claim"
    )
    (claimed,) = [event for event in replay.events if isinstance(event, Claimed)]
    assert sorted(claimed.cards) == sorted(cards("2C 3D 4H 5S"))
    for seat in (0, 1):
        assert claimed.seen_by(seat) == claimed
    for seat in (2, NOBODY):
        assert claimed.seen_by(seat) == Claimed(1, 0, (-1,) * 4)


def test_AMM_38_of_hands_that_are_passed_on_each_sees_its_own() -> None:
    passed_on = HandsPassedOn((cards("2C"), cards("3C 4C"), ()))
    assert passed_on.seen_by(1).hands[1] == cards("3C 4C")
    assert set(passed_on.seen_by(1).hands[0]) == {-1}
    assert set(passed_on.seen_by(NOBODY).hands[1]) == {-1}


def test_AMM_39_whose_points_count_twice_is_told_with_the_reason() -> None:
    replay = played(
        "rules amm\nseats ana bia caio\ntop 5C\nhand ana 2C\nhand bia 9C 6H\nhand caio 3D\nturn ana\n"
        "ana: play 2C\nana: choose caio"
    )
    assert Chosen(0, 2, "two") in replay.events
    assert PointsDoubled(2, "two") in replay.events


CHUPA = (
    "rules amm\noption jokers both\noption chupa_cabra on\nseed {}\nseats ana bia caio\ntop 5S\n"
    "hand ana BJ KH 3C 4C 5C 6C\nhand bia 5D 9C\nhand caio 9D 8D\nturn ana\nana: play BJ\nana: choose caio"
)


def test_AMM_54_which_cards_are_sucked_hangs_on_the_seed() -> None:
    """They are drawn by lot, and it is told who has chosen whom."""
    sucked = set()
    for seed in range(12):
        replay = played(CHUPA.format(seed))
        assert Chosen(0, 2, "chupa") in replay.events
        (took,) = [event for event in replay.events if isinstance(event, TookCards)]
        assert (took.seat, took.victim, len(took.cards)) == (2, 0, 3)
        sucked.add(frozenset(took.cards))
    assert len(sucked) > 1


@each(
    ("jokers", "chupa", "face_down"),
    [
        ("both", "off", {"RJ", "BJ"}),
        ("both", "on", {"RJ"}),
        ("roulette", "off", {"RJ", "BJ"}),
        ("roulette", "on", {"RJ"}),
        ("hecatombe", "off", set()),
    ],
)
def test_AMM_53_AMM_54_a_chupa_cabra_is_not_laid_face_down(jokers: str, chupa: str, face_down: set[str]) -> None:
    script = f"rules amm\noption jokers {jokers}\noption chupa_cabra {chupa}\noption lock off\nseats ana bia\ntop 5S\n"
    view = view_of(f"{script}hand ana RJ BJ 5C 6D\nhand bia 5D 9C\nturn ana")
    assert {NAMES[move.cards[0]] for move in view.moves if move.verb == "roulette"} == face_down


def test_AMM_41_the_first_seat_too_is_taken_again_by_who_has_left_it() -> None:
    replay = played("rules classic\nseats ana bia caio\ntop 5S\nhand ana 6S 5D\nhand bia 2C\nhand caio 2D 3D\nturn ana")
    replay.game.apply(replay.state, 0, Action("leave"))
    replay.game.apply(replay.state, 0, Action("join"))
    assert len(replay.state.status) == 3


@each("at", [0, 7, 8])
def test_SRB_32_cards_are_taken_up_early_until_the_dealer_has_finished(at: int) -> None:
    game = make("serbian", {"early_hand_penalty": "on"})
    replay = played("rules serbian\noption early_hand_penalty on\nseats ana bia\nseed 1")
    replay.game, replay.state = game, game.new(2)
    game.apply(replay.state, NOBODY, Action("deal", text="1"), 1000)
    while replay.state.stack[-1].kind == "cut":
        seat = replay.state.stack[-1].seats[0]
        game.apply(replay.state, seat, game.moves(replay.state, seat)[-1], 1000)
    if at >= 8:
        assert refused(replay, 0, Action("look"), 1000 + at) == (Reason.TOO_LATE, "SRB-32")
        return
    held = len(replay.state.hands[0])
    game.apply(replay.state, 0, Action("look"), 1000 + at)
    assert len(replay.state.hands[0]) > held
    assert refused(replay, 0, Action("look"), 1000 + at) == (Reason.TOO_LATE, "SRB-32")


# what computer players prefer


def choice(text: str, seat: int = 0) -> str:
    view = view_of(text, seat)
    action = sensible.choose(view, lambda moves: moves[0])
    return " ".join([action.verb, *(NAMES[card] for card in action.cards)])


VOADOR = "rules voador\nseats ana bia\nhand bia 6H 2C 3C\nturn ana\n"


@each(
    ("script", "does"),
    [
        (f"{VOADOR}top 5S\nhand ana 5S 5D 5C", "steal 5S"),
        (f"{VOADOR}top 5S\nhand ana 5S 9H 10D", "double 5S"),
        (f"{VOADOR}top 5S\nhand ana 9H 10D QS JC", "play QS"),
    ],
)
def test_VOA_12_a_computer_player_steals_where_it_can_play_on(script: str, does: str) -> None:
    assert choice(script) == does


@each(
    ("game", "card", "said"),
    [
        ("serbian", "5D", Action("declare", text="last card")),
        ("serbian", "JD", Action("declare", text="mau mau")),
        ("voador", "5D", Action("declare")),
        ("voador", "5D 6D", None),
    ],
)
def test_SRB_4_a_computer_player_says_what_the_card_asks_for(game: str, card: str, said: Action | None) -> None:
    undeclared = "" if " " in card else "undeclared ana\n"
    view = view_of(f"rules {game}\nseats ana bia\ntop 5S\nhand ana {card}\n{undeclared}hand bia 2C 3C\nturn bia")
    assert sensible.speaks(view) == said


def test_leads_are_suggested_without_wild_cards_first() -> None:
    """One for each reading; answers are suggested from the smallest on."""
    script = "rules zheng\nseats a b c\nhand a 3C 3D 4H 2S\nhand b 3H 5H\nhand c 4C 6C\nturn a\n"
    leads = climbing.suggestions(view_of(script))
    wild = [parse("2S") in one.move.cards for one in leads]
    assert wild == sorted(wild)
    assert len({one.reading for one in leads}) == len(leads) > 3
    answer = (
        view_of(f"{script}a: play 3C", 2)
        if view_of(f"{script}a: play 3C", 2).moves
        else view_of(f"{script}a: play 3C", 1)
    )
    strengths = [one.reading.strength for one in climbing.suggestions(answer)]
    assert strengths == sorted(strengths)
    assert strengths
    assert BLACK_JOKER not in answer.hand
