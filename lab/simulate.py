"""Play rounds in several processes, with a progress bar.

Every process imports this module, so it imports no statistics (``lab.summary`` does).
"""

from __future__ import annotations

import time
from collections.abc import Sequence

import polars as pl
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.text import Text

from lab.pool import share_out
from lab.rounds import Setup, played
from lab.runs import Run, framed, run_of

SHARES_OF_A_RUN = 128
"""About how many shares a run is cut into. Their number does not change what is played."""
SHARE_ROUNDS_LIMIT = 250


class Rate(ProgressColumn):
    """Games a second so far."""

    def render(self, task: Task) -> Text:
        return Text(f"{task.speed or 0:.0f}/s", style="dim")


def bar(console: Console) -> Progress:
    """The progress bar of a run: games done, games a second, and the time left."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        Rate(),
        TimeRemainingColumn(),
        console=console,
    )


def shares_of(games: int) -> list[range]:
    """The numbers of the games, cut into shares."""
    size = max(1, min(SHARE_ROUNDS_LIMIT, games // SHARES_OF_A_RUN))
    return [range(start, min(start + size, games)) for start in range(0, games, size)]


def share(work: tuple[Setup, range]) -> pl.DataFrame:
    """Play a share of a run, in a worker process; the rows become a table there, which is cheaper to send."""
    setup, numbers = work
    return framed(played(setup, numbers))


def simulate(setup: Setup, games: int, jobs: int, console: Console, command: str = "") -> tuple[Run, bool, float]:
    """Play this many games; return the run, whether it was stopped early, and the seconds it took."""
    setup.made()
    cut, begun = shares_of(games), time.perf_counter()
    with bar(console) as progress:
        task = progress.add_task(setup.named, total=games)

        def tell(place: int) -> None:
            progress.advance(task, len(cut[place]))

        done = share_out(share, [(setup, numbers) for numbers in cut], jobs, tell)
    run = run_of(setup, games, pl.concat(done.results or [framed([])]), command)
    return run, done.stopped, time.perf_counter() - begun


def options_of(given: Sequence[str]) -> tuple[tuple[str, str], ...]:
    """Read options from the command line, ``name=value``. Raises ``ValueError``."""
    found = []
    for one in given:
        name, equals, value = one.partition("=")
        if not equals:
            raise ValueError(f"an option is written name=value, not {one!r}")
        found.append((name.strip(), value.strip()))
    return tuple(found)
