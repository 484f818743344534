"""The laboratory's commands: ``maumau simulate``, ``tournament`` and ``analyse``."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from typing import Annotated, NoReturn

import polars as pl
import typer
from rich.console import Console

from lab import runs, tournament
from lab.analysis import without_winner
from lab.pool import Processes, ShareOut, WorkersFail
from lab.rounds import ROUNDS_USUAL, Setup, seats_for, usual_players
from lab.runs import Folder, Plan
from lab.shuffling import PERFECT
from lab.simulate import simulate
from lab.summary import summary_tables
from lab.totals import RunTotals
from lab.tournament import duel
from rules.catalogue import RULEBOOKS
from rules.options import read_options
from rules.plain_text import NoText, decoded
from rules.strategies.by_name import OFFERED

EXIT_BAD_REQUEST, EXIT_STOPPED = 2, 130
LEFT_OUT = ("--out", "--jobs", "--cluster", "--markdown", "--format")
"""Parameters that change nothing of what is played."""
GamesOption = Annotated[
    int, typer.Option(min=1, help="how many rounds; matches, or rows of rounds, where such are played")
]
Jobs = Annotated[int, typer.Option(min=1, help="how many processes")]
Cluster = Annotated[str, typer.Option(help="play on a Dask cluster, tcp://HOST:PORT, or local:N with N processes")]
Seed = Annotated[str, typer.Option(help="every deal follows from it")]
Strategies = Annotated[str, typer.Option(help=f"by seat, with commas: {OFFERED}")]


def source_of(game: str) -> str:
    """What a game is made of: its name, or the text of the file that defines it. Raises ``ValueError``."""
    if not game.endswith(".toml"):
        return game
    try:
        return decoded(Path(game).read_bytes()) + "\n"
    except (OSError, NoText) as why:
        raise ValueError(f"{game} cannot be read: {why}") from None


def simulate_command(
    game: Annotated[str, typer.Argument(help=f"one of {', '.join(RULEBOOKS)}, or a definition, FILE.toml")],
    games: GamesOption = 1000,
    players: Annotated[int, typer.Option(help="how many sit there; 0: four, or as many as there may be")] = 0,
    option: Annotated[list[str] | None, typer.Option(help="an option of the game, name=value; may be repeated")] = None,
    strategy: Strategies = "sensible",
    seed: Seed = "1",
    jobs: Jobs = 1,
    cluster: Cluster = "",
    out: Annotated[Path | None, typer.Option(help="a folder for the rows, written while they are played")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="go on with the run that the folder holds")] = False,
    form: Annotated[str, typer.Option("--format", help="parquet or csv")] = "parquet",
    matches: Annotated[bool, typer.Option("--matches", help="whole matches instead of rounds")] = False,
    rotate: Annotated[bool, typer.Option("--rotate", help="each deal once from every seat")] = False,
    shuffle: Annotated[
        str, typer.Option(help="how people shuffle between rounds: perfect, riffles:N, overhand:N or none")
    ] = PERFECT,
    rounds: Annotated[
        int, typer.Option(min=0, help="rounds in a row with one pack; 0: one, or ten where people shuffle")
    ] = 0,
    pace: Annotated[int, typer.Option(min=0, help="seconds a decision takes, where a game has a limit on time")] = 0,
) -> None:
    """Play a game many times over; one row a seat a round."""
    console = Console(stderr=True)
    folder: Folder | None = None
    try:
        game = source_of(game)
        setup = Setup(
            game=game,
            options=read_options(option or []),
            players=players or usual_players(game),
            strategies=tuple(name.strip() for name in strategy.split(",")),
            seed=seed,
            matches=matches,
            rotated=rotate,
            rounds=rounds or (1 if matches or shuffle == PERFECT else ROUNDS_USUAL),
            shuffle=shuffle,
            pace=pace,
        )
        setup.make_game()
        if form not in runs.FORMATS:
            raise ValueError(f"rows are written as {' or '.join(runs.FORMATS)}, not {form!r}")
        if resume and out is None:
            raise ValueError("--resume goes on with the run in a folder: name it with --out")
        plan, summed = Plan.of(setup, games, form), Summed(setup)
        if not setup.exact:
            console.print("A strategy that thinks for milliseconds does not play the same twice: give playouts.")
        with workers(jobs, cluster) as share_out:
            if out is not None:
                folder = Folder.begun(out, plan, repeatable_command(), resumed=resume)
                plan = folder.plan
            left, begun = folder.left() if folder else range(plan.shares), time.perf_counter()
            stopped = simulate(plan, share_out, console, folder.keep if folder else summed.keep, left)
            seconds = time.perf_counter() - begun
        totals = runs.load(folder.place).totals() if folder else summed.totals
    except (ValueError, WorkersFail) as why:
        exit_with(f"{why}{kept(folder)}")
    except KeyboardInterrupt:  # before the first share, or after the last one
        if folder is not None:
            folder.remove_if_empty()
        raise
    if stopped and not totals.games:
        if folder is not None:
            folder.remove_if_empty()
        console.print("Stopped: nothing was played.")
        raise typer.Exit(EXIT_STOPPED)
    for table in summary_tables(totals, setup):
        Console().print(table)
    for sentence in without_winner(totals):
        Console(highlight=False).print(sentence, soft_wrap=True)
    now = totals.games - plan.games + sum(len(plan.numbers(share)) for share in left)
    console.print(
        f"{totals.games:,} of {games:,} games; {now:,} in {seconds:.1f} s, {now / max(seconds, 1e-9):.0f} a second"
    )
    if stopped:
        console.print(f"Stopped{kept(folder) or ': the figures above are of what was done.'}", soft_wrap=True)
        raise typer.Exit(EXIT_STOPPED)


class Summed:
    """The sums over what is played, where no rows are kept."""

    def __init__(self, setup: Setup) -> None:
        self.setup, self.totals = setup, RunTotals.none()

    def keep(self, _: int, rows: pl.DataFrame) -> None:
        """Add the rows of a share."""
        self.totals = self.totals.plus(RunTotals.of(rows, self.setup))


def kept(folder: Folder | None) -> str:
    """What there is of a run that was broken off, as the end of a sentence; nothing where no rows are kept."""
    if folder is None:
        return ""
    plan = folder.plan
    done = plan.games - sum(len(plan.numbers(share)) for share in folder.left())
    return f": {done:,} of {plan.games:,} games are in {folder.place}; the same command with --resume goes on"


@contextmanager
def workers(jobs: int, cluster: str) -> Iterator[ShareOut]:
    """Those who play: processes of this machine, or a cluster. Raises ``WorkersFail`` where there are none."""
    if not cluster:
        yield Processes(jobs)
        return
    try:
        from lab.cluster import connected  # the bot's laboratory works without its libraries
    except ModuleNotFoundError as why:
        raise WorkersFail(
            f"--cluster needs {why.name}: uv run --extra cluster maumau … brings it, or pip install 'WHEEL[cluster]'"
        ) from None
    with connected(cluster) as share_out:
        yield share_out


def tournament_command(
    games: Annotated[list[str] | None, typer.Argument(help="which games, or FILE.toml; else all of them")] = None,
    deals: Annotated[str, typer.Option(help="how many deals a duel, or with commas how many each in turn")] = "100",
    players: Annotated[str, typer.Option(help="how many sit there, with commas")] = "2,4",
    strategy: Strategies = "thinking,sensible,greedy,random",
    seed: Seed = "1",
    jobs: Jobs = 1,
    cluster: Cluster = "",
    markdown: Annotated[Path | None, typer.Option(help="a page to write, such as docs/strategies.md")] = None,
    append: Annotated[bool, typer.Option("--append", help="as another chapter of the page")] = False,
) -> None:
    """Strategies against each other, each against the next one named, seats rotated over the same deals."""
    console, duels, stopped = Console(stderr=True), [], False
    try:
        names = [name.strip() for name in strategy.split(",")]
        if len(names) < 2 or len(set(names)) < len(names):
            raise ValueError("a tournament needs two strategies or more, each named once")
        pairs = list(pairwise(names))
        setups = [
            (Setup(game=game, players=number, strategies=pair, seed=seed, rotated=True), many)
            for game in map(source_of, games or [name for name in RULEBOOKS if RULEBOOKS[name].seats[1] > 1])
            for number in sorted({seats_for(game, int(one)) for one in players.split(",")})
            for pair, many in zip(pairs, deals_of(deals, len(pairs)), strict=True)
        ]
        for setup, _ in setups:
            setup.make_game()
        with workers(jobs, cluster) as share_out:
            for setup, many in setups:
                found, stopped = duel(setup, many, share_out, console)
                if found.ahead.of:
                    duels.append(found)
                if stopped:
                    break
        if markdown is not None and duels:
            before = markdown.read_text(encoding="utf-8") + "\n" if append and markdown.exists() else ""
            text = tournament.page(duels, repeatable_command(), before)
            runs.write_whole(markdown, lambda path: path.write_text(text, encoding="utf-8"))
            console.print(f"{markdown} is written", highlight=False, soft_wrap=True)
    except OSError as why:
        exit_with(f"{markdown} cannot be written: {why.strerror or why}")
    except (ValueError, WorkersFail) as why:
        exit_with(str(why))
    for table in tournament.duel_tables(duels) if duels else ():
        Console().print(table)
    if stopped:
        console.print(f"Stopped: {len(duels)} of {len(setups)} duels have taken place.")
        raise typer.Exit(EXIT_STOPPED)


def analyse_command(
    folders: Annotated[list[Path], typer.Argument(help="folders that maumau simulate wrote")],
    out: Annotated[Path | None, typer.Option(help="a folder for the pictures and a page, index.html")] = None,
    each: Annotated[bool, typer.Option("--each", help="every run for itself, whatever its game")] = False,
    markdown: Annotated[Path | None, typer.Option(help="a page to write, such as docs/fairness.md")] = None,
) -> None:
    """What runs show; several runs of one game are compared deal by deal."""
    from lab import analysis, comparison, report

    try:
        loaded = [runs.load(folder) for folder in folders]
        comparisons = []
        if not each:
            comparison.check_together(loaded)
            comparisons = [comparison.compare_runs(loaded[0], run) for run in loaded[1:]]
        found = [analysis.findings(run) for run in loaded]
        if out is not None:
            report.save(found, report.html(found, comparisons), out / "index.html", out)
        if markdown is not None:
            report.save(found, report.markdown(found, PICTURES), markdown, markdown.parent / PICTURES)
    except OSError as why:
        exit_with(f"the page cannot be written: {why.strerror or why}")
    except ValueError as why:
        exit_with(str(why))
    console = Console(highlight=False)
    for one in found:
        console.print(f"[bold]{one.run.name}[/bold]: {report.about(one)}")
        for sentence in one.sentences:
            console.print(f"  {sentence}")
    for said_here in comparisons:
        for sentence in said_here:
            console.print(sentence)


def deals_of(given: str, duels: int) -> list[int]:
    """Read how many deals each duel has. Raises ``ValueError``."""
    found = [int(one) if one.strip().isdigit() else 0 for one in given.split(",")]
    if min(found) < 1 or len(found) not in (1, duels):
        raise ValueError(f"deals are a number, or one for each of the {duels} duels, not {given!r}")
    return found * duels if len(found) == 1 else found


PICTURES = "pictures/fairness"
"""The folder with the pictures of a page, beside the page."""


def repeatable_command() -> str:
    """The command that was given, without the parameters that change nothing of what is played."""
    words, skip = ["maumau"], False
    for word in sys.argv[1:]:
        if word in ("--append", "--resume"):
            continue
        if skip or word.partition("=")[0] in LEFT_OUT:
            skip = not skip and word in LEFT_OUT
        else:
            words.append(word)
    return " ".join(words)


def exit_with(why: str) -> NoReturn:
    """Print one line with the reason, and end the program."""
    typer.echo(f"maumau: {why}", err=True)
    raise typer.Exit(EXIT_BAD_REQUEST)


_app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
_app.command("simulate")(simulate_command)
_app.command("tournament")(tournament_command)
_app.command("analyse")(analyse_command)


@_app.callback()
def _begin() -> None:
    """The laboratory of maumau."""


laboratory = typer.main.get_command(_app)
"""All these commands as one."""
