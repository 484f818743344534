"""Whether luck and skill are told apart as they should be (``rules/strategies/luck.py``).

``uv run python -m benchmarks.luck sums german --rounds 10000`` plays rounds in which strong and weak players change
seats, and takes each apart with few imagined deals. Printed are the mean luck by seat and by strategy with their 95 %
intervals, all of which should hold 0, and how far luck and skill together are from the result at most. A few deals do
for that: with more of them a round's luck is known better, and the mean stays the same.

``uv run python -m benchmarks.luck blunders german --rounds 40`` plays rounds of sensible players into which known
blunders are put: moves that a count with many deals has shown to be worse by the part of a round that ``--size`` says.
The rounds are examined as the bot does it. Printed is how many blunders were found. Then everything that was told is
counted again with ten times the deals: how often the better move is better again (its 95 % interval is above 0), and
how often the second count lies in the interval that was told.

``--processes 2`` divides the rounds. Rounds of the same number are always the same.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from random import Random
from time import perf_counter
from typing import NamedTuple

from rules.catalogue import RULEBOOKS, make
from rules.families import family_of
from rules.game import SomeGame
from rules.match import PLAYING, Match
from rules.strategies.by_name import Plays, at_random, greedily, sensibly
from rules.strategies.luck import INTERVAL, UNIT, Depth, StepOfRound, account, compare_moves
from rules.strategies.playing import act
from rules.table import NOBODY, Action

DECISIONS_LIMIT = 3000
"""A longer round is left out."""
PLAYERS: dict[str, Plays] = {"sensible": sensibly, "greedy": greedily, "random": at_random}
TABLE = ("sensible", "random", "greedy", "sensible")
"""Who sits at a table of ``sums``, from a seat that moves on with each round."""
BLUNDERS = 2
"""Upper bound on blunders that are put into a round."""


class Played(NamedTuple):
    """A round that was played to its end."""

    undealt: Match
    steps: list[StepOfRound]
    end: Match


def played(
    game: SomeGame, seats: Sequence[Plays], number: int, blunders: list[int] | None = None, size: float = 0.0
) -> Played | None:
    """Play a round; None if it comes to no end. Where ``blunders`` are asked for, known ones are put in, and the
    places of their steps into this list.
    """
    state, lot = game.new(len(seats)), Random(f"luck/{number}")
    undealt, steps = state.copy(), list[StepOfRound]()
    game.apply(state, NOBODY, Action("deal", text=f"luck/{number}"))
    wanted = {lot.randrange(3, 40) for _ in range(3 * BLUNDERS)} if blunders is not None else set()
    for place in range(DECISIONS_LIMIT):
        if state.phase != PLAYING:
            return Played(undealt, steps, state)
        seat = state.stack[-1].seats[0]
        action = seats[seat](game, state, seat, lot)
        if blunders is not None and place >= min(wanted, default=DECISIONS_LIMIT) and len(blunders) < BLUNDERS:
            worse = known_blunder(game, undealt, state, seat, action, size, f"{number}/{place}")
            if worse is not None:
                action = worse
                blunders.append(place)
                wanted.discard(min(wanted))
        steps.append(StepOfRound(state.copy(), seat, action))
        act(game, state, family_of(game).strategy, seat, action)
    return None


KNOWN_DEALS = 400
"""How many imagined deals show that a move is a blunder."""


def known_blunder(
    game: SomeGame, undealt: Match, state: Match, seat: int, good: Action, size: float, seed: str
) -> Action | None:
    """Return a move that is certainly worse than a good one by this much; None if there is none."""
    moves = [move for move in game.moves(state, seat) if move != good]
    Random(seed).shuffle(moves)
    for move in moves[:3]:
        step = StepOfRound(state.copy(), seat, move)
        rough = compare_moves(game, undealt, step, good, f"rough/{seed}", KNOWN_DEALS // 8)
        if rough.mean < size:
            continue
        found = compare_moves(game, undealt, step, good, f"known/{seed}", KNOWN_DEALS)
        if found.mean - INTERVAL * found.error >= size:
            return move
    return None


class Mean:
    """A mean and its 95 % interval."""

    def __init__(self, numbers: Sequence[float]) -> None:
        self.count = len(numbers)
        self.value = sum(numbers) / max(1, self.count)
        self.error = sqrt(sum((one - self.value) ** 2 for one in numbers) / max(1, self.count - 1) / max(1, self.count))

    def __str__(self) -> str:
        return f"{100 * self.value:+7.2f} ± {100 * INTERVAL * self.error:.2f}"

    @property
    def holds_zero(self) -> bool:
        return abs(self.value) <= INTERVAL * self.error


def sums(name: str, numbers: range, depth: Depth) -> tuple[list[tuple[int, str, float, float, float]], int]:
    """By round and seat: the seat, its strategy, luck, own decisions, the result; and the largest fault of a sum."""
    game, found, off = make(name), [], 0
    many = 1 if game.seats[1] == 1 else 4
    for number in numbers:
        names = [TABLE[(seat + number) % len(TABLE)] for seat in range(many)]
        round_ = played(game, [PLAYERS[one] for one in names], number)
        steps = [step._replace(judged=False) for step in round_.steps] if round_ else []
        taken = round_ and account(game, round_.undealt, steps, round_.end, f"sums/{number}", depth)
        if round_ is None or not taken:
            continue
        for share in taken.shares:
            off = max(off, abs(share.par + share.luck + share.own + share.others - share.result))
            values = (share.luck, share.own, share.result - share.par)
            found.append((share.seat, names[share.seat], *(one / UNIT for one in values)))
    return found, off


def print_sums(
    name: str, parts: Sequence[tuple[list[tuple[int, str, float, float, float]], int]], seconds: float
) -> None:
    """Print the mean luck by seat and strategy."""
    rows = [row for part, _ in parts for row in part]
    for what, at in (("seat", 0), ("strategy", 1)):
        groups: dict[object, list[tuple[int, str, float, float, float]]] = defaultdict(list)
        for row in rows:
            groups[row[at]].append(row)
        for key in sorted(groups, key=str):
            luck, own, result = (Mean([row[place] for row in groups[key]]) for place in (2, 3, 4))
            mark = "" if luck.holds_zero else "  <-- not 0"
            print(f"{name:10} {what} {key!s:9} {luck.count:6} rounds  luck {luck}  own {own}  result {result}{mark}")
    print(
        f"{name:10} luck and skill miss the result by at most {max(off for _, off in parts)}; {seconds:.0f} s",
        flush=True,
    )


class Told(NamedTuple):
    """What was told of a round: blunders put in, those found; and of each mistake told whether it stands a recount, and
    whether the recount lies in its interval.
    """

    put_in: int
    found: int
    stands: list[bool]
    within: list[bool]
    seconds: float


def blunders(name: str, number: int, size: float) -> Told | None:
    """Put blunders into a round, examine it, and count again what was told."""
    game, put_in = make(name), list[int]()
    many = 1 if game.seats[1] == 1 else 4
    round_ = played(game, [sensibly] * many, number, put_in, size)
    if round_ is None:
        return None
    began = perf_counter()
    taken = account(game, round_.undealt, round_.steps, round_.end, f"told/{number}")
    took = perf_counter() - began
    if taken is None:
        return None
    stands, within = [], []
    for one in taken.mistakes:
        again = compare_moves(
            game,
            round_.undealt,
            round_.steps[one.place],
            one.better,
            f"again/{number}/{one.place}",
            10 * one.deals,
        )
        stands.append(again.mean > INTERVAL * again.error)
        within.append(abs(again.mean - one.gave) <= INTERVAL * one.error)
    places = {one.place for one in taken.mistakes}
    return Told(len(put_in), len(places & {*put_in}), stands, within, took)


def print_blunders(name: str, told: Sequence[Told | None], size: float, seconds: float) -> None:
    rounds = [one for one in told if one is not None]
    put_in, found = sum(one.put_in for one in rounds), sum(one.found for one in rounds)
    stands, within = (
        [flag for one in rounds for flag in of(one)] for of in (lambda one: one.stands, lambda one: one.within)
    )
    print(
        f"{name:10} {len(rounds)} rounds: {found} of {put_in} blunders of {size:g} found; "
        f"{len(stands)} mistakes told, {sum(stands)} stand ten times the deals, "
        f"{sum(within)} lie in the interval told; "
        f"examined in {sum(one.seconds for one in rounds) / max(1, len(rounds)):.1f} s a round; {seconds:.0f} s",
        flush=True,
    )


def pieces(rounds: int, first: int, size: int) -> Iterator[range]:
    """Divide the numbers of rounds."""
    for begin in range(first, first + rounds, size):
        yield range(begin, min(begin + size, first + rounds))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("sums", "blunders"))
    parser.add_argument("games", nargs="*", default=[*RULEBOOKS])
    parser.add_argument("--rounds", type=int, default=0, help="default: 1000 of sums, 20 of blunders")
    parser.add_argument("--first", type=int, default=0, help="the number of the first round")
    parser.add_argument("--deals", type=int, default=2, help="imagined for each decision of sums")
    parser.add_argument("--size", type=float, default=0.0, help="of a blunder: 0.1 of a round won, or 10 points alone")
    parser.add_argument("--processes", type=int, default=1)
    asked = parser.parse_args()
    with ProcessPoolExecutor(asked.processes) as pool:
        for name in asked.games:
            began = perf_counter()
            if asked.what == "sums":
                some = list(pieces(asked.rounds or 1000, asked.first, 25))
                depth = Depth(
                    playouts=0, fewest=asked.deals, deals=asked.deals, rounds=4 * asked.deals, places=0, unusual=1
                )
                parts = list(pool.map(sums, [name] * len(some), some, [depth] * len(some)))
                print_sums(name, parts, perf_counter() - began)
            else:
                numbers = range(asked.first, asked.first + (asked.rounds or 20))
                size = asked.size or (10.0 if make(name).seats[1] == 1 else 0.1)
                told = list(pool.map(blunders, [name] * len(numbers), numbers, [size] * len(numbers)))
                print_blunders(name, told, size, perf_counter() - began)


if __name__ == "__main__":
    main()
