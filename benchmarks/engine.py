"""How fast the engine is: decisions a second of whole random games, and what copying and saving a state costs.

Every contestant plays whole rounds with four seats, one after the other in short laps (A B C A B C …), so that a
machine that grows slower meanwhile is as unfair to all. A decision is one move chosen at random among those offered to
the seat from which one is awaited, and its application; dealing is part of the time. *as seen* does the same, with a
whole view of the table built for the seat at every decision.

RLCard's ``uno`` is driven by ``env.step`` with a random legal action. It also encodes an observation for the next
player, so *as seen* is its nearest like. RLCard knows no ``game_num_players`` for ``uno`` (``rlcard.make`` passes over
it in silence), so its game is configured for four by hand. It is a dependency of benchmarks only (group ``bench``).

Time is processor time of this process; a figure is the median of the laps, a ratio the median of each lap's ratio.
Figures of one machine mean little on another: the ratio is what counts.

    uv run --group bench python -m benchmarks.engine
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from statistics import median
from time import process_time

from rules.catalogue import RULEBOOKS, make
from rules.rounds import PLAYING
from rules.shedding.game import MauMau
from rules.shedding.state import State
from rules.shedding.view import view
from rules.table import NOBODY, Action

SEATS = 4
LAPS, LAP = 15, 0.4
"""How often each contestant is on, and for how many seconds at least."""
STATES = 200
"""How many mid-game states of each game are copied, saved and loaded."""
TIMES_RLCARD, COPY_MICROSECONDS, SAVING_MICROSECONDS = 4, 10, 100
"""What is aimed at."""

Round = Callable[[Random], int]
"""Plays a whole round with these dice; how many decisions it took."""


def ours(name: str, *, seen: bool = False) -> Round:
    """A random round of one of our games."""
    game = make(name)

    def play(dice: Random) -> int:
        state, steps = dealt(game, dice), 0
        while state.phase == PLAYING:
            seat = state.stack[-1].seats[0]
            moves = view(game, state, seat).moves if seen else game.moves(state, seat)
            game.apply(state, seat, dice.choice(moves))
            steps += 1
        return steps

    return play


def dealt(game: MauMau, dice: Random) -> State:
    """A table of four, or as many as the game takes, with the first round dealt."""
    state = game.new(min(SEATS, game.seats[1]))
    game.apply(state, NOBODY, Action("deal", text=f"{dice.getrandbits(128):032x}"))
    return state


def rlcard_uno() -> Round | None:
    """A random round of RLCard's uno; None where RLCard is not installed."""
    try:
        import rlcard
    except ImportError:
        return None
    env = rlcard.make("uno", config={"seed": 1})
    env.game.configure({"game_num_players": SEATS})

    def play(dice: Random) -> int:
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            state, _ = env.step(dice.choice(list(state["legal_actions"])))
            steps += 1
        return steps

    play(Random(0))
    if len(env.game.players) != SEATS:
        raise RuntimeError("RLCard does not play with four")
    return play


def rate(play: Round, dice: Random) -> float:
    """Decisions a second, over whole rounds that take a lap's time."""
    steps, start = 0, process_time()
    while (spent := process_time() - start) < LAP:
        steps += play(dice)
    return steps / spent


def mid_game(name: str, count: int = STATES) -> list[State]:
    """States of random games, each stopped at a random decision of the round."""
    game, dice = make(name), Random(2)
    found: list[State] = []
    while len(found) < count:
        state = dealt(game, dice)
        for _ in range(dice.randint(5, 40)):
            if state.phase == PLAYING:
                seat = state.stack[-1].seats[0]
                game.apply(state, seat, dice.choice(game.moves(state, seat)))
        if state.phase == PLAYING:
            found.append(state)
    return found


def save_and_load(state: State) -> State:
    """A state through JSON and back."""
    return State.load(json.loads(json.dumps(state.save())))


def microseconds(work: Callable[[State], object], states: Sequence[State]) -> float:
    """What this costs, one state after the other."""
    start = process_time()
    for state in states:
        work(state)
    return (process_time() - start) / len(states) * 1e6


def speeds() -> None:
    """Print decisions a second, and against RLCard."""
    contestants: dict[str, Round] = {name: ours(name) for name in RULEBOOKS}
    contestants |= {f"{name}, as seen": ours(name, seen=True) for name in RULEBOOKS}
    uno = rlcard_uno()
    if uno is None:
        print("RLCard is not installed (uv run --group bench …): no ratios\n")
    else:
        contestants["RLCard uno"] = uno
    dice = {name: Random(1) for name in contestants}
    laps = [{name: rate(play, dice[name]) for name, play in contestants.items()} for _ in range(LAPS)]
    print(f"{'decisions a second':<24}{'median':>10}{'worst':>10}{'best':>10}{'x RLCard':>10}   aim")
    for name in contestants:
        rates = [lap[name] for lap in laps]
        line = f"{name:<24}{median(rates):>10,.0f}{min(rates):>10,.0f}{max(rates):>10,.0f}"
        if uno is not None and name != "RLCard uno":
            ratio = median(lap[name] / lap["RLCard uno"] for lap in laps)
            line += f"{ratio:>10.2f}   {TIMES_RLCARD}: {'met' if ratio >= TIMES_RLCARD else 'missed'}"
        print(line)


def costs() -> None:
    """Print what copying a state costs, and saving and loading one."""
    works: dict[str, tuple[Callable[[State], object], float]] = {
        "copy": (State.copy, COPY_MICROSECONDS),
        "save and load": (save_and_load, SAVING_MICROSECONDS),
    }
    trials = {
        (name, work): partial(microseconds, works[work][0], mid_game(name)) for name in RULEBOOKS for work in works
    }
    laps = [{trial: run() for trial, run in trials.items()} for _ in range(LAPS)]
    print(f"\n{'µs a mid-game state':<24}{'median':>10}{'worst':>10}{'best':>10}   aim")
    for name, work in trials:
        spent, aim = [lap[name, work] for lap in laps], works[work][1]
        verdict = "met" if median(spent) <= aim else "missed"
        title = f"{name}, {work}"
        print(f"{title:<24}{median(spent):>10.1f}{max(spent):>10.1f}{min(spent):>10.1f}   {aim:.0f}: {verdict}")


if __name__ == "__main__":
    print(f"{SEATS} seats, {LAPS} laps of {LAP:g} s each\n")
    speeds()
    costs()
