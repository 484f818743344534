"""The table of an event: who leads, what decides between those with as many points, who has won."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

from cogs.events.event import EventStage, ServerEvent, order_at_table
from cogs.events.match import DRAW, TWO, WIN, Fixture
from cogs.events.plan import EventKind, EventScoring


class EventLine(NamedTuple):
    """A line of the table of an event. ``rank`` is shared by those whom nothing tells apart. ``points`` are what its
    matches were worth. Who has ``won`` a match has beaten all others at it. ``held``: it stands there by its points
    (``keeps_rank``). ``average`` are the points of the game in a match, where they count; None: it has none.
    """

    rank: int
    place: int
    played: int
    won: int
    drawn: int
    lost: int
    points: Fraction
    ties: tuple[Fraction, ...]
    held: bool
    average: Fraction | None = None


def standings(event: ServerEvent, upto: int | None = None) -> list[EventLine]:
    """Return the table of an event, the best first, after the round ``upto`` or as it is.

    Places that were left come last, as long as the event goes on or if they became free before its end.
    """
    rounds = event.round if upto is None else upto
    so_far = [one for one in event.fixtures if one.round <= rounds]
    mine = {place: [one for one in so_far if place in one.places] for place in range(1, event.count + 1)}
    points = {place: sum((one.worth_of(place) for one in some), Fraction(0)) for place, some in mine.items()}
    averages = dict(_averages(event, mine)) if event.plan.scoring != EventScoring.PLACES else {}
    ranked, found = {place: event.keeps_rank(place) for place in mine}, list[EventLine]()
    for place, some in mine.items():
        # nobody is met in a bye: it is worth its points, and is no match
        matches = [one for one in some if one.points is not None and one.others(place)]
        won = sum(one.is_won_by(place) for one in matches)
        drawn = sum(len(one.places) == TWO and one.points_of(place) == DRAW for one in matches)
        lost = len(matches) - won - drawn
        if event.plan.kind == EventKind.LEAGUE:
            level = [other for other in points if (ranked[other], points[other]) == (ranked[place], points[place])]
            ties = tuple(_league_ties(place, matches, points, level))
        elif event.plan.kind == EventKind.SWISS:
            over = rounds - sum(one.points is None for one in some)
            ties = tuple(_swiss_ties(place, matches, points, over))
        else:
            ties = ()
        line = EventLine(0, place, len(matches), won, drawn, lost, points[place], ties, ranked[place])
        found.append(line._replace(average=averages.get(place)))
    keys: dict[int, tuple[bool | Fraction | int, ...]]
    keys = {line.place: (not line.held, *_by_points(event, line)) for line in found}
    if event.plan.kind == EventKind.KNOCKOUT:
        keys = {
            line.place: (not line.held and event.plays_on(line.place), *_knocked_out(event, line)) for line in found
        }
    ordered = sorted(found, key=lambda line: (keys[line.place], line.place))
    return [line._replace(rank=1 + sum(key < keys[line.place] for key in keys.values())) for line in ordered]


def _by_points(event: ServerEvent, line: EventLine) -> Iterator[bool | Fraction]:
    """Yield what the table of an event is sorted by, the least first."""
    if event.plan.scoring != EventScoring.PLACES:
        yield line.average is None
        average = line.average or Fraction(0)
        yield average if event.plan.lowest_wins else -average
    yield -line.points
    for one in line.ties:
        yield -one


def _averages(event: ServerEvent, mine: Mapping[int, Sequence[Fixture]]) -> Iterator[tuple[int, Fraction]]:
    """Yield the points of the game that each place has had in a match, on average. Whoever was missing has had the
    worst of that round; a match that was not played counts for nobody else.
    """
    worse = max if event.plan.lowest_wins else min
    everywhere = [total for one in event.fixtures for total in one.totals]
    worst = {number: worse(everywhere, default=0) for number in range(event.round + 1)}
    for number in worst:
        here = [total for one in event.list_round(number) for total in one.totals]
        worst[number] = worse(here, default=worst[number])
    for place, some in mine.items():
        had = list[int]()
        for one in some:
            if one.totals and place in one.players:
                had.append(one.totals[one.players.index(place)])
            elif everywhere and any(absent.place == place and not absent.excused for absent in one.missing):
                had.append(worst[one.round])
        if had:
            yield place, Fraction(sum(had), len(had))


def list_winners(event: ServerEvent) -> list[int]:
    """Return the places that have won an event that is over: several if nothing tells them apart, none if nobody has a
    point, or nobody came to the final.
    """
    if event.stage != EventStage.OVER:
        return []
    if event.plan.kind == EventKind.KNOCKOUT:
        return [place for place in event.through(event.round)[:1] if place is not None]
    return [line.place for line in standings(event) if line.rank == 1 and (line.points > 0 or line.average is not None)]


def _knocked_out(event: ServerEvent, line: EventLine) -> tuple[int, ...]:
    """What the table of a knock-out is sorted by: the round up to which a place has come, one more for who has won the
    last one; where more than two meet, then where it came at that table, in the last round each by itself.
    """
    mine = [one for one in event.fixtures if line.place in one.places]
    if event.plan.in_twos:
        return (-max((one.round + (one.points_of(line.place) == WIN) for one in mine), default=0),)
    if not mine:
        return (0, 0)
    last = mine[-1]
    order = order_at_table(last)
    return -last.round, order.index(line.place) if line.place in order else len(last.places)


def _league_ties(
    place: int, matches: Sequence[Fixture], points: Mapping[int, Fraction], level: Collection[int]
) -> Iterator[Fraction]:
    """Yield what decides between places of a league with the same points, the first first: the points of meetings with
    those who are ``level``, above as many draws; matches won; Sonneborn-Berger (twice the points of those whom one has
    beaten, and once of those with whom one was level), as a share of each table.
    """
    met = [(one.result(place, other), other, len(one.others(place))) for one in matches for other in one.others(place)]
    yield Fraction(sum(won - DRAW for won, other, _ in met if other in level))
    yield Fraction(sum(one.is_won_by(place) for one in matches))
    yield sum((won * points[other] / several for won, other, several in met), Fraction(0))


def _swiss_ties(
    place: int, matches: Sequence[Fixture], points: Mapping[int, Fraction], rounds: int
) -> Iterator[Fraction]:
    """Yield what decides between places of a Swiss tournament with the same points after so many rounds, the first
    first: Buchholz (the points of all whom one has met), Sonneborn-Berger, matches won. Of a table of several each is
    worth its share.

    A round that was not played counts as against somebody with as many points as oneself.
    """
    played = [one for one in matches if one.was_played_by(place)]
    met = [
        (one.result(place, other), points[other] / len(one.others(place)))
        for one in played
        for other in one.others(place)
    ]
    unplayed, given = rounds - len(played), points[place] - sum(one.worth_of(place) for one in played)
    yield sum((theirs for _, theirs in met), Fraction(0)) + unplayed * points[place]
    yield sum((won * theirs for won, theirs in met), Fraction(0)) + given * points[place]
    yield Fraction(sum(one.is_won_by(place) for one in matches))
