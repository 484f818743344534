"""Who meets whom: everybody in a league, whoever stands alike in a Swiss tournament, whoever is left in a knock-out."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from cogs.events.pairing import SwissScore, bracket, circle, pair_swiss


@settings(deadline=None)
@given(st.integers(2, 20), st.integers(1, 2))
def test_in_a_league_everybody_meets_everybody_once_a_leg(count: int, legs: int) -> None:
    rounds = circle(count, legs)
    assert len(rounds) == legs * (count - 1 + count % 2)
    for pairs in rounds:
        places = [place for pair in pairs for place in pair]
        assert len(places) == len({*places}) == count - count % 2, "nobody plays twice a round, at most one sits out"
    met = Counter(frozenset(pair) for pairs in rounds for pair in pairs)
    assert met == {frozenset(pair): legs for pair in combinations(range(1, count + 1), 2)}
    if legs == 2:
        assert max(Counter(pair for pairs in rounds for pair in pairs).values()) == 1, "once at home, once away"


@settings(deadline=None)
@given(st.integers(2, 64))
def test_in_a_knock_out_the_best_have_the_byes_and_meet_late(count: int) -> None:
    pairs = bracket(count)
    assert sorted(place for pair in pairs for place in pair if place is not None) == [*range(1, count + 1)]
    byes = [home or away for home, away in pairs if None in (home, away)]
    assert sorted(byes, key=lambda one: one or 0) == [*range(1, len(byes) + 1)]
    left = [[home, away] for home, away in pairs]
    while len(left) > 1:  # the better seed wins each match
        best = [min(place for place in pair if place is not None) for pair in left]
        assert sorted(best) == [*range(1, len(best) + 1)]
        left = [list(pair) for pair in zip(best[::2], best[1::2], strict=True)]
    assert sorted(place for place in left[0] if place) == [1, 2]


def scores(count: int, results: list[int], played: list[list[tuple[int, int | None]]]) -> list[SwissScore]:
    """The standings after these rounds; the results are the points of the home ones."""
    points, results = Counter[int](), [*results]
    for pairs in played:
        for home, away in pairs:
            won = 2 if away is None else results.pop() if results else 2
            points[home] += won
            if away is not None:
                points[away] += 2 - won
    met = {place: Counter[int]() for place in range(1, count + 1)}
    for home, away in (pair for pairs in played for pair in pairs):
        if away is not None:
            met[home][away] += 1
            met[away][home] += 1
    byes = {home for pairs in played for home, away in pairs if away is None}
    first = Counter(home for pairs in played for home, away in pairs if away is not None)
    first.subtract(away for pairs in played for _, away in pairs if away is not None)
    order = sorted(range(1, count + 1), key=lambda place: (-points[place], place))
    return [SwissScore(place, points[place], met[place], int(place in byes), first[place]) for place in order]


@settings(deadline=None)  # the first one loads the library
@given(st.integers(2, 12), st.lists(st.sampled_from((0, 1, 2)), max_size=40), st.data())
def test_in_a_swiss_tournament_nobody_meets_anybody_twice_as_long_as_that_is_possible(
    count: int, results: list[int], data: st.DataObject
) -> None:
    rounds = data.draw(st.integers(1, max(1, count // 2)))  # as many as can always be paired
    played: list[list[tuple[int, int | None]]] = []
    for _ in range(rounds):
        standing = scores(count, results, played)
        pairs = pair_swiss(standing)
        places = [place for pair in pairs for place in pair if place is not None]
        assert sorted(places) == [*range(1, count + 1)]
        byes = [home for home, away in pairs if away is None]
        assert len(byes) == count % 2
        played.append([(home or 0, away) for home, away in pairs])
    met = Counter(frozenset(pair) for pairs in played for pair in pairs if pair[1] is not None)
    assert max(met.values(), default=0) <= 1
    had = Counter(home for pairs in played for home, away in pairs if away is None)
    assert max(had.values(), default=0) <= 1, "nobody has two byes"
    first = [one.first for one in scores(count, results, played)]
    assert max(map(abs, first)) <= 2, "both seats about as often"


def test_the_first_round_pairs_the_upper_half_with_the_lower_one() -> None:
    assert {frozenset(pair) for pair in pair_swiss(scores(8, [], []))} == {
        frozenset(pair) for pair in ((1, 5), (2, 6), (3, 7), (4, 8))
    }


def test_the_second_round_pairs_winners_with_winners() -> None:
    first: list[tuple[int, int | None]] = [(1, 5), (6, 2), (3, 7), (8, 4)]
    winners = {1, 6, 3, 8}
    for home, away in pair_swiss(scores(8, [], [first])):
        assert (home in winners) == (away in winners)


def test_the_last_one_has_the_bye_who_has_had_none() -> None:
    first = pair_swiss(scores(5, [], []))
    assert [home for home, away in first if away is None] == [5]
    second = pair_swiss(scores(5, [], [[(home or 0, away) for home, away in first]]))
    assert [home for home, away in second if away is None] != [5]


def test_who_has_won_without_a_match_has_no_bye_and_is_paired_down() -> None:
    last = SwissScore(5, 2, {2: 1}, free_wins=1)
    before = [SwissScore(1, 4, {4: 1}), SwissScore(2, 4, {5: 1}), SwissScore(3, 2, {}), SwissScore(4, 2, {1: 1})]
    assert (4, None) in pair_swiss([*before, last])
    assert (5, None) in pair_swiss([*before, last._replace(free_wins=0)])


def test_two_who_have_had_the_same_seat_too_often_do_not_meet() -> None:
    first = [SwissScore(place, 4, {}, first=2 if place in (1, 3) else -2) for place in range(1, 5)]
    assert all(home in (2, 4) and away in (1, 3) for home, away in pair_swiss(first))


def test_whoever_has_met_all_others_meets_one_again() -> None:
    thrice: list[list[tuple[int, int | None]]] = [[(1, 2), (3, 4)], [(1, 3), (2, 4)], [(1, 4), (2, 3)]]
    assert len(pair_swiss(scores(4, [], thrice))) == 2
