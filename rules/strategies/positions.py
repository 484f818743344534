"""Positions that are worth a question: "what would you play?"

Rounds of computer players are looked through for a decision in which one move is better than all others, and not by so
much that everybody sees it. Moves are compared on the same imagined deals (``luck``). Those on which a move was found
to be the best do not count for what is told: fresh ones have to show it again.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import mean, variance
from typing import NamedTuple

from rules.chance import Seeded
from rules.families import family_of
from rules.game import SomeGame
from rules.match import PLAYING, Match
from rules.strategies.by_name import sensibly
from rules.strategies.luck import INTERVAL, StepOfRound, evaluate_moves
from rules.strategies.playing import act
from rules.table import NOBODY, Action, SomeEvent

CLEARLY = 0.02
"""The interval of the best move lies above that of every other one by this part of a round at least."""
HARDLY, PLAIN = 0.04, 0.2
"""By how large a part of a round the best move is ahead of the second one: by less it hardly matters, by more everybody
sees it.
"""
LOST, SETTLED = 0.08, 0.92
"""Where the best move brings less, or more, nothing is left to think about."""
FEWEST_MOVES, MOST_MOVES = 3, 8
"""Bounds on the moves to choose from. All of them are compared."""
FEWEST_CARDS = 3
"""With fewer cards in hand there is little to think about."""
DECISIONS_LIMIT = 400
"""Upper bound on the decisions of a round that is looked through."""


class Search(NamedTuple):
    """How much is computed for a round: so many ``decisions`` at a ``glance``, the few best of them (``closer``) in a
    ``look``, and the ``last`` one again. These are numbers of imagined deals, on each of which every move is played.
    """

    decisions: int = 10
    glance: int = 24
    closer: int = 2
    look: int = 200
    last: int = 1200


class MoveWorth(NamedTuple):
    """What a move brings, as a part of what is measured, and how far it is ``behind`` the best one; with standard
    errors.
    """

    brings: float
    error: float
    behind: float
    behind_error: float


class Question(NamedTuple):
    """A decision in a round of a game: the state, whose turn it is, what happened in the round as that seat has seen
    it, and its moves. Nothing of it says which move is good.
    """

    game: SomeGame
    state: Match
    seat: int
    happened: Sequence[SomeEvent]
    moves: Sequence[Action]


class Puzzle(NamedTuple):
    """A question with its solution: what each move is worth on so many imagined ``deals``, by its place among the
    moves; the ``best`` one, and the one that computer players make as a rule.
    """

    question: Question
    worths: Sequence[MoveWorth]
    best: int
    usual: int
    measure: str
    deals: int


class Asked(NamedTuple):
    """A decision of a round that is looked through, its moves, the place of the usual one among them, and how many
    events came ``before`` it.
    """

    step: StepOfRound
    moves: Sequence[Action]
    usual: int
    before: int


def find(game: SomeGame, players: int, seed: str, search: Search) -> Puzzle | None:
    """Look through a round for a position worth a question; None if it has none. The same ``seed`` gives the same
    again.
    """
    undealt, asked, events = play_round(game, players, seed)
    lot = Seeded(f"{seed}/some")
    some = [one for _, one in sorted((lot.random(), place) for place in range(len(asked)))][: search.decisions]
    hopeful = list[tuple[float, int]]()
    for place in some:
        worths = weigh_moves(game, undealt, asked[place], f"{seed}/{place}/glance", search.glance)[0]
        best, second = _ahead(worths)
        if LOST <= worths[best].brings <= SETTLED:
            gap = worths[second]
            hopeful.append((-gap.behind / (gap.behind_error + HARDLY), place))
    for _, place in sorted(hopeful)[: search.closer]:
        one = asked[place]
        worths = weigh_moves(game, undealt, one, f"{seed}/{place}/look", search.look)[0]
        best, second = _ahead(worths)
        if (
            not HARDLY <= worths[second].behind <= PLAIN
            or worths[second].behind < INTERVAL * worths[second].behind_error
        ):
            continue
        worths, measure = weigh_moves(game, undealt, one, f"{seed}/{place}/last", search.last)
        best, second = _ahead(worths)
        others = [worth for at, worth in enumerate(worths) if at != best]
        clear = all(worth.behind - INTERVAL * worth.behind_error > CLEARLY for worth in others)
        if clear and worths[second].behind <= PLAIN:
            seen = [part for event in events[: one.before] if (part := event.seen_by(one.step.seat)) is not None]
            question = Question(game, one.step.state, one.step.seat, seen, one.moves)
            return Puzzle(question, worths, best, one.usual, measure, search.last)
    return None


def weigh_moves(game: SomeGame, undealt: Match, one: Asked, seed: str, deals: int) -> tuple[Sequence[MoveWorth], str]:
    """What the moves of a decision are worth on so many imagined deals, and what is measured."""
    rows, measure = evaluate_moves(game, undealt, one.step, one.moves, seed, deals)
    columns = [[row[at] for row in rows] for at in range(len(one.moves))]
    best = max(columns, key=mean)
    found = []
    for column in columns:
        behind = [ours - theirs for ours, theirs in zip(best, column, strict=True)]
        found.append(MoveWorth(mean(column), _error(column), mean(behind), _error(behind)))
    return found, measure


def _error(numbers: Sequence[float]) -> float:
    """The standard error of the mean."""
    return sqrt(variance(numbers) / len(numbers))


def _ahead(worths: Sequence[MoveWorth]) -> tuple[int, int]:
    """The places of the best move and the second one."""
    first, second, *_ = sorted(range(len(worths)), key=lambda at: worths[at].behind)
    return first, second


def play_round(game: SomeGame, players: int, seed: str) -> tuple[Match, Sequence[Asked], Sequence[SomeEvent]]:
    """Let computer players play a round; the state before its deal, its decisions, and all that happened."""
    state, lot, strategy = game.new(players), Seeded(f"{seed}/play"), family_of(game).strategy
    undealt = state.copy()
    events: list[SomeEvent] = [*game.apply(state, NOBODY, Action("deal", text=seed))]
    asked = list[Asked]()
    for _ in range(DECISIONS_LIMIT):
        if state.phase != PLAYING:
            break
        seat = state.stack[-1].seats[0]
        moves, action = game.moves(state, seat), sensibly(game, state, seat, lot)
        usual = strategy.quick(game, state, seat)[0]
        if FEWEST_MOVES <= len(moves) <= MOST_MOVES and usual in moves and len(state.hands[seat]) >= FEWEST_CARDS:
            step = StepOfRound(state.copy(), seat, action)
            asked.append(Asked(step, moves, moves.index(usual), len(events)))
        events += act(game, state, strategy, seat, action)
    return undealt, asked, events
