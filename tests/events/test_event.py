"""The rules of an event, with no Discord and no database: whatever people do, it ends with a full table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from networkx import Graph, max_weight_matching

from bot.time import DAY
from cogs.events.course import advance
from cogs.events.event import Entrant, EventStage, ServerEvent, Went
from cogs.events.match import DRAW, LOSS, WIN, Fixture, How, SeenTable
from cogs.events.plan import FEWEST_PLACES, MISSES, ROUNDS_SPARE, EventKind, EventPlan, EventScoring, Late
from cogs.events.standings import list_winners, standings

NOW = 1_000_000.0
ALLOWED = (2, 3, 4, 5, 6)
"""The numbers of seats for which a game can be dealt."""


def signed_up(
    kind: EventKind,
    people: int,
    *,
    places: int = 16,
    rounds: int = 0,
    weeks: int = 1,
    days: int = 0,
    seats: int = 2,
    allowed: Sequence[int] = ALLOWED,
    **more: Any,
) -> ServerEvent:
    """An event for which so many people have signed up: who signs up later has a lower rating."""
    plan = EventPlan(
        "Cup", kind, "classic", None, None, 1, {}, {}, 0, places, weeks, rounds, days, seats, tuple(allowed), **more
    )
    entrants = tuple(Entrant(number, 100 + number) for number in range(1, people + 1))
    return ServerEvent(1, 1, 10, None, 9, plan, NOW, entrants=entrants)


def begun(kind: EventKind, people: int, **more: Any) -> ServerEvent:
    event = signed_up(kind, people, **more)
    return advance(event, {}, {}, NOW, [one.number for one in event.signed_up])


def with_tables(event: ServerEvent) -> ServerEvent:
    """All matches that both can play have a table, numbered by their place in the list."""
    fixtures = [
        replace(one, table=number) if one.points is None and not one.table else one
        for number, one in enumerate(event.fixtures, 1)
    ]
    return replace(event, fixtures=tuple(fixtures))


SEEN = st.one_of(
    st.none(),
    st.just(SeenTable()),
    st.just(SeenTable(begun=True)),
    st.builds(
        lambda taken: SeenTable(begun=True, closed=True, taken=taken, totals=tuple(10 * one for one in taken)),
        st.sampled_from([(1, 2, 3, 4, 5, 6) * 3, (2, 1, 3, 3, 2, 1) * 3, (1, 1, 1, 1, 1, 1) * 3]),
    ),
    st.just(SeenTable(begun=True, closed=True, agreed=True)),
    st.just(SeenTable(begun=True, closed=True)),
    st.just(SeenTable(closed=True)),
)
"""What may be known of a table."""


def with_came(event: ServerEvent, numbers: Collection[int]) -> ServerEvent:
    """Those of these entrants who have a match have come to it."""
    for one in event.entrants:
        if one.number in numbers and one.person is not None:
            event = event.come(one.person)
    return event


@settings(deadline=None, max_examples=150)
@given(
    st.sampled_from([*EventKind]),
    st.integers(FEWEST_PLACES, 11),
    st.integers(FEWEST_PLACES, 9),
    st.integers(0, 3),
    st.fixed_dictionaries(
        {
            "team": st.sampled_from((1, 1, 2, 3)),
            "scoring": st.sampled_from([*EventScoring]),
            "late": st.sampled_from([*Late]),
        }
    ),
    st.sampled_from(
        [(2, ALLOWED), (2, (2,)), (3, ALLOWED), (4, ALLOWED), (6, ALLOWED), (3, (3, 4, 5, 6)), (4, (4, 6)), (4, (4,))]
    ),
    st.data(),
)
def test_whatever_people_do_it_ends_with_a_full_table(
    kind: EventKind,
    people: int,
    places: int,
    rounds: int,
    chosen: dict[str, Any],
    tables: tuple[int, tuple[int, ...]],
    data: st.DataObject,
) -> None:
    seats, allowed = tables
    team = chosen["team"]
    rounds = min(rounds, 2) if kind == EventKind.LEAGUE else rounds
    asks = data.draw(st.dictionaries(st.integers(1, people), st.lists(st.integers(1, people), unique=True, max_size=3)))
    event = signed_up(
        kind, people * team, places=places * team, rounds=rounds, days=7, seats=seats, allowed=allowed, **chosen
    )
    for number, whom in asks.items():
        event = event.ask_partners(number, whom)
    event = advance(event, {}, {}, NOW, [one.number for one in event.signed_up])
    if not event.plan.sizes(min(people, places)):
        assert event.stage == EventStage.FEW
        return
    begins, now = event.begins, event.begins
    most = (event.rounds + ROUNDS_SPARE) * event.round_s
    for _ in range(200):
        if not event.running:
            break
        event = with_tables(event)
        away = [(event.begins, event.begins + data.draw(st.integers(0, 20)) * DAY)]
        event = replace(event, moved=max(event.moved, min(event.time_needed(away), event.most_moved)))
        now = min(now + data.draw(st.sampled_from((0.1, 0.5, 1.0))) * event.round_s, event.end_by)
        seen = {}
        for one in event.undecided:
            known = data.draw(SEEN)
            if known is not None and known.begun and not known.closed and now >= event.end_by:
                known = known._replace(closed=True, taken=(2, 1, 3, 4, 5, 6) * 3)  # the one who took longer has left
            if known is not None:
                seen[one.table] = known
        there = [one for one in event.entrants if one.went is None]
        event = with_came(event, {one.number for one in there if data.draw(st.booleans())})
        barred = {
            one.number: [other.number for other in there][:2] for one in there if not data.draw(st.integers(0, 9))
        }
        event = event.bar(barred)
        gone = {
            one.number: data.draw(st.sampled_from((Went.LEFT, Went.AWAY, Went.OUT, Went.ERASED)))
            for one in there
            if data.draw(st.integers(0, 9)) == 0
        }
        after = advance(event, gone, seen, now, ())
        assert advance(after, {}, seen, now, ()) == after, "nothing is due twice"
        assert all(len(some) == team for some in after.teams.values())
        if after.stage == EventStage.ON:
            waiting = [
                place for place in range(1, after.count + 1) if place not in after.holders and after.plays_on(place)
            ]
            assert not (waiting and after.reserve), "the reserve has every place that is free"
        event = after
    assert event.stage == EventStage.OVER
    assert now - begins <= most + 1, "within its weeks"
    assert all(one.points is not None and one.how is not None for one in event.fixtures)
    lines = standings(event)
    assert sorted(line.place for line in lines) == [*range(1, event.count + 1)]
    for one in event.fixtures:
        most = len(one.seats) - 1
        assert sum(one.points or ()) <= WIN * len(one.seats) * most / 2, "no meeting is worth more than a win"
        assert all(LOSS <= points <= WIN * most for points in one.points or ())
    if kind == EventKind.LEAGUE and seats == 2:
        met = Counter(frozenset(one.places) for one in event.fixtures)
        assert len(met) == event.count * (event.count - 1) // 2
    if kind == EventKind.KNOCKOUT:
        assert len(list_winners(event)) <= 1
    assert all(event.keeps_rank(place) for place in list_winners(event) if lines[0].held)
    assert advance(event, {1: Went.LEFT}, {}, now + 99 * DAY, ()) == event, "what is over stays"


def decided(event: ServerEvent, *points: tuple[int, int]) -> ServerEvent:
    """The present round with these results, and the next one begun."""
    event, left = with_tables(event), list(points)
    seen = {}
    for one in event.undecided:
        home, away = left.pop(0)
        seen[one.table] = SeenTable(begun=True, closed=True, taken=(1 + (home < away), 1 + (away < home)))
    return advance(event, {}, seen, event.begins, ())


def test_level_on_points_the_match_between_them_decides() -> None:
    event = begun(EventKind.LEAGUE, 3)
    for _ in range(3):
        (one,) = event.undecided
        lower = one.home == min(one.places)
        event = decided(event, (WIN, LOSS) if lower else (LOSS, WIN))
    assert event.stage == EventStage.OVER
    assert [line.place for line in standings(event)] == [1, 2, 3]
    assert [line.points for line in standings(event)] == [4, 2, 0]
    assert list_winners(event) == [1]


def test_whom_nothing_tells_apart_share_the_place() -> None:
    event = begun(EventKind.LEAGUE, 4)
    while event.running:
        event = decided(event, *[(DRAW, DRAW)] * len(event.undecided))
    assert {line.rank for line in standings(event)} == {1}
    assert list_winners(event) == [1, 2, 3, 4]


def test_in_a_swiss_tournament_the_points_of_those_one_has_met_decide() -> None:
    event = begun(EventKind.SWISS, 4, rounds=2)
    event = decided(event, (WIN, LOSS), (WIN, LOSS))
    first = {one.home for one in event.list_round(1)}
    winners = next(one for one in event.undecided if set(one.places) <= first)
    beaten = next(one.others(winners.away or 0)[0] for one in event.list_round(1) if winners.away in one.places)
    results = [(WIN, LOSS) if one == winners or one.home == beaten else (LOSS, WIN) for one in event.undecided]
    event = decided(event, *results)
    lines = standings(event)
    assert lines[0].place == winners.home
    assert [line.points for line in lines] == [4, 2, 2, 0]
    assert lines[1].place == winners.away, "has met the winner"


FREE = (How.BYE, How.WALKOVER)


def free_wins(event: ServerEvent, place: int) -> int:
    """Count the wins of a place without a match, before the present round."""
    mine = [one for one in event.fixtures if place in one.places and one.round < event.round]
    return sum(one.how in FREE and one.points_of(place) == WIN for one in mine)


def can_be_paired(event: ServerEvent, places: set[int]) -> bool:
    """Whether these places can be paired without a pair that has met before the present round."""
    met = {frozenset(one.places) for one in event.fixtures if one.round < event.round}
    graph = Graph(pair for pair in combinations(places, 2) if frozenset(pair) not in met)
    return 2 * len(max_weight_matching(graph, maxcardinality=True)) == len(places)


@settings(deadline=None, max_examples=60)
@given(st.integers(FEWEST_PLACES, 11), st.integers(1, 6), st.data())
def test_in_a_swiss_tournament_what_was_not_played_is_nobodys_luck(
    people: int, rounds: int, data: st.DataObject
) -> None:
    """Nobody has two free wins while somebody without one could have it, and ties count what was not played."""
    event = begun(EventKind.SWISS, people, rounds=rounds)
    while event.running:
        paired = {place for one in event.list_round(event.round) for place in one.places}
        for one in event.list_round(event.round):
            if one.away is None and one.home is not None and free_wins(event, one.home):
                others = [other for other in paired if not free_wins(event, other)]
                assert not any(can_be_paired(event, paired - {other}) for other in others)
        event = with_tables(event)
        event = with_came(event, {one.number for one in event.entrants if data.draw(st.booleans())})
        seen = {one.table: data.draw(SEEN) or SeenTable() for one in event.undecided}
        seen = {table: SeenTable() if one.closed and not one.begun else one for table, one in seen.items()}
        seen = {table: one._replace(closed=True) if one.begun else one for table, one in seen.items()}
        gone = {one.number: Went.LEFT for one in event.holders.values() if data.draw(st.integers(0, 15)) == 0}
        event = advance(event, gone, seen, event.end_by, ())
    points = {line.place: line.points for line in standings(event)}
    for line in standings(event):
        met = [one for one in event.fixtures if line.place in one.places and one.how in (How.PLAYED, How.AGREED)]
        against = [points[one.others(line.place)[0]] for one in met]
        assert line.ties[0] == sum(against) + (event.round - len(met)) * line.points


def test_who_has_won_because_somebody_has_left_has_no_bye() -> None:
    """6 has, and comes last of those who have had no bye."""
    event = with_tables(begun(EventKind.SWISS, 6, rounds=3))
    event = advance(event, {event.last_of(3).number: Went.LEFT}, {}, event.begins, ())
    for winners in ({1, 2}, {2, 4}):
        event = decided(event, *[(WIN, LOSS) if one.home in winners else (LOSS, WIN) for one in event.undecided])
    free = [one.places for one in event.fixtures if one.how in FREE]
    assert free == [(3, 6), (5,), (4,)]


def test_who_had_the_bye_is_behind_who_has_beaten_a_stronger_one_and_before_who_has_beaten_a_weaker_one() -> None:
    """All three have won one of two: one without a match."""
    results = {(1, 2): (WIN, LOSS), (3, 4): (WIN, LOSS), (1, 3): (WIN, LOSS), (2, 5): (WIN, LOSS)}
    fixtures = [
        Fixture(1 + (number > 1), pair, points=won, how=How.PLAYED)
        for number, (pair, won) in enumerate(results.items())
    ]
    byes = [Fixture(number, (place, None), points=(WIN, LOSS), how=How.BYE) for number, place in ((1, 5), (2, 4))]
    event = replace(begun(EventKind.SWISS, 5), fixtures=(*fixtures, *byes), round=2, stage=EventStage.OVER)
    buchholz = {line.place: line.ties[0] for line in standings(event) if line.points == WIN}
    assert buchholz == {2: 4 + 2, 3: 2 + 4, 4: 2 + 2, 5: 2 + 2}
    sonneborn_berger = {line.place: line.ties[1] for line in standings(event) if line.points == WIN}
    assert sonneborn_berger == dict.fromkeys((2, 3, 4, 5), WIN * 2), "each has beaten somebody with as many points"


def test_in_a_league_who_has_left_is_not_level_with_those_who_stay() -> None:
    """1, 2 and 3 have as many points, 2 has beaten 1, and 3, who has left, has lost to 1 and beaten 2."""
    results = {
        (2, 1): (WIN, LOSS), (1, 3): (WIN, LOSS), (3, 2): (WIN, LOSS), (1, 4): (WIN, LOSS), (5, 1): (WIN, LOSS),
        (2, 4): (DRAW, DRAW), (2, 5): (DRAW, DRAW), (3, 4): (WIN, LOSS), (5, 3): (WIN, LOSS), (5, 4): (WIN, LOSS),
    }  # fmt: skip
    fixtures = tuple(Fixture(1, pair, points=won, how=How.PLAYED) for pair, won in results.items())
    event = replace(begun(EventKind.LEAGUE, 5), fixtures=fixtures, round=5)
    three = event.last_of(3).number
    for stage in (EventStage.ON, EventStage.OVER):
        after = replace(event.go({three: Went.LEFT}), stage=stage)
        assert [line.place for line in standings(after)] == [5, 2, 1, 4, 3]


def test_nobody_has_the_first_seat_in_all_matches_of_a_knock_out() -> None:
    event = begun(EventKind.KNOCKOUT, 16)
    while event.running:
        event = decided(event, *[(DRAW, DRAW)] * len(event.undecided))  # the better seed goes on
    assert [one.home == 1 for one in event.fixtures if 1 in one.places] == [True, False, True, False]


def test_where_nobody_is_left_in_a_knock_out_nobody_has_won() -> None:
    event = with_tables(begun(EventKind.KNOCKOUT, 8))
    for come in ({1, 8, 4, 5}, {1, 4}):
        level = SeenTable(begun=True, closed=True, taken=(1, 1))  # the better seed goes on
        seen = {one.table: level if {*one.places} <= come else SeenTable() for one in event.undecided}
        event = with_tables(advance(event, {}, seen, event.begin_by, ()))
    (nobody,) = (one for one in event.fixtures if not one.places)
    assert (nobody.round, nobody.how, nobody.points) == (2, How.ABSENT, (LOSS, LOSS))
    (final,) = event.list_round(3)
    assert final.how == How.BYE
    assert list_winners(event) == [*final.places]


def test_whoever_loses_a_knock_out_is_out_and_level_the_better_seed_goes_on() -> None:
    event = begun(EventKind.KNOCKOUT, 5)
    assert event.rounds == 3
    byes = [one for one in event.list_round(1) if one.how == How.BYE]
    assert sorted(one.home for one in byes if one.home) == [1, 2, 3]
    event = decided(event, (DRAW, DRAW))
    assert {place for one in event.list_round(2) for place in one.places} == {1, 2, 3, 4}
    assert event.list_round(1)[1].how == How.SEED
    event = decided(event, (LOSS, WIN), (WIN, LOSS))
    event = decided(event, (WIN, LOSS))
    assert list_winners(event) == [standings(event)[0].place] == [event.list_round(3)[0].home]
    assert [line.rank for line in standings(event)] == [1, 2, 3, 3, 5]


def test_both_lose_who_do_not_come_and_nobody_wins_a_final_to_which_nobody_came() -> None:
    event = with_tables(begun(EventKind.KNOCKOUT, 3))
    for _ in range(2):
        seen = {one.table: SeenTable() for one in event.undecided}
        event = with_tables(advance(event, {}, seen, event.begin_by, ()))
    assert event.stage == EventStage.OVER
    assert [one.how for one in event.list_round(1)] == [How.BYE, How.ABSENT]
    assert list_winners(event) == [1], "the one with the bye had nobody to meet"


def test_a_channel_that_could_not_be_reached_takes_no_time() -> None:
    event = begun(EventKind.LEAGUE, 4)
    back = event.resume(event.begins + DAY, event.begins + 3 * DAY)
    assert back.begins == event.begins + 3 * DAY, "the round has its whole time"
    event = signed_up(EventKind.LEAGUE, 4)
    assert event.resume(NOW - 2 * DAY, NOW + DAY).begins == NOW + 3 * DAY, "the sign-up the time that was left"
    assert event.resume(NOW, NOW + 3 * DAY).begins == NOW + 4 * DAY, "at least a day"


def test_a_match_that_has_begun_is_waited_for_until_the_end_of_its_round() -> None:
    event = with_tables(begun(EventKind.LEAGUE, 4))
    seen = {one.table: SeenTable(begun=True) for one in event.undecided}
    assert advance(event, {}, seen, event.begin_by, ()) == event


def test_whoever_has_missed_matches_in_a_row_does_not_come_back() -> None:
    event = begun(EventKind.LEAGUE, 4)
    for _ in range(MISSES):
        event = with_tables(event)
        event = with_came(event, {one.number for one in event.entrants if one.place != 1})
        event = advance(event, {}, {one.table: SeenTable() for one in event.undecided}, event.end_by, ())
    out = event.last_of(1)
    assert out.went == Went.MISSED
    assert not event.may_join(out.person or 0)
    assert event.may_join(5)
    assert 1 not in event.holders
    assert standings(event)[-1].place == 1, "whoever has left comes last"


@pytest.mark.parametrize("people", [0, 1, 2])
def test_too_few_play_no_event(people: int) -> None:
    assert begun(EventKind.LEAGUE, people).stage == EventStage.FEW


def test_who_signs_up_after_the_places_are_taken_waits_in_order() -> None:
    event = begun(EventKind.LEAGUE, 6, places=4)
    assert [one.number for one in event.reserve] == [5, 6]
    event = event.go({2: Went.LEFT})
    assert event.holders[2].number == 5
    assert [one.number for one in event.reserve] == [6]


def test_a_free_place_is_for_whoever_waits_also_who_comes_later() -> None:
    event = begun(EventKind.LEAGUE, 4).go({2: Went.LEFT})
    assert event.free_places == [2]
    assert event.join(77).holders[2].person == 77
    # as an earlier version saved it: somebody waits beside a free place
    event = replace(event, entrants=(*event.entrants, Entrant(9, 99)))
    assert advance(event, {}, {}, event.begins, ()).holders[2].person == 99


def test_who_left_has_their_place_again_until_it_is_given() -> None:
    event = with_tables(begun(EventKind.LEAGUE, 4)).go({2: Went.LEFT})
    assert event.may_join(102)
    assert event.join(102) == event.bar({2: [1]}).join(102) == with_tables(begun(EventKind.LEAGUE, 4))
    given = event.join(77).join(102)
    assert given.holders[2].person == 77
    assert [one.person for one in given.reserve] == [102]
    again = given.go({given.holders[2].number: Went.LEFT})
    assert again.holders[2].person == 102, "the first who waits"
    over = replace(event, stage=EventStage.OVER)
    assert over.free_places == []


def late(event: ServerEvent, came: Collection[int], barred: dict[int, list[int]]) -> ServerEvent:
    """The time in which matches may begin is over; ``barred`` could not come because of what others may have done."""
    event = with_tables(with_came(event, came)).bar(barred)
    return advance(event, {}, {one.table: SeenTable() for one in event.undecided}, event.begin_by, ())


def the_two(event: ServerEvent) -> tuple[int, int]:
    """The numbers of the two who meet first."""
    one = event.undecided[0]
    home, away = (event.holders[place].number for place in one.places)
    return home, away


def first(event: ServerEvent) -> tuple[tuple[int, int] | None, How | None]:
    one = event.list_round(1)[0] if event.list_round(1)[0].how != How.BYE else event.list_round(1)[1]
    return one.points, one.how


@pytest.mark.parametrize("way", ["kept from coming", "put out"])
def test_nobody_wins_against_whom_they_may_have_kept_away(way: str) -> None:
    event = begun(EventKind.LEAGUE, 4)
    home, away = the_two(event)
    if way == "put out":
        event = advance(event.bar({away: [home]}), {away: Went.AWAY}, {}, event.begins, ())
    else:
        event = late(event, [home], {away: [home]})
        assert event.last_of(away).missed == 0
        assert event.last_of(away).barred_by is None, "in the next round they may be there"
    assert first(event) == ((LOSS, LOSS), How.BARRED)


def test_who_could_not_come_is_not_absent_and_others_do_not_profit_by_it() -> None:
    event = begun(EventKind.LEAGUE, 4)
    home, away = the_two(event)
    assert first(late(event, [home], {away: []})) == ((DRAW, DRAW), How.CANCELLED)
    assert first(late(event, [home], {})) == ((WIN, LOSS), How.WALKOVER)
    assert first(late(event, [home], {away: [away]})) == ((WIN, LOSS), How.WALKOVER), "may have done it alone"
    assert late(event, [home], {away: [away]}).last_of(away).missed == 1
    both = late(event, [], {away: []})
    assert first(both) == ((LOSS, LOSS), How.ABSENT)
    assert (both.last_of(away).missed, both.last_of(home).missed) == (0, 1)
    event = begun(EventKind.KNOCKOUT, 4)
    home, away = the_two(event)
    assert first(late(event, [away], {home: []})) == ((LOSS, WIN), How.WALKOVER), "somebody has to go on"


def test_whom_somebody_of_another_match_may_have_kept_away_loses_nothing() -> None:
    """Whoever did it gains nothing by it: who came has won. In a knock-out the better seed goes on."""
    event = begun(EventKind.LEAGUE, 4)
    home, away = the_two(event)
    other = event.holders[event.undecided[1].places[0]].number
    after = late(event, [home], {away: [other]})
    assert first(after) == ((WIN, DRAW), How.CANCELLED)
    places = after.list_round(1)[0].places
    assert {(line.won, line.drawn, line.lost) for line in standings(after) if line.place in places} == {
        (1, 0, 0),
        (0, 1, 0),
    }
    assert first(late(event, [], {away: [other]})) == ((LOSS, DRAW), How.ABSENT), "nobody came"
    event = begun(EventKind.KNOCKOUT, 4)
    home, away = the_two(event)
    other = event.holders[event.undecided[1].places[0]].number
    better = min(event.undecided[0].places)
    for came, kept in ((home, away), (away, home)):
        after = late(event, [came], {kept: [other]})
        assert (after.list_round(1)[0].how, after.through(1)[0]) == (How.SEED, better)


def test_who_may_put_others_out_does_not_pass_them_in_the_table() -> None:
    event = begun(EventKind.LEAGUE, 4)
    while event.round < 3:
        event = decided(
            event, *[(WIN, LOSS) if one.home == min(one.places) else (LOSS, WIN) for one in event.undecided]
        )
    one, two = (event.last_of(place).number for place in (1, 2))
    left = advance(event, {one: Went.LEFT}, {}, event.begins, ())
    assert standings(left)[-1].place == 1, "whoever leaves comes last"
    out = advance(event.bar({one: [two]}), {one: Went.AWAY}, {}, event.begins, ())
    order = [line.place for line in standings(out)]
    assert order.index(1) < order.index(2)


def test_a_closed_lobby_forgets_nobody() -> None:
    event = with_tables(with_came(begun(EventKind.LEAGUE, 4), [1]))
    closed = {one.table: SeenTable(closed=True) for one in event.undecided}
    after = advance(event, {}, closed, event.begins, ())
    assert [one.table for one in after.undecided] == [0, 0]
    over = advance(after, {}, {}, event.begin_by, ())
    mine = next(one for one in over.list_round(1) if 1 in one.places)
    assert (mine.how, mine.points_of(1)) == (How.WALKOVER, WIN)


def test_both_came_and_their_match_is_waited_for() -> None:
    event = with_tables(with_came(begun(EventKind.LEAGUE, 4), [1, 2, 3, 4]))
    seen = {one.table: SeenTable() for one in event.undecided}
    assert advance(event, {}, seen, event.begin_by, ()) == event
    over = advance(event, {}, seen, event.end_by, ())
    assert {one.how for one in over.list_round(1)} == {How.CANCELLED}
