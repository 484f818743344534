"""Many whole games by lot: every game, options drawn by lot until each two values of each two options have met.

A game is played by dice that draw only now and then while they can lay a card, and that sometimes do what may be done
out of turn. Where a match goes on, its second round is played too, with what the first one leads to. Any exception ends
the run with the game, its options and its seed; after so many steps a game is left.
Printed: games, steps, how many came to their end, and how many pairs of option values have met.

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
from rules.match import PLAYING, WAITING
from rules.options import Option, Options, OptionsConflict, Value
from rules.rounds import SomeGame
from rules.table import NOBODY, Action, IllegalAction

GAMES, MOST_STEPS, ROUNDS = 20_000, 1500, 2
FEW = 6
"""Of a range of numbers so many values are tried, its ends among them."""

Pair = tuple[tuple[str, Value], tuple[str, Value]]


def choices(option: Option) -> list[Value]:
    """Values of an option: all of its words, and some numbers."""
    numbers = range(option.low, option.high + 1)
    step = max(1, len(numbers) // (FEW - 1))
    return [*option.words, *sorted({*numbers[::step], *numbers[-1:]})]


def drawn(name: str, dice: Random) -> SomeGame:
    """A game with options by lot."""
    while True:
        try:
            return make(name, {option.name: dice.choice(choices(option)) for option in RULEBOOKS[name].options})
        except OptionsConflict:
            continue


def pairs(options: Options) -> Iterator[Pair]:
    """Each two of the chosen values."""
    return combinations(sorted(options.items()), 2)


def play(game: SomeGame, seed: str, dice: Random) -> tuple[int, bool]:
    """A round and, where the match goes on, the next: the steps, and whether they came to their end."""
    least, most = game.seats
    seats = dice.randint(least, most)
    if game.options.get("teams", "off") != "off":
        seats = dice.choice((4, 6))
    state = game.new(seats)
    game.apply(state, NOBODY, Action("deal", text=seed))
    for step in range(MOST_STEPS):
        if state.phase == WAITING and state.round < ROUNDS:
            game.apply(state, NOBODY, Action("deal", text=f"{seed}/{state.round}"), step)
        if state.phase != PLAYING:
            break
        seat = state.stack[-1].seats[0]
        moves = game.moves(state, seat)
        lays = [move for move in moves if move.verb not in ("draw", "attack", "retaliate")]
        action = dice.choice(lays if lays and dice.random() < 0.9 else moves)
        beside = game.beside(state, dice.choice(state.order)) if dice.random() < 0.03 else []
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
    """Play so many games, in turn one of each."""
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
    print(f"{len(met):,} of {possible():,} pairs of option values met; the others are refused")


def possible() -> int:
    """How many pairs of option values there are, those that are refused among them."""
    return sum(
        len(choices(one)) * len(choices(other))
        for book in RULEBOOKS.values()
        for one, other in combinations(book.options, 2)
    )


if __name__ == "__main__":
    run(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES)
