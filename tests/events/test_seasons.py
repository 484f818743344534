"""What an event may have besides its tables: partners, the points of the game, time off, late comers, a next season."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.time import DAY
from cogs.events.course import advance
from cogs.events.event import EventStage, ServerEvent, Went
from cogs.events.ladder import MOVES, next_entrants, next_name
from cogs.events.match import How, SeenTable
from cogs.events.plan import ROUNDS_SPARE, EventKind, EventScoring, Late
from cogs.events.standings import list_winners, standings
from cogs.events.teams import form_teams
from tests.events.test_event import NOW, begun, signed_up, with_came, with_tables


def ended(event: ServerEvent, taken: tuple[int, ...], totals: tuple[int, ...] = ()) -> ServerEvent:
    """All tables of the present round end like this; where each of their seats has come, and with how many points."""
    event = with_tables(event)
    seen = {}
    for one in event.undecided:
        several = len(one.players) * event.plan.team
        seen[one.table] = SeenTable(begun=True, closed=True, taken=taken[:several], totals=totals[:several])
    return advance(event, {}, seen, event.begins, ())


def over_time(event: ServerEvent) -> ServerEvent:
    """The time is over in which the matches of the present round have to begin."""
    event = with_tables(event)
    return advance(event, {}, {one.table: SeenTable() for one in event.undecided}, event.begin_by, ())


# partners

PARTNERS: dict[str, Any] = {"team": 2, "allowed": (2,), "days": 7}


def test_those_are_partners_who_ask_each_other_and_the_others_are_drawn() -> None:
    asks = {1: (4,), 4: (1,), 2: (1,), 3: (2,), 6: (5,)}
    teams = form_teams([1, 2, 3, 4, 5, 6], 2, asks, "1")
    assert [1, 4] in teams
    assert sorted(number for team in teams for number in team) == [1, 2, 3, 4, 5, 6]
    drawn = {tuple(sorted(team)) for lot in "1234567890" for team in form_teams([1, 2, 3, 4, 5, 6], 2, asks, lot)}
    assert {(2, 3), (2, 5), (2, 6)} <= drawn, "whom nobody asks in turn is drawn"


@given(
    st.integers(1, 3),
    st.lists(st.integers(1, 30), unique=True),
    st.dictionaries(st.integers(1, 30), st.lists(st.integers(1, 30), unique=True, max_size=2)),
)
def test_everybody_has_a_team_but_the_last_who_are_over(
    size: int, order: list[int], asks: dict[int, list[int]]
) -> None:
    teams = form_teams(order, size, asks, "1")
    found = [number for team in teams for number in team]
    assert len(found) == len({*found}) == len(order) - len(order) % size
    assert all(len(team) == size for team in teams)
    assert {*found} <= {*order}


def test_partners_sit_between_their_opponents_and_win_together() -> None:
    event = begun(EventKind.LEAGUE, 6, **PARTNERS)
    assert (event.count, event.rounds) == (3, 3)
    (one,) = with_tables(event).undecided
    event = with_came(event, [who.number for who in event.entrants])
    one = event.list_round(1)[0] if event.list_round(1)[0].seated else event.list_round(1)[1]
    seats = [who.place for who in event.sit_down(one)]
    assert seats == [*one.places, *one.places]
    after = ended(event, (1, 3, 1, 3))
    decided = next(match for match in after.list_round(1) if match.table)
    assert decided.points == (2, 0)
    assert decided.worth_of(decided.places[0]) == 2


def test_a_team_of_which_one_is_missing_has_lost_and_only_that_one_has_missed() -> None:
    event = begun(EventKind.LEAGUE, 6, **PARTNERS)
    one = next(match for match in event.list_round(1) if len(match.places) == 2)
    home, away = (event.teams[place] for place in one.places)
    event = with_tables(with_came(event, [*(who.number for who in home), away[0].number]))
    after = over_time(event)
    decided = next(match for match in after.list_round(1) if match.places == one.places)
    assert (decided.how, decided.points) == (How.WALKOVER, (2, 0))
    missed = {who.number: who.missed for who in after.entrants}
    assert (missed[away[0].number], missed[away[1].number]) == (0, 1)


def test_who_is_gone_from_a_team_is_replaced_by_the_next_who_waits() -> None:
    event = begun(EventKind.LEAGUE, 7, places=6, **PARTNERS)
    first, other = event.teams[1]
    after = advance(event, {first.number: Went.LEFT}, {}, event.begins, ())
    assert [who.number for who in after.teams[1]] == [other.number, 7]
    alone = advance(after, {7: Went.LEFT}, {}, event.begins, ())
    assert 1 not in alone.teams
    assert alone.free_places == [1]
    assert [who.number for who in alone.join(107).teams[1]] == [other.number, 7], "they come back"


def test_nobody_wins_against_a_team_of_which_they_may_have_kept_one_away() -> None:
    event = begun(EventKind.LEAGUE, 6, **PARTNERS)
    one = next(match for match in event.list_round(1) if len(match.places) == 2)
    home, away = (event.teams[place] for place in one.places)
    event = with_tables(with_came(event, [*(who.number for who in home), away[0].number]))
    after = over_time(event.bar({away[1].number: [home[1].number]}))
    decided = next(match for match in after.list_round(1) if match.places == one.places)
    assert decided.points == (0, 0)
    assert next(who for who in after.entrants if who.number == away[1].number).missed == 0


# the points of the game


def test_the_points_of_the_game_count_on_average() -> None:
    event = begun(EventKind.LEAGUE, 4, seats=4, rounds=2, days=7, scoring=EventScoring.FEWEST)
    event = ended(event, (1, 2, 3, 4), (0, 10, 20, 30))
    places = event.list_round(1)[0].places
    lines = {line.place: line for line in standings(event)}
    assert [lines[place].average for place in places] == [0, 10, 20, 30]
    assert [line.place for line in standings(event)] == [*places]
    over = ended(event, (4, 3, 2, 1), (40, 30, 20, 10))
    second = over.list_round(2)[0].players
    had = {place: [10 * at] for at, place in enumerate(places)}
    for at, place in enumerate(second):
        had[place].append(40 - 10 * at)
    assert {line.place: line.average for line in standings(over)} == {
        place: Fraction(sum(some), 2) for place, some in had.items()
    }


def test_whoever_leaves_a_match_gets_no_better_points_than_those_before_them() -> None:
    event = begun(EventKind.LEAGUE, 4, seats=4, rounds=1, days=7, scoring=EventScoring.FEWEST)
    event = ended(event, (1, 2, 3, 4), (5, 10, 20, 0))
    assert event.list_round(1)[0].totals == (5, 10, 20, 20)
    assert len(list_winners(event)) == 1


def test_whoever_misses_a_match_gets_the_worst_points_of_its_round() -> None:
    event = begun(EventKind.LEAGUE, 8, seats=4, rounds=3, days=7, scoring=EventScoring.FEWEST)
    first, second = event.list_round(1)
    came = [event.last_of(place).number for one in (first, second) for place in one.places if place != second.places[3]]
    event = with_tables(with_came(event, came))
    event = over_time(event)
    event = ended(event, (1, 2, 3, 4), (0, 10, 20, 77))
    lines = {line.place: line for line in standings(event)}
    assert lines[second.places[3]].average == 77
    assert lines[second.places[0]].average == 0


# time off


def test_a_round_is_moved_until_who_is_away_has_had_half_of_its_time() -> None:
    event = begun(EventKind.LEAGUE, 3, days=6)
    assert event.ends == NOW + (event.rounds + ROUNDS_SPARE) * 6 * DAY
    assert event.begin_by == NOW + 4 * DAY
    assert event.time_needed([(NOW + 3 * DAY, NOW + 30 * DAY)]) == 0, "they have had two days"
    assert event.time_needed([(NOW - DAY, NOW + 3 * DAY)]) == DAY
    assert event.time_needed([(NOW + DAY, NOW + 5 * DAY)]) == 2 * DAY
    assert event.most_moved == 6 * DAY
    moved = replace(event, moved=2 * DAY)
    assert (moved.begin_by, moved.end_by) == (NOW + 6 * DAY, NOW + 8 * DAY)
    after = ended(moved, (1, 2))
    assert (after.round, after.moved) == (2, 0.0)
    late = replace(after, begins=NOW + 8 * DAY)
    assert late.most_moved == 4 * DAY, "what one round has taken another one has no more"


# who joins later


@pytest.mark.parametrize(("late", "joins"), [(Late.ALWAYS, (1, 1)), (Late.HALF, (1, 0)), (Late.NEVER, (0, 0))])
def test_who_joins_later_is_a_choice(late: Late, joins: tuple[int, int]) -> None:
    event = begun(EventKind.LEAGUE, 4, days=7, late=late)
    assert event.takes_in == joins[0]
    gone = event.go({event.last_of(1).number: Went.LEFT})
    assert gone.has_left(gone.last_of(1).person or 0), "who has left may come back as long as nobody has the place"
    event = ended(event, (1, 2))
    assert event.round == 2
    assert event.takes_in == joins[1]


# the next season


def over(numbers: int, at: int, **more: Any) -> ServerEvent:
    """A league that is over: whoever has the lower place has won more."""
    event = begun(EventKind.LEAGUE, numbers, days=7, **more)
    while event.running:
        event = with_tables(event)
        seen = {}
        for one in event.undecided:
            ranks = tuple(1 + sorted(one.places).index(place) for place in one.places)
            seen[one.table] = SeenTable(begun=True, closed=True, taken=ranks)
        event = advance(event, {}, seen, event.begins, ())
    people = tuple(replace(one, person=at + (one.place or 0)) for one in event.entrants)
    return replace(event, id=at, entrants=people)


def test_the_last_change_with_the_first_of_the_league_below() -> None:
    upper, lower = over(6, 100), over(5, 200, above=100, moves=MOVES)
    assert upper.stage == EventStage.OVER
    assert [line.place for line in standings(upper)] == [1, 2, 3, 4, 5, 6]
    first, second = next_entrants([upper, lower])
    assert [one.person for one in first] == [101, 102, 103, 104, 201, 202]
    assert [one.person for one in second] == [105, 106, 203, 204, 205]
    assert [one.number for one in first] == [1, 2, 3, 4, 5, 6]


def test_whoever_is_gone_is_not_in_the_next_season_and_few_change_where_there_are_few() -> None:
    upper, lower = over(6, 100), over(3, 200, above=100, moves=MOVES)
    left = [replace(one, went=Went.LEFT) if one.place == 6 else one for one in upper.entrants]
    upper = replace(upper, entrants=tuple(left))
    first, second = next_entrants([upper, lower])
    assert [one.person for one in first] == [101, 102, 103, 104, 201]
    assert [one.person for one in second] == [105, 202, 203]


def test_partners_stay_together_in_the_next_season() -> None:
    event = begun(EventKind.LEAGUE, 6, **PARTNERS)
    (entrants,) = next_entrants([replace(event, stage=EventStage.OVER)])
    asks = {one.number: one.asks for one in entrants}
    again = form_teams([1, 2, 3, 4, 5, 6], 2, asks, "1")
    before = {frozenset(one.person for one in team) for team in event.teams.values()}
    assert {frozenset(entrants[number - 1].person for number in team) for team in again} == before


@pytest.mark.parametrize(
    ("name", "following"),
    [
        ("Winter", "Winter 2"),
        ("Winter 2", "Winter 3"),
        ("Cup 99", "Cup 100"),
        ("7", "7 2"),
        ("W" * 34, "W" * 32 + " 2"),
    ],
)
def test_the_next_season_has_the_next_number(name: str, following: str) -> None:
    assert next_name(name, 34) == following


def test_a_sign_up_counts_people() -> None:
    event = signed_up(EventKind.LEAGUE, 9, places=6, **PARTNERS)
    assert len(event.signed_up) == 6
    assert len(event.reserve) == 3
