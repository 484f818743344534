"""How fast the engine is: decisions a second of whole random games, and what copying and saving a state costs.

Each contestant plays whole rounds with four seats. They play in turns, in short laps (A B C A B C …): a machine that
slows down meanwhile is unfair to all alike. A decision is one move, chosen at random among those offered to the seat
whose turn it is, and its application. Dealing is part of the time. *as seen* also builds the whole view of the table
for the seat at every decision.

The Mau-Mau games are compared with RLCard's ``uno``, ``zheng`` with its ``doudizhu`` (always three players). Both are
driven by ``env.step`` with a random legal action. RLCard also encodes an observation for the next player, so *as seen*
is the fairest comparison. ``rlcard.make`` ignores ``game_num_players`` for ``uno`` without a word, so that game is
configured for four by hand. RLCard is a dependency of benchmarks only (group ``bench``).

Then it prints the cost of copying a state and of saving and loading it. For ``zheng`` it also prints the cost of
finding all leads of hands of 18 cards, ordinary and the hardest, and all answers of the same hands to tricks.

Time is processor time of this process. A figure is the median of the laps, a ratio the median of each lap's ratio.
Figures of one machine mean little on another: compare ratios.

    uv run --group bench python -m benchmarks.engine

``--compiled DIR`` adds a compiled engine: a directory in which a compiled wheel was unpacked. It plays in a process of
its own, each game's lap right after the lap of the same game here.

    MAUMAU_COMPILE=1 uv build --wheel && python -m zipfile -e dist/maumau-*.whl compiled
    uv run --group bench python -m benchmarks.engine --compiled compiled
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from time import process_time

from rules.catalogue import RULEBOOKS, make
from rules.climbing.combinations import HEIGHT, MULTIPLE, SEQUENCE, SET, SINGLE, TWO, Reading
from rules.climbing.plays import plays
from rules.match import PLAYING, Match
from rules.rounds import SomeGame
from rules.table import NOBODY, Action

SEATS = 4
LAPS, LAP_S = 15, 0.4
"""How many laps each contestant plays, and how long a lap takes at least."""
STATES_MEASURED = 200
"""How many mid-game states of each game are copied, saved and loaded."""
COPY_AIM_US, SAVING_AIM_US = 10, 100
LEADS_AIM_MS, HARDEST_AIM_MS, ANSWERS_AIM_SHARE = 1, 20, 0.1
"""Upper bounds. Answers are to take a tenth of the time of leads."""

Round = Callable[[Random], int]
"""Plays a whole round with these dice; returns the number of decisions."""
Lap = Callable[[], float]
"""Plays for a lap; returns decisions a second."""
SEEN_SUFFIX, COMPILED_SUFFIX = ", as seen", ", compiled"


def ours(name: str, *, seen: bool = False) -> Round:
    """A random round of one of our games."""
    game = make(name)

    def play(dice: Random) -> int:
        state, steps = dealt(game, dice), 0
        while state.phase == PLAYING:
            seat = state.stack[-1].seats[0]
            moves = game.view(state, seat).moves if seen else game.moves(state, seat)
            game.apply(state, seat, moves[int(dice.random() * len(moves))])
            steps += 1
        return steps

    return play


def dealt(game: SomeGame, dice: Random) -> Match:
    """A table of four, or as many as the game takes, with the first round dealt."""
    state: Match = game.new(min(SEATS, game.seats[1]))
    game.apply(state, NOBODY, Action("deal", text=f"{dice.getrandbits(128):032x}"))
    return state


@dataclass(frozen=True)
class Rival:
    """A game of RLCard, its seats, and how many times as fast ours should be, in Python and compiled."""

    name: str
    seats: int
    times: float
    compiled: float

    def rounds(self) -> Round | None:
        """Its random rounds; None where RLCard is not installed."""
        try:
            import rlcard
        except ImportError:
            return None
        env = rlcard.make(self.name, config={"seed": 1})
        if self.name == "uno":
            env.game.configure({"game_num_players": self.seats})

        def play(dice: Random) -> int:
            state, _ = env.reset()
            steps = 0
            while not env.is_over():
                legal = list(state["legal_actions"])
                state, _ = env.step(legal[int(dice.random() * len(legal))])
                steps += 1
            return steps

        play(Random(0))
        if len(env.game.players) != self.seats:
            raise RuntimeError(f"RLCard does not play {self.name} with {self.seats}")
        return play


UNO, DOUDIZHU = Rival("uno", SEATS, 3, 8), Rival("doudizhu", 3, 10, 20)
RIVALS = {name: DOUDIZHU if name == "zheng" else UNO for name in RULEBOOKS}
"""What each game is compared with."""


def rate(play: Round, dice: Random) -> float:
    """Decisions a second, over the whole rounds of a lap."""
    steps, start = 0, process_time()
    while (spent := process_time() - start) < LAP_S:
        steps += play(dice)
    return steps / spent


def mid_game(name: str, count: int = STATES_MEASURED) -> list[Match]:
    """States of random games, each stopped at a random decision of the round."""
    game, dice = make(name), Random(2)
    found: list[Match] = []
    while len(found) < count:
        state = dealt(game, dice)
        for _ in range(dice.randint(5, 40)):
            if state.phase == PLAYING:
                seat = state.stack[-1].seats[0]
                game.apply(state, seat, dice.choice(game.moves(state, seat)))
        if state.phase == PLAYING:
            found.append(state)
    return found


def save_and_load(state: Match) -> Match:
    """A state through JSON and back."""
    return type(state).load(json.loads(json.dumps(state.save())))


def microseconds(work: Callable[[Match], object], states: Sequence[Match]) -> float:
    """Mean time for a state."""
    start = process_time()
    for state in states:
        work(state)
    return (process_time() - start) / len(states) * 1e6


def laps_of_ours() -> dict[str, Lap]:
    rounds = {name: ours(name) for name in RULEBOOKS} | {
        name + SEEN_SUFFIX: ours(name, seen=True) for name in RULEBOOKS
    }
    return {name: partial(rate, play, Random(1)) for name, play in rounds.items()}


def serve() -> None:
    """Play a lap of each contestant that is named on standard input, and print its rate."""
    laps = laps_of_ours()
    for line in sys.stdin:
        print(laps[line.strip()](), flush=True)


def laps_of_compiled(place: Path) -> dict[str, Lap]:
    """The same contestants with the compiled engine in this directory, in a process of its own."""
    path = os.pathsep.join([str(place.resolve()), str(Path(__file__).parents[1])])
    check = "import rules.game; assert not rules.game.__file__.endswith('.py'), rules.game.__file__"
    environment = {**os.environ, "PYTHONPATH": path}
    subprocess.run([sys.executable, "-P", "-c", check], env=environment, check=True)
    player = subprocess.Popen(
        [sys.executable, "-P", "-m", "benchmarks.engine", "--serve"],
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )

    def lap(name: str) -> float:
        assert player.stdin is not None
        assert player.stdout is not None
        print(name, file=player.stdin, flush=True)
        return float(player.stdout.readline())

    return {name + COMPILED_SUFFIX: partial(lap, name) for name in laps_of_ours()}


def speeds(compiled: Path | None) -> None:
    """Print decisions a second and the ratio to RLCard; for a compiled engine also the ratio to this one."""
    contestants = laps_of_ours() | (laps_of_compiled(compiled) if compiled is not None else {})
    contestants = {
        name: contestants[name] for name in sorted(contestants, key=lambda name: name.removesuffix(COMPILED_SUFFIX))
    }
    against = {name: RIVALS[name.partition(",")[0]] for name in contestants}
    for rival in (UNO, DOUDIZHU):
        rounds = rival.rounds()
        if rounds is not None:
            contestants[f"RLCard {rival.name}"] = partial(rate, rounds, Random(1))
    if not any(name.startswith("RLCard") for name in contestants):
        print("RLCard is not installed (uv run --group bench …): no ratios\n")
    laps = [{name: lap() for name, lap in contestants.items()} for _ in range(LAPS)]
    print(f"{'decisions a second':<30}{'median':>10}{'worst':>10}{'best':>10}{'x pure':>8}{'x RLCard':>10}   aim")
    for name in contestants:
        rates = [lap[name] for lap in laps]
        line = f"{name:<30}{median(rates):>10,.0f}{min(rates):>10,.0f}{max(rates):>10,.0f}"
        pure = name.removesuffix(COMPILED_SUFFIX)
        line += f"{median(lap[name] / lap[pure] for lap in laps):>8.2f}" if pure != name else " " * 8
        if name in against and f"RLCard {against[name].name}" in contestants:
            rival = against[name]
            aim = rival.times if pure == name else rival.compiled
            ratio = median(lap[name] / lap[f"RLCard {rival.name}"] for lap in laps)
            line += f"{ratio:>10.2f}   {aim:g} x {rival.name}: {'met' if ratio >= aim else 'missed'}"
        print(line.rstrip())


def hands_of_18(dice: Random, *, hardest: bool) -> list[list[int]]:
    """Hands as three players get them. The hardest hold all twos and jokers, and ranks in sequences or sets."""
    if not hardest:
        return [dice.sample(range(54), 18) for _ in range(STATES_MEASURED)]
    wild = [card for card in range(54) if HEIGHT[card] >= TWO]
    ladder = sorted((card for card in range(54) if HEIGHT[card] < TWO), key=lambda card: HEIGHT[card])
    runs = [ladder[start : start + 48 : 4] for start in range(4)]
    pairs = [[card for n, card in enumerate(ladder[start : start + 24]) if n % 4 < 2] for start in range(0, 28, 4)]
    threes = [[card for n, card in enumerate(ladder[start : start + 16]) if n % 4 < 3] for start in range(0, 36, 4)]
    fours = [ladder[start : start + 12] for start in range(0, 40, 4)]
    return [[*wild, *naturals] for naturals in (*runs, *pairs, *threes, *fours)]


def milliseconds(hands: Sequence[list[int]], tricks: Sequence[Reading | None]) -> list[float]:
    """Time to find all plays, of each hand against each trick: the best of three."""
    spent = []
    for hand in hands:
        for trick in tricks:
            runs = []
            for _ in range(3):
                start = process_time()
                for _ in range(5):
                    plays(hand, trick)
                runs.append((process_time() - start) / 5 * 1e3)
            spent.append(min(runs))
    return spent


def enumerations() -> None:
    """Print the time to find all plays of a hand."""
    tricks = [Reading(SINGLE, 1, 1, 4), Reading(SET, 2, 2, 3), Reading(SET, 3, 3, 3)]
    tricks += [Reading(SEQUENCE, 3, 1, 3), Reading(SEQUENCE, 5, 1, 5), Reading(MULTIPLE, 6, 2, 3)]
    dice = Random(4)
    print(f"\n{'ms all plays of 18 cards':<28}{'median':>8}{'worst':>8}   aim, for the worst")
    for title, hardest, aim in (("ordinary", False, LEADS_AIM_MS), ("hardest", True, HARDEST_AIM_MS)):
        hands = hands_of_18(dice, hardest=hardest)
        for what, spent, limit in (
            ("leads", milliseconds(hands, [None]), aim),
            ("answers", milliseconds(hands, tricks), aim * ANSWERS_AIM_SHARE),
        ):
            middle, worst = median(spent), max(spent)
            verdict = "met" if worst <= limit else "met by the median" if middle <= limit else "missed"
            print(f"{f'{title} hand, {what}':<28}{middle:>8.3f}{worst:>8.3f}   {limit:g}: {verdict}")


def costs() -> None:
    """Print the time to copy a state, and to save and load one."""
    works: dict[str, tuple[Callable[[Match], object], float]] = {
        "copy": (Match.copy, COPY_AIM_US),
        "save and load": (save_and_load, SAVING_AIM_US),
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


def main() -> None:
    parser = argparse.ArgumentParser(description="How fast the engine is.")
    parser.add_argument("--compiled", type=Path, metavar="DIR", help="where a compiled wheel was unpacked")
    parser.add_argument("--serve", action="store_true", help="play laps for another process")
    given = parser.parse_args()
    if given.serve:
        serve()
        return
    print(f"{SEATS} seats, {LAPS} laps of {LAP_S:g} s each\n")
    speeds(given.compiled)
    costs()
    enumerations()


if __name__ == "__main__":
    main()
