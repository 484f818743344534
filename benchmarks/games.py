"""Play many whole games at random, of every game and with random options.

Moves are chosen at random. The players seldom draw while they can lay a card, and sometimes act out of turn. Where a
match goes on, its second round is played too. A game that takes too many steps is left. Any exception ends the run and
names the game, its options and its seed. Printed are games, steps, how many games came to their end, and how many pairs
of option values have occurred together.

    uv run python -m benchmarks.games [HOW_MANY]
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from random import Random
from time import perf_counter

from rules.catalogue import RULEBOOKS, make
from rules.game import SomeGame
from rules.match import PLAYING, WAITING
from rules.options import Option, Options, OptionsConflict, Value
from rules.table import NOBODY, Action, IllegalAction

GAMES_PLAYED, STEPS_LIMIT, ROUNDS_LIMIT = 20_000, 1500, 2
NUMBERS_TRIED = 6
"""How many values of an option with a range of numbers are tried, both ends among them."""

Pair = tuple[tuple[str, Value], tuple[str, Value]]


def choices(option: Option) -> list[Value]:
    """The values to try: all words of the option, and some of its numbers."""
    numbers = range(option.low, option.high + 1)
    step = max(1, len(numbers) // (NUMBERS_TRIED - 1))
    return [*option.words, *sorted({*numbers[::step], *numbers[-1:]})]


def drawn(name: str, dice: Random) -> SomeGame:
    """A game with random options."""
    while True:
        try:
            return make(name, {option.name: dice.choice(choices(option)) for option in RULEBOOKS[name].options})
        except OptionsConflict:
            continue


def pairs(options: Options) -> Iterator[Pair]:
    """All pairs of the chosen values."""
    return combinations(sorted(options.items()), 2)


def play(game: SomeGame, seed: str, dice: Random) -> tuple[int, bool]:
    """Play a round and, where the match goes on, the next; return the steps, and whether the game came to its end."""
    least, most = game.seats
    seats = dice.randint(least, most)
    if game.options.get("teams", "off") != "off":
        seats = dice.choice((4, 6))
    state = game.new(seats)
    game.apply(state, NOBODY, Action("deal", text=seed))
    for step in range(STEPS_LIMIT):
        if state.phase == WAITING and state.round < ROUNDS_LIMIT:
            game.apply(state, NOBODY, Action("deal", text=f"{seed}/{state.round}"), step)
        if state.phase != PLAYING:
            break
        seat = state.stack[-1].seats[0]
        moves = game.moves(state, seat)
        lays = [move for move in moves if move.verb not in ("draw", "attack", "retaliate")]
        action = dice.choice(lays if lays and dice.random() < 0.9 else moves)
        beside = game.out_of_turn_actions(state, dice.choice(state.order)) if dice.random() < 0.03 else []
        try:
            if beside:
                game.apply(state, dice.choice(state.order), dice.choice(beside), step)
            else:
                game.apply(state, seat, action, step)
        except IllegalAction:
            if not beside:
                raise
    if sorted(state.cards()) != game.pack():
        raise AssertionError("cards were lost")
    return step, state.phase != PLAYING


def run(count: int) -> None:
    """Play this many games, one of each in turn, and print the figures."""
    dice, met, ended, steps = Random(1), set[tuple[str, Pair]](), Counter[str](), Counter[str]()
    played = Counter[str]()
    start = perf_counter()
    for number in range(count):
        name = sorted(RULEBOOKS)[number % len(RULEBOOKS)]
        game = drawn(name, dice)
        try:
            taken, over = play(game, str(number), dice)
        except Exception as fault:
            raise SystemExit(f"{name} {dict(game.options)} seed {number}: {fault!r}") from fault
        met |= {(name, pair) for pair in pairs(game.options)}
        played[name] += 1
        steps[name] += taken
        ended[name] += over
    print(f"{'game':<12}{'games':>8}{'steps':>12}{'ended':>8}")
    for name in sorted(played):
        print(f"{name:<12}{played[name]:>8,}{steps[name]:>12,}{ended[name] / played[name]:>8.1%}")
    spent = perf_counter() - start
    print(f"\n{count:,} games without an exception in {spent:.0f} s")
    print(f"{len(met):,} of {possible():,} pairs of option values occurred together; contradictory ones cannot")


def possible() -> int:
    """How many pairs of option values there are, refused ones included."""
    return sum(
        len(choices(one)) * len(choices(other))
        for book in RULEBOOKS.values()
        for one, other in combinations(book.options, 2)
    )


if __name__ == "__main__":
    run(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES_PLAYED)
