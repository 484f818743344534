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
from math import ceil, log2
from typing import NamedTuple

from bot.time import DAY
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


class How(StrEnum):
    """How a match of an event was decided."""

    PLAYED = "played"
    WALKOVER = "walkover"
    """One was there, and the other was not, or the other place was nobody's."""
    ABSENT = "absent"
    """Neither was there."""
    BYE = "bye"
    """There was nobody to meet."""
    AGREED = "agreed"
    """Both agreed to stop before there were any points."""
    CANCELLED = "cancelled"
    """It could not be played, and neither of the two is to blame."""
    BARRED = "barred"
    """One was kept from coming, and the other may have seen to that."""
    SEED = "seed"
    """It was level, and the better seed goes on."""


WIN, DRAW, LOSS = 2, 1, 0
"""Points of a match."""
MISSES = 2
"""Whoever misses this many matches in a row is out."""
FEWEST_PLACES = 3
"""How many people an event needs."""
MOST_PLACES = {EventKind.LEAGUE: 20, EventKind.SWISS: 64, EventKind.KNOCKOUT: 64}
"""Upper bounds on the places of an event."""
LEGS_LIMIT = 2
"""Upper bound on how often all meet in a league."""
SHORTEST_ROUND_S = DAY
"""A round takes at least this long, in seconds."""
ROLE_GONE = -1
"""In place of the role of those who may sign up."""
UNPLAYABLE = -1
"""In place of a table's number: its game cannot be played any more."""
TO_BEGIN = 2 / 3
"""Within this part of a round its matches have to begin; with its end they are over."""


@dataclass(frozen=True, slots=True)
class EventPlan:
    """What was chosen when an event was made. Nothing of it is changed but a ``role`` that is gone.

    ``definition`` is that of a game that people have written, ``title`` what they call it. ``role`` is that of those
    who may sign up; 0: everybody; ``ROLE_GONE``: everybody, since that role was deleted.
    ``rounds`` are those of a Swiss tournament, or how often all meet in a league; 0: as many as are usual.
    ``days`` is how long a round takes; 0, in an older event: its ``weeks`` are divided by the rounds.
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

    @property
    def excused(self) -> bool:
        """Whether they could not come, and have surely not seen to that themselves."""
        return self.barred_by is not None and self.number not in self.barred_by


@dataclass(frozen=True, slots=True)
class Fixture:
    """A match of an event: the two places, its table (0: none is open; ``UNPLAYABLE``: none can be), and the points
    once it is decided. ``came`` are the numbers of those who have said that they are here, ``reminded`` of those who
    were told again.
    """

    round: int
    home: int | None
    away: int | None
    table: int = 0
    points: tuple[int, int] | None = None
    how: How | None = None
    came: tuple[int, ...] = ()
    reminded: tuple[int, ...] = ()

    @property
    def places(self) -> tuple[int, ...]:
        """The places that meet."""
        return tuple(place for place in (self.home, self.away) if place is not None)

    @property
    def played(self) -> bool:
        """Whether both sat down to it, and it was decided at the table."""
        return self.how in (How.PLAYED, How.AGREED, How.SEED)

    def points_of(self, place: int) -> int:
        """Return the points of one of the two; 0 as long as it is not decided."""
        return 0 if self.points is None else self.points[0 if place == self.home else 1]

    def opponent_of(self, place: int) -> int | None:
        """Return the other one of the two."""
        return self.away if place == self.home else self.home


class SeenTable(NamedTuple):
    """What is known of the table of a match. ``taken`` are the places of home and away in a match that has ended, if it
    has any.
    """

    begun: bool = False
    closed: bool = False
    taken: tuple[int, int] | None = None
    agreed: bool = False


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
        """Note that somebody is here for their match, or is not any more."""
        mine, match = self.entrant(person), self.match_of(person)
        if mine is None or match is None:
            return self
        came = {*match.came, mine.number} if here else {*match.came} - {mine.number}
        changed = replace(match, came=tuple(sorted(came)))
        return replace(self, fixtures=tuple(changed if one == match else one for one in self.fixtures))

    def is_here(self, one: Fixture, place: int | None) -> bool:
        """Whether who holds a place has come to a match."""
        holder = self.holders.get(place or 0)
        return holder is not None and holder.number in one.came

    def all_here(self, one: Fixture) -> bool:
        """Whether both have come to a match."""
        return self.is_here(one, one.home) and self.is_here(one, one.away)

    def list_awaited(self, one: Fixture) -> list[Entrant]:
        """Return who holds a place of a match, and has not come."""
        held = self.holders
        return [held[place] for place in one.places if place in held and not self.is_here(one, place)]

    def waits(self, one: Fixture) -> bool:
        """Whether a match is still to be played by two who hold its places."""
        return self.stage == EventStage.ON and one.points is None and {*one.places} <= self.holders.keys()

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
        if self.plan.kind == EventKind.LEAGUE:
            return (count - 1 + count % 2) * (self.plan.rounds or 1)
        if self.plan.kind == EventKind.KNOCKOUT:
            return ceil(log2(count))
        return min(self.plan.rounds or ceil(log2(count)) + 1, count - 1 + count % 2)

    @property
    def round_s(self) -> float:
        """How long a round takes at most, in seconds."""
        if self.plan.days:
            return self.plan.days * DAY
        return max(SHORTEST_ROUND_S, self.plan.weeks * 7 * DAY / max(1, self.rounds))

    @property
    def begin_by(self) -> float:
        """Until when the matches of the present round have to begin."""
        return self.begins + TO_BEGIN * self.round_s

    @property
    def remind_at(self) -> float:
        """When people are told again whose match has not begun: a day before it is lost, but not before half the time
        is over.
        """
        return max(self.begins + TO_BEGIN * self.round_s / 2, self.begin_by - DAY)

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
        if any(place in one.places for one in self.undecided):
            return True
        if self.stage != EventStage.ON or self.round >= self.rounds:
            return False
        return self.plan.kind != EventKind.KNOCKOUT or place in _through(self.list_round(self.round))

    def begin(self, order: Sequence[int], now: float) -> ServerEvent:
        """Give the places to those who have signed up, in this order of their numbers, and begin the first round."""
        if len(order) < FEWEST_PLACES:
            return replace(self, stage=EventStage.FEW)
        seeds = {number: place for place, number in enumerate(order, 1)}
        entrants = tuple(replace(one, place=seeds.get(one.number)) for one in self.entrants)
        return replace(self, stage=EventStage.ON, entrants=entrants).next_round(now)

    def next_round(self, now: float) -> ServerEvent:
        """Pairing the next round; end the event after the last one, or where nobody is left to be paired."""
        number = self.round + 1
        alone = self.plan.kind == EventKind.SWISS and len(self.holders) < 2
        if self.round >= self.rounds or alone:
            return replace(self, stage=EventStage.OVER)
        pairs = self._pairs(number)
        fixtures = tuple(Fixture(number, home, away) for home, away in pairs)
        entrants = tuple(replace(one, barred_by=None) if one.went is None else one for one in self.entrants)
        return replace(self, round=number, begins=now, entrants=entrants, fixtures=(*self.fixtures, *fixtures))

    def _pairs(self, number: int) -> Sequence[tuple[int | None, int | None]]:
        if self.plan.kind == EventKind.LEAGUE:
            return circle(self.count, self.plan.rounds or 1)[number - 1]
        if self.plan.kind == EventKind.SWISS:
            return pair_swiss(self._scores())
        if number == 1:
            return seat_pairs(bracket(self.count), {})
        through = _through(self.list_round(number - 1))
        return seat_pairs([*zip(through[::2], through[1::2], strict=True)], self._first_seats())

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
            others = [other for one in mine if (other := one.opponent_of(line.place)) is not None]
            met = {other: others.count(other) for other in others}
            free_wins = sum(one.points_of(line.place) == WIN and not one.played for one in mine)
            found.append(SwissScore(line.place, line.points, met, free_wins, first[line.place]))
        return found

    def judge(self, one: Fixture, seen: SeenTable | None, now: float) -> Fixture:
        """Decide a match if it can be decided now. Whoever was there wins; if neither was, both lose."""
        home, away = one.home in self.holders, one.away in self.holders
        if seen is not None and seen.begun:
            return self._decide_by_match(one, seen)
        if one.home is None or one.away is None:
            points = (WIN if home else LOSS, WIN if away else LOSS)
            return replace(one, points=points, how=How.BYE if home or away else How.ABSENT)
        if not home or not away:
            return self._decide_by_absence(one, home=home, away=away)
        if now < (self.end_by if self.all_here(one) else self.begin_by):
            return one
        if self.all_here(one) or (one.table and seen is None):
            return self._level(one, How.CANCELLED)
        return self._decide_by_absence(one, home=self.is_here(one, one.home), away=self.is_here(one, one.away))

    def _decide_by_absence(self, one: Fixture, *, home: bool, away: bool) -> Fixture:
        """Decide a match to which not both have come."""
        if not home and not away:
            return replace(one, points=(LOSS, LOSS), how=How.ABSENT)
        here, missing = (one.home, one.away) if home else (one.away, one.home)
        absent = self.last_of(missing or 0)
        if self.last_of(here or 0).number in (absent.barred_by or ()):
            return replace(one, points=(LOSS, LOSS), how=How.BARRED)
        if absent.excused and absent.went is None and self.plan.kind != EventKind.KNOCKOUT:
            return self._level(one, How.CANCELLED)
        return replace(one, points=(WIN, LOSS) if home else (LOSS, WIN), how=How.WALKOVER)

    def _decide_by_match(self, one: Fixture, seen: SeenTable) -> Fixture:
        if not seen.closed:
            return one
        if seen.taken is None:
            if seen.agreed:
                return replace(one, points=(LOSS, LOSS), how=How.AGREED)
            return self._level(one, How.CANCELLED)
        mine, other = seen.taken
        if mine == other:
            return self._level(one, How.PLAYED)
        return replace(one, points=(WIN, LOSS) if mine < other else (LOSS, WIN), how=How.PLAYED)

    def _level(self, one: Fixture, how: How) -> Fixture:
        if self.plan.kind != EventKind.KNOCKOUT:
            return replace(one, points=(DRAW, DRAW), how=how)
        first = (one.home or 0) < (one.away or 0)
        return replace(one, points=(WIN, LOSS) if first else (LOSS, WIN), how=How.SEED)

    @property
    def winners(self) -> list[int]:
        """The places that have won an event that is over: several if nothing tells them apart, none if nobody has a
        point, or nobody came to the final.
        """
        if self.stage != EventStage.OVER:
            return []
        if self.plan.kind == EventKind.KNOCKOUT:
            return [place for place in _through(self.list_round(self.round)) if place is not None]
        return [line.place for line in standings(self) if line.rank == 1 and line.points > 0]


def _through(fixtures: Sequence[Fixture]) -> list[int | None]:
    """Return who goes on from the matches of a round of a knock-out, in the order of the matches; None where nobody
    does.
    """
    found: list[int | None] = []
    for one in fixtures:
        home, away = one.points or (LOSS, LOSS)
        found.append(one.home if home > away else one.away if away > home else None)
    return found


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
            missing = one.how in (How.WALKOVER, How.ABSENT)
            absent |= {
                place: missing and one.points_of(place) == LOSS and not event.last_of(place).excused
                for place in one.places
            }
    entrants = tuple(
        replace(one, missed=one.missed + 1 if absent[one.place] else 0)
        if one.place in absent and one.went is None
        else one
        for one in event.entrants
    )
    return replace(event, fixtures=tuple(after), entrants=entrants)


class EventLine(NamedTuple):
    """A line of the table of an event. ``rank`` is shared by those whom nothing tells apart. ``held``: it stands there
    by its points (``keeps_rank``).
    """

    rank: int
    place: int
    played: int
    won: int
    drawn: int
    lost: int
    points: int
    ties: tuple[int, ...]
    held: bool


def standings(event: ServerEvent, upto: int | None = None) -> list[EventLine]:
    """Return the table of an event, the best first, after the round ``upto`` or as it is.

    Places that were left come last, as long as the event goes on or if they became free before its end.
    """
    rounds = event.round if upto is None else upto
    so_far = [one for one in event.fixtures if one.round <= rounds]
    mine = {place: [one for one in so_far if place in one.places] for place in range(1, event.count + 1)}
    points = {place: sum(one.points_of(place) for one in some) for place, some in mine.items()}
    ranked, found = {place: event.keeps_rank(place) for place in mine}, list[EventLine]()
    for place, some in mine.items():
        # nobody is met in a bye: it is worth its points, and is no match
        matches = [one for one in some if one.points is not None and one.opponent_of(place) is not None]
        won, drawn = (sum(one.points_of(place) == worth for one in matches) for worth in (WIN, DRAW))
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
    keys = {line.place: (not line.held, *(-one for one in (_reached(event, line), *line.ties))) for line in found}
    if event.plan.kind == EventKind.KNOCKOUT:
        keys = {line.place: (not line.held and event.plays_on(line.place), -_reached(event, line)) for line in found}
    ordered = sorted(found, key=lambda line: (keys[line.place], line.place))
    return [line._replace(rank=1 + sum(key < keys[line.place] for key in keys.values())) for line in ordered]


def _reached(event: ServerEvent, line: EventLine) -> int:
    """What a table is sorted by first: the points; in a knock-out the round up to which a place has come, and one more
    if it has won that.
    """
    if event.plan.kind != EventKind.KNOCKOUT:
        return line.points
    mine = [one for one in event.fixtures if line.place in one.places]
    return max((one.round + (one.points_of(line.place) == WIN) for one in mine), default=0)


def _league_ties(
    place: int, matches: Sequence[Fixture], points: Mapping[int, int], level: Collection[int]
) -> Iterator[int]:
    """Yield what decides between places of a league with the same points, the first first: the points against those who
    are ``level``, matches won, Sonneborn-Berger (twice the points of those whom one has beaten, and once of those with
    whom one was level).
    """
    results = [(one.points_of(place), one.opponent_of(place) or 0) for one in matches]
    yield sum(won for won, other in results if other in level)
    yield sum(won == WIN for won, _ in results)
    yield sum(won * points[other] for won, other in results)


def _swiss_ties(place: int, matches: Sequence[Fixture], points: Mapping[int, int], rounds: int) -> Iterator[int]:
    """Yield what decides between places of a Swiss tournament with the same points after so many rounds, the first
    first: Buchholz (the points of all whom one has met), Sonneborn-Berger, matches won.

    A round that was not played counts as against somebody with as many points as oneself.
    """
    results = [(one.points_of(place), points[one.opponent_of(place) or 0]) for one in matches if one.played]
    unplayed, given = rounds - len(results), points[place] - sum(won for won, _ in results)
    yield sum(theirs for _, theirs in results) + unplayed * points[place]
    yield sum(won * theirs for won, theirs in results) + given * points[place]
    yield sum(one.points_of(place) == WIN for one in matches)
