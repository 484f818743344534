"""How matches of events are decided: at the table, or by who has come.

Whoever was there has beaten who was not. Nobody wins anything against somebody whom they may have kept away.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from itertools import combinations, permutations

from cogs.events.event import Entrant, ServerEvent
from cogs.events.match import DRAW, LOSS, TWO, WIN, Fixture, How, Missing, SeenTable
from cogs.events.plan import EventKind, EventScoring


def judge_all(event: ServerEvent, seen: Mapping[int, SeenTable], now: float) -> ServerEvent:
    """Decide the matches that can be decided now, and count whose were missed. ``seen`` is what is known of tables by
    their number.
    """
    after = []
    for one in event.fixtures:
        known = seen.get(one.table) if one.table else None
        decided = one if one.points is not None else judge(event, one, known, now)
        if decided.points is None and known is not None and known.closed and not known.begun:
            # somebody has closed it before anybody could play: another one opens
            decided = replace(decided, table=0)
        after.append(decided)
    absent: dict[int, bool] = {}
    for before, one in zip(event.fixtures, after, strict=True):
        if before.points is None and one.points is not None and one.how != How.BYE:
            last = (who.number for place in one.players for who in event.last_team(place))
            absent |= dict.fromkeys(one.numbers or last, False)
            absent |= {some.number: not some.excused for some in one.missing}
    entrants = tuple(_count_missed(one, absent) for one in event.entrants)
    return replace(event, fixtures=tuple(after), entrants=entrants)


def _count_missed(one: Entrant, absent: Mapping[int, bool]) -> Entrant:
    if one.number not in absent or one.went is not None:
        return one
    return replace(one, missed=one.missed + 1 if absent[one.number] else 0)


def judge(event: ServerEvent, one: Fixture, seen: SeenTable | None, now: float) -> Fixture:
    """Decide a match if it can be decided now, or settle who plays it. Whoever was there has beaten who was not; if
    nobody was, all lose.
    """
    held = event.holders
    holding = [place for place in one.places if place in held]
    if seen is not None and seen.begun:
        return _decide_by_match(event, one, seen)
    if None in one.seats:
        points = tuple(WIN if place in holding else LOSS for place in one.seats)
        return replace(one, points=points, how=How.BYE if holding else How.ABSENT)
    if not event.plan.can_seat(len(holding)):
        return _decide_by_absence(event, one, holding)
    if _is_settled_no_more(event, one, holding, now):
        one = replace(one, seated=(), numbers=(), missing=())
    here = [place for place in holding if event.is_here(one, place)]
    if not one.seated and len(here) == len(holding):
        one = event.seat(one)
    if now < (event.end_by if one.seated else event.begin_by):
        return one
    if one.seated or (one.table and seen is None):
        knocked = event.plan.kind == EventKind.KNOCKOUT
        there = one.seated or (here if knocked and here else holding)
        return _level(event, event.settle(one, there), How.CANCELLED)
    return event.seat(one) if event.plan.can_seat(len(here)) else _decide_by_absence(event, one, here)


def _is_settled_no_more(event: ServerEvent, one: Fixture, holding: Sequence[int], now: float) -> bool:
    """Whether somebody has gone or come after it was settled who plays a match, and before it began."""
    gone = not all(event.is_here(one, place) for place in one.seated)
    return gone or (bool(one.seated) and now < event.begin_by and {*holding} != {*one.seated})


def _decide_by_absence(event: ServerEvent, one: Fixture, here: Sequence[int]) -> Fixture:
    """Decide a match to which so few have come that it cannot be played: they are level, and have beaten the
    others.
    """
    one = event.settle(one, here)
    points = _count_meetings(event, one, {})
    if not here:
        goes_on = event.plan.kind == EventKind.KNOCKOUT and any(points)
        seeded = How.SEED if all(some.excused for some in one.missing) else How.WALKOVER
        return replace(one, points=points, how=seeded if goes_on else How.ABSENT)
    mine = points[one.places.index(here[0])]
    kept_away = any(some.kept_away for some in one.missing)
    theirs = (worth for place, worth in zip(one.places, points, strict=True) if place not in here)
    level = len(here) > 1 or any(theirs) or (mine and kept_away)
    how = How.CANCELLED if level else How.WALKOVER if mine else How.BARRED
    if how == How.CANCELLED and len(one.places) == TWO:
        return _level(event, one, how)
    return replace(one, points=points, how=how)


def _decide_by_match(event: ServerEvent, one: Fixture, seen: SeenTable) -> Fixture:
    if not seen.closed:
        return one
    if seen.taken is None:
        if seen.agreed:
            return replace(one, points=(LOSS,) * len(one.seats), how=How.AGREED)
        return _level(event, one, How.CANCELLED)
    several = len(one.players)
    if len(seen.taken) < several * event.plan.team:
        return _level(event, one, How.CANCELLED)  # others sat down than was settled
    # the seats of partners follow each other after as many as there are places: the best of them is where all came
    taken = {place: min(seen.taken[at::several]) for at, place in enumerate(one.players)}
    one = replace(one, totals=_totals(event, one, seen, taken))
    if len(one.places) == TWO and len({*taken.values()}) == 1:
        return _level(event, one, How.PLAYED)
    return replace(one, points=_count_meetings(event, one, taken), how=How.PLAYED)


def _totals(event: ServerEvent, one: Fixture, seen: SeenTable, taken: Mapping[int, int]) -> tuple[int, ...]:
    """Return the points of each who has played, if the event counts them. Nobody's are better than those of somebody
    who came before them: whoever has left a match may have been ahead.
    """
    totals = {place: seen.totals[at] for at, place in enumerate(one.players) if at < len(seen.totals)}
    if event.plan.scoring == EventScoring.PLACES or len(totals) < len(one.players):
        return ()
    worse = max if event.plan.lowest_wins else min
    return tuple(worse(totals[other] for other in one.players if taken[other] <= taken[place]) for place in one.players)


def _level(event: ServerEvent, one: Fixture, how: How) -> Fixture:
    """Decide a match in which nothing tells those apart who were there."""
    if event.plan.kind == EventKind.KNOCKOUT and len(one.places) == TWO:
        first = (one.home or 0) < (one.away or 0)
        return replace(one, points=(WIN, LOSS) if first else (LOSS, WIN), how=How.SEED)
    return replace(one, points=_count_meetings(event, one, {}), how=how)


def _count_meetings(event: ServerEvent, one: Fixture, taken: Mapping[int, int]) -> tuple[int, ...]:
    """Return the points of each place: of who was there by where they came (``taken``; none: all are level), and
    against each who was not there as ``_meet_missing`` says. Of two who were not there, one whom somebody else who
    takes part may have kept away is level, and in a knock-out goes on.
    """
    points, away = Counter[int](), dict[int, list[Missing]]()
    for some in one.missing:
        away.setdefault(some.place, []).append(some)
    there = [place for place in one.players if place not in away]
    kept = {place for place, missing in away.items() if all(one.kept_away for one in missing)}
    for place, other in combinations(there, 2):
        mine, theirs = taken.get(place, 0), taken.get(other, 0)
        points[place] += DRAW if mine == theirs else WIN if mine < theirs else LOSS
        points[other] += DRAW if mine == theirs else WIN if theirs < mine else LOSS
    team = event.plan.team
    numbers = {place: {*one.numbers[at * team : (at + 1) * team]} for at, place in enumerate(one.seated)}
    barring = {number for some in one.missing for number in some.barred_by or ()}
    for absent, missing in away.items():
        for place in there:
            won, left = _meet_missing(event, place, numbers.get(place, set()), missing)
            points[place] += won
            points[absent] += left
    for place, other in permutations(away, 2):
        if place in kept and event.plan.kind == EventKind.KNOCKOUT:
            points[place] += WIN if other not in kept or place < other else LOSS
        elif place in kept:
            points[place] += DRAW
    suspect = {place for place, some in numbers.items() if some & barring}
    return tuple(LOSS if place in suspect else points[place] for place in one.places)


def _meet_missing(event: ServerEvent, place: int, here: Collection[int], missing: Sequence[Missing]) -> tuple[int, int]:
    """Return the points of a meeting of a place that was there, held by these numbers, with one from which somebody
    was missing.

    Nothing if the one may have kept the other away. If the other could not come, they are level, but in a knock-out
    somebody has to go on: who was there. If somebody else who takes part may have seen to that, who was there has won,
    and the other is level, so that it is no use to anybody; in a knock-out the better seed has won. Else who was there
    has won.
    """
    barring = {number for one in missing for number in one.barred_by or ()}
    knocked, away = event.plan.kind == EventKind.KNOCKOUT, missing[0].place
    if barring & {*here}:
        return LOSS, LOSS
    if not all(one.excused for one in missing) or (knocked and not barring):
        return WIN, LOSS
    if knocked:
        return (WIN, LOSS) if place < away else (LOSS, WIN)
    return WIN if barring else DRAW, DRAW
