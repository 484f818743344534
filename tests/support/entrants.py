"""Entrants of an event who look after their own place alone: in one round one of them does something outside of the
game.

Each event is played twice, with the same strengths and the same chance, once with what is done and once without. What
an entrant gains by it is the difference. It is played on the plain data, as the service moves it on: with no Discord,
no database and no cards. Everybody has a strength, and where somebody comes at a table follows from it and from chance
(the model of Plackett and Luce).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import count
from math import log
from random import Random
from typing import NamedTuple

from bot.time import Span
from cogs.events.course import advance
from cogs.events.event import Entrant, EventStage, ServerEvent, Went
from cogs.events.match import Fixture, SeenTable
from cogs.events.plan import EventKind, EventPlan, EventScoring
from cogs.events.standings import list_winners, standings
from tests.support.selfish import Try

BEGAN = 1_000_000.0
PERSON = 100
"""The number of an entrant and this are the person's."""
MOST_PLACES = 24
ALLOWED = (2, 3, 4, 5, 6)
STRENGTHS = (0.3, 1.0, 2.0)
"""How far the strengths of people are apart; the chance of one match is 1.3 (deviations)."""
RATINGS_ERR = 0.3
"""By how much the seeds misjudge them."""
ABSENT, HAS_LEFT, TIME_OFF = 0.04, 0.01, 0.03
"""How often somebody does not come to a match, leaves for good before it, has announced time off for it."""
MANAGES_TOO = 0.25
"""How often somebody else who takes part manages the server, too."""
POINTS_A_MATCH, POINTS_A_STRENGTH = 20, 6


class Situation(NamedTuple):
    """How it stands for an entrant: the kind of event, tables of two or more, whether points of the game count, the
    first, a middle (0) or the last round, whether they lead, and whether somebody waits for a place.
    """

    kind: EventKind
    in_twos: bool
    by_points: bool
    round: int
    leads: bool
    waits: bool


@dataclass(frozen=True)
class Deed:
    """What an entrant does in a round besides to come and to play as well as they can.

    They ``stay`` away; ``leave`` before their match or ``leave_after`` it, and join again before the round after that
    one begins (``back``); ``quit`` it in its midst; ``close`` the lobby; ``ban`` somebody, by number, or ``hide`` the
    channel from some; they bring somebody else to time them ``out``; all at the table ``agree`` to stop; they announce
    time ``off``; come ``last`` or ``second`` on purpose; or have the match of this place, not their own, closed
    (``stops``).
    """

    stay: bool = False
    leave: bool = False
    leave_after: bool = False
    back: int = 0
    quit: bool = False
    close: bool = False
    ban: int = 0
    hide: tuple[int, ...] = ()
    out: bool = False
    agree: bool = False
    off: bool = False
    last: bool = False
    second: bool = False
    stops: int = 0


NOTHING = Deed()


class Result(NamedTuple):
    """What an event was worth: the place among all, from 0 (last) to 1 (first), and the share of the win."""

    rank: float
    win: float


class Tried(NamedTuple):
    """What a way has brought in one event: to the place, and in wins."""

    rank: Try
    win: Try


class Field:
    """The people of an event, which chance has drawn from a seed, and the event that they play."""

    def __init__(self, seed: str) -> None:
        self.seed, chance = seed, Random(f"{seed} field")
        kind = chance.choice([*EventKind])
        self.team = 2 if chance.random() < 0.15 else 1
        several = range(3, 1 + MOST_PLACES // self.team)
        (places,) = chance.choices(several, [one**-2 for one in several])
        seats = chance.choice((2, 3) if self.team > 1 else ALLOWED)
        by_points = kind != EventKind.KNOCKOUT and chance.random() < 0.4
        today = chance.random() < 0.25
        people = places * self.team
        self.plan = EventPlan(
            "Autumn",
            kind,
            "classic",
            None,
            None,
            1,
            {},
            {},
            0,
            people,
            0,
            0,
            days=0 if today else 7,
            minutes=40 if today else 0,
            seats=seats,
            allowed=(2, 3) if self.team > 1 else ALLOWED,
            team=self.team,
            scoring=chance.choice((EventScoring.FEWEST, EventScoring.MOST)) if by_points else EventScoring.PLACES,
        )
        reserve = chance.choice((0, 0, 1, 2))
        numbers = range(1, people + reserve + 1)
        spread = chance.choice(STRENGTHS)
        self.strengths = {number: chance.gauss(0, spread) for number in numbers}
        rated = {number: self.strengths[number] + chance.gauss(0, RATINGS_ERR) for number in numbers}
        self.order = sorted(numbers, key=lambda number: -rated[number])
        self.me = chance.randint(1, people)
        self.manages = {self.me, *([chance.randint(1, people)] if chance.random() < MANAGES_TOO else [])}
        drawn = [*range(1, people + 1)]
        chance.shuffle(drawn)
        self.partners = [drawn[at : at + self.team] for at in range(0, people, self.team)]
        self._chances: dict[tuple[int, int, str], Random] = {}

    # chance, the same whatever is done

    def chance(self, number: int, one: int, what: str) -> Random:
        """The chance of an entrant in a round."""
        return Random(f"{self.seed} {number} {one} {what}")

    def form(self, number: int, one: int) -> float:
        """How well an entrant plays in a round."""
        known = self._forms.get((number, one))
        if known is None:
            known = self.strengths.get(one, 0.0) - log(-log(self.chance(number, one, "form").random() or 1e-9))
            self._forms[number, one] = known
        return known

    @cached_property
    def _forms(self) -> dict[tuple[int, int], float]:
        return {}

    def does_not_come(self, number: int, one: int) -> bool:
        return self.chance(number, one, "comes").random() < ABSENT

    def time_off(self, event: ServerEvent, one: int) -> list[Span]:
        """The time off that an entrant has announced for the present round."""
        chance = self.chance(event.round, one, "off")
        if not event.plan.days or chance.random() > TIME_OFF:
            return []
        return [(event.begins, event.begins + chance.uniform(0.2, 1.8) * event.to_begin_s)]

    # an event

    def sign_up(self, asks: Mapping[int, Sequence[int]] | None = None) -> ServerEvent:
        """The event before its first round. Partners have asked each other; ``asks`` are those of whom asks others."""
        event = ServerEvent(
            1, 1, 10, None, 9, self.plan, BEGAN, entrants=tuple(Entrant(one, PERSON + one) for one in self.strengths)
        )
        mutual = {one: [other for other in some if other != one] for some in self.partners for one in some}
        if self.team > 1:
            for one, whom in (mutual | dict(asks or {})).items():
                event = event.ask_partners(one, whom)
        return advance(event, {}, {}, BEGAN, self.order)

    def rounds(self, event: ServerEvent) -> Iterator[ServerEvent]:
        """Play an event to its end. Yields it at the beginning of each round, and over."""
        yield event
        while event.stage == EventStage.ON:
            event = self.play(event, NOTHING)
            yield event

    def play(self, event: ServerEvent, deed: Deed) -> ServerEvent:
        """Play a round in which the one does this."""
        number, event = event.round, with_tables(event)
        gone = {
            one.number: Went.LEFT
            for one in event.entrants
            if one.person != self.person and self.chance(number, one.number, "leaves").random() < HAS_LEFT
        }
        mine = event.entrant(self.person)
        if deed.leave and mine is not None:
            gone[mine.number] = Went.LEFT
        if deed.ban:  # as the service reports it
            there = event.playing
            place = next(one.place for one in there if one.number == deed.ban)
            event = event.bar({deed.ban: [one.number for one in there if one.place != place and self.may_bar(one)]})
            gone[deed.ban] = Went.AWAY
        if gone:
            event = with_tables(advance(event, gone, {}, event.begins, ()))
        if deed.close and (match := event.match_of(self.person)) is not None:
            event = with_tables(advance(event, {}, {match.table: SeenTable(closed=True)}, event.begins, ()))
        if event.round != number or event.stage != EventStage.ON:
            return event
        event = self._come(event, deed)
        if any(event.list_awaited(one) for one in event.undecided):
            barred = {
                who.number: [
                    one.number
                    for one in event.playing
                    if self.may_bar(one) and not (deed.out and one.person == self.person)
                ]
                for match in event.undecided
                for who in event.list_awaited(match)
                if who.number in deed.hide
            }
            lobbies = {one.table: SeenTable() for one in event.undecided}
            event = advance(event.bar(barred), {}, lobbies, event.begin_by, ())
        if event.round != number or event.stage != EventStage.ON:
            return event
        seen = {one.table: self._play_match(event, one, deed) for one in event.undecided}
        if deed.back and event.round >= deed.back and event.entrant(self.person) is None:
            event = event.join(self.person)
        mine = event.entrant(self.person)
        gone = {mine.number: Went.LEFT} if deed.leave_after and mine is not None else {}
        event = advance(event, gone, seen, event.begin_by, ())
        assert event.round > number or event.stage != EventStage.ON
        return event

    def _come(self, event: ServerEvent, deed: Deed) -> ServerEvent:
        """Everybody comes who can. A round is moved for whoever has announced time off."""
        awaited = [one for match in event.undecided for one in event.list_awaited(match)]
        away = {one.number: self.time_off(event, one.number) for one in awaited}
        told = dict(away)
        mine = event.entrant(self.person)
        if deed.off and mine is not None:
            told[mine.number] = [(event.begins, event.begins + 2 * event.to_begin_s)]
        needed = max((event.time_needed(spans) for spans in told.values() if spans), default=0.0)
        event = replace(event, moved=min(event.most_moved, needed))
        for one in awaited:
            late = any(end >= event.begin_by for _, end in away[one.number])
            stays = deed.stay and one.person == self.person
            if not (late or stays or one.number in deed.hide or self.does_not_come(event.round, one.number)):
                event = event.come(one.person or 0)
        return event

    def _forms_at(self, event: ServerEvent, one: Fixture) -> dict[int, float]:
        """How well each place of a match plays."""
        team = self.team
        return {
            place: sum(self.form(event.round, number) for number in one.numbers[at * team : at * team + team]) / team
            for at, place in enumerate(one.players)
        }

    def _play_match(self, event: ServerEvent, one: Fixture, deed: Deed) -> SeenTable:
        """Play a match, and give what is known of its table then."""
        forms = self._forms_at(event, one)
        mine = event.entrant(self.person)
        me = mine.place if mine is not None and mine.place in forms and mine.number in one.numbers else None
        if (me is not None and deed.agree) or deed.stops in forms:
            return SeenTable(begun=True, closed=True, agreed=me is not None and deed.agree)
        points = {place: self._points(form) for place, form in forms.items()}
        had = dict(points)
        if me is not None:
            best, *others = sorted(form for place, form in forms.items() if place != me)[::-1] or [0.0]
            if deed.last:
                forms[me] = min([best, *others]) - 1.0
            elif deed.second and forms[me] > best:
                forms[me] = (best + others[0]) / 2 if others else best - 1.0
            if deed.last or deed.second:
                points[me] = had[me] = self._points(forms[me])
            if deed.quit:  # they may have been ahead
                worst = max(points.values()) + 1 if event.plan.lowest_wins else min(points.values()) - 1
                had[me], points[me] = had[me] // 2 if event.plan.lowest_wins else had[me], worst
        sign = 1 if event.plan.lowest_wins else -1
        taken = [1 + sum(sign * other < sign * points[place] for other in points.values()) for place in one.players]
        totals = [had[place] for place in one.players]
        return SeenTable(True, True, tuple(taken) * self.team, totals=tuple(totals) * self.team)

    def _points(self, form: float) -> int:
        """The points of the game that somebody has who plays so well."""
        sign = -1 if self.plan.lowest_wins else 1
        return round(10 * max(0.0, POINTS_A_MATCH + sign * POINTS_A_STRENGTH * form))

    # who it is about

    @property
    def person(self) -> int:
        return PERSON + self.me

    def may_bar(self, one: Entrant) -> bool:
        return one.number in self.manages or one.person == self.person

    def result(self, event: ServerEvent, person: int) -> Result:
        """What an event that is over was worth to a person."""
        held = [one for one in event.entrants if one.person == person and one.place is not None]
        mine = next((one for one in held if one in event.last_team(one.place or 0)), None)
        if mine is None:
            return Result(0.0, 0.0)
        lines = standings(event)
        rank = next(line.rank for line in lines if line.place == mine.place)
        behind = sum((line.rank > rank) + (line.rank == rank) / 2 for line in lines) - 0.5
        winners = list_winners(event)
        won = mine.went is None and mine.place in winners
        return Result(behind / (len(lines) - 1), won / len(winners) if won else 0.0)

    def situation(self, event: ServerEvent, person: int) -> Situation:
        mine, leads = event.entrant(person), False
        if mine is not None and event.round > 1:
            leads = any(line.place == mine.place and line.rank == 1 for line in standings(event))
        at = 1 if event.round == 1 else 2 if event.round >= event.rounds else 0
        return Situation(
            self.plan.kind, self.plan.in_twos, self.plan.scoring != EventScoring.PLACES, at, leads, bool(event.reserve)
        )

    # one try

    def compare(self, way: str) -> Tried | None:
        """Play the event with what the one does in one of its rounds, or each time they can (``EACH_TIME``), and
        without. None if there was nothing to do.
        """
        if way in ASKS:
            return self._compare_partners(way)
        if way in FITS and not FITS[way](self):
            return None
        *states, usual = self.rounds(self.sign_up())
        found = [(at, WAYS[way](self, state)) for at, state in enumerate(states)]
        may = [(at, deed) for at, deed in found if deed is not None]
        if usual.stage != EventStage.OVER or not may:
            return None
        at, deed = may[0] if way in EACH_TIME else self.chance(0, 0, way).choice(may)
        event = self.play(states[at], deed)
        while event.stage == EventStage.ON:
            again = WAYS[way](self, event) if way in EACH_TIME else None
            event = self.play(event, again or Deed(back=deed.back))
        actors = [self.person]
        match = states[at].match_of(self.person)
        if deed.agree and match is not None:
            actors = [one.person or 0 for one in states[at].holding(match)]
        return self._tried(way, states[at], usual, event, actors)

    def _compare_partners(self, way: str) -> Tried | None:
        """The same for whom one asks to play with; the strongest is asked, and agrees or not."""
        strongest = max(range(1, self.plan.places + 1), key=lambda one: self.strengths[one])
        (with_me,) = (some for some in self.partners if self.me in some)
        if self.team == 1 or strongest in with_me:
            return None
        asks = {self.me: [strongest]} | ({strongest: [self.me]} if ASKS[way] else {})
        before, *_, usual = self.rounds(self.sign_up())
        *_, event = self.rounds(self.sign_up(asks))
        return self._tried(way, before, usual, event, [self.person])

    def _tried(
        self, way: str, before: ServerEvent, usual: ServerEvent, after: ServerEvent, actors: Sequence[int]
    ) -> Tried:
        pairs = [
            (self.situation(before, person), self.result(usual, person), self.result(after, person))
            for person in actors
        ]
        return Tried(
            Try(way, [(where, then.rank - now.rank) for where, now, then in pairs]),
            Try(way, [(where, then.win - now.win) for where, now, then in pairs]),
        )

    # what is known at the beginning of a round

    def others_at(self, event: ServerEvent) -> list[Entrant]:
        """Whom the one meets in this round, the strongest first."""
        match = event.match_of(self.person)
        mine = event.entrant(self.person)
        if match is None or mine is None or not event.waits(match):
            return []
        found = [one for one in event.holding(match) if one.place != mine.place]
        return sorted(found, key=lambda one: -self.strengths[one.number])

    def rival(self, event: ServerEvent) -> Entrant | None:
        """The best of those who play on and whom the one does not meet in this round."""
        mine, met = event.entrant(self.person), {one.place for one in self.others_at(event)}
        if mine is None:
            return None
        for line in standings(event):
            if line.place in event.holders and line.place != mine.place and line.place not in met:
                return max(event.teams[line.place], key=lambda one: self.strengths[one.number])
        return None

    def leads_match(self, event: ServerEvent, one: Fixture, place: int) -> bool:
        """Whether a place would come first in a match to which all come."""
        forms = self._forms_at(event, event.settle(one, [place for place in one.places if place in event.holders]))
        return bool(forms) and max(forms, key=lambda other: forms[other]) == place


def with_tables(event: ServerEvent) -> ServerEvent:
    """All matches that wait have a table."""
    fixtures = [
        replace(one, table=number) if one.points is None and not one.table else one
        for number, one in enumerate(event.fixtures, 1)
    ]
    return replace(event, fixtures=tuple(fixtures))


# what somebody may do


def _if_met(deed: Deed) -> Callable[[Field, ServerEvent], Deed | None]:
    return lambda field, event: deed if field.others_at(event) else None


def _stays_from_the_strongest(field: Field, event: ServerEvent) -> Deed | None:
    met = field.others_at(event)
    strongest = max((one.number for one in event.signed_up), key=lambda one: field.strengths[one], default=0)
    return Deed(stay=True) if met and met[0].number == strongest else None


def _if_in(deed: Deed, back: int | None = None) -> Callable[[Field, ServerEvent], Deed | None]:
    """Whoever leaves is ``back`` so many rounds later (-1: so that they play the last one)."""

    def way(field: Field, event: ServerEvent) -> Deed | None:
        mine = event.entrant(field.person)
        if mine is None or mine.place is None or event.knocked_out(field.person):
            return None
        if back is None:
            return deed
        when = event.rounds - 1 if back < 0 else event.round + back
        return replace(deed, back=when) if event.round + (back != 0) <= when < event.rounds else None

    return way


def _bans_whom_they_meet(field: Field, event: ServerEvent) -> Deed | None:
    met = field.others_at(event)
    return Deed(ban=met[0].number) if met else None


def _bans_the_rival(field: Field, event: ServerEvent) -> Deed | None:
    rival = field.rival(event)
    return Deed(ban=rival.number) if rival is not None else None


def _hides_from_whom_they_meet(field: Field, event: ServerEvent) -> Deed | None:
    met = field.others_at(event)
    return Deed(hide=(met[0].number,)) if met else None


def _hides_from_all_whom_they_meet(field: Field, event: ServerEvent) -> Deed | None:
    met = field.others_at(event)
    return Deed(hide=tuple(one.number for one in met)) if len(met) > field.team else None


def _hides_from_the_rival(field: Field, event: ServerEvent) -> Deed | None:
    rival = field.rival(event)
    match = event.match_of(rival.person or 0) if rival is not None else None
    return Deed(hide=(rival.number,)) if rival is not None and match is not None and event.waits(match) else None


def _hides_from_themselves(field: Field, event: ServerEvent) -> Deed | None:
    mine = event.entrant(field.person)
    return Deed(hide=(mine.number,)) if mine is not None and field.others_at(event) else None


def _hides_from_a_partner(field: Field, event: ServerEvent) -> Deed | None:
    mine = event.entrant(field.person)
    partners = [one for one in event.teams.get(mine.place or 0, ()) if one != mine] if mine is not None else []
    return Deed(hide=(partners[0].number,)) if partners and field.others_at(event) else None


def _is_timed_out(field: Field, event: ServerEvent) -> Deed | None:
    mine, met = event.entrant(field.person), field.others_at(event)
    stronger = mine is not None and met and field.strengths[met[0].number] > field.strengths[mine.number]
    return Deed(hide=(mine.number,), out=True) if mine is not None and stronger else None


def _comes_second(field: Field, event: ServerEvent) -> Deed | None:
    mine, match = event.entrant(field.person), event.match_of(field.person)
    if mine is None or match is None or len(field.others_at(event)) < 2 * field.team:
        return None
    return Deed(second=True) if field.leads_match(event, match, mine.place or 0) else None


def _loses(field: Field, event: ServerEvent) -> Deed | None:
    mine, match = event.entrant(field.person), event.match_of(field.person)
    if mine is None or match is None or not field.others_at(event):
        return None
    return Deed(last=True) if field.leads_match(event, match, mine.place or 0) else None


def _closes_a_match_of_others(field: Field, event: ServerEvent) -> Deed | None:
    rival = field.rival(event)
    match = event.match_of(rival.person or 0) if rival is not None else None
    if rival is None or match is None or not event.waits(match):
        return None
    place = rival.place or 0
    return Deed(stops=place) if field.leads_match(event, match, place) else None


ASKS = {"asks the strongest in vain": False, "plays with the strongest": True}
"""Whether the strongest agrees who is asked to be one's partner."""
WAYS: Mapping[str, Callable[[Field, ServerEvent], Deed | None]] = {
    "stays away": _if_met(Deed(stay=True)),
    "stays away from the strongest": _stays_from_the_strongest,
    "leaves the event": _if_in(Deed(leave=True)),
    "leaves, and is back for the next round": _if_in(Deed(leave=True), 0),
    "leaves between rounds, and sits one out": _if_in(Deed(leave_after=True), 1),
    "leaves between rounds until the last": _if_in(Deed(leave_after=True), -1),
    "leaves the match in its midst": _if_met(Deed(quit=True)),
    "agrees with all to stop": _if_met(Deed(agree=True)),
    "closes the lobby": _if_met(Deed(close=True)),
    "closes the lobby, and stays away": _if_met(Deed(close=True, stay=True)),
    "bans the strongest they meet": _bans_whom_they_meet,
    "bans the best they do not meet": _bans_the_rival,
    "hides the channel from the strongest they meet": _hides_from_whom_they_meet,
    "hides the channel from all they meet": _hides_from_all_whom_they_meet,
    "hides the channel from the best they do not meet": _hides_from_the_rival,
    "hides it each time from the best they do not meet": _hides_from_the_rival,
    "hides the channel from themselves": _hides_from_themselves,
    "hides the channel from a partner": _hides_from_a_partner,
    "hides it each time from a partner": _hides_from_a_partner,
    "is timed out before somebody stronger": _is_timed_out,
    "is timed out each time before somebody stronger": _is_timed_out,
    "closes the match that the best is winning": _closes_a_match_of_others,
    "closes each match that the best is winning": _closes_a_match_of_others,
    "announces time off": _if_met(Deed(off=True)),
    "loses on purpose": _loses,
    "comes second on purpose": _comes_second,
    **dict.fromkeys(ASKS, lambda _, __: None),
}
"""All there is to do outside of the game. Whom somebody who takes part keeps from playing (``/settings``) plays on in
the event, and who closes their own match as a manager has left it: both are as if it were not there.
"""
EACH_TIME = (
    "hides it each time from the best they do not meet",
    "hides it each time from a partner",
    "is timed out each time before somebody stronger",
    "closes each match that the best is winning",
)
FITS: Mapping[str, Callable[[Field], bool]] = {
    "comes second on purpose": lambda field: not field.plan.in_twos,
    "hides the channel from all they meet": lambda field: not field.plan.in_twos,
    "hides the channel from a partner": lambda field: field.team > 1,
    "hides it each time from a partner": lambda field: field.team > 1,
    "announces time off": lambda field: field.plan.days > 0,
}
"""Where there can be something to do; everywhere, if a way is not here."""
KNOWN = {
    "plays with the strongest": "partners choose each other, and the strongest has agreed",
    "bans the strongest they meet": "whoever is gone has no more points, and Discord does not tell who has banned them",
    "bans the best they do not meet": "the same; in a knock-out of four the second wins who bans the first",
    "closes the match that the best is winning": "whoever manages a server may close a table; the log says who has",
    "closes each match that the best is winning": "the same: in a league of five the second wins by that",
}
"""Ways that gain and that no rule of an event can prevent, and why."""


def entrants(numbers: Collection[int], ways: Sequence[str] = tuple(WAYS)) -> list[Tried]:
    """Play the events with these numbers, each with and without what somebody does."""
    found = list[Tried]()
    for number in numbers:
        way = ways[number % len(ways)]
        for again in count():
            tried = Field(f"{number} {again}").compare(way)
            if tried is not None:
                found.append(tried)
                break
    return found
