"""How fast the engine is: decisions a second of whole random games, and what copying and saving a state costs.

Four sit at a table, or as many as the game takes. A decision is one move, chosen at random among those offered to the
seat whose turn it is, and its application. Dealing is part of the time. *as seen* also builds the whole view of the
table for the seat at every decision.

Random players may never end a round: they forget a word that has to be said, or never fit in. So every round is cut
after ``DECISIONS_LIMIT`` decisions. A round that was cut counts with its decisions and its time, like any other;
*cut* is the share of such rounds.

The games of the five documents are compared with RLCard's ``uno``, ``zheng`` with its ``doudizhu`` (three players on
both sides). Both are driven by ``env.step`` with a random legal action. RLCard encodes what the next player sees at
each step and cannot be told not to, so it is compared with the game *as seen*. ``rlcard.make`` ignores
``game_num_players`` for ``uno`` without a word, so that game is configured for four by hand. RLCard is a dependency of
benchmarks only (group ``bench``).

The contestants of a game play in turns, in short laps (A B C A B C …): a machine that slows down meanwhile is unfair to
all alike. Its lines are printed when it is done.

Then it prints the cost of copying a state and of saving and loading it. For ``zheng`` it also prints the cost of
finding all leads of hands of 18 cards, ordinary and the hardest, and all answers of the same hands to tricks.

Time is processor time of this process. A figure is the median of the laps, a ratio the median of each lap's ratio.
Figures of one machine mean little on another: compare ratios. It takes two minutes of one core.

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
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import NamedTuple

from rules.catalogue import RULEBOOKS, make
from rules.climbing.combinations import HEIGHT, MULTIPLE, SEQUENCE, SET, SINGLE, TWO, Reading
from rules.climbing.plays import plays
from rules.game import SomeGame
from rules.match import PLAYING, Match
from rules.table import NOBODY, Action

SEATS = 4
LAPS, LAP_S = 9, 0.25
"""How many laps each contestant plays, and how long a lap takes at least."""
DECISIONS_LIMIT = 5_000
"""A longer round is cut. Measured on six seconds of random rounds of each game, cut at 20,000 instead: in the twelve
games whose rounds end, at most about one in a hundred takes longer than this (Pesten's, the longest: half of them up to
860, 99 % up to 5,342). Longer are 41 % of Solitaire's, 92 % of Imesco's, and all of Makao's, Tschau Sepp's and
*Branne*'s: of these three no round ended at all."""
STATES_MEASURED = 200
"""How many mid-game states of each game are copied, saved and loaded."""
COPY_AIM_US, SAVING_AIM_US = 10, 100
LEADS_AIM_MS, HARDEST_AIM_MS, ANSWERS_AIM_SHARE = 1, 20, 0.1
"""Upper bounds. Answers are to take a tenth of the time of leads."""
SEEN_SUFFIX, COMPILED_SUFFIX = ", as seen", ", compiled"


class Played(NamedTuple):
    """A round that was played: its decisions, and whether it was cut."""

    decisions: int
    cut: bool


class Rate(NamedTuple):
    """What a lap shows: decisions a second, its rounds, and how many of them were cut."""

    decisions_a_second: float
    rounds: int
    cut: int


Round = Callable[[Random], Played]
"""Plays a round with these dice, up to the limit."""
Lap = Callable[[], Rate]
"""Plays rounds for a lap."""


def ours(name: str, *, seats: int = SEATS, seen: bool = False) -> Round:
    """A random round of one of our games, with so many seats, or as many as the game takes."""
    game = make(name)

    def play(dice: Random) -> Played:
        state = dealt(game, dice, seats)
        for steps in range(DECISIONS_LIMIT):
            if state.phase != PLAYING:
                return Played(steps, cut=False)
            seat = state.stack[-1].seats[0]
            moves = game.view(state, seat).moves if seen else game.moves(state, seat)
            game.apply(state, seat, moves[int(dice.random() * len(moves))])
        return Played(DECISIONS_LIMIT, cut=state.phase == PLAYING)

    return play


def dealt(game: SomeGame, dice: Random, seats: int = SEATS) -> Match:
    """A table of so many, or as many as the game takes, with the first round dealt."""
    state: Match = game.new(min(seats, game.seats[1]))
    game.apply(state, NOBODY, Action("deal", text=f"{dice.getrandbits(128):032x}"))
    return state


@dataclass(frozen=True)
class Rival:
    """A game of RLCard, and its seats."""

    name: str
    seats: int

    def rounds(self) -> Round | None:
        """Its random rounds; None where RLCard is not installed."""
        try:
            import rlcard
        except ImportError:
            return None
        env = rlcard.make(self.name, config={"seed": 1})
        if self.name == "uno":
            env.game.configure({"game_num_players": self.seats})

        def play(dice: Random) -> Played:
            state, _ = env.reset()
            for steps in range(DECISIONS_LIMIT):
                if env.is_over():
                    return Played(steps, cut=False)
                legal = list(state["legal_actions"])
                state, _ = env.step(legal[int(dice.random() * len(legal))])
            return Played(DECISIONS_LIMIT, cut=not env.is_over())

        play(Random(0))
        if len(env.game.players) != self.seats:
            raise RuntimeError(f"RLCard does not play {self.name} with {self.seats}")
        return play


UNO, DOUDIZHU = Rival("uno", SEATS), Rival("doudizhu", 3)
RIVALS = {**dict.fromkeys(("voador", "classic", "amm", "ime", "serbian"), UNO), "zheng": DOUDIZHU}
"""What the games of the five documents are compared with. ``solitaire`` has nobody to be compared with: it is for
one."""


def rate(play: Round, dice: Random) -> Rate:
    """Play whole rounds, as many as a lap takes."""
    decisions, rounds, cut, start = 0, 0, 0, process_time()
    while (spent := process_time() - start) < LAP_S:
        played = play(dice)
        decisions += played.decisions
        rounds += 1
        cut += played.cut
    return Rate(decisions / spent, rounds, cut)


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
    """Each game without and with views, with as many seats as what it is compared with."""
    return {
        name + (SEEN_SUFFIX if seen else ""): partial(
            rate, ours(name, seats=RIVALS[name].seats if name in RIVALS else SEATS, seen=seen), Random(1)
        )
        for name in RULEBOOKS
        for seen in (False, True)
    }


def serve() -> None:
    """Play a lap of each contestant that is named on standard input, and print what it shows."""
    laps = laps_of_ours()
    for line in sys.stdin:
        print(json.dumps(laps[line.strip()]()), flush=True)


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

    def lap(name: str) -> Rate:
        assert player.stdin is not None
        assert player.stdout is not None
        print(name, file=player.stdin, flush=True)
        return Rate(*json.loads(player.stdout.readline()))

    return {name + COMPILED_SUFFIX: partial(lap, name) for name in laps_of_ours()}


def speeds(compiled: Path | None) -> None:
    """Print what the laps of each game show, when they are done."""
    contestants = laps_of_ours() | (laps_of_compiled(compiled) if compiled is not None else {})
    rivals = {
        rival: partial(rate, play, Random(1)) for rival in (UNO, DOUDIZHU) if (play := rival.rounds()) is not None
    }
    if not rivals:
        print("RLCard is not installed (uv run --group bench …): no ratios\n")
    head = f"{'decisions a second':<30}{'median':>10}{'worst':>10}{'best':>10}{'cut':>8}{'x pure':>8}{'x RLCard':>10}"
    print(head, flush=True)
    for game in RULEBOOKS:
        names = (game, game + COMPILED_SUFFIX, game + SEEN_SUFFIX, game + SEEN_SUFFIX + COMPILED_SUFFIX)
        playing = {name: contestants[name] for name in names if name in contestants}
        rival = RIVALS.get(game)
        if rival in rivals:
            playing[f"RLCard {rival.name}"] = rivals[rival]
        laps = [{name: lap() for name, lap in playing.items()} for _ in range(LAPS)]
        print(*lines(laps), sep="\n", flush=True)


def lines(laps: Sequence[Mapping[str, Rate]]) -> Iterator[str]:
    """A line for each contestant of these laps. The ratio to RLCard stands only where both give players what they
    see.
    """
    rival = next((name for name in laps[0] if name.startswith("RLCard")), None)
    for name in laps[0]:
        rates = [lap[name].decisions_a_second for lap in laps]
        cut = sum(lap[name].cut for lap in laps) / sum(lap[name].rounds for lap in laps)
        pure = name.removesuffix(COMPILED_SUFFIX)
        line = f"{name:<30}{median(rates):>10,.0f}{min(rates):>10,.0f}{max(rates):>10,.0f}{cut:>8.1%}"
        line += f"{ratio(laps, name, pure):>8.2f}" if pure != name else " " * 8
        if rival is not None and pure.endswith(SEEN_SUFFIX):
            line += f"{ratio(laps, name, rival):>10.2f}"
        yield line.rstrip()


def ratio(laps: Sequence[Mapping[str, Rate]], name: str, other: str) -> float:
    return median(lap[name].decisions_a_second / lap[other].decisions_a_second for lap in laps)


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
            print(f"{f'{title} hand, {what}':<28}{middle:>8.3f}{worst:>8.3f}   {limit:g}: {verdict}", flush=True)


def costs() -> None:
    """Print the time to copy a state, and to save and load one."""
    works: dict[str, tuple[Callable[[Match], object], float]] = {
        "copy": (Match.copy, COPY_AIM_US),
        "save and load": (save_and_load, SAVING_AIM_US),
    }
    print(f"\n{'µs a mid-game state':<28}{'median':>10}{'worst':>10}{'best':>10}   aim")
    for name in RULEBOOKS:
        states = mid_game(name)
        laps = [{work: microseconds(do, states) for work, (do, _) in works.items()} for _ in range(LAPS)]
        for work, (_, aim) in works.items():
            spent = [lap[work] for lap in laps]
            verdict = "met" if median(spent) <= aim else "missed"
            line = f"{f'{name}, {work}':<28}{median(spent):>10.1f}{max(spent):>10.1f}{min(spent):>10.1f}"
            print(f"{line}   {aim:.0f}: {verdict}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="How fast the engine is.")
    parser.add_argument("--compiled", type=Path, metavar="DIR", help="where a compiled wheel was unpacked")
    parser.add_argument("--serve", action="store_true", help="play laps for another process")
    given = parser.parse_args()
    if given.serve:
        serve()
        return
    print(
        f"{SEATS} seats (zheng: {DOUDIZHU.seats}), {LAPS} laps of {LAP_S:g} s each, "
        f"rounds cut after {DECISIONS_LIMIT:,} decisions\n"
    )
    speeds(given.compiled)
    costs()
    enumerations()


if __name__ == "__main__":
    main()
