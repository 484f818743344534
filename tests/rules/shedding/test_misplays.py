"""Misplays of the advanced game: what is one, what it costs, and who is told of it (AMM-30)."""

from __future__ import annotations

import pytest

from rules.cards import parse
from rules.script.replay import Replay
from rules.table import NOBODY, Action, Reason
from tests.support.games import happened, played, refused

SIX_OF_SPADES, KING_OF_HEARTS, SEVEN_OF_DIAMONDS = parse("6S"), parse("KH"), parse("7D")


def table(*options: str) -> Replay:
    chosen = "".join(f"option {option}\n" for option in options)
    return played(f"""
        rules amm
        {chosen}
        seats ana bia caio
        top 5S
        hand ana 6S KH 9C 10C
        hand bia 7D 9S 8H
        hand caio 9D 8D
        turn ana
        """)


def test_AMM_30_the_player_is_told_why_and_the_others_only_that_it_happened() -> None:
    """The reason and the rule are for the player alone."""
    replay = table()
    misplay, drew = replay.game.apply(replay.state, 0, Action("play", (KING_OF_HEARTS,)))
    assert (type(misplay).__name__, type(drew).__name__) == ("Misplayed", "Drew")
    own = misplay.seen_by(0)
    assert (own.reason, own.rule, own.seat, own.fined) == (Reason.DOES_NOT_FOLLOW, "AMM-3", 0, True)
    for other in (1, 2, NOBODY):
        seen = misplay.seen_by(other)
        assert (seen.reason, seen.rule, seen.seat, seen.fined) == ("", "", 0, True)
        assert set(drew.seen_by(other).cards) == {-1}, "and not which cards came"


def test_AMM_30_where_it_costs_nothing_nobody_else_is_told() -> None:
    """A player pays once a round; a later wrong card comes back, and only its player hears why."""
    replay = table()
    replay.game.apply(replay.state, 0, Action("play", (KING_OF_HEARTS,)))
    others = [replay.game.view(replay.state, seat) for seat in (1, 2, NOBODY)]
    (again,) = replay.game.apply(replay.state, 0, Action("play", (KING_OF_HEARTS,)))
    assert (again.seen_by(0).reason, again.seen_by(0).rule, again.seen_by(0).fined) == (
        Reason.DOES_NOT_FOLLOW,
        "AMM-3",
        False,
    )
    assert [again.seen_by(other) for other in (1, 2, NOBODY)] == [None] * 3
    assert [replay.game.view(replay.state, seat) for seat in (1, 2, NOBODY)] == others


@pytest.mark.parametrize(
    ("top", "call", "hand", "card", "reason", "rule"),
    [
        ("5S", "", "KH 6S", "KH", Reason.DOES_NOT_FOLLOW, "AMM-3"),
        ("5S", "call hearts by caio", "6S KH", "6S", Reason.CALL_STANDS, "AMM-8"),
    ],
)
def test_AMM_30_the_reason_is_the_rule_that_was_broken(
    top: str, call: str, hand: str, card: str, reason: Reason, rule: str
) -> None:
    replay = played(f"rules amm\nseats ana bia caio\ntop {top}\n{call}\nhand ana {hand} 9C\nturn ana\n")
    own = replay.game.apply(replay.state, 0, Action("play", (parse(card),)))[0].seen_by(0)
    assert (own.reason, own.rule) == (reason, rule)


def test_AMM_30_a_wrong_moment_is_a_misplay_too() -> None:
    """Laying a card when somebody else is to move, on a debt, or under the lock."""
    replay = table()
    own = replay.game.apply(replay.state, 1, Action("play", (SEVEN_OF_DIAMONDS,)))[0].seen_by(1)
    assert (own.reason, own.rule) == (Reason.NOT_YOUR_TURN, "AMM-30")
    assert replay.game.view(replay.state).awaits.seats == (0,)
    debt = played("rules amm\nseats ana bia\ntop 5S\nhand ana 7S 3C\nhand bia 6S 2S 9H\nturn ana\nana: play 7S")
    own = debt.game.apply(debt.state, 1, Action("play", (SIX_OF_SPADES,)))[0].seen_by(1)
    assert (own.reason, own.rule) == (Reason.DEBT_STANDS, "AMM-7")
    assert debt.game.view(debt.state).debt == 2
    lock = played("rules amm\nseats ana bia\ntop 5S\nhand ana 2S 3C\nhand bia 6S 2H 9H\nturn ana\nana: play 2S")
    own = lock.game.apply(lock.state, 1, Action("play", (SIX_OF_SPADES,)))[0].seen_by(1)
    assert (own.reason, own.rule) == (Reason.LOCKED, "AMM-36")


def test_AMM_30_in_the_next_round_it_costs_again() -> None:
    replay = played("""
        rules amm
        option target 1000
        option silence off
        seats ana bia
        top 5S
        hand ana 6S
        hand bia 7D 9C 8H
        turn ana
        bia: play 7D ?
        = count bia 8
        ana: play 6S
        = round over
        deal 5
        = count bia 5
        """)
    for fined in (True, False):
        view = replay.game.view(replay.state, 1)
        wrong = next(card for card in view.hand if Action("play", (card,)) not in view.moves)
        events = replay.game.apply(replay.state, 1, Action("play", (wrong,)))
        assert events[0].seen_by(1).fined is fined
        assert replay.game.view(replay.state, 1).counts[1] == 10


@pytest.mark.parametrize("cards", [0, 1, 5, 10])
def test_AMM_30_misplay_penalty(cards: int) -> None:
    """So many cards; none at all is possible, and then everybody still learns that it happened."""
    replay = table(f"misplay_penalty {cards}")
    replay.game.apply(replay.state, 0, Action("play", (KING_OF_HEARTS,)))
    assert replay.game.view(replay.state).counts[0] == 4 + cards


def test_AMM_30_refused_where_the_table_wants_it() -> None:
    """`misplay = refuse`: a wrong card is no misplay, and costs nothing."""
    replay = table("misplay refuse")
    assert refused(replay, 0, Action("play", (KING_OF_HEARTS,))) == (Reason.DOES_NOT_FOLLOW, "AMM-3")
    assert refused(replay, 1, Action("play", (SEVEN_OF_DIAMONDS,))) == (Reason.NOT_YOUR_TURN, "AMM-30")


def test_AMM_30_a_card_that_one_does_not_hold_is_no_misplay() -> None:
    """Nor is anything but a card: it is refused, and costs nothing."""
    replay = table()
    assert refused(replay, 0, Action("play", (SEVEN_OF_DIAMONDS,))) == (Reason.NOT_IN_HAND, "COM-2")
    assert refused(replay, 0, Action("play")) == (Reason.DOES_NOT_FOLLOW, "AMM-35")
    assert refused(replay, 0, Action("play", (KING_OF_HEARTS, KING_OF_HEARTS))) == (Reason.DOES_NOT_FOLLOW, "AMM-35")
    assert refused(replay, 0, Action("draw")) == (Reason.HOLDS_PLAYABLE, "AMM-4")
    assert refused(replay, 0, Action("pass")) == (Reason.HOLDS_PLAYABLE, "AMM-4")
    assert refused(replay, 1, Action("draw")) == (Reason.NOT_YOUR_TURN, "AMM-30")


def test_AMM_30_the_whole_hand_is_offered_at_any_moment() -> None:
    """Nothing marks what is playable; with `hints` only what may be laid is offered, to whom it is to move."""
    replay = table()
    for seat in range(3):
        view = replay.game.view(replay.state, seat)
        assert view.anytime
        assert [action.cards[0] for action in view.offered if action.verb == "play"] == list(view.hand)
        assert {action.verb for action in view.offered} == {"play", "draw", "pass"}
    hinted = table("hints on")
    views = [hinted.game.view(hinted.state, seat) for seat in range(3)]
    assert [view.anytime for view in views] == [False] * 3
    assert views[0].offered == (Action("play", (SIX_OF_SPADES,)),)
    assert [view.offered for view in views[1:]] == [(), ()]
    assert happened(replay) == []
