"""Moves ahead: what is done when it can be, by facts of one's own view, for whatever game."""

from __future__ import annotations

from random import Random

import pytest

from rules.ahead import FACTS, ONLY, MoveAhead, fact, is_known_fact, parts, steps, still_possible
from rules.cards import HEARTS, SEVEN, parse
from rules.catalogue import RULEBOOKS, make
from rules.match import PLAYING
from rules.table import Action
from tests.support.games import played

TURN = (
    "rules classic\nseats ana bia caio\ntop {top}\nhand ana {hand}\nhand bia 9C 9D\nhand caio KC\n"
    "stock 8C 10C\nturn ana"
)


def play(card: str, *when: str, then: tuple[Action, ...] = ()) -> MoveAhead:
    return MoveAhead(Action("play", (parse(card),)), when, then)


def done(script: str, *ahead: MoveAhead, seat: int = 0) -> list[tuple[str, tuple[int, ...], int]]:
    """What a seat does by its moves ahead: the verbs, the cards, the suit that is called."""
    replay = played(script)
    return [(one.verb, one.cards, one.suit) for _, one in steps(replay.game, replay.state, seat, ahead, 0)]


def test_the_first_that_can_be_done_is_done() -> None:
    script = TURN.format(top="7S", hand="8H 7H KS")
    assert done(script, play("8H"), play("KS"), play("7H")) == [("play", (parse("KS"),), -1)]
    assert done(script, play("8H")) == []
    other = TURN.format(top="7S", hand="8H 9H")
    assert done(other, play("8H"), MoveAhead(Action("draw"))) == [("draw", (), -1)]


@pytest.mark.parametrize(
    ("top", "when", "holds"),
    [
        ("7H", fact("suit", HEARTS), True),
        ("7S", fact("suit", HEARTS), False),
        ("7S", fact("rank", SEVEN), True),
        ("8S", fact("rank", SEVEN), False),
        ("7S", "debt", False),
        ("7S", fact("few", 1), True),
        ("7S", "no-other", False),
        ("QH", "no-other", True),
        ("7S", "lead", False),
        ("7S", "partner", False),
    ],
)
def test_a_card_waits_for_its_fact(top: str, when: str, holds: bool) -> None:
    script = TURN.format(top=top, hand="JC 7D AS").replace("rules classic", "rules german")
    assert bool(done(script, play("JC", when))) == holds


def test_one_of_several_facts_is_enough() -> None:
    script = TURN.format(top="7S", hand="7H 3D")
    assert done(script, play("7H", fact("suit", HEARTS), fact("rank", SEVEN)))
    assert not done(script, play("7H", fact("suit", HEARTS), "debt"))


def test_what_is_asked_next_is_answered_along_if_it_can_be() -> None:
    call, other = Action("call", suit=HEARTS), Action("choose", seat=1)
    script = TURN.format(top="7S", hand="JC 7D 8S 9H").replace("rules classic", "rules german")
    assert done(script, play("JC", then=(other, call))) == [("play", (parse("JC"),), -1), ("call", (), HEARTS)]
    assert done(script, play("7D", then=(call,))) == [("play", (parse("7D"),), -1)]


def test_the_only_thing_is_done_whatever_it_is_and_no_choice_is_taken_away() -> None:
    only = MoveAhead(Action(ONLY))
    assert done(TURN.format(top="8S", hand="7H 3D QD"), only) == [("draw", (), -1)]
    assert done(TURN.format(top="7S", hand="7H 7D QD"), only) == []


def test_the_last_card_is_announced_along() -> None:
    """As a computer player announces it: nobody forgets it in advance."""
    script = TURN.format(top="7S", hand="7H 3D")
    assert [verb for verb, _, _ in done(script, play("7H"))] == ["play", "declare"]


def test_a_debt_is_answered_with_the_card_that_was_kept_for_it() -> None:
    script = (
        "rules german\nseats ana bia\ntop 8S\nhand ana 7S KD 9C\nhand bia 7C KS 9D\nstock 8C 10C 9H AC\nturn ana\n"
        "ana: play 7S"
    )
    ahead = (play("KS"), play("7C", "debt"), MoveAhead(Action("draw"), ("debt",)))
    assert done(script, *ahead, seat=1)[0] == ("play", (parse("7C"),), -1)
    assert done(script, ahead[0], ahead[2], seat=1) == [("draw", (), -1)]


def test_what_no_longer_makes_sense_goes() -> None:
    two = MoveAhead(Action("play", (3, 3)))
    ahead = [play("7H"), two, MoveAhead(Action("pass")), MoveAhead(Action("draw"))]
    assert still_possible(ahead, [parse("7H"), 3, 3], leads=False) == ahead
    assert still_possible(ahead, [parse("7H"), 3], leads=True) == [ahead[0], ahead[3]]
    assert still_possible(ahead, [], leads=False) == ahead[2:]


def test_it_is_saved_and_read_and_nothing_else_is_read() -> None:
    one = play("7H", "debt", fact("rank", SEVEN), then=(Action("call", suit=2),))
    assert MoveAhead.load(one.save()) == one
    for wrong in (None, [], [[], [], []], [one.save()[0], ["no such fact"], []], [one.save()[0], [], [["call"]]]):  # type: ignore[index]
        with pytest.raises(ValueError, match=r"move ahead|no action"):
            MoveAhead.load(wrong)
    assert [is_known_fact(one) for one in ("debt", "suit-2", "suit-x", "", "debt-", "few-1-2")] == [True, True] + [
        False
    ] * 4
    assert parts("no-other") == ("no-other", -1)


@pytest.mark.parametrize("name", sorted(RULEBOOKS))
def test_in_every_game_and_at_every_decision_what_is_done_is_a_move_of_the_rules(name: str) -> None:
    """Each decision of random rounds: every fact can be asked, and whatever is done the rules accept."""
    chance, game = Random(name), make(name)
    met = 0
    for number in range(4):
        state = game.new(game.seats[0])
        game.apply(state, -1, Action("deal", text=f"{name} {number}"))
        for _ in range(120):
            if state.phase != PLAYING or not state.stack:
                break
            seat = state.stack[-1].seats[0]
            moves = game.moves(state, seat)
            said = chance.choice(moves)
            which = chance.randrange(4)
            ahead = [MoveAhead(said, (fact(one, which) if one in ("suit", "rank", "few") else one,)) for one in FACTS]
            todo = steps(game, state, seat, [*ahead, MoveAhead(Action(ONLY)), MoveAhead(said)], 0)
            if said.verb != "jump":
                assert todo, (said, moves)
            met += len(todo)
            for one in todo or [(seat, said)]:
                game.apply(state, *one)
    assert met > 20
