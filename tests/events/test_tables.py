"""Matches at tables of three to six: who did not come has lost to those who did, and nobody gains more by that than by
beating them.
"""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from cogs.events.course import advance
from cogs.events.event import EventStage, ServerEvent, Went
from cogs.events.judging import judge
from cogs.events.match import UNPLAYABLE, Fixture, How, SeenTable
from cogs.events.plan import EventKind
from cogs.events.standings import list_winners, standings
from tests.events.test_event import begun, with_came, with_tables


def at_table(event: ServerEvent) -> Fixture:
    """The first match of the present round."""
    return event.list_round(event.round)[0]


def numbers(event: ServerEvent, one: Fixture) -> list[int]:
    return [event.last_of(place).number for place in one.seats if place]


def late(event: ServerEvent, came: list[int], barred: dict[int, list[int]] | None = None) -> ServerEvent:
    """The time in which matches may begin is over."""
    event = with_tables(with_came(event, came)).bar(barred or {})
    return advance(event, {}, {one.table: SeenTable() for one in event.undecided}, event.begin_by, ())


def played(event: ServerEvent, *taken: int) -> ServerEvent:
    """The match of the first table ends like this; where each of its seats has come."""
    one = with_tables(event).undecided[0]
    seen = {one.table: SeenTable(begun=True, closed=True, taken=taken)}
    return advance(with_tables(event), {}, seen, event.begins, ())


def test_of_four_each_gets_a_share_for_everybody_behind_them() -> None:
    event = begun(EventKind.LEAGUE, 4, seats=4, days=7)
    one = at_table(event)
    after = at_table(replace(played(event, 2, 1, 4, 3), round=1))
    assert [after.points_of(place) for place in one.places] == [4, 6, 0, 2]
    assert [after.worth_of(place) for place in one.places] == [Fraction(4, 3), 2, 0, Fraction(2, 3)]
    level = at_table(replace(played(event, 1, 1, 3, 3), round=1))
    assert [level.points_of(place) for place in one.places] == [5, 5, 1, 1], "level ones share"


def test_tables_of_different_sizes_compare() -> None:
    event = begun(EventKind.LEAGUE, 7, seats=4, days=7)
    large, small = event.list_round(1)
    assert (len(large.places), len(small.places)) == (4, 3)
    worth = []
    for one, taken in ((large, (1, 2, 3, 4)), (small, (1, 2, 3))):
        tabled = replace(one, table=9)
        alone = replace(event, fixtures=(tabled,))
        decided = judge(alone, tabled, SeenTable(begun=True, closed=True, taken=taken), event.begins)
        worth.append([decided.worth_of(place) for place in one.places])
    assert worth == [[2, Fraction(4, 3), Fraction(2, 3), 0], [2, 1, 0]]


def test_of_four_three_play_on_when_the_time_is_over() -> None:
    event = begun(EventKind.LEAGUE, 4, seats=4, days=7)
    one = at_table(event)
    who = numbers(event, one)
    waiting = with_tables(with_came(event, who[:3]))
    seen = {one.table: SeenTable() for one in waiting.undecided}
    assert at_table(advance(waiting, {}, seen, event.begin_by - 1, ())).seated == (), "they wait for the fourth"
    event = late(event, who[:3])
    assert at_table(event).points is None
    assert at_table(event).seated == one.places[:3]
    after = played(event, 3, 1, 2)
    decided = after.list_round(1)[0]
    assert decided.how == How.PLAYED
    assert [decided.points_of(place) for place in one.places] == [2, 6, 4, 0]
    assert after.last_of(one.places[3]).missed == 1
    assert after.last_of(one.places[0]).missed == 0


def test_when_the_last_one_comes_the_match_begins_in_the_order_of_its_seats() -> None:
    event = begun(EventKind.LEAGUE, 4, seats=4, days=7)
    who = numbers(event, at_table(event))
    assert at_table(with_came(event, who[:3])).seated == ()
    assert at_table(with_came(event, who[::-1])).seated == at_table(event).places


@pytest.mark.parametrize("came", [0, 1])
def test_who_comes_alone_has_beaten_all_others_and_nobody_wins_where_nobody_came(came: int) -> None:
    event = begun(EventKind.LEAGUE, 4, seats=4, days=7)
    one = at_table(event)
    after = late(event, numbers(event, one)[:came])
    decided = after.list_round(1)[0]
    assert decided.how == (How.WALKOVER if came else How.ABSENT)
    assert decided.points == ((6, 0, 0, 0) if came else (0, 0, 0, 0))
    assert sum(one.missed for one in after.entrants) == 4 - came


def test_nobody_gains_by_whom_they_may_have_kept_away_and_it_costs_the_others_nothing() -> None:
    """The first may have kept the fourth away: no points for that match; the others have beaten the fourth, who is
    level with them.
    """
    event = begun(EventKind.LEAGUE, 4, seats=4, days=7)
    one = at_table(event)
    who = numbers(event, one)
    after = played(late(event, who[:3], {who[3]: [who[0]]}), 1, 2, 3)
    assert [after.list_round(1)[0].points_of(place) for place in one.places] == [0, 4, 2, 2]
    assert after.last_of(one.places[3]).missed == 0, "who could not come is not absent"


def test_who_is_gone_before_the_match_begins_is_not_waited_for() -> None:
    event = begun(EventKind.LEAGUE, 4, seats=4, days=7)
    one = at_table(event)
    who = numbers(event, one)
    event = advance(with_tables(with_came(event, who[:3])), {who[3]: Went.LEFT}, {}, event.begins, ())
    assert at_table(event).seated == one.places[:3], "all are here who are left"
    gone = advance(event, {who[0]: Went.LEFT}, {at_table(event).table: SeenTable()}, event.begins, ())
    assert at_table(gone).seated == one.places[1:3]
    only = advance(gone, {who[1]: Went.LEFT}, {at_table(gone).table: SeenTable()}, event.begins, ())
    assert only.list_round(1)[0].points == (0, 0, 6, 0), "one is left: they have won"


def test_who_takes_over_a_place_has_not_come() -> None:
    event = begun(EventKind.LEAGUE, 5, seats=4, days=7, places=4)
    one = at_table(event)
    who = numbers(event, one)
    event = with_tables(with_came(event, who))
    event = advance(event, {who[0]: Went.LEFT}, {at_table(event).table: SeenTable()}, event.begins, ())
    assert event.last_of(one.places[0]).number == 5
    assert at_table(event).seated == ()
    assert [entrant.number for entrant in event.list_awaited(at_table(event))] == [5]


def test_a_match_that_cannot_be_played_is_level_for_all() -> None:
    event = begun(EventKind.LEAGUE, 4, seats=4, days=7)
    event = replace(event, fixtures=(replace(at_table(event), table=UNPLAYABLE),))
    decided = advance(event, {}, {}, event.begin_by, ()).list_round(1)[0]
    assert (decided.how, decided.points) == (How.CANCELLED, (3, 3, 3, 3))


def test_half_of_a_table_goes_on_in_a_knock_out() -> None:
    event = begun(EventKind.KNOCKOUT, 8, seats=4, days=7)
    assert event.rounds == 2
    first, second = (one.places for one in event.list_round(1))
    assert len({1, 2} & {*first}) == len({1, 2} & {*second}) == 1, "the strongest sit apart"
    event = played(played(event, 4, 3, 2, 1), 2, 1, 4, 3)
    (final,) = event.list_round(2)
    assert {*final.places} == {*first[2:], *second[:2]}
    event = played(event, 2, 1, 3, 4)
    assert event.stage == EventStage.OVER
    assert list_winners(event) == [final.places[1]]
    ordered = [line.place for line in standings(event)]
    assert ordered[:4] == [final.places[at] for at in (1, 0, 2, 3)]
    assert [line.rank for line in standings(event)] == [1, 2, 3, 4, 5, 5, 7, 7]


def test_who_does_not_come_does_not_go_on() -> None:
    event = begun(EventKind.KNOCKOUT, 8, seats=4, days=7)
    first, second = event.list_round(1)
    came = [numbers(event, first)[3], *numbers(event, second)[:2]]
    event = played(late(event, came), 1, 2)
    (final,) = event.list_round(2)
    assert {*final.places} == {first.places[3], *second.places[:2]}


def test_whom_nothing_tells_apart_share_the_place_and_the_win() -> None:
    """Each of the two was ahead once, and once they were level."""
    event = begun(EventKind.LEAGUE, 3, seats=3, days=7, rounds=3)
    for taken in ((1, 2, 3), (2, 1, 3), (1, 1, 3)):
        places = at_table(event).places
        order = [taken[place - 1] for place in places]
        event = played(event, *order)
    lines = standings(event)
    assert [line.place for line in lines] == [1, 2, 3]
    assert [line.rank for line in lines] == [1, 1, 3], "nothing tells the two apart"
    assert list_winners(event) == [1, 2]


def test_who_may_have_kept_all_others_from_the_final_does_not_win_it() -> None:
    event = begun(EventKind.KNOCKOUT, 4, seats=4, days=7)
    who = numbers(event, at_table(event))
    over = late(event, who[:1], {other: [who[0]] for other in who[1:]})
    assert list_winners(over) == [2], "of the others the better seed goes on"


def test_who_has_beaten_nobody_does_not_go_on_because_they_kept_somebody_away() -> None:
    """Of three two go on: but not who has lost to the one, and may have barred the other. Nobody came elsewhere."""
    event = begun(EventKind.KNOCKOUT, 9, seats=3, days=7)
    first = at_table(event)
    who = numbers(event, first)
    event = late(event, who[:2], {who[2]: [who[0]]})
    event = played(event, 2, 1)
    assert list_winners(event) == [first.places[1]]


def test_whom_somebody_may_have_kept_away_goes_on_as_a_better_seed() -> None:
    """Of three two go on: who came and has won, and who could not come and is the best seed."""
    event = begun(EventKind.KNOCKOUT, 9, seats=3, days=7)
    first, other = event.list_round(1)[:2]
    who = numbers(event, first)
    event = played(late(event, who[1:], {who[0]: numbers(event, other)[:1]}), 1, 2)
    assert event.last_of(first.places[0]).missed == 0
    assert event.list_round(1)[0].points == (4, 2, 0)
    assert {*first.places[:2]} <= {place for one in event.list_round(2) for place in one.places}


def test_whom_somebody_may_have_kept_away_does_not_pass_who_came_as_a_better_seed() -> None:
    event = begun(EventKind.KNOCKOUT, 9, seats=3, days=7)
    first, other = event.list_round(1)[:2]
    who = numbers(event, first)
    event = played(late(event, who[:2], {who[2]: numbers(event, other)[:1]}), 1, 2)
    assert event.list_round(1)[0].points == (4, 2, 0)
    assert {*first.places[:2]} <= {place for one in event.list_round(2) for place in one.places}


def test_of_two_who_were_kept_from_the_final_the_better_seed_has_won() -> None:
    event = begun(EventKind.KNOCKOUT, 3, seats=3, days=7)
    who = numbers(event, at_table(event))
    over = late(event, [], {who[1]: [who[0]], who[2]: [who[0]]})
    decided = over.list_round(1)[0]
    assert (decided.how, list_winners(over)) == (How.WALKOVER, [2])
    assert [line.rank for line in standings(over)] == [1, 2, 3]


def test_partners_do_not_gain_by_keeping_each_other_away() -> None:
    """Else the two had something for a match that they do not play."""
    event = begun(EventKind.LEAGUE, 8, days=7, allowed=(2, 3), team=2)
    one = event.undecided[0]
    mine, theirs = (event.teams[place] for place in one.places)
    event = event.bar({mine[1].number: [mine[0].number]})
    after = late(event, [mine[0].number, *(who.number for who in theirs)])
    decided = after.list_round(1)[0]
    assert (decided.how, decided.points_of(mine[0].place), decided.points_of(theirs[0].place)) == (How.WALKOVER, 0, 2)


def test_who_has_a_place_whose_match_is_on_without_it_has_not_missed_that() -> None:
    event = begun(EventKind.LEAGUE, 5, seats=4, days=7, places=4)
    one = at_table(event)
    who = numbers(event, one)
    event = late(event, who[:3])
    seen = {at_table(event).table: SeenTable(begun=True)}
    event = advance(event, {who[3]: Went.LEFT}, seen, event.begin_by, ())
    assert event.holders[one.places[3]].number == 5
    after = played(event, 1, 2, 3)
    assert after.last_of(one.places[3]).missed == 0
    assert after.list_round(1)[0].points_of(one.places[3]) == 0


def test_banning_who_could_not_come_while_the_match_is_on_gains_nothing() -> None:
    event = begun(EventKind.LEAGUE, 5, seats=4, days=7, places=4)
    one = at_table(event)
    who = numbers(event, one)
    event = late(event, who[:3], {who[3]: [who[0]]})
    seen = {at_table(event).table: SeenTable(begun=True)}
    event = advance(event.bar({who[3]: [who[0]]}), {who[3]: Went.AWAY}, seen, event.begin_by, ())
    after = played(event, 1, 2, 3)
    assert [after.list_round(1)[0].points_of(place) for place in one.places] == [0, 4, 2, 2]


def test_so_few_that_their_game_is_not_dealt_are_level_and_have_beaten_the_others() -> None:
    """Partners are four or six: three of four came."""
    event = begun(EventKind.LEAGUE, 4, seats=4, days=7, allowed=(4, 6))
    one = at_table(event)
    decided = late(event, numbers(event, one)[:3]).list_round(1)[0]
    assert (decided.how, decided.points) == (How.CANCELLED, (4, 4, 4, 0))


def test_who_is_left_alone_in_a_knock_out_has_won_it() -> None:
    event = begun(EventKind.KNOCKOUT, 8, seats=4, days=7)
    one = event.list_round(1)[1]
    over = late(event, numbers(event, one)[:1])
    assert (over.stage, list_winners(over)) == (EventStage.OVER, [one.places[0]])


def test_a_final_that_all_have_called_off_has_no_winner() -> None:
    event = with_tables(begun(EventKind.KNOCKOUT, 4, seats=4, days=7))
    seen = {at_table(event).table: SeenTable(begun=True, closed=True, agreed=True)}
    assert list_winners(advance(event, {}, seen, event.begins, ())) == []


def test_who_finds_no_seat_in_a_knock_out_goes_on() -> None:
    event = begun(EventKind.KNOCKOUT, 5, seats=4, days=7, allowed=(4,))
    left = next(one for one in event.list_round(1) if len(one.places) == 1)
    assert left.how == How.BYE
    assert left.places[0] in event.through(1)
