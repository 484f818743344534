"""Mutation testing: plants small faults, one at a time, and counts those that no test notices. See ``README.md``.

uv run --group mutation python -m benchmarks.mutants rules/shedding/poker.py --sample 50 --seed 1

mutmut makes the mutants, and finds out which test reaches what (``[tool.mutmut]`` in ``pyproject.toml``). Here a sample
is drawn and run, each in a process of its own, and what became of it is told file by file. mutmut itself would run all
tests before every run, and, of a fault that nothing notices, all that reach it, however long they take.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import signal
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, NoReturn

import pytest

ROOT = Path(__file__).parents[1]
MUTANTS = ROOT / "mutants"
STATS = MUTANTS / "mutmut-stats.json"
"""Which test reaches what."""
FATES = {0: "survived", 1: "killed"}
"""What became of a mutant, by the code with which its tests ended."""
UNCLEAR = 99
"""The code where nobody can say how they ended."""
COLUMNS = ("killed", "timeout", "survived", "no tests", "unclear")
PARTS = (200, 1000)
"""So many tests are run first, then up to so many: to find thousands of them takes longer than to run a few."""
COURSE = "tests/rules/test_courses.py::test_a_game_takes_the_course_that_it_always_took"
"""What notices most of all in its time: it is looked at first."""
SLOWER, START, COURSE_TAKES = 1, 30, 10
"""A mutant has so many times the time that its tests took when each call was noted, and so many seconds more; a course
has so many seconds. All of them are the processor's, whatever else the machine does."""


def made(paths: list[str]) -> dict[str, list[str]]:
    """The mutants of today, file by file; only of files that a path names, all of them without one.

    Exits with mutmut's own words if it cannot find out which test reaches what: a test has failed.
    """
    run = subprocess.run(
        [Path(sys.executable).with_name("mutmut"), "run", "none at all"],  # fails behind what it is called for
        cwd=ROOT,
        check=False,
        capture_output=True,
        text=True,
    )
    if not STATS.exists():
        sys.exit(f"{run.stdout[-4000:]}{run.stderr[-2000:]}\nmutmut could not find out which test reaches what")
    found = {}
    for meta in sorted(MUTANTS.rglob("*.py.meta")):
        file = meta.relative_to(MUTANTS).as_posix().removesuffix(".meta")
        if not paths or any(file == path or file.startswith(path.rstrip("/") + "/") for path in paths):
            found[file] = list(json.loads(meta.read_text("utf-8"))["exit_code_by_key"])
    return {file: names for file, names in found.items() if names}


class Ended:
    """Hears from pytest how a session has ended, whatever happens behind that."""

    code = UNCLEAR

    def pytest_sessionfinish(self, exitstatus: int) -> None:
        self.code = int(exitstatus)


class Runs:
    """Runs mutants, so many at once, each against the tests that reach it, up to so many ``seconds`` of them."""

    def __init__(self, processes: int, seconds: float) -> None:
        self.processes, self.seconds = processes, seconds
        stats = json.loads(STATS.read_text("utf-8"))
        self.reached: dict[str, list[str]] = stats["tests_by_mangled_function_name"]
        self.took: dict[str, float] = stats["duration_by_test"]
        configured = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["mutmut"]
        self.arguments = ["--rootdir=.", "-x", "-q", *configured["pytest_add_cli_args"]]
        os.chdir(MUTANTS)
        sys.path = [str(MUTANTS), *(path for path in sys.path if path not in ("", str(ROOT)))]
        os.environ["MUTANT_UNDER_TEST"] = ""
        self._quietly(["--collect-only", *configured["pytest_add_cli_args_test_selection"]])  # all is imported once

    def fates(self, names: Sequence[str]) -> Iterator[tuple[str, str]]:
        """What becomes of these mutants, as it is known."""
        running: dict[int, str] = {}
        for name in names:
            if not (tests := self._tests(name)):
                yield name, "no tests"
                continue
            if len(running) == self.processes:
                yield self._ended(running)
            if not (process := os.fork()):
                self._end_with(name, tests)
            running[process] = name
        while running:
            yield self._ended(running)

    def _tests(self, name: str) -> list[str]:
        """The tests that reach a mutant: courses, then the quickest; one at least."""
        reached = [test for test in self.reached.get(name.partition("__mutmut_")[0], []) if test in self.took]
        spent, found = 0.0, []
        for test in sorted(reached, key=lambda test: (not test.startswith(COURSE), self.took[test])):
            spent += self.took[test] * (not test.startswith(COURSE))
            if found and spent > self.seconds:
                break
            found.append(test)
        return found

    def _end_with(self, name: str, tests: Sequence[str]) -> NoReturn:
        """The process of a mutant ends as its tests do; where nobody knows how they did, as no test does."""
        code = UNCLEAR
        try:
            code = self._run(name, tests)
        finally:
            os._exit(code)

    def _run(self, name: str, tests: Sequence[str]) -> int:
        """How these tests end with the mutant: in the process of its own."""
        limit = int(SLOWER * sum(map(self.took.__getitem__, tests)) + START)
        resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 1))
        os.environ["MUTANT_UNDER_TEST"] = name
        code, begin = self._course_changes(tests), 0
        others = [test for test in tests if not test.startswith(COURSE)]
        for end in (*PARTS, len(others)):
            if some := others[begin:end]:
                code = code or self._quietly(some)
            begin = end
        return code

    def _course_changes(self, tests: Sequence[str]) -> int:
        """1 where one of the courses among these tests is another one: quicker without pytest around them."""
        from tests.rules.test_courses import COURSES, PLAN, line

        lines = set(COURSES.read_text("utf-8").splitlines())
        reached = [one for one in PLAN if "{}[{}-{}-{}]".format(COURSE, *one) in tests]
        try:
            for one in reached:
                signal.setitimer(signal.ITIMER_PROF, COURSE_TAKES)
                if line(*one) not in lines:
                    return 1
        except Exception:  # noqa: BLE001 - whatever a fault leads to
            return 1
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)
        return 0

    def _quietly(self, words: Sequence[str]) -> int:
        """Run pytest; nothing of it is shown."""
        ended, shown, nothing = Ended(), (os.dup(1), os.dup(2)), os.open(os.devnull, os.O_WRONLY)
        for stream in (1, 2):
            os.dup2(nothing, stream)
        try:
            pytest.main([*self.arguments, *words], plugins=[ended])
        except Warning:
            pass  # something was left open: it is no test that says so
        finally:
            for stream, before in zip((1, 2), shown, strict=True):
                os.dup2(before, stream)
            for one in (*shown, nothing):
                os.close(one)
        return ended.code

    def _ended(self, running: dict[int, str]) -> tuple[str, str]:
        """The next mutant whose tests have ended, and how."""
        process, status = os.wait()
        code = os.waitstatus_to_exitcode(status)
        return running.pop(process), "timeout" if code < 0 else FATES.get(code, "unclear")


def table(found: dict[str, list[str]], fates: dict[str, str]) -> None:
    """Print what became of the mutants file by file, and the names of those that survived."""
    print(f"{'':40}" + "".join(f"{column:>10}" for column in COLUMNS))
    total: Counter[str] = Counter()
    for file, names in found.items():
        counted = Counter(fates[name] for name in names if name in fates)
        total += counted
        if counted:
            print(f"{file:40}" + "".join(f"{counted[column]:10}" for column in COLUMNS))
    print(f"{'all':40}" + "".join(f"{total[column]:10}" for column in COLUMNS))
    print(f"noticed: {(total['killed'] + total['timeout']) / total.total():.1%}")
    for name, fate in fates.items():
        if fate not in ("killed", "timeout"):
            print(f"{fate}: {name}")


def main() -> None:
    """Draw the sample, run it, tell what became of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("paths", nargs="*", help="files or folders to look at; all that is configured without any")
    parser.add_argument("--sample", type=int, default=0, help="so many of their mutants, drawn by lot; 0: all")
    parser.add_argument("--seed", type=int, default=0, help="the lot")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=120, help="so long tests are run at most that notice nothing")
    parser.add_argument("--only", nargs="*", default=[], help="these mutants, by their names")
    asked: Any = parser.parse_args()
    found = made(asked.paths)
    names = sorted(name for names in found.values() for name in names)
    if not names:
        sys.exit("there are no mutants of that; `mutmut run` says more")
    chosen = asked.only or Random(asked.seed).sample(names, min(asked.sample or len(names), len(names)))
    fates: dict[str, str] = {}
    for name, fate in Runs(asked.processes, asked.seconds).fates(chosen):
        fates[name] = fate
        print(f"{len(fates)}/{len(chosen)} {fate}: {name}", file=sys.stderr)
    table(found, fates)


if __name__ == "__main__":
    main()
