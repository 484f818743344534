"""Play rounds, with a progress bar.

Every process imports this module, so it imports no statistics (``lab.summary`` does).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import polars as pl
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.text import Text

from lab.pool import ShareOut, heard_afterwards
from lab.rounds import Setup, play_games
from lab.runs import Plan, Run, framed
from lab.versions import versions_of


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


def share(work: tuple[Setup, range]) -> pl.DataFrame:
    """Play a share of a run, in a worker process; the rows become a table there, which is cheaper to send."""
    setup, numbers = work
    return framed(play_games(setup, numbers))


def simulate(
    plan: Plan, share_out: ShareOut, console: Console, keep: Callable[[int, pl.DataFrame], None], left: Sequence[int]
) -> bool:
    """Play the shares that are ``left`` of a run; ``keep`` gets the rows of each. Gives whether it was stopped early.

    Raises ``WorkersFail``, and what ``keep`` raises.
    """
    plan.setup.make_game()
    with bar(console) as progress:
        there = plan.games - sum(len(plan.numbers(one)) for one in left)
        task = progress.add_task(plan.setup.named, total=plan.games, completed=there)

        def take(which: int, rows: pl.DataFrame) -> None:
            with heard_afterwards():
                keep(which, rows)
            progress.advance(task, len(plan.numbers(which)))

        return share_out(share, {one: (plan.setup, plan.numbers(one)) for one in left}, take)


def in_memory(setup: Setup, games: int, share_out: ShareOut, console: Console) -> tuple[Run, bool]:
    """Play this many games, and hold all rows in memory; return also whether it was stopped early."""
    plan, parts = Plan.of(setup, games), dict[int, pl.DataFrame]()
    stopped = simulate(plan, share_out, console, parts.__setitem__, range(plan.shares))
    done = sum(len(plan.numbers(which)) for which in parts)
    return Run(
        plan=plan, versions=versions_of(setup.game), parts=[parts[which] for which in sorted(parts)], done=done
    ), stopped
