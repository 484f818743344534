"""The course of an event: it begins, its rounds are seated and follow each other, it ends."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import combinations

from cogs.events.event import EventStage, ServerEvent, Went
from cogs.events.groups import SeatedScore, seat_knockout, seat_league, seat_swiss
from cogs.events.judging import judge_all
from cogs.events.match import TWO, WIN, Fixture, SeenTable
from cogs.events.pairing import SwissScore, bracket, circle, pair_swiss, seat_pairs
from cogs.events.plan import FEWEST_PLACES, MISSES, ROUNDS_SPARE, EventKind
from cogs.events.standings import standings
from cogs.events.teams import form_teams


def advance(
    event: ServerEvent,
    gone: Mapping[int, Went],
    seen: Mapping[int, SeenTable],
    now: float,
    order: Sequence[int],
    lot: str = "",
) -> ServerEvent:
    """Do what is due in an event: take out who is gone, decide matches, and begin the next round or end it.

    ``gone`` are numbers of entrants, ``seen`` what is known of tables by their number, ``order`` the numbers of those
    who have signed up, the best seed first, if it is to begin; ``lot`` draws partners then. Gives the same event if
    nothing is due.
    """
    if not event.running:
        return event
    if gone:
        event = event.go(gone)
    if event.stage == EventStage.OPEN and now >= event.begins:
        there = {one.number for one in event.signed_up}
        event = begin(event, [number for number in order if number in there], now, lot)
    while event.stage == EventStage.ON:
        after = judge_all(event.fill_places(), seen, now)
        missed = {one.number: Went.MISSED for one in after.playing if one.missed >= MISSES}
        if missed:
            after = after.go(missed)
        if after == event and event.undecided:
            break
        event = after if after.undecided else next_round(after, now)
    return event


def begin(event: ServerEvent, order: Sequence[int], now: float, lot: str) -> ServerEvent:
    """Give the places to those who have signed up, in this order of their numbers, and begin the first round."""
    teams = form_teams(order, event.plan.team, {one.number: one.asks for one in event.entrants}, lot)
    if len(teams) < FEWEST_PLACES or not event.plan.sizes(len(teams)):
        return replace(event, stage=EventStage.FEW)
    seeds = {number: place for place, team in enumerate(teams, 1) for number in team}
    entrants = tuple(replace(one, place=seeds.get(one.number)) for one in event.entrants)
    event = replace(event, stage=EventStage.ON, entrants=entrants)
    ends = now + (event.rounds + ROUNDS_SPARE) * event.round_s if event.plan.days else 0.0
    return next_round(replace(event, ends=ends), now)


def next_round(event: ServerEvent, now: float) -> ServerEvent:
    """Pair the next round; end the event after the last one, or where nobody is left to be paired."""
    number = event.round + 1
    if event.round >= event.rounds or _is_alone(event):
        return replace(event, stage=EventStage.OVER)
    fixtures = tuple(Fixture(number, tuple(seats)) for seats in _pairs(event, number))
    entrants = tuple(replace(one, barred_by=None) if one.went is None else one for one in event.entrants)
    return replace(event, round=number, begins=now, moved=0.0, entrants=entrants, fixtures=(*event.fixtures, *fixtures))


def _is_alone(event: ServerEvent) -> bool:
    """Whether too few are left for a round."""
    if event.plan.in_twos:
        return event.plan.kind == EventKind.SWISS and len(event.holders) < TWO
    knocked = event.plan.kind == EventKind.KNOCKOUT and event.round
    return not event.plan.sizes(len(event.through(event.round) if knocked else event.holders))


def _pairs(event: ServerEvent, number: int) -> Sequence[Sequence[int | None]]:
    if not event.plan.in_twos:
        return _tables(event, number)
    if event.plan.kind == EventKind.LEAGUE:
        return circle(event.count, event.plan.rounds or 1)[number - 1]
    if event.plan.kind == EventKind.SWISS:
        return pair_swiss(_scores(event))
    if number == 1:
        return seat_pairs(bracket(event.count), {})
    through = event.through(number - 1)
    return seat_pairs([*zip(through[::2], through[1::2], strict=True)], _first_seats(event))


def _tables(event: ServerEvent, number: int) -> Sequence[Sequence[int | None]]:
    """Seat the tables of a round: of those who hold a place, or are left in a knock-out. Who finds no seat has a
    bye, but in a league: there all sit out as often.
    """
    if event.plan.kind == EventKind.KNOCKOUT and number > 1:
        some = [place for place in event.through(number - 1) if place is not None]
    elif event.plan.kind == EventKind.SWISS:
        some = [line.place for line in standings(event) if line.place in event.holders]
    else:
        some = sorted(event.holders)
    scores, sizes = _seated_scores(event, some), event.plan.sizes(len(some))
    if event.plan.kind == EventKind.LEAGUE:
        return seat_league(scores, sizes, number)
    tables = (seat_swiss if event.plan.kind == EventKind.SWISS else seat_knockout)(scores, sizes)
    seated = {place for table in tables for place in table}
    return [*tables, *((place, None) for place in some if place not in seated)]


def _seated_scores(event: ServerEvent, some: Sequence[int]) -> list[SeatedScore]:
    """What these places have had so far."""
    met = {place: Counter[int]() for place in some}
    smaller, seats = Counter[int](), {place: Counter[int]() for place in some}
    for number in range(1, event.round + 1):
        fixtures = event.list_round(number)
        largest = max((len(one.places) for one in fixtures), default=0)
        at_large = {place for one in fixtures if len(one.places) == largest for place in one.places}
        smaller.update(place for place in some if place not in at_large)
    for one in event.fixtures:
        for place, other in combinations(one.places, 2):
            for mine, theirs in ((place, other), (other, place)):
                if mine in met:
                    met[mine][theirs] += 1
        for at, place in enumerate(one.players):
            if place in seats:
                seats[place][at] += 1
    points = {line.place: float(line.points) for line in standings(event)}
    return [SeatedScore(one, points.get(one, 0.0), met[one], smaller[one], seats[one]) for one in some]


def _first_seats(event: ServerEvent) -> Counter[int]:
    """Count by how much more often each place has had the first seat than the second one."""
    first = Counter[int]()
    for one in event.fixtures:
        if one.played and one.home and one.away:
            first[one.home] += 1
            first[one.away] -= 1
    return first


def _scores(event: ServerEvent) -> list[SwissScore]:
    held, first, found = event.holders, _first_seats(event), []
    for line in standings(event):
        if line.place not in held:
            continue
        mine = [one for one in event.fixtures if line.place in one.places]
        met = Counter(other for one in mine for other in one.others(line.place))
        free_wins = sum(one.points_of(line.place) == WIN and not one.played for one in mine)
        found.append(SwissScore(line.place, int(line.points), met, free_wins, first[line.place]))
    return found
