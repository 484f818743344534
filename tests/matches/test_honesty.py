"""A rating cannot be bought: a few of the simulated servers of ``benchmarks/honesty.py``."""

from __future__ import annotations

from statistics import mean

import pytest

from benchmarks.honesty import SEATS, WAYS, farms, ordered_in

SERVERS = 2


@pytest.mark.gate
def test_no_way_of_playing_brings_more_than_honest_play() -> None:
    found = farms(SERVERS, 0.0)
    assert found.farmers.keys() == WAYS.keys()
    assert len(found.honest) > 10, "honest ones are rated"
    for name, ratings in found.farmers.items():
        rated = [rating for rating in ratings if rating is not None]
        assert not rated or mean(rated) <= found.interval[1], name


@pytest.mark.gate
@pytest.mark.parametrize("worst", [max(SEATS), 1], ids=["places of rounds", "rounds won"])
def test_honest_people_are_ordered_rightly(worst: int) -> None:
    correlations = ordered_in(1, (20, 100), worst)
    assert correlations[20][0] > 0.75
    assert correlations[100][0] > 0.9
