"""Mau Mau Voador: stealing the turn, dobradinha, and no stealing (VOA-11 to VOA-13)."""

from __future__ import annotations

import pytest

from rules.shedding.view import view
from rules.table import Reason
from tests.support.games import happened, played, why_refused

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
    assert why_refused(script + "bia: jump in 8S\ncaio: play 8H") == Reason.NOT_YOUR_TURN
    assert why_refused(script + "caio: play 8H\nbia: jump in 8S") == Reason.NOT_IDENTICAL


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
    assert why_refused(script + "ana: jump in 8S") == Reason.STEAL_OR_DOUBLE
    assert why_refused(script + "ana: draw\nana: jump in 8S") == Reason.STEAL_OR_DOUBLE
    assert why_refused(script + "ana: draw\nana: steal 8S") == Reason.ONLY_THE_DRAWN


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
