"""Processes of their own that begin at once: forked from one that has imported the bot and read its texts.

To import all that takes a process two seconds. What it does then, how it ends and how it is killed is the same.
"""

from __future__ import annotations

import atexit
import gc
import multiprocessing
import os
import sys
import warnings
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Protocol

from tests.support.paths import ROOT

FORKING = "forkserver" in multiprocessing.get_all_start_methods()
_context = multiprocessing.get_context("forkserver" if FORKING else "spawn")
if FORKING:
    _context.set_forkserver_preload(["tests.support.preloaded"])


class Child(Protocol):
    """A process that was started."""

    @property
    def pid(self) -> int: ...
    def poll(self) -> int | None: ...
    def terminate(self) -> None: ...
    def kill(self) -> None: ...


class Forked(_context.Process):
    """One that was forked."""

    def poll(self) -> int | None:
        """Its exit code, once it has ended; below zero the signal that ended it."""
        return self.exitcode


def forked(main: Callable[[], object], environment: Mapping[str, str], log: Path) -> Forked:
    """Start a process that runs ``main`` in the project's folder; what it says is added to the log."""
    log.touch()
    child = Forked(target=_run, args=(main, dict(environment), log))
    child.start()
    return child


@atexit.register
def _end_all() -> None:
    """Kill those that a test has left behind: otherwise they would be waited for, and they do not end by themselves."""
    for child in multiprocessing.active_children():
        if isinstance(child, Forked):
            child.kill()


def _run(main: Callable[[], object], environment: dict[str, str], log: Path) -> None:
    with log.open("ab") as said:
        os.dup2(said.fileno(), 1)
        os.dup2(said.fileno(), 2)
    os.chdir(ROOT)
    os.environ.clear()
    os.environ.update(environment)
    warnings.simplefilter("default")
    code: object = 0
    try:
        main()
    except SystemExit as end:
        code = end.code
    gc.collect()  # as at the end of any process: what was left open is told of
    sys.exit(code)
