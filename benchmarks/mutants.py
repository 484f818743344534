"""Mutation testing: plants small faults, one at a time, and counts those that no test notices. See ``README.md``.

uv run --group mutation python -m benchmarks.mutants rules/shedding/poker.py --sample 50 --seed 1

mutmut makes the mutants and runs the tests (``[tool.mutmut]`` in ``pyproject.toml``); here a sample is drawn, and what
became of it is told file by file.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections import Counter
from pathlib import Path
from random import Random

ROOT = Path(__file__).parents[1]
MUTANTS = ROOT / "mutants"
FATES = {0: "survived", 5: "no tests", 33: "no tests", 2: "not run", None: "not run", 1: "killed", 3: "killed"}
"""What became of a mutant, by the exit code that mutmut keeps; any other is a run that took too long, or broke down."""
COLUMNS = ("killed", "timeout", "survived", "no tests", "not run")


def mutmut(*arguments: str, quiet: bool = False) -> None:
    """Run mutmut; what it shows of its progress goes to the terminal unless ``quiet``."""
    subprocess.run(
        [Path(sys.executable).with_name("mutmut"), *arguments],
        cwd=ROOT,
        check=False,
        stdout=subprocess.DEVNULL if quiet else None,
        stderr=subprocess.DEVNULL if quiet else None,
    )


def fates(paths: list[str]) -> dict[str, dict[str, str]]:
    """By file, what has become of each of its mutants; only of files that a path names, all of them without one."""
    found = {}
    for meta in sorted(MUTANTS.rglob("*.py.meta")):
        file = meta.relative_to(MUTANTS).as_posix().removesuffix(".meta")
        if not paths or any(file == path or file.startswith(path.rstrip("/") + "/") for path in paths):
            codes = json.loads(meta.read_text("utf-8"))["exit_code_by_key"]
            found[file] = {name: FATES.get(code, "timeout") for name, code in codes.items()}
    return {file: mutants for file, mutants in found.items() if mutants}


def table(found: dict[str, dict[str, str]], chosen: set[str]) -> None:
    """Print the chosen mutants file by file, and the names of those that survived."""
    print(f"{'':40}" + "".join(f"{column:>10}" for column in COLUMNS))
    total: Counter[str] = Counter()
    for file, mutants in found.items():
        counted = Counter(fate for name, fate in mutants.items() if name in chosen)
        total += counted
        if counted:
            print(f"{file:40}" + "".join(f"{counted[column]:10}" for column in COLUMNS))
    print(f"{'all':40}" + "".join(f"{total[column]:10}" for column in COLUMNS))
    for mutants in found.values():
        for name, fate in mutants.items():
            if name in chosen and fate in ("survived", "no tests"):
                print(f"{fate}: {name}")


def main() -> None:
    """Draw the sample, run it, tell what became of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("paths", nargs="*", help="files or folders to look at; all that is configured without any")
    parser.add_argument("--sample", type=int, default=0, help="so many of their mutants, drawn by lot; 0: all")
    parser.add_argument("--seed", type=int, default=0, help="the lot")
    parser.add_argument("--processes", type=int, default=2)
    asked = parser.parse_args()
    mutmut("run", "none at all", quiet=True)  # makes the mutants, and finds out which tests reach them
    names = sorted(name for mutants in fates(asked.paths).values() for name in mutants)
    if not names:
        sys.exit("there are no mutants of that; `mutmut run` says more")
    chosen = Random(asked.seed).sample(names, min(asked.sample or len(names), len(names)))
    mutmut("run", "--max-children", str(asked.processes), *chosen)
    print()
    table(fates(asked.paths), set(chosen))


if __name__ == "__main__":
    main()
