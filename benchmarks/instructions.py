"""How many instructions of the processor a decision takes: the same figure in each run, where times vary.

It plays random rounds of a game in a short and a long run under valgrind's callgrind, and divides the difference by the
decisions. Valgrind has to be installed; it is some fifty times as slow. The same run gives the same figure to a
thousandth, whatever else the machine does. Instructions do not all take equally long: this tells whether a change
helps, ``benchmarks/engine.py`` tells how much.

    uv run --group bench python -m benchmarks.instructions voador zheng
    uv run --group bench python -m benchmarks.instructions voador --compiled DIR

``DIR`` as for ``benchmarks/engine.py``.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random

from benchmarks.engine import ours
from rules.catalogue import RULEBOOKS

SHORT_RUN_DECISIONS, LONG_RUN_DECISIONS = 1_500, 11_500
COUNTED = re.compile(r"refs:\s+([\d,]+)")
PLAYED = re.compile(r"(\d+) decisions")


def play_rounds(game: str, least: int) -> int:
    """Play rounds until there are at least this many decisions; return how many."""
    play, dice, steps = ours(game), Random(1), 0
    while steps < least:
        steps += play(dice).decisions
    return steps


def count_instructions(game: str, least: int, path: str) -> tuple[int, int]:
    """Play with the rules on this path; return the number of decisions and of instructions."""
    valgrind = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]
    run = subprocess.run(
        [*valgrind, sys.executable, "-P", "-m", "benchmarks.instructions", game, "--play", str(least)],
        env={**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": "0"},
        capture_output=True,
        text=True,
        check=True,
    )
    decisions, instructions = PLAYED.search(run.stdout), COUNTED.search(run.stderr)
    if decisions is None or instructions is None:
        raise RuntimeError(run.stderr)
    return int(decisions[1]), int(instructions[1].replace(",", ""))


def main() -> None:
    parser = argparse.ArgumentParser(description="How many instructions a decision takes.")
    parser.add_argument("games", nargs="*", default=list(RULEBOOKS), help="these games alone")
    parser.add_argument("--compiled", type=Path, metavar="DIR", help="where a compiled wheel was unpacked")
    parser.add_argument("--play", type=int, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.play:
        print(f"{play_rounds(asked.games[0], asked.play)} decisions")
        return
    if shutil.which("valgrind") is None:
        sys.exit("valgrind is not installed")
    here = str(Path(__file__).parents[1])
    path = os.pathsep.join([str(asked.compiled.resolve()), here]) if asked.compiled else here
    for game in asked.games:
        (few, short), (many, long) = (
            count_instructions(game, least, path) for least in (SHORT_RUN_DECISIONS, LONG_RUN_DECISIONS)
        )
        print(f"{game:<10}{(long - short) / (many - few):>10,.0f} instructions a decision")


if __name__ == "__main__":
    main()
