"""Mau-Mau Imesco: what is refused, and with which reason and rule."""

from __future__ import annotations

import pytest

from rules.cards import parse
from rules.script.replay import Replay
from rules.table import Action, Reason
from tests.support.games import played, refused


def table(hand: str, top: str, *more: str, bia: str = "10D", options: str = "") -> Replay:
    return played(
        f"rules ime\n{options}\nseats ana bia caio\ntop {top}\nhand ana {hand} KH 3C\nhand bia {bia}\nturn ana\n"
        + "\n".join(more)
    )


def lay(card: str) -> Action:
    return Action("play", (parse(card),))


def test_IME_27_an_eight_is_refused_on_somebody_who_has_declared() -> None:
    """Whoever is in Mau-Mau keeps the last card; the refusal says so, and by which rule."""
    replay = table("8S 8D", "5S")
    for eight in ("8S", "8D"):
        assert refused(replay, 0, lay(eight)) == (Reason.HAS_DECLARED, "IME-27")
        assert lay(eight) not in replay.game.moves(replay.state, 0)
    assert refused(replay, 0, lay("KH")) == (Reason.DOES_NOT_FOLLOW, "IME-8")


def test_IME_27_it_is_laid_on_somebody_who_has_not_declared() -> None:
    """Refusing it for an undeclared last card would tell the count; a wrong eight is refused like any card."""
    played("""
        rules ime
        option mau_check accuse
        seats ana bia caio
        top 5S
        hand ana 8S KH 3C
        hand bia 10D
        undeclared bia
        turn ana
        ana: play 8S
        = out bia
        """)
    several = table("8S 8D", "5S", bia="10D 10H")
    assert refused(several, 0, lay("8D")) == (Reason.DOES_NOT_FOLLOW, "IME-8")
    assert lay("8S") in several.game.moves(several.state, 0)
    undeclared = table("8S 8D", "5S", bia="10D\nundeclared bia")
    assert refused(undeclared, 0, lay("8D")) == (Reason.DOES_NOT_FOLLOW, "IME-8")


def test_IME_27_on_a_debt_it_is_the_debt_that_forbids_it() -> None:
    replay = played("""
        rules ime
        seats ana bia caio
        top 5S
        hand ana 8S KH 3C
        hand bia 10D
        hand caio 9S KD 4H
        turn caio
        caio: play 9S
        """)
    assert refused(replay, 0, lay("8S")) == (Reason.DEBT_STANDS, "IME-21")


@pytest.mark.parametrize("top", ["10D", "JS"])
def test_IME_9_the_twin_is_refused_where_both_may_not_agree(top: str) -> None:
    """`not_both`: suit or value, but not both; without it the twin follows like any card."""
    replay = table(top, top, options="option not_both on", bia="10H 9H")
    assert refused(replay, 0, lay(top)) == (Reason.DOES_NOT_FOLLOW, "IME-9")
    free = table(top, top, bia="10H 9H")
    assert lay(top) in free.game.moves(free.state, 0)


def test_IME_31_no_queen_on_a_queen() -> None:
    """Neither of another suit nor its twin."""
    replay = table("QD QS", "QS", bia="10H 9H")
    assert refused(replay, 0, lay("QD")) == (Reason.DOES_NOT_FOLLOW, "IME-8")
    assert lay("QS") not in replay.game.moves(replay.state, 0)


def test_IME_30_only_the_suit_or_a_jack_on_a_call() -> None:
    """And no joker."""
    replay = table("6S RJ JD", "5S\ncall clubs by caio", bia="10H 9H")
    assert refused(replay, 0, lay("6S")) == (Reason.CALL_STANDS, "IME-30")
    assert refused(replay, 0, lay("RJ")) == (Reason.CALL_STANDS, "IME-30")
    moves = replay.game.moves(replay.state, 0)
    assert lay("JD") in moves
    assert lay("3C") in moves


@pytest.mark.parametrize("verb", ["pass", "claim"])
def test_IME_10_IME_34_a_turn_is_not_passed_nor_a_rebound_claimed_for_nothing(verb: str) -> None:
    """One draws first; and without a joker's four cards there is nothing to claim."""
    reason = {"pass": (Reason.DRAW_FIRST, "IME-10"), "claim": (Reason.NO_REBOUND, "IME-34")}[verb]
    assert refused(table("6S", "5S"), 0, Action(verb)) == reason


def test_IME_7_the_count_is_asked_once_a_turn_and_told_by_whom_it_is_asked_of() -> None:
    """Not of oneself, not of nobody; and only the asked one answers, once."""
    replay = table("6S", "5S")
    assert refused(replay, 0, Action("ask", seat=0)) == (Reason.NO_SUCH_CHOICE, "IME-7")
    assert refused(replay, 0, Action("ask", seat=5)) == (Reason.NO_SUCH_CHOICE, "IME-7")
    assert refused(replay, 1, Action("tell")) == (Reason.NOT_NOW, "IME-7")
    replay.game.apply(replay.state, 0, Action("ask", seat=1))
    assert refused(replay, 0, Action("ask", seat=2)) == (Reason.NOT_NOW, "IME-7")
    assert refused(replay, 2, Action("tell")) == (Reason.NOT_NOW, "IME-7")
    assert Action("tell") in replay.game.legal(replay.state, 1)
    (told,) = replay.game.apply(replay.state, 1, Action("tell"))
    assert told.seen_by(-1).count == 1
    assert refused(replay, 1, Action("tell")) == (Reason.NOT_NOW, "IME-7")
    replay.game.apply(replay.state, 0, lay("6S"))
    replay.game.apply(replay.state, 0, Action("ask", seat=2))


def test_IME_22_one_begins_to_eat_and_stops() -> None:
    """Not twice, and not without having begun."""
    replay = table("6S", "5S")
    assert refused(replay, 1, Action("stop")) == (Reason.NOT_NOW, "IME-22")
    replay.game.apply(replay.state, 1, Action("eat"))
    assert refused(replay, 1, Action("eat")) == (Reason.NOT_NOW, "IME-22")
    assert Action("stop") in replay.game.legal(replay.state, 1)
    replay.game.apply(replay.state, 1, Action("stop"))
    assert Action("eat") in replay.game.legal(replay.state, 1)


def test_IME_40_only_a_card_of_the_own_hand_is_shown() -> None:
    replay = table("6S", "5S")
    assert refused(replay, 0, Action("show", (parse("10D"),))) == (Reason.NOT_IN_HAND, "IME-40")
    assert refused(replay, 0, Action("show")) == (Reason.NOT_IN_HAND, "IME-40")
    shown = replay.game.apply(replay.state, 0, Action("show", (parse("6S"),)))[0]
    assert shown.seen_by(-1).card == parse("6S")
    assert len(replay.game.view(replay.state, 0).hand) == 6
