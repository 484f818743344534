"""Entrants who look after their own place alone gain nothing; ``benchmarks/entrants.py`` plays thousands of events."""

from __future__ import annotations

import pytest

from benchmarks.entrants import INTERVAL, judge
from tests.support.entrants import KNOWN, WAYS, Field, entrants
from tests.support.selfish import gain, gains

NEVER_MATTERS = ("closes the lobby", "asks the strongest in vain")


def test_the_same_numbers_give_the_same_events() -> None:
    ways = ("stays away", "bans the strongest they meet")
    assert entrants(range(6), ways) == entrants(range(6), ways)


def test_what_is_compared_is_the_same_event_until_somebody_does_something() -> None:
    field = Field("1 0")
    assert [*field.rounds(field.sign_up())] == [*Field("1 0").rounds(Field("1 0").sign_up())]


@pytest.mark.parametrize("way", NEVER_MATTERS)
def test_what_changes_nothing_brings_nothing(way: str) -> None:
    assert {value for one in entrants(range(4), (way,)) for _, value in (*one.rank.gains, *one.win.gains)} == {0.0}


@pytest.mark.gate
def test_a_way_that_pays_is_found() -> None:
    """Else this finds nothing."""
    tries = entrants(range(40), ("plays with the strongest",))
    assert judge([gain([value for one in tries for _, value in one.rank.gains], INTERVAL)]) != "nothing"


@pytest.mark.gate
def test_nobody_gains_by_what_is_done_outside_of_the_game() -> None:
    tries = entrants(range(12 * len(WAYS)))
    ranks, wins = (gains(some, INTERVAL) for some in ([one.rank for one in tries], [one.win for one in tries]))
    assert ranks.keys() == wins.keys() == WAYS.keys()
    found = {way for way in WAYS if judge([*ranks[way], *wins[way]]) == "gains"}
    assert found <= KNOWN.keys()
    for way in ("stays away", "leaves the event", "loses on purpose"):
        assert ranks[way][0].mean < 0, way
