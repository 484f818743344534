"""Analyses a finished round: everybody's chances of winning it, and the decisions that changed them most; and luck and
skill of it. That takes seconds of computing, in a process of its own with low priority.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple, NotRequired, Self, TypedDict

from rules import upcasting
from rules.catalogue import make_saved
from rules.game import SomeGame
from rules.match import PLAYING, Match
from rules.options import Value
from rules.records import Json
from rules.strategies.chances import wins
from rules.strategies.luck import POINTS, UNIT, Depth, Share, StepOfRound, account
from rules.table import NOBODY, Action, IllegalAction, Said, Stalled

TOLD_FROM_PERCENT = 10
"""A decision is told if it changed a chance by this many percentage points, when it was found and when it was counted
again. The chances are not more exact than that.
"""
TOLD_DECISIONS = 3


class Effort(NamedTuple):
    """How much is computed: upper bound on positions of a round, and playouts for each. The positions before and after
    the decisions that seem to matter most are counted again: at most ``recounted`` decisions, with ``fresh`` playouts
    that their positions have not seen.
    """

    positions: int = 40
    playouts: int = 80
    recounted: int = 6
    fresh: int = 160


class Decisive(NamedTuple):
    """A decision that changed a chance much.

    ``place`` is its place in the round. ``side`` is the side whose chance it changed most, with the chance ``before``
    and ``after`` in percent. ``events`` are those that everybody saw there, in saved form. ``house``: the house
    decided, because somebody's time was up.
    """

    place: int
    side: int
    before: int
    after: int
    events: Sequence[Json] = ()
    house: bool = False

    def save(self) -> SavedDecisive:
        """This as plain data for JSON."""
        place, side, before, after, events, house = self
        return {"place": place, "side": side, "before": before, "after": after, "events": events, "house": house}


class SavedDecisive(TypedDict):
    """The same as JSON has it."""

    place: int
    side: int
    before: int
    after: int
    events: NotRequired[Sequence[Json]]
    house: NotRequired[bool]


class SavedAnalysis(TypedDict):
    """An analysis as JSON has it."""

    sides: Sequence[Sequence[int]]
    places: Sequence[int]
    chances: Sequence[Sequence[int | None]]
    decisive: Sequence[SavedDecisive]


class Analysis(NamedTuple):
    """The chances of a round in percent, for each side at these places of the round. A side is the seats that win
    together.

    Place 0 is the deal; each further place is what happened next. None: the side has left. The
    ``decisive`` decision that changed most comes first.
    """

    sides: Sequence[Sequence[int]]
    places: Sequence[int]
    chances: Sequence[Sequence[int | None]]
    decisive: Sequence[Decisive]

    def save(self) -> SavedAnalysis:
        """Return this as plain data for JSON."""
        decisive = [one.save() for one in self.decisive]
        return {"sides": self.sides, "places": self.places, "chances": self.chances, "decisive": decisive}

    @classmethod
    def load(cls, saved: SavedAnalysis) -> Self:
        """Read what ``save`` gave. Raises ``ValueError``, ``TypeError`` or ``LookupError`` for anything else."""
        decisive = [Decisive(**one) for one in saved["decisive"]]
        found = cls(saved["sides"], saved["places"], saved["chances"], decisive)
        if (
            not found.places
            or list(found.places) != sorted(set(found.places))
            or len(found.sides) != len(found.chances)
        ):
            raise ValueError("chances at no places, or of nobody")
        if any(len(line) != len(found.places) for line in found.chances):
            raise ValueError("a chance for each place, and no more")
        for one in found.decisive:
            if not 0 <= one.side < len(found.sides) or one.place > found.places[-1]:
                raise ValueError(f"a decision that is no part of the round: {one.place}")
            for code in one.events:
                upcasting.events(code)
        return found

    @property
    def lines(self) -> tuple[tuple[float | None, ...], ...]:
        """The lines of a chart: for each side a chance at each place; None where it was not computed."""
        found = []
        for line in self.chances:
            at = dict(zip(self.places, line, strict=True))
            found.append(tuple(at.get(place) for place in range(self.places[-1] + 1)))
        return tuple(found)


def analyse_round(source: str, options: Mapping[str, Value], saved: Sequence[Json], effort: Effort) -> Analysis:
    """Compute the chances of a round from its states, the deal first. The result for a round is always the same."""
    game = make_saved(source, options)
    return _RoundAnalysis(game, [game.load(state) for state in saved], effort).analysis()


class _Counted(NamedTuple):
    """The playouts from a position, and how many of them each seat has won."""

    playouts: int
    won: Sequence[int]


class _Change(NamedTuple):
    """By how many percentage points a side's chance changed most between two places."""

    side: int
    points: int


class _RoundAnalysis:
    """Counts wins in playouts from some of the positions of a round."""

    def __init__(self, game: SomeGame, states: Sequence[Match], effort: Effort) -> None:
        self.game, self.states, self.effort = game, states, effort
        dealt = states[0]
        sides: dict[int, list[int]] = {}
        for seat in dealt.order:
            sides.setdefault(game.side_of(dealt, seat), []).append(seat)
        self.sides = [*sides.values()]
        self._counted: dict[int, _Counted] = {}
        """By place."""

    def analysis(self) -> Analysis:
        """Compute chances at positions from the deal to the end, more of them where the chances change much; and find
        the decisions that changed them most.
        """
        last = len(self.states) - 1
        few = min(last, max(1, self.effort.positions // 2))
        self._count({round(last * number / few) for number in range(few + 1)} if few else {0})
        while len(self._counted) < self.effort.positions and (
            gaps := [gap for gap in self._gaps() if gap[1] > gap[0] + 1]
        ):
            begin, end = max(gaps, key=lambda gap: (abs(self._change(*gap).points), gap[1] - gap[0]))
            self._count({(begin + end) // 2})
        decisive = self._decisive()
        places = sorted(self._counted)
        chances = [[self._chance(side, place) for place in places] for side in range(len(self.sides))]
        return Analysis(self.sides, places, chances, decisive)

    def _count(self, places: Iterable[int]) -> None:
        """Play on from these positions."""
        for place in sorted(places):
            self._counted[place] = self._played_on(place, range(self.effort.playouts))

    def _played_on(self, place: int, lots: range) -> _Counted:
        return _Counted(len(lots), wins(self.game, self.states[place], self.states[0].seed, lots))

    def _decisive(self) -> list[Decisive]:
        """Find the decisions to tell, the largest change first.

        The largest of many changes is large by chance, too. So the playouts that found a decision do not count when it
        is told: fresh ones have to show the change again, and only they say how large it is. They also replace the
        earlier counts of their positions.
        """
        likely = [
            (gap, found)
            for gap in self._decisions()[: self.effort.recounted]
            if abs((found := self._change(*gap)).points) >= TOLD_FROM_PERCENT
        ]
        fresh = range(self.effort.playouts, self.effort.playouts + self.effort.fresh)
        again: set[int] = set()
        told: list[Decisive] = []
        for (begin, end), found in likely:
            for place in {begin, end} - again:
                self._counted[place] = self._played_on(place, fresh)
            again |= {begin, end}
            one = Decisive(end, found.side, self._chance(found.side, begin) or 0, self._chance(found.side, end) or 0)
            change = one.after - one.before
            if abs(change) >= TOLD_FROM_PERCENT and (change > 0) == (found.points > 0):
                told.append(one)
            if len(told) == TOLD_DECISIONS:
                break
        return sorted(told, key=lambda one: (-abs(one.after - one.before), one.place))

    def _chance(self, side: int, place: int) -> int | None:
        """Return the chance of a side in percent; None if all of its seats have left."""
        playouts, won = self._counted[place]
        state = self.states[place]
        here = [seat for seat in self.sides[side] if self.game.plays(state, seat)]
        return round(100 * won[here[0]] / playouts) if here else None

    def _gaps(self) -> list[tuple[int, int]]:
        return [*pairwise(sorted(self._counted))]

    def _decisions(self) -> list[tuple[int, int]]:
        """Return the pairs of places with only one event between them, the largest change first.

        The end of a round that nobody has won is none: it was given up or broke off, which takes everybody's chances.
        """
        last, end = len(self.states) - 1, self.states[-1]
        nobodys = end.phase != PLAYING and end.won[-1:] == [NOBODY]
        single = [gap for gap in self._gaps() if gap[1] == gap[0] + 1 and not (nobodys and gap[1] == last)]
        return sorted(single, key=lambda gap: (-abs(self._change(*gap).points), gap))

    def _change(self, begin: int, end: int) -> _Change:
        """Return the largest change of a chance between two places. If several are equal: that of the side that was to
        move.
        """
        awaited = {seat for decision in self.states[begin].stack[-1:] for seat in decision.seats}
        changes = [
            _Change(side, (self._chance(side, end) or 0) - (self._chance(side, begin) or 0))
            for side in range(len(self.sides))
        ]
        return max(changes, key=lambda one: (abs(one.points), not awaited.isdisjoint(self.sides[one.side]), one.side))


# luck and skill


class SavedMistake(TypedDict):
    """A mistake as JSON has it: the ``place`` of the round, what was ``done`` and what was ``better`` as events that
    everybody would have seen, and what it ``gave`` away with its standard error, in ``UNIT``.
    """

    place: int
    seat: int
    done: Sequence[Json]
    better: Sequence[Json]
    gave: int
    error: int


class SavedLuck(TypedDict):
    """Luck and skill of a round as JSON has it. ``course``: a place, and what luck has brought each seat by then."""

    measure: str
    shares: Sequence[Sequence[int]]
    course: Sequence[tuple[int, Sequence[int]]]
    mistakes: Sequence[SavedMistake]


class Luck(NamedTuple):
    """Luck and skill of a round, and what is measured (``rules/strategies/luck.py``)."""

    measure: str
    shares: Sequence[Share]
    course: Sequence[tuple[int, Sequence[int]]]
    mistakes: Sequence[SavedMistake]

    def save(self) -> SavedLuck:
        """Return this as plain data for JSON."""
        return {
            "measure": self.measure,
            "shares": [[*share] for share in self.shares],
            "course": self.course,
            "mistakes": self.mistakes,
        }

    @classmethod
    def load(cls, saved: SavedLuck) -> Self:
        """Read what ``save`` gave. Raises ``ValueError``, ``TypeError`` or ``LookupError`` for anything else."""
        shares = [Share(*one) for one in saved["shares"]]
        if any(one.par + one.luck + one.own + one.others != one.result for one in shares):
            raise ValueError("luck and skill are not the result")
        for one in saved["mistakes"]:
            upcasting.all_events([*one["done"], *one["better"]])
        return cls(saved["measure"], shares, saved["course"], saved["mistakes"])

    def of_seat(self, seat: int) -> Share | None:
        """Return a seat's share."""
        return next((one for one in self.shares if one.seat == seat), None)

    def mistakes_of(self, seat: int) -> list[SavedMistake]:
        """Return what a seat gave away, the largest first."""
        return [one for one in self.mistakes if one["seat"] == seat]


class GivenStep(NamedTuple):
    """A step of a round as plain data, its state as JSON, and which moment of the round showed it."""

    state: str
    seat: int
    said: Said
    at: int
    judged: bool
    moment: int


def compute_luck(
    source: str,
    options: Mapping[str, Value],
    undealt: Json,
    given: Sequence[GivenStep],
    end: Json,
    seed: str,
    depth: Depth,
) -> SavedLuck | None:
    """Take a round apart, in the worker's process. The result for a round is always the same."""
    game = make_saved(source, options)
    done = [
        StepOfRound(game.load(json.loads(one.state)), one.seat, Action(*one.said), one.at, one.judged) for one in given
    ]
    found = account(game, game.load(undealt), done, game.load(end), seed, depth)
    if found is None:
        return None
    unit = UNIT / (100 if found.measure == POINTS else 1)

    def seen(step: StepOfRound, action: Action) -> Sequence[Json]:
        """What everybody would have seen of an action; of a hidden one what its seat would have."""
        try:
            events = game.apply(step.state.copy(), step.seat, action, step.at)
        except (IllegalAction, Stalled):
            return []
        shown = [event for event in events if not event.untold]
        public = [one for event in shown if (one := event.seen_by(NOBODY)) is not None]
        codes: list[Json] = [one.code() for one in public or shown]
        return codes[:1]

    mistakes: list[SavedMistake] = [
        {
            "place": given[one.place].moment,
            "seat": one.seat,
            "done": seen(done[one.place], one.done),
            "better": seen(done[one.place], one.better),
            "gave": round(unit * one.gave),
            "error": round(unit * one.error),
        }
        for one in found.mistakes
    ]
    course = [(_moment(given, place), [round(unit * value) for value in values]) for place, values in found.course]
    return Luck(found.measure, found.shares, course, mistakes).save()


def _moment(given: Sequence[GivenStep], place: int) -> int:
    """The moment of a round before a step, from 0, the deal; the last one at the end of the steps."""
    return given[place].moment - 1 if place < len(given) else given[-1].moment
