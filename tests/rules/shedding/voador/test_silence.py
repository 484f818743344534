"""Mau Mau Voador: the king's silence, and declaring under it (VOA-15 to VOA-18)."""

from __future__ import annotations

import pytest

from rules.catalogue import make
from rules.table import Action
from tests.support.games import played

TWO = """
rules voador
seats ana bia
turn ana
"""


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
