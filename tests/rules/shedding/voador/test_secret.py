"""Mau Mau Voador: the secret card (VOA-20 to VOA-25)."""

from __future__ import annotations

from rules.cards import NATURALS
from rules.catalogue import make
from rules.shedding.state import MauMauState
from rules.shedding.view import view
from rules.shedding.voador.secret import Secret, SecretShown
from rules.table import NOBODY, Action, Reason
from tests.support.games import played, why_refused

SECRET = """
rules voador
option secret_card on
seats ana bia caio
secret 7S
turn ana
"""


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
    assert why_refused(script + "caio: attack 7S") == why_refused(script + "caio: attack 2H") == Reason.DEBT_STANDS


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
