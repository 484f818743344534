"""``maumau simulate``: rounds in parallel, with a progress bar.

Every process imports this anew, and nothing heavy with it: no statistics (``lab.summary``).
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

SHARES_A_RUN = 128
"""Into about how many shares a run is cut. It does not change what is played."""
SHARE_ROUNDS_LIMIT = 250


class Rate(ProgressColumn):
    """Games a second so far."""

    def render(self, task: Task) -> Text:
        return Text(f"{task.speed or 0:.0f}/s", style="dim")


def bar(console: Console) -> Progress:
    """The progress bar of a run: games done, a rate, and how long it will take."""
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
    size = max(1, min(SHARE_ROUNDS_LIMIT, games // SHARES_A_RUN))
    return [range(start, min(start + size, games)) for start in range(0, games, size)]


def share(work: tuple[Setup, range]) -> pl.DataFrame:
    """A share of a run: this is what the processes do, the rows made a table there and not where all come together."""
    setup, numbers = work
    return framed(played(setup, numbers))


def simulate(setup: Setup, games: int, jobs: int, console: Console, command: str = "") -> tuple[Run, bool, float]:
    """Play games. Gives the run, whether it was stopped before its end, and how many seconds it took."""
    setup.made()
    cut, begun = shares_of(games), time.perf_counter()
    with bar(console) as progress:
        task = progress.add_task(setup.game, total=games)

        def tell(place: int) -> None:
            progress.advance(task, len(cut[place]))

        done = share_out(share, [(setup, numbers) for numbers in cut], jobs, tell)
    run = run_of(setup, games, pl.concat(done.results or [framed([])]), command)
    return run, done.stopped, time.perf_counter() - begun


def options_of(given: Sequence[str]) -> tuple[tuple[str, str], ...]:
    """Options as they are written on the command line, ``name=value``. Raises ``ValueError``."""
    found = []
    for one in given:
        name, equals, value = one.partition("=")
        if not equals:
            raise ValueError(f"an option is written name=value, not {one!r}")
        found.append((name.strip(), value.strip()))
    return tuple(found)
