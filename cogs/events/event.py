"""An event as plain data, and its rules: who takes part, who meets whom, what a match is worth, who leads.

What is paired is a *place*. Whoever holds it may go; then it is free, and goes to the first of the reserve, with its
points and its matches, or back to them if they return first. As long as it is free, whoever meets it wins. Times are
seconds of the play clock.
**Nobody gains by a power over others.** Who has come to a match stands here, whatever becomes of its table. Who could
not come is not absent, and whoever takes part and may have kept them from coming wins nothing by that (``barred_by``).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from fractions import Fraction
from itertools import combinations
from math import ceil, log2
from typing import NamedTuple

from bot.time import DAY, MINUTE
from cogs.events.groups import (
    SeatedScore,
    Sizes,
    going_on,
    knockout_rounds,
    seat_knockout,
    seat_league,
    seat_swiss,
    table_sizes,
    usual_rounds,
)
from cogs.events.match import DRAW, LOSS, TWO, WIN, Fixture, How, Missing, SeenTable
from cogs.events.pairing import SwissScore, bracket, circle, pair_swiss, seat_pairs
from rules.options import Options


class EventKind(StrEnum):
    """How an event is played."""

    LEAGUE = "league"
    SWISS = "swiss"
    KNOCKOUT = "knockout"


class EventStage(StrEnum):
    """How far an event has come. The last three are its ends."""

    OPEN = "open"
    """People sign up."""
    ON = "on"
    OVER = "over"
    FEW = "few"
    """Too few had signed up."""
    STOPPED = "stopped"
    """Somebody who manages the server has stopped it."""


class Went(StrEnum):
    """Why somebody does not take part any more."""

    LEFT = "left"
    AWAY = "away"
    """Has left the server, or was banned there."""
    OUT = "out"
    """May not play in the server any more."""
    ERASED = "erased"
    MISSED = "missed"
    """Was not there for ``MISSES`` matches in a row."""


MISSES = 2
"""Whoever misses this many matches in a row is out."""
FEWEST_PLACES = 3
"""How many people an event needs."""
MOST_PLACES = {EventKind.LEAGUE: 24, EventKind.SWISS: 64, EventKind.KNOCKOUT: 64}
"""Upper bounds on the places of an event."""
LEGS_LIMIT = 2
"""Upper bound on how often all meet in a league of matches of two."""
SHORTEST_ROUND_S = DAY
"""A round takes at least this long, in seconds."""
ROLE_GONE = -1
"""In place of the role of those who may sign up."""
TO_BEGIN, TO_BEGIN_TODAY = 2 / 3, 1 / 4
"""Within this part of a round its matches have to begin, where it takes days or minutes; with its end they are over."""


@dataclass(frozen=True, slots=True)
class EventPlan:
    """What was chosen when an event was made. Nothing of it is changed but a ``role`` that is gone.

    ``definition`` is that of a game that people have written, ``title`` what they call it. ``role`` is that of those
    who may sign up; 0: everybody; ``ROLE_GONE``: everybody, since that role was deleted.
    ``rounds`` are those of a Swiss tournament or a league, where two meet how often all do; 0: as many as are usual.
    ``days`` is how long a round takes, or ``minutes``; 0 both, in an older event: its ``weeks`` are divided by the
    rounds.
    ``seats`` is how many sit at a table where that divides; ``allowed`` are the numbers for which its game is dealt.
    """

    name: str
    kind: EventKind
    game: str
    definition: str | None
    title: str | None
    rules_version: int
    options: Options
    settings: Mapping[str, str]
    role: int
    places: int
    weeks: int
    rounds: int
    days: int = 0
    seats: int = TWO
    allowed: Sizes = (TWO,)
    minutes: int = 0

    @property
    def in_twos(self) -> bool:
        """Whether two meet in each match."""
        return self.seats == TWO

    def can_seat(self, count: int) -> bool:
        """Whether so many can play at a table."""
        return count in self.allowed

    def sizes(self, count: int) -> Sizes:
        """Return how many sit at each table, if so many people play; empty if they are too few."""
        return table_sizes(count, self.seats, self.allowed)

    @property
    def source(self) -> str:
        """Its game: the name, or the definition that people have written."""
        return self.definition or self.game


@dataclass(frozen=True, slots=True)
class Entrant:
    """Somebody who has signed up: the ``number``-th. ``place`` is None as long as they have none. ``missed`` counts
    the matches in a row for which they were not there.

    ``barred_by``: somebody has kept them from coming, in this round or, if they are gone, for good; the numbers of
    those who take part and may have done so, their own too: who hides a channel may hide it from themselves. None:
    nobody has.
    """

    number: int
    person: int | None
    place: int | None = None
    went: Went | None = None
    missed: int = 0
    barred_by: tuple[int, ...] | None = None


class Call(NamedTuple):
    """The direct message that calls an entrant, by ``number``, to the match of a table. ``message`` is 0 as long as it
    was not sent, or where it could not be.
    """

    table: int
    number: int
    message: int = 0


@dataclass(frozen=True, slots=True)
class ServerEvent:
    """An event. ``begins`` is when the sign-up ends; from then on when the present round began.

    ``version`` counts its changes. ``channel`` is where it is told and played; ``parent`` the one above, where that is
    a public thread. ``by`` is who has made it. ``calls`` are those to matches that have not begun.
    """

    id: int
    server: int
    channel: int
    parent: int | None
    by: int | None
    plan: EventPlan
    begins: float
    stage: EventStage = EventStage.OPEN
    round: int = 0
    entrants: tuple[Entrant, ...] = ()
    fixtures: tuple[Fixture, ...] = ()
    version: int = 1
    calls: tuple[Call, ...] = ()

    # who takes part

    @property
    def seen_in(self) -> int:
        """The channel that says who may see it."""
        return self.parent or self.channel

    @property
    def running(self) -> bool:
        """Whether it has not come to an end."""
        return self.stage in (EventStage.OPEN, EventStage.ON)

    @property
    def count(self) -> int:
        """How many places there are; 0 before it begins."""
        return max((one.place or 0 for one in self.entrants), default=0)

    @property
    def holders(self) -> dict[int, Entrant]:
        """Who holds which place. A place of which somebody is gone, and which nobody has taken over, is missing."""
        return {one.place: one for one in self.entrants if one.place is not None and one.went is None}

    @property
    def reserve(self) -> list[Entrant]:
        """Who waits for a place, the first to get one first."""
        waiting = [one for one in self.entrants if one.place is None and one.went is None]
        return waiting[self.plan.places :] if self.stage == EventStage.OPEN else waiting

    @property
    def signed_up(self) -> list[Entrant]:
        """Who has a place, or will have one when it begins."""
        if self.stage == EventStage.OPEN:
            return [one for one in self.entrants if one.went is None][: self.plan.places]
        return [entrant for _, entrant in sorted(self.holders.items())]

    def last_of(self, place: int) -> Entrant:
        """Return who holds a place, or held it last."""
        held = [one for one in self.entrants if one.place == place]
        return max(held, key=lambda one: (one.went is None, one.number))

    def entrant(self, person: int) -> Entrant | None:
        """Return somebody who takes part or waits, or None."""
        return next((one for one in self.entrants if one.person == person and one.went is None), None)

    def knocked_out(self, person: int) -> bool:
        """Whether somebody has lost in a knock-out, and plays no more matches of it."""
        mine = self.entrant(person)
        place = None if mine is None else mine.place
        return self.plan.kind == EventKind.KNOCKOUT and place is not None and not self.plays_on(place)

    def is_out(self, person: int) -> bool:
        """Whether somebody took part, and does not any more."""
        took_part = any(one.person == person for one in self.entrants)
        return took_part and (self.entrant(person) is None or self.knocked_out(person))

    def may_join(self, person: int) -> bool:
        """Whether somebody may sign up: not twice, and not who has missed matches before."""
        mine = [one for one in self.entrants if one.person == person]
        return self.running and all(one.went not in (None, Went.MISSED) for one in mine)

    @property
    def free_places(self) -> list[int]:
        """The places with matches left that nobody holds."""
        if self.stage != EventStage.ON:
            return []
        held = self.holders
        return [place for place in range(1, self.count + 1) if place not in held and self.plays_on(place)]

    def join(self, person: int) -> ServerEvent:
        """Sign somebody up. They get their old place if it is free, else any free place, else a place in the
        reserve.
        """
        own = next((one for one in map(self.last_of, self.free_places) if one.person == person), None)
        if own is not None:
            back = [replace(one, went=None, barred_by=None) if one == own else one for one in self.entrants]
            return replace(self, entrants=tuple(back))
        number = 1 + max((one.number for one in self.entrants), default=0)
        return replace(self, entrants=(*self.entrants, Entrant(number, person))).fill_places()

    def go(self, gone: Mapping[int, Went]) -> ServerEvent:
        """Take people out, by their numbers. Whoever had no place leaves no trace."""
        kept = []
        for one in self.entrants:
            why = gone.get(one.number)
            if one.went is not None or why is None:
                kept.append(one)
            elif one.place is not None:
                kept.append(replace(one, went=why, barred_by=None if why == Went.LEFT else one.barred_by))
        return replace(self, entrants=tuple(kept)).fill_places()

    def fill_places(self) -> ServerEvent:
        """Give the free places to the first of the reserve."""
        follow = dict(zip((one.number for one in self.reserve), self.free_places, strict=False))
        taken = [replace(one, place=follow.get(one.number, one.place)) for one in self.entrants]
        return replace(self, entrants=tuple(taken))

    def open_to_all(self) -> ServerEvent:
        """Let everybody sign up: the role of those who might do so was deleted."""
        return replace(self, plan=replace(self.plan, role=ROLE_GONE))

    # who is there

    def match_of(self, person: int) -> Fixture | None:
        """Return the match that somebody has to play now, or None."""
        mine = self.entrant(person)
        place = None if mine is None else mine.place
        return next((one for one in self.undecided if place is not None and place in one.places), None)

    def come(self, person: int, *, here: bool = True) -> ServerEvent:
        """Note that somebody is here for their match, or is not any more. With the last one it is settled who plays."""
        mine, match = self.entrant(person), self.match_of(person)
        if mine is None or match is None or match.seated:
            return self
        came = {*match.came, mine.number} if here else {*match.came} - {mine.number}
        changed = replace(match, came=tuple(sorted(came)))
        if self.waits(changed) and self.all_here(changed):
            changed = self._seat(changed)
        return replace(self, fixtures=tuple(changed if one == match else one for one in self.fixtures))

    def _seat(self, one: Fixture) -> Fixture:
        """Settle that those play a match who have come to it, and who has not."""
        return self._settle(one, [place for place in one.places if self.is_here(one, place)])

    def _settle(self, one: Fixture, there: Sequence[int]) -> Fixture:
        numbers = tuple(self.last_of(place).number for place in there)
        absent = [self.last_of(place) for place in one.places if place not in there]
        missing = [Missing(who.place or 0, who.number, who.barred_by, who.went is not None) for who in absent]
        return replace(one, seated=tuple(there), numbers=numbers, missing=tuple(missing))

    def is_here(self, one: Fixture, place: int | None) -> bool:
        """Whether who holds a place has come to a match."""
        holder = self.holders.get(place or 0)
        return holder is not None and holder.number in one.came

    def all_here(self, one: Fixture) -> bool:
        """Whether all have come to a match who hold its places."""
        return not self.list_awaited(one)

    def list_awaited(self, one: Fixture) -> list[Entrant]:
        """Return who holds a place of a match, and has not come."""
        held = self.holders
        return [held[place] for place in one.places if place in held and not self.is_here(one, place)]

    def waits(self, one: Fixture) -> bool:
        """Whether a match is still to be played by those who hold its places."""
        undecided = self.stage == EventStage.ON and one.points is None
        return undecided and None not in one.seats and self.plan.can_seat(len(self.holding(one)))

    def holding(self, one: Fixture) -> list[Entrant]:
        """Return who holds the places of a match, in the order of its seats."""
        held = self.holders
        return [held[place] for place in one.places if place in held]

    def bar(self, barred: Mapping[int, Sequence[int]]) -> ServerEvent:
        """Note who was kept from coming, by number, and who of those who take part may have done so."""
        noted = [
            replace(one, barred_by=tuple(sorted({*(one.barred_by or ()), *barred[one.number]})))
            if one.number in barred
            else one
            for one in self.entrants
        ]
        return replace(self, entrants=tuple(noted))

    def keeps_rank(self, place: int) -> bool:
        """Whether a place stands in the table by its points: somebody plays on for it, or one who takes part may have
        put its holder out. Otherwise it comes last.
        """
        last = self.last_of(place)
        return last.went is None or not {*(last.barred_by or ())} <= {last.number}

    # its course

    def move(self, channel: int, parent: int | None) -> ServerEvent:
        """Have an event go on in another channel."""
        return replace(self, channel=channel, parent=parent)

    def resume(self, lost: float, now: float) -> ServerEvent:
        """Go on with an event whose channel could not be reached since a time. The sign-up has the time that was left,
        at least a day, and a round its whole time: nobody knows since when nobody could come.
        """
        left = max(self.begins - lost, SHORTEST_ROUND_S)
        return replace(self, begins=now + left if self.stage == EventStage.OPEN else now)

    @property
    def due(self) -> float:
        """When time decides something next: the sign-up is over, or matches that have not begun are."""
        return self.begins if self.stage == EventStage.OPEN else self.begin_by

    @property
    def rounds(self) -> int:
        """How many rounds there are, with the places as they are; as they would be now, before it begins."""
        count = self.count or len(self.signed_up)
        if count < 2:
            return 0
        plan = self.plan
        if plan.kind == EventKind.KNOCKOUT:
            if plan.in_twos:
                return ceil(log2(count))
            present = len(self._playing_in(self.round)) if self.round else count
            return max(self.round, 1) - 1 + knockout_rounds(present, plan.seats, plan.allowed)
        if plan.in_twos and plan.kind == EventKind.LEAGUE:
            return (count - 1 + count % 2) * (plan.rounds or 1)
        if not plan.in_twos:
            return plan.rounds or usual_rounds(count, plan.seats, plan.allowed)
        return min(plan.rounds or ceil(log2(count)) + 1, count - 1 + count % 2)

    def _playing_in(self, number: int) -> set[int]:
        """The places that have a match in a round."""
        return {place for one in self.list_round(number) for place in one.places}

    @property
    def round_s(self) -> float:
        """How long a round takes at most, in seconds."""
        if self.plan.minutes:
            return self.plan.minutes * MINUTE
        if self.plan.days:
            return self.plan.days * DAY
        return max(SHORTEST_ROUND_S, self.plan.weeks * 7 * DAY / max(1, self.rounds))

    @property
    def begin_by(self) -> float:
        """Until when the matches of the present round have to begin."""
        return self.begins + self._to_begin_s

    @property
    def _to_begin_s(self) -> float:
        """How long the matches of a round have to begin, in seconds."""
        return (TO_BEGIN_TODAY if self.plan.minutes else TO_BEGIN) * self.round_s

    @property
    def remind_at(self) -> float:
        """When people are told again whose match has not begun: a day before it is lost, but not before half the time
        is over.
        """
        return max(self.begins + self._to_begin_s / 2, self.begin_by - DAY)

    @property
    def end_by(self) -> float:
        """Until when the matches of the present round have to be over."""
        return self.begins + self.round_s

    @property
    def weekly(self) -> bool:
        """Whether a round takes a week."""
        return self.round_s == 7 * DAY

    def list_round(self, number: int) -> list[Fixture]:
        return [one for one in self.fixtures if one.round == number]

    @property
    def undecided(self) -> list[Fixture]:
        """The matches that are still to be played."""
        return [one for one in self.fixtures if one.points is None]

    def plays_on(self, place: int) -> bool:
        """Whether a place has matches left."""
        if any(place in one.players for one in self.undecided):
            return True
        if self.stage != EventStage.ON or self.round >= self.rounds:
            return False
        return self.plan.kind != EventKind.KNOCKOUT or place in self._through(self.round)

    def is_knocked_out_by(self, one: Fixture, place: int) -> bool:
        """Whether somebody is out of a knock-out by a match that is decided."""
        if self.plan.kind != EventKind.KNOCKOUT or one.points is None:
            return False
        return place not in self._go_on_from(one)[: 1 if one.round == self.rounds else None]

    def _go_on_from(self, one: Fixture) -> list[int]:
        """Return who goes on from a table of a knock-out, the first one first: half of it, nobody without points."""
        return [place for place in _order_at_table(one)[: going_on(len(one.places))] if one.points_of(place)]

    def begin(self, order: Sequence[int], now: float) -> ServerEvent:
        """Give the places to those who have signed up, in this order of their numbers, and begin the first round."""
        if len(order) < FEWEST_PLACES or not self.plan.sizes(len(order)):
            return replace(self, stage=EventStage.FEW)
        seeds = {number: place for place, number in enumerate(order, 1)}
        entrants = tuple(replace(one, place=seeds.get(one.number)) for one in self.entrants)
        return replace(self, stage=EventStage.ON, entrants=entrants).next_round(now)

    def next_round(self, now: float) -> ServerEvent:
        """Pair the next round; end the event after the last one, or where nobody is left to be paired."""
        number = self.round + 1
        if self.round >= self.rounds or self._is_alone():
            return replace(self, stage=EventStage.OVER)
        fixtures = tuple(Fixture(number, tuple(seats)) for seats in self._pairs(number))
        entrants = tuple(replace(one, barred_by=None) if one.went is None else one for one in self.entrants)
        return replace(self, round=number, begins=now, entrants=entrants, fixtures=(*self.fixtures, *fixtures))

    def _is_alone(self) -> bool:
        """Whether too few are left for a round."""
        if self.plan.in_twos:
            return self.plan.kind == EventKind.SWISS and len(self.holders) < TWO
        knocked = self.plan.kind == EventKind.KNOCKOUT and self.round
        return not self.plan.sizes(len(self._through(self.round) if knocked else self.holders))

    def _pairs(self, number: int) -> Sequence[Sequence[int | None]]:
        if not self.plan.in_twos:
            return self._tables(number)
        if self.plan.kind == EventKind.LEAGUE:
            return circle(self.count, self.plan.rounds or 1)[number - 1]
        if self.plan.kind == EventKind.SWISS:
            return pair_swiss(self._scores())
        if number == 1:
            return seat_pairs(bracket(self.count), {})
        through = self._through(number - 1)
        return seat_pairs([*zip(through[::2], through[1::2], strict=True)], self._first_seats())

    def _tables(self, number: int) -> Sequence[Sequence[int | None]]:
        """Seat the tables of a round: of those who hold a place, or are left in a knock-out. Who finds no seat has a
        bye, but in a league: there all sit out as often.
        """
        if self.plan.kind == EventKind.KNOCKOUT and number > 1:
            some = [place for place in self._through(number - 1) if place is not None]
        elif self.plan.kind == EventKind.SWISS:
            some = [line.place for line in standings(self) if line.place in self.holders]
        else:
            some = sorted(self.holders)
        scores, sizes = self._seated_scores(some), self.plan.sizes(len(some))
        if self.plan.kind == EventKind.LEAGUE:
            return seat_league(scores, sizes, number)
        tables = (seat_swiss if self.plan.kind == EventKind.SWISS else seat_knockout)(scores, sizes)
        seated = {place for table in tables for place in table}
        return [*tables, *((place, None) for place in some if place not in seated)]

    def _seated_scores(self, some: Sequence[int]) -> list[SeatedScore]:
        """What these places have had so far."""
        met = {place: Counter[int]() for place in some}
        smaller, seats = Counter[int](), {place: Counter[int]() for place in some}
        for number in range(1, self.round + 1):
            fixtures = self.list_round(number)
            largest = max((len(one.places) for one in fixtures), default=0)
            at_large = {place for one in fixtures if len(one.places) == largest for place in one.places}
            smaller.update(place for place in some if place not in at_large)
        for one in self.fixtures:
            for place, other in combinations(one.places, 2):
                for mine, theirs in ((place, other), (other, place)):
                    if mine in met:
                        met[mine][theirs] += 1
            for at, place in enumerate(one.players):
                if place in seats:
                    seats[place][at] += 1
        points = {line.place: float(line.points) for line in standings(self)}
        return [SeatedScore(one, points.get(one, 0.0), met[one], smaller[one], seats[one]) for one in some]

    def _through(self, number: int) -> list[int | None]:
        """Return who goes on from a round of a knock-out. Where two meet, in the order of the matches, None where
        nobody does; else who has come first at a table first, and of those the better seed.
        """
        fixtures = self.list_round(number)
        if self.plan.in_twos:
            return [next(iter(self._go_on_from(one)), None) for one in fixtures]
        going = [(at, place) for one in fixtures for at, place in enumerate(self._go_on_from(one))]
        return [place for _, place in sorted(going)]

    def _first_seats(self) -> Counter[int]:
        """Count by how much more often each place has had the first seat than the second one."""
        first = Counter[int]()
        for one in self.fixtures:
            if one.played and one.home and one.away:
                first[one.home] += 1
                first[one.away] -= 1
        return first

    def _scores(self) -> list[SwissScore]:
        held, first, found = self.holders, self._first_seats(), []
        for line in standings(self):
            if line.place not in held:
                continue
            mine = [one for one in self.fixtures if line.place in one.places]
            met = Counter(other for one in mine for other in one.others(line.place))
            free_wins = sum(one.points_of(line.place) == WIN and not one.played for one in mine)
            found.append(SwissScore(line.place, int(line.points), met, free_wins, first[line.place]))
        return found

    def judge(self, one: Fixture, seen: SeenTable | None, now: float) -> Fixture:
        """Decide a match if it can be decided now, or settle who plays it. Whoever was there has beaten who was not; if
        nobody was, all lose.
        """
        holding = [place for place in one.places if place in self.holders]
        if seen is not None and seen.begun:
            return self._decide_by_match(one, seen)
        if None in one.seats:
            points = tuple(WIN if place in holding else LOSS for place in one.seats)
            return replace(one, points=points, how=How.BYE if holding else How.ABSENT)
        if not self.plan.can_seat(len(holding)):
            return self._decide_by_absence(one, holding)
        if self._is_settled_no_more(one, holding, now):
            one = replace(one, seated=(), numbers=(), missing=())
        here = [place for place in holding if self.is_here(one, place)]
        if not one.seated and len(here) == len(holding):
            one = self._seat(one)
        if now < (self.end_by if one.seated else self.begin_by):
            return one
        if one.seated or (one.table and seen is None):
            knocked = self.plan.kind == EventKind.KNOCKOUT
            return self._level(self._settle(one, one.seated or (here if knocked and here else holding)), How.CANCELLED)
        return self._seat(one) if self.plan.can_seat(len(here)) else self._decide_by_absence(one, here)

    def _is_settled_no_more(self, one: Fixture, holding: Sequence[int], now: float) -> bool:
        """Whether somebody has gone or come after it was settled who plays a match, and before it began."""
        gone = not all(self.is_here(one, place) for place in one.seated)
        return gone or (bool(one.seated) and now < self.begin_by and {*holding} != {*one.seated})

    def _decide_by_absence(self, one: Fixture, here: Sequence[int]) -> Fixture:
        """Decide a match to which so few have come that it cannot be played: they are level, and have beaten the
        others.
        """
        one = self._settle(one, here)
        if not here:
            return replace(one, points=(LOSS,) * len(one.seats), how=How.ABSENT)
        points = self._count_meetings(one, {})
        mine = points[one.places.index(here[0])]
        level = len(here) > 1 or any(
            worth for place, worth in zip(one.places, points, strict=True) if place not in here
        )
        how = How.CANCELLED if level else How.WALKOVER if mine else How.BARRED
        if how == How.CANCELLED and len(one.places) == TWO:
            return self._level(one, how)
        return replace(one, points=points, how=how)

    def _decide_by_match(self, one: Fixture, seen: SeenTable) -> Fixture:
        if not seen.closed:
            return one
        if seen.taken is None:
            if seen.agreed:
                return replace(one, points=(LOSS,) * len(one.seats), how=How.AGREED)
            return self._level(one, How.CANCELLED)
        if len(seen.taken) < len(one.players):
            return self._level(one, How.CANCELLED)  # others sat down than was settled
        taken = dict(zip(one.players, seen.taken, strict=False))
        if len(one.places) == TWO and len({*taken.values()}) == 1:
            return self._level(one, How.PLAYED)
        return replace(one, points=self._count_meetings(one, taken), how=How.PLAYED)

    def _level(self, one: Fixture, how: How) -> Fixture:
        """Decide a match in which nothing tells those apart who were there."""
        if self.plan.kind == EventKind.KNOCKOUT and len(one.places) == TWO:
            first = (one.home or 0) < (one.away or 0)
            return replace(one, points=(WIN, LOSS) if first else (LOSS, WIN), how=How.SEED)
        return replace(one, points=self._count_meetings(one, {}), how=how)

    def _count_meetings(self, one: Fixture, taken: Mapping[int, int]) -> tuple[int, ...]:
        """Return the points of each seat: who was there by where they came (``taken``; none: all are level), and
        against each who was not there as ``_meet_missing`` says.
        """
        points, missing = Counter[int](), {some.place for some in one.missing}
        there = [place for place in one.players if place not in missing]
        for place, other in combinations(there, 2):
            mine, theirs = taken.get(place, 0), taken.get(other, 0)
            points[place] += DRAW if mine == theirs else WIN if mine < theirs else LOSS
            points[other] += DRAW if mine == theirs else WIN if theirs < mine else LOSS
        numbers = dict(zip(one.seated, one.numbers, strict=False))
        for absent in one.missing:
            for place in there:
                won, left = self._meet_missing(numbers.get(place, 0), absent)
                points[place] += won
                points[absent.place] += left
        return tuple(points[place] for place in one.places)

    def _meet_missing(self, here: int, missing: Missing) -> tuple[int, int]:
        """Return the points of a meeting of who was there, by number, with who was not: nothing if the one may have
        kept the other away; level if nobody of the two has seen to that, but in a knock-out somebody has to go on; else
        it is won.
        """
        if here in (missing.barred_by or ()):
            return LOSS, LOSS
        if missing.excused and self.plan.kind != EventKind.KNOCKOUT:
            return DRAW, DRAW
        return WIN, LOSS

    @property
    def winners(self) -> list[int]:
        """The places that have won an event that is over: several if nothing tells them apart, none if nobody has a
        point, or nobody came to the final.
        """
        if self.stage != EventStage.OVER:
            return []
        if self.plan.kind == EventKind.KNOCKOUT:
            return [place for place in self._through(self.round)[:1] if place is not None]
        return [line.place for line in standings(self) if line.rank == 1 and line.points > 0]


def _order_at_table(one: Fixture) -> list[int]:
    """Return those who were at a table of a knock-out by their points, of the level ones the better seed first."""
    if one.points is None or one.how in (How.ABSENT, How.BARRED, How.AGREED):
        return []
    return sorted(one.players, key=lambda place: (-one.points_of(place), place))


def advance(
    event: ServerEvent, gone: Mapping[int, Went], seen: Mapping[int, SeenTable], now: float, order: Sequence[int]
) -> ServerEvent:
    """Do what is due in an event: take out who is gone, decide matches, and begin the next round or end it.

    ``gone`` are numbers of entrants, ``seen`` what is known of tables by their number, ``order`` the numbers of those
    who have signed up, the best seed first, if it is to begin. Gives the same event if nothing is due.
    """
    if not event.running:
        return event
    if gone:
        event = event.go(gone)
    if event.stage == EventStage.OPEN and now >= event.begins:
        there = {one.number for one in event.signed_up}
        event = event.begin([number for number in order if number in there], now)
    while event.stage == EventStage.ON:
        after = _judge_all(event.fill_places(), seen, now)
        missed = {one.number: Went.MISSED for one in after.holders.values() if one.missed >= MISSES}
        if missed:
            after = after.go(missed)
        if after == event and event.undecided:
            break
        event = after if after.undecided else after.next_round(now)
    return event


def _judge_all(event: ServerEvent, seen: Mapping[int, SeenTable], now: float) -> ServerEvent:
    after = []
    for one in event.fixtures:
        known = seen.get(one.table) if one.table else None
        decided = one if one.points is not None else event.judge(one, known, now)
        if decided.points is None and known is not None and known.closed and not known.begun:
            # somebody has closed it before anybody could play: another one opens
            decided = replace(decided, table=0)
        after.append(decided)
    absent: dict[int, bool] = {}
    for before, one in zip(event.fixtures, after, strict=True):
        if before.points is None and one.points is not None and one.how != How.BYE:
            absent |= dict.fromkeys(one.numbers or [event.last_of(place).number for place in one.players], False)
            absent |= {some.number: not some.excused for some in one.missing}
    entrants = tuple(
        replace(one, missed=one.missed + 1 if absent[one.number] else 0)
        if one.number in absent and one.went is None
        else one
        for one in event.entrants
    )
    return replace(event, fixtures=tuple(after), entrants=entrants)


class EventLine(NamedTuple):
    """A line of the table of an event. ``rank`` is shared by those whom nothing tells apart. ``points`` are what its
    matches were worth. Who has ``won`` a match has beaten all others at it. ``held``: it stands there by its points
    (``keeps_rank``).
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


def standings(event: ServerEvent, upto: int | None = None) -> list[EventLine]:
    """Return the table of an event, the best first, after the round ``upto`` or as it is.

    Places that were left come last, as long as the event goes on or if they became free before its end.
    """
    rounds = event.round if upto is None else upto
    so_far = [one for one in event.fixtures if one.round <= rounds]
    mine = {place: [one for one in so_far if place in one.places] for place in range(1, event.count + 1)}
    points = {place: sum((one.worth_of(place) for one in some), Fraction(0)) for place, some in mine.items()}
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
        found.append(EventLine(0, place, len(matches), won, drawn, lost, points[place], ties, ranked[place]))
    keys: dict[int, tuple[bool | Fraction | int, ...]]
    keys = {line.place: (not line.held, *(-one for one in (line.points, *line.ties))) for line in found}
    if event.plan.kind == EventKind.KNOCKOUT:
        keys = {
            line.place: (not line.held and event.plays_on(line.place), *_knocked_out(event, line)) for line in found
        }
    ordered = sorted(found, key=lambda line: (keys[line.place], line.place))
    return [line._replace(rank=1 + sum(key < keys[line.place] for key in keys.values())) for line in ordered]


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
    order = _order_at_table(last)
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
