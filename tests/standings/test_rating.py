"""Laws of ratings: whatever the places of a match, a better one is worth no less, and who shares one is alike."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bot.matches.results import MatchResult, PlaceTaken
from cogs.standings.rating import COUNTED_ROUNDS_LIMIT, MEAN, SPREAD, displayed_rating, rate, sides_of

NEWCOMER = (MEAN, SPREAD)
EXACTLY = 1e-9
"""Ratings that differ by less are equal: sums in another order differ in the last digits."""

rounds = st.integers(2, COUNTED_ROUNDS_LIMIT + 5)
strengths = st.tuples(st.floats(MEAN - 30, MEAN + 30), st.floats(0.3, SPREAD))
"""Means and deviations, from those of a newcomer to those of somebody with hundreds of matches."""


def rate_match(
    many: int,
    points: Sequence[int],
    before: Sequence[tuple[float, float]],
    weights: Sequence[float],
    went: Sequence[int | None],
) -> list[float]:
    """Rate a match of so many rounds. As many sides as there are ``points``, of which many are good; people of equal
    numbers sit at each. ``went`` has the rank of who has left, below 0 of who was sent away. Gives what each is shown.
    """
    taken = [
        PlaceTaken(
            seat, 100 + seat, 1, points[seat % len(points)], seat % len(points), counted=not rank or rank > 0, rank=rank
        )
        for seat, rank in enumerate(went)
    ]
    result = MatchResult(0.0, many, taken, lowest=False).with_ranks({})
    known = {100 + seat: strength for seat, strength in enumerate(before)}
    weighed = {one.who: weights[one.seat] for one in result.places if one.who is not None and one.rated}
    after = known | rate(sides_of(result), many, known, weighed)
    return [displayed_rating(*after[100 + seat]) for seat in range(len(before))]


def rate_newcomers(places: Sequence[int]) -> list[float]:
    """Rate a match of six rounds between newcomers who took these places."""
    alike = len(places)
    return rate_match(6, [-place for place in places], [NEWCOMER] * alike, [1.0] * alike, [None] * alike)


@given(many=rounds, points=st.lists(st.integers(0, 5), min_size=2, max_size=8), strength=strengths)
@example(many=6, points=[2, 2, 1, 0, 0], strength=NEWCOMER)
@example(many=6, points=[3, 2, 2, 1, 0], strength=NEWCOMER)
def test_the_order_of_gains_is_the_order_of_places(many: int, points: list[int], strength: tuple[float, float]) -> None:
    """Of people who were rated alike before, who has more points gains more, and who has as many gains as much."""
    alike = len(points)
    found = rate_match(many, points, [strength] * alike, [1.0] * alike, [None] * alike)
    for one, mine in zip(points, found, strict=True):
        for other, theirs in zip(points, found, strict=True):
            if one == other:
                assert mine == pytest.approx(theirs, abs=EXACTLY)
            elif one > other:
                assert mine > theirs


@st.composite
def matches(draw: st.DrawFn) -> tuple[int, list[int], list[tuple[float, float]], list[float], list[int | None]]:
    """Any match: people of any strengths at sides of equal numbers, of whom some have left or were sent away."""
    sides = draw(st.integers(2, 6))
    seats = sides * draw(st.integers(1, 3))
    each = {"min_size": seats, "max_size": seats}
    going = st.one_of(st.none(), st.none(), st.integers(-sides, -1), st.just(sides + 1))
    return (
        draw(rounds),
        draw(st.lists(st.integers(0, 4), min_size=sides, max_size=sides)),
        draw(st.lists(strengths, **each)),
        draw(st.lists(st.sampled_from([0.0, 0.2, 1.0]), **each)),
        draw(st.lists(going, **each)),
    )


FAVOURITE_BEHIND: list[tuple[float, float]] = [(MEAN + 10, 1.0), *[(MEAN, 1.0)] * 3, (MEAN + 30, 1.0)]
"""Somebody who is expected to win, three others, and somebody stronger than all."""


@given(match=matches(), more=st.integers(1, 4))
@example(match=(21, [0, 1, 2, 3, 0], FAVOURITE_BEHIND, [1.0] * 5, [None] * 4 + [-4]), more=1)
def test_a_point_more_never_costs_rating(
    match: tuple[int, list[int], list[tuple[float, float]], list[float], list[int | None]], more: int
) -> None:
    """Whoever else there is, and whoever went: a side with more points is rated no lower for them."""
    many, points, *others = match
    for side in range(len(points)):
        better = [won + more * (other == side) for other, won in enumerate(points)]
        before, after = rate_match(many, points, *others), rate_match(many, better, *others)
        for seat in range(side, len(before), len(points)):
            assert after[seat] >= before[seat] - EXACTLY


@pytest.mark.parametrize("rest", [(), (3,), (3, 4), (3, 4, 5)])
def test_to_share_the_first_place_is_worth_more_than_the_second_and_less_than_the_first(rest: Sequence[int]) -> None:
    shared, second, first = (rate_newcomers([*mine, *rest])[0] for mine in ((1, 1), (2, 1), (1, 2)))
    assert second < shared < first
