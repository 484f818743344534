"""Who sits together at tables of three to six: as evenly as can be in a league, with whoever stands alike in a Swiss
tournament, the strongest apart in a knock-out.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cogs.events.designs import DESIGNS
from cogs.events.groups import (
    SeatedScore,
    going_on,
    knockout_rounds,
    seat_knockout,
    seat_league,
    seat_swiss,
    table_sizes,
    usual_rounds,
)

ALLOWED = (2, 3, 4, 5, 6)
BEST_KNOWN = {
    **dict.fromkeys([(3,) * 3, (3,) * 5, (3,) * 7, (4, 4, 4, 3), (4,) * 4, (5, 5, 5, 5, 4)], 0),
    **dict.fromkeys([(4, 4, 3, 3), (4, 3, 3, 3, 3, 3), (5, 5, 5, 4, 4)], 1),
    **dict.fromkeys([(3, 2), (4, 3), (5, 4), (5, 5), (6, 5), (6, 6, 5)], 3),
}
"""By how much the meetings of any two differ in the best league that is known, by its tables; of all others by 2. They
were looked for by annealing whole leagues, many times as long.
"""


@pytest.mark.parametrize("seats", range(3, 7))
@pytest.mark.parametrize("count", range(3, 25))
def test_everybody_sits_at_a_table_as_told(count: int, seats: int) -> None:
    sizes = table_sizes(count, seats, ALLOWED)
    assert sum(sizes) == count
    if (count, seats) != (5, 3):
        assert min(sizes) > 2, "never two where three can be had"
        assert max(sizes) - min(sizes) <= 1
    assert max(sizes) <= seats + 1
    assert max(sizes) <= seats or count < 2 * seats or seats == 3, "one more only where nothing else fits"


def test_a_game_for_four_leaves_over_who_finds_no_table() -> None:
    assert table_sizes(9, 4, (4,)) == (4, 4)
    assert table_sizes(3, 4, (4,)) == ()


class League:
    """Rounds of a league, and what each place has had."""

    def __init__(self, count: int, seats: int) -> None:
        self.places, self.sizes = range(1, count + 1), table_sizes(count, seats, ALLOWED)
        self.met = {place: Counter[int]() for place in self.places}
        self.seats = {place: Counter[int]() for place in self.places}
        self.smaller, self.round = Counter[int](), 0

    def play(self, rounds: int) -> None:
        for _ in range(rounds):
            self.round += 1
            scores = [SeatedScore(one, 0, self.met[one], self.smaller[one], self.seats[one]) for one in self.places]
            tables = seat_league(scores, self.sizes, self.round)
            assert sorted(place for some in tables for place in some) == [*self.places]
            assert sorted(map(len, tables), reverse=True) == [*self.sizes]
            for some in tables:
                self.smaller.update(some if len(some) < self.sizes[0] else ())
                for at, place in enumerate(some):
                    self.seats[place][at] += 1
                    self.met[place].update(other for other in some if other != place)

    @property
    def meetings(self) -> list[int]:
        return [self.met[one][other] for one, other in combinations(self.places, 2)]


@pytest.mark.parametrize("seats", range(3, 7))
@pytest.mark.parametrize("count", range(3, 25))
def test_in_a_league_all_meet_as_evenly_as_can_be(count: int, seats: int) -> None:
    """By at most one more than the best possible; who sits at a smaller table, and at which seat, by turns."""
    league = League(count, seats)
    league.play(usual_rounds(count, seats, ALLOWED))
    apart = max(league.meetings) - min(league.meetings)
    assert apart <= (0 if (count, league.sizes) in DESIGNS else BEST_KNOWN.get(league.sizes, 2) + 1)
    had = [league.smaller[place] for place in league.places]
    assert max(had) - min(had) <= 1
    first = [[league.seats[place][at] for place in league.places] for at in range(min(league.sizes))]
    assert all(max(one) - min(one) <= 2 for one in first)


@pytest.mark.parametrize("count", [6, 8, 12, 16])
def test_over_ten_weeks_at_tables_of_four_they_meet_as_evenly(count: int) -> None:
    league = League(count, 4)
    league.play(10)
    assert max(league.meetings) - min(league.meetings) <= 2


@pytest.mark.parametrize("known", DESIGNS)
def test_in_a_known_design_everybody_meets_everybody_once(known: tuple[int, tuple[int, ...]]) -> None:
    count, sizes = known
    met = Counter[tuple[int, int]]()
    for tables in DESIGNS[known]:
        assert tuple(Counter(tables)[at] for at in range(len(sizes))) == sizes
        met.update(pair for pair in combinations(range(count), 2) if tables[pair[0]] == tables[pair[1]])
    assert met == dict.fromkeys(combinations(range(count), 2), 1)


@settings(deadline=None, max_examples=30)
@given(st.integers(6, 24), st.integers(3, 6), st.data())
def test_in_a_swiss_tournament_those_sit_together_who_stand_alike(count: int, seats: int, data: st.DataObject) -> None:
    sizes = table_sizes(count, seats, ALLOWED)
    points = sorted((float(data.draw(st.integers(0, 6))) for _ in range(count)), reverse=True)
    fresh = [SeatedScore(place, points[place - 1]) for place in range(1, count + 1)]
    tables = seat_swiss(fresh, sizes)
    assert sorted(place for some in tables for place in some) == [*range(1, count + 1)]
    spread = [max(points[one - 1] for one in some) - min(points[one - 1] for one in some) for some in tables]
    ordered = [*range(count)]
    chunks = [ordered[sum(sizes[:at]) : sum(sizes[: at + 1])] for at in range(len(sizes))]
    assert sum(one**2 for one in spread) <= sum((points[some[0]] - points[some[-1]]) ** 2 for some in chunks) * 2 + 1


def test_in_a_swiss_tournament_they_do_not_meet_again() -> None:
    """Sixteen at tables of four: the second round can have nobody twice."""
    first = seat_swiss([SeatedScore(place) for place in range(1, 17)], (4, 4, 4, 4))
    met = {place: Counter(other for other in some if other != place) for some in first for place in some}
    second = seat_swiss([SeatedScore(place, 0, met[place]) for place in range(1, 17)], (4, 4, 4, 4))
    assert all(not met[one][other] for some in second for one, other in combinations(some, 2))


@pytest.mark.parametrize(("count", "seats"), [(8, 4), (12, 4), (16, 4), (9, 3), (18, 6), (64, 4)])
def test_in_a_knock_out_the_strongest_sit_apart(count: int, seats: int) -> None:
    sizes = table_sizes(count, seats, ALLOWED)
    tables = seat_knockout([SeatedScore(place) for place in range(1, count + 1)], sizes)
    for at in range(seats):  # of those who are equally strong one sits at each table
        pot = range(at * len(sizes) + 1, (at + 1) * len(sizes) + 1)
        assert all(len({*some} & {*pot}) == 1 for some in tables)


@pytest.mark.parametrize(
    ("count", "seats", "rounds"), [(4, 4, 1), (8, 4, 2), (16, 4, 3), (64, 4, 5), (5, 4, 1), (9, 3, 3), (6, 3, 2)]
)
def test_a_knock_out_ends_at_one_table(count: int, seats: int, rounds: int) -> None:
    assert knockout_rounds(count, seats, ALLOWED) == rounds
    assert [going_on(size) for size in (2, 3, 4, 5, 6)] == [1, 2, 2, 3, 3]
