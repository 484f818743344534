"""Luck and skill of a finished round, apart: what the deal and the draws gave, and what each decision gave away.

``usual`` play is the measuring stick: everybody does what is quickly found to be good, and errs in one decision of ten.
A decision is worth what its move brings more than usual play would, on deals imagined by what its seat knew, all moves
on the same ones. Add up the worths of all decisions: what is left of the result is luck. So luck and skill are the
result to the last digit; and because a worth is the mean over all that the seat could not know, luck is nobody's on
average, whoever plays well or badly (docs/strategies.md).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import inf, sqrt
from statistics import NormalDist
from typing import NamedTuple

from rules.chance import Lot, Seeded
from rules.families import family_of
from rules.game import SomeGame
from rules.match import PLAYING, Match
from rules.strategies.by_name import at_random
from rules.strategies.playing import act, play_on
from rules.strategies.thinking import TRIED_MOVES_LIMIT
from rules.table import NOBODY, Action, IllegalAction, Stalled

ERRING_SHARE = 0.1
"""The share of usual decisions that are any move at all. Without errors a game without a stock may go in circles."""
PLAYOUT_DECISIONS_LIMIT = 1500
"""Upper bound on the decisions of a playout. A round that is not over then has no winner."""
TOLD_FROM, TOLD_FROM_POINTS = 0.03, 2.0
"""A smaller mistake is not looked for: as a part of a round won; and in points, where one plays alone."""
PRECISE, PRECISE_POINTS = 0.02, 1.0
"""The size of a mistake is known well enough with this standard error."""
FALSE_ALARMS = 0.02
"""Upper bound on the mistakes of a round that are told and are none, if all its moves were equally good."""
HOPELESS_STANDARD_ERRORS = 1.5
"""How far below the smallest mistake a rival is given up, in standard errors."""
RIVALS_LIMIT = 2
"""Upper bound on the other moves of a decision that are looked at closely."""

OF_NO_CONSEQUENCE = frozenset({"vote", "charge", "propose", "expire", "away", "back", "join"})
"""What changes no cards and no turn by itself."""


class Depth(NamedTuple):
    """How much is computed for a round: about how many playouts, imagined ``deals`` for each decision at least and at
    most, and the most for a decision that may be a mistake; whole ``rounds`` for what a seat wins by right; at how many
    places of the round luck up to there is told; and how many times the deals an ``unusual`` move gets, on which all of
    its worth hangs.
    """

    playouts: int = 24_000
    fewest: int = 6
    deals: int = 64
    most: int = 1280
    rounds: int = 400
    places: int = 24
    unusual: int = 4


USUAL = Depth()


class StepOfRound(NamedTuple):
    """What somebody did in a round: in which state, at what time. Mistakes are looked for where it is ``judged``."""

    state: Match
    seat: int
    action: Action
    at: int = 0
    judged: bool = True


class Mistake(NamedTuple):
    """A decision that gave something away: its ``place`` among the steps, what was done, and what was ``better``;
    how much it gave away, and the standard error of that.
    """

    place: int
    seat: int
    done: Action
    better: Action
    gave: float
    error: float
    deals: int


WON, PLACES, POINTS = "won", "places", "points"
"""What is measured: whether the round is won; where it goes on for the places of the others, the share of the players
of other sides that are left behind; alone the points, of which few are good.
"""
UNIT = 10_000
"""The values of a share are whole numbers, so many to a round won, to all others left behind, or to a hundred points.
"""
INTERVAL = 1.96
"""Half of an interval of 95 %, in standard errors."""


class Share(NamedTuple):
    """A seat's account: the ``result``, which is ``par``, what its place wins by right, with luck, and what its own
    decisions brought beside usual play, and what those of all others did. Errors are standard errors. All are whole
    numbers (``UNIT``), so that they add up to the last digit.
    """

    seat: int
    result: int
    par: int
    luck: int
    own: int
    others: int
    luck_error: int
    own_error: int
    others_error: int


@dataclass(frozen=True, slots=True)
class Account:
    """A round: everybody's share, the mistakes, the largest first, and what is measured. ``course`` is what luck has
    brought each seat up to some of the steps (their number: up to the end), in parts of a round or in points.
    """

    seats: Sequence[int]
    shares: Sequence[Share]
    course: Sequence[tuple[int, Sequence[float]]]
    mistakes: Sequence[Mistake]
    measure: str


class _Sums:
    """The mean of numbers, and its standard error."""

    __slots__ = ("count", "squares", "total")

    def __init__(self) -> None:
        self.count, self.total, self.squares = 0, 0.0, 0.0

    def add(self, number: float) -> None:
        self.count += 1
        self.total += number
        self.squares += number * number

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    @property
    def variance(self) -> float:
        """That of the mean."""
        if self.count < 2:
            return inf
        spread = max(0.0, self.squares - self.total**2 / self.count)
        return spread / (self.count - 1) / self.count

    @property
    def error(self) -> float:
        return sqrt(self.variance)


@dataclass(slots=True)
class _Choice:
    """A decision between several moves: the rivals of the move that was made, and by how much each is ahead of it."""

    place: int
    step: StepOfRound
    usual: Action
    moves: Sequence[Action]
    rivals: Sequence[Action]
    worth: list[_Sums]
    first: dict[Action, _Sums] = field(default_factory=dict)
    fresh: dict[Action, _Sums] = field(default_factory=dict)
    played: int = 0

    def hope(self, rival: Action) -> float:
        """By how much a rival may be better."""
        both = _Sums()
        for sums in (self.first[rival], self.fresh[rival]):
            both.count += sums.count
            both.total += sums.total
            both.squares += sums.squares
        return both.mean + HOPELESS_STANDARD_ERRORS * both.error if both.count > 1 else inf


def account(
    game: SomeGame, undealt: Match, steps: Sequence[StepOfRound], end: Match, seed: str, depth: Depth = USUAL
) -> Account | None:
    """Take a finished round apart: ``undealt`` is the state before its deal, ``end`` the one after its last step. The
    same ``seed`` gives the same again. None if the round was broken off: then its result says nothing.
    """
    found = _Round(game, undealt, steps, end, seed, depth)
    return found.account() if found.counts else None


class Gap(NamedTuple):
    """By how much a move was ahead of the one that was made, on this many deals, and the standard error."""

    mean: float
    error: float
    deals: int


def compare_moves(game: SomeGame, undealt: Match, step: StepOfRound, better: Action, seed: str, deals: int) -> Gap:
    """Compare another move with the one of a step, on so many imagined deals."""
    round_ = _Round(game, undealt, [step], step.state, seed, USUAL)
    round_.measure = PLACES if round_.measure == WON and round_.goes_on() else round_.measure
    choice, sums, at = _Choice(0, step, better, (), (), []), _Sums(), round_.seats.index(step.seat)
    for number in range(deals):
        of = round_.imagined(choice, number)
        sums.add(of(better)[at] - of(step.action)[at])
    return Gap(sums.mean, sums.error, deals)


class Brought(NamedTuple):
    """What each of some moves has brought their seat, a row for each imagined deal, as a part of what is measured."""

    rows: Sequence[Sequence[float]]
    measure: str


def evaluate_moves(
    game: SomeGame, undealt: Match, step: StepOfRound, moves: Sequence[Action], seed: str, deals: int
) -> Brought:
    """Play some moves of the seat of a step on the same imagined deals. The same ``seed`` gives the same again."""
    round_ = _Round(game, undealt, [step], step.state, seed, USUAL)
    round_.measure = PLACES if round_.measure == WON and round_.goes_on() else round_.measure
    choice, at = _Choice(0, step, step.action, (), (), []), round_.seats.index(step.seat)
    each = (round_.imagined(choice, number) for number in range(deals))
    return Brought([[of(move)[at] for move in moves] for of in each], round_.measure)


class _Round:
    """A round under examination. Values are lists by the seats that were dealt to."""

    def __init__(
        self, game: SomeGame, undealt: Match, steps: Sequence[StepOfRound], end: Match, seed: str, depth: Depth
    ) -> None:
        self.game, self.undealt, self.steps, self.end, self.depth = game, undealt, steps, end, depth
        self.strategy = family_of(game).strategy
        self.seats = [*steps[0].state.order] if steps else []
        self.measure = POINTS if len(self.seats) == 1 else WON
        self.seed = seed

    def lot(self, what: str) -> Lot:
        """A lot for something: the same each time."""
        return Seeded(f"{self.seed}/{what}")

    @property
    def counts(self) -> bool:
        """Whether the round has come to a result by play."""
        return (
            bool(self.seats)
            and self.end.phase != PLAYING
            and not self.game.broke_off(self.end)
            and (self.end.won[-1] != NOBODY or self.measure != POINTS)
            and all(step.seat != NOBODY for step in self.steps[-1:])
            and self.steps[-1].action.verb not in OF_NO_CONSEQUENCE
        )

    def account(self) -> Account:
        """Compute all of it."""
        if self.measure == WON and self.goes_on():
            self.measure = PLACES
        par = self._par()
        choices = [choice for place, step in enumerate(self.steps) if (choice := self._choice(place, step))]
        self._compare(choices)
        worths = [(choice.place, choice.step.seat, choice.worth) for choice in choices]
        worths += [
            (place, step.seat, worth) for place, step in enumerate(self.steps) if (worth := self._act(step, place))
        ]
        result = self._outcome(self.end)
        unit, shares = UNIT / (100 if self.measure == POINTS else 1), []
        for at, seat in enumerate(self.seats):
            own = [worth[at] for _, who, worth in worths if who == seat]
            others = [worth[at] for _, who, worth in worths if who != seat]
            of_own, of_others = (sum([one.mean for one in some]) for some in (own, others))
            spread_own, spread_others = (sum([one.variance for one in some]) for some in (own, others))
            brought, right, mine, theirs = (round(unit * one) for one in (result[at], par[at].mean, of_own, of_others))
            error, own_error, others_error = (
                round(unit * sqrt(one))
                for one in (par[at].variance + spread_own + spread_others, spread_own, spread_others)
            )
            luck = brought - right - mine - theirs
            shares.append(Share(seat, brought, right, luck, mine, theirs, error, own_error, others_error))
        course = self._course([one.mean for one in par], worths) if self.depth.places else []
        course = [*course, (len(self.steps), [share.luck / unit for share in shares])]
        return Account(self.seats, shares, course, self._mistakes(choices), self.measure)

    def _course(
        self, par: Sequence[float], worths: Sequence[tuple[int, int, Sequence[_Sums]]]
    ) -> list[tuple[int, Sequence[float]]]:
        """What luck has brought up to some steps: the prospects of usual play from there, all hands as they are."""
        found: list[tuple[int, Sequence[float]]] = []
        few = min(len(self.steps), self.depth.places)
        for place in sorted({len(self.steps) * number // few for number in range(few)}):
            sums, state = [0.0] * len(self.seats), self.steps[place].state
            for number in range(self.depth.deals):
                lot = self.lot(f"course/{place}/{number}")
                world = self.game.hands_open(state, lot)
                self._play_on(world, lot)
                sums = [one + gain for one, gain in zip(sums, self._outcome(world), strict=True)]
            skill = [sum(worth[at].mean for step, _, worth in worths if step < place) for at in range(len(sums))]
            luck = [one / self.depth.deals - right - own for one, right, own in zip(sums, par, skill, strict=True)]
            found.append((place, luck))
        return found

    def _par(self) -> list[_Sums]:
        """What each seat wins by right: usual play of other deals."""
        found = [_Sums() for _ in self.seats]
        for number in range(self.depth.rounds):
            lot, state = self.lot(f"par/{number}"), self.undealt.copy()
            self.game.apply(state, NOBODY, Action("deal", text=str(lot.random())))
            self._play_on(state, lot)
            for sums, gain in zip(found, self._outcome(state), strict=True):
                sums.add(gain)
        return found

    def _choice(self, place: int, step: StepOfRound) -> _Choice | None:
        """The step as a decision between several moves; None if it is something else, or there was no choice."""
        state = step.state
        if state.phase != PLAYING or step.seat not in self.seats:
            return None
        moves = self.game.moves(state, step.seat)
        if len(moves) < 2 or step.action not in moves:
            return None
        usual = self.strategy.quick(self.game, state, step.seat)[0]
        rivals: list[Action] = []
        if step.judged:
            ranked = self.strategy.rank_moves(self.strategy.glance(self.game, state, step.seat))[:TRIED_MOVES_LIMIT]
            rivals = [move for move in dict.fromkeys([usual, *ranked]) if move != step.action]
        return _Choice(place, step, usual, moves, rivals, [_Sums() for _ in self.seats])

    def _compare(self, choices: Sequence[_Choice]) -> None:
        """Play all moves in question on the same imagined deals. How often is settled beforehand, by what was done
        alone: numbers that hang on what is found would not be true on average.
        """
        cost = sum(
            len(choice.rivals) + 2 + (2 * self.depth.unusual if choice.usual != choice.step.action else 0)
            for choice in choices
        )
        deals = max(self.depth.fewest, min(self.depth.deals, self.depth.playouts // (2 * max(1, cost))))
        for choice in choices:
            choice.first = {rival: _Sums() for rival in choice.rivals}
            choice.fresh = {rival: _Sums() for rival in choice.rivals}
            many = deals if choice.usual == choice.step.action else self.depth.unusual * deals
            for number in range(many):
                self._weigh(choice, number, choice.rivals if number < deals else ())
            choice.played = many

    def _weigh(self, choice: _Choice, number: int, rivals: Sequence[Action]) -> None:
        """Count one more imagined deal of a decision."""
        step, of = choice.step, self.imagined(choice, number)
        done = of(step.action)
        usual = done if choice.usual == step.action else of(choice.usual)
        erred = self.lot(f"{choice.place}/{number}/err").choice(choice.moves)
        random = done if erred == step.action else usual if erred == choice.usual else of(erred)
        for sums, mine, theirs, other in zip(choice.worth, done, usual, random, strict=True):
            sums.add(mine - (1 - ERRING_SHARE) * theirs - ERRING_SHARE * other)
        at = self.seats.index(step.seat)
        for rival in rivals:
            gain = usual if rival == choice.usual else random if rival == erred else of(rival)
            choice.first[rival].add(gain[at] - done[at])

    def imagined(self, choice: _Choice, number: int) -> Callable[[Action], list[float]]:
        """A deal that looks to the seat as the true one did: gives what each move brings on it."""
        step, seed = choice.step, f"{choice.place}/{number}"
        world = self.game.dealt_anew(step.state, step.seat, self.lot(seed))

        def of(move: Action) -> list[float]:
            other = world.copy()
            try:
                act(self.game, other, self.strategy, step.seat, move, step.at)
            except Stalled:
                return self._outcome(world)
            self._play_on(other, self.lot(f"{seed}/on"))
            return self._outcome(other)

        return of

    def _act(self, step: StepOfRound, place: int) -> list[_Sums]:
        """What something done beside the moves was worth: a jump, an accusation, a wrong card. It is compared with
        leaving it, all hands as they were. Nothing, if it changed neither hands nor turn.
        """
        if step.state.phase != PLAYING or step.seat == NOBODY or step.action.verb in OF_NO_CONSEQUENCE:
            return []
        if step.action in self.game.moves(step.state, step.seat):
            return []
        found = [_Sums() for _ in self.seats]
        for number in range(self.depth.deals):
            world = self.game.hands_open(step.state, self.lot(f"{place}/{number}"))
            left = world.copy()
            try:
                self.game.apply(world, step.seat, step.action, step.at)
            except (IllegalAction, Stalled):
                return []
            if world.hands == left.hands and world.stack == left.stack and world.order == left.order:
                return []
            for state in (world, left):
                self._play_on(state, self.lot(f"{place}/{number}/on"))
            for sums, mine, without in zip(found, self._outcome(world), self._outcome(left), strict=True):
                sums.add(mine - without)
        return found

    def _mistakes(self, choices: Sequence[_Choice]) -> list[Mistake]:
        """Find what gave something away. Deals go to the decisions that may be the largest mistakes. Those that made a
        rival look good do not count: fresh ones have to show that it is better.
        """
        open_ = [choice for choice in choices if choice.rivals]
        comparisons = sum(len(choice.rivals) for choice in open_)
        sure = NormalDist().inv_cdf(1 - FALSE_ALARMS / max(1, comparisons)) if comparisons else inf
        left, found = self.depth.playouts // 2, []
        for choice in open_:
            choice.rivals = sorted(choice.rivals, key=choice.hope, reverse=True)
            self._give_up(choice)
        while open_ := [choice for choice in open_ if choice.rivals]:
            if left <= 0:
                break
            choice = max(open_, key=lambda one: one.hope(one.rivals[0]))
            more = min(max(self.depth.fewest, choice.played // 2), self.depth.most - choice.played)
            for number in range(choice.played, choice.played + more):
                of = self.imagined(choice, number)
                at = self.seats.index(choice.step.seat)
                done = of(choice.step.action)[at]
                for rival in choice.rivals:
                    choice.fresh[rival].add(of(rival)[at] - done)
            choice.played += more
            left -= more * (1 + len(choice.rivals))
            best = self._best(choice)
            fresh = choice.fresh[best]
            is_sure = fresh.count > 1 and fresh.mean > sure * fresh.error and fresh.mean >= self._told_from
            if (is_sure and fresh.error <= self._precise) or choice.played >= self.depth.most:
                found += [choice] if is_sure else []
                open_.remove(choice)
            else:
                self._give_up(choice)
        told = []
        for choice in [*found, *open_]:
            best = self._best(choice)
            fresh = choice.fresh[best]
            if fresh.count > 1 and fresh.mean > sure * fresh.error and fresh.mean >= self._told_from:
                step = choice.step
                told.append(Mistake(choice.place, step.seat, step.action, best, fresh.mean, fresh.error, fresh.count))
        return sorted(told, key=lambda one: -one.gave)

    def _best(self, choice: _Choice) -> Action:
        return max(choice.rivals, key=lambda rival: choice.fresh[rival].mean)

    def _give_up(self, choice: _Choice) -> None:
        """Leave rivals out that are hardly better."""
        rivals = [rival for rival in choice.rivals if choice.hope(rival) >= self._told_from]
        choice.rivals = sorted(rivals, key=choice.hope, reverse=True)[:RIVALS_LIMIT]

    @property
    def _told_from(self) -> float:
        return TOLD_FROM_POINTS if self.measure == POINTS else TOLD_FROM

    @property
    def _precise(self) -> float:
        return PRECISE_POINTS if self.measure == POINTS else PRECISE

    def _play_on(self, state: Match, lot: Lot) -> None:
        """Go on with usual play to the end of the round."""

        def chooser(now: Match, seat: int) -> Action:
            if lot.random() < ERRING_SHARE:
                return at_random(self.game, now, seat, lot)
            return self.strategy.quick(self.game, now, seat)[0]

        try:
            play_on(self.game, state, chooser, PLAYOUT_DECISIONS_LIMIT)
        except Stalled:
            return

    def goes_on(self) -> bool:
        """Whether such a round goes on when somebody has gone out, for the places of the others."""
        lot, state = self.lot("goes on"), self.undealt.copy()
        self.game.apply(state, NOBODY, Action("deal", text=str(lot.random())))
        for _ in range(PLAYOUT_DECISIONS_LIMIT):
            if state.phase != PLAYING or self.game.gone_out(state):
                break
            play_on(self.game, state, lambda now, seat: self.strategy.quick(self.game, now, seat)[0], 1)
        return state.phase == PLAYING and bool(self.game.gone_out(state))

    def _outcome(self, state: Match) -> list[float]:
        """What a round has brought each seat, as it is measured. A round without an end brings nobody anything."""
        if self.measure == POINTS:
            lines = self.game.scoring.account(state, self.seats[0])
            return [-float(sum(line[3] for line in lines))]
        over, sides = state.phase != PLAYING, [self.game.side_of(state, seat) for seat in self.seats]
        if self.measure == PLACES:
            out = [*self.game.gone_out(state)] if over else []
            rank = [out.index(seat) if seat in out else len(out) for seat in self.seats]
            return [_left_behind(side, sides, rank) for side in sides]
        winner = state.won[-1] if over else NOBODY
        if winner == NOBODY:
            return [0.0] * len(self.seats)
        won = self.game.side_of(state, winner)
        return [
            float(side == won and self.game.plays(state, seat)) for seat, side in zip(self.seats, sides, strict=True)
        ]


def _left_behind(side: int, sides: Sequence[int], rank: Sequence[int]) -> float:
    """The share of the seats of other sides that a side's seats have left behind; equals count for half."""
    ours, theirs = (
        [place for place, its in zip(rank, sides, strict=True) if (its == side) == mine] for mine in (True, False)
    )
    ahead = sum((one < other) + (one == other) / 2 for one in ours for other in theirs)
    return ahead / max(1, len(ours) * len(theirs))
