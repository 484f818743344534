"""An event as plain data: who takes part, who has come, how far it is, what is due when.

What is paired is a *place*, held by one or by a team of partners. Whoever holds it may go; then it is free, and goes to
the first of the reserve, with its points and its matches, or back to them if they return first. As long as somebody is
missing from it, whoever meets it wins. Times are seconds of the play clock.
**Nobody gains by a power over others.** Who has come to a match stands here, whatever becomes of its table. Who could
not come is not absent, and whoever takes part and may have kept them from coming wins nothing by that (``barred_by``).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from math import ceil, log2
from typing import NamedTuple

from bot.time import DAY, MINUTE, Span, add_counting, merge_spans
from cogs.events.groups import going_on, knockout_rounds, usual_rounds
from cogs.events.match import Fixture, Missing
from cogs.events.plan import (
    ROLE_GONE,
    SHORTEST_ROUND_S,
    TO_BEGIN,
    TO_BEGIN_TODAY,
    EventKind,
    EventPlan,
    Late,
)


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


@dataclass(frozen=True, slots=True)
class Entrant:
    """Somebody who has signed up: the ``number``-th. ``place`` is None as long as they have none. ``missed`` counts
    the matches in a row for which they were not there. ``asks`` are the numbers of those with whom they want to play.

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
    asks: tuple[int, ...] = ()


class Call(NamedTuple):
    """The direct message that calls an entrant, by ``number``, to the match of a table. ``message`` is 0 as long as it
    was not sent, or where it could not be.
    """

    table: int
    number: int
    message: int = 0


@dataclass(frozen=True, slots=True)
class ServerEvent:
    """An event. ``begins`` is when the sign-up ends; from then on when the present round began. That is ``moved`` by so
    many seconds, for somebody's time off; an event with moved rounds ``ends`` in time. 0: nothing is moved.

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
    moved: float = 0.0
    ends: float = 0.0

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
    def playing(self) -> list[Entrant]:
        """Who has a place, also where somebody is missing from it."""
        return [one for one in self.entrants if one.place is not None and one.went is None]

    @property
    def teams(self) -> dict[int, list[Entrant]]:
        """Who holds which place, those of a team by their numbers. A place is missing of which somebody is gone, and
        which nobody has taken over.
        """
        found: dict[int, list[Entrant]] = {}
        for one in self.playing:
            found.setdefault(one.place or 0, []).append(one)
        return {place: some for place, some in found.items() if len(some) == self.plan.team}

    @property
    def holders(self) -> dict[int, Entrant]:
        """The same, of a team the first one."""
        return {place: some[0] for place, some in self.teams.items()}

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
        return [entrant for _, some in sorted(self.teams.items()) for entrant in some]

    def last_team(self, place: int) -> list[Entrant]:
        """Return who holds a place, or held it last: a whole team."""
        held = [one for one in self.entrants if one.place == place]
        last = sorted(held, key=lambda one: (one.went is None, one.number))[-self.plan.team :]
        return sorted(last, key=lambda one: one.number)

    def last_of(self, place: int) -> Entrant:
        """Return who holds a place, or held it last; of a team one who is missing, if there is any, else the first."""
        return min(self.last_team(place), key=lambda one: (one.went is None, one.number))

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
    def takes_in(self) -> bool:
        """Whether somebody new may join now."""
        if self.stage != EventStage.ON or self.plan.late == Late.ALWAYS:
            return self.running
        return self.plan.late == Late.HALF and 2 * self.round <= self.rounds

    def has_left(self, person: int) -> bool:
        """Whether somebody has left a place that is still free for them."""
        return any(one.person == person for one in self._left_places())

    def _left_places(self) -> list[Entrant]:
        """Those who held the free places last."""
        return [one for place in {*self.free_places} for one in self.last_team(place) if one.went is not None]

    @property
    def free_places(self) -> list[int]:
        """The places with matches left that nobody holds; those of a team once for each who is missing."""
        if self.stage != EventStage.ON:
            return []
        teams, found = self.teams, list[int]()
        for place in range(1, self.count + 1):
            if place not in teams and self.plays_on(place):
                found += [place] * (self.plan.team - sum(one.place == place for one in self.playing))
        return found

    def join(self, person: int) -> ServerEvent:
        """Sign somebody up. They get their old place if it is free, else any free place, else a place in the
        reserve.
        """
        own = next((one for one in self._left_places() if one.person == person), None)
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

    def ask_partners(self, number: int, asked: Sequence[int]) -> ServerEvent:
        """Note with whom somebody wants to play, by their numbers. They are partners if all of them ask each other."""
        return replace(
            self,
            entrants=tuple(
                replace(one, asks=tuple(asked[: self.plan.team - 1])) if one.number == number else one
                for one in self.entrants
            ),
        )

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
            changed = self.seat(changed)
        return replace(self, fixtures=tuple(changed if one == match else one for one in self.fixtures))

    def seat(self, one: Fixture) -> Fixture:
        """Settle that those play a match who have come to it, and who has not."""
        return self.settle(one, [place for place in one.places if self.is_here(one, place)])

    def settle(self, one: Fixture, there: Sequence[int]) -> Fixture:
        """Settle that these places play a match, and who is missing from the others."""
        numbers = tuple(who.number for place in there for who in self.last_team(place))
        absent = [who for place in one.places if place not in there for who in self._absent_from(one, place)]
        missing = [Missing(who.place or 0, who.number, who.barred_by, who.went is not None) for who in absent]
        return replace(one, seated=tuple(there), numbers=numbers, missing=tuple(missing))

    def _absent_from(self, one: Fixture, place: int) -> list[Entrant]:
        """Who of a place has not come to a match; all of it where all have."""
        team = self.last_team(place)
        return [who for who in team if who.went is not None or who.number not in one.came] or team

    def is_here(self, one: Fixture, place: int | None) -> bool:
        """Whether who holds a place has come to a match."""
        team = self.teams.get(place or 0, [])
        return bool(team) and all(who.number in one.came for who in team)

    def all_here(self, one: Fixture) -> bool:
        """Whether all have come to a match who hold its places."""
        return not self.list_awaited(one)

    def list_awaited(self, one: Fixture) -> list[Entrant]:
        """Return who holds a place of a match, and has not come."""
        return [who for who in self.holding(one) if who.number not in one.came]

    def waits(self, one: Fixture) -> bool:
        """Whether a match is still to be played by those who hold its places."""
        undecided = self.stage == EventStage.ON and one.points is None
        held = self.teams
        return undecided and None not in one.seats and self.plan.can_seat(sum(place in held for place in one.places))

    def holding(self, one: Fixture) -> list[Entrant]:
        """Return who holds the places of a match, in the order of its seats."""
        held = self.teams
        teams = [held[place] for place in one.places if place in held]
        return [team[at] for at in range(self.plan.team) for team in teams]

    def sit_down(self, one: Fixture) -> list[Entrant]:
        """Return who sits down for a match, in the order of its seats: partners between their opponents."""
        known = {who.number: who for who in self.entrants}
        team, several = self.plan.team, len(one.seated)
        return [known[one.numbers[place * team + at]] for at in range(team) for place in range(several)]

    def bar(self, barred: Mapping[int, Sequence[int]]) -> ServerEvent:
        """Note who was kept from coming, by number, and who of those who take part may have done so: also they
        themselves where it may have been a partner.
        """
        teams = self.teams if barred else {}

        def note(one: Entrant) -> Entrant:
            by = {*(one.barred_by or ()), *barred[one.number]}
            if any(partner.number in by for partner in teams.get(one.place or 0, ())):
                by.add(one.number)
            return replace(one, barred_by=tuple(sorted(by)))

        return replace(self, entrants=tuple(note(one) if one.number in barred else one for one in self.entrants))

    def keeps_rank(self, place: int) -> bool:
        """Whether a place stands in the table by its points: somebody plays on for it, or one who takes part may have
        put its holder out. Otherwise it comes last.
        """
        return all(one.went is None or not {*(one.barred_by or ())} <= {one.number} for one in self.last_team(place))

    # its course

    def move(self, channel: int, parent: int | None) -> ServerEvent:
        """Have an event go on in another channel."""
        return replace(self, channel=channel, parent=parent)

    def resume(self, lost: float, now: float) -> ServerEvent:
        """Go on with an event whose channel could not be reached since a time. The sign-up has the time that was left,
        at least a day, and a round its whole time: nobody knows since when nobody could come.
        """
        left = max(self.begins - lost, SHORTEST_ROUND_S)
        if self.stage == EventStage.OPEN:
            return replace(self, begins=now + left)
        return replace(self, begins=now, ends=self.ends and self.ends + now - self.begins)

    @property
    def due(self) -> float:
        """When time decides something next: the sign-up is over, or matches that have not begun are."""
        return self.begins if self.stage == EventStage.OPEN else self.begin_by

    @property
    def rounds(self) -> int:
        """How many rounds there are, with the places as they are; as they would be now, before it begins."""
        count = self.count or len(self.signed_up) // self.plan.team
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
        return self.begins + self.to_begin_s + self.moved

    @property
    def to_begin_s(self) -> float:
        """How long the matches of a round have to begin, in seconds."""
        return (TO_BEGIN_TODAY if self.plan.minutes else TO_BEGIN) * self.round_s

    @property
    def remind_at(self) -> float:
        """When people are told again whose match has not begun: a day before it is lost, but not before half the time
        is over.
        """
        return max(self.begins + self.to_begin_s / 2, self.begin_by - DAY)

    @property
    def end_by(self) -> float:
        """Until when the matches of the present round have to be over."""
        return self.begins + self.round_s + self.moved

    def time_needed(self, away: Sequence[Span]) -> float:
        """Return by how many seconds the present round has to be moved for somebody who is ``away`` then: so that they
        are there for half of the time in which a match has to begin.
        """
        half = self.to_begin_s / 2
        return max(0.0, add_counting(self.begins, half, merge_spans(away)) - self.begins - 2 * half)

    @property
    def most_moved(self) -> float:
        """By how much the present round may have moved at most: then the others still have their time before the end
        of the event.
        """
        left = (self.rounds - self.round + 1) * self.round_s
        return max(0.0, self.ends - self.begins - left)

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
        return self.plan.kind != EventKind.KNOCKOUT or place in self.through(self.round)

    def is_knocked_out_by(self, one: Fixture, place: int) -> bool:
        """Whether somebody is out of a knock-out by a match that is decided."""
        if self.plan.kind != EventKind.KNOCKOUT or one.points is None:
            return False
        return place not in self._go_on_from(one)[: 1 if one.round == self.rounds else None]

    def _go_on_from(self, one: Fixture) -> list[int]:
        """Return who goes on from a table of a knock-out, the first one first: half of it, nobody without points."""
        return [place for place in order_at_table(one)[: going_on(len(one.places))] if one.points_of(place)]

    def through(self, number: int) -> list[int | None]:
        """Return who goes on from a round of a knock-out. Where two meet, in the order of the matches, None where
        nobody does; else who has come first at a table first, and of those the better seed.
        """
        fixtures = self.list_round(number)
        if self.plan.in_twos:
            return [next(iter(self._go_on_from(one)), None) for one in fixtures]
        going = [(at, place) for one in fixtures for at, place in enumerate(self._go_on_from(one))]
        return [place for _, place in sorted(going)]


def order_at_table(one: Fixture) -> list[int]:
    """Return those of a table of a knock-out by their points, of the level ones the better seed first: who was there,
    or has points; nobody if none has any.
    """
    if not any(one.points or ()):
        return []
    some = [place for place in one.places if place in one.players or one.points_of(place)]
    return sorted(some, key=lambda place: (-one.points_of(place), place))
