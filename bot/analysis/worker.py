"""Analyses a finished round: everybody's chances of winning it, and the decisions that changed them most.

That takes seconds of computing. It is done in a process of its own with low priority.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple, NotRequired, Self, TypedDict

from bot.process.worker import Worker
from rules import upcasting
from rules.catalogue import make
from rules.match import Match
from rules.options import Value
from rules.records import Json
from rules.rounds import SomeGame
from rules.strategies.chances import wins
from rules.table import NOBODY

ANALYSIS_LIMIT_S = 600.0
"""Upper bound on the time for a round, in seconds. Usually it is about twenty, and more on a busy machine."""
TOLD_FROM_PERCENT = 10
"""A decision is told if it changed a chance by this many percentage points. The chances are not more exact
than that.
"""
TOLD_DECISIONS = 3


class Effort(NamedTuple):
    """How much is computed: upper bound on positions of a round, playouts for each, and for how many decisions that
    matter most the positions before and after are computed twice.
    """

    positions: int = 40
    playouts: int = 80
    twice: int = 6


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

    Place 0 is the deal; each further place is what happened next. None: the side is not in the round any more. The
    ``decisive`` decision that changed most comes first.
    """

    sides: Sequence[Sequence[int]]
    places: Sequence[int]
    chances: Sequence[Sequence[int | None]]
    decisive: Sequence[Decisive]

    def save(self) -> SavedAnalysis:
        """Give this as plain data for JSON."""
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


class AnalysisWorker:
    """Analyses one round after the other, the servers in turn. ``effort`` says how much is computed for each."""

    def __init__(self, effort: Effort = Effort()) -> None:  # noqa: B008 - it never changes
        self.effort = effort
        self._worker = Worker(ANALYSIS_LIMIT_S, yielding=True, lasting=False)  # rounds are analysed seldom

    async def analyse(self, server: int, game: SomeGame, states: Sequence[Json]) -> Analysis:
        """Compute the chances of a round from its saved states, the deal first. Raises ``NotDone``."""
        return await self._worker.do(server, analysed, game.source, dict(game.options), states, self.effort)

    def stop(self) -> None:
        """Stop the worker process."""
        self._worker.stop()


def analysed(source: str, options: Mapping[str, Value], saved: Sequence[Json], effort: Effort) -> Analysis:
    """Compute the chances of a round from its states, the deal first. The result for a round is always the same."""
    game = make(source, options)
    return _RoundAnalysis(game, [game.load(state) for state in saved], effort).analysis()


class _RoundAnalysis:
    """Counts wins in playouts from some of the positions of a round."""

    def __init__(self, game: SomeGame, states: Sequence[Match], effort: Effort) -> None:
        self.game, self.states, self.effort = game, states, effort
        dealt = states[0]
        sides: dict[int, list[int]] = {}
        for seat in dealt.order:
            sides.setdefault(game.side_of(dealt, seat), []).append(seat)
        self.sides = [*sides.values()]
        self._won: dict[int, tuple[int, list[int]]] = {}
        """For each place: the number of playouts, and how many of them each seat has won."""

    def analysis(self) -> Analysis:
        """Compute chances at positions from the deal to the end: more where they change much, and with twice the
        playouts where they change most.
        """
        last = len(self.states) - 1
        few = min(last, max(1, self.effort.positions // 2))
        self._play_out({round(last * number / few) for number in range(few + 1)} if few else {0})
        while len(self._won) < self.effort.positions and (gaps := [gap for gap in self._gaps() if gap[1] > gap[0] + 1]):
            begin, end = max(gaps, key=lambda gap: (self._change(*gap)[0], gap[1] - gap[0]))
            self._play_out({(begin + end) // 2})
        likely = self._decisions()[: self.effort.twice]
        self._play_out({place for _, end in likely for place in (end - 1, end)})
        places = sorted(self._won)
        chances = [[self._chance(side, place) for place in places] for side in range(len(self.sides))]
        told = [self._told(end) for _, end in self._decisions() if self._change(end - 1, end)[0] >= TOLD_FROM_PERCENT]
        return Analysis(self.sides, places, chances, told[:TOLD_DECISIONS])

    def _play_out(self, places: Iterable[int]) -> None:
        """Run more playouts from these positions, each with random numbers that its position has not used."""
        for place in sorted(places):
            count, before = self._won.get(place, (0, [0] * len(self.states[place].status)))
            upto = count + self.effort.playouts
            found = wins(self.game, self.states[place], self.states[0].seed, range(count, upto))
            self._won[place] = upto, [old + new for old, new in zip(before, found, strict=True)]

    def _chance(self, side: int, place: int) -> int | None:
        """Give the chance of a side in percent; None if none of its seats is in the round."""
        count, won = self._won[place]
        order = self.states[place].order
        return next((round(100 * won[seat] / count) for seat in self.sides[side] if seat in order), None)

    def _gaps(self) -> list[tuple[int, int]]:
        places = sorted(self._won)
        return [*pairwise(places)]

    def _decisions(self) -> list[tuple[int, int]]:
        """Give the pairs of places with only one event between them, the largest change first."""
        single = [gap for gap in self._gaps() if gap[1] == gap[0] + 1]
        return sorted(single, key=lambda gap: (-self._change(*gap)[0], gap))

    def _change(self, begin: int, end: int) -> tuple[int, int]:
        """Give the largest change of a chance between two places, in percentage points, and its side. If several are
        equal: the side that was to move.
        """
        awaited = {seat for decision in self.states[begin].stack[-1:] for seat in decision.seats}
        changes = [
            (
                abs((self._chance(side, end) or 0) - (self._chance(side, begin) or 0)),
                not awaited.isdisjoint(seats),
                side,
            )
            for side, seats in enumerate(self.sides)
        ]
        much, _, side = max(changes, key=lambda one: one[:2], default=(0, False, NOBODY))
        return much, side

    def _told(self, end: int) -> Decisive:
        _, side = self._change(end - 1, end)
        return Decisive(end, side, self._chance(side, end - 1) or 0, self._chance(side, end) or 0)
